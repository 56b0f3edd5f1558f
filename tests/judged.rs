//! Verdicts about states: they are of the puzzle, its givens and what is struck out of it; what was found is judged apart.
//! Held against a solver that shares nothing with the program, not even the houses of the grids.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::every_grid::naive::Naive;
use crate::support::program::command;

/// How many states there are of each grid.
const STATES: u64 = 110;

/// Grids by name, each with how many cells are given at the least.
const GRIDS: [(&str, usize); 3] = [("4x4", 2), ("6x6", 6), ("9x9", 23)];

/// More guesses than any puzzle of these grids needs.
const GUESSES: usize = 1_000_000;

/// A full grid, drawn by lots: of a first row that is, what is found first.
fn full(grid: &Naive, lots: &mut impl Rng) -> Vec<usize> {
    let mut row: Vec<usize> = (0..grid.side).collect();
    shuffle(&mut row, lots);
    let rest = vec![None; grid.side * (grid.side - 1)];
    let givens: Vec<_> = row.into_iter().map(Some).chain(rest).collect();
    grid.solutions(&givens, GUESSES).expect("few guesses").remove(0)
}

fn shuffle<T>(list: &mut [T], lots: &mut impl Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, lots.random_range(0..=last));
    }
}

/// A state, and what is in it.
struct State<'g> {
    grid: &'g Naive,
    givens: Vec<Option<usize>>,
    found: Vec<Option<usize>>,
    /// Cell and digit.
    struck: Vec<(usize, usize)>,
}

impl<'g> State<'g> {
    /// A state by lots: few or many givens, sometimes a wrong one; digits found and candidates struck out, right and wrong.
    fn new((grid, fewest): (&'g Naive, usize), lots: &mut impl Rng) -> Self {
        let full = full(grid, lots);
        let mut cells: Vec<usize> = (0..full.len()).collect();
        shuffle(&mut cells, lots);
        let given = lots.random_range(fewest..=full.len() * 2 / 3);
        let (mut givens, mut found) = (vec![None; full.len()], vec![None; full.len()]);
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
        for cell in 0..self.givens.len() {
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
    fn masks(&self, with_struck: bool, with_found: bool) -> Vec<u32> {
        let all = (1 << self.grid.side) - 1;
        let digits = self.givens.iter().zip(&self.found);
        let mut masks: Vec<u32> = digits
            .map(|(given, found)| given.or(found.filter(|_| with_found)))
            .map(|digit| digit.map_or(all, |digit| 1 << digit))
            .collect();
        for &(cell, digit) in self.struck.iter().filter(|_| with_struck) {
            masks[cell] &= !(1 << digit);
        }
        masks
    }

    /// Up to two solutions by the givens alone or with what else counts.
    fn solutions(&self, with_struck: bool, with_found: bool) -> Vec<Vec<usize>> {
        let masks = self.masks(with_struck, with_found);
        self.grid.solutions_within(&masks, GUESSES).expect("few guesses")
    }

    /// Whether givens collide.
    fn collides(&self) -> bool {
        let givens = self.givens.iter().enumerate();
        let givens: Vec<_> = givens.filter_map(|(cell, digit)| Some((cell, (*digit)?))).collect();
        givens
            .iter()
            .any(|&one| givens.iter().any(|&other| one != other && self.grid.are_apart(one, other)))
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
        let count = |with_struck, with_found| self.solutions(with_struck, with_found).len();
        let name = |count: usize| ["none", "one", "several"][count];
        let solutions = self.solutions(true, false);
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
    for (name, fewest) in GRIDS {
        let grid = Naive::named(name).expect("a grid");
        for _ in 0..STATES {
            let state = State::new((&grid, fewest), &mut lots);
            let text = state.text();
            let (verdict, found, alone) = state.expected();
            let kind = |value: &Value| match value {
                Value::Null => "nothing".to_owned(),
                Value::String(name) => name.clone(),
                object => object["with_them"].as_str().unwrap_or("compared").to_owned(),
            };
            *seen.entry((verdict, kind(&found), kind(&alone))).or_insert(0) += 1;
            let words = ["check", &text, "--grid", name, "--limit", "5", "--json"];
            let given = command(&words, "");
            let told: Value = serde_json::from_str(&given.told).expect(&given.errors);
            assert_eq!(told["verdict"], verdict, "{text}");
            assert_eq!(told["found"], found, "{text}");
            assert_eq!(told["givens_alone"], alone, "{text}");
            assert_eq!(given.status, u8::from(verdict != "one"), "{text}");
            let given = command(&["batch", "--grid", name], &text);
            let told: Value = serde_json::from_str(&given.told).expect(&given.errors);
            let solutions = state.solutions(true, false);
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
