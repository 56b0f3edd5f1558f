//! What the explanation page tells.

use crate::explanation::{NarratedStep, Why, why};
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::pages::account::about_procedure;
use crate::pages::leaf::Cover;
use crate::proof::{RuleId, Trace};

/// What the page tells.
#[derive(Clone, Debug)]
pub struct Lesson<'a> {
    /// The title.
    pub title: &'a str,
    /// Who made it; empty if that is not said.
    pub author: &'a str,
    /// The procedure.
    pub trace: &'a Trace,
    /// Its steps, told.
    pub lines: &'a [NarratedStep],
    /// What the grid says besides rows, columns and blocks, and what is said of the procedure as a whole.
    pub about: Vec<Message>,
    /// For each cell the answer to why it holds its digit, in reading order; none where the procedure leaves it empty.
    pub answers: Vec<Option<Answer>>,
}

impl<'a> Lesson<'a> {
    /// Tells a procedure, of which `lines` are the steps, and of each cell why it holds its digit; `score` says how hard a
    /// rule is. What comes of it once it was `stopped` is of no use.
    pub fn of_procedure(
        (locale, geometry): (&Locale, &Geometry),
        Cover { title, author, .. }: Cover<'a>,
        (trace, lines): (&'a Trace, &'a [NarratedStep]),
        score: impl Fn(RuleId) -> u64,
        stopped: &dyn Fn() -> bool,
    ) -> Self {
        let answers = geometry.cells().map(|cell| {
            if stopped() {
                return None;
            }
            let why = why(geometry, trace, cell)?;
            let mut told = why.told(&score, locale);
            if why.lines.len() > 1 {
                told.push(words::LessonOfProcedure.into());
            }
            Some(Answer { why, told })
        });
        let answers = answers.collect();
        let about = about_procedure(geometry, trace, 1);
        Self { title, author, trace, lines, about, answers }
    }
}

/// An answer, and all that is said before its steps.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The answer.
    pub why: Why,
    /// What is said first, line by line.
    pub told: Vec<Message>,
}
