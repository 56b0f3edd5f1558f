//! Slips of the pen: a change of one given that would leave the puzzle exactly one solution.
//!
//! Another digit in its place; or another place for it: where nearly all givens lie symmetrically, that which is missing, else
//! an empty cell beside. Leaving the given out is not
//! asked about: if that helps, so does the digit that the solution then has there.

use crate::grid::{Cell, CellSet, Digit, Entry, Geometry, StateText};
use crate::search::{Budget, Search, Verdict};

/// The most nodes for all questions to the exact solver together: about other digits and symmetry, and about cells beside.
const NODES: u64 = 20_000_000;
const NODES_BESIDE: u64 = 5_000_000;

/// A change of one given after which the puzzle has exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The cell of the given.
    pub cell: Cell,
    /// The digit that stands there.
    pub digit: Digit,
    /// The cell in which one should stand, mostly the same.
    pub at: Cell,
    /// The digit that should, mostly another.
    pub instead: Digit,
}

impl Repair {
    /// Says whether the given belongs into another cell.
    pub fn is_move(&self) -> bool {
        self.at != self.cell
    }
}

/// Every change of one of these givens after which the puzzle has exactly one solution: first those that put it into a cell
/// in which all givens lie symmetrically, then in turn other digits and empty cells beside, cell by cell. Those that were found
/// when the exact solver was stopped, if it was.
pub(super) fn repairs(
    geometry: &Geometry,
    search: &Search,
    puzzle: &StateText,
    cells: CellSet,
    stop: &dyn Fn() -> bool,
) -> Vec<Repair> {
    let given = |cell: Cell| puzzle.board.entry(cell).digit().map(|digit| (cell, digit));
    let moved = |(from, at): (Cell, Cell)| {
        let (cell, digit) = given(from)?;
        Some(Repair { cell, digit, at, instead: digit })
    };
    let symmetric = moves(geometry, puzzle.board.digits().map(|one| one.cell).collect());
    let symmetric = symmetric.into_iter().filter(|(from, _)| cells.contains(*from));
    let symmetric: Vec<_> = symmetric.filter_map(moved).collect();
    let changed = cells.iter().filter_map(given).flat_map(|(cell, digit)| {
        let others = geometry.digits().filter(move |&other| other != digit);
        others.map(move |instead| Repair { cell, digit, at: cell, instead })
    });
    let is_empty = |at: &Cell| puzzle.board.entry(*at) == Entry::Empty;
    let beside = cells.iter().flat_map(|from| {
        beside(geometry, from).into_iter().filter(is_empty).map(move |at| (from, at))
    });
    let beside = beside.filter_map(moved).filter(|repair| !symmetric.contains(repair));
    let mend = |nodes: u64, repairs: &mut dyn Iterator<Item = Repair>| {
        let mut budget = search.budget(nodes).until(stop);
        mending(search, puzzle, repairs, &mut budget)
    };
    let first = mend(NODES, &mut symmetric.iter().copied().chain(changed));
    let (mut found, changed): (Vec<_>, Vec<_>) = first.into_iter().partition(Repair::is_move);
    let mut beside = mend(NODES_BESIDE, &mut beside.into_iter()).into_iter();
    for repair in changed {
        found.push(repair);
        found.extend(beside.next());
    }
    found.extend(beside);
    found
}

/// Those of the changes that leave exactly one solution, as far as the budget goes.
fn mending(
    search: &Search,
    puzzle: &StateText,
    repairs: &mut dyn Iterator<Item = Repair>,
    budget: &mut Budget<'_>,
) -> Vec<Repair> {
    let mut found = Vec::new();
    for repair in repairs {
        let mut mended = puzzle.clone();
        mended.board.set(repair.cell, Entry::Empty);
        mended.board.set(repair.at, Entry::Given(repair.instead));
        match search.verdict_of(&mended, budget) {
            Ok(Verdict::One(_)) => found.push(repair),
            Ok(_) => {}
            Err(_) => return found,
        }
    }
    found
}

/// The cells that share an edge with one.
fn beside(geometry: &Geometry, cell: Cell) -> Vec<Cell> {
    let (row, column) = (geometry.row(cell), geometry.column(cell));
    let left = column.checked_sub(1).and_then(|column| geometry.cell_at(row, column));
    let above = row.checked_sub(1).and_then(|row| geometry.cell_at(row, column));
    let (right, below) = (geometry.cell_at(row, column + 1), geometry.cell_at(row + 1, column));
    [left, right, above, below].into_iter().flatten().collect()
}

/// The cells in which one more given would make all of them lie symmetrically.
pub(super) fn completes_symmetry(geometry: &Geometry, givens: CellSet) -> CellSet {
    let mut all = CellSet::EMPTY;
    for map in MAPS {
        let missing: Vec<Cell> = unmatched(geometry, givens, map).1;
        if let [only] = missing[..] {
            all.insert(only);
        }
    }
    all
}

/// The moves of one given after which all lie symmetrically, if they do not before.
fn moves(geometry: &Geometry, givens: CellSet) -> Vec<(Cell, Cell)> {
    let mut moves = Vec::new();
    for map in MAPS {
        let (unmatched, missing) = unmatched(geometry, givens, map);
        if unmatched.len() > 2 {
            continue;
        }
        for &from in &unmatched {
            for &to in &missing {
                let mut moved = givens;
                moved.remove(from);
                moved.insert(to);
                let is_symmetric = self::unmatched(geometry, moved, map).0.is_empty();
                if is_symmetric && !moves.contains(&(from, to)) {
                    moves.push((from, to));
                }
            }
        }
    }
    moves
}

/// Where a turn or a mirror puts a cell: of the last row and column, the row and the column.
type Map = fn((usize, usize), usize, usize) -> (usize, usize);

/// Half a turn; mirrored from left to right, from top to bottom, in the diagonals.
const MAPS: [Map; 5] = [
    |(bottom, right), row, column| (bottom - row, right - column),
    |(_, right), row, column| (row, right - column),
    |(bottom, _), row, column| (bottom - row, column),
    |_, row, column| (column, row),
    |(bottom, right), row, column| (bottom.wrapping_sub(column), right.wrapping_sub(row)),
];

/// The givens whose image is no given, and these images.
fn unmatched(geometry: &Geometry, givens: CellSet, map: Map) -> (Vec<Cell>, Vec<Cell>) {
    let last = (geometry.row_count() - 1, geometry.column_count() - 1);
    let image = |cell: Cell| {
        let (row, column) = map(last, geometry.row(cell), geometry.column(cell));
        geometry.cell_at(row, column)
    };
    let pairs = givens.iter().filter_map(|cell| Some((cell, image(cell)?)));
    pairs.filter(|(_, image)| !givens.contains(*image)).unzip()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::read_line;
    use crate::grid::Board;
    use crate::knowledge::{CLASSIC_GRID, Knowledge};

    fn givens(text: &str) -> (Geometry, Board) {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = Geometry::clone(knowledge.grid(CLASSIC_GRID).expect("a grid"));
        let board = read_line(text, &geometry).expect("a puzzle");
        (geometry, board)
    }

    /// The example, whose givens lie symmetrically, with one of them in the cell beside.
    #[test]
    fn a_given_in_the_wrong_cell_is_put_back() {
        let puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let shifted = puzzle.replacen("6..195", "6..1.5", 1).replacen("98....6", "98..9.6", 1);
        let (geometry, board) = givens(&shifted);
        let state = StateText::of_board(board.clone());
        let search = Search::new(&geometry);
        let cells = board.digits().map(|one| one.cell).collect();
        let found = repairs(&geometry, &search, &state, cells, &|| false);
        let first = found.first().expect("a repair");
        assert!(first.is_move());
        let whole = givens(puzzle).1;
        assert_eq!(whole.entry(first.at).digit(), Some(first.instead));
        assert!(whole.entry(first.cell).digit().is_none());
    }

    #[test]
    fn one_missing_given_is_seen_in_a_symmetric_pattern() {
        let puzzle =
            ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let (geometry, board) = givens(puzzle);
        let cells: CellSet = board.digits().map(|one| one.cell).collect();
        assert_eq!(completes_symmetry(&geometry, cells), CellSet::of(Cell::new(0)));
        assert!(moves(&geometry, cells).is_empty());
    }
}
