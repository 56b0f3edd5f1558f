//! What a sentence says of the grid itself beside what its step claims: of what a house is made that follows from others, and which
//! cells see each other by it or by steps on the board.

use std::collections::BTreeMap;

use super::group_of;
use crate::support::said::{argument, cells_in, number};
use duvod::grid::{Apart, Candidate, Cell, Geometry, Group};
use duvod::message::{Message, Value};

/// Whether such a message is true of the grid; `None` of any other.
pub(super) fn is_true(grid: &Geometry, message: &Message) -> Option<bool> {
    match message.id.as_ref() {
        "derived-house" => Some(follows(grid, message)),
        "derived-sights" | "derived-sight" => Some(sees_by_what_follows(grid, message)),
        "apart-sights" | "apart-sights-many" => Some(are_apart_by_steps(grid, message)),
        _ => None,
    }
}

fn groups_in(grid: &Geometry, message: &Message, name: &str) -> Vec<Group> {
    match argument(message, name) {
        Some(Value::House(house)) => vec![group_of(grid, *house)],
        Some(Value::Houses(houses)) => houses.iter().map(|&it| group_of(grid, it)).collect(),
        _ => Vec::new(),
    }
}

/// Houses hold each digit once, so as many houses as there are groups within them leave one more house between them.
fn follows(grid: &Geometry, message: &Message) -> bool {
    let [inner, outer] = ["inner", "outer"].map(|name| groups_in(grid, message, name));
    let [house] = groups_in(grid, message, "house")[..] else { return false };
    let mut counts: BTreeMap<Cell, i32> = BTreeMap::new();
    for (groups, by) in [(&outer, 1), (&inner, -1)] {
        for cell in groups.iter().flat_map(|&group| grid.list_of(group)) {
            *counts.entry(*cell).or_default() += by;
        }
    }
    let left: Vec<Cell> =
        counts.iter().filter(|(_, count)| **count != 0).map(|(&cell, _)| cell).collect();
    let mut named = cells_in(grid, message, "cells");
    named.sort_unstable();
    let mut own = grid.list_of(house).to_vec();
    own.sort_unstable();
    let are_houses = inner.iter().chain(&outer).all(|&it| grid.as_house(it).is_some());
    let is_once = counts.values().all(|count| (0..=1).contains(count));
    are_houses && is_once && outer.len() == inner.len() + 1 && left == named && named == own
}

/// The cells lie in the house, and each sees another of them by nothing that the grid says itself.
fn sees_by_what_follows(grid: &Geometry, message: &Message) -> bool {
    let [house] = groups_in(grid, message, "house")[..] else { return false };
    let cells = cells_in(grid, message, "cells");
    let lie_there = cells.iter().all(|&cell| grid.cells_of(house).contains(cell));
    let digit = grid.digits().next().expect("a digit");
    let by_what_follows = |one: Cell, other: Cell| {
        let apart = grid.apart(Candidate::new(one, digit), Candidate::new(other, digit));
        matches!(apart, Some(Apart::Group(group)) if grid.derivation(group).is_some())
    };
    let has_other =
        |&one: &Cell| cells.iter().any(|&other| other != one && by_what_follows(one, other));
    grid.derivation(house).is_some() && cells.len() > 1 && lie_there && cells.iter().all(has_other)
}

/// Each pair of cells is as far apart as is said, and the grid keeps digits apart there that differ by so much.
fn are_apart_by_steps(grid: &Geometry, message: &Message) -> bool {
    let count = |name| number(message, name).and_then(|number| usize::try_from(number).ok());
    let [Some(short), Some(long), Some(difference)] = ["short", "long", "difference"].map(count)
    else {
        return false;
    };
    let is_so = |one: Cell, other: Cell| {
        let across = grid.column(one).abs_diff(grid.column(other));
        let down = grid.row(one).abs_diff(grid.row(other));
        let said = |&(columns, rows): &(usize, usize)| (columns, rows) == (across, down);
        let keeps = grid.steps_apart().iter().any(|steps| {
            steps.steps.iter().any(said) && steps.never_differ_by.contains(&difference)
        });
        keeps && (short, long) == (across.min(down), across.max(down))
    };
    let Some(Value::Messages(pairs)) = argument(message, "pairs") else { return false };
    !pairs.is_empty()
        && pairs.iter().all(|pair| {
            let [one] = cells_in(grid, pair, "cell")[..] else { return false };
            let [other] = cells_in(grid, pair, "other")[..] else { return false };
            is_so(one, other)
        })
}
