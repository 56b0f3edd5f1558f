//! What the core reports, as something to be said. It knows no message itself.

use super::{CellName, DigitName, Message, words};
use crate::checker::{Checked, Rejection, RejectionReason, TracePart};
use crate::grid::{Apart, Candidate, Cell, Geometry, Offset, StateTextError};
use crate::proof::{Fact, Misfit, Node};

impl From<&StateTextError> for Message {
    fn from(error: &StateTextError) -> Self {
        match error {
            StateTextError::Character { position, found } => {
                words::StateErrorCharacter { position: *position, found: String::from(*found) }
                    .into()
            }
            StateTextError::Cells { found, expected } => {
                words::StateErrorCells { found: *found, expected: *expected }.into()
            }
            StateTextError::Removed(found) => {
                words::StateErrorRemoved { found: found.as_str() }.into()
            }
        }
    }
}

impl From<&Checked> for Message {
    /// That the trace passed.
    fn from(checked: &Checked) -> Self {
        words::VerifyAccepted { steps: checked.steps, conclusions: checked.conclusions }.into()
    }
}

impl Message {
    /// Why a trace was rejected, and where. `geometry` must be the one that was checked with.
    pub fn of_rejection(rejection: &Rejection, geometry: &Geometry) -> Self {
        let reason = Self::of_reason(&rejection.reason, geometry);
        if rejection.reason.is_of_goal() {
            return words::VerifyUnfinished { reason }.into();
        }
        let place: Vec<Self> = rejection.place.iter().map(|&part| place(part)).collect();
        words::VerifyRejected { place, reason }.into()
    }

    /// Why a trace was rejected, without a full stop. `geometry` must be the one that was checked with.
    #[expect(clippy::too_many_lines, reason = "an arm for each rejection")]
    pub fn of_reason(reason: &RejectionReason, geometry: &Geometry) -> Self {
        let cell = |cell: Cell| geometry.cell_name(cell);
        match reason {
            RejectionReason::Misfit(misfit) => misfit_message(misfit),
            RejectionReason::FilledTwice(twice) => {
                Message::from(words::VerifyFilledTwice { cell: cell(*twice) })
            }
            RejectionReason::Collides { apart, one, other } => {
                collides(geometry, *apart, *one, *other)
            }
            RejectionReason::NoCause(fact) => {
                let (cell, digit) = names(geometry, *fact);
                match fact {
                    Fact::Holds(..) => Message::from(words::VerifyNoCauseHolds { cell, digit }),
                    Fact::Absent(..) => Message::from(words::VerifyNoCauseAbsent { cell, digit }),
                }
            }
            RejectionReason::DoesNotSee { cell: from, target } => {
                Message::from(words::VerifyDoesNotSee { cell: cell(*from), target: cell(*target) })
            }
            RejectionReason::NotDerived(house) => {
                Message::from(words::VerifyNotDerived { house: geometry.house_name(*house) })
            }
            RejectionReason::NotExclusive(first, second) => {
                Message::from(words::VerifyNotExclusive {
                    digit: geometry.digit_name(first.digit),
                    cells: cell_names(geometry, first),
                    other: geometry.digit_name(second.digit),
                    others: cell_names(geometry, second),
                })
            }
            RejectionReason::OutsideHouse { house, cell: outside } => {
                Message::from(words::VerifyOutsideHouse {
                    cell: cell(*outside),
                    house: geometry.house_name(*house),
                })
            }
            RejectionReason::IsGiven(given) => {
                Message::from(words::VerifyIsGiven { cell: cell(*given) })
            }
            RejectionReason::NotOneSolution => Message::from(words::VerifyNotOneSolution),
            RejectionReason::DoesNotFollow(fact) => {
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
            RejectionReason::NoContradiction => Message::from(words::VerifyNoContradiction),
            RejectionReason::Undecided => Message::from(words::VerifyUndecided),
            RejectionReason::NoGoal => Message::from(words::VerifyNoGoal),
            RejectionReason::NotSolved(cells) => {
                Message::from(words::VerifyNotSolved { cells: *cells })
            }
            RejectionReason::NotContradicted => Message::from(words::VerifyNotContradicted),
            RejectionReason::OtherEnd => Message::from(words::VerifyOtherEnd),
            RejectionReason::NotReached(fact) => {
                let (cell, digit) = names(geometry, *fact);
                match fact {
                    Fact::Holds(..) => Message::from(words::VerifyNotReachedHolds { cell, digit }),
                    Fact::Absent(..) => {
                        Message::from(words::VerifyNotReachedAbsent { cell, digit })
                    }
                }
            }
            RejectionReason::NoSuchGiven(given) => {
                Message::from(words::VerifyNoSuchGiven { cell: cell(*given) })
            }
            RejectionReason::GivensNotEnough => Message::from(words::VerifyGivensNotEnough),
        }
    }
}

fn place(part: TracePart) -> Message {
    match part {
        TracePart::Start => words::VerifyPlaceStart.into(),
        TracePart::Step(number) => words::VerifyPlaceStep { number: number + 1 }.into(),
        TracePart::Case(number) => words::VerifyPlaceCase { number: number + 1 }.into(),
        TracePart::End => words::VerifyPlaceEnd.into(),
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
