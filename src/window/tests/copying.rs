//! Copying what is shown: the step in words and in notation.

use super::*;
use crate::{Go, Menu};
use duvod::notation;

/// The lines of the menu with what can be copied.
fn offers(window: &mut Window, text: &str) -> bool {
    act(window, Act::Toggle(Menu::Formats));
    let sees = sees(window, text);
    act(window, Act::Toggle(Menu::Formats));
    sees
}

#[test]
fn every_step_of_the_procedure_is_copied_as_it_is_told() {
    for puzzle in [EASY, HARD] {
        let mut window = solved(puzzle);
        act(&mut window, Act::Tab(Tab::Procedure));
        assert!(
            window.step_at_hand().is_none()
                && !offers(&mut window, "The step that is shown, in words")
        );
        let trace = window.session.trace().cloned().expect("a trace");
        let told = window.session.steps().expect("steps").to_vec();
        for (step, told) in trace.steps.iter().zip(&told) {
            act(&mut window, Act::Go(Go::On));
            let (state, shown) = window.step_at_hand().expect("a step");
            assert_eq!(shown, *step);
            let text = window.in_sentences(&state, &shown);
            let look = window.look();
            let mut lines = text.lines();
            let first = lines.next().expect("a line");
            assert!(first.ends_with(&format!(": {}", look.say(&told.result()))), "{first}");
            assert_eq!(lines.next(), Some(look.say(&told.sentence).as_str()));
            assert!(lines.next().is_none() || !step.cases.is_empty(), "{text}");
            let line = window.in_notation(&state, &shown);
            let name = line.split_once(": ").expect("a name").0;
            let whole = notation::print(window.session.geometry(), &state, name, step);
            let read = notation::parse(window.session.geometry(), &state, step.rule, &whole);
            assert_eq!(read.as_ref(), Ok(step), "{whole}");
            let is_shorter = line.contains(" → ") || line.contains('=');
            assert!(line == whole || is_shorter && line.len() < whole.len(), "{line}, {whole}");
        }
        assert!(offers(&mut window, "The step that is shown, in words"));
        act(&mut window, Act::CopyStep(false));
        assert_eq!(said(&window).as_deref(), Some("The step is on the clipboard."));
        act(&mut window, Act::CopyStep(true));
        assert_eq!(said(&window).as_deref(), Some("The step in notation is on the clipboard."));
    }
}

#[test]
fn where_no_step_is_shown_it_is_said() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Act::CopyStep(false));
    assert_eq!(said(&window).as_deref(), Some("No step is shown now."));
}

#[test]
fn an_answer_gives_its_last_step() {
    let mut window = solved(EASY);
    act(&mut window, Act::Select(cell("C1")));
    let (_, step) = window.step_at_hand().expect("a step");
    let last = window.answers.why.answer().and_then(|why| why.slice.steps.last().cloned());
    assert_eq!(Some(step), last);
}
