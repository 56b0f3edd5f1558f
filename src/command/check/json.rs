//! What is known of a puzzle that has not exactly one solution, for programs.
//!
//! Cells and digits are written as facts (`r1c1=4`), traces as `explain --json` writes them.

use serde_json::{Map, Value, json};

use crate::reasoner::Reasoner;
use duvod::explanation::{Cause, Conflict, Diagnosis, Found, GivensAlone, Judged, Several};
use duvod::formats::print_line;
use duvod::grid::{Candidate, Cell, ConstraintNumber, Geometry, StateText};
use duvod::proof::Fact;
use duvod::search::{Count, Said, Superfluous, Verdict};

/// The answer for a puzzle with one solution.
pub(super) fn valid(reasoner: &Reasoner<'_>, puzzle: &StateText, judged: &Judged) -> Value {
    let mut answer = Map::new();
    put(&mut answer, "verdict", "one");
    put(&mut answer, "puzzle", reasoner.written(puzzle));
    put(&mut answer, "solutions", 1);
    put_judged(&mut answer, &reasoner.geometry, judged);
    let mut answer = Value::Object(answer);
    reasoner.put_left_out(&mut answer);
    answer
}

/// The whole answer.
pub(super) fn answer(
    reasoner: &Reasoner<'_>,
    puzzle: &StateText,
    (verdict, judged): (&Verdict, &Judged),
    diagnosis: &Diagnosis,
) -> Value {
    let (geometry, board) = (&*reasoner.geometry, &puzzle.board);
    let mut answer = Map::new();
    put(&mut answer, "verdict", name(verdict));
    put(&mut answer, "puzzle", reasoner.written(puzzle));
    put_judged(&mut answer, geometry, judged);
    match &diagnosis.cause {
        Cause::Collisions => put(&mut answer, "solutions", 0),
        Cause::Conflict(conflict) => {
            put_conflict(&mut answer, geometry, conflict, diagnosis.grid.as_ref());
        }
        Cause::Several(several) => {
            put_several(&mut answer, geometry, several);
            if let Verdict::Several(first, second) = verdict {
                let lines =
                    [first, second].map(|one| print_line(&one.filled_into(board), geometry));
                put(&mut answer, "examples", json!(lines));
            }
        }
    }
    let cells: Vec<String> = diagnosis.finding.cells.iter().map(|at| place(geometry, at)).collect();
    put(&mut answer, "cells", cells);
    let repairs = diagnosis.repairs.iter().map(|repair| {
        let given = fact(geometry, Candidate::new(repair.cell, repair.digit));
        let instead = geometry.symbol(repair.instead).to_string();
        json!({ "given": given, "instead": instead, "at": place(geometry, repair.at) })
    });
    put(&mut answer, "repairs", repairs.collect::<Vec<_>>());
    let mut answer = Value::Object(answer);
    reasoner.put_left_out(&mut answer);
    answer
}

/// What digits that were found are worth, and what the givens are without marks, where there are any.
fn put_judged(answer: &mut Map<String, Value>, geometry: &Geometry, judged: &Judged) {
    match &judged.givens_alone {
        None => {}
        Some(GivensAlone::None) => put(answer, "givens_alone", "none"),
        Some(GivensAlone::Several) => put(answer, "givens_alone", "several"),
        Some(GivensAlone::One(lost)) => {
            put(answer, "givens_alone", "one");
            let lost = lost.iter().map(|&one| Fact::absent(one).print(geometry));
            put(answer, "struck_wrongly", lost.collect::<Vec<_>>());
        }
    }
    if let Some(found) = &judged.found {
        put(answer, "found", found_as_json(geometry, found));
    }
}

/// The same, into an object that there is.
pub(super) fn put_judged_into(object: &mut Value, geometry: &Geometry, judged: &Judged) {
    if let Value::Object(answer) = object {
        put_judged(answer, geometry, judged);
    }
}

/// What digits that were found are worth.
pub(crate) fn found_as_json(geometry: &Geometry, found: &Found) -> Value {
    match found {
        Found::Compared { right, wrong } => {
            json!({ "right": facts(geometry, right), "wrong": facts(geometry, wrong) })
        }
        Found::One(digits) => json!({ "digits": facts(geometry, digits), "with_them": "one" }),
        Found::Several(digits) => {
            json!({ "digits": facts(geometry, digits), "with_them": "several" })
        }
        Found::None(digits) => json!({ "digits": facts(geometry, digits), "with_them": "none" }),
    }
}

/// What a verdict is called.
pub(super) const fn name(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Collides(_) => "collides",
        Verdict::NoSolution => "none",
        Verdict::One(_) => "one",
        Verdict::Several(..) => "several",
    }
}

/// What contradicts itself. Reasons that were found on another grid, without constraints that are not needed, are given on the
/// grid itself.
fn put_conflict(
    answer: &mut Map<String, Value>,
    geometry: &Geometry,
    conflict: &Conflict,
    found_on: Option<&Geometry>,
) {
    put(answer, "solutions", 0);
    put(answer, "conflict", facts(geometry, &conflict.givens));
    if !geometry.constraints().is_empty() {
        put(answer, "grid", geometry.name());
        put(answer, "constraints", constraints_of(geometry, &conflict.constraints));
        put(answer, "undecided", said(geometry, &conflict.undecided));
    }
    let trace = conflict.refutation.as_ref().and_then(|refutation| match found_on {
        Some(grid) => {
            let carried = refutation.trace.carried(grid, geometry);
            carried.or_else(|| conflict.on_whole_grid.clone())
        }
        None => Some(refutation.trace.clone()),
    });
    put(answer, "trace", trace.map(|trace| json!(trace)));
}

/// What a puzzle does not need, into an object that there is.
pub(super) fn put_superfluous(object: &mut Value, geometry: &Geometry, found: &Superfluous) {
    object["superfluous"] = said(geometry, &found.said);
    object["undecided"] = said(geometry, &found.undecided);
}

/// Constraints and givens.
fn said(geometry: &Geometry, said: &[Said]) -> Value {
    let (constraints, givens) = Said::apart(said);
    json!({ "constraints": constraints_of(geometry, &constraints), "givens": facts(geometry, &givens) })
}

/// Constraints as they stand in the name of a grid, with their numbers there.
fn constraints_of(geometry: &Geometry, numbers: &[ConstraintNumber]) -> Vec<Value> {
    let of = |number: &ConstraintNumber| {
        let constraint = geometry.constraint(*number)?;
        let text = constraint.text(geometry.dimensions());
        Some(json!({ "number": number.index(), "constraint": text }))
    };
    numbers.iter().filter_map(of).collect()
}

fn put_several(answer: &mut Map<String, Value>, geometry: &Geometry, several: &Several) {
    let is_exact = matches!(several.count, Count::Exactly(_));
    put(answer, "solutions", several.count.at_least());
    put(answer, "exact", is_exact);
    let estimate = several.estimate.map(|estimate| {
        json!({
            "solutions": estimate.solutions,
            "error": estimate.error,
            "probes": estimate.probes,
            "hits": estimate.hits,
        })
    });
    put(answer, "estimate", estimate);
    put(answer, "certain", facts(geometry, &several.certain.digits));
    put(answer, "unreached", facts(geometry, &several.certain.unreached));
    put(answer, "trace", json!(several.certain.trace));
    let completion = several.completion.as_ref().map(|completion| {
        json!({
            "digits": facts(geometry, &completion.digits),
            "fewest": completion.is_fewest,
            "alone": facts(geometry, &completion.alone),
        })
    });
    put(answer, "completion", completion);
}

fn put(answer: &mut Map<String, Value>, name: &str, value: impl Into<Value>) {
    let _ = answer.insert(name.to_owned(), value.into());
}

fn facts(geometry: &Geometry, digits: &[Candidate]) -> Vec<String> {
    digits.iter().map(|&digit| fact(geometry, digit)).collect()
}

fn fact(geometry: &Geometry, Candidate { cell, digit }: Candidate) -> String {
    Fact::Holds(cell, digit).print(geometry)
}

fn place(geometry: &Geometry, cell: Cell) -> String {
    format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}
