//! Full grids, drawn by lot.
//!
//! In the classic grid the first band is drawn so that each of the 9! · 56 · 6⁶ that there are is as likely as any
//! other, and the first stack in the same way among those with its first block. The exact solver draws the rest, and
//! the whole is moved by a symmetry of the grid drawn by lot. So each of the images of a grid is exactly as likely as
//! any other, and no digit and no place is favoured. Between grids that are no images of each other it is not quite
//! even: what can be completed in few ways comes a little more often than it should. Other grids are what the exact
//! solver draws, with the digits in another order. Where that takes long from nothing, the file of the grid has a full one, of
//! which again and again a few digits drawn by lot are kept and the rest is drawn anew.

use rand::{Rng, RngExt};

use super::symmetry::{lines, shuffle};
use crate::grid::{Board, Candidates, Cell, Digit, Entry, Geometry, StateText, WIDE};
use crate::search::{Budget, Search};

/// Rows, columns and digits of the classic grid.
const SIDE: usize = 9;

/// How often a full grid that is known is drawn anew.
const ROUNDS: usize = 8;

/// Of so many cells one keeps its digit then.
const KEPT: u32 = 7;

/// On how many nodes each time.
const ROUND: u64 = 2_000;

/// Draws a full grid: its digits in reading order; `None` if the exact solver finds none within the budget.
pub fn full_grid(
    geometry: &Geometry,
    search: &Search,
    lots: &mut (impl Rng + ?Sized),
    budget: &mut Budget<'_>,
) -> Option<Vec<Digit>> {
    if geometry.is_classic() {
        let grid = search.random_of(&band_and_stack(lots), lots, budget).ok()??;
        return Some(moved(grid.digits(), lots));
    }
    let drawn = if let Some(known) = known(geometry) {
        drawn_anew(search, known, lots, budget)
    } else {
        let grid = search.random(&Candidates::<WIDE>::all(geometry), lots, budget).ok()??;
        grid.digits().to_vec()
    };
    let mut names: Vec<Digit> = geometry.digits().collect();
    if geometry.excludes_only_repeats() && geometry.is_of_exclusions() {
        shuffle(&mut names, lots);
    }
    Some(drawn.iter().map(|digit| names[digit.index()]).collect())
}

/// The full grid that the file of a grid has.
fn known(geometry: &Geometry) -> Option<Vec<Digit>> {
    let full = StateText::parse(&geometry.spec().about.full, geometry).ok()?.board;
    let digits = geometry.cells().map(|cell| full.entry(cell).digit());
    digits.collect::<Option<_>>().filter(|_| full.collisions(geometry).is_empty())
}

/// A full grid that comes of this one by keeping a few digits and drawing the rest, several times.
fn drawn_anew(
    search: &Search,
    mut digits: Vec<Digit>,
    lots: &mut (impl Rng + ?Sized),
    budget: &mut Budget<'_>,
) -> Vec<Digit> {
    for _ in 0..ROUNDS {
        let mut board = Board::empty(digits.len());
        for (at, &digit) in digits.iter().enumerate() {
            if lots.random_ratio(1, KEPT) {
                board.set(Cell::new(at), Entry::Given(digit));
            }
        }
        let drawn = budget.on_a_part(ROUND, |part| search.random_of(&board, lots, part));
        if let Ok(Some(drawn)) = drawn {
            digits = drawn.digits().to_vec();
        }
    }
    digits
}

/// A classic grid with nothing but its first band and its first stack.
fn band_and_stack(lots: &mut (impl Rng + ?Sized)) -> Board {
    let mut first: Vec<usize> = (0..SIDE).collect();
    shuffle(&mut first, lots);
    let rows = [0, 1, 2].map(|row| [0, 1, 2].map(|column| first[3 * row + column]));
    let columns = [0, 1, 2].map(|column| [0, 1, 2].map(|row| first[3 * row + column]));
    let (band, stack) = (rest_of_band(rows, lots), rest_of_band(columns, lots));
    let mut board = Board::empty(SIDE * SIDE);
    let mut set = |row: usize, column: usize, digit: usize| {
        board.set(Cell::new(SIDE * row + column), Entry::Given(Digit::new(digit)));
    };
    for (line, (row, column)) in rows.iter().zip(&columns).enumerate() {
        for (place, &digit) in row.iter().chain(&band[line]).enumerate() {
            set(line, place, digit);
        }
        for (place, &digit) in column.iter().chain(&stack[line]).enumerate() {
            set(place, line, digit);
        }
    }
    board
}

/// The second and the third block of a band, row by row, when this is the first. The second block has in its first row
/// three digits of the other two rows: all of one of them (2 ways), or two of one and one of the other (2 · 27 ways, as
/// that leaves three for each of the others); each of the six rows of the two blocks has any order.
fn rest_of_band(rows: [[usize; 3]; 3], lots: &mut (impl Rng + ?Sized)) -> [[usize; 6]; 3] {
    let way: usize = lots.random_range(0..56);
    let (turned, mixed) = (way % 2 == 1, way >= 2);
    let kept = (way / 2).wrapping_sub(1);
    // Which digit of each row goes the other way than the two beside it.
    let odd = [kept / 9, kept / 3 % 3, kept % 3];
    let [to, from] = if turned { [2, 1] } else { [1, 2] };
    let mut blocks = [[Vec::new(), Vec::new(), Vec::new()], [Vec::new(), Vec::new(), Vec::new()]];
    for (row, digits) in rows.iter().enumerate() {
        for (place, &digit) in digits.iter().enumerate() {
            let is_odd = mixed && place == odd[row];
            let by = if is_odd { from } else { to };
            blocks[0][(row + by) % 3].push(digit);
            blocks[1][(row + 3 - by) % 3].push(digit);
        }
    }
    let mut lines = [[0; 6]; 3];
    for (block, rows) in blocks.iter_mut().enumerate() {
        for (row, digits) in rows.iter_mut().enumerate() {
            shuffle(digits, lots);
            lines[row][3 * block..3 * block + 3].copy_from_slice(digits);
        }
    }
    lines
}

/// A full classic grid moved by a symmetry drawn by lot, each as likely as any other.
fn moved(digits: &[Digit], lots: &mut (impl Rng + ?Sized)) -> Vec<Digit> {
    let mut names: [usize; SIDE] = std::array::from_fn(|digit| digit);
    shuffle(&mut names, lots);
    let (rows, columns) = (lines(lots), lines(lots));
    let transposed = lots.random_range(0..2) == 1;
    let from = |place: usize| {
        let (row, column) = (rows[place / SIDE], columns[place % SIDE]);
        if transposed { SIDE * column + row } else { SIDE * row + column }
    };
    (0..digits.len()).map(|place| Digit::new(names[digits[from(place)].index()])).collect()
}
