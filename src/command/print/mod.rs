//! `duvod print PUZZLE… --output FILE`: sheets of puzzles, read or made on the spot, and of exercises, and a procedure or the why of a cell as a booklet, as PDF;
//! puzzles as a web page, and a page that explains each cell, as HTML.

mod exercises;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use clap::{Arg, ArgAction, Command, value_parser};
use serde_json::json;

use super::argument::{choice, flag, grid, number, one_of, path};
use super::failure::Failure;
use super::generate::{enough, make};
use super::output::{may_be_written, write, write_new};
use super::reasoner::Reasoner;
use super::request::Request;
use super::rules::rule_named;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::wishes::{self, LEVEL_NAMES, range_of, wished};
use super::{check, export, input, why};
use duvod::explanation::{self, NarratedStep, procedure, rule_name_on};
use duvod::formats::WrittenPuzzle;
use duvod::grid::{Board, Geometry, StateText};
use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::pages::{
    Account, Answers, Cover, Lesson, Paper, PerPage, PrintedPuzzle, STYLE, STYLE_FILE, StyleSheet,
    booklet, lesson, sheets, web_page,
};
use duvod::proof::{RuleId, Trace};
use duvod::rating::rate;
use duvod::search::Verdict;
use duvod::session::Outcome;
use exercises::ExerciseOrder;

/// How many puzzles may stand on a page.
const PER_PAGE: [&str; 5] = ["1", "2", "4", "6", "9"];

/// Where the steps of a practice sheet may stand.
const ANSWERS: [&str; 3] = ["next", "sheet", "none"];

/// How many puzzles may be made at once.
const MOST: u64 = 1_000;

/// What pages may be printed on.
const PAPERS: [&str; 2] = ["a4", "letter"];

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("print", words::HelpPrint, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let puzzles = path("puzzle").value_name("PUZZLE").help(say(words::HelpPuzzles.into()));
    let output = path("output").long("output").value_name("FILE").required(true);
    let text = |name: &'static str, value: &'static str, help: Message| {
        Arg::new(name).long(name).value_name(value).help(locale.say(&help))
    };
    let told = ["procedure", "why"];
    let made = ["generate", "practice"];
    // What is required is not asked for where something else excludes it.
    let wishes = wishes::options(locale).map(|wish| match wish.get_id().as_str() {
        "seed" => wish.conflicts_with("puzzle"),
        _ => wish.requires("generate").conflicts_with_all(["practice", "puzzle"]),
    });
    let practice = text("practice", "RULE", words::HelpPrintPractice.into());
    let count = number("generate", "N", say(words::HelpPrintGenerate.into()));
    command
        .arg(
            puzzles
                .action(ArgAction::Append)
                .num_args(1..)
                .required_unless_present_any(made)
                .conflicts_with_all(made),
        )
        .arg(output.help(say(words::HelpPrintOutput.into())))
        .arg(flag("procedure", say(words::HelpPrintProcedure.into())).conflicts_with_all(made))
        .arg(
            text("why", "CELL", words::HelpPrintWhy.into())
                .conflicts_with("procedure")
                .conflicts_with_all(made),
        )
        .arg(count.value_parser(value_parser!(u64).range(1..=MOST)))
        .arg(practice.conflicts_with_all(["levels", "solutions", "qr"]))
        .arg(choice(locale, "per-page", &PER_PAGE, "4", say(words::HelpPerPage.into())))
        .arg(choice(locale, "paper", &PAPERS, "a4", say(words::HelpPaper.into())))
        .arg(flag("levels", say(words::HelpPrintLevels.into())).conflicts_with_all(told))
        .arg(flag("solutions", say(words::HelpPrintSolutions.into())).conflicts_with_all(told))
        .arg(flag("qr", say(words::HelpPrintQr.into())).conflicts_with_all(told))
        .arg(
            choice(locale, "answers", &ANSWERS, "next", say(words::HelpAnswers.into()))
                .requires("practice"),
        )
        .arg(text("steps", "A-B", words::HelpPrintSteps.into()).requires("procedure"))
        .arg(
            one_of(locale, text("least", "LEVEL", words::HelpPrintLeast.into()), &LEVEL_NAMES)
                .requires("procedure"),
        )
        .arg(text("title", "TEXT", words::HelpTitle.into()))
        .arg(text("author", "TEXT", words::HelpAuthor.into()))
        .args(wishes)
        .group(wishes::change())
        .arg(grid(locale))
}

/// Writes the file.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let output = request.path("output");
    let output = output.unwrap_or(Path::new(""));
    let is_web = is_web(output)?;
    may_be_written(output, request.flag("force")).map_err(Failure::Wrong)?;
    let content = Content::of(request, teller)?;
    let title = request.text("title");
    let title = title.map_or_else(|| teller.say(&content.title(&request.grid)), str::to_owned);
    let cover = Cover {
        title: &title,
        author: request.text("author").unwrap_or_default(),
        paper: named(request.text("paper"), Paper::ALL, Paper::name),
    };
    if let Some(letter) = cover.unprintable().filter(|_| !is_web) {
        let letter = letter.escape_debug().to_string();
        return Err(Failure::Wrong(words::ErrorUnprintable { letter }.into()));
    }
    let file = match content {
        Content::Procedure => told(request, teller, (cover, is_web), None)?,
        Content::Why(cell) if !is_web => told(request, teller, (cover, is_web), Some(cell))?,
        Content::Why(_) => return Err(Failure::Wrong(words::ErrorPrintWhyWeb.into())),
        Content::Practice(_) if is_web => {
            return Err(Failure::Wrong(words::ErrorPrintPracticeWeb.into()));
        }
        Content::Practice(rule) => {
            let seed = request.number("seed").unwrap_or(0);
            let wanted = ExerciseOrder { rule, count: count(request), seed };
            let answers = named(request.text("answers"), Answers::ALL, Answers::name);
            exercises::sheets(request, teller, &wanted, cover, (per_page(request), answers))?
        }
        Content::Puzzles => {
            let puzzles = puzzles(request, teller)?;
            if is_web {
                web_page(&teller.locale, cover, &puzzles, StyleSheet::Beside).into_bytes()
            } else {
                sheets(&teller.locale, cover, &puzzles, per_page(request), &|| false).pdf()
            }
        }
    };
    write_new(output, file, request.flag("force"))?;
    if is_web && matches!(content, Content::Puzzles) {
        put_style(output)?;
    }
    if teller.json {
        writeln!(teller.out, "{}", json!({ "file": output.to_string_lossy() }))?;
    }
    Ok(())
}

/// What is printed.
#[derive(Clone, Copy)]
enum Content<'a> {
    Puzzles,
    Practice(RuleId),
    Procedure,
    Why(&'a str),
}

impl<'a> Content<'a> {
    fn of(request: &'a Request, teller: &Teller) -> Result<Self, Failure> {
        let rule = request.text("practice").map(|rule| rule_named(request, teller, rule));
        Ok(match (rule.transpose()?, request.text("why")) {
            (Some(rule), _) => Self::Practice(rule.id),
            (None, Some(cell)) => Self::Why(cell),
            (None, None) if request.flag("procedure") => Self::Procedure,
            (None, None) => Self::Puzzles,
        })
    }

    /// The title if none is given.
    fn title(self, geometry: &Geometry) -> Message {
        match self {
            Self::Puzzles => words::PageTitlePuzzles.into(),
            Self::Practice(rule) => {
                words::PageTitlePractice { rule: rule_name_on(geometry, rule) }.into()
            }
            Self::Procedure | Self::Why(_) => words::PageTitleProcedure.into(),
        }
    }
}

fn per_page(request: &Request) -> PerPage {
    named(request.text("per-page"), PerPage::ALL, PerPage::name)
}

/// How many puzzles or boards are to be made; as many as a page has if that is not said.
fn count(request: &Request) -> u64 {
    let count = request.number("generate");
    count.unwrap_or_else(|| per_page(request).count() as u64)
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

/// All puzzles that are named, or are to be made, with what is to be printed of each.
fn puzzles(request: &Request, teller: &mut Teller) -> Result<Vec<PrintedPuzzle>, Failure> {
    let (levels, solutions) = (request.flag("levels"), request.flag("solutions"));
    let mut puzzles = Vec::new();
    for puzzle in written(request, teller)? {
        let number = puzzles.len() + 1;
        let link = request.flag("qr").then(|| export::code_of(&puzzle)).transpose()?;
        let WrittenPuzzle { geometry, state, .. } = puzzle;
        let reasoner = Reasoner::new(request, &geometry);
        let (level, solution) = known(&reasoner, &state, number, (levels, solutions))?;
        let level = level.map(Level::message);
        puzzles.push(PrintedPuzzle { geometry, state, level, solution, link });
    }
    Ok(puzzles)
}

/// The puzzles themselves.
fn written(request: &Request, teller: &mut Teller) -> Result<Vec<WrittenPuzzle>, Failure> {
    let mut puzzles = Vec::new();
    if request.has("generate") {
        let (wished, count) = (wished(request, teller)?, count(request));
        let tally = make(wished, (count, true), |geometry, made, _, _| {
            let state = StateText::of_board(made.board.clone());
            puzzles.push(WrittenPuzzle::new(geometry, state));
            Ok(())
        })?;
        enough(teller, &tally, count)?;
    }
    // What is read next is likeliest of the grid of what was read before.
    let mut grid = Arc::clone(&request.grid);
    for name in request.paths("puzzle") {
        let read = input::all_puzzles(request, teller, &request.grids_after(&grid), name)?;
        if let Some(first) = read.first() {
            grid = Arc::clone(&first.geometry);
        }
        puzzles.extend(read);
    }
    Ok(puzzles)
}

/// The level and the solution of a puzzle, as far as they are wanted.
fn known(
    reasoner: &Reasoner<'_>,
    state: &StateText,
    number: usize,
    (levels, solutions): (bool, bool),
) -> Result<(Option<Level>, Option<Board>), Failure> {
    let not_one = || Failure::Wrong(words::ErrorPrintNotOne { number }.into());
    let puzzle = state.puzzle();
    if levels {
        let Outcome::Solved { trace, solution, .. } = reasoner.solve_in_order(puzzle.clone())?
        else {
            return Err(not_one());
        };
        let level = rate(&reasoner.request.knowledge, &trace).level;
        return Ok((level, solutions.then(|| solution.filled_into(&puzzle.board))));
    }
    if !solutions {
        return Ok((None, None));
    }
    match reasoner.verdict_of(&puzzle)? {
        Verdict::One(solution) => Ok((None, Some(solution.filled_into(&puzzle.board)))),
        _ => Err(not_one()),
    }
}

/// The procedure of the one puzzle that is named, or the why of a cell of it.
fn told(
    request: &Request,
    teller: &mut Teller,
    (cover, is_web): (Cover<'_>, bool),
    cell: Option<&str>,
) -> Result<Vec<u8>, Failure> {
    let names: Vec<&Path> = request.paths("puzzle").collect();
    let [name] = names[..] else {
        return Err(Failure::Wrong(words::ErrorPrintOne { count: names.len() }.into()));
    };
    let (reasoner, puzzle) = input::to_solve(request, teller, name)?;
    let cell = cell.map(|text| why::cell(&reasoner, text)).transpose()?;
    let trace = solved(&reasoner, teller, &puzzle)?;
    let (locale, geometry) = (&teller.locale, &reasoner.geometry);
    let Some(cell) = cell else {
        let lines = procedure(geometry, &trace);
        if is_web {
            if request.has("steps") || request.has("least") {
                return Err(Failure::Wrong(words::ErrorPrintStepsWeb.into()));
            }
            return explained(&reasoner, teller, cover, &trace, &lines);
        }
        let account = Account::of_procedure(geometry, &trace, &lines);
        let printed = steps(reasoner.request, &lines)?;
        let account = account.of_steps(geometry, printed);
        return Ok(booklet(locale, geometry, cover, &account, None, &|| false).pdf());
    };
    let Some(answer) = explanation::why(geometry, &trace, cell) else {
        let open = words::WhyOpen { cell: geometry.cell_name(cell) };
        return Err(Failure::Wrong(open.into()));
    };
    let engine = reasoner.engine()?;
    let opening = answer.told(|rule| engine.score(rule), locale);
    let account = Account::of_answer(&answer, opening);
    Ok(booklet(locale, geometry, cover, &account, Some(cell), &|| false).pdf())
}

/// The numbers of the steps that are printed, from 0.
fn steps(request: &Request, lines: &[NarratedStep]) -> Result<Vec<usize>, Failure> {
    let wanted = request.text("steps").map(range_of::<usize>).transpose()?;
    let least = request.text("least");
    let least = least.and_then(|name| Level::ALL.into_iter().find(|level| level.name() == name));
    let level = |told: &NarratedStep| request.knowledge.rule(told.rule).map(|rule| rule.level);
    let all = lines.iter().enumerate();
    let printed: Vec<usize> = all
        .filter(|(number, _)| wanted.as_ref().is_none_or(|range| range.contains(&(number + 1))))
        .filter(|(_, told)| least.is_none_or(|least| level(told) >= Some(least)))
        .map(|(number, _)| number)
        .collect();
    if printed.is_empty() && !lines.is_empty() {
        return Err(Failure::Wrong(words::ErrorPrintNoSteps { count: lines.len() }.into()));
    }
    Ok(printed)
}

/// The page on which each cell of a puzzle is explained.
fn explained(
    reasoner: &Reasoner<'_>,
    teller: &Teller,
    cover: Cover<'_>,
    trace: &Trace,
    lines: &[NarratedStep],
) -> Result<Vec<u8>, Failure> {
    let (locale, geometry, engine) = (&teller.locale, &reasoner.geometry, reasoner.engine()?);
    let told = (trace, lines);
    let page =
        Lesson::of_procedure((locale, geometry), cover, told, |rule| engine.score(rule), &|| false);
    Ok(lesson(locale, geometry, &page, &|| false).into_bytes())
}

fn solved(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
) -> Result<Trace, Failure> {
    if reasoner.is_by_explainer(puzzle) && matches!(reasoner.verdict_of(puzzle)?, Verdict::One(_)) {
        return Ok(reasoner.by_explainer(&puzzle.board)?.1);
    }
    match reasoner.solve(puzzle.clone())? {
        Outcome::Solved { trace, .. } => Ok(trace),
        Outcome::Refused(verdict) => Err(check::refuse(reasoner, teller, puzzle, &verdict)?),
        Outcome::Diagnosed(_) | Outcome::Cancelled(_) => Err(Failure::No),
    }
}
