//! A choice that has many values: its list is opened below it, and looked through by a part of a name where it is long.

use iced::widget::{Column, column, container};
use iced::{Element, Length};

use super::controls::{self, Control};
use super::field::Field;
use super::prose::{ROOM_FOR_BAR, scrolled};
use super::theme;
use super::theme::button::Kind;
use crate::look::Look;
use crate::look::font::Purpose;
use duvod::message::words;

/// A list with more items than this is looked through by a part of a name.
const LONG: usize = 12;

/// How high an open list is at most.
const MOST: f32 = 220.0;

/// What can be chosen, and what is.
pub(crate) struct Names<'a> {
    pub(crate) all: Vec<String>,
    /// The number of what is chosen, from 0.
    pub(crate) chosen: usize,
    /// What is looked for, if the list is open.
    pub(crate) sought: Option<&'a str>,
    /// The name of the field in which it is looked for.
    pub(crate) field: &'static str,
}

/// What is chosen, as a button that opens the list, and the list if it is open.
pub(crate) fn view<'a, M: Clone + 'a>(
    names: &Names<'a>,
    open: M,
    seek: impl Fn(String) -> M + 'a,
    choose: impl Fn(usize) -> M,
    look: Look<'a>,
) -> Column<'a, M> {
    let name = names.all.get(names.chosen).cloned().unwrap_or_default();
    let opens = Control::new(Kind::Plain, controls::opening(name, false, look))
        .padding([0.0, 10.0])
        .height(look.pick(30.0, 26.0))
        .on_press(open)
        .view(look);
    let list = names.sought.map(|sought| list(names, sought, seek, choose, look));
    column![opens].push(list).spacing(4)
}

fn list<'a, M: Clone + 'a>(
    names: &Names<'a>,
    sought: &'a str,
    seek: impl Fn(String) -> M + 'a,
    choose: impl Fn(usize) -> M,
    look: Look<'a>,
) -> Element<'a, M> {
    let is_meant = |name: &str| name.to_lowercase().contains(&sought.trim().to_lowercase());
    let meant: Vec<(usize, &String)> =
        names.all.iter().enumerate().filter(|(_, name)| is_meant(name)).collect();
    let field = Field {
        hint: look.label(words::MakerSeek),
        width: None,
        typed: sought,
        id: names.field,
        purpose: Purpose::Control,
    };
    // Enter takes the first that is meant.
    let first = meant.first().map_or(names.chosen, |(number, _)| *number);
    let field = (names.all.len() > LONG).then(|| field.view(seek, choose(first), look));
    let mut items = Column::new().spacing(2).padding(iced::Padding::ZERO.right(ROOM_FOR_BAR));
    for (number, name) in meant {
        let name = look.text(Purpose::Control, name.as_str());
        let item = Control::new(Kind::MenuItem(number == names.chosen), name)
            .padding([4, 8])
            .width(Length::Fill)
            .on_press(choose(number))
            .view(look);
        items = items.push(item);
    }
    let items = container(scrolled(items, look)).max_height(look.grown(MOST));
    let inside = column![].push(field).push(items).spacing(4);
    let inside = container(inside).padding(4).width(Length::Fill);
    inside.style(theme::container::menu(look.palette)).into()
}
