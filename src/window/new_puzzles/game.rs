//! A new game: one puzzle of a level, or that of the day, made in the background and played at once.

use std::sync::Arc;

use iced::Task;

use super::choices::Chosen;
use super::order::Order;
use crate::action::{Go, Move, NewGame};
use crate::background::Waiting;
use crate::cards::notices::Said;
use crate::shared::clock::since_1970;
use duvod::generator::{ATTEMPTS, Symmetry, Wish};
use duvod::grid::{Board, Geometry, Puzzle};
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Level};
use duvod::message::words;

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// The order of one puzzle of a level on a grid, by these rules.
pub(crate) fn order(
    knowledge: &Arc<Knowledge>,
    geometry: &Arc<Geometry>,
    rules: &Options,
    (level, seed): (Level, u64),
) -> Order {
    let wish = Wish { seed, level: Some(level), symmetry: Symmetry::HalfTurn, ..Wish::default() };
    let chosen = Chosen { geometry: Arc::clone(geometry), wish, count: 1, attempts: ATTEMPTS };
    Order { knowledge: Arc::clone(knowledge), rules: rules.clone(), chosen }
}

/// New games: of what level, and the one that is being made.
#[derive(Debug)]
pub(crate) struct Games {
    /// The level that was played last.
    pub(crate) level: Level,
    /// The number of the button that Enter takes, from 0, among those of the empty grid: the levels, then that of the day.
    pub(crate) chosen: Option<usize>,
    making: Waiting<Order>,
    /// What is said while a game is made, and of one that could not be made, where nothing else is said.
    said: Option<Said>,
    /// The puzzles that were made one after the other, or all at once.
    made: Made,
    /// Whether the puzzle of the day is to be played as soon as it is known what came of it before.
    pub(crate) awaits_day: bool,
}

/// Puzzles that were made, to go through.
#[derive(Debug, Default)]
struct Made {
    puzzles: Vec<Puzzle>,
    /// The one that became the game last.
    at: usize,
    /// Whether another one is made behind the last.
    goes_on: bool,
}

/// What stands before or behind the game among the puzzles that were made.
#[derive(Debug)]
pub(crate) enum Beside {
    /// This puzzle.
    Puzzle(Puzzle),
    /// None yet: one is to be made.
    New,
    /// Nothing: the game is the first or the last one.
    End,
}

impl Default for Games {
    fn default() -> Self {
        let (making, made) = (Waiting::default(), Made::default());
        let (level, chosen) = (Level::Medium, None);
        Self { level, chosen, making, said: None, made, awaits_day: false }
    }
}

impl Games {
    /// Chooses the button of the level that was played last, or none if one is chosen.
    pub(crate) fn choose(&mut self) {
        let last = Level::ALL.iter().position(|level| *level == self.level);
        self.chosen = if self.chosen.is_none() { last } else { None };
    }

    /// Chooses the button beside the chosen one.
    pub(crate) fn walk(&mut self, to: Move) {
        let go = if matches!(to, Move::Left | Move::Up) { Go::Back } else { Go::On };
        self.chosen = self.chosen.map(|at| go.from(Some(at), Level::ALL.len()));
    }

    /// Begins to make a game as work with this number; the task gives the number, and the puzzle if there is one.
    pub(crate) fn make(&mut self, number: u64, order: Order) -> Task<(u64, Option<Box<Puzzle>>)> {
        let level = order.level().map(Level::message);
        self.said = level.map(|level| Said::now(words::GameMaking { level }.into()));
        self.making.start(number, order, |order, stopped| order.first(stopped).map(Box::new))
    }

    /// Takes note that no game was made, which is said until there is one.
    pub(crate) fn lack(&mut self) {
        self.said = Some(Said::bad(words::GameNone.into()));
    }

    /// What is to be said of the game that is made, or was not made, beside a grid that is empty or not.
    pub(crate) fn said(&self, is_empty: bool) -> Option<&Said> {
        self.said.as_ref().filter(|_| self.making.is_going() || is_empty)
    }

    /// Takes note that a game was made, which stands behind those before it.
    pub(crate) fn add(&mut self, puzzle: Puzzle) {
        if !self.made.goes_on {
            self.made = Made { goes_on: true, ..Made::default() };
        }
        self.made.puzzles.push(puzzle);
        self.made.at = self.made.puzzles.len() - 1;
    }

    /// Takes note that these puzzles were made at once, and that the one with this number is the game.
    pub(crate) fn open(&mut self, puzzles: Vec<Puzzle>, at: usize) {
        self.made = Made { puzzles, at, goes_on: false };
    }

    /// Whether this game was made.
    pub(crate) fn has_made(&self, geometry: &Arc<Geometry>, game: &Board) -> bool {
        let Made { puzzles, at, .. } = &self.made;
        puzzles.get(*at).is_some_and(|made| (&made.geometry, &made.board) == (geometry, game))
    }

    /// What stands before or behind the game, which becomes the game itself; `None` if this game was not made.
    pub(crate) fn go(&mut self, go: Go, game: (&Arc<Geometry>, &Board)) -> Option<Beside> {
        if !self.has_made(game.0, game.1) {
            return None;
        }
        let Made { puzzles, at, goes_on } = &mut self.made;
        let next = if go == Go::Back { at.checked_sub(1) } else { Some(*at + 1) };
        Some(match next.and_then(|next| Some((next, puzzles.get(next)?))) {
            Some((next, puzzle)) => {
                *at = next;
                Beside::Puzzle(puzzle.clone())
            }
            None if *goes_on && go != Go::Back => Beside::New,
            None => Beside::End,
        })
    }

    /// What is being made, with the number of the work.
    pub(crate) fn order(&self) -> Option<(u64, &Order)> {
        self.making.waited()
    }

    /// Makes it no longer; false if nothing was being made.
    pub(crate) fn cancel(&mut self) -> bool {
        self.said = None;
        self.making.leave()
    }

    /// Ends the work with this number; false if it is not waited for.
    pub(crate) fn end(&mut self, number: u64) -> bool {
        let is_waited_for = self.making.end(number).is_some();
        if is_waited_for {
            self.said = None;
        }
        is_waited_for
    }
}

/// The game of the button with this number, from 0.
pub(crate) fn of_button(number: usize) -> NewGame {
    Level::ALL.get(number).map_or(NewGame::OfDay, |level| NewGame::Of(*level))
}

/// How many days have passed since the beginning of 1970 at Greenwich, where the day of a puzzle begins.
pub(crate) fn day() -> u64 {
    since_1970().as_secs() / DAY
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
