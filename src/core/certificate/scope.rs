//! What a conclusion may rest on: the lines that its claims speak of, and no others.

use std::collections::BTreeSet;

use super::axiom::{Axiom, Inequality, Line, Lines};
use super::facts::Facts;
use super::laws::WrittenGrid;
use crate::grid::{Candidate, Cell, Geometry};
use crate::proof::{Claim, Fact, Leftover, Statement};

/// What a line says that is known: its fact, or else it is one of the grid.
pub(super) fn said(geometry: &Geometry, (line, fact): (Line, Option<Fact>)) -> (Line, Inequality) {
    match (line, fact) {
        (_, Some(fact)) => (line, Inequality::any_of(&[fact])),
        (Line::Axiom(axiom), None) => (line, axiom.inequality(geometry)),
        (_, None) => (line, Inequality::at_least(1, <[Fact; 0]>::default())),
    }
}

/// What a conclusion may rest on.
pub(super) struct Scope<'s> {
    pub(super) grid: &'s WrittenGrid<'s>,
    pub(super) facts: &'s Facts,
    pub(super) claims: &'s [&'s Claim],
    /// What the balances among the claims come to.
    pub(super) balances: Lines,
    pub(super) cases: Lines,
    pub(super) goals: &'s [Fact],
}

impl Scope<'_> {
    /// The lines that the claims speak of, and what of the grid joins their candidates; `None` if something that they
    /// take for granted has no line.
    pub(super) fn narrow(&self) -> Option<Lines> {
        let geometry = self.grid.geometry;
        let mut somes: Vec<Axiom> = self.constrained_cells().map(Axiom::CellSome).collect();
        for claim in self.claims {
            match &claim.statement {
                Statement::OnlyDigits { cells, .. } => {
                    somes.extend(cells.iter().map(Axiom::CellSome));
                }
                Statement::NoDigit(cell) => somes.push(Axiom::CellSome(*cell)),
                Statement::OnlyPlaces { house, digit, .. }
                | Statement::NoPlace { house, digit } => {
                    somes.push(Axiom::HouseSome(*house, *digit));
                }
                _ => {}
            }
        }
        let (mut lines, absent) = self.known()?;
        let mut candidates: BTreeSet<Candidate> =
            self.goals.iter().map(|goal| goal.candidate()).collect();
        let in_cases = self.cases.iter().flat_map(|(_, inequality)| &inequality.terms);
        candidates.extend(in_cases.filter_map(|(_, literal)| literal.variable.candidate()));
        for axiom in &somes {
            let terms = axiom.inequality(geometry).terms;
            let open = terms.into_iter().filter_map(|(_, literal)| literal.held());
            candidates.extend(open.filter(|one| !absent.contains(one)));
        }
        let mut axioms: BTreeSet<Axiom> = somes.into_iter().collect();
        let list: Vec<Candidate> = candidates.iter().copied().collect();
        for (number, one) in list.iter().enumerate() {
            axioms.extend(list[number + 1..].iter().flat_map(|other| self.joining(*one, *other)));
        }
        add_axioms(geometry, &mut lines, axioms);
        Some(lines)
    }

    /// The same with all of the grid.
    pub(super) fn wide(&self) -> Option<Lines> {
        let (mut lines, _) = self.known()?;
        add_axioms(self.grid.geometry, &mut lines, Axiom::all(self.grid.geometry));
        Some(lines)
    }

    /// The cells of which the constraints and balances that are claimed say something together.
    fn constrained_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let geometry = self.grid.geometry;
        let of_claim = move |claim: &&Claim| -> Vec<Cell> {
            match &claim.statement {
                Statement::Obeys(number) => {
                    let laws = geometry.laws().iter().filter(|law| law.constraint == *number);
                    let sums = geometry.sums().iter().filter(|sum| sum.constraint == *number);
                    let of_sums = sums.flat_map(|sum| sum.terms.iter().map(|(cell, _)| *cell));
                    laws.flat_map(|law| law.cells.iter().copied()).chain(of_sums).collect()
                }
                Statement::Balance { added, taken } => {
                    let left = Leftover::of(geometry, added, taken);
                    left.terms.into_iter().map(|(cell, _)| cell).collect()
                }
                _ => Vec::new(),
            }
        };
        self.claims.iter().flat_map(of_claim)
    }

    /// What the claims take for granted, what the constraints that they name say, and what the cases came to; and what is false
    /// by what is taken for granted.
    fn known(&self) -> Option<(Lines, BTreeSet<Candidate>)> {
        let geometry = self.grid.geometry;
        let mut seen = BTreeSet::new();
        let (mut lines, mut absent) = (Lines::new(), BTreeSet::new());
        for claim in self.claims {
            if let Statement::Obeys(number) = claim.statement {
                lines.extend(self.grid.lines_of(number));
            }
            for fact in claim.statement.premises(geometry).facts() {
                for known in self.facts.lines_of(geometry, fact)? {
                    if seen.insert(known.0) {
                        lines.push(said(geometry, known));
                    }
                }
                if let Fact::Absent(..) = fact {
                    let _ = absent.insert(fact.candidate());
                }
            }
        }
        lines.extend(self.balances.iter().chain(&self.cases).cloned());
        Some((lines, absent))
    }

    /// What of the grid keeps two candidates from both being true: every group that has both, or else what else does.
    fn joining(&self, one: Candidate, other: Candidate) -> Vec<Axiom> {
        let geometry = self.grid.geometry;
        let around = geometry.groups_of(one.cell).iter();
        let common = around.filter(|&&group| geometry.cells_of(group).contains(other.cell));
        let is_repeated = one.digit == other.digit && one.cell != other.cell;
        let common: Vec<Axiom> = common
            .filter(|_| is_repeated)
            .map(|&group| Axiom::GroupOne(group, one.digit))
            .collect();
        if common.is_empty() {
            Axiom::between(geometry, one, other).into_iter().collect()
        } else {
            common
        }
    }
}

/// Adds what of the grid is not among the lines.
fn add_axioms(geometry: &Geometry, lines: &mut Lines, axioms: impl IntoIterator<Item = Axiom>) {
    let known: BTreeSet<Line> = lines.iter().map(|(line, _)| *line).collect();
    let new = axioms.into_iter().filter(|&axiom| !known.contains(&Line::Axiom(axiom)));
    let new: Vec<Axiom> = new.collect();
    lines.extend(new.into_iter().map(|axiom| (Line::Axiom(axiom), axiom.inequality(geometry))));
}
