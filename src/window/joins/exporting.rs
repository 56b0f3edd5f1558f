//! What goes out, as a part of the window: what it is made of, its keys, saving and printing.

use iced::Task;

use crate::act::{Act, Go, Move, Page};
use crate::background::background;
use crate::cards::notices::Said;
use crate::cards::question::works_everywhere;
use crate::export::choices::Choices;
use crate::export::{Event, Made, Message as Asked, Of};
use crate::files::Aside;
use crate::message::Message;
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{PAGE, reveal};
use duvod::message::{Message as Words, words};
use duvod::session::Mode;
use duvod::storage::{trouble, write_temporary};

/// The name of a file that is printed.
const PRINTED: &str = "sudoku.pdf";

impl Window {
    /// Something happened about what goes out.
    pub(crate) fn update_export(&mut self, message: Asked) -> Task<Message> {
        self.notices.said = None;
        match self.export.update(message) {
            Some(Event::Save(made)) => {
                let ending = made.kind.ending();
                self.files.aside = Some(Aside::Exported { bytes: made.bytes, ending });
                self.ask_where_to_save()
            }
            Some(Event::Print(made)) => print(made),
            Some(Event::Handed(result)) => {
                self.notices.said = Some(match result {
                    Ok(()) => Said::good(words::ExportHanded.into()),
                    Err(reason) => Said::bad(words::ExportNotHanded { reason }.into()),
                });
                Task::none()
            }
            None => Task::none(),
        }
    }

    /// Makes anew what goes out while its page is open, if what it is made of has changed.
    pub(crate) fn look_at_export(&mut self) {
        if !self.opened.shows(Page::Export) {
            self.export.forget();
            return;
        }
        let is_solved = self.session.mode() == Mode::Explaining;
        let answer = self.answers.why.question().zip(self.answers.why.answer());
        let of = Of {
            session: &self.session,
            scene: self.sight.grid.scene(),
            palette: self.appearance.palette_of_files(),
            locale: self.speech.locale(),
            answer: answer.filter(|_| is_solved).map(|(asked, why)| (asked.cell(), why)),
            knowledge: &self.knowledge,
        };
        self.export.look(of);
    }

    /// Does on the page of what goes out what a key asks for; `None` if it works there as everywhere.
    pub(crate) fn key_in_export(&mut self, act: Act) -> Option<Task<Message>> {
        Some(match act {
            Act::Escape => {
                self.opened.page = None;
                Task::none()
            }
            Act::Solve => {
                // What is solved is to be seen.
                self.opened.page = None;
                return None;
            }
            Act::Puzzle(Go::On) | Act::MoveByBlock(Move::Down | Move::Right) => {
                self.update_export(Asked::Turn(Go::On))
            }
            Act::Puzzle(_) | Act::MoveByBlock(_) => self.update_export(Asked::Turn(Go::Back)),
            act if works_everywhere(act) => return None,
            Act::Move(to @ (Move::Up | Move::Down)) => self.walk_export(to),
            Act::NextTab => self.walk_export(Move::Down),
            Act::Move(to) => {
                let count = Choices::names(self.export.at(), self.locale()).len();
                let go = if to == Move::Right { Go::On } else { Go::Back };
                self.export.change(go, count);
                Task::none()
            }
            Act::Enter => self.update_export(Asked::Save),
            _ => Task::none(),
        })
    }

    /// Goes to the next choice, or to the one before. What is typed has the keyboard at once.
    fn walk_export(&mut self, to: Move) -> Task<Message> {
        self.export.walk(to);
        Task::batch([field::only(self.export.at().field()), reveal(PAGE)])
    }
}

/// Hands pages to the program for such files, off the thread of the window.
fn print(made: Made) -> Task<Message> {
    let hand = move || -> Result<(), Words> {
        let path = write_temporary(PRINTED, &made.bytes).map_err(|error| trouble(&error))?;
        open::that_detached(path).map_err(|error| trouble(&error))
    };
    Task::perform(background(hand), |result| {
        let result = result.unwrap_or_else(|| Err(words::SystemOther.into()));
        Message::Export(Asked::Handed(result))
    })
}
