//! What a setter of puzzles needs: the page of what goes out says what belongs to what is chosen, and what was made can be
//! saved with what is known of it.

use super::exporting::{ask, choose, written};
use super::keeping::{kept, opened};
use super::loading::load;
use super::making::{make, opened as maker};
use super::saving::save;
use super::*;
use crate::files::ratings::Known;
use crate::list::Message as Listed;
use crate::{Choice as Asked, ExportChoice as Choice, ExportMessage, MakerMessage};

/// The numbers of what can go out.
const SHEET: usize = 1;
const PROCEDURE: usize = 2;
const EXERCISES: usize = 7;

/// A window with a solved puzzle in which the page is open, and what is to be made is made.
fn page() -> Window {
    let mut window = solved(NEARLY);
    super::exporting::act(&mut window, Action::Open(Page::Export));
    window
}

/// Something happens on the page; what is to be made is not there yet.
fn ask_only(window: &mut Window, message: ExportMessage) {
    let _ = window.update(Message::Page(PageMessage::Export(message)));
}

fn list(window: &mut Window, message: Listed) {
    files(window, FilesMessage::List(message));
}

#[test]
fn what_is_said_belongs_to_what_is_chosen_now() {
    let mut window = page();
    choose(&mut window, Choice::Subject, EXERCISES);
    let no_rule = "Choose a rule in the rule book (Ctrl+2); its page has a button for this sheet.";
    assert!(sees(&window, no_rule));
    ask_only(&mut window, ExportMessage::Choose(Choice::Subject, SHEET));
    assert!(!sees(&window, no_rule), "while the sheet is being made");
    choose(&mut window, Choice::Subject, PROCEDURE);
    ask(&mut window, ExportMessage::Type(Choice::StepRange, "66".to_owned()));
    let count = window.shared.session.steps().map_or(0, <[_]>::len);
    let no_step = format!("66 is not the number of a step; they are numbered 1 to {count}.");
    let no_step = format!("{no_step} Type for example 2, 4, 7–9.");
    assert!(sees(&window, &no_step), "{no_step}");
    ask_only(&mut window, ExportMessage::Type(Choice::StepRange, String::new()));
    assert!(!sees(&window, &no_step));
}

#[test]
fn what_is_shown_while_something_is_being_made_is_of_its_kind() {
    let mut window = page();
    choose(&mut window, Choice::Subject, PROCEDURE);
    let shown = |window: &Window| window.pages.export.shown().is_some();
    ask_only(&mut window, ExportMessage::Type(Choice::Title, "For Eva".to_owned()));
    assert!(shown(&window), "the same with another title");
    make_export(&mut window);
    ask_only(&mut window, ExportMessage::Choose(Choice::Subject, SHEET));
    assert!(!shown(&window), "no procedure where a sheet is being made");
}

#[test]
fn puzzles_and_steps_have_numbers_of_their_own() {
    let mut window = page();
    choose(&mut window, Choice::Subject, SHEET);
    choose(&mut window, Choice::Source, 1);
    ask(&mut window, ExportMessage::Type(Choice::Range, "57, 66".to_owned()));
    choose(&mut window, Choice::Subject, PROCEDURE);
    let all = written(&window);
    ask(&mut window, ExportMessage::Type(Choice::StepRange, "1-2".to_owned()));
    assert!(written(&window).join("").len() < all.join("").len(), "two steps of all");
    choose(&mut window, Choice::Subject, SHEET);
    ask(&mut window, ExportMessage::Type(Choice::Range, "2".to_owned()));
    choose(&mut window, Choice::Subject, PROCEDURE);
    ask(&mut window, ExportMessage::Type(Choice::StepRange, String::new()));
    assert_eq!(written(&window), all, "what is typed for puzzles cuts no steps");
}

#[test]
fn titles_and_the_author_are_there_again_where_they_belong() {
    let (folder, mut window) = kept("titles");
    let types = |choice, text: &str| ExportMessage::Type(choice, text.to_owned());
    act(&mut window, Action::Open(Page::Export));
    for (subject, title) in [(SHEET, "Evening"), (PROCEDURE, "Step by step")] {
        ask_only(&mut window, ExportMessage::Choose(Choice::Subject, subject));
        ask_only(&mut window, types(Choice::Title, title));
    }
    ask_only(&mut window, types(Choice::Author, "Eva"));
    window.keep_now();
    let mut window = opened(&folder);
    act(&mut window, Action::Open(Page::Export));
    let mut typed = |subject| {
        ask_only(&mut window, ExportMessage::Choose(Choice::Subject, subject));
        [Choice::Title, Choice::Author].map(|it| window.pages.export.choices.typed(it).to_owned())
    };
    assert_eq!(typed(SHEET), ["Evening", "Eva"]);
    assert_eq!(typed(PROCEDURE), ["Step by step", "Eva"]);
    assert_eq!(typed(EXERCISES), ["", "Eva"], "that of others is none of its own");
}

#[test]
fn what_is_listed_goes_out_first_and_its_numbers_are_explained() {
    let mut window = window();
    load(&mut window, Source::Clipboard, &[EASY, HARD].join("\n"));
    act(&mut window, Action::Open(Page::Export));
    assert!(!window.pages.export.choices.is_shown(Choice::Range), "the puzzle at hand");
    act(&mut window, Action::Open(Page::Puzzles));
    if let Some(list) = &mut window.files.list {
        let _ = list.ratings.order(&list.found(), &window.shared.knowledge, &window.shared.rules);
        list.ratings.put(0, Known::NotOne);
    }
    list(&mut window, Listed::Filter(crate::files::ratings::Only::NoLevel));
    super::exporting::key(&mut window, Action::Open(Page::Export));
    let of_file = window.shared.locale().say(&words::ExportNumberedListed.into());
    assert!(sees(&window, "those listed, in that order") && sees(&window, &of_file));
    let listed = window.pages.export.choices.chosen(Choice::Source);
    assert_eq!((listed, written(&window).len()), (3, 1));
    let mut window = maker(&[(Asked::Count, "3")]);
    make(&mut window);
    super::exporting::key(&mut window, Action::Open(Page::Export));
    let of_made = window.shared.locale().say(&words::ExportNumberedMade.into());
    assert_eq!(window.pages.export.choices.chosen(Choice::Source), 1);
    assert!(sees(&window, &of_made) && !sees(&window, &of_file));
    let made = written(&window);
    choose(&mut window, Choice::Source, 3);
    assert_eq!(written(&window), made, "where no file is listed, they are");
    assert!(sees(&window, &of_made));
}

#[test]
fn the_program_is_left_from_every_page() {
    for page in [Page::Maker, Page::Puzzles, Page::Export, Page::Laboratory, Page::Preferences] {
        let folder = Folder::new(&format!("quit-{page:?}"));
        let mut window = opened(&folder);
        load(&mut window, Source::Clipboard, &[EASY, HARD].join("\n"));
        act(&mut window, Action::Enter);
        act(&mut window, Action::Open(page));
        let session = crate::Storage::in_folder(&folder.0).session;
        assert!(!session.exists());
        key(&mut window, Action::Quit);
        assert!(session.exists(), "{page:?}: the game is kept, as at the end");
    }
}

#[test]
fn made_puzzles_are_saved_with_their_ratings() {
    let folder = Folder::new("made-table");
    let mut window = maker(&[(Asked::Count, "2"), (Asked::Seed, "7")]);
    make(&mut window);
    let (number, _) = window.pages.maker.being_rated().expect("a rating");
    let _ = window.update(Message::Page(PageMessage::Maker(MakerMessage::Rated(number, Some(72)))));
    click(&mut window, "Save as CSV…");
    let path = folder.0.join("made.csv");
    let _ = save(&mut window, &path, false);
    let text = fs::read_to_string(&path).expect("a table");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "number,name,puzzle,grid,level,score,er,hardest,givens,to guess");
    assert_eq!(lines.len(), 3);
    let fields: Vec<&str> = lines[1].split(',').collect();
    let row = &window.pages.maker.batch.as_ref().expect("a set").rows[0];
    assert_eq!((fields.len(), fields[0], fields[6]), (10, "1", "7.2"));
    assert_eq!(fields[3], "9x9");
    assert_eq!((fields[5], fields[8]), (&*row.score.to_string(), &*row.givens.to_string()));
}

#[test]
fn what_was_said_of_a_made_puzzle_goes_with_the_page() {
    let mut window = maker(&[(Asked::Count, "2"), (Asked::Seed, "7")]);
    make(&mut window);
    let _ = window.update(Message::Page(PageMessage::Maker(MakerMessage::Press(1))));
    assert!(said(&window).is_some_and(|said| said.contains("is in the grid. Close this page")));
    key(&mut window, Action::Escape);
    assert_eq!((window.shared.opened.page.is_none(), said(&window)), (true, None));
}

#[test]
fn ratings_of_a_file_are_known_when_it_is_opened_again() {
    let mut window = window();
    let file = |name: &str| Source::File(PathBuf::from(format!("/somewhere/{name}.txt")));
    let known = |window: &Window| window.files.list.as_ref().map(|list| list.ratings.of(1));
    load(&mut window, file("one"), &[EASY, HARD].join("\n"));
    if let Some(list) = &mut window.files.list {
        let _ = list.ratings.order(&list.found(), &window.shared.knowledge, &window.shared.rules);
        list.ratings.put(1, Known::NotOne);
    }
    load(&mut window, file("other"), &[HARD, EASY].join("\n"));
    assert_eq!(known(&window), Some(Known::Nothing));
    load(&mut window, file("one"), &[EASY, HARD].join("\n"));
    assert_eq!(known(&window), Some(Known::NotOne));
}
