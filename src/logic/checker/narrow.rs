//! The narrow question: can what the claims speak of be filled at all, whatever the rest of the grid?
//!
//! Each claim says that some cells hold one of few digits, or that a digit of a house is in one of few
//! cells. If these few choices cannot be made together, there is no completion, and the exact solver
//! need not be asked: on a grid that is empty but for the claims it may wander for long.

use super::judge::Judge;
use crate::grid::{Candidate, Candidates, Cell, Digit, House};
use crate::proof::{Claim, Statement};
use crate::search::{Budget, Undecided};

/// How many choices are tried before the exact solver is asked after all.
const CHOICES: u64 = 100_000;

/// Something that must be chosen.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Choice {
    /// A digit for the cell.
    Digit(Cell),
    /// A cell of the house for the digit.
    Place(House, Digit),
}

impl Judge {
    /// Whether what the claims speak of cannot be filled. `false` says nothing.
    pub(super) fn is_refuted_by_claims(
        &self,
        grid: &Candidates,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> bool {
        let mut choices = Vec::new();
        for claim in claims {
            match &claim.statement {
                Statement::OnlyDigits { cells, .. } => {
                    choices.extend(cells.iter().map(Choice::Digit));
                }
                Statement::OnlyPlaces { house, digit, .. } => {
                    choices.push(Choice::Place(*house, *digit));
                }
                _ => {}
            }
        }
        // Claims may say the same again and again.
        choices.sort_unstable();
        choices.dedup();
        let refuted = |part: &mut Budget<'_>| self.cannot_choose(grid, &choices, part);
        budget.on_a_part(CHOICES, refuted).unwrap_or(false)
    }

    /// Whether no choice can be made that goes with the others, if that is found out by so many tries.
    fn cannot_choose(
        &self,
        grid: &Candidates,
        choices: &[Choice],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let ways = |choice: &Choice| -> Vec<Candidate> {
            match *choice {
                Choice::Digit(cell) => {
                    grid.digits_of(cell).iter().map(|digit| Candidate { cell, digit }).collect()
                }
                Choice::Place(house, digit) => {
                    let places = grid.places_in(&self.geometry, house, digit);
                    places.iter().map(|cell| Candidate { cell, digit }).collect()
                }
            }
        };
        let is_made = |ways: &[Candidate]| {
            ways.len() == 1
                && ways.iter().all(|&Candidate { cell, .. }| grid.solved().contains(cell))
        };
        let open = choices.iter().map(ways).filter(|ways| !is_made(ways));
        let Some(fewest) = open.min_by_key(Vec::len) else { return Ok(false) };
        for Candidate { cell, digit } in fewest {
            budget.pay(1)?;
            let mut filled = grid.clone();
            filled.place(&self.geometry, cell, digit);
            if !self.cannot_choose(&filled, choices, budget)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
