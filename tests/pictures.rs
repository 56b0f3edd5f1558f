//! `duvod export`: what the pictures, graphs and clauses hold.

use std::fs;

use crate::support::EXAMPLE;
use crate::support::program::{Folder, said};
use duvod::picture::QrCode;

/// Exports to standard output.
fn picture(arguments: &[&str]) -> String {
    said(&[&["export"], arguments].concat())
}

fn texts(picture: &str) -> usize {
    picture.matches("<text ").count()
}

#[test]
fn a_puzzle_a_state_and_a_step_are_drawn() {
    let puzzle = picture(&[EXAMPLE]);
    assert!(puzzle.starts_with("<svg ") && puzzle.trim_end().ends_with("</svg>"));
    assert_eq!(texts(&puzzle), 30 + 18, "the givens and the names of columns and rows");
    assert_eq!(texts(&picture(&[EXAMPLE, "--plain"])), 30);
    assert!(texts(&picture(&[EXAMPLE, "--plain", "--marks"])) > 130);
    let step = picture(&[EXAMPLE, "--step", "1"]);
    assert!(step.contains("#1b66b5"), "what the step sees is drawn");
    assert_ne!(step, picture(&[EXAMPLE, "--step", "2"]));
    let dark = picture(&[EXAMPLE, "--step", "1", "--palette", "dark"]);
    assert!(dark.contains("#5faef5") && !dark.contains("#1b66b5"));
}

#[test]
fn a_rule_is_drawn_where_it_concludes_something() {
    let state = "2+4..5.17.73..6+4+2.5.+5...+2..+41+8+25+9..47.+752....+1.9...+15.+2.2.41+7.+5.+8+1+7+6+3+5+4+29+56+4+8+297+13:334";
    let chain = picture(&[state, "--by", "x-chain"]);
    assert!(chain.contains("stroke-dasharray"), "weak links are dashed");
}

#[test]
fn a_puzzle_is_written_as_a_graph_and_as_clauses() {
    let graph = picture(&[EXAMPLE, "--to", "dot"]);
    assert_eq!(graph.matches(" -- ").count(), 810);
    let edges = picture(&[EXAMPLE, "--to", "dimacs"]);
    let count = 810 + 36 + 30 * 8;
    assert!(edges.contains(&format!("p edge 90 {count}\n")), "{}", &edges[..200]);
    let clauses = picture(&[EXAMPLE, "--to", "dimacs-cnf"]);
    // Cells and houses, digits that exclude each other in a cell and in sight, givens.
    let count = 81 + 27 * 9 + 81 * 36 + 810 * 9 + 30;
    assert!(clauses.contains(&format!("p cnf 729 {count}\n")), "{}", &clauses[..200]);
}

#[test]
fn the_ending_of_a_file_says_what_picture_it_is() {
    let folder = Folder::new("kinds");
    let written = |name: &str, more: &[&str]| {
        let path = folder.path(name);
        let said = said(&[&["export", EXAMPLE, "--output", &path], more].concat());
        assert_eq!(said, "");
        fs::read(path).expect("a file")
    };
    let png = written("a.png", &["--step", "1"]);
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    // Twice as many pixels as the SVG has: 9 cells of 60 with margins of 26 and 6.
    let [width, height] =
        [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("4")));
    assert_eq!((width, height), (1144, 1144));
    assert!(written("a.PDF", &[]).starts_with(b"%PDF-"));
    assert!(written("named", &["--to", "pdf"]).starts_with(b"%PDF-"));
    assert_eq!(written("a.svg", &[]), picture(&[EXAMPLE]).as_bytes(), "as on standard output");
    assert!(written("pdf.svg", &["--to", "pdf"]).starts_with(b"%PDF-"), "what is named counts");
}

/// What a moving picture shows at a moment, line by line: of what is animated only what is then to be seen.
fn seen_at(film: &str, seconds: f64) -> Vec<&str> {
    let behind = |text: &'static str| film.split(text).nth(1).expect("a style");
    let number = |text: &str| -> f64 {
        let end = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        text[..end.unwrap_or(text.len())].parse().expect("a number")
    };
    let whole = number(behind(".a { animation: "));
    let mut is_seen = true;
    let mut seen = Vec::new();
    for line in film.split("</style>").nth(1).expect("a picture").lines() {
        if let Some(group) = line.strip_prefix("<g class=\"a n") {
            let length = number(group);
            let rule = film.split(&format!("@keyframes n{length} {{")).nth(1).expect("a rule");
            let shown = number(rule.split("visible; } ").nth(1).expect("a part")) / 100.0;
            let ago = number(group.split("animation-delay:-").nth(1).expect("a delay"));
            is_seen = (seconds + ago) % whole / whole < shown;
        } else if line == "</g>" {
            is_seen = true;
        } else if is_seen {
            seen.push(line);
        }
    }
    seen
}

#[test]
fn a_moving_picture_shows_each_step_in_its_time() {
    let film = picture(&[EXAMPLE, "--animated", "--seconds", "4"]);
    assert_eq!(film, picture(&[EXAMPLE, "--animated", "--seconds", "4"]));
    assert!(film.contains("prefers-reduced-motion") && film.len() < 300_000, "{}", film.len());
    let drawn = |lines: &[&str]| {
        let mut drawn: Vec<String> = lines
            .iter()
            .filter(|line| !line.contains("text-anchor=\"start\""))
            .map(|it| (*it).to_owned())
            .collect();
        drawn.sort_unstable();
        drawn
    };
    for step in [1, 2, 7, 30, 51] {
        let still = picture(&[EXAMPLE, "--step", &step.to_string()]);
        let lines: Vec<&str> = still.lines().skip(2).collect();
        for moment in [0.01, 2.0, 3.99] {
            let seen = seen_at(&film, f64::from(step - 1) * 4.0 + moment);
            // The ground of a film is larger.
            assert_eq!(drawn(&seen[2..]), drawn(&lines), "step {step} at {moment}");
            let caption = format!("Step\u{a0}{step} of 51: ");
            assert!(seen.iter().any(|line| line.contains(&caption)), "{step}");
        }
    }
    let end = seen_at(&film, 51.0 * 4.0 + 11.9);
    assert!(end.iter().any(|line| line.contains("Solved in 51\u{a0}steps")), "{end:?}");
    assert_eq!(end.iter().filter(|line| line.starts_with("<text ")).count(), 81 + 18 + 2);
    // What moves nothing shows the end: all else is hidden.
    let still = film.matches("<g class=\"a").count() - film.matches(" z\" style").count();
    assert_eq!(film.matches("visibility=\"hidden\"").count(), still);
}

#[test]
fn a_code_is_drawn_of_a_link_with_the_puzzle() {
    let code = picture(&[EXAMPLE, "--qr"]);
    let link = link_with(EXAMPLE);
    assert_eq!(code, QrCode::of(&link).expect("a code").svg());
    // What was found, and what is gone, is in the link too.
    let state = format!("{}:436", EXAMPLE.replacen("53..7", "53+4.7", 1));
    let found = picture(&[&state, "--qr"]);
    assert_eq!(found, QrCode::of(&link_with(&state)).expect("a code").svg());
    assert!(found.len() > 2 * code.len());
}

/// The link that the program writes itself.
fn link_with(state: &str) -> String {
    let form = if state.contains('+') { "sudokupad" } else { "sudokupad-short" };
    said(&["convert", state, "--to", form]).trim_end().to_owned()
}
