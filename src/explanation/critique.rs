//! What is said of a move: a digit to be entered, or a candidate to be struck out.

use super::mistake::what_is_wrong;
use super::reason::Reason;
use super::why::why_absent;
use super::{rule_name, sentence};
use crate::grid::{Candidates, Geometry};
use crate::message::Message;
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
    /// Right, but the rules do not show it from here.
    Open,
    /// Wrong; these steps show it, if the rules do.
    Wrong(Option<Reason>),
    /// Not to be judged before this mistake is put right.
    Mistake(Fact),
}

impl Judgement {
    /// Its name, for programs.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Known => "known",
            Self::Follows(_) => "follows",
            Self::TakesSteps(_) => "steps",
            Self::OtherRule(_) | Self::OtherSteps(_) => "other",
            Self::Open => "open",
            Self::Wrong(_) => "wrong",
            Self::Mistake(_) => "mistake",
        }
    }

    /// Whether the answer is yes: the move is right, and by the rule that was named, if one was.
    pub const fn is_yes(&self) -> bool {
        matches!(self, Self::Known | Self::Follows(_) | Self::TakesSteps(_))
    }

    /// The step that shows it at once.
    pub const fn step(&self) -> Option<&Step> {
        match self {
            Self::Follows(step) | Self::OtherRule(step) => Some(step),
            _ => None,
        }
    }

    /// The steps that show it.
    pub const fn reason(&self) -> Option<&Reason> {
        match self {
            Self::TakesSteps(reason) | Self::OtherSteps(reason) | Self::Wrong(Some(reason)) => {
                Some(reason)
            }
            _ => None,
        }
    }
}

/// A move, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Critique {
    /// The move.
    pub proposed: Fact,
    /// What it is judged to be.
    pub judgement: Judgement,
    /// What is said of it; the steps of a reason come after that.
    pub told: Vec<Message>,
}

/// Tells a judgement. `named` are the rules of which one was named as the reason; the state is that in which the move
/// is to be made, without its mistakes, with whether it has any.
pub fn critique(
    geometry: &Geometry,
    (state, has_mistakes): (&Candidates, bool),
    proposed: Fact,
    named: &[RuleId],
    judgement: Judgement,
) -> Critique {
    let mut told = tell(geometry, state, proposed, named, &judgement);
    if has_mistakes && !matches!(judgement, Judgement::Mistake(_)) {
        told.push(Message::new("critique-mistake-besides"));
    }
    Critique { proposed, judgement, told }
}

fn tell(
    geometry: &Geometry,
    state: &Candidates,
    proposed: Fact,
    named: &[RuleId],
    judgement: &Judgement,
) -> Vec<Message> {
    let of_move = |holds: &'static str, absent: &'static str| {
        let id = if matches!(proposed, Fact::Holds(..)) { holds } else { absent };
        Message::new(id)
            .with("cell", geometry.cell_name(proposed.cell()))
            .with("digit", geometry.digit_name(proposed.digit()))
    };
    let rule = |id: &'static str, step: &Step| Message::new(id).with("rule", rule_name(step.rule));
    let count =
        |id: &'static str, reason: &Reason| Message::new(id).with("count", reason.lines.len());
    let told = |step: &Step| sentence(geometry, state, step);
    let not_shown = || {
        let quoted = |&rule: &RuleId| Message::new("quoted-rule").with("rule", rule_name(rule));
        let rules: Vec<Message> = named.iter().map(quoted).collect();
        Message::new("critique-not-by").with("rules", rules)
    };
    let mut said: Vec<Message> = Vec::new();
    match judgement {
        Judgement::Known => {
            said.push(of_move("critique-known-digit", "critique-known-struck"));
            if let Fact::Absent(cell, digit) = proposed {
                said.push(why_absent(geometry, state, cell, digit));
            }
        }
        Judgement::Follows(step) => said.extend([rule("critique-follows", step), told(step)]),
        Judgement::OtherRule(step) => {
            said.extend([not_shown(), rule("critique-other-rule", step), told(step)]);
        }
        Judgement::TakesSteps(reason) => {
            let told = of_move("critique-steps-digit", "critique-steps-struck");
            said.push(told.with("count", reason.lines.len()));
        }
        Judgement::OtherSteps(reason) => {
            said.extend([not_shown(), count("critique-other-steps", reason)]);
        }
        Judgement::Open => {
            said.push(of_move("critique-open-digit", "critique-open-struck"));
        }
        Judgement::Wrong(reason) => {
            said.push(of_move("critique-wrong-digit", "critique-wrong-struck"));
            if reason.is_none() {
                said.push(Message::new("hint-mistake-open"));
            }
        }
        Judgement::Mistake(mistake) => {
            said.push(Message::new("critique-mistake"));
            said.push(what_is_wrong(geometry, *mistake));
        }
    }
    said.extend(judgement.reason().into_iter().flat_map(|reason| reason.paragraph.clone()));
    said
}
