//! The picture in characters, for a terminal: a grid with pencil marks, readable without colour.
//!
//! A given is `[4]`, a digit found is `(4)`; other digits are pencil marks. Before one of those stands
//! what it is to the step: `-4` is struck, `*4` belongs to the pattern, `=4` is filled in.

use super::scene::{CellPicture, CellRole, DigitOrigin, MarkKind, Scene};
use crate::grid::{Candidate, Cell, Digit, DigitSet, Geometry, Way};

/// Writes the grid of a scene as lines of text; the last has no line end. Rows have their numbers, columns
/// letters if `letters`, numbers otherwise.
pub fn text(geometry: &Geometry, scene: &Scene, letters: bool) -> String {
    let (rows, columns) = (geometry.row_count(), geometry.column_count());
    let cells: Vec<String> = geometry.cells().map(|cell| content(geometry, scene, cell)).collect();
    let width = |column: usize| {
        let widths = cells.iter().skip(column).step_by(columns).map(|text| text.chars().count());
        widths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let names: Vec<String> = (0..columns).map(|column| column_name(column, letters)).collect();
    let margin = geometry.rows_drawn().to_string().len() + 1;
    // Room wherever another row has a wall.
    let open_row = |texts: &[String]| {
        let text = |(column, (text, &width)): (usize, (&String, &usize))| {
            let bar = if geometry.has_some_wall(Way::Upright, column) { " " } else { "" };
            format!("{bar} {text:width$} ")
        };
        texts.iter().zip(&widths).enumerate().map(text).collect::<String>()
    };
    let mut lines = vec![format!("{:margin$}{}", "", open_row(&names))];
    let digits = margin - 1;
    for (index, line) in cells.chunks(columns).take(rows).enumerate() {
        lines.extend(border(geometry, index, &widths).map(|border| " ".repeat(margin) + &border));
        let number = index + 1;
        lines.push(format!("{number:>digits$} {}", row(geometry, index, line, &widths)));
    }
    lines.extend(border(geometry, rows, &widths).map(|border| " ".repeat(margin) + &border));
    // Below it the cells beside the grid, which have no walls.
    for (index, line) in geometry.drawn_rows().zip(cells.chunks(columns)).skip(rows) {
        if index == rows + 1 {
            lines.push(String::new());
        }
        let number = index + 1;
        lines.push(format!("{number:>digits$} {}", open_row(line)));
    }
    let trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    trimmed.join("\n")
}

/// What a cell shows.
fn content(geometry: &Geometry, scene: &Scene, cell: Cell) -> String {
    let picture = &scene.cells[cell.index()];
    let symbol = |digit: Digit| geometry.symbol(digit);
    if let Some(shown) = picture.digit.filter(|shown| !shown.pale) {
        let digit = symbol(shown.digit);
        return match shown.hand {
            _ if picture.roles.contains(&CellRole::Placed) => format!("={digit}"),
            DigitOrigin::Given => format!("[{digit}]"),
            DigitOrigin::Solved | DigitOrigin::Entered | DigitOrigin::Supposed => {
                format!("({digit})")
            }
        };
    }
    let mut text = String::new();
    for digit in pencil_marks(scene, picture, cell).iter() {
        match scene.marks.get(&Candidate { cell, digit }).map(|mark| mark.kind) {
            Some(MarkKind::Target) => text.push('-'),
            Some(_) => text.push('*'),
            None if in_a_set(picture) => text.push('*'),
            None => {}
        }
        text.push(symbol(digit));
    }
    text
}

/// The pencil marks of a cell, and the candidates that are marked in it.
fn pencil_marks(scene: &Scene, picture: &CellPicture, cell: Cell) -> DigitSet {
    let marked = scene
        .marks
        .keys()
        .filter(|Candidate { cell: at, .. }| *at == cell)
        .map(|&Candidate { digit, .. }| digit);
    picture.pencil | marked.collect()
}

/// Whether the cell is one of an almost locked set, all of whose digits belong to the pattern.
fn in_a_set(picture: &CellPicture) -> bool {
    picture.roles.iter().any(|role| matches!(role, CellRole::Set(_)))
}

fn column_name(column: usize, letters: bool) -> String {
    match u8::try_from(column) {
        Ok(column) if letters && column < 26 => char::from(b'A' + column).to_string(),
        _ => (column + 1).to_string(),
    }
}

/// A row of texts, a bar at each wall, and room for one wherever another row has one.
fn row(geometry: &Geometry, index: usize, texts: &[String], widths: &[usize]) -> String {
    let mut row = String::new();
    for column in 0..=texts.len() {
        if geometry.has_some_wall(Way::Upright, column) {
            row.push(if geometry.has_wall(Way::Upright, column, index) { '│' } else { ' ' });
        }
        if let Some((text, &width)) = texts.get(column).zip(widths.get(column)) {
            row.extend([" ", &format!("{text:width$}"), " "]);
        }
    }
    row
}

/// What is drawn above the row with this number, or below the last one; nothing where there is no wall.
fn border(geometry: &Geometry, line: usize, widths: &[usize]) -> Option<String> {
    let mut border = String::new();
    for column in 0..=widths.len() {
        if geometry.has_some_wall(Way::Upright, column) {
            border.push(crossing(geometry.walls_at(line, column)));
        }
        if let Some(width) = widths.get(column) {
            let drawn = if geometry.has_wall(Way::Level, line, column) { "─" } else { " " };
            border.push_str(&drawn.repeat(width + 2));
        }
    }
    geometry.has_some_wall(Way::Level, line).then_some(border)
}

/// The character at which walls meet that go upwards, downwards, to the left, to the right.
const fn crossing(walls: [bool; 4]) -> char {
    match walls {
        [false, false, false, false] => ' ',
        [_, _, false, false] => '│',
        [false, false, _, _] => '─',
        [false, true, false, true] => '┌',
        [false, true, true, false] => '┐',
        [true, false, false, true] => '└',
        [true, false, true, false] => '┘',
        [true, true, false, true] => '├',
        [true, true, true, false] => '┤',
        [false, true, true, true] => '┬',
        [true, false, true, true] => '┴',
        [true, true, true, true] => '┼',
    }
}
