//! What happens when a player does something.

use std::time::{Duration, Instant};

use iced::Task;

use crate::grid::{Cell, CellSet, Digit};
use crate::message::{Message as Words, words};
use crate::session::play::{Colour, Turn};
use crate::session::{Action, Choice, Command, Mode};
use crate::window::act::{Move, Place};
use crate::window::background::Concern;
use crate::window::card::Card;
use crate::window::message::Message;
use crate::window::notices::Said;
use crate::window::play::at_hand::{has_use_for_several, wonders};
use crate::window::play::{Deed, Entry, Stroke};
use crate::window::question::Asked;
use crate::window::state::Window;

/// How often time is counted.
pub(crate) const BEAT: Duration = Duration::from_millis(250);

/// Time between two counts is never more than this: more means that the machine was asleep.
const LONGEST: Duration = Duration::from_secs(2);

impl Window {
    /// Does what a player asks for.
    pub(crate) fn play(&mut self, deed: Deed) -> Task<Message> {
        match deed {
            Deed::PlayOrEdit if self.session.lock(Action::EditGivens).is_none() => {
                self.apply(Command::EditGivens)
            }
            Deed::PlayOrEdit if self.ask_of_afterthoughts(false) => Task::none(),
            Deed::PlayOrEdit => self.begin_play(),
            Deed::PlayWithoutSurplus => {
                let surplus = self.session.surplus().to_vec();
                self.apply(Command::PlayWithout(surplus))
            }
            Deed::Keep(are_givens) => self.keep_givens(are_givens),
            Deed::Mark(number) => self.mark(number),
            Deed::Filter(number) => {
                if number < self.session.geometry().side() {
                    self.show_digit(Digit::new(number));
                }
                Task::none()
            }
            Deed::Entry(entry) => self.enter_by(entry),
            Deed::NextEntry => self.enter_by(self.play.entry.next()),
            Deed::Press(cell, digit) => self.press(cell, digit),
            Deed::Brush(cell, digit) => self.brush(cell, digit),
            Deed::Sweep(from, to) => self.sweep(from, to),
            Deed::FillMarks => self.apply(Command::Turn(Turn::FillMarks)),
            Deed::ClearMarks => self.apply(Command::Turn(Turn::ClearMarks)),
            Deed::ClearColours => self.apply(Command::Turn(Turn::ClearColours)),
            Deed::Check => self.apply(Command::Check),
            Deed::Undo => self.apply(Command::Undo),
            Deed::Redo => self.apply(Command::Redo),
            Deed::Restart => self.apply(Command::Turn(Turn::Restart)),
            Deed::Pause => self.apply(Command::Pause(!self.session.is_paused())),
            Deed::Singles => {
                self.show_singles();
                Task::none()
            }
        }
    }

    /// Asks whether givens that may be tries of the player's belong to the puzzle, before it is played or solved; false if
    /// there are none.
    pub(crate) fn ask_of_afterthoughts(&mut self, solves: bool) -> bool {
        let cells: CellSet = self.session.afterthoughts().into_iter().collect();
        if cells.is_empty() || self.session.lock(Action::Play).is_some() {
            return false;
        }
        (self.notices.card, self.opened.page) = (Some(Card::Afterthoughts(cells, solves)), None);
        true
    }

    /// Plays the puzzle that was entered; says so if it has not exactly one solution.
    fn begin_play(&mut self) -> Task<Message> {
        let task = self.apply(Command::Play);
        if self.notices.said.is_none() {
            self.tell_unanswered();
        }
        task
    }

    /// Plays or solves the puzzle with the givens of which it was asked, or without.
    fn keep_givens(&mut self, are_givens: bool) -> Task<Message> {
        let Some(Card::Afterthoughts(cells, solves)) = self.notices.card.take() else {
            return Task::none();
        };
        if are_givens {
            return if solves { self.solve() } else { self.begin_play() };
        }
        let play = self.apply(Command::PlayWithout(cells.iter().collect()));
        let solve = if solves { self.solve() } else { Task::none() };
        Task::batch([play, solve])
    }

    /// Shows the digit wherever it stands, or no longer.
    pub(crate) fn show_digit(&mut self, digit: Digit) {
        self.sight.toggle_digit(digit);
    }

    /// A filled cell was pressed: its digit is shown in place of the one that was asked for.
    pub(crate) fn light(&mut self, cell: Cell) {
        let is_filled = self.session.position().cell(cell).entry.digit().is_some();
        if is_filled && self.play.lights_same && self.session.trace().is_none() {
            self.sight.filter = None;
        }
    }

    /// Shows which cells have one candidate left, or no longer; says so if there is none.
    fn show_singles(&mut self) {
        self.play.shows_singles = !self.play.shows_singles;
        if !self.play.shows_singles {
            return;
        }
        self.notices.said = self.reason(Action::Check);
        if self.notices.said.is_none() && self.session.singles().is_empty() {
            self.notices.said = Some(Said::good(Words::from(words::WindowNoSingles)));
        }
    }

    /// What a digit key does while a puzzle is entered or played.
    pub(crate) fn digit_in(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        let several = self.session.several_selected();
        match self.play.entry {
            Entry::Marks if self.session.mode() == Mode::Playing => self.mark(digit.index()),
            Entry::Colours if self.play.paints(&self.session) => self.paint(digit.index()),
            _ if several.is_some() => {
                self.notices.said = Some(Said::now(Words::from(words::WindowSeveralCells)));
                Task::none()
            }
            _ if self.is_own(cell, digit) => self.apply(Command::Write(cell, None)),
            _ => {
                let task = self.apply(Command::Write(cell, Some(digit)));
                if self.notices.said.is_some() || !self.play.moves_on {
                    return task;
                }
                Task::batch([task, self.move_on(cell)])
            }
        }
    }

    /// Whether the digit stands in the cell and can be taken away there: the same key again does that, as with marks.
    fn is_own(&self, cell: Cell, digit: Digit) -> bool {
        let entry = self.session.position().cell(cell).entry;
        match self.session.mode() {
            Mode::Entering => entry.digit() == Some(digit),
            _ => entry == crate::grid::Entry::Placed(digit),
        }
    }

    /// Paints what is selected with the colour with this number, from 0.
    pub(crate) fn paint(&mut self, number: usize) -> Task<Message> {
        let Some(colour) = Colour::new(number) else { return Task::none() };
        let Some(cell) = self.session.selected() else { return self.say_no_cell() };
        self.play.colour = Some(colour);
        let several = self.session.several_selected();
        let paint = several.map(|cells| Turn::PaintAll(cells, colour));
        self.apply(Command::Turn(paint.unwrap_or(Turn::Paint(cell, colour))))
    }

    /// Selects the next cell that can be filled: while entering any cell, while playing an empty one.
    fn move_on(&mut self, from: Cell) -> Task<Message> {
        let position = self.session.position();
        let playing = self.session.mode() == Mode::Playing;
        let open = |cell: &Cell| !playing || position.cell(*cell).entry.digit().is_none();
        let count = self.session.geometry().cell_count();
        let mut later = (1..count).map(|by| Cell::new((from.index() + by) % count));
        match later.find(open) {
            Some(next) => self.apply(Command::Select(Some(next))),
            None => Task::none(),
        }
    }

    fn mark(&mut self, number: usize) -> Task<Message> {
        let digit = Digit::new(number);
        if number >= self.session.geometry().side() {
            return Task::none();
        }
        let Some(cell) = self.session.selected() else { return self.say_no_cell() };
        if let (Entry::Colours, Some(colour)) = (self.play.entry, self.play.colour) {
            return self.apply(Command::Turn(Turn::PaintMark(cell, digit, colour)));
        }
        let several = self.session.several_selected();
        let mark = several.map(|cells| Turn::MarkAll(cells, digit));
        self.apply(Command::Turn(mark.unwrap_or(Turn::Mark(cell, digit))))
    }

    fn enter_by(&mut self, entry: Entry) -> Task<Message> {
        if entry != Entry::Digits {
            self.notices.said = self.reason(Action::Note);
        }
        if self.notices.said.is_none() {
            self.play.entry = entry;
        }
        Task::none()
    }

    /// Selects the cell; a mark of the selected one that was pressed is asked about.
    fn press(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        if self.session.mode() == Mode::Explaining {
            return self.candidate(cell, digit);
        }
        self.light(cell);
        self.play.stroke = None;
        if wonders(&self.session) && !self.play.paints(&self.session) {
            return self.candidate(cell, digit);
        }
        self.apply(Command::Select(Some(cell)))
    }

    /// Paints a cell with the colour that was used last, or the mark that was pressed, in whatever way digits are entered.
    fn brush(&mut self, cell: Cell, digit: Option<Digit>) -> Task<Message> {
        let Some(colour) = self.play.colour else { return Task::none() };
        self.notices.said = self.reason(Action::Note);
        if self.notices.said.is_some() {
            return Task::none();
        }
        self.play.stroke = None;
        if let Some(digit) = digit.filter(|digit| self.session.marks(cell).contains(*digit)) {
            return self.apply(Command::Turn(Turn::PaintMark(cell, digit, colour)));
        }
        let task = self.apply(Command::Turn(Turn::Paint(cell, colour)));
        self.play.stroke = Some(Stroke(self.session.position().cell(cell).colour));
        task
    }

    /// Gives a cell what the first cell of the stroke was given.
    fn sweep(&mut self, from: Cell, to: Cell) -> Task<Message> {
        let Some(colour) = self.play.colour else { return Task::none() };
        let mut tasks = Vec::new();
        if self.play.stroke.is_none() && self.play.paints(&self.session) {
            tasks.push(self.brush(from, None));
        }
        if self.play.stroke.is_none() && has_use_for_several(&self.session) {
            return self.choose(Choice::Add(to));
        }
        let there = self.session.position().cell(to).colour;
        match self.play.stroke {
            Some(Stroke(Some(given))) if there != Some(given) => {
                tasks.push(self.apply(Command::Turn(Turn::Paint(to, colour))));
            }
            Some(Stroke(None)) if there == Some(colour) => {
                tasks.push(self.apply(Command::Turn(Turn::Paint(to, colour))));
            }
            _ => {}
        }
        Task::batch(tasks)
    }

    /// Whether Shift and an arrow select more cells, and do not walk a proof.
    pub(crate) fn extends_selection(&mut self) -> bool {
        let has_grid = self.opened.place == Place::Grid
            && self.opened.page.is_none()
            && self.opened.menu.is_none();
        let is_free = has_grid && has_use_for_several(&self.session);
        is_free && !self.lists_steps() && self.walked().is_none_or(|proof| proof.is_empty())
    }

    /// Selects cells besides the selected one, or just the one that was meant where nothing can be done to several.
    pub(crate) fn choose(&mut self, choice: Choice) -> Task<Message> {
        match choice {
            Choice::Toggle(cell) | Choice::Add(cell) | Choice::UpTo(cell)
                if !has_use_for_several(&self.session) =>
            {
                self.select(cell)
            }
            choice => self.apply(Command::Choose(choice)),
        }
    }

    pub(crate) fn extend_selection(&mut self, direction: Move) -> Task<Message> {
        let (columns, rows) = direction.offset();
        self.choose(Choice::Reach { columns, rows })
    }

    /// Whether time is to be counted.
    pub(crate) fn is_counting(&self) -> bool {
        self.play.is_in_front && self.session.is_timed()
    }

    /// Whether something is to be looked at now and then: the time, or what is said.
    pub(crate) fn beats(&self) -> bool {
        let waits = self.background.consulting(Concern::Hint).is_some() || self.files.is_reading();
        self.is_counting() || self.notices.said.is_some() || waits
    }

    /// Counts the time since it was counted last.
    pub(crate) fn count_time(&mut self, now: Instant) {
        if !self.is_counting() {
            self.play.counted = None;
            return;
        }
        if let Some(before) = self.play.counted.replace(now) {
            let passed = now.saturating_duration_since(before);
            // Nothing but the time changes, so nothing has to react.
            let _ = self.session.apply(Command::Pass(passed.min(LONGEST)));
        }
    }

    /// Says what came of looking for mistakes.
    pub(crate) fn tell_checked(&mut self, words: crate::message::Message, fine: bool) {
        self.notices.said = Some(if fine { Said::good(words) } else { Said::bad(words) });
        if !fine {
            // Who looks for mistakes again wants to know, as at first.
            self.opened.asked = Asked::first_of(self.question());
        }
    }
}
