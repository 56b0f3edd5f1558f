//! What a batch answers to one puzzle.

use std::collections::BTreeMap;
use std::time::Instant;

use serde::Serialize;

use super::lines::Chunk;
use crate::command::check;
use crate::formats::{print_line, read_line};
use crate::grid::{Board, Geometry};
use crate::knowledge::Knowledge;
use crate::message::Message;
use crate::proof::{RuleId, Trace};
use crate::rating::rate;
use crate::search::{Search, Verdict};
use crate::session::{Job, Outcome, Progress};

/// What is wanted of each puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Its solution.
    Solution,
    /// How hard it is as well.
    Rating,
    /// Which rules solve it as well.
    Explanation,
}

/// The answer to one line.
pub(super) enum Reply {
    /// An object in JSON.
    Answer(String),
    /// Why the line cannot be read.
    Bad(Message),
}

/// Answers lines, on any number of threads.
pub(super) struct Worker<'a> {
    pub(super) wanted: Wanted,
    pub(super) job: Job,
    pub(super) search: Search,
    pub(super) geometry: &'a Geometry,
    pub(super) knowledge: &'a Knowledge,
}

/// An answer, in the order in which its parts are written.
#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    solution: Option<&'a str>,
    solutions: u8,
    #[serde(flatten)]
    rated: Option<Rated>,
    micros: u64,
}

#[derive(Serialize)]
struct Rated {
    #[serde(flatten)]
    explained: Option<Explained>,
    hardest: Option<RuleId>,
    level: &'static str,
    score: u64,
}

#[derive(Serialize)]
struct Explained {
    steps: usize,
    rules: BTreeMap<RuleId, usize>,
}

impl Worker<'_> {
    /// The answers to some lines; lines that say nothing get none.
    pub(super) fn answers(&self, chunk: &Chunk) -> Vec<Reply> {
        let numbered = (chunk.first..).zip(&chunk.lines);
        let reply = |(number, line): (usize, &String)| match read_line(line, self.geometry) {
            Ok(board) => Some(Reply::Answer(self.answer(&board))),
            Err(error) if error.is_nothing() => None,
            Err(error) => Some(Reply::Bad(error.on_line(number).message())),
        };
        numbered.filter_map(reply).collect()
    }

    fn answer(&self, board: &Board) -> String {
        let started = Instant::now();
        let (verdict, trace) = self.solve(board);
        let micros = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
        let solution = match &verdict {
            Verdict::One(solution) => {
                Some(print_line(&check::filled(board, solution), self.geometry))
            }
            _ => None,
        };
        let answer = Answer {
            puzzle: &print_line(board, self.geometry),
            solution: solution.as_deref(),
            solutions: match verdict {
                Verdict::One(_) => 1,
                Verdict::Several(..) => 2,
                Verdict::NoSolution | Verdict::Collides(_) => 0,
            },
            rated: trace.map(|trace| self.rated(&trace)),
            micros,
        };
        // Text, numbers and lists can always be written.
        serde_json::to_string(&answer).unwrap_or_default()
    }

    fn solve(&self, board: &Board) -> (Verdict, Option<Trace>) {
        if self.wanted == Wanted::Solution {
            return (self.search.verdict(board), None);
        }
        let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
        match self.job.with_board(board.clone()).run(progress) {
            Outcome::Solved { trace, solution } => (Verdict::One(solution), Some(trace)),
            Outcome::Refused(verdict) => (verdict, None),
            // The job neither diagnoses nor is it cancelled.
            Outcome::Diagnosed(_) | Outcome::Cancelled => (Verdict::NoSolution, None),
        }
    }

    fn rated(&self, trace: &Trace) -> Rated {
        let rating = rate(self.knowledge, trace);
        let (steps, rules) = (trace.steps.len(), rating.rules);
        Rated {
            explained: (self.wanted == Wanted::Explanation).then_some(Explained { steps, rules }),
            hardest: rating.hardest,
            level: rating.level.name(),
            score: rating.score,
        }
    }
}
