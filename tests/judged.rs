//! Verdicts about states: they are of the puzzle, its givens and what is struck out of it; what was found is judged apart.
//! Held against a solver that shares nothing with the program, not even the houses of the grids.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::support::program::command;

/// How many states there are of each grid.
const STATES: u64 = 110;

/// A grid as rows, columns and blocks, with how many cells are given at the least.
struct Grid {
    name: &'static str,
    side: usize,
    block: (usize, usize),
    fewest: usize,
}

const GRIDS: [Grid; 3] = [
    Grid { name: "4x4", side: 4, block: (2, 2), fewest: 2 },
    Grid { name: "6x6", side: 6, block: (3, 2), fewest: 6 },
    Grid { name: "9x9", side: 9, block: (3, 3), fewest: 23 },
];

impl Grid {
    fn cells(&self) -> usize {
        self.side * self.side
    }

    /// Whether two cells share a house.
    fn sees(&self, one: usize, other: usize) -> bool {
        let (width, height) = self.block;
        let place = |cell: usize| {
            let (row, column) = (cell / self.side, cell % self.side);
            (row, column, (row / height, column / width))
        };
        let ((row, column, block), (other_row, other_column, other_block)) =
            (place(one), place(other));
        one != other && (row == other_row || column == other_column || block == other_block)
    }

    /// Goes on to fill the cells, each with a digit of its mask, until there were so many solutions; the digits are tried in
    /// the order of `tried`.
    fn fill(&self, masks: &[u16], most: usize, tried: &[usize], solutions: &mut Vec<Vec<usize>>) {
        let open = |cell: &usize| masks[*cell].count_ones() > 1;
        let next = (0..self.cells()).filter(open).min_by_key(|&cell| masks[cell].count_ones());
        let Some(cell) = next else {
            solutions.push(masks.iter().map(|mask| mask.trailing_zeros() as usize).collect());
            return;
        };
        for &digit in tried {
            if masks[cell] >> digit & 1 == 1 && solutions.len() < most {
                let mut with = masks.to_vec();
                with[cell] = 1 << digit;
                if self.settle(&mut with) {
                    self.fill(&with, most, tried, solutions);
                }
            }
        }
    }

    /// Takes what cells with one digit rule out; false if a cell has none left.
    fn settle(&self, masks: &mut [u16]) -> bool {
        loop {
            let before = masks.to_vec();
            let settled = before.iter().enumerate().filter(|(_, mask)| mask.is_power_of_two());
            for (cell, mask) in settled {
                for other in (0..self.cells()).filter(|&other| self.sees(cell, other)) {
                    masks[other] &= !mask;
                }
            }
            if masks.contains(&0) {
                return false;
            }
            if masks == before {
                return true;
            }
        }
    }

    /// Some solutions in which each cell has a digit of its mask, at most so many.
    fn solutions(&self, masks: &[u16], most: usize) -> Vec<Vec<usize>> {
        let (mut masks, mut found) = (masks.to_vec(), Vec::new());
        if !masks.contains(&0) && self.settle(&mut masks) {
            self.fill(&masks, most, &(0..self.side).collect::<Vec<_>>(), &mut found);
        }
        found
    }

    /// A full grid, drawn by lots.
    fn full(&self, lots: &mut impl Rng) -> Vec<usize> {
        let mut tried: Vec<usize> = (0..self.side).collect();
        shuffle(&mut tried, lots);
        let mut masks = vec![(1 << self.side) - 1; self.cells()];
        // A row by lots, and one more cell.
        for (cell, &digit) in tried.iter().enumerate() {
            masks[cell] = 1 << digit;
        }
        let mut found = Vec::new();
        assert!(self.settle(&mut masks));
        self.fill(&masks, 1, &tried, &mut found);
        found.remove(0)
    }
}

fn shuffle<T>(list: &mut [T], lots: &mut impl Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, lots.random_range(0..=last));
    }
}

/// A state, and what is in it.
struct State<'g> {
    grid: &'g Grid,
    givens: Vec<Option<usize>>,
    found: Vec<Option<usize>>,
    /// Cell and digit.
    struck: Vec<(usize, usize)>,
}

impl<'g> State<'g> {
    /// A state by lots: few or many givens, sometimes a wrong one; digits found and candidates struck out, right and wrong.
    fn new(grid: &'g Grid, lots: &mut impl Rng) -> Self {
        let full = grid.full(lots);
        let mut cells: Vec<usize> = (0..grid.cells()).collect();
        shuffle(&mut cells, lots);
        let given = lots.random_range(grid.fewest..=grid.cells() * 2 / 3);
        let (mut givens, mut found) = (vec![None; grid.cells()], vec![None; grid.cells()]);
        for &cell in &cells[..given] {
            givens[cell] = Some(full[cell]);
        }
        let other = |digit: usize, lots: &mut dyn Rng| {
            (digit + lots.random_range(1..grid.side)) % grid.side
        };
        if lots.random_range(0..6) == 0 {
            givens[cells[0]] = Some(other(full[cells[0]], lots));
        }
        let open = &cells[given..];
        let count = [0, 0, 1, 3, 8][lots.random_range(0..5)].min(open.len());
        for &cell in &open[..count] {
            found[cell] = Some(full[cell]);
        }
        if count > 0 && lots.random_range(0..3) == 0 {
            found[open[0]] = Some(other(full[open[0]], lots));
        }
        let mut struck = Vec::new();
        for _ in 0..[0, 0, 2, 9, 40][lots.random_range(0..5)] {
            let cell = open[lots.random_range(0..open.len())];
            struck.push((cell, other(full[cell], lots)));
        }
        if !struck.is_empty() && lots.random_range(0..4) == 0 {
            struck.push((struck[0].0, full[struck[0].0]));
        }
        struck.sort_unstable();
        struck.dedup();
        Self { grid, givens, found, struck }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for cell in 0..self.grid.cells() {
            match (self.givens[cell], self.found[cell]) {
                (Some(digit), _) => text.push_str(&(digit + 1).to_string()),
                (None, Some(digit)) => text.extend(["+", &(digit + 1).to_string()]),
                (None, None) => text.push('.'),
            }
        }
        let side = self.grid.side;
        let struck = self.struck.iter();
        let struck = struck
            .map(|(cell, digit)| format!("{}{}{}", digit + 1, cell / side + 1, cell % side + 1));
        let struck: Vec<String> = struck.collect();
        if struck.is_empty() { text } else { format!("{text}:{}", struck.join(" ")) }
    }

    /// What each cell may hold, by the givens alone or with what else counts.
    fn masks(&self, with_struck: bool, with_found: bool) -> Vec<u16> {
        let all = (1 << self.grid.side) - 1;
        let digits = self.givens.iter().zip(&self.found);
        let mut masks: Vec<u16> = digits
            .map(|(given, found)| given.or(found.filter(|_| with_found)))
            .map(|digit| digit.map_or(all, |digit| 1 << digit))
            .collect();
        for &(cell, digit) in self.struck.iter().filter(|_| with_struck) {
            masks[cell] &= !(1 << digit);
        }
        masks
    }

    /// Whether givens collide.
    fn collides(&self) -> bool {
        let cells = || 0..self.grid.cells();
        cells().any(|one| {
            self.givens[one].is_some()
                && cells().any(|other| {
                    self.grid.sees(one, other) && self.givens[one] == self.givens[other]
                })
        })
    }

    fn facts(&self, is_right: impl Fn(usize, usize) -> bool) -> Vec<String> {
        let side = self.grid.side;
        let found =
            self.found.iter().enumerate().filter_map(|(cell, digit)| Some((cell, (*digit)?)));
        let found = found.filter(|&(cell, digit)| is_right(cell, digit));
        found
            .map(|(cell, digit)| format!("r{}c{}={}", cell / side + 1, cell % side + 1, digit + 1))
            .collect()
    }

    /// What is to be said: the verdict, the digits found, and the givens alone.
    fn expected(&self) -> (&'static str, Value, Value) {
        let count = |with_struck, with_found| {
            self.grid.solutions(&self.masks(with_struck, with_found), 2).len()
        };
        let name = |count: usize| ["none", "one", "several"][count];
        let solutions = self.grid.solutions(&self.masks(true, false), 2);
        let verdict = if self.collides() { "collides" } else { name(solutions.len()) };
        let has_found = self.found.iter().any(Option::is_some);
        let found = match solutions.as_slice() {
            [] => Value::Null,
            _ if !has_found => Value::Null,
            [one] => {
                let right = self.facts(|cell, digit| one[cell] == digit);
                let wrong = self.facts(|cell, digit| one[cell] != digit);
                json!({ "right": right, "wrong": wrong })
            }
            _ => json!({ "digits": self.facts(|_, _| true), "with_them": name(count(true, true)) }),
        };
        let alone =
            if self.struck.is_empty() { Value::Null } else { name(count(false, false)).into() };
        (verdict, found, alone)
    }
}

#[test]
fn verdicts_are_of_the_puzzle_and_what_was_found_is_judged_apart() {
    let mut lots = ChaCha8Rng::seed_from_u64(39);
    let mut seen = std::collections::BTreeMap::new();
    for grid in &GRIDS {
        for _ in 0..STATES {
            let state = State::new(grid, &mut lots);
            let text = state.text();
            let (verdict, found, alone) = state.expected();
            let kind = |value: &Value| match value {
                Value::Null => "nothing".to_owned(),
                Value::String(name) => name.clone(),
                object => object["with_them"].as_str().unwrap_or("compared").to_owned(),
            };
            *seen.entry((verdict, kind(&found), kind(&alone))).or_insert(0) += 1;
            let words = ["check", &text, "--grid", grid.name, "--limit", "5", "--json"];
            let given = command(&words, "");
            let told: Value = serde_json::from_str(&given.told).expect(&given.errors);
            assert_eq!(told["verdict"], verdict, "{text}");
            assert_eq!(told["found"], found, "{text}");
            assert_eq!(told["givens_alone"], alone, "{text}");
            assert_eq!(given.status, u8::from(verdict != "one"), "{text}");
            let given = command(&["batch", "--grid", grid.name], &text);
            let told: Value = serde_json::from_str(&given.told).expect(&given.errors);
            let solutions = state.grid.solutions(&state.masks(true, false), 2);
            assert_eq!(told["solutions"], solutions.len(), "{text}");
            assert_eq!(told["found"], found, "{text}");
            if let [one] = solutions.as_slice() {
                let digits: String = one.iter().map(|digit| (digit + 1).to_string()).collect();
                assert_eq!(told["solution"], digits, "{text}");
            }
        }
    }
    // What there is to be told of comes about: no kind of state is missing.
    assert!(seen.len() >= 15, "{seen:?}");
}

/// The commands that give reasons, a rating or a solution take the puzzle for what it is, too.
#[test]
fn every_command_takes_what_is_struck_out_for_part_of_the_puzzle() {
    let puzzle =
        "98.7.....7.....6....6.5.....4...5.3...79..5......2...1..8...9......1...4.....3.2.:274 474";
    let given = command(&["check", puzzle], "");
    assert_eq!(given.status, 0, "{}", given.told);
    assert!(given.told.contains("The givens alone, without the pencil marks, have several"));
    let trace = command(&["explain", puzzle, "--json"], "");
    assert_eq!(trace.status, 0);
    let verified = command(&["verify", "-"], &trace.told);
    assert_eq!(verified.status, 0, "{}{}", verified.told, verified.errors);
    assert_eq!(command(&["rate", puzzle], "").status, 0);
    assert_eq!(command(&["hint", puzzle], "").status, 0);
    let why = command(&["why", puzzle, "B7", "2"], "").told;
    assert!(
        why.contains("2 is struck out of D7 already in the puzzle") || why.contains("D7 ≠ 2"),
        "{why}"
    );
    let solved = command(&["solve", puzzle, "--limit", "5"], "").told;
    assert!(solved.contains("One solution"), "{solved}");
}
