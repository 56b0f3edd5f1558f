//! What all possibilities lead to, told one after the other; and full placements of a digit.

use super::telling::{Telling, houses_in_role};
use super::{names, trial};
use crate::grid::{CellSet, Digit, DigitSet, Geometry, House};
use crate::message::Message;
use crate::proof::{Case, CaseEnd, Claim, Fact, Role, Statement};

impl Telling<'_> {
    /// The step as possibilities that all lead to the same, if it is that.
    pub(super) fn verity(&self) -> Option<Message> {
        let [first, ..] = self.step.cases.as_slice() else { return None };
        if !self.step.cases.iter().any(|case| matches!(case.end, CaseEnd::Reaches(_))) {
            return None;
        }
        let alternative = self.alternative(first);
        let facts: Vec<Message> =
            self.step.conclusions.iter().map(|end| self.fact(end.fact)).collect();
        if self.is_laid_out() {
            let message = Message::new("laid-out-verity").with("alternative", alternative);
            return Some(message.with("steps", self.step.nested_steps()).with("facts", facts));
        }
        let cases: Vec<Message> =
            self.step.cases.iter().map(|case| self.possibility(case)).collect();
        Some(
            self.length
                .message("verity")
                .with("alternative", alternative)
                .with("cases", cases)
                .with("facts", facts),
        )
    }

    /// What says that one of the possibilities is true.
    fn alternative(&self, first: &Case) -> Message {
        match self.step.claims.as_slice() {
            [
                Claim {
                    role: Role::Premise,
                    statement: Statement::OnlyPlaces { house, digit, cells },
                },
            ] => Message::new("verity-place")
                .with("house", self.geometry.house_name(*house))
                .with("digit", self.geometry.digit_name(*digit))
                .with("cells", names::cells(self.geometry, *cells)),
            [Claim { role: Role::Base, statement: Statement::OnlyPlaces { digit, .. } }, ..] => {
                self.far_fins(*digit)
            }
            _ => {
                let cell = first.supposed.cell();
                let digits = self.state.digits_of(cell);
                Message::new("verity-cell")
                    .with("cell", self.geometry.cell_name(cell))
                    .with("digits", names::digits(self.geometry, digits))
            }
        }
    }

    /// The bases of a fish need a place outside of all covers in which nothing is supposed.
    fn far_fins(&self, digit: Digit) -> Message {
        let bases = houses_in_role(&self.step.claims, Role::Base);
        let supposed: CellSet = self.step.cases.iter().map(|case| case.supposed.cell()).collect();
        let covers = houses_in_role(&self.step.claims, Role::Cover);
        let (with, without): (Vec<House>, Vec<House>) = covers
            .into_iter()
            .partition(|&cover| supposed.intersects(&self.geometry.cells_of(cover)));
        // With a cover among the possibilities, the bases are more than the other covers.
        let shape = if with.is_empty() { "verity-fins" } else { "verity-cover" };
        Message::new(shape)
            .with("bases", names::houses(self.geometry, bases.iter().copied()))
            .with("count", bases.len())
            .with("covers", names::houses(self.geometry, without))
            .with("cells", names::cells(self.geometry, supposed))
            .with("digit", self.geometry.digit_name(digit))
    }

    /// One possibility and what it leads to.
    fn possibility(&self, case: &Case) -> Message {
        let steps = trial::steps(self.geometry, self.state, case);
        let at_once = steps.is_empty();
        let message = match &case.end {
            CaseEnd::Reaches(facts) => {
                let reached: Vec<Message> = facts.iter().map(|&fact| self.fact(fact)).collect();
                Message::new(if at_once { "verity-at-once" } else { "verity-case" })
                    .with("reached", reached)
            }
            CaseEnd::Contradiction(claim) => {
                Message::new(if at_once { "verity-refuted-at-once" } else { "verity-refuted" })
                    .with("end", trial::contradiction(self.geometry, claim))
            }
        };
        message.with("supposed", self.fact(case.supposed)).with("steps", steps)
    }

    fn fact(&self, stated: Fact) -> Message {
        fact(self.geometry, stated)
    }

    /// The step as full placements of a digit, if it is that: rows in which its places can only be chosen so.
    pub(super) fn placed(&self) -> Option<Message> {
        let [Claim { role: Role::Premise, statement: Statement::OnlyPlaces { digit, .. } }, ..] =
            self.step.claims.as_slice()
        else {
            return None;
        };
        let mut rows = houses_in_role(&self.step.claims, Role::Premise);
        rows.sort_unstable();
        rows.dedup();
        let digits = self.step.claims.iter().filter_map(|claim| match claim.statement {
            Statement::OnlyPlaces { digit, .. } => Some(digit),
            _ => None,
        });
        let digits: DigitSet = digits.collect();
        let holds = self.step.conclusions.iter().filter_map(|end| match end.fact {
            Fact::Holds(cell, _) => Some(cell),
            Fact::Absent(..) => None,
        });
        let holds: CellSet = holds.collect();
        let shape = match (holds.is_empty(), digits.only()) {
            (true, Some(_)) => "template-delete",
            (false, Some(_)) => "template-set",
            (true, None) => "template-delete-joint",
            (false, None) => "template-set-joint",
        };
        let digit = self.step.conclusions.first().map_or(*digit, |end| end.fact.digit());
        let message = self
            .length
            .message(shape)
            .with("digit", self.geometry.digit_name(digit))
            .with("digits", names::digits(self.geometry, digits))
            .with("rows", names::houses(self.geometry, rows.iter().copied()))
            .with("count", rows.len())
            .with("cells", names::cells(self.geometry, holds));
        Some(self.with_eliminations(message, &self.step.conclusions))
    }
}

/// That a cell holds a digit, or does not.
pub(super) fn fact(geometry: &Geometry, stated: Fact) -> Message {
    let shape = match stated {
        Fact::Holds(..) => "fact-holds",
        Fact::Absent(..) => "fact-absent",
    };
    Message::new(shape)
        .with("cell", geometry.cell_name(stated.cell()))
        .with("digit", geometry.digit_name(stated.digit()))
}
