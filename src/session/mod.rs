//! One puzzle in work, without a window.
//!
//! A [`Session`] holds the puzzle and what a player makes of it ([`play`]), what is selected, what was solved and
//! which step is shown. It changes only through [`Session::apply`], which takes a [`Command`] and gives [`SessionEvent`]s.
//! What may not be done in a mode is locked, and [`Session::lock`] says why: in *entering* mode, digits are those of the
//! puzzle; in *playing* mode, where a loaded puzzle is at once, they are the player's; in *solving* mode
//! there is nothing to explain yet; in *explaining* mode, after a solve, nothing is written until the solution is
//! cleared, which leads to play. Another puzzle, a new start and a change of the givens leave the
//! solution at once: undo brings back what they take away.
//!
//! Solving may take long. The session itself never works: it gives a [`Job`] to be run anywhere, and takes
//! the job's [`Outcome`] back as a command.
//! It has no clock either: it is told how much time has passed.
//!
//! Invariant: a session is in explaining mode exactly when it has a trace.

mod advice;
mod all_steps;
mod answer;
mod coach;
mod command;
mod inquiry;
mod job;
mod lock;
mod other_grids;
pub mod play;
mod playing;
mod review;
mod saved;
mod saved_text;
mod selection;
mod solutions;
mod why_in_play;

use std::sync::Arc;

use once_cell::sync::OnceCell;

use crate::explanation::{Cause, Finding, NarratedStep, Repair, Why, finding, procedure};
use crate::grid::{Board, Candidates, Cell, CellSet, Digit, Geometry, StateText};
use crate::inference::{Engine, EngineError, Options};
use crate::knowledge::Knowledge;
use crate::proof::{Fact, RuleId, Start, Step, Trace};
use crate::search::Search;
use crate::shortest::Finder;
use lock::Facts;
use play::Game;
use selection::Selection;

pub use advice::{Advice, Asked, Consultation};
pub use all_steps::AllSteps;
pub use coach::{Coach, Interrupted, NamedRules, NoAdvice};
pub use command::{Command, Mode, SessionEvent};
pub use inquiry::{Inquiry, Question};
pub use job::{Job, Outcome, Progress};
pub use lock::{Lock, Lockable};
pub use saved::{Origin, Saved, Titles};
pub use saved_text::{SessionError, SessionFault, read_session, write_session};
pub use selection::SelectionChange;
pub use solutions::{
    FoundSolutions, SeveralSolutions, SolutionList, SolutionSearch, Unanswered, Which,
};
pub use why_in_play::WhyInPlay;

/// One puzzle in work.
pub struct Session {
    geometry: Arc<Geometry>,
    /// The session before this one, which had another grid, and the one that was left for it.
    others: Others,
    engine: Arc<Engine>,
    search: Arc<Search>,
    finder: Arc<Finder>,
    game: Game,
    /// The givens of the game.
    puzzle: Board,
    /// The state in which it was begun.
    begun: StateText,
    /// The puzzle in which the mistakes were counted.
    counted_in: Board,
    /// The solution of the puzzle, once it was asked for; why there is none to compare with, if there is none.
    answer: OnceCell<solutions::Answer>,
    /// The givens that were typed when the puzzle had exactly one solution already, once they were asked for.
    surplus: OnceCell<Vec<Cell>>,
    /// The mistakes that were told and still stand.
    told: Vec<Fact>,
    /// How many times the game was changed.
    revision: u64,
    selection: Selection,
    working: bool,
    /// What is told.
    solved: Option<Solved>,
    /// What the rules did, while the steps of somebody else are told in its place.
    by_rules: Option<Solved>,
    /// The solving stack in the order of the rules.
    rated: Option<Arc<Trace>>,
    finding: Option<Finding>,
    several: Option<SeveralSolutions>,
    /// Changes of one given that would leave the puzzle one solution.
    repairs: Vec<Repair>,
    shown: Option<usize>,
}

/// A trace with what is computed from it once.
struct Solved {
    trace: Arc<Trace>,
    procedure: Arc<[NarratedStep]>,
    /// The cells that stay empty at its end.
    open: CellSet,
}

impl Solved {
    fn new(geometry: &Geometry, trace: Arc<Trace>) -> Self {
        let procedure = procedure(geometry, &trace).into();
        let end = trace.candidates_before(geometry, trace.steps.len());
        Self { trace, procedure, open: geometry.all_cells() - end.solved() }
    }
}

/// The session before this one, and the one that was left by going back to this one.
#[derive(Default)]
pub(super) struct Others {
    before: Option<Box<Session>>,
    after: Option<Box<Session>>,
}

impl Others {
    /// How many sessions there are to go back to.
    pub(super) fn done(&self) -> usize {
        usize::from(self.before.is_some())
    }

    /// How many sessions there are to go on to again.
    pub(super) fn undone(&self) -> usize {
        usize::from(self.after.is_some())
    }
}

impl Session {
    /// Makes a session with an empty grid of this geometry, with the rules of a profile.
    ///
    /// # Errors
    /// [`EngineError`] when there is no such profile.
    pub fn new(
        knowledge: &Knowledge,
        geometry: &Arc<Geometry>,
        options: &Options,
    ) -> Result<Self, EngineError> {
        Ok(Self {
            geometry: Arc::clone(geometry),
            others: Others::default(),
            engine: Arc::new(Engine::new(knowledge, geometry, options)?),
            search: Arc::new(Search::new(geometry)),
            finder: Arc::new(Finder::new(knowledge, geometry, options)?),
            game: Game::new(geometry),
            puzzle: Board::empty(geometry.cell_count()),
            begun: Board::empty(geometry.cell_count()).into(),
            counted_in: Board::empty(geometry.cell_count()),
            answer: OnceCell::new(),
            surplus: OnceCell::new(),
            told: Vec::new(),
            revision: 0,
            selection: Selection::default(),
            working: false,
            solved: None,
            by_rules: None,
            rated: None,
            finding: None,
            several: None,
            repairs: Vec::new(),
            shown: None,
        })
    }

    /// Does what is asked, or says why it is locked.
    pub fn apply(&mut self, command: Command) -> Vec<SessionEvent> {
        if let Some(lock) = Lockable::of(&command).and_then(|action| self.lock(action)) {
            return vec![SessionEvent::Locked(lock.reason)];
        }
        match command {
            Command::Select(cell) => {
                self.selection = Selection::of(cell);
                vec![SessionEvent::Changed]
            }
            Command::Choose(choice) => {
                self.selection = self.selection.choose(choice, &self.geometry, &self.board());
                vec![SessionEvent::Changed]
            }
            Command::Move { columns, rows } => {
                self.selection = self.selection.step(columns, rows, &self.geometry);
                vec![SessionEvent::Changed]
            }
            Command::Solve => self.begin_solving(),
            Command::Finish(outcome) => self.finish(outcome),
            Command::Show(step) => {
                let last = self.steps().map(|steps| steps.len().saturating_sub(1));
                self.shown = step.zip(last).map(|(step, last)| step.min(last));
                vec![SessionEvent::Changed]
            }
            Command::Tell(trace) => {
                self.tell(trace);
                vec![SessionEvent::Changed]
            }
            Command::ClearSolution => self.clear_solution(),
            Command::Load(_)
            | Command::LoadState(_)
            | Command::Write(..)
            | Command::Turn(_)
            | Command::Play
            | Command::PlayWithout(_)
            | Command::EditGivens
            | Command::Mend(_)
            | Command::Undo
            | Command::Redo
            | Command::Check
            | Command::TakeBack(_)
            | Command::Conclude(_)
            | Command::Follow(_)
            | Command::Pass(_)
            | Command::Pause(_)
            | Command::CountHint
            | Command::End
            | Command::Restore(_)
            | Command::Open(_)
            | Command::Reset => self.apply_to_game(command),
        }
    }

    fn begin_solving(&mut self) -> Vec<SessionEvent> {
        self.working = true;
        let (engine, search) = (Arc::clone(&self.engine), Arc::clone(&self.search));
        let job = Job::new(engine, search, self.puzzle.clone());
        let job = job.with_marks(self.struck()).begun_at(self.begun.puzzle());
        let job = job.diagnosing().to_be_told();
        vec![SessionEvent::Work(job), SessionEvent::Changed]
    }

    fn clear_solution(&mut self) -> Vec<SessionEvent> {
        self.drop_solution();
        if !self.game.is_playing() {
            // A puzzle that has one solution is complete: what is written from now on is the player's.
            self.game.play(true);
            self.refresh();
        }
        self.note_shown();
        vec![SessionEvent::Changed]
    }

    /// Tells why an action may not be done now; `None` when it may.
    pub fn lock(&self, action: Lockable) -> Option<Lock> {
        let history = &self.game.history;
        let facts = Facts {
            mode: self.mode(),
            is_empty: !self.asks(),
            digits: history.position.board().digits().count(),
            done: history.done.len() + self.others.done(),
            undone: history.undone.len() + self.others.undone(),
        };
        lock::lock(facts, action)
    }

    /// Says what the user is doing.
    pub fn mode(&self) -> Mode {
        match (self.working, &self.solved) {
            (true, _) => Mode::Solving,
            (false, Some(_)) => Mode::Explaining,
            (false, None) if self.game.is_playing() => Mode::Playing,
            (false, None) => Mode::Entering,
        }
    }

    /// Returns the selected cell; of several, the one that was selected last.
    pub fn selected(&self) -> Option<Cell> {
        self.selection.at
    }

    /// Returns all selected cells.
    pub fn all_selected(&self) -> CellSet {
        self.selection.all()
    }

    /// Returns all selected cells, if they are several.
    pub fn several_selected(&self) -> Option<CellSet> {
        Some(self.selection.all()).filter(|all| all.len() > 1)
    }

    /// Returns the grid's geometry.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// Returns the puzzle: its givens, loaded or typed.
    pub fn puzzle(&self) -> &Board {
        &self.puzzle
    }

    /// Returns the number of the step that is shown, from 0; `None` if it is the end.
    pub fn shown(&self) -> Option<usize> {
        self.shown
    }

    /// Says what was wrong with the puzzle when it was last tried.
    pub fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    /// Says what is known of the solutions, if the puzzle was found to have several.
    pub fn several_solutions(&self) -> Option<&SeveralSolutions> {
        self.several.as_ref()
    }

    /// Returns likely slips, if the puzzle was found to have no solution: changes of one given that would leave it one.
    pub fn repairs(&self) -> &[Repair] {
        &self.repairs
    }

    /// Makes a search for a solution of the puzzle, to be run elsewhere.
    pub fn solution_search(&self, which: Which) -> SolutionSearch {
        SolutionSearch { search: Arc::clone(&self.search), puzzle: self.whole_puzzle(), which }
    }

    /// Makes a list of the solutions of the puzzle, of no more than so many, to be found elsewhere.
    pub fn solution_list(&self, most: usize) -> SolutionList {
        SolutionList { search: Arc::clone(&self.search), puzzle: self.whole_puzzle(), most }
    }

    /// Returns the solving stack that is told, after a solve: that of the rules, or that of somebody else.
    pub fn trace(&self) -> Option<&Arc<Trace>> {
        self.solved.as_ref().map(|solved| &solved.trace)
    }

    /// Returns the solving stack by which the puzzle is rated, after a solve, whatever is told: that in the order of the rules.
    pub fn rated_trace(&self) -> Option<&Arc<Trace>> {
        self.rated.as_ref()
    }

    /// Says whether the steps of somebody else are told in place of those of the rules.
    pub fn tells_another(&self) -> bool {
        self.by_rules.is_some()
    }

    /// Tells these steps, or those of the rules again.
    fn tell(&mut self, trace: Option<Arc<Trace>>) {
        let by_rules = self.by_rules.take().or_else(|| self.solved.take());
        match trace {
            Some(trace) => {
                self.solved = Some(Solved::new(&self.geometry, trace));
                self.note_shown();
                self.by_rules = by_rules;
            }
            None => self.solved = by_rules,
        }
        self.shown = None;
    }

    /// Says whether the rules filled the whole grid.
    pub fn is_complete(&self) -> bool {
        self.solved.as_ref().is_some_and(|solved| solved.open.is_empty())
    }

    /// Returns the cells that the rules left empty, after a solve.
    pub fn left_open(&self) -> CellSet {
        self.solved.as_ref().map_or(CellSet::EMPTY, |solved| solved.open)
    }

    /// Returns every step of the procedure in words, after a solve.
    pub fn steps(&self) -> Option<&[NarratedStep]> {
        self.solved.as_ref().map(|solved| &*solved.procedure)
    }

    /// Returns the solving stack that is told with its steps in words, to be used elsewhere.
    pub fn told(&self) -> Option<(Arc<Trace>, Arc<[NarratedStep]>)> {
        let of = |solved: &Solved| (Arc::clone(&solved.trace), Arc::clone(&solved.procedure));
        self.solved.as_ref().map(of)
    }

    /// Returns the digits as they are to be shown now: the puzzle with the player's digits, or with the digits found up
    /// to the shown step, or all of them.
    pub fn board(&self) -> Board {
        match &self.solved {
            None => self.game.position().board(),
            Some(solved) => {
                let step = self.shown.unwrap_or(solved.trace.steps.len());
                solved.trace.board_before(&self.geometry, step)
            }
        }
    }

    /// Returns the candidates as they are to be shown now, after a solve.
    pub fn candidates(&self) -> Option<Candidates> {
        let solved = self.solved.as_ref()?;
        let step = self.shown.unwrap_or(solved.trace.steps.len());
        Some(solved.trace.candidates_before(&self.geometry, step))
    }

    /// Returns the digit that the cell holds at the end of the procedure, after a solve.
    pub fn digit_found(&self, cell: Cell) -> Option<Digit> {
        let trace = self.trace()?;
        trace.board_before(&self.geometry, trace.steps.len()).entry(cell).digit()
    }

    /// Answers a question by what the procedure did, after a solve; in play only about givens, which need no
    /// reason. About other cells the coach is asked.
    pub fn why(&self, question: Question) -> Option<Why> {
        let is_given = self.puzzle.entry(question.cell()).digit().is_some();
        match self.trace() {
            Some(trace) => question.answer(&self.geometry, trace),
            None if is_given && self.mode() == Mode::Playing => {
                let trace = Trace::new(&self.geometry, Start::from_board(&self.puzzle), Vec::new());
                question.answer(&self.geometry, &trace)
            }
            None => None,
        }
    }

    /// Makes the same question into work to be done elsewhere, which finds the shortest answer, after a solve.
    pub fn inquiry(&self, question: Question) -> Option<Inquiry> {
        let (geometry, trace) = (self.geometry.clone(), Arc::clone(self.trace()?));
        Some(Inquiry { question, geometry, trace, finder: Arc::clone(&self.finder) })
    }

    /// Says how hard one use of a rule is; see [`Engine::score`].
    pub fn score(&self, rule: RuleId) -> u64 {
        self.engine.score(rule)
    }

    /// Returns the engine, to be asked elsewhere.
    pub fn engine(&self) -> &Arc<Engine> {
        &self.engine
    }

    /// Says what steps cost a reader; see [`Finder::cost`].
    pub fn effort(&self, steps: &[Step]) -> u64 {
        self.finder.cost(steps)
    }

    /// Returns the state as it is to be shown now: the digits, and what is struck out besides what they forbid: in
    /// play, by the player ([`play`] says what that is).
    pub fn state(&self) -> StateText {
        match self.candidates() {
            Some(candidates) => StateText::of_candidates(&self.geometry, self.board(), &candidates),
            None => self.game.state(),
        }
    }

    fn drop_solution(&mut self) {
        (self.solved, self.by_rules, self.rated) = (None, None, None);
        self.finding = None;
        self.several = None;
        self.repairs.clear();
        self.shown = None;
    }

    fn finish(&mut self, outcome: Outcome) -> Vec<SessionEvent> {
        if !self.working {
            return Vec::new();
        }
        self.working = false;
        match outcome {
            Outcome::Cancelled(_) => vec![SessionEvent::Changed],
            Outcome::Refused(verdict) => {
                self.finding = finding(&self.geometry, &verdict);
                self.finding.clone().map(SessionEvent::Found).into_iter().collect()
            }
            Outcome::Diagnosed(diagnosis) => {
                self.finding = Some(diagnosis.finding.clone());
                self.several = match &diagnosis.cause {
                    Cause::Several(several) => {
                        let (count, differ) = (several.count, several.differ);
                        let possible = several.certain.possible.clone();
                        let completion = several.completion.clone();
                        Some(SeveralSolutions { count, differ, possible, completion })
                    }
                    Cause::Collisions | Cause::Conflict(_) => None,
                };
                self.repairs = diagnosis.repairs;
                vec![SessionEvent::Found(diagnosis.finding)]
            }
            Outcome::Solved { trace, in_order, .. } => {
                let trace = Arc::new(trace);
                self.rated =
                    Some(in_order.map_or_else(|| Arc::clone(&trace), |rated| Arc::new(*rated)));
                self.solved = Some(Solved::new(&self.geometry, trace));
                vec![SessionEvent::Solved]
            }
        }
    }
}

#[cfg(test)]
mod tests;
