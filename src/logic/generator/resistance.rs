//! How long a puzzle resists whoever supposes one candidate at a time and sees only what follows at once.
//!
//! In each *round* every false candidate is supposed by itself, and goes if the exact solver meets a contradiction without
//! deciding anything more; those that stay are counted. Rounds follow one another until none goes. Puzzles up to ER 7 keep
//! few, at ER 9 half of them last for a round, and what Sudoku Explainer rates 10 and over loses next to none, ever (their
//! depth of trial and error is two: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012). All
//! rounds together take less than a millisecond, and images of a puzzle resist alike.

use crate::grid::{Board, Candidate, Candidates, Digit, Geometry, WIDE};
use crate::search::{Budget, Search};

/// How many rounds are counted.
const ROUNDS: usize = 4;

/// The most that is counted in all. Of puzzles that keep so many, none resists more than another.
const MOST: usize = 600;

/// How long a puzzle with this solution resists: the sum over the rounds of how many false candidates stay. Where it is seen
/// that this comes to less than `enough`, something less than that.
pub(super) fn resistance(
    geometry: &Geometry,
    search: &Search,
    board: &Board,
    full: &[Digit],
    enough: usize,
) -> usize {
    let mut state = Candidates::<WIDE>::from_board(geometry, board);
    let of_cell = |cell| state.digits_of(cell).iter().map(move |digit| Candidate::new(cell, digit));
    let all = geometry.cells().flat_map(of_cell);
    let mut stay: Vec<Candidate> = all.filter(|one| full[one.cell.index()] != one.digit).collect();
    let (mut sum, mut round) = (0, 0);
    while round < ROUNDS && !stay.is_empty() {
        let gone = stay.extract_if(.., |one| is_refuted(search, &state, *one)).collect::<Vec<_>>();
        sum += stay.len();
        round += 1;
        if sum + (ROUNDS - round) * stay.len() < enough {
            break;
        }
        if gone.is_empty() {
            sum += (ROUNDS - round) * stay.len();
            break;
        }
        for one in gone {
            let _ = state.strike(one.cell, one.digit);
        }
    }
    sum.min(MOST)
}

/// Whether a contradiction follows at once from this candidate.
fn is_refuted(search: &Search, state: &Candidates<WIDE>, supposed: Candidate) -> bool {
    let mut state = state.clone();
    for digit in state.digits_of(supposed.cell).iter().filter(|digit| *digit != supposed.digit) {
        let _ = state.strike(supposed.cell, digit);
    }
    search.has_completion_within(&state, &mut Budget::nodes(1)) == Ok(false)
}
