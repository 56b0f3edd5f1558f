//! `duvod print PUZZLE… --output FILE`: sheets of puzzles, and a procedure or the why of a cell as a booklet, as PDF;
//! puzzles as a web page, and a page that explains each cell, as HTML.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use serde_json::json;

use super::context::Context;
use super::failure::Failure;
use super::output::{may_be_written, write, write_new};
use super::{check, explain, input, why};
use crate::explanation::{self, Told, procedure};
use crate::grid::Board;
use crate::knowledge::Level;
use crate::message::words;
use crate::pages::{
    Account, Cover, Lesson, Paper, PerPage, PrintedPuzzle, STYLE, STYLE_FILE, booklet, lesson,
    sheets, web_page,
};
use crate::proof::Trace;
use crate::rating::rate;
use crate::search::Verdict;
use crate::session::Outcome;

/// How many puzzles may stand on a page.
pub(super) const PER_PAGE: [&str; 5] = ["1", "2", "4", "6", "9"];

/// What pages may be printed on.
pub(super) const PAPERS: [&str; 2] = ["a4", "letter"];

/// Writes the file.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let text = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let output = arguments.get_one::<PathBuf>("output").map(PathBuf::as_path);
    let output = output.unwrap_or(Path::new(""));
    let is_web = is_web(output)?;
    let is_told = arguments.get_flag("procedure") || text("why").is_some();
    let title = if is_told { words::PageTitleProcedure } else { words::PageTitlePuzzles };
    let title = text("title").map_or_else(|| context.say(&title.into()), str::to_owned);
    let cover = Cover {
        title: &title,
        author: text("author").unwrap_or_default(),
        paper: named(text("paper"), Paper::ALL, Paper::name),
    };
    if let Some(letter) = cover.unprintable().filter(|_| !is_web) {
        let letter = letter.escape_debug().to_string();
        return Err(Failure::Wrong(words::ErrorUnprintable { letter }.into()));
    }
    let file = match (arguments.get_flag("procedure"), text("why")) {
        (false, None) => {
            let puzzles = puzzles(context, arguments)?;
            let per_page = named(text("per-page"), PerPage::ALL, PerPage::name);
            if is_web {
                web_page(&context.locale, cover, &puzzles).into_bytes()
            } else {
                sheets(&context.locale, cover, &puzzles, per_page).pdf()
            }
        }
        (_, Some(_)) if is_web => return Err(Failure::Wrong(words::ErrorPrintWhyWeb.into())),
        (_, cell) => told(context, arguments, (cover, is_web), cell)?,
    };
    write_new(output, file, arguments.get_flag("force"))?;
    if is_web && !is_told {
        put_style(output)?;
    }
    if context.json {
        writeln!(context.out, "{}", json!({ "file": output.to_string_lossy() }))?;
    }
    Ok(())
}

/// Whether the name of a file says that it is a web page, or else a PDF.
fn is_web(output: &Path) -> Result<bool, Failure> {
    let ending = output.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    match ending.as_str() {
        "pdf" => Ok(false),
        "html" | "htm" => Ok(true),
        _ => Err(Failure::Wrong(words::ErrorNoPage { ending }.into())),
    }
}

/// Puts the style sheet beside a web page, if there is none yet.
fn put_style(page: &Path) -> Result<(), Failure> {
    let path = page.with_file_name(STYLE_FILE);
    if may_be_written(&path, false).is_ok() { write(&path, STYLE) } else { Ok(()) }
}

/// The choice of that name; the usual one if none was made.
fn named<T: Copy + Default, const N: usize>(
    asked: Option<&str>,
    all: [T; N],
    name: impl Fn(T) -> &'static str,
) -> T {
    all.into_iter().find(|&one| Some(name(one)) == asked).unwrap_or_default()
}

/// All puzzles that are named, with what is to be printed of each.
fn puzzles(context: &mut Context, arguments: &ArgMatches) -> Result<Vec<PrintedPuzzle>, Failure> {
    let (levels, solutions) = (arguments.get_flag("levels"), arguments.get_flag("solutions"));
    let mut puzzles = Vec::new();
    for name in arguments.get_many::<PathBuf>("puzzle").into_iter().flatten() {
        for puzzle in input::all_puzzles(context, name)? {
            let number = puzzles.len() + 1;
            let (geometry, board) = (puzzle.geometry, puzzle.state.board);
            context.geometry = Arc::clone(&geometry);
            let (level, solution) = known(context, &board, number, (levels, solutions))?;
            let level = level.map(Level::message);
            puzzles.push(PrintedPuzzle { geometry, board, level, solution });
        }
    }
    Ok(puzzles)
}

/// The level and the solution of a puzzle, as far as they are wanted.
fn known(
    context: &mut Context,
    board: &Board,
    number: usize,
    (levels, solutions): (bool, bool),
) -> Result<(Option<Level>, Option<Board>), Failure> {
    let not_one = || Failure::Wrong(words::ErrorPrintNotOne { number }.into());
    context.watch.renew();
    if levels {
        let Outcome::Solved { trace, solution } = context.solve(board.clone())? else {
            return Err(not_one());
        };
        let level = rate(&context.knowledge, &trace).level;
        return Ok((level, solutions.then(|| solution.filled_into(board))));
    }
    if !solutions {
        return Ok((None, None));
    }
    match context.verdict(board)? {
        Verdict::One(solution) => Ok((None, Some(solution.filled_into(board)))),
        _ => Err(not_one()),
    }
}

/// The procedure of the one puzzle that is named, or the why of a cell of it.
fn told(
    context: &mut Context,
    arguments: &ArgMatches,
    (cover, is_web): (Cover<'_>, bool),
    cell: Option<&str>,
) -> Result<Vec<u8>, Failure> {
    let names: Vec<&PathBuf> = arguments.get_many("puzzle").into_iter().flatten().collect();
    let [name] = names[..] else {
        return Err(Failure::Wrong(words::ErrorPrintOne { count: names.len() }.into()));
    };
    let board = input::board(context, name)?;
    let cell = cell.map(|text| why::cell(context, text)).transpose()?;
    let trace = solved(context, &board)?;
    let (locale, geometry) = (&context.locale, &context.geometry);
    let Some(cell) = cell else {
        let lines = procedure(geometry, &trace);
        if is_web {
            return explained(context, cover, &trace, &lines);
        }
        let account = Account::of_procedure(geometry, &trace, &lines);
        return Ok(booklet(locale, geometry, cover, &account, None).pdf());
    };
    let Some(answer) = explanation::why(geometry, &trace, cell) else {
        let open = words::WhyOpen { cell: geometry.cell_name(cell) };
        return Err(Failure::Wrong(open.into()));
    };
    let engine = context.engine()?;
    let opening = answer.told(|rule| engine.score(rule), locale);
    let account = Account::of_answer(&answer, opening);
    Ok(booklet(locale, geometry, cover, &account, Some(cell)).pdf())
}

/// The page on which each cell of a puzzle is explained.
fn explained(
    context: &Context,
    cover: Cover<'_>,
    trace: &Trace,
    lines: &[Told],
) -> Result<Vec<u8>, Failure> {
    let (locale, geometry, engine) = (&context.locale, &context.geometry, context.engine()?);
    let told = (trace, lines);
    let page = Lesson::of_procedure((locale, geometry), cover, told, |rule| engine.score(rule));
    Ok(lesson(locale, geometry, &page).into_bytes())
}

fn solved(context: &mut Context, board: &Board) -> Result<Trace, Failure> {
    if explain::is_by_explainer(context) && matches!(context.verdict(board)?, Verdict::One(_)) {
        return Ok(explain::by_explainer(context, board)?.1);
    }
    match context.solve(board.clone())? {
        Outcome::Solved { trace, .. } => Ok(trace),
        Outcome::Refused(verdict) => Err(check::refuse(context, board, &verdict)?),
        Outcome::Diagnosed(_) | Outcome::Cancelled => Err(Failure::No),
    }
}
