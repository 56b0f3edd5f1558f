//! A deadly pattern as it was found in a state, and what is claimed of it.

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet};
use crate::proof::{Claim, Conclusion, Role, RuleId, Statement, Step};

/// Cells that could be exchanged if each held one of its base digits. Every way to fill them so has another
/// that puts the same digits into each house.
pub(super) struct Deadly<const W: usize> {
    /// Cells that are filled, though not by givens.
    pub(super) filled: Vec<(Cell, Digit)>,
    /// Cells that can hold nothing but base digits, by these.
    pub(super) floors: Vec<(CellSet<W>, DigitSet)>,
    /// Cells that can hold others, in reading order.
    pub(super) roofs: Vec<Roof>,
}

/// A cell of a deadly pattern that can hold more than its base digits.
#[derive(Clone, Copy)]
pub(super) struct Roof {
    /// The cell.
    pub(super) cell: Cell,
    /// The digits of the pattern.
    pub(super) base: DigitSet,
    /// The others.
    pub(super) extras: DigitSet,
}

impl<const W: usize> Deadly<W> {
    /// Cells that all have the same base digits.
    pub(super) fn alike(candidates: &Candidates<W>, cells: CellSet<W>, base: DigitSet) -> Self {
        let roof = |cell| Roof { cell, base, extras: candidates.digits_of(cell) - base };
        let roofs: Vec<Roof> =
            cells.iter().map(roof).filter(|roof| !roof.extras.is_empty()).collect();
        let floor = roofs.iter().fold(cells, |floor, roof| floor - CellSet::of(roof.cell));
        Self { filled: Vec::new(), floors: vec![(floor, base)], roofs }
    }

    /// Floors that each have just their two base digits, and roofs.
    pub(super) fn mixed(candidates: &Candidates<W>, floors: CellSet<W>, roofs: Vec<Roof>) -> Self {
        let alike = Statement::candidates_of(candidates, floors).into_iter();
        let floors = alike.filter_map(|only| match only {
            Statement::OnlyDigits { cells, digits } => Some((cells.resize(), digits)),
            _ => None,
        });
        Self { filled: Vec::new(), floors: floors.collect(), roofs }
    }

    /// The cells that can hold others than base digits.
    pub(super) fn roof_cells(&self) -> CellSet<W> {
        self.roofs.iter().map(|roof| roof.cell).collect()
    }

    /// All cells.
    pub(super) fn cells(&self) -> CellSet<W> {
        let filled = self.filled.iter().map(|&(cell, _)| cell).collect();
        self.floors.iter().fold(self.roof_cells() | filled, |cells, &(floor, _)| cells | floor)
    }

    /// The digits that keep the pattern from being deadly.
    pub(super) fn extras(&self) -> DigitSet {
        self.roofs.iter().fold(DigitSet::EMPTY, |extras, roof| extras | roof.extras)
    }

    /// What the cells hold that hold nothing but base digits.
    pub(super) fn floor_claims(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        if !self.filled.is_empty() {
            claims.push(Claim::new(Role::Deadly, Statement::Filled(self.filled.clone())));
        }
        for &(cells, digits) in self.floors.iter().filter(|(cells, _)| !cells.is_empty()) {
            let only = Statement::OnlyDigits { cells: cells.resize(), digits };
            claims.push(Claim::new(Role::Deadly, only));
        }
        claims
    }

    /// The same, and what the others can hold.
    pub(super) fn all_claims(&self, candidates: &Candidates<W>) -> Vec<Claim> {
        let mut claims = self.floor_claims();
        let roofs = Statement::candidates_of(candidates, self.roof_cells());
        claims.extend(roofs.into_iter().map(|only| Claim::new(Role::Deadly, only)));
        claims
    }
}

/// The step that tells what follows from the claims, given that the cells hold no givens and that the puzzle
/// has one solution.
pub(super) fn step<const W: usize>(
    rule: RuleId,
    mut claims: Vec<Claim>,
    cells: CellSet<W>,
    struck: impl IntoIterator<Item = (Digit, CellSet<W>)>,
) -> Step {
    claims.push(Claim::new(Role::Deadly, Statement::NotGiven(cells.resize())));
    claims.push(Claim::new(Role::Premise, Statement::OneSolution));
    let strikes = |(digit, cells): (Digit, CellSet<W>)| Conclusion::strikes(cells, digit);
    let conclusions = struck.into_iter().flat_map(strikes).collect();
    Step { rule, claims, conclusions, cases: Vec::new() }
}
