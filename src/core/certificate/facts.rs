//! What is known at a place in the proof, and by which line.

use super::axiom::{Axiom, Line};
use crate::grid::{Candidate, Geometry};
use crate::proof::{Fact, Start};

/// By what a candidate is known to be false.
#[derive(Clone, Copy, Debug)]
enum Cause {
    /// A line says so.
    Line(Line),
    /// Another candidate is true that rules it out.
    RuledOut(Candidate),
}

/// What is known at a place in the proof.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    digits: usize,
    holds: Vec<Option<Line>>,
    absent: Vec<Option<Cause>>,
}

impl Facts {
    /// What the start of a trace says.
    pub(super) fn of(geometry: &Geometry, start: &Start) -> Self {
        let count = geometry.cell_count() * geometry.digit_count();
        let mut facts = Self {
            digits: geometry.digit_count(),
            holds: vec![None; count],
            absent: vec![None; count],
        };
        for (fact, line) in start_lines(start) {
            facts.learn(geometry, fact, line);
        }
        for axiom in Axiom::all(geometry) {
            if let Axiom::Not(candidate) = axiom {
                facts.learn(geometry, Fact::absent(candidate), Line::Axiom(axiom));
            }
        }
        facts
    }

    const fn index(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * self.digits + candidate.digit.index()
    }

    /// Adds a fact that a line says, and what it rules out.
    pub(super) fn learn(&mut self, geometry: &Geometry, fact: Fact, line: Line) {
        let candidate = fact.candidate();
        let index = self.index(candidate);
        if let Fact::Absent(..) = fact {
            let _ = self.absent[index].get_or_insert(Cause::Line(line));
            return;
        }
        let _ = self.holds[index].get_or_insert(line);
        for other in geometry.excluded_by(candidate.cell, candidate.digit).candidates() {
            let index = self.index(other);
            let _ = self.absent[index].get_or_insert(Cause::RuledOut(candidate));
        }
    }

    /// The lines that say a fact: one, or that of another fact and the inequality by which the fact follows from that.
    pub(super) fn lines_of(
        &self,
        geometry: &Geometry,
        fact: Fact,
    ) -> Option<Vec<(Line, Option<Fact>)>> {
        let index = self.index(fact.candidate());
        match fact {
            Fact::Holds(..) => Some(vec![(self.holds[index]?, Some(fact))]),
            Fact::Absent(..) => match self.absent[index]? {
                Cause::Line(line) => Some(vec![(line, Some(fact))]),
                Cause::RuledOut(by) => {
                    let line = self.holds[self.index(by)]?;
                    let axiom = Axiom::between(geometry, by, fact.candidate())?;
                    Some(vec![(line, Some(Fact::holds(by))), (Line::Axiom(axiom), None)])
                }
            },
        }
    }
}

/// What a start says, with the lines of the formula that say it.
pub(super) fn start_lines(start: &Start) -> impl Iterator<Item = (Fact, Line)> + '_ {
    let given = start.givens.iter().map(|&one| Fact::holds(one));
    let placed = start.placed.iter().map(|&one| Fact::holds(one));
    let taken = placed.chain(start.removed.iter().map(|&one| Fact::absent(one)));
    given.map(|fact| (fact, Line::Given(fact))).chain(taken.map(|fact| (fact, Line::Taken(fact))))
}
