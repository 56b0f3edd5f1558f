//! What keys do in the laboratory.

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use super::{Laboratory, Message, Part, compare, tables, watch};
use crate::action::{Action, AnswerAction, BoardAction, Go, Move, PlayAction};
use crate::cards::question::works_everywhere;
use crate::new_puzzles::Known;
use crate::shared::{LINE, Shared};
use crate::widget::reveal::PAGE;
use duvod::grid::Cell;

/// How far a page key scrolls what came of a comparison.
const SCREENFUL: f32 = 400.0;

impl Laboratory {
    /// Does what is asked for by the pointer at the grid while it shows a run; nothing else of the game is reached then.
    pub(crate) fn act(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        let _ = self.watched(shared)?;
        let at = |cell: Cell| Message::Watch(watch::Message::GoToCell(cell));
        match act {
            Action::Board(BoardAction::Select(cell)) | Action::Play(PlayAction::Press(cell, _)) => {
                Some(self.react(shared, at(cell)))
            }
            Action::Play(_)
            | Action::Board(BoardAction::Choose(_))
            | Action::Digit(_)
            | Action::Nought
            | Action::Clear => Some(Task::none()),
            _ => None,
        }
    }

    /// Does on the page what a key asks for; `None` if it works there as everywhere.
    pub(crate) fn key(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        if act == Action::Solve {
            // What is solved is to be seen.
            shared.opened.page = None;
            return None;
        }
        if act == Action::Escape {
            return Some(self.leave(shared));
        }
        if works_everywhere(act) {
            return None;
        }
        if act == Action::NextTab {
            return Some(self.react(shared, Message::Show(self.part.next())));
        }
        Some(match self.part {
            Part::Watch => self.key_in_watch(shared, act),
            Part::Compare => self.key_in_compare(shared, act),
            Part::Tables => self.key_in_tables(shared, act),
        })
    }

    /// Closes the innermost thing that is open, or cancels what is run.
    fn leave(&mut self, shared: &mut Shared) -> Task<Message> {
        match self.part {
            Part::Watch => {
                if !self.watch.form.close() && !self.watch.cancel() {
                    (shared.opened.page, shared.notices.said) = (None, None);
                }
            }
            Part::Compare if self.compare.cancel() => {}
            Part::Tables if self.tables.form.close() || self.tables.cancel() => {}
            Part::Compare | Part::Tables => {
                (shared.opened.page, shared.notices.said) = (None, None);
            }
        }
        Task::none()
    }

    fn key_in_watch(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let Self { watch, methods, .. } = self;
        let rows = watch.choices.rows((Known::of(shared), methods.told()), shared.locale());
        if let Some(pressed) = watch.form.key(act, &rows) {
            if let Some((choice, number)) = pressed.chosen {
                watch.choose(choice, number);
            }
            return pressed.task;
        }
        let message = match act {
            Action::Go(go) => watch::Message::Go(go),
            Action::Puzzle(go) => {
                watch.leap(go);
                return Task::none();
            }
            Action::Answer(AnswerAction::WalkAlone) => watch::Message::Play,
            Action::Enter => watch::Message::Run,
            _ => return Task::none(),
        };
        self.react(shared, Message::Watch(message))
    }

    fn key_in_tables(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let tables = &mut self.tables;
        if tables.is_seen() {
            return self.key_in_results(shared, act, Message::Tables(tables::Message::Show(false)));
        }
        let rows = tables.choices.rows(&shared.knowledge, shared.locale());
        if let Some(pressed) = tables.form.key(act, &rows) {
            if let Some((_, number)) = pressed.chosen {
                tables.choose(number);
            }
            return pressed.task;
        }
        if act == Action::Enter {
            return self.react(shared, Message::Tables(tables::Message::Run));
        }
        Task::none()
    }

    fn key_in_compare(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let Self { compare, methods, .. } = self;
        if compare.is_seen() {
            let back = Message::Compare(compare::Message::Show(false));
            return self.key_in_results(shared, act, back);
        }
        let rows = compare.choices.rows(shared.locale());
        if let Some(pressed) = compare.form.key(act, &rows) {
            if let Some((choice, number)) = pressed.chosen {
                compare.choose(choice, number, methods);
            }
            return pressed.task;
        }
        if act == Action::Enter {
            return self.react(shared, Message::Compare(compare::Message::Run));
        }
        Task::none()
    }

    /// What a key does where what came of it is seen; to the left it is back at the choices.
    fn key_in_results(&mut self, shared: &mut Shared, act: Action, back: Message) -> Task<Message> {
        match act {
            Action::Move(Move::Left) => self.react(shared, back),
            Action::Move(to @ (Move::Up | Move::Down)) => scroll_by(to, LINE),
            Action::Puzzle(Go::On) => scroll_by(Move::Down, SCREENFUL),
            Action::Puzzle(_) => scroll_by(Move::Up, SCREENFUL),
            _ => Task::none(),
        }
    }
}

/// What came of it is scrolled so far up or down.
fn scroll_by(to: Move, length: f32) -> Task<Message> {
    let y = if to == Move::Down { length } else { -length };
    operation::scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y })
}
