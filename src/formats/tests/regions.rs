//! Grids of regions of any form: made from what is drawn, and from the fields of f-puzzles.

use std::sync::Arc;

use super::known::grids;
use crate::formats::{Content, WrittenPuzzle, format_named, print_grid, read, read_document};
use crate::grid::{Board, Geometry, StateText, Way, grid_named, name_of_regions};
use crate::test_grids::classic;

/// A map of regions with so many rows and columns: bands of so many rows, each cut into pieces column by column.
fn bands(side: usize, heights: &[usize]) -> Arc<Geometry> {
    let mut regions = vec![0; side * side];
    let (mut top, mut met) = (0, 0);
    for height in heights {
        for column in 0..side {
            for row in 0..*height {
                let row = if column % 2 == 0 { row } else { height - 1 - row };
                regions[(top + row) * side + column] = met / side;
                met += 1;
            }
        }
        top += height;
    }
    let name = name_of_regions(&regions).expect("a name");
    grid_named(&name, grids().iter()).expect("a grid")
}

/// Maps that no grid has that is known.
fn maps() -> Vec<Arc<Geometry>> {
    let heights: [(usize, &[usize]); 13] = [
        (4, &[3, 1]),
        (5, &[2, 3]),
        (6, &[4, 2]),
        (7, &[2, 5]),
        (8, &[3, 5]),
        (9, &[4, 5]),
        (10, &[3, 7]),
        (11, &[5, 6]),
        (12, &[5, 7]),
        (13, &[6, 7]),
        (14, &[5, 9]),
        (15, &[7, 8]),
        (16, &[7, 9]),
    ];
    heights.iter().map(|(side, heights)| bands(*side, heights)).collect()
}

fn empty(geometry: &Arc<Geometry>) -> WrittenPuzzle {
    WrittenPuzzle::new(geometry, StateText::of_board(Board::empty(geometry.cell_count())))
}

/// The name of the grid of the one puzzle that a text holds.
fn grid_in(text: &str) -> Option<String> {
    let grids = grids();
    let read = read(text, &grids).items;
    let [item] = &read[..] else { return None };
    let Ok(Content::Puzzle(puzzle)) = &item.content else { return None };
    Some(puzzle.geometry.name().to_owned())
}

#[test]
fn a_grid_is_made_of_the_regions_that_are_drawn() {
    let sides: Vec<usize> = grids().iter().map(|grid| grid.digit_count()).collect();
    for geometry in maps().iter().filter(|map| sides.contains(&map.digit_count())) {
        let text = print_grid(&Board::empty(geometry.cell_count()), geometry);
        let name = Some(geometry.name().to_owned());
        assert_eq!(grid_in(&text), name, "{text}");
        // In characters for boxes.
        let boxes = text.replace('|', "│").replace('-', "─").replace('+', "┼");
        assert_eq!(grid_in(&boxes), name, "{boxes}");
    }
}

/// A grid in which every cell has a frame, heavier between regions.
fn framed(geometry: &Geometry) -> String {
    let side = geometry.digit_count();
    let level = |line, place| {
        if geometry.has_wall(Way::Level, line, place) { "━━━" } else { "───" }
    };
    let bar = |at, line| if geometry.has_wall(Way::Upright, at, line) { "┃" } else { "│" };
    let border = |line| {
        let parts: Vec<&str> = (0..side).map(|place| level(line, place)).collect();
        format!("┼{}┼", parts.join("┼"))
    };
    let row = |line| {
        let bars: Vec<&str> = (0..=side).map(|at| bar(at, line)).collect();
        bars.join(" . ")
    };
    let lines = (0..side).flat_map(|line| [border(line), row(line)]);
    lines.chain([border(side)]).collect::<Vec<_>>().join("\n")
}

#[test]
fn frames_of_cells_are_heavy_between_regions() {
    let sides: Vec<usize> = grids().iter().map(|grid| grid.digit_count()).collect();
    for geometry in maps().iter().filter(|map| sides.contains(&map.digit_count())) {
        let text = framed(geometry);
        assert_eq!(grid_in(&text).as_deref(), Some(geometry.name()), "{text}");
    }
    assert_eq!(grid_in(&framed(&classic())).as_deref(), Some("test"), "the one that is known");
}

#[test]
fn what_is_drawn_and_makes_no_regions_is_refused() {
    let text = print_grid(&Board::empty(16), &bands(4, &[3, 1]));
    assert!(grid_in(&text).is_some());
    let broken = text.replacen("| . | . ", "| .   . ", 1);
    assert!(broken != text && grid_in(&broken).is_none(), "{broken}");
}

#[test]
fn f_puzzles_says_regions_of_any_form_on_grids_of_every_size() {
    let json = format_named("f-puzzles-json").expect("a format");
    for geometry in maps() {
        let written = json.write(&[empty(&geometry)]).expect("written");
        let read = read_document(&written, &grids()).expect("a format").expect("a puzzle");
        assert_eq!(read.puzzles[0].geometry.name(), geometry.name());
    }
}

#[test]
fn f_puzzles_has_latin_squares() {
    let json = format_named("f-puzzles-json").expect("a format");
    for name in ["latin-4x4", "latin-9x9", "latin-11x11", "latin-9x9+x"] {
        let known = grids();
        let geometry = grid_named(name, known.iter()).expect("a grid");
        let written = json.write(&[empty(&geometry)]).expect("written");
        assert!(written.contains("\"region\":null"), "{written}");
        let read = read_document(&written, &known).expect("a format").expect("a puzzle");
        assert!(read.puzzles[0].geometry.is_alike(&geometry), "{name}");
    }
    let geometry = bands(4, &[3, 1]);
    let written = json.write(&[empty(&geometry)]).expect("written");
    // Where not all cells are in a region, each is a group.
    let some = written.replacen("\"region\":3", "\"region\":null", 4);
    let read = read_document(&some, &grids()).expect("a format").expect("a puzzle");
    let read = &read.puzzles[0].geometry;
    assert!(some != written && read.name().starts_with("latin-4x4"), "{}", read.name());
    let is_kept = |area| read.houses_around(geometry.cells_of(area)).next().is_some();
    assert!(geometry.areas().take(3).all(is_kept), "{}", read.name());
    // More cells than there are digits cannot be all different.
    let many = written.replacen("\"region\":3", "\"region\":2", 1);
    assert!(many != written && read_document(&many, &grids()).expect("a format").is_err());
}
