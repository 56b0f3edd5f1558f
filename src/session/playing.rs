//! The part of a session that plays: commands to the game, and what there is to show of it.
//!
//! A given is a digit that was meant as one. What is written after a solution was shown is the player's; typed givens that
//! look like tries are asked about before the puzzle is played or solved ([`Session::afterthoughts`]).

use std::sync::Arc;
use std::time::Duration;

use once_cell::sync::OnceCell;

use super::play::{
    CellState, Checking, Counts, Game, History, Note, PlayRules, PlayedMove, Position, Refusal,
    Turn,
};
use super::selection::Selection;
use super::solutions::NODES;
use super::{Command, Mode, Saved, Session, SessionEvent, Titles};
use crate::grid::{Board, Cell, CellSet, Digit, DigitSet, Entry, Geometry, StateText};
use crate::inference::{Engine, Options};
use crate::knowledge::Knowledge;
use crate::message::{Message, words};
use crate::proof::Fact;
use crate::search::{Budget, Solution, Verdict};
use crate::shortest::Finder;

impl Session {
    /// Returns what is to be kept of the session.
    pub fn saved(&self) -> Saved {
        Saved {
            geometry: Arc::clone(&self.geometry),
            history: self.game.history.clone(),
            rules: self.game.rules,
            paused: self.game.paused,
            selected: self.selected(),
            explaining: self.explains(),
            shown: self.shown,
            origin: None,
            titles: Titles::default(),
        }
    }

    /// Returns a number that grows with every change of what [`Session::saved`] gives, but for the time.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns what stands in the cells.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Returns the pencil marks that are to be seen in a cell.
    pub fn marks(&self, cell: Cell) -> DigitSet {
        self.game.marks(cell)
    }

    /// Returns the notes of a kind that are to be seen in a cell.
    pub fn notes(&self, cell: Cell, note: Note) -> DigitSet {
        self.game.notes(cell, note)
    }

    /// Returns the rules of play.
    pub fn play_rules(&self) -> PlayRules {
        self.game.rules
    }

    /// Says how long the puzzle has been played.
    pub fn elapsed(&self) -> Duration {
        self.game.history.stage.elapsed
    }

    /// Says whether the puzzle is played, or was before its solution was shown.
    pub fn is_played(&self) -> bool {
        self.game.is_playing()
    }

    /// Says what was counted while the puzzle was played.
    pub fn counts(&self) -> Counts {
        self.game.history.stage.counts
    }

    /// Takes note that the solution is shown, unless the player has found it.
    pub(super) fn note_shown(&mut self) {
        if !self.is_completed() {
            self.game.history.stage.counts.shown = true;
        }
    }

    /// Says whether the player has stopped the time.
    pub fn is_paused(&self) -> bool {
        self.game.paused
    }

    /// Says whether something would be missed if the grid were as the puzzle was begun: a digit of the player's, a mark, a
    /// colour.
    pub fn is_begun(&self) -> bool {
        let position = self.position();
        position.is_begun() || *position != self.game.history.begun()
    }

    /// Says whether time counts now.
    pub fn is_timed(&self) -> bool {
        self.solved.is_none() && !self.working && self.game.runs()
    }

    /// Says whether the player has filled the grid rightly.
    pub fn is_completed(&self) -> bool {
        self.game.is_playing() && self.game.position().is_solved(&self.geometry)
    }

    /// Says whether the solution is shown or looked for, or it is told why there is not exactly one.
    pub fn explains(&self) -> bool {
        self.solved.is_some() || self.working || self.finding.is_some()
    }

    /// Says whether nothing is left to do for a digit: it stands as often as it has to, and nowhere wrongly. Where the
    /// givens have not exactly one solution, it collides nowhere.
    pub fn is_done(&self, digit: Digit) -> bool {
        let board = self.board();
        let cells: Vec<Cell> =
            board.digits().filter(|found| found.digit == digit).map(|found| found.cell).collect();
        let is_right =
            |solution: &Solution| cells.iter().all(|cell| solution.digits()[cell.index()] == digit);
        cells.len() == self.geometry.row_count()
            && self.answer().map_or_else(
                |_| {
                    board
                        .all_collisions(&self.geometry)
                        .iter()
                        .all(|found| found.filled.iter().all(|one| one.digit != digit))
                },
                is_right,
            )
    }

    /// Returns the empty cells with one candidate left, by sight and by what the player struck out.
    pub fn singles(&self) -> CellSet {
        self.game.singles()
    }

    /// Says whether undo would take the puzzle that is played away, since that was the last thing that came into the grid.
    pub fn undo_takes_puzzle(&self) -> bool {
        let last = self.game.history.done.last();
        self.mode() == Mode::Playing && last.is_some_and(|change| self.game.changes_puzzle(change))
    }

    /// Says whether what was undone last is something that was done to the puzzle at hand.
    pub fn is_undone(&self) -> bool {
        let next = self.game.history.undone.last();
        next.is_some_and(|change| !self.game.changes_puzzle(change))
    }

    /// Returns the last digit that the player entered, or candidates struck out at once, of those that still stand so,
    /// with the state at hand without them: what [`Session::coach`] can judge.
    pub fn last_move(&self) -> Option<(StateText, Vec<Fact>)> {
        self.game.last_move()
    }

    /// Returns the moves that led from the puzzle, or from the last new start, to what stands in the grid now: what
    /// [`Asked::Game`](super::Asked::Game) is about.
    pub fn moves(&self) -> Vec<PlayedMove> {
        self.game.moves()
    }

    /// Says whether the givens have exactly one solution, as far as that is found quickly.
    pub fn is_determined(&self) -> bool {
        self.answer().is_ok()
    }

    /// Says whether the givens look copied from elsewhere: all were typed, and hardly ever did whoever typed them go back.
    pub fn is_copied(&self) -> bool {
        const STEPS_BACK: usize = 2;
        let typed = self.game.typed();
        let steps_back = typed.windows(2).filter(|pair| pair[1] < pair[0]).count();
        typed.len() == self.puzzle.digits().count() && steps_back <= STEPS_BACK
    }

    /// Returns the givens that may be tries of the player's, in the order in which they were typed: the puzzle has
    /// exactly one solution without them, and whoever typed them had gone back in the grid, which nobody does who
    /// copies a puzzle row by row. None once the puzzle is played.
    pub fn afterthoughts(&self) -> Vec<Cell> {
        let mut typed = if self.game.is_playing() { Vec::new() } else { self.game.typed() };
        let goes_back = |&at: &usize| typed[..at].iter().any(|before| *before > typed[at]);
        let backward: Vec<usize> = (1..typed.len()).filter(goes_back).collect();
        self.too_late(&typed, &backward).map_or_else(Vec::new, |at| typed.split_off(at))
    }

    /// Returns the givens that were typed when the puzzle had exactly one solution already, in the order in which they
    /// were typed: they belong to it all the same, or are tries. None once the puzzle is played.
    pub fn surplus(&self) -> &[Cell] {
        self.surplus.get_or_init(|| {
            let mut typed = if self.game.is_playing() { Vec::new() } else { self.game.typed() };
            let all: Vec<usize> = (1..typed.len()).collect();
            self.too_late(&typed, &all).map_or_else(Vec::new, |at| typed.split_off(at))
        })
    }

    /// The first of these places in the order of typing from which on nothing is needed: what was typed before leaves the
    /// puzzle exactly one solution.
    fn too_late(&self, typed: &[Cell], places: &[usize]) -> Option<usize> {
        let verdict = |at: usize| {
            let mut board = self.puzzle.clone();
            typed[at..].iter().for_each(|cell| board.set(*cell, Entry::Empty));
            self.search.verdict_within(&board, &mut Budget::nodes(NODES))
        };
        // The more was typed the fewer solutions are left.
        let is_open = |at: &usize| matches!(verdict(*at), Ok(Verdict::Several(..)) | Err(_));
        let first = *places.get(places.partition_point(is_open))?;
        matches!(verdict(first), Ok(Verdict::One(_))).then_some(first)
    }

    /// Returns the mistakes that are to be shown now, digits first: all of them always, or those that were told when
    /// they were asked for and are not dealt with yet.
    pub fn mistakes(&self) -> Vec<Fact> {
        if !self.game.is_playing() {
            return Vec::new();
        }
        if self.game.rules.checking == Checking::OnDemand {
            return self.told.clone();
        }
        self.answer().map_or_else(|_| Vec::new(), |solution| self.game.mistakes(solution.digits()))
    }

    /// Reasons from now on by the rules of another profile. A solution that was found by the old ones is dropped.
    ///
    /// # Errors
    /// Why that cannot be done now, or that there is no such profile.
    pub fn use_rules(&mut self, knowledge: &Knowledge, options: &Options) -> Result<(), Message> {
        if self.working {
            return Err(Message::from(words::LockSolving));
        }
        let no_profile = |_| Message::from(words::LockNoProfile { name: options.profile.as_str() });
        let engine = Engine::new(knowledge, &self.geometry, options).map_err(no_profile)?;
        let finder = Finder::new(knowledge, &self.geometry, options).map_err(no_profile)?;
        (self.engine, self.finder) = (Arc::new(engine), Arc::new(finder));
        self.drop_solution();
        Ok(())
    }

    /// Does what changes the game.
    pub(super) fn apply_to_game(&mut self, command: Command) -> Vec<SessionEvent> {
        let was_completed = self.is_completed();
        let is_move = matches!(command, Command::Write(..) | Command::Turn(_));
        let done = self.game.history.done.len();
        let refused = match command {
            Command::Check => return self.check(),
            Command::Pass(time) => {
                if self.is_timed() {
                    self.game.pass(time);
                }
                return vec![SessionEvent::Changed];
            }
            // What is told of a puzzle does not hang on how it is played.
            Command::Follow(rules) => return self.adjust(|game| game.follow(rules)),
            Command::Pause(paused) => return self.adjust(|game| game.paused = paused),
            Command::CountHint => return self.count(|counts| counts.hints += 1),
            Command::End => return self.count(|counts| counts.ended = true),
            Command::Restore(saved) => self.restore(*saved),
            Command::Open(saved) => {
                self.forget_what_was_left();
                self.open(*saved)
            }
            Command::Reset => {
                self.forget_what_was_left();
                self.selection = Selection::default();
                self.game.load(&Board::empty(self.geometry.cell_count()));
                Ok(())
            }
            Command::Undo if self.go_back() => Ok(()),
            Command::Redo if self.go_on() => Ok(()),
            command => {
                if !matches!(command, Command::Undo | Command::Redo) {
                    self.forget_what_was_left();
                }
                self.change(command)
            }
        };
        if let Err(reason) = refused {
            return vec![SessionEvent::Locked(reason)];
        }
        let is_over = self.game.history.stage.counts.ended;
        if is_move && !is_over && self.game.history.done.len() > done && self.is_last_wrong() {
            self.game.history.stage.counts.mistakes += 1;
        }
        self.refresh();
        if self.is_completed() && !was_completed {
            return vec![SessionEvent::Changed, SessionEvent::Completed];
        }
        vec![SessionEvent::Changed]
    }

    /// Changes how the puzzle is played, and nothing of what is told of it.
    fn adjust(&mut self, change: impl FnOnce(&mut Game)) -> Vec<SessionEvent> {
        change(&mut self.game);
        self.revision += 1;
        vec![SessionEvent::Changed]
    }

    /// Changes what is counted of the game.
    fn count(&mut self, change: impl FnOnce(&mut Counts)) -> Vec<SessionEvent> {
        self.adjust(|game| change(&mut game.history.stage.counts))
    }

    /// Whether what was done last is a move that the solution speaks against: a mistake, as the review of the game tells it.
    fn is_last_wrong(&self) -> bool {
        let facts = self.game.last_facts();
        !facts.is_empty() && self.answer().is_ok_and(|solution| is_wrong(&facts, solution))
    }

    /// Counts the mistakes anew of a game whose puzzle was changed, if it is the one that was played before: its moves are looked
    /// back on in the puzzle as it is.
    fn count_again(&mut self, is_same_game: bool) {
        if !self.game.is_playing() || self.counted_in == self.puzzle {
            return;
        }
        if is_same_game {
            let Ok(solution) = self.answer() else { return };
            let moves = self.game.moves();
            let wrong = moves.iter().filter(|made| is_wrong(&made.facts, solution)).count();
            self.game.history.stage.counts.mistakes = u32::try_from(wrong).unwrap_or(u32::MAX);
        }
        self.counted_in = self.puzzle.clone();
    }

    fn change(&mut self, command: Command) -> Result<(), Refusal> {
        let game = &mut self.game;
        match command {
            Command::Load(board) => self.load(|game| game.load(&board)),
            Command::LoadState(state) => self.load(|game| game.load_state(&state)),
            Command::Write(cell, Some(digit)) => game.write(cell, digit)?,
            Command::Write(cell, None) => game.turn(Turn::Clear(cell))?,
            Command::Turn(turn) => game.turn(turn)?,
            Command::Conclude(facts) => game.conclude(&facts)?,
            Command::TakeBack(mistakes) => game.take_back(&mistakes)?,
            Command::Play => game.play(true),
            Command::PlayWithout(cells) => game.play_without(&cells),
            Command::EditGivens => game.play(false),
            Command::Mend(repair) => game.mend(repair),
            Command::Undo => drop(game.history.undo()),
            Command::Redo => drop(game.history.redo()),
            _ => {}
        }
        Ok(())
    }

    /// Puts another puzzle in place of the one at hand.
    fn load(&mut self, load: impl FnOnce(&mut Game)) {
        // Cells that were selected together have no meaning in another puzzle.
        self.selection = Selection::of(self.selection.at);
        let begins = self.others.before.is_some() && self.game.history.done.is_empty();
        load(&mut self.game);
        if begins {
            // Behind the first puzzle on this grid is the grid before, not an empty one.
            self.game.history.done.clear();
        }
    }

    /// Brings everything up to date that is computed from the game.
    pub(super) fn refresh(&mut self) {
        self.revision += 1;
        self.surplus = OnceCell::new();
        self.drop_solution();
        let puzzle = self.game.position().givens();
        let game = &self.game;
        self.told.retain(|mistake| puzzle == self.puzzle && game.stands(*mistake));
        let begun = self.game.history.begun().state();
        if puzzle != self.puzzle || begun.removed != self.begun.removed {
            self.answer = OnceCell::new();
        }
        let is_same_game = begun == self.begun;
        (self.puzzle, self.begun) = (puzzle, begun);
        self.count_again(is_same_game);
    }

    fn check(&mut self) -> Vec<SessionEvent> {
        if self.is_completed() {
            return vec![SessionEvent::Checked(words::CheckRight.into(), CellSet::EMPTY)];
        }
        let solution = match self.answer() {
            Ok(solution) => solution,
            Err(why) => return vec![SessionEvent::Locked(why.message())],
        };
        self.told = self.game.mistakes(solution.digits());
        let mistakes: CellSet = self.told.iter().map(|mistake| mistake.cell()).collect();
        let count = self.geometry.cell_count() - self.game.position().board().digits().count();
        let message = if mistakes.is_empty() {
            Message::from(words::CheckFine { count })
        } else {
            let cells: Vec<_> = mistakes.iter().map(|cell| self.geometry.cell_name(cell)).collect();
            let is_struck = self.told.iter().all(|mistake| matches!(mistake, Fact::Absent(..)));
            if is_struck {
                words::CheckStruck { cells }.into()
            } else if count == 0 {
                words::CheckWrong { cells }.into()
            } else {
                words::CheckMistakes { cells }.into()
            }
        };
        vec![SessionEvent::Checked(message, mistakes), SessionEvent::Changed]
    }

    /// Takes up what was saved, if it is of this grid.
    fn restore(&mut self, saved: Saved) -> Result<(), Refusal> {
        if !fits(&saved.history, &self.geometry) {
            return Err(Message::from(words::LockOtherGrid));
        }
        self.game.history = saved.history;
        self.game.rules = saved.rules;
        self.game.paused = saved.paused;
        let selected = saved.selected.filter(|cell| cell.index() < self.geometry.cell_count());
        self.selection = Selection::of(selected);
        Ok(())
    }

    /// Takes up what was saved elsewhere, behind all that was done here.
    fn open(&mut self, saved: Saved) -> Result<(), Refusal> {
        let (before, rules) = (self.game.history.clone(), self.game.rules);
        let history = saved.history.clone();
        self.restore(saved)?;
        self.game.history = before.followed_by(history);
        // What is hidden by the rules of the file and shown by those at hand has to be seen to.
        self.game.follow(rules);
        Ok(())
    }
}

/// Whether the solution speaks against some of this.
fn is_wrong(facts: &[Fact], solution: &Solution) -> bool {
    facts.iter().any(|fact| !fact.is_so_where(solution.digit(fact.cell())))
}

/// Whether a history is of this grid: it has its cells, and names only cells and digits of it.
fn fits(history: &History, geometry: &Geometry) -> bool {
    let all = geometry.all_digits();
    let state_fits = |state: &CellState| {
        let painted = state.painted.keys().copied().collect();
        let digits = [state.marks, state.struck, state.corner, state.centre, painted];
        let entry = state.entry.digit().map_or(DigitSet::EMPTY, DigitSet::of);
        digits.into_iter().chain([entry]).all(|digits| digits.is_subset(all))
    };
    let changes = history.done.iter().chain(&history.undone).flat_map(|change| &change.cells);
    history.position.cells().len() == geometry.cell_count()
        && history.position.cells().iter().all(state_fits)
        && changes
            .into_iter()
            .all(|(cell, state)| cell.index() < geometry.cell_count() && state_fits(state))
}
