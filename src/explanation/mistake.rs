//! Mistakes in a state in play: digits that are in the wrong cell, candidates that were struck out and are true.

use super::hint::{Hint, Strength, Subject};
use super::reason::Reason;
use crate::grid::{CellSet, Digit, Geometry, House};
use crate::message::{HouseKind, Message};
use crate::proof::{Fact, Start};

/// What the state takes for granted although it is false in the only solution of its givens, which has one digit a
/// cell: first digits, then candidates that were struck out, each in the order of the state.
pub fn mistakes(start: &Start, solution: &[Digit]) -> Vec<Fact> {
    let wrong = start.placed.iter().filter(|(cell, digit)| solution[cell.index()] != *digit);
    let wrong = wrong.map(|&(cell, digit)| Fact::Holds(cell, digit));
    let lost = start.removed.iter().filter(|(cell, digit)| solution[cell.index()] == *digit);
    wrong.chain(lost.map(|&(cell, digit)| Fact::Absent(cell, digit))).collect()
}

/// A mistake, as far as a hint of this strength tells it: that there is one; where; a question about it; what it is
/// and why. `reason` is asked for only at the highest strength, and shows what is so instead.
pub fn hint_at_mistake(
    geometry: &Geometry,
    mistake: Fact,
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
            hint.told.push(Message::new("hint-mistake-open"));
        }
        return hint;
    }
    hint.told.push(Message::new("hint-mistake"));
    if strength >= Strength::Place
        && let Some(house) = block_of(geometry, mistake)
    {
        let place = Message::new("hint-mistake-place");
        hint.told.push(place.with("house", geometry.house_name(house)));
        hint.houses.push(house);
    }
    if strength >= Strength::Question {
        let id = match mistake {
            Fact::Holds(..) => "hint-mistake-ask-digit",
            Fact::Absent(..) => "hint-mistake-ask-struck",
        };
        hint.told.push(Message::new(id).with("cell", geometry.cell_name(mistake.cell())));
        hint.cells = CellSet::of(mistake.cell());
    }
    hint
}

/// The mistake in one sentence.
pub(super) fn what_is_wrong(geometry: &Geometry, mistake: Fact) -> Message {
    let id = match mistake {
        Fact::Holds(..) => "mistake-digit",
        Fact::Absent(..) => "mistake-struck",
    };
    Message::new(id)
        .with("cell", geometry.cell_name(mistake.cell()))
        .with("digit", geometry.digit_name(mistake.digit()))
}

/// The block of the mistake, or its first house where there are no blocks.
fn block_of(geometry: &Geometry, mistake: Fact) -> Option<House> {
    let houses = geometry.houses_of(mistake.cell());
    let block = houses.iter().find(|&&house| geometry.kind(house) == HouseKind::Block);
    block.or(houses.first()).copied()
}
