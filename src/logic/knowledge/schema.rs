//! Patterns in the language of schemas: put together and proved as they are read.

use super::reading::Source;
use super::{Body, KnowledgeError, Problem, Rule};
use crate::checker::{OnGrid, schema_on};
use crate::grid::Geometry;
use crate::proof::schema::{Refuted, Schema, SchemaText};
use crate::search::Budget;

/// So many clauses are looked at for a proof that names no grid.
pub const CLAUSES: u64 = 2_000_000;

/// So many ways to lie, and positions of the exact solver, are looked at for a proof on a grid when a rule is read.
const NODES: u64 = 1_000_000;

/// Makes of the body of a rule its patterns, and proves them, on every grid or else on this one: a rule that is not proved is not read.
pub(super) fn prove(
    grid: Option<&Geometry>,
    source: &Source<'_>,
    rule: &mut Rule,
) -> Result<(), KnowledgeError> {
    let Body::Schema(text) = &rule.body else { return Ok(()) };
    rule.patterns = patterns(source, text)?;
    let id = || rule.id.to_string();
    for pattern in &rule.patterns {
        if pattern.never_holds(CLAUSES) {
            return Err(source.at_field("when", Problem::Never(id())));
        }
        if let Refuted::Yes(_) = pattern.refute(CLAUSES) {
            continue;
        }
        let Some(grid) = grid else { return Err(source.at_field("then", Problem::Unproved(id()))) };
        match schema_on(grid, pattern, &mut Budget::nodes(NODES)) {
            Ok(OnGrid::True(_)) => rule.only_on = Some(grid.name().to_owned()),
            Ok(OnGrid::False(_)) => return Err(source.at_field("then", Problem::False(id()))),
            Err(_) => return Err(source.at_field("then", Problem::Unproved(id()))),
        }
    }
    Ok(())
}

/// The patterns of a text, one for each choice of its numbers.
pub(super) fn patterns(
    source: &Source<'_>,
    text: &SchemaText,
) -> Result<Vec<Schema>, KnowledgeError> {
    Schema::all_of(text).map_err(|error| {
        let place = error.written().map(str::to_owned);
        let problem = Problem::Schema(error);
        match place {
            Some(written) => source.at_quoted(&written, problem),
            None => source.at_field("body", problem),
        }
    })
}
