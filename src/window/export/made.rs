//! Making the file of what is chosen, and the pages that are shown of it.

use std::sync::Arc;

use super::choices::{Choice, Choices, Kind, Subject};
use duvod::explanation::{Told, Why};
use duvod::grid::Cell;
use duvod::knowledge::{Knowledge, Level};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::pages::{
    Account, Cover, Document, Lesson, Page, PerPage, PrintedPuzzle, booklet, lesson,
    picture_as_page, sheets,
};
use duvod::picture::{Frame, LIGHT, PIXELS, Palette, Scene, png, svg};
use duvod::proof::Trace;
use duvod::rating::rate;
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
}

/// What was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) kind: Kind,
    /// The pages that are shown of it; a web page has none.
    pub(crate) pages: Vec<Page>,
}

/// Makes the file.
///
/// # Errors
/// Why there is nothing to make.
pub(super) fn make(choices: &Choices, of: Of<'_>) -> Result<Made, Words> {
    if of.session.puzzle().is_empty() && of.session.board().is_empty() {
        return Err(words::LockEmpty.into());
    }
    let (title, author) = (title(choices, of.locale), choices.typed(Choice::Author).trim());
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
    }
}

/// The title: what is typed, or what such a file is called.
fn title(choices: &Choices, locale: &Locale) -> String {
    let typed = choices.typed(Choice::Title).trim();
    if typed.is_empty() { locale.say(&usual_title(choices.subject)) } else { typed.to_owned() }
}

/// The title if none is typed.
pub(super) fn usual_title(subject: Subject) -> Words {
    match subject {
        Subject::Picture | Subject::Sheet => words::PageTitlePuzzles.into(),
        _ => words::PageTitleProcedure.into(),
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
    let frame = Frame { coordinates: !choices.plain, ..Frame::default() };
    let document = picture_as_page(of.scene, geometry, palette, frame, of.locale.tag());
    let text = || svg(of.scene, geometry, palette, frame);
    let bytes = match choices.kind() {
        Kind::Pdf => document.pdf(),
        Kind::Svg => text().into_bytes(),
        _ => png(&text(), PIXELS)
            .map_err(|error| Words::from(words::ErrorOther { reason: error.to_string() }))?,
    };
    Ok(Made { bytes: bytes.into(), kind: choices.kind(), pages: document.pages().to_vec() })
}

fn sheet(choices: &Choices, of: Of<'_>, cover: Cover<'_>) -> Result<Document, Words> {
    let session = of.session;
    let is_solved = session.trace().is_some() && session.is_complete();
    if (choices.level || choices.solution) && !is_solved {
        return Err(words::ExportUnsolved.into());
    }
    let trace = session.trace();
    let solution = |trace: &Arc<Trace>| trace.board_before(session.geometry(), trace.steps.len());
    let level = |trace: &Arc<Trace>| rate(of.knowledge, trace).level;
    let by_rules = session.trace_by_rules();
    let puzzle = PrintedPuzzle {
        geometry: Arc::clone(session.geometry()),
        board: session.puzzle().clone(),
        level: by_rules.filter(|_| choices.level).and_then(level).map(Level::message),
        solution: trace.filter(|_| choices.solution).map(solution),
    };
    Ok(sheets(of.locale, cover, &[puzzle], PerPage::One))
}

fn page(of: Of<'_>, cover: Cover<'_>) -> Result<Made, Words> {
    let (trace, lines) = solved(of.session)?;
    let geometry = of.session.geometry();
    let score = |rule| of.session.score(rule);
    let page = Lesson::of_procedure((of.locale, geometry), cover, (trace, lines), score);
    let bytes = lesson(of.locale, geometry, &page).into_bytes();
    Ok(Made { bytes: bytes.into(), kind: Kind::Html, pages: Vec::new() })
}
