//! `duvod hunt`: the pool holds puzzles with one solution, as hard as is written behind them; it is the same on any number
//! of threads and however often the hunt was interrupted; what is no pool is said.

use crate::support::program::{Folder, Given, command};
use crate::support::{Solver, classic};
use duvod::explainer;
use duvod::formats::read_line;
use duvod::grid::Canonical;
use duvod::search::{Search, Verdict};

/// How the file of a pool begins.
const HEAD: &str = "# duvod pool by=er grid=9x9 seed=0 size=10 attempts=32\n";

/// A puzzle.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A file of its own for a test.
struct Pool(Folder);

impl Pool {
    fn new(name: &str) -> Self {
        Self(Folder::new(&format!("hunt-{name}")))
    }

    fn file(&self) -> String {
        self.0.path("pool.txt")
    }

    fn text(&self) -> String {
        std::fs::read_to_string(self.file()).expect("a pool")
    }
}

fn hunt(file: &str, arguments: &str) -> Given {
    let mut all = vec!["hunt", "--pool", file];
    all.extend(arguments.split_whitespace());
    command(&all, "")
}

fn hunted(file: &str, arguments: &str) -> Vec<String> {
    let given = hunt(file, arguments);
    assert_eq!(given.status, 0, "{arguments}: {}", given.errors);
    given.told.lines().map(str::to_owned).collect()
}

#[test]
fn the_pool_is_the_same_on_any_number_of_threads_and_after_interruptions() {
    let [one, two] = ["one", "two"].map(Pool::new);
    let lines = hunted(&one.file(), "--attempts 128 --size 20 --seed 7 --threads 1");
    for _ in 0..2 {
        let _ = hunted(&two.file(), "--attempts 64 --size 20 --seed 7 --threads 2");
    }
    assert_eq!(one.text(), two.text());
    assert_eq!(lines.len(), 10);
    let written: Vec<String> = one.text().lines().skip(1).map(str::to_owned).collect();
    assert_eq!(written.len(), 20);
    assert_eq!(written[..10], lines[..]);
}

#[test]
fn a_hunt_may_be_cut_into_pieces_of_any_length() {
    let [one, three] = ["whole", "pieces"].map(Pool::new);
    let at_once = hunted(&one.file(), "--attempts 120 --size 20 --seed 7");
    let mut last = Vec::new();
    for attempts in [40, 30, 50] {
        last = hunted(&three.file(), &format!("--attempts {attempts} --size 20 --seed 7"));
    }
    assert!(one.text().starts_with("# duvod pool by=er grid=9x9 seed=7 size=20 attempts=120\n"));
    assert!(one.text().contains("\n# waiting\n"), "{}", one.text());
    assert_eq!((one.text(), at_once), (three.text(), last));
}

#[test]
fn the_puzzles_have_one_solution_are_minimal_and_as_hard_as_is_written() {
    let pool = Pool::new("er");
    let _ = hunted(&pool.file(), "--attempts 96 --size 12 --seed 3");
    let mut forms = Vec::new();
    let mut last = u16::MAX;
    for line in pool.text().lines().skip(1) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let board = read_line(words[0], classic()).expect("a puzzle");
        let search = Search::general(classic());
        assert!(matches!(search.verdict(&board), Verdict::One(_)), "{line}");
        for given in board.digits() {
            let mut without = board.clone();
            without.set(given.cell, duvod::grid::Entry::Empty);
            assert!(matches!(search.verdict(&without), Verdict::Several(..)), "{line}");
        }
        let rating = explainer::rate(classic(), &board, &|| false).expect("a rating");
        let numbers = [rating.er, rating.ep, rating.ed];
        assert_eq!(
            words[1..],
            numbers.map(|number| explainer::ExplainerScore(number).to_string()),
            "{line}"
        );
        assert!(rating.er <= last, "the hardest come first");
        last = rating.er;
        forms.push(Canonical::of(classic(), &board).expect("a form").board());
    }
    assert_eq!(forms.len(), 12);
    let all = forms.len();
    forms.sort_by_key(|form| form.digits().collect::<Vec<_>>());
    forms.dedup();
    assert_eq!(forms.len(), all, "no puzzle twice");
}

#[test]
fn a_longer_hunt_finds_harder_puzzles() {
    let pool = Pool::new("longer");
    let hardest = |lines: Vec<String>| -> f64 {
        lines[0].split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("an ER")
    };
    let first = hardest(hunted(&pool.file(), "--attempts 32 --size 10"));
    let last = hardest(hunted(&pool.file(), "--attempts 64"));
    assert!(last > first, "{first} {last}");
}

#[test]
fn by_trials_the_numbers_are_those_of_the_procedure() {
    let pool = Pool::new("trials");
    let lines = hunted(&pool.file(), "--attempts 64 --by trials --size 5 --count 5");
    let solver = Solver::new();
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let trace = solver.trace(words[0]);
        let supposing = trace.steps.iter().filter(|step| !step.cases.is_empty()).count();
        assert_eq!(words[2], supposing.to_string(), "{line}");
    }
}

#[test]
fn what_is_no_pool_is_said() {
    let pool = Pool::new("wrong");
    let refused = |text: &str, arguments: &str| -> String {
        std::fs::write(pool.file(), text).expect("a file");
        let given = hunt(&pool.file(), arguments);
        assert_eq!(given.status, 2, "{text}");
        assert_eq!(pool.text(), text, "it is left as it was");
        given.errors
    };
    assert!(refused("", "").contains("line 1"));
    assert!(refused(PUZZLE, "").contains("line 1"));
    assert!(refused(&HEAD.replace("9x9", "6x6"), "").contains("6x6"));
    assert!(refused(&format!("{HEAD}{PUZZLE} 1.2 1.2\n"), "").contains("line 2"));
    assert!(refused(&format!("{HEAD}{PUZZLE} 1.2 1.2 1.2 1.2\n"), "").contains("line 2"));
    assert!(refused(&format!("{HEAD}{} 1.2 1.2 1.2\n", ".".repeat(81)), "").contains("Puzzle 1"));
    assert!(refused(HEAD, "--by trials").contains("--by er"));
    assert!(refused(HEAD, "--seed 5").contains("--seed 0"));
    assert!(refused(HEAD, "--size 5").contains("--size 10"));
}

#[test]
#[cfg(unix)]
fn what_is_no_file_of_its_own_is_refused_and_a_pool_is_one_hunters() {
    let pool = Pool::new("held");
    let link = pool.0.path("link");
    std::os::unix::fs::symlink(pool.0.path("nowhere"), &link).expect("a link");
    let given = hunt(&link, "--attempts 1 --lang en");
    assert!(
        given.status == 2 && given.errors.contains("there is no such file"),
        "{}",
        given.errors
    );
    assert!(std::fs::symlink_metadata(&link).expect("a link").is_symlink());
    let held = duvod::storage::hold(pool.file().as_ref()).expect("a lock").expect("nobody has it");
    let given = hunt(&pool.file(), "--attempts 1 --lang en");
    assert!(given.status == 2 && given.errors.contains("another program"), "{}", given.errors);
    drop(held);
    let _ = hunted(&pool.file(), "--attempts 1");
    let names = std::fs::read_dir(pool.0.path("")).expect("a folder").flatten();
    let mut names: Vec<_> = names.map(|entry| entry.file_name()).collect();
    names.sort();
    assert_eq!(names, ["link", "pool.txt"], "no lock is left");
}
