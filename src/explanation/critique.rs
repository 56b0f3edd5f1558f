//! What is said of a move: a digit to be entered, or candidates to be struck out.

use super::procedure::results_of;
use super::reason::Reason;
use super::why::why_absent;
use super::{rule_name, sentence};
use crate::grid::{Candidates, Geometry};
use crate::message::{Message, words};
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
    /// Wrong, since this is not so; these steps show it, if the rules do.
    Wrong(Fact, Option<Reason>),
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
            Self::Wrong(..) => "wrong",
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
    (state, mistake): (&Candidates, Option<Fact>),
    proposed: &[Fact],
    named: &[RuleId],
    judgement: Judgement,
) -> Critique {
    let mut told = tell(geometry, state, proposed, named, &judgement);
    told.extend(mistake.map(|mistake| {
        let alone = matches!(judgement, Judgement::Mistake(_));
        let id = if alone { "critique-mistake" } else { "critique-mistake-besides" };
        Message::new(id).with("cell", geometry.cell_name(mistake.cell()))
    }));
    Critique { proposed: proposed.to_vec(), judgement, mistake, told }
}

fn tell(
    geometry: &Geometry,
    state: &Candidates,
    proposed: &[Fact],
    named: &[RuleId],
    judgement: &Judgement,
) -> Vec<Message> {
    let of_fact = |fact: Fact, holds: &'static str, absent: &'static str| {
        let id = if matches!(fact, Fact::Holds(..)) { holds } else { absent };
        Message::new(id)
            .with("cell", geometry.cell_name(fact.cell()))
            .with("digit", geometry.digit_name(fact.digit()))
    };
    let of_facts = |id: &'static str| {
        let results = results_of(geometry, proposed.iter().copied());
        Message::new(id).with("facts", Message::from(words::ResultInWords { results }))
    };
    let of_move = |holds: &'static str, absent: &'static str, several: &'static str| match *proposed
    {
        [fact] => of_fact(fact, holds, absent),
        _ => of_facts(several),
    };
    let rule = |id: &'static str, step: &Step| Message::new(id).with("rule", rule_name(step.rule));
    let count =
        |id: &'static str, reason: &Reason| Message::new(id).with("count", reason.lines.len());
    let told = |step: &Step| sentence(geometry, state, step);
    let not_shown = || {
        let quoted = |&rule: &RuleId| Message::from(words::QuotedRule { rule: rule_name(rule) });
        let rules: Vec<Message> = named.iter().map(quoted).collect();
        Message::from(words::CritiqueNotBy { rules })
    };
    let mut said: Vec<Message> = Vec::new();
    match judgement {
        Judgement::Known => {
            said.push(of_move(
                "critique-known-digit",
                "critique-known-struck",
                "critique-known-several",
            ));
            if let &[Fact::Absent(cell, digit)] = proposed {
                said.push(why_absent(geometry, state, cell, digit));
            }
        }
        Judgement::Follows(step) => said.extend([rule("critique-follows", step), told(step)]),
        Judgement::OtherRule(step) => {
            said.extend([not_shown(), rule("critique-other-rule", step), told(step)]);
        }
        Judgement::TakesSteps(reason) => {
            said.push(of_facts("critique-steps").with("count", reason.lines.len()));
        }
        Judgement::OtherSteps(reason) => {
            said.extend([not_shown(), count("critique-other-steps", reason)]);
        }
        Judgement::Open => {
            said.push(of_move(
                "critique-open-digit",
                "critique-open-struck",
                "critique-open-several",
            ));
        }
        Judgement::Wrong(fact, reason) => {
            said.push(of_fact(*fact, "critique-wrong-digit", "critique-wrong-struck"));
            if reason.is_none() {
                said.push(Message::from(words::HintMistakeOpen));
            }
        }
        Judgement::Mistake(_) => {}
    }
    said.extend(judgement.reason().into_iter().flat_map(|reason| reason.paragraph.clone()));
    said
}
