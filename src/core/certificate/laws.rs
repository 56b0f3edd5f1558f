//! A grid with the laws of its constraints as inequalities.
//!
//! A law is a layered automaton: what is remembered of the digits before a cell is one of its states, and each digit leads on
//! a way to a state behind the cell. Each state and each way has a variable. A way goes from its state, by its digit, to its
//! state; each state that is gone through is left by a way and reached by one; each digit of a cell is on a way. With these
//! inequalities unit propagation finds every digit that is in no filling (F. Bacchus, *GAC via unit propagation*, 2007).

use super::axiom::{Axiom, Inequality, Line, Lines};
use super::certified::CertificateError;
use super::literal::{Literal, Variable};
use crate::grid::{Candidate, Cell, ConstraintNumber, Digit, Geometry, Law};

/// So many ways may all laws of a grid together have.
const MOST_WAYS: usize = 400_000;

/// A grid, and its laws as inequalities.
#[derive(Debug)]
pub(super) struct WrittenGrid<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) laws: Vec<WrittenLaw>,
    /// How many variables there are, with room for each candidate of sixteen digits.
    variables: usize,
}

/// A law as inequalities.
#[derive(Debug)]
pub(super) struct WrittenLaw {
    pub(super) constraint: ConstraintNumber,
    /// The number of its first variable among those of all laws.
    first: u32,
    /// How many variables it has.
    count: u32,
    pub(super) inequalities: Vec<Inequality>,
}

impl<'a> WrittenGrid<'a> {
    pub(super) fn new(geometry: &'a Geometry) -> Result<Self, CertificateError> {
        let (mut laws, mut next, mut ways) = (Vec::new(), 0, 0);
        for law in geometry.laws() {
            ways += law.automaton.ways();
            if ways > MOST_WAYS || law.automaton.is_of_graph() {
                let constraint = geometry.constraint(law.constraint);
                let text = constraint.map(|it| it.text(geometry.dimensions()));
                return Err(CertificateError::Large(text.unwrap_or_default()));
            }
            let written = WrittenLaw::new(law, geometry, next);
            next += written.count;
            laws.push(written);
        }
        let variables = Variable::of_laws(next).index(geometry.cell_count());
        Ok(Self { geometry, laws, variables })
    }

    /// How many variables there may be at most, those of candidates included.
    pub(super) const fn variables(&self) -> usize {
        self.variables
    }

    /// How many variables the laws have.
    pub(super) fn law_variables(&self) -> usize {
        self.laws.iter().map(|law| law.count as usize).sum()
    }

    /// The law with this number among the variables of laws, by its own number, and the number of the variable within it.
    pub(super) fn place_of(&self, number: u32) -> (usize, u32) {
        let law = self.laws.partition_point(|law| law.first <= number).saturating_sub(1);
        (law, number - self.laws.get(law).map_or(0, |law| law.first))
    }

    /// What the variables of all laws are where cells hold these digits.
    pub(super) fn assigned(
        &self,
        digit_of: &dyn Fn(Cell) -> Option<Digit>,
    ) -> impl Iterator<Item = Literal> {
        let laws = self.geometry.laws().iter().zip(&self.laws);
        laws.flat_map(|(law, written)| assigned(law, written.first, digit_of))
    }

    /// What a constraint says of all its cells: its laws, and its sums.
    pub(super) fn lines_of(&self, constraint: ConstraintNumber) -> Lines {
        let laws = self.laws.iter().enumerate().filter(|(_, law)| law.constraint == constraint);
        let of_law = |(law, written): (usize, &WrittenLaw)| -> Lines {
            let lines = written.inequalities.iter().cloned().enumerate();
            lines.map(|(line, it)| (Line::Law(law as u16, line as u32), it)).collect()
        };
        let sums = Axiom::sums(self.geometry).filter(|(_, number)| *number == constraint);
        let sums = sums.map(|(axiom, _)| (Line::Axiom(axiom), axiom.inequality(self.geometry)));
        laws.flat_map(of_law).chain(sums).collect()
    }
}

/// What the variables of a law are where its cells hold these digits, in the order of the variables.
fn assigned(law: &Law, first: u32, digit_of: &dyn Fn(Cell) -> Option<Digit>) -> Vec<Literal> {
    let (mut values, mut state) = (Vec::new(), Some(0));
    for (place, &cell) in law.cells.iter().enumerate() {
        let ways = law.automaton.ways_at(place);
        let is_taken = |&(from, digit, _): &(usize, Digit, usize)| {
            Some(from) == state && Some(digit) == digit_of(cell)
        };
        let next = ways.iter().find(|way| is_taken(way)).map(|way| way.2);
        values.extend((0..law.automaton.states(place + 1)).map(|after| Some(after) == next));
        values.extend(ways.iter().map(is_taken));
        state = next;
    }
    let variables = (first..).map(Variable::of_laws);
    variables.zip(values).map(|(variable, is_one)| Literal::new(variable, is_one)).collect()
}

impl WrittenLaw {
    fn new(law: &Law, geometry: &Geometry, first: u32) -> Self {
        let constraint = law.constraint;
        let mut written = Self { constraint, first, count: 0, inequalities: Vec::new() };
        // The states before the cell; before the first there is one, of which nothing need be said.
        let mut before: Vec<Variable> = Vec::new();
        for (place, &cell) in law.cells.iter().enumerate() {
            let after = (0..law.automaton.states(place + 1)).map(|_| written.variable());
            let after: Vec<Variable> = after.collect();
            let is_last = place + 1 == law.cells.len();
            let mut left = vec![Vec::new(); law.automaton.states(place)];
            let mut reached = vec![Vec::new(); after.len()];
            let mut by = vec![Vec::new(); geometry.digit_count()];
            for (from, digit, to) in law.automaton.ways_at(place) {
                let way = written.variable();
                left[from].push(way);
                by[digit.index()].push(way);
                let state = if is_last { None } else { Some(after[to]) };
                if !is_last {
                    reached[to].push(way);
                }
                let candidate = Variable::from(Candidate { cell, digit });
                let parts = before.get(from).copied().into_iter().chain([candidate]).chain(state);
                written.goes(way, parts);
            }
            for (state, ways) in left.into_iter().enumerate() {
                written.needs(before.get(state).copied(), ways);
            }
            for (state, ways) in after.iter().zip(reached) {
                written.needs(Some(*state), ways);
            }
            for (digit, ways) in by.into_iter().enumerate() {
                let candidate = Candidate { cell, digit: Digit::new(digit) };
                written.needs(Some(candidate.into()), ways);
            }
            before = after;
        }
        written
    }

    /// A new variable of the law.
    fn variable(&mut self) -> Variable {
        self.count += 1;
        Variable::of_laws(self.first + self.count - 1)
    }

    /// That a way has all its parts.
    fn goes(&mut self, way: Variable, parts: impl Iterator<Item = Variable>) {
        let mut terms: Vec<(i64, Literal)> =
            parts.map(|part| (1, Literal::new(part, true))).collect();
        let least = terms.iter().map(|term| term.0).sum();
        terms.insert(0, (least, Literal::new(way, false)));
        self.inequalities.push(Inequality { terms, least });
    }

    /// That what is true, if that depends on something, has one of these ways.
    fn needs(&mut self, what: Option<Variable>, ways: Vec<Variable>) {
        let what = what.map(|it| Literal::new(it, false));
        let ways = ways.into_iter().map(|way| Literal::new(way, true));
        self.inequalities.push(Inequality::at_least(1, what.into_iter().chain(ways)));
    }
}
