//! Making the file of what is chosen, and the pages that are shown of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::choices::{Choice, Kind, Source, Subject};
use super::order::{Far, Order, Other};
use crate::background::Rater;
use duvod::explanation::{NarratedStep, rule_name};
use duvod::formats::{WrittenPuzzle, dimacs_clauses, dimacs_colouring, dot, link_to};
use duvod::grid::{Board, Puzzle, StateText};
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words};
use duvod::pages::{
    Account, Cover, Document, Lesson, Page, PrintedPuzzle, StyleSheet, animation, booklet,
    code_as_page, lesson, naming, picture_as_page, practice_sheets, sheets, web_page,
};
use duvod::picture::{Frame, LIGHT, Naming, PIXELS, QrCode, png, svg};
use duvod::proof::{RuleId, Trace};
use duvod::rating::rate;
use duvod::search::{Budget, Search, Verdict};
use duvod::session::play::is_puzzle;

/// How many puzzles go on sheets at once.
const MOST: usize = 1_000;

/// How many positions may be looked at for the solution of each: ten times as many as any puzzle with one needs.
const NODES: u64 = 50_000;

/// What was made.
#[derive(Clone, Debug)]
pub struct Made {
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) kind: Kind,
    /// The pages that are shown of it; a web page or a script has none.
    pub(crate) pages: Arc<[Page]>,
}

impl Made {
    /// The script that it is, if it is one.
    pub(super) fn script(&self) -> Option<&str> {
        let is_script = Kind::OF_GRAPHS.contains(&self.kind);
        std::str::from_utf8(&self.bytes).ok().filter(|_| is_script)
    }
}

/// Makes the file, and tells how far it has come; nothing if it was stopped.
pub(crate) fn make_unless(
    of: &Order,
    far: &Far,
    stopped: &dyn Fn() -> bool,
) -> Option<Result<Made, Words>> {
    let made = make(of, far, stopped);
    (!stopped()).then_some(made)
}

/// Makes the file, and tells how far it has come.
///
/// # Errors
/// Why there is nothing to make.
fn make(of: &Order, far: &Far, stopped: &dyn Fn() -> bool) -> Result<Made, Words> {
    let choices = &of.choices;
    let needs_puzzle = match choices.subject {
        Subject::Exercises => false,
        Subject::Sheet => choices.source == Source::AtHand,
        _ => true,
    };
    let is_there = is_puzzle(&of.puzzle, &of.geometry) || !of.board.is_empty();
    let is_empty = !is_there && of.whole.removed.is_empty();
    if needs_puzzle && is_empty {
        return Err(words::LockEmpty.into());
    }
    let (title, author) = (title(of), choices.typed(Choice::Author).trim());
    let cover = Cover { title: &title, author, paper: choices.paper };
    if let Some(letter) = cover.unprintable().filter(|_| choices.kind() == Kind::Pdf) {
        return Err(words::ErrorUnprintable { letter: letter.escape_debug().to_string() }.into());
    }
    match choices.subject {
        Subject::Picture => picture(of),
        Subject::Sheet => {
            let puzzles = match of.choices.source {
                Source::AtHand => vec![at_hand(of, stopped)?],
                _ => others(of, far, stopped)?,
            };
            if choices.kind() == Kind::Html {
                let page = web_page(&of.locale, cover, &puzzles, StyleSheet::Within);
                return Ok(web(page));
            }
            Ok(pdf(&sheets(&of.locale, cover, &puzzles, choices.per_page(), stopped)))
        }
        Subject::Procedure => {
            let (trace, lines) = solved(of)?;
            let account = Account::of_procedure(&of.geometry, trace, lines);
            let account = account.of_steps(&of.geometry, printed(of, lines)?);
            Ok(pdf(&booklet(&of.locale, &of.geometry, cover, &account, None, stopped)))
        }
        Subject::Answer => {
            let _ = solved(of)?;
            let (cell, why) = of.answer.as_ref().ok_or(words::ExportNoAnswer)?;
            let opening = why.told(|rule| of.engine.score(rule), &of.locale);
            let account = Account::of_answer(why, opening);
            Ok(pdf(&booklet(&of.locale, &of.geometry, cover, &account, Some(*cell), stopped)))
        }
        Subject::Lesson => page(of, cover, stopped),
        Subject::Moving => moving(of),
        Subject::Code => code(of),
        Subject::Exercises => {
            let sheet = of.exercises.as_ref().map_err(Clone::clone)?;
            let told = (&sheet.task, &*sheet.steps);
            let look = (choices.per_page(), choices.answers);
            Ok(pdf(&practice_sheets(&of.locale, &sheet.geometry, cover, told, look)))
        }
        Subject::Graph => graph(of),
    }
}

/// The title: what is typed, or what such a file is called.
fn title(of: &Order) -> String {
    let typed = of.choices.typed(Choice::Title).trim();
    let usual = || of.locale.say(&usual_title(of.choices.subject, of.rule));
    if typed.is_empty() { usual() } else { typed.to_owned() }
}

/// The title if none is typed.
pub(super) fn usual_title(subject: Subject, rule: Option<RuleId>) -> Words {
    match (subject, rule) {
        (Subject::Exercises, Some(rule)) => {
            words::PageTitlePractice { rule: rule_name(rule) }.into()
        }
        (Subject::Procedure | Subject::Answer | Subject::Lesson, _) => {
            words::PageTitleProcedure.into()
        }
        _ => words::PageTitlePuzzles.into(),
    }
}

fn pdf(document: &Document) -> Made {
    Made { bytes: document.pdf().into(), kind: Kind::Pdf, pages: document.pages().into() }
}

/// What is told of the solution.
fn solved(of: &Order) -> Result<(&Trace, &[NarratedStep]), Words> {
    let told = of.told.as_ref().map(|(trace, lines)| (&**trace, &**lines));
    told.ok_or_else(|| words::ExportUnsolved.into())
}

/// The numbers of the steps of the procedure that are printed, from 0.
fn printed(of: &Order, lines: &[NarratedStep]) -> Result<Vec<usize>, Words> {
    let numbers = of.choices.numbers(lines.len())?;
    let mut printed = of.choices.steps.of(lines, &of.listed, &of.knowledge);
    printed.retain(|number| numbers.as_ref().is_none_or(|numbers| numbers.contains(number)));
    if printed.is_empty() { Err(words::ExportNoSteps.into()) } else { Ok(printed) }
}

fn picture(of: &Order) -> Result<Made, Words> {
    let (choices, geometry) = (&of.choices, &of.geometry);
    let palette = if choices.as_window { of.palette } else { &LIGHT };
    let (frame, scene) = (frame(of), of.scene.without_selection());
    let document = picture_as_page(&scene, geometry, palette, frame, of.locale.tag());
    let text = || svg(&scene, geometry, palette, frame);
    let bytes = match choices.kind() {
        Kind::Pdf => document.pdf(),
        Kind::Svg => text().into_bytes(),
        _ => pixels_of(&text())?,
    };
    Ok(Made { bytes: bytes.into(), kind: choices.kind(), pages: document.pages().into() })
}

/// The puzzle on the grid. Of one that is being played the solution and the level are found, and shown on paper alone.
fn at_hand(of: &Order, stopped: &dyn Fn() -> bool) -> Result<PrintedPuzzle, Words> {
    let choices = &of.choices;
    let trace = of.told.as_ref().map(|(trace, _)| trace).filter(|_| of.is_complete);
    let level = || {
        if trace.is_some() {
            return rate(&of.knowledge, of.rated.as_ref()?).level;
        }
        Rater::new(&of.knowledge, &of.geometry, &of.rules)?.level(&of.puzzle, stopped)
    };
    let solution = || match trace {
        Some(trace) => Some(trace.board_before(&of.geometry, trace.steps.len())),
        None => only_solution(&Search::new(&of.geometry), &of.puzzle),
    };
    let not_one = || Words::from(words::ExportNotOneHere);
    let solution = choices.solution.then(|| solution().ok_or_else(not_one)).transpose()?;
    let level = choices.level.then(level).flatten();
    let puzzle = WrittenPuzzle::new(&of.geometry, of.whole.clone());
    Ok(PrintedPuzzle {
        level: level.map(Level::message),
        solution,
        link: choices.code.then(|| code_of(&puzzle)).transpose()?,
        geometry: puzzle.geometry,
        state: puzzle.state,
    })
}

/// The only solution of a puzzle; `None` if it has not exactly one, or if that is not found out.
fn only_solution(search: &Search, puzzle: &Board) -> Option<Board> {
    match search.verdict_within(puzzle, &mut Budget::nodes(NODES)) {
        Ok(Verdict::One(solution)) => Some(solution.filled_into(puzzle)),
        _ => None,
    }
}

/// The puzzles that were made, or those of the file.
fn others(of: &Order, far: &Far, stopped: &dyn Fn() -> bool) -> Result<Vec<PrintedPuzzle>, Words> {
    let choices = &of.choices;
    let source = choices.source;
    let none = match source {
        Source::Made => words::ExportNoneMade,
        Source::Arranged => words::ExportNoneArranged,
        Source::AtHand | Source::Listed => words::ExportNoneListed,
    };
    let others = of.others.as_ref().ok_or(none)?;
    let numbers = match choices.numbers(others.count)? {
        // A list that was put in order keeps it.
        Some(typed) if source == Source::Arranged => {
            let typed: BTreeSet<usize> = typed.into_iter().collect();
            others.order.iter().copied().filter(|number| typed.contains(number)).collect()
        }
        Some(mut typed) => {
            let there: BTreeSet<usize> = others.order.iter().copied().collect();
            typed.retain(|number| there.contains(number));
            typed
        }
        None => others.order.clone(),
    };
    if numbers.is_empty() {
        return Err(words::ExportNoneThere.into());
    }
    let count = numbers.len();
    if count > MOST {
        return Err(words::ExportTooMany { count, most: MOST }.into());
    }
    let mut search = None;
    let mut rater = None;
    let mut printed = Vec::with_capacity(count);
    for (done, number) in numbers.into_iter().enumerate().take_while(|_| !stopped()) {
        far.tell(done, count);
        let Some(Other { puzzle, level }) = (others.of)(number) else { continue };
        let number = number + 1;
        let solution = choices.solution.then(|| {
            let search = search.get_or_insert_with(|| Search::new(&puzzle.geometry));
            let not_one = || Words::from(words::ExportNotOne { number });
            only_solution(search, &puzzle.board).ok_or_else(not_one)
        });
        let level = if choices.level && level.is_none() && source != Source::Made {
            let rater =
                rater.get_or_insert_with(|| Rater::new(&of.knowledge, &puzzle.geometry, &of.rules));
            rater.as_ref().and_then(|rater| rater.level(&puzzle.board, stopped))
        } else {
            level
        };
        printed.push(PrintedPuzzle {
            level: level.filter(|_| choices.level).map(Level::message),
            solution: solution.transpose()?,
            link: choices.code.then(|| code_of(&WrittenPuzzle::of(&puzzle))).transpose()?,
            geometry: puzzle.geometry,
            state: StateText::of_board(puzzle.board),
        });
    }
    far.tell(count, count);
    Ok(printed)
}

/// The code of a link with a puzzle.
pub(crate) fn code_of(puzzle: &WrittenPuzzle) -> Result<QrCode, Words> {
    let link = link_to(puzzle).map_err(|_| Words::from(words::ErrorNoLink))?;
    QrCode::of(&link).ok_or_else(|| words::ErrorLongLink.into())
}

fn code(of: &Order) -> Result<Made, Words> {
    let kind = of.choices.kind();
    let (geometry, board) = (Arc::clone(&of.geometry), of.puzzle.clone());
    let code = code_of(&WrittenPuzzle::of(&Puzzle { geometry, board }))?;
    let document = code_as_page(&code, of.locale.tag());
    let bytes = match kind {
        Kind::Pdf => document.pdf(),
        Kind::Svg => code.svg().into_bytes(),
        _ => pixels_of(&code.svg())?,
    };
    Ok(Made { bytes: bytes.into(), kind, pages: document.pages().into() })
}

/// An SVG as a PNG file.
fn pixels_of(svg: &str) -> Result<Vec<u8>, Words> {
    png(svg, PIXELS).map_err(|error| words::ErrorOther { reason: error.to_string() }.into())
}

fn moving(of: &Order) -> Result<Made, Words> {
    let told = solved(of)?;
    let look = (if of.choices.as_window { of.palette } else { &LIGHT }, frame(of));
    let text = animation(&of.locale, &of.geometry, told, look, of.choices.seconds());
    Ok(Made { bytes: text.into_bytes().into(), kind: Kind::Svg, pages: Arc::default() })
}

fn frame(of: &Order) -> Frame {
    let coordinates = if of.choices.plain { Naming::Nothing } else { naming(&of.locale) };
    Frame { coordinates, ..Frame::default() }
}

/// The puzzle as a script; for Graphviz with all digits that stand in the grid.
fn graph(of: &Order) -> Result<Made, Words> {
    let (kind, geometry) = (of.choices.kind(), &of.geometry);
    if !geometry.is_of_exclusions() {
        return Err(words::ErrorNoGraph.into());
    }
    let text = match kind {
        Kind::Dot => dot(geometry, &of.board, &|words| of.locale.say(words)),
        Kind::Col => dimacs_colouring(geometry, &of.puzzle),
        _ => dimacs_clauses(geometry, &of.puzzle),
    };
    Ok(Made { bytes: text.into_bytes().into(), kind, pages: Arc::default() })
}

fn page(of: &Order, cover: Cover<'_>, stopped: &dyn Fn() -> bool) -> Result<Made, Words> {
    let told = solved(of)?;
    let score = |rule| of.engine.score(rule);
    let about = (&of.locale, &*of.geometry);
    let page = Lesson::of_procedure(about, cover, told, score, stopped);
    Ok(web(lesson(&of.locale, &of.geometry, &page, stopped)))
}

/// A web page, of which there is no preview.
fn web(page: String) -> Made {
    Made { bytes: page.into_bytes().into(), kind: Kind::Html, pages: Arc::default() }
}
