//! How Sudoku Explainer rates the puzzle that was solved.

use std::sync::Arc;

use crate::grid::Puzzle;
use crate::message::{Message as Words, words};
use crate::rating::se::{ExplainerRating, Tenths, is_rated};
use crate::session::{Mode, Session};

/// A rating, and the puzzle that it is of.
#[derive(Debug, Default)]
pub(crate) struct Rated(Option<(Puzzle, Option<Box<ExplainerRating>>)>);

impl Rated {
    /// Takes what came of rating a puzzle: nothing where the work was given up.
    pub(crate) fn take(&mut self, puzzle: Puzzle, rating: Option<Box<ExplainerRating>>) {
        self.0 = Some((puzzle, rating));
    }

    /// Whether this puzzle was rated.
    pub(crate) fn is_of(&self, puzzle: &Puzzle) -> bool {
        self.0.as_ref().is_some_and(|(rated, _)| rated == puzzle)
    }

    /// The rating of the puzzle whose solution is shown, if it is known.
    pub(crate) fn rating(&self, session: &Session) -> Option<&ExplainerRating> {
        let puzzle = solved(session)?;
        self.0.as_ref().filter(|(rated, _)| *rated == puzzle)?.1.as_deref()
    }
}

/// The puzzle whose solution is shown, if Sudoku Explainer rates such puzzles.
pub(crate) fn solved(session: &Session) -> Option<Puzzle> {
    let geometry = session.geometry();
    let is_solved = session.mode() == Mode::Explaining && is_rated(geometry);
    let board = session.puzzle();
    is_solved.then(|| Puzzle { geometry: Arc::clone(geometry), board: board.clone() })
}

/// The rating of the hardest step, in short.
pub(crate) fn short(rating: &ExplainerRating) -> Words {
    words::WindowExplainer { er: f64::from(Tenths(rating.er)) }.into()
}

/// All three ratings, and what they are.
pub(crate) fn long(rating: &ExplainerRating) -> Words {
    let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|tenths| f64::from(Tenths(tenths)));
    words::WindowExplainerAll { ed, ep, er }.into()
}
