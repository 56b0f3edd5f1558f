//! Cells, digits, houses and nodes as text, and the moment that a step is written in.

use std::collections::BTreeMap;

use crate::grid::{Candidates, Cell, CellSet, Digit, Geometry, Group, House};
use crate::proof::{Node, Places, Step};

/// What stands for no cell and no digit.
pub(super) const NONE: &str = "none";

/// The grid and the candidates before a step.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) state: &'a Candidates,
    /// How a step within another one is written: by all forms, of which none knows the others.
    pub(super) print_step: fn(&Moment<'_>, &Step) -> String,
}

impl Moment<'_> {
    /// The moment within a case, in which these are the candidates.
    pub(super) const fn within<'a>(&'a self, state: &'a Candidates) -> Moment<'a> {
        Moment { state, ..*self }
    }

    /// The open places of a digit in a house.
    pub(super) fn places(&self, house: House, digit: Digit) -> CellSet {
        self.state.open_places_of(digit) & self.geometry.cells_of(house)
    }

    /// The first house in which these are all open places of the digit.
    pub(super) fn house_of(&self, digit: Digit, cells: CellSet) -> Option<House> {
        let mut houses = self.geometry.houses_around(cells);
        houses.find(|&house| self.places(house, digit) == cells)
    }

    /// The house of a strong link between these cells, which are to be all open places of the digit there: the
    /// one that is written, or else the first. None if they are not.
    pub(super) fn house_of_link(
        &self,
        written: Option<House>,
        digit: Digit,
        cells: CellSet,
    ) -> Option<House> {
        let house = written.or_else(|| self.house_of(digit, cells));
        house.filter(|&house| self.places(house, digit) == cells)
    }

    /// `[b1]=` if the house of a strong link between these cells must be written, else nothing.
    pub(super) fn link_house(&self, house: House, digit: Digit, cells: CellSet) -> String {
        if self.house_of(digit, cells) == Some(house) {
            String::new()
        } else {
            format!("[{}]=", self.house(house))
        }
    }

    /// That in a house a digit is only in its open places.
    pub(super) fn places_of(&self, house: House, digit: Digit) -> Places {
        Places::in_state(self.geometry, self.state, house, digit)
    }

    /// `r1c36,r2c1`: rows that have the same columns are written together.
    pub(super) fn cells(&self, cells: CellSet) -> String {
        let mut columns_of_row: BTreeMap<usize, String> = BTreeMap::new();
        for cell in cells.iter() {
            let column = numeral(self.geometry.column(cell) + 1);
            columns_of_row.entry(self.geometry.row(cell)).or_default().push_str(&column);
        }
        let mut groups: Vec<(String, String)> = Vec::new();
        for (row, columns) in columns_of_row {
            let row = numeral(row + 1);
            match groups.iter_mut().find(|(_, known)| *known == columns) {
                Some((rows, _)) => rows.push_str(&row),
                None => groups.push((row, columns)),
            }
        }
        if groups.is_empty() {
            return NONE.to_owned();
        }
        let group = |(rows, columns): &(String, String)| format!("r{rows}c{columns}");
        groups.iter().map(group).collect::<Vec<_>>().join(",")
    }

    /// `r1c3`.
    pub(super) fn cell(&self, cell: Cell) -> String {
        self.cells(CellSet::of(cell))
    }

    /// `2/7`, in the given order.
    pub(super) fn digits(&self, digits: impl IntoIterator<Item = Digit>) -> String {
        let digits: Vec<String> = digits.into_iter().map(|digit| self.digit(digit)).collect();
        if digits.is_empty() { NONE.to_owned() } else { digits.join("/") }
    }

    /// The digit's symbol.
    pub(super) fn digit(&self, digit: Digit) -> String {
        self.geometry.symbol(digit).to_string()
    }

    /// `r258` or `r2b46`, in the given order: a letter holds for the numbers behind it.
    pub(super) fn houses(&self, houses: &[impl Into<Group> + Copy]) -> String {
        let mut text = String::new();
        let mut last = None;
        for &house in houses {
            let kind = self.geometry.kind(house);
            if last != Some(kind) {
                text.push(kind.letter());
            }
            text.push_str(&numeral(self.geometry.number(house).into()));
            last = Some(kind);
        }
        text
    }

    /// `r2`.
    pub(super) fn house(&self, house: impl Into<Group>) -> String {
        self.houses(&[house.into()])
    }

    /// `(3)r1c12`.
    pub(super) fn node(&self, node: &Node) -> String {
        format!("({}){}", self.digit(node.digit), self.cells(node.cells))
    }
}

/// A number in one character: after 9 come letters. Numbers beyond these stand in parentheses.
fn numeral(number: usize) -> String {
    let letter = u32::try_from(number).ok().and_then(|number| char::from_digit(number.min(36), 36));
    letter.map_or_else(|| format!("({number})"), |letter| letter.to_ascii_uppercase().to_string())
}
