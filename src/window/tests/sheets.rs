//! Sheets of several puzzles: those of a file, or those that were made.

use super::exporting::{act, ask, choose, written};
use super::making::{make, opened};
use super::*;
use crate::{Choice as Asked, ExportChoice as Choice, ExportMessage};

#[test]
fn a_sheet_has_a_range_of_the_puzzles_of_a_file() {
    let mut window = window();
    let text = format!("{EASY}\nno puzzle at all\n{HARD}\n{EASY}\n").repeat(400);
    super::loading::load(&mut window, Source::Clipboard, &text);
    act(&mut window, Action::Open(Page::Export));
    choose(&mut window, Choice::Subject, 1);
    choose(&mut window, Choice::Source, 2);
    choose(&mut window, Choice::PerPage, 4);
    assert!(window.pages.export.made().is_none(), "1 200 puzzles at once");
    let range = |window: &mut Window, typed: &str| {
        ask(window, ExportMessage::Type(Choice::Range, typed.to_owned()));
        window.pages.export.made().map(|made| made.pages.len())
    };
    assert_eq!(range(&mut window, "1-18"), Some(2), "nine to a page");
    assert_eq!(range(&mut window, " 1192 – "), Some(1));
    assert_eq!(range(&mut window, "1200"), Some(1));
    assert_eq!(range(&mut window, "-9"), Some(1));
    assert_eq!(range(&mut window, "2, 4, 7–9, 20-24"), Some(2), "each of them");
    for (typed, part) in [("0", "0"), ("7-3", "7–3"), ("4, 1201-", "1201–"), ("2 x", "x")] {
        assert_eq!(range(&mut window, typed), None, "{typed}");
        assert!(sees(
            &window,
            &format!(
                "{part} is not the number of a puzzle; they are numbered 1 to 1,200. Type for example 2, 4, 7–9."
            )
        ));
    }
}

#[test]
fn a_sheet_has_what_the_list_shows_in_its_order() {
    use crate::files::ratings::Column;
    use crate::list::Message as Asked;
    let mut window = window();
    super::loading::load(&mut window, Source::Clipboard, &[EASY, HARD].join("\n"));
    // None is rated, but all could be.
    if let Some(list) = &mut window.files.list {
        let _ = list.ratings.order(&list.found(), &window.shared.knowledge, &window.shared.rules);
    }
    files(&mut window, FilesMessage::List(Asked::Sort(Column::Number)));
    act(&mut window, Action::Open(Page::Export));
    choose(&mut window, Choice::Subject, 1);
    let mut sheet = |source: usize, typed: &str| {
        choose(&mut window, Choice::Source, source);
        ask(&mut window, ExportMessage::Type(Choice::Range, typed.to_owned()));
        written(&window)
    };
    let (there, back) = (sheet(2, ""), sheet(2, "2, 1"));
    assert_ne!(there, back, "in the order in which they are typed");
    assert_eq!(sheet(3, ""), back, "the last first");
    assert_eq!(sheet(3, "2"), sheet(2, "2"), "by the numbers that the list shows");
}

#[test]
fn a_sheet_has_the_puzzles_that_were_made() {
    let mut window = opened(&[(Asked::Count, "3")]);
    make(&mut window);
    act(&mut window, Action::Open(Page::Export));
    choose(&mut window, Choice::Subject, 1);
    choose(&mut window, Choice::Source, 1);
    let mut sheet = |typed: &str| {
        ask(&mut window, ExportMessage::Type(Choice::Range, typed.to_owned()));
        written(&window)
    };
    let (all, typed) = (sheet(""), sheet("1-3"));
    assert_eq!(all, typed, "in the order in which they were made");
    assert!(!all.is_empty() && sheet("3, 1") != all);
    ask(&mut window, ExportMessage::Type(Choice::Range, "4".to_owned()));
    assert!(sees(
        &window,
        "4 is not the number of a puzzle; they are numbered 1 to 3. Type for example 1–2."
    ));
}
