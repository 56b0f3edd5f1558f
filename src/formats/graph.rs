//! A puzzle as a graph for Graphviz: a vertex for each cell, an edge between cells that cannot hold the same digit.

use std::fmt::Write as _;

use crate::grid::{Apart, Board, Candidate, Cell, Digit, Entry, Geometry, Offset};
use crate::message::{Message, words};

/// How light the colours are, as Graphviz takes them: saturation and value.
const LIGHT: &str = "0.35 1.0";

/// Writes the graph of a grid in the language DOT, with the digits of a board as labels and as colours. Each cell has its
/// place; a given has a thick border. Each edge has the name of its constraint: the houses that its cells share, which `say`
/// puts into words. Cells whose digits rule out each other in another way are joined by a dashed edge.
///
/// Source of the language: Emden Gansner, Eleftherios Koutsofios and Stephen North, *Drawing graphs with dot*, 2015.
pub fn dot(geometry: &Geometry, board: &Board, say: &dyn Fn(&Message) -> String) -> String {
    let geometry = &geometry.by_rules();
    let mut text = String::from(
        "graph sudoku {\n  layout=neato;\n  node [shape=circle, fixedsize=true, width=0.6, style=filled, \
         fillcolor=white];\n  edge [color=gray, fontsize=5];\n",
    );
    for cell in geometry.cells() {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let label = board.entry(cell).digit().map(|digit| geometry.symbol(digit));
        let label = label.map_or_else(String::new, String::from);
        let colour = board.entry(cell).digit().map(|digit| colour(geometry, digit));
        let fill = colour.map_or_else(String::new, |colour| format!(", fillcolor=\"{colour}\""));
        let is_given = matches!(board.entry(cell), Entry::Given(_));
        let border = if is_given { ", penwidth=3" } else { "" };
        let name = name(geometry, cell);
        let place = format!("pos=\"{column},-{row}!\"");
        let _ = writeln!(text, "  {name} [label=\"{label}\", {place}{fill}{border}];");
    }
    for one in geometry.cells() {
        for other in geometry.groupmates(one).iter().filter(|&other| one < other) {
            let shared = geometry.groups_of(one).iter();
            let shared = shared.filter(|&&house| geometry.cells_of(house).contains(other));
            let houses = shared.map(|&house| geometry.house_name(house)).collect();
            let label = say(&words::GraphSameHouse { houses }.into());
            let (one, other) = (name(geometry, one), name(geometry, other));
            let _ = writeln!(text, "  {one} -- {other} [label=\"{label}\"];");
        }
        for (other, Offset { short, long, difference }) in kept_apart(geometry, one) {
            let label = say(&words::ApartNever { difference, long, short }.into());
            let (one, other) = (name(geometry, one), name(geometry, other));
            let _ = writeln!(text, "  {one} -- {other} [label=\"{label}\", style=dashed];");
        }
    }
    text.push_str("}\n");
    text
}

/// The later cells that the grid keeps apart from one by steps, with what it says of them.
fn kept_apart(geometry: &Geometry, one: Cell) -> Vec<(Cell, Offset)> {
    if geometry.excludes_by_groups_alone() {
        return Vec::new();
    }
    let here = Candidate::new(one, Digit::new(0));
    let later = geometry.cells().filter(|&other| one < other);
    let pairs =
        later.flat_map(|cell| geometry.digits().map(move |digit| Candidate { cell, digit }));
    let kept = pairs.filter(|&there| matches!(geometry.apart(here, there), Some(Apart::Steps(_))));
    kept.map(|there| (there.cell, geometry.offset(here, there))).collect()
}

/// The colour of a digit: hues at equal distances.
fn colour(geometry: &Geometry, digit: Digit) -> String {
    let thousandths = digit.index() * 1000 / geometry.digit_count();
    format!("0.{thousandths:03} {LIGHT}")
}

fn name(geometry: &Geometry, cell: Cell) -> String {
    format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{GeometrySpec, StepsApart};
    use crate::test_grids::{classic, grid_of, not_beside, spec};

    #[test]
    fn the_classic_graph_has_81_vertices_and_810_edges() {
        let geometry = classic();
        let board = Board::from_givens(81, [Candidate::new(Cell::new(80), Digit::new(8))]);
        let text = dot(&geometry, &board, &|message| message.id.to_string());
        assert_eq!((text.matches("pos=").count(), text.matches(" -- ").count()), (81, 810));
        assert!(text.contains(
            "r9c9 [label=\"9\", pos=\"8,-8!\", fillcolor=\"0.888 0.35 1.0\", penwidth=3];"
        ));
        assert!(text.contains("  r1c1 -- r1c2 [label=\"graph-same-house\"];\n"));
        assert!(!text.contains("r1c2 -- r1c1"));
    }

    #[test]
    fn what_steps_keep_apart_is_dashed() {
        let said = |steps| StepsApart { steps, never_differ_by: vec![0] };
        let knight = vec![said(vec![(1, 2), (2, 1)])];
        let edges = |apart| {
            let geometry = GeometrySpec { apart, ..spec("1234", 2, 2) };
            let geometry = Geometry::new(&geometry).expect("a grid");
            let text = dot(&geometry, &Board::empty(16), &|message| message.id.to_string());
            let dashed = text.matches("[label=\"apart-never\", style=dashed]").count();
            (text.matches("graph-same-house").count(), dashed)
        };
        // A knight has 24 moves on 16 cells, none of them within a row, a column or a block; 24 pairs are next to each other.
        assert_eq!(edges(knight), (56, 24));
        assert_eq!(edges(not_beside()), (56, 24));
    }

    #[test]
    fn the_small_graph_has_56_edges() {
        let text = dot(&grid_of("1234", 2, 2), &Board::empty(16), &|_| "x".to_owned());
        assert_eq!((text.matches("pos=").count(), text.matches(" -- ").count()), (16, 56));
    }
}
