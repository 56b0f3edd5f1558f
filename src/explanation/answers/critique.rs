//! What is said of a move: a digit to be entered, or candidates to be struck out.
//!
//! A move is judged from the grid at hand without the move; if something else is wrong there, it is said where.

use super::reason::Reason;
use super::why::why_absent;
use crate::explanation::telling::names::{rule_name_on, step_name};
use crate::explanation::telling::sentence::{results_of, sentence};
use crate::grid::{Candidates, Geometry};
use crate::message::{CellName, DigitName, Message, words};
use crate::proof::{Fact, RuleId, Step};

/// What a move is judged to be, with what shows it.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement {
    /// Known in the state already.
    Known,
    /// Right: this step, which the state allows at once, shows it.
    Follows(Step),
    /// Right, but it takes these steps.
    TakesSteps(Reason),
    /// Right, but the rule that was named does not show it. This step does.
    OtherRule(Step),
    /// Right, but the rule that was named does not show it. These steps do.
    OtherSteps(Reason),
    /// Right, and the rule that was named shows it by this step, but what was written as the reason does not.
    OtherReason(Step),
    /// Right, and this step, which was written as the reason, shows it, but the rule that was named is not found.
    OtherName(Step),
    /// Right, but the rules do not show it from here.
    Open,
    /// Wrong, since this is not so; these steps show it, if the rules do.
    Wrong(Fact, Option<Reason>),
    /// Not to be judged before this mistake is put right.
    Mistake(Fact),
}

impl Judgement {
    /// Returns its name, for programs.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Known => "known",
            Self::Follows(_) => "follows",
            Self::TakesSteps(_) => "steps",
            Self::OtherRule(_)
            | Self::OtherSteps(_)
            | Self::OtherReason(_)
            | Self::OtherName(_) => "other",
            Self::Open => "open",
            Self::Wrong(..) => "wrong",
            Self::Mistake(_) => "mistake",
        }
    }

    /// Says whether the answer is yes: the move is right, and by the rule that was named, if one was.
    pub const fn is_yes(&self) -> bool {
        matches!(self, Self::Known | Self::Follows(_) | Self::TakesSteps(_))
    }

    /// Returns the step that shows it at once.
    pub const fn step(&self) -> Option<&Step> {
        match self {
            Self::Follows(step)
            | Self::OtherRule(step)
            | Self::OtherReason(step)
            | Self::OtherName(step) => Some(step),
            _ => None,
        }
    }

    /// Returns the steps that show it.
    pub const fn reason(&self) -> Option<&Reason> {
        match self {
            Self::TakesSteps(reason) | Self::OtherSteps(reason) | Self::Wrong(_, Some(reason)) => {
                Some(reason)
            }
            _ => None,
        }
    }
}

/// A move, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Critique {
    /// The move: what it says, all at once.
    pub proposed: Vec<Fact>,
    /// What it is judged to be.
    pub judgement: Judgement,
    /// The first thing in the grid that is wrong, besides the move.
    pub mistake: Option<Fact>,
    /// What is said of it; the steps of a reason come after that. The last of it is where that mistake is, if there is one.
    pub told: Vec<Message>,
}

/// Tells a judgement. `named` are the rules of which one was named as the reason; the state is that in which the move
/// is to be made, without its mistakes, with the first of these.
pub fn critique(
    geometry: &Geometry,
    state: &Candidates,
    mistake: Option<Fact>,
    proposed: &[Fact],
    named: &[RuleId],
    judgement: Judgement,
) -> Critique {
    let mut told = tell(geometry, state, proposed, named, &judgement);
    told.extend(mistake.map(|mistake| {
        let alone = matches!(judgement, Judgement::Mistake(_));
        let cell = geometry.cell_name(mistake.cell());
        if alone {
            words::CritiqueMistake { cell }.into()
        } else {
            words::CritiqueMistakeBesides { cell }.into()
        }
    }));
    Critique { proposed: proposed.to_vec(), judgement, mistake, told }
}

/// That the state says already what is proposed.
fn known(geometry: &Geometry, proposed: &[Fact]) -> Message {
    let [fact] = *proposed else {
        return words::CritiqueKnownSeveral { facts: all(geometry, proposed) }.into();
    };
    let (cell, digit) = named_in(geometry, fact);
    match fact {
        Fact::Holds(..) => words::CritiqueKnownDigit { cell, digit }.into(),
        Fact::Absent(..) => words::CritiqueKnownStruck { cell, digit }.into(),
    }
}

/// That no reason was found for what is proposed.
fn open(geometry: &Geometry, proposed: &[Fact]) -> Message {
    let [fact] = *proposed else {
        return words::CritiqueOpenSeveral { facts: all(geometry, proposed) }.into();
    };
    let (cell, digit) = named_in(geometry, fact);
    match fact {
        Fact::Holds(..) => words::CritiqueOpenDigit { cell, digit }.into(),
        Fact::Absent(..) => words::CritiqueOpenStruck { cell, digit }.into(),
    }
}

/// All that is proposed, as a part of a sentence.
fn all(geometry: &Geometry, proposed: &[Fact]) -> Message {
    let results = results_of(geometry, proposed.iter().copied());
    words::ResultInWords { results }.into()
}

fn named_in(geometry: &Geometry, fact: Fact) -> (CellName, DigitName) {
    (geometry.cell_name(fact.cell()), geometry.digit_name(fact.digit()))
}

fn tell(
    geometry: &Geometry,
    state: &Candidates,
    proposed: &[Fact],
    named: &[RuleId],
    judgement: &Judgement,
) -> Vec<Message> {
    let told = |step: &Step| sentence(geometry, state, step);
    let quoted =
        |&rule: &RuleId| Message::from(words::QuotedRule { rule: rule_name_on(geometry, rule) });
    let rules = || -> Vec<Message> { named.iter().map(quoted).collect() };
    let not_shown = || Message::from(words::CritiqueNotBy { rules: rules() });
    let mut said: Vec<Message> = Vec::new();
    match judgement {
        Judgement::Known => {
            said.push(known(geometry, proposed));
            if let &[Fact::Absent(cell, digit)] = proposed {
                said.push(why_absent(geometry, state, cell, digit));
            }
        }
        Judgement::Follows(step) => {
            let rule = step_name(geometry, step);
            said.extend([words::CritiqueFollows { rule }.into(), told(step)]);
        }
        Judgement::OtherRule(step) => {
            let rule = step_name(geometry, step);
            said.extend([not_shown(), words::CritiqueOtherRule { rule }.into(), told(step)]);
        }
        Judgement::TakesSteps(reason) => {
            let count = reason.lines.len();
            said.push(words::CritiqueSteps { facts: all(geometry, proposed), count }.into());
        }
        Judgement::OtherSteps(reason) => {
            let count = reason.lines.len();
            said.extend([not_shown(), words::CritiqueOtherSteps { count }.into()]);
        }
        Judgement::OtherReason(step) => {
            let rule = step_name(geometry, step);
            said.extend([words::CritiqueOtherReason { rule }.into(), told(step)]);
        }
        Judgement::OtherName(step) => {
            said.extend([words::CritiqueOtherName { rules: rules() }.into(), told(step)]);
        }
        Judgement::Open => said.push(open(geometry, proposed)),
        Judgement::Wrong(fact, reason) => {
            let (cell, digit) = named_in(geometry, *fact);
            said.push(match fact {
                Fact::Holds(..) => words::CritiqueWrongDigit { cell, digit }.into(),
                Fact::Absent(..) => words::CritiqueWrongStruck { cell, digit }.into(),
            });
            match reason {
                Some(reason) => said.extend(reason.announced()),
                None => said.push(Message::from(words::HintMistakeOpen)),
            }
        }
        Judgement::Mistake(_) => {}
    }
    said.extend(judgement.reason().into_iter().flat_map(|reason| reason.paragraph.clone()));
    said
}
