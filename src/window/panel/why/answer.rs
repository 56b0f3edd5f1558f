//! An answer to *why* or *why not*, in words.

use std::sync::Arc;

use crate::explanation::{Part, Why, parts, references, rule_name, summary};
use crate::grid::{Cell, Digit, Geometry};
use crate::locale::Locale;
use crate::message::Message as Words;
use crate::proof::Place;
use crate::session::Session;
use crate::window::panel::{held, proof};

/// An answer and its words.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) why: Arc<Why>,
    pub(super) question: String,
    pub(super) paragraph: String,
    pub(super) table: Option<held::Table>,
    pub(super) lines: Vec<proof::Line>,
    pub(super) parts: Vec<Part>,
    pub(super) headings: Vec<String>,
    pub(super) summary: Option<String>,
    pub(super) length: String,
    pub(super) stands_on: String,
    pub(super) givens: Vec<(String, String)>,
}

impl Answer {
    /// Puts an answer into words.
    pub(super) fn new(why: Arc<Why>, session: &Session, locale: &Locale) -> Self {
        let geometry = session.geometry();
        let sentences: Vec<String> = why.paragraph.iter().map(|words| locale.say(words)).collect();
        let table =
            why.held.as_ref().map(|held| held::Table::new(held, why.digit, geometry, locale));
        let parts = parts(&why.lines);
        let total = session.puzzle().digits().count();
        let stands_on =
            Words::new("window-stands-on").with("count", why.givens.len()).with("total", total);
        Self {
            question: locale.say(&why.question),
            paragraph: sentences.join(" "),
            table,
            lines: lines(&why, geometry, locale),
            headings: parts.iter().map(|part| locale.say(&part.heading)).collect(),
            summary: summary(&why.lines, &parts).map(|words| locale.say(&words)),
            parts,
            length: locale.say(&length(&why, session)),
            stands_on: locale.say(&stands_on),
            givens: why.givens.iter().map(|&given| chip(given, geometry, locale)).collect(),
            why,
        }
    }

    /// The part that a step belongs to, by their numbers.
    pub(super) fn part_of(&self, step: usize) -> Option<usize> {
        self.parts.iter().position(|part| part.steps.contains(&step))
    }
}

/// The steps, each with the earlier ones that it rests on. Which step of the procedure it is stands beside it only where
/// the answer is the procedure's own.
fn lines(why: &Why, geometry: &Geometry, locale: &Locale) -> Vec<proof::Line> {
    let references = references(geometry, &why.slice);
    let steps = why.slice.steps.iter().map(|step| !step.cases.is_empty());
    let told = why.lines.iter().zip(references).zip(steps).enumerate();
    told.map(|(number, ((told, reference), unfolds))| proof::Line {
        place: Place::step(number),
        result: locale.say(&told.result),
        rule: locale.say(&rule_name(told.rule)),
        step: match why.comparison {
            Some(_) => String::new(),
            None => locale.say(&Words::new("window-step-number").with("step", told.step + 1)),
        },
        sentence: locale.say(&told.sentence),
        reference: reference.map(|words| locale.say(&words)),
        unfolds,
    })
    .collect()
}

/// How long the answer is, and how long the procedure's, where it is another.
fn length(why: &Why, session: &Session) -> Words {
    match why.comparison {
        None => Words::new("window-proof-length")
            .with("steps", why.slice.steps.len())
            .with("effort", session.effort(&why.slice.steps)),
        Some(compared) => {
            let id = if compared.proved { "window-proof-shortest" } else { "window-proof-shorter" };
            Words::new(id)
                .with("steps", compared.steps)
                .with("effort", compared.cost)
                .with("slice", compared.slice_steps)
                .with("slice_effort", compared.slice_cost)
        }
    }
}

fn chip((cell, digit): (Cell, Digit), geometry: &Geometry, locale: &Locale) -> (String, String) {
    let cell = Words::new("window-cell").with("cell", geometry.cell_name(cell));
    (locale.say(&cell), geometry.symbol(digit).to_string())
}
