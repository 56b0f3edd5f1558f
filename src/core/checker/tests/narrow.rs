//! Whether what claims speak of can be filled: sets that are too large to try all of their fillings.

use super::*;
use crate::checker::judge::Judge;
use crate::search::Budget;

/// Two almost locked sets of eight cells in the rows 1 and 9 of a 16×16 grid. Each has one place for digit 0, in column 1, and
/// one for digit 1, in column 2; `also_zero` is one more cell in which the second set may have the digit 0.
fn almost_locked(also_zero: Option<usize>) -> Vec<Claim> {
    let set = |number: u8, row: usize, others: std::ops::Range<usize>| {
        (0..8).map(move |column| {
            let mut digits: DigitSet = others.clone().map(Digit::new).collect();
            if column < 2 {
                digits.insert(Digit::new(column));
            }
            if number == 1 && also_zero == Some(column) {
                digits.insert(Digit::new(0));
            }
            let cells = CellSet::of(Cell::new(16 * row + column));
            Claim::new(Role::Set(number), Statement::OnlyDigits { cells, digits })
        })
    };
    set(0, 0, 2..9).chain(set(1, 8, 9..16)).collect()
}

/// Whether the claims leave no filling of their cells with the digit 1 in row 5, column 2, so that it is in neither set; found
/// out within so many choices.
fn is_refuted(claims: &[Claim], choices: u64) -> bool {
    let geometry = grid_of("123456789ABCDEFG", 4, 4);
    let judge = Judge::new(&geometry);
    let claims: Vec<&Claim> = claims.iter().collect();
    let mut grid = judge.grid(&claims, &mut Budget::UNLIMITED.clone()).expect("few claims");
    grid.place(&geometry, Cell::new(16 * 4 + 1), Digit::new(1));
    judge.is_refuted_by_claims(&grid, &claims, &mut Budget::nodes(choices))
}

#[test]
fn large_sets_are_counted_and_not_tried() {
    assert!(is_refuted(&almost_locked(None), 100));
}

#[test]
fn sets_that_can_be_filled_are_not_refuted() {
    assert!(!is_refuted(&almost_locked(Some(2)), 100_000));
}

#[test]
fn cells_of_one_role_that_do_not_see_each_other_are_no_set() {
    let one_role = |claim: Claim| Claim { role: Role::Premise, ..claim };
    let claims: Vec<Claim> = almost_locked(Some(2)).into_iter().map(one_role).collect();
    assert!(!is_refuted(&claims, 100_000));
}
