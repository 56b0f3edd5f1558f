//! Full houses, hidden and naked singles.

use super::bit_grid::{Grid, cell_at, houses};
use super::found::Found;
use super::step::Hint;
use super::technique::Technique;

/// The last open cell of a house, or else a digit with one place in a house.
pub(super) fn hidden_single(grid: &Grid) -> Option<Hint> {
    let single = |house: usize, digit: &usize| grid.places[house][*digit].is_power_of_two();
    let place = |house: usize, digit: usize| {
        cell_at(house, grid.places[house][digit].trailing_zeros() as usize)
    };
    for house in houses().filter(|&house| grid.open[house] == 1) {
        if let Some(digit) = (0..9).find(|digit| single(house, digit)) {
            let (technique, cell) = (Technique::FullHouse, place(house, digit));
            return Some(Hint::placing(technique, 1.0, cell, digit, Found::LastCell { house }));
        }
    }
    for house in houses() {
        if let Some(digit) = (0..9).find(|digit| single(house, digit)) {
            let rating = if house < 9 { 1.2 } else { 1.5 };
            let (technique, cell) = (Technique::HiddenSingle, place(house, digit));
            return Some(Hint::placing(technique, rating, cell, digit, Found::OnlyPlace { house }));
        }
    }
    None
}

/// A cell with one candidate.
pub(super) fn naked_single(grid: &Grid) -> Option<Hint> {
    let cell = (0..81).find(|&cell| grid.count(cell) == 1)?;
    let digit = grid.candidates[cell].trailing_zeros() as usize;
    Some(Hint::placing(Technique::NakedSingle, 2.3, cell, digit, Found::OnlyDigit))
}
