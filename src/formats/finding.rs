//! Finding the grid of a puzzle whose text does not name it: the first of the known grids in which it can be read.

use std::sync::Arc;

use super::{ReadError, read_puzzle};
use crate::grid::{Geometry, Puzzle};

/// Reads the only puzzle of a text: in the usual grid if the text can be read there, else in the first of the others.
///
/// # Errors
/// What reading it in the usual grid fails with.
pub fn find_puzzle<'a>(
    text: &str,
    usual: &'a Arc<Geometry>,
    others: impl IntoIterator<Item = &'a Arc<Geometry>>,
) -> Result<Puzzle, ReadError> {
    let of = |geometry: &Arc<Geometry>| {
        let read = read_puzzle(text, geometry)?;
        Ok(Puzzle { geometry: Arc::clone(geometry), board: read.board })
    };
    in_first(usual, others, of)
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
            found.map(|found| found.geometry.side())
        };
        assert_eq!(side(&"5".repeat(81)), Ok(9));
        assert_eq!(side("1234 3412 2143 4321"), Ok(4));
        assert_eq!(side("12345"), Err(read_puzzle("12345", &usual).expect_err("no puzzle")));
    }
}
