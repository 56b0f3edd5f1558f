//! Steps that argue as one before them does, and come to something else by it: their cases are told once.

use super::names::facts as facts_told;
use crate::grid::Geometry;
use crate::message::{Message, words};
use crate::proof::{CaseEnd, Fact, Step};

/// What fewer steps of cases argue is told again.
const WORTH_A_REFERENCE: usize = 2;

/// The steps of a list that suppose something, each with its number.
#[derive(Debug, Default)]
pub(super) struct Argued<'s>(Vec<(&'s Step, usize)>);

impl<'s> Argued<'s> {
    /// What is told of a step that goes through the very cases of one before it, by the number of that one; else nothing,
    /// and the step is noted with its own.
    pub(super) fn as_before(
        &mut self,
        geometry: &Geometry,
        step: &'s Step,
        number: usize,
    ) -> Option<Message> {
        if step.cases.len() < 2 || step.nested_steps() < WORTH_A_REFERENCE {
            return None;
        }
        let Some(&(_, before)) = self.0.iter().find(|(other, _)| argues_alike(other, step)) else {
            self.0.push((step, number));
            return None;
        };
        let facts: Vec<Fact> = step.facts().collect();
        let facts = facts_told(geometry, &facts);
        Some(words::CasesAsBefore { facts, number: before }.into())
    }
}

/// Whether both go through the same cases by the same steps, whatever they come to.
fn argues_alike(one: &Step, other: &Step) -> bool {
    one.rule == other.rule
        && one.claims == other.claims
        && one.cases.len() == other.cases.len()
        && one.cases.iter().zip(&other.cases).all(|(one, other)| {
            let ends = match (&one.end, &other.end) {
                (CaseEnd::Reaches(_), CaseEnd::Reaches(_)) => true,
                (one, other) => one == other,
            };
            ends && one.supposed == other.supposed && one.steps == other.steps
        })
}
