//! The narrow question: can what the claims speak of be filled at all, whatever the rest of the grid?
//!
//! Each claim says that some cells hold one of few digits, or that a digit of a house is in one of few
//! cells. If these few choices cannot be made together, there is no completion, and the exact solver
//! need not be asked: on a grid that is empty but for the claims it may wander for long.
//!
//! Before each choice, sets of cells that all see each other are counted: with fewer digits than cells they
//! cannot be filled, and with as many each of the digits is in one of them and nowhere that sees all its places.
//! A chain of large sets is decided by that alone, where there would be too many choices to try.

use super::judge::Judge;
use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{Claim, Role, Statement};
use crate::search::{Budget, Undecided};

/// How many choices are tried before the exact solver is asked after all.
const CHOICES: u64 = 100_000;

/// Something that must be chosen.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Branching {
    /// A digit for the cell.
    Digit(Cell),
    /// A cell of the house for the digit.
    Place(House, Digit),
}

/// What the claims say must be filled.
struct Question {
    choices: Vec<Branching>,
    /// Cells that hold few digits, play the same role, and all see each other.
    sets: Vec<CellSet>,
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
        let mut sets: Vec<(Role, CellSet)> = Vec::new();
        for claim in claims {
            match &claim.statement {
                Statement::OnlyDigits { cells, .. } => {
                    choices.extend(cells.iter().map(Branching::Digit));
                    match sets.iter_mut().find(|(role, _)| *role == claim.role) {
                        Some((_, set)) => *set |= *cells,
                        None => sets.push((claim.role, *cells)),
                    }
                }
                Statement::OnlyPlaces { house, digit, .. } => {
                    choices.push(Branching::Place(*house, *digit));
                }
                _ => {}
            }
        }
        let see_each_other =
            |set: &CellSet| set.iter().all(|cell| (*set - self.geometry.peers(cell)).len() == 1);
        let sets = sets.into_iter().map(|(_, set)| set).filter(see_each_other).collect();
        // Claims may say the same again and again.
        choices.sort_unstable();
        choices.dedup();
        let question = Question { choices, sets };
        let refuted = |part: &mut Budget<'_>| self.cannot_choose(grid.clone(), &question, part);
        budget.on_a_part(CHOICES, refuted).unwrap_or(false)
    }

    /// Strikes each digit of sets with as many digits as cells from where it would leave none of them a place for it, again and
    /// again. Returns whether a set is left with fewer digits than cells.
    fn runs_out_of_digits(
        &self,
        grid: &mut Candidates,
        sets: &[CellSet],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let mut struck = !sets.is_empty();
        while struck {
            budget.pay(1)?;
            struck = false;
            for &cells in sets {
                let parts = cells.iter().map(|cell| grid.digits_of(cell));
                let digits = parts.fold(DigitSet::EMPTY, |all, digits| all | digits);
                if digits.len() < cells.len() {
                    return Ok(true);
                }
                if digits.len() > cells.len() {
                    continue;
                }
                for digit in digits.iter() {
                    let places = grid.places_of(digit);
                    let seen = |cell| self.geometry.excluded_by(cell, digit).same_digit();
                    let lost = (places & cells).iter().fold(places, |lost, cell| lost & seen(cell));
                    struck |= !lost.is_empty();
                    lost.iter().for_each(|cell| _ = grid.strike(cell, digit));
                }
            }
        }
        Ok(false)
    }

    /// Whether no choice can be made that goes with the others, if that is found out by so many tries.
    fn cannot_choose(
        &self,
        mut grid: Candidates,
        question: &Question,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        if self.runs_out_of_digits(&mut grid, &question.sets, budget)? {
            return Ok(true);
        }
        let ways = |choice: &Branching| -> Vec<Candidate> {
            match *choice {
                Branching::Digit(cell) => {
                    grid.digits_of(cell).iter().map(|digit| Candidate { cell, digit }).collect()
                }
                Branching::Place(house, digit) => {
                    let places = grid.places_in(&self.geometry, house, digit);
                    places.iter().map(|cell| Candidate { cell, digit }).collect()
                }
            }
        };
        let is_made = |ways: &[Candidate]| {
            ways.len() == 1
                && ways.iter().all(|&Candidate { cell, .. }| grid.solved().contains(cell))
        };
        let open = question.choices.iter().map(ways).filter(|ways| !is_made(ways));
        let Some(fewest) = open.min_by_key(Vec::len) else { return Ok(false) };
        for Candidate { cell, digit } in fewest {
            budget.pay(1)?;
            let mut filled = grid.clone();
            filled.place(&self.geometry, cell, digit);
            if !self.cannot_choose(filled, question, budget)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
