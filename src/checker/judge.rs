//! What is asked of single claims: whether they are so, and what grids they leave.

use super::rejection::RejectionReason;
use crate::grid::{Board, Candidates, Geometry};
use crate::proof::{Claim, Start, Statement};
use crate::search::{Budget, Search, Undecided, Verdict};

/// What one question to the exact solver may cost. The hardest puzzle known takes a few thousand
/// nodes; the grids asked about here take a few dozen.
const NODES: u64 = 1_000_000;

/// Answers for one geometry.
#[derive(Debug)]
pub(super) struct Judge {
    pub(super) geometry: Geometry,
    pub(super) search: Search,
    /// Everything is possible: what every question starts from.
    pub(super) empty: Candidates,
    /// What one question may cost.
    pub(super) nodes: u64,
}

impl Judge {
    pub(super) fn new(geometry: &Geometry) -> Self {
        // A proof should rest on the simpler of the two walks, and on an almost empty grid, with all
        // digits open in most cells, the one for the classic grid is not quicker.
        let (search, empty) = (Search::general(geometry), Candidates::all(geometry));
        Self { geometry: geometry.clone(), search, empty, nodes: NODES }
    }

    /// The empty grid without what these claims rule out.
    pub(super) fn grid<'a>(&self, claims: impl IntoIterator<Item = &'a Claim>) -> Candidates {
        let mut grid = self.empty.clone();
        for claim in claims {
            for fact in claim.statement.premises(&self.geometry).facts() {
                fact.apply(&self.geometry, &mut grid);
            }
        }
        grid
    }

    /// Whether a grid can be filled.
    pub(super) fn has_completion(&self, grid: &Candidates) -> Result<bool, Undecided> {
        self.search.has_completion_within(grid, &mut Budget::nodes(self.nodes))
    }

    /// Whether these givens, and nothing else, have exactly one solution.
    pub(super) fn has_one_solution(&self, start: &Start) -> Result<bool, Undecided> {
        let givens = start.givens.iter().copied();
        let board = Board::from_givens(self.geometry.cell_count(), givens);
        let verdict = self.search.verdict_within(&board, &mut Budget::nodes(self.nodes))?;
        Ok(matches!(verdict, Verdict::One(_)))
    }

    /// Whether what the claim says of the shape of the grid is so.
    pub(super) fn check_shape(&self, statement: &Statement) -> Result<(), RejectionReason> {
        match statement {
            Statement::Sees { cells, targets } => {
                for cell in cells.iter() {
                    let unseen = *targets - self.geometry.peers(cell);
                    if let Some(target) = unseen.first() {
                        return Err(RejectionReason::DoesNotSee { cell, target });
                    }
                }
                Ok(())
            }
            Statement::NotBoth { first, second } => {
                if first.excludes(second, &self.geometry) {
                    Ok(())
                } else {
                    Err(RejectionReason::NotExclusive(*first, *second))
                }
            }
            Statement::OnlyPlaces { house, cells, .. } => {
                match (*cells - self.geometry.cells_of(*house)).first() {
                    Some(cell) => Err(RejectionReason::OutsideHouse { house: *house, cell }),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }
}
