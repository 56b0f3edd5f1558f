//! What lies under the digits: tints, the lines of the grid, outlines of cells and houses.

use std::ops::Range;

use super::tones::{set_pen, set_tones};
use super::{Drawing, dashed, inside, line, solid};
use crate::grid::{Candidate, Cell, Group, Way};
use crate::picture::constraints;
use crate::picture::raster::{HouseRectangle, centre, corner, house_rectangle, slanted_line};
use crate::picture::scene::{CellRole, HouseRole};
use crate::picture::shape::{Form, Layer, Pen, Point, Tone};

/// How far outlines keep from the edge of what they outline, in pixels.
pub(super) const INSET: f32 = 2.5;
/// The radius of the corners of outlines, in pixels.
const CORNER: f32 = 5.0;
/// The side of the square around a digit that a step looks at.
const PREMISE: f32 = 0.62;
/// How strong the colour of a painted cell is.
const PAINTED: f32 = 0.2;
/// How broad the ring of the selected cell is, and that of those selected with it, and how far their middles keep from the
/// edge of the cell where marks leave room, in pixels.
const RING: f32 = 3.0;
const ALSO_RING: f32 = 1.5;
const RING_INSET: f32 = 2.0;
/// How far a ring keeps from pencil marks at least, in pixels.
const CLEAR: f32 = 0.5;
/// How strong the ring of the selected cell is while something else is pointed at.
const PALE: f32 = 0.35;
/// The radius of the disc behind a digit that is shown wherever it stands.
const SAME_DIGIT: f32 = 0.37;

impl Drawing<'_> {
    /// Tints, the weakest first.
    pub(super) fn grounds(&mut self) {
        let (rows, columns) = (self.geometry.row_count(), self.geometry.column_count());
        self.ground(Point::new(0.0, 0.0), columns as f32, rows as f32, Tone::Surface);
        for cell in self.geometry.beside() {
            self.ground(corner(self.geometry, cell), 1.0, 1.0, Tone::Surface);
        }
        for house in constraints::groups_unsaid(self.geometry) {
            self.tint_house(house, Tone::ExtraTint);
        }
        self.tint_cells(|role| (role == CellRole::HouseTint).then_some(Tone::HouseTint));
        for &(role, house) in &self.scene.houses {
            match role {
                HouseRole::Cover => self.tint_house(house, Tone::CoverTint),
                HouseRole::Base => self.tint_house(house, Tone::BaseTint),
                HouseRole::Hint | HouseRole::Contradiction(_) => {}
            }
        }
        for cell in constraints::lit_cells(self.scene, self.geometry).iter() {
            self.ground(corner(self.geometry, cell), 1.0, 1.0, Tone::BaseTint);
        }
        self.tint_cells(|role| match role {
            CellRole::Set(number) => Some(set_tones(number).1),
            CellRole::Floor | CellRole::Roof => Some(Tone::BaseTint),
            _ => None,
        });
        self.tint_cells(|role| (role == CellRole::Differs).then_some(Tone::SecondSetTint));
        self.tint_cells(|role| (role == CellRole::Placed).then_some(Tone::SelectedTint));
        // Beside a step only the ring says what is chosen.
        let is_tinted = |cell| self.scene.has(cell, CellRole::HouseTint);
        let chosen = self.scene.selected.filter(|&cell| is_tinted(cell));
        for cell in chosen.into_iter().chain(self.scene.also_selected.iter()) {
            self.ground(corner(self.geometry, cell), 1.0, 1.0, Tone::SelectedTint);
        }
        self.paint_cells();
        self.tint_cells(|role| (role == CellRole::Conflict).then_some(Tone::ConflictTint));
        self.same_digits();
    }

    /// Lines between cells are thin, walls and the border of the grid thick; a thin line runs along each diagonal that is
    /// a house.
    pub(super) fn lines(&mut self) {
        let (rows, columns) = (self.geometry.row_count(), self.geometry.column_count());
        for index in 0..=rows.max(columns) {
            let ways = [(Way::Upright, columns, rows), (Way::Level, rows, columns)];
            for (way, _, length) in ways.into_iter().filter(|(_, last, _)| index <= *last) {
                let walls = self.geometry.walls(way, index);
                if walls.first() != Some(&(0..length)) {
                    self.grid_line(way, index, 0..length, false);
                }
                for wall in walls {
                    self.grid_line(way, index, wall, true);
                }
            }
        }
        self.lines_beside();
        for house in constraints::groups_unsaid(self.geometry) {
            if let Some((from, to)) = slanted_line(self.geometry, house) {
                self.stroke(Layer::ThinLines, line(from, to), solid(Tone::GridThin, 1.5));
            }
        }
    }

    /// Lines around the cells beside the grid: thick where no other of them is.
    fn lines_beside(&mut self) {
        for cell in self.geometry.beside() {
            let (row, column) = (self.geometry.row(cell), self.geometry.column(cell));
            let is_there = |row: usize, column: Option<usize>| {
                let cell = column.and_then(|column| self.geometry.cell_drawn_at(row, column));
                cell.is_some_and(|cell| self.geometry.is_beside(cell))
            };
            let sides = [
                (Way::Level, row, column, is_there(row - 1, Some(column))),
                (Way::Level, row + 1, column, is_there(row + 1, Some(column))),
                (Way::Upright, column, row, is_there(row, column.checked_sub(1))),
                (Way::Upright, column + 1, row, is_there(row, Some(column + 1))),
            ];
            for (way, index, from, is_within) in sides {
                self.grid_line(way, index, from..from + 1, !is_within);
            }
        }
    }

    /// A line of the grid with this number from the top or the left, from one crossing to another.
    fn grid_line(&mut self, way: Way, index: usize, ends: Range<usize>, thick: bool) {
        let point = |end: usize| match way {
            Way::Upright => Point::new(index as f32, end as f32),
            Way::Level => Point::new(end as f32, index as f32),
        };
        let (from, to) = (point(ends.start), point(ends.end));
        let (layer, pen) = if thick {
            (Layer::ThickLines, solid(Tone::GridThick, 2.0))
        } else {
            (Layer::ThinLines, solid(Tone::GridThin, 1.0))
        };
        self.stroke(layer, Form::GridLine { from, to }, pen);
    }

    /// Outlines of houses and cells, and lines that join cells.
    pub(super) fn outlines(&mut self) {
        for &(role, house) in &self.scene.houses {
            let pen = match role {
                HouseRole::Hint => dashed(Tone::Premise, 2.0, 7.0, 5.0),
                HouseRole::Cover => dashed(Tone::Cover, 2.0, 7.0, 5.0),
                HouseRole::Base => solid(Tone::Base, 2.0),
                HouseRole::Contradiction(_) => solid(Tone::Target, 2.0),
            };
            self.outline_house(house, pen);
        }
        for cell in self.geometry.cells() {
            let roles = self.scene.cells[cell.index()].roles.iter().copied();
            for role in roles {
                self.outline_cell(cell, role);
            }
        }
        self.join_deadly_cells();
        for &(first, second) in &self.scene.ties {
            self.tie(first, second);
        }
    }

    /// The ring of the selected cell, and narrower ones of those that are selected with it.
    pub(super) fn selection(&mut self) {
        for cell in self.scene.also_selected.iter() {
            let inset = self.ring_inset(ALSO_RING) * self.pixel;
            let ring = inside(corner(self.geometry, cell), 1.0, 1.0, inset, 0.0);
            self.stroke(Layer::Selection, ring, solid(Tone::Selection, ALSO_RING));
        }
        if let Some(cell) = self.scene.selected {
            let at = corner(self.geometry, cell);
            let inset = self.ring_inset(RING) * self.pixel;
            let ring = inside(at, 1.0, 1.0, inset, 3.0 * self.pixel);
            self.stroke(Layer::Selection, ring, solid(Tone::Selection, RING));
            if self.scene.is_selection_pale
                && let Some(shape) = self.shapes.last_mut()
            {
                shape.opacity = PALE;
            }
        }
    }

    /// How far the ring of a selected cell, so broad, keeps from the edge of the cell: as far as it touches no pencil mark.
    fn ring_inset(&self, width: f32) -> f32 {
        (self.beside_marks() - CLEAR - width / 2.0).clamp(0.0, RING_INSET)
    }

    fn ground(&mut self, at: Point, width: f32, height: f32, tone: Tone) {
        let form = Form::Rectangle { at, width, height, corner: 0.0 };
        self.fill(Layer::Fills, form, tone);
    }

    fn tint_cells(&mut self, tone: impl Fn(CellRole) -> Option<Tone>) {
        for cell in self.geometry.cells() {
            let roles = &self.scene.cells[cell.index()].roles;
            if let Some(tone) = roles.iter().find_map(|&role| tone(role)) {
                self.ground(corner(self.geometry, cell), 1.0, 1.0, tone);
            }
        }
    }

    /// The colours that the player gave to cells, each with a small sign of its form.
    fn paint_cells(&mut self) {
        for cell in self.geometry.cells() {
            if let Some(paint) = self.scene.cells[cell.index()].paint {
                // On the ground of paper it looks the same where a cell is selected.
                self.ground(corner(self.geometry, cell), 1.0, 1.0, Tone::Surface);
                self.ground(corner(self.geometry, cell), 1.0, 1.0, paint.tone());
                if let Some(shape) = self.shapes.last_mut() {
                    shape.opacity = PAINTED;
                }
                self.paint_sign(cell, paint);
            }
        }
    }

    fn tint_house(&mut self, house: Group, tone: Tone) {
        if let Some(HouseRectangle { at, width, height }) = house_rectangle(self.geometry, house) {
            self.ground(at, width, height, tone);
        } else {
            for &cell in self.geometry.list_of(house) {
                self.ground(corner(self.geometry, cell), 1.0, 1.0, tone);
            }
        }
    }

    fn outline_house(&mut self, house: Group, pen: Pen) {
        let outline =
            |at, width, height| inside(at, width, height, INSET * self.pixel, CORNER * self.pixel);
        let forms: Vec<Form> = if let Some(HouseRectangle { at, width, height }) =
            house_rectangle(self.geometry, house)
        {
            vec![outline(at, width, height)]
        } else {
            let cells = self.geometry.list_of(house).iter();
            cells.map(|&cell| outline(corner(self.geometry, cell), 1.0, 1.0)).collect()
        };
        for form in forms {
            self.stroke(Layer::Outlines, form, pen);
        }
    }

    fn outline_cell(&mut self, cell: Cell, role: CellRole) {
        let at = corner(self.geometry, cell);
        let pixel = self.pixel;
        let outline = |inset: f32| inside(at, 1.0, 1.0, inset * pixel, CORNER * pixel);
        match role {
            CellRole::Set(number) => {
                self.stroke(Layer::Outlines, outline(INSET), set_pen(number, 2.0));
            }
            CellRole::Floor => {
                self.stroke(Layer::Outlines, outline(INSET), solid(Tone::Base, 2.0));
            }
            CellRole::Roof => {
                self.stroke(Layer::Outlines, outline(INSET), dashed(Tone::Ink, 2.0, 7.0, 5.0));
            }
            CellRole::Placed
                if self.scene.selected != Some(cell) || self.scene.is_selection_pale =>
            {
                self.stroke(Layer::Outlines, outline(INSET), solid(Tone::Selection, 1.5));
            }
            CellRole::Hint => {
                let pen = dashed(Tone::Premise, 2.0, 7.0, 5.0);
                self.stroke(Layer::Outlines, outline(INSET), pen);
            }
            CellRole::Supposition => {
                for inset in [INSET, INSET + 3.0] {
                    self.stroke(Layer::Outlines, outline(inset), solid(Tone::Pivot, 1.25));
                }
            }
            CellRole::Contradiction => {
                let ends = [(0.0, 0.0, 1.0, 1.0), (0.0, 1.0, 1.0, 0.0)];
                for (x, y, to_x, to_y) in ends {
                    let cross = line(at.moved(x, y), at.moved(to_x, to_y));
                    self.stroke(Layer::Outlines, cross, solid(Tone::Target, 1.25));
                }
            }
            CellRole::Premise => {
                let form = inside(at, 1.0, 1.0, (1.0 - PREMISE) / 2.0, 0.1);
                let pen = solid(Tone::Premise, 1.5);
                let shown = self.scene.cells[cell.index()].digit.map(|shown| shown.digit);
                let is_same = shown.is_some() && shown == self.scene.same_digit;
                let ground = if is_same { Tone::SameDigit } else { Tone::Surface };
                self.push(Layer::Outlines, form, Some(ground), Some(pen));
            }
            CellRole::Single => {
                let pen = dashed(Tone::Selection, 2.0, 2.0, 3.0);
                self.stroke(Layer::Outlines, outline(INSET + 1.0), pen);
            }
            CellRole::HouseTint
            | CellRole::Colour(_)
            | CellRole::Differs
            | CellRole::Placed
            | CellRole::Conflict => {}
        }
    }

    fn same_digits(&mut self) {
        let Some(digit) = self.scene.same_digit else { return };
        for cell in self.geometry.cells() {
            let picture = &self.scene.cells[cell.index()];
            let disc = match picture.digit {
                Some(shown) if !shown.pale => {
                    (shown.digit == digit).then(|| (centre(self.geometry, cell), SAME_DIGIT))
                }
                _ => picture.pencil.contains(digit).then(|| {
                    (
                        self.raster.place(self.geometry, Candidate { cell, digit }),
                        self.raster.radius(),
                    )
                }),
            };
            if let Some((centre, radius)) = disc {
                self.fill(Layer::Fills, Form::Circle { centre, radius }, Tone::SameDigit);
            }
        }
    }

    /// Joins the cells of a deadly pattern that share a row or a column: dotted lines between them.
    fn join_deadly_cells(&mut self) {
        let deadly = self.scene.deadly;
        let row_of = |cell: Cell| self.geometry.row(cell);
        let column_of = |cell: Cell| self.geometry.column(cell);
        let in_line = |of: &dyn Fn(Cell) -> usize, number: usize| -> Vec<Cell> {
            deadly.iter().filter(|&cell| of(cell) == number).collect()
        };
        let edges = |of: &dyn Fn(Cell) -> usize| {
            let places = deadly.iter().map(of);
            (places.clone().min().unwrap_or(0), places.max().unwrap_or(0))
        };
        let ((top, bottom), (left, right)) = (edges(&row_of), edges(&column_of));
        let inset = INSET * self.pixel;
        // The lines keep to the outer side of the pattern, where they cross the fewest digits.
        let outer = |at: usize, first: usize, last: usize| {
            if at - first <= last - at { at as f32 + inset } else { (at + 1) as f32 - inset }
        };
        let mut lines = Vec::new();
        for row in top..=bottom {
            for pair in in_line(&row_of, row).windows(2) {
                let y = outer(row, top, bottom);
                let from = Point::new((column_of(pair[0]) + 1) as f32, y);
                lines.push(line(from, Point::new(column_of(pair[1]) as f32, y)));
            }
        }
        for column in left..=right {
            for pair in in_line(&column_of, column).windows(2) {
                let x = outer(column, left, right);
                let from = Point::new(x, (row_of(pair[0]) + 1) as f32);
                lines.push(line(from, Point::new(x, row_of(pair[1]) as f32)));
            }
        }
        for form in lines {
            self.stroke(Layer::Outlines, form, dashed(Tone::Premise, 1.75, 3.0, 3.0));
        }
    }

    /// Joins two cells with the same digit, along the edge of their row or column, or straight.
    fn tie(&mut self, first: Cell, second: Cell) {
        let inset = 5.0 * self.pixel;
        let (a, b) = (corner(self.geometry, first), corner(self.geometry, second));
        let form = if self.geometry.row(first) == self.geometry.row(second) {
            line(a.moved(1.0, 1.0 - inset), b.moved(0.0, 1.0 - inset))
        } else if self.geometry.column(first) == self.geometry.column(second) {
            line(a.moved(inset, 1.0), b.moved(inset, 0.0))
        } else {
            let (a, b) = (a.moved(0.5, 0.5), b.moved(0.5, 0.5));
            line(a.towards(b, SAME_DIGIT), b.towards(a, SAME_DIGIT))
        };
        self.stroke(Layer::Outlines, form, dashed(Tone::Conflict, 1.75, 3.0, 3.0));
    }
}
