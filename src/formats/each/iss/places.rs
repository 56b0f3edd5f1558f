//! How the solver names cells, and the lines that clues beside the grid look along.

use crate::grid::{Cell, Dimensions, MAX_CELLS};

/// Rows and columns are counted so that each is one character.
const BASE: u32 = 17;

/// What the name of cells beside the grid begins with.
pub(super) const BESIDE: char = 'V';

/// The number that a character counts, from 0.
fn number_of(letter: u8) -> Option<usize> {
    let number = char::from(letter).to_digit(BASE).filter(|number| *number > 0)?;
    usize::try_from(number - 1).ok()
}

/// Cells beside the grid that have a name together.
#[derive(Clone, Debug)]
struct Beside {
    name: String,
    /// The first of them.
    first: usize,
    count: usize,
    /// How many of them are in a row.
    columns: usize,
}

impl Beside {
    /// What the one with this number, from 0, is called.
    fn name_of(&self, number: usize) -> String {
        let number = if self.count == 1 { String::new() } else { (number + 1).to_string() };
        format!("{}{number}", self.name)
    }
}

/// The cells of a text: those of its grid, which are named by row and column, and those beside it.
#[derive(Clone, Debug)]
pub(super) struct Places {
    pub(super) of: Dimensions,
    beside: Vec<Beside>,
}

impl Places {
    /// The cells of a grid of this size alone.
    pub(super) fn new(of: Dimensions) -> Self {
        Self { of: Dimensions { beside: 0, ..of }, beside: Vec::new() }
    }

    /// The cells of a grid as it is written: those beside it have one name, but for the first ones, which may have one of their own.
    pub(super) fn written(of: Dimensions, (name, count): (&str, usize)) -> Self {
        let mut places = Self::new(of);
        let rest = of.beside - count;
        for (name, count) in [(name.to_owned(), count), (format!("{BESIDE}{BESIDE}"), rest)] {
            if count > 0 {
                let _ = places.add(name, count, 0);
            }
        }
        places
    }

    /// The same where there are so many digits.
    pub(super) fn with_digits(&self, digits: usize) -> Self {
        Self { of: Dimensions { digits, ..self.of }, beside: self.beside.clone() }
    }

    /// Adds so many cells beside the grid, so many in a row, or as many as the grid has in one; says whether they can be.
    pub(super) fn add(&mut self, name: String, count: usize, columns: usize) -> bool {
        let is_new = self.beside.iter().all(|it| it.name != name);
        if !is_new || self.of.cell_count() + count > MAX_CELLS {
            return false;
        }
        let columns = if columns == 0 { self.of.columns } else { columns };
        self.beside.push(Beside { name, first: self.of.cell_count(), count, columns });
        self.of.beside += count;
        true
    }

    /// The cells beside the grid that have this name together.
    pub(super) fn named(&self, name: &str) -> Option<Vec<Cell>> {
        let group = self.beside.iter().find(|group| group.name == name)?;
        Some((group.first..group.first + group.count).map(Cell::new).collect())
    }

    /// The cell that is named so.
    pub(super) fn cell(&self, name: &str) -> Option<Cell> {
        if let &[b'R' | b'r', row, b'C' | b'c', column] = name.as_bytes() {
            return self.of.cell_at(number_of(row)?, number_of(column)?);
        }
        self.beside.iter().find_map(|group| {
            let number = match name.strip_prefix(&group.name)? {
                "" if group.count == 1 => 0,
                number if !number.starts_with(['0', '+']) && group.count > 1 => {
                    number.parse::<usize>().ok()?.checked_sub(1)?
                }
                _ => return None,
            };
            (number < group.count).then(|| Cell::new(group.first + number))
        })
    }

    /// All cells that are named so.
    pub(super) fn cells<'a>(
        &self,
        names: impl IntoIterator<Item = &'a String>,
    ) -> Option<Vec<Cell>> {
        names.into_iter().map(|name| self.cell(name)).collect()
    }

    /// What a cell is called.
    pub(super) fn name(&self, cell: Cell) -> String {
        let is_here =
            |group: &&Beside| (group.first..group.first + group.count).contains(&cell.index());
        if let Some(group) = self.beside.iter().find(is_here) {
            return group.name_of(cell.index() - group.first);
        }
        let letter = |number: usize| {
            let number = u32::try_from(number + 1).unwrap_or_default();
            char::from_digit(number, BASE).unwrap_or('?')
        };
        format!("R{}C{}", letter(self.of.row(cell)), letter(self.of.column(cell)))
    }

    /// The first of the cells that stand together with this one, how many they are, and how many of them are in a row.
    fn around(&self, cell: Cell) -> (usize, usize, usize) {
        let group = self.beside.iter().rev().find(|group| group.first <= cell.index());
        let of_group = |group: &Beside| (group.first, group.count, group.columns);
        group.map_or((0, self.of.in_lines(), self.of.columns), of_group)
    }

    /// The row and the column of a cell among those that it stands together with, and the first of these.
    fn at(&self, cell: Cell) -> (usize, usize, usize) {
        let (first, _, columns) = self.around(cell);
        let place = cell.index() - first;
        (place / columns, place % columns, first)
    }

    /// The cell that is so many rows and columns from another.
    pub(super) fn moved(&self, cell: Cell, (down, right): (isize, isize)) -> Option<Cell> {
        let (first, count, columns) = self.around(cell);
        let (row, column, _) = self.at(cell);
        let (row, column) = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
        let place = row.checked_mul(columns)?.checked_add(column)?;
        (column < columns && place < count).then(|| Cell::new(first + place))
    }

    /// How many rows and columns one cell is from another that it stands together with.
    pub(super) fn way(&self, from: Cell, to: Cell) -> Option<(isize, isize)> {
        let ((row, column, first), (to_row, to_column, other)) = (self.at(from), self.at(to));
        let way = |from: usize, to: usize| to.cast_signed() - from.cast_signed();
        (first == other).then(|| (way(row, to_row), way(column, to_column)))
    }

    /// Whether two cells are neighbours.
    pub(super) fn share_side(&self, one: Cell, other: Cell) -> bool {
        self.way(one, other).is_some_and(|(down, right)| down.abs() + right.abs() == 1)
    }
}

/// The cells of the row or column with this name, from the left or from above.
pub(super) fn line_of(name: &str, of: Dimensions) -> Option<Vec<Cell>> {
    let &[line, number] = name.as_bytes() else { return None };
    let number = number_of(number)?;
    let cells: Vec<Cell> = match line {
        b'R' => (0..of.columns).filter_map(|column| of.cell_at(number, column)).collect(),
        b'C' => (0..of.rows).filter_map(|row| of.cell_at(row, number)).collect(),
        _ => return None,
    };
    (!cells.is_empty()).then_some(cells)
}

/// The cells of the diagonal that is named by its first cell: from the left it falls, from the right it rises, from above it goes
/// to the left, and from below to the right.
pub(super) fn diagonal_of(name: &str, of: Dimensions) -> Option<Vec<Cell>> {
    let start = Places::new(of).cell(name)?;
    let (row, column) = (of.row(start), of.column(start));
    let (last_row, last_column) = (of.rows - 1, of.columns - 1);
    let (down, right): (isize, isize) = if column == 0 && row < last_row {
        (1, 1)
    } else if column == last_column && (1..last_row).contains(&row) {
        (-1, -1)
    } else if row == 0 {
        (1, -1)
    } else if row == last_row && (1..last_column).contains(&column) {
        (-1, 1)
    } else {
        return None;
    };
    let at = |count: isize| {
        let row = row.checked_add_signed(count * down)?;
        of.cell_at(row, column.checked_add_signed(count * right)?)
    };
    let cells: Vec<Cell> = (0..).map_while(at).collect();
    (cells.len() > 1).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(cells: Option<Vec<Cell>>) -> String {
        let places = Places::new(Dimensions::square(9));
        let cells = cells.unwrap_or_default();
        cells.into_iter().map(|cell| places.name(cell)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cells_are_one_character_a_row_and_a_column() {
        let places = Places::new(Dimensions::square(16));
        for name in ["R1C1", "R9Ca", "RgCg"] {
            let cell = places.cell(name);
            assert_eq!(cell.map(|cell| places.name(cell)).as_deref(), Some(name));
        }
        for wrong in ["", "R0C1", "R10C1", "RhC1", "VA1", "R1", "R1C"] {
            assert_eq!(places.cell(wrong), None, "{wrong}");
        }
        assert_eq!(Places::new(Dimensions::square(9)).cell("RaC1"), None);
    }

    #[test]
    fn cells_beside_the_grid_have_names_together() {
        let mut places = Places::new(Dimensions::square(4));
        for (name, count, columns) in [("VA", 1, 0), ("VX", 6, 0), ("VY", 4, 2)] {
            assert!(places.add(name.to_owned(), count, columns), "{name}");
        }
        for (name, count) in [("VX", 1), ("VZ", 1 << 20)] {
            assert!(!places.add(name.to_owned(), count, 0), "{name}");
        }
        for (number, name) in
            ["VA", "VX1", "VX2", "VX3", "VX4", "VX5", "VX6", "VY1"].into_iter().enumerate()
        {
            let cell = Cell::new(16 + number);
            assert_eq!((places.cell(name), places.name(cell).as_str()), (Some(cell), name));
        }
        for wrong in ["VA1", "VX", "VX0", "VX7", "VX01", "VZ"] {
            assert_eq!(places.cell(wrong), None, "{wrong}");
        }
        let cell = |name: &str| places.cell(name).expect("a cell");
        for (one, other, way) in [
            ("VX1", "VX5", Some((1, 0))),
            ("VX2", "VX5", Some((1, -1))),
            ("VY1", "VY3", Some((1, 0))),
            ("VX1", "VY1", None),
            ("R4C1", "VA", None),
        ] {
            assert_eq!(places.way(cell(one), cell(other)), way, "{one} {other}");
            if let Some(way) = way {
                assert_eq!(places.moved(cell(one), way), Some(cell(other)));
            }
        }
        assert!(
            places.share_side(cell("VY2"), cell("VY4"))
                && !places.share_side(cell("VY2"), cell("VY3"))
        );
        assert_eq!(places.moved(cell("VX4"), (0, 1)), None);
        assert_eq!(places.moved(cell("VX3"), (1, 0)), None);
    }

    #[test]
    fn clues_look_along_lines_and_diagonals() {
        let of = Dimensions::square(9);
        assert_eq!(named(line_of("R2", of)), "R2C1 R2C2 R2C3 R2C4 R2C5 R2C6 R2C7 R2C8 R2C9");
        assert!(named(line_of("C3", of)).starts_with("R1C3 R2C3"));
        for (name, cells) in [
            ("R7C1", "R7C1 R8C2 R9C3"),
            ("R3C9", "R3C9 R2C8 R1C7"),
            ("R1C3", "R1C3 R2C2 R3C1"),
            ("R9C7", "R9C7 R8C8 R7C9"),
            ("R5C5", ""),
            ("R9C1", ""),
        ] {
            assert_eq!(named(diagonal_of(name, of)), cells, "{name}");
        }
        assert_eq!(named(diagonal_of("R1C9", of)).len(), 44);
        for wrong in ["", "R", "R10", "D1", "Ra"] {
            assert_eq!(line_of(wrong, of), None, "{wrong}");
        }
    }
}
