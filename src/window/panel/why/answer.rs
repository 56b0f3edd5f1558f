//! An answer to *why* or *why not*, in words.

use std::sync::Arc;

use crate::panel::held;
use crate::panel::proof::{Kind, Proof};
use duvod::explanation::Why;
use duvod::grid::{Candidate, Geometry};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::proof::{StepPath, count_steps};
use duvod::session::Session;

/// An answer and its words.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) why: Arc<Why>,
    pub(super) question: String,
    /// The answer, the hardest rule it needs, how long it is and how the cell stood.
    pub(super) paragraphs: Vec<String>,
    /// What the houses of the cell held, where that is the reason.
    pub(super) table: Option<held::Table>,
    pub(super) proof: Proof,
    pub(super) length: String,
    /// What the length means: effort, and whether it is proved to be the least.
    pub(super) meaning: String,
    pub(super) stands_on: String,
    pub(super) givens: Vec<(String, String)>,
    /// Whether it is about a puzzle in play, where there is no procedure to compare it with.
    pub(super) is_in_play: bool,
}

impl Answer {
    /// Puts an answer into words.
    pub(super) fn new(why: Arc<Why>, session: &Session, locale: &Locale) -> Self {
        let kind = Kind::Answer { is_procedure: why.comparison.is_none() };
        let of = (&**session.geometry(), locale);
        let mut proof = Proof::new(kind, why.slice.clone(), why.lines.clone(), None, of);
        // One line that says all needs no other that says the same.
        let is_last_line = why.place_of_answer() == Some(StepPath::step(0)) && why.lines.len() == 1;
        if !why.lines.is_empty() && !is_last_line {
            proof = proof.concluding(why.conclusion.clone(), locale);
        }
        Self::around(why, proof, false, session, locale)
    }

    /// The same of a puzzle in play.
    pub(super) fn in_play(why: Arc<Why>, session: &Session, locale: &Locale) -> Self {
        let Self { why, proof, .. } = Self::new(why, session, locale);
        Self::around(why, proof, true, session, locale)
    }

    /// The same in another language.
    pub(super) fn translated(mut self, session: &Session, locale: &Locale) -> Self {
        self.proof.translate(session.geometry(), locale);
        Self::around(self.why, self.proof, self.is_in_play, session, locale)
    }

    /// What is said before and behind the proof.
    fn around(
        why: Arc<Why>,
        proof: Proof,
        is_in_play: bool,
        session: &Session,
        locale: &Locale,
    ) -> Self {
        let geometry = session.geometry();
        let parts = why.parts(|rule| session.score(rule), locale);
        let said = |part: &Vec<Words>| {
            let sentences: Vec<String> = part.iter().map(|words| locale.say(words)).collect();
            sentences.join(" ")
        };
        let table = why.houses_as_reason();
        let table = table.map(|held| held::Table::new(held, why.digit, geometry, locale));
        let total = session.puzzle().digits().count();
        let count = why.givens.len();
        let stands_on =
            Words::from(words::WindowStandsOn { count, rest: total.saturating_sub(count), total });
        Self {
            question: locale.say(&why.question),
            paragraphs: parts.iter().filter(|part| !part.is_empty()).map(said).collect(),
            table,
            proof,
            length: locale.say(&length(&why, is_in_play)),
            meaning: locale.say(&meaning(&why, is_in_play, session)),
            stands_on: locale.say(&stands_on),
            givens: why.givens.iter().map(|&given| chip(given, geometry, locale)).collect(),
            why,
            is_in_play,
        }
    }
}

/// How long the answer is, and how long the procedure's, where it is another.
fn length(why: &Why, is_in_play: bool) -> Words {
    match why.comparison.filter(|_| !is_in_play) {
        None => {
            let steps = &why.slice.steps;
            let (steps, all) = (steps.len(), count_steps(steps));
            Words::from(words::WindowProofLength { all, inner: all - steps, steps })
        }
        Some(compared) => Words::from(words::WindowProofCompared {
            steps: compared.steps,
            all: compared.all[0],
            inner: compared.all[0] - compared.steps,
            slice: compared.slice_steps,
            slice_all: compared.all[1],
            slice_inner: compared.all[1] - compared.slice_steps,
        }),
    }
}

/// What is behind these numbers of steps, for those who ask.
fn meaning(why: &Why, is_in_play: bool, session: &Session) -> Words {
    match why.comparison.filter(|_| !is_in_play) {
        None => Words::from(words::WindowProofEffort { effort: session.effort(&why.slice.steps) }),
        Some(compared) => {
            let (effort, slice_effort, met) = (compared.cost, compared.slice_cost, compared.met);
            if compared.proved {
                words::WindowProofProved { effort, met, slice_effort }.into()
            } else {
                words::WindowProofNotProved { effort, slice_effort }.into()
            }
        }
    }
}

fn chip(
    Candidate { cell, digit }: Candidate,
    geometry: &Geometry,
    locale: &Locale,
) -> (String, String) {
    let cell = Words::from(words::WindowCell { cell: geometry.cell_name(cell) });
    (locale.say(&cell), geometry.symbol(digit).to_string())
}
