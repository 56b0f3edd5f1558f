//! Suppositions about the goal itself.
//!
//! The procedure supposes whatever leads to a contradiction soonest, anywhere in the grid. Whoever asks about one cell gets
//! a shorter answer if each other digit of that cell is supposed in turn, or each other place of its digit in a house.

use std::ops::ControlFlow;

use crate::grid::{Candidate, Candidates, Geometry};
use crate::inference::{Aids, Engine, Hints};
use crate::proof::{Fact, Step};

/// How many candidates are supposed at the most in one state.
const MOST: usize = 8;

/// Asks rules that suppose something about each candidate that stands against the goal: those of the shortest ways,
/// as many as the limit allows. Until the visitor breaks.
pub(super) fn refutations(
    engine: &Engine,
    candidates: &Candidates,
    aids: Aids<'_>,
    goal: Fact,
    visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
) {
    let mut asked: Vec<Candidate> = Vec::new();
    for mut way in ways(engine.geometry(), candidates, goal) {
        way.retain(|candidate| !asked.contains(candidate));
        if asked.len() + way.len() > MOST {
            break;
        }
        for &candidate in &way {
            let hints = Hints { wanted: Some(candidate), ..aids.hints };
            engine.all(candidates, Aids { hints, ..aids }, visit);
        }
        asked.extend(way);
    }
}

/// Which candidates are to be refuted to show the goal: for a digit, all others of its cell, or all its other places in
/// one of the houses. The shortest way first.
fn ways(geometry: &Geometry, candidates: &Candidates, goal: Fact) -> Vec<Vec<Candidate>> {
    let Candidate { cell, digit } = match goal {
        Fact::Absent(cell, digit) => return vec![vec![Candidate { cell, digit }]],
        Fact::Holds(cell, digit) => Candidate { cell, digit },
    };
    let others = candidates.digits_of(cell).iter().filter(|&other| other != digit);
    let mut ways: Vec<Vec<Candidate>> =
        vec![others.map(|other| Candidate::new(cell, other)).collect()];
    ways.extend(geometry.houses_of(cell).iter().map(|&house| {
        let places = candidates.places_in(geometry, house, digit);
        places
            .iter()
            .filter(|&place| place != cell)
            .map(|place| Candidate::new(place, digit))
            .collect()
    }));
    ways.sort_by_key(Vec::len);
    ways
}
