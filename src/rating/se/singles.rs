//! Full houses, hidden and naked singles.

use super::grid::{Grid, cell_at, houses};
use super::step::{Hint, Technique};

/// The last open cell of a house, or else a digit with one place in a house.
pub(super) fn hidden_single(grid: &Grid) -> Option<Hint> {
    let single = |house: usize, digit: &usize| grid.places[house][*digit].is_power_of_two();
    let place = |house: usize, digit: usize| {
        cell_at(house, grid.places[house][digit].trailing_zeros() as usize)
    };
    for house in houses().filter(|&house| grid.open[house] == 1) {
        if let Some(digit) = (0..9).find(|digit| single(house, digit)) {
            return Some(Hint::placing(Technique::FullHouse, 1.0, place(house, digit), digit));
        }
    }
    for house in houses() {
        if let Some(digit) = (0..9).find(|digit| single(house, digit)) {
            let rating = if house < 9 { 1.2 } else { 1.5 };
            return Some(Hint::placing(
                Technique::HiddenSingle,
                rating,
                place(house, digit),
                digit,
            ));
        }
    }
    None
}

/// A cell with one candidate.
pub(super) fn naked_single(grid: &Grid) -> Option<Hint> {
    let cell = (0..81).find(|&cell| grid.count(cell) == 1)?;
    let digit = grid.candidates[cell].trailing_zeros() as usize;
    Some(Hint::placing(Technique::NakedSingle, 2.3, cell, digit))
}
