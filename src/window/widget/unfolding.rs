//! A choice that has many values: its list is opened below it, and looked through by a part of a name where it is long.

use iced::keyboard::{self, key::Named};
use iced::widget::{Column, column, container};
use iced::{Alignment, Element, Event, Length};

use super::choosing;
use super::controls::{self, Control};
use super::field::Field;
use super::listening::kept_from;
use super::prose::{ROOM_FOR_BAR, scrolled};
use super::reveal::UNFOLDED;
use super::theme;
use super::theme::button::Kind;
use crate::act::{Act, Go};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::look::plain::plain;
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
    let opens = controls::opening_lines((name, look.label(words::TipUnfold)), open, look);
    let list = names.sought.map(|sought| list(names, sought, seek, choose, look));
    let side = if choosing::has_both(look) { Alignment::End } else { Alignment::Start };
    column![opens].push(list).spacing(4).align_x(side)
}

/// What is chosen by a key in an open list, as `None` if it chooses nothing there.
pub(crate) fn go_in_list(act: Act) -> Option<Go> {
    match act {
        Act::Move(to) => Some(to.go()),
        Act::Go(go @ (Go::First | Go::Last)) => Some(go),
        _ => None,
    }
}

/// The number of the name that stands above the chosen one in an open list, or below it, or at an end of the list; of those
/// that are looked for.
pub(crate) fn beside(names: &[String], chosen: usize, sought: &str, go: Go) -> usize {
    let meant = |number: &usize| names.get(*number).is_some_and(|name| is_meant(name, sought));
    let shown: Vec<usize> = (0..names.len()).filter(meant).collect();
    let at = shown.iter().position(|number| *number == chosen);
    let go = if at.is_none() && go != Go::Last { Go::First } else { go };
    shown.get(go.from(at, shown.len().saturating_sub(1))).copied().unwrap_or(chosen)
}

/// Whether this is a key that leads to an end.
fn leads_to_end(event: &Event) -> bool {
    let Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) = event else { return false };
    matches!(key, keyboard::Key::Named(Named::Home | Named::End))
}

fn is_meant(name: &str, sought: &str) -> bool {
    let name = plain(name);
    plain(sought).split_whitespace().all(|word| name.contains(word))
}

/// The number of the first name that is looked for; the chosen one if there is none.
fn first(names: &[String], sought: &str, chosen: usize) -> usize {
    names.iter().position(|name| is_meant(name, sought)).unwrap_or(chosen)
}

fn list<'a, M: Clone + 'a>(
    names: &Names<'a>,
    sought: &'a str,
    seek: impl Fn(String) -> M + 'a,
    choose: impl Fn(usize) -> M,
    look: Look<'a>,
) -> Element<'a, M> {
    let meant: Vec<(usize, &String)> =
        names.all.iter().enumerate().filter(|(_, name)| is_meant(name, sought)).collect();
    let field = Field {
        hint: look.label(words::MakerSeek),
        width: None,
        typed: sought,
        id: names.field,
        purpose: Purpose::Control,
    };
    // Enter takes the chosen one, or else the first that is meant.
    let is_chosen = meant.iter().any(|(number, _)| *number == names.chosen);
    let taken = if is_chosen { names.chosen } else { first(&names.all, sought, names.chosen) };
    let field = (names.all.len() > LONG).then(|| {
        let field = field.view(seek, choose(taken), look);
        // Where nothing is typed yet these keys lead to the ends of the list.
        if sought.is_empty() { kept_from(field, leads_to_end) } else { field }
    });
    let mut items = Column::new().spacing(2).padding(iced::Padding::ZERO.right(ROOM_FOR_BAR));
    let none = meant.is_empty().then(|| {
        let none = look.muted(Purpose::Control, look.label(words::MakerFoundNone));
        container(none.font(REGULAR)).padding([4, 8])
    });
    for (number, name) in meant {
        let name = look.text(Purpose::Control, name.as_str());
        let item = Control::new(Kind::MenuItem(number == names.chosen), name)
            .padding([4, 8])
            .width(Length::Fill)
            .on_press(choose(number))
            .view(look);
        let is_chosen = number == names.chosen;
        items =
            items.push(if is_chosen { container(item).id(UNFOLDED.chosen).into() } else { item });
    }
    let items = scrolled(items, look).id(UNFOLDED.list);
    let items = container(items).max_height(look.grown(MOST));
    let inside = column![].push(field).push(none).push(items).spacing(4);
    let inside = container(inside).padding(4).width(Length::Fill);
    inside.style(theme::container::menu(look.palette)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_choose_among_what_is_looked_for() {
        let names = ["X-wing", "Skyscraper", "XY-wing", "W-wing"].map(str::to_owned);
        let go = |chosen, sought, go| beside(&names, chosen, sought, go);
        assert_eq!([Go::First, Go::Back, Go::On, Go::Last].map(|to| go(1, "", to)), [0, 0, 2, 3]);
        assert_eq!(
            [Go::First, Go::Back, Go::On, Go::Last].map(|to| go(2, "wing", to)),
            [0, 0, 3, 3]
        );
        assert_eq!([Go::Back, Go::On, Go::Last].map(|to| go(1, "wing", to)), [0, 0, 3]);
        assert_eq!(go(1, "swordfish", Go::Last), 1, "there is none");
    }
}
