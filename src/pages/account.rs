//! Steps as texts, for pages of every kind.

use crate::explanation::{
    CaseLine, NarratedStep, Why, case_lines, references, says_of_grid, trials,
};
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::proof::Trace;

/// What a page tells: steps, and what is said before them.
#[derive(Clone, Debug, PartialEq)]
pub struct Account<'a> {
    /// What stands above it, if it is the answer to a question.
    pub heading: Option<Message>,
    /// What is said before the steps, line by line.
    pub opening: Vec<Message>,
    /// The steps, told.
    pub lines: &'a [NarratedStep],
    /// The same steps.
    pub trace: &'a Trace,
    /// Whether it is said of each step which earlier ones it rests on.
    pub refers: bool,
    /// The numbers of the steps that are printed, from 0; all if it is nothing.
    pub only: Option<Vec<usize>>,
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

/// Says what the grid of a procedure says besides rows, columns and blocks, then how long the procedure is, or how much it leaves
/// open, and what so many pictures of it show.
pub(super) fn about_procedure(geometry: &Geometry, trace: &Trace, pictures: usize) -> Vec<Message> {
    let steps = trace.steps.len();
    let filled = trace.board_before(geometry, steps).digits().count();
    let mut about = says_of_grid(geometry);
    about.push(match geometry.cell_count() - filled {
        0 => words::PageProcedure { pictures, steps, trials: trials(&trace.steps) }.into(),
        open => words::ExplainOpen { open, steps }.into(),
    });
    about
}

/// Sentences as one paragraph.
pub(super) fn paragraph(locale: &Locale, said: &[Message]) -> String {
    let said: Vec<String> = said.iter().map(|said| locale.say_typeset(said)).collect();
    said.join(" ")
}

impl<'a> Account<'a> {
    /// Tells a whole procedure, of which `lines` are the steps.
    pub fn of_procedure(geometry: &Geometry, trace: &'a Trace, lines: &'a [NarratedStep]) -> Self {
        let opening = about_procedure(geometry, trace, lines.len());
        Self { opening, ..Self::of_lines(trace, lines) }
    }

    /// Of these steps alone, by their numbers from 0; their numbers stay.
    #[must_use]
    pub fn of_steps(mut self, geometry: &Geometry, numbers: Vec<usize>) -> Self {
        if numbers.len() < self.lines.len() {
            self.opening = about_procedure(geometry, self.trace, numbers.len());
            self.opening.push(words::PageOnly { count: numbers.len() }.into());
            self.only = Some(numbers);
        }
        self
    }

    /// Tells steps, and nothing before them.
    pub fn of_lines(trace: &'a Trace, lines: &'a [NarratedStep]) -> Self {
        Self { heading: None, opening: Vec::new(), lines, trace, refers: false, only: None }
    }

    /// Tells an answer; `opening` is what is said of it first, line by line.
    pub fn of_answer(why: &'a Why, opening: Vec<Message>) -> Self {
        let heading = Some(why.question.clone());
        Self { heading, opening, refers: true, ..Self::of_lines(&why.slice, &why.lines) }
    }

    /// The steps as texts, in order.
    pub(super) fn steps(&self, locale: &Locale, geometry: &Geometry) -> Vec<StepText> {
        let references = if self.refers { references(geometry, self.trace) } else { Vec::new() };
        let mut state = self.trace.start.candidates(geometry);
        let mut texts = Vec::with_capacity(self.lines.len());
        for (index, (told, step)) in self.lines.iter().zip(&self.trace.steps).enumerate() {
            let reference = references.get(index).and_then(Option::as_ref);
            let said = [Some(&told.sentence), reference].into_iter().flatten();
            let said: Vec<String> = said.map(|part| locale.say_typeset(part)).collect();
            let mut lines = vec![(0, said.join(" "))];
            let number = format!("{}.", index + 1);
            let cases = (!told.is_as_before).then(|| case_lines(geometry, &state, step, &number));
            lines.extend(cases.into_iter().flatten().map(|CaseLine { depth, number, told }| {
                let told = locale.say_typeset(&told);
                (depth + 1, number.map_or(told.clone(), |number| format!("{number} {told}")))
            }));
            texts.push(StepText {
                result: locale.say_typeset(&told.result()),
                rule: locale.say_typeset(&told.name),
                lines,
            });
            step.apply(geometry, &mut state);
        }
        texts
    }
}
