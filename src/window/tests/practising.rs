//! Practising a rule: from the rule book to a board, marks and verdicts, hints, and back to the game.

use super::*;
use crate::widget::reveal::VERDICT;
use crate::{BookMessage, PracticeMessage};
use duvod::picture::{Sign, legend};
use duvod::practice::{PracticeVerdict, Tally, pattern_cells};
use duvod::session::play::Turn;
use duvod::session::{Mode as Doing, SelectionChange};

/// Makes the board that the window waits for.
pub(super) fn make(window: &mut Window) {
    let (number, order) = work::ordered(window).expect("a board to be made");
    let made = order.make(&|| false).map(Box::new);
    let _ = window.update(Message::Practice(PracticeMessage::Made(number, made)));
}

/// Judges what the window waits for, and gives the verdict that it tells, if it tells one.
pub(super) fn judged(window: &mut Window) -> Option<PracticeVerdict> {
    let (number, question) = work::asked_of_marks(window).expect("a question");
    let verdict = question.run(&|| false).map(Box::new);
    let _ = window.update(Message::Practice(PracticeMessage::Judged(number, verdict)));
    window.practice.running.as_ref().and_then(|running| running.verdict().cloned())
}

/// Practises these rules; what is drawn by lot follows from the seed.
fn practise_by_lot(window: &mut Window, rules: Vec<RuleId>, seed: u64) {
    let _ = window.practice.begin(&mut window.shared, rules, seed);
    let _ = window.settle();
}

/// Practises a rule from its page in the rule book, on a game that was begun.
fn practising(rule: &str) -> Window {
    let mut window = begun(EASY, &[("C1", 4)]);
    act(&mut window, Action::Place(MainView::RuleBook));
    let _ = window.update(Message::Book(BookMessage::Choose(RuleId::new(rule))));
    click(&mut window, "Practise");
    make(&mut window);
    window
}

fn facts(window: &Window) -> Vec<Fact> {
    let running = window.practice.running.as_ref().expect("practice");
    let exercise = running.exercise.as_ref().expect("an exercise");
    exercise.steps[0].conclusions.iter().map(|conclusion| conclusion.fact).collect()
}

fn select(window: &mut Window, cells: impl IntoIterator<Item = Cell>) {
    for (number, cell) in cells.into_iter().enumerate() {
        let choice = Action::Board(BoardAction::Choose(SelectionChange::Toggle(cell)));
        act(window, if number == 0 { Action::Board(BoardAction::Select(cell)) } else { choice });
    }
}

fn total(window: &Window) -> Tally {
    window.practice.running.as_ref().expect("practice").course.total()
}

#[test]
fn a_rule_is_found_by_its_cells_and_the_game_is_there_again() {
    let mut window = practising("naked-pair");
    assert_eq!((window.shared.opened.place, mode(&window)), (MainView::Grid, Doing::Playing));
    assert!(sees(&window, "Practice") && sees(&window, "Is it here? (Enter)"));
    assert!(!sees(&window, "Procedure"), "the panel waits");
    let running = window.practice.running.as_ref().expect("practice");
    let cells = pattern_cells(&running.exercise.as_ref().expect("an exercise").steps[0]);
    key(&mut window, Action::Enter);
    assert_eq!(judged(&mut window), Some(PracticeVerdict::Unmarked));
    select(&mut window, cells.iter().take(1));
    let running = window.practice.running.as_ref().expect("practice");
    assert!(running.verdict().is_none(), "what was said of other marks is forgotten");
    key(&mut window, AnswerAction::Judge);
    assert_eq!(judged(&mut window), Some(PracticeVerdict::Part(1)));
    select(&mut window, cells.iter());
    key(&mut window, Action::Enter);
    assert!(matches!(judged(&mut window), Some(PracticeVerdict::There(..))));
    assert!(sees(&window, "Yes, here is “Naked pair”.") && sees(&window, "Next board (Enter)"));
    assert!(!drawn(&window).marks.is_empty(), "the step is shown on the grid");
    assert_eq!((total(&window).found, total(&window).asked()), (1, 1));
    assert!(selected(&window).is_some());
    act(&mut window, Action::Escape);
    assert!(!window.practice.is_on() && sees(&window, "Procedure"));
    assert_eq!(said(&window).as_deref(), Some("Practice is over: 1 of 1 found."));
    assert_eq!(holds(&window, "C1").digit().map(Digit::index), Some(3));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(holds(&window, "C1").digit(), None, "its past is there, too");
}

#[test]
fn a_rule_is_found_by_what_follows_from_it() {
    let mut window = practising("naked-pair");
    for fact in facts(&window) {
        let mark = Turn::Mark(fact.cell(), fact.digit());
        super::command(&mut window, Command::Turn(mark));
    }
    key(&mut window, Action::Enter);
    let verdict = judged(&mut window);
    assert!(matches!(verdict, Some(PracticeVerdict::There(_, 0))), "{verdict:?}");
    // What is not so is told, with something right besides, too.
    let mut window = practising("naked-pair");
    let running = window.practice.running.as_ref().expect("practice");
    let exercise = running.exercise.as_ref().expect("an exercise");
    let state = window.shared.session.state();
    let solution = duvod::search::Search::new(geometry(&window));
    let givens = Board::from_givens(81, state.board.givens());
    let duvod::search::Verdict::One(solution) = solution.verdict(&givens) else { panic!("one") };
    let open = geometry(&window).all_cells() - exercise.candidates.solved();
    let cell = open.first().expect("an open cell");
    super::command(&mut window, Command::Turn(Turn::Mark(cell, solution.digit(cell))));
    key(&mut window, Action::Enter);
    assert!(judged(&mut window).is_some_and(|verdict| verdict.is_wrong()));
    assert_eq!(total(&window).asked(), 0, "one may try again");
}

#[test]
fn hints_get_stronger_and_end_the_exercise_with_the_step() {
    let mut window = practising("naked-pair");
    for asked in ["Hint: what to look for (H)", "Hint: the place (H)", "Hint: a question (H)"] {
        click(&mut window, asked);
        assert_eq!(total(&window).asked(), 0);
    }
    assert!(!sees(&window, "The rule “Naked pair” helps here."), "the task names it");
    key(&mut window, AnswerAction::Hint);
    assert_eq!((total(&window).given_up, total(&window).found), (1, 0));
    assert!(!drawn(&window).marks.is_empty());
    key(&mut window, Action::Enter);
    make(&mut window);
    assert!(sees(&window, "Is it here? (Enter)"));
    key(&mut window, AnswerAction::Hint);
    for fact in facts(&window) {
        super::command(&mut window, Command::Turn(Turn::Mark(fact.cell(), fact.digit())));
    }
    key(&mut window, Action::Enter);
    let _ = judged(&mut window);
    assert_eq!((total(&window).hinted, total(&window).found), (1, 0));
    // Another board while one is open gives that up.
    key(&mut window, Action::Puzzle(Go::On));
    make(&mut window);
    assert_eq!(total(&window).asked(), 2, "the one before was over");
    key(&mut window, Action::Puzzle(Go::On));
    assert_eq!(total(&window).given_up, 2);
}

#[test]
fn what_is_about_the_game_waits() {
    let mut window = practising("naked-pair");
    let board = window.shared.session.board();
    for barred in [
        Action::Solve,
        Action::Reset,
        Action::File(FileAction::Example(0)),
        Action::File(FileAction::Save),
        Action::File(FileAction::Paste),
        Action::Play(PlayAction::Restart),
        Action::Play(PlayAction::PlayOrEdit),
        Action::Answer(AnswerAction::AllSteps),
    ] {
        act(&mut window, barred);
        let words = said(&window);
        assert!(words.is_some_and(|words| words.starts_with("You are practising.")), "{barred:?}");
        assert_eq!((window.shared.session.board(), window.practice.is_on()), (board.clone(), true));
    }
    // A look into the rule book does not end it.
    act(&mut window, AnswerAction::RuleAtHand);
    assert_eq!(window.shared.opened.place, MainView::RuleBook);
    assert_eq!(window.book.chosen(), Some(RuleId::new("naked-pair")));
    act(&mut window, Action::Place(MainView::Grid));
    assert!(sees(&window, "Is it here? (Enter)"));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(window.shared.session.board(), board, "there is nothing behind the board");
    // The game that is kept is the user's own.
    assert!(
        window
            .files
            .to_keep(&window.shared)
            .history
            .position
            .cell(cell("C1"))
            .entry
            .digit()
            .is_some()
    );
    // What takes another puzzle ends it.
    let state = window.shared.session.state();
    super::command(&mut window, Command::LoadState(state));
    assert!(!window.practice.is_on());
}

#[test]
fn a_solution_that_was_shown_is_shown_again() {
    let mut window = solved(EASY);
    practise_by_lot(&mut window, vec![RuleId::new("naked-single")], 1);
    make(&mut window);
    assert_eq!(mode(&window), Doing::Playing);
    act(&mut window, Action::Escape);
    assert_eq!(mode(&window), Doing::Explaining);
    assert!(window.shared.session.is_complete());
}

#[test]
fn all_up_to_a_level_are_practised_and_what_came_of_it_is_kept() {
    let mut window = window();
    act(&mut window, Action::Place(MainView::RuleBook));
    let _ = window.update(Message::Book(BookMessage::Choose(RuleId::new("naked-pair"))));
    click(&mut window, "Practise all up to this level");
    let running = window.practice.running.as_ref().expect("practice");
    let rules = running.course.rules().to_vec();
    assert!(rules.contains(&RuleId::new("full-house")) && !rules.contains(&RuleId::new("x-wing")));
    assert!(!rules.contains(&RuleId::new("constraint-cell")), "the grid has no constraints");
    make(&mut window);
    act(&mut window, AnswerAction::OtherAnswer);
    let running = window.practice.running.as_ref().expect("practice");
    let rule = running.exercise.as_ref().expect("an exercise").rule;
    act(&mut window, Action::Escape);
    assert_eq!(window.practice.tallies[&rule].given_up, 1);
    let kept = window.preferences().practice;
    assert_eq!(kept.get(rule.as_str()).map(Tally::asked), Some(1));
    let mut other = super::window();
    other.practice.take_preferred(&window.preferences(), &other.shared.knowledge.clone());
    assert_eq!(other.practice.tallies, window.practice.tallies);
}

#[test]
fn the_legend_names_the_signs_of_a_wing() {
    let mut window = practising("xy-wing");
    act(&mut window, AnswerAction::OtherAnswer);
    let signs = legend(&drawn(&window));
    assert!(signs.contains(&Sign::Pivot) && signs.contains(&Sign::Pincer), "{signs:?}");
    for (language, names) in [
        (1, ["digit of the pivot", "digit of a pincer"]),
        (0, ["číslice vedoucího políčka", "číslice křídla"]),
    ] {
        act(&mut window, ShowAction::Language(language));
        assert!(names.iter().all(|name| sees(&window, name)), "{names:?}");
    }
}

#[test]
fn a_verdict_can_be_scrolled_to_where_it_is_not_seen() {
    let mut window = practising("naked-pair");
    resize(&mut window, Size::new(760.0, 560.0), 130);
    key(&mut window, Action::Enter);
    assert!(judged(&mut window).is_some());
    let told = "Nothing is marked yet. Choose cells, or do what follows from the rule.";
    let mut screen = simulator(&window, window.shared.appearance.scaled_size());
    let verdict = screen.find(VERDICT.chosen).expect("a verdict").bounds();
    let said = screen.find(window.look().typeset(told).as_str()).expect("words").bounds();
    assert!(verdict.contains(said.position()), "{verdict:?} {said:?}");
}

#[test]
fn a_rule_without_a_board_is_left_out() {
    let mut window = window();
    let rules = ["trial", "naked-pair"].map(RuleId::new).to_vec();
    practise_by_lot(&mut window, rules, 4);
    for _ in 0..2 {
        let Some((number, order)) = work::ordered(&window) else { break };
        let made = if order.rule == RuleId::new("trial") {
            Err(duvod::practice::NoExercise::None)
        } else {
            order.make(&|| false).map(Box::new)
        };
        let _ = window.update(Message::Practice(PracticeMessage::Made(number, made)));
    }
    assert!(window.practice.is_on() && sees(&window, "Naked pair"));
    practise_by_lot(&mut window, vec![RuleId::new("trial")], 4);
    let (number, _) = work::ordered(&window).expect("a board to be made");
    let none = Err(duvod::practice::NoExercise::None);
    let _ = window.update(Message::Practice(PracticeMessage::Made(number, none)));
    assert!(sees(&window, "No board for the rule “Trial and contradiction” could be made."));
    act(&mut window, Action::Escape);
    assert!(!window.practice.is_on());
}

#[test]
fn everything_is_said_in_czech_too() {
    let mut window = practising("naked-pair");
    key(&mut window, Action::Enter);
    let _ = judged(&mut window);
    act(&mut window, ShowAction::NextLanguage);
    for words in ["Procvičování", "Je to tady? (Enter)", "Ukázat (S)", "Další mřížka (PgDn)"]
    {
        assert!(sees(&window, words), "{words}");
    }
    assert!(sees(
        &window,
        "Zatím není nic označeno. Vyberte políčka, nebo udělejte, co z pravidla plyne."
    ));
}
