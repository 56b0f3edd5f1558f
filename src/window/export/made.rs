//! Making the file of what is chosen, and the pages that are shown of it.

use std::sync::Arc;

use super::choices::{Choice, Choices, Kind, Source, Subject};
use super::exercises::Exercises;
use duvod::explanation::{Told, Why, rule_name};
use duvod::formats::{WrittenPuzzle, dimacs_clauses, dimacs_colouring, dot, link_to};
use duvod::grid::{Cell, Puzzle, StateText};
use duvod::knowledge::{Knowledge, Level};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::pages::{
    Account, Cover, Document, Lesson, Page, PrintedPuzzle, animation, booklet, code_as_page,
    lesson, naming, picture_as_page, practice_sheets, sheets,
};
use duvod::picture::{Frame, LIGHT, Naming, PIXELS, Palette, QrCode, Scene, png, svg};
use duvod::proof::{RuleId, Trace};
use duvod::rating::rate;
use duvod::search::{Budget, Search, Verdict};
use duvod::session::Session;

/// What a file is made of.
#[derive(Clone, Copy)]
pub(crate) struct Of<'a> {
    pub(crate) session: &'a Session,
    /// What the grid shows.
    pub(crate) scene: &'a Scene,
    /// The colours of the window.
    pub(crate) palette: &'static Palette,
    pub(crate) locale: &'a Locale,
    /// The answer that the panel tells, and the cell that it is about.
    pub(crate) answer: Option<(Cell, &'a Arc<Why>)>,
    pub(crate) knowledge: &'a Knowledge,
    /// The puzzles that were made, or those of the file; nothing if there are none.
    pub(crate) others: &'a dyn Fn(Source) -> Option<Vec<Other>>,
    /// What changes whenever those do.
    pub(crate) stamp: [usize; 3],
    /// The rule that there can be boards for.
    pub(crate) rule: Option<RuleId>,
}

/// A puzzle that is not at hand.
#[derive(Clone, Debug)]
pub(crate) struct Other {
    pub(crate) puzzle: Puzzle,
    /// How hard it is, if that is known.
    pub(crate) level: Option<Level>,
}

/// How many puzzles go on sheets at once.
const MOST: usize = 1_000;

/// How many positions may be looked at for the solution of each: ten times as many as any puzzle with one needs.
const NODES: u64 = 50_000;

/// What was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) kind: Kind,
    /// The pages that are shown of it; a web page or a script has none.
    pub(crate) pages: Vec<Page>,
}

impl Made {
    /// The script that it is, if it is one.
    pub(super) fn script(&self) -> Option<&str> {
        let is_script = Kind::OF_GRAPHS.contains(&self.kind);
        std::str::from_utf8(&self.bytes).ok().filter(|_| is_script)
    }
}

/// Makes the file.
///
/// # Errors
/// Why there is nothing to make.
pub(super) fn make(choices: &Choices, of: Of<'_>, exercises: &Exercises) -> Result<Made, Words> {
    let needs_puzzle = match choices.subject {
        Subject::Exercises => false,
        Subject::Sheet => choices.source == Source::AtHand,
        _ => true,
    };
    if needs_puzzle && of.session.puzzle().is_empty() && of.session.board().is_empty() {
        return Err(words::LockEmpty.into());
    }
    let (title, author) = (title(choices, of), choices.typed(Choice::Author).trim());
    let cover = Cover { title: &title, author, paper: choices.paper };
    if let Some(letter) = cover.unprintable().filter(|_| choices.kind() == Kind::Pdf) {
        return Err(words::ErrorUnprintable { letter: letter.escape_debug().to_string() }.into());
    }
    match choices.subject {
        Subject::Picture => picture(choices, of),
        Subject::Sheet => sheet(choices, of, cover).map(|it| pdf(&it)),
        Subject::Procedure => {
            let (trace, lines) = solved(of.session)?;
            let geometry = of.session.geometry();
            let account = Account::of_procedure(geometry, trace, lines);
            Ok(pdf(&booklet(of.locale, geometry, cover, &account, None)))
        }
        Subject::Answer => {
            let _ = solved(of.session)?;
            let (cell, why) = of.answer.ok_or(words::ExportNoAnswer)?;
            let opening = why.told(|rule| of.session.score(rule), of.locale);
            let account = Account::of_answer(why, opening);
            Ok(pdf(&booklet(of.locale, of.session.geometry(), cover, &account, Some(cell))))
        }
        Subject::Lesson => page(of, cover),
        Subject::Moving => moving(choices, of),
        Subject::Code => code(choices, of),
        Subject::Exercises => {
            let (geometry, steps, task) = exercises.made(of.rule)?;
            let per_page = choices.per_page();
            Ok(pdf(&practice_sheets(of.locale, geometry, cover, (&task, steps), per_page)))
        }
        Subject::Graph => Ok(graph(choices.kind(), of.session, of.locale)),
    }
}

/// The title: what is typed, or what such a file is called.
fn title(choices: &Choices, of: Of<'_>) -> String {
    let typed = choices.typed(Choice::Title).trim();
    let usual = || of.locale.say(&usual_title(choices.subject, of.rule));
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
    Made { bytes: document.pdf().into(), kind: Kind::Pdf, pages: document.pages().to_vec() }
}

/// What is told of the solution.
fn solved(session: &Session) -> Result<(&Trace, &[Told]), Words> {
    let told = session.trace().zip(session.steps());
    told.map(|(trace, lines)| (&**trace, lines)).ok_or_else(|| words::ExportUnsolved.into())
}

fn picture(choices: &Choices, of: Of<'_>) -> Result<Made, Words> {
    let geometry = of.session.geometry();
    let palette = if choices.as_window { of.palette } else { &LIGHT };
    let (frame, scene) = (frame(choices, of.locale), of.scene.without_selection());
    let document = picture_as_page(&scene, geometry, palette, frame, of.locale.tag());
    let text = || svg(&scene, geometry, palette, frame);
    let bytes = match choices.kind() {
        Kind::Pdf => document.pdf(),
        Kind::Svg => text().into_bytes(),
        _ => pixels_of(&text())?,
    };
    Ok(Made { bytes: bytes.into(), kind: choices.kind(), pages: document.pages().to_vec() })
}

fn sheet(choices: &Choices, of: Of<'_>, cover: Cover<'_>) -> Result<Document, Words> {
    let puzzles = match choices.source {
        Source::AtHand => vec![at_hand(choices, of)?],
        source => others(choices, of, source)?,
    };
    Ok(sheets(of.locale, cover, &puzzles, choices.per_page()))
}

/// The puzzle on the grid.
fn at_hand(choices: &Choices, of: Of<'_>) -> Result<PrintedPuzzle, Words> {
    let session = of.session;
    let is_solved = session.trace().is_some() && session.is_complete();
    if (choices.level || choices.solution) && !is_solved {
        return Err(words::ExportUnsolved.into());
    }
    let trace = session.trace();
    let solution = |trace: &Arc<Trace>| trace.board_before(session.geometry(), trace.steps.len());
    let level = |trace: &Arc<Trace>| rate(of.knowledge, trace).level;
    let puzzle = WrittenPuzzle::new(session.geometry(), session.whole_puzzle());
    Ok(PrintedPuzzle {
        level: session
            .trace_by_rules()
            .filter(|_| choices.level)
            .and_then(level)
            .map(Level::message),
        solution: trace.filter(|_| choices.solution).map(solution),
        link: choices.code.then(|| code_of(&puzzle)).transpose()?,
        geometry: puzzle.geometry,
        state: puzzle.state,
    })
}

/// The puzzles that were made, or those of the file.
fn others(choices: &Choices, of: Of<'_>, source: Source) -> Result<Vec<PrintedPuzzle>, Words> {
    let none = if source == Source::Made { words::ExportNoneMade } else { words::ExportNoneListed };
    let others = (of.others)(source).ok_or(none)?;
    let count = others.len();
    if count > MOST {
        return Err(words::ExportTooMany { count, most: MOST }.into());
    }
    if choices.level && source == Source::Listed {
        return Err(words::ExportNoLevel.into());
    }
    let search = others.first().map(|other| Search::new(&other.puzzle.geometry));
    let printed = |(Other { puzzle, level }, number): (Other, usize)| {
        let solution = search.as_ref().filter(|_| choices.solution).map(|search| {
            match search.verdict_within(&puzzle.board, &mut Budget::nodes(NODES)) {
                Ok(Verdict::One(solution)) => Ok(solution.filled_into(&puzzle.board)),
                _ => Err(Words::from(words::ExportNotOne { number })),
            }
        });
        Ok(PrintedPuzzle {
            level: level.filter(|_| choices.level).map(Level::message),
            solution: solution.transpose()?,
            link: choices.code.then(|| code_of(&WrittenPuzzle::of(&puzzle))).transpose()?,
            geometry: puzzle.geometry,
            state: StateText::of_board(puzzle.board),
        })
    };
    others.into_iter().zip(1..).map(printed).collect()
}

/// The code of a link with a puzzle.
pub(crate) fn code_of(puzzle: &WrittenPuzzle) -> Result<QrCode, Words> {
    let link = link_to(puzzle).map_err(|_| Words::from(words::ErrorNoLink))?;
    QrCode::of(&link).ok_or_else(|| words::ErrorLongLink.into())
}

fn code(choices: &Choices, of: Of<'_>) -> Result<Made, Words> {
    let (geometry, board) = (Arc::clone(of.session.geometry()), of.session.puzzle().clone());
    let code = code_of(&WrittenPuzzle::of(&Puzzle { geometry, board }))?;
    let document = code_as_page(&code, of.locale.tag());
    let bytes = match choices.kind() {
        Kind::Pdf => document.pdf(),
        Kind::Svg => code.svg().into_bytes(),
        _ => pixels_of(&code.svg())?,
    };
    Ok(Made { bytes: bytes.into(), kind: choices.kind(), pages: document.pages().to_vec() })
}

/// An SVG as a PNG file.
fn pixels_of(svg: &str) -> Result<Vec<u8>, Words> {
    png(svg, PIXELS).map_err(|error| words::ErrorOther { reason: error.to_string() }.into())
}

fn moving(choices: &Choices, of: Of<'_>) -> Result<Made, Words> {
    let told = solved(of.session)?;
    let look = (if choices.as_window { of.palette } else { &LIGHT }, frame(choices, of.locale));
    let text = animation(of.locale, of.session.geometry(), told, look, choices.seconds());
    Ok(Made { bytes: text.into_bytes().into(), kind: Kind::Svg, pages: Vec::new() })
}

fn frame(choices: &Choices, locale: &Locale) -> Frame {
    let coordinates = if choices.plain { Naming::Nothing } else { naming(locale) };
    Frame { coordinates, ..Frame::default() }
}

/// The puzzle as a script; for Graphviz with all digits that stand in the grid.
fn graph(kind: Kind, session: &Session, locale: &Locale) -> Made {
    let (geometry, puzzle) = (session.geometry(), session.puzzle());
    let text = match kind {
        Kind::Dot => dot(geometry, &session.board(), &|words| locale.say(words)),
        Kind::Col => dimacs_colouring(geometry, puzzle),
        _ => dimacs_clauses(geometry, puzzle),
    };
    Made { bytes: text.into_bytes().into(), kind, pages: Vec::new() }
}

fn page(of: Of<'_>, cover: Cover<'_>) -> Result<Made, Words> {
    let (trace, lines) = solved(of.session)?;
    let geometry = of.session.geometry();
    let score = |rule| of.session.score(rule);
    let page = Lesson::of_procedure((of.locale, geometry), cover, (trace, lines), score);
    let bytes = lesson(of.locale, geometry, &page).into_bytes();
    Ok(Made { bytes: bytes.into(), kind: Kind::Html, pages: Vec::new() })
}
