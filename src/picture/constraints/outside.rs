//! Clues outside the grid: numbers beside their lines, and where these run aslant, with an arrow.

use std::collections::BTreeMap;

use super::canvas::{Brush, Canvas, TextStyle, width};
use super::layers::{ABOVE, ink};
use super::strokes::head;
use crate::grid::{Cell, Constraint, ConstraintNumber, Geometry, Glyph};
use crate::picture::scene::Scene;
use crate::picture::shape::{Point, Tone, Weight};

/// The size of a number, and of one with an arrow; how wide it is at most.
const NUMBER: f32 = 0.33;
const SMALL: f32 = 0.28;
const WIDEST: f32 = 0.5;
/// How far the middle of a number is from the grid; of one with an arrow how far out and aside of the corner that it points at,
/// above or below the grid and beside it.
const OFF: f32 = 0.35;
const ABOVE_ARROW: (f32, f32) = (0.43, 0.25);
const BESIDE_ARROW: (f32, f32) = (0.47, 0.3);
/// Where an arrow begins and ends, across and along alike.
const ARROW: (f32, f32) = (0.24, 0.04);
/// How far numbers are apart that stand before the same line.
const STEP: f32 = 0.5;
/// How much room there is beyond a number.
const MARGIN: f32 = 0.08;
/// Half of how high a number is, in parts of its size.
const HALF: f32 = 0.37;

/// How much room clues take beside the grid, in cells.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Around {
    /// On its left.
    pub left: f32,
    /// Above it.
    pub top: f32,
    /// On its right.
    pub right: f32,
    /// Below it.
    pub bottom: f32,
}

/// One clue.
struct Clue<'a> {
    number: ConstraintNumber,
    text: &'a str,
    /// The middle of its text.
    at: Point,
    size: f32,
    /// The ends of its arrow.
    arrow: Option<[Point; 2]>,
}

/// Finds how much room the clues of a grid take beside it.
pub fn around(geometry: &Geometry) -> Around {
    let (rows, columns) = (geometry.rows_drawn() as f32, geometry.column_count() as f32);
    all(geometry).iter().fold(Around::default(), |around, clue| {
        let (across, down) = (width(clue.text, clue.size) / 2.0, HALF * clue.size);
        let most =
            |so_far: f32, out: f32| if out > 0.0 { so_far.max(out + MARGIN) } else { so_far };
        Around {
            left: most(around.left, across - clue.at.x),
            top: most(around.top, down - clue.at.y),
            right: most(around.right, clue.at.x + across - columns),
            bottom: most(around.bottom, clue.at.y + down - rows),
        }
    })
}

/// Draws the clues.
pub(super) fn clues(canvas: &mut Canvas<'_>, scene: &Scene) {
    for clue in all(canvas.geometry) {
        let is_lit = scene.lit.contains(&clue.number);
        let (weight, tone) =
            if is_lit { (Weight::SemiBold, ink(true)) } else { (Weight::Regular, Tone::Given) };
        canvas.text(ABOVE, clue.at, clue.text, TextStyle { size: clue.size, weight, tone });
        if let Some([from, to]) = clue.arrow {
            let width = if is_lit { 2.25 } else { 1.5 } * canvas.pixel;
            let brush = Brush { tone, width, dash: None };
            canvas.path(ABOVE, &[from, to], brush);
            canvas.path(ABOVE, &head(from, to, 0.1), brush);
        }
    }
}

/// The clues of a grid, each at its place: those with arrows first, which stand next to the grid.
fn all(geometry: &Geometry) -> Vec<Clue<'_>> {
    let mut clues: Vec<Clue<'_>> = Vec::new();
    // How many stand at a place outside already.
    let mut taken: BTreeMap<(i32, i32), u8> = BTreeMap::new();
    for arrows in [true, false] {
        for (number, constraint) in geometry.constraints().iter().enumerate() {
            let glyph = if arrows { Glyph::BesideWithArrow } else { Glyph::Beside };
            let text = constraint.value.as_deref();
            if let Some(text) = text.filter(|_| constraint.kind.drawn.contains(&glyph))
                && let Some((first, way)) = direction(geometry, constraint, arrows)
            {
                let number = ConstraintNumber::new(number);
                clues.push(clue(geometry, (number, text), (first, way), &mut taken));
            }
        }
    }
    clues
}

/// The first cell of a line, and the step to the next one.
fn direction(
    geometry: &Geometry,
    constraint: &Constraint,
    aslant: bool,
) -> Option<(Cell, (i32, i32))> {
    let mut cells = constraint.cells();
    let place = |cell: Cell| (geometry.column(cell) as i32, geometry.row(cell) as i32);
    let first = cells.next()?;
    let (column, row) = place(first);
    if let Some((next_column, next_row)) = cells.next().map(place) {
        return Some((first, ((next_column - column).signum(), (next_row - row).signum())));
    }
    // A line of one cell comes from the nearest side.
    let (last_column, last_row) =
        (geometry.column_count() as i32 - 1, geometry.row_count() as i32 - 1);
    let down = if row == 0 {
        1
    } else if row == last_row {
        -1
    } else {
        0
    };
    let right = if column == 0 {
        1
    } else if column == last_column {
        -1
    } else {
        0
    };
    Some((
        first,
        match (right, down) {
            // It lies in a corner, and its line runs across this.
            (right, down) if aslant && right != 0 && down != 0 => (-right, down),
            (right, 0) => (right, 0),
            (_, down) => (0, down),
        },
    ))
}

/// A clue before the line that begins with a cell and goes on by a step.
fn clue<'a>(
    geometry: &Geometry,
    (number, text): (ConstraintNumber, &'a str),
    (first, (right, down)): (Cell, (i32, i32)),
    taken: &mut BTreeMap<(i32, i32), u8>,
) -> Clue<'a> {
    let (column, row) = (geometry.column(first) as i32, geometry.row(first) as i32);
    let outside = (column - right, row - down);
    let count = taken.entry(outside).or_default();
    let middle = Point::new(column as f32 + 0.5, row as f32 + 0.5);
    let is_aslant = right != 0 && down != 0;
    let size = if is_aslant { SMALL } else { NUMBER };
    let size = size * (WIDEST / width(text, size)).min(1.0);
    let (x, y) = (-right as f32, -down as f32);
    if is_aslant {
        let corner = middle.moved(x / 2.0, y / 2.0);
        let is_level = (0..geometry.row_count() as i32).contains(&outside.1);
        let at = if is_level {
            corner.moved(BESIDE_ARROW.0 * x, BESIDE_ARROW.1 * y)
        } else {
            corner.moved(ABOVE_ARROW.1 * x, ABOVE_ARROW.0 * y)
        };
        let arrow = [ARROW.0, ARROW.1].map(|by| corner.moved(by * x, by * y));
        *count = 1;
        return Clue { number, text, at, size, arrow: Some(arrow) };
    }
    let off = 0.5 + OFF + STEP * f32::from(*count);
    *count += 1;
    let at = middle.moved(off * x, off * y);
    Clue { number, text, at, size, arrow: None }
}
