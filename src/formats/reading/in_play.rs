//! States in play that stand on a line: digits with `+` before those that were found, and candidates that are gone.

use super::grids::Grids;
use super::signs::{Sign, is_empty};
use super::words;
use crate::grid::Geometry;

/// A state in play in a line: where it begins, and what it says.
pub(super) struct InPlay<'t> {
    pub(super) at: usize,
    pub(super) text: &'t str,
    pub(super) side: usize,
}

/// The state in play that begins at a word of the line.
pub(super) fn in_play<'t>(plain: &'t str, grids: &Grids) -> Option<InPlay<'t>> {
    if !plain.contains(['+', ':']) {
        return None;
    }
    let parts = |it: char| it.is_whitespace() || "\"'|,;<>=".contains(it);
    plain.split(parts).find_map(|word| {
        let (digits, removed) = word.split_once(':').map_or((word, None), |(a, b)| (a, Some(b)));
        let at = word.as_ptr() as usize - plain.as_ptr() as usize;
        let is_named = removed.is_some() && !is_removed(&plain[at + digits.len() + 1..]);
        let has_removed = removed.is_some() && !is_named;
        let has_digits = digits.contains(|it: char| it.is_alphanumeric() && !is_empty(it));
        // Points that lead from a word to a number are no cells.
        let opens_line = has_removed && plain[..at].trim().is_empty();
        let is_led_to = !has_digits && !opens_line;
        if !digits.contains('+') && !has_removed || is_led_to {
            return None;
        }
        let count = digits.chars().filter(|it| *it != '+').count();
        let side = count.isqrt();
        let is_cell = |it: char| it == '+' || Sign::of(&it.to_string(), side).is_some();
        let cells = digits.chars().filter(|it| is_cell(*it)).count();
        let is_like = digits.chars().count() <= cells + 1;
        let is_state =
            count >= words::OF_A_ROW && side * side == count && grids.has_cells(count) && is_like;
        // One with another number of cells is meant to be of the usual grid.
        let usual = grids.usual().filter(|usual| {
            let has_found = digits.contains('+') && digits.contains(|it: char| it.is_ascii_digit());
            is_like && has_found && 2 * count > usual.in_lines() && count < 2 * usual.in_lines()
        });
        let side = match usual {
            _ if is_state => side,
            Some(usual) => usual.column_count(),
            None => return None,
        };
        let end = if removed.is_some() && is_named {
            at + digits.len()
        } else if removed.is_some() {
            let behind = at + digits.len() + 1;
            let ends = |it: char| "\":<>'|,;".contains(it);
            plain[behind..].find(ends).map_or(plain.len(), |end| behind + end)
        } else {
            at + word.len()
        };
        Some(InPlay { at, text: &plain[at..end], side })
    })
}

/// Whether what stands behind the colon of a state may be candidates that are gone, and is no name, number or solution.
fn is_removed(behind: &str) -> bool {
    let first = behind.split(words::parts).next().unwrap_or_default();
    let has_name = || {
        let word = behind.split(words::parts).find(|word| !word.is_empty()).unwrap_or_default();
        word.contains(|it: char| it.is_alphabetic() || it == '.') && word.chars().count() != 3
    };
    let is_other = first.contains('.')
        || first.len() >= words::OF_A_ROW
        || first.contains(char::is_alphabetic) && first.chars().count() != 3;
    !is_other && !has_name()
}

/// A state with a point for each sign of an empty cell.
pub(super) fn with_points(text: &str, geometry: &Geometry) -> String {
    let end = text.find(':').unwrap_or(text.len());
    let point = |it: char| if is_empty(it) && geometry.digit(it).is_none() { '.' } else { it };
    text[..end].chars().map(point).chain(text[end..].chars()).collect()
}
