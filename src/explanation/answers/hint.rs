//! Hints in four strengths: which technique helps, where to look, a question about that place, the whole step.
//!
//! Invariant: a [`Hint`] holds no more than its strength tells. Whoever shows or writes it cannot give away what was not
//! asked for.

use super::reason::Reason;
use crate::explanation::telling::clue::clue;
use crate::explanation::telling::derived::reasons_beside;
use crate::explanation::telling::names::{how_to_spot, says, step_name};
use crate::explanation::telling::sentence::{result, sentence};
use crate::grid::{Candidates, CellSet, Geometry, Group};
use crate::message::{Message, words};
use crate::proof::{Fact, RuleId, Step};

/// How much a hint tells. Each strength tells what the weaker ones tell, and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// Which rule helps.
    Rule,
    /// Where to look.
    Place,
    /// A question about that place.
    Question,
    /// The whole step.
    Step,
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Self; 4] = [Self::Rule, Self::Place, Self::Question, Self::Step];

    /// Makes the strength with this number, from 1.
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// Returns its number, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

/// What a hint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Something that was done before is wrong.
    Mistake,
    /// The next step.
    Step,
    /// There is no next step: the grid is full and right.
    Finished,
    /// There is no next step that the rules find.
    Nothing,
}

/// A hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What it is about.
    pub subject: Subject,
    /// How much it tells.
    pub strength: Strength,
    /// What is said, a sentence or two each.
    pub told: Vec<Message>,
    /// The rule that helps.
    pub rule: Option<RuleId>,
    /// The houses that are named.
    pub houses: Vec<Group>,
    /// The cells that are named.
    pub cells: CellSet,
    /// The step, told in the state in play.
    pub step: Option<Step>,
    /// What is taken for granted and is wrong.
    pub mistake: Option<Fact>,
    /// What shows that it is wrong.
    pub reason: Option<Reason>,
}

impl Hint {
    /// A hint that says nothing yet.
    pub(super) const fn new(subject: Subject, strength: Strength) -> Self {
        Self {
            subject,
            strength,
            told: Vec::new(),
            rule: None,
            houses: Vec::new(),
            cells: CellSet::EMPTY,
            step: None,
            mistake: None,
            reason: None,
        }
    }
}

/// Tells the next step in a state, as far as a hint of this strength tells it.
pub fn hint_at_step(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    strength: Strength,
) -> Hint {
    let name = step_name(geometry, step);
    let opening = vec![Message::from(words::HintRule { rule: name.clone() }), says(&name)];
    hint_after(opening, geometry, state, step, strength)
}

/// The same for whoever knows which rule it is: how to look for it stands in place of its name.
pub fn hint_at_named_step(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    strength: Strength,
) -> Hint {
    let opening = vec![how_to_spot(geometry, &step_name(geometry, step))];
    hint_after(opening, geometry, state, step, strength)
}

/// A hint that begins with these sentences, unless it tells the whole step.
fn hint_after(
    opening: Vec<Message>,
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    strength: Strength,
) -> Hint {
    let mut hint = Hint::new(Subject::Step, strength);
    hint.rule = Some(step.rule);
    if strength == Strength::Step {
        let (result, rule) = (result(geometry, step), step_name(geometry, step));
        hint.told.push(words::HintStep { result, rule }.into());
        hint.told.push(sentence(geometry, state, step));
        hint.cells = step.conclusions.iter().map(|end| end.fact.cell()).collect();
        hint.step = Some(step.clone());
        return hint;
    }
    hint.told.extend(opening);
    if strength >= Strength::Place {
        let clue = clue(geometry, state, step);
        hint.told.push(clue.place.message(geometry));
        (hint.houses, hint.cells) = clue.place.named(geometry);
        if strength >= Strength::Question {
            hint.told.push(clue.question);
            hint.cells |= clue.asked;
        }
        hint.told.extend(reasons_beside(geometry, &hint.told, &[]));
    }
    hint
}

/// Says that there is no next step, because the grid is full or because no rule finds one.
pub fn no_hint(is_full: bool, strength: Strength) -> Hint {
    let (subject, told) = if is_full {
        (Subject::Finished, words::HintFinished.into())
    } else {
        (Subject::Nothing, words::HintNothing.into())
    };
    let mut hint = Hint::new(subject, strength);
    hint.told.push(told);
    hint
}

/// Says that there is no other step than those that were hinted at.
pub fn no_other_hint(strength: Strength) -> Hint {
    let mut hint = Hint::new(Subject::Nothing, strength);
    hint.told.push(Message::from(words::HintNoOther));
    hint
}
