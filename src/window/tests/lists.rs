//! The list of the puzzles in a file.

use super::loading::load;
use super::saving::save;
use super::*;
use crate::files::ratings::{Column, Known, Only};
use crate::list;

/// How many puzzles are in a text of the tests.
const MANY: usize = 2000;

fn file() -> Source {
    Source::File(PathBuf::from("/somewhere/many.txt"))
}

/// Two puzzles with a bad line between them.
fn three_lines() -> String {
    format!("{EASY} # the first\n{}\n# the last\n{HARD}\n", EASY.replacen('7', "n", 1))
}

fn givens(window: &Window) -> usize {
    puzzle(window).digits().count()
}

/// How many cells are drawn with a digit.
fn filled(window: &Window) -> usize {
    drawn(window).cells.iter().filter(|cell| cell.digit.is_some()).count()
}

#[test]
fn what_is_previewed_is_what_is_copied() {
    let mut window = window();
    load(&mut window, file(), &three_lines());
    act(&mut window, Action::Go(Go::Last));
    act(&mut window, FileAction::Copy(false));
    assert!(sees(&window, "The puzzle is on the clipboard."), "the grid at hand is empty");
}

#[test]
fn several_puzzles_are_offered_and_one_is_loaded() {
    let mut window = with_puzzle(EASY);
    load(&mut window, file(), &three_lines());
    assert!(sees(&window, "many.txt") && sees(&window, "2 puzzles · 1 could not be read"));
    assert!(sees(&window, "the first") && sees(&window, "the last"));
    assert_eq!(givens(&window), 30, "the old puzzle is still there");
    act(&mut window, Action::Go(Go::Last));
    assert_eq!((filled(&window), givens(&window)), (23, 30), "it is previewed");
    act(&mut window, Action::Enter);
    assert_eq!(givens(&window), 23);
    assert!(window.shared.opened.page.is_none() && sees(&window, "Puzzle 2 of 2"));
    assert!(sees(&window, "many.txt · the last"));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(givens(&window), 30, "loading can be taken back");
}

#[test]
fn a_bad_line_says_what_is_wrong_and_hides_nothing() {
    let mut window = window();
    load(&mut window, file(), &three_lines());
    let reason = "Line 2, column 5: a digit 1–9 or an empty cell (. 0 * _ - x ?) was expected, but “n” was found.";
    assert!(sees(&window, reason));
    act(&mut window, Action::Move(Move::Down));
    act(&mut window, Action::Enter);
    assert_eq!(givens(&window), 0);
    let said = window.shared.notices.said.as_ref().map(|said| window.look().say(&said.words));
    assert_eq!(said.as_deref(), Some(reason));
}

#[test]
fn the_next_puzzle_of_the_file_comes_by_a_key() {
    let mut window = window();
    act(&mut window, Action::Puzzle(Go::On));
    assert!(sees(&window, "There is no list of puzzles. Load a file that holds several."));
    load(&mut window, file(), &three_lines());
    act(&mut window, Action::Enter);
    assert_eq!(givens(&window), 30);
    act(&mut window, Action::Puzzle(Go::On));
    assert_eq!(givens(&window), 23, "the bad line is passed over");
    act(&mut window, Action::Puzzle(Go::On));
    assert!(sees(&window, "This is the last puzzle of the list."));
    act(&mut window, Action::Puzzle(Go::Back));
    assert_eq!(givens(&window), 30);
    act(&mut window, Action::Open(Page::Puzzles));
    assert!(sees(&window, "the last"), "the list is still there");
    act(&mut window, Action::Escape);
    click(&mut window, "List (F4)");
    click(&mut window, "the last");
    assert_eq!(givens(&window), 23);
}

#[test]
fn a_number_or_a_name_leads_to_a_puzzle() {
    let mut window = window();
    let lines: Vec<String> = (1..=MANY).map(|number| format!("{EASY} # no. {number}x")).collect();
    load(&mut window, file(), &lines.join("\n"));
    let chosen = |window: &Window| window.files.list.as_ref().map(|list| list.chosen + 1);
    let typed = |window: &mut Window, text: &str| {
        files(window, FilesMessage::List(list::Message::Typed(text.to_owned())));
    };
    typed(&mut window, "1234");
    assert_eq!(chosen(&window), Some(1234));
    assert!(sees(&window, "no. 1234x"));
    typed(&mut window, "NO. 77x");
    assert_eq!(chosen(&window), Some(77));
    typed(&mut window, "2001");
    assert_eq!(chosen(&window), Some(77));
    files(&mut window, FilesMessage::List(list::Message::Given));
    assert!(sees(&window, "There is no such puzzle in the list."));
    typed(&mut window, "");
    act(&mut window, Action::Digit(4));
    assert_eq!(chosen(&window), Some(5), "a digit goes into the field");
    files(&mut window, FilesMessage::List(list::Message::Given));
    assert!(sees(&window, "Puzzle 5 of 2,000"));
}

#[test]
fn the_list_is_walked_by_keys_and_only_what_is_seen_is_made() {
    let mut window = window();
    load(&mut window, file(), &vec![EASY; MANY].join("\n"));
    assert!(sees(&window, "2,000 puzzles") && sees(&window, "Line 1"));
    assert!(!sees(&window, "Line 500"));
    act(&mut window, Action::Puzzle(Go::On));
    let page = window.files.list.as_ref().map_or(0, |list| list.chosen);
    assert!((4..20).contains(&page), "{page}");
    act(&mut window, Action::Move(Move::Down));
    act(&mut window, Action::Go(Go::Last));
    assert!(sees(&window, "Line 2000"));
    act(&mut window, Action::Move(Move::Down));
    assert_eq!(window.files.list.as_ref().map(|list| list.chosen), Some(MANY - 1));
    act(&mut window, Action::Go(Go::First));
    assert!(sees(&window, "Line 1"));
}

#[test]
fn over_a_solution_the_list_loads_at_once() {
    let mut window = solved(EASY);
    load(&mut window, file(), &three_lines());
    act(&mut window, Action::Go(Go::Last));
    act(&mut window, Action::Enter);
    assert!(window.shared.opened.page.is_none() && window.shared.session.trace().is_none());
    assert_eq!(givens(&window), 23);
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(givens(&window), 30);
}

#[test]
fn another_puzzle_ends_the_list() {
    let mut window = window();
    load(&mut window, file(), &three_lines());
    load(&mut window, Source::Clipboard, HARD);
    assert!(
        window.files.list.is_none() && window.shared.opened.page.is_none() && givens(&window) == 23
    );
    act(&mut window, Action::Open(Page::Puzzles));
    assert!(window.shared.opened.page.is_none());
    load(&mut window, file(), &three_lines());
    act(&mut window, Action::Escape);
    act(&mut window, Action::Toggle(Menu::Examples));
    act(&mut window, Action::Enter);
    assert!(window.files.list.is_none(), "an example is of no file");
}

#[test]
fn what_is_solved_from_the_list_is_read_in_why() {
    let mut window = window();
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    load(&mut window, file(), &three_lines());
    key(&mut window, Action::Solve);
    assert!(window.shared.is_solving() && window.shared.opened.page.is_none());
    assert_eq!(window.answers.tab, Tab::Why);
}

/// Something happens in the list.
fn ask(window: &mut Window, message: list::Message) {
    files(window, FilesMessage::List(message));
}

/// Rates what is to be rated, until so many are, as the window does on a thread of its own.
pub(super) fn rate(window: &mut Window, until: usize) {
    let list = window.files.list.as_mut().expect("a list");
    let order = list.ratings.order(&list.found(), &window.shared.knowledge, &window.shared.rules);
    let came = std::cell::RefCell::new(Vec::new());
    let put = |place, known| came.borrow_mut().push((place, known));
    order.run(&put, &|| came.borrow().len() >= until);
    for (place, known) in came.into_inner() {
        list.ratings.put(place, known);
    }
}

/// The numbers of the puzzles in the order in which they are listed.
fn listed(window: &Window) -> Vec<usize> {
    let list = window.files.list.as_ref().expect("a list");
    (0..list.rows()).map(|row| list.number(list.place_in(row))).collect()
}

#[test]
fn the_puzzles_of_a_file_are_rated_put_in_order_chosen_and_saved() {
    let mut window = window();
    let several = EASY.replacen("53", "..", 1).replacen('7', ".", 2);
    let bad = EASY.replacen('7', "n", 1);
    let text = format!("{HARD}\n{EASY}\n{bad}\n{several}\n{EASY}\n");
    load(&mut window, file(), &text);
    click(&mut window, "Rate the puzzles");
    let number = |window: &Window| window.files.list.as_ref().and_then(|it| it.ratings.number());
    let first = number(&window).expect("work in the background");
    rate(&mut window, 2);
    assert!(sees(&window, "Rated: 1 of 4") || sees(&window, "Rated: 2 of 4"));
    click(&mut window, "Cancel");
    assert!(number(&window).is_none() && sees(&window, "Rate the puzzles"));
    ask(&mut window, list::Message::Rate);
    let second = number(&window).expect("work again");
    assert_ne!(first, second);
    rate(&mut window, usize::MAX);
    ask(&mut window, list::Message::Ended(first));
    assert!(number(&window).is_some(), "what is late is of no use");
    ask(&mut window, list::Message::Ended(second));
    assert!(number(&window).is_none() && sees(&window, "Rated: 4 of 4"));
    assert!(sees(&window, "not exactly one solution") && sees(&window, "Easy"));
    assert_eq!(listed(&window), [1, 2, 3, 3, 4], "as the file has them, with what is none");
    ask(&mut window, list::Message::Sort(Column::Score));
    assert_eq!(listed(&window)[..3], [2, 4, 1]);
    let first = |window: &Window| {
        let list = window.files.list.as_ref().expect("a list");
        (list.number(list.chosen), list.offset)
    };
    assert_eq!(first(&window), (2, 0.0), "it is seen from its beginning");
    ask(&mut window, list::Message::Sort(Column::Score));
    assert_eq!(listed(&window)[..3], [1, 2, 4], "the other way round");
    act(&mut window, Action::Go(Go::First));
    act(&mut window, Action::Move(Move::Down));
    let chosen = |window: &Window| window.files.list.as_ref().map(|list| list.number(list.chosen));
    assert_eq!(chosen(&window), Some(2), "keys walk in that order");
    ask(&mut window, list::Message::Filter(Only::Level(duvod::knowledge::Level::Easy)));
    assert_eq!(listed(&window), [2, 4]);
    ask(&mut window, list::Message::Save);
    let Some(crate::sources::Aside::Exported { bytes, ending, .. }) = &window.files.aside else {
        panic!("a table to be saved");
    };
    let table = std::str::from_utf8(bytes).expect("UTF-8");
    let lines: Vec<&str> = table.lines().collect();
    let score = window.files.list.as_ref().map(|list| list.ratings.of(1)).expect("a list");
    let Known::Rated(score) = score else { panic!("rated") };
    assert_eq!((*ending, lines.len()), ("csv", 3), "what is listed");
    assert_eq!(lines[0], "number,name,puzzle,grid,level,score,er,hardest,givens");
    assert!(lines[1].starts_with("2,\"\",53..7"), "{}", lines[1]);
    assert!(lines[1].contains(&format!(",easy,{},", score.score)), "{}", lines[1]);
    assert!(lines[1].ends_with(",30"), "the givens of {}", lines[1]);
    ask(&mut window, list::Message::Filter(Only::Level(duvod::knowledge::Level::Easy)));
    ask(&mut window, list::Message::Sort(Column::Number));
    assert_eq!(listed(&window).len(), 5);
    act(&mut window, ShowAction::NextLanguage);
    assert!(sees(&window, "nemá právě jedno řešení") && sees(&window, "Ohodnoceno 4 / 4"));
}

#[test]
fn the_list_comes_back_once_its_ratings_were_saved() {
    let folder = Folder::new("rated");
    let mut window = window();
    load(&mut window, file(), &format!("{EASY}\n{EASY}\n"));
    ask(&mut window, list::Message::Rate);
    rate(&mut window, 1);
    let ask_where = |window: &mut Window| {
        ask(window, list::Message::Save);
        let asked = Instant::now();
        files(window, FilesMessage::SaveChosen { path: None, asked });
        assert!(!window.shared.opened.shows(Page::Puzzles), "the path is asked for first");
        for text in ["Puzzles in the file", "Rated: 1 of 2"] {
            assert!(sees(window, text), "the list stays on the screen: {text}");
        }
        assert!(window.files.previewed(&window.shared).is_some(), "the grid shows what it showed");
        assert_eq!(filled(window), 30, "and draws it");
    };
    ask_where(&mut window);
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.shows(Page::Puzzles), "the list is there again");
    ask_where(&mut window);
    let _ = save(&mut window, &folder.0.join("rated.csv"), true);
    assert!(window.shared.opened.shows(Page::Puzzles));
    act(&mut window, Action::Open(Page::Keys));
    act(&mut window, Action::Open(Page::Keys));
    let _ = save(&mut window, &folder.0.join("game.json"), true);
    assert!(!window.shared.opened.shows(Page::Puzzles), "only once");
}

#[test]
fn a_preview_on_another_grid_stays_while_a_path_is_asked_for() {
    let mut window = with_puzzle(EASY);
    load(&mut window, file(), "1.......2.......\n...1..2.........\n");
    assert_eq!((filled(&window), drawn(&window).cells.len()), (2, 16));
    ask(&mut window, list::Message::Rate);
    ask(&mut window, list::Message::Save);
    files(&mut window, FilesMessage::SaveChosen { path: None, asked: Instant::now() });
    assert!(!window.shared.opened.shows(Page::Puzzles) && sees(&window, "Puzzles in the file"));
    assert_eq!((filled(&window), drawn(&window).cells.len()), (2, 16));
}

#[test]
fn a_table_that_was_saved_is_read_again_on_its_grid() {
    let text = format!("# grid: x\n{EASY} # the \"first\", easy\n{HARD}\n");
    let mut window = window();
    load(&mut window, file(), &text);
    let grid = |window: &Window| {
        window.files.list.as_ref().map(|list| list.geometry().name().to_owned()).expect("a list")
    };
    assert_eq!(grid(&window), "x");
    ask(&mut window, list::Message::Rate);
    ask(&mut window, list::Message::Save);
    let Some(crate::sources::Aside::Exported { bytes, .. }) = &window.files.aside else {
        panic!("a table to be saved");
    };
    let table = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    assert!(table.lines().nth(2).is_some_and(|line| line.contains(",x,")), "{table}");
    let mut window = self::window();
    load(&mut window, file(), &table);
    assert_eq!(grid(&window), "x");
    let list = window.files.list.as_ref().expect("a list");
    let names: Vec<_> = list.listed().iter().map(|listed| listed.name.as_deref()).collect();
    assert_eq!(names, [Some("the \"first\", easy"), None]);
}
