//! Laws in the form in which reasons ask them.

use std::sync::Arc;

use crate::grid::{
    Automaton, Cell, CliqueSum, DigitSet, Geometry, JoinedLaws, Law, Leftover, Scratch, SumScratch,
};

/// What houses and sums leave of more cells than these is large: it is read from its sum at once, without trying all ways to
/// fill the cells, and only where it is asked for.
pub(in crate::inference) const FEW_CELLS: usize = 4;

/// What some cells may hold together.
#[derive(Clone, Debug)]
pub(in crate::inference) struct LawForm {
    /// The cells in the order in which they are gone through.
    pub(in crate::inference) cells: Vec<Cell>,
    said: Said,
    ways: usize,
}

/// How that is said.
#[derive(Clone, Debug)]
enum Said {
    Automaton(Arc<Automaton>),
    /// Sums, where cells that see each other differ: that leaves less, and is gone through sooner.
    Sums(Box<CliqueSum>),
}

/// Room for what is remembered meanwhile.
#[derive(Clone, Debug, Default)]
pub(in crate::inference) struct FormScratch {
    automaton: Scratch,
    sums: SumScratch,
}

impl LawForm {
    /// What an automaton says of these cells.
    pub(in crate::inference) fn of(cells: Vec<Cell>, automaton: Arc<Automaton>) -> Self {
        let ways = automaton.ways();
        Self { cells, said: Said::Automaton(automaton), ways }
    }

    /// What laws leave that are joined.
    pub(in crate::inference) fn of_joined(joined: &JoinedLaws) -> Self {
        Self::of(joined.cells.clone(), Arc::clone(&joined.automaton))
    }

    /// What is left of houses and sums; `None` if that cannot be gone through quickly.
    pub(in crate::inference) fn of_leftover(geometry: &Geometry, left: &Leftover) -> Option<Self> {
        let differ = |one, other| geometry.sees(one, other);
        let sums = CliqueSum::of_sum(&left.terms, left.total, geometry.worths(), &differ);
        if let Some(sums) = sums {
            let (cells, ways) = (sums.cells().to_vec(), left.terms.len());
            return Some(Self { cells, said: Said::Sums(Box::new(sums)), ways });
        }
        let cells = left.terms.iter().map(|(cell, _)| *cell).collect();
        Some(Self::of(cells, Arc::new(left.automaton(geometry)?)))
    }

    /// The laws of a grid, in their order.
    pub(in crate::inference) fn all(geometry: &Geometry) -> Vec<Self> {
        geometry.laws().iter().map(|law| Self::of_law(geometry, law)).collect()
    }

    fn of_law(geometry: &Geometry, law: &Law) -> Self {
        match CliqueSum::of_law(geometry, law) {
            Some(sums) => {
                let (cells, ways) = (sums.cells().to_vec(), law.automaton.ways());
                Self { cells, said: Said::Sums(Box::new(sums)), ways }
            }
            None => Self::of(law.cells.clone(), Arc::clone(&law.automaton)),
        }
    }

    /// How long it takes to go through it, about: the ways of the automaton that says this, the cells of a sum.
    pub(in crate::inference) const fn ways(&self) -> usize {
        self.ways
    }

    /// Takes from each cell, in order, the digits that are in no filling, and returns digits that are in every filling, as far as they
    /// are seen; `None` if there is no filling.
    pub(in crate::inference) fn narrow(
        &self,
        digits: &mut [DigitSet],
        scratch: &mut FormScratch,
    ) -> Option<DigitSet> {
        match &self.said {
            Said::Automaton(automaton) => automaton.narrow_to_musts(digits, &mut scratch.automaton),
            Said::Sums(sums) => sums.narrow(digits, &mut scratch.sums).then_some(DigitSet::EMPTY),
        }
    }
}
