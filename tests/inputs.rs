//! Texts as people have them, each with what is right for it: posts, grids as programs draw them, lists, links.
//!
//! The texts are in `inputs/`; `inputs/right.tsv` has a line for each puzzle of each: the text's name, the grid, and the state.
//! `inputs/variants.txt` has more of each kind, each below a line that says what is right for it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use once_cell::sync::Lazy;

use crate::support::knowledge;
use duvod::formats::{Content, Item, Note, read};
use duvod::grid::{Board, Geometry, StateText};
use duvod::knowledge::CLASSIC_GRID;
use duvod::search::{Search, Verdict};

const RIGHT: &str = include_str!("inputs/right.tsv");
const VARIANTS: &str = include_str!("inputs/variants.txt");

/// What parts the variants.
const VARIANT: &str = "=== ";

static GRIDS: Lazy<Vec<Arc<Geometry>>> = Lazy::new(|| {
    let usual = knowledge().grid(CLASSIC_GRID).into_iter();
    let others = knowledge().grids().filter(|grid| grid.name() != CLASSIC_GRID);
    usual.chain(others).cloned().collect()
});

/// A puzzle that was read: its grid and state; or what is wrong.
type Read = Result<(String, StateText), String>;

/// What was read of a text.
fn found(text: &str) -> (Vec<Read>, Vec<Note>) {
    let reading = read(text, &GRIDS);
    let content = |item: Item<'_>| match item.content {
        Ok(Content::Puzzle(puzzle)) => Ok((puzzle.geometry.name().to_owned(), puzzle.state)),
        Ok(Content::Game(text)) => {
            let saved = duvod::session::read_session(text, &*GRIDS).expect("a game");
            Ok((saved.geometry.name().to_owned(), saved.state()))
        }
        Err(error) => Err(error.to_string()),
    };
    (reading.items.into_iter().map(content).collect(), reading.notes)
}

fn printed(found: &Read) -> String {
    match found {
        Ok((grid, state)) => {
            let geometry = knowledge().grid_of(grid).expect("a grid");
            format!("{grid}\t{}", state.print(&geometry))
        }
        Err(error) => format!("refused\t{error}"),
    }
}

fn solutions(grid: &str, board: &Board) -> Verdict {
    Search::new(&knowledge().grid_of(grid).expect("a grid")).verdict(board)
}

#[test]
fn every_text_is_read_as_what_it_is() {
    let mut right: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for line in RIGHT.lines() {
        let (name, puzzle) = line.split_once('\t').expect("a name and a puzzle");
        right.entry(name).or_default().push(puzzle.to_owned());
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inputs");
    let mut texts = 0;
    for entry in fs::read_dir(folder).expect("the texts") {
        let path = entry.expect("a text").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        if name == "right.tsv" || name == "variants.txt" {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        let found: Vec<String> = found(&text).0.iter().map(printed).collect();
        assert_eq!(Some(&found), right.get(name.as_str()), "{name}");
        texts += 1;
    }
    assert_eq!(texts, right.len(), "every text that is told of is there");
}

#[test]
fn what_was_passed_over_or_assumed_is_said() {
    let notes = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inputs").join(name);
        found(&fs::read_to_string(path).expect("a text")).1
    };
    for hex in ["35.txt", "hex1.txt", "hex2.txt", "hex3.txt", "hex4.txt", "hex6.txt", "hex7.txt"] {
        assert_eq!(notes(hex), [Note::Zero('F')], "{hex}");
    }
    for post in
        ["01post.txt", "02b.txt", "03.txt", "52.txt", "hodoku-step.txt", "simple-sudoku-grid.txt"]
    {
        assert!(matches!(notes(post)[..], [Note::PassedOver { .. }]), "{post}");
    }
    assert_eq!(notes("36box.txt"), [Note::Numbers]);
    assert_eq!(notes("tallgrid.txt"), [Note::Grid("6x6-tall".to_owned())]);
    assert_eq!(notes("25.txt"), [Note::Same(14)]);
    assert_eq!(notes("23.txt"), [Note::Same(16)]);
    assert_eq!(notes("31.txt"), [Note::Link("sudokuexchange.com".to_owned())]);
    assert!(notes("two.txt").is_empty() && notes("four6.list").is_empty());
}

#[test]
fn puzzles_that_have_one_solution_have_one_as_they_are_read() {
    let one = [
        "35.txt",
        "hex1.txt",
        "hex2.txt",
        "hex3.txt",
        "hex4.txt",
        "hex6.txt",
        "hex7.txt",
        "36.txt",
        "36box.txt",
        "draw6_2x3.txt",
        "s4.txt",
        "14.txt",
        "two.txt",
    ];
    for line in RIGHT.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, grid, state] = fields[..] else { continue };
        if one.contains(&name) {
            let geometry = knowledge().grid(grid).expect("a grid");
            let state = StateText::parse(state, geometry).expect("a state");
            assert!(matches!(solutions(grid, &state.board), Verdict::One(_)), "{name}");
        }
    }
}

#[test]
fn more_of_each_kind_is_read_as_what_it_is() {
    let (mut count, mut wrong) = (0, Vec::new());
    for variant in VARIANTS.split(VARIANT).skip(1) {
        let (head, text) = variant.split_once('\n').expect("a head and a text");
        let expected: Vec<&str> = head.split(" | ").collect();
        let found: Vec<String> = found(text.trim_end_matches('\n')).0.iter().map(printed).collect();
        let found: Vec<String> = found.iter().map(|it| it.replace('\t', " ")).collect();
        let fits = found.len() == expected.len()
            && found.iter().zip(&expected).all(|(found, expected)| found.starts_with(expected));
        if !fits {
            wrong.push(format!("{head}:\n{found:#?}\n{text}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 100, "{count}");
}
