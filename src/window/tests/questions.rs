//! Questions with buttons and fields, answered by keys.

use super::*;
use crate::book::SEARCH_FIELD;
use crate::{Ask, BookMessage, Holds, Unread, Unsaved};

/// A window whose dialog for saving is missing, so that a path is to be typed.
fn asks_where_to_save(window: &mut Window) {
    let asked = Instant::now();
    files(window, FilesMessage::SaveChosen { path: None, asked });
}

fn asks_for_file(window: &mut Window) {
    let asked = Instant::now();
    files(window, FilesMessage::Chosen { path: None, asked });
}

fn there_is_a_file(window: &mut Window, path: &str) {
    let path = PathBuf::from(path);
    files(window, FilesMessage::Saved(path, Holds::Other, Err(Unsaved::Exists)));
}

fn unread(window: &mut Window, path: &str) {
    let unread = Unread::from(std::io::Error::from(std::io::ErrorKind::NotFound));
    loading::loaded(window, Source::File(PathBuf::from(path)), Err(unread));
}

/// A rule book with a profile of one's own, of which it is asked whether it is to be deleted.
fn deleting(folder: &Folder) -> Window {
    let mut window = keeping::opened(folder);
    act(&mut window, Action::Place(MainView::RuleBook));
    key(&mut window, Action::Book(Ask::SaveAs));
    let _ = window.update(Message::Book(BookMessage::NameTyped("Mine".to_owned())));
    let _ = window.update(Message::Book(BookMessage::NameGiven));
    key(&mut window, Action::Book(Ask::Delete));
    assert!(sees(&window, "Delete the profile “Mine”?"));
    window
}

#[test]
fn a_profile_is_deleted_only_by_the_button_that_says_so() {
    let folder = Folder::new("delete-by-key");
    for keys in [vec![], vec![Action::NextTab, Action::NextTab], vec![Action::Move(Move::Left); 2]]
    {
        let mut window = deleting(&folder);
        for &act in &keys {
            key(&mut window, act);
        }
        key(&mut window, Action::Enter);
        assert_eq!(window.shared.rules.profile, "Mine", "{keys:?}");
        assert!(window.book.card.is_none());
        key(&mut window, Action::Book(Ask::Delete));
        key(&mut window, Action::Escape);
        assert!(window.book.card.is_none() && window.shared.rules.profile == "Mine");
        key(&mut window, Action::Book(Ask::Delete));
        key(&mut window, Action::Move(Move::Right));
        key(&mut window, Action::Enter);
        assert!(window.shared.knowledge.profile("Mine").is_none());
        assert_eq!(said(&window).as_deref(), Some("The profile “Mine” was deleted."));
    }
}

#[test]
fn no_key_reaches_what_has_to_wait_for_an_answer() {
    let folder = Folder::new("waits");
    let mut window = deleting(&folder);
    let (chosen, on) = (window.book.chosen(), window.book.arrangement().clone());
    for act in [
        Action::Type('x'),
        Action::Erase,
        Action::Play(PlayAction::NextEntry),
        Action::Move(Move::Down),
        Action::MoveByBlock(Move::Down),
        Action::Go(Go::Last),
        Action::Solve,
        Action::Book(Ask::SaveAs),
    ] {
        key(&mut window, act);
        assert!(sees(&window, "Delete the profile “Mine”?"), "{act:?}");
        assert_eq!(
            (window.book.chosen(), window.shared.opened.place),
            (chosen, MainView::RuleBook),
            "{act:?}"
        );
        assert_eq!(*window.book.arrangement(), on);
    }
    key(&mut window, ShowAction::NextLanguage);
    assert!(sees(&window, "Smazat profil „Mine“?"), "what works everywhere does");

    let mut window = selecting(with_puzzle(EASY), "C1");
    there_is_a_file(&mut window, "/somewhere/game.json");
    for act in [
        Action::Digit(3),
        Action::Move(Move::Down),
        Action::Answer(AnswerAction::Hint),
        Action::Solve,
        Action::NextTab,
    ] {
        key(&mut window, act);
        assert_eq!(board(&window), *puzzle(&window), "{act:?}");
        assert_eq!((window.answers.tab, selected(&window)), (Tab::Why, Some(cell("C1"))));
    }
    key(&mut window, Action::Escape);
    key(&mut window, Action::Digit(3));
    assert!(card(&window).is_none() && board(&window) != *puzzle(&window));
}

#[test]
fn a_file_is_written_over_by_keys_only_when_that_is_chosen() {
    let folder = Folder::new("replace-by-key");
    let path = folder.0.join("game.json").display().to_string();
    let mut window = with_puzzle(EASY);
    there_is_a_file(&mut window, &path);
    key(&mut window, Action::Enter);
    asks_where_to_save(&mut window);
    assert!(matches!(card(&window), Some(Card::SavePath(typed)) if *typed == path));
    there_is_a_file(&mut window, &path);
    key(&mut window, Action::NextTab);
    key(&mut window, Action::Enter);
    assert!(card(&window).is_none(), "it is being written");
}

#[test]
fn one_may_play_on_over_an_offer() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    unread(&mut window, "/no/such/file.txt");
    assert!(sees(&window, "The file /no/such/file.txt could not be read"), "named as it was typed");
    key(&mut window, Action::Enter);
    asks_for_file(&mut window);
    assert!(matches!(card(&window), Some(Card::Path(path)) if path == "/no/such/file.txt"));
    unread(&mut window, "/no/such/file.txt");
    key(&mut window, Action::Digit(3));
    assert!(board(&window) != *puzzle(&window), "it does not wait");
    key(&mut window, Action::Enter);
    assert!(!matches!(card(&window), Some(Card::Path(_))), "Enter is no longer the card's");
    key(&mut window, Action::NextTab);
    assert_eq!(window.answers.tab, Tab::Why, "Tab leads to its button");
    key(&mut window, Action::NextTab);
    assert_eq!(window.answers.tab, Tab::Procedure, "and on");
    act(&mut window, Action::Place(MainView::RuleBook));
    key(&mut window, Action::Book(Ask::Profiles));
    key(&mut window, Action::Escape);
    key(&mut window, Action::Enter);
    assert_eq!(window.shared.opened.place, MainView::RuleBook, "an old offer does not take Enter");
    key(&mut window, Action::Escape);
    key(&mut window, Action::Escape);
    assert!(card(&window).is_none());
}

#[test]
fn a_field_keeps_the_keyboard_until_it_is_left() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    asks_for_file(&mut window);
    key(&mut window, Action::Open(Page::Keys));
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none() && matches!(card(&window), Some(Card::Path(_))));
    for letter in "/tmx".chars() {
        key(&mut window, Action::Type(letter));
    }
    key(&mut window, Action::Erase);
    key(&mut window, Action::Type('p'));
    assert!(matches!(card(&window), Some(Card::Path(path)) if path == "/tmp"));
    assert_eq!(board(&window), *puzzle(&window));
    let before = window.files.reading;
    key(&mut window, Action::Enter);
    assert_eq!(window.files.reading, before + 1, "it is read");
    asks_for_file(&mut window);
    let _ = window.update(Message::FieldLeft);
    assert!(card(&window).is_none(), "Esc closes it at once");
}

#[test]
fn what_could_not_be_saved_is_there_to_be_corrected() {
    let folder = Folder::new("correct-path");
    let inside = folder.0.join("f");
    fs::create_dir_all(&inside).expect("a folder");
    let mut window = with_puzzle(EASY);
    for path in [inside.display().to_string(), format!("{}/new/", folder.0.display())] {
        asks_where_to_save(&mut window);
        let _ = window.update(PanelMessage::PathTyped(path.clone()).into());
        let _ = window.update(PanelMessage::PathGiven.into());
        assert!(sees(&window, "This is a folder, not a file."), "{:?}", card(&window));
        assert!(sees(&window, &format!("The file {path} could not be saved")));
        key(&mut window, Action::Enter);
        asks_where_to_save(&mut window);
        assert!(matches!(card(&window), Some(Card::SavePath(typed)) if *typed == path));
        key(&mut window, Action::Escape);
        assert!(card(&window).is_none());
    }
}

/// Presses a key while the field with this text in it has the keyboard: what the field makes of it, and what else does.
fn press_in_field(
    window: &Window,
    field: &'static str,
    (key, code, modifiers): (&str, Code, Modifiers),
) -> (Vec<Message>, Option<Action>) {
    let mut screen = simulator(window, FIRST);
    let _ = screen.click(iced_test::selector::id(field)).expect("a field");
    let held = iced::Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers));
    let statuses = screen.simulate([held, pressed(key, code, modifiers)]);
    let is_free = statuses.last() == Some(&iced::event::Status::Ignored);
    let (keys, typed): (Vec<_>, Vec<_>) =
        screen.into_messages().partition(|message| matches!(message, Message::Key(_)));
    let meant = match keys[..] {
        [] => None,
        [Message::Key(act)] => Some(act),
        ref more => panic!("one key, and it means {more:?}"),
    };
    assert!(is_free || meant.is_none(), "a key that the field took for itself means {meant:?}");
    (typed, meant)
}

#[test]
fn a_field_takes_what_is_typed_and_leaves_shortcuts() {
    let mut window = window();
    act(&mut window, Action::Place(MainView::RuleBook));
    let press =
        |key, code, modifiers| press_in_field(&window, SEARCH_FIELD, (key, code, modifiers));
    for (key, code, act) in [
        ("1", Code::Digit1, Action::Place(MainView::Grid)),
        ("p", Code::KeyP, Action::Book(Ask::Profiles)),
        ("o", Code::KeyO, Action::File(FileAction::Open)),
        ("z", Code::KeyZ, Action::Play(PlayAction::Undo)),
    ] {
        let (typed, meant) = press(key, code, Modifiers::CTRL);
        assert!(typed.is_empty() && meant == Some(act), "{key}: {typed:?}, {meant:?}");
        let (typed, meant) = press(key, code, Modifiers::empty());
        let is_typed = |message: &Message| matches!(message, Message::Book(BookMessage::Query(query)) if query == key);
        assert!(typed.iter().any(is_typed) && meant.is_none(), "{key}: {typed:?}, {meant:?}");
    }
    let (typed, meant) = press("a", Code::KeyA, Modifiers::CTRL);
    assert!(typed.is_empty() && meant.is_none(), "the field selects all that is in it");
    let (typed, _) = press("š", Code::Digit3, Modifiers::CTRL | Modifiers::ALT);
    assert_eq!(typed.len(), 1, "some keyboards type letters like that");
}

#[test]
fn home_and_end_work_in_menus() {
    let mut window = with_puzzle(EASY);
    key(&mut window, Action::Toggle(Menu::Examples));
    key(&mut window, Action::Go(Go::Last));
    let last = window.shared.knowledge.puzzles().len() - 1;
    assert_eq!(window.shared.opened.menu.map(|open| open.item), Some(last));
    key(&mut window, Action::Go(Go::First));
    assert_eq!(window.shared.opened.menu.map(|open| open.item), Some(0));
    key(&mut window, Action::Go(Go::Last));
    key(&mut window, Action::Enter);
    let example = window.shared.knowledge.puzzles()[last].puzzle.clone();
    let example = StateText::parse(&example, geometry(&window)).expect("a puzzle").board;
    assert_eq!(*puzzle(&window), example);
}
