//! What several tests share: solving a puzzle the way the program does, and the list of the sources.

pub(crate) mod comparison;
#[path = "../../src/core/checker/tests/damages/mod.rs"]
pub(crate) mod damages;
pub(crate) mod grids;
pub(crate) mod numbers;
pub(crate) mod program;
pub(crate) mod said;
pub(crate) mod share;
pub(crate) mod states;
pub(crate) mod veripb;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use once_cell::sync::OnceCell;

use duvod::checker::{Checker, RejectionReason};
use duvod::explainer::{ExplainerRating, explain};
use duvod::formats::read_line;
use duvod::grid::{
    Board, Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House, StateText,
};
use duvod::inference::{Engine, Hints, Options};
use duvod::knowledge::{CLASSIC_GRID, Knowledge, PuzzleExample};
use duvod::locale::Locale;
use duvod::message::Message;
use duvod::proof::{CaseEnd, Claim, Fact, Goal, Role, Shows, Statement, Step, Support, Trace};
use duvod::search::{Search, Solution, Verdict};
use duvod::session::{Coach, Job, Outcome, Progress};
use duvod::shortest::Finder;

/// The example of the system that Duvod is modelled on.
pub(crate) const EXAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const COLLECTION: &str = "../shared/puzzles";

pub(crate) fn knowledge() -> &'static Knowledge {
    Knowledge::embedded().expect("the embedded knowledge")
}

/// The examples of the classic grid.
pub(crate) fn classic_puzzles() -> impl DoubleEndedIterator<Item = &'static PuzzleExample> + Clone {
    knowledge().puzzles_of(CLASSIC_GRID)
}

pub(crate) fn classic() -> &'static Arc<Geometry> {
    knowledge().grid(CLASSIC_GRID).expect("the classic grid")
}

/// Every Rust file below a folder.
pub(crate) fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

/// The lines of a table but those that are blank or a comment.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Every embedded language.
pub(crate) fn languages() -> Vec<Locale> {
    Locale::languages().into_iter().map(|tag| Locale::new(tag).expect("a language")).collect()
}

/// A puzzle of the classic grid.
pub(crate) fn puzzle(line: &str) -> Board {
    read_line(line, classic()).expect("a puzzle")
}

/// A state of the classic grid.
pub(crate) fn state(text: &str) -> StateText {
    StateText::parse(text, classic()).expect("a state")
}

/// The only solution of a puzzle.
pub(crate) fn solution(geometry: &Geometry, board: &Board) -> Solution {
    match Search::new(geometry).verdict(board) {
        Verdict::One(solution) => solution,
        other => panic!("not one solution: {other:?}"),
    }
}

/// The rules of the default profile.
pub(crate) fn engine(geometry: &Geometry) -> Engine {
    Engine::new(knowledge(), geometry, &Options::default()).expect("the default profile")
}

/// How rules solve a puzzle that has one solution.
pub(crate) fn solved_by(engine: Engine, geometry: &Geometry, board: &Board) -> Trace {
    let job = Job::new(Arc::new(engine), Arc::new(Search::new(geometry)), board.clone());
    let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
    match job.run(progress) {
        Outcome::Solved { trace, .. } => trace,
        other => panic!("not one solution: {other:?}"),
    }
}

/// Who answers a player by these rules.
pub(crate) fn coach(geometry: &Geometry, engine: Engine) -> Coach {
    let finder = Finder::new(knowledge(), geometry, &Options::default());
    let finder = Arc::new(finder.expect("the default profile"));
    Coach::new(Arc::new(engine), Arc::new(Search::new(geometry)), finder)
}

/// Says it in each language; a missing message or value fails.
pub(crate) fn check_said<'a>(
    languages: &[Locale],
    messages: impl IntoIterator<Item = &'a Message>,
) {
    for message in messages {
        for locale in languages {
            let text = locale.try_say(message).unwrap_or_else(|error| panic!("{error}"));
            assert!(!text.is_empty() && !text.contains("  "), "{text:?}");
        }
    }
}

/// What may be known of a state: whether its givens have one solution.
pub(crate) fn hints(state: &StateText) -> Hints<'static> {
    duvod_laboratory::hints(&Search::new(classic()), classic(), state)
}

/// Solves puzzles with the default profile, each once in a process.
pub(crate) struct Solver {
    job: &'static Job,
}

/// The traces of puzzles, each once it is known.
type Traces = BTreeMap<String, Arc<OnceCell<Trace>>>;

impl Solver {
    pub(crate) fn new() -> Self {
        static JOB: OnceCell<Job> = OnceCell::new();
        let job = JOB.get_or_init(|| {
            let empty = Board::empty(classic().cell_count());
            Job::new(Arc::new(engine(classic())), Arc::new(Search::new(classic())), empty)
        });
        Self { job }
    }

    /// The trace of a puzzle, which has exactly one solution.
    pub(crate) fn trace(&self, puzzle: &str) -> Trace {
        static TRACES: Mutex<Traces> = Mutex::new(BTreeMap::new());
        let known = {
            let mut traces = TRACES.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(traces.entry(puzzle.to_owned()).or_default())
        };
        known.get_or_init(|| self.solved(puzzle)).clone()
    }

    fn solved(&self, line: &str) -> Trace {
        let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
        match self.job.with_puzzle(puzzle(line)).run(progress) {
            Outcome::Solved { trace, solution, .. } => {
                let end = trace.board_before(classic(), trace.steps.len());
                let digits: Vec<_> = end.digits().map(|Candidate { digit, .. }| digit).collect();
                assert_eq!(digits, solution.digits(), "{line}: not solved, or not rightly");
                trace
            }
            other => panic!("{line} has not one solution: {other:?}"),
        }
    }
}

/// Puzzles that Sudoku Explainer solves by all its techniques but the rarest, a line each.
const EXPLAINED: [&str; 2] =
    [include_str!("../explainer-ratings.txt"), include_str!("../explainer-techniques.txt")];

/// What Sudoku Explainer says of a puzzle.
pub(crate) struct Explained {
    pub(crate) puzzle: &'static str,
    pub(crate) rating: ExplainerRating,
    pub(crate) trace: Trace,
}

/// What Sudoku Explainer says of these puzzles.
pub(crate) fn explained() -> &'static [Explained] {
    static ALL: OnceCell<Vec<Explained>> = OnceCell::new();
    ALL.get_or_init(|| {
        let puzzles = EXPLAINED.iter().flat_map(|text| rows(text)).map(|line| &line[..81]);
        let explain = |line| {
            let explained = explain(classic(), &puzzle(line), &|| false);
            let (rating, trace) = explained.expect("an explanation");
            Explained { puzzle: line, rating, trace }
        };
        puzzles.map(explain).collect()
    })
}

/// A number that is set from outside.
pub(crate) fn set(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// Of how many puzzles of each collection one is taken, if that is set.
pub(crate) fn every() -> Option<usize> {
    set("DUVOD_EVERY")
}

/// The collections beside the project, if they are there, in the order of their names.
pub(crate) fn collections() -> Vec<(String, String)> {
    let Some(entries) = there(COLLECTION, |path| fs::read_dir(path)) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let puzzles = paths.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let named = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a collection"))
    };
    let mut all: Vec<_> = puzzles.map(named).collect();
    all.sort();
    all
}

/// The collection of this name beside the project, if it is there.
pub(crate) fn collection(name: &str) -> Option<String> {
    there(&format!("{COLLECTION}/{name}.txt"), |path| fs::read_to_string(path))
}

/// What is read at a path from the project, if it is there. If it is not, the test says so even where it passes, past
/// what catches the output of tests that do.
pub(crate) fn there<T>(path: &str, read: impl Fn(&Path) -> io::Result<T>) -> Option<T> {
    let found = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
    if let Err(error) = &found {
        let thread = std::thread::current();
        let test = thread.name().unwrap_or("a test");
        writeln!(io::stderr(), "{test} goes without {path}: {error}").expect("standard error");
    }
    found.ok()
}
