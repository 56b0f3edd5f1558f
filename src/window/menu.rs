//! The menus below the load buttons, with mouse and keyboard.

use iced::widget::{button, column, container, mouse_area, opaque, pin, space, stack};
use iced::{Element, Length, Task};

use super::font::Purpose;
use super::look::Look;
use super::message::{Act, Menu, Message, Move, Tab};
use super::panel::{MENU, line, scrolled};
use super::state::Window;
use super::{play, theme};
use crate::session::Action;

/// The width of a menu.
const WIDTH: f32 = 288.0;

/// A menu that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenMenu {
    /// Which one.
    pub(crate) menu: Menu,
    /// The number of the item that Enter chooses.
    pub(crate) item: usize,
}

impl OpenMenu {
    /// The menu, just opened.
    pub(crate) fn new(menu: Menu) -> Self {
        Self { menu, item: 0 }
    }

    /// The next item up or down; there are `count` of them.
    #[must_use]
    pub(crate) fn moved(self, to: Move, count: usize) -> Self {
        let last = count.saturating_sub(1);
        let item = match to {
            Move::Down => (self.item + 1).min(last),
            Move::Up => self.item.saturating_sub(1),
            Move::Left | Move::Right => self.item,
        };
        Self { item, ..self }
    }
}

impl Window {
    /// Opens a menu, or closes it if it is open.
    pub(crate) fn toggle(&mut self, menu: Menu) -> Task<Message> {
        if menu != Menu::More {
            self.said = self.reason(Action::Load);
        }
        let open = self.menu.is_some_and(|open| open.menu == menu);
        self.menu = (!open && self.said.is_none()).then(|| OpenMenu::new(menu));
        Task::none()
    }

    /// Does what the chosen item of the open menu does; without a menu, asks why.
    pub(crate) fn enter(&mut self) -> Task<Message> {
        let Some(open) = self.menu else {
            let does = self.tab == Tab::Hint && self.session.lock(Action::Note).is_none();
            return if does { self.do_as_told() } else { self.go_to(Tab::Why) };
        };
        match acts(self, open.menu).into_iter().nth(open.item) {
            Some(act) => self.act(act),
            None => Task::none(),
        }
    }
}

/// What the items of a menu do, in their order.
pub(crate) fn acts(window: &Window, menu: Menu) -> Vec<Act> {
    let examples = (0..window.knowledge.puzzles().len()).map(Act::Example);
    match menu {
        Menu::Examples => examples.collect(),
        Menu::Load => [Act::OpenFile, Act::Paste].into_iter().chain(examples).collect(),
        Menu::More => play::deeds(window),
    }
}

/// The open menu over everything, if there is one. A click beside it closes it.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Option<Element<'a, Message>> {
    let open = window.menu?;
    let lengths = look.layout.lengths;
    let close = Message::Act(Act::Toggle(open.menu));
    let beside = mouse_area(space().width(Length::Fill).height(Length::Fill)).on_press(close);
    let left = lengths.left + lengths.gutter;
    let top = lengths.top_bar + lengths.above_toolbar + lengths.toolbar + 4.0;
    let bottom = lengths.top_bar + look.layout.body;
    if open.menu == Menu::More {
        // The tool row is at the bottom: this menu ends above it, at the right end of the grid.
        let end = look.layout.tools_at() - 4.0;
        let list = opaque(list(window, open, end - top, look));
        let place = container(list).align_bottom(end).align_right(left + look.layout.grid);
        return Some(opaque(stack![beside, place]));
    }
    let list = pin(opaque(list(window, open, bottom - top - 16.0, look))).x(left).y(top);
    Some(opaque(stack![beside, list]))
}

fn list<'a>(window: &'a Window, open: OpenMenu, room: f32, look: Look<'a>) -> Element<'a, Message> {
    let mut items = column![].spacing(2).padding(4);
    for (number, act) in acts(window, open.menu).into_iter().enumerate() {
        if open.menu == Menu::Load && act == Act::Example(0) {
            let title = look.muted(Purpose::Secondary, look.label("window-examples"));
            items = items.push(line(look)).push(container(title).padding([4, 10]));
        }
        let label = look.text(Purpose::Control, label(window, &act, look));
        let chosen = number == open.item;
        let item = button(label)
            .padding([6, 10])
            .width(Length::Fill)
            .style(theme::button::menu_item(look.palette, chosen))
            .on_press(Message::Act(act));
        items = items.push(if chosen {
            Element::from(container(item).id(MENU.chosen))
        } else {
            item.into()
        });
    }
    let items =
        container(scrolled(items, look).id(MENU.list)).max_height(room).width(WIDTH).padding(1);
    items.style(theme::container::menu(look.palette)).into()
}

fn label(window: &Window, act: &Act, look: Look<'_>) -> String {
    match act {
        Act::Example(number) => {
            let example = window.knowledge.puzzles().get(*number);
            let name = example.map(|example| example.name_in(look.locale.tag()));
            name.unwrap_or_default().to_owned()
        }
        Act::Play(deed) => play::label(window, *deed, look),
        Act::Paste => look.label("window-paste"),
        _ => look.label("window-file"),
    }
}
