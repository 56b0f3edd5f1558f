//! What the core reports, as something to be said. It knows no message itself.

use super::{CellName, DigitName, Message, words};
use crate::checker::{Checked, Rejection, RejectionReason, TracePart};
use crate::grid::{Apart, Candidate, Cell, Geometry, House, Offset, StateTextError};
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
            StateTextError::Removed(found) => words::StateErrorRemoved { found }.into(),
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
    pub fn of_reason(reason: &RejectionReason, geometry: &Geometry) -> Self {
        let cell = |cell: Cell| geometry.cell_name(cell);
        let house = |house: House| geometry.house_name(house);
        match *reason {
            RejectionReason::Misfit(ref misfit) => misfit_message(misfit),
            RejectionReason::FilledTwice(twice) => {
                words::VerifyFilledTwice { cell: cell(twice) }.into()
            }
            RejectionReason::Collides { apart, one, other } => {
                collides(geometry, apart, one, other)
            }
            RejectionReason::Breaks(constraint) => {
                words::VerifyBreaks { constraint: geometry.constraint_name(constraint) }.into()
            }
            RejectionReason::NoCause(fact) => match (fact, names(geometry, fact)) {
                (Fact::Holds(..), (cell, digit)) => {
                    words::VerifyNoCauseHolds { cell, digit }.into()
                }
                (Fact::Absent(..), (cell, digit)) => {
                    words::VerifyNoCauseAbsent { cell, digit }.into()
                }
            },
            RejectionReason::DoesNotSee { cell: from, target } => {
                words::VerifyDoesNotSee { cell: cell(from), target: cell(target) }.into()
            }
            RejectionReason::NotDerived(of) => words::VerifyNotDerived { house: house(of) }.into(),
            RejectionReason::NotExclusive(ref nodes) => not_exclusive(geometry, nodes),
            RejectionReason::OutsideHouse { house: of, cell: outside } => {
                words::VerifyOutsideHouse { cell: cell(outside), house: house(of) }.into()
            }
            RejectionReason::IsGiven(given) => words::VerifyIsGiven { cell: cell(given) }.into(),
            RejectionReason::NotOneSolution => words::VerifyNotOneSolution.into(),
            RejectionReason::DoesNotFollow(fact) => match (fact, names(geometry, fact)) {
                (Fact::Holds(..), (cell, digit)) => {
                    words::VerifyDoesNotFollowHolds { cell, digit }.into()
                }
                (Fact::Absent(..), (cell, digit)) => {
                    words::VerifyDoesNotFollowAbsent { cell, digit }.into()
                }
            },
            RejectionReason::NoContradiction => words::VerifyNoContradiction.into(),
            RejectionReason::Undecided => words::VerifyUndecided.into(),
            RejectionReason::NoGoal => words::VerifyNoGoal.into(),
            RejectionReason::NotSolved(cells) => words::VerifyNotSolved { cells }.into(),
            RejectionReason::NotContradicted => words::VerifyNotContradicted.into(),
            RejectionReason::OtherEnd => words::VerifyOtherEnd.into(),
            RejectionReason::NotReached(fact) => match (fact, names(geometry, fact)) {
                (Fact::Holds(..), (cell, digit)) => {
                    words::VerifyNotReachedHolds { cell, digit }.into()
                }
                (Fact::Absent(..), (cell, digit)) => {
                    words::VerifyNotReachedAbsent { cell, digit }.into()
                }
            },
            RejectionReason::NoSuchGiven(given) => {
                words::VerifyNoSuchGiven { cell: cell(given) }.into()
            }
            RejectionReason::GivensNotEnough => words::VerifyGivensNotEnough.into(),
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
        Apart::Constraint(constraint) => Message::from(words::VerifyCollidesConstraint {
            by: geometry.cell_name(near.cell),
            cell: geometry.cell_name(one.cell),
            constraint: geometry.constraint_name(constraint),
            digit: geometry.digit_name(one.digit),
            near: geometry.digit_name(near.digit),
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

/// That two nodes do not exclude each other.
fn not_exclusive(geometry: &Geometry, nodes: &[Node; 2]) -> Message {
    let [digit, other] = nodes.each_ref().map(|node| geometry.digit_name(node.digit));
    let [cells, others] = nodes.each_ref().map(|node| cell_names(geometry, node));
    words::VerifyNotExclusive { cells, digit, other, others }.into()
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
        Misfit::Constraint(number) => words::VerifyMisfitConstraint { number: *number }.into(),
        Misfit::NoCell => words::VerifyMisfitNoCell.into(),
        Misfit::Claim(number) => words::VerifyMisfitClaim { number: *number }.into(),
    }
}
