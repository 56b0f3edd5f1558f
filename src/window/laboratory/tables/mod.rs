//! Tables of the literature made again, and queens on a chessboard: what is chosen, running it in the background, and what came
//! of it.

mod board;
pub(crate) mod choices;
pub(crate) mod order;
mod view;

use std::sync::Arc;
use std::time::Duration;

use iced::Task;

pub use choices::Choice;
use choices::{Choices, Fault};
pub use order::Order;
use order::{News, Placed};
pub(super) use view::{head, view};

use super::compare::Event;
use super::compare::results::Ending;
use super::plots::Plots;
use crate::background::{Inbox, Waiting};
use crate::look::Look;
use crate::new_puzzles::choices::Known;
use crate::widget::form::Form as Rows;
use duvod::knowledge::{Experiment, Knowledge};
use duvod::locale::Locale;
use duvod::message::Message as Words;
use duvod::picture::Chart;
use duvod_laboratory::{Done, Progress, queens_text, table_csv, tables_text};

/// The field in which a table is looked for.
pub(crate) const SOUGHT_FIELD: &str = "table-sought";

/// Something that happened while a table is made again.
#[derive(Clone, Debug)]
pub enum Message {
    /// What came of it is to be seen, or the choices.
    Show(bool),
    /// The list of tables is to be opened, or closed.
    Open,
    /// This is looked for in the list.
    Seek(String),
    /// The table with this number, from 0, was chosen; behind them are the queens.
    Choose(usize),
    /// This was typed.
    Type(Choice, String),
    /// It is to be run.
    Run,
    /// That is to end.
    Cancel,
    /// It came to its end as the work with this number.
    Ended(u64, Result<(), Words>),
    /// What came of it is to be saved in this form.
    Save(Form),
}

/// How what came of it is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A line a row, for programs.
    Csv,
    /// As it is told.
    Text,
    /// The plot with this number.
    Plot(usize),
}

/// What came of it, or has come so far.
#[derive(Debug)]
pub(crate) struct Results {
    /// The table; none where queens were placed.
    experiment: Option<Experiment>,
    pub(crate) parts: Vec<Done>,
    queens: Option<Placed>,
    far: Option<Progress>,
    elapsed: Duration,
    pub(crate) ending: Ending,
}

/// What is chosen to be made again, and what came of it.
#[derive(Default)]
pub(crate) struct Tables {
    pub(crate) choices: Choices,
    /// What of it cannot be.
    pub(crate) faults: Vec<Fault>,
    /// Why it could not be run; it holds until something else is chosen.
    refused: Option<Fault>,
    pub(crate) form: Rows<Choice>,
    /// Whether what came of it is seen, and not the choices.
    shows_results: bool,
    pub(crate) running: Waiting<(Order, Inbox<News>)>,
    pub(crate) results: Option<Results>,
    plots: Plots,
}

impl Tables {
    /// Reacts to a message.
    pub(crate) fn update(
        &mut self,
        message: Message,
        known: Known<'_>,
        locale: &Locale,
    ) -> Option<Event> {
        match message {
            Message::Show(results) => {
                let is_other = self.shows_results != results;
                self.shows_results = results;
                return is_other.then_some(Event::Turned);
            }
            Message::Open => {
                self.form.toggle(Choice::Table);
                self.refused = None;
            }
            Message::Seek(text) => self.form.seek(text),
            Message::Choose(number) => {
                self.choose(number);
                let _ = self.form.close();
            }
            Message::Type(choice, text) => {
                self.choices.set_typed(choice, text);
                self.chosen_at(choice);
            }
            Message::Run => {
                self.look_through(known);
                let can_run = !self.running.is_going() && self.faults.is_empty();
                return can_run.then_some(Event::Run);
            }
            Message::Cancel => _ = self.cancel(),
            Message::Ended(number, result) => self.ended(number, result),
            Message::Save(form) => return self.save(form, locale),
        }
        None
    }

    /// Chooses the table with this number, from 0; behind them are the queens.
    pub(super) fn choose(&mut self, number: usize) {
        self.choices.choose(number);
        self.chosen_at(Choice::Table);
    }

    fn chosen_at(&mut self, choice: Choice) {
        self.refused = None;
        self.form.go_to(choice);
    }

    fn save(&self, form: Form, locale: &Locale) -> Option<Event> {
        let results = self.results.as_ref()?;
        let text = results.text(locale)?;
        Some(match (form, &results.experiment) {
            (Form::Text, Some(_)) => Event::Save(text, "table.txt"),
            (Form::Csv, Some(experiment)) => {
                Event::Save(table_csv(experiment, &results.parts), "table.csv")
            }
            (Form::Text, None) => Event::Save(text, "queens.txt"),
            (Form::Csv, None) => Event::Save(results.queens_csv()?, "queens.csv"),
            (Form::Plot(number), _) => {
                let (_, svg) = self.plots.svg(number)?;
                Event::Save(svg, "table.svg")
            }
        })
    }

    /// Looks whether what is chosen can be.
    pub(crate) fn look_through(&mut self, known: Known<'_>) {
        let faults = self.choices.order(known).err().unwrap_or_default();
        self.faults = faults.into_iter().chain(self.refused.clone()).collect();
    }

    /// Runs what is chosen as work with this number.
    pub(crate) fn run(
        &mut self,
        number: u64,
        knowledge: &Arc<Knowledge>,
        known: Known<'_>,
    ) -> Task<Message> {
        let Ok(order) = self.choices.order(known) else { return Task::none() };
        self.results = Some(Results {
            experiment: self.choices.experiment(known.knowledge).cloned(),
            parts: Vec::new(),
            queens: None,
            far: None,
            elapsed: Duration::ZERO,
            ending: Ending::Going,
        });
        self.plots.forget();
        (self.shows_results, self.refused, self.form.open) = (true, None, None);
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
        for news in inbox.take() {
            match news {
                News::Far(far) => results.far = Some(far),
                News::Part(part) => {
                    results.parts.push(*part);
                    results.far = None;
                }
                News::Queens(placed) => results.queens = Some(placed),
            }
        }
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
        let _ = self.end(Ending::Done);
        if let Err(reason) = result {
            self.refused = Some((Choice::Table, reason));
            (self.results, self.shows_results) = (None, false);
        }
    }

    /// Whether what came of it is seen, and not the choices.
    pub(crate) fn is_seen(&self) -> bool {
        self.shows_results && self.results.is_some()
    }

    /// Plots anew what came of a table that is done, where that is seen.
    pub(crate) fn plot(&mut self, look: Look<'_>) {
        let over = self.results.as_ref().filter(|results| results.ending != Ending::Going);
        match over.and_then(|results| Some((results, results.experiment.as_ref()?))) {
            Some((results, experiment)) => {
                let plots = |say: &dyn Fn(&Words) -> String| -> Vec<(&'static str, Chart)> {
                    let parts = results.parts.iter();
                    let plots = parts.flat_map(|part| part.plots(experiment, say));
                    plots.map(|(_, chart)| ("table.svg", chart)).collect()
                };
                self.plots.draw(&plots, look);
            }
            None => self.plots.forget(),
        }
    }
}

impl Results {
    /// Why the rows stand in another order than in the source, if they do and all parts are done.
    fn reason(&self) -> Option<Words> {
        let experiment = self.experiment.as_ref().filter(|_| self.ending == Ending::Done)?;
        let is_in_order = self.parts.iter().all(|part| part.is_in_order(experiment));
        experiment.reason().filter(|_| !is_in_order)
    }

    /// All of it as text.
    fn text(&self, locale: &Locale) -> Option<String> {
        let Some(experiment) = &self.experiment else {
            return Some(queens_text(self.queens.as_ref()?.rows.as_ref()?));
        };
        if self.parts.is_empty() {
            return None;
        }
        let say = |words: &Words| locale.say(words);
        let told: Vec<_> = self.parts.iter().map(|part| part.told(experiment)).collect();
        let mut text = format!("{}\n\n{}", say(&experiment.title()), tables_text(&told, &say));
        if let Some(reason) = self.reason() {
            text = format!("{text}\n{}\n", say(&reason));
        }
        Some(text)
    }

    /// The queens, a line each: column and row, from 1.
    fn queens_csv(&self) -> Option<String> {
        let rows = self.queens.as_ref()?.rows.as_ref()?.iter().enumerate();
        let lines = rows.map(|(column, row)| format!("{},{}\n", column + 1, row + 1));
        Some(["column,row\n".to_owned()].into_iter().chain(lines).collect())
    }
}
