//! What a coach says to a state in play, for the commands that ask one.

use super::check;
use super::context::Context;
use super::failure::Failure;
use duvod::grid::StateText;
use duvod::session::{Coach, Interrupted, NoAdvice};

/// Asks the coach something about a state, and shows on a terminal how long that takes.
///
/// # Errors
/// That the answer is no, since the givens have not exactly one solution, which is told; or that the exact solver has
/// spent what it may.
pub(super) fn advised<T>(
    context: &mut Context,
    state: &StateText,
    question: impl FnOnce(&Coach, Interrupted<'_>) -> Result<T, NoAdvice>,
) -> Result<T, Failure> {
    let coach = context.coach()?;
    match context.watched(|look| question(&coach, look)) {
        Ok(advice) => Ok(advice),
        Err(NoAdvice::Stopped) => Err(Failure::Spent),
        Err(NoAdvice::Verdict(verdict)) => Err(check::refuse(context, &state.puzzle(), &verdict)?),
    }
}
