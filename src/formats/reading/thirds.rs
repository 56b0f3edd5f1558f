//! Pencil marks drawn in squares: three lines a row, three characters a cell, each mark at its place, as in
//! `12. / 4.6 / ..9`. A digit alone in the middle of its square fills the cell.

use super::cells::Read;
use super::drawn::Drawn;
use super::found::Found;
use super::grids::Grids;
use super::line::{Kind, Line, is_upright};
use super::row::is_blank_row;
use super::signs::Signs;
use crate::formats::format::WrittenPuzzle;
use crate::formats::left::of_left;
use crate::formats::{Fault, ReadError};
use crate::grid::DigitSet;

/// How many digits the grid has, and how many marks stand beside one another.
const SIDE: usize = 9;
const WIDTH: usize = 3;

/// The grids of a region that is drawn so.
pub(super) fn read(lines: &[Line<'_>], grids: &Grids) -> Option<Vec<Found>> {
    let is_row = |line: &&Line<'_>| line.kind == Kind::Cells && !is_blank_row(&line.text);
    let rows: Vec<&Line<'_>> = lines.iter().filter(is_row).collect();
    if rows.is_empty() || !rows.len().is_multiple_of(SIDE * WIDTH) {
        return None;
    }
    let marks: Vec<Vec<Option<usize>>> =
        rows.iter().map(|line| marks_of(&line.text)).collect::<Option<_>>()?;
    let all = rows.chunks(SIDE * WIDTH).zip(marks.chunks(SIDE * WIDTH));
    let found = all.map(|(rows, marks)| {
        let line = rows[0].number;
        let cells = (0..SIDE * SIDE).map(|cell| digits_of(marks, cell / SIDE, cell % SIDE));
        let cells: Vec<Vec<usize>> = cells.collect::<Option<_>>()?;
        let (geometry, note) =
            grids.choose(SIDE, &Drawn::default(), &Signs::of(std::iter::empty())).ok()?;
        let read = if let Some(empty) = cells.iter().position(Vec::is_empty) {
            let line = rows[empty / SIDE * WIDTH].number;
            let found = String::from(".");
            Err(ReadError::new(line, empty % SIDE * WIDTH + 1, Fault::Mark { found }))
        } else {
            let digit = |value: &usize| geometry.digit(char::from_digit(*value as u32, 10)?);
            let left: Vec<DigitSet> =
                cells.iter().map(|cell| cell.iter().filter_map(digit).collect()).collect();
            let puzzle = WrittenPuzzle::new(&geometry, of_left(&geometry, &left));
            Ok(Read { puzzle, note, has_marks: true })
        };
        Some(Found { line, name: None, read, is_doubtful: false })
    });
    found.collect()
}

/// The marks on a line.
fn marks_of(line: &str) -> Option<Vec<Option<usize>>> {
    let signs = line.chars().filter(|it| !it.is_whitespace() && !is_upright(*it));
    let mark = |it: char| match it {
        '.' | '_' | '-' | '·' => Some(None),
        _ => it.to_digit(10).filter(|it| *it > 0).map(|it| Some(it as usize)),
    };
    let marks: Vec<_> = signs.take(SIDE * WIDTH + 1).map(mark).collect::<Option<_>>()?;
    (marks.len() == SIDE * WIDTH).then_some(marks)
}

/// What is left in a cell; `None` if a digit is not at its place.
fn digits_of(marks: &[Vec<Option<usize>>], row: usize, column: usize) -> Option<Vec<usize>> {
    let at = |place: usize| marks[WIDTH * row + place / WIDTH][WIDTH * column + place % WIDTH];
    let met = || (0..SIDE).filter_map(|place| at(place).map(|digit| (place, digit)));
    let is_filled = met().count() == 1 && at(SIDE / 2).is_some();
    let is_right = is_filled || met().all(|(place, digit)| digit == place + 1);
    is_right.then(|| met().map(|(_, digit)| digit).collect())
}
