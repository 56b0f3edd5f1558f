//! How Sudoku Explainer rates the puzzle that was solved.

use std::sync::Arc;

use crate::background::Explained;
use duvod::explainer::{ExplainerRating, ExplainerScore, is_rated};
use duvod::grid::Puzzle;
use duvod::message::{Message as Words, words};
use duvod::session::{Mode, Session};

/// A rating, and the puzzle that it is of.
#[derive(Debug, Default)]
pub(crate) struct Rated(Option<(Puzzle, Option<Box<Explained>>)>);

impl Rated {
    /// Takes what came of rating a puzzle: nothing where the work was given up.
    pub(crate) fn take(&mut self, puzzle: Puzzle, explained: Option<Box<Explained>>) {
        self.0 = Some((puzzle, explained));
    }

    /// The rating of the puzzle whose solution is shown, if it is known.
    pub(crate) fn rating(&self, session: &Session) -> Option<&ExplainerRating> {
        self.explained(session).map(|explained| &explained.rating)
    }

    /// The rating of the puzzle whose solution is shown with its steps, if they are known.
    pub(crate) fn explained(&self, session: &Session) -> Option<&Explained> {
        let (puzzle, explained) = self.0.as_ref()?;
        explained.as_deref().filter(|_| is_solved(session) && is_of(puzzle, session))
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
    session.mode() == Mode::Explaining && is_rated(session.geometry()) && !session.needs_marks()
}

/// The rating of the hardest step, in short.
pub(crate) fn short(rating: &ExplainerRating) -> Words {
    words::WindowExplainer { er: f64::from(ExplainerScore(rating.er)) }.into()
}

/// All three ratings in short.
pub(crate) fn all(rating: &ExplainerRating) -> Words {
    let [er, ep, ed] = tenths(rating);
    words::WindowExplainerThree { ed, ep, er }.into()
}

/// All three ratings, and what they are.
pub(crate) fn long(rating: &ExplainerRating) -> Words {
    let [er, ep, ed] = tenths(rating);
    words::WindowExplainerAll { ed, ep, er }.into()
}

fn tenths(rating: &ExplainerRating) -> [f64; 3] {
    [rating.er, rating.ep, rating.ed].map(|tenths| f64::from(ExplainerScore(tenths)))
}
