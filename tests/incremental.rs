//! Incremental matching: an engine that remembers where its rules looked in vain takes the same steps as
//! one that looks at everything anew in every state.

use crate::support::{classic, classic_puzzles, knowledge, puzzle, solution};
use duvod::grid::{Board, Candidate, Geometry};
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
    check_on(classic(), engine, &start, hints)
}

fn check_on(geometry: &Geometry, engine: &Engine, start: &Start, hints: Hints<'_>) -> usize {
    let trace = engine.solve(Request::new(start, hints));
    let mut state = start.candidates(geometry);
    for (number, step) in trace.steps.iter().enumerate() {
        assert_eq!(engine.first(&state, hints).as_ref(), Some(step), "step {number}");
        step.apply(geometry, &mut state);
    }
    let full = state.solved() == geometry.all_cells();
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

/// On a grid with so many large laws that a look at two of them ends before all were looked at.
#[test]
fn what_is_not_looked_at_to_the_end_is_the_same_in_both() {
    let name = "9x9+full-rank:A1B1C1D1E1F1G1H1I1:8+full-rank:A4B4C4D4E4F4G4H4I4:30\
        +full-rank:A5B5C5D5E5F5G5H5I5:14+full-rank:A1A2A3A4A5A6A7A8A9:6\
        +full-rank:D1D2D3D4D5D6D7D8D9:17+full-rank:F9F8F7F6F5F4F3F2F1:22\
        +killer-cage:A3B3:5+killer-cage:C3D3E3:10+killer-cage:G2G3:12+killer-cage:H2I2H3:12";
    let grid = knowledge().grid_of(name).expect("a grid");
    let wanted = ["naked-single", "constraint-cell", "constraint-two"];
    let rules: Vec<&Rule> =
        knowledge().rules().filter(|rule| wanted.contains(&rule.id.as_str())).collect();
    let engine = Engine::with_rules(knowledge(), &grid, &rules);
    let steps = check_on(&grid, &engine, &Start::from_board(&Board::empty(81)), Hints::default());
    assert!(steps > 3, "{steps} steps");
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
