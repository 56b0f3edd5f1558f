//! Hard puzzles to order: a pool of the hardest that were met, from whose neighbours ever harder ones are sought.
//!
//! An attempt takes one of the pool by lot, takes some of its givens away, draws another full grid that has the rest, and
//! makes a minimal puzzle of it again; what is harder than the easiest of the pool comes into it. Attempts are made in
//! *rounds*: those of one round start from the same pool and draw from streams of their own, so that the same seed gives the
//! same pool on any number of threads, however often it was interrupted and gone on with.

use std::cmp::Reverse;
use std::fmt::Write as _;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use thiserror::Error;

use super::by_rules::Rater;
use super::full::full_grid;
use super::made::Stopped;
use super::removal::Removal;
use super::symmetry::shuffle;
use super::walk::step;
use super::wish::Impossible;
use crate::grid::{Board, Candidate, Canonical, CellSet, Digit, Geometry, StateText};
use crate::inference::Options;
use crate::knowledge::Knowledge;
use crate::rating::se::{self, Tenths};
use crate::rating::suppositions;
use crate::search::{Budget, Search};

/// How many attempts start from the same pool.
pub const ROUND: u64 = 32;

/// How many puzzles a pool holds at most, unless another number is asked for.
pub const POOL: usize = 100;

/// The most givens that an attempt takes away.
const MOST_GONE: usize = 5;

/// Of so many attempts, one starts from a puzzle that is not of the pool, for as long as there is room.
const FRESH: u32 = 4;

/// The most nodes of the exact solver for one question.
const NODES: u64 = 2_000_000;

/// How a file of a pool begins.
const HEAD: &str = "# duvod pool";

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
            Self::Er => Tenths(number).to_string(),
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
    /// The puzzles, the hardest first; of equally hard ones that which was met last.
    pub puzzles: Vec<Ranked>,
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
            HardBy::Er if se::is_rated(geometry) => Measure::Er,
            HardBy::Er => return Err(Impossible::Er),
            HardBy::Trials => {
                Measure::Trials(Box::new(Rater::new(knowledge, geometry, options, None)?))
            }
        };
        Ok(Self { geometry: geometry.clone(), search: Search::new(geometry), measure })
    }

    /// Makes the attempt with this number from what the pool holds; `None` if it comes to nothing, or is no harder than the
    /// easiest of a full pool.
    pub fn attempt(&self, pool: &Pool, number: u64, stopped: Stopped<'_>) -> Option<Ranked> {
        let mut lots = ChaCha8Rng::seed_from_u64(pool.seed);
        lots.set_stream(number);
        let is_full = pool.puzzles.len() >= pool.size;
        let is_fresh = pool.puzzles.is_empty() || (!is_full && lots.random_ratio(1, FRESH));
        let budget = &mut Budget::nodes(NODES).until(stopped);
        let (full, kept) = if is_fresh {
            (full_grid(&self.geometry, &self.search, &mut lots, budget)?, self.geometry.all_cells())
        } else {
            let parent = &pool.puzzles[lots.random_range(0..pool.puzzles.len())].board;
            let mut givens: Vec<Candidate> = parent.digits().collect();
            shuffle(&mut givens, &mut lots);
            // Near neighbours are seldom much easier, far ones may be much harder.
            let mut gone = || lots.random_range(1..=MOST_GONE);
            let gone = gone().min(gone());
            givens.truncate(givens.len().saturating_sub(gone));
            let kept: CellSet = givens.iter().map(|given| given.cell).collect();
            let rest = Board::from_givens(self.geometry.cell_count(), givens);
            let full = self.search.random_of(&rest, &mut lots, budget).ok()??;
            (full.digits().to_vec(), kept)
        };
        let mut removal = Removal::new(&self.geometry, &self.search, &full, stopped);
        removal.set_givens(kept);
        let mut units: Vec<CellSet> = self.geometry.cells().map(CellSet::of).collect();
        step(&mut removal, &units, (0, 0), &mut lots);
        shuffle(&mut units, &mut lots);
        removal.take_out(&units, 0, &mut |_| true);
        let board = removal.board().clone();
        let hardness = self.hardness(&board, &full, stopped)?;
        let is_enough =
            !is_full || pool.puzzles.last().is_some_and(|last| hardness >= last.hardness);
        (is_enough && !stopped()).then_some(Ranked { board, hardness })
    }

    /// How hard a puzzle with this one solution is; `None` if it was stopped.
    fn hardness(&self, board: &Board, full: &[Digit], stopped: Stopped<'_>) -> Option<Hardness> {
        match &self.measure {
            Measure::Er => {
                let rating = se::rate(&self.geometry, board, stopped).ok()?;
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
        Self { by, seed, attempts: 0, size: size.max(1), puzzles: Vec::new() }
    }

    /// Takes a puzzle, unless it is there, or an image of it; drops the easiest if there are too many.
    pub fn take(&mut self, geometry: &Geometry, ranked: Ranked) {
        let form = |board: &Board| Canonical::form_of(geometry, board);
        let new = form(&ranked.board);
        let mut alike = self.puzzles.iter().filter(|other| other.hardness == ranked.hardness);
        if alike.any(|other| form(&other.board) == new) {
            return;
        }
        let place = self.puzzles.partition_point(|other| other.hardness > ranked.hardness);
        self.puzzles.insert(place, ranked);
        self.puzzles.truncate(self.size);
    }

    /// Writes the pool as text: a head, and a line for each puzzle with its numbers, the hardest first. [`Pool::parse`] reads
    /// the same back.
    pub fn print(&self, geometry: &Geometry) -> String {
        let Self { by, seed, attempts, size, .. } = self;
        let mut text = format!(
            "{HEAD} by={} grid={} seed={seed} size={size} attempts={attempts}\n",
            by.name(),
            geometry.name()
        );
        for Ranked { board, hardness } in &self.puzzles {
            let state = StateText { board: board.clone(), removed: Vec::new() };
            let numbers = hardness.map(|number| by.written(number)).join(" ");
            // Writing into a text cannot fail.
            let _ = writeln!(text, "{} {numbers}", state.print(geometry));
        }
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
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let ranked = ranked(line, by, geometry).ok_or(PoolError::Line(number + 1))?;
            pool.puzzles.push(ranked);
        }
        pool.puzzles.sort_by_key(|ranked| Reverse(ranked.hardness));
        pool.puzzles.truncate(pool.size);
        Ok(pool)
    }
}

/// A line of a pool's file.
fn ranked(line: &str, by: HardBy, geometry: &Geometry) -> Option<Ranked> {
    let mut words = line.split_whitespace();
    let board = StateText::parse(words.next()?, geometry).ok()?.board;
    let mut number = || -> Option<u16> {
        let word = words.next()?;
        match by {
            HardBy::Er => word.parse::<Tenths>().ok().map(|Tenths(tenths)| tenths),
            HardBy::Trials => word.parse().ok(),
        }
    };
    let hardness = [number()?, number()?, number()?];
    words.next().is_none().then_some(Ranked { board, hardness })
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
