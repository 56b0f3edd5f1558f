//! Loading, and what is said when it fails.

use std::path::Path;

use super::*;
use crate::sources::{Loaded, Unread, reading};

pub(super) fn read(window: &Window, text: &str) -> Result<Loaded, Unread> {
    reading::read_text(text, &window.files.grids, &|| false)
}

/// Loads a text that was read from there.
pub(super) fn load(window: &mut Window, source: Source, text: &str) {
    let result = read(window, text);
    loaded(window, source, result);
}

/// What is being read came to this.
pub(super) fn loaded(window: &mut Window, source: Source, result: Result<Loaded, Unread>) {
    let number = window.files.reading;
    files(window, FilesMessage::Loaded(number, source, result));
}

#[test]
fn what_was_read_too_late_is_of_no_use() {
    let mut window = window();
    let (first, second) = (read(&window, EASY), read(&window, HARD));
    files(&mut window, FilesMessage::Pasted(Some(EASY.to_owned())));
    let late = window.files.reading;
    files(&mut window, FilesMessage::Pasted(Some(HARD.to_owned())));
    loaded(&mut window, Source::Clipboard, second);
    files(&mut window, FilesMessage::Loaded(late, Source::Clipboard, first));
    assert_eq!(givens(&window), 23);
}

#[test]
fn a_bad_file_is_told_with_its_place_and_the_old_puzzle_stays() {
    let mut window = with_puzzle(EASY);
    let file = Source::File(PathBuf::from("/somewhere/mine.txt"));
    load(&mut window, file, "530070000\n600195000\n0980n0060\n");
    assert!(sees(&window, "The file /somewhere/mine.txt could not be read"));
    assert!(sees(&window, "The old puzzle is still there."));
    assert_eq!(givens(&window), 30);
    let said = read(&window, "53007n000\n").expect_err("no puzzle").reason;
    assert!(window.look().say(&said).starts_with("Line 1, column 6"), "{said:?}");
    act(&mut window, ShowAction::Dismiss);
    assert!(!sees(&window, "The file /somewhere/mine.txt could not be read"));
}

#[test]
fn a_text_without_a_puzzle_is_an_error() {
    let window = window();
    for text in ["", "\n\n", "# only a comment\n", "hello"] {
        assert!(read(&window, text).is_err(), "{text:?}");
    }
}

/// Opens a file over the easy puzzle, and checks that it is told so, and where, and that the old puzzle stays.
fn refused(path: &Path, told: &str) {
    let mut window = with_puzzle(EASY);
    let result = reading::read_file(path, &window.files.grids, &|| false);
    loaded(&mut window, Source::File(path.to_path_buf()), result);
    let name = path.display();
    assert!(sees(&window, &format!("The file {name} could not be read")), "{told}");
    let said = match card(&window) {
        Some(Card::Unread(_, unread)) => window.look().say(&unread.reason),
        other => panic!("{other:?}"),
    };
    assert_eq!(said, told);
    assert!(sees(&window, told) && sees(&window, "The old puzzle is still there."), "{told}");
    assert_eq!(givens(&window), 30);
    assert!(window.files.recent.paths().is_empty(), "it is not offered again");
    act(&mut window, ShowAction::Language(0));
    act(&mut window, Action::Escape);
    assert!(card(&window).is_none());
}

#[test]
fn every_file_that_cannot_be_read_says_why_and_where() {
    let folder = Folder::new("refused");
    let file = |name: &str, content: &[u8]| {
        let path = folder.0.join(name);
        fs::write(&path, content).expect("a file");
        path
    };
    refused(&folder.0.join("none.txt"), "There is no such file.");
    let inside = folder.0.join("folder");
    fs::create_dir(&inside).expect("a folder");
    refused(&inside, "This is a folder, not a file.");
    let empty = "Line 1, column 1: a puzzle with 81 cells was expected, but the text ends here.";
    refused(&file("empty.txt", b""), empty);
    let comment = "Line 2, column 11: a puzzle with 81 cells was expected, but the text ends here.";
    refused(&file("comments.txt", b"# only\n# comments\n"), comment);
    let picture = "This is not a text file but one of another kind, such as a picture. Puzzles are read from text files.";
    refused(&file("picture.png", b"\x89PNG\r\n\x1a\n"), picture);
    let other = "Line 1, column 2: UTF-8 text was expected, but the byte E8 (hexadecimal) does not belong in it. Save the file as UTF-8.";
    refused(&file("windows.txt", b"#\xe8esky\r\n"), other);
    let short =
        "Line 1, column 81: a puzzle on one line should have 81 cells, but this line has 80.";
    refused(&file("short.txt", &EASY.as_bytes()[..80]), short);
    let wrong = EASY.replacen('7', "n", 1);
    let wrong_told = "Line 1, column 5: a digit 1–9 or an empty cell (. 0 * _ - x ?) was expected, but “n” was found.";
    refused(&file("wrong.txt", wrong.as_bytes()), wrong_told);
    let rows = "53..7....\n6..195...\n";
    let rows_told = "Line 2, column 10: a puzzle should have 9 rows, but this one has 2.";
    refused(&file("rows.txt", rows.as_bytes()), rows_told);
    let other = "Line 1, column 1: a saved game was expected.";
    refused(&file("other.json", b"{\"format\": \"something\"}"), other);
}

#[test]
fn damaged_games_say_where() {
    let folder = Folder::new("damaged-games");
    let window = with_puzzle(EASY);
    let text = duvod::session::write_session(&window.files.to_keep(&window.shared));
    let text = text.expect("a game");
    let path = folder.0.join("game.json");
    let check = |text: &str, told: &str| {
        fs::write(&path, text).expect("a file");
        refused(&path, told);
    };
    let cut = "Line 7, column 17: the saved game should go on here, but it ends.";
    let end = text.find("\"paused\": false").expect("a field") + "\"paused\": false".len();
    check(&text[..end], cut);
    let word = text.replacen("5 3 .", "5 % .", 1);
    let line = word.lines().position(|line| line.contains('%')).expect("a line") + 1;
    let place =
        format!("Line {line}, column 8: the state of a cell was expected, but “%” was found.");
    check(&word, &place);
    let version = text.replacen("\"version\": 1", "\"version\": 7", 1);
    check(&version, "Line 1, column 1: version 1 was expected, but 7 was found.");
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let folder = Folder::new("too-large");
    let path = folder.0.join("large.txt");
    let file = fs::File::create(&path).expect("a file");
    file.set_len(duvod::formats::MAX_BYTES as u64 + 10).expect("a long file");
    refused(&path, "A text of at most 64 MiB was expected, but this one is longer.");
}

#[cfg(unix)]
#[test]
fn what_is_no_plain_file_is_not_waited_for() {
    let folder = Folder::new("pipe");
    let pipe = folder.0.join("puzzle.txt");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    if made.is_ok_and(|made| made.success()) {
        refused(&pipe, "It did not work: it is not an ordinary file.");
    }
    refused(Path::new("/dev/zero"), "It did not work: it is not an ordinary file.");
}

#[cfg(unix)]
#[test]
fn a_file_without_permission_says_so() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("denied");
    let path = folder.0.join("secret.txt");
    fs::write(&path, EASY).expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("permissions");
    // Who may read everything cannot be refused.
    if fs::read(&path).is_err() {
        refused(&path, "You are not allowed to read this file.");
    }
    let denied: Unread = std::io::Error::from(std::io::ErrorKind::PermissionDenied).into();
    assert_eq!(denied.reason.id, "window-file-denied");
}

#[test]
fn givens_that_collide_are_told_as_soon_as_they_are_loaded() {
    let mut window = window();
    load(&mut window, Source::Clipboard, &EASY.replacen("53.", "535", 1));
    assert!(sees(&window, "Some digits in this puzzle collide"));
    assert!(drawn(&window).has(cell("A1"), CellRole::Conflict));
    assert_eq!(givens(&window), 31);
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    act(&mut window, BoardAction::Select(cell("C1")));
    act(&mut window, Action::Clear);
    assert!(!sees(&window, "Some digits in this puzzle collide"), "it was put right");
}

#[test]
fn reading_that_takes_long_is_told_and_can_be_cancelled() {
    let mut window = with_puzzle(EASY);
    files(&mut window, FilesMessage::Pasted(Some(HARD.to_owned())));
    assert!(!sees(&window, "Reading…") && crate::opening::beats(&window));
    let later = Instant::now() + Duration::from_secs(1);
    let _ = window.update(Message::Tick(later));
    assert!(sees(&window, "Reading…"));
    let late = window.files.reading;
    click(&mut window, "Cancel");
    assert!(!sees(&window, "Reading…") && !window.files.is_reading());
    let result = read(&window, HARD);
    files(&mut window, FilesMessage::Loaded(late, Source::Clipboard, result));
    assert_eq!(givens(&window), 30, "it comes too late");
    let stopped = reading::read_text(HARD, &window.files.grids, &|| true);
    assert_eq!(stopped, Err(Unread::interrupted()));
}

#[test]
fn what_is_copied_can_be_pasted() {
    let mut window = window();
    act(&mut window, FileAction::Copy(false));
    assert!(sees(&window, "The grid is empty. Type digits, or load a puzzle."));
    let mut window = begun(EASY, &[("C1", 4)]);
    act(&mut window, FileAction::Copy(false));
    assert!(sees(&window, "The puzzle is on the clipboard."));
    act(&mut window, FileAction::Copy(true));
    assert!(sees(&window, "The puzzle with all that was found is on the clipboard."));
    let text = window.shared.session.state().print(geometry(&window));
    assert!(text.starts_with("53+4.7"));
    let mut other = super::window();
    load(&mut other, Source::Clipboard, &format!("{text}\n"));
    assert_eq!(other.shared.session.puzzle(), puzzle(&window));
    assert_eq!(other.shared.session.board(), board(&window));
    load(&mut other, Source::Clipboard, &format!("{EASY}:211 111"));
    assert_eq!(other.shared.session.board().digits().count(), 30);
}

#[test]
fn without_any_given_what_was_found_is_the_puzzle() {
    let all: String =
        EASY.chars().flat_map(|it| if it == '.' { vec![it] } else { vec!['+', it] }).collect();
    for text in [all.clone(), format!("{all}:211 111")] {
        let mut window = window();
        load(&mut window, Source::Clipboard, &text);
        assert_eq!(puzzle(&window).givens().count(), 30, "{text}");
        assert!(sees(&window, "No digit was marked as a given, so all 30 count as givens."));
        assert!(window.shared.session.hint(Strength::Rule).is_ok());
    }
}

#[test]
fn without_a_dialog_the_path_can_be_typed() {
    let mut window = window();
    let asked = Instant::now();
    files(&mut window, FilesMessage::Chosen { path: None, asked });
    assert!(sees(&window, "Which file?"));
    let _ = window.update(PanelMessage::PathTyped("/tmp/x".to_owned()).into());
    act(&mut window, Action::Escape);
    assert!(!sees(&window, "Which file?"));
    let long_ago = asked.checked_sub(Duration::from_secs(5)).expect("a time");
    files(&mut window, FilesMessage::Chosen { path: None, asked: long_ago });
    assert!(!sees(&window, "Which file?"), "the user has left the dialog");
}

#[test]
fn an_empty_clipboard_is_told() {
    let mut window = window();
    for text in [None, Some(" \n".to_owned())] {
        files(&mut window, FilesMessage::Pasted(text));
        assert!(sees(&window, "There is no text on the clipboard."));
        act(&mut window, ShowAction::Dismiss);
    }
}

#[test]
fn every_example_of_the_menu_is_loaded() {
    let mut window = window();
    for number in 0..window.shared.knowledge.puzzles().len() {
        act(&mut window, Action::Toggle(Menu::Examples));
        for _ in 0..number {
            act(&mut window, Action::Move(Move::Down));
        }
        act(&mut window, Action::Enter);
        assert!(window.shared.opened.menu.is_none() && card(&window).is_none());
        let name = &window.shared.knowledge.puzzles()[number].id;
        let is_constrained = !geometry(&window).constraints().is_empty();
        assert!(givens(&window) >= 17 || is_constrained, "{name}");
        // Constraints need no given digit.
        assert_eq!(window.shared.session.mode(), duvod::session::Mode::Playing, "{name}");
    }
}

#[test]
fn what_steps_keep_apart_is_said_and_collides() {
    const SAYS: &str = "On this grid equal digits are never a knight’s move apart.";
    let mut window = with_puzzle(EASY);
    let puzzles = window.shared.knowledge.puzzles();
    let number = puzzles.iter().position(|example| example.grid == "anti-knight");
    act(&mut window, FileAction::Example(number.expect("an example")));
    assert!(sees(&window, SAYS), "where a cell is to be chosen");
    // No other 7 is in a house of E3, and C2 is a knight's move away.
    act(&mut window, BoardAction::Select(cell("E3")));
    assert!(!sees(&window, SAYS));
    act(&mut window, Action::Digit(6));
    assert!(sees(&window, "The 7 in E3 collides with the given 7 in C2") && sees(&window, SAYS));
    assert!(!board(&window).collisions(geometry(&window)).is_empty());
}

#[test]
fn puzzles_of_other_grids_are_played_and_can_be_taken_back() {
    let mut window = with_puzzle(EASY);
    let examples = window.shared.knowledge.puzzles().iter().enumerate();
    let others: Vec<(usize, String)> = examples
        .filter(|(_, example)| example.grid != "9x9")
        .map(|(number, example)| (number, example.grid.clone()))
        .collect();
    let (numbers, grids): (Vec<usize>, Vec<String>) = others.into_iter().unzip();
    assert_eq!(grids[..2], ["jigsaw-9x9", "x"]);
    act(&mut window, FileAction::Example(numbers[0]));
    assert_eq!(grid_name(&window), "jigsaw-9x9");
    assert_eq!(window.board.sight.grid.geometry().name(), "jigsaw-9x9");
    // What is kept of a game, and what is copied, says which grid it is.
    let text =
        duvod::session::write_session(&window.files.to_keep(&window.shared)).expect("a text");
    let Ok(Loaded::Game(saved)) = read(&window, &text) else { panic!("{text}") };
    assert_eq!(saved.geometry.name(), "jigsaw-9x9");
    let line = duvod::formats::TextFormat::Line.print_puzzle(&duvod::grid::Puzzle {
        geometry: std::sync::Arc::clone(window.shared.session.geometry()),
        board: puzzle(&window).clone(),
    });
    let regions = puzzle(&window).clone();
    act(&mut window, FileAction::Example(numbers[1]));
    assert_eq!(grid_name(&window), "x");
    // The grid before is back at once, without an empty one in between.
    for (name, givens) in [("jigsaw-9x9", 22), ("9x9", 30)] {
        super::command(&mut window, Command::Undo);
        let at_hand = (grid_name(&window), puzzle(&window).digits().count());
        assert_eq!(at_hand, (name, givens));
        window.redraw();
        assert_eq!(window.board.sight.grid.geometry().name(), name);
    }
    super::command(&mut window, Command::Redo);
    assert_eq!(*puzzle(&window), regions);
    // Another puzzle of the usual grid goes over to that again, and what names its grid to that.
    load(&mut window, Source::Clipboard, EASY);
    assert_eq!(grid_name(&window), "9x9");
    load(&mut window, Source::Clipboard, &line);
    assert_eq!(*puzzle(&window), regions);
    assert_eq!(grid_name(&window), "jigsaw-9x9");
    let unknown = read(&window, &line.replace("jigsaw-9x9", "spiral")).expect_err("no such grid");
    assert!(window.look().say(&unknown.reason).contains("spiral"));
}

#[test]
fn what_a_link_asks_for_and_is_left_out_is_named_until_another_puzzle_is_loaded() {
    let mut window = window();
    let format = duvod::formats::format_named("f-puzzles-json").expect("a format");
    let state = StateText::parse(EASY, geometry(&window)).expect("a puzzle");
    let puzzle = duvod::formats::WrittenPuzzle::new(geometry(&window), state);
    let whole = format.write(&[puzzle]).expect("a text");
    let more = whole.replacen('{', r#"{"mystery":[{"cells":["R1C3","R1C4"],"value":"9"}],"#, 1);
    let said = "The puzzle asks for what Důvod does not understand: a field that Důvod knows was expected, \
                not mystery.";
    load(&mut window, Source::Clipboard, &more);
    assert_eq!(givens(&window), 30);
    assert!(sees(&window, "Only a part of the puzzle was loaded") && sees(&window, said));
    load(&mut window, Source::Clipboard, "no puzzle");
    assert!(sees(&window, said), "the puzzle is still there");
    load(&mut window, Source::Clipboard, &whole);
    assert!(!sees(&window, said));
    load(&mut window, Source::Clipboard, &more);
    assert!(sees(&window, said));
    act(&mut window, ShowAction::DismissGreeting);
    assert!(!sees(&window, said));
}

#[test]
fn what_is_left_out_of_a_list_is_no_part_of_the_puzzle_at_hand() {
    let mut window = solved(EASY);
    let hopeless = "98.7.....6.7.8...";
    load(&mut window, Source::Clipboard, &format!("{EASY}\n{HARD}\n{hopeless}\n"));
    assert!(window.files.list.is_some());
    act(&mut window, Action::Escape);
    assert!(!sees(&window, "Only a part of the puzzle was loaded"));
}
