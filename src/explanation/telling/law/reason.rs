//! Why candidates go against a constraint, and in what words: what is alike is told once.

use crate::explanation::telling::names;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry};
use crate::message::{Message, words};

/// Why a candidate goes against a constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It would leave too much or too little for the other cells of a sum.
    Left(Left),
    /// With it cells would come to more or to less than others that come to the same.
    Sides(Sides),
    /// Digits rise along the constraint, and it is too low or too high for that.
    Rising(Rising),
    /// Another cell would have to hold a digit that it cannot hold.
    Partner(Partner),
}

/// What would be left of a sum, and what its cells come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) sum: i64,
    pub(super) others: CellSet,
    pub(super) bound: Bound,
}

/// What cells come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// At least so much.
    Least(i64),
    /// At most so much.
    Most(i64),
    /// Not this, whatever they hold.
    Never,
}

/// What cells would come to with the candidate, and others that come to the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sides {
    pub(super) cells: CellSet,
    pub(super) others: CellSet,
    /// Whether the cells come to at least `sum`, and the others to at most `bound`; or the other way round.
    pub(super) is_high: bool,
    pub(super) sum: i64,
    pub(super) bound: i64,
}

/// The cell from which digits rise, or to which, and how far they have come at the candidate's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rising {
    pub(super) from: Cell,
    /// What that cell holds at least, or at most.
    pub(super) end: Digit,
    /// What the candidate's cell holds at least, or at most.
    pub(super) reached: Digit,
    /// Whether they rise from that cell on.
    pub(super) is_from: bool,
    /// How many places lie from that cell to the candidate's.
    pub(super) places: usize,
    /// Whether digits may stay the same.
    pub(super) pace: Pace,
    /// Whether the end is no more than what any cell holds.
    pub(super) is_plain: bool,
}

/// Whether digits that rise may stay the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pace {
    /// Each is higher than the one before.
    Strict,
    /// They do not fall.
    Slow,
    /// They do not fall, and some of the cells see each other, so that they rise there.
    Mixed,
}

/// The other cell, what it would have to hold, and what it can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Partner {
    pub(super) other: Cell,
    pub(super) wanted: DigitSet,
    pub(super) held: DigitSet,
}

/// What is said of some candidates.
struct Told {
    /// The candidate that comes nearest.
    one: Candidate,
    /// All of them: each of the cells with each of the digits.
    cells: CellSet,
    digits: DigitSet,
    reason: Reason,
    /// Whether another cell would have to hold the same digit, whichever it is.
    is_same: bool,
}

/// Says why each of these candidates cannot be. Of several digits of a cell that are too low or too high that which comes
/// nearest is named; what one cell wants of another is told for all its digits, and for all cells that want the same.
pub(super) fn told(geometry: &Geometry, reasons: &[(Candidate, Reason)]) -> Vec<Message> {
    let mut all: Vec<Told> = Vec::new();
    for (one, reason) in reasons {
        match all.iter_mut().find(|known| known.cells.contains(one.cell) && known.takes(reason)) {
            Some(known) => known.take(*one, reason),
            None => all.push(Told {
                one: *one,
                cells: CellSet::of(one.cell),
                digits: DigitSet::of(one.digit),
                reason: reason.clone(),
                is_same: reason.wants(one.digit),
            }),
        }
    }
    let mut merged: Vec<Told> = Vec::new();
    for one in all {
        let known = merged.iter_mut().find(|known| {
            matches!(one.reason, Reason::Partner(_))
                && (&known.reason, known.digits) == (&one.reason, one.digits)
        });
        match known {
            Some(known) => known.cells |= one.cells,
            None => merged.push(one),
        }
    }
    // From where digits rise comes first, and what lies nearer.
    merged.sort_by_key(|one| match one.reason {
        Reason::Rising(rising) => (if rising.is_from { 1 } else { 2 }, rising.places),
        _ => (0, 0),
    });
    let mut risen: Vec<(Rising, Vec<Message>)> = Vec::new();
    let mut messages = Vec::new();
    for one in &merged {
        let Reason::Rising(rising) = one.reason else {
            messages.push(one.message(geometry));
            continue;
        };
        let reached = one.reached(geometry, rising);
        match risen.iter_mut().find(|(known, _)| known.is_beside(rising)) {
            Some((known, all)) => {
                known.pace = known.pace.max(rising.pace);
                all.push(reached);
            }
            None => risen.push((rising, vec![reached])),
        }
    }
    let risen = risen.into_iter().map(|(rising, reached)| rising.message(geometry, reached));
    messages.into_iter().chain(risen).collect()
}

impl Reason {
    /// Whether it is that another cell would have to hold just this digit.
    fn wants(&self, digit: Digit) -> bool {
        matches!(self, Self::Partner(partner) if partner.wanted == DigitSet::of(digit))
    }
}

impl Told {
    /// Whether the reason of another candidate of the cell is told with it.
    fn takes(&self, reason: &Reason) -> bool {
        match (&self.reason, reason) {
            (Reason::Left(one), Reason::Left(other)) => {
                one.others == other.others && one.bound.is_like(other.bound)
            }
            (Reason::Sides(one), Reason::Sides(other)) => {
                (one.others, one.cells, one.is_high) == (other.others, other.cells, other.is_high)
            }
            (Reason::Rising(one), Reason::Rising(other)) => one == other,
            (Reason::Partner(one), Reason::Partner(other)) => one.other == other.other,
            _ => false,
        }
    }

    /// Takes one more candidate of the cell in; digits come from the lowest on.
    fn take(&mut self, one: Candidate, reason: &Reason) {
        self.digits.insert(one.digit);
        self.is_same &= reason.wants(one.digit);
        let is_nearer = match (&mut self.reason, reason) {
            (Reason::Partner(known), Reason::Partner(partner)) => {
                known.wanted |= partner.wanted;
                false
            }
            (Reason::Left(left), _) => matches!(left.bound, Bound::Most(_)),
            (Reason::Sides(sides), _) => !sides.is_high,
            _ => false,
        };
        if is_nearer {
            self.one = one;
            self.reason = reason.clone();
        }
    }

    fn message(&self, geometry: &Geometry) -> Message {
        let set = |cells: CellSet| names::cells(geometry, cells);
        let (cell, digit) =
            (geometry.cell_name(self.one.cell), geometry.digit_name(self.one.digit));
        // Whether the same goes for digits that are farther off.
        let too = i64::from(self.digits.len() > 1);
        match &self.reason {
            Reason::Left(Left { sum, others, bound }) => {
                let (others, left) = (set(*others), *sum);
                match *bound {
                    Bound::Least(bound) => {
                        // Less than nothing is left by a digit that is more than the sum.
                        let left = left.max(-1);
                        words::LawTooMuch { bound, cell, digit, left, others, too }.into()
                    }
                    Bound::Most(bound) => {
                        words::LawTooLittle { bound, cell, digit, left, others, too }.into()
                    }
                    Bound::Never => words::LawNoSum { cell, digit, left, others }.into(),
                }
            }
            Reason::Sides(sides) => {
                let (sum, bound) = (sides.sum, sides.bound);
                let (side, others) = (set(sides.cells), set(sides.others));
                if sides.is_high {
                    words::LawSidesHigh { bound, cell, digit, others, side, sum, too }.into()
                } else {
                    words::LawSidesLow { bound, cell, digit, others, side, sum, too }.into()
                }
            }
            Reason::Partner(Partner { other, wanted, held }) => {
                // Whichever is shorter says it.
                let is_short = self.is_same || wanted.len() <= held.len();
                let held = if is_short { DigitSet::EMPTY } else { *held };
                words::LawPartner {
                    cells: set(self.cells),
                    digits: names::digits(geometry, self.digits),
                    held: names::digits(geometry, held),
                    other: geometry.cell_name(*other),
                    same: i64::from(self.is_same),
                    wanted: names::digits(geometry, *wanted),
                }
                .into()
            }
            Reason::Rising(rising) => {
                rising.message(geometry, vec![self.reached(geometry, *rising)])
            }
        }
    }

    /// How far digits have come at the candidate's cell.
    fn reached(&self, geometry: &Geometry, rising: Rising) -> Message {
        let (cell, digit) =
            (geometry.cell_name(self.one.cell), geometry.digit_name(rising.reached));
        if rising.is_from {
            words::LawAtLeast { cell, digit }.into()
        } else {
            words::LawAtMost { cell, digit }.into()
        }
    }
}

impl Bound {
    fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

impl Rising {
    /// Whether both start from the same cell, or end there.
    fn is_beside(self, other: Self) -> bool {
        let (reached, places) = (other.reached, other.places);
        Self { reached, places, pace: other.pace, ..self } == other
    }

    fn message(self, geometry: &Geometry, reached: Vec<Message>) -> Message {
        let (cell, digit) = (geometry.cell_name(self.from), geometry.digit_name(self.end));
        let level = match self.pace {
            Pace::Strict => 0,
            Pace::Slow => 1,
            Pace::Mixed => 2,
        };
        let plain = i64::from(self.is_plain);
        if self.is_from {
            words::LawRisingFrom { cell, digit, level, plain, reached }.into()
        } else {
            words::LawRisingTo { cell, digit, level, plain, reached }.into()
        }
    }
}
