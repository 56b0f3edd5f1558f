//! What came of a comparison.

use std::time::Duration;

use super::order::{News, Order};
use duvod_laboratory::{Decisions, Entry, Row, Spread, Task, rows};

/// How a comparison came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// It goes on.
    Going,
    /// All was run.
    Done,
    /// Not as many puzzles could be made as were wanted.
    Short,
    /// It was cancelled.
    Cancelled,
}

/// By what the methods are in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sorting {
    /// As they were run.
    #[default]
    AsRun,
    /// The least time first.
    Time,
    /// The fewest passes first.
    Passes,
    /// The fewest guesses first.
    Guesses,
    /// The fewest dead ends first.
    DeadEnds,
}

impl Sorting {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 5] =
        [Self::AsRun, Self::Time, Self::Passes, Self::Guesses, Self::DeadEnds];

    /// The number by which a row stands, the least first; what is not counted comes last.
    fn key(self, row: &Row) -> f64 {
        let decided =
            |of: fn(Decisions) -> Spread| row.decisions.map_or(f64::INFINITY, |it| of(it).mean);
        match self {
            Self::AsRun => 0.0,
            Self::Time => row.seconds.mean,
            Self::Passes => row.passes.mean,
            Self::Guesses => decided(|it| it.guesses),
            Self::DeadEnds => decided(|it| it.dead_ends),
        }
    }
}

/// What came of a comparison, or has come so far.
#[derive(Debug)]
pub(crate) struct Results {
    pub(crate) tasks: Vec<Task>,
    pub(crate) entries: Vec<Entry>,
    rows: Vec<(&'static str, Row)>,
    /// How many puzzles and how many runs there are to be.
    pub(super) puzzle_count: u64,
    pub(super) run_count: u64,
    pub(super) elapsed: Duration,
    pub(crate) ending: Ending,
}

impl Results {
    /// Nothing yet.
    pub(super) fn of(order: &Order) -> Self {
        Self {
            tasks: order.comparison.tasks.clone(),
            entries: Vec::new(),
            rows: Vec::new(),
            puzzle_count: order.puzzle_count(),
            run_count: order.run_count(),
            elapsed: Duration::ZERO,
            ending: Ending::Going,
        }
    }

    /// Takes what has come.
    pub(super) fn take(&mut self, news: Vec<News>) {
        if news.is_empty() {
            return;
        }
        for one in news {
            match one {
                News::Made(task) => self.tasks.push(task),
                News::Ran(entry) => self.entries.push(*entry),
            }
        }
        self.rows = rows(&self.entries);
    }

    /// The methods that were run, each with what it took, in this order.
    pub(crate) fn rows(&self, sorting: Sorting) -> Vec<&(&'static str, Row)> {
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by(|(_, one), (_, other)| sorting.key(one).total_cmp(&sorting.key(other)));
        rows
    }
}
