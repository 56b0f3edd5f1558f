//! Playing: what its events come to, and who else has a say in which cells are selected.

use std::time::Instant;

use super::Board;
use crate::action::{Action, AnswerAction, BoardAction, EntryMode, PlayAction};
use crate::cards::card::Card;
use crate::cards::notices::Said;
use crate::play::Event as Played;
use crate::play::at_hand::has_use_for_several;
use crate::shared::{Request, Shared};
use duvod::grid::{Cell, Digit};
use duvod::message::words;
use duvod::session::play::Turn;
use duvod::session::{Command, Mode, SelectionChange};

impl Board {
    /// Does what a player asks for.
    pub(crate) fn play(&mut self, shared: &mut Shared, deed: PlayAction) {
        if deed == PlayAction::Undo {
            self.undo(shared);
            return;
        }
        let was_playing = shared.session.mode() == Mode::Playing;
        let event = self.play.update(deed, &shared.session);
        self.after_play(shared, event);
        if deed == PlayAction::Restart && was_playing && shared.notices.said.is_none() {
            shared.notices.said = Some(Said::good(words::WindowRestarted.into()));
        }
        if deed == PlayAction::Pause
            && shared.hides_grid()
            && (!shared.opened.is_at_grid() || shared.is_panel_away())
        {
            shared.notices.said = Some(Said::now(words::WindowHidden.into()));
        }
    }

    /// Takes the last thing back. Who has taken back all that was done to a puzzle may not want to lose it: that is said
    /// first, and done if it is asked again.
    fn undo(&mut self, shared: &mut Shared) {
        let takes_puzzle = shared.session.undo_takes_puzzle();
        let at = Some(shared.session.revision());
        if takes_puzzle && shared.session.is_undone() && self.play.warned_at != at {
            self.play.warned_at = at;
            shared.notices.said = Some(Said::now(words::WindowUndoTakesPuzzle.into()));
            return;
        }
        let event = self.play.update(PlayAction::Undo, &shared.session);
        self.after_play(shared, event);
        if takes_puzzle && shared.notices.said.is_none() {
            shared.notices.said = Some(Said::now(words::WindowPuzzleTaken.into()));
        }
    }

    /// What a digit key does while a puzzle is entered or played.
    pub(crate) fn digit_in(&mut self, shared: &mut Shared, cell: Cell, digit: Digit) {
        let event = self.play.digit(cell, digit, &shared.session);
        self.after_play(shared, event);
    }

    /// Paints what is selected with the colour with this number, from 0.
    pub(crate) fn paint(&mut self, shared: &mut Shared, number: usize) {
        let event = self.play.paint(number, &shared.session);
        self.after_play(shared, event);
    }

    /// Does what an event of the part that is played comes to.
    fn after_play(&mut self, shared: &mut Shared, event: Option<Played>) {
        let Some(event) = event else { return };
        match event {
            Played::Do(command) => shared.apply(command),
            Played::Write(cell, digit) => self.write(shared, cell, digit),
            Played::Brush(cell, colour) => {
                shared.apply(Command::Turn(Turn::Paint(cell, colour)));
                self.play.begin_stroke(cell, &shared.session);
            }
            Played::Sweep(from, to) => self.sweep(shared, from, to),
            Played::Press(cell, digit) => self.press(shared, cell, digit),
            Played::Show(digit) => self.show_digit(digit),
            Played::Begin if shared.ask_of_afterthoughts(false) => {}
            Played::Begin => begin_play(shared),
            Played::Keep(are_givens) => keep_givens(shared, are_givens),
            Played::Say(said) => shared.notices.said = Some(said),
            Played::NoCell => shared.say_no_cell(),
        }
    }

    /// Writes a digit; then the next cell that can be filled is selected.
    fn write(&mut self, shared: &mut Shared, cell: Cell, digit: Digit) {
        shared.apply(Command::Write(cell, Some(digit)));
        if shared.notices.said.is_none() {
            self.step_on(shared, cell);
        }
    }

    /// Selects the cell; a mark of the selected one that was pressed is asked about, but in play only after it was asked for.
    fn press(&mut self, shared: &mut Shared, cell: Cell, digit: Digit) {
        if self.play.taken_digit(&shared.session).is_some() {
            self.press_with_digit(shared, cell);
            return;
        }
        self.light(shared, cell);
        if self.play.strikes_marks(&shared.session) && shared.session.selected() == Some(cell) {
            strike(shared, cell, digit);
            return;
        }
        if shared.session.mode() == Mode::Explaining {
            self.candidate(shared, cell, digit);
            return;
        }
        let is_mark = shared.session.marks(cell).contains(digit)
            && shared.session.selected() == Some(cell)
            && !self.play.paints(&shared.session);
        shared.notices.said = is_mark.then(|| Said::now(words::WindowMarkHow.into()));
        shared.apply(Command::Select(Some(cell)));
    }

    /// A cell was pressed: it takes the digit that was taken for such cells, or is selected.
    pub(crate) fn press_cell(&mut self, shared: &mut Shared, cell: Cell) {
        if self.play.taken_digit(&shared.session).is_some() {
            self.press_with_digit(shared, cell);
        } else {
            self.light(shared, cell);
            self.select(shared, cell);
        }
    }

    /// A cell was pressed while a digit is taken: it is written there, in place of another one of the player's; of a given
    /// the digit is taken, and of any filled cell while marks are written.
    fn press_with_digit(&mut self, shared: &mut Shared, cell: Cell) {
        let Some(digit) = self.play.taken_digit(&shared.session) else { return };
        self.play.stroke = None;
        shared.apply(Command::Select(Some(cell)));
        let there = shared.session.position().cell(cell);
        let is_fixed = there.is_given() && shared.session.mode() == Mode::Playing;
        let is_kept = is_fixed || self.play.writes() != EntryMode::Digits;
        let other = there.entry.digit().filter(|there| *there != digit);
        if let Some(other) = other.filter(|_| is_kept) {
            self.play.taken = Some(other);
        } else if !is_fixed {
            self.play(shared, PlayAction::Put);
        }
    }

    /// What is asked of a grid that is hidden shows it again, and does nothing else; whether it was.
    pub(crate) fn show_again(shared: &mut Shared, act: Action) -> bool {
        let is_about_grid = matches!(
            act,
            Action::Board(BoardAction::Select(_) | BoardAction::Choose(_) | BoardAction::Extend(_))
                | Action::Digit(_)
                | Action::Nought
                | Action::Clear
                | Action::Answer(
                    AnswerAction::Hint
                        | AnswerAction::WholeHint
                        | AnswerAction::Wonder
                        | AnswerAction::WhyNot
                )
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
        let is_hidden = shared.hides_grid() && shared.opened.page.is_none();
        if is_hidden && is_about_grid {
            shared.apply(Command::Pause(false));
        }
        is_hidden && is_about_grid
    }

    /// Gives a cell what the first cell of the stroke was given; where nothing is painted, it is selected with the others.
    fn sweep(&mut self, shared: &mut Shared, from: Cell, to: Cell) {
        if self.play.stroke.is_none() && self.play.paints(&shared.session) {
            self.play(shared, PlayAction::Brush(from, None));
        }
        if self.play.stroke.is_none() && has_use_for_several(&shared.session) {
            self.choose(shared, SelectionChange::Add(to));
        } else if let Some(turn) = self.play.stroke_over(to, &shared.session) {
            shared.apply(Command::Turn(turn));
        }
    }

    /// Puts the taken digit into the selected cell; false if none is taken.
    pub(crate) fn put_taken(&mut self, shared: &mut Shared) -> bool {
        let is_taken = self.play.taken_digit(&shared.session).is_some();
        if is_taken {
            self.play(shared, PlayAction::Put);
        }
        is_taken
    }

    /// Counts the time since it was counted last.
    pub(crate) fn count_time(&mut self, shared: &mut Shared, now: Instant) {
        if let Some(passed) = self.play.count(now, shared.is_timed()) {
            // Nothing but the time changes, so nothing has to react.
            let _ = shared.session.apply(Command::Pass(passed));
        }
    }
}

/// Plays the puzzle that was entered; says so if it has not exactly one solution.
fn begin_play(shared: &mut Shared) {
    shared.apply(Command::Play);
    if shared.notices.said.is_none() {
        shared.tell_unanswered();
    }
}

/// Plays or solves the puzzle with the givens of which it was asked, or without.
fn keep_givens(shared: &mut Shared, are_givens: bool) {
    let Some(Card::Afterthoughts(cells, solves)) = shared.notices.card.take() else { return };
    if !are_givens {
        shared.apply(Command::PlayWithout(cells.iter().collect()));
    }
    if solves {
        shared.ask(Request::Solve);
    } else if are_givens {
        begin_play(shared);
    }
}

/// Strikes out the mark of the selected cell that was pressed, or writes it.
fn strike(shared: &mut Shared, cell: Cell, digit: Digit) {
    if shared.session.position().cell(cell).entry.digit().is_none() {
        shared.apply(Command::Turn(Turn::Mark(cell, digit)));
    }
}
