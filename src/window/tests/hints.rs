//! The panel *Hint*: four strengths, mistakes first, doing what is told, the last move judged.

use super::*;
use crate::hint;
use crate::widget::reveal::NEWEST;
use duvod::explanation::{Subject, facts_in_short};
use duvod::picture::HouseRole;
use duvod::session::Advice;

#[test]
fn each_hint_tells_one_more() {
    let mut window = with_puzzle(EASY);
    ask_hint(&mut window);
    assert_eq!(window.answers.tab, Tab::Hint);
    let plain = drawn(&window);
    assert!(plain.houses.is_empty() && plain.marks.is_empty(), "a rule shows nothing on the grid");
    assert!(sees(&window, "Tell me where to look (H)"));
    let told = window.answers.hint.hint().map(|hint| hint.told.clone()).expect("a hint");
    assert!(told.len() == 2 && told[1].id.ends_with(".says"), "the rule, and what it says");
    assert!(sees(&window, &window.look().say(&told[1])));
    ask_hint(&mut window);
    let place = drawn(&window);
    assert!(place.houses.iter().any(|&(role, _)| role == HouseRole::Hint));
    assert!(place.marks.is_empty() && sees(&window, "Ask me a question (H)"));
    ask_hint(&mut window);
    assert!(drawn(&window).marks.is_empty());
    let digits =
        |window: &Window| drawn(window).cells.iter().filter(|cell| cell.digit.is_some()).count();
    assert_eq!(digits(&window), 30, "the digit is not given away");
    ask_hint(&mut window);
    assert_eq!(digits(&window), 31);
    let hint = window.answers.hint.hint().expect("a hint");
    assert!(hint.step.is_some() && hint.strength == Strength::Step);
    act(&mut window, AnswerAction::Hint);
    assert!(work::consultation(&window).is_none(), "there is no more to tell");
}

/// Where a text is seen.
fn place(window: &Window, text: &str) -> iced::Point {
    let shown = window.look().typeset(text);
    let found = simulator(window, FIRST).find(shown.as_str());
    let found = found.unwrap_or_else(|_| panic!("{text}"));
    found.bounds().position()
}

#[test]
fn the_button_that_asks_for_more_stays_where_it_is() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    let at = place(&window, "Give me a hint (H)");
    for label in ["Tell me where to look (H)", "Ask me a question (H)", "Show the whole step (H)"] {
        ask_hint(&mut window);
        assert_eq!(place(&window, label), at, "{label}");
    }
    ask_hint(&mut window);
    assert_eq!(place(&window, "Show the whole step (H)"), at);
    act(&mut window, AnswerAction::AnotherHint);
    advise(&mut window);
    let other = window.answers.hint.hint().expect("a hint");
    assert_eq!(other.strength, Strength::Rule, "another one begins with the rule");
}

#[test]
fn what_a_stronger_hint_adds_can_be_scrolled_to() {
    let size = Size::new(760.0, 560.0);
    let mut window = with_puzzle(EASY);
    resize(&mut window, size, 150);
    let mut is_below = false;
    for strength in Strength::ALL {
        ask_hint(&mut window);
        let told = window.answers.hint.hint().map(|hint| hint.told.clone()).expect("a hint");
        let last = window.look().typeset(&window.look().say(told.last().expect("a sentence")));
        let mut screen = simulator(&window, window.shared.appearance.scaled_size());
        let newest = screen.find(NEWEST.chosen).expect("what is new").bounds();
        let sentence = screen.find(last.as_str()).expect("a sentence").bounds();
        assert!(newest.contains(sentence.position()), "{strength:?}: {newest:?} {sentence:?}");
        is_below |= newest.y + newest.height > window.shared.appearance.scaled_size().height;
        let is_alone = newest.height < sentence.height + 1.0;
        let adds_one = matches!(strength, Strength::Place | Strength::Question);
        assert!(is_alone || !adds_one, "{strength:?}: no more than is new");
    }
    assert!(is_below, "without scrolling it would not be seen");
}

#[test]
fn what_a_hint_tells_is_done() {
    let mut window = with_puzzle(EASY);
    for _ in 0..4 {
        ask_hint(&mut window);
    }
    let fact = window.answers.hint.hint().and_then(|hint| hint.step.clone()).expect("a step");
    let fact = fact.conclusions[0].fact;
    click(&mut window, "Do it (Enter)");
    let placed = Entry::Placed(fact.digit());
    assert_eq!(board(&window).entry(fact.cell()), placed);
    assert!(window.answers.hint.hint().is_none(), "the hint was for the state before");
    let moved =
        format!("Last move: {}", window.look().say(&facts_in_short(geometry(&window), &[fact])));
    assert!(sees(&window, "Give me a hint (H)") && sees(&window, &moved));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(board(&window).entry(fact.cell()), Entry::Empty);
}

#[test]
fn a_full_grid_has_a_way_on() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Hint);
    assert!(sees(&window, "The grid is full, and all of it is right."));
    assert!(sees(&window, "Why (Enter)"));
    act(&mut window, BoardAction::Select(cell("E7")));
    key(&mut window, Action::Enter);
    assert!(window.answers.tab == Tab::Why && sees(&window, "Why is 3 in E7?"));
    let full = board(&window);
    act(&mut window, Action::Clear);
    fill(&mut window, &full, 0);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    key(&mut window, Action::Enter);
    assert_eq!(window.answers.tab, Tab::Why, "who has played it to the end, too");
}

#[test]
fn a_mistake_is_told_first() {
    let mut window = begun(EASY, &[("C1", 1)]);
    ask_hint(&mut window);
    assert_eq!(window.answers.hint.hint().map(|hint| hint.subject), Some(Subject::Mistake));
    assert!(sees(&window, "Before you go on: there is a mistake in the grid."));
    let _ = window.update(PanelMessage::Hint(hint::Message::Ask(Strength::Step)).into());
    advise(&mut window);
    assert!(sees(&window, "C1 cannot be 1."));
    assert!(drawn(&window).has(cell("C1"), CellRole::Conflict));
    assert!(!sees(&window, "Do it (Enter)"));
}

#[test]
fn a_hint_is_forgotten_when_the_grid_changes() {
    let mut window = with_puzzle(EASY);
    ask_hint(&mut window);
    act(&mut window, BoardAction::Select(cell("C1")));
    assert!(window.answers.hint.hint().is_some(), "another cell is no other grid");
    act(&mut window, AnswerAction::Hint);
    write(&mut window, "C1", 4);
    assert!(window.answers.hint.hint().is_none() && work::consultation(&window).is_none());
}

#[test]
fn looking_for_a_hint_is_cancelled() {
    let mut window = with_puzzle(HARD);
    act(&mut window, AnswerAction::Hint);
    let (number, question) = work::consultation(&window).expect("a question");
    assert_eq!(question.run(&|| true), None);
    let late = question.run(&|| false).map(Box::new);
    act(&mut window, Action::Escape);
    assert!(work::consultation(&window).is_none());
    let _ = window.update(Message::Panel(PanelMessage::Advised(number, late)));
    assert!(window.answers.hint.hint().is_none(), "it comes too late");
}

#[test]
fn without_one_solution_there_are_no_hints() {
    let mut window = with_puzzle(&EASY.replacen("53.", "5..", 1));
    act(&mut window, AnswerAction::Hint);
    let (_, question) = work::consultation(&window).expect("a question");
    let advice = question.run(&|| false);
    if matches!(advice, Some(Advice::None(_))) {
        advise(&mut window);
        let told = "Hints are given only for puzzles with exactly one solution. This puzzle has several solutions.";
        assert!(sees(&window, told));
    }
    let mut window = super::window();
    act(&mut window, AnswerAction::Hint);
    assert!(work::consultation(&window).is_none());
}

#[test]
fn the_last_move_is_judged_when_asked() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::Judge);
    assert!(sees(&window, "You have not yet made a move to judge."));
    write(&mut window, "E5", 5);
    assert!(sees(&window, "Was it right? (J)"));
    act(&mut window, AnswerAction::Judge);
    advise(&mut window);
    assert!(!sees(&window, "Was it right? (J)"));
    assert!(sees(&window, "Last move: E5 = 5"));
    let reason = |window: &Window| ["Hide the reason", "Why?"].map(|text| sees(window, text));
    assert_eq!(reason(&window), [false, true], "no more than that is told unasked");
    click(&mut window, "Why?");
    assert_eq!(reason(&window), [true, false]);
    act(&mut window, AnswerAction::Judge);
    advise(&mut window);
    assert_eq!(reason(&window), [false, true], "the next time it is folded again");
    write(&mut window, "C1", 1);
    assert!(sees(&window, "Was it right? (J)"), "there is another last move");
    act(&mut window, AnswerAction::Judge);
    advise(&mut window);
    act(&mut window, ShowAction::Language(0));
    act(&mut window, ShowAction::NextLanguage);
}
