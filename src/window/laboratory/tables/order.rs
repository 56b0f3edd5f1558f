//! What is to be made again, run on a thread of its own.

use std::time::Instant;

use duvod::inference::Options;
use duvod::knowledge::Knowledge;
use duvod::message::{Message as Words, words};
use duvod_laboratory::textbook::{Limits, Network, satisfy};
use duvod_laboratory::{Asked, Done, Progress, Remade, Remaking, RemakingError};

/// What is to be run.
#[derive(Clone, Debug)]
pub struct Order {
    pub(super) what: What,
    pub(super) rules: Options,
    pub(super) asked: Asked,
}

/// A table, or queens on a chessboard.
#[derive(Clone, Debug)]
pub(super) enum What {
    /// The table of this name.
    Table(String),
    /// So many queens, within so many steps.
    Queens(usize, u64),
}

/// Queens that were placed.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The row of the queen in each column, from 0; none if it was given up.
    pub(super) rows: Option<Vec<usize>>,
    pub(super) passes: u64,
}

/// Something that has come.
#[derive(Clone, Debug)]
pub enum News {
    /// How far the part is that is made.
    Far(Progress),
    /// A part of the table is done.
    Part(Box<Done>),
    /// The queens stand.
    Queens(Placed),
}

impl Order {
    /// Runs it, and tells of all that comes; what is cancelled tells nothing more.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub fn run(
        &self,
        knowledge: &Knowledge,
        told: &mut dyn FnMut(News),
        stopped: &dyn Fn() -> bool,
    ) -> Result<(), Words> {
        match &self.what {
            What::Queens(count, steps) => {
                let limits = Limits { cancelled: stopped, ..Limits::steps(*steps) };
                let (rows, report) = satisfy(&Network::queens(*count), self.asked.seed, limits);
                if !stopped() {
                    told(News::Queens(Placed { rows, passes: report.passes }));
                }
                Ok(())
            }
            What::Table(name) => {
                let experiment = knowledge.experiments().find(|it| it.name == *name);
                let Some(experiment) = experiment else { return Ok(()) };
                let began = Instant::now();
                let remaking = Remaking {
                    knowledge,
                    options: &self.rules,
                    experiment,
                    asked: self.asked,
                    clock: &|| began.elapsed().as_secs_f64(),
                    cancelled: stopped,
                };
                let ran = remaking.run(&mut |news| match news {
                    Remade::Far(far) => told(News::Far(far)),
                    Remade::Part(part) => told(News::Part(part)),
                });
                ran.or_else(|error| match error {
                    RemakingError::Wrong(why) => Err(why),
                    RemakingError::Spent => Err(words::LabTableShort.into()),
                    RemakingError::Cancelled => Ok(()),
                })
            }
        }
    }
}
