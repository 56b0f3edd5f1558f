//! Columns keep apart, and what ends at the right of a page ends at one edge.

use iced::Rectangle;
use iced_test::selector::Candidate;

use super::laboratory::{choose, compare, compared, opened};
use super::room::{Seen, at_every_size};
use super::*;
use crate::look::font::Purpose;
use crate::widget::choosing;
use crate::{CompareChoice, CompareMessage};

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

/// The right edges of all fields for text.
fn fields(window: &Window) -> Vec<f32> {
    let mut found = Vec::new();
    let _nothing = simulator(window, window.shared.appearance.scaled_size()).find(
        |candidate: Candidate<'_>| {
            if let Candidate::TextInput { bounds, .. } = candidate {
                found.push(bounds.x + bounds.width);
            }
            None::<()>
        },
    );
    found
}

#[test]
fn what_is_chosen_ends_at_the_margin_of_the_page() {
    let mut window = with_puzzle(EASY);
    for page in [Page::Maker, Page::Export] {
        act(&mut window, Action::Open(page));
        let mut beside = 0;
        at_every_size(&mut window, |seen| {
            let look = seen.window.look().reading();
            if !choosing::has_both(look) {
                return;
            }
            beside += 1;
            let right =
                seen.window.shared.appearance.scaled_size().width - look.layout.lengths.margin;
            let fields = fields(seen.window);
            assert!(fields.len() > 1, "{}", seen.at);
            for field in fields {
                assert!((field - right).abs() < 1.0, "{page:?} {}: {field} {right}", seen.at);
            }
        });
        assert!(beside > 3, "{beside}");
    }
}

#[test]
fn an_answer_ends_at_one_edge_in_a_wide_window() {
    let mut window = selecting(solved(EASY), "E7");
    let mut wide = 0;
    at_every_size(&mut window, |seen| {
        let look = seen.window.look().reading();
        let left = look.layout.left_side;
        let right = left + 1.0 + look.page_width() - look.layout.lengths.margin;
        let below = look.layout.lengths.top_bar + look.layout.lengths.tabs;
        let inside = seen.beside_grid.iter().filter(|(_, bounds)| bounds.y > below + 8.0);
        let ends = inside.map(|(_, bounds)| bounds.x + bounds.width).fold(0.0, f32::max);
        assert!(ends <= right + 1.0, "{}: {ends} {right}", seen.at);
        let by = look.typeset(&look.label(words::WindowProofByProcedure));
        let by = seen.beside_grid.iter().find(|(text, _)| *text == by).expect("the switch").1;
        let ends = by.x + by.width + look.pick(12.0, 9.0) + 3.0;
        if look.layout.is_wide() && seen.at.contains(" 100 ") {
            assert!((ends - right).abs() < 1.0, "{}: {ends} {right}", seen.at);
        }
        wide += usize::from(
            look.page_width() + left + 40.0 < look.layout.left_side + look.layout.panel,
        );
    });
    assert!(wide > 0, "in some windows there is room beside");
}

#[test]
fn what_came_of_solving_finds_room_below_the_grid() {
    let mut window = solved(EASY);
    at_every_size(&mut window, |seen| {
        let layout = seen.window.shared.appearance.layout;
        let look = seen.window.look();
        let right = layout.left_side - layout.lengths.right + 1.0;
        let line = look.size(Purpose::Control).1.0;
        let row = seen.texts.iter().filter(|(_, bounds)| {
            bounds.x < layout.left_side && bounds.y > layout.tools_at() - 1.0
        });
        let mut count = 0;
        for (text, bounds) in row {
            count += 1;
            assert!(bounds.x + bounds.width <= right, "{}: {text:?} {bounds:?} {right}", seen.at);
            assert!(bounds.height < 1.5 * line, "{}: {text:?} {bounds:?}", seen.at);
        }
        assert!(count >= 3, "{}: {count}", seen.at);
    });
}

#[test]
fn a_title_keeps_its_room_beside_a_switch_and_a_button_keeps_its_line() {
    let mut window = selecting(solved(EASY), "E7");
    at_every_size(&mut window, |seen| {
        let look = seen.window.look().reading();
        let title = look.typeset(&look.label(words::ProofTitle));
        let Some((_, title)) = seen.beside_grid.iter().find(|(text, _)| *text == title) else {
            return;
        };
        for by in [words::WindowProofByShortest, words::WindowProofByProcedure] {
            let by = look.typeset(&look.label(by));
            let switch = seen.beside_grid.iter().find(|(text, _)| *text == by).expect("a switch");
            let is_apart = title.intersection(&switch.1).is_none();
            assert!(is_apart && title.width > 20.0, "{}: {title:?} {switch:?}", seen.at);
        }
    });
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Open(Page::Laboratory));
    at_every_size(&mut window, |seen| {
        let look = seen.window.look().reading();
        let run = look.typeset(&look.with_enter(look.label(words::LabRun)));
        let run = seen.beside_grid.iter().find(|(text, _)| *text == run).expect("a button");
        let line = look.size(Purpose::Control).1.0;
        assert!(run.1.height < 1.5 * line, "{}: {run:?}", seen.at);
    });
}

#[test]
fn the_table_of_what_houses_held_ends_where_the_text_ends() {
    let mut window = solved(HARD);
    let left = window.look().label(words::WindowLeft);
    let cells: Vec<Cell> = geometry(&window).cells().collect();
    let has_table = cells.into_iter().any(|cell| {
        act(&mut window, BoardAction::Select(cell));
        sees(&window, &left)
    });
    assert!(has_table, "an answer has a table");
    let mut seen_at = 0;
    at_every_size(&mut window, |seen| {
        if !seen.at.contains(" 100 ") || !seen.at.contains("1280.0") {
            return;
        }
        let look = seen.window.look().reading();
        let margin = look.layout.lengths.margin;
        let left = look.layout.left_side + 1.0 + margin;
        let right = look.layout.left_side + 1.0 + look.page_width() - margin;
        let labels = look.pick(104.0, 74.0);
        // Digits stand in the middle of their columns, the last of which ends at the edge.
        let column = (right - left - labels) / 9.0;
        let stands = |(text, bounds): &&(String, Rectangle)| {
            let Ok(digit @ 1..=9) = text.parse::<u8>() else { return false };
            let middle = left + labels + (f32::from(digit) - 0.5) * column;
            (bounds.center_x() - middle).abs() < 2.0
        };
        let count = seen.beside_grid.iter().filter(stands).count();
        assert!(count > 4, "{}: {count}", seen.at);
        seen_at += 1;
    });
    assert!(seen_at > 1, "{seen_at}");
}
