//! What goes out: its keys, saving and printing.

use std::sync::Arc;

use iced::Task;

use super::{Event, Export, FileOrder, Made, Message, code_of};
use crate::action::{Action, FileAction, Go, Move, Page};
use crate::background::background;
use crate::cards::notices::Said;
use crate::cards::question::works_everywhere;
use crate::shared::clock::seed;
use crate::shared::{Request, Shared};
use crate::sources::Aside;
use duvod::formats::WrittenPuzzle;
use duvod::grid::{Geometry, Puzzle};
use duvod::inference::Options;
use duvod::message::{Message as Words, words, words::Label};
use duvod::pages::{naming, to_print};
use duvod::picture::{Frame, LIGHT, PIXELS, Scene, pixels, svg};
use duvod::practice::{PracticeOrder, Seen};
use duvod::proof::RuleId;
use duvod::storage::{trouble, write_temporary};

/// The name of a file that is printed.
const PRINTED: &str = "sudoku.pdf";

impl Export {
    /// Something happened about what goes out.
    pub(crate) fn react(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        if !matches!(message, Message::Made(..)) {
            shared.notices.said = None;
        }
        match self.update(message) {
            Some(Event::Save(made)) => {
                let ending = made.kind.ending();
                let bytes = made.bytes;
                shared.ask(Request::Save(Aside::Exported { bytes, ending, name: None }));
                Task::none()
            }
            Some(Event::Print(made)) => print(made),
            Some(Event::Copy(text)) => {
                shared.notices.said = Some(Said::good(words::ExportCopied.into()));
                iced::clipboard::write(text)
            }
            Some(Event::Make(count)) => {
                shared.ask(Request::MakeExercises(count));
                Task::none()
            }
            Some(Event::Lead(act)) => {
                shared.ask(Request::Act(act));
                Task::none()
            }
            Some(Event::Handed(result)) => {
                shared.notices.said = Some(match result {
                    Ok(()) => Said::good(words::ExportHanded.into()),
                    Err(reason) => Said::bad(words::ExportNotHanded { reason }.into()),
                });
                Task::none()
            }
            None => Task::none(),
        }
    }

    /// The file that is being made on the page of what goes out, with the number of the work. Who drives the window without
    /// running its tasks does it by hand, and sends what comes of it as [`Message::Made`].
    pub(crate) fn exporting(&self) -> Option<(u64, &FileOrder)> {
        self.waited()
    }

    /// Has so many boards of a rule made for a practice sheet, others each time.
    pub(crate) fn make_exercises(
        &mut self,
        shared: &mut Shared,
        (geometry, rule): (&Arc<Geometry>, RuleId),
        count: u64,
    ) -> Task<Message> {
        let order = PracticeOrder {
            knowledge: Arc::clone(&shared.knowledge),
            geometry: Arc::clone(geometry),
            options: Options::clone(&shared.rules),
            rule,
            seed: seed(),
            number: 0,
            seen: Seen::default(),
        };
        let number = shared.background.next_number();
        self.start(number, order, count)
    }

    /// Does on the page of what goes out what a key asks for; `None` if it works there as everywhere.
    pub(crate) fn key(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        Some(match act {
            Action::Escape => {
                (shared.opened.page, shared.notices.said) = (None, None);
                Task::none()
            }
            Action::Solve => {
                // What is solved is to be seen.
                shared.opened.page = None;
                return None;
            }
            Action::Puzzle(go) => shared.scroll_page(go),
            Action::MoveByBlock(Move::Down | Move::Right) => {
                self.react(shared, Message::Turn(Go::On))
            }
            Action::MoveByBlock(_) => self.react(shared, Message::Turn(Go::Back)),
            Action::Open(Page::Export) if self.prints() => self.react(shared, Message::Print),
            Action::Open(Page::Export) => {
                self.turn_to_pages();
                Task::none()
            }
            Action::File(FileAction::Save) => self.react(shared, Message::Save),
            act if works_everywhere(act) => return None,
            Action::Enter if self.prints() => self.react(shared, Message::Print),
            Action::Enter => self.react(shared, Message::Save),
            act => self.key_in_choices(shared, act),
        })
    }

    /// What other keys do where it is chosen what goes out.
    fn key_in_choices(&mut self, shared: &Shared, act: Action) -> Task<Message> {
        let rows = self.choices.rows((self.numbered, self.rule), shared.locale());
        let Some(pressed) = self.form.key(act, &rows) else { return Task::none() };
        if let Some((choice, number)) = pressed.chosen {
            self.choices.choose(choice, number);
        }
        pressed.task
    }

    /// Puts the grid on the clipboard as a picture, as it is shown.
    pub(crate) fn copy_picture(&mut self, shared: &mut Shared, scene: &Scene) {
        let geometry = shared.session.geometry();
        let scene = scene.without_selection();
        let frame = Frame { coordinates: naming(shared.locale()), ..Frame::default() };
        let text = svg(&scene, geometry, &LIGHT, frame);
        self.copy_drawn(shared, &text, words::CopiedPicture);
    }

    /// Puts the code of a link with the puzzle on the clipboard, as a picture.
    pub(crate) fn copy_code(&mut self, shared: &mut Shared) {
        let geometry = Arc::clone(shared.session.geometry());
        let puzzle = Puzzle { geometry, board: shared.session.puzzle().clone() };
        match code_of(&WrittenPuzzle::of(&puzzle)) {
            Ok(code) => self.copy_drawn(shared, &code.svg(), words::CopiedCode),
            Err(why) => shared.notices.said = Some(Said::bad(why)),
        }
    }

    /// Puts an SVG on the clipboard as pixels, and says so.
    fn copy_drawn(&mut self, shared: &mut Shared, text: &str, copied: Label) {
        let is_put = pixels(text, PIXELS).ok().is_some_and(|it| self.pictures.put(it).is_ok());
        shared.notices.said = Some(if is_put {
            Said::good(copied.into())
        } else {
            Said::bad(words::CopyPictureFailed.into())
        });
    }
}

/// Hands pages to the program for such files, off the thread of the window.
fn print(made: Made) -> Task<Message> {
    let hand = move || -> Result<(), Words> {
        let bytes = to_print(&made.bytes);
        let path = write_temporary(PRINTED, &bytes).map_err(|error| trouble(&error))?;
        open::that_detached(path).map_err(|error| trouble(&error))
    };
    Task::perform(background(hand), |result| {
        let result = result.unwrap_or_else(|| Err(words::SystemOther.into()));
        Message::Handed(result)
    })
}
