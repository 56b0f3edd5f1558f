//! The only puzzle of a text, on whichever of the known grids it is.

use std::sync::Arc;

use super::reading::{Content, Item, read};
use super::{Fault, ReadError};
use crate::grid::{Geometry, Puzzle};

/// Reads the only puzzle of a text: on the grid that it names, or that its borders and signs are of, or the usual one, or
/// the first of the others that fits.
///
/// # Errors
/// What is wrong with it; [`Fault::Several`] if there are more.
pub fn find_puzzle<'a>(
    text: &str,
    usual: &'a Arc<Geometry>,
    others: impl IntoIterator<Item = &'a Arc<Geometry>>,
) -> Result<Puzzle, ReadError> {
    let others = others.into_iter().filter(|grid| !Arc::ptr_eq(grid, usual));
    let grids: Vec<_> = std::iter::once(usual).chain(others).cloned().collect();
    let items = read(text, &grids).items;
    let found = items.len();
    let error = |line, fault| Err(ReadError::new(line, 1, fault));
    if let Some(second) = items.get(1) {
        let wrong = items.iter().find_map(|item| item.content.as_ref().err());
        let several = ReadError::new(second.line, 1, Fault::Several { found });
        return Err(wrong.cloned().unwrap_or(several));
    }
    match items.into_iter().next() {
        Some(Item { content: Ok(Content::Puzzle(puzzle)), .. }) => {
            Ok(Puzzle { geometry: puzzle.geometry, board: puzzle.state.board })
        }
        Some(Item { content: Err(wrong), .. }) => Err(wrong),
        Some(Item { line, content: Ok(Content::Game(_)) }) => {
            error(line, Fault::Nothing { cells: usual.in_lines() })
        }
        None => error(1, Fault::Nothing { cells: usual.in_lines() }),
    }
}

/// Reads a text in the usual grid, or if that fails in the first of the others in which it does not.
///
/// # Errors
/// What reading it in the usual grid fails with.
pub fn in_first<'a, T, E>(
    usual: &'a Arc<Geometry>,
    others: impl IntoIterator<Item = &'a Arc<Geometry>>,
    read: impl Fn(&Arc<Geometry>) -> Result<T, E>,
) -> Result<T, E> {
    read(usual).or_else(|error| others.into_iter().find_map(|grid| read(grid).ok()).ok_or(error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_grids::{classic, grid_of};

    #[test]
    fn the_first_grid_that_fits_is_taken() {
        let [usual, others @ ..] =
            [classic(), grid_of("123456", 3, 2), grid_of("1234", 2, 2)].map(Arc::new);
        let side = |text: &str| {
            let found = find_puzzle(text, &usual, &others);
            found.map(|found| found.geometry.digit_count())
        };
        assert_eq!(side(&"5".repeat(81)), Ok(9));
        assert_eq!(side("1234 3412 2143 4321"), Ok(4));
        assert!(side("12345").is_err());
    }
}
