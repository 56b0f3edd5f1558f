//! The words of what would follow from candidates by constraints.

use super::follows::{Cause, End, Event, Follows, Premises};
use super::reason::Bound;
use crate::explanation::telling::constraint::constraint_names;
use crate::explanation::telling::names;
use crate::explanation::telling::shape::{Telling, struck_by};
use crate::grid::{Candidate, CellSet, ConstraintNumber, DigitSet, Geometry};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Conclusion, LawUse};

/// So many suppositions are told for a step.
const MOST_SUPPOSED: usize = 4;

/// Candidates from which the same follows: of a cell but for the digits, or of several cells.
struct Supposed {
    cells: CellSet,
    digits: DigitSet,
    follows: Follows,
}

impl Telling<'_> {
    /// What would follow from each of the candidates that are struck; `None` if that says nothing, or too much.
    pub(super) fn follows(
        &self,
        used: &LawUse,
        held: &[Message],
        ends: &[Conclusion],
    ) -> Option<Message> {
        let premises = Premises::of(self.geometry, used);
        let mut all: Vec<Supposed> = Vec::new();
        for one in struck_by(ends) {
            let follows = premises.follows(one)?;
            let cells = CellSet::of(one.cell);
            match all.iter_mut().find(|known| known.cells == cells && known.takes(&follows)) {
                Some(known) => known.take(one, &follows),
                None => all.push(Supposed { cells, digits: DigitSet::of(one.digit), follows }),
            }
        }
        let all = of_several_cells(all);
        if all.len() > MOST_SUPPOSED {
            return None;
        }
        let follows = all.iter().map(|one| one.message(self.geometry)).collect();
        let is_named = |number: &ConstraintNumber| all.iter().any(|one| one.follows.names(*number));
        // Constraints that are named where they are used need not be named before.
        let are_named = used.constraints.iter().any(is_named);
        let unnamed = if are_named { &[][..] } else { &used.constraints };
        let told = shapes::LawFollows {
            constraints: constraint_names(self.geometry, unnamed),
            eliminations: self.eliminations(ends),
            follows,
            held: held.to_vec(),
        };
        Some(told.told(self.length))
    }
}

/// Takes those together of which all is the same but for the cell.
fn of_several_cells(all: Vec<Supposed>) -> Vec<Supposed> {
    let mut merged: Vec<Supposed> = Vec::new();
    for one in all {
        let is_same =
            |known: &&mut Supposed| (&known.follows, known.digits) == (&one.follows, one.digits);
        match merged.iter_mut().find(is_same) {
            Some(known) => known.cells |= one.cells,
            None => merged.push(one),
        }
    }
    merged
}

impl Follows {
    /// Whether it says where this constraint is used.
    fn names(&self, number: ConstraintNumber) -> bool {
        let ends = match self.end {
            End::Against(by) | End::EmptyBy(_, by) | End::Wanted(by, ..) | End::Sum(by, _) => {
                by == number
            }
            _ => false,
        };
        ends || self.events.iter().any(|event| event.cause == Cause::Law(number))
    }
}

impl Supposed {
    /// Whether the same follows from another digit, but for the digits.
    fn takes(&self, other: &Follows) -> bool {
        let alike =
            |(one, other): (&Event, &Event)| (one.cell, one.cause) == (other.cell, other.cause);
        self.follows.end == other.end
            && self.follows.events.len() == other.events.len()
            && self.follows.events.iter().zip(&other.events).all(alike)
    }

    fn take(&mut self, one: Candidate, other: &Follows) {
        self.digits.insert(one.digit);
        for (event, other) in self.follows.events.iter_mut().zip(&other.events) {
            event.digits |= other.digits;
            event.lost = event.lost & other.lost;
        }
    }

    fn message(&self, geometry: &Geometry) -> Message {
        let events = told_together(&self.follows.events).into_iter();
        let events = events.map(|(cells, event)| event_message(geometry, cells, event));
        let end: Message = match self.follows.end {
            End::Empty(cell) => words::LawEndEmpty { cell: geometry.cell_name(cell) }.into(),
            End::EmptyBy(cell, number) => {
                let (cell, constraint) =
                    (geometry.cell_name(cell), geometry.constraint_name(number));
                words::LawEndNone { cell, constraint }.into()
            }
            End::Wanted(number, cell, digits) => {
                let (cell, constraint) =
                    (geometry.cell_name(cell), geometry.constraint_name(number));
                let digits = names::digits(geometry, digits);
                words::LawEndWanted { cell, constraint, digits }.into()
            }
            End::Sum(number, Bound::Least(bound)) => {
                let constraint = geometry.constraint_name(number);
                words::LawEndHigh { bound, constraint }.into()
            }
            End::Sum(number, Bound::Most(bound)) => {
                let constraint = geometry.constraint_name(number);
                words::LawEndLow { bound, constraint }.into()
            }
            End::Against(number) | End::Sum(number, Bound::Never) => {
                words::LawEndAgainst { constraint: geometry.constraint_name(number) }.into()
            }
            End::NoPlace(house, digit) => {
                let (house, digit) = (geometry.house_name(house), geometry.digit_name(digit));
                words::LawEndPlace { digit, house }.into()
            }
            End::TooFew(cells, digits) => {
                let (cells, digits) =
                    (names::cells(geometry, cells), names::digits(geometry, digits));
                words::LawEndFew { cells, digits }.into()
            }
        };
        words::LawSupposed {
            cells: names::cells(geometry, self.cells),
            digits: names::digits(geometry, self.digits),
            end,
            follows: events.collect(),
        }
        .into()
    }
}

/// What a constraint leaves for several cells one after the other, if it is the same, is told of all of them.
fn told_together(events: &[Event]) -> Vec<(CellSet, &Event)> {
    let mut told: Vec<(CellSet, &Event)> = Vec::new();
    for event in events {
        match told.last_mut() {
            Some((cells, known))
                if matches!(event.cause, Cause::Law(_))
                    && (known.cause, told_digits(known)) == (event.cause, told_digits(event)) =>
            {
                cells.insert(event.cell);
            }
            _ => told.push((CellSet::of(event.cell), event)),
        }
    }
    told
}

/// Whether it is told what is left, and these digits; or else what is lost, if that is less.
fn told_digits(event: &Event) -> (bool, DigitSet) {
    let is_left = event.lost.is_empty() || event.digits.len() <= event.lost.len();
    (is_left, if is_left { event.digits } else { event.lost })
}

fn event_message(geometry: &Geometry, cells: CellSet, event: &Event) -> Message {
    let cell = geometry.cell_name(event.cell);
    let digits = names::digits(geometry, event.digits);
    match event.cause {
        Cause::Sight => words::LawThenMust { cell, digits }.into(),
        Cause::Steps => words::LawThenSteps { cell, digits }.into(),
        Cause::Law(number) => {
            let (cells, constraint) =
                (names::cells(geometry, cells), geometry.constraint_name(number));
            let (is_left, digits) = told_digits(event);
            let digits = names::digits(geometry, digits);
            if is_left {
                words::LawThenBy { cells, constraint, digits }.into()
            } else {
                words::LawThenNot { cells, constraint, digits }.into()
            }
        }
        Cause::Shared(cells, digits) => {
            let (cells, digits) = (names::cells(geometry, cells), names::digits(geometry, digits));
            words::LawThenShared { cells, digits }.into()
        }
        Cause::Place(house) => {
            words::LawThenPlace { cell, digits, house: geometry.house_name(house) }.into()
        }
    }
}
