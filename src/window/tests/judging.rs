//! The last move judged: the one that was made last, from the grid as it stands.

use super::*;
use duvod::explanation::{Critique, facts_in_short};
use duvod::session::Advice;

/// The example *Steady steps*.
const STEADY: &str =
    "3..58..24.4..3..9...6..15.3...6.2....6...8..9...94....1.5..43.....2..........5..1";

/// The example *Heart*.
const HEART: &str =
    ".14...92.6..9.3..48...5...79..4.2..62...7...5.3..8..9...1...6.....7.5.......2....";

/// The example *Nine cells left*.
const NINE_LEFT: &str =
    ".14867923672.13584893254.679.54327162461.98351375864.272.34865936879.24145962137.";

/// Has the last move judged.
fn judge(window: &mut Window) -> Critique {
    act(window, AnswerAction::Judge);
    match work::answer(window, work::consultation) {
        Advice::Critique(critique) => *critique,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_mistake_that_stands_is_named_and_led_to_and_one_that_was_taken_back_is_forgotten() {
    let mut window = begun(STEADY, &[("E7", 6), ("A2", 5)]);
    let before = judge(&mut window);
    assert_eq!(before.judgement.name(), "mistake");
    let told = "The move cannot be judged yet: there is an earlier mistake in E7.";
    assert!(sees(&window, "Last move: A2 = 5") && sees(&window, told));
    click(&mut window, "Why is E7 a mistake?");
    assert_eq!((selected(&window), window.answers.tab), (Some(cell("E7")), Tab::Why));
    act(&mut window, BoardAction::Select(cell("E7")));
    act(&mut window, Action::Clear);
    let after = judge(&mut window);
    assert!(after.judgement.is_yes() && after.mistake.is_none(), "{after:?}");
    assert!(sees(&window, "Last move: A2 = 5") && !sees(&window, told));
}

#[test]
fn a_wrong_move_is_judged_besides_an_earlier_mistake_and_both_are_told() {
    let mut window = begun(STEADY, &[("E7", 6), ("A2", 1)]);
    assert_eq!(judge(&mut window).judgement.name(), "wrong");
    let told = "There is an earlier mistake in E7, though; this judgement does not rest on it.";
    assert!(sees(&window, "No, A2 cannot be 1.") && sees(&window, told));
}

#[test]
fn the_move_that_puts_a_mistake_right_is_judged() {
    let mut window = begun(HEART, &[("A1", 3), ("E2", 1), ("A1", 5)]);
    let critique = judge(&mut window);
    assert!(critique.judgement.is_yes() && critique.mistake.is_none(), "{critique:?}");
    assert!(sees(&window, "Last move: A1 = 5"));
}

#[test]
fn the_last_cell_of_a_grid_that_was_put_right_is_judged() {
    let whole = solved(NINE_LEFT).shared.session.board();
    let mut window = with_puzzle(NINE_LEFT);
    for Candidate { cell: at, digit } in whole.digits() {
        if puzzle(&window).entry(at).digit().is_none() {
            let wrong = match () {
                () if at == cell("F8") => 7,
                () if at == cell("I9") => 4,
                () => digit.index(),
            };
            act(&mut window, BoardAction::Select(at));
            act(&mut window, Action::Digit(wrong));
        }
    }
    assert!(!window.shared.session.is_completed(), "two cells are wrong");
    write(&mut window, "F8", 5);
    write(&mut window, "I9", 8);
    assert!(window.shared.session.is_completed());
    let critique = judge(&mut window);
    assert_eq!(critique.proposed, [Fact::parse("I9=8", geometry(&window)).expect("a fact")]);
    assert!(critique.judgement.is_yes() && critique.mistake.is_none(), "{critique:?}");
}

#[test]
fn what_a_step_strikes_out_at_once_is_one_move() {
    let mut window = with_puzzle(EASY);
    key(&mut window, AnswerAction::AllSteps);
    let listed = super::steps::list(&mut window);
    // What was written before is another move, and strikes out none of them.
    let (at, digit) = (cell("E5"), Digit::new(4));
    let strikes = |step: &&duvod::proof::Step| {
        let facts = step.facts();
        let is_apart = |fact: Fact| matches!(fact, Fact::Absent(cell, absent) if cell != at && absent != digit);
        facts.clone().count() > 1 && facts.clone().all(is_apart)
    };
    write(&mut window, "E5", 5);
    let facts: Vec<Fact> = listed
        .iter()
        .find(strikes)
        .map(|step| step.facts().collect())
        .expect("a step that strikes several candidates out");
    super::command(&mut window, Command::Conclude(facts.clone()));
    let critique = judge(&mut window);
    assert!(critique.judgement.step().is_some(), "one step shows all of it: {critique:?}");
    let mut proposed = critique.proposed.clone();
    proposed.sort_unstable();
    let mut wanted = facts.clone();
    wanted.sort_unstable();
    assert_eq!(proposed, wanted);
    key(&mut window, AnswerAction::AllSteps);
    let short = window.look().say(&facts_in_short(geometry(&window), &facts));
    assert!(sees(&window, &format!("Last move: {short}")));
}
