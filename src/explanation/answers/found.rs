//! What a player made of a puzzle, judged by the puzzle: digits that were found, and what is struck out.
//!
//! The verdict is always about the puzzle, which is its givens and its own pencil marks. What was found is no part of it and
//! is compared with its solution; where there are several, it is said what is left of them.

use crate::explanation::telling::names;
use crate::grid::{Board, Candidate, Geometry, StateText};
use crate::message::{Message, words};
use crate::search::{Budget, Search, Undecided, Verdict};

/// What is to be said of a state besides the verdict on its puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// What the digits that were found are worth; nothing if there are none, or if the puzzle has no solution.
    pub found: Option<Found>,
    /// What the givens are without the pencil marks; nothing if there are no marks.
    pub givens_alone: Option<GivensAlone>,
}

/// What digits that a player found are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The puzzle has one solution: those that are in it, and those that are not, in reading order.
    Compared {
        /// As in the solution.
        right: Vec<Candidate>,
        /// Otherwise than in the solution.
        wrong: Vec<Candidate>,
    },
    /// The puzzle has several solutions, and just one has all of these digits.
    One(Vec<Candidate>),
    /// Several solutions have all of these digits.
    Several(Vec<Candidate>),
    /// No solution has all of these digits.
    None(Vec<Candidate>),
}

/// What the givens are without the pencil marks of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivensAlone {
    /// They have no solution.
    None,
    /// They have exactly one, with all of these candidates that are struck out.
    One(Vec<Candidate>),
    /// They have several.
    Several,
}

/// Judges what there is in a state besides its puzzle, which has this verdict.
///
/// # Errors
/// [`Undecided`] when the budget ends before.
pub fn judged(
    search: &Search,
    state: &StateText,
    verdict: &Verdict,
    budget: &mut Budget<'_>,
) -> Result<Judged, Undecided> {
    let puzzle = state.puzzle();
    let digits: Vec<Candidate> = state.found().collect();
    let found = match verdict {
        _ if digits.is_empty() => None,
        Verdict::Collides(_) | Verdict::NoSolution => None,
        Verdict::One(solution) => {
            let is_right = |one: &Candidate| solution.digit(one.cell) == one.digit;
            let (right, wrong) = digits.into_iter().partition(is_right);
            Some(Found::Compared { right, wrong })
        }
        Verdict::Several(..) => {
            let cells = puzzle.board.cell_count();
            let all = puzzle.board.digits().chain(digits.iter().copied());
            let board = Board::from_givens(cells, all);
            let with = StateText { board, removed: puzzle.removed.clone() };
            // A candidate that is struck out and found all the same is in no solution.
            let is_struck = digits.iter().any(|one| puzzle.removed.contains(one));
            Some(match search.verdict_of(&with, budget)? {
                Verdict::One(_) if !is_struck => Found::One(digits),
                Verdict::Several(..) if !is_struck => Found::Several(digits),
                _ => Found::None(digits),
            })
        }
    };
    let givens_alone = if puzzle.removed.is_empty() {
        None
    } else {
        Some(match search.verdict_within(&puzzle.board, budget)? {
            Verdict::One(solution) => {
                let is_lost = |one: &Candidate| solution.digit(one.cell) == one.digit;
                GivensAlone::One(puzzle.removed.into_iter().filter(is_lost).collect())
            }
            Verdict::Several(..) => GivensAlone::Several,
            Verdict::Collides(_) | Verdict::NoSolution => GivensAlone::None,
        })
    };
    Ok(Judged { found, givens_alone })
}

impl Judged {
    /// Tells it, a sentence each.
    pub fn told(&self, geometry: &Geometry) -> Vec<Message> {
        let marks = self.givens_alone.as_ref().map(|givens| match givens {
            GivensAlone::None => words::JudgedGivensNone.into(),
            GivensAlone::Several => words::JudgedGivensSeveral.into(),
            GivensAlone::One(lost) if lost.is_empty() => words::JudgedGivensOne.into(),
            GivensAlone::One(lost) => {
                words::JudgedGivensLost { marks: names::struck(geometry, lost.iter().copied()) }
                    .into()
            }
        });
        let found = self.found.as_ref().map(|found| match found {
            Found::Compared { right, wrong } if wrong.is_empty() => {
                words::JudgedRight { count: right.len() }.into()
            }
            Found::Compared { right, wrong } => Message::from(words::JudgedWrong {
                count: wrong.len(),
                digits: names::placements(geometry, wrong),
                total: right.len() + wrong.len(),
            }),
            Found::One(digits) => words::JudgedCompletes { count: digits.len() }.into(),
            Found::Several(digits) => words::JudgedFits { count: digits.len() }.into(),
            Found::None(digits) => words::JudgedExcludes { count: digits.len() }.into(),
        });
        marks.into_iter().chain(found).collect()
    }
}
