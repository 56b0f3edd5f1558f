//! Whether a record that came from outside speaks of cells, digits and houses that exist.

use thiserror::Error;

use super::{
    Case, CaseEnd, Claim, Fact, Goal, Node, Shows, Statement, Step, SumPart, Support, Trace,
};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Group, House};

/// Why a trace cannot be about a grid.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum Misfit {
    /// The trace is about another grid.
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
    /// A constraint, or a sum of one, that the grid does not have.
    #[error("there is no constraint {0}")]
    Constraint(usize),
    /// A claim that its step does not have.
    #[error("there is no claim {0} in the step")]
    Claim(u16),
    /// A digit is said to be in one of some cells, but none are named.
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
            Statement::Obeys(constraint) => match self.geometry.constraint(*constraint) {
                Some(_) => Ok(()),
                None => Err(Misfit::Constraint(constraint.index())),
            },
            Statement::Balance { added, taken } => {
                added.iter().chain(taken).try_for_each(|&part| self.part(part))
            }
            Statement::NoDigit(cell) => self.cell(*cell),
            Statement::AtMostOnce { group, digit } => {
                self.group(*group).and_then(|()| self.digit(*digit))
            }
            Statement::NoPlace { house, digit } => {
                self.house(*house).and_then(|()| self.digit(*digit))
            }
        }
    }

    fn part(&self, part: SumPart) -> Result<(), Misfit> {
        match part {
            SumPart::House(house) => self.house(house),
            SumPart::Sum(number) => match self.geometry.sums().get(usize::from(number)) {
                Some(_) => Ok(()),
                None => Err(Misfit::Constraint(number.into())),
            },
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
        let there = digit.index() < self.geometry.digit_count();
        if there { Ok(()) } else { Err(Misfit::Digit(digit.index())) }
    }

    fn group(&self, group: Group) -> Result<(), Misfit> {
        let there = group.index() < self.geometry.group_count();
        if there { Ok(()) } else { Err(Misfit::House(group.index())) }
    }

    fn house(&self, house: House) -> Result<(), Misfit> {
        let there = house.index() < self.geometry.house_count();
        if there { Ok(()) } else { Err(Misfit::House(house.index())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::grid_of;
    use crate::proof::{Conclusion, Role, RuleId, Start};

    const CELL: usize = 15;
    const DIGIT: usize = 3;
    const HOUSE: usize = 11;

    /// A trace of a grid of side 4 that names this cell, this digit and this house in the `place`-th of all places where
    /// a trace names some; `None` when there are no more.
    fn naming(place: usize, cell: usize, digit: usize, house: usize) -> Option<Trace> {
        let (cell, digit, house) = (Cell::new(cell), Digit::new(digit), House::new(house));
        let (cells, digits) = (CellSet::of(cell), DigitSet::of(digit));
        let (one, node) = (Candidate { cell, digit }, Node { cells, digit });
        let known = Candidate::new(Cell::new(CELL), Digit::new(DIGIT));
        let (fact, other) = (Fact::absent(one), Node::of(known.cell, known.digit));
        let statements = [
            Statement::OnlyDigits { cells, digits },
            Statement::OnlyPlaces { house, digit, cells },
            Statement::Filled(vec![one]),
            Statement::Sees { cells, targets: CellSet::of(known.cell) },
            Statement::Sees { cells: CellSet::of(known.cell), targets: cells },
            Statement::NotBoth { first: node, second: other },
            Statement::NotBoth { first: other, second: node },
            Statement::AtMostOnce { group: house.into(), digit },
            Statement::NotGiven(cells),
            Statement::NoDigit(cell),
            Statement::NoPlace { house, digit },
        ];
        let mut claims = statements.map(|statement| Claim::new(Role::Premise, statement)).to_vec();
        let end = CaseEnd::Contradiction(claims[0].clone());
        let geometry = grid_of("1234", 2, 2);
        let mut trace = Trace::new(&geometry, Start::default(), Vec::new());
        let mut step = Step {
            rule: RuleId::new("test"),
            claims: Vec::new(),
            conclusions: Vec::new(),
            cases: Vec::new(),
        };
        let mut case = Case {
            supposed: Fact::holds(known),
            steps: Vec::new(),
            end: CaseEnd::Reaches(Vec::new()),
        };
        match place {
            0 => trace.start.givens.push(one),
            1 => trace.start.placed.push(one),
            2 => trace.start.removed.push(one),
            3 => trace.contradiction = Some(claims.swap_remove(9)),
            4 => trace.goal = Some(Box::new(Goal::facts([fact]))),
            5 => trace.goal = Some(Box::new(Goal::new(Shows::Solution).from_givens(&[one]))),
            6 => step.conclusions.push(Conclusion::from_all(fact)),
            7 => case.supposed = fact,
            8 => case.end = CaseEnd::Reaches(vec![fact]),
            9 => case.end = end,
            10 => {
                let conclusions = vec![Conclusion::from_all(fact)];
                case.steps.push(Step { conclusions, ..step.clone() });
            }
            _ if place - 11 < claims.len() => step.claims.push(claims.swap_remove(place - 11)),
            _ => return None,
        }
        step.cases.push(case);
        trace.steps.push(step);
        Some(trace)
    }

    #[test]
    fn what_the_grid_does_not_have_is_found_wherever_it_is_named() {
        let geometry = grid_of("1234", 2, 2);
        let found = |place, cell, digit, house| {
            naming(place, cell, digit, house).map(|trace| trace.fits(&geometry))
        };
        let mut kinds = [0; 3];
        for place in 0.. {
            let Some(fits) = found(place, CELL, DIGIT, HOUSE) else { break };
            assert_eq!(fits, Ok(()), "{place}");
            let beyond = [
                (found(place, CELL + 1, DIGIT, HOUSE), Misfit::Cell(CELL + 1)),
                (found(place, CELL, DIGIT + 1, HOUSE), Misfit::Digit(DIGIT + 1)),
                (found(place, CELL, DIGIT, HOUSE + 1), Misfit::House(HOUSE + 1)),
            ];
            for (count, (found, misfit)) in kinds.iter_mut().zip(beyond) {
                let is_named = found != Some(Ok(()));
                assert!(!is_named || found == Some(Err(misfit)), "{place}");
                *count += usize::from(is_named);
            }
        }
        // Of 22 places, those that name a cell, a digit, a house.
        assert_eq!(kinds, [20, 17, 3]);
    }

    #[test]
    fn another_grid_and_a_node_of_no_cell_do_not_fit() {
        let geometry = grid_of("1234", 2, 2);
        let mut trace = Trace::new(&geometry, Start::default(), Vec::new());
        let nowhere = Node { cells: CellSet::EMPTY, digit: Digit::new(0) };
        let statement = Statement::NotBoth { first: nowhere, second: nowhere };
        trace.contradiction = Some(Claim::new(Role::Contradiction, statement));
        assert_eq!(trace.fits(&geometry), Err(Misfit::NoCell));
        trace.grid = "another".to_owned();
        assert_eq!(trace.fits(&geometry), Err(Misfit::Grid("another".to_owned())));
    }
}
