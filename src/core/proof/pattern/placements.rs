//! What is said of all full placements of digits, and of what is supposed in turn.

use super::cover::Cover;
use super::parts::{CellsWithDigits, ClaimCursor, Places};
use crate::grid::{Candidate, Cell, Digit, DigitSet, House};
use crate::proof::{Claim, Role, Step};

/// Digits with their places in rows, which can be chosen in no other way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placements {
    /// The first digit with its places in a row.
    pub first: Places,
    /// The others.
    pub others: Vec<Places>,
}

impl Placements {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let first = claims.one(Role::Premise, Places::of)?;
        let others = claims.all(Role::Premise, Places::of);
        claims.ends(Self { first, others }).filter(|_| step.cases.is_empty())
    }

    /// Makes placements in these rows; `None` if there are no rows.
    pub fn new(places: impl IntoIterator<Item = Places>) -> Option<Self> {
        let mut places = places.into_iter();
        Some(Self { first: places.next()?, others: places.collect() })
    }

    /// Lists all rows, each with a digit.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = &Places> {
        [&self.first].into_iter().chain(&self.others)
    }

    /// Returns the digits.
    #[inline]
    pub fn digits(&self) -> DigitSet {
        self.all().map(|places| places.digit).collect()
    }

    /// Returns each digit with its rows, as they follow one another.
    pub fn by_digit(&self) -> Vec<(Digit, Vec<House>)> {
        let mut all: Vec<(Digit, Vec<House>)> = Vec::new();
        for &Places { house, digit, .. } in self.all() {
            match all.last_mut() {
                Some((last, rows)) if *last == digit => rows.push(house),
                _ => all.push((digit, vec![house])),
            }
        }
        all
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        self.all().map(|places| places.claim(Role::Premise)).collect()
    }
}

/// What says that one of the suppositions of a step is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alternative {
    /// A cell holds one of its digits.
    Cell(Cell, DigitSet),
    /// A digit is in one of its places in a house.
    House(Places),
    /// A digit is in one of the fins of a cover, or in one more house, or the cover holds without these.
    Cover(Cover),
    /// A candidate is true or false; that needs no claim.
    Either(Candidate),
}

impl Alternative {
    pub(super) fn of(step: &Step) -> Option<Self> {
        if step.claims.is_empty() {
            let [one, other] = step.cases.as_slice() else { return None };
            let are_opposite = one.supposed == other.supposed.negated();
            return are_opposite.then(|| Self::Either(one.supposed.candidate()));
        }
        let mut claims = ClaimCursor::new(&step.claims);
        let cell = |held: CellsWithDigits| Some(Self::Cell(held.cells.only()?, held.digits));
        let found = claims.one(Role::Premise, CellsWithDigits::of).and_then(cell);
        let found = found.or_else(|| claims.one(Role::Premise, Places::of).map(Self::House));
        let found = found.and_then(|found| claims.ends(found));
        let is_plain = |cover: &Cover| matches!(&cover.sides[..], [side] if side.fins.is_none());
        found.or_else(|| Cover::of(step).filter(is_plain).map(Self::Cover))
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        match self {
            Self::Cell(cell, digits) => {
                vec![CellsWithDigits::cell(*cell, *digits).claim(Role::Premise)]
            }
            Self::House(places) => vec![places.claim(Role::Premise)],
            Self::Cover(cover) => cover.claims(),
            Self::Either(_) => Vec::new(),
        }
    }
}
