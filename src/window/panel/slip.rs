//! The card about a slip of the player: a digit that collides, or a mistake that was looked for. It stays until the slip is
//! dealt with, and leads there: to the reason, or back.

use iced::{Element, Task};

use super::parts::{Parts, card};
use crate::grid::{Board, Cell, CellSet, Collision, Entry, House};
use crate::message::{Message as Words, words};
use crate::proof::Fact;
use crate::session::{Command, Mode};
use crate::window::act::Act;
use crate::window::card::Card;
use crate::window::look::Look;
use crate::window::message::Message;
use crate::window::question::Question;
use crate::window::state::Window;
use crate::window::widget::icon::Icon;

/// Something that the player should look at again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Slip {
    /// A digit stands twice in a house.
    Collision {
        /// The digit that collides, and where it is.
        fact: Fact,
        /// The other cell with the digit.
        other: Cell,
        /// Whether the other is a given and this is not.
        against_given: bool,
        /// The houses in which the digit stands more than once.
        houses: Vec<House>,
        /// The cells of what else is wrong: digits that collide with others, mistakes that were told.
        elsewhere: CellSet,
    },
    /// Mistakes that were told, digits first; at least one.
    Mistakes(Vec<Fact>),
}

impl Slip {
    /// What can be done about it.
    pub(crate) fn question(&self) -> Question {
        Question::offering(match self {
            Self::Collision { .. } => vec![(words::WindowTakeBack, Act::TakeBack)],
            Self::Mistakes(mistakes) => {
                let back = if mistakes.len() == 1 {
                    words::WindowTakeBack
                } else {
                    words::WindowTakeThemBack
                };
                vec![(words::WindowMistakeWhy, Act::WhyMistake), (back, Act::TakeBack)]
            }
        })
    }
}

impl Window {
    /// What the player should look at again, if there is something: a collision comes first, since it is seen.
    pub(crate) fn slip(&self) -> Option<Slip> {
        let is_open = matches!(self.session.mode(), Mode::Entering | Mode::Playing);
        let is_told =
            self.session.finding().is_some() || self.notices.card == Some(Card::Colliding);
        if !is_open || is_told {
            return None;
        }
        let mistakes = || Some(self.session.mistakes()).filter(|mistakes| !mistakes.is_empty());
        self.collision().or_else(|| mistakes().map(Slip::Mistakes))
    }

    /// A digit that was written and collides: that in the selected cell, else the last one in the grid.
    fn collision(&self) -> Option<Slip> {
        let board = self.session.board();
        let collisions = board.collisions(self.session.geometry());
        let is_entering = self.session.mode() == Mode::Entering;
        let is_written = |cell: &Cell| match board.entry(*cell) {
            Entry::Placed(_) => true,
            Entry::Given(_) => is_entering,
            Entry::Empty => false,
        };
        let colliding = || collisions.iter().flat_map(|collision| collision.cells.iter().copied());
        let selected = self.session.selected();
        let written = selected.filter(|cell| colliding().any(|other| other == *cell));
        let written = written.filter(is_written);
        let cell = written.or_else(|| colliding().filter(is_written).max())?;
        let its = collisions.iter().filter(|collision| collision.cells.contains(&cell));
        let its: CellSet = its.flat_map(|collision| collision.cells.iter().copied()).collect();
        let mistakes = self.session.mistakes().into_iter().map(Fact::cell);
        let wrong: CellSet = colliding().filter(is_written).chain(mistakes).collect();
        collision_of(&board, &collisions, cell, wrong - its)
    }

    /// Tells what is wrong: in the selected cell, if there is a mistake, else that of the first one.
    pub(crate) fn why_mistake(&mut self) -> Task<Message> {
        let Some(mistake) = self.mistake_at_hand() else { return Task::none() };
        self.wonder_at(mistake.cell())
    }

    /// Whether mistakes are shown, so that nobody needs to ask where they are.
    pub(crate) fn shows_mistakes(&self) -> bool {
        !self.session.mistakes().is_empty()
    }

    fn mistake_at_hand(&self) -> Option<Fact> {
        let mistakes = self.session.mistakes();
        let selected = self.session.selected();
        let chosen = mistakes.iter().find(|mistake| Some(mistake.cell()) == selected);
        chosen.or(mistakes.first()).copied()
    }

    /// Takes back what the card is about, as one move.
    pub(crate) fn take_back(&mut self) -> Task<Message> {
        let mistakes = match self.slip() {
            None => return Task::none(),
            Some(Slip::Mistakes(mistakes)) => mistakes,
            Some(Slip::Collision { fact, .. }) => vec![fact],
        };
        let cell = mistakes.first().map(|mistake| mistake.cell());
        let select = self.apply(Command::Select(cell));
        let back = match cell.filter(|_| self.session.mode() == Mode::Entering) {
            Some(cell) => Command::Write(cell, None),
            None => Command::TakeBack(mistakes),
        };
        Task::batch([select, self.apply(back)])
    }
}

/// What is to be said of the collisions of one cell.
fn collision_of(
    board: &Board,
    collisions: &[Collision],
    cell: Cell,
    elsewhere: CellSet,
) -> Option<Slip> {
    let digit = board.entry(cell).digit()?;
    let its = collisions.iter().filter(|collision| collision.cells.contains(&cell));
    let others: Vec<Cell> = its.clone().flat_map(|found| found.cells.iter().copied()).collect();
    let is_given = |cell: &Cell| matches!(board.entry(*cell), Entry::Given(_));
    let others: Vec<Cell> = others.into_iter().filter(|other| *other != cell).collect();
    let given = others.iter().find(|other| is_given(other));
    let other = *given.or(others.first())?;
    Some(Slip::Collision {
        fact: Fact::Holds(cell, digit),
        other,
        against_given: is_given(&other) && !is_given(&cell),
        houses: its.map(|collision| collision.house).collect(),
        elsewhere,
    })
}

/// The card about a slip.
pub(super) fn view<'a>(window: &'a Window, slip: Slip, look: Look<'a>) -> Element<'a, Message> {
    let answers = window.answer_buttons(slip.question(), look).into();
    let (title, details) = words(window, slip);
    let parts = Parts {
        icon: Icon::Warning,
        ground: look.palette.conflict_tint,
        ink: look.palette.conflict,
        title: look.say(&title),
        details: details.iter().map(|words| look.say(words)).collect(),
        action: Some(answers),
        closes: None,
    };
    card(parts, look)
}

fn words(window: &Window, slip: Slip) -> (Words, Vec<Words>) {
    let geometry = window.session.geometry();
    match slip {
        Slip::Collision { fact, other, against_given, houses, elsewhere } => {
            let (cell, digit) =
                (geometry.cell_name(fact.cell()), geometry.digit_name(fact.digit()));
            let other = geometry.cell_name(other);
            let title = if against_given {
                words::WindowCollidesWithGiven { cell, digit, other }.into()
            } else {
                words::WindowCollidesWith { cell, digit, other }.into()
            };
            let houses: Vec<_> = houses.iter().map(|&house| geometry.house_name(house)).collect();
            let where_to = Words::from(words::WindowCollidesIn { digit, houses });
            let names: Vec<_> = elsewhere.iter().map(|cell| geometry.cell_name(cell)).collect();
            let more = Words::from(words::WindowSlipMore { cells: names });
            let more = (!elsewhere.is_empty()).then_some(more);
            (title, [where_to].into_iter().chain(more).collect())
        }
        Slip::Mistakes(mistakes) => {
            let cells: Vec<_> =
                mistakes.iter().map(|fact| geometry.cell_name(fact.cell())).collect();
            let is_struck = |fact: &Fact| matches!(fact, Fact::Absent(..));
            let title = if mistakes.iter().all(is_struck) {
                words::WindowStruckMistakes { cells }.into()
            } else {
                words::WindowMistakes { cells }.into()
            };
            let how = match (mistakes.len(), window.mistake_at_hand()) {
                (2.., Some(first)) => {
                    Words::from(words::WindowMistakesHow { cell: geometry.cell_name(first.cell()) })
                }
                _ => Words::from(words::WindowMistakeHow),
            };
            (title, vec![how])
        }
    }
}
