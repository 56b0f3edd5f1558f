//! Where something is wrong in a text of another program: in the digits of a link, or in the rows of a file.

use super::grids::Grids;
use super::words;
use crate::formats::format::FormatFault;
use crate::formats::{Fault, ReadError};

/// A row of a file: its line, the column at which it begins, and what it says.
pub(super) type PlacedRow = (usize, usize, String);

/// Where the digits at the end of a link are wrong, if they are; `place` is where it begins.
pub(super) fn in_link(
    fault: &FormatFault,
    link: &str,
    (line, column): (usize, usize),
    grids: &Grids,
) -> Option<ReadError> {
    let usual = grids.usual()?;
    let at = link.rfind(['=', '/']).map_or(0, |at| at + 1);
    let digits = &link[at..];
    let begin = column + link[..at].chars().count();
    match *fault {
        FormatFault::Cells { found } if digits.chars().count() == found => {
            Some(words::miscounted(digits, usual.in_lines(), (line, begin)))
        }
        FormatFault::Character { position, found } => {
            let is_there = digits.chars().nth(position - 1) == Some(found);
            let fault = words::character(found, usual);
            is_there.then(|| ReadError::new(line, begin + position - 1, fault))
        }
        _ => None,
    }
}

/// Where the rows of a file are wrong, section by section.
pub(super) fn in_sections(
    fault: &FormatFault,
    sections: &[Vec<PlacedRow>],
    grids: &Grids,
) -> Option<ReadError> {
    let length = |row: &PlacedRow| row.2.chars().count();
    let cells = |rows: &[PlacedRow]| rows.iter().map(length).sum::<usize>();
    match *fault {
        FormatFault::Cells { found } => {
            let rows = sections.iter().find(|rows| cells(rows) == found && found > 0)?;
            let often = |wanted: usize| rows.iter().filter(|row| length(row) == wanted).count();
            let side = rows.iter().map(length).max_by_key(|wanted| often(*wanted))?;
            let place = |row: &PlacedRow, at: usize| (row.0, row.1 + at);
            let ((line, column), fault) =
                if let Some(row) = rows.iter().find(|row| length(row) != side) {
                    let found = length(row);
                    let fault = Fault::RowLength { expected: side, cells: side * side, found };
                    (place(row, found.min(side)), fault)
                } else {
                    let fault = Fault::RowCount { expected: side, found: rows.len() };
                    (place(rows.get(side).or(rows.last())?, 0), fault)
                };
            Some(ReadError::new(line, column, fault))
        }
        FormatFault::Character { position, found } => {
            let at = |rows: &[PlacedRow]| {
                let places = rows.iter().flat_map(|(line, column, text)| {
                    text.chars().enumerate().map(move |(at, it)| (*line, column + at, it))
                });
                places.clone().nth(position - 1).filter(|place| place.2 == found)
            };
            let (line, column, _) = sections.iter().find_map(|rows| at(rows))?;
            Some(ReadError::new(line, column, words::character(found, grids.usual()?)))
        }
        _ => None,
    }
}
