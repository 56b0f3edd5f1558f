//! What reasons about a puzzle that was read, with what was asked for: the rules of the profile and the exact solver on its
//! grid, as long as they may look.

use std::sync::Arc;

use once_cell::unsync::OnceCell;
use serde_json::Value;

use super::failure::{Failure, other};
use super::request::Request;
use super::watch::Watch;
use duvod::explainer::{self, ExplainerError, ExplainerRating};
use duvod::formats::print_line;
use duvod::grid::{Board, Geometry, StateText};
use duvod::inference::Engine;
use duvod::message::{Message, words};
use duvod::proof::Trace;
use duvod::search::{Search, Verdict};
use duvod::session::{Coach, Job, Outcome, Progress};
use duvod::shortest::Finder;

/// The profile with which `batch` rates as Sudoku Explainer does, and `explain` solves as it does.
pub(super) const EXPLAINER_PROFILE: &str = "se";

/// What reasons about puzzles of one grid.
pub(super) struct Reasoner<'a> {
    pub(super) request: &'a Request,
    pub(super) geometry: Arc<Geometry>,
    /// How long it may look.
    pub(super) watch: Watch,
    /// The exact solver of the grid, once it was needed.
    search: OnceCell<Arc<Search>>,
    /// What of the puzzle is left out, as asked.
    pub(super) left_out: Vec<String>,
}

impl<'a> Reasoner<'a> {
    /// What reasons on this grid, with a patience of its own.
    pub(super) fn new(request: &'a Request, geometry: &Arc<Geometry>) -> Self {
        let (geometry, watch) = (Arc::clone(geometry), request.watch.renewed(geometry));
        Self { request, geometry, watch, search: OnceCell::new(), left_out: Vec::new() }
    }

    /// The same, about a puzzle out of which this is left.
    pub(super) fn without(self, left_out: Vec<String>) -> Self {
        Self { left_out, ..self }
    }

    /// Puts into an answer for programs what is left out, if something is.
    pub(super) fn put_left_out(&self, answer: &mut Value) {
        if !self.left_out.is_empty() {
            answer["ignored"] = self.left_out.clone().into();
        }
    }

    /// What reasons on the grid that was asked for.
    pub(super) fn of(request: &'a Request) -> Self {
        Self::new(request, &request.grid)
    }

    /// The exact solver of the grid.
    pub(super) fn search(&self) -> &Arc<Search> {
        self.search.get_or_init(|| Arc::new(Search::new(&self.geometry)))
    }

    /// How many solutions a board has, as far as a puzzle is concerned.
    pub(super) fn verdict(&self, board: &Board) -> Result<Verdict, Failure> {
        self.watch.within(|budget| self.search().verdict_within(board, budget))
    }

    /// How many solutions a puzzle has, givens and pencil marks.
    pub(super) fn verdict_of(&self, puzzle: &StateText) -> Result<Verdict, Failure> {
        self.watch.within(|budget| self.search().verdict_of(puzzle, budget))
    }

    /// The puzzle on one line: its digits, and behind a colon what is struck out of it, if something is.
    pub(super) fn written(&self, puzzle: &StateText) -> String {
        written(puzzle, &self.geometry)
    }

    /// Does long work, and shows meanwhile how long it takes.
    pub(super) fn watched<T>(&self, work: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
        let done = work(&|| self.watch.look());
        self.watch.end();
        done
    }

    /// Does the work of Sudoku Explainer; as [`Reasoner::watched`].
    pub(super) fn watched_explainer<T>(&self, work: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
        let done = work(&|| self.watch.look_at_explainer());
        self.watch.end();
        done
    }

    /// Whether the procedure is that of Sudoku Explainer: its profile is asked for, on the grid that it knows, of a puzzle
    /// without pencil marks of its own, and one solution may be assumed, as some of its techniques do.
    pub(super) fn is_by_explainer(&self, puzzle: &StateText) -> bool {
        puzzle.removed.is_empty()
            && self.request.options.profile == EXPLAINER_PROFILE
            && self.request.options.uniqueness
            && explainer::is_rated(&self.geometry)
    }

    /// The steps of Sudoku Explainer, rated.
    pub(super) fn by_explainer(&self, board: &Board) -> Result<(ExplainerRating, Trace), Failure> {
        let explained =
            self.watched_explainer(|look| explainer::explain(&self.geometry, board, look));
        explained.map_err(|error| match error {
            ExplainerError::Untold(step) => {
                Failure::Wrong(words::ErrorExplainerUntold { step: step + 1 }.into())
            }
            // The grid is the classic one.
            ExplainerError::Stopped | ExplainerError::OtherGrid => self.watch.spent(),
        })
    }

    /// The engine with the chosen rules.
    pub(super) fn engine(&self) -> Result<Engine, Failure> {
        self.engine_on(&self.geometry)
    }

    /// The same on another grid.
    pub(super) fn engine_on(&self, geometry: &Geometry) -> Result<Engine, Failure> {
        Engine::new(&self.request.knowledge, geometry, &self.request.options)
            .map_err(|error| other(&error))
    }

    /// What looks for shortest answers with the chosen rules.
    pub(super) fn finder(&self) -> Result<Finder, Failure> {
        let Request { knowledge, options, .. } = self.request;
        Finder::new(knowledge, &self.geometry, options).map_err(|error| other(&error))
    }

    /// Who gives hints and judges moves by the chosen rules.
    pub(super) fn coach(&self) -> Result<Coach, Failure> {
        let (engine, search) = (Arc::new(self.engine()?), Arc::clone(self.search()));
        Ok(Coach::new(engine, search, Arc::new(self.finder()?)).within(self.watch.nodes))
    }

    /// The job of solving puzzles with the chosen rules.
    fn job(&self, puzzle: impl Into<StateText>) -> Result<Job, Failure> {
        let job = Job::new(Arc::new(self.engine()?), Arc::clone(self.search()), puzzle);
        Ok(job.within(self.watch.nodes))
    }

    /// Solves a puzzle by the procedure that is told; long work shows the number of its steps on a terminal.
    pub(super) fn solve(&self, puzzle: impl Into<StateText>) -> Result<Outcome, Failure> {
        self.work(&self.job(puzzle)?.to_be_told())
    }

    /// The same, where steps that were found until the budget was spent are an answer.
    pub(super) fn solve_partly(&self, puzzle: impl Into<StateText>) -> Result<Outcome, Failure> {
        Ok(self.worked(&self.job(puzzle)?.to_be_told()))
    }

    /// Solves a puzzle by the procedure by which it is rated.
    pub(super) fn solve_in_order(&self, puzzle: impl Into<StateText>) -> Result<Outcome, Failure> {
        self.work(&self.job(puzzle)?)
    }

    fn work(&self, job: &Job) -> Result<Outcome, Failure> {
        match self.worked(job) {
            // Nobody stops it here but the budget.
            Outcome::Cancelled(_) => Err(self.watch.spent()),
            outcome => Ok(outcome),
        }
    }

    fn worked(&self, job: &Job) -> Outcome {
        let mut steps = |number: usize| {
            if number.is_multiple_of(20) {
                self.watch.show(&Message::from(words::ProgressSteps { count: number }));
            }
        };
        let look = || self.watch.look();
        let progress = Progress { steps: &mut steps, cancelled: &look, statistics: None };
        let outcome = job.run(progress);
        self.watch.end();
        self.watch.clear();
        outcome
    }
}

/// As [`Reasoner::written`].
pub(super) fn written(puzzle: &StateText, geometry: &Geometry) -> String {
    if puzzle.removed.is_empty() {
        print_line(&puzzle.board, geometry)
    } else {
        puzzle.print(geometry)
    }
}
