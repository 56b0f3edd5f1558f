//! Almost locked sets that digits join.

use super::parts::{CellsWithDigits, ClaimCursor, HeldSet, both};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry};
use crate::proof::{Claim, Node, Role, Step};

/// A digit that at most one of two sets can hold, or at most one of the stem and a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommonDigit {
    /// The digit.
    pub digit: Digit,
    /// The number of the one set; `None` for the stem.
    pub from: Option<usize>,
    /// The number of the other.
    pub to: usize,
}

/// Almost locked sets that digits join: each to the next (ALS-XZ, ALS-XY-wing, ALS chain), two of
/// them doubly, or each to a stem, a cell all of whose digits are digits of joints (death blossom).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinedSets {
    /// The stem.
    pub stem: Option<Cell>,
    /// The sets.
    pub sets: Vec<HeldSet>,
    /// The joints.
    pub joints: Vec<CommonDigit>,
    /// What is excluded, and by what.
    pub strikes: Vec<Strike>,
}

/// A digit in cells, and nodes that all exclude it, one of which is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The nodes.
    pub by: Vec<Node>,
    /// What they exclude.
    pub target: Node,
}

impl JoinedSets {
    /// Makes sets in a row, each joined to the next by the digit with its number; two sets with two digits are joined
    /// by both.
    pub fn in_turn(sets: Vec<HeldSet>, digits: &[Digit]) -> Self {
        let last = sets.len().saturating_sub(1);
        let joint = |(place, &digit): (usize, &Digit)| {
            let to = (place + 1).min(last);
            CommonDigit { digit, from: Some(to.saturating_sub(1)), to }
        };
        let joints = digits.iter().enumerate().map(joint).collect();
        Self { stem: None, sets, joints, strikes: Vec::new() }
    }

    /// Makes a stem that no set is joined to yet.
    pub const fn around(stem: Cell) -> Self {
        Self { stem: Some(stem), sets: Vec::new(), joints: Vec::new(), strikes: Vec::new() }
    }

    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let stem = claims.one(Role::Pivot, CellsWithDigits::of).and_then(|held| held.cells.only());
        let mut joined = Self { stem, sets: Vec::new(), joints: Vec::new(), strikes: Vec::new() };
        loop {
            let set = claims.set(Role::Set(joined.sets.len() as u8));
            if set.0.is_empty() {
                break;
            }
            joined.sets.push(set);
        }
        let mut links: Vec<(Node, Node)> = Vec::new();
        while let Some(ends) = claims.one(Role::WeakLink(links.len() as u8), both) {
            links.push(ends);
        }
        joined.read_joints(&links)?;
        for (node, target) in claims.all(Role::Target, both) {
            match joined.strikes.last_mut().filter(|last| last.target == target) {
                Some(last) => last.by.push(node),
                None => joined.strikes.push(Strike { by: vec![node], target }),
            }
        }
        claims.ends(joined)
    }

    /// Reads which sets these links join.
    fn read_joints(&mut self, links: &[(Node, Node)]) -> Option<()> {
        let count = self.sets.len();
        for (place, (first, second)) in links.iter().enumerate() {
            // Sets may have the same places of a digit; each is named by some joint, in their order.
            let named = self.joints.iter().map(|joint| joint.to + 1).max().unwrap_or(0);
            let number = |node: &Node| {
                let has = |&set: &usize| self.sets[set].node(node.digit) == *node;
                Some(named)
                    .filter(|&next| next < count)
                    .filter(has)
                    .or_else(|| (0..named).find(has))
            };
            let is_stem = self.stem.is_some_and(|stem| first.cells == CellSet::of(stem));
            let (from, to) = match self.stem {
                Some(_) if is_stem => (None, number(second)?),
                Some(_) => return None,
                None => {
                    let to = (place + 1).min(count.checked_sub(1)?);
                    (Some(to.checked_sub(1)?), to)
                }
            };
            self.joints.push(CommonDigit { digit: first.digit, from, to });
        }
        let expected = self.stem.is_some() || self.joints.len() + 1 == count || self.is_double();
        (expected && !self.joints.is_empty()).then_some(())
    }

    /// Says whether these are two sets joined by two digits. Then each of the two digits is in exactly one of the sets,
    /// and each set holds all its other digits.
    pub fn is_double(&self) -> bool {
        self.stem.is_none() && self.sets.len() == 2 && self.joints.len() == 2
    }

    /// Returns the two ends of a joint.
    pub fn ends(&self, joint: &CommonDigit) -> (Node, Node) {
        let second = self.sets[joint.to].node(joint.digit);
        let first = match (joint.from, self.stem) {
            (Some(from), _) => self.sets[from].node(joint.digit),
            (None, stem) => {
                Node { digit: joint.digit, cells: stem.map(CellSet::of).unwrap_or_default() }
            }
        };
        (first, second)
    }

    /// Returns the digits of the joints.
    pub fn joining_digits(&self) -> DigitSet {
        self.joints.iter().map(|joint| joint.digit).collect()
    }

    /// Returns the groups of nodes each of which has the digit in it for certain: one of the group is true.
    pub fn certain(&self, digit: Digit) -> Vec<Vec<Node>> {
        let node = |set: &HeldSet| Some(set.node(digit)).filter(|node| !node.cells.is_empty());
        let of_each = self.sets.iter().filter_map(node);
        if self.stem.is_some() {
            return vec![of_each.collect()];
        }
        if self.is_double() {
            if self.joining_digits().contains(digit) {
                return vec![of_each.collect()];
            }
            return of_each.map(|node| vec![node]).collect();
        }
        let ends = self.sets.first().into_iter().chain(self.sets.last());
        vec![ends.filter_map(node).collect()]
    }

    /// Returns the same, striking these candidates.
    #[must_use]
    pub fn striking(mut self, geometry: &Geometry, struck: &[Candidate]) -> Self {
        let digits: DigitSet = struck.iter().map(|&Candidate { digit, .. }| digit).collect();
        for digit in digits.iter() {
            let of_digit = struck.iter().filter(|&&Candidate { digit: other, .. }| other == digit);
            let mut left: CellSet = of_digit.map(|one| one.cell).collect();
            for by in self.certain(digit) {
                let excluded = |cell: &Cell| {
                    by.iter().all(|node| node.excludes(&Node::of(*cell, digit), geometry))
                };
                let cells: CellSet = left.iter().filter(excluded).collect();
                left -= cells;
                if !cells.is_empty() {
                    self.strikes.push(Strike { by, target: Node { cells, digit } });
                }
            }
        }
        self
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let stem = self.stem.map(|cell| CellsWithDigits::cell(cell, self.joining_digits()));
        let mut claims: Vec<Claim> = stem.into_iter().map(|stem| stem.claim(Role::Pivot)).collect();
        for (number, set) in self.sets.iter().enumerate() {
            claims.extend(set.claims(Role::Set(number as u8)));
        }
        for (number, joint) in self.joints.iter().enumerate() {
            let (first, second) = self.ends(joint);
            claims.push(Claim::not_both(Role::WeakLink(number as u8), first, second));
        }
        for Strike { by, target } in &self.strikes {
            claims.extend(by.iter().map(|&node| Claim::not_both(Role::Target, node, *target)));
        }
        claims
    }
}
