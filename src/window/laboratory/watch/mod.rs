//! Watching a method at work: what is chosen, the run in the background, and walking through what was recorded.

pub(crate) mod choices;
mod recording;
mod view;

use std::sync::Arc;
use std::time::Duration;

use iced::Task;

pub use choices::Choice;
use choices::{Choices, Fault};
pub(crate) use recording::Recording;
pub use recording::{Ran, RunOrder};
pub(super) use view::view;

use super::methods::Methods;
use crate::action::Go;
use crate::background::{Pending, Waiting};
use crate::new_puzzles::choices::Known;
use crate::widget::form::Form;
use duvod::grid::Cell;
use duvod::message::words;

/// The fields in which a method or an example is looked for, and in which the number of a step is typed.
pub(crate) const SOUGHT_FIELD: &str = "watch-sought";
pub(crate) const STEP_FIELD: &str = "watch-step";

/// How many steps a second are walked by themselves, at each speed.
const SPEEDS: [u64; 5] = [1, 4, 20, 100, 500];

/// The grid is not drawn more often than this while steps are walked.
const SHORTEST: u64 = 50;

/// Something that happened while a run is chosen or watched.
#[derive(Clone, Debug)]
pub enum Message {
    /// The list of a choice is opened, or closed if it is open.
    Open(Choice),
    /// What has this number, from 0, was chosen.
    Choose(Choice, usize),
    /// This was typed.
    Type(Choice, String),
    /// This is looked for in the open list.
    Seek(String),
    /// The method is to be run.
    Run,
    /// That is to end.
    Cancel,
    /// It came to its end as the work with this number.
    Ran(u64, Option<Arc<Ran>>),
    /// Another step is to be shown.
    Go(Go),
    /// The step with this number is to be shown.
    GoTo(u32),
    /// The number of a step was typed.
    TypeStep(String),
    /// That step is to be shown.
    GoToTyped,
    /// The step that put the digit of this cell is to be shown.
    GoToCell(Cell),
    /// Steps are to be walked by themselves, or no longer.
    Play,
    /// The speed with this number is to be used.
    Speed(usize),
    /// It is time for the next step.
    Beat,
}

/// What others have to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// The method is to be run.
    Run,
    /// This is to be said.
    Say(words::Label),
}

/// What is chosen to be watched, and what is watched.
#[derive(Default)]
pub(crate) struct Watch {
    pub(crate) choices: Choices,
    /// What of it cannot be.
    pub(crate) faults: Vec<Fault>,
    pub(crate) form: Form<Choice>,
    pub(crate) running: Waiting<RunOrder>,
    pub(crate) recording: Option<Recording>,
    /// What is typed as the number of a step.
    typed_step: String,
    is_playing: bool,
    speed: usize,
}

impl Watch {
    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message, known: Known<'_>) -> Option<Event> {
        match message {
            Message::Open(choice) => self.form.toggle(choice),
            Message::Choose(choice, number) => {
                self.choose(choice, number);
                let _ = self.form.close();
            }
            Message::Type(choice, text) => {
                self.choices.set_typed(choice, text);
                self.form.go_to(choice);
            }
            Message::Seek(text) => self.form.seek(text),
            Message::Run => {
                self.look_through(known);
                let can_run = !self.running.is_going() && self.faults.is_empty();
                return can_run.then_some(Event::Run);
            }
            Message::Cancel => return self.cancel().then_some(Event::Say(words::LabCancelled)),
            Message::Ran(number, ran) => self.ran(number, ran.as_deref(), known),
            Message::Go(go) => self.walk_run(|recording| recording.go(go)),
            Message::GoTo(step) => self.walk_run(|recording| recording.go_to(step as usize)),
            Message::TypeStep(text) => self.typed_step = text,
            Message::GoToTyped => return self.go_to_typed(),
            Message::GoToCell(cell) => {
                let mut is_there = true;
                self.walk_run(|recording| is_there = recording.go_to_cell(cell));
                return (!is_there).then_some(Event::Say(words::LabNoStepThere));
            }
            Message::Play => self.play(),
            Message::Speed(speed) => self.speed = speed.min(SPEEDS.len() - 1),
            Message::Beat => self.beat(),
        }
        None
    }

    /// Shows another step, and walks no longer by itself.
    fn walk_run(&mut self, walk: impl FnOnce(&mut Recording)) {
        self.is_playing = false;
        if let Some(recording) = &mut self.recording {
            walk(recording);
        }
    }

    /// Goes by many steps at once.
    pub(crate) fn leap(&mut self, go: Go) {
        self.walk_run(|recording| recording.go_by(go, 10));
    }

    fn go_to_typed(&mut self) -> Option<Event> {
        let last = self.recording.as_ref()?.replay().len();
        match self.typed_step.trim().parse::<usize>() {
            Ok(step) if step <= last => {
                self.walk_run(|recording| recording.go_to(step));
                self.typed_step.clear();
                None
            }
            _ => Some(Event::Say(words::LabNoSuchStep)),
        }
    }

    fn play(&mut self) {
        let Some(recording) = &mut self.recording else { return };
        self.is_playing = !self.is_playing;
        if self.is_playing && recording.is_at_end() {
            recording.go_to(0);
        }
    }

    fn beat(&mut self) {
        let steps = (SPEEDS[self.speed] * self.pause_millis() / 1000).max(1);
        let Some(recording) = self.recording.as_mut().filter(|_| self.is_playing) else { return };
        recording.go_by(Go::On, steps as usize);
        self.is_playing = !recording.is_at_end();
    }

    fn pause_millis(&self) -> u64 {
        (1000 / SPEEDS[self.speed]).max(SHORTEST)
    }

    /// How long until the next step, while steps are walked by themselves.
    pub(crate) fn pause(&self) -> Option<Duration> {
        self.is_playing.then(|| Duration::from_millis(self.pause_millis()))
    }

    /// Walks no longer by itself.
    pub(crate) fn stop(&mut self) {
        self.is_playing = false;
    }

    /// Looks whether what is chosen can be. What was recorded goes once another puzzle is in the window.
    pub(crate) fn look_through(&mut self, known: Known<'_>) {
        let puzzle = self.choices.puzzle(known).err();
        self.faults = puzzle.into_iter().chain(self.choices.seed().err()).collect();
        let _ = self.recording.take_if(|recording| recording.at_hand != *known.puzzle);
        self.is_playing &= self.recording.is_some();
    }

    /// Runs the method as work with this number.
    pub(crate) fn run(
        &mut self,
        number: u64,
        (known, methods): (Known<'_>, &Methods),
    ) -> Task<Message> {
        let (Ok(puzzle), Ok(seed)) = (self.choices.puzzle(known), self.choices.seed()) else {
            return Task::none();
        };
        let Some(method) = self.choices.method(&methods.told) else { return Task::none() };
        (self.form.open, self.recording, self.is_playing) = (None, None, false);
        self.typed_step.clear();
        let order = RunOrder { method, puzzle, seed };
        let task =
            self.running.start(number, order, |order, stopped| Some(Arc::new(order.run(stopped))));
        task.map(|(number, ran)| Message::Ran(number, ran))
    }

    /// How long what is run has been going on.
    pub(crate) fn elapsed(&self) -> Option<Duration> {
        self.running.now().map(Pending::since_start)
    }

    /// Runs it no more; false if nothing was being run.
    pub(crate) fn cancel(&mut self) -> bool {
        self.running.leave()
    }

    fn ran(&mut self, number: u64, ran: Option<&Ran>, known: Known<'_>) {
        let Some(order) = self.running.end(number) else { return };
        self.recording = ran.map(|ran| Recording::new(&order, ran, known.puzzle.clone()));
    }

    /// Chooses what has this number, from 0.
    pub(super) fn choose(&mut self, choice: Choice, number: usize) {
        self.choices.choose(choice, number);
        self.form.go_to(choice);
    }
}
