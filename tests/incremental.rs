//! Incremental matching: an engine that remembers where its rules looked in vain takes the same steps as
//! one that looks at everything anew in every state.

use crate::support::{classic, classic_puzzles, knowledge, puzzle, solution};
use duvod::grid::{Board, Candidate};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::{DEFAULT_PROFILE, Rule};
use duvod::proof::Start;
use duvod::search::{Search, Verdict};
use proptest::prelude::*;
use proptest::test_runner::Config;

/// An engine with the rules of the default profile that suppose nothing.
fn engine() -> Engine {
    let profile = knowledge().profile(DEFAULT_PROFILE).expect("the default profile");
    let rules = knowledge().rules_of(profile).filter(|rule| !rule.supposes());
    let rules: Vec<&Rule> = rules.collect();
    Engine::with_rules(knowledge(), classic(), &rules)
}

/// The steps from a board, each compared with what an engine without memory says.
fn check(engine: &Engine, board: &Board) -> usize {
    let start = Start::from_board(board);
    let hints = match Search::new(classic()).verdict(board) {
        Verdict::One(_) => Hints::of_unique(&start),
        _ => Hints::default(),
    };
    let trace = engine.solve(Request::new(&start, hints));
    let mut state = start.candidates(classic());
    for (number, step) in trace.steps.iter().enumerate() {
        assert_eq!(engine.first(&state, hints).as_ref(), Some(step), "step {number}");
        step.apply(classic(), &mut state);
    }
    let full = state.solved() == classic().all_cells();
    assert!(full || trace.contradiction.is_some() || engine.first(&state, hints).is_none());
    trace.steps.len()
}

#[test]
fn bundled_puzzles_are_solved_alike() {
    let engine = engine();
    let steps: usize =
        classic_puzzles().map(|example| check(&engine, &puzzle(&example.puzzle))).sum();
    assert!(steps > 500, "{steps} steps");
}

proptest! {
    #![proptest_config(Config::with_cases(24))]

    /// Puzzles with some of the cells of a solution: with few of them reasoning ends early, with many
    /// it is easy, and in between every rule has its turn.
    #[test]
    fn any_board_is_reasoned_on_alike(
        example in 0_usize..17,
        order in Just((0..81).collect::<Vec<usize>>()).prop_shuffle(),
        count in 22_usize..30,
    ) {
        let example = classic_puzzles().nth(example).expect("an example");
        let solution = solution(classic(), &puzzle(&example.puzzle));
        let solution: Vec<Candidate> = solution.cells().collect();
        let givens = order.iter().take(count).map(|&cell| solution[cell]);
        let _ = check(&engine(), &Board::from_givens(81, givens));
    }
}
