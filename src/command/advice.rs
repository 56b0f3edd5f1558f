//! What a coach says to a state in play, for the commands that ask one.

use super::check;
use super::failure::Failure;
use super::reasoner::Reasoner;
use super::teller::Teller;
use duvod::grid::StateText;
use duvod::session::{Coach, Interrupted, NoAdvice};

/// Asks the coach something about a state, and shows on a terminal how long that takes.
///
/// # Errors
/// That the answer is no, since the givens have not exactly one solution, which is told; or that the exact solver has
/// spent what it may.
pub(super) fn advised<T>(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
    question: impl FnOnce(&Coach, Interrupted<'_>) -> Result<T, NoAdvice>,
) -> Result<T, Failure> {
    let coach = reasoner.coach()?;
    match reasoner.watched(|look| question(&coach, look)) {
        Ok(advice) => Ok(advice),
        Err(NoAdvice::Stopped) => Err(reasoner.watch.spent()),
        Err(NoAdvice::Verdict(verdict)) => {
            Err(check::refuse(reasoner, teller, &state.puzzle(), &verdict)?)
        }
    }
}
