//! `CellSet<2>` against a plain `u128`: the same work, taking turns, so that the ratio tells.
//!
//! `cargo bench --bench cell_set`. The work is what matchers do most: intersect the places of a digit
//! with a house, count, find the only one, go through a union.

use std::hint::black_box;
use std::time::{Duration, Instant};

use duvod::grid::{Cell, CellSet};

const SETS: usize = 1024;
const ROUNDS: usize = 41;
const PASSES: usize = 200;

fn main() {
    let plain: Vec<u128> = (0..SETS as u128).map(pattern).collect();
    let words: Vec<CellSet<2>> = plain.iter().map(|&bits| cells(bits)).collect();
    let mut ratios = Vec::new();
    let mut best = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        let (plain_time, plain_sum) = timed(|| plain_work(black_box(&plain)));
        let (words_time, words_sum) = timed(|| words_work(black_box(&words)));
        assert_eq!(plain_sum, words_sum, "both do the same work");
        best = (best.0.min(plain_time), best.1.min(words_time));
        ratios.push(words_time.as_secs_f64() / plain_time.as_secs_f64());
    }
    ratios.sort_by(f64::total_cmp);
    println!("u128 {:?}, CellSet<2> {:?} at best", best.0, best.1);
    println!("CellSet<2> / u128: median {:.2} of {ROUNDS} pairs", ratios[ROUNDS / 2]);
}

/// Some 81-bit pattern with about a quarter of its bits set.
fn pattern(seed: u128) -> u128 {
    let spread = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834);
    (spread & spread.rotate_left(37)) & ((1 << 81) - 1)
}

fn cells(bits: u128) -> CellSet<2> {
    (0..81).filter(|&cell| bits >> cell & 1 == 1).map(Cell::new).collect()
}

fn timed(work: impl Fn() -> usize) -> (Duration, usize) {
    let started = Instant::now();
    let sum = (0..PASSES).map(|_| work()).sum();
    (started.elapsed(), sum)
}

fn plain_work(sets: &[u128]) -> usize {
    sets.windows(2)
        .map(|pair| {
            let both = pair[0] & pair[1];
            let mut either = (pair[0] | pair[1]) & !both;
            let mut sum = both.count_ones() as usize;
            if both.is_power_of_two() {
                sum += both.trailing_zeros() as usize;
            }
            while either != 0 {
                sum += either.trailing_zeros() as usize;
                either &= either - 1;
            }
            sum
        })
        .sum()
}

fn words_work(sets: &[CellSet<2>]) -> usize {
    sets.windows(2)
        .map(|pair| {
            let both = pair[0] & pair[1];
            let either = (pair[0] | pair[1]) - both;
            let only = both.only().map_or(0, Cell::index);
            both.len() + only + either.iter().map(Cell::index).sum::<usize>()
        })
        .sum()
}
