//! The names of columns and rows, beside the grid.

use super::scene::Scene;
use super::shape::Point;
use crate::grid::Geometry;

/// The size of the type of such a name, in pixels.
pub const NAME_SIZE: f32 = 12.0;

/// The name of a column or row.
#[derive(Clone, Debug, PartialEq)]
pub struct LineName {
    /// The middle of the name.
    pub centre: Point,
    /// A letter for a column, a number for a row.
    pub text: String,
    /// Whether the selected cell is there.
    pub is_selected: bool,
}

/// Names the columns with letters above them and the rows with numbers beside them, where a cell has this side in pixels.
pub fn coordinates(scene: &Scene, geometry: &Geometry, cell_side: f32) -> Vec<LineName> {
    let selected = scene.selected.map(|cell| (geometry.column(cell), geometry.row(cell)));
    let (above, beside) = (-12.0 / cell_side, -13.0 / cell_side);
    let names = (0..geometry.side()).map(|index| {
        let middle = index as f32 + 0.5;
        let column = LineName {
            centre: Point::new(middle, above),
            text: char::from(b'A' + index as u8).to_string(),
            is_selected: selected.is_some_and(|(column, _)| column == index),
        };
        let row = LineName {
            centre: Point::new(beside, middle),
            text: (index + 1).to_string(),
            is_selected: selected.is_some_and(|(_, row)| row == index),
        };
        [column, row]
    });
    names.flatten().collect()
}
