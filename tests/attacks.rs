//! What attacks on the program found, each by its smallest input: none of it is found again.

use std::collections::BTreeSet;
use std::fs;
use std::thread;

use serde_json::Value;

use crate::support::program::{Folder, command, duvod, json, said};
use crate::support::{EXAMPLE, rows};

/// A folder of knowledge with a grid on which digits that follow one another are never next to each other.
fn apart(name: &str) -> Folder {
    let folder = Folder::new(name);
    fs::create_dir(folder.0.join("grids")).expect("a folder");
    let grid = "Grid(name: \"apart\", symbols: \"123456789\", block_width: 3, block_height: 3, apart: [(steps: [(1, 0), (0, 1)], never_differ_by: [1])])";
    fs::write(folder.0.join("grids/apart.ron"), grid).expect("a file");
    folder
}

/// A procedure led back through what a neighbour rules out: all commands that tell reasons panicked.
#[test]
fn reasons_lead_back_through_neighbours() {
    const PUZZLE: &str =
        ".......7...................4.......9......8.........2..............7.....7.......";
    let folder = apart("apart-attack");
    let on_it = ["--knowledge", &folder.path(""), "--grid", "apart"];
    let answer = said(&[&["why", PUZZLE, "A9", "--json"], &on_it[..]].concat());
    let given = command(&[&["verify", "-"][..], &on_it[..2]].concat(), &answer);
    assert_eq!(given.status, 0, "{}{}", given.told, given.errors);
    for words in [&["critique", PUZZLE, "A9<>7"][..], &["generate", "--seed", "1"]] {
        assert!(!said(&[words, &on_it].concat()).is_empty());
    }
}

/// A slice kept claims whose reasons it cut away.
#[test]
fn an_answer_claims_nothing_whose_reasons_are_cut_away() {
    const PUZZLE: &str =
        "362...1.....5......41....7.......69..19.43....3...2......2....8.7.3.42...2...5.4.";
    const IMPOSSIBLE: &str =
        ".5..712.....5.......9...5.......3..8.1......9..8.9.41.4...3876.8.7.6.....3.......";
    let answer = said(&["why", PUZZLE, "E8", "--json"]);
    let conflict = command(&["check", IMPOSSIBLE, "--json"], "");
    assert_eq!(conflict.status, 1, "{}", conflict.errors);
    let conflict: Value = serde_json::from_str(&conflict.told).expect("JSON");
    for trace in [answer, conflict["trace"].to_string()] {
        let given = command(&["verify", "-"], &trace);
        assert_eq!(given.status, 0, "{}{}", given.told, given.errors);
    }
}

/// A title was cut again for each of its characters.
#[test]
fn a_long_title_is_cut() {
    let title = "x".repeat(1 << 20);
    let digits = EXAMPLE.replace('.', "0");
    let text = format!(
        "<?xml version=\"1.0\"?>\n<opensudoku><name>{title}</name><game data=\"{digits}\"/></opensudoku>"
    );
    let given = command(&["convert", "-", "--to", "opensudoku"], &text);
    assert!(given.status == 0 && given.told.contains(&digits), "{}", given.errors);
    let cut = given.told.matches('x').count();
    assert!((150..=210).contains(&cut), "{cut}");
}

/// One of two pages of the same name was written over by the other.
#[test]
fn of_two_pages_written_at_once_one_is_refused() {
    let folder = Folder::new("two-at-once");
    for round in 0..5 {
        let page = folder.path(&format!("{round}.html"));
        let print = |title: &str| {
            let words = ["print", EXAMPLE, "--title", title, "--output", &page, "--lang", "en"];
            duvod(&words).status.code()
        };
        let (one, two) = thread::scope(|scope| {
            let one = scope.spawn(|| print("first"));
            (print("second"), one.join().expect("it ends"))
        });
        let ended = BTreeSet::from([one, two]);
        assert_eq!(ended, BTreeSet::from([Some(0), Some(2)]), "round {round}");
        let text = fs::read_to_string(&page).expect("a page");
        assert_eq!(text.contains("first"), two == Some(0), "who ended well is who was kept");
    }
}

/// A run that found one solution and was cut off before it could look for another counted as solved.
#[test]
fn a_method_that_is_cut_off_gave_up() {
    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let compared = said(&["compare", PUZZLE, "--solutions", "2", "--steps", "2000", "--csv"]);
    let mut rows = compared.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = rows.next().expect("a head");
    let column = |name| head.iter().position(|it| *it == name).expect("a column");
    let [outcome, solutions, steps] = ["outcome", "solutions", "steps"].map(column);
    let cut: Vec<_> = rows.filter(|row| row[solutions] == "1" && row[steps] == "2000").collect();
    assert!(!cut.is_empty() && cut.iter().all(|row| row[outcome] == "steps"), "{compared}");
}

/// A proof whose steps are called by the names of other rules is not as cheap as it says.
#[test]
fn an_effort_holds_only_for_the_rules_that_are_named() {
    let trace = said(&["why", EXAMPLE, "E7", "--shortest", "--json"]);
    let renamed = trace.replace("\"hidden-single-block\"", "\"naked-single\"");
    let renamed = if renamed == trace {
        trace.replace("\"naked-single\"", "\"hidden-single-line\"")
    } else {
        renamed
    };
    assert_ne!(renamed, trace);
    assert_eq!(command(&["verify", "-"], &trace).status, 0);
    assert_eq!(command(&["verify", "-"], &renamed).status, 1);
}

/// All puzzles of the grid 4x4 from which no given can be left out: 36, if images of one another count once. Others of
/// them were made several times.
#[test]
fn no_image_of_a_puzzle_is_made_again() {
    let given =
        command(&["generate", "--grid", "4x4", "--minimal", "--seed", "5", "--count", "60"], "");
    let made: Vec<&str> = rows(&given.told).collect();
    let forms: BTreeSet<Vec<u8>> = made.iter().map(|puzzle| least_image(puzzle)).collect();
    assert_eq!((made.len(), forms.len()), (36, 36), "{}", given.errors);
    assert!(given.errors.contains("Given up"), "{}", given.errors);
}

/// The least of all images of a puzzle of four rows: rows and columns in any order that keeps bands together, turned or not,
/// digits numbered as they come.
fn least_image(puzzle: &str) -> Vec<u8> {
    const ORDERS: [[usize; 4]; 8] = [
        [0, 1, 2, 3],
        [1, 0, 2, 3],
        [0, 1, 3, 2],
        [1, 0, 3, 2],
        [2, 3, 0, 1],
        [3, 2, 0, 1],
        [2, 3, 1, 0],
        [3, 2, 1, 0],
    ];
    let cells: Vec<u8> = puzzle.bytes().collect();
    let image = |rows: &[usize; 4], columns: &[usize; 4], is_turned: bool| {
        let mut names = Vec::new();
        let at = |place: usize| {
            let (row, column) = (rows[place / 4], columns[place % 4]);
            cells[if is_turned { column * 4 + row } else { row * 4 + column }]
        };
        let number = |sign: u8| {
            if sign == b'.' {
                return 0;
            }
            let known = names.iter().position(|name| *name == sign);
            let place = known.unwrap_or_else(|| {
                names.push(sign);
                names.len() - 1
            });
            u8::try_from(place).expect("few") + 1
        };
        (0..16).map(at).map(number).collect::<Vec<u8>>()
    };
    let all = ORDERS.iter().flat_map(|rows| {
        let images =
            ORDERS.iter().flat_map(move |columns| [(rows, columns, false), (rows, columns, true)]);
        images.map(|(rows, columns, is_turned)| image(rows, columns, is_turned))
    });
    all.min().expect("an image")
}

/// The text named a given more than the same answer as JSON.
#[test]
fn a_text_names_the_givens_that_its_trace_rests_on() {
    const PUZZLE: &str =
        "...2.1...7..546............4......6.2..8...375.9.2.....47.....338....9.6.......78";
    let trace = json(&["why", PUZZLE, "H7"]);
    let givens = trace["goal"]["givens"].as_array().expect("givens").len();
    assert_eq!(givens, 21);
    let told = said(&["why", PUZZLE, "H7"]);
    assert!(told.contains("21 of the 24 givens"), "{told}");
}
