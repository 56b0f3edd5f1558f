//! Comparing methods: what is chosen, running them in the background, and what came of it.

pub(crate) mod choices;
pub(crate) mod order;
pub(crate) mod results;
mod table;
mod view;

use std::sync::Arc;

use iced::Task;

pub use choices::Choice;
use choices::{Choices, Fault};
use order::News;
pub use order::Order;
pub use results::Sorting;
use results::{Ending, Results};
pub(super) use view::{head, turn, view};

use super::methods::Methods;
use super::plots::Plots;
use crate::background::{Inbox, Waiting};
use crate::look::Look;
use crate::new_puzzles::choices::Known;
use crate::widget::form::Form as Rows;
use duvod::knowledge::Knowledge;
use duvod::message::{Message as Words, words};
use duvod_laboratory::{csv, json, plots};

/// Something that happened while methods are compared.
#[derive(Clone, Debug)]
pub enum Message {
    /// What came of it is to be seen, or the choices.
    Show(bool),
    /// What has this number, from 0, was chosen.
    Choose(Choice, usize),
    /// This was typed.
    Type(Choice, String),
    /// The method with this number is to be run, or not.
    Toggle(usize),
    /// All methods are to be run, or none.
    TakeAll(bool),
    /// It is to be run.
    Run,
    /// That is to end.
    Cancel,
    /// It came to its end as the work with this number.
    Ended(u64, Result<(), Words>),
    /// The methods are to be in this order.
    Sort(Sorting),
    /// What came of it is to be saved in this form.
    Save(Form),
}

/// How what came of it is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A line a run.
    Csv,
    /// One object.
    Json,
    /// The plot with this number.
    Plot(usize),
}

/// What others have to know of a comparison, or of a table that is made again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Event {
    /// It is to be run.
    Run,
    /// This is to be saved in a file that is called so.
    Save(String, &'static str),
    /// Something else is seen from its top.
    Turned,
}

/// What is chosen to be compared, and what came of it.
#[derive(Default)]
pub(crate) struct Compare {
    pub(crate) choices: Choices,
    /// What of it cannot be.
    pub(crate) faults: Vec<Fault>,
    /// Why it could not be run; it holds until something else is chosen.
    refused: Option<Fault>,
    pub(crate) form: Rows<Choice>,
    /// Whether what came of it is seen, and not the choices.
    pub(crate) shows_results: bool,
    pub(crate) running: Waiting<(Order, Inbox<News>)>,
    pub(crate) results: Option<Results>,
    pub(crate) sorting: Sorting,
    pub(crate) plots: Plots,
}

impl Compare {
    /// Reacts to a message.
    pub(crate) fn update(
        &mut self,
        message: Message,
        (known, methods): (Known<'_>, &Methods),
    ) -> Option<Event> {
        match message {
            Message::Show(results) => {
                let is_other = self.shows_results != results;
                self.shows_results = results;
                return is_other.then_some(Event::Turned);
            }
            Message::Choose(choice, number) => self.choose(choice, number, methods),
            Message::Type(choice, text) => {
                self.choices.set_typed(choice, text);
                self.chosen_at(choice);
            }
            Message::Toggle(number) => {
                methods.all.get(number).into_iter().for_each(|one| self.choices.toggle(*one));
                self.chosen_at(Choice::Methods);
            }
            Message::TakeAll(takes) => self.choose(Choice::Methods, takes.into(), methods),
            Message::Run => {
                self.look_through(known, methods);
                let can_run = !self.running.is_going() && self.faults.is_empty();
                return can_run.then_some(Event::Run);
            }
            Message::Cancel => _ = self.cancel(),
            Message::Ended(number, result) => self.ended(number, result),
            Message::Sort(sorting) => self.sorting = sorting,
            Message::Save(form) => return self.save(form),
        }
        None
    }

    /// Chooses what has this number, from 0; of the methods 0 is none, and 1 is all.
    pub(super) fn choose(&mut self, choice: Choice, number: usize, methods: &Methods) {
        if choice == Choice::Methods {
            self.choices.take_all(&methods.all, number == 1);
        } else {
            self.choices.choose(choice, number);
        }
        self.chosen_at(choice);
    }

    fn chosen_at(&mut self, choice: Choice) {
        self.refused = None;
        self.form.go_to(choice);
    }

    fn save(&self, form: Form) -> Option<Event> {
        let results = self.results.as_ref().filter(|results| !results.entries.is_empty())?;
        Some(match form {
            Form::Csv => Event::Save(csv(&results.tasks, &results.entries), "comparison.csv"),
            Form::Json => {
                let mut object = json(&results.tasks, &results.entries).to_string();
                object.push('\n');
                Event::Save(object, "comparison.json")
            }
            Form::Plot(number) => {
                let (name, svg) = self.plots.svg(number)?;
                Event::Save(svg, name)
            }
        })
    }

    /// Looks whether what is chosen can be.
    pub(crate) fn look_through(&mut self, known: Known<'_>, methods: &Methods) {
        let faults = self.choices.order(known, &methods.all).err().unwrap_or_default();
        self.faults = faults.into_iter().chain(self.refused.clone()).collect();
    }

    /// Runs what is chosen as work with this number.
    pub(crate) fn run(
        &mut self,
        number: u64,
        knowledge: &Arc<Knowledge>,
        (known, methods): (Known<'_>, &Methods),
    ) -> Task<Message> {
        let Ok(order) = self.choices.order(known, &methods.all) else { return Task::none() };
        self.results = Some(Results::of(&order));
        self.plots.forget();
        (self.shows_results, self.refused) = (true, None);
        let (knowledge, about) = (Arc::clone(knowledge), (order, Inbox::default()));
        let task = self.running.start(number, about, move |(order, inbox), stopped| {
            Some(order.run(&knowledge, &mut |news| inbox.put(news), stopped))
        });
        task.map(|(number, result)| Message::Ended(number, result.unwrap_or(Ok(()))))
    }

    /// Takes what has come of it by now.
    pub(crate) fn poll(&mut self) {
        let (Some(running), Some(results)) = (self.running.now(), &mut self.results) else {
            return;
        };
        let (_, inbox) = running.asked();
        results.take(inbox.take());
        results.elapsed = running.since_start();
    }

    /// Runs no more; what has come stays. False if nothing was being run.
    pub(crate) fn cancel(&mut self) -> bool {
        self.end(Ending::Cancelled)
    }

    fn end(&mut self, ending: Ending) -> bool {
        self.poll();
        if let Some(results) = self.results.as_mut().filter(|_| self.running.is_going()) {
            results.ending = ending;
        }
        self.running.leave()
    }

    fn ended(&mut self, number: u64, result: Result<(), Words>) {
        if self.running.waited().is_none_or(|(waited, _)| waited != number) {
            return;
        }
        self.poll();
        let is_whole = |results: &Results| results.tasks.len() as u64 >= results.puzzle_count;
        let is_done = self.results.as_ref().is_some_and(is_whole);
        let _ = self.end(if is_done { Ending::Done } else { Ending::Short });
        if let Err(reason) = result {
            self.refused = Some((Choice::Puzzles, reason));
            (self.results, self.shows_results) = (None, false);
        }
    }

    /// Whether what came of it is seen, and not the choices.
    pub(crate) fn is_seen(&self) -> bool {
        self.shows_results && self.results.is_some()
    }

    /// Plots anew what came of a comparison that is over, where that is seen.
    pub(crate) fn plot(&mut self, look: Look<'_>) {
        let over = self.results.as_ref().filter(|results| results.ending != Ending::Going);
        match over.filter(|results| !results.entries.is_empty()) {
            Some(results) => {
                let entries = &results.entries;
                self.plots.draw(&|say: &dyn Fn(&Words) -> String| plots(entries, say), look);
            }
            None => self.plots.forget(),
        }
    }

    /// The words of how it ended.
    fn ending(results: &Results) -> Option<words::Label> {
        match results.ending {
            Ending::Going => None,
            Ending::Done => Some(words::LabDone),
            Ending::Short => Some(words::LabShort),
            Ending::Cancelled => Some(words::MakerCancelled),
        }
    }
}
