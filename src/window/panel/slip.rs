//! The card about a slip of the player: a digit that collides, or a mistake that was looked for. It stays until the slip is
//! dealt with, and leads there: to the reason, or back.

use std::collections::BTreeSet;

use iced::Element;

use super::answers::Answers;
use super::message::Message;
use super::parts::bad;
use super::shown::Shown;
use crate::action::{Action, AnswerAction};
use crate::cards::card::Card;
use crate::cards::question::Question;
use crate::look::Look;
use crate::play::at_hand::mistake_at_hand;
use duvod::explanation::asks;
use duvod::grid::{
    Apart, Board, Candidate, Cell, CellSet, Collision, ConstraintNumber, Entry, Geometry, Group,
    Offset,
};
use duvod::message::{Message as Words, words};
use duvod::proof::Fact;
use duvod::session::{Mode, Session};

/// Something that the player should look at again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub(crate) enum Slip {
    /// A digit cannot stand with others, or not at all.
    Collision {
        /// The digit that collides, and where it is.
        fact: Fact,
        /// What it is said of: the other digit, with its cell; several, if a constraint allows no two of them alone; none, if
        /// a constraint does not allow the digit there.
        others: Vec<Candidate>,
        /// Whether the other is a given and this is not.
        against_given: bool,
        /// The houses in which the digit stands more than once.
        houses: Vec<Group>,
        /// How it lies to digits that are too close.
        beside: Vec<Offset>,
        /// The constraints that do not allow it with others.
        constraints: Vec<ConstraintNumber>,
        /// The cells of other digits that collide, which may be right.
        also: CellSet,
        /// The cells of mistakes that were told.
        mistakes: CellSet,
        /// What can be erased to settle it: that which collides with most digits, or all that collide with as many.
        erasable: Vec<Fact>,
    },
    /// There are mistakes.
    Mistakes {
        /// What is wrong, digits first; at least one.
        facts: Vec<Fact>,
        /// Whether the panel says already why.
        is_answered: bool,
    },
}

impl Slip {
    /// What can be done about it.
    pub(crate) fn question(&self, geometry: &Geometry) -> Question {
        Question::offering(match self {
            Self::Collision { erasable, .. } => erasable
                .iter()
                .map(|fact| {
                    let cell = geometry.cell_name(fact.cell());
                    let digit = geometry.digit_name(fact.digit());
                    (
                        words::WindowSlipErase { cell, digit }.into(),
                        Action::Answer(AnswerAction::TakeBackAt(fact.cell())),
                    )
                })
                .collect(),
            Self::Mistakes { facts, is_answered } => {
                let back = if facts.len() == 1 {
                    words::WindowTakeBack
                } else {
                    words::WindowTakeThemBack
                };
                let why = (!is_answered).then_some((
                    words::WindowMistakeWhy.into(),
                    Action::Answer(AnswerAction::WhyMistake),
                ));
                why.into_iter()
                    .chain([(back.into(), Action::Answer(AnswerAction::TakeBack))])
                    .collect()
            }
        })
    }
}

/// What the player should look at again, if there is something that no card tells: a collision comes first, since it is
/// seen.
pub(crate) fn slip(session: &Session, answers: &Answers, card: Option<&Card>) -> Option<Slip> {
    let is_open = matches!(session.mode(), Mode::Entering | Mode::Playing);
    let is_told = session.finding().is_some() || card == Some(&Card::Colliding);
    if !is_open || is_told {
        return None;
    }
    let mistakes = || {
        let facts = Some(session.mistakes()).filter(|mistakes| !mistakes.is_empty())?;
        Some(Slip::Mistakes { facts, is_answered: answers.tells_mistake(session) })
    };
    collision(session).or_else(mistakes)
}

/// How many digits that collide with as many others are offered to be erased.
const OFFERED: usize = 3;

/// A digit that was written and collides: of that in the selected cell and those that it collides with, else of all, the one
/// that collides with most others, since it is most likely the slip. Of several such ones it is that in the selected cell,
/// else the last one in the grid.
fn collision(session: &Session) -> Option<Slip> {
    let board = session.board();
    let collisions = board.all_collisions(session.geometry());
    let is_entering = session.mode() == Mode::Entering;
    let is_written = |cell: &Cell| match board.entry(*cell) {
        Entry::Placed(_) => true,
        Entry::Given(_) => is_entering,
        Entry::Empty => false,
    };
    let partners = |cell: Cell| {
        let its = collisions.iter().filter(|collision| collision.cells().any(|it| it == cell));
        let its: CellSet = its.flat_map(Collision::cells).collect();
        its - CellSet::of(cell)
    };
    let all = collisions.iter().flat_map(Collision::cells);
    let written: CellSet = all.filter(is_written).collect();
    let told: Vec<Fact> = session.mistakes();
    let mistakes: CellSet = told.iter().copied().map(Fact::cell).collect();
    let is_wrong = |fact: &&Fact| matches!(fact, Fact::Holds(..));
    let wrong: CellSet = told.iter().filter(is_wrong).map(|fact| fact.cell()).collect();
    let selected = session.selected();
    let about = selected.filter(|cell| written.contains(*cell));
    let about = about.map_or(written, |cell| (partners(cell) & written) | CellSet::of(cell));
    // Of what is known to be wrong it is said before what may be right.
    let rank = |cell: &Cell| {
        (wrong.contains(*cell), partners(*cell).len(), Some(*cell) == selected, *cell)
    };
    let cell = about.iter().max_by_key(rank)?;
    let its = partners(cell) | CellSet::of(cell);
    let is_as_bad = |other: &Cell| partners(*other).len() == partners(cell).len();
    let alike = (its & written).iter().filter(|other| *other != cell).filter(is_as_bad);
    let erasable: Vec<Cell> = if wrong.is_empty() {
        std::iter::once(cell).chain(alike).take(OFFERED).collect()
    } else {
        let others = wrong.iter().filter(|other| *other != cell);
        std::iter::once(cell).chain(others).take(OFFERED).collect()
    };
    let mistakes = mistakes - its;
    collision_of(
        (session.geometry(), &board),
        &collisions,
        &erasable,
        [written - its - mistakes, mistakes],
    )
}

/// What is to be said of the collisions of the first of these cells, which can be erased.
fn collision_of(
    (geometry, board): (&Geometry, &Board),
    collisions: &[Collision],
    erasable: &[Cell],
    [also, mistakes]: [CellSet; 2],
) -> Option<Slip> {
    let cell = *erasable.first()?;
    let digit = board.entry(cell).digit()?;
    let its = collisions.iter().filter(|collision| collision.cells().any(|it| it == cell));
    let is_given = |cell: &Cell| matches!(board.entry(*cell), Entry::Given(_));
    let others_of = |found: &Collision| {
        let others = found.filled.iter().copied().filter(|other| other.cell != cell);
        others.collect::<Vec<Candidate>>()
    };
    // Two digits that do not go together say more than several that do not.
    let is_of_many =
        |found: &&Collision| matches!(found.apart, Apart::Constraint(_)) && found.filled.len() != 2;
    let of_two: Vec<Candidate> =
        its.clone().filter(|found| !is_of_many(found)).flat_map(others_of).collect();
    let given = of_two.iter().find(|other| is_given(&other.cell));
    let others = match given.or(of_two.first()) {
        Some(other) => vec![*other],
        None => its.clone().map(others_of).min_by_key(Vec::len)?,
    };
    let house = |collision: &Collision| match collision.apart {
        Apart::Group(house) => Some(house),
        Apart::Cell(_) | Apart::Steps(_) | Apart::Constraint(_) => None,
    };
    let by_steps = its.clone().filter(|it| matches!(it.apart, Apart::Steps(_)));
    let constraints = its.clone().filter_map(|collision| match collision.apart {
        Apart::Constraint(number) => Some(number),
        Apart::Cell(_) | Apart::Group(_) | Apart::Steps(_) => None,
    });
    let constraints: BTreeSet<ConstraintNumber> = constraints.collect();
    let offsets = by_steps.flat_map(|collision| {
        let others = collision.filled.iter().filter(|other| other.cell != cell);
        others.map(|&other| geometry.offset(other, Candidate { cell, digit }))
    });
    let beside: BTreeSet<Offset> = offsets.collect();
    let fact = |cell: &Cell| Some(Fact::Holds(*cell, board.entry(*cell).digit()?));
    Some(Slip::Collision {
        fact: Fact::Holds(cell, digit),
        against_given: matches!(&others[..], [other] if is_given(&other.cell)) && !is_given(&cell),
        others,
        houses: its.filter_map(house).collect(),
        beside: beside.into_iter().collect(),
        constraints: constraints.into_iter().collect(),
        also,
        mistakes,
        erasable: erasable.iter().filter_map(fact).collect(),
    })
}

/// The card about a slip.
pub(super) fn view<'a>(shown: Shown<'a>, slip: Slip, look: Look<'a>) -> Element<'a, Message> {
    let answers = shown.asked().buttons(slip.question(shown.session().geometry()), look);
    let (title, details) = words(shown.session(), slip);
    let details = details.iter().map(|words| look.say(words)).collect();
    bad(look.say(&title), details, Some(answers), None, look)
}

/// Says of a digit with which others it collides.
fn collides(
    geometry: &Geometry,
    one: Candidate,
    others: &[Candidate],
    against_given: bool,
) -> Words {
    let (cell, digit) = (geometry.cell_name(one.cell), geometry.digit_name(one.digit));
    match others {
        [] => words::WindowCollidesAlone { cell, digit }.into(),
        [other] => {
            let against = geometry.digit_name(other.digit);
            let other = geometry.cell_name(other.cell);
            if against_given {
                words::WindowCollidesWithGiven { against, cell, digit, other }.into()
            } else {
                words::WindowCollidesWith { against, cell, digit, other }.into()
            }
        }
        _ => {
            let others = others.iter().map(|other| geometry.cell_name(other.cell)).collect();
            words::WindowCollidesAmong { cell, digit, others }.into()
        }
    }
}

fn words(session: &Session, slip: Slip) -> (Words, Vec<Words>) {
    let geometry = session.geometry();
    match slip {
        Slip::Collision {
            fact,
            others,
            against_given,
            houses,
            beside,
            constraints,
            also,
            mistakes,
            ..
        } => {
            let digit = geometry.digit_name(fact.digit());
            let title = collides(geometry, fact.candidate(), &others, against_given);
            let houses: Vec<_> = houses.iter().map(|&house| geometry.house_name(house)).collect();
            let in_houses = (!houses.is_empty())
                .then(|| Words::from(words::WindowCollidesIn { digit, houses }));
            let beside = beside.into_iter().map(|Offset { short, long, difference }| {
                words::WindowCollidesBeside { difference, long, short }.into()
            });
            let by_constraints = constraints.into_iter().map(|number| {
                let constraint = geometry.constraint_name(number);
                let says = asks(geometry, number);
                if geometry.limit(fact.candidate()) == Some(number) {
                    words::WindowCollidesLimit { constraint, digit, says }.into()
                } else {
                    words::WindowCollidesConstraint { constraint, says }.into()
                }
            });
            let where_to = in_houses.into_iter().chain(beside).chain(by_constraints);
            let names =
                |cells: CellSet| cells.iter().map(|cell| geometry.cell_name(cell)).collect();
            let also = (!also.is_empty())
                .then(|| Words::from(words::WindowSlipAlso { cells: names(also) }));
            let more = (!mistakes.is_empty())
                .then(|| Words::from(words::WindowSlipMore { cells: names(mistakes) }));
            (title, where_to.chain(also).chain(more).collect())
        }
        Slip::Mistakes { facts: mistakes, is_answered } => {
            let cells: Vec<_> =
                mistakes.iter().map(|fact| geometry.cell_name(fact.cell())).collect();
            let is_struck = |fact: &Fact| matches!(fact, Fact::Absent(..));
            let title = if mistakes.iter().all(is_struck) {
                words::WindowStruckMistakes { cells }.into()
            } else {
                words::WindowMistakes { cells }.into()
            };
            let how = || match (mistakes.len(), mistake_at_hand(session)) {
                (2.., Some(first)) => {
                    Words::from(words::WindowMistakesHow { cell: geometry.cell_name(first.cell()) })
                }
                _ => Words::from(words::WindowMistakeHow),
            };
            (title, (!is_answered).then(how).into_iter().collect())
        }
    }
}
