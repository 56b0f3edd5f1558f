//! Proofs in the panel *Why*: the shortest and that of the procedure, parts, steps within steps, why not.

use super::*;
use crate::proof;
use crate::why::{By, Message as Panel};
use duvod::picture::MarkKind;
use duvod::session::Question;

fn told(window: &mut Window, message: Panel) {
    let _ = window.update(PanelMessage::Why(message).into());
}

/// That the place of a pencil mark is pressed.
fn press(cell: Cell, digit: usize) -> Action {
    Action::Play(PlayAction::Press(cell, Digit::new(digit)))
}

/// The number of steps of the answer.
fn steps(window: &Window) -> usize {
    window.answers.why.answer().map_or(0, |why| why.slice.steps.len())
}

#[test]
fn the_answer_of_the_procedure_is_there_until_the_shortest_is_found() {
    let mut window = selecting(solved(EASY), "E7");
    assert_eq!(steps(&window), 8);
    assert!(sees(&window, "Looking for the easiest…"));
    seek(&mut window);
    assert_eq!(steps(&window), 2);
    assert!(!sees(&window, "Looking for the easiest…") && work::inquiry(&window).is_none());
    let length = window.answers.why.answer().and_then(|why| why.comparison).expect("a comparison");
    assert!(length.proved && length.cost < length.slice_cost);
    told(&mut window, Panel::By(By::Procedure));
    assert_eq!(steps(&window), 8);
    assert!(work::inquiry(&window).is_none(), "nothing is looked for");
    told(&mut window, Panel::By(By::Shortest));
    assert_eq!(steps(&window), 2, "the answer was kept");
    assert!(work::inquiry(&window).is_none());
    act(&mut window, BoardAction::ClearSolution);
    solve(&mut window);
    assert!(work::inquiry(&window).is_some(), "for another puzzle nothing is kept");
}

#[test]
fn only_what_is_asked_is_looked_for() {
    let mut window = selecting(solved(EASY), "A1");
    assert!(work::inquiry(&window).is_none(), "a given needs no search");
    act(&mut window, BoardAction::Select(cell("E7")));
    let (first, _) = work::inquiry(&window).expect("a search");
    act(&mut window, BoardAction::Select(cell("C1")));
    let (second, inquiry) = work::inquiry(&window).expect("another search");
    assert_eq!(inquiry.question(), Question::Why(cell("C1")));
    let late = inquiry.run(&|| false).map(Box::new);
    let _ = window.update(Message::Panel(PanelMessage::Answered(first, late)));
    assert!(first != second && work::inquiry(&window).is_some(), "a late answer is of no use");
    act(&mut window, Action::NextTab);
    assert!(work::inquiry(&window).is_none(), "what is not seen is not looked for");
    act(&mut window, AnswerAction::Tab(Tab::Why));
    assert!(work::inquiry(&window).is_some());
}

#[test]
fn a_cancelled_search_gives_nothing() {
    let window = selecting(solved(HARD), "B1");
    let (_, inquiry) = work::inquiry(&window).expect("a search");
    assert_eq!(inquiry.run(&|| true), None);
}

#[test]
fn it_is_asked_why_not_with_a_key() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::WhyNot);
    assert!(sees(&window, "First choose the cell that you want to ask about."));
    act(&mut window, BoardAction::Select(cell("E7")));
    act(&mut window, AnswerAction::WhyNot);
    let prompt = "Why is a digit not there? Press the digit you want to ask about; Esc cancels the question.";
    assert!(sees(&window, prompt));
    act(&mut window, Action::Digit(4));
    assert!(sees(&window, "Why is 5 not in E7?"));
    assert_eq!(window.board.sight.filter, None, "the digit is asked about, not shown");
    act(&mut window, AnswerAction::WhyNot);
    act(&mut window, Action::Digit(2));
    assert!(sees(&window, "Why is 3 in E7?"), "of the digit that is there it is asked why");
    act(&mut window, AnswerAction::WhyNot);
    act(&mut window, Action::Digit(0));
    act(&mut window, Action::Escape);
    assert!(sees(&window, "Why is 3 in E7?"));
}

#[test]
fn a_pencil_mark_is_asked_about() {
    let mut window = solved(EASY);
    act(&mut window, Action::NextTab);
    act(&mut window, Action::Go(Go::First));
    act(&mut window, press(cell("E7"), 4));
    assert_eq!(window.answers.tab, Tab::Procedure, "first the cell is chosen");
    act(&mut window, press(cell("E7"), 4));
    assert_eq!(window.answers.tab, Tab::Why);
    assert!(sees(&window, "Why is 5 not in E7?"));
    act(&mut window, press(cell("E7"), 2));
    assert!(sees(&window, "Why is 3 in E7?"));
}

#[test]
fn a_digit_in_sight_stands_out() {
    let mut window = selecting(solved(EASY), "E7");
    act(&mut window, AnswerAction::WhyNot);
    act(&mut window, Action::Digit(3));
    let scene = drawn(&window);
    assert!(scene.has(cell("D8"), CellRole::Premise), "a given, not a digit found later");
    assert!(!scene.has(cell("E3"), CellRole::Premise));
    assert_eq!(steps(&window), 0);
    let target = |digit: usize| Candidate::new(cell("E7"), Digit::new(digit));
    let is_struck = |scene: &Scene, digit| {
        scene.marks.get(&target(digit)).map(|mark| mark.kind) == Some(MarkKind::Target)
    };
    assert!(is_struck(&scene, 3) && scene.houses.len() == 1, "and the block in which it is seen");
    act(&mut window, AnswerAction::WhyNot);
    act(&mut window, Action::Digit(4));
    let scene = drawn(&window);
    assert!(steps(&window) > 0 && scene.has(cell("E7"), CellRole::Premise), "it holds another");
    assert!(!is_struck(&scene, 4) && scene.houses.is_empty());
}

#[test]
fn long_proofs_come_in_parts() {
    let puzzle =
        ".......6...65.29.3.2..7.....5.1..47.8...43........9...9........2.53..6.1...6....9";
    let mut window = selecting(solved(puzzle), "C5");
    assert!(steps(&window) > 12);
    let answer = window.answers.why.answer().expect("an answer");
    let count = duvod::explanation::parts(geometry(&window), &answer.slice, &answer.lines).len();
    assert!(count > 1);
    act(&mut window, Action::Go(Go::First));
    assert_eq!(window.answers.why.place().map(|place| place.depth()), Some(0));
    for _ in 1..count {
        act(&mut window, Action::Go(Go::On));
    }
    assert_eq!(window.answers.why.place(), Some(StepPath::step(steps(&window) - 1)));
    act(&mut window, Action::Go(Go::On));
    assert_eq!(window.answers.why.place(), None, "what all comes to");
    act(&mut window, Action::Go(Go::First));
    let end_of_first = window.answers.why.place();
    act(&mut window, AnswerAction::Unfold);
    assert_eq!(window.answers.why.place(), Some(StepPath::step(0)), "the first step of the part");
    act(&mut window, AnswerAction::Fold);
    assert_eq!(window.answers.why.place(), end_of_first, "a folded part shows its last step");
}

/// The first step of the answer that supposes something.
fn supposing(window: &Window) -> StepPath {
    let steps = &window.answers.why.answer().expect("an answer").slice.steps;
    StepPath::step(steps.iter().position(|step| !step.cases.is_empty()).expect("a trial"))
}

#[test]
fn steps_within_a_trial_are_walked() {
    let mut window = selecting(solved(HARD), "B1");
    let trial = supposing(&window);
    told(&mut window, Panel::Proof(proof::Message::Toggle(trial.clone())));
    assert_eq!(window.answers.why.place(), Some(trial.clone()));
    act(&mut window, AnswerAction::Unfold);
    let inside = trial.within(0, 0);
    assert_eq!(window.answers.why.place(), Some(inside));
    let scene = drawn(&window);
    let supposed = |cell: &duvod::picture::CellPicture| {
        cell.digit.is_some_and(|shown| shown.hand == DigitOrigin::Supposed)
    };
    assert!(scene.cells.iter().any(supposed), "what is supposed looks different");
    assert!(scene.cells.iter().all(|cell| cell.digit.is_none_or(|shown| !shown.pale)));
    act(&mut window, AnswerAction::Fold);
    assert_eq!(window.answers.why.place(), Some(trial));
}

#[test]
fn a_contradiction_is_shown_with_its_pencil_marks() {
    let mut window = selecting(solved(HARD), "B1");
    let trial = supposing(&window);
    told(&mut window, Panel::Proof(proof::Message::Choose(trial)));
    let scene = drawn(&window);
    let is_pale = |cell: &duvod::picture::CellPicture| cell.digit.is_some_and(|shown| shown.pale);
    assert!(!scene.cells.iter().any(is_pale), "nothing of the solution lies below a mark");
    assert!(scene.cells.iter().all(|cell| cell.digit.is_some() == cell.pencil.is_empty()));
}

#[test]
fn what_the_length_of_a_proof_means_is_told_when_it_is_asked() {
    let mut window = selecting(solved(EASY), "E7");
    assert!(sees(&window, "8 steps"), "no word that needs to be explained");
    let why = window.answers.why.answer().expect("an answer");
    let effort = window.shared.session.effort(&why.slice.steps);
    let meaning = duvod::message::Message::from(words::WindowProofEffort { effort });
    let meaning = window.look().say(&meaning);
    assert!(!sees(&window, &meaning));
    act(&mut window, AnswerAction::ToggleDetails);
    assert!(sees(&window, &meaning));
    told(&mut window, Panel::ExplainLength);
    assert!(!sees(&window, &meaning));
}

#[test]
fn the_proof_plays_to_its_end() {
    let mut window = selecting(solved(EASY), "E7");
    act(&mut window, AnswerAction::WalkAlone);
    assert_eq!(window.answers.why.place(), Some(StepPath::step(0)));
    for _ in 1..steps(&window) {
        let _ = window.update(Message::Panel(PanelMessage::Paced));
    }
    assert_eq!(window.answers.why.place(), Some(StepPath::step(7)));
    assert!(window.answers.walking.is_playing);
    let _ = window.update(Message::Panel(PanelMessage::Paced));
    assert_eq!(window.answers.why.place(), None, "what all comes to");
    let _ = window.update(Message::Panel(PanelMessage::Paced));
    assert!(!window.answers.walking.is_playing, "at the end it stops");
    act(&mut window, AnswerAction::WalkAlone);
    assert_eq!(window.answers.why.place(), Some(StepPath::step(0)), "and begins anew");
    act(&mut window, Action::Escape);
    assert!(!window.answers.walking.is_playing);
}

#[test]
fn steps_that_a_sentence_says_stand_below_are_offered_where_they_are_folded() {
    let mut window = solved(HARD);
    let trace = window.shared.session.trace().expect("a trace").clone();
    let long = trace.steps.iter().position(duvod::explanation::is_long).expect("a long step");
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    let _ = window.answers.show(&mut window.shared, Some(StepPath::step(long)));
    window.redraw();
    let how = "Expand (Shift+→)";
    assert!(sees(&window, how));
    key(&mut window, AnswerAction::Unfold);
    assert!(!sees(&window, how));
}
