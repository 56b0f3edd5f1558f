//! What a step is made of, if it supposes something: its cases, each with its steps told as those of the procedure are.
//!
//! Up to twelve steps under a supposition are told within one sentence. Of more the sentence says what they come to, and
//! whoever shows it shows [`unfold`] below it, as deep as it goes.

use std::ops::Range;

use super::names::fact;
use super::procedure::tell_step;
use super::told::Told;
use super::trial;
use crate::grid::{Candidates, Geometry};
use crate::message::{Message, words};
use crate::proof::{Case, CaseEnd, Left, Pattern, Single, Step};

/// How many digits are told in one line.
const IN_A_ROW: usize = 8;

/// A case of a step, told.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldCase {
    /// What is supposed.
    pub supposed: Message,
    /// The steps under the supposition, numbered from 0 within the case.
    pub lines: Vec<Told>,
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

/// A digit that has one place or is the only one of its cell, in short; nothing if the step is something else.
fn single(geometry: &Geometry, step: &Step) -> Option<Message> {
    // What fills no cell need not be read.
    let _ = step.fills()?;
    let Pattern::Single(Single { cell, digit, by }) = Pattern::of(step) else { return None };
    let (cell, digit) = (geometry.cell_name(cell), geometry.digit_name(digit));
    Some(match by {
        Left::OnlyPlace(places) => {
            let house = geometry.house_name(places.house);
            words::CaseSinglePlace { cell, digit, house }.into()
        }
        Left::OnlyDigit(_) | Left::LastCell(_) => words::CaseSingleDigit { cell, digit }.into(),
    })
}

fn tell_case(geometry: &Geometry, state: &Candidates, case: &Case) -> ToldCase {
    let mut inside = state.clone();
    case.supposed.apply(geometry, &mut inside);
    let mut lines = Vec::with_capacity(case.steps.len());
    for (number, step) in case.steps.iter().enumerate() {
        lines.push(tell_step(geometry, &inside, step, number));
        step.apply(geometry, &mut inside);
    }
    let (end, is_contradiction) = match &case.end {
        CaseEnd::Contradiction(claim) => {
            let reason = trial::contradiction(geometry, claim);
            (Message::from(words::CaseContradiction { reason }), true)
        }
        CaseEnd::Reaches(facts) => {
            let facts: Vec<Message> = facts.iter().map(|&end| fact(geometry, end)).collect();
            (Message::from(words::CaseReaches { facts }), false)
        }
    };
    let supposed = fact(geometry, case.supposed);
    let supposed = Message::from(words::CaseSupposed { supposed });
    ToldCase { supposed, lines, end, is_contradiction }
}
