//! Which grid a text is a puzzle of: it says its name, or that is the first of those there are in which it can be read.

use std::sync::Arc;

use super::{ReadError, read_puzzle};
use crate::grid::{Geometry, Puzzle};

/// What a comment that names the grid begins with.
const GRID: &str = "grid:";

/// The name of the grid that a text says it is of, in the first comment that does: `# grid: 16x16`.
pub fn named_grid(text: &str) -> Option<&str> {
    let mut comments = text.lines().filter_map(|line| Some(line.split_once('#')?.1));
    comments.find_map(named_in)
}

/// The name of a grid, if a comment says it.
pub(super) fn named_in(comment: &str) -> Option<&str> {
    let name = comment.trim_start_matches('#').trim().strip_prefix(GRID)?.trim();
    (!name.is_empty()).then_some(name)
}

/// A comment that names the grid, if more is to be known of it than how many cells it has.
pub(super) fn naming(geometry: &Geometry) -> Option<String> {
    geometry.plain_blocks().is_none().then(|| format!("# {GRID} {}", geometry.name()))
}

/// The only puzzle of a text: in the usual grid if the text can be read there, else in the first of the others.
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

/// What is read in the usual grid, or if that fails in the first of the others in which it does not.
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
    use crate::grid::test_grids::{classic, grid_of, regions};

    #[test]
    fn a_text_may_name_its_grid() {
        let text = "# from the paper\n# grid: x\n1234\n";
        assert_eq!(named_grid(text), Some("x"));
        assert_eq!(named_grid(".... # grid:  4x4 "), Some("4x4"));
        assert_eq!(named_grid("....\ngrid: x\n# grid:"), None);
        assert_eq!(naming(&classic()), None);
        let irregular = regions("1234", &["aabb", "aabc", "dbcc", "dddc"]);
        assert_eq!(naming(&irregular).as_deref().and_then(named_grid), Some("test"));
    }

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
