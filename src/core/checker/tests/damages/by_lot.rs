//! Damages that are drawn by lot: a claim, a conclusion, a digit or a cause of a step is another. Some do no harm; whoever
//! asks what the checker says of them needs a judge.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{
    Candidate, CaseEnd, Cell, CellSet, Claim, Digit, DigitSet, Fact, Geometry, House, Role,
    Statement, Step, Support,
};

/// Changes one thing of a step, where it has that.
type Lot = fn(&mut Lots<'_>, &mut Step);

/// The kinds of such damages.
pub(crate) const BY_LOT: [(&str, Lot); 7] = [
    ("claim dropped", |lots, step| lots.drop_claim(step)),
    ("claim changed", |lots, step| lots.claim(step)),
    ("conclusion dropped", |lots, step| lots.drop_conclusion(step)),
    ("conclusion changed", |lots, step| lots.conclusion(step)),
    ("conclusion added", |lots, step| lots.add_conclusion(step)),
    ("support narrowed", |lots, step| lots.support(step)),
    ("case changed", |lots, step| lots.case(step)),
];

/// Draws what is changed, on one grid, and to what.
pub(crate) struct Lots<'a> {
    pub(crate) geometry: &'a Geometry,
    pub(crate) chance: &'a mut ChaCha8Rng,
}

impl Lots<'_> {
    fn cell(&mut self) -> Cell {
        Cell::new(self.chance.random_range(0..self.geometry.cell_count()))
    }

    fn digit(&mut self) -> Digit {
        Digit::new(self.chance.random_range(0..self.geometry.digit_count()))
    }

    fn house(&mut self) -> House {
        House::new(self.chance.random_range(0..self.geometry.house_count()))
    }

    /// A place in a list of this length.
    fn place(&mut self, length: usize) -> usize {
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
            Statement::AtMostOnce { group, .. } => *group = self.house().into(),
            Statement::NotGiven(cells) => self.toggle(cells),
            Statement::OneSolution | Statement::Obeys(_) => {
                *statement = Statement::Filled(Vec::new());
            }
            Statement::Balance { added, taken } => std::mem::swap(added, taken),
            Statement::NoDigit(cell) => *cell = self.cell(),
            Statement::NoPlace { digit, .. } => *digit = self.digit(),
        }
    }

    /// Makes the opposite of a fact, or puts another digit or cell into it.
    fn fact(&mut self, fact: &mut Fact) {
        let (at, of) = (fact.cell(), fact.digit());
        *fact = match (self.chance.random_range(0..3), *fact) {
            (0, fact) => fact.negated(),
            (1, Fact::Holds(..)) => Fact::Holds(at, self.digit()),
            (1, Fact::Absent(..)) => Fact::Absent(at, self.digit()),
            (_, Fact::Holds(..)) => Fact::Holds(self.cell(), of),
            (_, Fact::Absent(..)) => Fact::Absent(self.cell(), of),
        };
    }

    fn drop_claim(&mut self, step: &mut Step) {
        if !step.claims.is_empty() {
            let number = self.place(step.claims.len());
            step.claims[number].statement = Statement::Filled(Vec::new());
        }
    }

    /// A step without claims gets one.
    fn claim(&mut self, step: &mut Step) {
        if step.claims.is_empty() {
            step.claims.push(Claim::new(Role::Premise, Statement::NoDigit(self.cell())));
        } else {
            let number = self.place(step.claims.len());
            self.statement(&mut step.claims[number].statement);
        }
    }

    fn drop_conclusion(&mut self, step: &mut Step) {
        if !step.conclusions.is_empty() {
            drop(step.conclusions.remove(self.place(step.conclusions.len())));
        }
    }

    fn conclusion(&mut self, step: &mut Step) {
        if !step.conclusions.is_empty() {
            let number = self.place(step.conclusions.len());
            self.fact(&mut step.conclusions[number].fact);
        }
    }

    fn add_conclusion(&mut self, step: &mut Step) {
        if !step.conclusions.is_empty() {
            let mut more = step.conclusions[self.place(step.conclusions.len())].clone();
            self.fact(&mut more.fact);
            step.conclusions.push(more);
        }
    }

    fn support(&mut self, step: &mut Step) {
        if !step.conclusions.is_empty() && !step.claims.is_empty() {
            let one = self.place(step.claims.len()) as u16;
            let number = self.place(step.conclusions.len());
            step.conclusions[number].support = Support::Claims(vec![one]);
        }
    }

    /// Of what a step supposes, or of where that leads.
    fn case(&mut self, step: &mut Step) {
        if step.cases.is_empty() {
            return;
        }
        let number = self.place(step.cases.len());
        let case = &mut step.cases[number];
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
    }

    /// Of anything about the step, or about one within its cases.
    pub(crate) fn step(&mut self, step: &mut Step) {
        if !step.cases.is_empty() && self.chance.random_bool(0.7) {
            self.case(step);
            return;
        }
        // What is claimed and concluded may be changed in more ways than the rest.
        let (_, change) = BY_LOT[[0, 1, 1, 2, 3, 3, 4, 5][self.place(8)]];
        change(self, step);
    }
}
