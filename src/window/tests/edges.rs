//! Columns keep apart, and what ends at the right of a page ends at one edge.

use super::laboratory::{choose, compare, compared, opened};
use super::room::{Seen, at_every_size};
use super::*;
use crate::{CompareChoice, CompareMessage};
use duvod::message::words;
use iced::Rectangle;

/// Whether two texts share a line.
fn are_level(one: &Rectangle, other: &Rectangle) -> bool {
    let shared = (one.y + one.height).min(other.y + other.height) - one.y.max(other.y);
    shared > 0.5 * one.height.min(other.height)
}

/// Texts on one line are at least this far from each other.
fn assert_apart(seen: &Seen<'_>, least: f32) {
    let Seen { beside_grid: all, at, .. } = seen;
    for (one, bounds) in all {
        for (other, next) in all.iter().filter(|(_, next)| next.x > bounds.x) {
            let gap = next.x - bounds.x - bounds.width;
            let is_apart = !are_level(bounds, next) || gap >= least;
            assert!(is_apart, "{at}: {one:?} {bounds:?}, {other:?} {next:?}: {gap}");
        }
    }
}

#[test]
fn columns_of_a_comparison_keep_apart() {
    let mut window = opened(EASY);
    choose(&mut window, &["exact", "dancing-links", "tabu", "brute-force"]);
    compare(&mut window, CompareMessage::Choose(CompareChoice::Puzzles, 1));
    compare(&mut window, CompareMessage::Type(CompareChoice::Count, "3".to_owned()));
    compare(&mut window, CompareMessage::Type(CompareChoice::Steps, "100000".to_owned()));
    compared(&mut window, usize::MAX);
    let mut in_columns = 0;
    at_every_size(&mut window, |seen| {
        let head = seen.window.look().label(words::CompareDepth);
        in_columns += usize::from(seen.beside_grid.iter().any(|(text, _)| *text == head));
        assert_apart(seen, 8.0);
    });
    assert!(in_columns > 2, "{in_columns}");
}
