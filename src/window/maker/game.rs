//! A new game: one puzzle of a level, or that of the day, made in the background and played at once.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::Task;

use crate::background::Awaited;
use duvod::generator::{ATTEMPTS, Generator, Series, Symmetry, Wish};
use duvod::grid::{Geometry, Puzzle};
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Level};

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// A puzzle to be made and played.
#[derive(Clone, Debug)]
pub struct GameOrder {
    pub(crate) knowledge: Arc<Knowledge>,
    pub(crate) geometry: Arc<Geometry>,
    pub(crate) rules: Options,
    pub(crate) level: Level,
    pub(crate) seed: u64,
}

impl GameOrder {
    /// Makes it; `None` if it was stopped, or nothing came of many attempts.
    pub fn run(&self, stopped: &dyn Fn() -> bool) -> Option<Puzzle> {
        let Self { knowledge, geometry, rules, level, seed } = self;
        let (level, symmetry) = (Some(*level), Symmetry::HalfTurn);
        let wish = Wish { seed: *seed, level, symmetry, ..Wish::default() };
        let generator = Generator::new_until(knowledge, geometry, rules, wish, stopped).ok()?;
        let mut series = Series::of(&generator);
        while !stopped() && !series.is_over(1, ATTEMPTS) {
            let (numbers, known) = series.round();
            let attempt = generator.attempt_until(numbers.start, &known, stopped);
            if let Ok(made) = series.take(geometry, attempt) {
                return Some(Puzzle { geometry: Arc::clone(geometry), board: made.board });
            }
        }
        None
    }
}

/// New games: of what level, and the one that is being made.
#[derive(Debug)]
pub(crate) struct Games {
    /// The level that was played last.
    pub(crate) level: Level,
    making: Option<Making>,
}

impl Default for Games {
    fn default() -> Self {
        Self { level: Level::Medium, making: None }
    }
}

/// A game that is being made. Dropping this stops it.
#[derive(Debug)]
struct Making {
    number: u64,
    order: GameOrder,
    _work: Awaited,
}

impl Games {
    /// Begins to make a game as work with this number; the task gives the number, and the puzzle if there is one.
    pub(crate) fn make(
        &mut self,
        number: u64,
        order: GameOrder,
    ) -> Task<(u64, Option<Box<Puzzle>>)> {
        let ordered = order.clone();
        let (work, task) = Awaited::start(move |stopped| ordered.run(stopped).map(Box::new));
        self.making = Some(Making { number, order, _work: work });
        task.map(move |made| (number, made.flatten()))
    }

    /// What is being made, with the number of the work.
    pub(crate) fn order(&self) -> Option<(u64, &GameOrder)> {
        self.making.as_ref().map(|making| (making.number, &making.order))
    }

    /// Makes it no longer; false if nothing was being made.
    pub(crate) fn cancel(&mut self) -> bool {
        self.making.take().is_some()
    }

    /// Ends the work with this number; false if it is not waited for.
    pub(crate) fn end(&mut self, number: u64) -> bool {
        self.making.take_if(|making| making.number == number).is_some()
    }
}

/// How many days have passed since the beginning of 1970 at Greenwich, where the day of a puzzle begins.
pub(crate) fn day() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / DAY)
}

/// The level of a day's puzzle: easy on Mondays, and harder until Sunday.
pub(crate) fn level_of(day: u64) -> Level {
    // The first of January 1970 was a Thursday.
    match (day + 3) % 7 {
        0 | 1 => Level::Easy,
        2 | 3 => Level::Medium,
        4 | 5 => Level::Hard,
        _ => Level::Unfair,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Easy, Hard, Medium, Unfair};

    #[test]
    fn weeks_begin_easily() {
        // The 26th of November 2026 is a Thursday.
        let thursday = 20_783;
        let levels: Vec<_> = (thursday + 4..thursday + 11).map(level_of).collect();
        assert_eq!(levels, [Easy, Easy, Medium, Medium, Hard, Hard, Unfair]);
    }
}
