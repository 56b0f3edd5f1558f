//! No shortest answer, proved or not, is beaten by singles alone, whose least effort is found independently.
//!
//! Puzzles of the collections beside the project are taken where these are there, and the bundled ones. `DUVOD_EFFORT=n`
//! takes n puzzles of each collection (1), and asks about nine cells of each.

use crate::effort::{Least, Singles};
use crate::support::{Solver, classic, classic_puzzles, collections, knowledge, set};
use duvod::explanation::why;
use duvod::inference::{Hints, Options};
use duvod::proof::{Fact, Trace};
use duvod::shortest::Finder;

/// How many cells of each puzzle are asked about.
const CELLS: usize = 9;

/// Puzzles with a cell, and what singles alone cost there at the least: some that an independent verifier has named.
const KNOWN: [(&str, usize, u32); 5] = [
    (".4.2.69.7......1..1...8..5....7.5.3....9..2..8.3......4....7.....26.17...6.82....", 0, 42),
    ("9...6...76....45.1..1....6....6..8.4.194.762.4.7..8....5....7..7.48....31...4...2", 10, 114),
    ("9..8..5...3..6...9.8..2........4.1....9..6..3.5..71..43.....7..6...1...5195......", 16, 94),
    ("...6....4....1.8..478....3...9..2...5...9.....13..........38..1.6.4..7.3...9.5.4.", 5, 98),
    ("........8.76....394.5...1.7...6.7.1.3.2........18...9......6....53.....4.....158.", 41, 218),
];

/// What came of asking about cells that singles alone can fill.
#[derive(Debug, Default)]
struct Report {
    asked: usize,
    /// Those whose least effort by singles is known exactly, or as far as it matters.
    decided: usize,
    proved: usize,
    cheaper_than_singles: usize,
    /// What singles beat though it was said to be proved.
    beaten: Vec<String>,
    /// What singles beat, and nothing else was said.
    dearer: Vec<String>,
}

fn givens(puzzle: &str) -> Vec<Option<usize>> {
    puzzle
        .bytes()
        .map(|byte| (b'1'..=b'9').contains(&byte).then(|| usize::from(byte - b'1')))
        .collect()
}

impl Report {
    fn ask(&mut self, finder: &Finder, puzzle: &str, trace: &Trace, cells: &[usize]) {
        let singles = Singles::new(&givens(puzzle));
        for cell in classic().cells() {
            let number = cell.index();
            let is_given = trace.step_that_fills(cell).is_none();
            if !cells.contains(&number) || is_given || singles.digits[number].is_none() {
                continue;
            }
            let slice = why(classic(), trace, cell).expect("an answer").slice.steps;
            let digit = trace
                .board_before(classic(), trace.steps.len())
                .entry(cell)
                .digit()
                .expect("a digit");
            assert_eq!(singles.digits[number], Some(digit.index()), "{puzzle}");
            let goal = Fact::Holds(cell, digit);
            let hints = Hints::of_unique(&trace.start);
            let found = finder.shortest(classic(), &trace.start, hints, goal, &slice);
            let cost = found.cost as u32;
            let least = singles.least(number, cost);
            self.asked += 1;
            self.decided += usize::from(least.is_proved);
            self.proved += usize::from(found.proved);
            self.cheaper_than_singles += usize::from(cost < least.found);
            if least.found < cost {
                let beaten = format!("{puzzle} {cell:?}: {cost}, but {}", least.found);
                if found.proved { self.beaten.push(beaten) } else { self.dearer.push(beaten) }
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.asked += other.asked;
        self.decided += other.decided;
        self.proved += other.proved;
        self.cheaper_than_singles += other.cheaper_than_singles;
        self.beaten.extend(other.beaten);
        self.dearer.extend(other.dearer);
    }

    fn check(&self, name: &str) {
        println!(
            "{name}: {} cells, {} of them decided; {} proved shortest, of which singles beat {}; {} not proved, of which \
             singles beat {}; {} cheaper than by singles",
            self.asked,
            self.decided,
            self.proved,
            self.beaten.len(),
            self.asked - self.proved,
            self.dearer.len(),
            self.cheaper_than_singles
        );
        assert!(self.beaten.is_empty(), "said to be proved: {:#?}", self.beaten);
        assert!(self.dearer.is_empty(), "not proved, but by singles alone: {:#?}", self.dearer);
    }
}

/// Asks about cells spread over each puzzle, on two threads.
fn ask_about(puzzles: &[&str]) -> Report {
    let solver = Solver::new();
    let finder = Finder::new(knowledge(), classic(), &Options::default()).expect("the profile");
    let part = |first: usize| {
        let mut report = Report::default();
        for (number, puzzle) in puzzles.iter().enumerate().skip(first).step_by(2) {
            let cells: Vec<usize> =
                (0..CELLS).map(|asked| (asked * 81 / CELLS + number) % 81).collect();
            report.ask(&finder, puzzle, &solver.trace(puzzle), &cells);
        }
        report
    };
    std::thread::scope(|threads| {
        let other = threads.spawn(|| part(1));
        let mut report = part(0);
        report.add(other.join().expect("a report"));
        report
    })
}

#[test]
fn the_least_effort_by_singles_is_known_where_it_was_beaten() {
    let solver = Solver::new();
    let finder = Finder::new(knowledge(), classic(), &Options::default()).expect("the profile");
    for (puzzle, cell, effort) in KNOWN {
        let least = Singles::new(&givens(puzzle)).least(cell, u32::MAX);
        assert_eq!(least, Least { found: effort, is_proved: true }, "{puzzle}");
        let mut report = Report::default();
        report.ask(&finder, puzzle, &solver.trace(puzzle), &[cell]);
        assert_eq!(report.asked, 1);
        assert!(report.beaten.is_empty() && report.dearer.is_empty(), "{report:?}");
    }
}

#[test]
fn no_shortest_answer_of_the_bundled_puzzles_is_beaten_by_singles() {
    let puzzles: Vec<&str> =
        classic_puzzles().map(|example| example.puzzle.as_str()).take(10).collect();
    let report = ask_about(&puzzles);
    report.check("examples");
    let most_are_proved = 10 * report.proved >= 9 * report.asked;
    assert!(most_are_proved && 4 * report.decided >= 3 * report.asked, "{report:?}");
}

#[test]
fn no_shortest_answer_of_the_collections_is_beaten_by_singles() {
    let count = set("DUVOD_EFFORT").unwrap_or(1).max(1);
    for (name, text) in collections() {
        let lines: Vec<&str> = text.lines().collect();
        let apart = (lines.len() / count).max(1);
        let sample: Vec<&str> = lines.into_iter().step_by(apart).take(count).collect();
        ask_about(&sample).check(&name);
    }
}
