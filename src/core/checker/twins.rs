//! Conclusions that assume one solution.
//!
//! Such a step claims that the puzzle has one solution and that some cells hold no given. Its
//! conclusion follows if its negation would make the cells interchangeable: if every way to fill
//! them that the claims and the negation allow has a *twin*, another way to fill the same cells
//! with the same digits in each of their houses. For then whatever solution the puzzle had, putting
//! the twin into it would give a second one, as no given is touched.
//!
//! The twin need not respect the candidates that the claims rule out: these are ruled out in the
//! one solution, not in every grid.
//!
//! Mostly the cells alone show it: another way to fill them that rules out nothing around them but what the first rules out
//! goes with whatever is there. Only where some way has none of these, it is looked which ways can be completed at all.

use super::judge::Judge;
use crate::grid::{Candidate, CandidateSet, Candidates, Cell, CellSet, WIDE};
use crate::proof::{Claim, Statement};
use crate::search::{Budget, Solution, Undecided};

/// So many ways to fill cells are tried by themselves.
const WAYS: u64 = 20_000;

/// Digits for cells, one each.
type Filling = Vec<Candidate>;

/// The cells that hold no given, if claims say so in a puzzle that has one solution; else none.
fn exchangeable(claims: &[&Claim]) -> CellSet<WIDE> {
    let assumed = claims.iter().any(|claim| claim.statement == Statement::OneSolution);
    let cells = |claim: &&Claim| match &claim.statement {
        Statement::NotGiven(some) if assumed => *some,
        _ => CellSet::EMPTY,
    };
    claims.iter().map(cells).fold(CellSet::EMPTY, |all, some| all | some)
}

impl Judge {
    /// Whether a grid contradicts that the puzzle has one solution by the cells alone of which `claims` say that they hold no
    /// given. `false` says nothing.
    pub(super) fn has_twins_at_sight(
        &self,
        grid: &Candidates,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> bool {
        // Another filling need not keep what constraints say of more than two cells.
        let cells =
            if self.geometry.laws().is_empty() { exchangeable(claims) } else { CellSet::EMPTY };
        let look = |part: &mut Budget<'_>| self.each_has_a_twin_at_sight(grid, cells, claims, part);
        !cells.is_empty() && budget.on_a_part(WAYS, look).unwrap_or(false)
    }

    /// Goes through all ways to fill `cells` that go with what the claims say, whether or not they can be completed.
    fn each_has_a_twin_at_sight(
        &self,
        grid: &Candidates,
        cells: CellSet<WIDE>,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        budget.pay(1)?;
        let open = (cells - grid.solved()).iter().min_by_key(|cell| grid.digits_of(*cell).len());
        let Some(cell) = open else {
            let digit = |cell: Cell| Some(Candidate { cell, digit: grid.digits_of(cell).only()? });
            let filling: Option<Filling> = cells.iter().map(digit).collect();
            // A cell that was left without a digit cannot be filled so.
            let Some(filling) = filling else { return Ok(true) };
            return Ok(self.has_twin_at_sight(&filling, cells, budget)?
                || self.is_refuted_by_claims(grid, claims, budget));
        };
        for digit in grid.digits_of(cell).iter() {
            let mut filled = grid.clone();
            filled.place(&self.geometry, cell, digit);
            if !self.each_has_a_twin_at_sight(&filled, cells, claims, budget)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the cells can be filled in another way that rules out nothing else around them.
    fn has_twin_at_sight(
        &self,
        filling: &Filling,
        cells: CellSet<WIDE>,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let outside = |Candidate { cell, digit }: Candidate| {
            let excluded = self.geometry.excluded_by(cell, digit).candidates();
            excluded.filter(|one| !cells.contains(one.cell)).collect::<CandidateSet>()
        };
        let mut around = CandidateSet::default();
        for &one in filling {
            around.extend(&outside(one));
        }
        let mut left = self.empty.clone();
        for &Candidate { cell, .. } in filling {
            for digit in self.geometry.digits() {
                if !outside(Candidate { cell, digit }).is_subset(&around) {
                    let _ = left.strike(cell, digit);
                }
            }
        }
        self.can_differ(&left, filling, false, budget)
    }

    /// Whether the cells of a filling can be filled with what is left, in another way than this; `differs` says whether they
    /// are by now.
    fn can_differ(
        &self,
        left: &Candidates,
        filling: &[Candidate],
        differs: bool,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        budget.pay(1)?;
        let Some((first, others)) = filling.split_first() else { return Ok(differs) };
        for digit in left.digits_of(first.cell).iter() {
            let mut filled = left.clone();
            filled.place(&self.geometry, first.cell, digit);
            if self.can_differ(&filled, others, differs || digit != first.digit, budget)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a grid that can be filled contradicts that the puzzle has one solution, going by
    /// what `claims` say about that. `grid` is what the claims and the negated conclusion allow.
    pub(super) fn contradicts_one_solution(
        &self,
        grid: &Candidates,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let cells = exchangeable(claims);
        Ok(!cells.is_empty() && self.every_filling_has_a_twin(grid, cells, claims, budget)?)
    }

    /// Goes through all ways to fill `cells` that can be completed, one cell after the other.
    fn every_filling_has_a_twin(
        &self,
        grid: &Candidates,
        cells: CellSet<WIDE>,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let Some(solution) = self.completion(grid, claims, budget)? else { return Ok(true) };
        let choices = |cell: &Cell| grid.digits_of(*cell).len();
        let open = cells.iter().filter(|cell| choices(cell) > 1).min_by_key(choices);
        let Some(cell) = open else { return self.has_twin(&solution, cells, budget) };
        for digit in grid.digits_of(cell).iter() {
            let mut filled = grid.clone();
            filled.place(&self.geometry, cell, digit);
            if !self.every_filling_has_a_twin(&filled, cells, claims, budget)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the full grid has another that differs in nothing but these cells.
    fn has_twin(
        &self,
        solution: &Solution,
        cells: CellSet<WIDE>,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let mut rest = self.empty.clone();
        for Candidate { cell, digit } in
            solution.cells().filter(|&Candidate { cell, .. }| !cells.contains(cell))
        {
            rest.place(&self.geometry, cell, digit);
        }
        // A twin must keep every constraint, not only those that claims name.
        Ok(self.whole.count_within(&rest, 2, budget)? == 2)
    }
}
