//! Applying a fact to candidates, and noticing at once when nothing is left for a cell or a digit.

use crate::grid::{Candidates, Cell, Digit, DigitSet, Geometry};
use crate::proof::{Claim, Fact, Role, Statement};

/// Applies a fact with what follows from it by sight. Gives the first contradiction that this
/// makes: a cell without digits, or a house without a place for a digit.
pub(super) fn learn<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &mut Candidates<W>,
    fact: Fact,
) -> Option<Claim> {
    match fact {
        Fact::Absent(cell, digit) => strike(geometry, candidates, cell, digit),
        Fact::Holds(cell, digit) => {
            let others = candidates.digits_of(cell) - DigitSet::of(digit);
            let seen = candidates.places_of(digit) & geometry.peers(cell);
            let possible = candidates.allows(cell, digit);
            candidates.place(geometry, cell, digit);
            if !possible {
                return Some(contradiction(Statement::NoDigit(cell)));
            }
            let without_digit = seen.iter().find_map(|peer| empty(candidates, peer));
            without_digit
                .or_else(|| {
                    others.iter().find_map(|other| homeless(geometry, candidates, cell, other))
                })
                .or_else(|| {
                    seen.iter().find_map(|peer| homeless(geometry, candidates, peer, digit))
                })
        }
    }
}

fn strike<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &mut Candidates<W>,
    cell: Cell,
    digit: Digit,
) -> Option<Claim> {
    if !candidates.strike(cell, digit) {
        return None;
    }
    empty(candidates, cell).or_else(|| homeless(geometry, candidates, cell, digit))
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
