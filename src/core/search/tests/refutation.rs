//! What the proof checker asks: an almost empty grid, a few candidates struck, one thing
//! supposed. Every refutation must be short, whatever the size of the pattern.

use crate::grid::test_grids::{classic, grid_of};
use crate::grid::{Cell, Digit, House};
use crate::search::*;

/// Enough for every pattern of side 9.
const FEW: u64 = 50;

fn refutes(geometry: &Geometry, start: &Candidates, nodes: u64) {
    let answer = Search::new(geometry).has_completion_within(start, &mut Budget::nodes(nodes));
    assert_eq!(answer, Ok(false));
}

fn strike(start: &mut Candidates, cells: &[Cell], digits: impl IntoIterator<Item = usize>) {
    for digit in digits {
        for &cell in cells {
            let _ = start.strike(cell, Digit::new(digit));
        }
    }
}

/// In every kind of house: `size` cells hold `size` digits, and yet another cell holds one.
fn naked_set(geometry: &Geometry, size: usize) {
    let width = geometry.digit_count();
    for house in [0, width, 2 * width].map(House::new) {
        let list = geometry.list_of(house);
        let mut start = Candidates::all(geometry);
        strike(&mut start, &list[..size], size..width);
        start.place(geometry, list[size], Digit::new(0));
        refutes(geometry, &start, FEW);
    }
}

/// In every kind of house: `size` digits have `size` places, and yet one holds another digit.
fn hidden_set(geometry: &Geometry, size: usize) {
    let width = geometry.digit_count();
    for house in [0, width, 2 * width].map(House::new) {
        let list = geometry.list_of(house);
        let mut start = Candidates::all(geometry);
        strike(&mut start, &list[size..], 0..size);
        start.place(geometry, list[0], Digit::new(size));
        refutes(geometry, &start, FEW);
    }
}

/// `size` rows have a digit only in `size` columns, and yet it stands there in another row.
fn fish(geometry: &Geometry, size: usize, nodes: u64) {
    let width = geometry.digit_count();
    let mut start = Candidates::all(geometry);
    for row in (0..width).filter(|row| row % 2 == 0).take(size) {
        for column in size..width {
            let cell = geometry.cell_at(row, column).expect("in the grid");
            let _ = start.strike(cell, Digit::new(0));
        }
    }
    let target = geometry.cell_at(width - 2, 0).expect("in the grid");
    start.place(geometry, target, Digit::new(0));
    refutes(geometry, &start, nodes);
}

#[test]
fn subsets_and_fish_are_refuted_in_few_nodes() {
    for size in 2..8 {
        naked_set(&classic(), size);
        hidden_set(&classic(), size);
    }
    for size in 2..5 {
        fish(&classic(), size, FEW);
    }
}

#[test]
fn large_sets_on_large_grids_are_refuted_in_few_nodes() {
    let large = grid_of("123456789ABCDEFG", 4, 4);
    for size in 2..15 {
        naked_set(&large, size);
        hidden_set(&large, size);
    }
    for size in 2..8 {
        fish(&large, size, 1000);
    }
}

#[test]
fn a_pattern_that_proves_nothing_is_not_refuted() {
    let geometry = classic();
    let list = geometry.list_of(House::new(0));
    let mut start = Candidates::all(&geometry);
    strike(&mut start, &list[..3], 4..9);
    start.place(&geometry, list[5], Digit::new(0));
    let answer = Search::new(&geometry).has_completion_within(&start, &mut Budget::nodes(500));
    assert_eq!(answer, Ok(true), "three cells with four digits leave one over");
}

#[test]
fn a_chain_is_refuted_without_a_decision() {
    let geometry = classic();
    let mut start = Candidates::all(&geometry);
    let cell = |row, column| geometry.cell_at(row, column).expect("in the grid");
    let two = |start: &mut Candidates, cell: Cell, kept: [usize; 2]| {
        strike(start, &[cell], (0..9).filter(|digit| !kept.contains(digit)));
    };
    // A ring of cells with two candidates each: 12, 23, 34, 41 along a rectangle and back.
    two(&mut start, cell(0, 0), [0, 1]);
    two(&mut start, cell(0, 5), [1, 2]);
    two(&mut start, cell(7, 5), [2, 3]);
    two(&mut start, cell(7, 1), [3, 0]);
    start.place(&geometry, cell(2, 1), Digit::new(0));
    refutes(&geometry, &start, 1);
}
