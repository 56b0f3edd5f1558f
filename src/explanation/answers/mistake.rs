//! Mistakes in a state in play: digits that are in the wrong cell, candidates that were struck out and are true.
//!
//! What is a mistake is known from the solution. That it is one is shown by steps from the player's own grid without what
//! is wrong in it.

use super::hint::{Hint, Strength, Subject};
use super::reason::Reason;
use crate::grid::{Candidate, CellSet, Digit, Geometry};
use crate::message::{Message, words};
use crate::proof::{Fact, Start};

/// Finds what the state takes for granted although it is false in the only solution of its givens, which has one digit
/// a cell: first digits, then candidates that were struck out, each in the order of the state.
pub fn mistakes(start: &Start, solution: &[Digit]) -> Vec<Fact> {
    let wrong =
        start.placed.iter().filter(|Candidate { cell, digit }| solution[cell.index()] != *digit);
    let wrong = wrong.copied().map(Fact::holds);
    let lost =
        start.removed.iter().filter(|Candidate { cell, digit }| solution[cell.index()] == *digit);
    wrong.chain(lost.copied().map(Fact::absent)).collect()
}

/// Tells a mistake, as far as a hint of this strength tells it: that there is one, of so many; where; a question about
/// it; what it is and why. `reason` is asked for only at the highest strength, and shows what is so instead.
pub fn hint_at_mistake(
    geometry: &Geometry,
    mistake: Fact,
    count: usize,
    strength: Strength,
    reason: impl FnOnce() -> Option<Reason>,
) -> Hint {
    let mut hint = Hint::new(Subject::Mistake, strength);
    if strength == Strength::Step {
        hint.told.push(what_is_wrong(geometry, mistake));
        hint.cells = CellSet::of(mistake.cell());
        hint.mistake = Some(mistake);
        hint.reason = reason();
        if hint.reason.is_none() {
            hint.told.push(Message::from(words::HintMistakeOpen));
        }
        if count > 1 {
            hint.told.push(Message::from(words::HintMistakeMore { count: count - 1 }));
        }
        hint.told.extend(hint.reason.as_ref().and_then(Reason::announced));
        return hint;
    }
    hint.told.push(Message::from(words::HintMistake { count }));
    if strength >= Strength::Place
        && let Some(house) = geometry.group_around(mistake.cell())
    {
        let named = geometry.house_name(house);
        hint.told.push(words::HintMistakePlace { count, house: named }.into());
        hint.houses.push(house);
    }
    if strength >= Strength::Question {
        let cell = geometry.cell_name(mistake.cell());
        hint.told.push(match mistake {
            Fact::Holds(..) => words::HintMistakeAskDigit { cell }.into(),
            Fact::Absent(..) => words::HintMistakeAskStruck { cell }.into(),
        });
        hint.cells = CellSet::of(mistake.cell());
    }
    hint
}

/// The mistake in one sentence.
fn what_is_wrong(geometry: &Geometry, mistake: Fact) -> Message {
    let cell = geometry.cell_name(mistake.cell());
    let digit = geometry.digit_name(mistake.digit());
    match mistake {
        Fact::Holds(..) => words::MistakeDigit { cell, digit }.into(),
        Fact::Absent(..) => words::MistakeStruck { cell, digit }.into(),
    }
}
