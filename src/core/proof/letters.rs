//! What the sets and the colours of a step are called, in its sentence, its picture and its notation alike.

/// Letters that name no digit of any grid; the first ones no column either. The notation writes X, Y and Z for digits.
const OF_SETS: [char; 14] = ['Q', 'R', 'S', 'T', 'U', 'V', 'W', 'H', 'J', 'K', 'L', 'M', 'N', 'P'];

/// Of these the ones that are left when there are three sets.
const OF_COLOURS: [char; 4] = ['T', 'U', 'V', 'W'];

/// Returns the letter of a set with this number, from 0. It must not be taken for a column or a digit.
#[must_use]
pub fn set_letter(number: usize) -> char {
    OF_SETS[number % OF_SETS.len()]
}

/// Returns the letter of a colour with this number, from 0: of two nets, each of which has two. It must not be taken for
/// a column either, nor for the letter of a set in a step next to it.
#[must_use]
pub fn colour_letter(number: usize) -> char {
    OF_COLOURS[number % OF_COLOURS.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::grid_of;

    #[test]
    fn sets_and_colours_are_not_called_as_digits_or_columns_are() {
        let lettered = grid_of("123456789ABC", 4, 3);
        let all =
            (0..OF_SETS.len()).map(set_letter).chain((0..OF_COLOURS.len()).map(colour_letter));
        for letter in all {
            assert!(letter.is_ascii_uppercase() && !('A'..='F').contains(&letter), "{letter}");
            assert!(lettered.digit(letter).is_none());
        }
        for number in 0..OF_SETS.len() {
            assert!((0..number).all(|other| set_letter(other) != set_letter(number)));
        }
        for number in 0..OF_COLOURS.len() {
            let letter = colour_letter(number);
            assert!(!('A'..='P').contains(&letter), "{letter} is a column of a large grid");
            assert!((0..3).all(|set| set_letter(set) != letter));
            assert!((0..number).all(|other| colour_letter(other) != letter));
        }
    }
}
