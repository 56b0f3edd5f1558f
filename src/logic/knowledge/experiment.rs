//! A table of the literature that the laboratory makes again.

use serde::Deserialize;

use super::CLASSIC_GRID;
use crate::message::Message;

/// A table of the literature: what its source ran, and the figures that it gives.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// The name of its file.
    pub name: String,
    /// The name of the grid of all its puzzles.
    #[serde(default = "classic")]
    pub grid: String,
    /// Whether the rows do not all stand in the order of the source, and why is known.
    #[serde(default)]
    pub differs: bool,
    /// The columns of figures that the source gives.
    #[serde(default)]
    pub columns: Vec<Column>,
    /// Its parts, each with puzzles of its own.
    #[serde(default)]
    pub parts: Vec<Part>,
    /// Puzzles that a person judged, where that is what it is about.
    #[serde(default)]
    pub judged: Vec<JudgedRow>,
}

/// A puzzle that a person solved and judged: what its source says of it, without the puzzle itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgedRow {
    /// How many givens it has.
    pub givens: usize,
    /// How much of it was to be guessed, in percent: the difficulty that was wanted.
    pub wanted: u64,
    /// How hard the person found it, of 10.
    pub judged: u8,
}

/// A column of figures of a source.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// What is measured.
    pub measure: Measure,
    /// What the column is called: the end of the id of the message `experiment-column-<name>`.
    pub name: String,
}

/// What is measured of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// The time of a run, in seconds.
    Seconds,
    /// Passes, as the source counts them.
    Passes,
}

/// Some rows of a table that were run on the same puzzles.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// What the puzzles are called: the end of the id of the message `experiment-puzzles-<name>`.
    pub name: String,
    /// The puzzles.
    pub puzzles: Puzzles,
    /// Whether they stand in for those of the source, which are not known.
    pub stands_in: bool,
    /// How many solutions are looked for.
    #[serde(default = "one")]
    pub solutions: usize,
    /// How often each is run, methods that need chance each time with another seed.
    #[serde(default = "once")]
    pub repeat: u64,
    /// Whether only runs count that did not begin anew.
    #[serde(default)]
    pub unfrozen: bool,
    /// The most steps of a run.
    pub steps: u64,
    /// The rows, in the order of the source.
    pub rows: Vec<MethodRow>,
}

/// Puzzles of an experiment.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Puzzles {
    /// These, one character a cell.
    Listed(Vec<String>),
    /// As many as are made for it.
    Made {
        /// How many.
        count: u64,
        /// What they follow from.
        seed: u64,
        /// How many givens they have, at least and at most.
        givens: (usize, usize),
        /// The profile whose rules must solve them, if any.
        #[serde(default)]
        solvable_by: Option<String>,
    },
}

/// A row of a table: a method with its settings, and the figures of the source.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MethodRow {
    /// The name of the method.
    pub method: String,
    /// The temperature at the start of annealing (T0).
    #[serde(default)]
    pub t0: Option<f64>,
    /// What it is multiplied by (Q).
    #[serde(default)]
    pub q: Option<f64>,
    /// After how many steps without improvement (the limit).
    #[serde(default)]
    pub limit: Option<u64>,
    /// How far shoot-and-go changes a digit.
    #[serde(default)]
    pub hmax: Option<u64>,
    /// What the source gives, a number for each column; none where it gives none.
    pub source: Vec<Option<f64>>,
}

fn classic() -> String {
    CLASSIC_GRID.to_owned()
}

const fn one() -> usize {
    1
}

const fn once() -> u64 {
    1
}

impl Experiment {
    /// Says what it is called.
    pub fn title(&self) -> Message {
        Message::of_data(format!("experiment-{}", self.name))
    }

    /// Says why the order of the rows is another one than in the source, if that is known.
    pub fn reason(&self) -> Option<Message> {
        self.differs.then(|| Message::of_data(format!("experiment-{}.order", self.name)))
    }

    /// Returns the ids of all messages that it is told with.
    pub fn messages(&self) -> Vec<String> {
        let columns = self.columns.iter().map(Column::title);
        let parts = self.parts.iter().map(Part::title);
        let all = [self.title()].into_iter().chain(self.reason()).chain(columns).chain(parts);
        all.map(|message| message.id.into_owned()).collect()
    }
}

impl Column {
    /// Says what it is called.
    pub fn title(&self) -> Message {
        Message::of_data(format!("experiment-column-{}", self.name))
    }
}

impl Part {
    /// Says what its puzzles are.
    pub fn title(&self) -> Message {
        Message::of_data(format!("experiment-puzzles-{}", self.name))
    }
}
