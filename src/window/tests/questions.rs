//! Questions with buttons and fields, answered by keys.

use std::time::Instant;

use super::keeping::Folder;
use super::*;
use crate::window::panel::card::Card;
use crate::window::play::Deed;
use crate::window::{Ask, BookMessage, Holds, Move, Page, Place, Source, Unread, Unsaved};

/// A window whose dialog for saving is missing, so that a path is to be typed.
fn asks_where_to_save(window: &mut Window) {
    let asked = Instant::now();
    let _ = window.update(Message::SaveChosen { path: None, asked });
}

fn asks_for_file(window: &mut Window) {
    let asked = Instant::now();
    let _ = window.update(Message::FileChosen { path: None, asked });
}

fn there_is_a_file(window: &mut Window, path: &str) {
    let path = PathBuf::from(path);
    let _ = window.update(Message::Saved(path, Holds::Other, Err(Unsaved::Exists)));
}

fn unread(window: &mut Window, path: &str) {
    let unread = Unread::from(std::io::Error::from(std::io::ErrorKind::NotFound));
    let source = Source::File(PathBuf::from(path));
    let _ = window.update(Message::Loaded(window.reading, source, Err(unread)));
}

/// A rule book with a profile of one's own, of which it is asked whether it is to be deleted.
fn deleting(folder: &Folder) -> Window {
    let mut window = keeping::opened(folder);
    act(&mut window, Act::Place(Place::RuleBook));
    key(&mut window, Act::Book(Ask::SaveAs));
    let _ = window.update(Message::Book(BookMessage::NameTyped("Mine".to_owned())));
    let _ = window.update(Message::Book(BookMessage::NameGiven));
    key(&mut window, Act::Book(Ask::Delete));
    assert!(sees(&window, "Delete the profile “Mine”?"));
    window
}

#[test]
fn a_profile_is_deleted_only_by_the_button_that_says_so() {
    let folder = Folder::new("delete-by-key");
    for keys in [vec![], vec![Act::NextTab, Act::NextTab], vec![Act::Move(Move::Left); 2]] {
        let mut window = deleting(&folder);
        for &act in &keys {
            key(&mut window, act);
        }
        key(&mut window, Act::Enter);
        assert_eq!(window.rules.profile, "Mine", "{keys:?}");
        assert!(window.book.card.is_none());
        key(&mut window, Act::Book(Ask::Delete));
        key(&mut window, Act::Escape);
        assert!(window.book.card.is_none() && window.rules.profile == "Mine");
        key(&mut window, Act::Book(Ask::Delete));
        key(&mut window, Act::Move(Move::Right));
        key(&mut window, Act::Enter);
        assert!(window.knowledge.profile("Mine").is_none());
        assert_eq!(said(&window).as_deref(), Some("The profile “Mine” is deleted."));
    }
}

#[test]
fn no_key_reaches_what_has_to_wait_for_an_answer() {
    let folder = Folder::new("waits");
    let mut window = deleting(&folder);
    let (chosen, on) = (window.book.chosen(), window.book.arrangement().clone());
    for act in [
        Act::Type('x'),
        Act::Erase,
        Act::Play(Deed::NextEntry),
        Act::Move(Move::Down),
        Act::MoveByBlock(Move::Down),
        Act::Go(crate::window::Go::Last),
        Act::Solve,
        Act::Book(Ask::SaveAs),
    ] {
        key(&mut window, act);
        assert!(sees(&window, "Delete the profile “Mine”?"), "{act:?}");
        assert_eq!((window.book.chosen(), window.place), (chosen, Place::RuleBook), "{act:?}");
        assert_eq!(*window.book.arrangement(), on);
    }
    key(&mut window, Act::NextLanguage);
    assert!(sees(&window, "Smazat profil „Mine“?"), "what works everywhere does");

    let mut window = with_puzzle(EASY);
    act(&mut window, Act::Select(cell("C1")));
    there_is_a_file(&mut window, "/somewhere/game.json");
    for act in [Act::Digit(3), Act::Move(Move::Down), Act::Hint, Act::Solve, Act::NextTab] {
        key(&mut window, act);
        assert_eq!(window.session.board(), *window.session.puzzle(), "{act:?}");
        assert_eq!((window.tab, window.session.selected()), (Tab::Why, Some(cell("C1"))));
    }
    key(&mut window, Act::Escape);
    key(&mut window, Act::Digit(3));
    assert!(window.card.is_none() && window.session.board() != *window.session.puzzle());
}

#[test]
fn a_file_is_written_over_by_keys_only_when_that_is_chosen() {
    let folder = Folder::new("replace-by-key");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let path = folder.0.join("game.json").display().to_string();
    let mut window = with_puzzle(EASY);
    there_is_a_file(&mut window, &path);
    key(&mut window, Act::Enter);
    asks_where_to_save(&mut window);
    assert!(matches!(&window.card, Some(Card::SavePath(typed)) if *typed == path));
    there_is_a_file(&mut window, &path);
    key(&mut window, Act::NextTab);
    key(&mut window, Act::Enter);
    assert!(window.card.is_none(), "it is being written");
}

#[test]
fn one_may_play_on_over_an_offer() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Act::Select(cell("C1")));
    unread(&mut window, "/no/such/file.txt");
    assert!(sees(&window, "The file /no/such/file.txt could not be read"), "named as it was typed");
    key(&mut window, Act::Enter);
    asks_for_file(&mut window);
    assert!(matches!(&window.card, Some(Card::Path(path)) if path == "/no/such/file.txt"));
    unread(&mut window, "/no/such/file.txt");
    key(&mut window, Act::Digit(3));
    assert!(window.session.board() != *window.session.puzzle(), "it does not wait");
    key(&mut window, Act::Enter);
    assert!(!matches!(window.card, Some(Card::Path(_))) && window.said.is_none());
    key(&mut window, Act::NextTab);
    assert_eq!(window.tab, Tab::Why, "Tab leads to its button");
    key(&mut window, Act::NextTab);
    assert_eq!(window.tab, Tab::Procedure, "and on");
    act(&mut window, Act::Place(Place::RuleBook));
    key(&mut window, Act::Book(Ask::Profiles));
    key(&mut window, Act::Escape);
    key(&mut window, Act::Enter);
    assert_eq!(window.place, Place::RuleBook, "an old offer does not take Enter");
    key(&mut window, Act::Escape);
    key(&mut window, Act::Escape);
    assert!(window.card.is_none());
}

#[test]
fn a_field_keeps_the_keyboard_until_it_is_left() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Act::Select(cell("C1")));
    asks_for_file(&mut window);
    key(&mut window, Act::Open(Page::Keys));
    key(&mut window, Act::Escape);
    assert!(window.page.is_none() && matches!(window.card, Some(Card::Path(_))));
    for letter in "/tmx".chars() {
        key(&mut window, Act::Type(letter));
    }
    key(&mut window, Act::Erase);
    key(&mut window, Act::Type('p'));
    assert!(matches!(&window.card, Some(Card::Path(path)) if path == "/tmp"));
    assert_eq!(window.session.board(), *window.session.puzzle());
    let before = window.reading;
    key(&mut window, Act::Enter);
    assert_eq!(window.reading, before + 1, "it is read");
    asks_for_file(&mut window);
    let _ = window.update(Message::FieldLeft);
    assert!(window.card.is_none(), "Esc closes it at once");
}

#[test]
fn what_could_not_be_saved_is_there_to_be_corrected() {
    let folder = Folder::new("correct-path");
    let inside = folder.0.join("f");
    std::fs::create_dir_all(&inside).expect("a folder");
    let mut window = with_puzzle(EASY);
    for path in [inside.display().to_string(), format!("{}/new/", folder.0.display())] {
        asks_where_to_save(&mut window);
        let _ = window.update(Message::PathTyped(path.clone()));
        let _ = window.update(Message::PathGiven);
        assert!(sees(&window, "This is a folder, not a file."), "{:?}", window.card);
        assert!(sees(&window, &format!("The file {path} could not be saved")));
        key(&mut window, Act::Enter);
        asks_where_to_save(&mut window);
        assert!(matches!(&window.card, Some(Card::SavePath(typed)) if *typed == path));
        key(&mut window, Act::Escape);
        assert!(window.card.is_none());
    }
}
