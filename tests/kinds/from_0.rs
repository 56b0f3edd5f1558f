//! Constraints on a grid whose digits are written from 0: they count from 0 in sums and wherever a kind speaks of them.

use std::collections::BTreeSet;

use super::drawn::fillings;
use super::without_blocks;
use crate::support::knowledge;
use duvod::grid::{Board, Candidates, WIDE};
use duvod::search::Search;

/// A row of a full grid from 0 to 3, its first column, and whether these keep a constraint.
type Keeps = fn(row: &[usize], column: &[usize]) -> bool;

const KINDS: &[(&str, Keeps)] = &[
    ("killer-cage:A1B1:3", |row, _| row[0] + row[1] == 3),
    ("killer-cage:A1B1C1:3", |row, _| row[0] + row[1] + row[2] == 3),
    ("sum-area:A1A2:1", |_, column| column[0] + column[1] == 1),
    ("arrow:A1/B1C1", |row, _| row[0] == row[1] + row[2]),
    ("arrow:A1A2/B1C1", |row, column| 10 * row[0] + column[1] == row[1] + row[2]),
    ("thermometer:A1B1C1D1", |row, _| row == [0, 1, 2, 3]),
    ("slow-thermometer:A1B1", |row, _| row[0] < row[1]),
    ("ratio:A1B1", |row, _| row[0] == 2 * row[1] || row[1] == 2 * row[0]),
    ("even:A1", |row, _| row[0] % 2 == 0),
    ("renban:A1B1", |row, _| row[0].abs_diff(row[1]) == 1),
    ("sandwich:A1B1C1D1:1", |row, _| {
        let [low, high] = [0, 3].map(|digit| row.iter().position(|it| *it == digit));
        let (from, to) = (low.min(high), low.max(high));
        row[from.expect("0 or 3") + 1..to.expect("0 or 3")].iter().sum::<usize>() == 1
    }),
    ("x-sum:A1B1C1D1:2", |row, _| row[..row[0]].iter().sum::<usize>() == 2),
    // What counts nothing cannot be seen.
    ("skyscraper:A1B1C1D1:2", |row, _| {
        let is_seen = |&place: &usize| row[place] > row[..place].iter().copied().max().unwrap_or(0);
        (0..4).filter(is_seen).count() == 2
    }),
    ("numbered-room:A1B1C1D1:0", |row, _| row[0] > 0 && row[row[0] - 1] == 0),
    ("column-indexer:B1", |row, _| row[1] > 0 && row[row[1] - 1] == 2),
    ("equality-cage:A1B1", |row, _| row[0] % 2 != row[1] % 2 && (row[0] < 2) != (row[1] < 2)),
    ("rellik-cage:A1B1:3", |row, _| row[0] != 3 && row[1] != 3 && row[0] + row[1] != 3),
    ("sum-line:A1B1C1D1:3", |row, _| {
        let sums: Vec<usize> = (1..=4).map(|end| row[..end].iter().sum()).collect();
        sums.contains(&3)
    }),
    ("hidden-skyscraper:A1B1C1D1:0", |row, _| {
        let first = (1..4).find(|&place| row[..place].iter().any(|it| *it > row[place]));
        first.is_some_and(|place| row[place] == 0)
    }),
];

#[test]
fn digits_from_0_count_from_0() {
    let [_, plain] = without_blocks();
    let all = fillings(&plain, usize::MAX, None);
    for (constraint, keeps) in KINDS {
        let name = format!("latin-4x4-03+{constraint}");
        let grid = knowledge().grid_of(&name).unwrap_or_else(|| panic!("{name}"));
        let open = Candidates::<WIDE>::from_board(&grid, &Board::empty(16));
        let found: BTreeSet<Vec<usize>> = Search::new(&grid)
            .solutions(&open)
            .map(|it| it.digits().iter().map(|digit| digit.index()).collect())
            .collect();
        let digits = all.iter().map(|full| full.digits.iter().map(|digit| digit - 1).collect());
        let kept: BTreeSet<Vec<usize>> = digits
            .filter(|full: &Vec<usize>| {
                let column: Vec<usize> = full.iter().step_by(4).copied().collect();
                keeps(&full[..4], &column)
            })
            .collect();
        assert!(!kept.is_empty(), "{constraint}");
        assert_eq!(found, kept, "{constraint}");
    }
}
