//! Doppelgangers: each row, column and block lacks one digit, which stands in a cell beside the grid.
//!
//! There are n rows and columns, and digits from 0 to n. No two rows lack the same digit, nor do two columns or two blocks, and none
//! lacks the 0; where a 0 stands, its row, its column and its block lack three different ones. (As that solver's own description has it.)

use std::collections::BTreeSet;

use super::blocks::{block, blocks};
use super::places::Places;
use crate::grid::{Cell, Dimensions};

/// What a text says it with.
pub(super) const DOPPELGANGER: &str = "Doppelganger";

/// How the cells are named that hold what columns, rows and blocks lack.
const OF_COLUMNS: &str = "DGR";
const OF_ROWS: &str = "DGC";
const OF_BLOCKS: &str = "DGB";

/// The cells beside a grid of this size: how they are named together, how many they are, and how many are in a row.
pub(super) fn beside(of: Dimensions) -> Vec<(String, usize, usize)> {
    let blocks = block(of, of.columns).map(|(_, width)| (OF_BLOCKS, of.columns, width));
    let lines = [(OF_ROWS, of.rows, 0), (OF_COLUMNS, of.columns, 0)];
    let all = blocks.into_iter().chain(lines);
    all.map(|(name, count, columns)| (name.to_owned(), count, columns)).collect()
}

/// A row, column or block with the cell that holds what it lacks.
struct Lacking {
    cells: BTreeSet<Cell>,
    lacks: Cell,
}

/// What rows, columns and blocks lack, in three lists; `None` if the grid is not such a one.
fn all(places: &Places, has_blocks: bool) -> Option<[Vec<Lacking>; 3]> {
    let of = places.of;
    let fits = of.rows == of.columns && of.digits == of.rows + 1 && has_blocks;
    let of_blocks = blocks(of, block(of, of.rows).filter(|_| fits)?);
    let rows = (0..of.rows).map(|row| (0..of.columns).map(|it| of.cell_at(row, it)).collect());
    let columns = (0..of.columns).map(|it| (0..of.rows).map(|row| of.cell_at(row, it)).collect());
    let rows: Vec<Option<BTreeSet<Cell>>> = rows.collect();
    let columns: Vec<Option<BTreeSet<Cell>>> = columns.collect();
    let of_blocks = of_blocks.into_iter().map(|cells| Some(cells.into_iter().collect())).collect();
    let with = |all: Vec<Option<BTreeSet<Cell>>>, name: &str| -> Option<Vec<Lacking>> {
        let named = places.named(name).filter(|named| named.len() == all.len())?;
        let one =
            |(cells, lacks): (Option<BTreeSet<Cell>>, Cell)| Some(Lacking { cells: cells?, lacks });
        all.into_iter().zip(named).map(one).collect()
    };
    Some([with(rows, OF_ROWS)?, with(columns, OF_COLUMNS)?, with(of_blocks, OF_BLOCKS)?])
}

/// The cells that are all different: each row, column and block with what it lacks, and what the rows, the columns and the blocks
/// lack. `None` if the grid is not such a one.
pub(super) fn groups(places: &Places, has_blocks: bool) -> Option<Vec<BTreeSet<Cell>>> {
    let mut groups = Vec::new();
    for lists in all(places, has_blocks)? {
        groups.push(lists.iter().map(|one| one.lacks).collect());
        let with = |mut one: Lacking| {
            let _ = one.cells.insert(one.lacks);
            one.cells
        };
        groups.extend(lists.into_iter().map(with));
    }
    Some(groups)
}

/// The cells that hold what is lacked.
pub(super) fn lacked(places: &Places) -> Vec<Cell> {
    let named = [OF_ROWS, OF_COLUMNS, OF_BLOCKS].map(|name| places.named(name));
    named.into_iter().flatten().flatten().collect()
}

/// Each cell of the grid, and the cells with what its row, its column and its block lack.
pub(super) fn of_cells(places: &Places) -> Option<Vec<Vec<Vec<Cell>>>> {
    let all = all(places, true)?;
    let of_cell = |cell: Cell| {
        let lacks =
            all.iter().filter_map(|lists| lists.iter().find(|one| one.cells.contains(&cell)));
        vec![vec![cell], lacks.map(|one| one.lacks).collect()]
    };
    Some((0..places.of.in_lines()).map(Cell::new).map(of_cell).collect())
}
