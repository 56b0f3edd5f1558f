//! Almost locked sets that digits join, read out of the claims of a step.

use super::{Claim, Node, Role, Statement, Step};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Geometry};

/// A few cells with the digits that they may hold. With one digit more than cells, all in one house, it
/// is an almost locked set: if it lacks a digit, it holds all the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldSet(pub Vec<Statement>);

impl HeldSet {
    /// Each of its groups of cells with the digits that these may hold.
    fn groups(&self) -> impl Iterator<Item = (CellSet, DigitSet)> + '_ {
        self.0.iter().filter_map(|statement| match statement {
            Statement::OnlyDigits { cells, digits } => Some((*cells, *digits)),
            _ => None,
        })
    }

    /// Its cells.
    pub fn cells(&self) -> CellSet {
        self.groups().fold(CellSet::EMPTY, |all, (cells, _)| all | cells)
    }

    /// Its digits.
    pub fn digits(&self) -> DigitSet {
        self.groups().fold(DigitSet::EMPTY, |all, (_, digits)| all | digits)
    }

    /// The digit in those of its cells that may hold it.
    pub fn node(&self, digit: Digit) -> Node {
        let groups = self.groups().filter(|(_, digits)| digits.contains(digit));
        Node { digit, cells: groups.fold(CellSet::EMPTY, |all, (cells, _)| all | cells) }
    }
}

/// A digit that not both of two sets can hold, or not both the stem and a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joint {
    /// The digit.
    pub digit: Digit,
    /// The number of the one set; the stem, if there is none.
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
    pub joints: Vec<Joint>,
}

impl JoinedSets {
    /// Sets each of which the digit with its number joins to the next; with as many digits as sets, which are
    /// two, both digits join these.
    pub fn in_turn(sets: Vec<HeldSet>, digits: &[Digit]) -> Self {
        let last = sets.len().saturating_sub(1);
        let joint = |(place, &digit): (usize, &Digit)| {
            let to = (place + 1).min(last);
            Joint { digit, from: Some(to.saturating_sub(1)), to }
        };
        Self { stem: None, joints: digits.iter().enumerate().map(joint).collect(), sets }
    }

    /// What a step says of joined sets, if that is what it is about.
    pub fn of(step: &Step) -> Option<Self> {
        let mut joined = Self { stem: None, sets: Vec::new(), joints: Vec::new() };
        let mut links = Vec::new();
        for claim in &step.claims {
            match (claim.role, &claim.statement) {
                (Role::Pivot, Statement::OnlyDigits { cells, .. }) => joined.stem = cells.only(),
                (Role::Set(number), Statement::OnlyDigits { .. }) => {
                    let number = usize::from(number);
                    if number == joined.sets.len() {
                        joined.sets.push(HeldSet(Vec::new()));
                    }
                    joined.sets.get_mut(number)?.0.push(claim.statement.clone());
                }
                (Role::WeakLink(_), Statement::NotBoth { first, second }) => {
                    links.push((*first, *second));
                }
                (Role::Target, Statement::NotBoth { .. }) => {}
                _ => return None,
            }
        }
        let count = joined.sets.len();
        for (place, (first, second)) in links.iter().enumerate() {
            // Sets may have the same places of a digit; each is named by some joint, in their order.
            let named = joined.joints.iter().map(|joint| joint.to + 1).max().unwrap_or(0);
            let number = |node: &Node| {
                let has = |&set: &usize| joined.sets[set].node(node.digit) == *node;
                Some(named)
                    .filter(|&next| next < count)
                    .filter(has)
                    .or_else(|| (0..named).find(has))
            };
            let is_stem = joined.stem.is_some_and(|stem| first.cells == CellSet::of(stem));
            let (from, to) = match joined.stem {
                Some(_) if is_stem => (None, number(second)?),
                Some(_) => return None,
                None => {
                    let to = (place + 1).min(count.checked_sub(1)?);
                    (Some(to.checked_sub(1)?), to)
                }
            };
            joined.joints.push(Joint { digit: first.digit, from, to });
        }
        let expected =
            joined.stem.is_some() || joined.joints.len() + 1 == count || joined.is_double();
        (expected && !joined.joints.is_empty()).then_some(joined)
    }

    /// Whether it is two sets that are joined by two digits. Each of these is then in exactly one set,
    /// and every other digit of a set is in it.
    pub fn is_double(&self) -> bool {
        self.stem.is_none() && self.sets.len() == 2 && self.joints.len() == 2
    }

    /// The two ends of a joint.
    pub fn ends(&self, joint: &Joint) -> (Node, Node) {
        let second = self.sets[joint.to].node(joint.digit);
        let first = match (joint.from, self.stem) {
            (Some(from), _) => self.sets[from].node(joint.digit),
            (None, stem) => {
                Node { digit: joint.digit, cells: stem.map(CellSet::of).unwrap_or_default() }
            }
        };
        (first, second)
    }

    /// The digits of the joints.
    pub fn joining_digits(&self) -> DigitSet {
        self.joints.iter().map(|joint| joint.digit).collect()
    }

    /// The groups of nodes each of which has the digit in it for certain: one of the group is true.
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

    /// The claims that say this, of which [`JoinedSets::of`] reads it again, and that the targets are
    /// excluded.
    pub fn claims(&self, geometry: &Geometry, targets: &[(Cell, Digit)]) -> Vec<Claim> {
        let stem = self.stem.map(|cell| Statement::OnlyDigits {
            cells: CellSet::of(cell),
            digits: self.joining_digits(),
        });
        let mut claims: Vec<Claim> =
            stem.into_iter().map(|stem| Claim::new(Role::Pivot, stem)).collect();
        for (number, set) in self.sets.iter().enumerate() {
            let role = Role::Set(number as u8);
            claims.extend(set.0.iter().map(|statement| Claim::new(role, statement.clone())));
        }
        for (number, joint) in self.joints.iter().enumerate() {
            let (first, second) = self.ends(joint);
            claims.push(Claim::not_both(Role::WeakLink(number as u8), first, second));
        }
        let digits: DigitSet = targets.iter().map(|&(_, digit)| digit).collect();
        for digit in digits.iter() {
            let of_digit = targets.iter().filter(|&&(_, other)| other == digit);
            let mut left: CellSet = of_digit.map(|&(cell, _)| cell).collect();
            for nodes in self.certain(digit) {
                let excluded = |cell: &Cell| {
                    let target = Node { digit, cells: CellSet::of(*cell) };
                    nodes.iter().all(|node| node.excludes(&target, geometry))
                };
                let cells: CellSet = left.iter().filter(excluded).collect();
                left -= cells;
                let target = Node { cells, digit };
                let nodes = nodes.into_iter().filter(|_| !cells.is_empty());
                claims.extend(nodes.map(|node| Claim::not_both(Role::Target, node, target)));
            }
        }
        claims
    }
}
