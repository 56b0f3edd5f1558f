//! How hard the puzzle in play is: found out once, while it is played.

use std::sync::Arc;

use iced::Task;

use super::{Rater, Waiting};
use duvod::grid::{Board, Geometry, Puzzle};
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Level};

/// The level of a puzzle and its score; none where it has not exactly one solution, or is beyond the rules.
pub(crate) type Hardness = Option<(Level, u64)>;

/// A puzzle whose hardness is wanted, by these rules.
#[derive(Clone)]
pub struct Gauged {
    knowledge: Arc<Knowledge>,
    puzzle: Puzzle,
    rules: Options,
}

impl Gauged {
    /// Finds out how hard it is; nothing as well if this was stopped.
    pub fn run(&self, stopped: &dyn Fn() -> bool) -> Option<(Level, u64)> {
        let rater = Rater::new(&self.knowledge, &self.puzzle.geometry, &self.rules)?;
        let rated = rater.by_rules(&self.puzzle.board, stopped)?;
        Some((rated.level?, rated.score))
    }

    fn is(&self, (geometry, board): At<'_>, rules: &Options) -> bool {
        (&self.puzzle.geometry, &self.puzzle.board) == (geometry, board) && self.rules == *rules
    }
}

/// A puzzle as it is at hand.
type At<'a> = (&'a Arc<Geometry>, &'a Board);

/// What is known of the puzzle in play, and what is being found out.
#[derive(Default)]
pub(crate) struct Gauge {
    known: Option<(Gauged, Hardness)>,
    work: Waiting<Gauged>,
}

impl Gauge {
    /// Finds out how hard a puzzle is, if that is not known, as work with a number; of no puzzle it lets go of the work.
    pub(crate) fn request(
        &mut self,
        wanted: Option<(At<'_>, &Options)>,
        knowledge: &Arc<Knowledge>,
        number: impl FnOnce() -> u64,
    ) -> Task<(u64, Hardness)> {
        let Some((puzzle, rules)) = wanted else {
            let _ = self.work.leave();
            return Task::none();
        };
        let known = self.known.as_ref().map(|(known, _)| known);
        if known.into_iter().chain(self.work.asked()).any(|gauged| gauged.is(puzzle, rules)) {
            return Task::none();
        }
        let (geometry, board) = (Arc::clone(puzzle.0), puzzle.1.clone());
        let puzzle = Puzzle { geometry, board };
        let gauged = Gauged { knowledge: Arc::clone(knowledge), puzzle, rules: rules.clone() };
        self.work.start(number(), gauged, Gauged::run)
    }

    /// The puzzle that is looked at, with the number of the work.
    #[cfg(test)]
    pub(crate) fn waited(&self) -> Option<(u64, &Gauged)> {
        self.work.waited()
    }

    /// Takes what came of the work with this number, if it is waited for.
    pub(crate) fn take(&mut self, number: u64, hardness: Hardness) {
        if let Some(gauged) = self.work.end(number) {
            self.known = Some((gauged, hardness));
        }
    }

    /// How hard this puzzle is by these rules, if that is known.
    pub(crate) fn of(&self, puzzle: At<'_>, rules: &Options) -> Hardness {
        self.known.as_ref().filter(|(known, _)| known.is(puzzle, rules))?.1
    }
}
