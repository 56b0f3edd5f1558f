//! Usual tasks, each in as few keys or clicks as `docs/keys-and-clicks.md` says.

use super::*;
use crate::export::{Far, make_unless};
use crate::{ExportChoice, ExportMessage, hint};
use duvod::pages::to_print;
use duvod::session::SelectionChange;

/// What stands in these cells.
fn stands(window: &Window, names: &str) -> Vec<Option<usize>> {
    let entry = |name| holds(window, name).digit();
    names.split(' ').map(|name| entry(name).map(|digit| digit.index() + 1)).collect()
}

/// Loads a text as if it had been pasted.
fn paste(window: &mut Window, text: &str) {
    loading::load(window, Source::Clipboard, text);
}

#[test]
fn a_digit_goes_to_all_chosen_cells_that_are_empty() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    for name in ["D1", "F2", "A1"] {
        act(&mut window, BoardAction::Choose(SelectionChange::Toggle(cell(name))));
    }
    let all = "C1 D1 F2 A1";
    key(&mut window, Action::Digit(3));
    let filled = [Some(4), Some(4), Some(5), Some(5)];
    assert_eq!(stands(&window, all), [Some(4), Some(4), filled[2], filled[3]], "givens stay");
    key(&mut window, Action::Digit(3));
    assert_eq!(stands(&window, all), [None, None, filled[2], filled[3]], "the same takes it away");
    key(&mut window, Action::Digit(3));
    key(&mut window, Action::Digit(0));
    let none = window.shared.session.lock(duvod::session::Lockable::Edit).is_none();
    assert!(none && said(&window).as_deref() == Some("None of the chosen cells is empty."));
    key(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(stands(&window, all)[..2], [None, None], "one undo takes all of it back");
    assert_eq!(window.shared.session.counts().mistakes, 2, "4 belongs into C1 alone, twice");
    act(&mut window, Action::Set(Setting::Collisions, 1));
    key(&mut window, Action::Digit(3));
    assert_eq!(stands(&window, "C1 D1").iter().flatten().count(), 1, "no digit beside its like");
}

#[test]
fn a_digit_goes_to_several_cells_that_are_entered() {
    let mut window = selecting(window(), "A1");
    act(&mut window, BoardAction::Choose(SelectionChange::Toggle(cell("D2"))));
    key(&mut window, Action::Digit(6));
    assert_eq!(givens(&window), 2);
}

#[test]
fn the_whole_step_is_a_key_away_and_enter_does_it() {
    let mut window = with_puzzle(EASY);
    key(&mut window, AnswerAction::WholeHint);
    advise(&mut window);
    let told = window.answers.hint.hint().map(|hint| hint.strength);
    assert_eq!(told, Some(Strength::Step));
    assert!(sees(&window, "Do it (Enter)"));
    let before = board(&window).digits().count();
    key(&mut window, Action::Enter);
    assert_eq!(board(&window).digits().count(), before + 1);
}

#[test]
fn the_empty_hint_tab_offers_all_strengths() {
    let mut window = with_puzzle(EASY);
    click(&mut window, "Hint");
    for strength in ["Rule", "Place", "Question"] {
        assert!(sees(&window, strength), "{strength}");
    }
    click(&mut window, "Whole step");
    advise(&mut window);
    click(&mut window, "Do it (Enter)");
    assert_eq!(board(&window).digits().count(), 31);
}

#[test]
fn enter_leads_to_a_step_where_none_is_told_whole() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    key(&mut window, Action::Enter);
    assert_eq!(said(&window), None, "nothing was asked for");
    key(&mut window, AnswerAction::Hint);
    advise(&mut window);
    key(&mut window, Action::Enter);
    let how = "H tells more, Alt+H the whole step; Enter then does it.";
    assert!(said(&window).as_deref() == Some(how) && work::consultation(&window).is_none());
    let _ = window.update(PanelMessage::Hint(hint::Message::AllSteps).into());
    work::answer_any(&mut window);
    key(&mut window, Action::Enter);
    assert!(window.answers.steps.chosen().is_some(), "the first of all");
    assert_eq!(board(&window).digits().count(), 30);
    key(&mut window, Action::Enter);
    assert_eq!(board(&window).digits().count(), 31);
}

#[test]
fn level_and_score_stand_beside_the_timer_once_they_are_known() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Why));
    let (number, asked) = work::gauging(&window).expect("it is found out");
    let hardness = asked.run(&|| false);
    assert!(!sees(&window, "Easy · 204"));
    let _ = window.update(Message::Board(crate::BoardMessage::Gauged(number, hardness)));
    let told = window.board.hardness(&window.shared).expect("a level");
    let told = format!("Easy · {}", told.1);
    assert!(sees(&window, &told) && work::gauging(&window).is_none(), "{told}");
    paint(&window, Size::new(760.0, 560.0));
    act(&mut window, Action::Set(Setting::Level, 1));
    assert!(!sees(&window, &told), "not if it is not wanted");
    assert!(!window.preferences().shows_level);
    act(&mut window, Action::Set(Setting::Level, 0));
    assert!(sees(&window, &told) && work::gauging(&window).is_none(), "it is known still");
    act(&mut window, Action::Page(PageAction::NewGame(crate::action::NewGame::OfDay)));
    solve(&mut window);
    assert!(
        !sees(&window, &told) && work::gauging(&window).is_none(),
        "it stands below the grid now"
    );
}

#[test]
fn printing_is_the_first_thing_on_a_page_with_pages() {
    let mut window = with_puzzle(EASY);
    key(&mut window, Action::Open(Page::Export));
    make_export(&mut window);
    assert!(sees(&window, "Print (Enter)"), "the sheet is what comes first");
    key(&mut window, FileAction::Save);
    assert!(window.files.aside.is_some(), "Ctrl+S saves");
    key(&mut window, Action::Escape);
    window.shared.opened.page = None;
    key(&mut window, Action::Open(Page::Export));
    key(&mut window, Action::Open(Page::Export));
    assert!(window.shared.opened.shows(Page::Export), "Ctrl+P once more prints");
    let (_, order) = work::exporting(&window).expect("a file");
    let made = make_unless(order, &Far::default(), &|| false).expect("made").expect("pages");
    check_wish(&made.bytes, &to_print(&made.bytes));
    assert_eq!(to_print(b"no pages"), b"no pages");
    let _ = window.update(Message::Page(PageMessage::Export(ExportMessage::Handed(Ok(())))));
}

#[test]
fn to_print_what_has_no_pages_turns_to_pages() {
    let mut window = solved(EASY);
    act(&mut window, Action::Open(Page::Export));
    let kind = |window: &Window| window.pages.export.choices.kind().ending();
    exporting::choose(&mut window, ExportChoice::Subject, 0);
    assert_eq!(kind(&window), "png");
    key(&mut window, Action::Open(Page::Export));
    assert!(window.shared.opened.shows(Page::Export));
    assert_eq!(
        (window.pages.export.choices.chosen(ExportChoice::Subject), kind(&window)),
        (0, "pdf")
    );
    exporting::choose(&mut window, ExportChoice::Subject, 4);
    assert_eq!(kind(&window), "html");
    key(&mut window, Action::Open(Page::Export));
    assert_eq!(
        (window.pages.export.choices.chosen(ExportChoice::Subject), kind(&window)),
        (1, "pdf")
    );
}

/// The same file, and behind it a catalogue with the wish to be printed, found by a table that leads to the one before.
fn check_wish(pdf: &[u8], printed: &[u8]) {
    assert!(printed.starts_with(pdf) && printed.ends_with(b"%%EOF\n"));
    let number = |text: &str, name: &str| -> usize {
        let after = text[text.rfind(name).expect(name) + name.len()..].trim_start();
        after.split(|sign: char| !sign.is_ascii_digit()).next().expect(name).parse().expect(name)
    };
    let (old, new) = (String::from_utf8_lossy(&pdf[pdf.len() - 200..]), &printed[pdf.len()..]);
    let new = std::str::from_utf8(new).expect("a text");
    let table = number(new, "startxref") - pdf.len();
    let head = "xref\n0 1\n0000000000 65535 f\r\n1 1\n";
    assert!(new[table..].starts_with(head));
    let row = &new[table + head.len()..][..20];
    assert!(row.ends_with(" 00000 n\r\n"), "{row:?}");
    let catalogue: usize = row[..10].parse().expect("a place");
    assert!(new[catalogue - pdf.len()..].starts_with("1 0 obj"));
    assert!(new.contains("/Catalog") && new.contains("/OpenAction << /S /Named /N /Print >>"));
    assert_eq!(number(new, "/Prev"), number(&old, "startxref"));
}

#[test]
fn undo_ends_at_the_puzzle_unless_it_is_pressed_again() {
    let mut window = with_puzzle(HARD);
    paste(&mut window, EASY);
    let easy = puzzle(&window).clone();
    act(&mut window, BoardAction::Select(cell("C1")));
    key(&mut window, Action::Digit(3));
    key(&mut window, Action::Play(PlayAction::Undo));
    key(&mut window, Action::Play(PlayAction::Undo));
    let told = said(&window).expect("a word");
    assert!(told.contains("nothing left to undo") && *puzzle(&window) == easy, "{told}");
    key(&mut window, Action::Move(Move::Left));
    key(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(givens(&window), 23, "what was there before");
    key(&mut window, Action::Play(PlayAction::Redo));
    assert_eq!(*puzzle(&window), easy);
    act(&mut window, Action::Reset);
    key(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(*puzzle(&window), easy, "an empty grid is no loss");
}

#[test]
fn a_mark_of_the_chosen_cell_is_asked_about_only_when_that_is_wanted() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    let press = Action::Play(PlayAction::Press(cell("C1"), Digit::new(1)));
    act(&mut window, press);
    act(&mut window, press);
    assert!(work::wondering(&window).is_none(), "nobody has asked");
    assert!(said(&window).expect("how to ask").contains("press N first"));
    key(&mut window, AnswerAction::WhyNot);
    act(&mut window, press);
    assert!(work::wondering(&window).is_some());
    key(&mut window, AnswerAction::WhyNot);
    act(&mut window, Action::Play(PlayAction::Press(cell("D1"), Digit::new(1))));
    assert_eq!(selected(&window), Some(cell("D1")), "another cell is chosen");
}

#[test]
fn a_click_on_an_empty_place_of_the_chosen_cell_writes_a_mark() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Marks)));
    let press = |digit: usize| Action::Play(PlayAction::Press(cell("C1"), Digit::new(digit - 1)));
    act(&mut window, press(2));
    assert!(window.shared.session.marks(cell("C1")).is_empty(), "first the cell is chosen");
    act(&mut window, press(2));
    act(&mut window, press(4));
    assert_eq!(window.shared.session.marks(cell("C1")).len(), 2);
    act(&mut window, press(2));
    assert_eq!(window.shared.session.marks(cell("C1")).len(), 1);
    act(&mut window, press(9));
    assert!(said(&window).is_some(), "why there is none");
    act(&mut window, Action::Play(PlayAction::Press(cell("A1"), Digit::new(0))));
    act(&mut window, Action::Play(PlayAction::Press(cell("A1"), Digit::new(0))));
    assert_eq!(said(&window), None, "a given has no marks");
}

#[test]
fn a_pause_hides_what_the_panel_tells() {
    let mut window = with_puzzle(EASY);
    key(&mut window, AnswerAction::WholeHint);
    advise(&mut window);
    assert!(sees(&window, "Do it (Enter)"));
    key(&mut window, Action::Play(PlayAction::Pause));
    assert!(sees(&window, "Paused") && !sees(&window, "Do it (Enter)"));
    paint(&window, FIRST);
    key(&mut window, Action::Play(PlayAction::Pause));
    assert!(sees(&window, "Do it (Enter)"), "it is there again");
}

#[test]
fn prose_around_a_whole_puzzle_is_said_in_passing() {
    let mut window = window();
    let rows: Vec<&str> = (0..9).map(|row| &EASY[9 * row..][..9]).collect();
    paste(
        &mut window,
        &format!("Can you do this one?\n\n{}\n\nIt took me an hour.\n", rows.join("\n")),
    );
    assert_eq!(givens(&window), 30);
    assert!(!sees(&window, "Only a part of the puzzle was loaded"));
    let told = said(&window).expect("a word");
    assert!(told.contains("of text beside the puzzle were left out"), "{told}");
}

#[test]
fn check_says_once_what_is_wrong() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    key(&mut window, Action::Digit(0));
    key(&mut window, Action::Play(PlayAction::Check));
    assert_eq!(said(&window), None, "the card says it");
    assert!(sees(&window, "There is a mistake in C1"));
    key(&mut window, AnswerAction::TakeBack);
    key(&mut window, Action::Play(PlayAction::Check));
    assert!(said(&window).is_some(), "nothing else says that all is well");
}
