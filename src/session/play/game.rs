//! What a player can do, and what comes of it.

use std::collections::BTreeMap;
use std::time::Duration;

use super::history::{Counts, History, Stage};
use super::position::{CellState, Colour, Note, Position};
use super::rules::{Collisions, PlayRules};
use crate::explanation::Repair;
use crate::grid::{
    Apart, Board, Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Entry, Geometry, Offset,
    StateText,
};
use crate::message::{CellName, DigitName, Message, words};
use crate::proof::Fact;

/// Something that a player does besides writing a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Write a pencil mark into an empty cell, or take it away.
    Mark(Cell, Digit),
    /// Note a digit in the corners or in the middle of all of these cells that can have it; take it away if all have it.
    Note(Note, CellSet, Digit),
    /// Clear what is on top in a cell: its digit, else its notes, else its marks, else its colour.
    Clear(Cell),
    /// Paint a cell; the colour that it has takes it away.
    Paint(Cell, Colour),
    /// Write a pencil mark into all of these cells that can have it; take it away if all of them have it.
    MarkAll(CellSet, Digit),
    /// Write a digit into all of these cells that are empty; if none is, take it away where the player wrote it.
    WriteAll(CellSet, Digit),
    /// Clear what is on top in these cells: their digits, else their notes, else their marks, else their colours.
    ClearAll(CellSet),
    /// Paint these cells; if all of them have the colour it is taken away.
    PaintAll(CellSet, Colour),
    /// Paint a candidate that is marked; the colour that it has takes it away.
    PaintMark(Cell, Digit, Colour),
    /// Write every mark that the digits in sight allow, but those that the player struck out.
    FillMarks,
    /// Take all marks away.
    ClearMarks,
    /// Take all colours away.
    ClearColours,
    /// Take everything away that is not the puzzle's.
    Restart,
}

/// Why something was not done.
pub(in crate::session) type Refusal = Message;

/// A puzzle in play with its rules of play.
#[derive(Clone, Debug)]
pub(in crate::session) struct Game {
    pub(in crate::session) geometry: Geometry,
    pub(in crate::session) history: History,
    pub(in crate::session) rules: PlayRules,
    pub(in crate::session) paused: bool,
}

/// Says whether there is a puzzle: digits, or constraints, which need none.
pub fn is_puzzle(board: &Board, geometry: &Geometry) -> bool {
    !board.is_empty() || !geometry.constraints().is_empty()
}

impl Game {
    /// An empty grid that is being entered.
    pub(in crate::session) fn new(geometry: &Geometry) -> Self {
        let board = Board::empty(geometry.cell_count());
        Self {
            geometry: geometry.clone(),
            history: History::new(Position::of_board(&board), Stage::default()),
            rules: PlayRules::default(),
            paused: false,
        }
    }

    pub(in crate::session) fn position(&self) -> &Position {
        &self.history.position
    }

    pub(in crate::session) fn is_playing(&self) -> bool {
        self.history.stage.playing
    }

    /// Puts another puzzle in place of this one. It is played at once if it has digits, or constraints that need none.
    pub(in crate::session) fn load(&mut self, board: &Board) {
        let stage = self.begin(is_puzzle(board, &self.geometry));
        let cells = self.geometry.cells();
        let cells = cells.map(|cell| (cell, CellState::of(board.entry(cell))));
        let _ = self.history.change(cells, Some(stage));
    }

    /// Puts a state in place of the puzzle, with all marks in its empty cells but those that are struck out.
    pub(in crate::session) fn load_state(&mut self, state: &StateText) {
        let stage = self.begin(true);
        let position = Position::of_board(&state.board);
        let state_of = |cell| {
            let mut now = CellState::of(state.board.entry(cell));
            if now.entry == Entry::Empty {
                let struck = state.removed.iter().filter(|Candidate { cell: of, .. }| *of == cell);
                now.struck = struck.map(|&Candidate { digit, .. }| digit).collect();
                now.marks = self.allowed(&position, cell) - now.struck;
                now.full = true;
            }
            (cell, now)
        };
        let cells: Vec<_> = self.geometry.cells().map(state_of).collect();
        let _ = self.history.change(cells, Some(stage));
    }

    /// A stage in which no time has passed. A pause ends with the one before.
    fn begin(&mut self, playing: bool) -> Stage {
        self.paused = false;
        Stage { playing, elapsed: Duration::ZERO, counts: Counts::default() }
    }

    /// The cells whose givens were typed since the puzzle was begun or changed, in the order of typing.
    pub(in crate::session) fn typed(&self) -> Vec<Cell> {
        let mut typed: Vec<Cell> = Vec::new();
        for change in self.history.done.iter().rev().take_while(|change| change.stage.is_none()) {
            for &(cell, _) in &change.cells {
                // What was typed over was typed when it was first.
                typed.retain(|other| *other != cell);
                typed.push(cell);
            }
        }
        typed.retain(|cell| self.position().cell(*cell).is_given());
        typed.reverse();
        typed
    }

    /// Plays the puzzle without some of its digits, which are the player's from now on.
    pub(in crate::session) fn play_without(&mut self, cells: &[Cell]) {
        let own = cells.iter().filter_map(|&cell| {
            let digit = self.position().cell(cell).entry.digit()?;
            Some((cell, CellState::of(Entry::Placed(digit))))
        });
        let own: Vec<_> = own.collect();
        let _ = self.history.change(own, Some(Stage { playing: true, ..self.history.stage }));
    }

    /// Goes from entering to playing, or back.
    pub(in crate::session) fn play(&mut self, playing: bool) {
        let stage = Stage { playing, ..self.history.stage };
        let _ = self.history.change([], Some(stage));
    }

    /// Writes a digit into a cell: one of the puzzle while that is being entered, else one of the player.
    pub(in crate::session) fn write(&mut self, cell: Cell, digit: Digit) -> Result<(), Refusal> {
        let state = self.with_digit(cell, digit)?;
        let _ = self.history.change([(cell, state)], None);
        Ok(())
    }

    /// The cell with a digit in it.
    pub(super) fn with_digit(&self, cell: Cell, digit: Digit) -> Result<CellState, Refusal> {
        if !self.is_playing() {
            return Ok(CellState::of(Entry::Given(digit)));
        }
        self.not_given(cell)?;
        if self.rules.collisions == Collisions::Refused
            && let Some(other) = self.position().seen(&self.geometry, cell, digit)
        {
            return Err(self.forbidden(Candidate { cell, digit }, other, |digit, other| {
                words::LockCollision { digit, other }.into()
            }));
        }
        let now = self.position().cell(cell).clone();
        Ok(CellState { entry: Entry::Placed(digit), hinted: false, ..now })
    }

    /// Does what the player does.
    pub(in crate::session) fn turn(&mut self, turn: Turn) -> Result<(), Refusal> {
        let mut stage = None;
        let cells = match turn {
            Turn::Mark(cell, digit) => vec![(cell, self.marked(cell, digit)?)],
            Turn::Clear(cell) => vec![(cell, self.cleared(cell)?)],
            Turn::Paint(cell, colour) => vec![(cell, self.painted(cell, colour))],
            Turn::PaintMark(cell, digit, colour) => {
                vec![(cell, self.painted_mark(cell, digit, colour)?)]
            }
            Turn::MarkAll(cells, digit) => self.all_marked(cells, digit)?,
            Turn::WriteAll(cells, digit) => self.all_written(cells, digit)?,
            Turn::Note(note, cells, digit) => self.all_noted(note, cells, digit)?,
            Turn::ClearAll(cells) => self.all_cleared(cells)?,
            Turn::PaintAll(cells, colour) => self.all_painted(cells, colour),
            Turn::FillMarks => self.every_open(|cell, state| self.filled(cell, state)),
            Turn::ClearMarks => self.every_open(|_, state| state.without_marks().without_notes()),
            Turn::ClearColours => self.every(|state| {
                let painted = BTreeMap::new();
                CellState { colour: None, painted, ..state }
            }),
            Turn::Restart => {
                let shown = self.history.stage.counts.shown;
                let mut begun = self.begin(self.is_playing());
                begun.counts.shown = shown;
                stage = Some(begun);
                self.every(|state| {
                    let given = state.is_given();
                    CellState::of(if given { state.entry } else { Entry::Empty })
                })
            }
        };
        let _ = self.history.change(cells, stage);
        Ok(())
    }

    /// Enters the digits and strikes out the candidates that a step concludes, as one move. A cell out of which something
    /// is struck gets its other marks, so that what is struck is seen.
    pub(in crate::session) fn conclude(&mut self, facts: &[Fact]) -> Result<(), Refusal> {
        let mut cells: BTreeMap<Cell, CellState> = BTreeMap::new();
        for &fact in facts {
            let cell = fact.cell();
            self.not_given(cell)?;
            let now = self.position().cell(cell);
            let state = cells.entry(cell).or_insert_with(|| now.clone());
            match fact {
                Fact::Holds(_, digit) => {
                    (state.entry, state.hinted) = (Entry::Placed(digit), true);
                }
                Fact::Absent(_, digit) => {
                    if !state.full {
                        *state = self.filled(cell, state.clone());
                    }
                    state.marks.remove(digit);
                    let _ = state.painted.remove(&digit);
                    state.struck.insert(digit);
                    state.corner.remove(digit);
                    state.centre.remove(digit);
                }
            }
        }
        let _ = self.history.change_as_hinted(cells);
        Ok(())
    }

    /// Changes a given, or puts it into another cell, as one move.
    pub(in crate::session) fn mend(&mut self, repair: Repair) {
        let mut cells = vec![(repair.at, CellState::of(Entry::Given(repair.instead)))];
        if repair.is_move() {
            cells.push((repair.cell, CellState::of(Entry::Empty)));
        }
        let _ = self.history.change(cells, None);
    }

    /// Takes other rules of play. Marks that were hidden and would come back are taken away for good.
    pub(in crate::session) fn follow(&mut self, rules: PlayRules) {
        if self.rules.prunes && !rules.prunes {
            let shown = |cell, state: CellState| {
                let unseen = self.position().in_no_sight(&self.geometry, cell);
                let (corner, centre) = (state.corner & unseen, state.centre & unseen);
                CellState { marks: state.marks & unseen, corner, centre, ..state }
            };
            let _ = self.history.change(self.every_open(shown), None);
        }
        self.rules = rules;
    }

    /// The pencil marks that are to be seen in a cell.
    pub(in crate::session) fn marks(&self, cell: Cell) -> DigitSet {
        if self.shows_notes(cell) {
            return DigitSet::EMPTY;
        }
        self.seen_in(cell, self.position().cell(cell).marks)
    }

    /// What is to be seen of digits that are written in small in a cell: nothing below a digit, and none that is in sight where
    /// these are hidden.
    pub(super) fn seen_in(&self, cell: Cell, written: DigitSet) -> DigitSet {
        match self.position().cell(cell).entry {
            Entry::Given(_) | Entry::Placed(_) => DigitSet::EMPTY,
            Entry::Empty if self.rules.prunes => {
                written & self.position().in_no_sight(&self.geometry, cell)
            }
            Entry::Empty => written,
        }
    }

    /// The state of play: the digits, and the candidates that the player struck out.
    pub(in crate::session) fn state(&self) -> StateText {
        self.position().state()
    }

    /// The empty cells with one candidate left, by sight and by what the player struck out.
    pub(in crate::session) fn singles(&self) -> CellSet {
        let candidates: Candidates = self.state().candidates(&self.geometry);
        candidates.open_cells_with(&self.geometry, [1])
    }

    /// Takes back mistakes as one move: the digits are cleared, and the marks that were struck out are there again.
    pub(in crate::session) fn take_back(&mut self, mistakes: &[Fact]) -> Result<(), Refusal> {
        let mut cells: BTreeMap<Cell, CellState> = BTreeMap::new();
        for mistake in mistakes {
            let cell = mistake.cell();
            self.not_given(cell)?;
            let now = self.position().cell(cell);
            let state = cells.entry(cell).or_insert_with(|| now.clone());
            match *mistake {
                Fact::Holds(..) => (state.entry, state.hinted) = (Entry::Empty, false),
                Fact::Absent(_, digit) => {
                    state.marks.insert(digit);
                    state.struck.remove(digit);
                }
            }
        }
        let _ = self.history.change(cells, None);
        Ok(())
    }

    /// Whether the grid still says so: the player's digit is in the cell, or the candidate is struck out of it.
    pub(in crate::session) fn stands(&self, fact: Fact) -> bool {
        let state = self.position().cell(fact.cell());
        match fact {
            Fact::Holds(_, digit) => state.entry == Entry::Placed(digit),
            Fact::Absent(_, digit) => state.entry == Entry::Empty && state.struck.contains(digit),
        }
    }

    /// What speaks against the solution: first wrong digits, then the digits that the player struck out of the empty cells
    /// where they belong. A mark that was left out when marks were filled in, since a wrong digit was in sight, is
    /// nobody's mistake.
    pub(in crate::session) fn mistakes(&self, solution: &[Digit]) -> Vec<Fact> {
        let wrong = |cell: Cell| {
            let (state, right) = (self.position().cell(cell), solution[cell.index()]);
            match state.entry {
                Entry::Placed(digit) if digit != right => Some(Fact::Holds(cell, digit)),
                Entry::Empty if state.struck.contains(right) => Some(Fact::Absent(cell, right)),
                _ => None,
            }
        };
        let mut mistakes: Vec<Fact> = self.geometry.cells().filter_map(wrong).collect();
        mistakes.sort_by_key(|mistake| matches!(mistake, Fact::Absent(..)));
        mistakes
    }

    /// Lets time pass: it counts from the first look at the puzzle until it is solved, but not in a pause.
    pub(in crate::session) fn pass(&mut self, time: Duration) {
        if self.runs() {
            self.history.stage.elapsed += time;
        }
    }

    /// Whether time counts.
    pub(in crate::session) fn runs(&self) -> bool {
        let playing = self.history.stage.playing;
        let is_over = self.history.stage.counts.ended || self.position().is_solved(&self.geometry);
        playing && !self.paused && !is_over
    }

    /// Why no mark can be written into a cell, if none can.
    pub(super) fn can_be_marked(&self, cell: Cell, digit: Digit) -> Result<(), Refusal> {
        let position = self.position();
        if position.cell(cell).entry != Entry::Empty {
            let name = self.geometry.cell_name(cell);
            return Err(Message::from(words::LockMarkFilled { cell: name }));
        }
        if self.rules.prunes
            && let Some(other) = position.seen(&self.geometry, cell, digit)
        {
            return Err(self.forbidden(Candidate { cell, digit }, other, |digit, other| {
                words::LockMarkSeen { digit, other }.into()
            }));
        }
        Ok(())
    }

    /// The cell with one mark more or less.
    pub(super) fn marked(&self, cell: Cell, digit: Digit) -> Result<CellState, Refusal> {
        self.can_be_marked(cell, digit)?;
        self.not_behind_notes(cell)?;
        let position = self.position();
        let mut state = position.cell(cell).clone();
        if state.marks.contains(digit) {
            state.marks.remove(digit);
            let _ = state.painted.remove(&digit);
            if state.full {
                state.struck.insert(digit);
            }
            return Ok(state);
        }
        state.marks.insert(digit);
        state.struck.remove(digit);
        let possible = position.in_no_sight(&self.geometry, cell);
        let now_full = !state.full && possible.is_subset(state.marks);
        Ok(if now_full { self.filled(cell, state) } else { state })
    }

    /// The cell without what is on top in it; while entering, without anything.
    pub(super) fn cleared(&self, cell: Cell) -> Result<CellState, Refusal> {
        if !self.is_playing() {
            return Ok(CellState::default());
        }
        self.not_given(cell)?;
        let state = self.position().cell(cell).clone();
        Ok(match state.entry {
            Entry::Empty if state.has_notes() => state.without_notes(),
            Entry::Empty if state.marks.is_empty() && !state.full => {
                CellState { colour: None, ..state }
            }
            Entry::Empty => state.without_marks(),
            _ => CellState { entry: Entry::Empty, hinted: false, ..state },
        })
    }

    fn painted(&self, cell: Cell, colour: Colour) -> CellState {
        let mut state = self.position().cell(cell).clone();
        state.colour = (state.colour != Some(colour)).then_some(colour);
        state
    }

    fn painted_mark(&self, cell: Cell, digit: Digit, colour: Colour) -> Result<CellState, Refusal> {
        if !self.marks(cell).contains(digit) {
            let (cell, digit) = (self.geometry.cell_name(cell), self.geometry.digit_name(digit));
            return Err(words::LockNoMark { cell, digit }.into());
        }
        let mut state = self.position().cell(cell).clone();
        if state.painted.get(&digit) == Some(&colour) {
            let _ = state.painted.remove(&digit);
        } else {
            let _ = state.painted.insert(digit, colour);
        }
        Ok(state)
    }

    /// The cell with all marks that sight allows, but those that were struck out.
    fn filled(&self, cell: Cell, state: CellState) -> CellState {
        let allowed = self.allowed(self.position(), cell);
        CellState { marks: allowed - state.struck, full: true, ..state }
    }

    /// The marks that sight allows. Where marks are only hidden while their digit is in sight, the player's digits do
    /// not count: they may be cleared again.
    fn allowed(&self, position: &Position, cell: Cell) -> DigitSet {
        if self.rules.prunes {
            position.in_no_givens_sight(&self.geometry, cell)
        } else {
            position.in_no_sight(&self.geometry, cell)
        }
    }

    /// Every cell, changed.
    fn every(&self, change: impl Fn(CellState) -> CellState) -> Vec<(Cell, CellState)> {
        let cells = self.geometry.cells();
        cells.map(|cell| (cell, change(self.position().cell(cell).clone()))).collect()
    }

    /// Every cell that is not the puzzle's, changed.
    fn every_open(&self, change: impl Fn(Cell, CellState) -> CellState) -> Vec<(Cell, CellState)> {
        let open = self.geometry.cells().filter(|&cell| !self.position().cell(cell).is_given());
        open.map(|cell| (cell, change(cell, self.position().cell(cell).clone()))).collect()
    }

    fn not_given(&self, cell: Cell) -> Result<(), Refusal> {
        if !self.position().cell(cell).is_given() {
            return Ok(());
        }
        Err(Message::from(words::LockGiven { cell: self.geometry.cell_name(cell) }))
    }
    /// By which digit elsewhere the candidate is forbidden: as it is said of what the cell sees in a house, or by the steps
    /// between them.
    fn forbidden(
        &self,
        one: Candidate,
        by: Candidate,
        seen: impl FnOnce(DigitName, CellName) -> Message,
    ) -> Message {
        let (near, at) = (self.geometry.digit_name(by.digit), self.geometry.cell_name(by.cell));
        match self.geometry.apart(by, one) {
            Some(Apart::Group(_)) => return seen(near, at),
            Some(Apart::Constraint(number)) => {
                let constraint = self.geometry.constraint_name(number);
                return words::LockConstraint { by: at, constraint, near }.into();
            }
            Some(Apart::Cell(_) | Apart::Steps(_)) | None => {}
        }
        let Offset { short, long, difference } = self.geometry.offset(by, one);
        words::LockBeside { by: at, difference, long, near, short }.into()
    }
}
