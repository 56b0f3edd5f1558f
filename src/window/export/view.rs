//! The page of what goes out: the choices, the buttons, and the pages as they will be.

use iced::widget::text::Wrapping;
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::choices::{Choice, Kind, Subject};
use super::made::Made;
use super::{Export, Message, preview};
use crate::action::{Action, FileAction, Go, Page as Side};
use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::controls::Name;
use crate::widget::form::Asks;
use crate::widget::icon::{Icon, icon};
use crate::widget::prose::{line, scrolled};
use crate::widget::reveal::PAGE;
use crate::widget::{controls, progress, theme};
use duvod::message::{Message as Words, words, words::Label};
use duvod::pages::Page;

/// How many lines of a script are shown.
const LINES: usize = 40;

/// How wide the panel is where the pages are turned beside the buttons, and not below them.
const BESIDE: f32 = 440.0;

/// What the frame of a page takes of its width.
const FRAME: f32 = 10.0;

/// From this part of the room on, a page takes all of it.
const NEARLY: f32 = 0.7;

/// The page.
pub(crate) fn view<'a>(export: &'a Export, look: Look<'a>) -> Element<'a, Message> {
    let inside = choices(export, look).push(making(export, look));
    let inside = inside.push(preview_of(export, look));
    let inside = inside.padding([look.pick(12.0, 8.0), 0.0]).width(Length::Fill);
    let inside = scrolled(inside, look).id(PAGE.list);
    let page = column![head(export, look), line(look), inside.height(Length::Fill)];
    page.push(foot(export, look)).into()
}

/// What goes on, or why nothing does: below what is chosen, which it would move from under the pointer, and seen wherever the
/// page is scrolled to.
fn foot<'a>(export: &'a Export, look: Look<'a>) -> Option<Element<'a, Message>> {
    let told = progress(export, look).or_else(|| reason(export, look))?;
    let padding = [look.pick(12.0, 8.0), look.layout.lengths.margin];
    let told = container(told).padding(padding).width(Length::Fill);
    Some(column![line(look), told].into())
}

/// The buttons.
fn head<'a>(export: &'a Export, look: Look<'a>) -> Element<'a, Message> {
    let margin = look.layout.lengths.margin;
    let (save, print) = (look.label(words::ExportSave), look.label(words::ExportPrint));
    let (made, kind) = (export.last(), export.choices.kind());
    let is_there = made.is_some() || export.work.is_some();
    // Pages are printed by the first button and Enter.
    let prints = export.prints();
    let print = prints.then(|| controls::enter_button(print, Message::Print, look));
    let copies = is_there && Kind::OF_GRAPHS.contains(&kind);
    let copy = look.told(words::ExportCopy, words::TipExportCopy);
    let copy = copies.then(|| controls::small_button(copy, Message::Copy, look));
    let save: Element<'a, Message> = if prints {
        let save = controls::small_button(save, Message::Save, look);
        controls::with_tip(save, look.label(words::ExportSaveKey), None, look)
    } else if is_there {
        controls::enter_button(save, Message::Save, look)
    } else {
        // What is locked says why.
        let why = export.made.as_ref().and_then(|made| made.as_ref().err());
        let save = controls::spent_button(save, look);
        match why {
            Some(why) => controls::with_tip(save, look.say(why), None, look),
            None => save,
        }
    };
    let turning = made.filter(|made| made.pages.len() > 1).map(|made| turning(export, made, look));
    let buttons = row![].push(print).push(copy).push(save).spacing(8).align_y(Alignment::Center);
    let gap = || space().width(Length::Fill);
    let inside: Element<'a, Message> = if look.layout.panel < look.grown(BESIDE) {
        column![].push(row![gap(), buttons]).push(turning).spacing(look.pick(8.0, 6.0)).into()
    } else {
        row![].push(turning).push(gap()).push(buttons).align_y(Alignment::Center).into()
    };
    container(inside).padding([look.pick(12.0, 8.0), margin]).width(Length::Fill).into()
}

/// Why nothing can be exported, and what leads on.
fn reason<'a>(export: &'a Export, look: Look<'a>) -> Option<Element<'a, Message>> {
    let Some(Err(why)) = &export.made else { return None };
    let is = |label: Label| *why == Words::from(label);
    let lead: Option<(Name, Action)> = if is(words::ExportNoneMade) || is(words::ExportNoneArranged)
    {
        Some((look.label(words::MakerOpenKey).into(), Action::Open(Side::Maker)))
    } else if is(words::ExportNoneListed) {
        Some((look.label(words::WindowOpenKey).into(), Action::File(FileAction::Open)))
    } else if is(words::ExportUnsolved) {
        Some((look.told(words::WindowSolve, words::WindowSolveKey).into(), Action::Solve))
    } else {
        None
    };
    let colour = look.palette.muted;
    let told = look.text(Purpose::Explanation, look.say(why)).width(Length::Fill);
    let told = row![icon(Icon::Info, look.grown(16.0), colour, colour), told].spacing(8);
    let lead = lead.map(|(name, act)| controls::small_button(name, Message::Lead(act), look));
    Some(column![told].push(lead).spacing(8).into())
}

/// How far making the file has come, and the way to stop it.
fn progress<'a>(export: &Export, look: Look<'a>) -> Option<Element<'a, Message>> {
    let (far, elapsed) = export.far()?;
    let (done, of) = far.so_far();
    let (bar, words) = match of {
        0 => (progress::unknown(elapsed, look), words::ExportWorking.into()),
        of => (progress::known(done as u64, of as u64, look), words::ExportFar { done, of }.into()),
    };
    let said = look.muted(Purpose::Secondary, look.say(&words));
    let stop = controls::small_button(look.cancel(), Message::Stop, look);
    let told = column![bar, said].spacing(4);
    Some(row![told, stop].spacing(12).align_y(Alignment::Center).into())
}

/// What is free at both sides of what is no choice.
fn within_margins(look: Look<'_>) -> Padding {
    Padding::ZERO.horizontal(look.layout.lengths.margin)
}

/// The button that has boards made, where they can be.
fn making<'a>(export: &Export, look: Look<'a>) -> Option<Element<'a, Message>> {
    let label = match (export.can_make(), export.last().is_some()) {
        (true, true) => words::ExportMakeOthers,
        (true, false) => words::ExportMake,
        (false, _) => words::ExportGoOn,
    };
    let button =
        || controls::small_button(look.told(label, words::TipExportMake), Message::Make, look);
    let sides = Padding { top: look.pick(12.0, 8.0), ..within_margins(look) };
    (export.can_make() || export.is_stopped()).then(|| container(button()).padding(sides).into())
}

/// Which page is shown, and the ways to the others.
fn turning<'a>(export: &Export, made: &Made, look: Look<'a>) -> Element<'a, Message> {
    let number = words::PageNumber { page: export.page + 1, pages: made.pages.len() };
    let go =
        |sign, label, to| controls::icon_button(sign, look.label(label), Message::Turn(to), look);
    row![
        go(Icon::Back, words::ExportBack, Go::Back),
        look.text(Purpose::Control, look.say(&number.into())),
        go(Icon::On, words::ExportOn, Go::On),
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .into()
}

fn choices<'a>(export: &'a Export, look: Look<'a>) -> Column<'a, Message> {
    let asks =
        Asks { choose: Message::Choose, type_in: Message::Type, given: Message::Save, lists: None };
    // Below the numbers of puzzles it is said which numbers these are.
    let dress = |choice, row| {
        let note = (choice == Choice::Range).then_some(export.numbered_as).flatten();
        let note = note.map(|note| look.muted(Purpose::Secondary, look.label(note)));
        column![row].push(note).spacing(4).into()
    };
    let rows = export.choices.rows((export.numbered, export.rule), look.locale);
    export.form.view(rows, (&asks, &[]), dress, look)
}

/// The page that is shown, or what is said in its place.
fn preview_of<'a>(export: &'a Export, look: Look<'a>) -> Element<'a, Message> {
    let inside: Element<'a, Message> = match &export.made {
        // Another one is being made.
        _ if export.far().is_some() => space().into(),
        Some(Ok(made)) => match (made.script(), made.pages.get(export.page)) {
            (Some(script), _) => script_of(script, look),
            (None, Some(page)) => leaf(export, page, look),
            (None, None) => unseen(export, made, look),
        },
        Some(Err(_)) | None => space().into(),
    };
    let sides = within_margins(look);
    container(inside).padding(Padding { top: look.pick(16.0, 10.0), ..sides }).into()
}

/// A page as it will be.
fn leaf<'a>(export: &'a Export, page: &'a Page, look: Look<'a>) -> Element<'a, Message> {
    let room = look.layout.panel - 2.0 * look.layout.lengths.margin - FRAME;
    let width = page.width * look.layout.zoom.max(1.0);
    // A page that nearly fills the panel ends where all else does.
    let width = if width > room * NEARLY { room } else { width }.floor();
    let leaf = preview::view(page, &export.preview, width);
    container(leaf).padding(4).style(theme::container::chip(look.palette)).into()
}

/// The beginning of a script.
fn script_of<'a>(script: &str, look: Look<'a>) -> Element<'a, Message> {
    let count = script.lines().count();
    let beginning: Vec<&str> = script.lines().take(LINES).collect();
    let text = look.text(Purpose::Secondary, beginning.join("\n"));
    let text = container(text.wrapping(Wrapping::WordOrGlyph)).padding(8).width(Length::Fill);
    let text = text.style(theme::container::chip(look.palette));
    let more = (count > LINES).then(|| {
        let words = look.say(&words::ExportMoreLines { count: count - LINES }.into());
        look.muted(Purpose::Secondary, words)
    });
    column![text].push(more).spacing(6).into()
}

/// What is said of a web page, or of a moving picture, which have no pages.
fn unseen<'a>(export: &Export, made: &Made, look: Look<'a>) -> Element<'a, Message> {
    let kilobytes = made.bytes.len().div_ceil(1000);
    let told = match made.kind {
        Kind::Svg => words::ExportMoves { kilobytes, seconds: export.choices.seconds() }.into(),
        _ if export.choices.subject == Subject::Sheet => {
            words::ExportWebPuzzles { kilobytes }.into()
        }
        _ => words::ExportWeb { kilobytes }.into(),
    };
    look.text(Purpose::Explanation, look.say(&told)).into()
}
