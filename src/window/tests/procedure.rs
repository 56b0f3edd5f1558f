//! The panel *Procedure*.

use super::*;
use crate::MainView as Room;
use crate::background::Explained;
use duvod::session::Question;

/// A puzzle that Sudoku Explainer rates ER 7.2, EP 1.2, ED 1.2.
const RATED: &str =
    ".2..45.....31......4.9378.......9..6.9....184.564....2.82....7.....8..........54.";

#[test]
fn choosing_a_step_shows_the_grid_at_that_moment() {
    let mut window = solved(EASY);
    act(&mut window, Action::NextTab);
    assert!(sees(&window, "51 steps"));
    act(&mut window, Action::Go(Go::First));
    assert!(sees(&window, "Step 1") && sees(&window, "of 51"));
    assert_eq!(board(&window), *puzzle(&window));
    let first = drawn(&window);
    assert!(first.cells.iter().any(|cell| !cell.pencil.is_empty()));
    act(&mut window, Action::Go(Go::On));
    assert_ne!(drawn(&window), first);
    act(&mut window, Action::Go(Go::Last));
    assert!(sees(&window, "Step 51"));
    act(&mut window, Action::Escape);
    assert!(sees(&window, "51 steps"));
}

#[test]
fn the_buttons_walk() {
    use crate::procedure::Message as Panel;
    let mut window = solved(EASY);
    act(&mut window, Action::NextTab);
    for (go, shown) in [(Go::On, 0), (Go::On, 1), (Go::Last, 50), (Go::Back, 49), (Go::First, 0)] {
        let _ = window.update(PanelMessage::Procedure(Panel::Go(go)).into());
        assert_eq!(window.shared.session.shown(), Some(shown), "{go:?}");
    }
    let _ = window.update(PanelMessage::Procedure(Panel::Choose(StepPath::step(0))).into());
    assert_eq!(window.shared.session.shown(), None, "choosing the chosen step again lets it go");
}

#[test]
fn of_a_long_procedure_only_what_is_seen_is_made() {
    let mut window = solved(HARD);
    act(&mut window, Action::NextTab);
    let count = window.shared.session.steps().map_or(0, <[_]>::len);
    assert!(count > 70, "{count}");
    act(&mut window, Action::Go(Go::Last));
    let mut screen = simulator(&window, FIRST);
    assert!(screen.find("1").is_ok());
    assert!(screen.find(count.to_string().as_str()).is_ok(), "the chosen row is made anywhere");
    assert!(screen.find((count - 2).to_string().as_str()).is_err(), "others only where seen");
}

#[test]
fn the_procedure_is_forgotten_with_its_solution() {
    let mut window = solved(EASY);
    act(&mut window, Action::NextTab);
    act(&mut window, Action::Go(Go::Last));
    act(&mut window, BoardAction::ClearSolution);
    assert!(sees(&window, "Nothing to explain yet"));
    solve(&mut window);
    assert!(sees(&window, "51 steps"));
}

#[test]
fn steps_are_listed_by_level_and_by_rule() {
    use crate::procedure::Message as Panel;
    let mut window = solved(HARD);
    let count = window.shared.session.steps().map_or(0, <[_]>::len);
    act(&mut window, AnswerAction::NextFilter);
    assert_eq!(window.answers.tab, Tab::Procedure);
    assert!(sees(&window, "Easy") && sees(&window, "Filter (F)"), "it opens on all steps");
    let offered = window.answers.procedure.offered();
    let profile = window.shared.knowledge.profile(&window.shared.rules.profile).expect("a profile");
    let places: Vec<_> =
        offered.iter().map(|rule| profile.listed.iter().position(|other| other == rule)).collect();
    assert!(places.len() > 5 && places.is_sorted(), "in the order of the profile");
    act(&mut window, AnswerAction::NextFilter);
    assert!(!sees(&window, "Filter (F)"));
    act(&mut window, Action::Go(Go::Last));
    let easy = window.shared.session.shown().expect("a step");
    assert!(easy <= count);
    let trial = window.shared.session.steps().and_then(|steps| {
        steps.iter().find(|told| told.rule.to_string().contains("trial")).map(|told| told.rule)
    });
    let trial = trial.expect("a trial");
    let choice = crate::panel::procedure::Choice::Rule(trial);
    let _ = window.update(PanelMessage::Procedure(Panel::Filter(choice)).into());
    for go in [Go::First, Go::On, Go::Back] {
        act(&mut window, Action::Go(go));
        let shown = window.shared.session.shown().expect("a step");
        assert_eq!(window.shared.session.steps().map(|steps| steps[shown].rule), Some(trial));
    }
    act(&mut window, Action::Escape);
    act(&mut window, Action::Escape);
    assert!(sees(&window, "Filter (F)"));
}

#[test]
fn a_trial_is_unfolded_in_the_procedure() {
    use crate::procedure::Message as Panel;
    let mut window = solved(HARD);
    act(&mut window, Action::NextTab);
    let trace = window.shared.session.trace().expect("a trace");
    let trial = trace.steps.iter().position(|step| !step.cases.is_empty()).expect("a trial");
    let (place, steps) = (StepPath::step(trial), trace.steps[trial].cases[0].steps.len());
    let _ = window.update(PanelMessage::Procedure(Panel::Toggle(place.clone())).into());
    assert_eq!(window.answers.procedure.place(&window.shared.session), Some(place.clone()));
    for inner in 0..=steps {
        act(&mut window, Action::Go(Go::On));
        assert_eq!(
            window.answers.procedure.place(&window.shared.session),
            Some(place.within(0, inner))
        );
        let _ = simulator(&window, FIRST);
    }
    act(&mut window, Action::Go(Go::On));
    assert_eq!(window.shared.session.shown(), Some(trial + 1));
    act(&mut window, Action::Go(Go::Back));
    assert_eq!(window.answers.procedure.place(&window.shared.session), Some(place.clone()));
    act(&mut window, AnswerAction::Unfold);
    act(&mut window, AnswerAction::Fold);
    assert_eq!(window.answers.procedure.place(&window.shared.session), Some(place));
}

#[test]
fn sudoku_explainer_rates_what_was_solved() {
    let mut window = solved(EASY);
    let (number, puzzle) = work::rating(&window).expect("a puzzle to rate");
    let at_hand = (geometry(&window), window.shared.session.puzzle());
    assert_eq!((&puzzle.geometry, &puzzle.board), at_hand);
    act(&mut window, BoardAction::ClearSolution);
    assert!(work::rating(&window).is_none(), "what is not shown is not rated");
    let mut window = solved(RATED);
    let (number_now, puzzle) = work::rating(&window).expect("a puzzle to rate");
    let rating = Explained::of(puzzle, &|| false).map(Box::new);
    let _ = window.update(Message::Panel(PanelMessage::Rated(number_now + number, None)));
    assert!(work::rating(&window).is_some(), "another number is of another work");
    act(&mut window, Action::NextTab);
    assert!(!sees(&window, "ER 7.2"));
    let _ = window.update(Message::Panel(PanelMessage::Rated(number_now, rating)));
    assert!(sees(&window, "ER 7.2"));
    assert!(work::rating(&window).is_none(), "what is known is not looked for again");
    act(&mut window, BoardAction::ClearSolution);
    solve(&mut window);
    act(&mut window, Action::NextTab);
    assert!(work::rating(&window).is_none() && sees(&window, "ER 7.2"));
}

/// A solved window that knows how Sudoku Explainer rates the puzzle.
fn explained(puzzle: &str) -> Window {
    let mut window = solved(puzzle);
    let (number, puzzle) = work::rating(&window).expect("a puzzle to rate");
    let explained = Explained::of(puzzle, &|| false).map(Box::new);
    let _ = window.update(Message::Panel(PanelMessage::Rated(number, explained)));
    window
}

#[test]
fn the_steps_of_sudoku_explainer_are_told_and_drawn_as_ours_are() {
    let mut window = explained(RATED);
    let ours = Arc::clone(window.shared.session.trace().expect("a trace"));
    act(&mut window, AnswerAction::TellExplainer);
    assert_eq!(window.answers.tab, Tab::Procedure);
    assert!(sees(&window, "ER 7.2 · EP 1.2 · ED 1.2") && sees(&window, "Rating"));
    let trace = Arc::clone(window.shared.session.trace().expect("a trace"));
    let rating = window.answers.rated.rating(&window.shared.session).expect("a rating").clone();
    assert_eq!(trace.steps.len(), rating.steps.len());
    let locale = window.shared.speech.locale().clone();
    for (number, step) in rating.steps.iter().enumerate() {
        act(&mut window, Action::Go(Go::On));
        assert_eq!(window.shared.session.shown(), Some(number));
        let geometry = Arc::clone(window.shared.session.geometry());
        assert_eq!(board(&window), trace.board_before(&geometry, number));
        let told = &window.shared.session.steps().expect("steps")[number];
        assert_eq!(told.rule, step.technique.id());
        let sentence = locale.say(&told.sentence);
        let mut screen = simulator(&window, FIRST);
        let mut sees = |text: &str| screen.find(window.look().typeset(text).as_str()).is_ok();
        assert!(sees(&sentence), "{number}: {sentence}");
        assert!(!sees("In the rule book (B)"), "the techniques have no page");
    }
    let marked = drawn(&window);
    act(&mut window, Action::Escape);
    assert_ne!(drawn(&window), marked);
    act(&mut window, AnswerAction::RuleAtHand);
    assert_eq!(window.shared.opened.place, Room::Grid);
    act(&mut window, AnswerAction::TellExplainer);
    assert!(
        Arc::ptr_eq(&ours, window.shared.session.trace().expect("a trace"))
            && sees(&window, "Score")
    );
    assert!(sees(&window, "ER 7.2"));
}

#[test]
fn why_answers_from_the_steps_that_are_told() {
    let mut window = explained(RATED);
    let cell = window
        .shared
        .session
        .geometry()
        .cells()
        .find(|&cell| puzzle(&window).entry(cell).digit().is_none());
    act(&mut window, BoardAction::Select(cell.expect("an empty cell")));
    let rules = |window: &Window| {
        let why =
            window.shared.session.why(Question::Why(cell.expect("a cell"))).expect("an answer");
        why.slice.steps.iter().map(|step| step.rule.as_str().to_owned()).collect::<Vec<_>>()
    };
    let is_explainer = |rule: &String| rule.starts_with("explainer-");
    assert!(!rules(&window).iter().any(is_explainer));
    act(&mut window, AnswerAction::TellExplainer);
    assert!(!rules(&window).is_empty() && rules(&window).iter().all(is_explainer));
    act(&mut window, BoardAction::ClearSolution);
    solve(&mut window);
    assert!(!window.shared.session.tells_another(), "another solution is told by the rules");
}

#[test]
fn what_sudoku_explainer_has_not_rated_is_said() {
    let mut window = solved(RATED);
    act(&mut window, AnswerAction::TellExplainer);
    assert!(sees(&window, "Sudoku Explainer is still rating this puzzle."));
    assert!(!window.shared.session.tells_another());
    act(&mut window, BoardAction::ClearSolution);
    act(&mut window, AnswerAction::TellExplainer);
    assert!(!window.shared.session.tells_another());
}

#[test]
fn the_filter_folds_and_stays() {
    use crate::procedure::Message as Panel;
    let mut window = solved(HARD);
    let last = |window: &mut Window| {
        act(window, Action::Go(Go::Last));
        window.shared.session.shown().expect("a step")
    };
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    act(&mut window, AnswerAction::NextFilter);
    act(&mut window, AnswerAction::NextFilter);
    let of_easy = last(&mut window);
    for is_open in [false, true] {
        let _ = window.update(PanelMessage::Procedure(Panel::ToggleFilter).into());
        assert_eq!(sees(&window, "Easy"), is_open, "folded away, or seen");
        assert!(!sees(&window, "Filter (F)"), "it says how many steps are listed");
        assert_eq!(last(&mut window), of_easy);
    }
}

#[test]
fn a_step_that_the_filter_hides_is_not_shown_any_more() {
    use crate::procedure::Message as Panel;
    let mut window = solved(HARD);
    act(&mut window, Action::NextTab);
    act(&mut window, Action::Go(Go::First));
    assert_eq!(window.shared.session.shown(), Some(0));
    let steps = window.shared.session.steps().expect("steps").to_vec();
    let other = steps.iter().position(|told| told.rule != steps[0].rule).expect("another rule");
    let choice = crate::procedure::Choice::Rule(steps[other].rule);
    let _ = window.update(PanelMessage::Procedure(Panel::Filter(choice)).into());
    assert_eq!(window.shared.session.shown(), Some(other), "the first of its steps");
    let _ = window.update(PanelMessage::Procedure(Panel::Filter(choice)).into());
    assert_eq!(window.shared.session.shown(), Some(other), "all are listed again");
}

#[test]
fn rules_are_named_by_the_houses_of_the_grid() {
    use crate::action::Shown;
    use crate::procedure::Message as Panel;
    let grids = [
        ("jigsaw-9x9", "Hidden single in a region", false),
        ("x", "Hidden single on a diagonal", true),
    ];
    for (grid, named, has_blocks) in grids {
        let mut window = window();
        let mut examples = window.shared.knowledge.puzzles().iter();
        let number = examples.position(|example| example.grid == grid).expect("an example");
        act(&mut window, FileAction::Example(number));
        solve(&mut window);
        let steps = window.shared.session.steps().expect("steps");
        let names: Vec<String> = steps.iter().map(|told| window.look().say(&told.name)).collect();
        let place = names.iter().position(|name| name == named).expect("such a step");
        assert_eq!(names.iter().any(|name| name.contains(" block")), has_blocks);
        act(&mut window, AnswerAction::Tab(Tab::Procedure));
        let _ = window.update(PanelMessage::Procedure(Panel::Choose(StepPath::step(place))).into());
        assert!(sees(&window, named), "{named}");
        let text = window.answers.text_of(&window.shared, Shown::Step).expect("the step");
        assert!(text.starts_with(&format!("{named}: ")), "{text}");
    }
}

#[test]
fn beside_the_score_of_lighter_steps_stands_that_of_the_puzzle() {
    // By the rules in their order an XY-wing is needed; the steps that are told do without.
    let lighter =
        ".14.......8..23........1.3...1..8..62.8..95.759..7...4.7....9.8.2.....5.4......2.";
    let told = |window: &Window| -> u32 {
        let cost = |rule| window.shared.knowledge.rule(rule).map_or(0, |rule| rule.cost);
        let trace = window.shared.session.trace().expect("it is solved");
        trace.steps.iter().map(|step| cost(step.rule)).sum()
    };
    let mut window = solved(lighter);
    act(&mut window, Action::NextTab);
    let score = told(&window);
    assert!(score < 1290);
    let grouped = format!("{},{:03}", score / 1000, score % 1000);
    assert!(sees(&window, &format!("these steps {grouped} · puzzle 1,290")));
    let mut window = solved(EASY);
    act(&mut window, Action::NextTab);
    assert!(sees(&window, &format!("score {}", told(&window))), "both are the same");
}

#[test]
fn steps_are_told_in_the_notation_of_experts_where_that_is_preferred() {
    let mut window = solved(HARD);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    act(&mut window, Action::Go(Go::Last));
    let (trace, last) =
        (window.shared.session.trace().expect("steps"), window.shared.session.shown());
    let geometry = window.shared.session.geometry();
    let mut state = trace.start.candidates(geometry);
    let last = last.expect("a step");
    trace.steps[..last].iter().for_each(|step| step.apply(geometry, &mut state));
    let line = crate::panel::copying::in_notation(&window.shared, &state, &trace.steps[last]);
    assert!(!sees(&window, &line));
    act(&mut window, Action::Set(Setting::Telling, 1));
    assert!(sees(&window, &line), "{line}");
    act(&mut window, AnswerAction::Tab(Tab::Why));
    act(&mut window, BoardAction::Select(cell("B1")));
    act(&mut window, Action::Set(Setting::Telling, 0));
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    assert!(!sees(&window, &line));
}
