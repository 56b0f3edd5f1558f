//! The whole procedure: every step of the stack as a sentence.

use std::collections::BTreeSet;

use crate::explanation::telling::narrated_step::NarratedStep;
use crate::explanation::telling::repeated::Argued;
use crate::explanation::telling::sentence::tell_step;
use crate::grid::Geometry;
use crate::proof::Trace;

/// Tells every step of the trace in the state in which it was taken.
pub fn procedure(geometry: &Geometry, trace: &Trace) -> Vec<NarratedStep> {
    let numbers: Vec<usize> = (0..trace.steps.len()).collect();
    tell_all(geometry, trace, &numbers)
}

/// The steps of a trace, told in the states of that trace, with these numbers.
pub(super) fn tell_all(geometry: &Geometry, trace: &Trace, numbers: &[usize]) -> Vec<NarratedStep> {
    let mut state = trace.candidates_to_tell(geometry);
    let mut told = Vec::with_capacity(trace.steps.len());
    let mut argued = Argued::default();
    let mut houses = BTreeSet::new();
    for (place, (step, &number)) in trace.steps.iter().zip(numbers).enumerate() {
        let mut line = tell_step(geometry, &state, step, number, &mut houses);
        if let Some(sentence) = argued.as_before(geometry, step, place + 1) {
            line = NarratedStep { sentence, is_as_before: true, ..line };
        }
        told.push(line);
        step.apply(geometry, &mut state);
    }
    told
}
