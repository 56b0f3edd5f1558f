//! Puzzles at random, as they are wished for.
//!
//! A [`Generator`] makes *attempts*, numbered from 0. Each draws by lot from a stream of its own (`ChaCha`, by the seed
//! and the number), and knows of no other: so the same seed gives the same puzzles on every machine, in whatever order
//! attempts are made, and on however many threads. An attempt draws a full grid (`full`), takes digits out while it
//! stays the only solution (`removal`), if wished only while given rules still solve it, and looks whether that is what
//! is wished for. Where that would seldom be so it looks around: for givens in certain cells (`pattern`), and for puzzles
//! that need a certain rule (`walk`).
//!
//! The puzzles are what taking digits out in an order drawn by lot comes to; a puzzle with few givens comes less often
//! than it would if each minimal puzzle were as likely as any other (Denis Berthier, *Unbiased Statistics of a CSP*,
//! 2009).
//!
//! Invariant: that a puzzle has one solution is always said by the exact solver, never by rules.

mod by_rules;
mod full;
mod pattern;
mod removal;
mod symmetry;
#[cfg(test)]
mod tests;
mod walk;

use std::ops::RangeInclusive;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

pub use by_rules::easier_rules;
pub use full::full_grid;
pub use symmetry::{Symmetry, pattern, shuffle};

use crate::grid::{Board, CellSet, Digit, Geometry};
use crate::inference::{Engine, EngineError, Options};
use crate::knowledge::{Knowledge, Level};
use crate::proof::RuleId;
use crate::rating::Rating;
use crate::search::{Budget, Search, Verdict};
use by_rules::{Guesser, Lack, Need, Rater, open_after, trace};
use removal::{Removal, board_of};
use walk::{Walk, step};

/// How far from what was wished for the share of guessing may be, in percent of the empty cells.
const TOLERANCE: u64 = 20;

/// The most units that go, and that come, where a puzzle is changed, until it has one solution.
const MOST_CHANGED: usize = 3;

/// The most nodes of the exact solver for the full grid, and for the givens, of an attempt.
const NODES: u64 = 2_000_000;

/// What puzzles are wished for. By default any with one solution and with no given that could be left out.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// All that is drawn by lot follows from it.
    pub seed: u64,
    /// How the givens lie.
    pub symmetry: Symmetry,
    /// The cells of the givens, if they are to be just these; then `symmetry` and `givens` mean nothing.
    pub pattern: Option<CellSet>,
    /// How many givens there are. By default as few as come when digits are taken out until none can go.
    pub givens: Option<RangeInclusive<usize>>,
    /// Whether no given may be left out, not even alone where they lie symmetrically.
    pub minimal: bool,
    /// How hard it is by the rules of the generator's profile.
    pub level: Option<Level>,
    /// The sum of the costs of the steps by these rules.
    pub score: Option<RangeInclusive<u64>>,
    /// How many of the empty cells singles leave open, about, in percent: how much must be guessed by who knows nothing else.
    pub guessing: Option<u64>,
    /// The profile whose rules must solve it.
    pub solvable_by: Option<String>,
    /// The rule that must be needed, and whether besides it only singles may be.
    pub rule: Option<(RuleId, bool)>,
    /// A puzzle with one solution that is to be changed a little, and how; of what is wished for, `pattern` then means
    /// nothing.
    pub from: Option<(Board, Change)>,
    /// Whether each puzzle is rated, even if neither a level nor a score is wished for.
    pub rated: bool,
}

/// How a puzzle is to be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// To one that is easier by level, or by score within its level.
    Easier,
    /// To one that is harder by level, or by score within its level.
    Harder,
}

/// Why no puzzle can be what is wished for, as far as that is seen beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// There is no such number of givens: a range without any, or more than cells, or fewer than any puzzle has.
    Givens,
    /// No digits in these cells leave one solution.
    Pattern,
    /// There is no score in this range.
    Score,
    /// The rule is not known, or may not be used.
    Rule,
    /// The puzzle that is to be changed has not one solution.
    From,
    /// There is no profile of that name.
    Profile(String),
}

impl From<EngineError> for Impossible {
    fn from(error: EngineError) -> Self {
        let EngineError::NoProfile(name) = error;
        Self::Profile(name)
    }
}

/// A puzzle that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// Its givens.
    pub board: Board,
    /// Its solution, in reading order.
    pub solution: Vec<Digit>,
    /// How hard it is, if that was asked for.
    pub rating: Option<Rating>,
    /// How many of the empty cells singles leave open, in percent, if that was asked for.
    pub guessing: Option<u64>,
}

/// What makes puzzles of one grid as they are wished for.
pub struct Generator {
    geometry: Geometry,
    search: Search,
    wish: Wish,
    units: Vec<CellSet>,
    from: Option<Origin>,
    rater: Option<Rater>,
    guesser: Option<Guesser>,
    solvable_by: Option<Engine>,
    need: Option<Need>,
}

/// A puzzle that is to be changed.
struct Origin {
    givens: CellSet,
    full: Vec<Digit>,
    rating: Rating,
    change: Change,
}

impl Generator {
    /// Makes what makes puzzles; levels, scores and needs are by the rules that the options name.
    ///
    /// # Errors
    /// [`Impossible`] if it is seen beforehand that there is no such puzzle.
    pub fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
        wish: Wish,
    ) -> Result<Self, Impossible> {
        look_through(geometry, &wish)?;
        let search = Search::new(geometry);
        let rates = wish.level.is_some() || wish.score.is_some() || wish.from.is_some();
        // What is changed may be of any level.
        let wanted = wish.level.filter(|_| wish.from.is_none());
        let rater = (wish.rated || rates).then(|| Rater::new(knowledge, geometry, options, wanted));
        let rater = rater.transpose()?;
        let guesses = wish.rated || wish.guessing.is_some();
        let guesser = guesses.then(|| Guesser::new(knowledge, geometry, options));
        let solvable_by = wish.solvable_by.as_ref().map(|profile| {
            let options = Options { profile: profile.clone(), ..options.clone() };
            Engine::new(knowledge, geometry, &options)
        });
        let need = wish
            .rule
            .map(|rule| Need::new(knowledge, geometry, options, rule)?.ok_or(Impossible::Rule));
        let origin = |((board, change), rater): (&(Board, Change), &Rater)| {
            let Verdict::One(solution) = search.verdict(board) else {
                return Err(Impossible::From);
            };
            let full = solution.digits().to_vec();
            let givens = board.digits().map(|given| given.cell).collect();
            Ok(Origin { givens, rating: rater.rate(board, &full), full, change: *change })
        };
        Ok(Self {
            geometry: geometry.clone(),
            units: wish.symmetry.orbits(geometry),
            from: wish.from.as_ref().zip(rater.as_ref()).map(origin).transpose()?,
            search,
            rater,
            guesser: guesser.transpose()?,
            solvable_by: solvable_by.transpose()?,
            need: need.transpose()?,
            wish,
        })
    }

    /// Makes the attempt with this number; `None` if what comes of it is not what is wished for.
    pub fn attempt(&self, number: u64) -> Option<Made> {
        let mut lots = ChaCha8Rng::seed_from_u64(self.wish.seed);
        lots.set_stream(number);
        if let Some(origin) = &self.from {
            return self.changed(origin, &mut lots);
        }
        let budget = &mut Budget::nodes(NODES);
        let full = full_grid(&self.geometry, &self.search, &mut lots, budget)?;
        if let Some(pattern) = self.wish.pattern {
            let full = pattern::fitted(&self.search, pattern, full, &mut lots, budget)?;
            let mut removal = Removal::new(&self.geometry, &self.search, &full);
            removal.set_givens(pattern);
            return self.judged(removal, &full);
        }
        let mut removal = Removal::new(&self.geometry, &self.search, &full);
        self.take_out(&mut removal, &full, &mut lots).then(|| self.judged(removal, &full))?
    }

    /// Changes a puzzle by a few givens. To become easier it may gain some, to become harder it may lose some.
    fn changed(&self, origin: &Origin, lots: &mut ChaCha8Rng) -> Option<Made> {
        let mut removal = Removal::new(&self.geometry, &self.search, &origin.full);
        removal.set_givens(origin.givens);
        let (gone, come) =
            (lots.random_range(0..=MOST_CHANGED), lots.random_range(0..=MOST_CHANGED));
        let by = match origin.change {
            Change::Easier => (gone.min(come), come),
            Change::Harder => (gone, gone.min(come)),
        };
        step(&mut removal, &self.units, by, lots);
        let made = self.judged(removal, &origin.full)?;
        let weight = |rating: &Rating| (rating.level.unwrap_or(Level::Extreme), rating.score);
        let (before, now) = (weight(&origin.rating), weight(made.rating.as_ref()?));
        let is_changed = match origin.change {
            Change::Easier => now < before,
            Change::Harder => now > before,
        };
        is_changed.then_some(made)
    }

    /// Takes digits out of a full grid; false if that comes to nothing that is wished for.
    fn take_out(&self, removal: &mut Removal<'_>, full: &[Digit], lots: &mut ChaCha8Rng) -> bool {
        // How far to go is drawn by lot, but if no given may be left out, to the end.
        let range = self.wish.givens.clone().filter(|_| !self.wish.minimal);
        let fewest = range.map_or(0, |range| lots.random_range(range));
        let mut units = self.units.clone();
        shuffle(&mut units, lots);
        if let Some(need) = &self.need {
            removal.take_out(&units, fewest, &mut |_| true);
            let (geometry, units) = (&self.geometry, &self.units);
            return Walk { geometry, full, units, need, lots }.run(removal, fewest);
        }
        let mut accepts = |board: &Board| {
            let open = |engine| open_after(&self.geometry, &trace(engine, board, full));
            self.solvable_by.as_ref().is_none_or(|engine| open(engine) == 0)
        };
        removal.take_out(&units, fewest, &mut accepts);
        true
    }

    /// The puzzle that is left, if it is what is wished for.
    fn judged(&self, mut removal: Removal<'_>, full: &[Digit]) -> Option<Made> {
        let board = board_of(full, removal.givens());
        if !self.is_of_shape(&mut removal) || !self.is_reasoned(&board, full) {
            return None;
        }
        let geometry = &self.geometry;
        let guessing = self.guesser.as_ref().map(|by| by.percent(geometry, &board, full));
        let wanted = self.wish.guessing.zip(guessing);
        if wanted.is_some_and(|(wanted, found)| wanted.abs_diff(found) > TOLERANCE) {
            return None;
        }
        let rating = self.rater.as_ref().map(|rater| rater.rate(&board, full));
        if rating.as_ref().is_some_and(|rating| !self.is_as_hard(rating)) {
            return None;
        }
        Some(Made { board, solution: full.to_vec(), rating, guessing })
    }

    /// Whether the givens are as many as is wished for, and none too many.
    fn is_of_shape(&self, removal: &mut Removal<'_>) -> bool {
        let Wish { givens, pattern, minimal, symmetry, .. } = &self.wish;
        let count = removal.givens().len();
        if pattern.is_none() && givens.as_ref().is_some_and(|range| !range.contains(&count)) {
            return false;
        }
        // Where each digit was tried by itself to the end nothing is left to try.
        let is_tried = *symmetry == Symmetry::None
            && pattern.is_none()
            && self.from.is_none()
            && self.need.is_none()
            && self.solvable_by.is_none();
        !*minimal || is_tried || removal.is_minimal()
    }

    /// Whether rules make of a puzzle what is wished for. Where digits are taken out of a full grid that was looked at before.
    fn is_reasoned(&self, board: &Board, full: &[Digit]) -> bool {
        let lacks = |need: &Need| need.lack(&self.geometry, board, full) != Lack::Nothing;
        let is_open = |engine| open_after(&self.geometry, &trace(engine, board, full)) > 0;
        self.wish.pattern.is_none() && self.from.is_none()
            || !self.need.as_ref().is_some_and(lacks)
                && !self.solvable_by.as_ref().is_some_and(is_open)
    }

    fn is_as_hard(&self, rating: &Rating) -> bool {
        let Wish { level, score, .. } = &self.wish;
        let is_solved = rating.level.is_some();
        level.is_none_or(|level| rating.level == Some(level))
            && score.as_ref().is_none_or(|range| is_solved && range.contains(&rating.score))
    }
}

/// Looks whether there can be such puzzles at all.
fn look_through(geometry: &Geometry, wish: &Wish) -> Result<(), Impossible> {
    let fewest = if geometry.is_classic() { pattern::FEWEST } else { 0 };
    let is_none = |range: &RangeInclusive<usize>| {
        range.is_empty() || *range.end() < fewest || *range.start() > geometry.cell_count()
    };
    if wish.givens.as_ref().is_some_and(is_none) {
        return Err(Impossible::Givens);
    }
    if wish.score.as_ref().is_some_and(RangeInclusive::is_empty) {
        return Err(Impossible::Score);
    }
    match wish.pattern {
        Some(pattern) if pattern::is_hopeless(geometry, pattern) => Err(Impossible::Pattern),
        _ => Ok(()),
    }
}
