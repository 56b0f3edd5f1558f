//! Playing: what its events come to, and who else has a say in which cells are selected.

use std::time::Instant;

use iced::Task;

use crate::action::{Action, EntryMode, Move, PlayAction};
use crate::background::Concern;
use crate::cards::card::Card;
use crate::cards::notices::Said;
use crate::cards::question::Asked;
use crate::message::Message;
use crate::panel::slip::{Slip, slip};
use crate::play::Event;
use crate::play::at_hand::{has_use_for_several, hides_grid};
use crate::state::Window;
use duvod::grid::{Cell, CellSet, Digit};
use duvod::message::words;
use duvod::session::play::Turn;
use duvod::session::{Command, Lockable, Mode, SelectionChange};

impl Window {
    /// Does what a player asks for.
    pub(crate) fn play(&mut self, deed: PlayAction) -> Task<Message> {
        if deed == PlayAction::Undo {
            return self.undo();
        }
        let was_playing = self.session.mode() == Mode::Playing;
        let event = self.play.update(deed, &self.session);
        let task = self.after_play(event);
        if deed == PlayAction::Restart && was_playing && self.notices.said.is_none() {
            self.notices.said = Some(Said::good(words::WindowRestarted.into()));
        }
        if deed == PlayAction::Pause
            && self.hides_grid()
            && (!self.opened.is_at_grid() || self.is_panel_away())
        {
            self.notices.said = Some(Said::now(words::WindowHidden.into()));
        }
        task
    }

    /// Takes the last thing back. Who has taken back all that was done to a puzzle may not want to lose it: that is said
    /// first, and done if it is asked again.
    fn undo(&mut self) -> Task<Message> {
        let takes_puzzle = self.session.undo_takes_puzzle();
        let at = Some(self.session.revision());
        if takes_puzzle && self.session.is_undone() && self.play.warned_at != at {
            self.play.warned_at = at;
            self.notices.said = Some(Said::now(words::WindowUndoTakesPuzzle.into()));
            return Task::none();
        }
        let event = self.play.update(PlayAction::Undo, &self.session);
        let task = self.after_play(event);
        if takes_puzzle && self.notices.said.is_none() {
            self.notices.said = Some(Said::now(words::WindowPuzzleTaken.into()));
        }
        task
    }

    /// What a digit key does while a puzzle is entered or played.
    pub(crate) fn digit_in(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        let event = self.play.digit(cell, digit, &self.session);
        self.after_play(event)
    }

    /// Paints what is selected with the colour with this number, from 0.
    pub(crate) fn paint(&mut self, number: usize) -> Task<Message> {
        let event = self.play.paint(number, &self.session);
        self.after_play(event)
    }

    /// Does what an event of the part that is played comes to.
    fn after_play(&mut self, event: Option<Event>) -> Task<Message> {
        let Some(event) = event else { return Task::none() };
        match event {
            Event::Do(command) => return self.apply(command),
            Event::Write(cell, digit) => return self.write(cell, digit),
            Event::Brush(cell, colour) => {
                let task = self.apply(Command::Turn(Turn::Paint(cell, colour)));
                self.play.begin_stroke(cell, &self.session);
                return task;
            }
            Event::Sweep(from, to) => return self.sweep(from, to),
            Event::Press(cell, digit) => return self.press(cell, digit),
            Event::Show(digit) => self.show_digit(digit),
            Event::Begin if self.ask_of_afterthoughts(false) => {}
            Event::Begin => return self.begin_play(),
            Event::Keep(are_givens) => return self.keep_givens(are_givens),
            Event::Say(said) => self.notices.said = Some(said),
            Event::NoCell => return self.say_no_cell(),
        }
        Task::none()
    }

    /// Asks whether givens that may be tries of the player's belong to the puzzle, before it is played or solved; false if
    /// there are none.
    pub(crate) fn ask_of_afterthoughts(&mut self, solves: bool) -> bool {
        let cells: CellSet = self.session.afterthoughts().into_iter().collect();
        if cells.is_empty() || self.session.lock(Lockable::Play).is_some() {
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
        if self.play.lights(cell, &self.session) {
            self.sight.filter = None;
        }
    }

    /// Writes a digit; then the next cell that can be filled is selected.
    fn write(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        let task = self.apply(Command::Write(cell, Some(digit)));
        if self.notices.said.is_some() {
            return task;
        }
        Task::batch([task, self.step_on(cell)])
    }

    /// Selects the next cell that can be filled, if the selection goes on.
    pub(crate) fn step_on(&mut self, from: Cell) -> Task<Message> {
        match self.play.next_cell(from, &self.session) {
            Some(next) => self.apply(Command::Select(Some(next))),
            None => Task::none(),
        }
    }

    /// Selects the cell; a mark of the selected one that was pressed is asked about, but in play only after it was asked for.
    fn press(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        if self.play.taken_digit(&self.session).is_some() {
            return self.press_with_digit(cell);
        }
        self.light(cell);
        if self.play.strikes_marks(&self.session) && self.session.selected() == Some(cell) {
            return self.strike(cell, digit);
        }
        if self.session.mode() == Mode::Explaining {
            return self.candidate(cell, digit);
        }
        let is_mark = self.session.marks(cell).contains(digit)
            && self.session.selected() == Some(cell)
            && !self.play.paints(&self.session);
        self.notices.said = is_mark.then(|| Said::now(words::WindowMarkHow.into()));
        self.apply(Command::Select(Some(cell)))
    }

    /// Strikes out the mark of the selected cell that was pressed, or writes it.
    fn strike(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        let is_open = self.session.position().cell(cell).entry.digit().is_none();
        if is_open { self.apply(Command::Turn(Turn::Mark(cell, digit))) } else { Task::none() }
    }

    /// A cell was pressed while a digit is taken: it is written there, in place of another one of the player's; of a given
    /// the digit is taken, and of any filled cell while marks are written.
    pub(crate) fn press_with_digit(&mut self, cell: Cell) -> Task<Message> {
        let Some(digit) = self.play.taken_digit(&self.session) else { return Task::none() };
        self.play.stroke = None;
        let select = self.apply(Command::Select(Some(cell)));
        let there = self.session.position().cell(cell);
        let is_fixed = there.is_given() && self.session.mode() == Mode::Playing;
        let is_kept = is_fixed || self.play.writes() != EntryMode::Digits;
        let other = there.entry.digit().filter(|there| *there != digit);
        if let Some(other) = other.filter(|_| is_kept) {
            self.play.taken = Some(other);
            return select;
        }
        if is_fixed { select } else { Task::batch([select, self.play(PlayAction::Put)]) }
    }

    /// Whether the grid is hidden since the time is stopped.
    pub(crate) fn hides_grid(&self) -> bool {
        hides_grid(&self.session)
    }

    /// What is asked of a grid that is hidden shows it again, and does nothing else.
    pub(crate) fn show_again(&mut self, act: Action) -> Option<Task<Message>> {
        let is_about_grid = matches!(
            act,
            Action::Select(_)
                | Action::Choose(_)
                | Action::Extend(_)
                | Action::Digit(_)
                | Action::Nought
                | Action::Clear
                | Action::Hint
                | Action::WholeHint
                | Action::Wonder
                | Action::WhyNot
                | Action::Play(
                    PlayAction::Mark(_)
                        | PlayAction::Filter(_)
                        | PlayAction::Press(..)
                        | PlayAction::Brush(..)
                        | PlayAction::FillMarks
                        | PlayAction::Singles
                        | PlayAction::Check
                )
        );
        let is_hidden = self.hides_grid() && self.opened.page.is_none();
        (is_hidden && is_about_grid).then(|| self.apply(Command::Pause(false)))
    }

    /// Gives a cell what the first cell of the stroke was given; where nothing is painted, it is selected with the others.
    fn sweep(&mut self, from: Cell, to: Cell) -> Task<Message> {
        let mut tasks = Vec::new();
        if self.play.stroke.is_none() && self.play.paints(&self.session) {
            tasks.push(self.play(PlayAction::Brush(from, None)));
        }
        if self.play.stroke.is_none() && has_use_for_several(&self.session) {
            return self.choose(SelectionChange::Add(to));
        }
        if let Some(turn) = self.play.stroke_over(to, &self.session) {
            tasks.push(self.apply(Command::Turn(turn)));
        }
        Task::batch(tasks)
    }

    /// Whether Shift and an arrow select more cells, and do not walk a proof.
    pub(crate) fn extends_selection(&mut self) -> bool {
        let has_grid = self.opened.is_at_grid() && self.opened.menu.is_none();
        let is_free = has_grid && has_use_for_several(&self.session);
        is_free
            && !self.lists_steps()
            && !self.reviews()
            && self.walked().is_none_or(|proof| proof.is_empty())
    }

    /// Selects cells besides the selected one, or just the one that was meant where nothing can be done to several.
    pub(crate) fn choose(&mut self, choice: SelectionChange) -> Task<Message> {
        match choice {
            SelectionChange::Toggle(cell)
            | SelectionChange::Add(cell)
            | SelectionChange::UpTo(cell)
            | SelectionChange::Same(cell)
                if !has_use_for_several(&self.session) =>
            {
                self.select(cell)
            }
            choice => self.apply(Command::Choose(choice)),
        }
    }

    pub(crate) fn extend_selection(&mut self, direction: Move) -> Task<Message> {
        let (columns, rows) = direction.offset();
        self.choose(SelectionChange::Reach { columns, rows })
    }

    /// Whether something is to be looked at now and then: the time, or what is said.
    pub(crate) fn beats(&self) -> bool {
        let waits = self.background.consulting(Concern::Hint).is_some() || self.files.is_reading();
        self.play.is_counting(&self.session) || self.notices.said.is_some() || waits
    }

    /// Counts the time since it was counted last.
    pub(crate) fn count_time(&mut self, now: Instant) {
        if let Some(passed) = self.play.count(now, &self.session) {
            // Nothing but the time changes, so nothing has to react.
            let _ = self.session.apply(Command::Pass(passed));
        }
    }

    /// Says what came of looking for mistakes.
    pub(crate) fn tell_checked(&mut self, words: duvod::message::Message, fine: bool) {
        // A card says the same.
        let slip = || slip(&self.session, &self.answers, self.notices.card.as_ref());
        let is_told =
            !fine && self.opened.is_at_grid() && matches!(slip(), Some(Slip::Mistakes { .. }));
        let said = if fine { Said::good(words) } else { Said::bad(words) };
        self.notices.said = (!is_told).then_some(said);
        if !fine {
            // Who looks for mistakes again wants to know, as at first.
            self.opened.asked = Asked::first_of(self.question());
        }
    }
}
