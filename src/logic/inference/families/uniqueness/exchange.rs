//! Cells that could be exchanged, as they are found in a state, and what is claimed of them.

use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet};
use crate::proof::{CellsWithDigits, Conclusion, Deadly, HeldSet, RuleId, Sight, Step};

/// Cells that could be exchanged if each held one of its base digits. Every way to fill them so has another
/// that puts the same digits into each house.
pub(super) struct Exchange<const W: usize> {
    /// Cells that are filled, though not by givens.
    pub(super) filled: Vec<Candidate>,
    /// Cells that can hold nothing but base digits, by these.
    pub(super) floors: Vec<(CellSet<W>, DigitSet)>,
    /// Cells that can hold others, in reading order.
    pub(super) roofs: Vec<Roof>,
}

/// One of these cells that can hold more than its base digits.
#[derive(Clone, Copy)]
pub(super) struct Roof {
    /// The cell.
    pub(super) cell: Cell,
    /// The digits of the pattern.
    pub(super) base: DigitSet,
    /// The others.
    pub(super) extras: DigitSet,
}

impl<const W: usize> Exchange<W> {
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
        let alike = HeldSet::in_state(candidates, floors).0.into_iter();
        let floors = alike.map(|held| (held.cells.resize(), held.digits));
        Self { filled: Vec::new(), floors: floors.collect(), roofs }
    }

    /// The cells that can hold others than base digits.
    pub(super) fn roof_cells(&self) -> CellSet<W> {
        self.roofs.iter().map(|roof| roof.cell).collect()
    }

    /// All cells.
    pub(super) fn cells(&self) -> CellSet<W> {
        let filled = self.filled.iter().map(|one| one.cell).collect();
        self.floors.iter().fold(self.roof_cells() | filled, |cells, &(floor, _)| cells | floor)
    }

    /// The digits that keep the pattern from being deadly.
    pub(super) fn extras(&self) -> DigitSet {
        self.roofs.iter().fold(DigitSet::EMPTY, |extras, roof| extras | roof.extras)
    }

    /// The pattern, with what the cells hold that hold nothing but base digits.
    pub(super) fn floors_told(&self) -> Deadly {
        let floors = self.floors.iter().filter(|(cells, _)| !cells.is_empty());
        let held =
            |&(cells, digits): &(CellSet<W>, _)| CellsWithDigits { cells: cells.resize(), digits };
        Deadly {
            cells: self.cells().resize(),
            filled: self.filled.clone(),
            floors: floors.map(held).collect(),
            ..Deadly::default()
        }
    }

    /// The same, and what the others can hold, as far as they see what is struck.
    pub(super) fn all_told(&self, candidates: &Candidates<W>, sees: Sight) -> Deadly {
        let above = HeldSet::in_state(candidates, self.roof_cells()).0;
        Deadly { above, sees: Some(sees), ..self.floors_told() }
    }
}

/// The step that tells what follows from a pattern.
pub(super) fn step<const W: usize>(
    rule: RuleId,
    deadly: &Deadly,
    struck: impl IntoIterator<Item = (Digit, CellSet<W>)>,
) -> Step {
    let strikes = |(digit, cells): (Digit, CellSet<W>)| Conclusion::strikes(cells, digit);
    let conclusions = struck.into_iter().flat_map(strikes).collect();
    Step { rule, claims: deadly.claims(), conclusions, cases: Vec::new() }
}
