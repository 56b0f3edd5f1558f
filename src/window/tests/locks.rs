//! What is locked says why: in a tooltip, and in the tool row when its key is pressed.

use super::*;
use duvod::{session, session::Lockable};

fn said(window: &mut Window, asked: Action) -> Option<String> {
    act(window, asked);
    window.shared.notices.said.as_ref().map(|said| said.words.id.to_string())
}

fn check(window: &mut Window, asked: Action, reason: &str) {
    assert_eq!(said(window, asked).as_deref(), Some(reason), "{asked:?}");
}

#[test]
fn without_a_puzzle() {
    let mut window = window();
    check(&mut window, Action::Reset, "lock-empty");
    check(&mut window, Action::Board(BoardAction::ClearSolution), "lock-clear-unsolved");
    check(&mut window, Action::Go(Go::On), "lock-explain-unsolved");
    check(&mut window, Action::Digit(0), "window-no-cell");
    check(&mut window, Action::Clear, "window-no-cell");
    assert!(sees(&window, "Choose a cell first, with the mouse or the arrow keys."));
    assert_eq!(
        said(&mut window, Action::Board(BoardAction::Select(cell("A1")))),
        None,
        "the next act wipes it away"
    );
}

#[test]
fn what_is_to_be_done_first_is_a_prompt_and_no_lock() {
    use crate::widget::icon::Icon;
    let sign = |window: &mut Window, asked: Action| {
        act(window, asked);
        window.shared.notices.said.as_ref().map(|said| said.sign)
    };
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    for asked in [
        Action::Play(PlayAction::Check),
        Action::Play(PlayAction::Pause),
        Action::Play(PlayAction::FillMarks),
    ] {
        assert_eq!(sign(&mut window, asked), Some(Icon::Info), "{asked:?}");
    }
    let mut window = solved(EASY);
    assert_eq!(sign(&mut window, Action::Play(PlayAction::FillMarks)), Some(Icon::Lock));
}

#[test]
fn while_solving() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    act(&mut window, Action::Solve);
    for asked in [
        Action::Solve,
        Action::Reset,
        Action::Board(BoardAction::ClearSolution),
        Action::File(FileAction::Open),
        Action::File(FileAction::Paste),
        Action::File(FileAction::Example(0)),
        Action::Toggle(Menu::Examples),
        Action::Digit(3),
        Action::Clear,
        Action::Go(Go::First),
    ] {
        check(&mut window, asked, "lock-solving");
    }
    assert!(window.shared.opened.menu.is_none());
}

#[test]
fn once_solved() {
    let mut window = solved(EASY);
    check(&mut window, Action::Solve, "lock-solve-solved");
    assert_eq!(said(&mut window, Action::Digit(3)), None, "the key does what it is for");
    act(&mut window, BoardAction::Select(cell("C1")));
    check(&mut window, Action::Digit(4), "lock-edit-solved");
    assert_eq!(window.board.sight.filter.map(Digit::index), Some(4), "the digit is shown");
    assert!(
        super::said(&window)
            .is_some_and(|said| said.contains("“Clear solution” (Delete) leads back to play"))
    );
    assert_eq!(said(&mut window, Action::Digit(4)), None, "it is shown no longer");
    act(&mut window, BoardAction::ClearSolution);
    assert_eq!(window.shared.session.lock(Lockable::Edit), None);
    assert_eq!(window.board.sight.filter, None);
    act(&mut window, Action::Digit(3));
    assert_eq!(givens(&window), 30);
    assert_eq!(board(&window).digits().count(), 31, "the digit is the player's");
    check(&mut window, Action::Reset, "window-emptied");
    assert!(puzzle(&window).is_empty());
    assert!(sees(&window, "The grid is empty. Ctrl+Z brings back what was in it."));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(board(&window).digits().count(), 31);
}

#[test]
fn over_a_solution_another_puzzle_is_loaded_at_once() {
    let mut window = solved(EASY);
    for asked in [
        Action::File(FileAction::Open),
        Action::File(FileAction::Paste),
        Action::Toggle(Menu::Examples),
        Action::Toggle(Menu::Files),
    ] {
        assert_eq!(said(&mut window, asked), None, "{asked:?}");
    }
    window.shared.opened.menu = None;
    click(&mut window, "Example");
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Enter);
    assert!(window.shared.session.trace().is_none() && mode(&window) == session::Mode::Playing);
    let second = puzzle(&window).clone();
    assert_eq!(super::said(&window), None, "nothing was begun");
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(givens(&window), 30, "undo brings the first one back");
    write(&mut window, "C1", 4);
    check(&mut window, Action::File(FileAction::Example(1)), "window-replaced");
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(board(&window).digits().count(), 31);
    act(&mut window, Action::Clear);
    solve(&mut window);
    files(&mut window, FilesMessage::Hovered(true));
    assert!(sees(&window, "Drop the file here to load it"));
    files(&mut window, FilesMessage::Hovered(false));
    super::loading::load(&mut window, Source::Clipboard, HARD);
    assert!(*puzzle(&window) != second && givens(&window) == 23);
    let two = format!("{EASY}\n{HARD}\n");
    super::loading::load(&mut window, Source::Clipboard, &two);
    key(&mut window, Action::Enter);
    solve(&mut window);
    key(&mut window, Action::Puzzle(Go::On));
    assert_eq!(givens(&window), 23, "Page Down goes on to the next");
    solve(&mut window);
    act(&mut window, Action::Open(Page::Puzzles));
    key(&mut window, Action::Go(Go::First));
    key(&mut window, Action::Enter);
    assert_eq!(givens(&window), 30, "so does the list");
}

#[test]
fn a_solution_is_left_for_play_or_for_the_givens_by_what_the_window_says() {
    let mut window = solved(EASY);
    click(&mut window, "Clear solution");
    assert_eq!(window.shared.session.mode(), session::Mode::Playing);
    for (asked, mode) in [
        (PlayAction::PlayOrEdit, session::Mode::Entering),
        (PlayAction::Restart, session::Mode::Playing),
    ] {
        let mut window = solved(EASY);
        assert_eq!(said(&mut window, Action::Play(asked)), None);
        assert_eq!(window.shared.session.mode(), mode);
        let mut window = solved(EASY);
        act(&mut window, Action::Toggle(Menu::More));
        let label =
            crate::play::label(&window.shared.session, &window.board.play, asked, window.look());
        click(&mut window, &label);
        assert_eq!(window.shared.session.mode(), mode, "{label}");
    }
}

#[test]
fn no_button_comes_under_a_pointer_that_was_over_another_one() {
    let mut window = window();
    let mut seen = [false; 3];
    let mut look = |window: &Window| {
        let right = window.shared.appearance.layout.left_side
            - window.shared.appearance.layout.lengths.right;
        let down = window.shared.appearance.layout.tools_at() + 18.0;
        let acts = [
            Action::Play(PlayAction::Undo),
            Action::Play(PlayAction::Redo),
            Action::Toggle(Menu::More),
        ];
        for ((back, act), seen) in [88.0, 52.0, 16.0].into_iter().zip(acts).zip(&mut seen) {
            let found = asked_at(window, FIRST, [Point::new(right - back, down)]).pop();
            assert!(found.is_none_or(|found| found == act), "{act:?}: {found:?}");
            *seen |= found.is_some();
        }
        ["Example", "File", "Paste", "Clear grid", "Solve"].map(|label| {
            let found = simulator(window, FIRST).find(label).expect("a button");
            found.bounds().x.round() as i32
        })
    };
    let places = look(&window);
    write(&mut window, "A1", 1);
    assert_eq!(look(&window), places, "entering");
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    assert_eq!(look(&window), places, "playing");
    act(&mut window, Action::Digit(1));
    assert_eq!(look(&window), places, "refused");
    act(&mut window, FileAction::Example(0));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(look(&window), places, "taken back");
    act(&mut window, Action::Reset);
    assert_eq!(look(&window), places, "emptied");
    act(&mut window, FileAction::Example(0));
    solve(&mut window);
    assert_eq!(look(&window), places, "solved");
    assert_eq!(seen, [true; 3], "each was there");
}

#[test]
fn a_locked_button_cannot_be_pressed() {
    let window = solved(EASY);
    let mut screen = simulator(&window, FIRST);
    let _ = screen.click("Solve").expect("a button");
    assert_eq!(screen.into_messages().count(), 0);
}
