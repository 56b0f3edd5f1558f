//! A text that holds the same puzzle in two ways: as digits and with marks, or drawn and on a line.

use std::collections::VecDeque;

use super::item::{Content, Piece, Way};
use super::note::{Note, Notes};
use crate::formats::WrittenPuzzle;
use crate::grid::{Candidates, DigitSet, Entry};

/// How many things there are in such a text.
pub(super) const MOST: usize = 3;

/// Makes one of those at the beginning that are the same.
pub(super) fn join(pieces: &mut VecDeque<Piece<'_>>, notes: &mut Notes) {
    while pieces.len() <= MOST && join_two(pieces, notes) {}
}

/// Makes one of the first two, if they are the same.
fn join_two(pieces: &mut VecDeque<Piece<'_>>, notes: &mut Notes) -> bool {
    let [one, other, ..] = pieces.make_contiguous() else { return false };
    let (Some(first), Some(second)) = (one.puzzle(), other.puzzle()) else { return false };
    if one.way == other.way || first.geometry != second.geometry {
        return false;
    }
    let joined = if first.state == second.state {
        Some(first.clone())
    } else {
        match (one.way, other.way) {
            (_, Way::Marks) => with_marks(first, second),
            (Way::Marks, _) => with_marks(second, first),
            _ => None,
        }
    };
    let Some(joined) = joined else { return false };
    notes.add(Note::Same(other.item.line));
    one.item.content = Ok(Content::Puzzle(joined));
    if other.way == Way::Marks {
        one.way = Way::Marks;
    }
    let _ = pieces.remove(1);
    true
}

/// Whether a puzzle is the one just above it, written in another way.
pub(super) fn is_again(piece: &Piece<'_>, above: &WrittenPuzzle, way: Way) -> bool {
    piece.way != way
        && piece.puzzle().is_some_and(|it| it.geometry == above.geometry && it.state == above.state)
}

/// The marks of a puzzle whose digits are given too, if each of these is all that is left in its cell: the other digits
/// among the marks were found.
fn with_marks(digits: &WrittenPuzzle, marks: &WrittenPuzzle) -> Option<WrittenPuzzle> {
    let geometry = &marks.geometry;
    if digits.state.is_in_play() {
        return None;
    }
    let left: Candidates = marks.state.candidates(geometry);
    let only = |cell| {
        let digit = marks.state.board.entry(cell).digit();
        digit.map_or_else(|| left.digits_of(cell), DigitSet::of)
    };
    let board = &digits.state.board;
    let is_same = board.givens().all(|given| only(given.cell) == DigitSet::of(given.digit));
    if !is_same || board.givens().next().is_none() {
        return None;
    }
    let mut joined = marks.clone();
    for cell in geometry.cells() {
        if let Some(digit) = joined.state.board.entry(cell).digit()
            && board.entry(cell) == Entry::Empty
        {
            joined.state.board.set(cell, Entry::Placed(digit));
        }
    }
    let title = joined.title.take().or_else(|| digits.title.clone());
    Some(joined.titled(title, digits.author.clone()))
}
