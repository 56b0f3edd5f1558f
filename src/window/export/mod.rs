//! What goes out of the window as a file or to a printer: what is chosen of it, how it will look, and the file itself.
//!
//! It has its own state and [`Message`], and reacts with what all screens share. To have a file written it asks by a
//! [`Request`](crate::shared::Request).

pub(crate) mod choices;
mod exercises;
mod kept;
mod made;
mod numbers;
mod order;
mod pictures;
mod preview;
mod reacting;
mod rows;
mod sources;
mod steps;
mod view;
mod work;

pub use choices::Choice;
use choices::{Choices, Kind, Source, Subject};
use exercises::Exercises;
pub use made::Made;
pub(crate) use made::code_of;
#[cfg(test)]
pub(crate) use made::make_unless;
use order::Basis;
pub use order::Order as FileOrder;
pub(crate) use order::{ExportContext, Far, Other, Others};
use pictures::Pictures;
pub(crate) use sources::{Sources, listed_here};
pub(crate) use view::view;
use work::{Then, Work};

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

use super::action::{Action, Go};
use super::widget::form::Form;
use super::widget::painting::Painting;
use duvod::message::{Message as Words, words, words::Label};
use duvod::practice::{Exercise, PracticeOrder, TooFew};
use duvod::proof::RuleId;

/// Something that happened about what goes out.
#[derive(Clone, Debug)]
pub enum Message {
    /// What has this number, from 0, was chosen.
    Choose(Choice, usize),
    /// This was typed.
    Type(Choice, String),
    /// Another page is to be shown.
    Turn(Go),
    /// The file is to be saved.
    Save,
    /// The pages are to be printed.
    Print,
    /// The script is to be put on the clipboard.
    Copy,
    /// Boards of a practice sheet are to be made, or what was stopped after all.
    Make,
    /// What is missing is to be seen to in this way.
    Lead(Action),
    /// No file is to be made for now.
    Stop,
    /// The file was made as the work with this number, or why not; nothing if it was stopped.
    Made(u64, Option<Result<Made, Words>>),
    /// These were made as the work with this number, or why not.
    Exercises(u64, Result<Arc<[Exercise]>, TooFew>),
    /// The program that prints was started with this file, or why not.
    Handed(Result<(), Words>),
}

/// What others have to know.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// This is to be saved.
    Save(Made),
    /// This is to be printed.
    Print(Made),
    /// This is to be put on the clipboard.
    Copy(String),
    /// So many boards of a practice sheet are to be made.
    Make(u64),
    /// This is to be done, so that there is something to export.
    Lead(Action),
    /// It was handed over, or why it was not.
    Handed(Result<(), Words>),
}

/// What is known of what goes out.
#[derive(Debug, Default)]
pub(crate) struct Export {
    pub(crate) choices: Choices,
    form: Form<Choice>,
    basis: Option<Basis>,
    /// What was made last, or why nothing was; while another is being made, what was made before if it is much the same.
    made: Option<Result<Made, Words>>,
    /// What is being made.
    work: Option<Work>,
    /// The page that is shown, from 0.
    page: usize,
    preview: Painting,
    pub(crate) exercises: Exercises,
    /// The rule that boards can be made for.
    rule: Option<RuleId>,
    /// How many puzzles or steps have numbers by which they can be chosen.
    numbered: usize,
    /// Which numbers these are of puzzles.
    numbered_as: Option<Label>,
    /// The clipboard for pictures.
    pictures: Pictures,
}

impl Export {
    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message) -> Option<Event> {
        match message {
            Message::Choose(choice, number) => {
                self.choices.choose(choice, number);
                self.form.go_to(choice);
            }
            Message::Type(choice, text) => {
                self.choices.set_typed(choice, text);
                self.form.go_to(choice);
            }
            Message::Turn(go) => self.turn(go),
            Message::Save if self.can_make() && self.work.is_none() && self.made().is_none() => {
                return self.update(Message::Make);
            }
            Message::Save => return self.then(Then::Save),
            Message::Print => return self.then(Then::Print),
            Message::Copy => return self.then(Then::Copy),
            Message::Make if self.can_make() => {
                return Some(Event::Make(self.choices.per_page().count() as u64));
            }
            Message::Make => self.basis = None,
            Message::Lead(act) => return Some(Event::Lead(act)),
            Message::Stop => {
                if self.work.take().is_some() {
                    self.made = Some(Err(words::ExportStopped.into()));
                }
            }
            Message::Exercises(number, made) => self.exercises.take(number, made),
            Message::Made(number, made) => return self.take(number, made),
            Message::Handed(result) => return Some(Event::Handed(result)),
        }
        None
    }

    /// What becomes of the file; once it is there, if it is being made.
    fn then(&mut self, then: Then) -> Option<Event> {
        if let Some(work) = &mut self.work {
            work.then = Some(then);
            return None;
        }
        let made = self.made()?.clone();
        match then {
            Then::Save => Some(Event::Save(made)),
            Then::Print => Some(Event::Print(made)),
            Then::Copy => made.script().map(|script| Event::Copy(script.to_owned())),
        }
    }

    /// Has the file made anew, as work with a number, if what it is made of has changed.
    pub(crate) fn poll(
        &mut self,
        of: ExportContext<'_>,
        number: impl FnOnce() -> u64,
    ) -> Task<Message> {
        let revision = self.exercises.revision();
        if self.basis.as_ref().is_some_and(|basis| basis.is(&self.choices, of, revision)) {
            return Task::none();
        }
        self.rule = of.rule;
        let basis = Basis::of(&self.choices, of, revision);
        let is_like = self.basis.as_ref().is_some_and(|before| before.is_like(&basis));
        // What is said, and shown, belongs to what is chosen now.
        self.made = self.made.take().filter(|made| is_like && made.is_ok());
        self.basis = Some(basis);
        let order = FileOrder::of(&self.choices, &self.exercises, of);
        self.numbered = order.numbered();
        let (made, listed) = (words::ExportNumberedMade, words::ExportNumberedListed);
        let numbers = |others: &Others| if others.are_made { made } else { listed };
        self.numbered_as = order.others.as_ref().map(numbers);
        let (work, task) = Work::start(number(), order);
        self.work = Some(work);
        task.map(|(number, made)| Message::Made(number, made))
    }

    /// Takes what was made, if it is still waited for.
    fn take(&mut self, number: u64, made: Option<Result<Made, Words>>) -> Option<Event> {
        let work = self.work.take_if(|work| work.waited().0 == number)?;
        self.made = Some(made.unwrap_or_else(|| Err(words::ExportStopped.into())));
        self.page = self.page.min(self.last_page());
        self.preview.forget();
        work.then.and_then(|then| self.then(then))
    }

    /// Takes note of the time.
    pub(crate) fn tick(&mut self, now: Instant) {
        if let Some(work) = &mut self.work {
            work.poll(now);
        }
    }

    /// The file that is being made, with the number of the work.
    pub(crate) fn waited(&self) -> Option<(u64, &FileOrder)> {
        self.work.as_ref().map(Work::waited)
    }

    /// Whether making the file was stopped.
    fn is_stopped(&self) -> bool {
        let stopped = Words::from(words::ExportStopped);
        self.work.is_none() && matches!(&self.made, Some(Err(why)) if *why == stopped)
    }

    /// Whether there are pages to print, or will be.
    pub(crate) fn prints(&self) -> bool {
        let is_there = self.last().is_some() || self.work.is_some();
        is_there && self.choices.kind() == Kind::Pdf
    }

    /// Chooses pages where what is chosen cannot be printed.
    pub(crate) fn turn_to_pages(&mut self) {
        if self.choices.kind() != Kind::Pdf {
            self.choices.choose_pages();
        }
    }

    /// How far making the file has come, if it takes long enough to be spoken of.
    fn far(&self) -> Option<(&Far, Duration)> {
        let work = self.work.as_ref()?;
        Some((&work.far, work.worth_telling()?))
    }

    /// The page is closed: nothing of it is kept but what was chosen.
    pub(crate) fn forget(&mut self) {
        (self.basis, self.made, self.work, self.page) = (None, None, None, 0);
    }

    /// Takes note of where the page is opened from: beside a list, what that shows goes out.
    pub(crate) fn open_beside(&mut self, listed: Option<Source>) {
        if let Some(listed) = listed {
            self.choices.choose_sheet_of(listed);
            self.form.go_to(Choice::Source);
        }
    }

    /// Chooses a practice sheet.
    pub(crate) fn choose_exercises(&mut self) {
        self.choices.subject = Subject::Exercises;
        self.form.go_to(Choice::Subject);
    }

    /// Starts to make boards of a practice sheet as the work with this number.
    pub(crate) fn start(&mut self, number: u64, order: PracticeOrder, count: u64) -> Task<Message> {
        let task = self.exercises.start(number, order, count);
        task.map(move |made| Message::Exercises(number, made))
    }

    /// Whether boards of a practice sheet can be made now.
    fn can_make(&self) -> bool {
        let is_wanted = self.choices.subject == Subject::Exercises && self.rule.is_some();
        is_wanted && !self.exercises.is_making()
    }

    /// What was made, if nothing else is being made.
    pub(crate) fn made(&self) -> Option<&Made> {
        self.last().filter(|_| self.work.is_none())
    }

    /// What was made last, of whatever.
    fn last(&self) -> Option<&Made> {
        self.made.as_ref().and_then(|made| made.as_ref().ok())
    }

    /// What is shown while something is being made.
    #[cfg(test)]
    pub(crate) fn shown(&self) -> Option<&Made> {
        self.last()
    }

    fn last_page(&self) -> usize {
        self.last().map_or(0, |made| made.pages.len().saturating_sub(1))
    }

    fn turn(&mut self, go: Go) {
        self.page = go.from(Some(self.page), self.last_page());
        self.preview.forget();
    }
}
