//! The main job: load, solve, ask why, walk the proof.

use iced::mouse;

use super::*;
use crate::panel::finding::standing_out;
use crate::{proof, why};
use duvod::session;

#[test]
fn from_an_example_to_a_reason() {
    let mut window = window();
    assert!(sees(&window, "Type digits, or load a puzzle"));
    click(&mut window, "Example");
    click(&mut window, "Textbook example");
    assert_eq!(givens(&window), 30);
    assert!(sees(&window, "Digits") && sees(&window, "Choose a cell"));
    solve(&mut window);
    assert!(sees(&window, "Solved") && sees(&window, "one solution") && sees(&window, "Easy"));
    assert!(sees(&window, "Choose a cell"));
    act(&mut window, BoardAction::Select(cell("E7")));
    assert!(sees(&window, "Why is 3 in E7?"));
    assert!(sees(&window, "Proof") && sees(&window, "E7 = 3"));
    // Three has no other place in its block: what else its houses hold is not the reason.
    assert!(!sees(&window, "left"));
}

#[test]
fn what_the_houses_held_is_shown_only_where_it_is_the_reason() {
    let mut window = solved(HARD);
    let (mut with, mut without) = (false, false);
    let cells: Vec<Cell> = geometry(&window).cells().collect();
    for cell in cells {
        if (with && without) || puzzle(&window).entry(cell).digit().is_some() {
            continue;
        }
        act(&mut window, BoardAction::Select(cell));
        let why = window.answers.why.answer().expect("an answer");
        let is_reason = why.houses_as_reason().is_some();
        let by_house = why.conclusion.id == "why-concluded-house";
        if (is_reason && !with) || (by_house && !without) {
            assert_ne!(is_reason, by_house);
            assert_eq!(sees(&window, "left"), is_reason, "the last row of the table");
            (with, without) = (with || is_reason, without || by_house);
        }
    }
    assert!(with && without);
}

#[test]
fn the_grid_is_clicked() {
    let mut window = solved(EASY);
    let place = Point::new(318.0, 526.0);
    assert_eq!(asked_at(&window, FIRST, [place]).len(), 1);
    click_at(&mut window, FIRST, place);
    assert_eq!(selected(&window), Some(cell("E7")));
}

#[test]
fn keys_and_clicks_of_one_frame_are_heard_in_their_order() {
    let mut window = super::window();
    let click = |column: f32, row: f32| {
        let position = Point::new(78.0 + 60.0 * column, 166.0 + 60.0 * row);
        let button = mouse::Button::Left;
        [
            mouse::Event::CursorMoved { position },
            mouse::Event::ButtonPressed(button),
            mouse::Event::ButtonReleased(button),
        ]
        .map(iced::Event::Mouse)
    };
    let mut screen = simulator(&window, FIRST);
    // The simulator has one pointer for all events of a frame: it stands where the last click is.
    screen.point_at((78.0 + 60.0, 166.0));
    let frame = [
        &click(1.0, 0.0)[..],
        &[pressed("7", Code::Digit7, Modifiers::empty())],
        &click(1.0, 0.0),
        &[pressed("3", Code::Digit3, Modifiers::empty())],
    ]
    .concat();
    let _ = screen.simulate(frame);
    let messages: Vec<_> = screen.into_messages().collect();
    let places = messages.iter().map(|message| matches!(message, Message::Key(_)));
    let order: Vec<_> = places.collect();
    assert_eq!(order, [false, true, false, true], "{messages:?}");
    take(&mut window, messages);
    assert_eq!(selected(&window), Some(cell("B1")));
}

#[test]
fn a_given_needs_no_reason() {
    let window = selecting(solved(EASY), "A1");
    assert!(sees(&window, "Why is 5 in A1?") && !sees(&window, "Proof"));
}

#[test]
fn a_line_of_the_proof_shows_its_moment() {
    let mut window = selecting(solved(EASY), "E7");
    let pale = |window: &Window| {
        let scene = drawn(window);
        scene.cells.iter().filter(|cell| cell.digit.is_some_and(|digit| digit.pale)).count()
    };
    assert_eq!(pale(&window), 0, "before a line is chosen the whole solution is shown");
    let _ = window.update(
        PanelMessage::Why(why::Message::Proof(proof::Message::Choose(StepPath::step(0)))).into(),
    );
    assert_eq!(pale(&window), 50, "at the first line all is pale but what it finds");
    act(&mut window, Action::Go(Go::On));
    assert_eq!((window.answers.why.place(), pale(&window)), (Some(StepPath::step(1)), 49));
    act(&mut window, Action::Go(Go::Last));
    act(&mut window, Action::Go(Go::On));
    assert_eq!((window.answers.why.place(), pale(&window)), (None, 0), "what all comes to");
    act(&mut window, Action::Go(Go::Back));
    let last = window.answers.why.answer().map(|why| StepPath::step(why.lines.len() - 1));
    assert_eq!(window.answers.why.place(), last);
    act(&mut window, Action::Escape);
    assert_eq!((window.answers.why.place(), pale(&window)), (None, 0));
}

#[test]
fn a_candidate_is_never_drawn_over_a_digit() {
    let mut window = solved(HARD);
    let geometry = window.shared.session.geometry().clone();
    for cell in geometry.cells().step_by(4) {
        act(&mut window, BoardAction::Select(cell));
        let lines = window.answers.why.answer().map_or(0, |why| why.lines.len());
        for line in [None].into_iter().chain((0..lines).step_by(2).map(Some)) {
            if let Some(line) = line {
                let _ = window.update(
                    PanelMessage::Why(why::Message::Proof(proof::Message::Choose(StepPath::step(
                        line,
                    ))))
                    .into(),
                );
            }
            let scene = drawn(&window);
            for picture in &scene.cells {
                assert!(picture.digit.is_none() || picture.pencil.is_empty());
            }
            for &Candidate { cell: of, .. } in scene.marks.keys() {
                assert!(scene.cells[of.index()].digit.is_none());
            }
        }
    }
}

#[test]
fn several_solutions_can_be_shown() {
    let mut window = with_puzzle(solutions::SEVERAL);
    let _ = window.shared.session.apply(session::Command::EditGivens);
    solve(&mut window);
    assert_eq!(mode(&window), session::Mode::Entering);
    assert!(sees(&window, "This puzzle has 110 solutions"));
    let before = drawn(&window);
    click(&mut window, "Hide differences (D)");
    assert_ne!(drawn(&window), before);
    click(&mut window, "Show differences (D)");
    assert_eq!(drawn(&window), before);
}

#[test]
fn givens_that_contradict_each_other_are_marked_and_the_steps_told() {
    let mut window = solved(&EASY.replacen("53.", "532", 1));
    assert_eq!(mode(&window), session::Mode::Playing);
    let without = "Leave out any one of them, and the others can stand together.";
    act(&mut window, AnswerAction::ToggleDetails);
    for text in [
        "This puzzle has no solution",
        without,
        "Here is why, with the cells of all other givens taken as empty:",
    ] {
        assert!(sees(&window, text), "{text}");
    }
    assert!(!sees(&window, "Show differences (D)"));
    let finding = window.shared.session.finding().expect("a finding").clone();
    let marked = |window: &Window| {
        let scene = drawn(window);
        let geometry = window.shared.session.geometry();
        geometry.cells().filter(|&cell| scene.has(cell, CellRole::Conflict)).collect()
    };
    let red: CellSet = marked(&window);
    assert_eq!(red, standing_out(&window.shared.session, &finding));
    assert!(!red.is_empty() && red.len() <= 8 && red.is_subset(&finding.cells));
    let _ = window.shared.session.apply(session::Command::EditGivens);
    act(&mut window, BoardAction::Select(finding.cells.first().expect("a cell")));
    act(&mut window, Action::Clear);
    let none: CellSet = marked(&window);
    assert!(none.is_empty());
}

#[test]
fn colliding_digits_are_marked_at_once_and_told_when_solved() {
    let mut window = window();
    for name in ["A1", "I1"] {
        act(&mut window, BoardAction::Select(cell(name)));
        act(&mut window, Action::Digit(4));
    }
    assert_eq!(drawn(&window).ties, [(cell("A1"), cell("I1"))]);
    solve(&mut window);
    assert!(sees(&window, "Some digits in this puzzle collide"));
    act(&mut window, Action::Clear);
    assert!(!sees(&window, "Some digits in this puzzle collide"));
}

#[test]
fn the_selection_moves_by_cells_and_blocks() {
    let mut window = selecting(window(), "A1");
    act(&mut window, Action::Move(Move::Right));
    assert_eq!(selected(&window), Some(cell("B1")));
    act(&mut window, Action::MoveByBlock(Move::Down));
    assert_eq!(selected(&window), Some(cell("B4")));
    act(&mut window, Action::Escape);
    assert_eq!(selected(&window), None);
}

#[test]
fn a_cancelled_solution_comes_too_late() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Solve);
    let number = window.work().map(|(number, _)| number).expect("work");
    act(&mut window, Action::Escape);
    assert_eq!(mode(&window), session::Mode::Playing);
    let _ = window.update(Message::Finished(number, Outcome::Cancelled(None)));
    assert_eq!(mode(&window), session::Mode::Playing);
    solve(&mut window);
    assert_eq!(mode(&window), session::Mode::Explaining);
}

#[test]
fn long_work_is_told_and_can_be_cancelled() {
    use crate::background::QUIET;
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Solve);
    assert!(!sees(&window, "Cancel"), "short work is not worth telling");
    let _ = window.update(Message::Tick(Instant::now() + QUIET * 2));
    assert!(sees(&window, "step 0 · 0 s"));
    click(&mut window, "Cancel");
    assert_eq!(mode(&window), session::Mode::Playing);
}
