//! Moving between the solutions of a puzzle that has several.

use duvod::search::Solution;
use duvod::session::{FoundSolutions, Which};

/// The name of the field for the number of a solution.
pub(crate) const NUMBER_FIELD: &str = "solution-number";

/// The solutions that are at hand, and the one that is shown.
#[derive(Debug, Default)]
pub(crate) struct Browsing {
    /// The number of the first solution at hand, from 0, and the solutions from there.
    page: (u64, Vec<Solution>),
    /// The one that is shown.
    shown: Option<Shown>,
    /// What was drawn last.
    seed: u64,
    /// The number that is being typed.
    pub(crate) typed: String,
}

/// A solution that is shown.
#[derive(Clone, Debug)]
struct Shown {
    /// Its number from 0; none if it was drawn.
    number: Option<u64>,
    solution: Solution,
}

impl Browsing {
    /// The number of the solution that is shown, from 0, if it has one.
    pub(crate) fn number(&self) -> Option<u64> {
        self.shown.as_ref()?.number
    }

    /// The solution that is shown.
    pub(crate) fn solution(&self) -> Option<&Solution> {
        self.shown.as_ref().map(|shown| &shown.solution)
    }

    /// Forgets the solutions of a puzzle, but not what was drawn: another draw gives another one.
    pub(crate) fn forget(&mut self) {
        *self = Self { seed: self.seed, ..Self::default() };
    }

    /// Shows the solution with this number, if it is at hand; else false.
    pub(crate) fn show(&mut self, number: u64) -> bool {
        let Some(solution) = self.at_hand(number) else { return false };
        self.shown = Some(Shown { number: Some(number), solution });
        true
    }

    /// Shows this solution, which has this number.
    pub(crate) fn put(&mut self, number: u64, solution: Solution) {
        self.shown = Some(Shown { number: Some(number), solution });
    }

    /// Shows no solution any more; false if none was shown.
    pub(crate) fn leave(&mut self) -> bool {
        self.shown.take().is_some()
    }

    /// Draws lots.
    pub(crate) fn draw(&mut self) -> Which {
        self.seed += 1;
        Which::Random(self.seed)
    }

    /// Takes what was found and shows it; false if there is no solution of the number that was asked for.
    pub(crate) fn take(&mut self, which: Which, found: FoundSolutions) -> bool {
        self.shown = None;
        if let (Which::Number(wanted), Some(from)) = (which, found.from) {
            self.page = (from, found.solutions);
            return self.show(wanted);
        }
        let drawn = found.solutions.into_iter().next();
        self.shown = drawn.map(|solution| Shown { number: None, solution });
        true
    }

    /// The solution with this number, if it is at hand.
    fn at_hand(&self, number: u64) -> Option<Solution> {
        let place = number.checked_sub(self.page.0)?;
        self.page.1.get(usize::try_from(place).ok()?).cloned()
    }
}
