//! How much ratings depend on how a puzzle lies: the same puzzle with its digits renamed, its lines moved within their bands
//! and stacks, these moved, and turned over.
//!
//! `DUVOD_ORIENTATION=100 cargo test --release --test whole -- orientation --nocapture` takes 100 puzzles with 100 images each
//! and prints how far the ratings lie apart; without it, a few are taken.

use std::collections::BTreeSet;

use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::{Solver, classic, classic_puzzles, collection, knowledge, set};
use duvod::explainer;
use duvod::formats::read_line;
use duvod::rating::rate;

/// The nine lines of one direction in another order: bands stay together.
fn lines(lots: &mut impl Rng) -> Vec<usize> {
    let mut bands = [0, 1, 2];
    bands.shuffle(lots);
    let in_band = |band: usize| {
        let mut lines = [3 * band, 3 * band + 1, 3 * band + 2];
        lines.shuffle(lots);
        lines
    };
    bands.into_iter().flat_map(in_band).collect()
}

/// The puzzle as it might lie as well.
fn image(puzzle: &str, lots: &mut impl Rng) -> String {
    let cells: Vec<char> = puzzle.chars().collect();
    let (rows, columns) = (lines(lots), lines(lots));
    let mut names: Vec<char> = ('1'..='9').collect();
    names.shuffle(lots);
    let turned = lots.random_bool(0.5);
    let at = |row: usize, column: usize| {
        let (row, column) = if turned { (column, row) } else { (row, column) };
        cells[9 * rows[row] + columns[column]]
    };
    let renamed = |symbol: char| match symbol.to_digit(10) {
        Some(digit @ 1..) => names[digit as usize - 1],
        _ => '.',
    };
    (0..81).map(|cell| renamed(at(cell / 9, cell % 9))).collect()
}

#[test]
fn ratings_of_images_lie_close_together() {
    let count = set("DUVOD_ORIENTATION");
    let texts: Vec<String> = match count {
        // Every so many of the random ones, and of the hard ones, where they are.
        Some(count) => ["random-minimal", "top1465"]
            .into_iter()
            .filter_map(collection)
            .flat_map(|text| {
                let lines: Vec<String> = text.lines().map(str::to_owned).collect();
                let every = (lines.len() / (count / 2).max(1)).max(1);
                lines.into_iter().step_by(every).take(count / 2)
            })
            .collect(),
        None => classic_puzzles().take(4).map(|puzzle| puzzle.puzzle.clone()).collect(),
    };
    let images = count.unwrap_or(6);
    let (solver, mut lots) = (Solver::new(), ChaCha8Rng::seed_from_u64(20));
    let (mut one_level, mut one_er, mut widest, mut furthest) = (0, 0, Vec::new(), Vec::new());
    for text in &texts {
        let puzzle: String = text.chars().take(81).collect();
        let (mut levels, mut scores, mut ers) = (BTreeSet::new(), Vec::new(), Vec::new());
        for _ in 0..images {
            let image = image(&puzzle, &mut lots);
            let rating = rate(knowledge(), &solver.trace(&image));
            let _ = levels.insert(rating.level);
            scores.push(rating.score);
            let board = read_line(&image, classic()).expect("a puzzle");
            ers.push(explainer::rate(classic(), &board, &|| false).expect("a rating").er);
        }
        one_level += usize::from(levels.len() == 1);
        let span = |numbers: &[u64]| -> (u64, u64) {
            (numbers.iter().copied().min().unwrap_or(0), numbers.iter().copied().max().unwrap_or(0))
        };
        let (least, most) = span(&scores);
        widest.push(100 * most / least.max(1));
        let ers: Vec<u64> = ers.into_iter().map(u64::from).collect();
        let (least, most) = span(&ers);
        one_er += usize::from(least == most);
        furthest.push(most - least);
        if levels.len() > 2 {
            println!("{puzzle}: {levels:?}");
        }
    }
    widest.sort_unstable();
    furthest.sort_unstable();
    let all = texts.len();
    println!(
        "{all} puzzles, {images} images each: one level {one_level}, the score's most in percent of its least: in the middle {}, at \
         most {}; one ER {one_er}, furthest apart in the middle {}, at most {} tenths",
        widest[all / 2],
        widest[all - 1],
        furthest[all / 2],
        furthest[all - 1]
    );
    // Scores add up what each step costs, and a puzzle near the limit of a level is now below it and now above.
    assert!(all > 0 && 2 * one_level > all, "{one_level} of {all}");
}
