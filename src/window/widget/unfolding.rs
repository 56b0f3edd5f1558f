//! A choice that has many values: its list is opened below it, and looked through by a part of a name where it is long.

use iced::keyboard::{self, key::Named};
use iced::widget::{Column, column, container, operation};
use iced::{Alignment, Element, Event, Length, Task};

use super::choosing;
use super::controls::{self, Control};
use super::field::Field;
use super::listening::kept_from;
use super::prose::{ROOM_FOR_BAR, scrolled};
use super::reveal::{PAGE, UNFOLDED, reveal};
use super::theme;
use super::theme::button::Kind;
use crate::action::{Action, Go};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::look::plain::plain;
use duvod::message::words;

/// A list with more items than this is looked through by a part of a name.
const LONG: usize = 6;

/// How high an open list is at most.
const MOST: f32 = 220.0;

/// What is looked for in an open list.
#[derive(Debug, Default)]
pub(crate) struct Sought {
    typed: String,
    /// Whether keys have chosen since it was typed.
    is_walked: bool,
}

impl Sought {
    /// Looks for this.
    pub(crate) fn seek(&mut self, typed: String) {
        *self = Self { typed, is_walked: false };
    }

    /// Looks for nothing.
    pub(crate) fn clear(&mut self) {
        self.seek(String::new());
    }

    /// Goes by a key from what is marked to the name that stands above it, or below it, or at an end of the list; of those that
    /// are looked for. Returns its number.
    pub(crate) fn walk(&mut self, names: &[String], chosen: usize, go: Go) -> usize {
        let meant = self.meant(names);
        let marked = self.marked(names, &meant, chosen);
        self.is_walked = true;
        let at = meant.iter().position(|number| *number == marked);
        meant.get(go.from(at, meant.len().saturating_sub(1))).copied().unwrap_or(chosen)
    }

    /// The numbers of the names that are looked for: first the one that is just that, then those that begin so.
    fn meant(&self, names: &[String]) -> Vec<usize> {
        let is_meant = |number: &usize| is_meant(&names[*number], &self.typed);
        let mut meant: Vec<usize> = (0..names.len()).filter(is_meant).collect();
        meant.sort_by_cached_key(|number| self.distance(&names[*number]));
        meant
    }

    /// How far a name is from what is typed: 0 if it is just that, perhaps with something in brackets behind it.
    fn distance(&self, name: &str) -> usize {
        let (name, typed) = (plain(name), plain(&self.typed));
        let typed = typed.trim();
        if typed.is_empty() {
            return 0;
        }
        match name.strip_prefix(typed).map(str::trim_start) {
            Some(behind) if behind.is_empty() || behind.starts_with('(') => 0,
            Some(_) => 1,
            None => 2,
        }
    }

    /// Which of these Enter takes: the chosen one if no other is nearer to what is typed, or keys have led to it; else the
    /// first.
    fn marked(&self, names: &[String], meant: &[usize], chosen: usize) -> usize {
        let Some(&first) = meant.first() else { return chosen };
        let distance = |number: usize| self.distance(&names[number]);
        let is_meant = meant.contains(&chosen);
        let stays = is_meant && (self.is_walked || distance(chosen) == distance(first));
        if stays { chosen } else { first }
    }
}

/// What can be chosen, and what is.
pub(crate) struct Names<'a> {
    pub(crate) all: Vec<String>,
    /// The number of what is chosen, from 0.
    pub(crate) chosen: usize,
    /// What is looked for, if the list is open.
    pub(crate) sought: Option<&'a Sought>,
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

/// Shows a list that was opened, with what is chosen in it, and writes into the field in which it is looked for.
pub(crate) fn opened<M: Send + 'static>(field: &'static str) -> Task<M> {
    Task::batch([operation::focus(field), reveal(PAGE), reveal(UNFOLDED)])
}

/// What is chosen by a key in an open list, as `None` if it chooses nothing there.
pub(crate) fn go_in_list(act: Action) -> Option<Go> {
    match act {
        Action::Move(to) => Some(to.go()),
        Action::Go(go @ (Go::First | Go::Last)) => Some(go),
        _ => None,
    }
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

fn list<'a, M: Clone + 'a>(
    names: &Names<'a>,
    sought: &'a Sought,
    seek: impl Fn(String) -> M + 'a,
    choose: impl Fn(usize) -> M,
    look: Look<'a>,
) -> Element<'a, M> {
    let meant = sought.meant(&names.all);
    let marked = sought.marked(&names.all, &meant, names.chosen);
    let field = Field {
        hint: look.label(words::MakerSeek),
        width: None,
        typed: &sought.typed,
        id: names.field,
        purpose: Purpose::Control,
    };
    let field = (names.all.len() > LONG).then(|| {
        let field = field.view(seek, choose(marked), look);
        // Where nothing is typed yet these keys lead to the ends of the list.
        if sought.typed.is_empty() { kept_from(field, leads_to_end) } else { field }
    });
    let mut items = Column::new().spacing(2).padding(iced::Padding::ZERO.right(ROOM_FOR_BAR));
    let none = meant.is_empty().then(|| {
        let none = look.muted(Purpose::Control, look.label(words::MakerFoundNone));
        container(none.font(REGULAR)).padding([4, 8])
    });
    for number in meant {
        let name = look.text(Purpose::Control, names.all[number].as_str());
        let is_marked = number == marked;
        let item = Control::new(Kind::MenuItem(is_marked), name)
            .padding([4, 8])
            .width(Length::Fill)
            .on_press(choose(number))
            .view(look);
        items =
            items.push(if is_marked { container(item).id(UNFOLDED.chosen).into() } else { item });
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

    fn sought(typed: &str) -> Sought {
        Sought { typed: typed.to_owned(), is_walked: false }
    }

    #[test]
    fn keys_choose_among_what_is_looked_for() {
        let names = ["X-wing", "Skyscraper", "XY-wing", "W-wing"].map(str::to_owned);
        let go = |chosen, typed, go| sought(typed).walk(&names, chosen, go);
        let all = [Go::First, Go::Back, Go::On, Go::Last];
        assert_eq!(all.map(|to| go(1, "", to)), [0, 0, 2, 3]);
        assert_eq!(all.map(|to| go(2, "wing", to)), [0, 0, 3, 3]);
        assert_eq!(all.map(|to| go(1, "wing", to)), [0, 0, 2, 3], "the first of them is marked");
        assert_eq!(go(1, "swordfish", Go::Last), 1, "there is none");
    }

    #[test]
    fn enter_takes_what_is_typed() {
        let names = ["9×9", "6×6", "6×6 with tall blocks", "10×10", "X-Sudoku (both diagonals)"];
        let names = names.map(str::to_owned);
        let taken = |sought: &Sought, chosen| sought.marked(&names, &sought.meant(&names), chosen);
        assert_eq!(taken(&sought("6x6"), 2), 1, "the whole name");
        assert_eq!(taken(&sought("x"), 0), 4, "what begins so");
        assert_eq!(taken(&sought("x-sudoku "), 0), 4, "what is in brackets need not be typed");
        assert_eq!(taken(&sought("6x"), 2), 2, "both begin so");
        assert_eq!(taken(&sought("diagonals both"), 0), 4);
        assert_eq!((taken(&sought(""), 3), taken(&sought("swordfish"), 3)), (3, 3));
        let mut walked = sought("6x6");
        assert_eq!(walked.walk(&names, 2, Go::On), 2, "from what is marked");
        assert_eq!(taken(&walked, 2), 2, "where keys have led");
        walked.seek("6x6".to_owned());
        assert_eq!(taken(&walked, 2), 1, "it was typed anew");
    }
}
