//! Steps as texts, for pages of every kind.

use crate::explanation::{Told, is_long, references, rows, rule_name, unfold};
use crate::grid::{Candidates, Geometry};
use crate::locale::Locale;
use crate::message::Message;
use crate::proof::{Step, Trace};

/// What a page tells: steps, and what is said before them.
#[derive(Clone, Debug, PartialEq)]
pub struct Account<'a> {
    /// What stands above it, if it is the answer to a question.
    pub heading: Option<Message>,
    /// What is said before the steps, sentence by sentence.
    pub opening: Vec<Message>,
    /// The steps, told.
    pub lines: &'a [Told],
    /// The same steps.
    pub trace: &'a Trace,
    /// Whether it is said of each step which earlier ones it rests on.
    pub refers: bool,
}

/// A step as texts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct StepText {
    /// What came of it.
    pub(super) result: String,
    /// The name of its rule.
    pub(super) rule: String,
    /// Its sentences; then, of what is supposed in it, lines with how deep they stand.
    pub(super) lines: Vec<(usize, String)>,
}

impl Account<'_> {
    /// The steps as texts, in order.
    pub(super) fn steps(&self, locale: &Locale, geometry: &Geometry) -> Vec<StepText> {
        let references = if self.refers { references(geometry, self.trace) } else { Vec::new() };
        let mut state = self.trace.start.candidates(geometry);
        let mut texts = Vec::with_capacity(self.lines.len());
        for (index, (told, step)) in self.lines.iter().zip(&self.trace.steps).enumerate() {
            let reference = references.get(index).and_then(Option::as_ref);
            let said = [Some(&told.sentence), reference].into_iter().flatten();
            let said: Vec<String> = said.map(|part| locale.say(part)).collect();
            let mut lines = vec![(0, said.join(" "))];
            let number = format!("{}.", index + 1);
            Cases { locale, geometry, lines: &mut lines }.add(&state, step, &number, 1);
            texts.push(StepText {
                result: locale.say(&told.result()),
                rule: locale.say(&rule_name(told.rule)),
                lines,
            });
            step.apply(geometry, &mut state);
        }
        texts
    }
}

/// The lines of what is supposed.
struct Cases<'a> {
    locale: &'a Locale,
    geometry: &'a Geometry,
    lines: &'a mut Vec<(usize, String)>,
}

impl Cases<'_> {
    /// Adds the cases of a step, if its sentence only says what they come to.
    fn add(&mut self, state: &Candidates, step: &Step, number: &str, depth: usize) {
        if !is_long(step) {
            return;
        }
        let told = unfold(self.geometry, state, step);
        for (place, (told, case)) in told.iter().zip(&step.cases).enumerate() {
            let mut number = number.to_owned();
            if step.cases.len() > 1 {
                number = format!("{number}{}.", place + 1);
                self.line(depth, &number, &told.supposed);
            }
            let mut inside = state.clone();
            case.supposed.apply(self.geometry, &mut inside);
            for row in rows(self.geometry, told, case) {
                let (first, last) = (row.steps.start + 1, row.steps.end);
                let one = format!("{number}{first}.");
                let range = format!("{number}{first}–{last}.");
                self.line(depth, if first == last { &one } else { &range }, &row.told);
                for step in &case.steps[row.steps] {
                    self.add(&inside, step, &one, depth + 1);
                    step.apply(self.geometry, &mut inside);
                }
            }
            // What cannot be under the only supposition, the sentence of the step says.
            if step.cases.len() > 1 || !told.is_contradiction {
                let end = self.locale.say(&told.end);
                self.lines.push((depth, end));
            }
        }
    }

    fn line(&mut self, depth: usize, number: &str, told: &Message) {
        let told = self.locale.say(told);
        self.lines.push((depth, format!("{number} {told}")));
    }
}
