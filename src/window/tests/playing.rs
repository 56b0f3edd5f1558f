//! Playing: digits, marks, colours, undo, time.

use super::*;
use crate::widget::icon::Icon;
use duvod::grid::Entry as Stands;
use duvod::picture::Paint;
use duvod::session;

fn deed(window: &mut Window, deed: PlayAction) {
    act(window, Action::Play(deed));
}

fn marks(window: &Window, name: &str) -> Vec<usize> {
    let pencil = drawn(window).cells[cell(name).index()].pencil;
    pencil.iter().map(|digit| digit.index() + 1).collect()
}

fn said(window: &Window) -> Option<String> {
    window.shared.notices.said.as_ref().map(|said| said.words.id.to_string())
}

#[test]
fn a_loaded_puzzle_is_played_with_slanted_digits() {
    let mut window = begun(EASY, &[("C1", 4)]);
    let shown = drawn(&window).cells[cell("C1").index()].digit.expect("a digit");
    assert_eq!((shown.digit, shown.hand), (Digit::new(3), DigitOrigin::Entered));
    write(&mut window, "A1", 4);
    assert_eq!(said(&window).as_deref(), Some("lock-given"));
    act(&mut window, BoardAction::Select(cell("C1")));
    act(&mut window, Action::Clear);
    assert_eq!(holds(&window, "C1"), Stands::Empty);
}

#[test]
fn digit_keys_say_how_many_are_left() {
    let mut window = with_puzzle(EASY);
    let left = |window: &Window| {
        let mut screen = simulator(window, FIRST);
        ["7", "6", "5"].map(|count| screen.find(count).is_ok())
    };
    assert_eq!(left(&window), [true; 3]);
    solve(&mut window);
    assert!(sees(&window, "Solved"));
}

#[test]
fn marks_are_written_with_shift_or_in_their_own_way() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    deed(&mut window, PlayAction::Mark(0));
    assert_eq!(marks(&window, "C1"), [1]);
    deed(&mut window, PlayAction::NextEntry);
    assert_eq!(window.board.play.entry, EntryMode::Marks);
    act(&mut window, Action::Digit(3));
    assert_eq!(marks(&window, "C1"), [1, 4]);
    act(&mut window, Action::Clear);
    assert!(marks(&window, "C1").is_empty());
    click(&mut window, "Fill in marks");
    assert_eq!(marks(&window, "C1"), [1, 2, 4]);
    act(&mut window, Action::Play(PlayAction::ClearMarks));
    assert!(marks(&window, "C1").is_empty());
    deed(&mut window, PlayAction::Undo);
    assert_eq!(marks(&window, "C1"), [1, 2, 4]);
    deed(&mut window, PlayAction::Redo);
    assert!(marks(&window, "C1").is_empty());
}

#[test]
fn cells_and_candidates_are_painted_by_key_and_mouse() {
    let mut window = with_puzzle(EASY);
    deed(&mut window, PlayAction::FillMarks);
    click(&mut window, "Colours");
    write(&mut window, "C1", 2);
    let scene = drawn(&window);
    assert_eq!(scene.cells[cell("C1").index()].paint, Some(Paint::Ring));
    deed(&mut window, PlayAction::Mark(3));
    deed(&mut window, PlayAction::Press(cell("D1"), Digit::new(1)));
    let is_painted = |window: &Window| drawn(window).painted.len() > 1;
    assert!(selected(&window) == Some(cell("D1")) && !is_painted(&window));
    deed(&mut window, PlayAction::Brush(cell("D1"), Some(Digit::new(1))));
    let painted = drawn(&window).painted;
    let expected = [("C1", 3), ("D1", 1)]
        .map(|(name, digit)| (Candidate::new(cell(name), Digit::new(digit)), Paint::Ring));
    assert_eq!(painted.into_iter().collect::<Vec<_>>(), expected);
    act(&mut window, Action::Nought);
    let paint = |window: &Window| drawn(window).cells[cell("D1").index()].paint;
    assert_eq!(paint(&window), Some(Paint::Block), "the key 0 has the tenth colour");
    act(&mut window, Action::Digit(8));
    assert_eq!(paint(&window), Some(Paint::Wedge));
    deed(&mut window, PlayAction::ClearColours);
    assert!(drawn(&window).painted.is_empty());
}

#[test]
fn a_typed_puzzle_is_played_when_asked() {
    let mut window = window();
    write(&mut window, "A1", 5);
    deed(&mut window, PlayAction::NextEntry);
    assert_eq!(said(&window).as_deref(), Some("lock-note-entering"));
    act(&mut window, BoardAction::Select(cell("A1")));
    assert!(sees(&window, "1 given") && sees(&window, "You are entering a puzzle"));
    click(&mut window, "Play (F2)");
    assert_eq!(mode(&window), session::Mode::Playing);
    deed(&mut window, PlayAction::Undo);
    click(&mut window, "Play");
    assert_eq!(mode(&window), session::Mode::Playing);
    act(&mut window, Action::Toggle(Menu::More));
    click(&mut window, "Change the givens (F2)");
    assert_eq!(mode(&window), session::Mode::Entering);
    assert!(window.shared.opened.menu.is_none());
}

#[test]
fn mistakes_are_told_and_marked() {
    let mut window = with_puzzle(EASY);
    click(&mut window, "Check");
    assert!(sees(&window, "No mistake so far; 51 cells not filled in."));
    write(&mut window, "C1", 1);
    click(&mut window, "Check");
    assert!(sees(&window, "There is a mistake in C1"));
    assert!(drawn(&window).has(cell("C1"), CellRole::Conflict));
    write(&mut window, "C1", 4);
    assert!(!drawn(&window).has(cell("C1"), CellRole::Conflict));
}

#[test]
fn cells_with_one_candidate_are_shown_on_demand() {
    let mut window = with_puzzle(EASY);
    deed(&mut window, PlayAction::Singles);
    assert!(drawn(&window).has(cell("E5"), CellRole::Single));
    write(&mut window, "E5", 5);
    assert!(!drawn(&window).has(cell("E5"), CellRole::Single));
}

#[test]
fn a_digit_is_shown_wherever_it_may_stand() {
    let mut window = with_puzzle(EASY);
    deed(&mut window, PlayAction::Filter(2));
    assert_eq!(drawn(&window).same_digit, Some(Digit::new(2)));
    deed(&mut window, PlayAction::Filter(2));
    assert_eq!(drawn(&window).same_digit, None);
}

fn lit(window: &Window) -> Option<usize> {
    drawn(window).same_digit.map(|digit| digit.index() + 1)
}

#[test]
fn a_chosen_filled_cell_lights_all_digits_like_its_own() {
    let mut window = selecting(with_puzzle(EASY), "A1");
    assert_eq!(lit(&window), Some(5));
    deed(&mut window, PlayAction::Press(cell("E1"), Digit::new(0)));
    assert_eq!(lit(&window), Some(7), "by a press on the place of a mark, too");
    act(&mut window, Action::Move(Move::Left));
    assert_eq!((selected(&window), lit(&window)), (Some(cell("D1")), None));
    write(&mut window, "C1", 4);
    assert_eq!(lit(&window), Some(4), "the player's own");
    deed(&mut window, PlayAction::Filter(2));
    act(&mut window, Action::Move(Move::Left));
    assert_eq!(lit(&window), Some(3), "what was asked for stays while arrows move");
    act(&mut window, BoardAction::Select(cell("A1")));
    assert_eq!(lit(&window), Some(5), "until a filled cell is pressed");
    act(&mut window, Action::Escape);
    assert_eq!(lit(&window), None);
    act(&mut window, Action::Set(Setting::SameDigits, 1));
    act(&mut window, BoardAction::Select(cell("A1")));
    assert_eq!(lit(&window), None, "not if it is not wanted");
    act(&mut window, Action::Set(Setting::SameDigits, 0));
    assert_eq!(lit(&window), Some(5));
    solve(&mut window);
    act(&mut window, BoardAction::Select(cell("E1")));
    assert_eq!(lit(&window), None, "an answer has marks of its own");
}

#[test]
fn without_a_chosen_cell_digit_keys_light_digits() {
    let mut window = with_puzzle(EASY);
    let board = window.shared.session.board();
    act(&mut window, Action::Digit(4));
    assert_eq!((lit(&window), window.shared.session.board()), (Some(5), board.clone()));
    assert!(sees(&window, "Every 5 is highlighted. To write one, choose a cell first."));
    act(&mut window, Action::Digit(4));
    assert_eq!((lit(&window), said(&window)), (None, None));
    for asked in [Action::Play(PlayAction::Mark(4)), Action::Clear] {
        act(&mut window, asked);
        assert_eq!(said(&window).as_deref(), Some("window-no-cell"), "{asked:?}");
        assert!(
            window.shared.notices.said.as_ref().is_some_and(|said| said.sign == Icon::Info),
            "no lock"
        );
    }
    deed(&mut window, PlayAction::Entry(EntryMode::Colours));
    act(&mut window, Action::Digit(4));
    assert_eq!(said(&window).as_deref(), Some("window-no-cell"), "a colour needs a cell");
    deed(&mut window, PlayAction::Entry(EntryMode::Marks));
    act(&mut window, Action::Digit(1));
    deed(&mut window, PlayAction::FillMarks);
    assert_eq!((lit(&window), selected(&window)), (Some(2), None));
    act(&mut window, BoardAction::Select(cell("C1")));
    assert_eq!(lit(&window), Some(2), "it stays, so that its places are found");
    act(&mut window, Action::Escape);
    assert_eq!((lit(&window), selected(&window)), (None, Some(cell("C1"))));
}

#[test]
fn time_is_counted_while_the_window_is_in_front() {
    let mut window = with_puzzle(EASY);
    let start = Instant::now();
    let tick = |window: &mut Window, seconds: u64| {
        let _ = window.update(Message::Tick(start + Duration::from_secs(seconds)));
        window.shared.session.elapsed().as_secs()
    };
    assert!(sees(&window, "0:00"));
    write(&mut window, "C1", 4);
    assert_eq!((tick(&mut window, 1), tick(&mut window, 2)), (0, 1));
    let _ = window.update(Message::System(SystemMessage::Front(false)));
    assert_eq!(tick(&mut window, 3), 1);
    let _ = window.update(Message::System(SystemMessage::Front(true)));
    assert_eq!((tick(&mut window, 60), tick(&mut window, 61)), (1, 2));
    assert_eq!(tick(&mut window, 600), 4, "the machine was asleep");
    deed(&mut window, PlayAction::Pause);
    assert_eq!((tick(&mut window, 601), tick(&mut window, 602)), (4, 4));
    assert!(sees(&window, "0:04"));
}

#[test]
fn the_cursor_moves_on_if_it_is_to() {
    let mut window = begun(EASY, &[("C1", 4)]);
    assert_eq!(selected(&window), Some(cell("C1")));
    window.board.play.moves_on = true;
    write(&mut window, "D1", 6);
    assert_eq!(selected(&window), Some(cell("F1")), "E1 is filled");
    write(&mut window, "A1", 6);
    assert_eq!(selected(&window), Some(cell("A1")), "nothing was written");
}

#[test]
fn who_types_a_row_goes_over_empty_cells() {
    let mut window = window();
    window.board.play.moves_on = true;
    act(&mut window, BoardAction::Select(cell("A1")));
    for typed in "005000020".chars() {
        match typed.to_digit(10) {
            Some(0) | None => act(&mut window, Action::Nought),
            Some(digit) => act(&mut window, Action::Digit(digit as usize - 1)),
        }
    }
    let line: String = duvod::formats::print_line(puzzle(&window), geometry(&window));
    assert!(line.starts_with("..5....2."), "{line}");
    assert_eq!(selected(&window), Some(cell("A2")), "the next row");
    act(&mut window, Action::Go(Go::On));
    assert_eq!(selected(&window), Some(cell("B2")));
}

#[test]
fn in_play_clearing_an_empty_cell_goes_on_and_a_full_one_stays() {
    let mut window = with_puzzle(EASY);
    window.board.play.moves_on = true;
    act(&mut window, BoardAction::Select(cell("C1")));
    act(&mut window, Action::Nought);
    assert_eq!(selected(&window), Some(cell("D1")));
    write(&mut window, "C1", 4);
    act(&mut window, BoardAction::Select(cell("C1")));
    act(&mut window, Action::Clear);
    assert_eq!(selected(&window), Some(cell("C1")));
}

#[test]
fn all_cells_or_those_of_a_digit_are_selected_at_once() {
    let mut window = with_puzzle(EASY);
    key(&mut window, BoardAction::Choose(duvod::session::SelectionChange::All));
    assert_eq!(window.shared.session.several_selected().map(|cells| cells.len()), Some(81));
    act(&mut window, BoardAction::Choose(duvod::session::SelectionChange::Same(cell("A1"))));
    let fives = window.shared.session.several_selected().expect("several");
    assert!(fives.len() > 1 && fives.contains(cell("A1")));
    let is_five = |at| board(&window).entry(at) == holds(&window, "A1");
    assert!(fives.iter().all(is_five));
    act(&mut window, BoardAction::Choose(duvod::session::SelectionChange::Same(cell("C1"))));
    assert_eq!(
        (selected(&window), window.shared.session.several_selected()),
        (Some(cell("C1")), None)
    );
}

#[test]
fn the_right_solution_is_recognised() {
    let mut window = with_puzzle(EASY);
    solve(&mut window);
    let solution = board(&window);
    act(&mut window, BoardAction::ClearSolution);
    fill(&mut window, &solution, 0);
    assert!(sees(&window, "You have solved it") && !sees(&window, "Filled in by hints"));
    deed(&mut window, PlayAction::Undo);
    assert!(!sees(&window, "You have solved it"));
    deed(&mut window, PlayAction::Restart);
    assert_eq!(board(&window), *puzzle(&window));
}

#[test]
fn who_only_took_hints_has_not_solved_it() {
    let mut window = solved(EASY);
    let solution = board(&window);
    act(&mut window, BoardAction::ClearSolution);
    let mut open: Vec<Fact> = solution.digits().map(Fact::holds).collect();
    open.retain(|fact| board(&window).entry(fact.cell()).digit().is_none());
    let own = open.pop().expect("an empty cell");
    for fact in open {
        let _ = window.shared.session.apply(Command::Conclude(vec![fact]));
    }
    let Fact::Holds(cell, digit) = own else { panic!("a digit") };
    let _ = window.shared.session.apply(Command::Conclude(vec![own]));
    assert!(sees(&window, "Filled in by hints") && !sees(&window, "You have solved it"));
    let kept = duvod::session::write_session(&window.shared.session.saved());
    let kept = duvod::session::read_session(&kept.expect("a text"), [geometry(&window)]);
    assert_eq!(kept.ok(), Some(window.shared.session.saved()), "it is known after a restart, too");
    let _ = window.shared.session.apply(Command::Undo);
    let _ = window.shared.session.apply(Command::Write(cell, Some(digit)));
    assert!(sees(&window, "You have solved it"));
}

#[test]
fn the_state_in_play_is_there_again_when_the_solution_is_cleared() {
    let mut window = begun(EASY, &[("C1", 1)]);
    solve(&mut window);
    assert_eq!(mode(&window), session::Mode::Explaining);
    act(&mut window, BoardAction::ClearSolution);
    assert_eq!(holds(&window, "C1"), Stands::Placed(Digit::new(0)));
}

#[test]
fn the_menu_has_in_a_small_window_what_the_tool_row_has_not() {
    let mut window = with_puzzle(EASY);
    let size = Size::new(760.0, 560.0);
    let _ = window.update(Message::System(SystemMessage::Resized(size)));
    assert!(simulator(&window, size).find("Fill in marks").is_err());
    act(&mut window, Action::Toggle(Menu::More));
    assert!(simulator(&window, size).find("Fill in marks (F6)").is_ok());
    act(&mut window, Action::Enter);
    assert_eq!(marks(&window, "C1"), [1, 2, 4]);
    act(&mut window, Action::Toggle(Menu::More));
    act(&mut window, Action::Move(Move::Down));
    act(&mut window, Action::Enter);
    assert_eq!(said(&window).as_deref(), Some("check-fine"));
    assert_ne!(window.shared.session.marks(cell("C1")), DigitSet::EMPTY);
}

/// A window into which the easy puzzle was typed row by row, and then these digits.
fn typed(later: &[(&str, usize)]) -> Window {
    let mut window = window();
    let puzzle = StateText::parse(EASY, geometry(&window)).expect("a puzzle").board;
    for Candidate { cell, digit } in puzzle.digits() {
        write_at(&mut window, cell, digit);
    }
    for (name, symbol) in later {
        write(&mut window, name, *symbol);
    }
    window
}

#[test]
fn while_givens_are_typed_the_panel_says_how_to_go_on() {
    let mut window = window();
    write(&mut window, "A1", 5);
    assert!(sees(&window, "Every digit that you type now belongs to the puzzle."));
    let mut window = typed(&[]);
    assert!(sees(&window, "The puzzle has exactly one solution"));
    deed(&mut window, PlayAction::PlayOrEdit);
    assert!(card(&window).is_none(), "who copies row by row is asked nothing");
    assert_eq!(mode(&window), session::Mode::Playing);
    assert!(!sees(&window, "Play (F2)"));
}

#[test]
fn guesses_that_are_typed_behind_the_givens_are_noticed() {
    // One of the givens is the last one of the grid, so nobody has gone back.
    let mut window = with_puzzle(EASY);
    let puzzle = StateText::parse(EASY, geometry(&window)).expect("a puzzle").board;
    act(&mut window, Action::Reset);
    let givens: Vec<_> =
        puzzle.digits().filter(|Candidate { cell, .. }| cell.index() < 79).collect();
    for &Candidate { cell, digit } in &givens {
        write_at(&mut window, cell, digit);
    }
    assert_eq!(window.shared.session.surplus(), [], "all were needed");
    write(&mut window, "H9", 7);
    assert!(sees(&window, "The puzzle has exactly one solution"));
    assert_eq!(window.shared.session.surplus(), [], "it had none before");
    write(&mut window, "I9", 4);
    assert_eq!(window.shared.session.surplus(), [cell("I9")]);
    assert!(sees(&window, "What you typed last leaves no solution"));
    click(&mut window, "Keep it as mine and play");
    assert_eq!(mode(&window), session::Mode::Playing);
    assert!(window.shared.session.puzzle().entry(cell("I9")).digit().is_none());
    assert_eq!(holds(&window, "I9"), Stands::Placed(Digit::new(3)));
    deed(&mut window, PlayAction::Undo);
    assert_eq!(mode(&window), session::Mode::Entering);
}

#[test]
fn what_the_player_tries_becomes_no_given_unasked() {
    let tries = [("C1", 1), ("D1", 6)];
    for (is_given, count) in [(true, 32), (false, 30)] {
        let mut window = typed(&tries);
        click(&mut window, "Play");
        assert!(sees(&window, "Do these digits belong to the puzzle?"));
        assert!(drawn(&window).has(cell("C1"), CellRole::Hint));
        assert_eq!(mode(&window), session::Mode::Entering, "it waits");
        click(
            &mut window,
            if is_given { "Yes, part of the puzzle (Enter)" } else { "No, just trying" },
        );
        assert_eq!(mode(&window), session::Mode::Playing);
        assert_eq!(givens(&window), count);
        assert_eq!(board(&window).digits().count(), 32, "no digit is lost");
        deed(&mut window, PlayAction::Undo);
        assert_eq!(givens(&window), 32);
    }
    let mut window = typed(&tries);
    act(&mut window, Action::Solve);
    assert!(window.work().is_none() && sees(&window, "Do these digits belong to the puzzle?"));
    key(&mut window, Action::NextTab);
    key(&mut window, Action::Enter);
    assert!(window.work().is_some(), "then it is solved");
    assert_eq!(givens(&window), 30);
}

#[test]
fn what_is_written_after_the_solution_was_shown_is_the_players() {
    let mut window = typed(&[]);
    solve(&mut window);
    act(&mut window, Action::Clear);
    assert_eq!(mode(&window), session::Mode::Playing);
    write(&mut window, "C1", 4);
    assert_eq!(givens(&window), 30);
    deed(&mut window, PlayAction::PlayOrEdit);
    assert_eq!(givens(&window), 30, "and stays so");
    assert_eq!(holds(&window, "C1"), Stands::Placed(Digit::new(3)));
}

#[test]
fn cells_are_painted_by_the_right_button_and_by_a_stroke_of_the_pointer() {
    let mut window = with_puzzle(EASY);
    let paint = |window: &Window, name: &str| drawn(window).cells[cell(name).index()].paint;
    deed(&mut window, PlayAction::Brush(cell("C1"), None));
    assert_eq!(paint(&window, "C1"), Some(Paint::Disc), "whatever digits are entered");
    deed(&mut window, PlayAction::Sweep(cell("C1"), cell("C2")));
    deed(&mut window, PlayAction::Sweep(cell("C2"), cell("C3")));
    assert_eq!(
        (paint(&window, "C2"), paint(&window, "C3")),
        (Some(Paint::Disc), Some(Paint::Disc))
    );
    deed(&mut window, PlayAction::Brush(cell("C1"), None));
    deed(&mut window, PlayAction::Sweep(cell("C1"), cell("C2")));
    deed(&mut window, PlayAction::Sweep(cell("C2"), cell("D2")));
    assert_eq!(
        (paint(&window, "C1"), paint(&window, "C2"), paint(&window, "D2")),
        (None, None, None)
    );
    act(&mut window, BoardAction::Select(cell("E5")));
    deed(&mut window, PlayAction::Sweep(cell("E5"), cell("E6")));
    assert_eq!(paint(&window, "E6"), None, "where digits are entered the left button only selects");
    deed(&mut window, PlayAction::Entry(EntryMode::Colours));
    act(&mut window, BoardAction::Select(cell("E5")));
    deed(&mut window, PlayAction::Sweep(cell("E5"), cell("E6")));
    assert_eq!(
        (paint(&window, "E5"), paint(&window, "E6")),
        (Some(Paint::Disc), Some(Paint::Disc))
    );
    deed(&mut window, PlayAction::FillMarks);
    deed(&mut window, PlayAction::Brush(cell("D1"), Some(Digit::new(1))));
    assert!(drawn(&window).painted.contains_key(&Candidate::new(cell("D1"), Digit::new(1))));
}
