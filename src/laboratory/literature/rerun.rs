//! A row of a table of the literature, run.

use crate::contender::{Contender, contenders, methods};
use crate::summary::Timed;
use crate::textbook::{Limits, Settings};
use duvod::grid::{Board, Geometry};
use duvod::inference::{EngineError, Options};
use duvod::knowledge::{Knowledge, MethodRow};
use duvod::message::{Message, words};

/// What the rows of a table are run with.
pub(super) struct Rerun<'a> {
    /// Where the rules are from.
    pub(super) knowledge: &'a Knowledge,
    /// Which rules are used.
    pub(super) options: &'a Options,
    /// The grid of the puzzles.
    pub(super) geometry: &'a Geometry,
    /// The puzzles.
    pub(super) boards: &'a [Board],
    /// How often each row is run on each puzzle.
    pub(super) repeat: u64,
    /// The seed of the first repetition; the next ones have the next seeds.
    pub(super) seed: u64,
    /// How far a run may go, and how many solutions it looks for.
    pub(super) limits: Limits<'a>,
    /// The seconds since some moment.
    pub(super) clock: &'a dyn Fn() -> f64,
}

/// Why a row cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RerunError {
    /// There is no method of that name.
    NoMethod(String),
    /// There are no such rules.
    Engine(EngineError),
}

impl RerunError {
    /// Says it.
    pub(super) fn message(&self) -> Message {
        match self {
            Self::NoMethod(name) => {
                let known: Vec<&str> = methods().iter().map(|method| method.name).collect();
                words::ErrorNoMethod { name, known: known.join(", ") }.into()
            }
            Self::Engine(error) => words::ErrorOther { reason: error.to_string() }.into(),
        }
    }
}

impl Rerun<'_> {
    /// Returns how many runs a row has.
    pub(super) fn runs(&self) -> u64 {
        self.boards.len() as u64 * self.repeat
    }

    /// Runs a row on every puzzle as often as is wanted, and tells of each run at once, with the numbers of its puzzle and
    /// its repetition, both from 0. A run that is cancelled is not told of, and the last.
    ///
    /// # Errors
    /// [`RerunError`] if the row cannot be run.
    pub(super) fn run(
        &self,
        row: &MethodRow,
        told: &mut dyn FnMut((usize, u64), Timed),
    ) -> Result<(), RerunError> {
        let contender = self.contender(row)?;
        for (puzzle, board) in self.boards.iter().enumerate() {
            for repetition in 0..self.repeat {
                let seed = self.seed.wrapping_add(repetition);
                let run = contender.timed(board, seed, self.limits, self.clock);
                if (self.limits.cancelled)() {
                    return Ok(());
                }
                told((puzzle, repetition), run);
            }
        }
        Ok(())
    }

    fn contender(&self, row: &MethodRow) -> Result<Contender, RerunError> {
        let settings = settings(row);
        let all = contenders(self.knowledge, self.geometry, self.options, &settings);
        let mut all = all.map_err(RerunError::Engine)?.into_iter();
        let named = all.find(|contender| contender.named().name == row.method);
        named.ok_or_else(|| RerunError::NoMethod(row.method.clone()))
    }
}

/// What the optimising methods are told in a row.
fn settings(row: &MethodRow) -> Settings {
    let usual = Settings::default();
    Settings {
        heat: row.t0.unwrap_or(usual.heat),
        factor: row.q.unwrap_or(usual.factor),
        limit: row.limit.unwrap_or(usual.limit),
        hmax: row.hmax.unwrap_or(usual.hmax),
    }
}

/// Counts the pairs of rows that a source puts into an order, and those of them that stand in that order here too.
pub(super) fn pairs_in_order(source: &[Option<f64>], here: &[f64]) -> (usize, usize) {
    let (mut pairs, mut alike) = (0, 0);
    for (index, one) in source.iter().enumerate() {
        for (other_index, other) in source.iter().enumerate().skip(index + 1) {
            let (Some(one), Some(other)) = (one, other) else { continue };
            if one.total_cmp(other).is_ne() {
                pairs += 1;
                let order = here[index].total_cmp(&here[other_index]);
                alike += usize::from(order == one.total_cmp(other));
            }
        }
    }
    (pairs, alike)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_where_the_source_has_figures() {
        let source = [Some(1.0), None, Some(3.0), Some(2.0), Some(2.0)];
        assert_eq!(pairs_in_order(&source, &[5.0, 0.0, 7.0, 6.0, 8.0]), (5, 4));
        assert_eq!(pairs_in_order(&source, &[1.0, 9.0, 3.0, 2.0, 2.0]), (5, 5));
    }
}
