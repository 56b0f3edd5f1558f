//! A ring of places of one digit, read out of the claims of a step.

use super::{Role, Statement, Step};
use crate::grid::{Cell, CellSet, Digit, House};

/// Cells around which each shares a house with the next, and the last with the first. What these houses have
/// besides are the guardians: in an odd ring one of them holds the digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The digit.
    pub digit: Digit,
    /// The cells, each in sight of the next.
    pub cells: Vec<Cell>,
    /// The houses: the first holds the first two cells, and the last one the last cell and the first.
    pub houses: Vec<House>,
    /// The other places of the digit in these houses.
    pub guardians: CellSet,
}

impl Ring {
    /// The ring of a step that has guardians; `None` if it has none, or if its houses make no ring.
    pub fn of(step: &Step) -> Option<Self> {
        let guardians = step.claims.iter().find_map(|claim| match claim.statement {
            Statement::Sees { cells, .. } if claim.role == Role::Guardian => Some(cells),
            _ => None,
        })?;
        let (mut houses, mut pairs, mut digit) = (Vec::new(), Vec::new(), None);
        for claim in &step.claims {
            if let Statement::OnlyPlaces { house, digit: held, cells } = claim.statement {
                houses.push(house);
                pairs.push(cells - guardians);
                digit = Some(held);
            }
        }
        let before = pairs.iter().cycle().skip(pairs.len().checked_sub(1)?);
        let cells = before.zip(&pairs).map(|(before, pair)| (*before & *pair).only());
        Some(Self { digit: digit?, cells: cells.collect::<Option<_>>()?, houses, guardians })
    }
}
