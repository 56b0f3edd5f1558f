//! What the sets and the colours of a step are called, in its sentence, its picture and its notation alike.

use crate::grid::Geometry;

/// Letters that name no digit of any grid; the first ones no column either. The notation writes X, Y and Z for digits.
const APART: [char; 14] = ['Q', 'R', 'S', 'T', 'U', 'W', 'V', 'H', 'J', 'K', 'L', 'M', 'N', 'P'];

/// Returns the letter of a set with this number, from 0: A, B, C, as experts write them; where digits have letters, others.
#[must_use]
pub fn set_letter(geometry: &Geometry, number: usize) -> char {
    let has_letters = geometry.digits().any(|digit| geometry.symbol(digit).is_ascii_alphabetic());
    if has_letters { colour_letter(number) } else { char::from(b'A' + (number % 26) as u8) }
}

/// Returns the letter of a colour with this number, from 0. Behind the name of a cell it must not be taken for a column.
#[must_use]
pub fn colour_letter(number: usize) -> char {
    APART[number % APART.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{classic, grid_of};

    #[test]
    fn sets_and_colours_are_not_called_as_digits_or_columns_are() {
        assert_eq!([0, 1, 2].map(|number| set_letter(&classic(), number)), ['A', 'B', 'C']);
        let lettered = grid_of("123456789ABC", 4, 3);
        for number in 0..APART.len() {
            let letter = colour_letter(number);
            assert!(letter.is_ascii_uppercase() && !('A'..='F').contains(&letter), "{letter}");
            assert!(lettered.digit(letter).is_none() && set_letter(&lettered, number) == letter);
            assert!((0..number).all(|other| colour_letter(other) != letter));
        }
    }
}
