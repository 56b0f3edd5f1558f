//! Games that came to their end: what is kept of them, and their page.

use super::keeping::{kept, opened};
use super::*;
use crate::Storage;
use crate::persistence::Ending;

/// Opens the page and reads what is kept.
fn open_past(window: &mut Window) {
    act(window, Action::Open(Page::Past));
    work::read_past(window);
}

/// Writes the digits that are missing, but for the last so many.
fn fill(window: &mut Window, but: usize) {
    super::fill(window, &board(&solved(NEARLY)), but);
}

#[test]
fn a_game_that_was_solved_is_listed_with_what_was_counted() {
    let mut window = begun(NEARLY, &[("C1", 1)]);
    act(&mut window, Action::Play(PlayAction::Undo));
    ask_hint(&mut window);
    ask_hint(&mut window);
    let _ = window.shared.session.apply(Command::Pass(Duration::from_secs(125)));
    fill(&mut window, 0);
    assert!(window.shared.session.is_completed());
    open_past(&mut window);
    let games = window.pages.past.found().expect("games").games();
    assert_eq!(games.len(), 1);
    let game = &games[0];
    assert_eq!((game.ending, game.seconds, game.mistakes, game.hints), (Ending::Solved, 125, 1, 1));
    assert!(sees(&window, "2:05") && sees(&window, "Level not known"), "it is not rated yet");
    act(&mut window, Action::Play(PlayAction::Undo));
    act(&mut window, Action::Play(PlayAction::Redo));
    act(&mut window, Action::Open(Page::Past));
    open_past(&mut window);
    assert_eq!(window.pages.past.found().map(|found| found.games().len()), Some(1), "once");
}

#[test]
fn a_game_that_is_left_is_listed_and_one_that_was_not_begun_is_not() {
    let mut window = with_puzzle(NEARLY);
    act(&mut window, FileAction::Example(0));
    act(&mut window, FileAction::Example(1));
    open_past(&mut window);
    assert!(sees(
        &window,
        "No game has come to its end yet. Games that you solve, and those that you leave for another one, are listed here."
    ));
    act(&mut window, Action::Open(Page::Past));
    let mut window = with_puzzle(NEARLY);
    fill(&mut window, 3);
    let left = puzzle(&window).clone();
    act(&mut window, FileAction::Example(1));
    open_past(&mut window);
    let game = &window.pages.past.found().expect("games").games()[0];
    assert_eq!(game.ending, Ending::Left);
    key(&mut window, Action::Enter);
    assert_eq!(*puzzle(&window), left, "Enter plays it again");
    assert!(window.shared.opened.page.is_none());
}

#[test]
fn games_are_kept_between_runs_and_a_damaged_file_prevents_nothing() {
    let (folder, mut window) = kept("past");
    act(&mut window, FileAction::Example(0));
    let (puzzle, geometry) =
        (window.shared.session.puzzle().clone(), window.shared.session.geometry().clone());
    let first = geometry.cells().find(|cell| puzzle.entry(*cell).digit().is_none());
    let first = first.expect("an empty cell");
    let fits = |digit: &Digit| {
        puzzle.digits().all(|Candidate { cell, digit: other }| {
            other != *digit || !geometry.peers(first).contains(cell)
        })
    };
    let digit = geometry.all_digits().iter().find(fits).expect("a digit");
    write_at(&mut window, first, digit);
    act(&mut window, FileAction::Example(1));
    window.keep_now();
    let mut window = opened(&folder);
    open_past(&mut window);
    assert_eq!(window.pages.past.found().map(|found| found.games().len()), Some(1));
    let path = Storage::in_folder(&folder.0).games;
    drop(window);
    for damaged in [&b"\xff\xfe"[..], b"nonsense\n{}\n", b"[[[[["] {
        fs::write(&path, damaged).expect("a file");
        let mut window = opened(&folder);
        assert!(card(&window).is_none() && window.shared.notices.greeting.is_none());
        open_past(&mut window);
        assert_eq!(window.pages.past.found().map(|found| found.games().len()), Some(0));
        paint(&window, FIRST);
    }
}

#[test]
fn the_level_of_a_game_is_found_before_it_is_written() {
    let mut window = with_puzzle(EASY);
    ask_hint(&mut window);
    act(&mut window, FileAction::Example(1));
    let ended = window.shared.keeper.ended();
    assert_eq!(
        ended.iter().map(|ended| ended.rated().level).collect::<Vec<_>>(),
        [Some(Level::Easy)]
    );
}

#[test]
fn past_games_are_a_key_a_button_and_an_item_away() {
    let mut window = window();
    click(&mut window, "Past games");
    assert!(window.shared.opened.shows(Page::Past));
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none());
    act(&mut window, Action::Toggle(Menu::Files));
    assert!(sees(&window, "Past games (Ctrl+H)"));
}

#[test]
fn an_unfinished_game_goes_on_where_it_was_left_or_begins_again() {
    let mut window = with_puzzle(NEARLY);
    fill(&mut window, 3);
    let open = board(&window).clone();
    act(&mut window, BoardAction::Select(cell("C1")));
    let _ = window.shared.session.apply(Command::Pass(Duration::from_secs(125)));
    let left = window.shared.session.position().clone();
    act(&mut window, FileAction::Example(1));
    open_past(&mut window);
    key(&mut window, Action::Enter);
    assert_eq!((window.shared.session.position(), board(&window)), (&left, open));
    assert_eq!(window.shared.session.elapsed().as_secs(), 125);
    assert_eq!(said(&window).as_deref(), Some("The game goes on where you left it."));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_ne!(window.shared.session.position(), &left, "its moves are its own again");
    act(&mut window, Action::Play(PlayAction::Redo));
    assert_eq!(window.shared.session.position(), &left);
    open_past(&mut window);
    key(&mut window, Action::Enter);
    assert_eq!(window.shared.session.position(), &left, "it is at hand");
    act(&mut window, FileAction::Example(1));
    act(&mut window, ShowAction::Language(0));
    open_past(&mut window);
    assert_eq!(
        window.pages.past.found().map(|found| found.games().len()),
        Some(1),
        "it is one game"
    );
    click(&mut window, "Od začátku");
    assert_eq!(board(&window), *puzzle(&window));
    assert_eq!(window.shared.session.elapsed().as_secs(), 0);
}

#[test]
fn a_game_of_pencil_marks_is_listed_and_goes_on() {
    let mut window = with_puzzle(NEARLY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, Action::Play(PlayAction::Undo));
    act(&mut window, FileAction::Example(1));
    open_past(&mut window);
    assert_eq!(
        window.pages.past.found().map(|found| found.games().len()),
        Some(0),
        "all was undone"
    );
    key(&mut window, Action::Escape);
    let mut window = selecting(with_puzzle(NEARLY), "C1");
    act(&mut window, Action::Play(PlayAction::Mark(3)));
    act(&mut window, FileAction::Example(1));
    assert!(said(&window).is_some(), "what was replaced is said");
    open_past(&mut window);
    key(&mut window, Action::Enter);
    assert!(window.shared.session.marks(cell("C1")).contains(Digit::new(3)));
}

#[test]
fn mistakes_are_counted_in_one_place() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, BoardAction::Select(cell("C1")));
    act(&mut window, Action::Play(PlayAction::Mark(3)));
    write(&mut window, "D1", 2);
    act(&mut window, Action::Play(PlayAction::Undo));
    act(&mut window, Action::Digit(5));
    write(&mut window, "E5", 5);
    let mistakes = window.shared.session.counts().mistakes;
    assert_eq!(mistakes, 2, "a candidate that was struck, and a digit that was undone");
    act(&mut window, AnswerAction::Review);
    let _ = work::answer(&mut window, work::reviewing);
    let told = "You made two mistakes. Those that you undid count as well, but are not listed.";
    assert!(sees(&window, told));
    act(&mut window, FileAction::Example(1));
    open_past(&mut window);
    assert_eq!(window.pages.past.found().expect("games").games()[0].mistakes, mistakes);
}

#[test]
fn the_end_of_a_game_tells_the_best_time_and_the_mistakes() {
    let folder = Folder::new("best");
    let (path, mut kept) = (Storage::in_folder(&folder.0).games, String::new());
    for (seconds, without, told) in [
        (90, "", "Time: 1:30."),
        (60, "67", "Time: 1:00. This is your best time at this level; until now it was 1:30."),
        (100, "34", "Time: 1:40. Your best time at this level: 1:00."),
    ] {
        let mut window = opened(&folder);
        let puzzle = NEARLY.replacen(without, &".".repeat(without.len()), 1);
        let state = StateText::parse(&puzzle, geometry(&window));
        let _ = window.shared.session.apply(Command::Load(state.expect("a puzzle").board));
        act(&mut window, BoardAction::Select(cell("C1")));
        let _ = work::gauge(&mut window);
        act(&mut window, Action::Digit(0));
        act(&mut window, Action::Play(PlayAction::Undo));
        let _ = window.shared.session.apply(Command::Pass(Duration::from_secs(seconds)));
        fill(&mut window, 0);
        work::read_past(&mut window);
        assert!(sees(&window, told) && sees(&window, "1 mistake"), "{told}");
        // What is written once its level is found.
        let rated = window.shared.keeper.ended().iter().map(crate::persistence::Ended::rated);
        let lines = rated.map(|game| serde_json::to_string(&game).expect("a line") + "\n");
        kept.extend(lines);
        fs::write(&path, &kept).expect("a file");
    }
}

#[test]
fn a_game_whose_solution_was_shown_does_not_count() {
    let mut window = with_puzzle(NEARLY);
    solve(&mut window);
    act(&mut window, BoardAction::ClearSolution);
    fill(&mut window, 0);
    assert!(window.shared.session.is_completed());
    open_past(&mut window);
    assert!(window.pages.past.found().expect("games").games()[0].shown);
    let told = |window: &Window, text: &str| {
        let game = &window.pages.past.found().expect("games").games()[0];
        game.ending == Ending::Solved && window.look().say(&words::PastShown.into()) == text
    };
    assert!(told(&window, "solution shown"));
    act(&mut window, ShowAction::Language(0));
    assert!(told(&window, "řešení zobrazeno"));
}

#[test]
fn the_end_of_a_game_leads_to_the_next_of_any_level() {
    let mut window = with_puzzle(NEARLY);
    fill(&mut window, 0);
    assert!(
        window.shared.session.is_completed() && sees(&window, "Next game: Medium (Ctrl+Shift+N)")
    );
    for level in Level::ALL {
        let named = window.look().say(&level.message());
        assert!(sees(&window, &named), "{named}");
    }
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    let (mut reviews, review) = (0, window.look().typeset("Review game (Shift+J)"));
    let _nothing =
        simulator(&window, FIRST).find(|candidate: iced_test::selector::Candidate<'_>| {
            if let iced_test::selector::Candidate::Text { content, .. } = candidate {
                reviews += usize::from(content == review);
            }
            None::<()>
        });
    assert_eq!(reviews, 1, "it is offered once");
    click(&mut window, "Unfair");
    let level = work::game_order(&window).and_then(|(_, order)| order.level());
    assert_eq!(level, Some(Level::Unfair));
}

#[test]
fn what_tells_nothing_is_no_hint() {
    let mut window = with_puzzle(NEARLY);
    fill(&mut window, 0);
    act(&mut window, AnswerAction::WholeHint);
    if work::consultation(&window).is_some() {
        advise(&mut window);
    }
    assert_eq!(window.shared.session.counts().hints, 0);
    act(&mut window, Action::Play(PlayAction::Undo));
    ask_hint(&mut window);
    assert_eq!(window.shared.session.counts().hints, 1);
}
