//! Pages by keys: what is hidden behind them stays as it is.

use super::*;

/// Two puzzles of a file, one of them with a name.
fn with_list() -> Window {
    let mut window = with_puzzle(EASY);
    let file = Source::File(PathBuf::from("/somewhere/many.txt"));
    loading::load(&mut window, file, &format!("{EASY} # first\n{EASY}7x\n{HARD} # judge\n"));
    window
}

#[test]
fn no_key_of_play_reaches_what_is_behind_a_page() {
    let mut window = with_list();
    act(&mut window, Action::Enter);
    act(&mut window, BoardAction::Select(cell("C1")));
    let before = (board(&window), selected(&window), window.answers.tab);
    for page in [Page::Keys, Page::About, Page::Preferences, Page::Maker] {
        act(&mut window, Action::Open(page));
        for asked in [
            Action::Digit(3),
            Action::Clear,
            Action::Puzzle(Go::On),
            Action::Go(Go::Last),
            Action::Move(Move::Down),
            Action::MoveByBlock(Move::Down),
            Action::NextTab,
            Action::Answer(AnswerAction::Hint),
            Action::Play(PlayAction::FillMarks),
        ] {
            key(&mut window, asked);
            let now = (board(&window), selected(&window), window.answers.tab);
            assert!(window.shared.opened.shows(page) && now == before, "{page:?} {asked:?}");
        }
        key(&mut window, ShowAction::ToggleTheme);
        assert!(window.shared.opened.shows(page), "what works everywhere does");
        key(&mut window, Action::Escape);
        assert!(window.shared.opened.page.is_none());
    }
}

#[test]
fn the_procedure_is_not_walked_behind_the_preferences() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    act(&mut window, Action::Open(Page::Preferences));
    for asked in [
        Action::Go(Go::Last),
        Action::Go(Go::On),
        Action::Answer(AnswerAction::Unfold),
        Action::Answer(AnswerAction::WalkAlone),
    ] {
        key(&mut window, asked);
        assert!(
            window.shared.session.shown().is_none() && !window.answers.walking.is_playing,
            "{asked:?}"
        );
    }
    key(&mut window, Action::Go(Go::First));
    assert_eq!(window.shared.opened.page.map(|open| open.row), Some(0));
    key(&mut window, Action::Go(Go::Last));
    assert_eq!(window.shared.opened.page.map(|open| open.row), Some(16), "the last setting");
}

#[test]
fn what_is_previewed_is_what_is_solved() {
    let mut window = with_list();
    key(&mut window, Action::Go(Go::Last));
    assert!(sees(&window, "Preview of puzzle 2 · 23 givens"));
    solve(&mut window);
    assert_eq!(givens(&window), 23);
    assert!(window.shared.opened.page.is_none() && sees(&window, "Solved"));
    act(&mut window, Action::Open(Page::Puzzles));
    key(&mut window, Action::Go(Go::First));
    solve(&mut window);
    assert_eq!(givens(&window), 30, "over a solution, too");
}

#[test]
fn letters_look_for_a_name_in_the_list() {
    let mut window = with_list();
    for letter in "judge".chars() {
        key(&mut window, Action::Type(letter));
    }
    assert_eq!(window.files.list.as_ref().map(|list| list.chosen), Some(2));
    assert!(window.shared.opened.shows(Page::Puzzles) && window.answers.tab == Tab::Why);
    key(&mut window, Action::Type('x'));
    assert_eq!(said(&window).as_deref(), Some("There is no such puzzle in the list."));
    let _ = window.update(Message::FieldLeft);
    assert!(window.shared.opened.shows(Page::Puzzles));
    assert!(window.files.list.as_ref().is_some_and(|list| list.typed.is_empty()));
    key(&mut window, Action::Type('2'));
    assert_eq!(
        window.files.list.as_ref().map(|list| list.chosen),
        Some(2),
        "the bad line has no number"
    );
    key(&mut window, Action::Enter);
    assert!(sees(&window, "Puzzle 2 of 2"));
}

#[test]
fn a_solution_is_left_by_a_key() {
    let mut window = selecting(solved(EASY), "C1");
    key(&mut window, Action::Clear);
    assert!(window.shared.session.trace().is_none());
    assert_eq!(board(&window), *puzzle(&window));
    solve(&mut window);
    key(&mut window, Action::Toggle(Menu::More));
    assert!(sees(&window, "Clear the solution and keep the puzzle (Delete)"));
    key(&mut window, Action::Enter);
    assert!(window.shared.session.trace().is_none() && !puzzle(&window).is_empty());
}

#[test]
fn no_key_walks_behind_a_menu() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    act(&mut window, Action::Toggle(Menu::Files));
    for asked in [Action::NextTab, Action::Go(Go::Last), Action::Puzzle(Go::On)] {
        key(&mut window, asked);
        assert!(
            window.shared.opened.menu.is_some() && window.answers.tab == Tab::Procedure,
            "{asked:?}"
        );
        assert!(window.shared.session.shown().is_none());
    }
}

#[test]
fn the_other_answer_comes_by_a_key() {
    let mut window = selecting(solved(HARD), "B1");
    seek(&mut window);
    let shortest = window.answers.why.answer().map(|why| why.slice.steps.len());
    key(&mut window, AnswerAction::OtherAnswer);
    assert!(window.answers.why.answer().is_some_and(|why| why.comparison.is_none()));
    key(&mut window, AnswerAction::OtherAnswer);
    assert_eq!(window.answers.why.answer().map(|why| why.slice.steps.len()), shortest);
}

#[test]
fn all_preferences_end_at_one_right_edge() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Preferences));
    for size in [FIRST, Size::new(1920.0, 1080.0)] {
        let scale = window.shared.appearance.tell_scale();
        let _ = window.update(Message::System(SystemMessage::Resized(size * (1.0 / scale))));
        let scale = window.shared.appearance.tell_scale();
        let mut screen = simulator(&window, window.shared.appearance.scaled_size());
        let mut end = |text: &str| {
            let bounds = screen.find(text).expect("a choice").bounds();
            (bounds.x + bounds.width) * scale
        };
        let (system, blind, bold) = (end("as the system"), end("colour-blind safe"), end("bold"));
        assert!((system - blind).abs() < 1.0 && (blind - bold).abs() < 1.0, "{size:?}");
        // The sign stands in the middle of its button.
        assert!((system - end("+")).abs() < 24.0, "{size:?}: {system} {}", end("+"));
    }
}
