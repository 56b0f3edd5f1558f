//! Whether constraints stand on such cells as their kinds need.

use super::ground::Ground;
use super::kind::Form;
use super::{Constraint, ConstraintError};
use crate::grid::Cell;

/// Whether the cells of a constraint are such as its kind needs.
pub(super) fn check_cells(
    constraint: &Constraint,
    ground: &Ground<'_>,
) -> Result<(), ConstraintError> {
    let of = ground.dimensions;
    let lengths: Vec<usize> = constraint.parts.iter().map(Vec::len).collect();
    let steps = |one: &Cell, other: &Cell| {
        let columns = of.column(*one).abs_diff(of.column(*other));
        (of.row(*one).abs_diff(of.row(*other)), columns)
    };
    // Beside the grid, texts say which cells are neighbours: they may be in rows of another length.
    let are_beside = |cells: &[Cell]| cells.iter().all(|cell| of.is_beside(*cell));
    let fits = match (&constraint.kind.cells, &lengths[..]) {
        (Form::Cell, [1]) | (Form::Whole, []) => true,
        (Form::Pair, [2]) => {
            let cells = &constraint.parts[0];
            matches!(steps(&cells[0], &cells[1]), (0, 1) | (1, 0))
                || are_beside(cells) && cells[0] != cells[1]
        }
        (Form::Corner, [4]) => {
            let cells = &constraint.parts[0];
            let is_near = |cell: &Cell| matches!(steps(&cells[0], cell), (0 | 1, 0 | 1));
            let mut different = cells.clone();
            different.sort_unstable();
            different.dedup();
            different.len() == 4 && (cells.iter().all(is_near) || are_beside(cells))
        }
        (Form::Area { least } | Form::Line { least }, [count]) => count >= least,
        (Form::Lines, lengths) => lengths.iter().any(|length| *length > 0),
        (Form::Outside, [count]) => *count > 0,
        (Form::Parts(parts), lengths) => lengths.len() == *parts && !lengths.contains(&0),
        _ => false,
    };
    if fits { Ok(()) } else { Err(ConstraintError::Cells(constraint.text(of))) }
}
