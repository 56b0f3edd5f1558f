//! The list of all steps that can be made now, and hints at one step after the other.

use std::collections::BTreeSet;

use super::*;
use crate::panel::steps;
use duvod::proof::Step;
use duvod::session::{Advice, AllSteps};

/// Finds all steps that the window waits for.
pub(super) fn list(window: &mut Window) -> Vec<Step> {
    static FOUND: Known<Advice> = Known::new();
    let (number, question) = work::listing(window).expect("a question");
    let asked = format!("{question:?} {:?}", window.shared.rules);
    let advice = FOUND.get(asked, || question.run(&|| false).expect("an answer"));
    work::tell(window, number, advice.clone());
    match advice {
        Advice::Steps(AllSteps::Steps(steps)) => steps,
        Advice::Steps(AllSteps::Mistake(_)) => Vec::new(),
        other => panic!("{other:?}"),
    }
}

fn facts(step: &Step) -> BTreeSet<Fact> {
    step.facts().collect()
}

#[test]
fn all_steps_are_listed_and_one_is_done() {
    let mut window = with_puzzle(NEARLY);
    key(&mut window, AnswerAction::AllSteps);
    assert!(window.answers.tab == Tab::Hint && sees(&window, "Looking for all steps…"));
    let steps = list(&mut window);
    assert!(steps.len() > 5 && sees(&window, "All steps now"));
    let plain = drawn(&window);
    key(&mut window, Action::Go(Go::On));
    let chosen = window.answers.steps.chosen().expect("a step").clone();
    assert_eq!(chosen, steps[0]);
    assert_ne!(drawn(&window), plain, "it is drawn");
    key(&mut window, Action::Go(Go::On));
    key(&mut window, Action::Go(Go::Back));
    assert_eq!(window.answers.steps.chosen(), Some(&chosen));
    let fact = chosen.conclusions[0].fact;
    key(&mut window, Action::Enter);
    assert_eq!(board(&window).entry(fact.cell()).digit(), Some(fact.digit()));
    let rest = list(&mut window);
    assert!(rest.iter().all(|step| !facts(step).contains(&fact)), "the list follows");
    key(&mut window, AnswerAction::AllSteps);
    assert!(sees(&window, "Give me a hint (H)") && work::listing(&window).is_none());
}

#[test]
fn a_step_of_the_list_counts_as_a_hint() {
    let mut window = with_puzzle(NEARLY);
    let hints = |window: &Window| window.shared.session.counts().hints;
    key(&mut window, AnswerAction::AllSteps);
    let _ = list(&mut window);
    assert_eq!(hints(&window), 0, "none is told");
    key(&mut window, Action::Go(Go::On));
    key(&mut window, Action::Go(Go::On));
    assert_eq!(hints(&window), 1, "of this state");
    key(&mut window, Action::Enter);
    let _ = list(&mut window);
    key(&mut window, Action::Go(Go::On));
    assert_eq!(hints(&window), 2);
}

#[test]
fn no_step_of_a_rule_concludes_only_what_another_does() {
    for puzzle in [EASY, HARD] {
        let mut window = with_puzzle(puzzle);
        key(&mut window, AnswerAction::AllSteps);
        let steps = list(&mut window);
        assert!(steps.iter().all(|step| step.cases.is_empty()), "nothing is supposed");
        for (number, step) in steps.iter().enumerate() {
            let same = steps.iter().enumerate().filter(|&(other, of)| {
                other != number && of.rule == step.rule && facts(step).is_subset(&facts(of))
            });
            assert_eq!(same.count(), 0, "{step:?}");
        }
    }
}

#[test]
fn steps_are_grouped_by_rule_by_cell_and_by_what_follows() {
    let mut window = selecting(with_puzzle(EASY), "E5");
    key(&mut window, AnswerAction::AllSteps);
    let steps = list(&mut window);
    let rules: BTreeSet<_> = steps.iter().map(|step| step.rule).collect();
    assert!(rules.len() > 1 && sees(&window, "By rule"));
    assert!(sees(&window, "Hidden single in a block"));
    click(&mut window, "By cell");
    assert!(sees(&window, "E5 = 5"), "the group of the selected cell is open");
    key(&mut window, Action::Go(Go::On));
    let is_about = |step: &Step| step.conclusions.iter().any(|end| end.fact.cell() == cell("E5"));
    assert!(window.answers.steps.chosen().is_some_and(is_about), "walking begins there");
    click(&mut window, "By what follows");
    assert!(sees(&window, "E5 = 5") && window.answers.steps.chosen().is_none());
    let _ = window.update(PanelMessage::Steps(steps::Message::Toggle(0)).into());
    let _ = window.update(PanelMessage::Steps(steps::Message::Choose(0)).into());
    assert!(sees(&window, "Do it (Enter)"));
    act(&mut window, ShowAction::Language(0));
    assert!(sees(&window, "Všechny kroky") && window.answers.steps.chosen().is_some());
    key(&mut window, Action::Escape);
    assert!(
        window.answers.steps.chosen().is_none()
            && window.answers.lists_steps(&window.shared.session)
    );
    key(&mut window, Action::Escape);
    assert!(!window.answers.lists_steps(&window.shared.session));
}

#[test]
fn of_many_steps_of_a_group_the_first_are_shown() {
    let mut window = selecting(with_puzzle(EASY), "G3");
    key(&mut window, AnswerAction::AllSteps);
    let steps = list(&mut window);
    let is_about = |step: &&Step| step.conclusions.iter().any(|end| end.fact.cell() == cell("G3"));
    let count = steps.iter().filter(is_about).count();
    assert!(count > 60, "{count}");
    let _ = window.update(PanelMessage::Steps(steps::Message::By(steps::By::Cell)).into());
    let more = format!("Show all {count} steps");
    assert!(sees(&window, &more));
    let _ = window.update(PanelMessage::Steps(steps::Message::More).into());
    assert!(!sees(&window, &more));
    // Walking goes on where no rows are made yet.
    let _ = window.update(PanelMessage::Steps(steps::Message::By(steps::By::Cell)).into());
    for _ in 0..61 {
        key(&mut window, Action::Go(Go::On));
    }
    assert_eq!(window.answers.steps.chosen(), steps.iter().filter(is_about).nth(60));
}

#[test]
fn a_full_grid_has_no_more_steps() {
    let mut window = solved(EASY);
    key(&mut window, AnswerAction::AllSteps);
    assert!(
        sees(&window, "The grid is full, and all of it is right.")
            && !window.answers.lists_steps(&window.shared.session)
    );
}

#[test]
fn a_mistake_comes_before_all_steps() {
    let mut window = begun(EASY, &[("C1", 1)]);
    key(&mut window, AnswerAction::AllSteps);
    assert!(list(&mut window).is_empty());
    assert!(sees(&window, "Before you go on: there is a mistake in the grid."));
    click(&mut window, "Where is it? (F7)");
    assert!(sees(&window, "There is a mistake in C1"));
    assert!(
        window.answers.lists_steps(&window.shared.session) && !sees(&window, "Where is it? (F7)"),
        "it is shown"
    );
}

#[test]
fn another_hint_is_at_another_step() {
    let mut window = with_puzzle(EASY);
    for _ in 0..4 {
        ask_hint(&mut window);
    }
    let step = |window: &Window| window.answers.hint.hint().and_then(|hint| hint.step.clone());
    let mut seen = facts(&step(&window).expect("a step"));
    for _ in 0..3 {
        key(&mut window, AnswerAction::AnotherHint);
        advise(&mut window);
        assert!(step(&window).is_none(), "it begins with the rule");
        let number = window.look().say(&duvod::message::Message::from(words::WindowHintOther {
            number: window.answers.hint.passed() + 1,
        }));
        assert!(sees(&window, &number), "it is said that it is another");
        for _ in 0..3 {
            ask_hint(&mut window);
        }
        let other = facts(&step(&window).expect("a step, told in the end"));
        assert!(!other.is_subset(&seen));
        seen.extend(other);
    }
    let fact = *seen.first().expect("a fact");
    write_at(&mut window, fact.cell(), fact.digit());
    assert_eq!(window.answers.hint.passed(), 0, "in another state it begins again");
    let mut window = with_puzzle(EASY);
    ask_hint(&mut window);
    act(&mut window, AnswerAction::AnotherHint);
    advise(&mut window);
    let weak = window.answers.hint.hint().expect("a hint").clone();
    assert!(weak.step.is_none(), "it tells no more than asked");
    ask_hint(&mut window);
    assert_eq!(
        window.answers.hint.hint().expect("a hint").rule,
        weak.rule,
        "the same one, stronger"
    );
}

#[test]
fn another_puzzle_closes_the_list() {
    for load in [Action::File(FileAction::Example(0)), Action::Reset] {
        let mut window = with_puzzle(EASY);
        key(&mut window, AnswerAction::AllSteps);
        assert!(window.answers.lists_steps(&window.shared.session));
        act(&mut window, load);
        assert!(!window.answers.lists_steps(&window.shared.session), "{load:?}");
    }
}

#[test]
fn the_list_is_made_elsewhere_and_stopped() {
    let mut window = with_puzzle(HARD);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    let began = Instant::now();
    key(&mut window, AnswerAction::AllSteps);
    assert!(began.elapsed() < Duration::from_millis(500), "nothing waits: {:?}", began.elapsed());
    assert!(!sees(&window, "2 s"));
    let _ = window.update(Message::Tick(began + Duration::from_millis(2900)));
    assert!(sees(&window, "2 s"), "it is told that it goes on");
    let (number, question) = work::listing(&window).expect("a question");
    assert_eq!(question.run(&|| true), None);
    let late = question.run(&|| false).map(Box::new);
    act(&mut window, BoardAction::Select(cell("B1")));
    assert!(work::listing(&window).is_some(), "another cell is no other grid");
    key(&mut window, Action::Escape);
    assert!(work::listing(&window).is_none());
    let _ = window.update(Message::Panel(PanelMessage::Advised(number, late)));
    key(&mut window, AnswerAction::AllSteps);
    assert!(sees(&window, "Looking for all steps…"), "it came too late");
}

#[test]
fn a_key_of_a_letter_that_writes_a_digit_is_named_with_alt() {
    let mut window = window();
    super::grids::choose(&mut window, "12x12");
    let _ = super::grids::play(&mut window);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    assert!(sees(&window, "All steps now (Alt+A)") && sees(&window, "Give me a hint (H)"));
    super::grids::choose(&mut window, "9x9");
    let _ = super::grids::play(&mut window);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    assert!(sees(&window, "All steps now (A)"));
}
