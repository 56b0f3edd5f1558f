//! What is there again when the window is opened again, and the preferences.

use std::path::Path;

use super::*;
use crate::appearance::Colours;
use crate::{Fixed, Storage};
use duvod::grid::Entry as Stands;
use duvod::locale::Coordinates;
use duvod::session;
use duvod::session::play::{Checking, Collisions, PlayRules};
use duvod::storage::trouble;

/// A folder of its own for a test; it is gone at the end.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("duvod-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn options(folder: &Path) -> WindowOptions {
    WindowOptions { storage: Some(Storage::in_folder(folder)), ..ENGLISH.clone() }
}

/// A window that keeps its things in the folder, as it was left.
pub(super) fn opened(folder: &Folder) -> Window {
    Window::open(&options(&folder.0)).expect("a window").0
}

/// A folder of this name where nothing is kept yet, and the window that keeps its things there.
pub(super) fn kept(name: &str) -> (Folder, Window) {
    let folder = Folder::new(name);
    let window = opened(&folder);
    (folder, window)
}

/// Plays the easy puzzle a little and closes the window.
fn play_and_close(folder: &Folder) {
    let mut window = opened(folder);
    act(&mut window, FileAction::Example(0));
    write(&mut window, "C1", 4);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, BoardAction::Select(cell("E5")));
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Colours)));
    window.keep_now();
}

#[test]
fn a_game_is_there_again() {
    let folder = Folder::new("game");
    play_and_close(&folder);
    let mut window = opened(&folder);
    assert_eq!(mode(&window), session::Mode::Playing);
    assert_eq!(holds(&window, "C1"), Stands::Placed(Digit::new(3)));
    assert_eq!(selected(&window), Some(cell("E5")));
    assert!(!window.shared.session.marks(cell("D1")).is_empty() && card(&window).is_none());
    assert_eq!(window.board.play.entry, EntryMode::Colours);
    act(&mut window, Action::Play(PlayAction::Undo));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(board(&window), *puzzle(&window), "what was done can be undone");
}

#[test]
fn a_solution_that_was_read_is_found_again() {
    let (folder, mut window) = kept("solution");
    act(&mut window, FileAction::Example(0));
    solve(&mut window);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    let _ = window.shared.session.apply(Command::Show(Some(7)));
    window.keep_now();
    let mut window = opened(&folder);
    assert!(window.shared.is_solving());
    window.keep_now();
    let mut again = opened(&folder);
    for window in [&mut window, &mut again] {
        finish(window);
        assert_eq!((window.shared.session.shown(), window.answers.tab), (Some(7), Tab::Procedure));
    }
}

#[test]
fn a_damaged_file_is_told_and_put_aside() {
    let folder = Folder::new("damaged");
    play_and_close(&folder);
    let Storage { preferences, session, .. } = Storage::in_folder(&folder.0);
    for (path, name) in [(&session, "session.json"), (&preferences, "preferences.json")] {
        fs::write(path, "{ \"rows\": nonsense").expect("a file");
        let window = opened(&folder);
        assert!(
            sees(&window, &format!("The file {name} could not be read")),
            "{:?}",
            card(&window)
        );
        assert!(!path.exists() && path.with_extension("damaged.json").exists());
    }
    assert!(opened(&folder).shared.notices.greeting.is_none(), "only once");
}

#[test]
fn a_name_that_is_very_long_is_told_in_short() {
    let folder = Folder::new("long-name");
    play_and_close(&folder);
    let path = Storage::in_folder(&folder.0).session;
    let game = fs::read_to_string(&path).expect("a game");
    let long = format!("\"{}\"", "9".repeat(1 << 20));
    let changed = game.replacen("\"9x9\"", &long, 1);
    assert_ne!(game, changed);
    fs::write(&path, changed).expect("a file");
    let window = opened(&folder);
    let Some(Card::Trouble(title, reasons)) = &window.shared.notices.greeting else {
        panic!("{:?}", window.shared.notices.greeting)
    };
    let told = reasons
        .iter()
        .chain([title])
        .map(|words| window.shared.locale().say(words).chars().count());
    assert!(reasons.len() > 1 && told.sum::<usize>() < 2000);
}

#[test]
fn preferences_are_there_again() {
    let (folder, mut window) = kept("preferences");
    for (setting, choice) in [
        (Setting::Language, 0),
        (Setting::Theme, 1),
        (Setting::Colours, 2),
        (Setting::TextSize, 4),
        (Setting::MarkSize, 2),
        (Setting::MarkWeight, 1),
        (Setting::Coordinates, 1),
        (Setting::Telling, 1),
        (Setting::Cursor, 1),
        (Setting::Collisions, 1),
        (Setting::Marks, 1),
        (Setting::Checking, 1),
        (Setting::Profile, 1),
    ] {
        act(&mut window, Action::Set(setting, choice));
        assert_eq!(
            crate::page::preferred(&window.shared, &window.board.play).chosen(setting),
            Some(choice),
            "{setting:?}"
        );
    }
    let _ = window.shared.appearance.tell_scale();
    let _ = window.update(Message::System(SystemMessage::Resized(Size::new(800.0, 560.0))));
    window.keep_now();
    let window = opened(&folder);
    assert_eq!((window.shared.locale().tag(), window.shared.appearance.mode), ("cs", Mode::Dark));
    assert_eq!(
        (window.shared.appearance.colours, window.shared.appearance.text_size),
        (Colours::ColourBlind, 125)
    );
    assert_eq!(
        window.shared.appearance.pencil(),
        duvod::picture::Pencil { percent: duvod::picture::Pencil::LARGEST, bold: true }
    );
    assert_eq!(window.shared.locale().coordinates(), Coordinates::RowColumn);
    assert_eq!(window.shared.appearance.size, Size::new(1000.0, 700.0));
    assert_eq!(window.shared.rules.profile, "se");
    let rules =
        PlayRules { collisions: Collisions::Refused, prunes: false, checking: Checking::Always };
    assert!(window.board.play.moves_on && window.shared.session.play_rules() == rules);
    let size = crate::opening::first_size(&options(&folder.0));
    assert_eq!(size, window.shared.appearance.scaled_size());
}

#[test]
fn the_command_line_wins_and_is_not_kept() {
    let (folder, mut window) = kept("fixed");
    act(&mut window, Action::Set(Setting::Language, 0));
    window.keep_now();
    let fixed = Fixed { language: true, ..Fixed::default() };
    let english = WindowOptions { fixed, ..options(&folder.0) };
    let (mut window, _) = Window::open(&english).expect("a window");
    assert_eq!(window.shared.locale().tag(), "en");
    window.keep_now();
    assert_eq!(opened(&folder).shared.locale().tag(), "cs");
    act(&mut window, ShowAction::NextLanguage);
    act(&mut window, ShowAction::NextLanguage);
    window.keep_now();
    assert_eq!(opened(&folder).shared.locale().tag(), "en", "what the user chooses is kept");
}

#[test]
fn preferences_are_changed_by_keyboard() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Preferences));
    assert!(sees(&window, "Preferences") && sees(&window, "high contrast"));
    act(&mut window, Action::Move(Move::Down));
    act(&mut window, Action::Move(Move::Down));
    act(&mut window, Action::Move(Move::Left));
    assert_eq!(window.shared.appearance.mode, Mode::Dark);
    act(&mut window, Action::Move(Move::Left));
    assert_eq!(window.shared.appearance.mode, Mode::Light);
    for _ in 0..20 {
        act(&mut window, Action::Move(Move::Down));
    }
    act(&mut window, Action::Enter);
    assert_eq!(window.shared.rules.profile, "se");
    act(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none() && !sees(&window, "Preferences"));
}

#[test]
fn preferences_are_changed_by_mouse() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Preferences));
    click(&mut window, "refused");
    assert_eq!(window.shared.session.play_rules().collisions, Collisions::Refused);
    click(&mut window, "r7c5");
    act(&mut window, BoardAction::Select(cell("E7")));
    assert!(window.shared.opened.page.is_some(), "the grid can be used beside the page");
    assert_eq!(window.shared.locale().coordinates(), Coordinates::RowColumn);
    click(&mut window, "Čeština");
    assert!(sees(&window, "Předvolby"));
}

#[test]
fn text_grows_and_the_grid_keeps_its_size() {
    let mut window = window();
    let cell = window.shared.appearance.layout.cell;
    let shown = |window: &Window| {
        (window.shared.appearance.layout.cell * window.shared.appearance.text_scale()).round()
    };
    act(&mut window, ShowAction::StepText(true));
    assert_eq!((window.shared.appearance.text_size, shown(&window)), (110, cell));
    assert_eq!(window.shared.appearance.size, FIRST);
    for _ in 0..20 {
        act(&mut window, ShowAction::StepText(true));
    }
    assert_eq!((window.shared.appearance.text_size, shown(&window)), (200, cell));
    act(&mut window, Action::Open(Page::Preferences));
    let small = Size::new(760.0, 560.0);
    let scale = window.shared.appearance.tell_scale();
    assert!(scale > 1.4, "controls grow too");
    let _ = window.update(Message::System(SystemMessage::Resized(small * (1.0 / scale))));
    let off = window.shared.appearance.size - small;
    assert!(
        off.width.abs() + off.height.abs() < 0.1,
        "told in pixels that are larger by the scale"
    );
    let room = "The window only has room for 146%.";
    let seen = |window: &Window| finds(window, window.shared.appearance.scaled_size(), room);
    assert!(seen(&window), "{}", window.shared.appearance.layout.text_percent(200));
    let scale = window.shared.appearance.tell_scale();
    let _ = window.update(Message::System(SystemMessage::Resized(FIRST * (1.0 / scale))));
    assert!(!seen(&window));
    act(&mut window, Action::Open(Page::Preferences));
    act(&mut window, ShowAction::PlainText);
    assert_eq!(
        (window.shared.appearance.text_size, window.shared.appearance.layout.cell.to_bits()),
        (100, cell.to_bits())
    );
}

#[test]
fn keys_are_listed_and_lead_to_what_the_program_is() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Keys));
    assert!(sees(&window, "Ctrl+Z, Ctrl+Y") && sees(&window, "undo, redo"));
    act(&mut window, Action::Open(Page::About));
    assert!(sees(
        &window,
        "Důvod is licensed under the MIT licence or Apache 2.0, at your option."
    ));
    assert!(sees(&window, "Where the knowledge comes from"));
    act(&mut window, Action::Open(Page::About));
    assert!(window.shared.opened.page.is_none());
}

#[test]
fn what_changes_is_written_one_at_a_time() {
    let (_folder, mut window) = kept("autosave");
    act(&mut window, FileAction::Example(0));
    assert!(window.shared.keeper.is_writing());
    act(&mut window, BoardAction::Select(cell("C1")));
    let _ = window.update(Message::Kept(crate::Which::Session, Ok(())));
    assert!(window.shared.keeper.is_writing(), "what changed meanwhile");
    let _ = window.update(Message::Kept(crate::Which::Session, Ok(())));
    assert!(!window.shared.keeper.is_writing());
    let failed = Err(trouble(&std::io::ErrorKind::StorageFull.into()));
    let _ = window.update(Message::Kept(crate::Which::Session, failed));
    assert!(sees(&window, "The game cannot be saved"));
    assert!(sees(&window, "It did not work: there is no room left on the disk."));
}

#[test]
fn text_that_cannot_be_larger_says_so() {
    let mut window = window();
    let _ = window.update(Message::System(SystemMessage::Resized(Size::new(760.0, 560.0))));
    let mut seen =
        vec![window.shared.appearance.layout.text_percent(window.shared.appearance.text_size)];
    while said(&window).is_none() {
        key(&mut window, ShowAction::StepText(true));
        seen.push(window.shared.appearance.layout.text_percent(window.shared.appearance.text_size));
    }
    let why = "In a window of this size text cannot be any larger. Make the window larger.";
    assert_eq!(said(&window).as_deref(), Some(why));
    assert!(window.shared.appearance.text_size < 200 && seen.len() > 3);
    let last = seen.pop();
    assert!(seen.windows(2).all(|two| two[0] + 1.0 < two[1]) && seen.last().copied() == last);
    let _ = window.update(Message::System(SystemMessage::Resized(FIRST)));
    key(&mut window, ShowAction::StepText(true));
    assert_eq!(said(&window), None);
}

#[test]
fn a_second_window_says_so_and_has_a_game_of_its_own() {
    let folder = Folder::new("second");
    let mut first = opened(&folder);
    act(&mut first, FileAction::Example(0));
    write(&mut first, "C1", 4);
    let mut second = opened(&folder);
    let title = "This is window 2: Důvod is already open";
    assert!(sees(&second, title) && !sees(&first, title));
    assert_eq!(
        (first.files.title(&first.shared), second.files.title(&second.shared)),
        ("Textbook example – Důvod".to_owned(), "Důvod (2)".to_owned())
    );
    assert!(second.shared.session.puzzle().is_empty(), "nothing of the other game is taken");
    act(&mut second, FileAction::Example(1));
    assert!(sees(&second, title), "whatever is loaded");
    let file = Source::File("/somewhere/many.txt".into());
    super::loading::load(&mut second, file, &format!("{EASY}\n{HARD}\n"));
    act(&mut second, Action::Enter);
    assert!(sees(&second, title) && sees(&second, "Puzzle 1 of 2"));
    assert_eq!(second.files.title(&second.shared), "many.txt – puzzle 1 – Důvod (2)");
    act(&mut second, FileAction::Example(1));
    act(&mut second, ShowAction::Dismiss);
    assert!(!sees(&second, title));
    act(&mut second, ShowAction::ToggleTheme);
    act(&mut first, ShowAction::StepText(true));
    let (one, two) =
        (first.shared.session.puzzle().clone(), second.shared.session.puzzle().clone());
    assert_ne!(one, two);
    second.keep_now();
    first.keep_now();
    let first = opened(&folder);
    assert_eq!(
        (first.shared.session.puzzle(), first.shared.notices.greeting.is_none()),
        (&one, true)
    );
    assert_eq!(
        (first.shared.appearance.mode, first.shared.appearance.text_size),
        (Mode::Dark, 110),
        "what both have changed"
    );
    let second = opened(&folder);
    assert_eq!(second.shared.session.puzzle(), &two, "its game is offered again");
}

#[test]
fn a_window_that_was_killed_leaves_its_place() {
    let folder = Folder::new("killed");
    play_and_close(&folder);
    let window = opened(&folder);
    // What the system does when a program ends, however it ends.
    drop(window);
    assert!(opened(&folder).shared.notices.greeting.is_none(), "it is the only window");
}

#[test]
fn what_was_chosen_on_pages_is_there_again() {
    use crate::{Choice, ExportMessage, LaboratoryMessage, MakerMessage};
    use crate::{CompareChoice, CompareMessage, ExportChoice, WatchChoice, WatchMessage};
    let (folder, mut window) = kept("chosen-on-pages");
    let maker =
        |window: &mut Window, asked| _ = window.update(Message::Page(PageMessage::Maker(asked)));
    for (choice, number) in [
        (Choice::Level, 3),
        (Choice::Symmetry, 2),
        (Choice::Pattern, 1),
        (Choice::Minimal, 1),
        (Choice::SolvableBy, 2),
        (Choice::Rule, 30),
    ] {
        maker(&mut window, MakerMessage::Choose(choice, number));
    }
    maker(&mut window, MakerMessage::Type(Choice::Guessing, "40".to_owned()));
    let cells = [0, 40, 80].map(Cell::new).into_iter().collect();
    maker(&mut window, MakerMessage::DrawOnly(cells));
    let export =
        |window: &mut Window, asked| _ = window.update(Message::Page(PageMessage::Export(asked)));
    export(&mut window, ExportMessage::Choose(ExportChoice::Paper, 1));
    export(&mut window, ExportMessage::Choose(ExportChoice::Seconds, 0));
    export(&mut window, ExportMessage::Type(ExportChoice::Author, "Jana".to_owned()));
    export(&mut window, ExportMessage::Type(ExportChoice::Title, "Only today".to_owned()));
    let compare = |window: &mut Window, asked| {
        let _ = window
            .update(Message::Page(PageMessage::Laboratory(LaboratoryMessage::Compare(asked))));
    };
    compare(&mut window, CompareMessage::Toggle(2));
    compare(&mut window, CompareMessage::Choose(CompareChoice::Puzzles, 1));
    compare(&mut window, CompareMessage::Type(CompareChoice::Count, "7".to_owned()));
    let watch = WatchMessage::Choose(WatchChoice::Method, 3);
    let _ = window.update(Message::Page(PageMessage::Laboratory(LaboratoryMessage::Watch(watch))));
    let before = window.preferences().chosen;
    assert!(before["maker"].len() == 8 && before["export"].len() == 4, "{before:?}");
    assert!(before["compare"].len() == 3 && before["watch"].len() == 1, "{before:?}");
    window.keep_now();
    let again = opened(&folder);
    assert_eq!(again.preferences().chosen, before);
    let known = crate::new_puzzles::Known::of(&again.shared);
    assert_eq!(again.pages.maker.choices.chosen(Choice::Symmetry, known), 2);
    assert_eq!(again.pages.maker.choices.drawn(again.shared.session.geometry()), cells);
}

#[test]
fn what_was_chosen_and_is_not_known_any_more_is_as_at_first() {
    let mut window = window();
    let unknown = [("rule", "no-such"), ("level", "99"), ("symmetry", "x"), ("grid", "3x3")];
    let unknown = unknown.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let drawn = ("drawn".to_owned(), "81:5,99;999999:1;x".to_owned());
    let kept = unknown.into_iter().chain([drawn]).collect();
    window.pages.maker.choices.take(&kept, &window.shared.knowledge);
    let drawn: BTreeMap<String, String> =
        [("drawn".to_owned(), "81:5".to_owned())].into_iter().collect();
    assert_eq!(window.pages.maker.choices.kept(), drawn);
}
