//! Why and why not while a puzzle is played: only when asked, only of the asked cell, from where the player stands.

use std::time::Instant;

use super::*;
use crate::explanation::Strength;
use crate::grid::Entry;
use crate::proof::Place;
use crate::session::{Advice, WhyInPlay};
use crate::window::{Deed, Go, Move, moment};

/// Answers the question about a cell that the window waits for.
fn answer(window: &mut Window) -> WhyInPlay {
    let (number, question) = window.wondering().expect("a question");
    let advice = question.run(&|| false).expect("an answer");
    let _ = window.update(Message::Advised(number, Some(Box::new(advice.clone()))));
    let Advice::Why(answer) = advice else { panic!("{advice:?}") };
    answer
}

fn ask(window: &mut Window, name: &str) -> WhyInPlay {
    act(window, Act::Select(cell(name)));
    key(window, Act::Enter);
    answer(window)
}

fn write(window: &mut Window, name: &str, digit: usize) {
    act(window, Act::Select(cell(name)));
    act(window, Act::Digit(digit - 1));
}

fn digits(window: &Window) -> usize {
    let scene = moment::scene(window);
    scene.cells.iter().filter(|cell| cell.digit.is_some_and(|digit| !digit.pale)).count()
}

#[test]
fn nothing_is_told_before_it_is_asked() {
    let mut window = with_puzzle(EASY);
    assert!(sees(&window, "Choose a cell") && !sees(&window, "Nothing to explain yet"));
    act(&mut window, Act::Select(cell("E7")));
    assert!(sees(&window, "Which digit, and why? (Enter)"));
    assert!(window.wondering().is_none() && !sees(&window, "Why is 3 in E7?"));
    assert_eq!(digits(&window), 30);
    click(&mut window, "Which digit, and why? (Enter)");
    assert!(sees(&window, "Looking for the reason…"));
    let _ = answer(&mut window);
    for text in ["Why is 3 in E7?", "Proof", "E7 = 3"] {
        assert!(sees(&window, text), "{text}");
    }
    assert_eq!(window.session.mode(), crate::session::Mode::Playing);
    assert_eq!(window.session.board(), *window.session.puzzle(), "it is told, not written");
}

#[test]
fn the_reason_is_walked_from_where_the_player_stands() {
    let mut window = with_puzzle(EASY);
    let WhyInPlay::Why(fresh) = ask(&mut window, "E7") else { panic!("no reason") };
    assert!(fresh.slice.steps.len() > 1);
    key(&mut window, Act::Go(Go::On));
    assert_eq!(window.why.shown_in_play().map(|(_, place)| place), Some(Place::step(0)));
    assert_eq!(digits(&window), 31, "what the first step finds, and nothing after it");
    key(&mut window, Act::Go(Go::Last));
    key(&mut window, Act::Go(Go::Back));
    let last = fresh.slice.steps.len() - 1;
    assert_eq!(window.why.shown_in_play().map(|(_, place)| place), Some(Place::step(last - 1)));
    // What the player has found already is not shown again.
    let found: Vec<_> = fresh.slice.steps[..last]
        .iter()
        .flat_map(|step| step.conclusions.iter().map(|end| end.fact))
        .collect();
    for fact in found {
        act(&mut window, Act::Select(fact.cell()));
        act(&mut window, Act::Digit(fact.digit().index()));
    }
    let WhyInPlay::Why(near) = ask(&mut window, "E7") else { panic!("no reason") };
    assert_eq!(near.slice.steps.len(), 1);
    assert!(!sees(&window, "From the procedure"), "there is none");
}

#[test]
fn why_not_is_asked_with_a_digit() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Act::Select(cell("C1")));
    key(&mut window, Act::WhyNot);
    let prompt = "Why is it not there? Press the digit in question; Esc takes the question back.";
    assert!(sees(&window, prompt));
    key(&mut window, Act::Digit(4));
    let _ = answer(&mut window);
    assert!(sees(&window, "Why is 5 not in C1?"));
    assert_eq!(window.session.board().entry(cell("C1")), Entry::Empty, "the digit is no move");
    key(&mut window, Act::WhyNot);
    key(&mut window, Act::Digit(3));
    let _ = answer(&mut window);
    assert!(sees(&window, "Why is 4 in C1?"), "it does belong there");
}

#[test]
fn what_the_player_wrote_is_no_reason_for_itself() {
    let mut window = with_puzzle(EASY);
    write(&mut window, "E5", 5);
    assert!(sees(&window, "Does it belong here? (Enter)"));
    let WhyInPlay::Why(why) = ask(&mut window, "E5") else { panic!("no reason") };
    assert!(!why.slice.steps.is_empty() && sees(&window, "Why is 5 in E5?"));
    act(&mut window, Act::Select(cell("A1")));
    assert!(sees(&window, "Why is 5 in A1?") && window.wondering().is_none(), "it is given");
}

#[test]
fn a_mistake_is_told_before_a_reason() {
    let mut window = with_puzzle(EASY);
    write(&mut window, "C1", 1);
    let WhyInPlay::Mistake(other) = ask(&mut window, "E7") else { panic!("a reason") };
    assert_eq!((other.strength, other.mistake), (Strength::Rule, None));
    assert!(sees(&window, "Before you go on: there is a mistake in the grid."));
    assert!(!sees(&window, "C1 cannot be 1."));
    click(&mut window, "Where is it? (F7)");
    assert!(sees(&window, "There is a mistake in C1"));
    key(&mut window, Act::Enter);
    let _ = answer(&mut window);
    assert_eq!(window.session.selected(), Some(cell("C1")));
    assert!(sees(&window, "C1 cannot be 1."));
    key(&mut window, Act::Go(Go::On));
    assert!(window.why.shown_in_play().is_some());
}

#[test]
fn an_answer_is_for_one_state_and_one_cell() {
    let mut window = with_puzzle(HARD);
    act(&mut window, Act::Select(cell("B1")));
    key(&mut window, Act::Enter);
    let (number, question) = window.wondering().expect("a question");
    assert_eq!(question.run(&|| true), None, "it can be stopped");
    let late = Some(Box::new(Advice::Why(WhyInPlay::Open)));
    for leave in [Act::Escape, Act::Move(Move::Right), Act::Digit(1), Act::Play(Deed::FillMarks)] {
        act(&mut window, Act::Select(cell("B1")));
        key(&mut window, Act::Enter);
        key(&mut window, leave);
        let is_stale = leave != Act::Play(Deed::FillMarks);
        assert_eq!(window.wondering().is_none(), is_stale, "{leave:?}: the state is another one");
        act(&mut window, Act::Escape);
    }
    let _ = window.update(Message::Advised(number, late));
    assert!(!sees(&window, "The rules of this profile do not reach the reason."), "it is too late");
    let mut window = with_puzzle(EASY);
    let _ = ask(&mut window, "E7");
    act(&mut window, Act::Language(0));
    assert!(sees(&window, "Proč je v políčku E7 číslice 3?"));
    act(&mut window, Act::Play(Deed::FillMarks));
    assert!(window.why.shown_in_play().is_some(), "marks say nothing new");
    write(&mut window, "C1", 4);
    assert!(window.why.shown_in_play().is_none());
}

#[test]
fn without_one_solution_there_is_no_reason() {
    let mut window = with_puzzle(&EASY.replacen("53", "..", 1).replacen('6', ".", 2));
    act(&mut window, Act::Select(cell("C1")));
    key(&mut window, Act::Enter);
    let (number, question) = window.wondering().expect("a question");
    let advice = question.run(&|| false).map(Box::new);
    let _ = window.update(Message::Advised(number, advice));
    let told = "You can ask for the reason of a cell only where the puzzle has exactly one solution. This puzzle has several solutions.";
    assert!(sees(&window, told));
}

#[test]
fn the_window_does_not_wait_for_a_reason() {
    let mut window = with_puzzle(HARD);
    act(&mut window, Act::Select(cell("B1")));
    let before = Instant::now();
    key(&mut window, Act::Enter);
    let asked = before.elapsed();
    let (_, question) = window.wondering().expect("a question");
    let before = Instant::now();
    let _ = question.run(&|| false);
    let answered = before.elapsed();
    assert!(asked < answered, "{asked:?} to ask, {answered:?} to answer");
}
