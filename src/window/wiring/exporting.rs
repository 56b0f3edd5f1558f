//! What goes out, as a part of the window: what it is made of, its keys, saving and printing.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::Task;

use crate::action::{Action, Go, MainView, Move, Page};
use crate::background::background;
use crate::cards::notices::Said;
use crate::cards::question::works_everywhere;
use crate::export::choices::{Choices, Source};
use crate::export::{Event, ExportContext, FileOrder, Made, Message as Asked, Other, Others};
use crate::files::Aside;
use crate::files::list::List;
use crate::message::Message;
use crate::new_puzzles::batch::Batch;
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{PAGE, reveal};
use duvod::grid::Puzzle;
use duvod::inference::Options;
use duvod::message::{Message as Words, words};
use duvod::pages::to_print;
use duvod::practice::{PracticeOrder, Seen};
use duvod::session::Mode;
use duvod::storage::{trouble, write_temporary};

/// The name of a file that is printed.
const PRINTED: &str = "sudoku.pdf";

impl Window {
    /// Something happened about what goes out.
    pub(crate) fn update_export(&mut self, message: Asked) -> Task<Message> {
        if !matches!(message, Asked::Made(..)) {
            self.notices.said = None;
        }
        match self.export.update(message) {
            Some(Event::Save(made)) => {
                let ending = made.kind.ending();
                self.files.aside = Some(Aside::Exported { bytes: made.bytes, ending, name: None });
                self.ask_where_to_save()
            }
            Some(Event::Print(made)) => print(made),
            Some(Event::Copy(text)) => {
                self.notices.said = Some(Said::good(words::ExportCopied.into()));
                iced::clipboard::write(text)
            }
            Some(Event::Make(count)) => self.make_exercises(count),
            Some(Event::Lead(act)) => self.act(act),
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
    pub(crate) fn look_at_export(&mut self) -> Task<Message> {
        if !self.opened.shows(Page::Export) {
            self.export.forget();
            return Task::none();
        }
        let is_solved = self.session.mode() == Mode::Explaining;
        let answer = self.answers.why.question().zip(self.answers.why.answer());
        let (batch, list) = (self.maker.batch.as_ref(), self.files.list.as_ref());
        let others = |source: Source| match source {
            Source::AtHand => None,
            Source::Made => batch.map(others_made),
            Source::Listed => list.map(|list| others_listed(list, &list.places())),
            Source::Arranged => match list {
                Some(list) => Some(others_listed(list, &list.places_in_order())),
                // Where no file is listed, what was made is.
                None => batch.map(others_made),
            },
        };
        let seed = batch.map_or(0, |batch| batch.seed as usize);
        let made = batch.map_or(0, |batch| batch.rows.len());
        let listed = list.map_or(0, |list| list.listed().as_ptr() as usize);
        let rule = self.book.chosen();
        let of = ExportContext {
            session: &self.session,
            scene: self.sight.grid.scene(),
            palette: self.appearance.palette_of_files(),
            locale: self.speech.locale(),
            answer: answer.filter(|_| is_solved).map(|(asked, why)| (asked.cell(), why)),
            knowledge: &self.knowledge,
            rules: &self.rules,
            others: &others,
            stamp: [seed, made, listed],
            listed: &self.answers.procedure.listed(),
            rule,
        };
        let background = &mut self.background;
        self.export.poll(of, || background.next_number()).map(Message::Export)
    }

    /// What is listed on the open page, if it is not just a whole file: that begins to go out where the page for it is
    /// opened from there.
    pub(crate) fn listed_here(&self) -> Option<Source> {
        let is_arranged = self.open_list().is_some_and(|list| list.ratings.places().is_some());
        let are_made = self.opened.shows(Page::Maker)
            && self.maker.shows_made
            && self.maker.batch.as_ref().is_some_and(|batch| !batch.rows.is_empty());
        match (is_arranged, are_made) {
            (true, _) => Some(Source::Arranged),
            (_, true) => Some(Source::Made),
            _ => None,
        }
    }

    /// The file that is being made on the page of what goes out, with the number of the work. Who drives the window without
    /// running its tasks does it by hand, and sends what comes of it as [`Asked::Made`].
    pub fn exporting(&self) -> Option<(u64, &FileOrder)> {
        self.export.waited()
    }

    /// Opens the page for a practice sheet of the rule that is chosen in the rule book.
    pub(crate) fn open_practice_sheet(&mut self) -> Task<Message> {
        let go = self.go_to_place(MainView::Grid);
        self.export.choose_exercises();
        Task::batch([go, self.toggle_page(Page::Export)])
    }

    /// Has so many boards made for a practice sheet, others each time.
    fn make_exercises(&mut self, count: u64) -> Task<Message> {
        let Some(rule) = self.book.chosen() else { return Task::none() };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let order = PracticeOrder {
            knowledge: Arc::clone(&self.knowledge),
            geometry: Arc::clone(&self.book.geometry),
            options: Options::clone(&self.rules),
            rule,
            seed: u64::try_from(now.as_nanos()).unwrap_or_default(),
            number: 0,
            seen: Seen::default(),
        };
        let number = self.background.next_number();
        self.export.start(number, order, count).map(Message::Export)
    }

    /// The boards of a practice sheet that are being made. Who drives the window without running its tasks does it by
    /// hand, and sends what comes of it as [`Asked::Exercises`].
    pub fn ordered_exercises(&self) -> Option<(u64, &PracticeOrder, u64)> {
        self.export.exercises.waited()
    }

    /// Does on the page of what goes out what a key asks for; `None` if it works there as everywhere.
    pub(crate) fn key_in_export(&mut self, act: Action) -> Option<Task<Message>> {
        Some(match act {
            Action::Escape => {
                (self.opened.page, self.notices.said) = (None, None);
                Task::none()
            }
            Action::Solve => {
                // What is solved is to be seen.
                self.opened.page = None;
                return None;
            }
            Action::Puzzle(go) => self.scroll_page(go),
            Action::MoveByBlock(Move::Down | Move::Right) => {
                self.update_export(Asked::Turn(Go::On))
            }
            Action::MoveByBlock(_) => self.update_export(Asked::Turn(Go::Back)),
            Action::Open(Page::Export) if self.export.prints() => self.update_export(Asked::Print),
            Action::Open(Page::Export) => {
                self.export.turn_to_pages();
                Task::none()
            }
            Action::Save => self.update_export(Asked::Save),
            act if works_everywhere(act) => return None,
            Action::Move(to @ (Move::Up | Move::Down)) => self.walk_export(to),
            Action::NextTab => self.walk_export(Move::Down),
            Action::Move(to) => {
                let count = Choices::names(self.export.at(), self.locale()).len();
                let go = if to == Move::Right { Go::On } else { Go::Back };
                self.export.change(go, count);
                Task::none()
            }
            Action::Enter if self.export.prints() => self.update_export(Asked::Print),
            Action::Enter => self.update_export(Asked::Save),
            _ => Task::none(),
        })
    }

    /// Goes to the next choice, or to the one before. What is typed has the keyboard at once.
    fn walk_export(&mut self, to: Move) -> Task<Message> {
        self.export.walk(to);
        Task::batch([field::only(self.export.at().field()), reveal(PAGE)])
    }
}

/// The puzzles that were made, in the order of their table.
fn others_made(batch: &Batch) -> Others {
    let geometry = Arc::clone(&batch.geometry);
    let order: Vec<usize> = batch.rows.iter().map(|row| row.number).collect();
    let rows = batch.rows.iter().map(|row| (row.number, (row.board.clone(), row.level)));
    let rows: BTreeMap<_, _> = rows.collect();
    let count = order.len();
    let of = move |number: usize| {
        let (board, level) = rows.get(&number)?.clone();
        Some(Other { puzzle: Puzzle { geometry: Arc::clone(&geometry), board }, level })
    };
    Others { count, order, are_made: true, of: Arc::new(of) }
}

/// The puzzles of the file, of which those at these places are to be had, by the numbers that the list shows.
fn others_listed(list: &List, wanted: &[usize]) -> Others {
    let (found, places) = (list.found(), list.places());
    let order = wanted.iter().map(|place| list.number(*place) - 1).collect();
    let count = places.len();
    let levels: Vec<_> = places.iter().map(|place| list.ratings.level(*place)).collect();
    let of = move |number: usize| {
        let listed = found.listed.get(*places.get(number)?)?;
        let (geometry, board) = (Arc::clone(&found.geometry), listed.board(&found.geometry)?);
        Some(Other { puzzle: Puzzle { geometry, board }, level: levels[number] })
    };
    Others { count, order, are_made: false, of: Arc::new(of) }
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
        Message::Export(Asked::Handed(result))
    })
}
