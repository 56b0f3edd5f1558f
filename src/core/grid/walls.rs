//! Walls: the borders between blocks or regions, and around the grid, as whoever draws a grid needs them.

use std::ops::Range;

use super::{Cell, CellSet, Geometry, House};

/// Which way a line between cells runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From left to right. Such lines are numbered from the top, and places along them from the left, both from 0.
    Level,
    /// From the top downwards. Such lines are numbered from the left, and places along them from the top.
    Upright,
}

impl<const W: usize> Geometry<W> {
    /// Says whether there is a wall at a place along a line: between the two cells there, or because that is the border
    /// of the grid.
    pub fn has_wall(&self, way: Way, line: usize, place: usize) -> bool {
        let at = |line: usize| match way {
            Way::Level => self.cell_at(line, place),
            Way::Upright => self.cell_at(place, line),
        };
        let sides = (line.checked_sub(1).and_then(at), at(line));
        !matches!(sides, (Some(one), Some(other)) if self.share_area(one, other))
    }

    /// How many cells lie along a line.
    fn length(&self, way: Way) -> usize {
        match way {
            Way::Level => self.column_count(),
            Way::Upright => self.row_count(),
        }
    }

    /// Says whether there is a wall anywhere along a line.
    pub fn has_some_wall(&self, way: Way, line: usize) -> bool {
        (0..self.length(way)).any(|place| self.has_wall(way, line, place))
    }

    /// Says whether there is one wall all along a line, from border to border.
    pub fn has_wall_all_along(&self, way: Way, line: usize) -> bool {
        (0..self.length(way)).all(|place| self.has_wall(way, line, place))
    }

    /// Lists the walls along a line as they are drawn, each from one crossing to another; none touches another. The border of
    /// the grid is open where a region goes on at the other end of the row or column.
    pub fn walls(&self, way: Way, line: usize) -> Vec<Range<usize>> {
        let mut walls: Vec<Range<usize>> = Vec::new();
        let is_drawn = |&place: &usize| {
            self.has_wall(way, line, place) && !self.goes_over_border(way, line, place)
        };
        for place in (0..self.length(way)).filter(is_drawn) {
            match walls.last_mut() {
                Some(wall) if wall.end == place => wall.end = place + 1,
                _ => walls.push(place..place + 1),
            }
        }
        walls
    }

    /// Says whether some region goes on at the opposite border of the grid.
    pub fn areas_over_borders(&self) -> bool {
        [Way::Level, Way::Upright]
            .into_iter()
            .any(|way| (0..self.length(way)).any(|place| self.goes_over_border(way, 0, place)))
    }

    /// Says whether a line is the border of the grid, and the region at this place along it goes on at the other end of the row
    /// or column: the cell there is in the region, and nothing within the grid joins the two.
    fn goes_over_border(&self, way: Way, line: usize, place: usize) -> bool {
        let (last, at): (usize, &dyn Fn(usize) -> Option<Cell>) = match way {
            Way::Level => (self.row_count(), &|row| self.cell_at(row, place)),
            Way::Upright => (self.column_count(), &|column| self.cell_at(place, column)),
        };
        let ends = at(0).zip(last.checked_sub(1).and_then(at));
        (line == 0 || line == last)
            && ends.is_some_and(|(one, other)| {
                self.area_of(one).is_some_and(|area| {
                    self.area_of(other) == Some(area) && !self.part_of(area, one).contains(other)
                })
            })
    }

    /// The cells of a region that are joined with this one within the grid.
    fn part_of(&self, area: House, from: Cell) -> CellSet<W> {
        let mut part = CellSet::of(from);
        loop {
            let rest = self.cells_of(area) - part;
            let joined = rest
                .iter()
                .filter(|&cell| part.iter().any(|one| self.dimensions().share_side(one, cell)));
            let joined: CellSet<W> = joined.collect();
            if joined.is_empty() {
                return part;
            }
            part |= joined;
        }
    }

    /// Says whether walls go from a crossing of lines, these numbered, upwards, downwards, to the left, to the right.
    pub fn walls_at(&self, level: usize, upright: usize) -> [bool; 4] {
        let to = |way, line, place: Option<usize>| {
            place
                .filter(|&place| place < self.length(way))
                .is_some_and(|p| self.has_wall(way, line, p))
        };
        [
            to(Way::Upright, upright, level.checked_sub(1)),
            to(Way::Upright, upright, Some(level)),
            to(Way::Level, level, upright.checked_sub(1)),
            to(Way::Level, level, Some(upright)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{classic, regions};

    #[test]
    fn blocks_have_walls_all_along() {
        let geometry = classic();
        for way in [Way::Level, Way::Upright] {
            for line in 0..=9 {
                let walls: Vec<_> = (line % 3 == 0).then_some(0..9).into_iter().collect();
                assert_eq!(geometry.walls(way, line), walls);
                assert_eq!(geometry.has_wall_all_along(way, line), line % 3 == 0);
                assert_eq!(geometry.has_some_wall(way, line), line % 3 == 0);
            }
        }
        assert_eq!(geometry.walls_at(0, 3), [false, true, true, true]);
        assert_eq!(geometry.walls_at(3, 4), [false, false, true, true]);
        assert_eq!(geometry.walls_at(9, 9), [true, false, true, false]);
    }

    #[test]
    fn regions_have_walls_in_parts() {
        let geometry = regions("1234", &["aabb", "aabc", "dbcc", "dddc"]);
        assert_eq!(geometry.walls(Way::Level, 0), vec![0..4]);
        assert_eq!(geometry.walls(Way::Level, 1), vec![3..4]);
        assert_eq!(geometry.walls(Way::Upright, 3), [1..2, 3..4]);
        assert_eq!(geometry.walls_at(1, 3), [false, true, false, true]);
        assert!(geometry.has_some_wall(Way::Upright, 1));
        assert!(geometry.has_some_wall(Way::Level, 3));
    }

    #[test]
    fn the_border_is_open_where_a_region_goes_over_it() {
        let geometry = regions("1234", &["abba", "aacc", "dccd", "dbbd"]);
        assert_eq!(geometry.walls(Way::Upright, 0), vec![1..2]);
        assert_eq!(geometry.walls(Way::Upright, 4), vec![1..2]);
        assert_eq!(geometry.walls(Way::Level, 4), [0..1, 3..4]);
        assert!(geometry.has_wall_all_along(Way::Upright, 0), "for whoever writes text");
        let row = regions("1234", &["aaaa", "bbcc", "bbcc", "dddd"]);
        assert_eq!(row.walls(Way::Upright, 0), vec![0..4], "a row ends at its ends");
    }
}
