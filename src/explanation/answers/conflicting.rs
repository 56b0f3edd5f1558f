//! No solution on a grid with constraints: which constraints and givens contradict each other, and why they do.
//!
//! The exact solver takes from all of them several irreducible sets, and the smallest is told. On the grid of the puzzle the
//! engine knows all constraints, so its reasoning may rest on others than these; from these alone it reasons on a grid in
//! which no other asks for anything ([`reason_from_these`]).

use super::cause::{Cause, Diagnosis};
use super::conflict::{Conflict, LOOKS, MORE_LOOKS, NODES, Refutation, refute, told};
use super::verdict::{Finding, FindingKind, Reasons};
use crate::explanation::telling::constraint::constraint_names;
use crate::explanation::telling::names;
use crate::grid::{Candidate, CellSet, Geometry, StateText};
use crate::inference::Engine;
use crate::message::{Message, words};
use crate::search::{Contradictory, Said, Search};

/// Which constraints and givens of a puzzle without a solution contradict each other; `None` if it has one, or if the exact
/// solver is stopped before it has found out.
pub(super) fn conflicting(
    engine: &Engine,
    search: &Search,
    puzzle: &StateText,
    stop: &dyn Fn() -> bool,
) -> Option<Conflict> {
    let geometry = engine.geometry();
    let givens: Vec<Candidate> = puzzle.board.digits().collect();
    let mut budget = search.budget(NODES).until(stop);
    let mut found: Vec<Contradictory> = Vec::new();
    for order in orders(geometry, &givens) {
        let Ok(one) = search.contradictory(&order, &puzzle.removed, &mut budget) else { break };
        found.push(one?);
    }
    let least = found.into_iter().min_by_key(|it| (it.undecided.len(), it.said.len()))?;
    let (constraints, these) = Said::apart(&least.said);
    let struck = &puzzle.removed;
    let trace = refute(engine, (&these, struck), LOOKS, stop)
        .or_else(|| refute(engine, (&givens, struck), LOOKS, stop));
    let refutation = trace.and_then(|trace| told(geometry, trace));
    Some(Conflict {
        constraints,
        givens: these,
        undecided: least.undecided,
        refutation,
        on_whole_grid: None,
    })
}

/// All that a puzzle says in several orders: what is behind goes first.
fn orders(geometry: &Geometry, givens: &[Candidate]) -> [Vec<Said>; 4] {
    let constraints: Vec<Said> = geometry.constraint_numbers().map(Said::Constraint).collect();
    let givens: Vec<Said> = givens.iter().copied().map(Said::Given).collect();
    let backwards = |all: &[Said]| -> Vec<Said> { all.iter().rev().copied().collect() };
    let (first, second) = ([&constraints[..], &givens].concat(), [givens, constraints].concat());
    [backwards(&first), backwards(&second), first, second]
}

/// Tells which constraints and givens contradict each other, and why, as far as that is known.
pub(super) fn tell_conflicting(
    geometry: &Geometry,
    finding: &mut Finding,
    conflict: &Conflict,
    has_marks: bool,
) {
    let Conflict { constraints, givens, undecided, .. } = conflict;
    let lying = constraints.iter().filter_map(|number| geometry.constraint(*number));
    let lying: CellSet = lying.flat_map(|it| it.cells().collect::<Vec<_>>()).collect();
    finding.cells = lying | givens.iter().map(|one| one.cell).collect();
    finding.kind = FindingKind::Conflict;
    let count = givens.len();
    let listed = names::placements(geometry, if conflict.is_drawn() { &[] } else { givens });
    let named = constraint_names(geometry, constraints);
    let all = constraints.len() + count;
    let mut details: Vec<Message> = vec![match (constraints.len(), count) {
        (0, 0) if has_marks => words::ConflictMarks.into(),
        (0, 0) => words::ConflictGrid.into(),
        (0, _) => words::ConflictGivens { count, givens: listed }.into(),
        (_, 0) => words::ConflictConstraints { constraints: named }.into(),
        _ => words::ConflictSaid { constraints: named, count, givens: listed }.into(),
    }];
    if has_marks && all > 0 {
        details.push(words::ConflictWithMarks.into());
    }
    if !undecided.is_empty() {
        details.push(words::ConflictUndecided { count: undecided.len() }.into());
    } else if all > 1 {
        details.push(words::ConflictIrreducible { count: all }.into());
    }
    finding.details = details;
    match &conflict.refutation {
        None => finding.details.push(Message::from(words::ConflictBySearch)),
        Some(refutation) => {
            finding.reasons = Some(reasons(words::ConflictReasonWhole.into(), refutation));
        }
    }
}

fn reasons(head: Message, refutation: &Refutation) -> Reasons {
    let Refutation { trace, lines, end } = refutation;
    Reasons { head, trace: trace.clone(), lines: lines.clone(), end: vec![end.clone()] }
}

/// Puts in place of reasons that may rest on all constraints such as rest on those alone that contradict each other, if the
/// engine that `on` makes for the grid without the others finds some. Nothing else changes.
pub fn reason_from_these(
    diagnosis: &mut Diagnosis,
    geometry: &Geometry,
    struck: &[Candidate],
    on: &dyn Fn(&Geometry) -> Option<Engine>,
    stop: &dyn Fn() -> bool,
) {
    let Cause::Conflict(conflict) = &mut diagnosis.cause else { return };
    if geometry.constraints().is_empty() {
        return;
    }
    let Ok(grid) = geometry.asking_only(&conflict.constraints) else { return };
    let Some(engine) = on(&grid) else { return };
    let trace = refute(&engine, (&conflict.givens, struck), MORE_LOOKS, stop);
    let Some(refutation) = trace.and_then(|trace| told(&grid, trace)) else { return };
    let finding = &mut diagnosis.finding;
    let is_by_search = |detail: &Message| *detail == Message::from(words::ConflictBySearch);
    finding.details.retain(|detail| !is_by_search(detail));
    finding.reasons = Some(reasons(words::ConflictReasonConstraints.into(), &refutation));
    conflict.on_whole_grid = conflict.refutation.replace(refutation).map(|before| before.trace);
    diagnosis.grid = Some(grid);
}
