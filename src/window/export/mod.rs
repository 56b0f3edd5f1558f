//! What goes out of the window as a file or to a printer: what is chosen of it, how it will look, and the file itself.
//!
//! It has its own state, [`Message`] and `update`. Writing and printing it reports as an [`Event`], and the window does it.

pub(crate) mod choices;
mod exercises;
mod made;
mod pictures;
mod preview;
mod view;

pub use choices::Choice;
use choices::{Choices, Subject};
use exercises::Exercises;
pub(crate) use made::{Made, Of, Other, code_of};
pub(crate) use pictures::Pictures;
use preview::Preview;
pub(crate) use view::view;

use std::sync::Arc;

use iced::Task;

use super::act::{Go, Move};
use duvod::explanation::Why;
use duvod::grid::Board;
use duvod::message::Message as Words;
use duvod::picture::{Palette, Scene};
use duvod::practice::{Exercise, Order, TooFew};
use duvod::proof::{RuleId, Trace};

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
    /// Boards of a practice sheet are to be made.
    Make,
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
    /// It was handed over, or why it was not.
    Handed(Result<(), Words>),
}

/// What a file was made of. Another one is made when this is not at hand any more.
#[derive(Debug)]
struct Basis {
    choices: Choices,
    puzzle: Board,
    board: Board,
    scene: Scene,
    palette: Palette,
    language: String,
    trace: Option<Arc<Trace>>,
    answer: Option<Arc<Why>>,
    /// What else sheets are made of.
    others: Others,
}

/// What tells whether other puzzles, or boards, are at hand now.
type Others = ([usize; 3], usize, Option<RuleId>);

impl Basis {
    fn of(choices: &Choices, of: Of<'_>, revision: usize) -> Self {
        Self {
            choices: choices.clone(),
            puzzle: of.session.puzzle().clone(),
            board: of.session.board(),
            scene: of.scene.clone(),
            palette: *of.palette,
            language: of.locale.tag().to_owned(),
            trace: of.session.trace().cloned(),
            answer: of.answer.map(|(_, why)| Arc::clone(why)),
            others: (of.stamp, revision, of.rule),
        }
    }

    /// Whether the same would be made of this.
    fn is(&self, choices: &Choices, of: Of<'_>, revision: usize) -> bool {
        self.choices == *choices
            && self.others == (of.stamp, revision, of.rule)
            && self.puzzle == *of.session.puzzle()
            && self.board == of.session.board()
            && self.scene == *of.scene
            && self.palette == *of.palette
            && self.language == of.locale.tag()
            && is_same(self.trace.as_ref(), of.session.trace())
            && is_same(self.answer.as_ref(), of.answer.map(|(_, why)| why))
    }
}

/// Whether both are the same in memory, or neither is there.
fn is_same<T>(one: Option<&Arc<T>>, other: Option<&Arc<T>>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => Arc::ptr_eq(one, other),
        (one, other) => one.is_none() && other.is_none(),
    }
}

/// What is known of what goes out.
#[derive(Debug, Default)]
pub(crate) struct Export {
    pub(crate) choices: Choices,
    /// The choice that arrow keys change.
    row: usize,
    basis: Option<Basis>,
    /// What was made of it, or why nothing was.
    made: Option<Result<Made, Words>>,
    /// The page that is shown, from 0.
    page: usize,
    preview: Preview,
    pub(crate) exercises: Exercises,
    /// The rule that boards can be made for.
    rule: Option<RuleId>,
}

impl Export {
    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message) -> Option<Event> {
        match message {
            Message::Choose(choice, number) => {
                self.choices.choose(choice, number);
                self.go_to(choice);
            }
            Message::Type(choice, text) => {
                self.choices.set_typed(choice, text);
                self.go_to(choice);
            }
            Message::Turn(go) => self.turn(go),
            Message::Save if self.can_make() && self.made().is_none() => {
                return self.update(Message::Make);
            }
            Message::Save => return self.made().cloned().map(Event::Save),
            Message::Make if self.can_make() => {
                return Some(Event::Make(self.choices.per_page().count() as u64));
            }
            Message::Make => {}
            Message::Exercises(number, made) => self.exercises.take(number, made),
            Message::Print => return self.made().cloned().map(Event::Print),
            Message::Copy => return self.made()?.script().map(|it| Event::Copy(it.to_owned())),
            Message::Handed(result) => return Some(Event::Handed(result)),
        }
        None
    }

    /// Makes the file anew if what it is made of has changed.
    pub(crate) fn look(&mut self, of: Of<'_>) {
        let revision = self.exercises.revision();
        if self.basis.as_ref().is_some_and(|basis| basis.is(&self.choices, of, revision)) {
            return;
        }
        self.rule = of.rule;
        self.made = Some(made::make(&self.choices, of, &self.exercises));
        self.basis = Some(Basis::of(&self.choices, of, revision));
        self.page = self.page.min(self.last_page());
        self.preview.forget();
    }

    /// The page is closed: nothing of it is kept but what was chosen.
    pub(crate) fn forget(&mut self) {
        (self.basis, self.made, self.page) = (None, None, 0);
    }

    /// Chooses a practice sheet.
    pub(crate) fn choose_exercises(&mut self) {
        self.choices.subject = Subject::Exercises;
        self.go_to(Choice::Subject);
    }

    /// Starts to make boards of a practice sheet as the work with this number.
    pub(crate) fn start(&mut self, number: u64, order: Order, count: u64) -> Task<Message> {
        let task = self.exercises.start(number, order, count);
        task.map(move |made| Message::Exercises(number, made))
    }

    /// Whether boards of a practice sheet can be made now.
    fn can_make(&self) -> bool {
        let is_wanted = self.choices.subject == Subject::Exercises && self.rule.is_some();
        is_wanted && !self.exercises.is_making()
    }

    /// What was made.
    pub(crate) fn made(&self) -> Option<&Made> {
        self.made.as_ref().and_then(|made| made.as_ref().ok())
    }

    fn last_page(&self) -> usize {
        self.made().map_or(0, |made| made.pages.len().saturating_sub(1))
    }

    fn turn(&mut self, go: Go) {
        self.page = go.from(Some(self.page), self.last_page());
        self.preview.forget();
    }

    fn go_to(&mut self, choice: Choice) {
        self.row = Choice::ALL.iter().position(|other| *other == choice).unwrap_or(0);
    }

    /// The choice that arrow keys change.
    pub(crate) fn at(&self) -> Choice {
        let choice = Choice::ALL[self.row.min(Choice::ALL.len() - 1)];
        if self.choices.is_shown(choice) { choice } else { Choice::Subject }
    }

    /// Goes to the next choice that is shown, or to the one before.
    pub(crate) fn walk(&mut self, to: Move) {
        let is_shown = |row: usize| self.choices.is_shown(Choice::ALL[row]);
        self.row = to.among(self.row, Choice::ALL.len(), is_shown);
    }

    /// Chooses what comes next of the choice that arrow keys change, or what comes before; `count` can be chosen.
    pub(crate) fn change(&mut self, go: Go, count: usize) {
        let choice = self.at();
        let at = self.choices.chosen(choice);
        self.choices.choose(choice, go.from(Some(at), count.saturating_sub(1)));
    }
}
