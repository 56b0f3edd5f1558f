//! Every grid that comes with the program, and twenty put together by name: it is what its name says, by definitions written
//! down once more; puzzles of it have one solution, as one who tries finds out; every step towards that is accepted by the
//! checker, and where `DUVOD_VERIPB` names it by `VeriPB`; every cell is told why.
//!
//! All puzzles of all grids take many hours. `DUVOD_GRIDS=9x9+x,16x16` takes those of these grids alone, and
//! `DUVOD_PUZZLES=20` only so many first ones of each (200):
//! `DUVOD_GRIDS=anti-king cargo test --test whole every_grid:: -- --ignored --nocapture`.

mod derived;
pub(crate) mod naive;

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

use crate::support::grids::{self, Made, made, solved};
use crate::support::share::{Share, found, sampled};
use crate::support::veripb::{Certificate, VeriPb};
use crate::support::{engine, knowledge, set};
use duvod::checker::Checker;
use duvod::explanation::{why, why_not};
use duvod::generator::{Generator, Wish};
use duvod::grid::{Board, Candidate, Cell, Digit, Entry, Geometry};
use duvod::inference::{Engine, Options};
use duvod::proof::Trace;
use naive::Naive;

/// The variable that names the grids that are wanted.
const GRIDS: &str = "DUVOD_GRIDS";

/// How many puzzles of each grid there are where all are taken and `DUVOD_PUZZLES` says nothing else.
const PUZZLES: usize = 200;

/// How often another attempt is made in place of one that found no puzzle.
const AGAIN: u64 = 10;

/// One puzzle in so many is asked about in each cell, and certified.
const ASKED: u64 = 10;

/// How many guesses who tries may need; on large grids some puzzles take more.
const GUESSES: usize = 20_000;

/// Those that are wanted: all, or those that `DUVOD_GRIDS` names.
fn wanted() -> Vec<(String, Arc<Geometry>)> {
    let Ok(names) = std::env::var(GRIDS) else { return grids::all() };
    let names: Vec<&str> = names.split(',').collect();
    let all = grids::all();
    for name in &names {
        assert!(all.iter().any(|(of, _)| of == name), "{GRIDS}: no grid {name}");
    }
    all.into_iter().filter(|(name, _)| names.contains(&name.as_str())).collect()
}

fn naive(name: &str) -> Naive {
    Naive::named(name).unwrap_or_else(|| panic!("say in naive.rs what {name} means"))
}

#[test]
fn grids_are_what_their_names_say() {
    for (name, grid) in grids::all() {
        let said = naive(&name);
        let grid = grid.by_rules();
        let sets = |all: &[Vec<usize>]| all.iter().cloned().collect::<BTreeSet<_>>();
        let list = |cells: &[Cell]| {
            let mut list: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
            list.sort_unstable();
            list
        };
        let houses: Vec<_> = grid.houses().map(|house| list(grid.list_of(house))).collect();
        assert_eq!(sets(&houses), sets(&said.houses), "{name}");
        for cell in grid.cells() {
            for digit in grid.digits() {
                let one = (cell.index(), digit.index());
                let excluded: BTreeSet<_> = grid
                    .excluded_by(cell, digit)
                    .candidates()
                    .map(|it| (it.cell.index(), it.digit.index()))
                    .filter(|it| *it != one)
                    .collect();
                for other in grid.cells() {
                    for second in grid.digits() {
                        let two = (other.index(), second.index());
                        let are_apart = one != two && said.are_apart(one, two);
                        let is_said = |one: Candidate, two| grid.apart(one, two).is_some();
                        let by_grid = is_said(
                            Candidate { cell, digit },
                            Candidate { cell: other, digit: second },
                        );
                        assert_eq!(one != two && by_grid, are_apart, "{name} {one:?} {two:?}");
                        let is_elsewhere = cell != other;
                        assert!(!is_elsewhere || excluded.contains(&two) == are_apart, "{name}");
                    }
                }
            }
        }
    }
}

/// Why of each cell that was filled, and why not of another digit there: each rests on steps that are accepted.
fn ask(name: &str, grid: &Geometry, checker: &Checker, trace: &Trace) -> usize {
    let end = trace.board_before(grid, trace.steps.len());
    let mut asked = 0;
    for Candidate { cell, digit } in end.digits() {
        let answer = why(grid, trace, cell).unwrap_or_else(|| panic!("{name}: why {cell:?}"));
        let accepted = checker.check(&answer.slice);
        assert!(accepted.is_ok(), "{name}: {cell:?}: {accepted:?}");
        let other = grid.digits().find(|&other| other != digit).expect("two digits");
        let answer = why_not(grid, trace, cell, other);
        assert!(answer.is_some(), "{name}: why not {other:?} in {cell:?}");
        asked += 1;
    }
    asked
}

sampled! {
    /// Puzzles of every grid.
    puzzles_of_every_grid, one of 100
}

fn puzzles_of_every_grid(share: Share) {
    let judge = VeriPb::found();
    let puzzles = set("DUVOD_PUZZLES").unwrap_or(PUZZLES) as u64;
    for (name, grid) in wanted() {
        let generator = Generator::new(knowledge(), &grid, &Options::default(), Wish::default());
        let generator = generator.expect("a wish");
        let engine = engine(&grid);
        let (said, checker) = (naive(&name), Checker::new(&grid));
        let under = Under { name: &name, grid: &grid, said: &said, engine, checker, judge: &judge };
        let mut counts = Counts::default();
        for (place, number) in share.of(&name, 0..puzzles).into_iter().enumerate() {
            // Where steps keep digits apart, an attempt may find none: then the next is made that no other number takes.
            let mut attempts = (0..AGAIN).map(|again| number + again * puzzles);
            if let Some(puzzle) = attempts.find_map(|number| made(&generator, number)) {
                under.hold(&puzzle, (place as u64).is_multiple_of(ASKED), &mut counts);
            }
            if counts.puzzles.is_multiple_of(ASKED) {
                // Who stops a long run sees how far it has come.
                println!("{name} so far: {counts}");
            }
        }
        // Where steps keep digits apart few givens leave one solution, and to try takes too long.
        assert!(counts.tried > 0 || said.has_steps(), "{name}: {counts}");
        assert!(counts.puzzles > 0 && counts.asked > 0, "{name}: {counts}");
        found(share, &format!("{name}: {counts}"));
    }
}

/// What has come of the puzzles of a grid.
#[derive(Default)]
struct Counts {
    puzzles: u64,
    tried: usize,
    full: usize,
    steps: usize,
    asked: usize,
    certified: usize,
}

impl Display for Counts {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let Self { puzzles, tried, full, steps, asked, certified } = self;
        write!(
            formatter,
            "{puzzles} puzzles, {tried} tried, {full} solved, {steps} steps, {asked} cells asked about, {certified} certificates accepted"
        )
    }
}

/// A grid, with all that looks at its puzzles.
struct Under<'a> {
    name: &'a str,
    grid: &'a Geometry,
    said: &'a Naive,
    engine: Engine,
    checker: Checker,
    judge: &'a Option<VeriPb>,
}

impl Under<'_> {
    /// Holds that a puzzle has the solution with which it was made, and that the steps towards it are accepted; if it is asked
    /// about, each of its cells and the certificate too.
    fn hold(&self, puzzle: &Made, is_asked: bool, counts: &mut Counts) {
        let Self { name, grid, said, .. } = *self;
        counts.puzzles += 1;
        let givens: Vec<Option<usize>> =
            grid.cells().map(|cell| puzzle.board.entry(cell).digit().map(Digit::index)).collect();
        assert!(said.is_solved(&puzzle.full), "{name}: {:?}", puzzle.full);
        for house in grid.derived_houses() {
            let held = grid.list_of(house).iter().map(|cell| puzzle.full[cell.index()]);
            assert_eq!(held.collect::<BTreeSet<_>>().len(), said.side, "{name}: {house:?}");
        }
        if let Some(solutions) = said.solutions(&givens, GUESSES) {
            assert_eq!(solutions, std::slice::from_ref(&puzzle.full), "{name}: {givens:?}");
            counts.tried += 1;
        }
        tell_wrong(name, grid, said, puzzle);
        let trace = solved(&self.engine, puzzle);
        let accepted = self.checker.check(&trace);
        assert!(accepted.is_ok(), "{name}: {givens:?}: {accepted:?}");
        let end = trace.board_before(grid, trace.steps.len());
        assert!(end.digits().all(|it| puzzle.full[it.cell.index()] == it.digit.index()));
        counts.full += usize::from(end.digits().count() == grid.cell_count());
        counts.steps += trace.steps.len();
        if is_asked {
            counts.asked += ask(name, grid, &self.checker, &trace);
            let certificate = Certificate::of(grid, &trace);
            let certificate = certificate.unwrap_or_else(|it| panic!("{name}: {it}: {givens:?}"));
            let Certificate { formula, proof, .. } = &certificate;
            let is_accepted = self.judge.as_ref().is_none_or(|it| it.accepts(formula, proof));
            assert!(is_accepted, "{name}: {givens:?}");
            counts.certified += usize::from(self.judge.is_some());
        }
    }
}

/// What collides in a full grid with one wrong digit is what is apart by the plain meaning of the grid.
fn tell_wrong(name: &str, grid: &Geometry, said: &Naive, puzzle: &Made) {
    let mut board = Board::empty(grid.cell_count());
    let mut full = puzzle.full.clone();
    let wrong = puzzle.board.digits().count() % full.len();
    full[wrong] = (full[wrong] + 1) % said.side;
    for (cell, &digit) in full.iter().enumerate() {
        board.set(Cell::new(cell), Entry::Placed(Digit::new(digit)));
    }
    let told: BTreeSet<usize> = board
        .collisions(grid)
        .iter()
        .flat_map(|collision| collision.filled.iter().map(|it| it.cell.index()))
        .collect();
    let apart = |one: usize, other: usize| said.are_apart((one, full[one]), (other, full[other]));
    let expected: BTreeSet<usize> = (0..full.len())
        .filter(|&one| (0..full.len()).any(|other| other != one && apart(one, other)))
        .collect();
    assert_eq!(told, expected, "{name}");
}
