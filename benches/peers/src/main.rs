//! Duvod and the crate `sudoku` on the same puzzles, in one process and in turns, on one core.
//!
//! `cargo run --release --manifest-path benches/peers/Cargo.toml -- FILE …` prints for each file of puzzles, one a
//! line, how many puzzles a second either does and the ratio of Duvod to the crate:
//!
//! * `limit 1`, `limit 2`: exact search, up to the first solution and until it is sure that there is no second one;
//! * `path`: the complete logical path. Duvod takes all its rules, trial included, records every claim and solves
//!   everything; the crate takes its 14 plain rules (singles to quads, intersections, basic fish to four
//!   lines, XY-wing and XYZ-wing) and gives up on the rest, of which the share that it solved is printed.
//!
//! With `--exact` before the files only the first of these, which takes seconds; with `--canonical` the form that all images
//! of a puzzle share instead, and how many symmetries leave it as it is; the two have forms of their own, so only these
//! numbers are compared. With `--generate`, which takes no files, puzzles at random from which no given, or no two that
//! lie symmetrically, can be taken: without symmetry, and with a half-turn.
//!
//! Machines are shared and change their speed from one moment to the next, so the two take turns, twenty
//! puzzles at a time, all several times over, and the least time counts that each took for each turn. The figures
//! by themselves tell as much about the machine; the ratio is what says something.

use std::sync::Arc;
use std::time::{Duration, Instant};

use duvod::formats::read_line;
use duvod::generator::{Generator, Wish};
use duvod::grid::{Board, Canonical, Geometry};
use duvod::inference::{Engine, Options};
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::search::{Budget, Search};
use duvod::session::{Job, Outcome, Progress};
use sudoku::{Sudoku, Symmetry};
use sudoku::strategy::{Strategy, StrategySolver};

/// What the program allocates with.
#[global_allocator]
static GLOBAL: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How many puzzles each does in one turn.
const TURN: usize = 20;

/// How many puzzles are made at random in each round.
const MADE: u64 = 2_000;

/// How often all puzzles of a file are done, unless that takes too long.
const ROUNDS: usize = 15;

/// No round is begun after this.
const LONG_ENOUGH: Duration = Duration::from_secs(10);

/// The plain rules of the crate.
const PLAIN: [Strategy; 14] = [
    Strategy::NakedSingles,
    Strategy::HiddenSingles,
    Strategy::LockedCandidates,
    Strategy::NakedPairs,
    Strategy::NakedTriples,
    Strategy::NakedQuads,
    Strategy::HiddenPairs,
    Strategy::HiddenTriples,
    Strategy::HiddenQuads,
    Strategy::XWing,
    Strategy::Swordfish,
    Strategy::Jellyfish,
    Strategy::XyWing,
    Strategy::XyzWing,
];

fn main() {
    let (options, files): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with("--"));
    let option = match &options[..] {
        [] => "",
        [option] => option.as_str(),
        _ => "?",
    };
    let is_known = ["", "--exact", "--canonical", "--generate"].contains(&option);
    if !is_known || files.is_empty() != (option == "--generate") {
        eprintln!(
            "Usage: duvod-peers [--exact | --canonical] FILE ...   (files of puzzles, one a line)\n       \
             duvod-peers --generate"
        );
        std::process::exit(2);
    }
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    println!("{:52} {:>9} {:>9} {:>6}", "", "Důvod", "crate", "ratio");
    if option == "--generate" {
        compare_generators(knowledge, geometry);
        return;
    }
    let engine = Engine::new(knowledge, geometry, &Options::default()).expect("the profile");
    let ours = Ours {
        search: Search::new(geometry),
        job: Job::new(
            Arc::new(engine),
            Arc::new(Search::new(geometry)),
            Board::empty(geometry.cell_count()),
        ),
    };
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| {
            eprintln!("{file}: {error}");
            std::process::exit(2);
        });
        let puzzles = puzzles(&text, geometry);
        if option == "--canonical" {
            compare_canonical(&file, &puzzles, geometry);
            continue;
        }
        compare_exact(&file, &puzzles, &ours);
        if option.is_empty() {
            compare_paths(&file, &puzzles, &ours);
        }
    }
}

/// A puzzle as either of the two reads it, read beforehand.
struct Puzzle {
    ours: Board,
    theirs: Sudoku,
}

fn puzzles(text: &str, geometry: &Geometry) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let puzzle = |line: &str| {
        let ours = read_line(line, geometry).expect("a puzzle");
        let mut digits = [0; 81];
        for given in ours.digits() {
            digits[given.cell.index()] = given.digit.index() as u8 + 1;
        }
        Puzzle { ours, theirs: Sudoku::from_bytes(digits).expect("a puzzle") }
    };
    lines.map(puzzle).collect()
}

fn compare_exact(file: &str, puzzles: &[Puzzle], ours: &Ours) {
    for limit in [1, 2] {
        take_turns(
            &format!("{file} limit {limit}"),
            puzzles,
            |puzzle| ours.count(&puzzle.ours, limit) > 0,
            |puzzle| puzzle.theirs.solutions_count_up_to(limit) > 0,
        );
    }
}

/// Forms that images share. Both must count the same automorphisms.
fn compare_canonical(file: &str, puzzles: &[Puzzle], geometry: &Geometry) {
    let of_theirs = |puzzle: &Puzzle| puzzle.theirs.canonicalized().expect("one solution").1;
    let of_ours = |puzzle: &Puzzle| {
        Canonical::of(geometry, &puzzle.ours).expect("a classic puzzle").automorphisms()
    };
    for puzzle in puzzles {
        assert_eq!(of_ours(puzzle) as usize, of_theirs(puzzle) as usize, "{}", puzzle.theirs);
    }
    take_turns(
        &format!("{file} canonical"),
        puzzles,
        |puzzle| of_ours(puzzle) > 0,
        |puzzle| of_theirs(puzzle) > 0,
    );
}

/// Puzzles at random. What comes out is not the same, but as many in each turn.
fn compare_generators(knowledge: &Knowledge, geometry: &Geometry) {
    let symmetries =
        [(duvod::generator::Symmetry::None, Symmetry::None), (duvod::generator::Symmetry::HalfTurn, Symmetry::HalfRotation)];
    for (ours, theirs) in symmetries {
        let wish = Wish { symmetry: ours, ..Wish::default() };
        let generator = Generator::new(knowledge, geometry, &Options::default(), wish);
        let generator = generator.expect("a wish that can be");
        let numbers: Vec<u64> = (0..MADE).collect();
        take_turns(
            &format!("generate, symmetry {}", ours.name()),
            &numbers,
            |&number| generator.attempt(number).is_some(),
            |_| Sudoku::generate_with_symmetry(theirs).n_clues() > 0,
        );
    }
}

fn compare_paths(file: &str, puzzles: &[Puzzle], ours: &Ours) {
    let solved = puzzles.iter().filter(|puzzle| plain_path(&puzzle.theirs)).count();
    take_turns(
        &format!("{file} path ({} % solved)", 100 * solved / puzzles.len().max(1)),
        puzzles,
        |puzzle| ours.path(&puzzle.ours),
        |puzzle| plain_path(&puzzle.theirs),
    );
}

/// Duvod, ready to work.
struct Ours {
    search: Search,
    job: Job,
}

impl Ours {
    /// How many solutions there are, up to the limit.
    fn count(&self, board: &Board, limit: usize) -> usize {
        let mut solutions = self.search.solutions_of(board);
        let mut budget = Budget::UNLIMITED.clone();
        (0..limit).take_while(|_| matches!(solutions.next_within(&mut budget), Ok(Some(_)))).count()
    }

    /// Solves with reasons; panics if the puzzle has not one solution, for which these files are not.
    fn path(&self, board: &Board) -> bool {
        let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
        match self.job.with_board(board.clone()).run(progress) {
            Outcome::Solved { trace, .. } => !trace.steps.is_empty(),
            other => panic!("not one solution: {other:?}"),
        }
    }
}

/// Solves by plain rules; whether that was enough.
fn plain_path(puzzle: &Sudoku) -> bool {
    StrategySolver::from_sudoku(*puzzle).solve(&PLAIN).is_ok()
}

/// Has the two do the same puzzles in turns, and prints how many they did in a second.
fn take_turns<T>(
    what: &str,
    puzzles: &[T],
    ours: impl Fn(&T) -> bool,
    theirs: impl Fn(&T) -> bool,
) {
    let turns: Vec<&[T]> = puzzles.chunks(TURN).collect();
    let mut least = vec![[Duration::MAX; 2]; turns.len()];
    let started = Instant::now();
    let mut rounds = 0;
    while rounds < ROUNDS && (rounds == 0 || started.elapsed() < LONG_ENOUGH) {
        for (turn, least) in turns.iter().zip(&mut least) {
            least[0] = least[0].min(time(turn, &ours));
            least[1] = least[1].min(time(turn, &theirs));
        }
        rounds += 1;
    }
    let speeds = [0, 1].map(|who| {
        let taken: Duration = least.iter().map(|least| least[who]).sum();
        puzzles.len() as f64 / taken.as_secs_f64()
    });
    println!("{what:52} {:9.0} {:9.0} {:6.3}", speeds[0], speeds[1], speeds[0] / speeds[1]);
}

/// How long the work on these puzzles takes.
fn time<T>(puzzles: &[T], work: impl Fn(&T) -> bool) -> Duration {
    let started = Instant::now();
    let solved = puzzles.iter().filter(|puzzle| work(puzzle)).count();
    // So that nothing is left out as needless.
    let _ = std::hint::black_box(solved);
    started.elapsed()
}
