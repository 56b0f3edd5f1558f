//! Answers to puzzles, whichever thread asks.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;

use super::answers::{Answer, Answers, Complaint, Explained, Needed, Rated};
use super::portions::{Portion, PortionItem};
use super::tools::{Task, Tool, Tools};
use crate::certificate::Files;
use crate::check::found_as_json;
use crate::rate::Three;
use crate::reasoner::written;
use crate::watch::{self, Patience};
use duvod::explainer::{self, ExplainerError};
use duvod::explanation::judged;
use duvod::formats::{WrittenPuzzle, print_line, read_line};
use duvod::grid::{Board, Geometry, StateText};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::Knowledge;
use duvod::message::words;
use duvod::proof::Trace;
use duvod::rating::rate;
use duvod::search::{Budget, Solution, Undecided, Verdict};
use duvod::session::{Job, Outcome, Progress};

/// What answers, whichever thread asks.
pub(super) struct Worker<'a> {
    pub(super) tools: &'a Tools<'a>,
    pub(super) knowledge: &'a Knowledge,
    pub(super) task: Task,
    /// The most nodes of the exact solver for a puzzle.
    pub(super) nodes: u64,
    /// The folder that proofs are written into, if they are asked for.
    pub(super) proofs: Option<PathBuf>,
    /// Whether files may be overwritten.
    pub(super) force: bool,
}

impl Worker<'_> {
    pub(super) fn answers(&self, portion: &Portion) -> Answers {
        let mut answers = Answers::default();
        let mut tool: Option<Arc<Tool>> = None;
        for (number, entry) in &portion.puzzles {
            let answer = self.answer_to(entry, *number, &mut tool);
            match answer {
                Ok(answer) => {
                    let answer = serde_json::to_string(&answer);
                    // Nothing in it can fail to be written; if it could, it would be missing.
                    answers.text.push_str(&answer.unwrap_or_default());
                    answers.text.push('\n');
                }
                Err(complaint) => answers.complaints.push((answers.text.len(), complaint)),
            }
        }
        answers
    }

    /// What is written about what begins on the line with this number, or why there is nothing; by the tool at hand, if it
    /// is of the same grid.
    fn answer_to<'l>(
        &self,
        entry: &'l PortionItem,
        number: usize,
        tool: &mut Option<Arc<Tool>>,
    ) -> Result<Answer<'l>, Complaint> {
        let none = Vec::new();
        let (geometry, state, line, left_out) = match entry {
            PortionItem::Line(line, geometry) => {
                let board = read_line(line, geometry);
                let board = board.map_err(|error| Complaint::Unread(error.message()))?;
                (
                    geometry,
                    Cow::Owned(StateText::of_board(board)),
                    Cow::Borrowed(line.as_str()),
                    &none,
                )
            }
            PortionItem::Read(Ok((WrittenPuzzle { geometry, state, .. }, left_out))) => {
                let line = written(&state.puzzle(), geometry);
                (geometry, Cow::Borrowed(state), Cow::Owned(line), left_out)
            }
            PortionItem::Read(Err(error)) => return Err(Complaint::Unread(error.clone())),
        };
        let same = tool.take().filter(|tool| tool.geometry == *geometry);
        let found = same.map_or_else(|| self.tools.of(geometry, self.nodes), Ok);
        let failed = |message| Complaint::Failed(line.clone().into_owned(), message);
        let tool = tool.insert(found.map_err(failed)?);
        let answer = self.answer(tool, line, &state, number)?;
        Ok(Answer { ignored: left_out.clone(), ..answer })
    }

    /// What is written about a puzzle that begins on the line with this number, or why there is nothing.
    fn answer<'l>(
        &self,
        tool: &Tool,
        line: Cow<'l, str>,
        state: &StateText,
        number: usize,
    ) -> Result<Answer<'l>, Complaint> {
        let geometry = &*tool.geometry;
        let puzzle =
            &*if state.is_in_play() { Cow::Owned(state.puzzle()) } else { Cow::Borrowed(state) };
        let board = &puzzle.board;
        let started = Instant::now();
        let patience = Patience::on(geometry, self.nodes);
        let look = || patience.is_over();
        let spent = || self.spent(geometry, puzzle, &patience);
        let is_explained = self.task == Task::Explain;
        // It knows no puzzles with pencil marks of their own.
        let by_explainer = tool.explainer && puzzle.removed.is_empty();
        let (verdict, trace, in_order) = if self.task == Task::Solve || by_explainer && is_explained
        {
            let verdict = tool.search.verdict_of(puzzle, &mut Budget::nodes(self.nodes));
            (verdict.map_err(|_| spent())?, None, None)
        } else {
            solved(&tool.job.with_puzzle(puzzle.clone()), &look).ok_or_else(spent)?
        };
        let is_one = matches!(verdict, Verdict::One(_));
        let by_explainer = (by_explainer && is_one).then(|| self.by_explainer(geometry, board));
        let (explainer, own) = by_explainer.transpose()?.unzip();
        let micros = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
        let (solution, solutions) = match &verdict {
            Verdict::One(solution) => (Some(print_line(&solution.filled_into(board), geometry)), 1),
            Verdict::Several(..) => (None, 2),
            _ => (None, 0),
        };
        let steps = own.as_ref().and_then(Option::as_ref).or(trace.as_ref());
        if let Some((folder, trace)) = self.proofs.as_ref().zip(steps) {
            let files = Files::new(&folder.join(number.to_string()));
            let failed = |message| Complaint::Failed(written(puzzle, geometry), message);
            let _ = files.write(geometry, trace, self.force).map_err(failed)?;
        }
        let in_order = in_order.as_deref().or(trace.as_ref());
        let rated = in_order.map(|trace| Rated::of(&rate(self.knowledge, trace)));
        let explained = steps.filter(|_| is_explained).map(Explained::of);
        let found = self.found(tool, state, &verdict).map_err(|_| spent())?;
        let needed = match (&tool.plain, in_order, &verdict) {
            (Some(engines), Some(trace), Verdict::One(solution)) => {
                let needed = self.needed(geometry, engines, (trace, solution), &look);
                Some(needed.ok_or_else(spent)?)
            }
            _ => None,
        };
        let solutions_capped = solutions > 1;
        Ok(Answer {
            puzzle: line,
            solution,
            solutions,
            solutions_capped,
            found,
            needed,
            rated,
            explainer,
            explained,
            ignored: Vec::new(),
            micros,
        })
    }

    /// Whether the procedure uses one of the rules that are asked about, and whether it is needed; nothing if the work was
    /// stopped.
    fn needed(
        &self,
        geometry: &Geometry,
        engines: &[Engine; 2],
        (trace, solution): (&Trace, &Solution),
        stopped: &dyn Fn() -> bool,
    ) -> Option<Needed> {
        let uses = trace.steps.iter().any(|step| self.tools.needed.contains(&step.rule));
        let start = &trace.start;
        let hints = if start.removed.is_empty() {
            Hints::of_puzzle(start, solution.digits())
        } else {
            Hints::of_marked(solution.digits())
        };
        let comes_to_it = |engine: &Engine| {
            let trace =
                engine.solve(Request { interrupted: stopped, ..Request::new(start, hints) });
            trace.board_before(geometry, trace.steps.len()).digits().count()
                == geometry.cell_count()
        };
        let [without, with] = engines;
        let needs =
            if comes_to_it(without) { Some(false) } else { comes_to_it(with).then_some(true) };
        (!stopped()).then_some(Needed { uses, needs })
    }

    /// What Sudoku Explainer says of a puzzle, and if it is to be explained how it solves it.
    fn by_explainer(
        &self,
        geometry: &Geometry,
        board: &Board,
    ) -> Result<(Three, Option<Trace>), Complaint> {
        let patience = Patience::of_explainer(self.nodes);
        let asks = || patience.is_over();
        let found = if self.task == Task::Explain {
            let explained = explainer::explain(geometry, board, &asks);
            explained.map(|(rating, trace)| (rating, Some(trace)))
        } else {
            explainer::rate(geometry, board, &asks).map(|rating| (rating, None))
        };
        found.map(|(rating, trace)| (Three::from(&rating), trace)).map_err(|error| match error {
            ExplainerError::Untold(step) => {
                let untold = words::ErrorExplainerUntold { step: step + 1 };
                Complaint::Failed(print_line(board, geometry), untold.into())
            }
            ExplainerError::Stopped | ExplainerError::OtherGrid => {
                self.spent(geometry, &StateText::of_board(board.clone()), &patience)
            }
        })
    }

    /// What digits that were found in a state are worth, if there are any.
    fn found(
        &self,
        tool: &Tool,
        state: &StateText,
        verdict: &Verdict,
    ) -> Result<Option<Value>, Undecided> {
        if state.found().next().is_none() {
            return Ok(None);
        }
        let judged = judged(&tool.search, state, verdict, &mut Budget::nodes(self.nodes))?;
        Ok(judged.found.map(|found| found_as_json(&tool.geometry, &found)))
    }

    /// That a puzzle was given up.
    fn spent(&self, geometry: &Geometry, puzzle: &StateText, patience: &Patience) -> Complaint {
        let message = watch::given_up(patience, self.nodes);
        Complaint::Spent(written(puzzle, geometry), message)
    }
}

/// How many solutions a puzzle has, and if it has one the procedure that is told and, if that may be another, the one by which it is
/// rated; nothing if the work was stopped.
fn solved(
    job: &Job,
    stopped: &dyn Fn() -> bool,
) -> Option<(Verdict, Option<Trace>, Option<Box<Trace>>)> {
    match job.run(Progress { steps: &mut |_| {}, cancelled: stopped, statistics: None }) {
        Outcome::Refused(verdict) => Some((verdict, None, None)),
        Outcome::Solved { trace, in_order, solution } => {
            Some((Verdict::One(solution), Some(trace), in_order))
        }
        Outcome::Diagnosed(_) | Outcome::Cancelled(_) => None,
    }
}
