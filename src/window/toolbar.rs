//! The toolbar above the grid: loading, reset, solving.

use iced::widget::{container, row, space};
use iced::{Element, Length, border};

use super::icon::Icon;
use super::look::Look;
use super::message::{Act, Menu, Message};
use super::state::Window;
use super::{controls, theme};
use crate::session::{Action, Lock, Mode};

/// The toolbar, exactly as wide as the grid.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let barred = |action| window.session.lock(action);
    let reset =
        controls::plain_button(look.label("window-reset"), Act::Reset, barred(Action::Reset), look);
    let clear = (window.session.mode() == Mode::Explaining).then(|| {
        controls::icon_button(
            Icon::Eraser,
            look.label("window-clear-solution"),
            Message::Act(Act::ClearSolution),
            look,
        )
    });
    let bar = row![load_buttons(window, look), space().width(Length::Fill)]
        .push(clear)
        .push(reset)
        .push(controls::solve_button(barred(Action::Solve), look))
        .spacing(8)
        .width(look.layout.grid)
        .height(look.layout.lengths.toolbar);
    bar.into()
}

/// Three buttons in a frame, or one that opens a menu where there is no room for three.
fn load_buttons<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let barred = window.session.lock(Action::Load);
    let button = |sign, id, opens, act, barred: Option<Lock>, corners| {
        let locked = barred.is_some();
        let content = controls::with_icon(sign, look.label(id), opens, locked, look);
        controls::grouped(content, act, barred, corners, look)
    };
    let frame =
        |content| container(content).padding(1).style(theme::container::chip(look.palette)).into();
    let round = theme::CORNER - 1.0;
    if !look.layout.has_load_buttons() {
        let act = Act::Toggle(Menu::Files);
        let content = controls::opening(look.label("window-files"), false, look);
        return frame(row![controls::grouped(content, act, None, round.into(), look)]);
    }
    let divider = || {
        let line = container(space()).width(1).height(Length::Fill);
        line.style(theme::container::ground(look.palette.line))
    };
    let (examples, files) = (Act::Toggle(Menu::Examples), Act::Toggle(Menu::Files));
    let (left, right) = (border::left(round), border::right(round));
    frame(row![
        button(Icon::Grid, "window-example", true, examples, barred.clone(), left),
        divider(),
        button(Icon::Folder, "window-files", true, files, None, 0.0.into()),
        divider(),
        button(Icon::Clipboard, "window-paste", false, Act::Paste, barred, right),
    ])
}
