//! The whole of Duvod for a program that embeds it: read a puzzle, solve it, ask why, in a language.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let solver = duvod::Solver::new()?;
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let solved = solver.solve(&solver.read(text)?)?;
//! let answer = solved.why("E7")?;
//! println!("{}", answer.say(&duvod::Locale::new("en")?));
//! # assert_eq!(answer.why.question.id, "why-question");
//! # assert!(answer.say(&duvod::Locale::new("en")?).contains("E7 = 3"));
//! # assert!(answer.say(&duvod::Locale::new("cs")?).contains("trojka"));
//! # Ok(())
//! # }
//! ```
//!
//! Each answer is data first: the [`Message`]s that say it and the [`Trace`] of the steps that it rests on, all of
//! which can be serialised. What is not offered here (hints, shortest answers, pictures, the diagnosis of a puzzle
//! without exactly one solution) is in the other modules; [`Solved`] has the trace and the grid for them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use thiserror::Error;

use crate::explanation::{NarratedStep, Why, finding, procedure, why, why_not};
use crate::formats::{ReadError, find_puzzle, named_grid};
use crate::grid::{Geometry, Puzzle, StateText, parse_cell};
use crate::inference::{Engine, EngineError, Options};
use crate::knowledge::{CLASSIC_GRID, Knowledge, KnowledgeError};
use crate::locale::{Locale, indented};
use crate::message::{Message, words};
use crate::proof::Trace;
use crate::search::{Search, Solution, Verdict};
use crate::session::{Job, Outcome, Progress};

/// What stands before what is told of a step.
const INDENT: &str = "   ";

/// What went wrong. [`SolverError::message`] says it in a language.
#[derive(Clone, Debug, Error)]
pub enum SolverError {
    /// The rules, grids and profiles that are built in cannot be read.
    #[error("{0}")]
    Knowledge(#[from] KnowledgeError),
    /// There is no such profile.
    #[error("{0}")]
    Profile(#[from] EngineError),
    /// The text names an unknown grid.
    #[error("there is no grid {name:?}")]
    Grid {
        /// The name.
        name: String,
        /// What to tell the user.
        said: Message,
    },
    /// The text is not a puzzle.
    #[error("{0}")]
    Text(#[from] ReadError),
    /// The puzzle does not have exactly one solution, or its digits collide.
    #[error("the puzzle has not exactly one solution")]
    NotOne {
        /// What it has.
        verdict: Verdict,
        /// What to tell the user.
        said: Message,
    },
    /// There is no such cell in this grid.
    #[error("{text:?} is not a cell of this grid")]
    Cell {
        /// What was given.
        text: String,
        /// What to tell the user.
        said: Message,
    },
    /// There is no such digit in this grid.
    #[error("{text:?} is not a digit of this grid")]
    Digit {
        /// What was given.
        text: char,
        /// What to tell the user.
        said: Message,
    },
    /// The rules of the profile leave this cell open.
    #[error("the rules of this profile do not decide this")]
    Open {
        /// What to tell the user.
        said: Message,
    },
}

impl SolverError {
    /// Returns the error as a message, to be said in a language.
    pub fn message(&self) -> Message {
        match self {
            Self::Knowledge(error) => error.message(),
            Self::Profile(error) => words::ErrorOther { reason: error.to_string() }.into(),
            Self::Text(error) => error.message(),
            Self::Grid { said, .. }
            | Self::NotOne { said, .. }
            | Self::Cell { said, .. }
            | Self::Digit { said, .. }
            | Self::Open { said } => said.clone(),
        }
    }
}

/// Solves puzzles by the rules of a profile. One solver serves any number of puzzles, of any grids, on any threads.
#[derive(Debug)]
pub struct Solver {
    knowledge: Arc<Knowledge>,
    options: Options,
    /// What solves the puzzles of each grid, made when the first of them is met.
    jobs: Mutex<BTreeMap<String, Job>>,
}

impl Solver {
    /// Makes the solver with the rules, grids and profiles that are built in, and with the default profile.
    ///
    /// # Errors
    /// [`SolverError::Knowledge`] if these cannot be read.
    pub fn new() -> Result<Self, SolverError> {
        Self::with(Arc::new(Knowledge::embedded()?.clone()), Options::default())
    }

    /// Makes the solver with this knowledge and these options.
    ///
    /// # Errors
    /// [`SolverError::Profile`] when the knowledge has no profile of that name.
    pub fn with(knowledge: Arc<Knowledge>, options: Options) -> Result<Self, SolverError> {
        match knowledge.profile(&options.profile) {
            Some(_) => Ok(Self { knowledge, options, jobs: Mutex::default() }),
            None => Err(EngineError::NoProfile(options.profile).into()),
        }
    }

    /// Reads a puzzle from text in any of the forms that [`formats`](crate::formats) knows. The text may name its grid
    /// (`# grid: x`); otherwise it is the first grid in which the text can be read.
    ///
    /// # Errors
    /// [`SolverError::Text`] says where the text is not a puzzle, [`SolverError::Grid`] that it names an unknown grid.
    pub fn read(&self, text: &str) -> Result<Puzzle, SolverError> {
        let named = named_grid(text);
        let usual = self.grid(named.unwrap_or(CLASSIC_GRID))?;
        let others = self.knowledge.grids().filter(|_| named.is_none());
        Ok(find_puzzle(text, &usual, others)?)
    }

    /// Solves a puzzle by reasoning.
    ///
    /// # Errors
    /// [`SolverError::NotOne`] when the puzzle does not have exactly one solution.
    pub fn solve(&self, puzzle: &Puzzle) -> Result<Solved, SolverError> {
        let geometry = Arc::clone(&puzzle.geometry);
        // A digit that was found is no part of the puzzle.
        let givens = StateText::of_board(puzzle.board.clone()).puzzle();
        let job = self.job(&geometry)?.with_puzzle(givens).to_be_told();
        let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
        match job.run(progress) {
            Outcome::Solved { trace, solution, .. } => {
                Ok(Solved { knowledge: Arc::clone(&self.knowledge), geometry, trace, solution })
            }
            Outcome::Refused(verdict) => Err(not_one(&geometry, verdict)),
            // A job that does not diagnose and is not cancelled comes to one of the others.
            Outcome::Diagnosed(_) | Outcome::Cancelled(_) => {
                Err(not_one(&geometry, Verdict::NoSolution))
            }
        }
    }

    fn grid(&self, name: &str) -> Result<Arc<Geometry>, SolverError> {
        self.knowledge.grid_of(name).ok_or_else(|| SolverError::Grid {
            name: name.to_owned(),
            said: self.knowledge.no_grid(name),
        })
    }

    /// What solves puzzles of this grid.
    fn job(&self, geometry: &Arc<Geometry>) -> Result<Job, SolverError> {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(job) = jobs.get(geometry.name()) {
            return Ok(job.clone());
        }
        let engine = Engine::new(&self.knowledge, geometry, &self.options)?;
        let board = Puzzle::empty(geometry).board;
        let job = Job::new(Arc::new(engine), Arc::new(Search::new(geometry)), board);
        let _ = jobs.insert(geometry.name().to_owned(), job.clone());
        Ok(job)
    }
}

fn not_one(geometry: &Geometry, verdict: Verdict) -> SolverError {
    let said = finding(geometry, &verdict).map(|finding| finding.title);
    let said = said.unwrap_or_else(|| words::FindingNoSolution.into());
    SolverError::NotOne { verdict, said }
}

/// A puzzle with the reasons for its digits.
#[derive(Clone, Debug)]
pub struct Solved {
    knowledge: Arc<Knowledge>,
    /// The grid of the puzzle.
    pub geometry: Arc<Geometry>,
    /// The solving stack: the steps, as far as the rules came; with the default profile, to the end.
    pub trace: Trace,
    /// The solution.
    pub solution: Solution,
}

impl Solved {
    /// Tells every step, in the order in which the digits were found.
    pub fn procedure(&self) -> Vec<NarratedStep> {
        procedure(&self.geometry, &self.trace)
    }

    /// Tells why a cell holds its digit; cells are written `E7` or `r7c5`.
    ///
    /// # Errors
    /// [`SolverError::Cell`] when the grid has no such cell, [`SolverError::Open`] when the rules leave it open.
    pub fn why(&self, cell: &str) -> Result<Answer, SolverError> {
        let place = self.cell(cell)?;
        let answer = why(&self.geometry, &self.trace, place);
        let open = || SolverError::Open {
            said: words::WhyOpen { cell: self.geometry.cell_name(place) }.into(),
        };
        answer.map(|why| self.answer(why)).ok_or_else(open)
    }

    /// Tells why a cell does not hold a digit; if it does hold it, tells why.
    ///
    /// # Errors
    /// As [`Solved::why`], and [`SolverError::Digit`] when the grid has no such digit.
    pub fn why_not(&self, cell: &str, digit: char) -> Result<Answer, SolverError> {
        let place = self.cell(cell)?;
        let Some(known) = self.geometry.digit(digit) else {
            let digits = self.geometry.digits();
            let digits = digits.map(|digit| self.geometry.digit_name(digit)).collect();
            let said = words::ErrorDigit { digits, text: digit.to_string() }.into();
            return Err(SolverError::Digit { text: digit, said });
        };
        match why_not(&self.geometry, &self.trace, place, known) {
            Some(why) => Ok(self.answer(why)),
            None => self.why(cell),
        }
    }

    fn cell(&self, text: &str) -> Result<crate::grid::Cell, SolverError> {
        let dimensions = self.geometry.dimensions();
        parse_cell(text, dimensions).map_err(|_| {
            let column = ('A'..='Z').nth(dimensions.columns.saturating_sub(1)).unwrap_or('?');
            let said = words::ErrorCell {
                text,
                column: column.to_string(),
                row: dimensions.rows,
                columns: dimensions.columns,
            }
            .into();
            SolverError::Cell { text: text.to_owned(), said }
        })
    }

    fn answer(&self, why: Why) -> Answer {
        Answer { knowledge: Arc::clone(&self.knowledge), why }
    }
}

/// An answer, as data and in words.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    #[serde(skip)]
    knowledge: Arc<Knowledge>,
    /// What the answer says, and the steps that it rests on.
    #[serde(flatten)]
    pub why: Why,
}

impl Answer {
    /// Says the answer in a language: the question, what was concluded and why, then step by step what it rests on.
    pub fn say(&self, locale: &Locale) -> String {
        let score = |rule| self.knowledge.rule(rule).map_or(0, |rule| u64::from(rule.cost));
        let told = self.why.told(score, locale);
        let told: Vec<String> = told.iter().map(|part| locale.say(part)).collect();
        let mut lines = vec![locale.say(&self.why.question), told.join(" ")];
        for (index, step) in self.why.lines.iter().enumerate() {
            let (result, rule) = (step.result(), step.name.clone());
            let head = words::ProcedureLine { number: index + 1, result, rule };
            lines.push(locale.say(&head.into()));
            lines.push(format!("{INDENT}{}", indented(&locale.say(&step.sentence), INDENT)));
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTBOOK: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn solved() -> Solved {
        let solver = Solver::new().expect("what is built in");
        let puzzle = solver.read(TEXTBOOK).expect("a puzzle");
        solver.solve(&puzzle).expect("one solution")
    }

    #[test]
    fn a_puzzle_of_any_grid_is_read_and_solved() {
        let solver = Solver::new().expect("what is built in");
        for example in solver.knowledge.puzzles() {
            let puzzle = solver.knowledge.puzzle(example).expect("a puzzle");
            if puzzle.geometry.name() == CLASSIC_GRID {
                continue;
            }
            let solved = solver.solve(&puzzle).expect("one solution");
            let end = solved.trace.board_before(&solved.geometry, solved.trace.steps.len());
            assert_eq!(end.digits().count(), solved.geometry.cell_count(), "{}", example.grid);
        }
        let small = solver.read("1234 3412 2143 43..").expect("a small puzzle");
        assert_eq!(small.geometry.digit_count(), 4);
    }

    #[test]
    fn answers_are_data() {
        let solved = solved();
        assert_eq!(solved.procedure().len(), solved.trace.steps.len());
        let data = serde_json::to_value(solved.why("E7").expect("an answer")).expect("JSON");
        assert_eq!(data["question"]["id"], "why-question");
        let steps = data["slice"]["steps"].as_array().map(Vec::len);
        assert!(steps.is_some_and(|steps| steps > 0), "{data}");
        let not = solved.why_not("E7", '5').expect("an answer");
        assert_eq!(not.why.question.id, "why-not-question");
        assert_eq!(solved.why_not("r7c5", '3').expect("an answer").why.question.id, "why-question");
    }

    #[test]
    fn errors_say_what_was_expected() {
        let english = Locale::new("en").expect("English");
        let solver = Solver::new().expect("what is built in");
        let said = |error: SolverError| english.say(&error.message());
        let solved = solved();
        assert!(said(solved.why("Z9").expect_err("no cell")).contains("A1 to I9"));
        assert!(said(solved.why_not("A1", 'x').expect_err("no digit")).contains("1, 2, 3"));
        assert!(said(solver.read("12345").expect_err("no puzzle")).contains("81"));
        assert!(said(solver.read("# grid: round\n1").expect_err("no grid")).contains("round"));
        let empty = solver.read(&".".repeat(81)).expect("a grid");
        let several = solver.solve(&empty).expect_err("many solutions");
        assert!(matches!(several, SolverError::NotOne { verdict: Verdict::Several(..), .. }));
        let options = Options { profile: "none".to_owned(), ..Options::default() };
        let none = Solver::with(Arc::clone(&solver.knowledge), options).expect_err("no profile");
        assert!(said(none).contains("none"));
    }
}
