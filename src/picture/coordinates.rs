//! The names of columns and rows, beside the grid and the clues that stand there.

use super::constraints::around;
use super::scene::Scene;
use super::shape::Point;
use crate::grid::Geometry;

/// The size of the type of such a name, in pixels.
pub const NAME_SIZE: f32 = 12.0;

/// How columns and rows are named beside the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Naming {
    /// Not at all.
    Nothing,
    /// Columns by letters and rows by numbers, as in E7.
    #[default]
    Letters,
    /// Both by numbers, as in r7c5.
    Numbers,
}

/// The name of a column or row.
#[derive(Clone, Debug, PartialEq)]
pub struct LineName {
    /// The middle of the name.
    pub centre: Point,
    /// A letter or a number for a column, a number for a row.
    pub text: String,
    /// Whether the selected cell is there.
    pub is_selected: bool,
}

/// Names the columns above them and the rows beside them, where a cell has this side in pixels.
pub fn coordinates(
    scene: &Scene,
    geometry: &Geometry,
    cell_side: f32,
    naming: Naming,
) -> Vec<LineName> {
    if naming == Naming::Nothing {
        return Vec::new();
    }
    let selected = scene.selected.map(|cell| (geometry.column(cell), geometry.row(cell)));
    let outside = around(geometry);
    let (above, beside) = (-12.0 / cell_side - outside.top, -13.0 / cell_side - outside.left);
    let (rows, columns) = (geometry.rows_drawn(), geometry.column_count());
    let is_row = |index: usize| geometry.drawn_rows().any(|row| row == index);
    let names = (0..rows.max(columns)).map(|index| {
        let middle = index as f32 + 0.5;
        let column = LineName {
            centre: Point::new(middle, above),
            text: match naming {
                Naming::Numbers => (index + 1).to_string(),
                Naming::Letters | Naming::Nothing => char::from(b'A' + index as u8).to_string(),
            },
            is_selected: selected.is_some_and(|(column, _)| column == index),
        };
        let row = LineName {
            centre: Point::new(beside, middle),
            text: (index + 1).to_string(),
            is_selected: selected.is_some_and(|(_, row)| row == index),
        };
        [(index < columns).then_some(column), is_row(index).then_some(row)]
    });
    names.flatten().flatten().collect()
}
