//! Why a trace was rejected, and where.

use crate::grid::{Apart, Candidate, Cell, Geometry, House, Offset};
use crate::message::{CellName, DigitName, Message, words};
use crate::proof::{Fact, Misfit, Node};

/// One part of the way to a place in a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TracePart {
    /// The start of the trace.
    Start,
    /// The step with this number, from 0, of the trace or of the case before.
    Step(usize),
    /// The case with this number, from 0, of the step before.
    Case(usize),
    /// The end of the trace or of the case before.
    End,
}

/// The first place where a trace does not prove what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The way there, from the outermost step inwards.
    pub place: Vec<TracePart>,
    /// What is wrong.
    pub reason: RejectionReason,
}

/// What is wrong with a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RejectionReason {
    /// It names something that the grid does not have.
    Misfit(Misfit),
    /// A cell is filled twice.
    FilledTwice(Cell),
    /// Digits at the end cannot stand together, and no contradiction is told.
    Collides {
        /// Why they cannot.
        apart: Apart,
        /// The one, with its cell.
        one: Candidate,
        /// The other.
        other: Candidate,
    },
    /// A fact is taken for granted, or said to be reached, without a cause.
    NoCause(Fact),
    /// A cell is said to see one that it does not see.
    DoesNotSee {
        /// The cell that should see.
        cell: Cell,
        /// The cell that should be seen.
        target: Cell,
    },
    /// A cell is said to be one of the places in a house that it is not in.
    OutsideHouse {
        /// The house.
        house: House,
        /// The cell.
        cell: Cell,
    },
    /// A house does not follow from those that it is said to follow from.
    NotDerived(House),
    /// Two nodes are said not to be true both, and the grid allows it.
    NotExclusive(Node, Node),
    /// A cell is said to hold no given, and holds one.
    IsGiven(Cell),
    /// The puzzle is said to have one solution, and has none or several.
    NotOneSolution,
    /// The conclusion may be false although all that it rests on is true.
    DoesNotFollow(Fact),
    /// What is said to be a contradiction can be.
    NoContradiction,
    /// The exact solver gave up within its budget.
    Undecided,
    /// The trace does not say what it is to show.
    NoGoal,
    /// It is to show the digit of every cell, and so many are still empty.
    NotSolved(usize),
    /// It is to show that there is no solution, and comes to nothing that cannot be.
    NotContradicted,
    /// It comes to something that cannot be, and is to show something else.
    OtherEnd,
    /// It is to show this fact, and does not come to it.
    NotReached(Fact),
    /// It names a given in this cell that the puzzle does not have.
    NoSuchGiven(Cell),
    /// The givens that it names are not enough.
    GivensNotEnough,
}

impl Rejection {
    /// Returns the rejection as something to be said. `geometry` must be the one that was checked with.
    pub fn message(&self, geometry: &Geometry) -> Message {
        let reason = self.reason.message(geometry);
        if self.reason.is_of_goal() {
            return Message::from(words::VerifyUnfinished { reason });
        }
        let place: Vec<Message> = self.place.iter().map(|part| part.message()).collect();
        Message::from(words::VerifyRejected { place, reason })
    }
}

impl TracePart {
    fn message(self) -> Message {
        match self {
            Self::Start => Message::from(words::VerifyPlaceStart),
            Self::Step(number) => Message::from(words::VerifyPlaceStep { number: number + 1 }),
            Self::Case(number) => Message::from(words::VerifyPlaceCase { number: number + 1 }),
            Self::End => Message::from(words::VerifyPlaceEnd),
        }
    }
}

impl RejectionReason {
    /// Whether all steps follow, and only what they are to show is not what they show.
    const fn is_of_goal(&self) -> bool {
        matches!(
            self,
            Self::NoGoal
                | Self::NotSolved(_)
                | Self::NotContradicted
                | Self::OtherEnd
                | Self::NotReached(_)
                | Self::NoSuchGiven(_)
                | Self::GivensNotEnough
        )
    }

    /// Returns the reason as something to be said, without a full stop. `geometry` must be the one that was
    /// checked with.
    #[expect(clippy::too_many_lines, reason = "an arm for each rejection")]
    pub fn message(&self, geometry: &Geometry) -> Message {
        let cell = |cell: Cell| geometry.cell_name(cell);
        match self {
            Self::Misfit(misfit) => misfit_message(misfit),
            Self::FilledTwice(twice) => {
                Message::from(words::VerifyFilledTwice { cell: cell(*twice) })
            }
            Self::Collides { apart, one, other } => collides(geometry, *apart, *one, *other),
            Self::NoCause(fact) => {
                let (cell, digit) = names(geometry, *fact);
                match fact {
                    Fact::Holds(..) => Message::from(words::VerifyNoCauseHolds { cell, digit }),
                    Fact::Absent(..) => Message::from(words::VerifyNoCauseAbsent { cell, digit }),
                }
            }
            Self::DoesNotSee { cell: from, target } => {
                Message::from(words::VerifyDoesNotSee { cell: cell(*from), target: cell(*target) })
            }
            Self::NotDerived(house) => {
                Message::from(words::VerifyNotDerived { house: geometry.house_name(*house) })
            }
            Self::NotExclusive(first, second) => Message::from(words::VerifyNotExclusive {
                digit: geometry.digit_name(first.digit),
                cells: cell_names(geometry, first),
                other: geometry.digit_name(second.digit),
                others: cell_names(geometry, second),
            }),
            Self::OutsideHouse { house, cell: outside } => {
                Message::from(words::VerifyOutsideHouse {
                    cell: cell(*outside),
                    house: geometry.house_name(*house),
                })
            }
            Self::IsGiven(given) => Message::from(words::VerifyIsGiven { cell: cell(*given) }),
            Self::NotOneSolution => Message::from(words::VerifyNotOneSolution),
            Self::DoesNotFollow(fact) => {
                let (cell, digit) = names(geometry, *fact);
                match fact {
                    Fact::Holds(..) => {
                        Message::from(words::VerifyDoesNotFollowHolds { cell, digit })
                    }
                    Fact::Absent(..) => {
                        Message::from(words::VerifyDoesNotFollowAbsent { cell, digit })
                    }
                }
            }
            Self::NoContradiction => Message::from(words::VerifyNoContradiction),
            Self::Undecided => Message::from(words::VerifyUndecided),
            Self::NoGoal => Message::from(words::VerifyNoGoal),
            Self::NotSolved(cells) => Message::from(words::VerifyNotSolved { cells: *cells }),
            Self::NotContradicted => Message::from(words::VerifyNotContradicted),
            Self::OtherEnd => Message::from(words::VerifyOtherEnd),
            Self::NotReached(fact) => {
                let (cell, digit) = names(geometry, *fact);
                match fact {
                    Fact::Holds(..) => Message::from(words::VerifyNotReachedHolds { cell, digit }),
                    Fact::Absent(..) => {
                        Message::from(words::VerifyNotReachedAbsent { cell, digit })
                    }
                }
            }
            Self::NoSuchGiven(given) => {
                Message::from(words::VerifyNoSuchGiven { cell: cell(*given) })
            }
            Self::GivensNotEnough => Message::from(words::VerifyGivensNotEnough),
        }
    }
}

/// What a message calls a candidate.
fn names(geometry: &Geometry, fact: Fact) -> (CellName, DigitName) {
    (geometry.cell_name(fact.cell()), geometry.digit_name(fact.digit()))
}

/// Why digits cannot stand together.
fn collides(geometry: &Geometry, apart: Apart, near: Candidate, one: Candidate) -> Message {
    match apart {
        Apart::Group(group) => Message::from(words::VerifyCollides {
            house: geometry.house_name(group),
            digit: geometry.digit_name(one.digit),
        }),
        Apart::Cell(_) | Apart::Steps(_) => {
            let Offset { short, long, difference } = geometry.offset(near, one);
            Message::from(words::VerifyCollidesBeside {
                by: geometry.cell_name(near.cell),
                cell: geometry.cell_name(one.cell),
                difference,
                digit: geometry.digit_name(one.digit),
                long,
                near: geometry.digit_name(near.digit),
                short,
            })
        }
    }
}

fn cell_names(geometry: &Geometry, node: &Node) -> Vec<CellName> {
    node.cells.iter().map(|cell| geometry.cell_name(cell)).collect()
}

fn misfit_message(misfit: &Misfit) -> Message {
    match misfit {
        Misfit::Grid(grid) => words::VerifyMisfitGrid { name: grid.as_str() }.into(),
        Misfit::Cell(number) => words::VerifyMisfitCell { number: *number }.into(),
        Misfit::Digit(number) => words::VerifyMisfitDigit { number: *number }.into(),
        Misfit::House(number) => words::VerifyMisfitHouse { number: *number }.into(),
        Misfit::NoCell => words::VerifyMisfitNoCell.into(),
        Misfit::Claim(number) => words::VerifyMisfitClaim { number: *number }.into(),
    }
}
