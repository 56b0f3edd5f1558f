//! New puzzles: what is chosen, what cannot be, making, cancelling, opening and saving what was made.

use std::collections::BTreeSet;
use std::path::Path;

use super::room::assert_finds_room;
use super::saving::save;
use super::*;
use crate::new_puzzles::Known;
use crate::new_puzzles::batch::{Ending, Explainer};
use crate::{Choice, Holds, MakerMessage as Asked};
use duvod::formats::print_line;
use duvod::generator::Miss;
use duvod::search::{Search, Verdict};

/// Something happens on the page.
pub(super) fn ask(window: &mut Window, asked: Asked) {
    let _ = window.update(Message::Page(PageMessage::Maker(asked)));
}

/// The page of new puzzles beside a puzzle, with what is typed there.
pub(super) fn opened(typed: &[(Choice, &str)]) -> Window {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Open(Page::Maker));
    for (choice, text) in typed {
        ask(&mut window, Asked::Type(*choice, (*text).to_owned()));
    }
    window
}

/// Makes what was asked for until so many puzzles are there, as the window does on a thread of its own, and says how many
/// attempts that took.
pub(super) fn work(window: &mut Window, until: u64) -> u64 {
    let (number, asked) = window.pages.maker.making.waited().expect("puzzles to make");
    let (order, inbox) = asked.clone();
    let tally = std::cell::RefCell::new((0, 0));
    let put = &mut |told: &duvod::generator::Tally, made| {
        *tally.borrow_mut() = (told.made, told.attempts);
        inbox.put(told, made);
    };
    let result = order.run(put, &|| tally.borrow().0 >= until);
    if until == u64::MAX {
        ask(window, Asked::Ended(number, result));
    }
    tally.into_inner().1
}

/// Makes all that was asked for.
pub(super) fn make(window: &mut Window) {
    ask(window, Asked::Make);
    let _ = work(window, u64::MAX);
}

pub(super) fn boards(window: &Window) -> Vec<Board> {
    window.pages.maker.boards()
}

#[test]
fn puzzles_are_made_reported_and_opened() {
    let mut window =
        opened(&[(Choice::Count, "3"), (Choice::Seed, "5"), (Choice::Givens, "30-33")]);
    key(&mut window, Action::Enter);
    assert!(sees(&window, "Cancel") && sees(&window, "0 of 3 · 0 attempts · 0 s"));
    let _ = work(&mut window, u64::MAX);
    let made = boards(&window);
    assert_eq!(made.len(), 3);
    for board in &made {
        assert!((30..=33).contains(&board.digits().count()));
        let search = Search::new(geometry(&window));
        assert!(matches!(search.verdict(board), Verdict::One(_)));
    }
    assert!(sees(&window, "All puzzles are ready.") && sees(&window, "Random seed: 5"));
    assert!(sees(&window, "Hardest rule") && sees(&window, "Made (3)"));
    assert_eq!(window.pages.maker.chosen, Some(0), "Enter plays the first one");
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Enter);
    assert_eq!(*puzzle(&window), made[1]);
    assert!(window.shared.opened.shows(Page::Maker), "others can be looked at");
    ask(&mut window, Asked::Press(2));
    assert_eq!(*puzzle(&window), made[2]);
    key(&mut window, Action::NextTab);
    assert!(!window.pages.maker.shows_made && window.shared.opened.shows(Page::Maker));
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none());
    act(&mut window, Action::Play(PlayAction::Undo));
    act(&mut window, Action::Play(PlayAction::Undo));
    let easy = StateText::parse(EASY, geometry(&window)).expect("a puzzle").board;
    assert_eq!(*puzzle(&window), easy, "what was replaced comes back");
}

/// Clicks on the set with this number, from 0, of those that were made before.
fn go_back(window: &mut Window, number: usize) {
    let names = crate::new_puzzles::names(&window.pages.maker.earlier, window.look());
    click(window, &names[number]);
}

#[test]
fn what_was_made_before_comes_back() {
    let mut window = opened(&[(Choice::Count, "2"), (Choice::Seed, "7")]);
    make(&mut window);
    let first = boards(&window);
    ask(&mut window, Asked::Show(false));
    ask(&mut window, Asked::Type(Choice::Seed, "8".to_owned()));
    key(&mut window, Action::Enter);
    assert!(!sees(&window, "Made before:"), "they are being made");
    key(&mut window, Action::Escape);
    assert!(
        !window.pages.maker.making.is_going() && boards(&window).is_empty(),
        "it was cancelled"
    );
    go_back(&mut window, 0);
    assert_eq!(boards(&window), first);
    ask(&mut window, Asked::Show(false));
    make(&mut window);
    let second = boards(&window);
    assert_ne!(second, first);
    for other in [&first, &second] {
        go_back(&mut window, 0);
        assert_eq!(boards(&window), *other);
    }
}

#[test]
fn a_seed_that_is_typed_gives_the_same_again_and_else_another() {
    let mut window = opened(&[(Choice::Count, "2"), (Choice::Seed, "7")]);
    make(&mut window);
    let first = boards(&window);
    make(&mut window);
    assert_eq!(boards(&window), first);
    ask(&mut window, Asked::Type(Choice::Seed, String::new()));
    let mut seeds = BTreeSet::new();
    for _ in 0..3 {
        ask(&mut window, Asked::Make);
        let _ = seeds.insert(window.pages.maker.batch.as_ref().expect("a batch").seed);
        ask(&mut window, Asked::Cancel);
    }
    assert!(seeds.len() > 1, "{seeds:?}");
}

#[test]
fn what_cannot_be_is_said_beside_its_choice() {
    let mut window = opened(&[]);
    let of =
        |window: &Window| window.pages.maker.faults.iter().map(|(of, _)| *of).collect::<Vec<_>>();
    assert_eq!(of(&window), []);
    for (choice, bad, good, told) in [
        (
            Choice::Givens,
            "12-16",
            "24-28",
            "Givens: 16 is too few. In the classic grid a puzzle with exactly one solution has at least 17.",
        ),
        (Choice::Score, "9-5", "500-900", "No score is in this range: it ends before it begins."),
        (
            Choice::Score,
            "few",
            "",
            "“few” is not a range; a range is two numbers with a hyphen, such as 24-28, or one number.",
        ),
        (Choice::Count, "0", "5", "Type a number from 1 to 10000."),
        (Choice::Guessing, "101", " 40 ", "Type a number from 0 to 100."),
        (Choice::Seed, "-1", "", "Type a whole number, 0 or more."),
    ] {
        ask(&mut window, Asked::Type(choice, bad.to_owned()));
        assert_eq!(of(&window), [choice]);
        let size = Size::new(1280.0, 2400.0);
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        assert!(finds(&window, size, told), "{told}");
        key(&mut window, Action::Enter);
        assert!(!window.pages.maker.making.is_going(), "{choice:?}");
        ask(&mut window, Asked::Type(choice, good.to_owned()));
        assert_eq!(of(&window), []);
    }
    ask(&mut window, Asked::Choose(Choice::Pattern, 1));
    assert_eq!(of(&window), [Choice::Pattern], "nothing is drawn");
    let givens = puzzle(&window).digits().map(|given| given.cell).collect();
    ask(&mut window, Asked::DrawOnly(givens));
    assert_eq!(of(&window), []);
}

#[test]
fn an_empty_grid_and_several_solutions_cannot_be_changed() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Maker));
    ask(&mut window, Asked::Choose(Choice::From, 1));
    assert!(sees(&window, "The grid is empty. Load or type the puzzle that is to be changed."));
    let mut window = with_puzzle(&EASY.replace("53", ".."));
    act(&mut window, Action::Open(Page::Maker));
    ask(&mut window, Asked::Choose(Choice::From, 2));
    assert!(window.pages.maker.faults.is_empty());
    make(&mut window);
    assert!(window.pages.maker.batch.is_none() && !window.pages.maker.shows_made);
    assert!(sees(&window, "Only a puzzle with exactly one solution can be changed."));
    ask(&mut window, Asked::Choose(Choice::From, 0));
    assert!(window.pages.maker.faults.is_empty());
}

#[test]
fn cancelling_keeps_what_came_and_heeds_nothing_that_comes_later() {
    let mut window = opened(&[(Choice::Count, "50"), (Choice::Seed, "1")]);
    ask(&mut window, Asked::Make);
    let number = work::order(&window).expect("an order").0;
    let attempts = work(&mut window, 4);
    let _ = window.update(Message::Tick(Instant::now()));
    assert_eq!(boards(&window).len(), 4, "they are seen as they come");
    assert!(window.pages.maker.making.is_going());
    key(&mut window, Action::Escape);
    assert!(!window.pages.maker.making.is_going() && work::order(&window).is_none());
    let batch = window.pages.maker.batch.as_ref().expect("a batch");
    assert_eq!((batch.ending, batch.rows.len()), (Ending::Cancelled, 4));
    assert_eq!(batch.tally.attempts, attempts);
    assert!(sees(&window, "Cancelled.") && window.shared.opened.shows(Page::Maker));
    ask(&mut window, Asked::Ended(number, Ok(())));
    assert_eq!(
        window.pages.maker.batch.as_ref().map(|batch| batch.ending),
        Some(Ending::Cancelled)
    );
}

#[test]
fn what_comes_to_nothing_is_given_up_and_says_why() {
    let mut window =
        opened(&[(Choice::Attempts, "20"), (Choice::Seed, "3"), (Choice::Givens, "17")]);
    make(&mut window);
    let batch = window.pages.maker.batch.as_ref().expect("a batch");
    assert_eq!((batch.ending, batch.rows.len()), (Ending::GivenUp, 0));
    assert_eq!(batch.tally.missed, [(Miss::Givens, 20)].into());
    assert!(sees(&window, "Why they were thrown away: wrong number of givens 20×."));
    let told = "Given up: the last 20 attempts came to nothing. Perhaps there is no such puzzle; perhaps more attempts or fewer demands help.";
    assert!(sees(&window, told));
}

#[test]
fn a_pattern_is_drawn_with_its_symmetry() {
    let mut window = opened(&[(Choice::Count, "1"), (Choice::Seed, "2")]);
    ask(&mut window, Asked::Choose(Choice::Pattern, 1));
    ask(&mut window, Asked::Choose(Choice::Symmetry, 1));
    let geometry = Arc::clone(window.shared.session.geometry());
    let drawn = |window: &Window| window.pages.maker.choices.drawn(&geometry);
    ask(&mut window, Asked::Draw(cell("A1"), true));
    assert_eq!(drawn(&window), [cell("A1"), cell("I9")].into_iter().collect());
    ask(&mut window, Asked::Draw(cell("I9"), false));
    assert!(drawn(&window).is_empty());
    let text = ".x.x.x.x.x.......x..x...x..x...x...x..x.x.x..x...x...x..x...x..x.......x.x.x.x.x.";
    let pattern = duvod::generator::pattern(text, &geometry).expect("a pattern");
    for cell in pattern.iter() {
        ask(&mut window, Asked::Draw(cell, true));
    }
    assert_eq!(drawn(&window), pattern, "it is symmetric");
    make(&mut window);
    let cells = boards(&window)[0].digits().map(|given| given.cell).collect();
    assert_eq!(pattern, cells);
    let row = &window.pages.maker.batch.as_ref().expect("a batch").rows[0];
    let level = window.look().say(&row.level.expect("a level").message());
    let told = format!("What came out: {level} 1×, {} givens, score {}.", row.givens, row.score);
    assert!(row.score < 1_000 && sees(&window, &told), "{told}");
}

#[test]
fn a_cell_is_drawn_by_a_click_on_the_small_grid() {
    let mut window = opened(&[]);
    ask(&mut window, Asked::Choose(Choice::Pattern, 1));
    let mut screen = simulator(&window, FIRST);
    // The grid stands to the left of what is said beside it.
    let told = screen.find("0\u{a0}cells").expect("how many").bounds();
    let at = Point::new(told.x - 16.0 - 30.0, told.y + 30.0);
    screen.point_at(at);
    let _ = screen.simulate(iced_test::simulator::click());
    let messages: Vec<_> = screen.into_messages().collect();
    assert!(
        matches!(messages[..], [Message::Page(PageMessage::Maker(Asked::Draw(_, true)))]),
        "{messages:?}"
    );
}

#[test]
fn puzzles_are_rated_one_after_another_while_they_are_seen() {
    let mut window = opened(&[(Choice::Count, "2"), (Choice::Seed, "5")]);
    make(&mut window);
    for known in 0..2 {
        let (number, row) = window.pages.maker.being_rated().expect("a puzzle to rate");
        let geometry = window.shared.session.geometry();
        let rating = duvod::explainer::rate(geometry, &row.board, &|| false).expect("a rating");
        ask(&mut window, Asked::Rated(number, Some(rating.er)));
        let batch = window.pages.maker.batch.as_ref().expect("a batch");
        assert_eq!(batch.rows[known].explainer, Explainer::Rated(rating.er));
        let told = format!("{}.{}", rating.er / 10, rating.er % 10);
        assert!(sees(&window, &told), "{told}");
    }
    assert!(window.pages.maker.being_rated().is_none());
    make(&mut window);
    assert!(window.pages.maker.being_rated().is_some());
    act(&mut window, Action::Open(Page::Maker));
    assert!(window.pages.maker.being_rated().is_none(), "nobody sees it");
}

#[test]
fn all_are_saved_one_a_line() {
    let folder = Folder::new("made");
    let mut window = opened(&[(Choice::Count, "4"), (Choice::Seed, "9")]);
    make(&mut window);
    let boards = boards(&window);
    ask(&mut window, Asked::Save);
    let error = window
        .files
        .writing_to(&window.shared, folder.0.join("a.json"), false)
        .err()
        .expect("another ending");
    assert_eq!(error.id, "maker-save-extension");
    files(&mut window, FilesMessage::SaveChosen { path: None, asked: Instant::now() });
    let Some(Card::SavePath(path)) = window.shared.notices.card.clone() else { panic!("a path") };
    assert!(Path::new(&path).ends_with("puzzles.txt"), "{path}");
    let path = folder.0.join("mine");
    let write = |window: &mut Window, may_replace| save(window, &path, may_replace);
    let writing = write(&mut window, false);
    assert_eq!(writing.path, folder.0.join("mine.txt"));
    assert_eq!(writing.holds, Holds::Collected(4));
    let lines: Vec<String> =
        boards.iter().map(|board| print_line(board, geometry(&window))).collect();
    let text = fs::read_to_string(&writing.path).expect("a file");
    assert_eq!(text.lines().collect::<Vec<_>>(), lines);
    let told = format!("4 puzzles saved as mine.txt in the folder {}.", folder.0.display());
    assert!(sees(&window, &told));
    assert!(window.files.at_hand.is_none(), "the game is of no file");
    // What is there is not written over unasked, and what is asked about is still these puzzles.
    ask(&mut window, Asked::Save);
    let _ = write(&mut window, false);
    assert!(matches!(card(&window), Some(Card::Exists(_))));
    act(&mut window, FileAction::SaveAs);
    assert!(matches!(write(&mut window, true).holds, Holds::Collected(4)));
    let game =
        window.files.writing_to(&window.shared, folder.0.join("a.json"), false).expect("a game");
    assert!(matches!(game.holds, Holds::Game(_)), "what is at hand is saved as ever");
}

/// The number of what is chosen.
fn chosen(window: &Window, choice: Choice) -> usize {
    window.pages.maker.choices.chosen(choice, Known::of(&window.shared))
}

#[test]
fn choices_are_walked_and_turned_by_keys() {
    let mut window = opened(&[]);
    window.pages.maker.form.go_to(Choice::From);
    assert_eq!(window.pages.maker.form.at, Some(Choice::From));
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::NextTab);
    assert_eq!(window.pages.maker.form.at, Some(Choice::Level));
    key(&mut window, Action::Move(Move::Right));
    key(&mut window, Action::Move(Move::Right));
    assert_eq!(chosen(&window, Choice::Level), 2);
    assert!(sees(&window, "Medium"));
    key(&mut window, Action::Move(Move::Left));
    assert_eq!(chosen(&window, Choice::Level), 1);
    let before = (selected(&window), board(&window));
    for asked in [
        Action::Digit(3),
        Action::Clear,
        Action::Answer(AnswerAction::Hint),
        Action::Move(Move::Up),
    ] {
        key(&mut window, asked);
    }
    assert_eq!((selected(&window), board(&window)), before);
    for _ in 0..20 {
        key(&mut window, Action::Move(Move::Down));
    }
    assert_eq!(window.pages.maker.form.at, Some(Choice::Seed));
}

#[test]
fn a_rule_is_found_by_a_part_of_its_name() {
    let mut window = opened(&[]);
    ask(&mut window, Asked::Open(Choice::Rule));
    assert!(!window.pages.maker.choices.is_shown(Choice::Alone));
    ask(&mut window, Asked::Seek("jelly".to_owned()));
    let names = window.pages.maker.choices.names(
        Choice::Rule,
        Known::of(&window.shared),
        window.shared.locale(),
    );
    let number = names.iter().position(|name| name == "Jellyfish").expect("a rule");
    let size = Size::new(1280.0, 2400.0);
    let _ = window.update(Message::System(SystemMessage::Resized(size)));
    assert!(!finds(&window, size, "X-wing"), "it is not meant");
    click_in(&mut window, size, "Jellyfish");
    assert_eq!(chosen(&window, Choice::Rule), number);
    assert!(
        window.pages.maker.form.open.is_none()
            && window.pages.maker.choices.is_shown(Choice::Alone)
    );
}

#[test]
fn a_rule_is_found_without_accents_and_it_is_said_where_none_is() {
    let mut window = opened(&[]);
    act(&mut window, ShowAction::Language(0));
    ask(&mut window, Asked::Open(Choice::Rule));
    ask(&mut window, Asked::Seek("mecoun".to_owned()));
    let size = Size::new(1280.0, 2400.0);
    let _ = window.update(Message::System(SystemMessage::Resized(size)));
    assert!(finds(&window, size, "Mečoun"));
    ask(&mut window, Asked::Seek("mecounx".to_owned()));
    assert!(finds(&window, size, "Nic takového tu není."));
}

#[test]
fn nothing_of_the_page_is_cut_off() {
    let mut window = opened(&[(Choice::Count, "3"), (Choice::Seed, "5"), (Choice::Givens, "9")]);
    ask(&mut window, Asked::Choose(Choice::Rule, 4));
    assert_finds_room(&mut window);
    ask(&mut window, Asked::Choose(Choice::Pattern, 1));
    assert_finds_room(&mut window);
    ask(&mut window, Asked::Choose(Choice::Pattern, 0));
    ask(&mut window, Asked::Choose(Choice::Rule, 0));
    ask(&mut window, Asked::Type(Choice::Givens, String::new()));
    make(&mut window);
    assert_finds_room(&mut window);
}

#[test]
fn arrows_choose_in_an_open_list_and_enter_closes_it() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Maker));
    let _ = window.update(Message::Page(PageMessage::Maker(Asked::Open(Choice::Level))));
    let level = |window: &Window| chosen(window, Choice::Level);
    let before = level(&window);
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Move(Move::Up));
    assert_eq!((level(&window), window.pages.maker.form.open), (before + 1, Some(Choice::Level)));
    key(&mut window, Action::Go(Go::Last));
    assert_eq!(level(&window), duvod::knowledge::Level::ALL.len(), "End leads to the last");
    key(&mut window, Action::Go(Go::First));
    assert_eq!(
        (level(&window), window.pages.maker.form.open),
        (0, Some(Choice::Level)),
        "Home to the first"
    );
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Enter);
    assert!(
        window.pages.maker.form.open.is_none() && work::order(&window).is_none(),
        "nothing is made"
    );
    let _ = window.update(Message::Page(PageMessage::Maker(Asked::Open(Choice::Grid))));
    let _ = window.update(Message::Page(PageMessage::Maker(Asked::Seek("irregular".to_owned()))));
    key(&mut window, Action::Move(Move::Down));
    let grid = |window: &Window| {
        window.pages.maker.choices.geometry(Known::of(&window.shared)).name().to_owned()
    };
    assert!(grid(&window).contains("jig"), "{} is one of those that are looked for", grid(&window));
    paint(&window, FIRST);
}

#[test]
fn the_space_bar_opens_the_list_of_the_chosen_row() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Maker));
    let _ = window.update(Message::Page(PageMessage::Maker(Asked::Open(Choice::Level))));
    key(&mut window, Action::Enter);
    assert_eq!(
        (window.pages.maker.form.at, window.pages.maker.form.open),
        (Some(Choice::Level), None)
    );
    key(&mut window, Action::Play(PlayAction::NextEntry));
    assert_eq!(window.pages.maker.form.open, Some(Choice::Level));
    key(&mut window, Action::Enter);
    assert!(
        window.pages.maker.form.open.is_none() && work::order(&window).is_none(),
        "nothing is made"
    );
    assert!(sees(&window, "Make (Enter)"), "that Enter makes them is said");
}

#[test]
fn cells_that_were_drawn_stay_on_another_grid_of_the_size() {
    let mut window = opened(&[]);
    ask(&mut window, Asked::Choose(Choice::Pattern, 1));
    let drawn: CellSet = [3, 40, 77].map(Cell::new).into_iter().collect();
    ask(&mut window, Asked::DrawOnly(drawn));
    let names = window.pages.maker.choices.names(
        Choice::Grid,
        Known::of(&window.shared),
        window.shared.locale(),
    );
    let diagonals =
        names.iter().position(|name| name == "X-Sudoku (both diagonals)").expect("a grid");
    ask(&mut window, Asked::Choose(Choice::Grid, diagonals));
    let known = Known::of(&window.shared);
    let geometry = window.pages.maker.choices.geometry(known);
    assert_eq!(geometry.name(), "x");
    assert_eq!(window.pages.maker.choices.drawn(geometry), drawn);
}
