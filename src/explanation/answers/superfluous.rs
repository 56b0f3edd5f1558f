//! What a puzzle does not need, told.

use crate::explanation::telling::constraint::constraint_names;
use crate::explanation::telling::names;
use crate::grid::Geometry;
use crate::message::{Message, words};
use crate::search::{Said, Superfluous};

/// Tells which constraints and givens a puzzle with exactly one solution does not need, a sentence each.
pub fn told_superfluous(geometry: &Geometry, found: &Superfluous) -> Vec<Message> {
    let (constraints, givens) = Said::apart(&found.said);
    let mut told: Vec<Message> = Vec::new();
    if !constraints.is_empty() {
        let constraints = constraint_names(geometry, &constraints);
        told.push(words::SuperfluousConstraints { constraints }.into());
    }
    if !givens.is_empty() {
        let givens = names::placements(geometry, &givens);
        told.push(words::SuperfluousGivens { givens }.into());
    }
    let count = found.undecided.len();
    if count > 0 {
        told.push(words::SuperfluousUndecided { count }.into());
    }
    if told.is_empty() {
        told.push(words::SuperfluousNone { count: geometry.constraints().len() }.into());
    }
    told
}
