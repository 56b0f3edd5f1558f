//! Loading, and what is said when it fails.

use super::*;
use crate::window::files::{Loaded, Source, Unread, reading};

fn read(window: &Window, text: &str) -> Result<Loaded, Unread> {
    reading::read_text(text, window.session.geometry())
}

/// Loads a text that was read from there.
pub(super) fn load(window: &mut Window, source: Source, text: &str) {
    let result = read(window, text);
    let _ = window.update(Message::Loaded(window.reading, source, result));
}

#[test]
fn what_was_read_too_late_is_of_no_use() {
    let mut window = window();
    let (first, second) = (read(&window, EASY), read(&window, HARD));
    let _ = window.update(Message::Pasted(Some(EASY.to_owned())));
    let late = window.reading;
    let _ = window.update(Message::Pasted(Some(HARD.to_owned())));
    let _ = window.update(Message::Loaded(window.reading, Source::Clipboard, second));
    let _ = window.update(Message::Loaded(late, Source::Clipboard, first));
    assert_eq!(window.session.puzzle().digits().count(), 23);
}

#[test]
fn a_bad_file_is_told_with_its_place_and_the_old_puzzle_stays() {
    let mut window = with_puzzle(EASY);
    let file = Source::File(PathBuf::from("/somewhere/mine.txt"));
    load(&mut window, file, "530070000\n600195000\n0980x0060\n");
    assert!(sees(&window, "The file mine.txt could not be read"));
    assert!(sees(&window, "The old puzzle has stayed."));
    assert_eq!(window.session.puzzle().digits().count(), 30);
    let said = read(&window, "53007x000\n").expect_err("no puzzle").reason;
    assert!(window.look().say(&said).starts_with("Line 1, column 6"), "{said:?}");
    act(&mut window, Act::Dismiss);
    assert!(!sees(&window, "The file mine.txt could not be read"));
}

#[test]
fn a_text_without_a_puzzle_is_an_error() {
    let window = window();
    for text in ["", "\n\n", "# only a comment\n", "hello"] {
        assert!(read(&window, text).is_err(), "{text:?}");
    }
}

#[test]
fn files_that_cannot_be_read_say_why() {
    let window = window();
    let reason = |path: &str| {
        let path = PathBuf::from(path);
        let unread = reading::read_file(&path, window.session.geometry()).expect_err("no file");
        unread.reason.id.into_owned()
    };
    assert_eq!(reason("/no/such/file"), "window-file-not-found");
    assert_eq!(reason(env!("CARGO_MANIFEST_DIR")), "window-file-is-folder");
}

#[test]
fn without_a_dialog_the_path_can_be_typed() {
    let mut window = window();
    let asked = std::time::Instant::now();
    let _ = window.update(Message::FileChosen { path: None, asked });
    assert!(sees(&window, "Which file?"));
    let _ = window.update(Message::PathTyped("/tmp/x".to_owned()));
    act(&mut window, Act::Escape);
    assert!(!sees(&window, "Which file?"));
    let long_ago = asked.checked_sub(std::time::Duration::from_secs(5)).expect("a time");
    let _ = window.update(Message::FileChosen { path: None, asked: long_ago });
    assert!(!sees(&window, "Which file?"), "the user has left the dialog");
}

#[test]
fn an_empty_clipboard_is_told() {
    let mut window = window();
    for text in [None, Some(" \n".to_owned())] {
        let _ = window.update(Message::Pasted(text));
        assert!(sees(&window, "There is no text on the clipboard."));
        act(&mut window, Act::Dismiss);
    }
}

#[test]
fn every_example_of_the_menu_is_loaded() {
    use crate::window::{Menu, Move};
    let mut window = window();
    for number in 0..window.knowledge.puzzles().len() {
        act(&mut window, Act::Toggle(Menu::Examples));
        for _ in 0..number {
            act(&mut window, Act::Move(Move::Down));
        }
        act(&mut window, Act::Enter);
        assert!(window.menu.is_none() && window.card.is_none());
        let name = window.knowledge.puzzles()[number].name_in("en");
        assert!(window.session.puzzle().digits().count() >= 17, "{name}");
    }
}
