//! Hard puzzles to order: a pool of the hardest that were met, from whose neighbours ever harder ones are sought.
//!
//! An attempt takes one of the pool by lot and looks at its neighbours: some of the givens go, another full grid that has the
//! rest is drawn, and a minimal puzzle is made of it again. The first that *resists* enough (`resistance`) is rated, which
//! takes a thousand times as long. Half of the pool are the hardest, the other half those that resist most. By how hard they
//! are alone there is no way up: of ER 9 are puzzles of every resistance, and what is harder lies next to the most resistant.
//!
//! Attempts are made in *rounds*: those of one round start from the same pool and draw from streams of their own, so that the
//! same seed gives the same pool on any number of threads, however often it was interrupted and gone on with. What comes of a
//! round waits until that is over: also where a hunt ends in the middle of one.

use std::cmp::Reverse;
use std::ops::Range;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use thiserror::Error;

use super::by_rules::Rater;
use super::full::full_grid;
use super::made::Stopped;
use super::removal::Removal;
use super::resistance::resistance;
use super::symmetry::shuffle;
use super::walk::step;
use super::wish::Impossible;
use crate::explainer::{self, ExplainerScore};
use crate::grid::{Board, Candidate, Canonical, CellSet, Digit, Geometry, StateText};
use crate::inference::Options;
use crate::knowledge::Knowledge;
use crate::rating::suppositions;
use crate::search::{Budget, Search, Verdict};

/// How many attempts start from the same pool.
const ROUND: u64 = 32;

/// How many puzzles a pool holds at most, unless another number is asked for.
pub const POOL: usize = 100;

/// The most givens that go on the way to a neighbour.
const MOST_GONE: usize = 5;

/// Of so many puzzles drawn by lot, the one that resists most is gone on from.
const PARENTS: usize = 3;

/// How many neighbours an attempt looks at until it is given up.
const NEIGHBOURS: usize = 50;

/// Of so many attempts, one starts from a puzzle that is not of the pool, for as long as there is room.
const FRESH: u32 = 4;

/// The most nodes of the exact solver for one question.
const NODES: u64 = 2_000_000;

/// How a file of a pool begins.
const HEAD: &str = "# duvod pool";

/// What stands in it above the puzzles that wait.
const WAITING: &str = "# waiting";

/// What puzzles are to be hard by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HardBy {
    /// By the ER of Sudoku Explainer, then its EP, then its ED.
    Er,
    /// By how deep suppositions stand within each other, by the rules of the profile, then by how many steps suppose.
    Trials,
}

impl HardBy {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Er, Self::Trials];

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Er => "er",
            Self::Trials => "trials",
        }
    }

    /// Returns the names of the numbers that say how hard a puzzle is, as `rate` calls them; what is left of the three is 0.
    pub const fn numbers(self) -> &'static [&'static str] {
        match self {
            Self::Er => &["er", "ep", "ed"],
            Self::Trials => &["suppositions_depth", "suppositions"],
        }
    }

    /// Writes one of these numbers.
    pub fn written(self, number: u16) -> String {
        match self {
            Self::Er => ExplainerScore(number).to_string(),
            Self::Trials => number.to_string(),
        }
    }
}

/// How hard a puzzle is, the most important number first: ER, EP and ED in tenths, or the depth and the number of
/// suppositions and nothing.
pub type Hardness = [u16; 3];

/// A puzzle of the pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Its givens.
    pub board: Board,
    /// How hard it is.
    pub hardness: Hardness,
    /// How long it resists suppositions.
    pub resistance: usize,
}

/// The hardest puzzles that were met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// What they are hard by.
    pub by: HardBy,
    /// All that was drawn by lot follows from it.
    pub seed: u64,
    /// How many attempts were made.
    pub attempts: u64,
    /// How many puzzles it holds at most.
    pub size: usize,
    /// The puzzles, the hardest first; of equally hard ones that which resists most, then that which was met last.
    pub puzzles: Vec<Ranked>,
    /// What has come of the attempts of the round that is not over, in their order.
    waiting: Vec<Ranked>,
}

/// What makes attempts.
pub struct Hunter {
    geometry: Geometry,
    search: Search,
    measure: Measure,
}

/// What finds out how hard a puzzle is.
enum Measure {
    Er,
    Trials(Box<Rater>),
}

impl Hunter {
    /// Makes what seeks hard puzzles of this grid.
    ///
    /// # Errors
    /// [`Impossible`] if there is no such profile, or Sudoku Explainer does not rate puzzles of the grid.
    pub fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
        by: HardBy,
    ) -> Result<Self, Impossible> {
        let measure = match by {
            HardBy::Er if explainer::is_rated(geometry) => Measure::Er,
            HardBy::Er => return Err(Impossible::ErGrid),
            HardBy::Trials => {
                Measure::Trials(Box::new(Rater::new(knowledge, geometry, options, None)?))
            }
        };
        Ok(Self { geometry: geometry.clone(), search: Search::new(geometry), measure })
    }

    /// Makes the attempt with this number from what the pool holds; `None` if it comes to nothing, or would not stay in a
    /// full pool.
    pub fn attempt(&self, pool: &Pool, number: u64, stopped: Stopped<'_>) -> Option<Ranked> {
        let mut lots = ChaCha8Rng::seed_from_u64(pool.seed);
        lots.set_stream(number);
        let is_full = pool.puzzles.len() >= pool.size;
        let is_fresh = pool.puzzles.is_empty() || (!is_full && lots.random_ratio(1, FRESH));
        let (board, full, resistance) = if is_fresh {
            self.drawn(None, 0, &mut lots, stopped)?
        } else {
            let mut any = || &pool.puzzles[lots.random_range(0..pool.puzzles.len())];
            let parent = (1..PARENTS).fold(any(), |best, _| {
                let other = any();
                if other.resistance > best.resistance { other } else { best }
            });
            let least = if is_full { pool.least_resistance() } else { 0 };
            let enough = least.max(parent.resistance * 4 / 5);
            let drawn = (0..NEIGHBOURS)
                .map(|_| self.drawn(Some(&parent.board), enough, &mut lots, stopped));
            drawn.flatten().find(|(board, _, found)| *found >= enough && *board != parent.board)?
        };
        let hardness = self.hardness(&board, &full, stopped)?;
        (!stopped()).then_some(Ranked { board, hardness, resistance })
    }

    /// Draws a minimal puzzle, a neighbour of this one if there is one: with its solution, and how long it resists, as far as
    /// that can be `enough`. `None` if the exact solver gives up, or it is stopped.
    fn drawn(
        &self,
        parent: Option<&Board>,
        enough: usize,
        lots: &mut ChaCha8Rng,
        stopped: Stopped<'_>,
    ) -> Option<(Board, Vec<Digit>, usize)> {
        let budget = &mut Budget::nodes(NODES).until(stopped);
        let (full, kept) = if let Some(parent) = parent {
            let mut givens: Vec<Candidate> = parent.digits().collect();
            shuffle(&mut givens, lots);
            // Near neighbours are seldom much easier, far ones may be much harder.
            let mut gone = || lots.random_range(1..=MOST_GONE);
            let gone = gone().min(gone());
            givens.truncate(givens.len().saturating_sub(gone));
            let kept: CellSet = givens.iter().map(|given| given.cell).collect();
            let rest = Board::from_givens(self.geometry.cell_count(), givens);
            let full = self.search.random_of(&rest, lots, budget).ok()??;
            (full.digits().to_vec(), kept)
        } else {
            (full_grid(&self.geometry, &self.search, lots, budget)?, self.geometry.all_cells())
        };
        let mut removal = Removal::new(&self.geometry, &self.search, &full, stopped);
        removal.set_givens(kept);
        let mut units: Vec<CellSet> = self.geometry.cells().map(CellSet::of).collect();
        step(&mut removal, &units, CellSet::EMPTY, (0, 0), lots);
        shuffle(&mut units, lots);
        removal.take_out(&units, 0, &mut |_| true);
        let board = removal.board().clone();
        let resistance = resistance(&self.geometry, &self.search, &board, &full, enough);
        (!stopped()).then_some((board, full, resistance))
    }

    /// How hard a puzzle with this one solution is; `None` if it was stopped.
    fn hardness(&self, board: &Board, full: &[Digit], stopped: Stopped<'_>) -> Option<Hardness> {
        match &self.measure {
            Measure::Er => {
                let rating = explainer::rate(&self.geometry, board, stopped).ok()?;
                Some([rating.er, rating.ep, rating.ed])
            }
            Measure::Trials(rater) => {
                let found = suppositions(&rater.trace(board, full, stopped));
                let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
                Some([number(found.depth), number(found.steps), 0])
            }
        }
    }
}

impl Pool {
    /// Makes a pool without puzzles.
    pub fn new(by: HardBy, seed: u64, size: usize) -> Self {
        Self { by, seed, attempts: 0, size: size.max(1), puzzles: Vec::new(), waiting: Vec::new() }
    }

    /// Returns the numbers of the next attempts that start from the pool as it is, none of them beyond `end`.
    pub fn round_until(&self, end: u64) -> Range<u64> {
        let next = (self.attempts / ROUND + 1).saturating_mul(ROUND);
        self.attempts..next.min(end)
    }

    /// Notes what has come of the next attempts, up to this number. Where that ends their round, the pool takes all that has
    /// come of it.
    pub fn attempted(&mut self, geometry: &Geometry, up_to: u64, found: Vec<Ranked>) {
        self.waiting.extend(found);
        self.attempts = up_to;
        if up_to.is_multiple_of(ROUND) {
            self.settle(geometry);
        }
    }

    /// Returns the hardest of all puzzles that were met, those that wait among them.
    pub fn hardest(&self, geometry: &Geometry) -> Vec<Ranked> {
        let mut all = self.clone();
        all.settle(geometry);
        all.puzzles
    }

    /// Lists all its puzzles, as [`Pool::print`] writes them: those that wait last.
    pub fn all(&self) -> impl Iterator<Item = &Ranked> {
        self.puzzles.iter().chain(&self.waiting)
    }

    fn settle(&mut self, geometry: &Geometry) {
        for ranked in std::mem::take(&mut self.waiting) {
            self.take(geometry, ranked);
        }
    }

    /// Takes a puzzle, unless it is there, or an image of it. If there are too many, one goes: of those that are not among
    /// the hardest half, that which resists least; of these the easiest.
    fn take(&mut self, geometry: &Geometry, ranked: Ranked) {
        let form = |board: &Board| Canonical::form_of(geometry, board);
        let new = form(&ranked.board);
        let mut alike = self.puzzles.iter().filter(|other| other.hardness == ranked.hardness);
        if alike.any(|other| form(&other.board) == new) {
            return;
        }
        let weight = |ranked: &Ranked| (ranked.hardness, ranked.resistance);
        let place = self.puzzles.partition_point(|other| weight(other) > weight(&ranked));
        self.puzzles.insert(place, ranked);
        if self.puzzles.len() > self.size {
            let others = self.puzzles.iter().enumerate().skip(self.size.div_ceil(2));
            // Of equals that which was met first.
            let least = others.min_by_key(|(place, ranked)| (ranked.resistance, Reverse(*place)));
            let least = least.map_or(self.size, |(place, _)| place);
            let _ = self.puzzles.remove(least);
        }
    }

    /// How long those resist that are not among the hardest half, at least.
    fn least_resistance(&self) -> usize {
        let others = self.puzzles.iter().skip(self.size.div_ceil(2));
        others.map(|ranked| ranked.resistance).min().unwrap_or(0)
    }

    /// Writes the pool as text: a head, and a line for each puzzle with its numbers, the hardest first; below them those that
    /// wait for the end of their round. [`Pool::parse`] reads the same back.
    pub fn print(&self, geometry: &Geometry) -> String {
        let Self { by, seed, attempts, size, .. } = self;
        let mut text = format!(
            "{HEAD} by={} grid={} seed={seed} size={size} attempts={attempts}\n",
            by.name(),
            geometry.name()
        );
        let line = |Ranked { board, hardness, .. }: &Ranked| {
            let numbers = hardness.map(|number| by.written(number)).join(" ");
            format!("{} {numbers}\n", StateText::of_board(board.clone()).print(geometry))
        };
        text.extend(self.puzzles.iter().map(line));
        if !self.waiting.is_empty() {
            text.push_str(WAITING);
            text.push('\n');
        }
        text.extend(self.waiting.iter().map(line));
        text
    }

    /// Reads a pool of this grid.
    ///
    /// # Errors
    /// [`PoolError`] says in which line something else was expected.
    pub fn parse(text: &str, geometry: &Geometry) -> Result<Self, PoolError> {
        let mut lines = text.lines().enumerate();
        let head = lines.next().and_then(|(_, head)| head.strip_prefix(HEAD));
        let head = head.ok_or(PoolError::Head)?;
        let value = |name: &str| {
            head.split_whitespace().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
        };
        let number = |name: &str| value(name).and_then(|text| text.parse().ok());
        let by = HardBy::ALL.into_iter().find(|by| value("by") == Some(by.name()));
        let numbers = number("seed").zip(number("size")).zip(number("attempts"));
        let (Some(by), Some(((seed, size), attempts))) = (by, numbers) else {
            return Err(PoolError::Head);
        };
        if value("grid") != Some(geometry.name()) {
            return Err(PoolError::Grid(value("grid").unwrap_or_default().to_owned()));
        }
        let mut pool =
            Self { attempts, ..Self::new(by, seed, usize::try_from(size).unwrap_or(POOL)) };
        let search = Search::new(geometry);
        let mut waits = false;
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            if line.trim() == WAITING && !waits {
                waits = true;
                continue;
            }
            let ranked = ranked(line, by, geometry, &search).ok_or(PoolError::Line(number + 1))?;
            if waits { &mut pool.waiting } else { &mut pool.puzzles }.push(ranked);
        }
        pool.puzzles.sort_by_key(|ranked| Reverse((ranked.hardness, ranked.resistance)));
        pool.puzzles.truncate(pool.size);
        Ok(pool)
    }
}

/// A line of a pool's file. What has not one solution does not resist.
fn ranked(line: &str, by: HardBy, geometry: &Geometry, search: &Search) -> Option<Ranked> {
    let mut words = line.split_whitespace();
    let board = StateText::parse(words.next()?, geometry).ok()?.board;
    let mut number = || -> Option<u16> {
        let word = words.next()?;
        match by {
            HardBy::Er => word.parse::<ExplainerScore>().ok().map(|ExplainerScore(tenths)| tenths),
            HardBy::Trials => word.parse().ok(),
        }
    };
    let hardness = [number()?, number()?, number()?];
    let resistance = match search.verdict_within(&board, &mut Budget::nodes(NODES)) {
        Ok(Verdict::One(solution)) => resistance(geometry, search, &board, solution.digits(), 0),
        _ => 0,
    };
    words.next().is_none().then_some(Ranked { board, hardness, resistance })
}

/// Why a text is no pool.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum PoolError {
    /// It does not begin as a pool's file does.
    #[error("line 1: the head of a pool was expected")]
    Head,
    /// It is of another grid, or of none.
    #[error("line 1: the pool is of the grid {0:?}")]
    Grid(String),
    /// In the line with this number, from 1, stands no puzzle with its three numbers.
    #[error("line {0}: a puzzle and three numbers were expected")]
    Line(usize),
}
