//! What the numbers and bits of the rater's grid mean on the grid of traces.

use crate::bit_grid::{Grid, bits, cell_at, cells_of};
use crate::chains;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{CellsWithDigits, Fact, Node, Places};

pub(super) const fn cell(number: usize) -> Cell {
    Cell::new(number)
}

pub(super) const fn digit(number: usize) -> Digit {
    Digit::new(number)
}

pub(super) const fn digits(set: u16) -> DigitSet {
    DigitSet::from_bits(set)
}

pub(super) fn cells(set: u128) -> CellSet {
    cells_of(set).map(Cell::new).collect()
}

/// The house with this number: blocks come last where traces number them.
pub(super) const fn house(number: usize) -> House {
    House::new((number + 18) % 27)
}

/// The cells at these places of a house.
pub(super) fn cells_at(house: usize, places: u16) -> CellSet {
    bits(places).map(|place| cell(cell_at(house, place))).collect()
}

/// The places that a digit has in a house.
pub(super) fn places(grid: &Grid, of: usize, number: usize) -> Places {
    let cells = cells_at(of, grid.places[of][number]);
    Places { house: house(of), digit: digit(number), cells }
}

/// A cell with its candidates.
pub(super) fn held(grid: &Grid, number: usize) -> CellsWithDigits {
    CellsWithDigits::cell(cell(number), digits(grid.candidates[number]))
}

pub(super) const fn candidate(number: u16) -> Candidate {
    Candidate::new(cell(number as usize / 9), digit(number as usize % 9))
}

pub(super) const fn node(number: u16) -> Node {
    let Candidate { cell, digit } = candidate(number);
    Node::of(cell, digit)
}

/// That a candidate is on, or off.
pub(super) const fn fact(number: u16, on: bool) -> Fact {
    if on { Fact::holds(candidate(number)) } else { Fact::absent(candidate(number)) }
}

/// The same fact as chains number it.
pub(super) const fn number_of(fact: Fact) -> chains::Fact {
    let Candidate { cell, digit } = fact.candidate();
    let number = 9 * cell.index() as u16 + digit.index() as u16;
    chains::fact(number, matches!(fact, Fact::Holds(..)))
}
