//! Whether a record that came from outside speaks of cells, digits and houses that exist.

use thiserror::Error;

use super::{Case, CaseEnd, Claim, Fact, Goal, Node, Shows, Statement, Step, Support, Trace};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, House};

/// Why a trace cannot be about a grid.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum Misfit {
    /// The trace is of another grid.
    #[error("the trace is of the grid {0:?}")]
    Grid(String),
    /// A cell that the grid does not have.
    #[error("there is no cell {0}")]
    Cell(usize),
    /// A digit that the grid does not have.
    #[error("there is no digit {0}")]
    Digit(usize),
    /// A house that the grid does not have.
    #[error("there is no house {0}")]
    House(usize),
    /// A claim that its step does not have.
    #[error("there is no claim {0} in the step")]
    Claim(u16),
    /// A digit is said to be in one of no cells at all.
    #[error("a node has no cell")]
    NoCell,
}

impl Trace {
    /// Checks that every cell, digit, house and claim that the trace names exists.
    ///
    /// # Errors
    /// [`Misfit`] names the first that does not.
    pub fn fits(&self, geometry: &Geometry) -> Result<(), Misfit> {
        if self.grid != geometry.name() {
            return Err(Misfit::Grid(self.grid.clone()));
        }
        let range = Range { geometry };
        let start = &self.start;
        for &Candidate { cell, digit } in
            start.givens.iter().chain(&start.placed).chain(&start.removed)
        {
            range.candidate(cell, digit)?;
        }
        self.steps.iter().try_for_each(|step| range.step(step))?;
        self.contradiction.iter().try_for_each(|claim| range.claim(claim))?;
        self.goal.iter().try_for_each(|goal| range.goal(goal))
    }
}

struct Range<'a> {
    geometry: &'a Geometry,
}

impl Range<'_> {
    fn step(&self, step: &Step) -> Result<(), Misfit> {
        step.claims.iter().try_for_each(|claim| self.claim(claim))?;
        for conclusion in &step.conclusions {
            self.fact(conclusion.fact)?;
            if let Support::Claims(numbers) = &conclusion.support {
                let missing = numbers.iter().find(|&&number| number as usize >= step.claims.len());
                missing.map_or(Ok(()), |&number| Err(Misfit::Claim(number)))?;
            }
        }
        step.cases.iter().try_for_each(|case| self.case(case))
    }

    fn case(&self, case: &Case) -> Result<(), Misfit> {
        self.fact(case.supposed)?;
        case.steps.iter().try_for_each(|step| self.step(step))?;
        match &case.end {
            CaseEnd::Contradiction(claim) => self.claim(claim),
            CaseEnd::Reaches(facts) => facts.iter().try_for_each(|&fact| self.fact(fact)),
        }
    }

    fn claim(&self, claim: &Claim) -> Result<(), Misfit> {
        match &claim.statement {
            Statement::OnlyDigits { cells, digits } => {
                self.cells(cells).and_then(|()| self.digits(*digits))
            }
            Statement::OnlyPlaces { house, digit, cells } => {
                self.house(*house)?;
                self.digit(*digit).and_then(|()| self.cells(cells))
            }
            Statement::Filled(placements) => placements
                .iter()
                .try_for_each(|&Candidate { cell, digit }| self.candidate(cell, digit)),
            Statement::Sees { cells, targets } => {
                self.cells(cells).and_then(|()| self.cells(targets))
            }
            Statement::NotBoth { first, second } => {
                [first, second].into_iter().try_for_each(|node| self.node(node))
            }
            Statement::NotGiven(cells) => self.cells(cells),
            Statement::OneSolution => Ok(()),
            Statement::NoDigit(cell) => self.cell(*cell),
            Statement::AtMostOnce { house, digit } | Statement::NoPlace { house, digit } => {
                self.house(*house).and_then(|()| self.digit(*digit))
            }
        }
    }

    fn node(&self, node: &Node) -> Result<(), Misfit> {
        if node.cells.is_empty() {
            return Err(Misfit::NoCell);
        }
        self.digit(node.digit).and_then(|()| self.cells(&node.cells))
    }

    fn goal(&self, goal: &Goal) -> Result<(), Misfit> {
        let mut givens = goal.givens.iter().flatten();
        givens.try_for_each(|&Candidate { cell, digit }| self.candidate(cell, digit))?;
        match &goal.shows {
            Shows::Solution | Shows::NoSolution => Ok(()),
            Shows::Facts(facts) => facts.iter().try_for_each(|&fact| self.fact(fact)),
        }
    }

    fn fact(&self, fact: Fact) -> Result<(), Misfit> {
        self.candidate(fact.cell(), fact.digit())
    }

    fn candidate(&self, cell: Cell, digit: Digit) -> Result<(), Misfit> {
        self.cell(cell).and_then(|()| self.digit(digit))
    }

    fn cells(&self, cells: &CellSet) -> Result<(), Misfit> {
        cells.iter().try_for_each(|cell| self.cell(cell))
    }

    fn digits(&self, digits: DigitSet) -> Result<(), Misfit> {
        digits.iter().try_for_each(|digit| self.digit(digit))
    }

    fn cell(&self, cell: Cell) -> Result<(), Misfit> {
        let there = cell.index() < self.geometry.cell_count();
        if there { Ok(()) } else { Err(Misfit::Cell(cell.index())) }
    }

    fn digit(&self, digit: Digit) -> Result<(), Misfit> {
        let there = digit.index() < self.geometry.side();
        if there { Ok(()) } else { Err(Misfit::Digit(digit.index())) }
    }

    fn house(&self, house: House) -> Result<(), Misfit> {
        let there = house.index() < self.geometry.house_count();
        if there { Ok(()) } else { Err(Misfit::House(house.index())) }
    }
}
