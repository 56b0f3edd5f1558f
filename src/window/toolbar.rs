//! The toolbar above the grid: loading, reset, solving.

use iced::widget::{container, row, space};
use iced::{Element, Length, border};

use super::icon::Icon;
use super::look::Look;
use super::message::{Act, Menu, Message};
use super::state::Window;
use super::{controls, theme};
use crate::session::Action;

/// The radius of the corners within a frame.
const ROUND: f32 = theme::CORNER - 1.0;

/// The toolbar, exactly as wide as the grid. It has the same buttons in every state, so that none moves under the pointer.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let barred = |action| window.session.lock(action);
    let reset =
        controls::plain_button(look.label("window-reset"), Act::Reset, barred(Action::Reset), look);
    let bar = row![load_buttons(window, look), space().width(Length::Fill)]
        .push(reset)
        .push(controls::solve_button(barred(Action::Solve), look))
        .spacing(8)
        .width(look.layout.grid)
        .height(look.layout.lengths.toolbar);
    bar.into()
}

/// Three buttons in a frame, or one that opens a menu where there is no room for three.
fn load_buttons<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let frame =
        |content| container(content).padding(1).style(theme::container::chip(look.palette)).into();
    if !look.layout.has_load_buttons() {
        let act = Act::Toggle(Menu::Files);
        let content = controls::opening(look.label("window-files"), false, look);
        return frame(row![controls::grouped(content, act, None, ROUND.into(), look)]);
    }
    let divider = || {
        let line = container(space()).width(1).height(Length::Fill);
        line.style(theme::container::ground(look.palette.line))
    };
    let barred = window.session.lock(Action::Load);
    let files = controls::with_icon(Icon::Folder, look.label("window-files"), true, false, look);
    let paste = look.label("window-paste");
    let paste = controls::with_icon(Icon::Clipboard, paste, false, barred.is_some(), look);
    frame(row![
        example_button(window, look),
        divider(),
        controls::grouped(files, Act::Toggle(Menu::Files), None, 0.0.into(), look),
        divider(),
        controls::grouped(paste, Act::Paste, barred, border::right(ROUND), look),
    ])
}

fn example_button<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let barred = window.session.lock(Action::Load);
    let label = look.label("window-example");
    let content = controls::with_icon(Icon::Grid, label, true, barred.is_some(), look);
    let corners = border::left(ROUND);
    controls::grouped(content, Act::Toggle(Menu::Examples), barred, corners, look)
}

/// Another copy of what the toolbar has before the button that opens the menu of files, for the menu to stand beside.
pub(crate) fn up_to_files<'a>(window: &'a Window, look: Look<'a>) -> Option<Element<'a, Message>> {
    let before = look.layout.has_load_buttons().then(|| example_button(window, look));
    before.map(|button| container(button).padding(1).into())
}
