//! The laboratory as a part of the window: running, its keys, the grid that it shows, and what its events come to.

use std::sync::Arc;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use super::making::known;
use crate::action::{Action, Go, Move, Page, PlayAction};
use crate::cards::notices::Said;
use crate::cards::question::works_everywhere;
use crate::files::Aside;
use crate::laboratory::compare::choices::Choices as ToCompare;
use crate::laboratory::tables::choices::Choices as ToTables;
use crate::laboratory::watch::choices::Choices as ToWatch;
use crate::laboratory::{
    CompareOrder, Message as Asked, Part, RunOrder, TablesOrder, compare, tables, watch,
};
use crate::message::Message;
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{PAGE, UNFOLDED, reveal};
use crate::widget::unfolding::{self, go_in_list};
use duvod::grid::Cell;
use duvod::message::{Message as Words, words::Label};

impl Window {
    /// The run that is being recorded, with the number of the work. Who drives the window without running its tasks does it
    /// by hand, and sends what came of it as [`watch::Message::Ran`].
    pub fn recording(&self) -> Option<(u64, &RunOrder)> {
        self.laboratory.watch.running.as_ref().map(|running| (running.number, &running.order))
    }

    /// The comparison that goes on, with the number of the work; its end is sent as [`compare::Message::Ended`].
    pub fn comparing(&self) -> Option<(u64, &CompareOrder)> {
        let running = self.laboratory.compare.running.as_ref();
        running.map(|running| (running.number, &running.order))
    }

    /// The table that is made again, with the number of the work; its end is sent as [`tables::Message::Ended`].
    pub fn remaking(&self) -> Option<(u64, &TablesOrder)> {
        let running = self.laboratory.tables.running.as_ref();
        running.map(|running| (running.number, &running.order))
    }

    /// Something happened in the laboratory.
    pub(crate) fn update_laboratory(&mut self, message: Asked) -> Task<Message> {
        let is_late = matches!(
            message,
            Asked::Watch(watch::Message::Ran(..) | watch::Message::Beat)
                | Asked::Compare(compare::Message::Ended(..))
                | Asked::Tables(tables::Message::Ended(..))
        );
        if !is_late {
            self.notices.said = None;
        }
        match message {
            Asked::Show(part) => {
                self.laboratory.part = part;
                to_top()
            }
            Asked::Watch(message) => self.update_watch(message),
            Asked::Compare(message) => self.update_compare(message),
            Asked::Tables(message) => self.update_tables(message),
        }
    }

    fn update_watch(&mut self, message: watch::Message) -> Task<Message> {
        let opens = matches!(message, watch::Message::Open(_));
        let seeks = matches!(message, watch::Message::Seek(_));
        let known = known(&self.knowledge, &self.session, &self.rules);
        let laboratory = &mut self.laboratory;
        let event = laboratory.watch.update(message, known);
        match event {
            Some(watch::Event::Run) => {
                let number = self.background.next_number();
                let task = laboratory.watch.run(number, (known, &laboratory.methods));
                let task = task.map(|message| Message::Laboratory(Asked::Watch(message)));
                Task::batch([task, operate(unfocus())])
            }
            Some(watch::Event::Say(label)) => self.say_in_laboratory(label),
            None if opens && self.laboratory.watch.open.is_some() => {
                unfolding::opened(watch::SOUGHT_FIELD)
            }
            None if seeks => reveal(UNFOLDED),
            None => Task::none(),
        }
    }

    fn say_in_laboratory(&mut self, label: Label) -> Task<Message> {
        self.notices.said = Some(Said::now(Words::from(label)));
        Task::none()
    }

    fn update_compare(&mut self, message: compare::Message) -> Task<Message> {
        let known = known(&self.knowledge, &self.session, &self.rules);
        let laboratory = &mut self.laboratory;
        let event = laboratory.compare.update(message, (known, &laboratory.methods));
        match event {
            Some(compare::Event::Run) => {
                let number = self.background.next_number();
                let about = (known, &laboratory.methods);
                let task = laboratory.compare.run(number, &self.knowledge, about);
                let task = task.map(|message| Message::Laboratory(Asked::Compare(message)));
                Task::batch([task, operate(unfocus()), to_top()])
            }
            Some(compare::Event::Save(text, name)) => self.save_of_laboratory(text, name),
            Some(compare::Event::Turned) => to_top(),
            None => Task::none(),
        }
    }

    fn save_of_laboratory(&mut self, text: String, name: &'static str) -> Task<Message> {
        let bytes = Arc::from(text.into_bytes());
        self.files.aside = Some(Aside::Exported { bytes, name: Some(name), ending: ending(name) });
        self.ask_where_to_save()
    }

    fn update_tables(&mut self, message: tables::Message) -> Task<Message> {
        let opens = matches!(message, tables::Message::Open);
        let seeks = matches!(message, tables::Message::Seek(_));
        let known = known(&self.knowledge, &self.session, &self.rules);
        let tables = &mut self.laboratory.tables;
        match tables.update(message, known, self.speech.locale()) {
            Some(tables::Event::Run) => {
                let number = self.background.next_number();
                let task = tables.run(number, &self.knowledge, known);
                let task = task.map(|message| Message::Laboratory(Asked::Tables(message)));
                Task::batch([task, operate(unfocus()), to_top()])
            }
            Some(tables::Event::Save(text, name)) => self.save_of_laboratory(text, name),
            Some(tables::Event::Turned) => to_top(),
            None if opens && tables.is_open => unfolding::opened(tables::SOUGHT_FIELD),
            None if seeks => reveal(UNFOLDED),
            None => Task::none(),
        }
    }

    /// What the laboratory shows on the grid: the run that is watched, while its part is seen.
    pub(crate) fn watched(&self) -> Option<&watch::Recording> {
        let is_seen = self.opened.shows(Page::Laboratory) && self.laboratory.part == Part::Watch;
        self.laboratory.watch.recording.as_ref().filter(|_| is_seen)
    }

    /// Looks whether what is chosen can be, and plots what came of it, while the page is open.
    pub(crate) fn look_at_laboratory(&mut self) {
        if !self.opened.shows(Page::Laboratory) {
            self.laboratory.watch.stop();
            return;
        }
        let known = known(&self.knowledge, &self.session, &self.rules);
        let laboratory = &mut self.laboratory;
        laboratory.watch.look_through(known);
        laboratory.compare.look_through(known, &laboratory.methods);
        laboratory.tables.look_through(known);
        let mut compare = std::mem::take(&mut laboratory.compare);
        let mut tables = std::mem::take(&mut laboratory.tables);
        compare.plot(self.look().reading());
        tables.plot(self.look().reading());
        (self.laboratory.compare, self.laboratory.tables) = (compare, tables);
    }

    /// Does what is asked for by the pointer at the grid while it shows a run; nothing else of the game is reached then.
    pub(crate) fn act_in_laboratory(&mut self, act: Action) -> Option<Task<Message>> {
        let _ = self.watched()?;
        let at = |cell: Cell| Asked::Watch(watch::Message::GoToCell(cell));
        match act {
            Action::Select(cell) | Action::Play(PlayAction::Press(cell, _)) => {
                Some(self.update_laboratory(at(cell)))
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
    pub(crate) fn key_in_laboratory(&mut self, act: Action) -> Option<Task<Message>> {
        if act == Action::Solve {
            // What is solved is to be seen.
            self.opened.page = None;
            return None;
        }
        if act == Action::Escape {
            return Some(self.leave_laboratory());
        }
        if works_everywhere(act) {
            return None;
        }
        if act == Action::NextTab {
            return Some(self.update_laboratory(Asked::Show(self.laboratory.part.next())));
        }
        Some(match self.laboratory.part {
            Part::Watch => self.key_in_watch(act),
            Part::Compare => self.key_in_compare(act),
            Part::Tables => self.key_in_tables(act),
        })
    }

    /// Closes the innermost thing that is open, or cancels what is run.
    fn leave_laboratory(&mut self) -> Task<Message> {
        let laboratory = &mut self.laboratory;
        match laboratory.part {
            Part::Watch => {
                if laboratory.watch.open.take().is_none() && !laboratory.watch.cancel() {
                    (self.opened.page, self.notices.said) = (None, None);
                }
            }
            Part::Compare if laboratory.compare.cancel() => {}
            Part::Tables if laboratory.tables.is_open => laboratory.tables.is_open = false,
            Part::Tables if laboratory.tables.cancel() => {}
            Part::Compare | Part::Tables => {
                (self.opened.page, self.notices.said) = (None, None);
            }
        }
        Task::none()
    }

    fn key_in_watch(&mut self, act: Action) -> Task<Message> {
        let ask = |message| Asked::Watch(message);
        match act {
            act if let Some(go) = go_in_list(act)
                && self.laboratory.watch.open.is_some() =>
            {
                let laboratory = &mut self.laboratory;
                let choice = laboratory.watch.at(&laboratory.methods);
                let known = known(&self.knowledge, &self.session, &self.rules);
                let about = (known, laboratory.methods.told());
                let names = ToWatch::names(choice, about, self.speech.locale());
                laboratory.watch.turn_in_list(go, &laboratory.methods, &names);
                reveal(UNFOLDED)
            }
            Action::Enter if self.laboratory.watch.open.is_some() => {
                self.laboratory.watch.open = None;
                operate(unfocus())
            }
            Action::Move(to @ (Move::Up | Move::Down)) => {
                let laboratory = &mut self.laboratory;
                laboratory.watch.walk(to, &laboratory.methods);
                let field = laboratory.watch.at(&laboratory.methods).field();
                Task::batch([field::only(field), reveal(PAGE)])
            }
            Action::Move(to) => {
                let laboratory = &mut self.laboratory;
                let choice = laboratory.watch.at(&laboratory.methods);
                let known = known(&self.knowledge, &self.session, &self.rules);
                let about = (known, laboratory.methods.told());
                let count = ToWatch::names(choice, about, self.speech.locale()).len();
                laboratory.watch.turn(go_of(to), &laboratory.methods, count);
                Task::none()
            }
            Action::Go(go) => self.update_laboratory(ask(watch::Message::Go(go))),
            Action::Puzzle(go) => {
                self.laboratory.watch.leap(go);
                Task::none()
            }
            Action::WalkAlone => self.update_laboratory(ask(watch::Message::Play)),
            Action::Enter => self.update_laboratory(ask(watch::Message::Run)),
            _ => Task::none(),
        }
    }

    fn key_in_tables(&mut self, act: Action) -> Task<Message> {
        let tables = &mut self.laboratory.tables;
        match act {
            act if let Some(go) = go_in_list(act)
                && tables.is_open =>
            {
                let names = ToTables::names(&self.knowledge, self.speech.locale());
                tables.turn_in_list(go, &self.knowledge, &names);
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
                tables.walk(to, &self.knowledge);
                let field = tables.at(&self.knowledge).field();
                Task::batch([field::only(field), reveal(PAGE)])
            }
            Action::Move(Move::Left) if tables.is_seen() => {
                self.update_laboratory(Asked::Tables(tables::Message::Show(false)))
            }
            Action::Move(to) if !tables.is_seen() => {
                tables.turn(go_of(to), &self.knowledge);
                Task::none()
            }
            Action::Enter if !tables.is_seen() => {
                self.update_laboratory(Asked::Tables(tables::Message::Run))
            }
            _ => Task::none(),
        }
    }

    fn key_in_compare(&mut self, act: Action) -> Task<Message> {
        let compare = &mut self.laboratory.compare;
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
                self.update_laboratory(Asked::Compare(compare::Message::Show(false)))
            }
            Action::Move(to) if !compare.is_seen() => {
                let count = ToCompare::names(compare.at(), self.speech.locale()).len();
                compare.turn(go_of(to), &self.laboratory.methods, count);
                Task::none()
            }
            Action::Enter if !compare.is_seen() => {
                self.update_laboratory(Asked::Compare(compare::Message::Run))
            }
            _ => Task::none(),
        }
    }
}

/// How far an arrow key scrolls what came of a comparison, and how far a page key does.
const LINE: f32 = 48.0;
const SCREENFUL: f32 = 400.0;

/// What came of it is scrolled so far up or down.
fn scroll_by(to: Move, length: f32) -> Task<Message> {
    let y = if to == Move::Down { length } else { -length };
    operation::scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y })
}

/// How the name of a file ends.
fn ending(name: &'static str) -> &'static str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// To the right is on.
fn go_of(to: Move) -> Go {
    if to == Move::Right { Go::On } else { Go::Back }
}

/// What is seen begins at its top.
fn to_top() -> Task<Message> {
    operation::scroll_to(PAGE.list, AbsoluteOffset { x: None, y: Some(0.0) })
}
