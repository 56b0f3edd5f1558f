//! A rule that is taken to be put somewhere else: to a place by its number, above another rule, or below it.
//!
//! What it is put beside is chosen in the list as ever, also among those that are found by a search; it is moved among all.

use iced::widget::{column, container, row};
use iced::{Alignment, Element, Length};

use super::taken::Taken;
use super::{Book, Event, Message as Asked, Shown};
use crate::action::{Action, Ask};
use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::field::Field;
use crate::widget::icon::Icon;
use crate::widget::{controls, theme};
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;

/// The name of the field for the number of a place.
pub(crate) const PLACE_FIELD: &str = "place-of-rule";

/// How wide that field is.
const WIDTH: f32 = 76.0;

impl Book {
    /// Takes the chosen rule to be moved; false if there is none.
    pub(crate) fn take_rule(&mut self) -> bool {
        let chosen = self.chosen_in_list();
        if self.taken.is_none() {
            self.taken = chosen.map(|rule| Taken { rule, typed: String::new() });
        }
        self.taken.is_some()
    }

    /// Moves no rule; false if none was to be.
    pub(crate) fn leave_taken(&mut self) -> bool {
        self.taken.take().is_some()
    }

    /// What is typed of the new number.
    pub(super) fn type_place(&mut self, typed: String) {
        if let Some(taken) = &mut self.taken {
            taken.typed = typed;
        }
    }

    /// The number is complete: places are counted from 1.
    pub(super) fn place_given(&self) -> Option<Event> {
        let taken = self.taken.as_ref()?;
        let number = taken.typed.trim().parse::<usize>().ok();
        let place = number.and_then(|number| number.checked_sub(1));
        let place = place.filter(|place| *place < self.arrangement.rules().len());
        Some(place.map_or(Event::NoPlace, |place| Event::Shift(taken.rule, place)))
    }

    /// The chosen rule is to be moved by one place, or the taken one above the chosen one, or below it.
    pub(super) fn shift(&self, earlier: bool) -> Option<Event> {
        if self.taken.is_some() {
            return self.put_beside(!earlier);
        }
        let rule = self.chosen_in_list()?;
        let at = self.arrangement.place(rule)?;
        let place = if earlier { at.checked_sub(1) } else { Some(at + 1) };
        let place = place.filter(|place| *place < self.arrangement.rules().len());
        Some(place.map_or(Event::AtEnd, |place| Event::Shift(rule, place)))
    }

    /// The taken rule is to stand above the chosen one, or below it.
    pub(super) fn put_beside(&self, below: bool) -> Option<Event> {
        let rule = self.taken.as_ref()?.rule;
        let other = self.chosen_in_list().filter(|other| *other != rule)?;
        let place = self.arrangement.place_beside(rule, other, below)?;
        Some(Event::Shift(rule, place))
    }

    /// A row of the list was dragged into a gap between rows.
    pub(super) fn drop_row(&mut self, row: usize, gap: usize) -> Option<Event> {
        if gap == row || gap == row + 1 {
            return None;
        }
        let below = gap > row;
        let rule = *self.listed.get(row)?;
        let other = *self.listed.get(if below { gap - 1 } else { gap })?;
        let place = self.arrangement.place_beside(rule, other, below)?;
        self.chosen = Some(rule);
        Some(Event::Shift(rule, place))
    }

    /// The rule that is moved, if one is.
    #[cfg(test)]
    pub(crate) fn taken(&self) -> Option<RuleId> {
        self.taken.as_ref().map(|taken| taken.rule)
    }
}

/// Where the taken rule may be put.
pub(super) fn view<'a, M: From<Asked> + From<Action> + Clone + 'a>(
    shown: Shown<'a>,
    look: Look<'a>,
) -> Option<Element<'a, M>> {
    let book = shown.book;
    let taken = book.taken.as_ref()?;
    let name = |rule| book.names.name(rule, shown.language).to_owned();
    let title = look.say(&words::BookMoveTitle { rule: name(taken.rule) }.into());
    let close = M::from(Action::Book(Ask::Leave));
    let close =
        controls::tiny_icon_button(Icon::Close, look.label(words::WindowCancel), close, look);
    let title = look.text(Purpose::Control, title).width(Length::Fill);
    let head = row![title, close].spacing(8).align_y(Alignment::Center);
    let field = Field {
        hint: look.say(&words::MakerNumber { number: number(book, taken.rule) }.into()),
        width: Some(look.grown(WIDTH)),
        typed: &taken.typed,
        id: PLACE_FIELD,
        purpose: Purpose::Control,
    };
    let given = M::from(Asked::PlaceGiven);
    let field = field.view(|typed| M::from(Asked::PlaceTyped(typed)), given.clone(), look);
    let by_number = row![
        look.text(Purpose::Secondary, look.label(words::BookMovePlace)),
        container(field).width(look.grown(WIDTH)),
        controls::small_button(look.keyed(words::BookMove, words::KeyEnter), given, look),
    ];
    let by_number = by_number.spacing(8).align_y(Alignment::Center).wrap().vertical_spacing(6);
    let other = book.chosen_in_list().filter(|other| *other != taken.rule);
    let beside: Element<'a, M> = match other {
        None => look.muted(Purpose::Secondary, look.label(words::BookMoveHow)).into(),
        Some(other) => {
            let put = |words: Words, below| {
                let name = (look.say(&words), look.label(words::TipMove));
                controls::chip_button(name, M::from(Asked::Beside(below)), look)
            };
            let above = words::BookMoveAbove { rule: name(other) }.into();
            let below = words::BookMoveBelow { rule: name(other) }.into();
            row![put(above, false), put(below, true)].spacing(8).wrap().vertical_spacing(6).into()
        }
    };
    let inside = container(column![head, by_number, beside].spacing(8)).padding(12);
    Some(inside.width(Length::Fill).style(theme::container::menu(look.palette)).into())
}

/// The number of a rule, from 1.
fn number(book: &Book, rule: RuleId) -> u64 {
    book.arrangement.place(rule).map_or(0, |place| place as u64 + 1)
}
