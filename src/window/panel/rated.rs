//! How Sudoku Explainer rates the puzzle that was solved.

use std::sync::Arc;

use duvod::grid::Puzzle;
use duvod::message::{Message as Words, words};
use duvod::rating::se::{ExplainerRating, Tenths, is_rated};
use duvod::session::{Mode, Session};

/// A rating, and the puzzle that it is of.
#[derive(Debug, Default)]
pub(crate) struct Rated(Option<(Puzzle, Option<Box<ExplainerRating>>)>);

impl Rated {
    /// Takes what came of rating a puzzle: nothing where the work was given up.
    pub(crate) fn take(&mut self, puzzle: Puzzle, rating: Option<Box<ExplainerRating>>) {
        self.0 = Some((puzzle, rating));
    }

    /// The rating of the puzzle whose solution is shown, if it is known.
    pub(crate) fn rating(&self, session: &Session) -> Option<&ExplainerRating> {
        let (puzzle, rating) = self.0.as_ref()?;
        rating.as_deref().filter(|_| is_solved(session) && is_of(puzzle, session))
    }

    /// The puzzle whose solution is shown, if it is to be rated and was not.
    pub(crate) fn unrated(&self, session: &Session) -> Option<Puzzle> {
        let is_rated = self.0.as_ref().is_some_and(|(puzzle, _)| is_of(puzzle, session));
        let (geometry, board) = (session.geometry(), session.puzzle());
        let puzzle = || Puzzle { geometry: Arc::clone(geometry), board: board.clone() };
        (is_solved(session) && !is_rated).then(puzzle)
    }
}

/// Whether this is the puzzle at hand.
fn is_of(puzzle: &Puzzle, session: &Session) -> bool {
    puzzle.geometry == *session.geometry() && puzzle.board == *session.puzzle()
}

/// Whether a solution is shown, of a puzzle such as Sudoku Explainer rates.
fn is_solved(session: &Session) -> bool {
    session.mode() == Mode::Explaining && is_rated(session.geometry())
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
