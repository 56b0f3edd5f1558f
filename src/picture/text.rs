//! The picture in characters, for a terminal: a grid with pencil marks, readable without colour.
//!
//! A given is `[4]`, a digit found is `(4)`; other digits are pencil marks. Before one of those stands
//! what it is to the step: `-4` is struck, `*4` belongs to the pattern, `=4` is filled in.

use super::scene::{CellPicture, CellRole, Hand, MarkKind, Scene};
use crate::grid::{Cell, Digit, DigitSet, Geometry};

/// The grid of a scene as lines of text; the last has no line end. Rows have their numbers, columns
/// letters if `letters`, numbers otherwise.
pub fn text(geometry: &Geometry, scene: &Scene, letters: bool) -> String {
    let side = geometry.side();
    let cells: Vec<String> = geometry.cells().map(|cell| content(geometry, scene, cell)).collect();
    let width = |column: usize| {
        let widths = cells.iter().skip(column).step_by(side).map(|text| text.chars().count());
        widths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..side).map(width).collect();
    let names: Vec<String> = (0..side).map(|column| column_name(column, letters)).collect();
    let margin = side.to_string().len() + 1;
    let block = (geometry.block_width(), geometry.block_height());
    let mut lines = vec![format!("{:margin$}{}", "", row(&names, &widths, block.0, ' '))];
    for (index, line) in cells.chunks(side).enumerate() {
        if index % block.1 == 0 {
            let kind = if index == 0 { Edge::Top } else { Edge::Inner };
            lines.push(format!("{:margin$}{}", "", border(&widths, block.0, kind)));
        }
        let number = index + 1;
        let digits = margin - 1;
        lines.push(format!("{number:>digits$} {}", row(line, &widths, block.0, '│')));
    }
    lines.push(format!("{:margin$}{}", "", border(&widths, block.0, Edge::Bottom)));
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
            Hand::Given => format!("[{digit}]"),
            Hand::Solved | Hand::Entered | Hand::Supposed => format!("({digit})"),
        };
    }
    let mut text = String::new();
    for digit in pencil_marks(scene, picture, cell).iter() {
        match scene.marks.get(&(cell, digit)).map(|mark| mark.kind) {
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
    let marked = scene.marks.keys().filter(|(at, _)| *at == cell).map(|&(_, digit)| digit);
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

/// A row of texts, a bar at each border of a block.
fn row(texts: &[String], widths: &[usize], block: usize, bar: char) -> String {
    let padded: Vec<String> =
        texts.iter().zip(widths).map(|(text, &width)| format!("{text:width$}")).collect();
    let blocks = padded.chunks(block).map(|cells| format!(" {} ", cells.join("  ")));
    let blocks: Vec<String> = blocks.collect();
    format!("{bar}{}{bar}", blocks.join(&bar.to_string()))
}

/// Which border of a band of blocks.
#[derive(Clone, Copy)]
enum Edge {
    Top,
    Inner,
    Bottom,
}

fn border(widths: &[usize], block: usize, edge: Edge) -> String {
    let (left, middle, right) = match edge {
        Edge::Top => ('┌', '┬', '┐'),
        Edge::Inner => ('├', '┼', '┤'),
        Edge::Bottom => ('└', '┴', '┘'),
    };
    let parts: Vec<String> = widths
        .chunks(block)
        .map(|widths| "─".repeat(widths.iter().map(|width| width + 2).sum::<usize>()))
        .collect();
    format!("{left}{}{right}", parts.join(&middle.to_string()))
}
