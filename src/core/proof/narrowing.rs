//! A step that is taken later than it was found.

use std::mem::discriminant;

use super::{Case, Claim, Known, Node, Pattern, Statement, Step};
use crate::grid::{CellSet, Digit};

impl Step {
    /// Returns the step without what is known to be gone: with fewer candidates in its cells, fewer places of its
    /// digits and fewer suppositions. Its claims are then stronger, so it concludes the same. It is unchanged if it
    /// speaks of nothing that is gone, or if what is left does not have the same shape.
    #[must_use]
    pub fn narrowed(self, known: &Known) -> Self {
        if !self.speaks_of_what_is_gone(known) {
            return self;
        }
        let sets: Vec<CellSet> = places_of_several(&self.claims);
        let claims: Option<Vec<Claim>> =
            self.claims.iter().map(|claim| claim.narrowed(&sets, known)).collect();
        let Some(claims) = claims else { return self };
        let cases: Vec<Case> =
            self.cases.iter().filter(|case| !known.denies(case.supposed)).cloned().collect();
        let narrowed = Self { claims, cases, ..self.clone() };
        let (before, after) = (Pattern::of(&self), Pattern::of(&narrowed));
        let is_alike = discriminant(&before) == discriminant(&after);
        let is_verity = !matches!(after, Pattern::Verity(_)) || narrowed.cases.len() > 1;
        if is_alike && is_verity && !matches!(after, Pattern::Other(_)) { narrowed } else { self }
    }

    /// Says whether one of the claims of the step, or of what it supposes, speaks of what is known to be gone.
    pub fn speaks_of_what_is_gone(&self, known: &Known) -> bool {
        let sets = places_of_several(&self.claims);
        let is_late = |claim: &Claim| claim.narrowed(&sets, known).as_ref() != Some(claim);
        self.claims.iter().any(is_late) || self.cases.iter().any(|case| known.denies(case.supposed))
    }
}

/// The cells that are said to be the only places of several digits: there each digit needs just one of them.
fn places_of_several(claims: &[Claim]) -> Vec<CellSet> {
    let mut once = Vec::new();
    let mut several = Vec::new();
    for claim in claims {
        if let Statement::OnlyPlaces { cells, .. } = &claim.statement {
            if once.contains(cells) {
                several.push(*cells);
            }
            once.push(*cells);
        }
    }
    several
}

impl Claim {
    /// The claim without what is gone. `None` if nothing is left of it.
    fn narrowed(&self, sets: &[CellSet], known: &Known) -> Option<Self> {
        let open = |cells: CellSet, digit: Digit| known.open_cells(cells, digit);
        let node = |node: &Node| Node { cells: open(node.cells, node.digit), digit: node.digit };
        let statement = match &self.statement {
            Statement::OnlyDigits { cells, digits } => {
                let has_place = |digit: &Digit| !open(*cells, *digit).is_empty();
                let digits = digits.iter().filter(has_place).collect();
                Statement::OnlyDigits { cells: *cells, digits }
            }
            Statement::OnlyPlaces { house, digit, cells } => {
                let left = open(*cells, *digit);
                let is_kept = sets.contains(cells) && !left.is_empty();
                let cells = if is_kept { *cells } else { left };
                Statement::OnlyPlaces { house: *house, digit: *digit, cells }
            }
            Statement::NotBoth { first, second } => {
                Statement::NotBoth { first: node(first), second: node(second) }
            }
            other => other.clone(),
        };
        let is_nothing = match &statement {
            Statement::OnlyDigits { digits, .. } => digits.is_empty(),
            Statement::OnlyPlaces { cells, .. } => cells.is_empty(),
            Statement::NotBoth { first, second } => {
                first.cells.is_empty() || second.cells.is_empty()
            }
            _ => false,
        };
        (!is_nothing).then_some(Self { role: self.role, statement })
    }
}
