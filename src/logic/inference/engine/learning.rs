//! Applying a fact to candidates, and noticing at once when nothing is left for a cell or a digit.

use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, Geometry};
use crate::inference::tools::memory::Memory;
use crate::proof::{Claim, Fact, Role, Statement};

/// Applies a fact with what follows from it by sight, and tells the memory of every change. Gives the first
/// contradiction that this makes: a cell without digits, or a house without a place for a digit.
pub(super) fn learn<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &mut Candidates<W>,
    memory: &mut Memory<W>,
    fact: Fact,
) -> Option<Claim> {
    match fact {
        Fact::Absent(cell, digit) => {
            if !candidates.strike(cell, digit) {
                return None;
            }
            let gone = memory.note_gone(geometry, cell, digit);
            let homeless = || gone.then(|| homeless(geometry, candidates, cell, digit)).flatten();
            empty(candidates, cell).or_else(homeless)
        }
        Fact::Holds(cell, digit) => place(geometry, candidates, memory, Candidate { cell, digit }),
    }
}

fn place<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &mut Candidates<W>,
    memory: &mut Memory<W>,
    Candidate { cell, digit }: Candidate,
) -> Option<Claim> {
    let excluded = geometry.excluded_by(cell, digit);
    let others = candidates.digits_of(cell) & excluded.in_cell();
    let was = |digit: Digit, cells: CellSet<W>| (digit, candidates.places_of(digit) & cells);
    let in_sight = was(digit, excluded.same_digit());
    // Where the digit excludes only itself, as it mostly does, no list is made.
    let besides: Vec<_> =
        excluded.other_digits().iter().map(|&(digit, cells)| was(digit, cells)).collect();
    let lost = || {
        let lost = std::iter::once(&in_sight).chain(&besides);
        lost.flat_map(|&(digit, cells)| cells.iter().map(move |other| (other, digit)))
    };
    let (possible, known) = (candidates.allows(cell, digit), candidates.solved().contains(cell));
    let (mut homeless_digit, mut empty_cell) = (false, !possible);
    candidates.place_telling(geometry, cell, digit, |cell, digit, left| {
        homeless_digit |= memory.note_gone(geometry, cell, digit);
        empty_cell |= left.is_empty();
    });
    if possible && !known {
        memory.note_solved(geometry, cell, digit);
    }
    if !(homeless_digit || empty_cell) {
        return None;
    }
    let without_digit = || lost().find_map(|(other, _)| empty(candidates, other));
    if let Some(claim) = empty(candidates, cell).or_else(without_digit) {
        return Some(claim);
    }
    let mut others = others.iter();
    let of_cell = others.find_map(|other| homeless(geometry, candidates, cell, other));
    let elsewhere = || lost().find_map(|(other, lost)| homeless(geometry, candidates, other, lost));
    of_cell.or_else(elsewhere)
}

fn empty<const W: usize>(candidates: &Candidates<W>, cell: Cell) -> Option<Claim> {
    candidates.digits_of(cell).is_empty().then(|| contradiction(Statement::NoDigit(cell)))
}

/// A house of the cell that has no place left for the digit.
fn homeless<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    cell: Cell,
    digit: Digit,
) -> Option<Claim> {
    let places = candidates.places_of(digit);
    let mut houses = geometry.houses_of(cell).iter();
    let house = *houses.find(|&&house| !places.intersects(&geometry.cells_of(house)))?;
    Some(contradiction(Statement::NoPlace { house, digit }))
}

const fn contradiction(statement: Statement) -> Claim {
    Claim::new(Role::Contradiction, statement)
}
