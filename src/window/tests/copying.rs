//! Copying what is shown: the step in words and in notation.

use super::*;
use crate::action::Shown;
use crate::panel::copying::StepAtHand;
use crate::{proof, why};
use duvod::notation;
use duvod_laboratory::read_library;

/// The lines of the menu with what can be copied.
fn offers(window: &mut Window, text: &str) -> bool {
    act(window, Action::Toggle(Menu::Formats));
    let sees = sees(window, text);
    act(window, Action::Toggle(Menu::Formats));
    sees
}

#[test]
fn every_step_of_the_procedure_is_copied_as_it_is_told() {
    for puzzle in [EASY, HARD] {
        let mut window = solved(puzzle);
        act(&mut window, AnswerAction::Tab(Tab::Procedure));
        assert!(
            window.answers.step_at_hand(&window.shared).is_none()
                && !offers(&mut window, "The step that is shown, in words")
        );
        let trace = window.shared.session.trace().cloned().expect("a trace");
        let told = window.shared.session.steps().expect("steps").to_vec();
        for (step, told) in trace.steps.iter().zip(&told) {
            act(&mut window, Action::Go(Go::On));
            let StepAtHand { state, step: shown, supposed } =
                window.answers.step_at_hand(&window.shared).expect("a step");
            assert!(shown == *step && supposed.is_empty());
            let text = crate::panel::copying::in_sentences(&window.shared, &state, &shown);
            let look = window.look();
            let mut lines = text.lines();
            let first = lines.next().expect("a line");
            assert!(first.ends_with(&format!(": {}", look.say(&told.result()))), "{first}");
            assert_eq!(lines.next(), Some(look.say(&told.sentence).as_str()));
            assert!(lines.next().is_none() || !step.cases.is_empty(), "{text}");
            let line = crate::panel::copying::in_notation(&window.shared, &state, &shown);
            let whole = notation::print(geometry(&window), &state, "Name", step);
            let read = notation::parse(geometry(&window), &state, step.rule, &whole);
            assert_eq!(read.as_ref(), Ok(step), "{whole}");
            let pattern = whole.strip_prefix("Name").expect("the name");
            let is_brief = line.contains(" → ") || line.contains('=');
            assert!(line.ends_with(pattern) || is_brief, "{line}, {whole}");
        }
        assert!(offers(&mut window, "The step that is shown, in words"));
        act(&mut window, AnswerAction::CopyText(Shown::Step));
        assert_eq!(said(&window).as_deref(), Some("The step is on the clipboard."));
        act(&mut window, AnswerAction::CopyText(Shown::Notation));
        assert_eq!(said(&window).as_deref(), Some("The step in notation is on the clipboard."));
    }
}

#[test]
fn where_no_step_is_shown_it_is_said() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::CopyText(Shown::Step));
    assert_eq!(said(&window).as_deref(), Some("No step is shown now."));
}

#[test]
fn an_answer_gives_its_last_step() {
    let window = selecting(solved(EASY), "C1");
    let step = window.answers.step_at_hand(&window.shared).expect("a step").step;
    let last = window.answers.why.answer().and_then(|why| why.slice.steps.last().cloned());
    assert_eq!(Some(step), last);
}

#[test]
fn the_whole_procedure_is_copied_in_words_and_in_notation() {
    let mut window = solved(EASY);
    assert!(offers(&mut window, "The whole procedure, in words"));
    assert!(offers(&mut window, "The solution on one line"));
    let count = window.shared.session.steps().expect("steps").len();
    let words = window.answers.text_of(&window.shared, Shown::Procedure).expect("a procedure");
    assert_eq!(words.lines().count(), 2 * count);
    assert!(words.starts_with("1. ") && words.contains(&format!("\n{count}. ")), "{words}");
    let notation =
        window.answers.text_of(&window.shared, Shown::ProcedureInNotation).expect("a procedure");
    assert_eq!(notation.lines().count(), count);
    assert!(notation.lines().all(|line| line.contains(" => ")), "{notation}");
    let solution = window.answers.text_of(&window.shared, Shown::Solution).expect("a solution");
    let read = StateText::parse(&solution, geometry(&window)).expect("a full grid");
    assert_eq!(read.board.digits().count(), 81);
    let holds = |one: Candidate| read.board.entry(one.cell).digit() == Some(one.digit);
    assert!(puzzle(&window).givens().all(holds));
    act(&mut window, AnswerAction::CopyText(Shown::Procedure));
    assert_eq!(said(&window).as_deref(), Some("The whole procedure is on the clipboard."));
    act(&mut window, AnswerAction::CopyText(Shown::Solution));
    assert_eq!(said(&window).as_deref(), Some("The solution is on the clipboard."));
    let mut empty = with_puzzle(EASY);
    assert!(!offers(&mut empty, "The whole procedure, in words"));
    act(&mut empty, AnswerAction::CopyText(Shown::ProcedureInNotation));
    let nothing = "There is no procedure yet: have the puzzle solved (F5).";
    assert_eq!(said(&empty).as_deref(), Some(nothing));
}

#[test]
fn a_step_is_copied_as_a_line_of_a_library() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    let trace = window.shared.session.trace().cloned().expect("a trace");
    let mut lines = 0;
    for step in &trace.steps {
        act(&mut window, Action::Go(Go::On));
        let code = window.shared.knowledge.rule(step.rule).and_then(|rule| rule.code.clone());
        let line = window.answers.text_of(&window.shared, Shown::Case);
        assert_eq!(line.is_some(), code.is_some());
        let Some(line) = line else { continue };
        let cases = read_library(&line, geometry(&window)).expect("a line of a library");
        assert_eq!((cases.len(), Some(&cases[0].code)), (1, code.as_ref()));
        assert_eq!(cases[0].facts, step.facts().collect());
        let before = window.answers.step_at_hand(&window.shared).expect("a step").state;
        assert_eq!(cases[0].state.candidates(geometry(&window)), before);
        lines += 1;
    }
    assert!(lines > 20, "{lines}");
}

#[test]
fn a_step_under_a_supposition_is_copied_with_it() {
    let mut window = selecting(solved(HARD), "B1");
    let steps = &window.answers.why.answer().expect("an answer").slice.steps;
    let outer = steps.iter().position(|step| !step.cases.is_empty()).expect("a trial");
    let trial = proof::Message::Toggle(StepPath::step(outer));
    let _ = window.update(PanelMessage::Why(why::Message::Proof(trial)).into());
    let without = window.answers.text_of(&window.shared, Shown::Notation).expect("a step");
    assert!(!without.starts_with("if "), "{without}");
    act(&mut window, AnswerAction::Unfold);
    let coded = |window: &Window| {
        let step = window.answers.step_at_hand(&window.shared).expect("a step").step;
        window.shared.knowledge.rule(step.rule).is_some_and(|rule| rule.code.is_some())
    };
    while !coded(&window) {
        act(&mut window, Action::Go(Go::On));
    }
    let StepAtHand { state, step, supposed } =
        window.answers.step_at_hand(&window.shared).expect("a step");
    let &[Fact::Holds(cell, digit)] = supposed.as_slice() else { panic!("{supposed:?}") };
    let geometry = Arc::clone(window.shared.session.geometry());
    let (name, digit) = (geometry.cell_name(cell), geometry.digit_name(digit).symbol);
    let words = window.answers.text_of(&window.shared, Shown::Step).expect("words");
    let (first, told) = words.split_once('\n').expect("lines");
    assert!(first.starts_with("Suppose ") && first.ends_with(&format!(" is {digit}. Then:")));
    assert!(told.lines().all(|line| line.starts_with("   ")), "{words}");
    let line = window.answers.text_of(&window.shared, Shown::Notation).expect("a line");
    let condition = format!("if r{}c{}={digit}: ", name.row + 1, name.column + 1);
    assert!(line.starts_with(&condition), "{line}");
    let whole = condition + &notation::print(&geometry, &state, "Name", &step);
    assert_eq!(notation::parse(&geometry, &state, step.rule, &whole), Ok(step), "{whole}");
    assert_eq!(
        window.answers.text_of(&window.shared, Shown::Case),
        None,
        "a library would take it for true"
    );
    assert!(!offers(&mut window, "The state with this step, as a HoDoKu library line"));
    act(&mut window, ShowAction::Language(0));
    let words = window.answers.text_of(&window.shared, Shown::Step).expect("words");
    assert!(words.starts_with("Předpokládejme, že"), "{words}");
}
