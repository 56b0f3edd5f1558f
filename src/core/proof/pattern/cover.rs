//! Houses of a digit that other houses cover, and what such a cover or a hidden set uncovers at once.

use super::parts::{ClaimCursor, Once, Places, Sight};
use super::sets::HiddenSet;
use crate::grid::{Cell, CellSet, Digit, Group, House};
use crate::proof::{Claim, Role, Step, Support};

/// Houses in which all places of a digit, but for fins, lie in as many other houses; or two such covers of the same
/// houses, told as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The digit.
    pub digit: Digit,
    /// The houses that are covered.
    pub bases: Vec<Places>,
    /// What covers them, in one way or in two.
    pub sides: Vec<Side>,
}

/// One way to cover the bases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The houses that cover.
    pub covers: Vec<Group>,
    /// The places that they leave uncovered, and what these see; none if there are none.
    pub fins: Option<Sight>,
}

/// The claims of a cover, with the numbers of those of each side.
pub struct Covering {
    /// All claims.
    pub claims: Vec<Claim>,
    /// For each side the numbers of the claims that it makes, those of the bases included.
    pub of_sides: Vec<Vec<u16>>,
}

impl Cover {
    /// Makes bases that are covered in one way.
    #[inline]
    pub fn new(digit: Digit, bases: Vec<Places>, covers: Vec<Group>, fins: Option<Sight>) -> Self {
        Self { digit, bases, sides: vec![Side { covers, fins }] }
    }

    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let bases = claims.all(Role::Base, Places::of);
        let digit = bases.first()?.digit;
        let mut sides = Vec::new();
        while !claims.rest().is_empty() {
            let covers = claims.all(Role::Cover, Once::of).iter().map(|once| once.group).collect();
            let fins = claims.one(Role::Fin, Sight::of);
            let is_empty = |side: &Side| side.covers.is_empty() && side.fins.is_none();
            sides.push(Some(Side { covers, fins }).filter(|side| !is_empty(side))?);
        }
        if let [_, second] = sides.as_mut_slice() {
            let shared = covers_of_last(step);
            second.covers = shared.unwrap_or(std::mem::take(&mut second.covers));
        }
        let covers = |side: &Side| !side.covers.is_empty();
        (matches!(sides.len(), 1 | 2) && covers(&sides[0])).then_some(Self { digit, bases, sides })
    }

    /// Returns the claims that say this. A cover that both sides have is claimed once.
    pub fn covering(&self) -> Covering {
        let mut claims: Vec<Claim> =
            self.bases.iter().map(|places| places.claim(Role::Base)).collect();
        let bases = claims.len() as u16;
        let mut of_sides = Vec::with_capacity(self.sides.len());
        for side in &self.sides {
            let mut own: Vec<u16> = (0..bases).collect();
            let covers = side.covers.iter().map(|&group| Claim::cover(group, self.digit));
            let fins = side.fins.iter().map(|fins| fins.claim(Role::Fin));
            for claim in covers.chain(fins) {
                let known = claims.iter().position(|other| *other == claim);
                own.push(known.unwrap_or(claims.len()) as u16);
                if known.is_none() {
                    claims.push(claim);
                }
            }
            of_sides.push(own);
        }
        Covering { claims, of_sides }
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        self.covering().claims
    }

    /// Returns the houses that are covered.
    pub fn base_houses(&self) -> Vec<House> {
        self.bases.iter().map(|places| places.house).collect()
    }

    /// Returns the places of the digit in them.
    pub fn base_cells(&self) -> CellSet {
        self.bases.iter().fold(CellSet::EMPTY, |all, places| all | places.cells)
    }

    /// Returns the side that a conclusion rests on.
    pub fn side_of(&self, support: &Support) -> Option<&Side> {
        match (self.sides.as_slice(), support) {
            ([only], _) => Some(only),
            (_, Support::All) => None,
            (_, Support::Claims(numbers)) => {
                let of_sides = self.covering().of_sides;
                let is_own = |own: &Vec<u16>| own == numbers;
                self.sides.get(of_sides.iter().position(is_own)?)
            }
        }
    }
}

/// The covers of the side whose claims come last, with those that stand with the other: what it strikes rests on all
/// its own. Nothing if it strikes nothing.
fn covers_of_last(step: &Step) -> Option<Vec<Group>> {
    let last = step.claims.len().checked_sub(1)? as u16;
    let numbers = step.conclusions.iter().find_map(|end| match &end.support {
        Support::Claims(numbers) if numbers.contains(&last) => Some(numbers),
        _ => None,
    })?;
    let claims = numbers.iter().filter_map(|&number| step.claims.get(usize::from(number)));
    let covers = claims.filter(|claim| claim.role == Role::Cover);
    Some(covers.filter_map(|claim| Once::of(&claim.statement)).map(|once| once.group).collect())
}

/// A pattern together with the one place in a house that its eliminations leave for a digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Direct {
    /// The pattern.
    pub by: Uncovering,
    /// The places before the eliminations.
    pub left: Places,
    /// The one that is left, unless the step is told without it.
    pub cell: Option<Cell>,
}

/// A pattern whose eliminations may leave a digit one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncovering {
    /// A hidden set.
    Hidden(HiddenSet),
    /// A cover.
    Cover(Cover),
}

impl Direct {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let (last, pattern) = step.claims.split_last()?;
        let left = Places::of(&last.statement).filter(|_| last.role == Role::Premise)?;
        let by = HiddenSet::of(pattern).map(Uncovering::Hidden);
        let by = by.or_else(|| {
            let inner = Step { claims: pattern.to_vec(), ..step.clone() };
            Cover::of(&inner).map(Uncovering::Cover)
        });
        Some(Self { by: by?, left, cell: step.fills().map(|one| one.cell) })
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims = match &self.by {
            Uncovering::Hidden(set) => set.claims(),
            Uncovering::Cover(cover) => cover.claims(),
        };
        claims.push(self.left.claim(Role::Premise));
        claims
    }
}
