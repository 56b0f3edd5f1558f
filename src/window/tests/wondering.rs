//! Why and why not while a puzzle is played: only when asked, only of the asked cell, from where the player stands.

use super::loading::load;
use super::*;
use duvod::session::{self, Advice, WhyInPlay};

/// A puzzle that has other givens than the textbook example: 7 in A1, none in B1, 1 in E7.
const OTHER: &str =
    "7....2....1........2.86...93.4.8.5..6....53..9.....1..5...1..8....956.....3......";

/// Answers the question about a cell that the window waits for.
fn answer(window: &mut Window) -> WhyInPlay {
    match work::answer(window, work::wondering) {
        Advice::Why(answer) => answer,
        other => panic!("{other:?}"),
    }
}

fn ask(window: &mut Window, name: &str) -> WhyInPlay {
    act(window, BoardAction::Select(cell(name)));
    key(window, AnswerAction::Wonder);
    answer(window)
}

fn digits(window: &Window) -> usize {
    let scene = drawn(window);
    scene.cells.iter().filter(|cell| cell.digit.is_some_and(|digit| !digit.pale)).count()
}

#[test]
fn nothing_is_told_before_it_is_asked() {
    let mut window = with_puzzle(EASY);
    assert!(sees(&window, "Choose a cell") && !sees(&window, "Nothing to explain yet"));
    act(&mut window, BoardAction::Select(cell("E7")));
    assert!(sees(&window, "Which digit, and why? (W)"));
    assert!(work::wondering(&window).is_none() && !sees(&window, "Why is 3 in E7?"));
    assert_eq!(digits(&window), 30);
    click(&mut window, "Which digit, and why? (W)");
    assert!(sees(&window, "Looking for the reason…"));
    let _ = answer(&mut window);
    for text in ["Why is 3 in E7?", "Proof", "E7 = 3"] {
        assert!(sees(&window, text), "{text}");
    }
    assert_eq!(mode(&window), duvod::session::Mode::Playing);
    assert_eq!(board(&window), *puzzle(&window), "it is told, not written");
}

#[test]
fn the_reason_is_walked_from_where_the_player_stands() {
    let mut window = with_puzzle(EASY);
    let WhyInPlay::Why(fresh) = ask(&mut window, "E7") else { panic!("no reason") };
    assert!(fresh.slice.steps.len() > 1);
    key(&mut window, Action::Go(Go::On));
    assert_eq!(window.answers.why.shown_in_play().map(|(_, place)| place), Some(StepPath::step(0)));
    assert_eq!(digits(&window), 31, "what the first step finds, and nothing after it");
    key(&mut window, Action::Go(Go::Last));
    key(&mut window, Action::Go(Go::Back));
    key(&mut window, Action::Go(Go::Back));
    let last = fresh.slice.steps.len() - 1;
    assert_eq!(
        window.answers.why.shown_in_play().map(|(_, place)| place),
        Some(StepPath::step(last - 1))
    );
    // What the player has found already is not shown again.
    let found: Vec<_> =
        fresh.slice.steps[..last].iter().flat_map(duvod::proof::Step::facts).collect();
    for fact in found {
        write_at(&mut window, fact.cell(), fact.digit());
    }
    let WhyInPlay::Why(near) = ask(&mut window, "E7") else { panic!("no reason") };
    assert_eq!(near.slice.steps.len(), 1);
    assert!(!sees(&window, "From the procedure"), "there is none");
}

#[test]
fn why_not_is_asked_with_a_digit() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    key(&mut window, AnswerAction::WhyNot);
    let prompt = "Why is a digit not there? Press the digit you want to ask about; Esc cancels the question.";
    assert!(sees(&window, prompt));
    key(&mut window, Action::Digit(4));
    let _ = answer(&mut window);
    assert!(sees(&window, "Why is 5 not in C1?"));
    assert_eq!(holds(&window, "C1"), Entry::Empty, "the digit is no move");
    key(&mut window, AnswerAction::WhyNot);
    key(&mut window, Action::Digit(3));
    let _ = answer(&mut window);
    assert!(sees(&window, "Why is 4 in C1?"), "it does belong there");
}

#[test]
fn what_the_player_wrote_is_no_reason_for_itself() {
    let mut window = begun(EASY, &[("E5", 5)]);
    assert!(sees(&window, "Does it belong here? (W)"));
    let WhyInPlay::Why(why) = ask(&mut window, "E5") else { panic!("no reason") };
    assert!(!why.slice.steps.is_empty() && sees(&window, "Why is 5 in E5?"));
    act(&mut window, BoardAction::Select(cell("A1")));
    assert!(sees(&window, "Why is 5 in A1?") && work::wondering(&window).is_none(), "it is given");
}

#[test]
fn a_mistake_is_told_before_a_reason() {
    let mut window = begun(EASY, &[("C1", 1)]);
    let WhyInPlay::Mistake(other) = ask(&mut window, "E7") else { panic!("a reason") };
    assert_eq!((other.strength, other.mistake), (Strength::Rule, None));
    assert!(sees(&window, "Before you go on: there is a mistake in the grid."));
    assert!(!sees(&window, "C1 cannot be 1."));
    click(&mut window, "Where is it? (F7)");
    assert!(sees(&window, "There is a mistake in C1"));
    assert!(!sees(&window, "Where is it? (F7)"), "it is shown");
    key(&mut window, Action::Enter);
    let _ = answer(&mut window);
    assert_eq!(selected(&window), Some(cell("C1")));
    assert!(sees(&window, "C1 cannot be 1."));
    key(&mut window, Action::Go(Go::On));
    assert!(window.answers.why.shown_in_play().is_some());
}

#[test]
fn an_answer_is_for_one_state_and_one_cell() {
    let mut window = selecting(with_puzzle(HARD), "B1");
    key(&mut window, AnswerAction::Wonder);
    let (number, question) = work::wondering(&window).expect("a question");
    assert_eq!(question.run(&|| true), None, "it can be stopped");
    for leave in [
        Action::Escape,
        Action::Move(Move::Right),
        Action::Digit(1),
        Action::Play(PlayAction::FillMarks),
    ] {
        act(&mut window, BoardAction::Select(cell("B1")));
        key(&mut window, AnswerAction::Wonder);
        key(&mut window, leave);
        let is_stale = leave != Action::Play(PlayAction::FillMarks);
        assert_eq!(
            work::wondering(&window).is_none(),
            is_stale,
            "{leave:?}: the state is another one"
        );
        act(&mut window, Action::Escape);
    }
    work::tell(&mut window, number, Advice::Why(WhyInPlay::Open));
    assert!(!sees(&window, "The rules of this profile do not reach the reason."), "it is too late");
    let mut window = with_puzzle(EASY);
    let _ = ask(&mut window, "E7");
    act(&mut window, ShowAction::Language(0));
    assert!(sees(&window, "Proč je v políčku E7 číslice 3?"));
    act(&mut window, Action::Play(PlayAction::FillMarks));
    assert!(window.answers.why.shown_in_play().is_some(), "marks say nothing new");
    write(&mut window, "C1", 4);
    assert!(window.answers.why.shown_in_play().is_none());
}

#[test]
fn without_one_solution_there_is_no_reason() {
    let mut window = with_puzzle(&EASY.replacen("53", "..", 1).replacen('6', ".", 2));
    act(&mut window, BoardAction::Select(cell("C1")));
    key(&mut window, AnswerAction::Wonder);
    let _ = work::answer(&mut window, work::wondering);
    let told = "You can ask why a cell holds its digit only if the puzzle has exactly one solution. This puzzle has several solutions.";
    assert!(sees(&window, told));
}

#[test]
fn the_window_does_not_wait_for_a_reason() {
    let mut window = selecting(with_puzzle(HARD), "B1");
    let before = Instant::now();
    key(&mut window, AnswerAction::Wonder);
    let asked = before.elapsed();
    let (_, question) = work::wondering(&window).expect("a question");
    let before = Instant::now();
    let _ = question.run(&|| false);
    let answered = before.elapsed();
    assert!(asked < answered, "{asked:?} to ask, {answered:?} to answer");
}

/// The example *Steady steps*.
const STEADY: &str =
    "3..58..24.4..3..9...6..15.3...6.2....6...8..9...94....1.5..43.....2..........5..1";

#[test]
fn a_pencil_mark_of_the_chosen_cell_is_asked_about_where_that_is_wanted() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, BoardAction::Select(cell("C1")));
    for (digit, told) in [(2, "Why is 2 not in C1?"), (4, "Why is 4 in C1?")] {
        key(&mut window, AnswerAction::WhyNot);
        act(&mut window, Action::Play(PlayAction::Press(cell("C1"), Digit::new(digit - 1))));
        let _ = answer(&mut window);
        assert!(window.answers.tab == Tab::Why && sees(&window, told), "{told}");
    }
}

#[test]
fn what_the_length_of_a_proof_means_is_told_in_play_too() {
    let mut window = with_puzzle(EASY);
    let WhyInPlay::Why(why) = ask(&mut window, "E7") else { panic!("no reason") };
    let effort = window.shared.session.effort(&why.slice.steps);
    let meaning = duvod::message::Message::from(words::WindowProofEffort { effort });
    let meaning = window.look().say(&meaning);
    assert!(!sees(&window, &meaning));
    key(&mut window, AnswerAction::ToggleDetails);
    assert!(sees(&window, &meaning));
    key(&mut window, AnswerAction::ToggleDetails);
    assert!(!sees(&window, &meaning));
}

#[test]
fn what_a_direct_answer_in_play_comes_to_is_seen_on_the_grid() {
    let mut window = selecting(with_puzzle(STEADY), "A3");
    key(&mut window, AnswerAction::WhyNot);
    key(&mut window, Action::Digit(3));
    let WhyInPlay::Why(why) = answer(&mut window) else { panic!("no reason") };
    assert!(why.slice.steps.is_empty());
    let scene = drawn(&window);
    assert!(scene.has(cell("B2"), CellRole::Premise), "the 4 that A3 sees");
    assert_eq!(scene.houses.len(), 1, "and the block in which it sees it");
}

/// What the panel says of the chosen cell is about the grid that is shown: a given is told as it is, and of what is not
/// given nothing is told that was not asked for since the grid is as it is.
fn tells_what_is_there(window: &Window, after: &str) {
    let chosen = selected(window).expect("a cell");
    let name = geometry(window).cell_name(chosen);
    let name = window.look().say(&duvod::message::Message::from(words::WindowCell { cell: name }));
    let mode = window.shared.session.mode();
    let entry = board(window).entry(chosen);
    let told = match (mode, entry) {
        (session::Mode::Playing, Entry::Given(digit)) => Some(digit),
        (session::Mode::Explaining, _) => window.shared.session.digit_found(chosen),
        _ => None,
    };
    let mut screen = simulator(window, FIRST);
    let mut sees = |text: &str| screen.find(window.look().typeset(text).as_str()).is_ok();
    let not = (1..=9).find(|number| sees(&format!("Why is {number} not in {name}?")));
    if let Some(number) = not {
        // Of a given this stays true whatever is done elsewhere.
        let holds = matches!(entry, Entry::Given(digit) if digit.index() + 1 != number);
        assert!(holds, "{after}: Why is {number} not in {name}?");
    }
    for digit in geometry(window).digits() {
        let why = format!("Why is {} in {name}?", digit.index() + 1);
        assert_eq!(sees(&why), told == Some(digit) && not.is_none(), "{after}: {why}");
    }
    if mode == session::Mode::Playing {
        let offers = ["Which digit, and why?", "Does it belong here?"];
        let offers = offers.map(|offer| sees(offer) || sees(&format!("{offer} (W)")));
        let fitting = [entry == Entry::Empty, matches!(entry, Entry::Placed(_))];
        assert_eq!(offers, fitting, "{after}: what is offered");
    }
}

/// Something that changes the grid, and what it is called.
type Way = (&'static str, fn(&mut Window));

#[test]
fn what_is_told_is_about_the_grid_that_is_shown() {
    let ways: [Way; 14] = [
        ("another puzzle", |window| load(window, Source::Clipboard, OTHER)),
        ("undo", |window| act(window, Action::Play(PlayAction::Undo))),
        ("redo", |window| act(window, Action::Play(PlayAction::Redo))),
        ("the first of several", |window| {
            load(window, Source::Clipboard, &[EASY, OTHER].join("\n"));
            act(window, Action::Enter);
        }),
        ("the next one", |window| act(window, Action::Puzzle(Go::On))),
        ("an example", |window| act(window, FileAction::Example(0))),
        ("a digit elsewhere", |window| {
            super::command(window, Command::Write(cell("C1"), Some(Digit::new(0))));
        }),
        ("start again", |window| act(window, Action::Play(PlayAction::Restart))),
        ("changing givens", |window| act(window, Action::Play(PlayAction::PlayOrEdit))),
        ("a given changed", |window| act(window, Action::Digit(0))),
        ("playing it", |window| act(window, Action::Play(PlayAction::PlayOrEdit))),
        ("another example", |window| act(window, FileAction::Example(1))),
        ("solving", solve),
        ("another puzzle again", |window| load(window, Source::Clipboard, OTHER)),
    ];
    for (name, digit) in [("A1", Some(4)), ("B1", None), ("E7", None)] {
        let mut window = selecting(with_puzzle(EASY), name);
        tells_what_is_there(&window, "choosing");
        for (after, way) in ways {
            if mode(&window) == session::Mode::Playing {
                let asks = digit.map_or(Action::Enter, |digit| {
                    act(&mut window, AnswerAction::WhyNot);
                    Action::Digit(digit - 1)
                });
                act(&mut window, asks);
                if work::wondering(&window).is_some() {
                    let _ = work::answer(&mut window, work::wondering);
                }
            }
            way(&mut window);
            tells_what_is_there(&window, &format!("{name}, {after}"));
        }
    }
}

#[test]
fn enter_tells_no_cell_that_nobody_asked_for() {
    let mut window = selecting(with_puzzle(HARD), "B1");
    key(&mut window, Action::Enter);
    assert!(work::wondering(&window).is_none());
    let how = "Enter tells nothing here. To ask about the chosen cell, press W.";
    assert_eq!(said(&window).as_deref(), Some(how));
    key(&mut window, AnswerAction::Wonder);
    assert!(work::wondering(&window).is_some());
}
