//! Canonical forms against symmetries drawn by lot, and automorphisms against trying all symmetries.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::*;
use crate::grid::test_grids::classic;

const MOST_CANONICAL: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const RANDOM: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const EXAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn board(text: &str) -> Board {
    let digits = text.bytes().enumerate().filter(|(_, symbol)| symbol.is_ascii_digit());
    let given = |(index, symbol): (usize, u8)| {
        Candidate::new(Cell::new(index), Digit::new(usize::from(symbol - b'1')))
    };
    Board::from_givens(81, digits.map(given))
}

fn canonical(board: &Board) -> Canonical {
    Canonical::of(&classic(), board).expect("the classic grid")
}

/// The six orders of three things.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The line that comes to each place.
fn lines(of_bands: usize, within: [usize; 3]) -> [usize; 9] {
    std::array::from_fn(|place| {
        let band = ORDERS[of_bands][place / 3];
        3 * band + ORDERS[within[place / 3]][place % 3]
    })
}

fn image(board: &Board, transposed: bool, rows: [usize; 9], columns: [usize; 9]) -> Vec<u8> {
    let digit = |place: usize| {
        let (mut row, mut column) = (rows[place / 9], columns[place % 9]);
        if transposed {
            (row, column) = (column, row);
        }
        board.entry(Cell::new(9 * row + column)).digit().map_or(0, |digit| digit.index() as u8 + 1)
    };
    (0..81).map(digit).collect()
}

fn shuffled(board: &Board, lots: &mut ChaCha8Rng) -> Board {
    let mut order = || {
        let within = [(); 3].map(|()| lots.random_range(0..6));
        lines(lots.random_range(0..6), within)
    };
    let (rows, columns) = (order(), order());
    let mut names: Vec<usize> = (0..9).collect();
    for last in (1..9).rev() {
        names.swap(last, lots.random_range(0..=last));
    }
    let image = image(board, lots.random_range(0..2) == 1, rows, columns);
    let cells = image.iter().enumerate().filter(|(_, digit)| **digit > 0);
    let given = |(index, &digit): (usize, &u8)| {
        Candidate::new(Cell::new(index), Digit::new(names[usize::from(digit) - 1]))
    };
    Board::from_givens(81, cells.map(given))
}

/// Tries every symmetry of the places.
fn automorphisms_by_trying(board: &Board) -> u64 {
    let original = image(board, false, lines(0, [0; 3]), lines(0, [0; 3]));
    let orders: Vec<[usize; 9]> = (0..1296)
        .map(|number| lines(number % 6, [number / 6 % 6, number / 36 % 6, number / 216]))
        .collect();
    let mut count = 0;
    for transposed in [false, true] {
        let from = image(board, transposed, orders[0], orders[0]);
        for rows in &orders {
            for columns in &orders {
                let mut names = [0; 10];
                let mut used = 1_u16;
                let fits = (0..81).all(|place| {
                    let digit = usize::from(from[9 * rows[place / 9] + columns[place % 9]]);
                    let wanted = original[place];
                    if (digit == 0) != (wanted == 0) || digit == 0 {
                        return (digit == 0) == (wanted == 0);
                    }
                    if names[digit] == 0 && used >> wanted & 1 == 0 {
                        names[digit] = wanted;
                        used |= 1 << wanted;
                    }
                    names[digit] == wanted
                });
                count += u64::from(fits);
            }
        }
    }
    let standing: std::collections::BTreeSet<u8> = original.iter().copied().collect();
    let absent = 9 - standing.iter().filter(|digit| **digit > 0).count() as u64;
    count * (1..=absent).product::<u64>()
}

/// A full grid, or a part of one, with all that lots may do to it.
fn drawn(lots: &mut ChaCha8Rng) -> Board {
    let mut board = shuffled(&board(RANDOM), lots);
    let kept = lots.random_range(0..=81);
    for index in 0..81 {
        if lots.random_range(0..81) >= kept {
            board.set(Cell::new(index), Entry::Empty);
        }
    }
    board
}

#[test]
fn all_images_have_the_same_form_and_it_is_one_of_them() {
    let mut lots = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..1_000 {
        let one = drawn(&mut lots);
        let form = canonical(&one);
        for _ in 0..3 {
            assert_eq!(canonical(&shuffled(&one, &mut lots)), form);
        }
        assert_eq!(canonical(&form.board()), form);
        assert_eq!(form.board().digits().count(), one.digits().count());
    }
}

#[test]
fn what_differs_has_another_form() {
    let mut lots = ChaCha8Rng::seed_from_u64(2);
    let one = board(EXAMPLE);
    let mut forms = vec![canonical(&one)];
    // Each has a given less than the example, and the example has no symmetry.
    for given in one.givens() {
        let mut other = one.clone();
        other.set(given.cell, Entry::Empty);
        forms.push(canonical(&shuffled(&other, &mut lots)));
    }
    let count = forms.len();
    forms.sort();
    forms.dedup();
    assert_eq!(forms.len(), count);
}

#[test]
fn automorphisms_are_those_that_trying_finds() {
    let mut two_rows = board(MOST_CANONICAL);
    for index in 18..81 {
        two_rows.set(Cell::new(index), Entry::Empty);
    }
    let mut one_digit = board(MOST_CANONICAL);
    for given in board(MOST_CANONICAL).givens().filter(|given| given.digit.index() > 0) {
        one_digit.set(given.cell, Entry::Empty);
    }
    let mut few = Board::empty(81);
    for (cell, digit) in [(0, 0), (30, 1), (60, 2)] {
        few.set(Cell::new(cell), Entry::Given(Digit::new(digit)));
    }
    let diagonal =
        "1........2........3........4........5........6........7........8........9.......";
    let boards = [
        board(MOST_CANONICAL),
        board(RANDOM),
        board(EXAMPLE),
        board(diagonal),
        two_rows,
        one_digit,
        few,
        Board::empty(81),
    ];
    for board in boards {
        assert_eq!(canonical(&board).automorphisms(), automorphisms_by_trying(&board), "{board:?}");
    }
    assert_eq!(canonical(&board(MOST_CANONICAL)).automorphisms(), 648);
    assert_eq!(canonical(&board(RANDOM)).automorphisms(), 1);
}

/// Every order of so many things.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |order: Vec<usize>| {
        (0..count).map(move |place| {
            let mut longer = order.clone();
            longer.insert(place, count - 1);
            longer
        })
    };
    orders(count - 1).into_iter().flat_map(with_last).collect()
}

/// An order drawn by lot.
fn order(count: usize, lots: &mut ChaCha8Rng) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        order.swap(last, lots.random_range(0..=last));
    }
    order
}

/// All orders of the lines of a direction whose bands have so many.
fn orders_of_lines(side: usize, of_band: usize) -> Vec<Vec<usize>> {
    let (bands, within) = (orders(side / of_band), orders(of_band));
    let mut all: Vec<Vec<usize>> = Vec::new();
    for of_bands in &bands {
        let mut lines = vec![Vec::new()];
        for band in of_bands {
            lines = lines
                .iter()
                .flat_map(|before: &Vec<usize>| {
                    within.iter().map(move |order| {
                        let mut longer = before.clone();
                        longer.extend(order.iter().map(|line| band * of_band + line));
                        longer
                    })
                })
                .collect();
        }
        all.extend(lines);
    }
    all
}

/// The digits with the lines in these orders and the digits called otherwise; 0 for an empty cell.
fn moved(digits: &[u8], rows: &[usize], columns: &[usize], transposed: bool) -> Vec<u8> {
    let side = rows.len();
    let digit = |place: usize| {
        let (row, column) = (rows[place / side], columns[place % side]);
        digits[if transposed { side * column + row } else { side * row + column }]
    };
    (0..side * side).map(digit).collect()
}

fn board_of(digits: &[u8]) -> Board {
    let given = |(index, &digit): (usize, &u8)| {
        Candidate::new(Cell::new(index), Digit::new(usize::from(digit) - 1))
    };
    let filled = digits.iter().enumerate().filter(|(_, digit)| **digit > 0);
    Board::from_givens(digits.len(), filled.map(given))
}

/// A full grid of blocks of this size: each row of a band begins a block further.
fn regular(width: usize, height: usize) -> Vec<u8> {
    let side = width * height;
    let digit = |place: usize| {
        let (row, column) = (place / side, place % side);
        ((row % height * width + row / height + column) % side) as u8 + 1
    };
    (0..side * side).map(digit).collect()
}

/// Leaves so many digits of a hundred, drawn by lot.
fn thin_out(digits: &mut [u8], kept: u32, lots: &mut ChaCha8Rng) {
    for digit in digits {
        if !lots.random_ratio(kept, 100) {
            *digit = 0;
        }
    }
}

const SIZES: [(usize, usize); 9] =
    [(2, 2), (3, 2), (2, 3), (4, 2), (5, 2), (2, 5), (4, 3), (6, 2), (4, 4)];

fn grid_of_blocks(width: usize, height: usize) -> Geometry {
    let symbols: String = "123456789ABCDEFG".chars().take(width * height).collect();
    crate::grid::test_grids::grid_of(&symbols, width, height)
}

#[test]
fn images_have_one_form_on_grids_of_blocks_of_every_size() {
    let mut lots = ChaCha8Rng::seed_from_u64(3);
    for (width, height) in SIZES {
        let (side, geometry) = (width * height, grid_of_blocks(width, height));
        let full = regular(width, height);
        for part in 0..12 {
            let kept = [100, 50, 25, 10][part % 4];
            let mut digits = full.clone();
            thin_out(&mut digits, kept, &mut lots);
            let form = Canonical::of(&geometry, &board_of(&digits));
            // A full grid of this make is all alike.
            assert!(form.is_some() || kept == 100, "{width}×{height}: {digits:?}");
            let Some(form) = form else { continue };
            for _ in 0..3 {
                let mut line_order = |of_band: usize| -> Vec<usize> {
                    let bands = order(side / of_band, &mut lots);
                    let lines = bands.iter().flat_map(|band| {
                        order(of_band, &mut lots).into_iter().map(move |line| band * of_band + line)
                    });
                    lines.collect()
                };
                let (rows, columns) = (line_order(height), line_order(width));
                let names = order(side, &mut lots);
                let transposed = width == height && lots.random_bool(0.5);
                let mut image = moved(&digits, &rows, &columns, transposed);
                for digit in image.iter_mut().filter(|digit| **digit > 0) {
                    *digit = names[usize::from(*digit) - 1] as u8 + 1;
                }
                let of_image = Canonical::of(&geometry, &board_of(&image)).expect("blocks");
                assert_eq!(of_image, form, "{width}×{height}: {digits:?}");
            }
            let again = Canonical::of(&geometry, &form.board()).expect("blocks");
            assert_eq!(again, form);
        }
    }
}

#[test]
fn automorphisms_of_small_grids_are_those_that_trying_finds() {
    let mut lots = ChaCha8Rng::seed_from_u64(4);
    for (width, height) in [(2, 2), (3, 2), (2, 3)] {
        let (side, geometry) = (width * height, grid_of_blocks(width, height));
        let (rows, columns) = (orders_of_lines(side, height), orders_of_lines(side, width));
        for part in 0..20 {
            let kept = [100, 60, 30, 15, 5][part % 5];
            let mut digits = regular(width, height);
            thin_out(&mut digits, kept, &mut lots);
            let turns: &[bool] = if width == height { &[false, true] } else { &[false] };
            let is_same = |image: &[u8]| {
                let mut names = [0; 17];
                let mut taken = 0_u32;
                digits.iter().zip(image).all(|(&one, &other)| {
                    if one == 0 || other == 0 {
                        return one == other;
                    }
                    let name = &mut names[usize::from(one)];
                    if *name == 0 && taken >> other & 1 == 0 {
                        *name = other;
                        taken |= 1 << other;
                    }
                    *name == other
                })
            };
            let mut count = 0;
            for &transposed in turns {
                for rows in &rows {
                    for columns in &columns {
                        count += u64::from(is_same(&moved(&digits, rows, columns, transposed)));
                    }
                }
            }
            let absent = (1..=side).filter(|&digit| !digits.contains(&(digit as u8))).count();
            let expected = count * (1..=absent as u64).product::<u64>();
            let found = Canonical::of(&geometry, &board_of(&digits)).expect("blocks");
            assert_eq!(found.automorphisms(), expected, "{width}×{height}: {digits:?}");
        }
    }
}

#[test]
fn what_is_most_alike_is_not_gone_through() {
    let diagonal: Vec<u8> = (0_u8..=255)
        .map(|place| if place.is_multiple_of(17) { place / 17 + 1 } else { 0 })
        .collect();
    let geometry = grid_of_blocks(4, 4);
    let automorphisms = |geometry: &Geometry, digits: &[u8]| {
        Canonical::of(geometry, &board_of(digits)).map(|form| form.automorphisms())
    };
    let lines_of_a_direction = 24_u64.pow(5);
    assert_eq!(automorphisms(&geometry, &diagonal), Some(2 * lines_of_a_direction));
    assert_eq!(automorphisms(&geometry, &[0; 256]), Some(u64::MAX));
    assert_eq!(automorphisms(&geometry, &regular(4, 4)), None);
    assert_eq!(automorphisms(&grid_of_blocks(2, 2), &[0; 16]), Some(2 * 8 * 8 * 24));
}
