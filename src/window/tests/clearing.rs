//! Clearing with the mouse, what Play says of a puzzle without one solution, what is said and where.

use super::*;
use duvod::grid::Entry as Stands;
use duvod::picture::MarkKind;
use duvod::session;

/// The sizes at which buttons are looked for.
const SIZES: [Size; 4] =
    [FIRST, Size::new(700.0, 500.0), Size::new(760.0, 560.0), Size::new(1024.0, 700.0)];

fn holds(window: &Window, name: &str) -> Stands {
    board(window).entry(cell(name))
}

fn resize(window: &mut Window, size: Size) -> Size {
    let _ = window.update(Message::System(SystemMessage::Resized(size)));
    size * (1.0 / window.shared.appearance.text_scale())
}

#[test]
fn the_same_digit_again_deletes_it() {
    let mut window = selecting(begun(EASY, &[("C1", 4)]), "E5");
    write(&mut window, "C1", 4);
    assert_eq!(holds(&window, "C1"), Stands::Empty);
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_ne!(holds(&window, "C1"), Stands::Empty, "as one move");
    write(&mut window, "C1", 1);
    assert_ne!(holds(&window, "C1"), Stands::Empty, "another one takes its place");
    write(&mut window, "A1", 5);
    assert_ne!(holds(&window, "A1"), Stands::Empty, "a given stays");
    let mut window = super::window();
    write(&mut window, "A1", 5);
    write(&mut window, "A1", 5);
    assert!(puzzle(&window).is_empty(), "while it is entered, too");
}

#[test]
fn there_is_an_eraser_at_every_size() {
    for size in SIZES {
        let mut window = with_puzzle(EASY);
        let size = resize(&mut window, size);
        write(&mut window, "C1", 4);
        let lengths = window.shared.appearance.layout.lengths;
        let down =
            window.shared.appearance.layout.tools_at() - lengths.above_tools - lengths.keys / 2.0;
        click_at(&mut window, size, Point::new(f32::midpoint(lengths.left, lengths.gutter), down));
        assert_eq!(holds(&window, "C1"), Stands::Empty, "{size:?}");
        act(&mut window, Action::Toggle(Menu::More));
        assert!(simulator(&window, size).find("Erase (Delete)").is_ok(), "it has a name: {size:?}");
    }
}

#[test]
fn what_is_said_hides_no_button() {
    for size in SIZES {
        let mut window = with_puzzle(EASY);
        let size = resize(&mut window, size);
        let pressed = |window: &Window| {
            let layout = window.shared.appearance.layout;
            let down = layout.tools_at() + layout.lengths.tools / 2.0;
            let across = (0..(layout.left_side / 4.0) as usize).map(|at| at as f32 * 4.0);
            let mut found = asked_at(window, size, across.map(|across| Point::new(across, down)));
            found.dedup();
            found
        };
        write(&mut window, "C1", 4);
        let before = pressed(&window);
        assert!(before.len() > 5, "{before:?}");
        act(&mut window, Action::Play(PlayAction::Check));
        assert!(finds(&window, size, "No mistake so far; 50 cells not filled in."));
        assert_eq!(pressed(&window), before, "{size:?}");
    }
}

#[test]
fn play_says_that_a_puzzle_has_not_one_solution() {
    let several = &EASY.replacen("53", "..", 1).replacen('6', ".", 2);
    let none = &EASY.replacen("53.", "534", 1).replacen("98", "19", 1);
    let told = ["This puzzle has more than one solution", "This puzzle has no solution"];
    for (puzzle, told) in [(several, told[0]), (none, told[1])] {
        let mut window = with_puzzle(puzzle);
        act(&mut window, Action::Play(PlayAction::PlayOrEdit));
        assert_eq!(mode(&window), session::Mode::Entering);
        assert!(!sees(&window, told));
        act(&mut window, Action::Play(PlayAction::PlayOrEdit));
        assert_eq!(mode(&window), session::Mode::Playing);
        assert!(sees(&window, told), "{told}");
        click(&mut window, "Change the givens");
        assert_eq!(mode(&window), session::Mode::Entering);
        assert!(!sees(&window, told), "it is dealt with");
    }
    let mut window = with_puzzle(several);
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    assert!(sees(
        &window,
        "So far it has more than one solution: at least one digit is still missing, or one is wrong."
    ));
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    assert!(card(&window).is_none(), "of one with one solution nothing");
}

#[test]
fn the_question_why_not_is_seen_as_long_as_it_waits() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    key(&mut window, AnswerAction::WhyNot);
    let _ = window.update(Message::Tick(Instant::now() + Duration::from_mins(1)));
    let prompt = "Why is a digit not there? Press the digit you want to ask about; Esc cancels the question.";
    assert!(sees(&window, prompt) && sees(&window, "Which digit do you think belongs here?"));
    key(&mut window, Action::Escape);
    assert!(!sees(&window, prompt) && selected(&window) == Some(cell("C1")));
    key(&mut window, Action::Digit(0));
    assert_ne!(holds(&window, "C1"), Stands::Empty, "it is a digit again");
}

#[test]
fn a_mark_that_was_struck_wrongly_is_called_so() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, BoardAction::Select(cell("C1")));
    act(&mut window, Action::Play(PlayAction::Mark(3)));
    key(&mut window, Action::Play(PlayAction::Check));
    assert!(sees(&window, "A mark that belongs in C1 was struck out"));
    let four = Candidate::new(cell("C1"), Digit::new(3));
    let mark = drawn(&window).marks.get(&four).map(|mark| mark.kind);
    assert_eq!(mark, Some(MarkKind::Target), "and seen");
    click(&mut window, "Take back");
    assert!(window.shared.session.marks(cell("C1")).contains(four.digit));
}

#[test]
fn time_counts_from_the_first_look() {
    let mut window = with_puzzle(EASY);
    let start = Instant::now();
    let tick = |window: &mut Window, seconds: u64| {
        let _ = window.update(Message::Tick(start + Duration::from_secs(seconds)));
        window.shared.session.elapsed().as_secs()
    };
    assert_eq!((tick(&mut window, 1), tick(&mut window, 2)), (0, 1));
    let _ = window.update(Message::System(SystemMessage::Front(false)));
    assert_eq!((tick(&mut window, 3), tick(&mut window, 4)), (1, 1), "nobody looks");
    let _ = window.update(Message::System(SystemMessage::Front(true)));
    assert_eq!((tick(&mut window, 5), tick(&mut window, 6)), (1, 2));
}
