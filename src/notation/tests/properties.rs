//! What holds for every text and every set.

use proptest::prelude::*;

use super::*;

/// Reading gives a step, which can be written and read again, or an error with a place in the text.
fn read_anyhow(state: &State, text: &str) {
    let (geometry, candidates) = (&state.geometry, &state.candidates);
    match parse(geometry, candidates, RuleId::new("rule"), text) {
        Ok(step) => {
            let again = print(geometry, candidates, "Name", &step);
            let read = parse(geometry, candidates, step.rule, &again);
            assert_eq!(read, Ok(step), "{text} and {again}");
        }
        Err(error) => {
            assert!((1..=text.chars().count() + 1).contains(&error.place), "{text:?}: {error}");
            let _ = error.message();
        }
    }
}

/// A state with something for every form to find.
fn rich() -> State {
    State::new()
        .place("r9c9", '9')
        .only("r1", '3', "r1c1 r1c7")
        .only("c7", '8', "r1c7 r6c7")
        .only("b1", '5', "r2c1 r2c3")
        .hold("r6c5", "38")
        .hold("r5c5 r5c9", "27")
}

/// Pieces of which lines are made.
const PIECES: [&str; 40] = [
    "N: ", "r1c1", "r12c36", "r1c7", "r6c7", "r6c5", "(3)", "(8)", "(8=3)", "(3=127)", "=", "-",
    " => ", "<>3", "=3", ", ", ",", "; ", " | ", " & ", " + ", "[", "]", "{0,1}", "{all}", "(",
    ")", ") ", "3", "5", "2/7", "5/7/2", " in ", ", only ", "b1", "r2", " f ", " g ", "no ",
    "none",
];

proptest! {
    #[test]
    fn no_text_makes_reading_panic(text in any::<String>()) {
        read_anyhow(&State::new(), &text);
    }

    #[test]
    fn no_text_of_its_letters_makes_reading_panic(
        text in "N: [rcbx0-9()=<>/,;| {}&+!fgA-C-]{0,80}"
    ) {
        read_anyhow(&rich(), &text);
    }

    #[test]
    fn no_text_of_its_pieces_makes_reading_panic(
        pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..16)
    ) {
        read_anyhow(&rich(), &format!("N: {}", pieces.concat()));
    }

    #[test]
    fn lines_with_a_piece_more_or_less_do_not_make_it_panic(
        line in prop::sample::select(vec![
            "N: (3)r1c1=(3)r1c7-(8)r1c7=(8)r6c7-(8=3)r6c5 => r6c1<>3",
            "N: 3 r1c1=r1c7; r1c1-r2c2-r1c7 => r2c2<>3",
            "N: 5 in b1, only r2 => r2c4<>5, (r2c5<>5)",
            "N: 3 r12 c17 f r2c3 & c18 f r2c7 => r2c2<>3, r2c9<>3",
            "N: r1c1=3 => (a: 3 in r6c5 => r6c5=3; b: 2/7 in r5c59 => r5c1<>2) no 3 in r6 => r1c1<>3",
            "N: [base 7 in r2 only r2c37; cover 7 once in c3] => r1c3<>7{0,1}",
            "N: 2/7 r5c5-r5c9 => r5c1<>2",
            "N: 3 r1-c7-b5 g r2c7 => r2c1<>3",
        ]),
        piece in prop::sample::select(&PIECES[..]),
        at in 0_usize..90,
        gone in 0_usize..6,
    ) {
        let letters: Vec<char> = line.chars().collect();
        let at = at.min(letters.len());
        let rest = (at + gone).min(letters.len());
        let start: String = letters[..at].iter().collect();
        let end: String = letters[rest..].iter().collect();
        read_anyhow(&rich(), &format!("{start}{end}"));
        read_anyhow(&rich(), &format!("{start}{piece}{end}"));
    }

    #[test]
    fn cells_are_read_back(
        names in prop::collection::btree_set(0_usize..81, 0..30),
        targets in prop::collection::btree_set(0_usize..81, 0..30),
    ) {
        let set = |cells: &std::collections::BTreeSet<usize>| -> CellSet {
            cells.iter().map(|&cell| Cell::new(cell)).collect()
        };
        let statement = Statement::Sees { cells: set(&names), targets: set(&targets) };
        let step = step(vec![Claim::new(Role::Premise, statement)], "");
        let state = State::new();
        let text = print(&state.geometry, &state.candidates, "Name", &step);
        prop_assert_eq!(parse(&state.geometry, &state.candidates, step.rule, &text), Ok(step));
    }
}
