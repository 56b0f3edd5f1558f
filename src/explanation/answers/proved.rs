//! Nothing is told that the checker has not accepted: a build for tests asks it wherever an answer is made, any other build
//! does nothing here.

use crate::checker::Checker;
use crate::grid::Geometry;
use crate::proof::{Start, Step, Trace};

/// Holds that these steps prove what they are to show.
pub(crate) fn hold_proved(geometry: &Geometry, trace: &Trace) {
    if cfg!(debug_assertions)
        && let Err(rejection) = Checker::new(geometry).check(trace)
    {
        panic!("what is told is not proved: {rejection:?} in {trace:?}");
    }
}

/// Holds that this step is right where it is told.
pub(crate) fn hold_step_proved(geometry: &Geometry, start: &Start, step: &Step) {
    if cfg!(debug_assertions) {
        hold_proved(geometry, &Trace::new(geometry, start.clone(), vec![step.clone()]));
    }
}

/// Whether the checker accepts this step from this start.
pub(crate) fn is_proved(geometry: &Geometry, start: &Start, step: &Step) -> bool {
    let trace = Trace::new(geometry, start.clone(), vec![step.clone()]);
    Checker::new(geometry).check(&trace).is_ok()
}
