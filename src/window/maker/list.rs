//! The list of a choice that has many values: opened below it, and looked through by a part of a name where it is long.

use iced::widget::{Column, column, container};
use iced::{Element, Length};

use super::{Choice, Message, SOUGHT_FIELD};
use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::controls::{self, Control};
use crate::widget::field::Field;
use crate::widget::prose::{ROOM_FOR_BAR, scrolled};
use crate::widget::theme;
use crate::widget::theme::button::Kind;
use duvod::message::words;

/// A list with more items than this is looked through by a part of a name.
const LONG: usize = 12;

/// How high an open list is at most.
const MOST: f32 = 220.0;

/// What is chosen, as a button that opens the list, and the list if it is open.
pub(super) fn view<'a>(
    (choice, names, chosen): (Choice, Vec<String>, usize),
    sought: Option<&'a str>,
    look: Look<'a>,
) -> Column<'a, Message> {
    let name = names.get(chosen).cloned().unwrap_or_default();
    let opens = Control::new(Kind::Plain, controls::opening(name, false, look))
        .padding([0.0, 10.0])
        .height(look.pick(30.0, 26.0))
        .on_press(Message::Open(choice))
        .view(look);
    let list = sought.map(|sought| list(choice, &names, (chosen, sought), look));
    column![opens].push(list).spacing(4)
}

fn list<'a>(
    choice: Choice,
    names: &[String],
    (chosen, sought): (usize, &'a str),
    look: Look<'a>,
) -> Element<'a, Message> {
    let is_meant = |name: &str| name.to_lowercase().contains(&sought.trim().to_lowercase());
    let meant: Vec<(usize, &String)> =
        names.iter().enumerate().filter(|(_, name)| is_meant(name)).collect();
    let field = Field {
        hint: look.label(words::MakerSeek),
        width: None,
        typed: sought,
        id: SOUGHT_FIELD,
        purpose: Purpose::Control,
    };
    // Enter takes the first that is meant.
    let first = meant.first().map_or(chosen, |(number, _)| *number);
    let field = (names.len() > LONG)
        .then(|| field.view(Message::Seek, Message::Choose(choice, first), look));
    let mut items = Column::new().spacing(2).padding(iced::Padding::ZERO.right(ROOM_FOR_BAR));
    for (number, name) in meant {
        let name = look.text(Purpose::Control, name.as_str());
        let item = Control::new(Kind::MenuItem(number == chosen), name)
            .padding([4, 8])
            .width(Length::Fill)
            .on_press(Message::Choose(choice, number))
            .view(look);
        items = items.push(item);
    }
    let items = container(scrolled(items, look)).max_height(look.grown(MOST));
    let inside = column![].push(field).push(items).spacing(4);
    let inside = container(inside).padding(4).width(Length::Fill);
    inside.style(theme::container::menu(look.palette)).into()
}
