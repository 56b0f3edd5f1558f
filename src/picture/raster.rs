//! Where things stand: cells, houses and the pencil marks in a cell.

use super::shape::Point;
use crate::grid::{Candidate, Cell, Digit, Geometry, Group};

/// Part of the cell's side that the pencil marks of a row span, from the first to the last and one
/// half step at each end.
const SPAN: f32 = 0.81;

/// The same where more than three stand in a row: these need all the room that there is.
const WIDE_SPAN: f32 = 0.93;

/// How much farther rows of marks are apart than columns, where fewer rows than columns leave room: at most this many times.
const LOOSE: f32 = 1.25;

/// The columns that [`Raster::scale`] counts from; more columns make marks smaller.
const COLUMNS: f32 = 3.0;

/// The radius of a mark in a raster of three columns.
const RADIUS: f32 = 0.13;

/// The places of pencil marks: as many columns as make the raster square, or nearly so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Raster {
    digits: usize,
    columns: usize,
    rows: usize,
}

impl Raster {
    /// The raster for so many digits.
    pub(super) fn of(digits: usize) -> Self {
        let columns = (1..=digits).find(|columns| columns * columns >= digits).unwrap_or(1);
        Self { digits, columns, rows: digits.div_ceil(columns) }
    }

    /// Part of the cell's side that the marks of a row span.
    fn span(self) -> f32 {
        if self.columns as f32 > COLUMNS { WIDE_SPAN } else { SPAN }
    }

    /// How far two neighbouring marks of a row are apart.
    pub(super) fn step(self) -> f32 {
        self.span() / self.columns as f32
    }

    /// How far two rows of marks are apart.
    pub(super) fn row_step(self) -> f32 {
        let is_tight = self.columns as f32 > COLUMNS;
        let room = if is_tight { self.span() / self.rows as f32 } else { self.step() };
        room.min(LOOSE * self.step())
    }

    /// How far the outermost marks are from the middle of their cell, across and down.
    pub(super) fn outermost(self) -> Point {
        let half = |places: usize| (places - 1) as f32 / 2.0;
        Point::new(half(self.columns) * self.step(), half(self.rows) * self.row_step())
    }

    /// How large marks are, compared with those of three columns.
    pub(super) fn scale(self) -> f32 {
        (COLUMNS / self.columns as f32 * self.span() / SPAN).min(1.0)
    }

    /// The radius of a mark.
    pub(super) fn radius(self) -> f32 {
        RADIUS * self.scale()
    }

    /// How far the digit's mark is from the middle of its cell.
    pub(super) fn offset(self, digit: Digit) -> Point {
        let from_middle = |place: usize, places: usize| place as f32 - (places - 1) as f32 / 2.0;
        let (row, column) = (digit.index() / self.columns, digit.index() % self.columns);
        let (across, down) = (from_middle(column, self.columns), from_middle(row, self.rows));
        Point::new(across * self.step(), down * self.row_step())
    }

    /// The place of the digit's mark in the cell.
    pub(super) fn place(self, geometry: &Geometry, Candidate { cell, digit }: Candidate) -> Point {
        let offset = self.offset(digit);
        centre(geometry, cell).moved(offset.x, offset.y)
    }

    /// The digits whose marks stand in the corners: top left, top right, bottom left, bottom
    /// right. A corner of the raster that no digit needs has none.
    pub(super) fn corners(self) -> [Option<Digit>; 4] {
        let last_row = (self.rows - 1) * self.columns;
        [0, self.columns - 1, last_row, last_row + self.columns - 1]
            .map(|index| (index < self.digits).then(|| Digit::new(index)))
    }
}

/// Finds the candidate at whose place in the grid a point is: the cell, and the digit whose pencil mark stands nearest
/// there. `None` beside the grid, and near the edges of a cell, where no mark stands.
pub fn candidate_at(geometry: &Geometry, point: Point) -> Option<Candidate> {
    let place = |at: f32, count: usize| {
        (0..count).find(|&place| (place as f32..place as f32 + 1.0).contains(&at))
    };
    let row = place(point.y, geometry.rows_drawn())?;
    let cell = geometry.cell_drawn_at(row, place(point.x, geometry.column_count())?)?;
    let raster = Raster::of(geometry.digit_count());
    let (across, down) = (raster.step() / 2.0, raster.row_step() / 2.0);
    let digit = geometry.digits().find(|&digit| {
        let middle = raster.place(geometry, Candidate { cell, digit });
        (point.x - middle.x).abs() <= across && (point.y - middle.y).abs() <= down
    })?;
    Some(Candidate { cell, digit })
}

/// The top left corner of a cell.
pub(super) fn corner(geometry: &Geometry, cell: Cell) -> Point {
    Point::new(geometry.column(cell) as f32, geometry.row(cell) as f32)
}

/// The middle of a cell.
pub(super) fn centre(geometry: &Geometry, cell: Cell) -> Point {
    corner(geometry, cell).moved(0.5, 0.5)
}

/// A rectangle that a house fills, in cells.
pub(super) struct HouseRectangle {
    /// Its top left corner.
    pub(super) at: Point,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// The rectangle that a house fills. `None` for a house of another form, such as a diagonal.
pub(super) fn house_rectangle(geometry: &Geometry, house: Group) -> Option<HouseRectangle> {
    let cells = geometry.list_of(house);
    let rows = cells.iter().map(|&cell| geometry.row(cell));
    let columns = cells.iter().map(|&cell| geometry.column(cell));
    let (top, left) = (rows.clone().min()?, columns.clone().min()?);
    let (height, width) = (rows.max()? + 1 - top, columns.max()? + 1 - left);
    (width * height == cells.len()).then(|| HouseRectangle {
        at: Point::new(left as f32, top as f32),
        width: width as f32,
        height: height as f32,
    })
}

/// The line that a house on a diagonal lies on, from the outer corner of its first cell to that of its last. `None` for a
/// house of another form.
pub(super) fn slanted_line(geometry: &Geometry, house: Group) -> Option<(Point, Point)> {
    let mut cells = geometry.list_of(house).to_vec();
    cells.sort_by_key(|&cell| geometry.row(cell));
    let (first, last) = (*cells.first()?, *cells.last()?);
    let falls = geometry.column(first) < geometry.column(last);
    let follows = |above: Cell, below: Cell| {
        let (left, right) = if falls { (above, below) } else { (below, above) };
        geometry.row(below) == geometry.row(above) + 1
            && geometry.column(right) == geometry.column(left) + 1
    };
    let (start, end) = if falls { (0.0, 1.0) } else { (1.0, 0.0) };
    (first != last && cells.windows(2).all(|pair| follows(pair[0], pair[1]))).then(|| {
        (corner(geometry, first).moved(start, 0.0), corner(geometry, last).moved(end, 1.0))
    })
}
