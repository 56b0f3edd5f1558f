//! The window as a whole: the top bar over what is shown, and above both what is open over everything.

use iced::widget::{column, container, stack};
use iced::{Element, Length};

use super::menu::{self, Menus};
use super::top_bar;
use crate::action::Action;
use crate::look::Look;
use crate::widget::theme;

/// What is shown below the top bar, with that, the open menu, and where files may be dropped.
pub(crate) fn view<'a, M: From<Action> + 'a>(
    body: Element<'a, M>,
    menus: Menus<'a>,
    look: Look<'a>,
) -> Element<'a, M> {
    let shared = menus.shared;
    let shown = (shared.opened.place, shared.opened.page.map(|open| open.page));
    let bar = top_bar::view(shown, &shared.speech, shared.appearance.mode, look);
    let page = container(column![bar.map(M::from), body]);
    let page = page.width(Length::Fill).height(Length::Fill);
    let page = page.style(theme::container::ground(look.palette.bg));
    let menu = shared.opened.menu.and_then(|open| menu::view(menus, open, look));
    let menu = menu.map(|menu| menu.map(M::from));
    stack![page].push(menu).push(menus.files.drop_place(shared, look)).into()
}
