//! Puzzles at random, as they are wished for.
//!
//! A [`Generator`] makes *attempts*, numbered from 0. Each draws by lot from a stream of its own (`ChaCha`, by the seed
//! and the number), and knows of no other: so the same seed gives the same puzzles on every machine, in whatever order
//! attempts are made, and on however many threads. An attempt draws a full grid (`full`), takes digits out while it
//! stays the only solution (`removal`), if wished only while given rules still solve it without supposing anything, and
//! looks whether that is what is wished for. Where that would seldom be so it looks around: for givens in certain cells (`pattern`), for puzzles that need
//! a certain rule or have few givens (`walk`).
//!
//! The puzzles are what taking digits out in an order drawn by lot comes to; a puzzle with few givens comes less often
//! than it would if each minimal puzzle were as likely as any other (Denis Berthier, *Unbiased Statistics of a CSP*,
//! 2009).
//!
//! Invariant: that a puzzle has one solution is always said by the exact solver, never by rules.

mod by_rules;
mod full;
mod made;
mod needless;
mod pattern;
mod pool;
mod removal;
mod resistance;
mod series;
mod symmetry;
#[cfg(test)]
mod tests;
mod thinning;
mod walk;
mod wish;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

pub use by_rules::easier_rules;
pub use full::full_grid;
pub use made::{Made, Miss, Stopped};
pub use pool::{HardBy, Hardness, Hunter, POOL, Pool, PoolError, Ranked};
pub use series::{ATTEMPTS, Round, Series, Taking, Tally, one_by_one};
pub use symmetry::{Symmetry, lines, pattern, shuffle};
pub use thinning::{Thin, Thinned, Thinning};
pub use wish::{Beside, Change, Impossible, Wish, range};

use crate::explainer::{self, ExplainerScore};
use crate::grid::{Board, CellSet, Digit, Geometry};
use crate::inference::{Engine, Options};
use crate::knowledge::{Knowledge, Level};
use crate::rating::Rating;
use crate::search::{Budget, Search, Verdict};
use by_rules::{Guesser, Rater, RuleGoal, Shortfall, open_after, plain, trace};
use removal::Removal;
use walk::{MOST_CHANGED, Walk, step, thin};

/// How far from what was wished for the share of guessing may be, in percent of the empty cells.
const TOLERANCE: u64 = 20;

/// Where puzzles are known that need the rule, one attempt in so many starts from another all the same.
const FRESH: u32 = 4;

/// One walk in so many begins far from the puzzle that it goes on from, so that finds are not all akin.
const DEPARTING: u32 = 2;

/// Where the rule comes with puzzles, one attempt in so many that start from nothing made starts from another all the same.
const DRAWN: u32 = 2;

/// From which attempt on examples of the rule are started from, and then of how many attempts that start from nothing known
/// one. It takes up to a hundred times as long as such an attempt, and is worth it where those come to nothing.
const EXAMPLES: (u64, u32) = (200, 50);

/// The most nodes of the exact solver for the full grid, and for the givens, of an attempt.
const NODES: u64 = 2_000_000;

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
    need: Option<RuleGoal>,
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
        Self::new_until(knowledge, geometry, options, wish, &|| false)
    }

    /// Does as [`Generator::new`]. The puzzle that is to be changed is rated beforehand; when that is stopped, no attempt
    /// comes to anything.
    ///
    /// # Errors
    /// As [`Generator::new`].
    pub fn new_until(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
        wish: Wish,
        stopped: Stopped<'_>,
    ) -> Result<Self, Impossible> {
        wish.look_through(geometry)?;
        let search = Search::new(geometry);
        let rates = wish.level.is_some() || wish.score.is_some() || wish.from.is_some();
        // What is changed may be of any level.
        let wanted = wish.level.filter(|_| wish.from.is_none());
        let rater = (wish.rated || rates).then(|| Rater::new(knowledge, geometry, options, wanted));
        let rater = rater.transpose()?;
        let guesses = wish.rated || wish.guessing.is_some();
        let guesser = guesses.then(|| Guesser::new(knowledge, geometry, options));
        let by = |profile: &String| plain(knowledge, geometry, options, profile);
        let solvable_by = wish.solvable_by.as_ref().map(by);
        let need = wish.rule.map(|rule| {
            RuleGoal::new(knowledge, geometry, &search, options, rule)?.ok_or(Impossible::Rule)
        });
        let origin = |((board, change), rater): (&(Board, Change), &Rater)| {
            let verdict = search.verdict_within(board, &mut Budget::UNLIMITED.until(stopped));
            let Ok(Verdict::One(solution)) = verdict else {
                return Err(Impossible::From);
            };
            let full = solution.digits().to_vec();
            let givens = board.digits().map(|given| given.cell).collect();
            Ok(Origin { givens, rating: rater.rate(board, &full, stopped), full, change: *change })
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
        self.attempt_until(number, &[], &|| false).ok()
    }

    /// Makes the attempt with this number, unless it is stopped meanwhile. Where a rule has to be needed it may go on from one
    /// of the puzzles that are known, which do: their neighbours often do as well.
    ///
    /// # Errors
    /// Why nothing came of it.
    pub fn attempt_until(
        &self,
        number: u64,
        known: &[Made],
        stopped: Stopped<'_>,
    ) -> Result<Made, Miss> {
        let mut lots = ChaCha8Rng::seed_from_u64(self.wish.seed);
        lots.set_stream(number);
        let made = if let Some(origin) = &self.from {
            self.changed(origin, &mut lots, stopped)
        } else if let Some(from) = self.parent(number, known, &mut lots) {
            self.near(from, &mut lots, stopped)
        } else {
            self.drawn(&mut lots, stopped)
        };
        // Half an attempt says nothing.
        if stopped() { Err(Miss::Stopped) } else { made }
    }

    /// Draws a full grid, and takes out of it what goes.
    fn drawn(&self, lots: &mut ChaCha8Rng, stopped: Stopped<'_>) -> Result<Made, Miss> {
        let budget = &mut Budget::nodes(NODES).until(stopped);
        let full = full_grid(&self.geometry, &self.search, lots, budget).ok_or(Miss::Grid)?;
        if let Some(pattern) = self.wish.pattern {
            let full = pattern::fitted(&self.search, pattern, full, lots, budget);
            let full = full.ok_or(Miss::Pattern)?;
            let mut removal = Removal::new(&self.geometry, &self.search, &full, stopped);
            removal.set_givens(pattern);
            return self.judged(removal, stopped);
        }
        let mut removal = Removal::new(&self.geometry, &self.search, &full, stopped);
        if self.take_out(&mut removal, &full, lots, stopped) {
            self.judged(removal, stopped)
        } else {
            Err(Miss::Rule)
        }
    }

    /// Says whether attempts may go on from puzzles that were made before.
    pub fn goes_on(&self) -> bool {
        self.need.is_some() && self.from.is_none() && self.wish.pattern.is_none()
    }

    /// The puzzle to go on from, if there is one, and whether it is an example, from which to climb: mostly one that was made,
    /// now and then, if the rule is seldom needed, one that it comes with or an example, and now and then none.
    fn parent<'k>(
        &'k self,
        number: u64,
        known: &'k [Made],
        lots: &mut ChaCha8Rng,
    ) -> Option<(&'k RuleGoal, &'k Made, bool)> {
        let need = self.need.as_ref().filter(|_| self.goes_on())?;
        if !known.is_empty() && !lots.random_ratio(1, FRESH) {
            return Some((need, &known[lots.random_range(0..known.len())], false));
        }
        let puzzles = need.puzzles();
        if !puzzles.is_empty() && !lots.random_ratio(1, DRAWN) {
            return Some((need, &puzzles[lots.random_range(0..puzzles.len())], false));
        }
        let examples = need.examples();
        let (first, one_in) = EXAMPLES;
        if number < first || examples.is_empty() || !lots.random_ratio(1, one_in) {
            return None;
        }
        Some((need, &examples[lots.random_range(0..examples.len())], true))
    }

    /// Walks on from a puzzle that needs the rule, or is an example.
    fn near(
        &self,
        (need, from, climbs): (&RuleGoal, &Made, bool),
        lots: &mut ChaCha8Rng,
        stopped: Stopped<'_>,
    ) -> Result<Made, Miss> {
        let mut removal = Removal::new(&self.geometry, &self.search, &from.solution, stopped);
        let givens: CellSet = from.board.digits().map(|given| given.cell).collect();
        let units = self.units.iter().filter(|unit| unit.intersects(&givens));
        removal.set_givens(units.fold(CellSet::EMPTY, |all, &unit| all | unit));
        let fewest = self.fewest(lots);
        let mut walk = Walk { climbs, ..self.walk(need, lots, stopped) };
        if !climbs && walk.lots.random_ratio(1, DEPARTING) {
            walk.depart(&mut removal);
        }
        if walk.run(&mut removal, fewest, true) {
            self.judged(removal, stopped)
        } else {
            Err(Miss::Rule)
        }
    }

    /// Changes a puzzle by a few givens. To become easier it may gain some, to become harder it may lose some.
    fn changed(
        &self,
        origin: &Origin,
        lots: &mut ChaCha8Rng,
        stopped: Stopped<'_>,
    ) -> Result<Made, Miss> {
        let mut removal = Removal::new(&self.geometry, &self.search, &origin.full, stopped);
        removal.set_givens(origin.givens);
        let (gone, come) =
            (lots.random_range(0..=MOST_CHANGED), lots.random_range(0..=MOST_CHANGED));
        let by = match origin.change {
            Change::Easier => (gone.min(come), come),
            Change::Harder => (gone, gone.min(come)),
        };
        step(&mut removal, &self.units, self.geometry.all_cells(), by, lots);
        let made = self.judged(removal, stopped)?;
        let weight = |rating: &Rating| (rating.level.unwrap_or(Level::Extreme), rating.score);
        let (before, now) = (weight(&origin.rating), made.rating.as_ref().map(weight));
        let is_changed = now.is_some_and(|now| match origin.change {
            Change::Easier => now < before,
            Change::Harder => now > before,
        });
        if is_changed { Ok(made) } else { Err(Miss::Change) }
    }

    /// Takes digits out of a full grid; false if the rule is not needed that has to be.
    fn take_out<'a>(
        &'a self,
        removal: &mut Removal<'a>,
        full: &[Digit],
        lots: &mut ChaCha8Rng,
        stopped: Stopped<'a>,
    ) -> bool {
        let fewest = self.fewest(lots);
        let mut units = self.units.clone();
        shuffle(&mut units, lots);
        if let Some(need) = &self.need {
            removal.take_out(&units, fewest, &mut |_| true);
            let mut walk = self.walk(need, lots, stopped);
            if need.is_hard() {
                walk.harden(removal, fewest);
            }
            return walk.run(removal, fewest, false);
        }
        let mut accepts = |board: &Board| {
            let open = |engine| open_after(&self.geometry, &trace(engine, board, full, stopped));
            self.solvable_by.as_ref().is_none_or(|engine| open(engine) == 0)
        };
        let keeps = |board: &Board| {
            self.keeping_level().is_none_or(|(rater, level)| {
                // The same rules are harder by a house that follows from others.
                if self.geometry.derived_houses().next().is_some() {
                    let rating = rater.rate(board, full, stopped);
                    return rating.level.is_some_and(|of_board| of_board <= level);
                }
                open_after(&self.geometry, &rater.trace(board, full, stopped)) == 0
            })
        };
        removal.take_out_while(&units, fewest, &keeps, &mut accepts);
        // What is solved by given rules is not so any more with other givens.
        if let Some(range) = self.wish.givens.as_ref().filter(|_| self.solvable_by.is_none()) {
            thin(removal, &self.units, (fewest, *range.end()), lots, stopped);
        }
        true
    }

    /// What says whether a puzzle is above the level that is wished for while digits are taken out of it, and that level. In the
    /// classic grid puzzles without a needless given are of each level often enough; in others they are hardly ever easy.
    fn keeping_level(&self) -> Option<(&Rater, Level)> {
        let wished = self.wish.level.filter(|level| *level < Level::Extreme)?;
        let keeps = !self.wish.minimal && !self.geometry.is_classic();
        self.rater.as_ref().filter(|_| keeps).map(|rater| (rater, wished))
    }

    /// Down to how many givens digits are taken out: drawn by lot, but if no given may be left out, to the end.
    fn fewest(&self, lots: &mut ChaCha8Rng) -> usize {
        let range = self.wish.givens.clone().filter(|_| !self.wish.minimal);
        range.map_or(0, |range| lots.random_range(range))
    }

    /// The walk to puzzles that need the rule.
    fn walk<'a, 'l>(
        &'a self,
        need: &'a RuleGoal,
        lots: &'l mut ChaCha8Rng,
        stopped: Stopped<'a>,
    ) -> Walk<'a, &'l mut ChaCha8Rng> {
        let (geometry, search, units) = (&self.geometry, &self.search, &self.units[..]);
        Walk { geometry, search, units, need, climbs: false, lots, stopped }
    }

    /// The puzzle that is left, if it is what is wished for.
    fn judged(&self, mut removal: Removal<'_>, stopped: Stopped<'_>) -> Result<Made, Miss> {
        self.look_at_shape(&mut removal)?;
        let (full, board) = (&removal.full()[..], removal.board().clone());
        self.look_at_reasons(&board, full, stopped)?;
        let geometry = &self.geometry;
        let guessing = self.guesser.as_ref().map(|by| by.percent(geometry, &board, full, stopped));
        let wanted = self.wish.guessing.zip(guessing);
        if wanted.is_some_and(|(wanted, found)| wanted.abs_diff(found) > TOLERANCE) {
            return Err(Miss::Guessing);
        }
        let rating = self.rater.as_ref().map(|rater| rater.rate(&board, full, stopped));
        if let Some(rating) = &rating {
            self.look_at_rating(rating)?;
        }
        let er = self.er(&board, stopped)?;
        Ok(Made { board, solution: full.to_vec(), rating, er, guessing })
    }

    /// The ER of a puzzle, if one is wished for, and it is that.
    fn er(&self, board: &Board, stopped: Stopped<'_>) -> Result<Option<ExplainerScore>, Miss> {
        let Some(wanted) = &self.wish.er else { return Ok(None) };
        let rating = explainer::rate(&self.geometry, board, stopped).map_err(|_| Miss::Stopped)?;
        let er = ExplainerScore(rating.er);
        if wanted.contains(&er) { Ok(Some(er)) } else { Err(Miss::Er) }
    }

    /// Whether the givens are as many as is wished for, and none too many.
    fn look_at_shape(&self, removal: &mut Removal<'_>) -> Result<(), Miss> {
        let Wish { givens, pattern, minimal, symmetry, .. } = &self.wish;
        let count = removal.givens().len();
        if pattern.is_none() && givens.as_ref().is_some_and(|range| !range.contains(&count)) {
            return Err(Miss::Givens);
        }
        // Where each digit was tried by itself to the end nothing is left to try.
        let is_tried = *symmetry == Symmetry::None
            && pattern.is_none()
            && self.from.is_none()
            && self.need.is_none()
            && self.solvable_by.is_none();
        if !*minimal || is_tried || removal.is_minimal() { Ok(()) } else { Err(Miss::Minimal) }
    }

    /// Whether rules make of a puzzle what is wished for. Where digits are taken out of a full grid that was looked at before.
    fn look_at_reasons(
        &self,
        board: &Board,
        full: &[Digit],
        stopped: Stopped<'_>,
    ) -> Result<(), Miss> {
        let geometry = &self.geometry;
        let lacks = |need: &RuleGoal| {
            need.lack(geometry, board, full, false, stopped).0 != Shortfall::Nothing
        };
        let is_open = |engine| open_after(geometry, &trace(engine, board, full, stopped)) > 0;
        let is_known = self.wish.pattern.is_none() && self.from.is_none();
        if !is_known && self.need.as_ref().is_some_and(lacks) {
            return Err(Miss::Rule);
        }
        if !is_known && self.solvable_by.as_ref().is_some_and(is_open) {
            return Err(Miss::Profile);
        }
        Ok(())
    }

    fn look_at_rating(&self, rating: &Rating) -> Result<(), Miss> {
        let Wish { level, score, .. } = &self.wish;
        let is_solved = rating.level.is_some();
        if level.is_some_and(|level| rating.level != Some(level)) {
            return Err(Miss::Level);
        }
        if score.as_ref().is_some_and(|range| !is_solved || !range.contains(&rating.score)) {
            return Err(Miss::Score);
        }
        Ok(())
    }
}
