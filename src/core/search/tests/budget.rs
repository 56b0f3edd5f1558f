//! What a budget promises: an honest "not decided", and going on where it was.

use std::cell::Cell as Flag;

use super::{HARD, ONE, board, start};
use crate::grid::test_grids::{classic, grid_of};
use crate::search::*;

#[test]
fn a_spent_budget_is_no_answer() {
    let geometry = classic();
    let search = Search::new(&geometry);
    let hard = start(HARD, &geometry);
    assert_eq!(search.count_within(&hard, 2, &mut Budget::nodes(10)), Err(Undecided));
    assert_eq!(search.has_completion_within(&hard, &mut Budget::nodes(10)), Err(Undecided));
    let verdict = search.verdict_within(&board(HARD, &geometry), &mut Budget::nodes(10));
    assert_eq!(verdict, Err(Undecided));
    assert_eq!(search.nth(&hard, 0, &mut Budget::nodes(0)), Err(Undecided));
}

#[test]
fn an_easy_answer_costs_little_and_the_rest_stays() {
    let geometry = classic();
    let mut budget = Budget::nodes(100);
    assert_eq!(Search::new(&geometry).count_within(&start(ONE, &geometry), 2, &mut budget), Ok(1));
    assert_eq!(budget.left(), 99, "singles suffice");
}

#[test]
fn a_walk_goes_on_where_its_budget_ended() {
    let geometry = grid_of("1234", 2, 2);
    let search = Search::new(&geometry);
    let start = Candidates::all(&geometry);
    let expected: Vec<Solution> = search.solutions(&start).collect();
    let mut walk = search.solutions(&start);
    let mut found = Vec::new();
    let mut pauses = 0;
    loop {
        match walk.next_within(&mut Budget::nodes(2)) {
            Ok(Some(solution)) => found.push(solution),
            Ok(None) => break,
            Err(Undecided) => pauses += 1,
        }
    }
    assert!(pauses > 0);
    assert_eq!(found, expected);
    assert_eq!(walk.next(), None, "the end is the end");
}

#[test]
fn a_caller_ends_long_work() {
    let geometry = classic();
    let asked = Flag::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 3
    };
    let mut budget = Budget::UNLIMITED.until(&stop);
    let empty = Candidates::all(&geometry);
    let search = Search::new(&geometry);
    assert_eq!(search.count_within(&empty, u64::MAX, &mut budget), Err(Undecided));
    assert_eq!(asked.get(), 4);
}

#[test]
fn a_draw_ends_with_its_budget_too() {
    use super::generator;
    let geometry = grid_of("123456789ABCDEFG", 4, 4);
    let search = Search::new(&geometry);
    let empty = Candidates::all(&geometry);
    let mut budget = Budget::nodes(20);
    assert_eq!(search.random(&empty, &mut generator(1), &mut budget), Err(Undecided));
    assert_eq!(budget.left(), 0);
}
