//! The toolbar above the grid: loading, reset, solving.

use iced::border::Radius;
use iced::widget::{Row, container, row, space};
use iced::{Alignment, Element, Length, border};

use crate::action::{Action, FileAction, Menu};
use crate::look::Look;
use crate::look::font::Purpose;
use crate::look::wording::Wording;
use crate::widget::icon::{Icon, icon};
use crate::widget::prose::upright_line;
use crate::widget::{controls, theme};
use duvod::message::{words, words::Label};
use duvod::session::{Lock, Lockable, Mode, Session};

/// The radius of the corners within a frame.
const ROUND: f32 = theme::CORNER - 1.0;

/// The toolbar, exactly as wide as the grid. It has the same buttons in every state, so that none moves under the pointer.
/// With a reason that bars all of it, nothing can be pressed.
pub(crate) fn view<'a>(
    session: &Session,
    all: Option<&Lock>,
    look: Look<'a>,
) -> Element<'a, Action> {
    let barred = |action| all.cloned().or_else(|| session.lock(action));
    let reset = controls::plain_button(
        (look.label(words::WindowReset), look.label(words::WindowResetKey)),
        Action::Reset,
        barred(Lockable::Reset),
        look,
    );
    // In play there are other sensible acts, and never two main buttons.
    let is_played = session.mode() == Mode::Playing;
    let bar = row![load_buttons(session, all, look), space().width(Length::Fill)]
        .push(reset)
        .push(controls::solve_button(barred(Lockable::Solve), !is_played, look))
        .spacing(8)
        .width(look.layout.grid)
        .height(look.layout.lengths.toolbar);
    bar.into()
}

/// Three buttons in a frame; two of them are icons alone where there is no room for words.
fn load_buttons<'a>(session: &Session, all: Option<&Lock>, look: Look<'a>) -> Element<'a, Action> {
    let divider = || upright_line(look);
    let barred = all.cloned().or_else(|| session.lock(Lockable::Load));
    let files = look.label(words::WindowFiles);
    let files = match look.layout.load_words() {
        Wording::Full => controls::with_icon(Icon::Folder, files, true, all.is_some(), look),
        Wording::Tight => word(files, look),
        Wording::Short | Wording::Icons => controls::opening(files, all.is_some(), look),
    };
    let files =
        controls::grouped(files, Action::Toggle(Menu::Files), all.cloned(), 0.0.into(), look);
    let files = if all.is_some() {
        files
    } else {
        controls::with_tip(files, look.label(words::WindowFilesKey), None, look)
    };
    let paste = (words::WindowPaste, words::WindowPasteKey, Icon::Clipboard, false);
    let content = row![
        example_button(barred.clone(), look),
        divider(),
        files,
        divider(),
        load_button(paste, Action::File(FileAction::Paste), barred, border::right(ROUND), look),
    ];
    container(content).padding(1).style(theme::container::chip(look.palette)).into()
}

/// A word alone.
fn word<'a, M: 'a>(label: String, look: Look<'_>) -> Row<'a, M> {
    row![look.text(Purpose::Control, label)].align_y(Alignment::Center).height(Length::Fill)
}

fn example_button(barred: Option<Lock>, look: Look<'_>) -> Element<'_, Action> {
    let example = (words::WindowExample, words::WindowExampleKey, Icon::Grid, true);
    load_button(example, Action::Toggle(Menu::Examples), barred, border::left(ROUND), look)
}

/// A load button: its word, its name with its key, its icon, and whether it opens a menu. Where there is no room for the
/// word, the name is said in a tooltip.
fn load_button(
    (word, name, sign, opens): (Label, Label, Icon, bool),
    act: Action,
    barred: Option<Lock>,
    corners: Radius,
    look: Look<'_>,
) -> Element<'_, Action> {
    let wording = look.layout.load_words();
    if wording != Wording::Icons {
        let is_barred = barred.is_some();
        let content = match (wording, opens) {
            (Wording::Full, _) => {
                controls::with_icon(sign, look.label(word), opens, is_barred, look)
            }
            (Wording::Short, true) => controls::opening(look.label(word), is_barred, look),
            _ => self::word(look.label(word), look),
        };
        let button = controls::grouped(content, act, barred, corners, look);
        let name = || look.label(name);
        return if is_barred { button } else { controls::with_tip(button, name(), None, look) };
    }
    let is_barred = barred.is_some();
    let colour = if is_barred { look.palette.disabled() } else { look.palette.ink };
    let sign = row![icon(sign, 16.0, colour, colour)];
    let content = sign.align_y(Alignment::Center).height(Length::Fill);
    let button = controls::grouped(content, act, barred, corners, look);
    if is_barred { button } else { controls::with_tip(button, look.label(name), None, look) }
}

/// Another copy of what the toolbar has before the button that opens the menu of files, for the menu to stand beside.
pub(crate) fn up_to_files<'a>(session: &Session, look: Look<'a>) -> Element<'a, Action> {
    container(example_button(session.lock(Lockable::Load), look)).padding(1).into()
}
