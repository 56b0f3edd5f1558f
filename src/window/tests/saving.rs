//! Saving to files, opening saved games, the files that were used last, files that are dropped.

use std::path::Path;

use super::loading::load;
use super::*;
use crate::sources::reading;
use crate::sources::writing::Writing;
use duvod::session;

/// Writes what a file is asked for to a file, as the window does elsewhere.
pub(super) fn save(window: &mut Window, path: &Path, may_replace: bool) -> Writing {
    let writing = window
        .files
        .writing_to(&window.shared, path.to_path_buf(), may_replace)
        .expect("something to write");
    let (path, holds) = (writing.path.clone(), writing.holds.clone());
    files(window, FilesMessage::Saved(path, holds, writing.run()));
    writing
}

/// Opens a file.
fn open(window: &mut Window, path: &Path) {
    let _ = window.files.read(path.to_path_buf());
    let result = reading::read_file(path, &window.files.grids, &|| false);
    loading::loaded(window, Source::File(path.to_path_buf()), result);
}

/// The easy puzzle with a digit, marks and a colour of the player's.
fn played() -> Window {
    let mut window = begun(EASY, &[("C1", 4)]);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Colours)));
    act(&mut window, Action::Digit(1));
    window
}

#[test]
fn a_game_is_saved_and_opened_with_all_that_was_played() {
    let folder = Folder::new("game-file");
    let path = folder.0.join("my game.json");
    let mut window = played();
    assert_eq!(title(&window), "Důvod");
    let _ = save(&mut window, &path, false);
    let place = folder.0.display();
    assert!(sees(&window, &format!("The game was saved as my game.json in the folder {place}.")));
    assert_eq!(title(&window), "my game.json – Důvod");
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(title(&window), "my game.json* – Důvod", "what is at hand is not in the file");

    let mut other = with_puzzle(HARD);
    open(&mut other, &path);
    assert_eq!(other.files.title(&other.shared), "my game.json – Důvod");
    assert_eq!(other.shared.session.board().entry(cell("C1")), Entry::Placed(Digit::new(3)));
    assert!(other.shared.session.position().cell(cell("C1")).colour.is_some());
    assert_eq!(other.shared.session.mode(), session::Mode::Playing);
    for _ in 0..3 {
        act(&mut other, Action::Play(PlayAction::Undo));
    }
    assert_eq!(other.shared.session.board(), *other.shared.session.puzzle());
    assert_eq!(other.shared.session.puzzle().digits().count(), 30, "as it was loaded there");
    for _ in 0..3 {
        act(&mut other, Action::Play(PlayAction::Undo));
    }
    assert_eq!(
        other.shared.session.puzzle().digits().count(),
        23,
        "the game before is there again"
    );
}

#[test]
fn a_solved_game_is_solved_again() {
    let folder = Folder::new("solved-file");
    let path = folder.0.join("solved.json");
    let mut window = solved(EASY);
    let _ = save(&mut window, &path, false);
    let mut other = super::window();
    open(&mut other, &path);
    assert!(other.shared.is_solving() && other.shared.session.puzzle().digits().count() == 30);
}

#[test]
fn a_puzzle_is_saved_in_the_form_of_its_extension() {
    let folder = Folder::new("puzzle-file");
    let mut window = played();
    for (name, lines) in [("a.txt", 1), ("a.sdm", 1), ("a.sdk", 10), ("a.ss", 13), ("a.csv", 9)] {
        let path = folder.0.join(name);
        let _ = save(&mut window, &path, false);
        let place = folder.0.display();
        let told = format!(
            "The puzzle was saved as {name} in the folder {place}, without what was played."
        );
        assert!(sees(&window, &told));
        let text = fs::read_to_string(&path).expect("a file");
        assert_eq!(text.lines().count(), lines, "{name}");
        let mut read = super::window();
        open(&mut read, &path);
        assert_eq!(read.shared.session.puzzle(), puzzle(&window), "{name}");
        assert_eq!(title(&window), format!("{name} – Důvod"), "what is played is not of the file");
    }
}

#[test]
fn no_file_is_written_over_without_being_asked() {
    let folder = Folder::new("overwrite");
    let path = folder.0.join("there.json");
    fs::write(&path, "precious").expect("a file");
    let mut window = played();
    let _ = save(&mut window, &path, false);
    assert!(sees(&window, "The file there.json already exists"));
    assert_eq!(fs::read_to_string(&path).expect("a file"), "precious");
    act(&mut window, Action::Escape);
    assert!(card(&window).is_none() && window.files.at_hand.is_none());
    let _ = save(&mut window, &path, false);
    click(&mut window, "Overwrite");
    assert!(card(&window).is_none(), "it is being written");
    let _ = save(&mut window, &path, true);
    assert!(fs::read_to_string(&path).expect("a file").contains("duvod-session"));
    // The file is now the game's own.
    act(&mut window, FileAction::Save);
    assert!(card(&window).is_none());
}

#[test]
fn a_file_that_was_only_read_is_not_written_by_itself() {
    let folder = Folder::new("only-read");
    let path = folder.0.join("many.txt");
    fs::write(&path, format!("{EASY}\n{HARD}\n")).expect("a file");
    let mut window = window();
    open(&mut window, &path);
    act(&mut window, Action::Enter);
    assert_eq!(title(&window), "many.txt – puzzle 1 – Důvod");
    let asked = Instant::now();
    act(&mut window, FileAction::Save);
    files(&mut window, FilesMessage::SaveChosen { path: None, asked });
    assert!(sees(&window, "Where to?"), "it is asked where to");
    let suggested = match &window.shared.notices.card {
        Some(Card::SavePath(path)) => path.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(Path::new(&suggested), folder.0.join("many.json"));
}

#[test]
fn what_cannot_be_saved_says_why() {
    let folder = Folder::new("unsaved");
    let mut window = played();
    let mut check = |path: &Path, told: &str| {
        let _ = save(&mut window, path, true);
        assert!(sees(&window, told), "{told}: {:?}", card(&window));
        act(&mut window, ShowAction::Dismiss);
    };
    let nowhere = folder.0.join("nowhere");
    check(&nowhere.join("a.json"), &format!("There is no folder {}.", nowhere.display()));
    let locked = folder.0.join("locked.json");
    fs::write(&locked, "x").expect("a file");
    let mut permissions = fs::metadata(&locked).expect("a file").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&locked, permissions).expect("permissions");
    check(&locked, "You are not allowed to write there.");
    let _ = window.update(PanelMessage::PathTyped(String::new()).into());
    let asked = Instant::now();
    files(&mut window, FilesMessage::SaveChosen { path: None, asked });
    let _ = window.update(PanelMessage::PathTyped("picture.png".to_owned()).into());
    let _ = window.update(PanelMessage::PathGiven.into());
    assert!(sees(&window, "The file picture.png could not be saved"));
    let why = "The name ends in .png; expected: .json, .txt, .csv, .opensudoku, .sdk, .sdm, .ss.";
    assert!(sees(&window, why));
    let mut empty = super::window();
    let path = folder.0.join("empty.txt");
    let _ = empty.files.save_to(&mut empty.shared, &path, false);
    assert!(sees(&empty, &format!("The file {} could not be saved", path.display())));
}

#[test]
fn files_that_were_used_are_offered_again() {
    let folder = Folder::new("recent");
    let mut window = keeping::opened(&folder);
    let many: Vec<PathBuf> = (0..12).map(|n| folder.0.join(format!("puzzle-{n}.txt"))).collect();
    for path in &many {
        fs::write(path, EASY).expect("a file");
        open(&mut window, path);
    }
    window.keep_now();
    let mut window = keeping::opened(&folder);
    assert_eq!(window.files.recent.paths().len(), 10);
    act(&mut window, Action::Toggle(Menu::Files));
    assert!(sees(&window, "Recent") && sees(&window, "puzzle-11.txt"));
    assert!(!sees(&window, "puzzle-1.txt"));
    fs::remove_file(&many[10]).expect("a file");
    let mut screen = simulator(&window, FIRST);
    let _ = screen.click("puzzle-10.txt").expect("an item");
    let messages: Vec<_> = screen.into_messages().collect();
    assert!(
        matches!(messages[..], [Message::Act(Action::File(FileAction::Recent(1)))]),
        "{messages:?}"
    );
    open(&mut window, &many[10]);
    assert!(sees(&window, "There is no such file."));
    open(&mut window, &many[5]);
    assert_eq!(window.files.recent.paths()[0], many[5], "the last one comes first");
}

#[test]
fn a_file_can_be_dropped_on_the_window() {
    let mut window = with_puzzle(EASY);
    files(&mut window, FilesMessage::Hovered(true));
    assert!(sees(&window, "Drop the file here to load it"));
    let before = window.files.reading;
    files(&mut window, FilesMessage::Dropped(PathBuf::from("/somewhere/hard.txt")));
    assert!(!window.files.hovered && window.files.reading == before + 1);
    load(&mut window, Source::File(PathBuf::from("/somewhere/hard.txt")), HARD);
    assert_eq!(givens(&window), 23);
    solve(&mut window);
    files(&mut window, FilesMessage::Hovered(true));
    assert!(sees(&window, "Drop the file here to load it"), "over a solution, too");
    act(&mut window, BoardAction::ClearSolution);
    act(&mut window, Action::Solve);
    assert!(sees(&window, "The puzzle is being solved. Wait, or cancel."));
    let before = window.files.reading;
    files(&mut window, FilesMessage::Dropped(PathBuf::from("/somewhere/easy.txt")));
    assert!(window.files.reading == before && window.shared.notices.said.is_some());
}

#[test]
fn an_empty_grid_is_of_no_file() {
    let mut window = with_puzzle(EASY);
    load(&mut window, Source::File(PathBuf::from("/somewhere/one.txt")), EASY);
    assert_eq!(title(&window), "one.txt – Důvod");
    act(&mut window, Action::Toggle(Menu::Files));
    key(&mut window, Action::Type('n'));
    key(&mut window, Action::Enter);
    assert!(puzzle(&window).is_empty());
    assert_eq!(title(&window), "Důvod");
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(givens(&window), 30);
}

#[test]
fn the_menu_of_files_is_walked_by_keys() {
    let mut window = solved(EASY);
    act(&mut window, Action::Toggle(Menu::Files));
    assert!(sees(&window, "Save as… (Ctrl+Shift+S)"), "a solution can be saved too");
    for _ in 0..20 {
        act(&mut window, Action::Move(Move::Down));
    }
    // Below it one leaves.
    act(&mut window, Action::Move(Move::Up));
    act(&mut window, Action::Enter);
    assert!(sees(&window, "About Důvod"));
}

#[test]
fn title_and_author_that_were_read_are_written() {
    let folder = Folder::new("titles");
    let rows: Vec<&str> = (0..9).map(|row| &EASY[9 * row..9 * row + 9]).collect();
    let text = format!("#A Jana Nová\n#D Ranní\n[Puzzle]\n{}\n", rows.join("\n"));
    let written = |window: &mut Window, name: &str| {
        let path = folder.0.join(name);
        let _ = save(window, &path, false);
        fs::read_to_string(&path).expect("what was written")
    };
    let mut window = window();
    load(&mut window, Source::Clipboard, &text);
    write(&mut window, "C1", 4);
    let sdk = written(&mut window, "one.sdk");
    assert!(sdk.contains("Jana Nová") && sdk.contains("Ranní"), "{sdk}");
    let _ = save(&mut window, &folder.0.join("game.json"), false);
    let mut elsewhere = self::window();
    open(&mut elsewhere, &folder.0.join("game.json"));
    assert_eq!(written(&mut elsewhere, "again.sdk"), sdk, "a game carries them along");
    load(&mut window, Source::Clipboard, HARD);
    let sdk = written(&mut window, "other.sdk");
    assert!(!sdk.contains("Jana Nová") && !sdk.contains("Ranní"), "{sdk}");
}
