//! What holds of the puzzle at hand, as its grid and the panels beside it have to know.

use duvod::explanation::{Finding, FindingKind, finding};
use duvod::proof::Fact;
use duvod::search::Verdict;
use duvod::session::{Lockable, Mode, Session, Unanswered};

/// Whether what a hint says can be done: only in a puzzle in play.
pub(crate) fn can_do(session: &Session) -> bool {
    session.lock(Lockable::Note).is_none()
}

/// Whether the grid is full, and nothing goes against a rule of it.
pub(crate) fn is_finished(session: &Session) -> bool {
    session.board().is_solved(session.geometry())
}

/// Whether the player has solved the puzzle, and neither its solution nor a new one is seen.
pub(crate) fn is_completed(session: &Session) -> bool {
    session.mode() == Mode::Playing && session.is_completed()
}

/// Whether there are givens that are being typed or changed: then there are neither hints nor reasons, but a way on to play.
pub(crate) fn is_being_entered(session: &Session) -> bool {
    session.mode() == Mode::Entering && session.has_puzzle()
}

/// Whether something would be missed: a puzzle that is being entered, or digits and marks of the player's.
pub(crate) fn is_begun(session: &Session) -> bool {
    let is_typed = session.mode() == Mode::Entering && !session.board().is_empty();
    is_typed || session.is_begun() && !session.position().is_solved(session.geometry())
}

/// Whether a question about a cell is for the coach, since the puzzle is being played.
pub(crate) fn wonders(session: &Session) -> bool {
    session.mode() == Mode::Playing
}

/// Whether several cells can be selected: only where something can be done to them.
pub(crate) fn has_use_for_several(session: &Session) -> bool {
    matches!(session.mode(), Mode::Entering | Mode::Playing)
}

/// Whether the grid is hidden: while the time is stopped nobody thinks about it.
pub(crate) fn hides_grid(session: &Session) -> bool {
    session.mode() == Mode::Playing && session.is_paused() && !session.is_completed()
}

/// Whether mistakes are shown, so that nobody needs to ask where they are.
pub(crate) fn shows_mistakes(session: &Session) -> bool {
    !session.mistakes().is_empty()
}

/// The mistake that was told in the selected cell, else the first one.
pub(crate) fn mistake_at_hand(session: &Session) -> Option<Fact> {
    let mistakes = session.mistakes();
    let selected = session.selected();
    let chosen = mistakes.iter().find(|mistake| Some(mistake.cell()) == selected);
    chosen.or(mistakes.first()).copied()
}

/// Whether there are several solutions to move between.
pub(crate) fn browses(session: &Session) -> bool {
    session.several_solutions().is_some()
}

/// Whether the puzzle was found to have several solutions, which differ in some cells.
pub(crate) fn differs(session: &Session) -> bool {
    let Some(finding) = session.finding() else { return false };
    finding.kind == FindingKind::Difference && !finding.cells.is_empty()
}

/// What is wrong with the puzzle at hand, if its givens collide and nothing was said of that yet.
pub(crate) fn colliding(session: &Session) -> Option<Finding> {
    let geometry = session.geometry();
    let collisions = session.puzzle().collisions(geometry);
    if collisions.is_empty() || session.finding().is_some() {
        return None;
    }
    finding(geometry, &Verdict::Collides(collisions))
}

/// Why the puzzle at hand has not exactly one solution, as far as that is known; nothing without a puzzle.
pub(crate) fn unanswered(session: &Session) -> Option<Unanswered> {
    session.unanswered().filter(|_| session.has_puzzle())
}
