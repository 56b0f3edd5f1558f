//! What a step is made of, if it supposes something: its cases, each with its steps told as those of the procedure are.
//!
//! Up to twelve steps under a supposition are told within one sentence. Of more the sentence says what they come to, and
//! whoever shows it shows [`unfold`] below it, as deep as it goes.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::explanation::telling::contradiction::contradiction_in;
use crate::explanation::telling::names::{digits as digits_named, fact, facts as facts_told};
use crate::explanation::telling::narrated_step::{NarratedStep, is_long};
use crate::explanation::telling::sentence::tell_step;
use crate::explanation::telling::verity::{Sighting, others_of_cell};
use crate::grid::{Candidates, Geometry};
use crate::message::{Message, words};
use crate::proof::{Case, CaseEnd, Fact, Pattern, Single, SingleReason, Step};

/// How many digits are told in one line.
const IN_A_ROW: usize = 8;

/// Of fewer steps that are the same as others they are told again.
const WORTH_A_REFERENCE: usize = 3;

/// A case of a step, told.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldCase {
    /// What is supposed.
    pub supposed: Message,
    /// The steps under the supposition, numbered from 0 within the case.
    pub lines: Vec<NarratedStep>,
    /// What they come to.
    pub end: Message,
    /// Whether that cannot be.
    pub is_contradiction: bool,
}

/// Tells the cases of a step, each from the state before the step and what is supposed; none for a step that supposes
/// nothing.
pub fn unfold(geometry: &Geometry, state: &Candidates, step: &Step) -> Vec<ToldCase> {
    step.cases.iter().map(|case| tell_case(geometry, state, case)).collect()
}

/// Steps of a case one after the other that are told in one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Which steps, by their places in the case, from 0.
    pub steps: Range<usize>,
    /// What is told of them.
    pub told: Message,
}

/// Puts the steps of a case in as few lines as they can be read in: single candidates and single places that follow one
/// another are told together, each with its reason.
pub fn rows(geometry: &Geometry, told: &ToldCase, case: &Case) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut first = 0;
    while first < case.steps.len() {
        let singles: Vec<Message> = case.steps[first..]
            .iter()
            .map_while(|step| single(geometry, step))
            .take(IN_A_ROW)
            .collect();
        let count = singles.len().max(1);
        let told = match singles.len() {
            0 | 1 => told.lines[first].sentence.clone(),
            _ => Message::from(words::CaseSingles { singles }),
        };
        rows.push(Row { steps: first..first + count, told });
        first += count;
    }
    rows
}

/// A line of what a step supposes and of all that follows.
#[derive(Clone, Debug, PartialEq)]
pub struct CaseLine {
    /// How many suppositions of other steps it stands under.
    pub depth: usize,
    /// Its number, behind that of the step; what a case comes to has none.
    pub number: Option<String>,
    /// What it tells.
    pub told: Message,
}

/// Tells what a step supposes and all that follows, one line below the other, where its sentence only says what it comes
/// to; else nothing. `number` is that of the step, with which all numbers begin.
pub fn case_lines(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    number: &str,
) -> Vec<CaseLine> {
    let mut lines = Vec::new();
    add_case_lines(geometry, state, step, (number, 0), &mut lines);
    lines
}

fn add_case_lines(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    (number, depth): (&str, usize),
    lines: &mut Vec<CaseLine>,
) {
    if !is_long(step) {
        return;
    }
    let numbered = |number: &str, told| CaseLine { depth, number: Some(number.to_owned()), told };
    for (place, (told, case)) in
        unfold(geometry, state, step).into_iter().zip(&step.cases).enumerate()
    {
        let rows = rows(geometry, &told, case);
        let mut number = number.to_owned();
        if step.cases.len() > 1 {
            number = format!("{number}{}.", place + 1);
            lines.push(numbered(&number, told.supposed));
        }
        let mut inside = state.clone();
        case.supposed.apply(geometry, &mut inside);
        let mut refuted: Vec<(&Case, String)> = Vec::new();
        for row in rows {
            let (first, last) = (row.steps.start + 1, row.steps.end);
            let one = format!("{number}{first}.");
            let range = format!("{number}{first}–{last}.");
            if let [step] = &case.steps[row.steps.clone()]
                && let Some(told) = as_before(geometry, step, &mut refuted, &one)
            {
                lines.push(numbered(&one, told));
                step.apply(geometry, &mut inside);
                continue;
            }
            lines.push(numbered(if first == last { &one } else { &range }, row.told));
            for step in &case.steps[row.steps] {
                add_case_lines(geometry, &inside, step, (&one, depth + 1), lines);
                step.apply(geometry, &mut inside);
            }
        }
        // What cannot be under the only supposition, the sentence of the step says, and what the last step strikes, its own.
        let is_told = match (&case.end, case.steps.last()) {
            (CaseEnd::Reaches(facts), Some(last)) => {
                facts.iter().all(|fact| last.conclusions.iter().any(|end| end.fact == *fact))
            }
            _ => step.cases.len() == 1 && told.is_contradiction,
        };
        if !is_told {
            lines.push(CaseLine { depth, number: None, told: told.end });
        }
    }
}

/// What is told of a step that supposes something and refutes it by the same steps as one before it; else it is noted with
/// its number.
fn as_before<'s>(
    geometry: &Geometry,
    step: &'s Step,
    refuted: &mut Vec<(&'s Case, String)>,
    number: &str,
) -> Option<Message> {
    let [case] = step.cases.as_slice() else { return None };
    let (Fact::Holds(cell, digit), CaseEnd::Contradiction(_)) = (case.supposed, &case.end) else {
        return None;
    };
    let is_same = |(other, _): &&(&Case, String)| {
        other.end == case.end && other.steps == case.steps && case.steps.len() >= WORTH_A_REFERENCE
    };
    let Some((_, number)) = refuted.iter().find(is_same) else {
        refuted.push((case, number.to_owned()));
        return None;
    };
    let (cell, digit) = (geometry.cell_name(cell), geometry.digit_name(digit));
    let number = number.trim_end_matches('.').to_owned();
    Some(words::TrialAsBefore { cell, digit, number }.into())
}

/// A digit that has one place or is the only one of its cell, in short; nothing if the step is something else.
fn single(geometry: &Geometry, step: &Step) -> Option<Message> {
    // What fills no cell need not be read.
    let _ = step.fills()?;
    let Pattern::Single(Single { cell, digit, by }) = Pattern::of(step) else { return None };
    let (cell, digit) = (geometry.cell_name(cell), geometry.digit_name(digit));
    Some(match by {
        SingleReason::OnlyPlace(places) => {
            let house = geometry.house_name(places.house);
            words::CaseSinglePlace { cell, digit, house }.into()
        }
        SingleReason::OnlyDigit(_) | SingleReason::LastCell(_) => {
            words::CaseSingleDigit { cell, digit }.into()
        }
    })
}

fn tell_case(geometry: &Geometry, state: &Candidates, case: &Case) -> ToldCase {
    let mut inside = state.clone();
    case.supposed.apply(geometry, &mut inside);
    let mut lines = Vec::with_capacity(case.steps.len());
    let mut houses = BTreeSet::new();
    for (number, step) in case.steps.iter().enumerate() {
        lines.push(tell_step(geometry, &inside, step, number, &mut houses));
        step.apply(geometry, &mut inside);
    }
    let (end, is_contradiction) = match &case.end {
        CaseEnd::Contradiction(claim) => {
            let reason = contradiction_in(geometry, &inside, claim);
            (Message::from(words::CaseContradiction { reason }), true)
        }
        CaseEnd::Reaches(facts) => {
            let others = others_of_cell(case.supposed, facts).filter(|_| case.steps.is_empty());
            let facts = facts_told(geometry, facts);
            let end = match (Sighting::of(geometry, case), others) {
                (Some(sighting), _) => sighting.end(geometry),
                (None, Some(others)) => {
                    words::CaseElse { digits: digits_named(geometry, others) }.into()
                }
                (None, None) if case.steps.is_empty() => words::CaseAtOnce { facts }.into(),
                (None, None) => words::CaseReaches { facts }.into(),
            };
            (end, false)
        }
    };
    let supposed = fact(geometry, case.supposed);
    let supposed = Message::from(words::CaseSupposed { supposed });
    ToldCase { supposed, lines, end, is_contradiction }
}
