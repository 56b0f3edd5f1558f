//! Examples and near misses are what they say.

use std::collections::BTreeSet;

use super::{classic, coded, knowledge};
use crate::{Find, Mine};
use duvod::grid::{Board, Candidate, StateText};
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{CLASSIC_GRID, DEFAULT_PROFILE, Rule};
use duvod::proof::{Fact, Start};
use duvod::search::Undecided;

fn profile() -> Vec<&'static Rule> {
    let profile = knowledge().profile(DEFAULT_PROFILE).expect("the default profile");
    knowledge().rules_of(profile).collect()
}

fn mine(rule: &Rule) -> Mine {
    Mine::new(knowledge(), classic(), &profile(), rule)
}

fn boards() -> impl Iterator<Item = Board> {
    let board = |text: &str| StateText::parse(text, classic()).expect("a puzzle").board;
    knowledge().puzzles_of(CLASSIC_GRID).map(move |example| board(&example.puzzle))
}

/// What each instance of the rules concludes in the state.
fn concluded(rules: &[&Rule], state: &StateText) -> Vec<BTreeSet<Fact>> {
    let engine = Engine::with_rules(knowledge(), classic(), rules);
    let hints = Hints::of_unique(&Start::from_state(state));
    let steps = engine.every(&state.candidates(classic()), hints);
    steps.iter().map(|step| step.facts().collect()).collect()
}

/// The find as a file would give it, read back.
fn written(find: &Find) -> (StateText, BTreeSet<Fact>) {
    let facts = Fact::print_all(find.facts.iter().copied(), classic());
    let state = StateText::parse(&find.state.print(classic()), classic()).expect("a state");
    (state, Fact::parse_all(&facts, classic()).expect("facts"))
}

#[test]
fn an_example_concludes_what_it_says() {
    for code in ["0002", "0100", "0202", "0800"] {
        let rule = coded(code);
        let mine = mine(rule);
        let finds: Vec<Find> =
            boards().filter_map(|board| mine.example(&board).expect("decided")).collect();
        assert!(finds.len() > 3, "{code}: {}", finds.len());
        for find in &finds {
            let (state, facts) = written(find);
            assert!(concluded(&[rule], &state).contains(&facts), "{code}: {find:?}");
        }
    }
}

#[test]
fn what_would_be_told_has_nothing_before_it() {
    let rule = coded("0800");
    let mine = mine(rule);
    let all = profile();
    let place = all.iter().position(|other| other.id == rule.id).expect("its place");
    let finds: Vec<Find> =
        boards().filter_map(|board| mine.example(&board).expect("decided")).collect();
    let (told, untold): (Vec<_>, Vec<_>) = finds.iter().partition(|find| find.told);
    assert!(!told.is_empty());
    for find in told {
        assert!(concluded(&all[..place], &find.state).is_empty(), "{find:?}");
    }
    for find in untold {
        assert!(!concluded(&all[..place], &find.state).is_empty(), "{find:?}");
    }
}

#[test]
fn a_near_miss_concludes_nothing_of_it_and_one_candidate_makes_the_difference() {
    for code in ["0100", "0200", "0800"] {
        let rule = coded(code);
        let mine = mine(rule);
        let finds: Vec<Find> =
            boards().filter_map(|board| mine.near_miss(&board).expect("decided")).collect();
        assert!(finds.len() > 1, "{code}: {}", finds.len());
        for find in &finds {
            let (state, facts) = written(find);
            let now: BTreeSet<Fact> = concluded(&[rule], &state).into_iter().flatten().collect();
            assert!(now.is_disjoint(&facts), "{code}: {find:?}");
            let candidates = state.candidates(classic());
            let struck = classic().cells().flat_map(|cell| {
                let digits = candidates.digits_of(cell).iter();
                digits.map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
            });
            let mut one_gone = struck.map(|candidate| {
                let mut state = state.clone();
                state.removed.push(candidate);
                state
            });
            let hit = one_gone.any(|state| concluded(&[rule], &state).contains(&facts));
            assert!(hit, "{code}: no candidate makes an example of {find:?}");
        }
    }
}

#[test]
fn a_puzzle_without_a_single_solution_has_no_examples() {
    let mine = mine(coded("0002"));
    assert_eq!(mine.example(&Board::empty(81)), Ok(None));
    assert_eq!(mine.near_miss(&Board::empty(81)), Ok(None));
    let impatient = mine.within(1);
    assert_eq!(impatient.example(&Board::empty(81)), Err(Undecided));
    assert_eq!(impatient.near_miss(&Board::empty(81)), Err(Undecided));
}
