//! Candidates that constraints keep apart, laid out as what a grid keeps apart besides.

use super::{Candidate, Cell, CellSet, ConstraintNumber, Digit, Dimensions};

/// Adds pairs of candidates that exclude each other: to what cells hold alike, or to what they hold besides. Cells that may
/// hold no digit both are peers; where only some digits exclude themselves, that is among what they exclude besides.
pub(super) fn add_pairs<const W: usize>(
    apart: &[(Candidate, Candidate, ConstraintNumber)],
    of: Dimensions,
    alike: &mut [CellSet<W>],
    besides: &mut Vec<Vec<(Digit, CellSet<W>)>>,
) {
    if apart.is_empty() {
        return;
    }
    let mut counts = vec![0_usize; of.cell_count() * of.cell_count()];
    let place = |one: Cell, other: Cell| one.index() * of.cell_count() + other.index();
    for (one, other, _) in apart.iter().filter(|(one, other, _)| one.digit == other.digit) {
        counts[place(one.cell, other.cell)] += 1;
    }
    besides.resize(of.cell_count() * of.digits, Vec::new());
    for (one, other, _) in apart {
        if one.digit == other.digit && counts[place(one.cell, other.cell)] == of.digits {
            alike[one.cell.index()].insert(other.cell);
            continue;
        }
        let of_one = &mut besides[one.cell.index() * of.digits + one.digit.index()];
        match of_one.iter_mut().find(|(digit, _)| *digit == other.digit) {
            Some((_, cells)) => cells.insert(other.cell),
            None => of_one.push((other.digit, CellSet::of(other.cell))),
        }
    }
    if besides.iter().all(Vec::is_empty) {
        besides.clear();
    }
}
