//! The name of its grid in the text of a puzzle.

use crate::grid::{BlockSize, Geometry};

/// What a comment that names the grid begins with.
const GRID: &str = "grid:";

/// Finds the name of the grid that a text says it is of, in the first comment that does: `# grid: 16x16`.
pub fn named_grid(text: &str) -> Option<&str> {
    let mut rest = text;
    while let Some((_, comment)) = rest.split_once('#') {
        let end = comment.find('\n').unwrap_or(comment.len());
        let (comment, behind) = comment.split_at(end);
        if let Some(name) = named_in(comment) {
            return Some(name);
        }
        rest = behind;
    }
    None
}

/// The name of a grid, if a comment says it.
pub(super) fn named_in(comment: &str) -> Option<&str> {
    let name = comment.trim_start_matches('#').trim().strip_prefix(GRID)?.trim();
    (!name.is_empty()).then_some(name)
}

/// Whether a grid is the one that is meant where only the number of cells is known: plain blocks that are as square as can
/// be and not higher than wide, and the usual digits.
pub(super) fn is_usual(geometry: &Geometry) -> bool {
    let blocks = geometry.plain_blocks();
    geometry.has_usual_digits()
        && blocks.is_some_and(|blocks| is_usual_block(blocks, geometry.digit_count()))
}

/// Whether blocks of a grid with so many digits are as square as can be and not higher than wide.
pub(super) fn is_usual_block(blocks: BlockSize, digits: usize) -> bool {
    let height = (1..=digits.isqrt()).rev().find(|height| digits.is_multiple_of(*height));
    Some(blocks.height) == height
}

/// A comment that names the grid, if more is to be known of it than how many cells it has.
pub(super) fn naming_if_needed(geometry: &Geometry) -> Option<String> {
    (!is_usual(geometry)).then(|| naming(geometry))
}

/// Writes the comment that names a grid.
pub fn naming(geometry: &Geometry) -> String {
    format!("# {GRID} {}", geometry.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_grids::{classic, regions};

    #[test]
    fn a_text_may_name_its_grid() {
        let text = "# from the paper\n# grid: x\n1234\n";
        assert_eq!(named_grid(text), Some("x"));
        assert_eq!(named_grid(".... # grid:  4x4 "), Some("4x4"));
        assert_eq!(named_grid("....\ngrid: x\n# grid:"), None);
        assert_eq!(naming_if_needed(&classic()), None);
        let irregular = regions("1234", &["aabb", "aabc", "dbcc", "dddc"]);
        assert_eq!(naming_if_needed(&irregular).as_deref().and_then(named_grid), Some("test"));
    }
}
