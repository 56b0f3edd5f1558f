//! What is said of a game when one looks back on it: which rule gave each move, and where it looks as if the player guessed.

use super::reason::Reason;
use crate::explanation::telling::names::{rule_name_on, step_name};
use crate::explanation::telling::sentence::{facts_in_short, results_of, sentence};
use crate::grid::{Geometry, StateText};
use crate::message::{Message, words};
use crate::proof::{Fact, RuleId, Step};

/// What gives a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Worth {
    /// This step, of the simplest rule that gives it at once.
    Step(Step),
    /// These steps, one after the other.
    Steps(Reason),
    /// It is right, but so far off that it looks like a guess.
    Guess(Guess),
    /// Nothing: it is wrong, since this is not so.
    Wrong(Fact),
    /// A hint.
    Hint,
}

impl Worth {
    /// Returns the steps that give it; none where none do.
    pub fn steps(&self) -> &[Step] {
        match self {
            Self::Step(step) => std::slice::from_ref(step),
            Self::Steps(reason) => &reason.slice.steps,
            Self::Guess(guess) => guess.reason.as_ref().map_or(&[], |reason| &reason.slice.steps),
            Self::Wrong(_) | Self::Hint => &[],
        }
    }
}

/// Why a right digit looks like a guess.
#[derive(Clone, Debug, PartialEq)]
pub struct Guess {
    /// The steps that show it, among them such as suppose something; none if the rules do not show it.
    pub reason: Option<Reason>,
    /// The easier step by which another digit was to be had.
    pub instead: Option<Step>,
}

/// A move, looked back on.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The state before it, without what was wrong there.
    pub state: StateText,
    /// What it says.
    pub facts: Vec<Fact>,
    /// What gives it.
    pub worth: Worth,
    /// What the steps that give it cost to follow; 0 where none do.
    pub cost: u64,
}

/// A game, looked back on.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The moves in their order, but for those that said nothing new.
    pub moves: Vec<ReviewedMove>,
}

/// What moves have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewGroup {
    /// They look like guesses.
    Guesses,
    /// They are wrong.
    Wrong,
    /// They take several steps.
    Several,
    /// This rule gives them at once.
    Rule(RuleId),
    /// Hints told them.
    Hints,
}

impl ReviewGroup {
    /// Returns its heading on this grid.
    pub fn message(self, geometry: &Geometry) -> Message {
        match self {
            Self::Guesses => words::ReviewGuesses.into(),
            Self::Wrong => words::ReviewWrong.into(),
            Self::Several => words::ReviewSeveral.into(),
            Self::Rule(rule) => rule_name_on(geometry, rule),
            Self::Hints => words::ReviewHints.into(),
        }
    }
}

impl ReviewedMove {
    /// Returns the group that it belongs to.
    pub fn group(&self) -> ReviewGroup {
        match &self.worth {
            Worth::Step(step) => ReviewGroup::Rule(step.rule),
            Worth::Steps(_) => ReviewGroup::Several,
            Worth::Guess(_) => ReviewGroup::Guesses,
            Worth::Wrong(_) => ReviewGroup::Wrong,
            Worth::Hint => ReviewGroup::Hints,
        }
    }

    /// Returns the steps that give it, as a trace from the state before it; `None` where none do.
    pub fn reason(&self) -> Option<&Reason> {
        match &self.worth {
            Worth::Steps(reason) => Some(reason),
            Worth::Guess(guess) => guess.reason.as_ref(),
            Worth::Step(_) | Worth::Wrong(_) | Worth::Hint => None,
        }
    }

    /// Returns what it says, in short.
    pub fn in_short(&self, geometry: &Geometry) -> Message {
        facts_in_short(geometry, &self.facts)
    }

    /// Returns what it was worth, in short; `None` where no steps give it.
    pub fn worth_in_short(&self) -> Option<Message> {
        (self.cost > 0).then(|| words::ReviewWorth { score: self.cost }.into())
    }

    /// Tells what gives it. The steps of a reason come after that.
    pub fn told(&self, geometry: &Geometry) -> Vec<Message> {
        let takes = |reason: &Reason| -> Message {
            words::ReviewTakes { count: reason.lines.len() }.into()
        };
        match &self.worth {
            Worth::Step(step) => {
                vec![sentence(geometry, &self.state.candidates(geometry), step)]
            }
            Worth::Steps(reason) => {
                reason.paragraph.iter().cloned().chain([takes(reason)]).collect()
            }
            Worth::Guess(guess) => told_guess(geometry, guess, takes),
            &Worth::Wrong(fact) => {
                let (cell, digit) =
                    (geometry.cell_name(fact.cell()), geometry.digit_name(fact.digit()));
                vec![match fact {
                    Fact::Holds(..) => words::MistakeDigit { cell, digit }.into(),
                    Fact::Absent(..) => words::MistakeStruck { cell, digit }.into(),
                }]
            }
            Worth::Hint => vec![words::ReviewHinted.into()],
        }
    }
}

/// What shows a move that looks like a guess, and what would have been easier.
fn told_guess(
    geometry: &Geometry,
    guess: &Guess,
    takes: impl Fn(&Reason) -> Message,
) -> Vec<Message> {
    let mut told = Vec::new();
    match &guess.reason {
        Some(reason) => {
            told.extend(reason.paragraph.iter().cloned());
            told.push(takes(reason));
        }
        None => told.push(words::ReviewOpen.into()),
    }
    if supposes(guess.reason.as_ref()) {
        told.push(words::ReviewSupposes.into());
    }
    if let Some(step) = &guess.instead {
        let results = results_of(geometry, step.facts());
        told.push(words::ReviewInstead { results, rule: step_name(geometry, step) }.into());
    }
    told
}

/// Whether something is supposed in one of the steps.
fn supposes(reason: Option<&Reason>) -> bool {
    reason.is_some_and(|reason| reason.slice.steps.iter().any(|step| !step.cases.is_empty()))
}

impl Review {
    /// Sums up the game: how many right digits the player found and candidates the player struck, what all moves were worth, and the
    /// hardest rule among those that one step gives.
    pub fn told(&self, geometry: &Geometry) -> Vec<Message> {
        let own = || self.moves.iter().filter(|made| !matches!(made.worth, Worth::Hint));
        let right = || own().filter(|made| !matches!(made.worth, Worth::Wrong(_)));
        let facts = || right().flat_map(|made| &made.facts);
        let digits = facts().filter(|fact| matches!(fact, Fact::Holds(..))).count();
        let struck = facts().count() - digits;
        if self.moves.is_empty() {
            return vec![words::ReviewNothing.into()];
        }
        let mut told: Vec<Message> = Vec::new();
        match (digits, struck) {
            (0, 0) => {}
            (_, 0) => told.push(words::ReviewDigits { digits }.into()),
            (0, _) => told.push(words::ReviewStruck { struck }.into()),
            _ => told.push(words::ReviewBoth { digits, struck }.into()),
        }
        let steps = own().filter_map(|made| match &made.worth {
            Worth::Step(step) => Some((made.cost, step.rule)),
            _ => None,
        });
        let hardest = steps.max_by_key(|(cost, _)| *cost);
        let score: u64 = own().map(|made| made.cost).sum();
        if score > 0 {
            told.push(words::ReviewScore { score }.into());
        }
        let takes_several =
            |made: &ReviewedMove| matches!(made.worth, Worth::Steps(_) | Worth::Guess(_));
        let others = own().any(takes_several);
        told.extend(hardest.map(|(_, rule)| -> Message {
            let rule = rule_name_on(geometry, rule);
            if others {
                words::ReviewHardestAtOnce { rule }.into()
            } else {
                words::ReviewHardest { rule }.into()
            }
        }));
        told
    }

    /// Returns the moves by what they have in common, by their numbers from 0: what looks like guesses, what is wrong, what
    /// takes several steps, then the rules, the dearest first, then what hints told.
    pub fn groups(&self) -> Vec<(ReviewGroup, Vec<usize>)> {
        let mut groups: Vec<(ReviewGroup, Vec<usize>)> = Vec::new();
        for (number, made) in self.moves.iter().enumerate() {
            let group = made.group();
            match groups.iter_mut().find(|(known, _)| *known == group) {
                Some((_, moves)) => moves.push(number),
                None => groups.push((group, vec![number])),
            }
        }
        groups.sort_by_key(|(group, moves)| match group {
            ReviewGroup::Guesses => (0, 0),
            ReviewGroup::Wrong => (1, 0),
            ReviewGroup::Several => (2, 0),
            ReviewGroup::Rule(_) => (3, u64::MAX - self.moves[moves[0]].cost),
            ReviewGroup::Hints => (4, 0),
        });
        groups
    }
}
