//! What keys do in the laboratory.

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use super::compare::choices::Choices as ToCompare;
use super::tables::choices::Choices as ToTables;
use super::watch::choices::Choices as ToWatch;
use super::{Laboratory, Message, Part, compare, tables, watch};
use crate::action::{Action, Go, Move, PlayAction};
use crate::cards::question::works_everywhere;
use crate::new_puzzles::known;
use crate::shared::Shared;
use crate::widget::field;
use crate::widget::reveal::{PAGE, UNFOLDED, reveal};
use crate::widget::unfolding::go_in_list;
use duvod::grid::Cell;

/// How far an arrow key scrolls what came of a comparison, and how far a page key does.
const LINE: f32 = 48.0;
const SCREENFUL: f32 = 400.0;

impl Laboratory {
    /// Does what is asked for by the pointer at the grid while it shows a run; nothing else of the game is reached then.
    pub(crate) fn act(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        let _ = self.watched(shared)?;
        let at = |cell: Cell| Message::Watch(watch::Message::GoToCell(cell));
        match act {
            Action::Select(cell) | Action::Play(PlayAction::Press(cell, _)) => {
                Some(self.react(shared, at(cell)))
            }
            Action::Play(_)
            | Action::Choose(_)
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
        let laboratory = &mut *self;
        match laboratory.part {
            Part::Watch => {
                if laboratory.watch.open.take().is_none() && !laboratory.watch.cancel() {
                    (shared.opened.page, shared.notices.said) = (None, None);
                }
            }
            Part::Compare if laboratory.compare.cancel() => {}
            Part::Tables if laboratory.tables.is_open => laboratory.tables.is_open = false,
            Part::Tables if laboratory.tables.cancel() => {}
            Part::Compare | Part::Tables => {
                (shared.opened.page, shared.notices.said) = (None, None);
            }
        }
        Task::none()
    }

    fn key_in_watch(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let ask = |message| Message::Watch(message);
        match act {
            act if let Some(go) = go_in_list(act)
                && self.watch.open.is_some() =>
            {
                let laboratory = &mut *self;
                let choice = laboratory.watch.at(&laboratory.methods);
                let known = known(shared);
                let about = (known, laboratory.methods.told());
                let names = ToWatch::names(choice, about, shared.speech.locale());
                laboratory.watch.turn_in_list(go, &laboratory.methods, &names);
                reveal(UNFOLDED)
            }
            Action::Enter if self.watch.open.is_some() => {
                self.watch.open = None;
                operate(unfocus())
            }
            Action::Move(to @ (Move::Up | Move::Down)) => {
                let laboratory = &mut *self;
                laboratory.watch.walk(to, &laboratory.methods);
                let field = laboratory.watch.at(&laboratory.methods).field();
                Task::batch([field::only(field), reveal(PAGE)])
            }
            Action::Move(to) => {
                let laboratory = &mut *self;
                let choice = laboratory.watch.at(&laboratory.methods);
                let known = known(shared);
                let about = (known, laboratory.methods.told());
                let count = ToWatch::names(choice, about, shared.speech.locale()).len();
                laboratory.watch.turn(go_of(to), &laboratory.methods, count);
                Task::none()
            }
            Action::Go(go) => self.react(shared, ask(watch::Message::Go(go))),
            Action::Puzzle(go) => {
                self.watch.leap(go);
                Task::none()
            }
            Action::WalkAlone => self.react(shared, ask(watch::Message::Play)),
            Action::Enter => self.react(shared, ask(watch::Message::Run)),
            _ => Task::none(),
        }
    }

    fn key_in_tables(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let tables = &mut self.tables;
        match act {
            act if let Some(go) = go_in_list(act)
                && tables.is_open
                && !tables.is_seen() =>
            {
                let names = ToTables::names(&shared.knowledge, shared.speech.locale());
                tables.turn_in_list(go, &shared.knowledge, &names);
                reveal(UNFOLDED)
            }
            Action::Enter if tables.is_open => {
                tables.is_open = false;
                operate(unfocus())
            }
            Action::Move(to @ (Move::Up | Move::Down)) if tables.is_seen() => scroll_by(to, LINE),
            Action::Puzzle(go) if tables.is_seen() => {
                scroll_by(if go == Go::On { Move::Down } else { Move::Up }, SCREENFUL)
            }
            Action::Move(to @ (Move::Up | Move::Down)) => {
                tables.walk(to, &shared.knowledge);
                let field = tables.at(&shared.knowledge).field();
                Task::batch([field::only(field), reveal(PAGE)])
            }
            Action::Move(Move::Left) if tables.is_seen() => {
                self.react(shared, Message::Tables(tables::Message::Show(false)))
            }
            Action::Move(to) if !tables.is_seen() => {
                tables.turn(go_of(to), &shared.knowledge);
                Task::none()
            }
            Action::Enter if !tables.is_seen() => {
                self.react(shared, Message::Tables(tables::Message::Run))
            }
            _ => Task::none(),
        }
    }

    fn key_in_compare(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let compare = &mut self.compare;
        match act {
            Action::Move(to @ (Move::Up | Move::Down)) if compare.is_seen() => scroll_by(to, LINE),
            Action::Puzzle(go) if compare.is_seen() => {
                scroll_by(if go == Go::On { Move::Down } else { Move::Up }, SCREENFUL)
            }
            Action::Move(to @ (Move::Up | Move::Down)) => {
                compare.walk(to);
                Task::batch([field::only(compare.at().field()), reveal(PAGE)])
            }
            Action::Move(Move::Left) if compare.is_seen() => {
                self.react(shared, Message::Compare(compare::Message::Show(false)))
            }
            Action::Move(to) if !compare.is_seen() => {
                let count = ToCompare::names(compare.at(), shared.speech.locale()).len();
                compare.turn(go_of(to), &self.methods, count);
                Task::none()
            }
            Action::Enter if !compare.is_seen() => {
                self.react(shared, Message::Compare(compare::Message::Run))
            }
            _ => Task::none(),
        }
    }
}

/// What came of it is scrolled so far up or down.
fn scroll_by(to: Move, length: f32) -> Task<Message> {
    let y = if to == Move::Down { length } else { -length };
    operation::scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y })
}

/// To the right is on.
fn go_of(to: Move) -> Go {
    if to == Move::Right { Go::On } else { Go::Back }
}
