//! Cells with pencil marks, with the signs that programs and people put to them: what a step speaks of (`*48`, `#48`, `(48)`),
//! and what it would strike (`3-47`), which is a mark still.

use super::signs::{Sign, is_empty};
use crate::grid::{DigitSet, Geometry};

/// The most marks of a cell.
const MOST: usize = 9;

/// Whether a character may be put to marks.
fn is_sign(found: char) -> bool {
    found.is_ascii_punctuation() || found.is_ascii_alphabetic()
}

/// Whether a word is marks of a cell: figures, with signs around and between them.
pub(super) fn is_marks(word: &str) -> bool {
    let figures = word.bytes().filter(u8::is_ascii_digit).count();
    // Letters stand at the ends only, one of them at the most.
    let inner = word.strip_prefix(|it: char| it.is_ascii_alphabetic()).unwrap_or(word);
    let inner = inner.strip_suffix(|it: char| it.is_ascii_alphabetic()).unwrap_or(inner);
    let has_others = inner.chars().any(|it| !it.is_ascii_digit() && !is_between(it));
    let letters = word.len() - inner.len();
    let count = |signs: &str| word.matches(|it| signs.contains(it)).count();
    let is_list = count("([{") != count(")]}") || word.ends_with([',', ';']);
    !is_list && (1..=MOST).contains(&figures) && letters <= 1 && !has_others && word.len() > 1
}

/// Whether a character is put to marks, and is none of what numbers and names are written with.
fn is_between(found: char) -> bool {
    is_sign(found) && !found.is_ascii_alphabetic() && !matches!(found, '.' | '/' | ':' | '_')
}

/// The digit in a cell that says that it was found, and whether it says so for certain: `+2`. Where no digit is without such a
/// sign, `(2)` and `2*` say nothing.
pub(super) fn found(word: &str, side: usize) -> Option<(Sign, bool)> {
    let bracketed = || word.strip_prefix('(')?.strip_suffix(')');
    let plus = word.strip_prefix('+');
    let digit = plus.or_else(bracketed).or_else(|| word.strip_suffix('*'))?;
    let sign = Sign::of(digit, side).filter(|_| !digit.contains(is_empty))?;
    Some((sign, plus.is_some()))
}

/// The digits that are marked, or the first character that is none of the grid, or is there twice.
pub(super) fn digits_of(word: &str, geometry: &Geometry) -> Result<DigitSet, char> {
    let mut digits = DigitSet::EMPTY;
    for found in word.chars().filter(char::is_ascii_digit) {
        let digit = geometry.digit(found).filter(|digit| !digits.contains(*digit));
        digits.insert(digit.ok_or(found)?);
    }
    Ok(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_a_step_are_passed_over() {
        for word in
            ["48", "*48", "#48", "3-47", "-1278", "39-1", "(48)", "[48]", "48*", "a48", "*89-1"]
        {
            assert!(is_marks(word), "{word}");
        }
        for word in ["5.6", "r2c3", "4,8:", "-", "x", "12345678912", "5", "a4b"] {
            assert!(!is_marks(word), "{word}");
        }
    }
}
