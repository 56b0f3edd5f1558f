//! Sets, fish, wings, rings, nets, chains, loops, groups and almost locked sets: a table of steps with their lines.

use super::*;

/// The table; its head says how it is written.
const STEPS: &str = include_str!("steps.txt");

/// The state of which this is said.
fn state(text: &str) -> State {
    text.split("; ").fold(State::new(), |state, part| {
        let Some((place, names)) = part.split_once(": ") else {
            let (name, symbol) = part.split_once('=').expect("a filled cell");
            return state.place(name, one(symbol));
        };
        match place.split_once(" in ") {
            Some((symbol, house)) => state.only(house, one(symbol), names),
            None => state.hold(place, names),
        }
    })
}

fn one(symbol: &str) -> char {
    symbol.chars().next().expect("a digit")
}

#[test]
fn steps_are_written_as_the_table_has_them_and_read_back() {
    let lines = STEPS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    for case in lines.chunks(3) {
        let [of_state, listed, expected] = case else { panic!("{case:?}") };
        let (state, listed) = (state(of_state), format!("Name: {listed}"));
        let step = parse(&state.geometry, &state.candidates, RuleId::new("rule"), &listed);
        state.check(&step.expect(&listed), expected);
    }
}
