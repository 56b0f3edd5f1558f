//! What remains of a state when candidates go, and what that leaves alone: how both kinds of edges are gone along at once.

use crate::grid::{Candidate, Candidates, Cell, Digit, Geometry, House, MAX_DIGITS};

/// Why a digit is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) enum PlacedBy {
    /// Its cell has no other candidate.
    Cell,
    /// It has no other place in the house.
    House(House),
}

/// A digit that follows, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) struct Following {
    pub(in crate::inference) candidate: Candidate,
    pub(in crate::inference) why: PlacedBy,
}

/// Candidates, and how many places each digit has in each house.
#[derive(Clone)]
pub(in crate::inference) struct Remaining<const W: usize> {
    pub(in crate::inference) candidates: Candidates<W>,
    counts: Vec<[u8; MAX_DIGITS]>,
}

/// Who is told what comes of a candidate's going.
pub(in crate::inference) trait Witness {
    /// It is gone.
    fn gone(&mut self, _: Candidate) {}

    /// A digit is the only one of an open cell, or has only this open place in a house.
    fn alone(&mut self, _: Following) {}

    /// The cell has no digit.
    fn no_digit(&mut self, _: Cell) {}

    /// The digit has no place in the house.
    fn no_place(&mut self, _: House, _: Digit) {}
}

impl<const W: usize> Remaining<W> {
    pub(in crate::inference) fn new(geometry: &Geometry<W>, candidates: &Candidates<W>) -> Self {
        let (counts, candidates) = (candidates.place_counts(geometry), candidates.clone());
        Self { candidates, counts }
    }

    /// Sets it to the same as another; nothing is allocated.
    pub(in crate::inference) fn reset_to(&mut self, other: &Self) {
        self.candidates.clone_from(&other.candidates);
        self.counts.clone_from(&other.counts);
    }

    /// Takes away what a candidate excludes, that of its cell first.
    pub(in crate::inference) fn take_excluded(
        &mut self,
        geometry: &Geometry<W>,
        Candidate { cell, digit }: Candidate,
        witness: &mut impl Witness,
    ) {
        let excluded = geometry.excluded_by(cell, digit);
        for digit in (self.candidates.digits_of(cell) & excluded.in_cell()).iter() {
            self.take(geometry, Candidate { cell, digit }, witness);
        }
        for (digit, cells) in excluded.other_cells() {
            for cell in (self.candidates.places_of(digit) & cells).iter() {
                self.take(geometry, Candidate { cell, digit }, witness);
            }
        }
    }

    /// Takes a candidate away that is there.
    pub(in crate::inference) fn take(
        &mut self,
        geometry: &Geometry<W>,
        gone: Candidate,
        witness: &mut impl Witness,
    ) {
        let Candidate { cell, digit } = gone;
        let _ = self.candidates.strike(cell, digit);
        witness.gone(gone);
        let digits = self.candidates.digits_of(cell);
        if let Some(digit) = digits.only() {
            self.tell_alone(Candidate { cell, digit }, PlacedBy::Cell, witness);
        } else if digits.is_empty() {
            witness.no_digit(cell);
        }
        for &house in geometry.houses_of(cell) {
            let count = &mut self.counts[house.index()][digit.index()];
            *count -= 1;
            match *count {
                0 => witness.no_place(house, digit),
                1 => {
                    if let Some(cell) = self.candidates.places_in(geometry, house, digit).only() {
                        self.tell_alone(Candidate { cell, digit }, PlacedBy::House(house), witness);
                    }
                }
                _ => {}
            }
        }
    }

    fn tell_alone(&self, candidate: Candidate, why: PlacedBy, witness: &mut impl Witness) {
        if !self.candidates.solved().contains(candidate.cell) {
            witness.alone(Following { candidate, why });
        }
    }
}
