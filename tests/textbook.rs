//! The methods of the literature against the exact solver, on puzzles of the collection beside the project if it is there:
//! every so manieth, or every n-th with `DUVOD_EVERY=n`.

use crate::support::{self, EXAMPLE, classic, collection, every, solution};
use duvod_laboratory::textbook::{Kind, Limits, Outcome, Settings, algorithms, solve};

/// The most steps of a run.
const STEPS: u64 = 2_000_000;

#[test]
fn no_method_says_anything_wrong() {
    let text = collection("random-minimal").unwrap_or_default();
    let puzzles = text.lines().step_by(every().unwrap_or(41));
    let limits = Limits { solutions: 2, ..Limits::steps(STEPS) };
    for puzzle in puzzles.chain([EXAMPLE]) {
        let board = support::puzzle(puzzle);
        let solution = solution(classic(), &board);
        let exact = |kind| kind == Kind::Exact;
        for algorithm in
            algorithms(&Settings::default()).iter().filter(|it| exact(it.called().kind))
        {
            let report = solve(&**algorithm, classic(), &board, 0, limits);
            let name = algorithm.called().name;
            match report.outcome {
                Outcome::Solved => {
                    assert_eq!(report.solutions.len(), 1, "{name}: {puzzle}");
                    assert_eq!(report.solution(), Some(solution.digits()), "{name}: {puzzle}");
                }
                outcome => assert!(matches!(outcome, Outcome::GaveUp(_)), "{name}: {puzzle}"),
            }
        }
    }
}
