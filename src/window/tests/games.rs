//! New games: of a level, the next one, that of the day; made in the background and played at once.

use super::keeping::{kept, opened};
use super::*;
use crate::action::NewGame;
use duvod::rating::rate;
use duvod::search::{Search, Verdict};

/// Makes what is ordered.
pub(super) fn make(window: &mut Window) {
    let (number, order) = work::game_order(window).expect("an order");
    let made = order.first(&|| false).map(Box::new);
    let _ = window.update(Message::Page(PageMessage::GameMade(number, made)));
}

#[test]
fn the_puzzle_of_the_day_goes_on_and_says_when_it_is_solved() {
    let (folder, mut window) = kept("day");
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::OfDay)));
    make(&mut window);
    work::read_past(&mut window);
    let puzzle = window.shared.session.puzzle().clone();
    let named = |window: &Window| {
        let name = title(window);
        let name =
            name.strip_suffix(" – Důvod").filter(|name| name.starts_with("Puzzle of the day "));
        let is_shown = name.is_some_and(|name| sees(window, name));
        assert_eq!(name.is_some(), is_shown, "it stands beside the grid as well");
        is_shown
    };
    assert!(named(&window));
    let verdict = Search::new(window.shared.session.geometry()).verdict(&puzzle);
    let Verdict::One(solution) = verdict else { panic!("one solution") };
    let geometry = window.shared.session.geometry().clone();
    let open: Vec<Cell> =
        geometry.cells().filter(|cell| puzzle.entry(*cell).digit().is_none()).collect();
    let write = |window: &mut Window, cell: Cell| {
        write_at(window, cell, solution.digit(cell));
    };
    write(&mut window, open[0]);
    let left = board(&window);
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::OfDay)));
    assert_eq!((work::game_order(&window).is_none(), board(&window)), (true, left.clone()));
    act(&mut window, FileAction::Example(0));
    window.keep_now();
    drop(window);
    let mut window = opened(&folder);
    assert!(!named(&window));
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::OfDay)));
    assert!(work::game_order(&window).is_none(), "it is known");
    work::read_past(&mut window);
    assert_eq!((board(&window), named(&window)), (left, true), "it goes on");
    open.iter().skip(1).for_each(|cell| write(&mut window, *cell));
    assert!(window.shared.session.is_completed());
    let _ = window.shared.session.apply(Command::Pass(Duration::from_secs(5)));
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::OfDay)));
    let says = |window: &Window| {
        said(window).is_some_and(|said| said.contains("you have solved it, in 0:0"))
    };
    assert!(says(&window), "{:?}", said(&window));
    act(&mut window, FileAction::Example(0));
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::OfDay)));
    work::read_past(&mut window);
    assert!(says(&window), "{:?}", said(&window));
    act(&mut window, ShowAction::Language(0));
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::OfDay)));
    work::read_past(&mut window);
    assert!(said(&window).is_some_and(|said| said.contains("už máte vyřešené, za 0:0")));
}

#[test]
fn a_game_of_a_level_is_one_press_away_on_the_first_screen() {
    let mut window = window();
    click(&mut window, "Medium");
    assert!(sees(&window, "Making a puzzle: Medium. Esc stops it."));
    make(&mut window);
    assert_eq!(mode(&window), duvod::session::Mode::Playing);
    let puzzle = window.shared.session.puzzle().clone();
    let verdict = Search::new(geometry(&window)).verdict(&puzzle);
    assert!(matches!(verdict, Verdict::One(_)));
    solve(&mut window);
    let trace = window.shared.session.trace().expect("its steps");
    assert_eq!(rate(&window.shared.knowledge, trace).level, Some(Level::Medium));
}

#[test]
fn the_next_game_is_of_the_same_level_and_another() {
    let mut window = window();
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Of(Level::Easy))));
    make(&mut window);
    let first = puzzle(&window).clone();
    key(&mut window, Action::Page(PageAction::NewGame(NewGame::Next)));
    assert_eq!(work::game_order(&window).expect("an order").1.level(), Some(Level::Easy));
    make(&mut window);
    assert_ne!(*puzzle(&window), first);
}

#[test]
fn the_next_game_follows_the_game_at_hand() {
    let mut window = window();
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Of(Level::Hard))));
    make(&mut window);
    let of_x = window.shared.knowledge.puzzles().iter().position(|it| it.grid == "x").expect("one");
    act(&mut window, FileAction::Example(of_x));
    assert_eq!(
        window.pages.next_game(&window.shared).0,
        Level::Hard,
        "as long as no other is known"
    );
    let (level, _) = work::gauge(&mut window).expect("a level");
    assert_eq!(window.pages.next_game(&window.shared).0, level);
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Next)));
    let (_, order) = work::game_order(&window).expect("an order");
    assert_eq!(order.level(), Some(level));
    assert_eq!(window.pages.maker.grid_of_new(&window.shared, NewGame::Next).name(), "x");
}

#[test]
fn the_level_of_new_games_is_kept() {
    let (folder, mut window) = kept("level");
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Of(Level::Easy))));
    make(&mut window);
    window.keep_now();
    let mut window = opened(&folder);
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Next)));
    assert_eq!(work::game_order(&window).expect("an order").1.level(), Some(Level::Easy));
}

#[test]
fn while_a_game_is_made_and_where_none_was_it_is_said() {
    let mut window = window();
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Of(Level::Medium))));
    let making = "Making a puzzle: Medium. Esc stops it.";
    assert!(sees(&window, making));
    act(&mut window, BoardAction::Select(cell("C1")));
    assert!(sees(&window, making), "whatever is done meanwhile");
    let (number, _) = work::game_order(&window).expect("an order");
    let _ = window.update(Message::Page(PageMessage::GameMade(number, None)));
    let none = "Nothing came of many attempts; try again, or another level.";
    assert!(sees(&window, none) && !sees(&window, making));
    act(&mut window, BoardAction::Select(cell("C2")));
    assert!(sees(&window, none), "as long as the grid is empty");
    act(&mut window, Action::Digit(3));
    assert!(!sees(&window, none));
}

#[test]
fn who_presses_escape_waits_no_longer() {
    let mut window = window();
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Of(Level::Extreme))));
    let (number, _) = work::game_order(&window).expect("an order");
    key(&mut window, Action::Escape);
    assert!(work::game_order(&window).is_none());
    let _ = window.update(Message::Page(PageMessage::GameMade(number, None)));
    assert!(!sees(&window, "Nothing came of many attempts; try again, or another level."));
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_all() {
    let made = |profile: &str| {
        let mut window = window();
        window.shared.rules.profile = profile.to_owned();
        act(&mut window, Action::Page(PageAction::NewGame(NewGame::OfDay)));
        make(&mut window);
        work::read_past(&mut window);
        puzzle(&window).clone()
    };
    assert_eq!(made("default"), made("singles"));
}

#[test]
fn page_down_goes_on_through_games_and_page_up_back() {
    let mut window = window();
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Of(Level::Easy))));
    make(&mut window);
    let first = puzzle(&window).clone();
    key(&mut window, Action::Puzzle(Go::On));
    make(&mut window);
    let second = puzzle(&window).clone();
    assert_ne!(first, second);
    key(&mut window, Action::Puzzle(Go::Back));
    assert_eq!(*puzzle(&window), first);
    key(&mut window, Action::Puzzle(Go::Back));
    let is_first = "This is the first of the puzzles that were made. Page Down goes on.";
    assert_eq!(said(&window).as_deref(), Some(is_first));
    key(&mut window, Action::Puzzle(Go::On));
    assert_eq!((puzzle(&window), work::game_order(&window).is_some()), (&second, false));
    act(&mut window, FileAction::Example(0));
    key(&mut window, Action::Puzzle(Go::On));
    assert!(work::game_order(&window).is_none(), "an example was not made");
}

#[test]
fn the_menu_of_files_begins_with_games_and_letters_lead_to_its_items() {
    let mut window = with_puzzle(HARD);
    for (language, letters, level) in
        [(1, "m", Level::Medium), (1, "ee", Level::Extreme), (0, "S", Level::Medium)]
    {
        act(&mut window, ShowAction::Language(language));
        key(&mut window, Action::Toggle(Menu::Files));
        assert!(sees(&window, &window.look().say(&level.message())));
        for letter in letters.chars() {
            key(&mut window, Action::Type(letter));
        }
        key(&mut window, Action::Enter);
        assert_eq!(
            work::game_order(&window).expect("an order").1.level(),
            Some(level),
            "{letters}"
        );
        assert!(window.shared.opened.menu.is_none());
        key(&mut window, Action::Escape);
    }
    key(&mut window, Action::Toggle(Menu::Files));
    let before = window.shared.opened.menu;
    key(&mut window, Action::Type('ß'));
    key(&mut window, Action::Move(Move::Right));
    key(&mut window, Action::Move(Move::Left));
    assert_eq!(
        window.shared.opened.menu, before,
        "nothing begins so, and the levels stand side by side"
    );
    key(&mut window, Action::Enter);
    assert_eq!(work::game_order(&window).expect("the next").1.level(), Some(Level::Medium));
}

#[test]
fn tab_leads_to_the_levels_on_the_first_screen() {
    let mut window = window();
    key(&mut window, Action::NextTab);
    assert!(sees(&window, "Medium (Enter)"), "the level that was played last");
    key(&mut window, Action::Move(Move::Right));
    assert!(sees(&window, "Hard (Enter)") && !sees(&window, "Medium (Enter)"));
    key(&mut window, Action::Move(Move::Left));
    key(&mut window, Action::Move(Move::Left));
    key(&mut window, Action::Enter);
    assert_eq!(work::game_order(&window).expect("an order").1.level(), Some(Level::Easy));
    key(&mut window, Action::Escape);
    key(&mut window, Action::NextTab);
    key(&mut window, Action::Escape);
    assert!(!sees(&window, "Easy (Enter)"));
    key(&mut window, Action::NextTab);
    key(&mut window, Action::NextTab);
    assert_eq!(window.answers.tab, Tab::Hint, "the procedure says what is said already");
    key(&mut window, Action::NextTab);
    key(&mut window, Action::NextTab);
    act(&mut window, BoardAction::Select(cell("E5")));
    key(&mut window, Action::Enter);
    assert!(work::game_order(&window).is_none(), "who is in the grid is not at the buttons");
}
