//! What messages name, as cells and digits of the grid that they are about.

use duvod::grid::{Cell, Digit, Geometry};
use duvod::message::{CellName, DigitName, Message, Value};

/// The cell that is called so.
pub(crate) fn cell_of(grid: &Geometry, name: CellName) -> Cell {
    let mut cells = grid.cells();
    cells.find(|&cell| grid.cell_name(cell) == name).expect("a cell")
}

/// The digit that is called so.
pub(crate) fn digit_of(grid: &Geometry, name: DigitName) -> Digit {
    let mut digits = grid.digits();
    digits.find(|&digit| grid.digit_name(digit) == name).expect("a digit")
}

/// The value that a message has by this name.
pub(crate) fn argument<'a>(message: &'a Message, name: &str) -> Option<&'a Value> {
    message.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The cells that a message has by this name: one or several, or none.
pub(crate) fn cells_in(grid: &Geometry, message: &Message, name: &str) -> Vec<Cell> {
    match argument(message, name) {
        Some(Value::Cell(cell)) => vec![cell_of(grid, *cell)],
        Some(Value::Cells(cells)) => cells.iter().map(|&cell| cell_of(grid, cell)).collect(),
        _ => Vec::new(),
    }
}

/// The digits that a message has by this name.
pub(crate) fn digits_in(grid: &Geometry, message: &Message, name: &str) -> Vec<Digit> {
    match argument(message, name) {
        Some(Value::Digit(digit)) => vec![digit_of(grid, *digit)],
        Some(Value::Digits(digits)) => digits.iter().map(|&digit| digit_of(grid, digit)).collect(),
        _ => Vec::new(),
    }
}

/// The number that a message has by this name.
pub(crate) fn number(message: &Message, name: &str) -> Option<i64> {
    match argument(message, name) {
        Some(Value::Number(number)) => Some(*number),
        _ => None,
    }
}

/// The messages that are values of the message.
pub(crate) fn within(message: &Message) -> impl Iterator<Item = &Message> {
    message.args.iter().flat_map(|(_, value)| match value {
        Value::Message(inner) => std::slice::from_ref(inner.as_ref()),
        Value::Messages(inner) => inner.as_slice(),
        _ => &[],
    })
}
