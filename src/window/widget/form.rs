//! Forms: rows one below the other, in each of which something is chosen, side by side, from a list that opens, or by typing.
//!
//! A form knows which row keys change, which list is open and what is looked for there. What can be chosen, and what is, it is
//! told anew each time as its [`Row`]s: only those that are shown. What keys choose it hands back.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::{Column, column, container, row};
use iced::{Element, Length, Task};

use super::choosing;
use super::controls;
use super::field::{self, Field};
use super::icon::{Icon, icon};
use super::reveal::{PAGE, UNFOLDED, reveal};
use super::unfolding::{self, Names, Sought, go_in_list};
use crate::action::{Action, Go, Move};
use crate::look::Look;
use crate::look::font::Purpose;
use duvod::message::{Message as Words, words, words::Label};

/// How wide what is chosen is where it stands beside its label.
pub(crate) const WIDTH: f32 = 300.0;

/// How wide a field is.
pub(crate) const FIELD: f32 = 150.0;

/// A row: what is chosen in it, by the name that its page has for it.
pub(crate) struct Row<'a, C> {
    pub(crate) choice: C,
    pub(crate) label: Label,
    pub(crate) value: Value<'a>,
    /// How wide the label is where what is chosen takes all the rest; otherwise the label takes it.
    pub(crate) label_width: Option<f32>,
}

/// How something is chosen, and what is. What is chosen is a number, from 0.
pub(crate) enum Value<'a> {
    /// One of few, side by side.
    Few(Vec<String>, usize),
    /// One of a list that opens.
    Many(Vec<String>, usize),
    /// By typing.
    Typed {
        /// The name of the field.
        id: &'static str,
        /// What stands in it while nothing is typed.
        hint: String,
        typed: &'a str,
        width: f32,
    },
    /// In a way of its own, of which the form shows the label alone. Keys choose there number 1, and back number 0.
    Own,
}

/// What a form asks its page for.
pub(crate) struct Asks<C, M> {
    /// What has this number is to be chosen.
    pub(crate) choose: fn(C, usize) -> M,
    /// This is typed.
    pub(crate) type_in: fn(C, String) -> M,
    /// Enter was pressed in a field.
    pub(crate) given: M,
    /// The same of lists, where there are some.
    pub(crate) lists: Option<Lists<C, M>>,
}

/// What the lists of a form ask for.
pub(crate) struct Lists<C, M> {
    /// The name of the field in which something is looked for.
    pub(crate) field: &'static str,
    /// The list of a row is to be opened, or closed.
    pub(crate) open: fn(C) -> M,
    /// This is looked for in the open list.
    pub(crate) seek: fn(String) -> M,
}

/// What a key comes to in a form.
pub(crate) struct Pressed<C, M> {
    /// What it chooses, if it does: the number of that in a row.
    pub(crate) chosen: Option<(C, usize)>,
    /// What is to be seen then, and to have the keyboard.
    pub(crate) task: Task<M>,
}

/// Where a form is at.
#[derive(Debug)]
pub(crate) struct Form<C> {
    /// The row that keys led to, or something was chosen in; none at first.
    pub(crate) at: Option<C>,
    /// The row whose list is open, and what is looked for in it.
    pub(crate) open: Option<C>,
    sought: Sought,
}

impl<C> Default for Form<C> {
    fn default() -> Self {
        Self { at: None, open: None, sought: Sought::default() }
    }
}

impl<C: Copy + PartialEq> Form<C> {
    /// Keys are to change this row.
    pub(crate) fn go_to(&mut self, choice: C) {
        self.at = Some(choice);
    }

    /// Opens the list of a row, or closes it.
    pub(crate) fn toggle(&mut self, choice: C) {
        self.open = (self.open != Some(choice)).then_some(choice);
        self.sought.clear();
        self.go_to(choice);
    }

    /// Closes the list that is open; false if none is.
    pub(crate) fn close(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// Looks for this in the open list.
    pub(crate) fn seek(&mut self, typed: String) {
        self.sought.seek(typed);
    }

    /// The number of the row that keys change: the first where the one that they led to is not shown.
    fn number(&self, rows: &[Row<'_, C>]) -> usize {
        rows.iter().position(|row| Some(row.choice) == self.at).unwrap_or(0)
    }

    /// The row that keys change.
    pub(crate) fn row<'r, 'a>(&self, rows: &'r [Row<'a, C>]) -> Option<&'r Row<'a, C>> {
        rows.get(self.number(rows))
    }

    /// Does what a key asks for; `None` if it has nothing to do with the rows.
    pub(crate) fn key<M: Send + 'static>(
        &mut self,
        act: Action,
        rows: &[Row<'_, C>],
    ) -> Option<Pressed<C, M>> {
        let row = self.row(rows)?;
        let pressed = |number: Option<usize>, task| {
            Some(Pressed { chosen: number.map(|number| (row.choice, number)), task })
        };
        match act {
            act if let Some(go) = go_in_list(act)
                && self.open.is_some() =>
            {
                let next = row.value.names().map(|(names, at)| self.sought.walk(names, at, go));
                pressed(next, reveal(UNFOLDED))
            }
            Action::Enter if self.close() => pressed(None, operate(unfocus())),
            Action::Move(to @ (Move::Up | Move::Down)) => pressed(None, self.walk(to, rows)),
            Action::NextTab => pressed(None, self.walk(Move::Down, rows)),
            Action::Move(to) => pressed(row.value.beside(to.go()), Task::none()),
            _ => None,
        }
    }

    /// Goes to the next row, or to the one before. What is typed has the keyboard at once.
    fn walk<M: Send + 'static>(&mut self, to: Move, rows: &[Row<'_, C>]) -> Task<M> {
        let row = &rows[to.among(self.number(rows), rows.len(), |_| true)];
        (self.at, self.open) = (Some(row.choice), None);
        Task::batch([field::only(row.value.field()), reveal(PAGE)])
    }

    /// The rows, each with why what is chosen in it cannot be. What is chosen in a row may be dressed: with what stands below
    /// it, or in its place.
    pub(crate) fn view<'a, M: Clone + 'a>(
        &'a self,
        rows: Vec<Row<'a, C>>,
        (asks, faults): (&Asks<C, M>, &[(C, Words)]),
        dress: impl Fn(C, Element<'a, M>) -> Element<'a, M>,
        look: Look<'a>,
    ) -> Column<'a, M>
    where
        C: 'a,
    {
        let at = self.number(&rows);
        let mut page = Column::new().spacing(look.pick(2.0, 1.0));
        for (number, row) in rows.into_iter().enumerate() {
            let choice = row.choice;
            let faults = faults.iter().filter(|(of, _)| *of == choice);
            let faults = faults.map(|(_, why)| fault(why, look));
            let inside = dress(choice, self.labelled(row, asks, look));
            let row = column![inside].extend(faults).spacing(6);
            page = page.push(choosing::line(row, number == at, look.pick(6.0, 5.0), look));
        }
        page
    }

    /// What is chosen in a row, with its label.
    fn labelled<'a, M: Clone + 'a>(
        &'a self,
        row: Row<'a, C>,
        asks: &Asks<C, M>,
        look: Look<'a>,
    ) -> Element<'a, M>
    where
        C: 'a,
    {
        let Row { choice, label, value, label_width } = row;
        let label = look.text(Purpose::Control, look.label(label));
        let choose = asks.choose;
        let control = match (value, &asks.lists) {
            (Value::Own, _) => return label.into(),
            (Value::Many(all, chosen), Some(Lists { field, open, seek })) => {
                let sought = (self.open == Some(choice)).then_some(&self.sought);
                let names = Names { all, chosen, sought, field };
                let choose = |number| choose(choice, number);
                unfolding::view(&names, open(choice), *seek, choose, look).into()
            }
            (Value::Few(all, chosen) | Value::Many(all, chosen), _) => {
                let named = all.into_iter().enumerate();
                let choices =
                    named.map(|(number, name)| (name, number == chosen, choose(choice, number)));
                row![controls::choice(choices, look)].into()
            }
            (Value::Typed { id, hint, typed, width }, _) => {
                let (type_in, width) = (asks.type_in, look.grown(width));
                let field =
                    Field { hint, width: Some(width), typed, id, purpose: Purpose::Control };
                let type_in = move |text| type_in(choice, text);
                container(field.view(type_in, asks.given.clone(), look)).width(width).into()
            }
        };
        let widths = match label_width {
            Some(width) => (look.grown(width).into(), Length::Fill),
            None => (Length::Fill, look.grown(WIDTH).into()),
        };
        choosing::labelled(label, control, widths, look)
    }
}

impl Value<'_> {
    /// What can be chosen by name, and the number of what is.
    fn names(&self) -> Option<(&[String], usize)> {
        match self {
            Self::Few(names, chosen) | Self::Many(names, chosen) => Some((names, *chosen)),
            Self::Typed { .. } | Self::Own => None,
        }
    }

    /// The number of what comes next of what is chosen, or before; nothing where it is typed.
    fn beside(&self, go: Go) -> Option<usize> {
        match self {
            Self::Few(names, chosen) | Self::Many(names, chosen) => {
                Some(go.from(Some(*chosen), names.len().saturating_sub(1)))
            }
            Self::Own => Some(usize::from(go == Go::On)),
            Self::Typed { .. } => None,
        }
    }

    /// The name of the field in which it is typed, if it is.
    fn field(&self) -> Option<&'static str> {
        match self {
            Self::Typed { id, .. } => Some(id),
            _ => None,
        }
    }
}

/// The number that is typed, if one is.
///
/// # Errors
/// Why it cannot be, where it is none of these.
pub(crate) fn number(typed: &str, allowed: &RangeInclusive<u64>) -> Result<Option<u64>, Words> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let number = typed.parse().ok().filter(|number| allowed.contains(number));
    number.map(Some).ok_or_else(|| match (*allowed.start(), *allowed.end()) {
        (_, u64::MAX) => words::MakerNoWholeNumber.into(),
        (least, most) => words::MakerNoNumber { least, most }.into(),
    })
}

/// What a choice is called where it is kept between runs.
pub(crate) fn kept_name(choice: impl Debug) -> String {
    format!("{choice:?}").to_lowercase()
}

/// Why something that is chosen cannot be.
fn fault<'a, M: 'a>(why: &Words, look: Look<'a>) -> Element<'a, M> {
    let colour = look.palette.conflict;
    let words = look.text(Purpose::Secondary, look.say(why)).color(colour);
    row![icon(Icon::Warning, look.grown(16.0), colour, colour), words].spacing(8).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of few, one with a list, one that is typed, and one with a way of its own; the first of three is chosen.
    fn rows() -> [Row<'static, char>; 4] {
        let names = || ["a", "b", "c"].map(str::to_owned).to_vec();
        let typed = Value::Typed { id: "typed", hint: String::new(), typed: "", width: FIELD };
        let row =
            |(choice, value)| Row { choice, label: words::MakerSeed, value, label_width: None };
        let (few, many) = (Value::Few(names(), 0), Value::Many(names(), 0));
        [('f', few), ('m', many), ('t', typed), ('o', Value::Own)].map(row)
    }

    /// What a key chooses; the key, if it has nothing to do with the rows.
    fn key(form: &mut Form<char>, act: Action) -> Result<Option<(char, usize)>, Action> {
        form.key::<()>(act, &rows()).map(|pressed| pressed.chosen).ok_or(act)
    }

    #[test]
    fn keys_walk_the_rows_and_choose_in_them() {
        let mut form = Form::default();
        let [up, down, left, right] =
            [Move::Up, Move::Down, Move::Left, Move::Right].map(Action::Move);
        assert_eq!(key(&mut form, right), Ok(Some(('f', 1))), "in the first row at first");
        assert_eq!(key(&mut form, left), Ok(Some(('f', 0))), "there is nothing before it");
        assert_eq!((key(&mut form, up), form.at), (Ok(None), Some('f')));
        for at in ['m', 't', 'o', 'o'] {
            assert_eq!((key(&mut form, down), form.at), (Ok(None), Some(at)));
        }
        assert_eq!(key(&mut form, right), Ok(Some(('o', 1))));
        assert_eq!(key(&mut form, left), Ok(Some(('o', 0))));
        let _ = key(&mut form, up);
        assert_eq!(key(&mut form, right), Ok(None), "what is typed is not turned");
        form.go_to('x');
        assert_eq!((key(&mut form, down), form.at), (Ok(None), Some('m')), "from what is seen");
        for other in [Action::Enter, Action::Answer(crate::action::AnswerAction::Hint)] {
            assert_eq!(key(&mut form, other), Err(other));
        }
    }

    #[test]
    fn keys_choose_in_an_open_list_until_it_is_closed() {
        let mut form = Form::default();
        form.toggle('m');
        assert_eq!(key(&mut form, Action::Move(Move::Down)), Ok(Some(('m', 1))));
        assert_eq!(key(&mut form, Action::Go(Go::Last)), Ok(Some(('m', 2))));
        assert_eq!(form.open, Some('m'));
        assert_eq!((key(&mut form, Action::Enter), form.open), (Ok(None), None));
        let end = Action::Go(Go::Last);
        assert_eq!(key(&mut form, end), Err(end), "no list is open");
        form.toggle('m');
        form.toggle('m');
        assert!(!form.close(), "it was closed again");
    }

    #[test]
    fn a_number_is_one_of_those_that_are_allowed() {
        assert_eq!(number("  ", &(1..=3)), Ok(None));
        assert_eq!(number(" 3 ", &(1..=3)), Ok(Some(3)));
        let why = Words::from(words::MakerNoNumber { least: 1_u64, most: 3_u64 });
        for typed in ["0", "4", "-1", "many"] {
            assert_eq!(number(typed, &(1..=3)), Err(why.clone()), "{typed}");
        }
        assert_eq!(number("-1", &(0..=u64::MAX)), Err(words::MakerNoWholeNumber.into()));
    }
}
