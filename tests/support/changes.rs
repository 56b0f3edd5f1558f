//! Steps with one thing changed: a claim, a conclusion, a digit or a cause.

use duvod::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, House};
use duvod::proof::{CaseEnd, Claim, Fact, Role, Statement, Step, Support};
use rand::{Rng, RngExt};

/// Draws by lot what is changed, on one grid, and to what.
pub(crate) struct Changes<'a, R> {
    pub(crate) geometry: &'a Geometry,
    pub(crate) chance: R,
}

impl<R: Rng> Changes<'_, R> {
    fn cell(&mut self) -> Cell {
        Cell::new(self.chance.random_range(0..self.geometry.cell_count()))
    }

    fn digit(&mut self) -> Digit {
        Digit::new(self.chance.random_range(0..self.geometry.side()))
    }

    fn house(&mut self) -> House {
        House::new(self.chance.random_range(0..self.geometry.house_count()))
    }

    /// A place in a list of this length.
    pub(crate) fn place(&mut self, length: usize) -> usize {
        self.chance.random_range(0..length)
    }

    fn half(&mut self) -> bool {
        self.chance.random_bool(0.5)
    }

    /// Puts a cell into a set, or takes one out, often one that is in it.
    fn toggle(&mut self, cells: &mut CellSet) {
        let inside: Vec<Cell> = cells.iter().collect();
        if !inside.is_empty() && self.half() {
            cells.remove(inside[self.place(inside.len())]);
        } else {
            cells.insert(self.cell());
        }
    }

    /// Changes a cell, a digit or a house of a statement.
    fn statement(&mut self, statement: &mut Statement) {
        match statement {
            Statement::OnlyDigits { cells, .. } if self.chance.random_bool(0.3) => {
                self.toggle(cells);
            }
            Statement::OnlyDigits { digits, .. } => {
                let one = DigitSet::of(self.digit());
                *digits = (*digits | one) - (*digits & one);
            }
            Statement::OnlyPlaces { house, digit, cells } => match self.chance.random_range(0..4) {
                0 => *house = self.house(),
                1 => *digit = self.digit(),
                _ => self.toggle(cells),
            },
            Statement::Filled(digits) => match digits.first_mut() {
                Some(Candidate { digit, .. }) if self.half() => *digit = self.digit(),
                Some(Candidate { cell, .. }) => *cell = self.cell(),
                None => digits.push(Candidate::new(self.cell(), self.digit())),
            },
            Statement::Sees { cells, targets } => {
                let set = if self.half() { cells } else { targets };
                self.toggle(set);
            }
            Statement::NotBoth { first, second } => {
                let node = if self.half() { first } else { second };
                if self.half() {
                    node.digit = self.digit();
                } else {
                    self.toggle(&mut node.cells);
                }
            }
            Statement::AtMostOnce { house, .. } => *house = self.house(),
            Statement::NotGiven(cells) => self.toggle(cells),
            Statement::OneSolution => *statement = Statement::Filled(Vec::new()),
            Statement::NoDigit(cell) => *cell = self.cell(),
            Statement::NoPlace { digit, .. } => *digit = self.digit(),
        }
    }

    /// Makes the opposite of a fact, or puts another digit or cell into it.
    pub(crate) fn fact(&mut self, fact: &mut Fact) {
        let (at, of) = (fact.cell(), fact.digit());
        *fact = match (self.chance.random_range(0..3), *fact) {
            (0, fact) => fact.negated(),
            (1, Fact::Holds(..)) => Fact::Holds(at, self.digit()),
            (1, Fact::Absent(..)) => Fact::Absent(at, self.digit()),
            (_, Fact::Holds(..)) => Fact::Holds(self.cell(), of),
            (_, Fact::Absent(..)) => Fact::Absent(self.cell(), of),
        };
    }

    /// Changes one of the claims of a step, which must have some.
    pub(crate) fn claim(&mut self, step: &mut Step) {
        let number = self.place(step.claims.len());
        self.statement(&mut step.claims[number].statement);
    }

    /// Changes one of the conclusions of a step, which must have some.
    pub(crate) fn conclusion(&mut self, step: &mut Step) {
        let number = self.place(step.conclusions.len());
        self.fact(&mut step.conclusions[number].fact);
    }

    /// Changes one thing about what a step supposes, or about where that leads; `false` if it supposes nothing.
    pub(crate) fn case(&mut self, step: &mut Step) -> bool {
        let cases = step.cases.len();
        if cases == 0 {
            return false;
        }
        let case = &mut step.cases[self.place(cases)];
        let steps = case.steps.len();
        match self.chance.random_range(0..6) {
            0 => self.fact(&mut case.supposed),
            1 if steps > 0 => drop(case.steps.remove(self.place(steps))),
            2 => match &mut case.end {
                CaseEnd::Contradiction(claim) => self.statement(&mut claim.statement),
                CaseEnd::Reaches(facts) => facts.push(Fact::Absent(self.cell(), self.digit())),
            },
            _ if steps > 0 => {
                let inner = self.place(steps);
                self.step(&mut case.steps[inner]);
            }
            _ => {}
        }
        true
    }

    /// Changes one thing about the step, or about one within its cases.
    pub(crate) fn step(&mut self, step: &mut Step) {
        if !step.cases.is_empty() && self.chance.random_bool(0.7) {
            let _ = self.case(step);
            return;
        }
        let (claims, conclusions) = (step.claims.len(), step.conclusions.len());
        match self.chance.random_range(0..8) {
            0 if claims > 0 => {
                step.claims[self.place(claims)].statement = Statement::Filled(Vec::new());
            }
            1 if conclusions > 0 => drop(step.conclusions.remove(self.place(conclusions))),
            2 | 3 if conclusions > 0 => self.conclusion(step),
            4 if conclusions > 0 => {
                let mut more = step.conclusions[self.place(conclusions)].clone();
                self.fact(&mut more.fact);
                step.conclusions.push(more);
            }
            5 if conclusions > 0 && claims > 0 => {
                let one = self.place(claims) as u16;
                step.conclusions[self.place(conclusions)].support = Support::Claims(vec![one]);
            }
            _ if claims > 0 => self.claim(step),
            _ => step.claims.push(Claim::new(Role::Premise, Statement::NoDigit(self.cell()))),
        }
    }
}
