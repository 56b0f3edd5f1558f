//! What goes out: pictures, sheets, procedures, answers and web pages, made, shown and saved.

use super::saving::save;
use super::*;
use crate::export::{Far, Made, make_unless};
use crate::{ExportChoice as Choice, ExportMessage, Holds, Unsaved};
use duvod::explanation;
use duvod::pages::{Mark, Style};
use duvod::picture::{Frame, LIGHT, PAPER, svg};

pub(super) fn choose(window: &mut Window, choice: Choice, number: usize) {
    ask(window, ExportMessage::Choose(choice, number));
}

/// Something happens on the page, and what is to be made is made.
pub(super) fn ask(window: &mut Window, message: ExportMessage) {
    let _ = window.update(Message::Page(PageMessage::Export(message)));
    make_export(window);
}

/// Asks for something, and what is to be made is made.
pub(super) fn act(window: &mut Window, act: impl Into<Action>) {
    super::act(window, act);
    make_export(window);
}

/// A key asks for something, and what is to be made is made.
pub(super) fn key(window: &mut Window, act: impl Into<Action>) {
    super::key(window, act);
    make_export(window);
}

/// What would be saved now.
fn made(window: &Window) -> &Made {
    window.pages.export.made().expect("something to save")
}

/// A text whose words may be parted anywhere.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// All that is written on the pages that are shown, page by page.
pub(super) fn written(window: &Window) -> Vec<String> {
    let text = |mark: &Mark| match mark {
        Mark::Text(text) => Some(plain(&text.text)),
        _ => None,
    };
    let pages = made(window).pages.iter();
    pages.map(|page| page.marks.iter().filter_map(text).collect::<Vec<_>>().join("\n")).collect()
}

/// A window in which the page is open beside a solved puzzle.
fn open() -> Window {
    let mut window = solved(NEARLY);
    act(&mut window, Action::Open(Page::Export));
    window
}

#[test]
fn a_picture_is_what_the_grid_shows() {
    let mut window = open();
    choose(&mut window, Choice::Subject, 0);
    choose(&mut window, Choice::Kind, 1);
    let of_grid = |window: &Window| {
        let geometry = window.shared.session.geometry();
        let scene = window.board.sight.grid.scene().without_selection();
        svg(&scene, geometry, &LIGHT, Frame::default()).into_bytes()
    };
    assert_eq!(*made(&window).bytes, of_grid(&window));
    act(&mut window, BoardAction::Select(cell("C1")));
    assert_eq!(*made(&window).bytes, of_grid(&window));
    let shown = window.board.sight.grid.scene();
    let shown = svg(shown, window.shared.session.geometry(), &LIGHT, Frame::default());
    assert_ne!(*made(&window).bytes, *shown.as_bytes(), "the cursor is for the window alone");
    choose(&mut window, Choice::Coordinates, 1);
    assert_ne!(*made(&window).bytes, of_grid(&window), "without names of rows");
    choose(&mut window, Choice::Coordinates, 0);
    act(&mut window, ShowAction::ToggleTheme);
    assert_eq!(*made(&window).bytes, of_grid(&window), "on paper it is always light");
    choose(&mut window, Choice::Colours, 1);
    assert_ne!(*made(&window).bytes, of_grid(&window), "dark, as the window");
    for (kind, begins) in [(0, &b"\x89PNG"[..]), (2, b"%PDF-")] {
        choose(&mut window, Choice::Kind, kind);
        assert!(made(&window).bytes.starts_with(begins));
        assert_eq!(made(&window).pages.len(), 1);
    }
}

#[test]
fn a_procedure_is_printed_step_by_step_in_the_language_of_the_window() {
    let mut window = open();
    choose(&mut window, Choice::Subject, 2);
    assert!(made(&window).bytes.starts_with(b"%PDF-"));
    let pages = written(&window);
    let whole = pages.join("\n");
    let steps = window.shared.session.steps().expect("steps");
    for told in steps {
        assert!(whole.contains(&plain(&window.look().say(&told.result()))), "{told:?}");
    }
    assert!(pages[0].starts_with("A Sudoku, step by step"), "{}", pages[0]);
    assert!(sees(&window, &format!("1 / {}", pages.len())));
    ask(&mut window, ExportMessage::Turn(Go::On));
    assert!(sees(&window, &format!("2 / {}", pages.len())));
    act(&mut window, ShowAction::NextLanguage);
    assert!(!written(&window).join("\n").contains("A Sudoku, step by step"));
    ask(&mut window, ExportMessage::Type(Choice::Title, "  Pro Evu ".to_owned()));
    assert!(written(&window).iter().all(|page| page.starts_with("Pro Evu\n")));
    ask(&mut window, ExportMessage::Type(Choice::Author, "数".to_owned()));
    assert!(window.pages.export.made().is_none(), "no letter of the typeface");
}

#[test]
fn an_answer_is_that_of_the_panel() {
    let mut window = open();
    choose(&mut window, Choice::Subject, 3);
    assert!(window.pages.export.made().is_none(), "no cell is selected");
    assert!(sees(
        &window,
        "Choose a cell in the grid; what is printed says why it holds its digit."
    ));
    act(&mut window, BoardAction::Select(cell("C1")));
    let why = explanation::why(
        geometry(&window),
        window.shared.session.trace().expect("a trace"),
        cell("C1"),
    );
    let question = window.look().say(&why.expect("an answer").question);
    assert!(written(&window)[0].contains(&plain(&question)), "{question}");
}

#[test]
fn what_needs_the_solution_says_so_until_it_is_there() {
    let mut window = with_puzzle(NEARLY);
    act(&mut window, Action::Open(Page::Export));
    let needs = "This needs the solution. Close the page (Esc) and have the puzzle solved (F5).";
    for subject in [2, 3, 4] {
        choose(&mut window, Choice::Subject, subject);
        assert!(window.pages.export.made().is_none() && sees(&window, needs), "{subject}");
    }
    choose(&mut window, Choice::Subject, 1);
    assert_eq!(made(&window).pages.len(), 1, "a puzzle without its solution");
    choose(&mut window, Choice::Solution, 1);
    assert_eq!(made(&window).pages.len(), 2, "the solution stands at the end");
    choose(&mut window, Choice::Level, 1);
    assert!(written(&window)[0].contains("1 · Easy"), "{:?}", written(&window)[0]);
    assert!(!window.shared.session.explains(), "on the screen it is still to be found");
    let unsolved = written(&window);
    solve(&mut window);
    make_export(&mut window);
    assert_eq!(written(&window), unsolved, "the same as of a puzzle that is solved");
    assert!(written(&window)[0].contains("1 · Easy"), "{:?}", written(&window)[0]);
    choose(&mut window, Choice::Subject, 4);
    let page = String::from_utf8(made(&window).bytes.to_vec()).expect("UTF-8");
    assert!(page.starts_with("<!DOCTYPE html>") && made(&window).pages.is_empty());
}

#[test]
fn a_sheet_can_be_a_web_page() {
    let mut window = open();
    choose(&mut window, Choice::Subject, 1);
    choose(&mut window, Choice::Sheet, 1);
    let page = String::from_utf8(made(&window).bytes.to_vec()).expect("UTF-8");
    assert!(page.contains("<table class=\"sudoku\">") && page.contains("<style>"), "{page}");
    assert!(!page.contains("stylesheet") && made(&window).pages.is_empty());
    assert!(!window.pages.export.choices.is_shown(Choice::Paper));
    let kilobytes = page.len().div_ceil(1000);
    let about = window.shared.locale().say(&words::ExportWebPuzzles { kilobytes }.into());
    assert!(sees(&window, &about), "{about}");
    choose(&mut window, Choice::Sheet, 0);
    assert_eq!(made(&window).pages.len(), 1);
}

#[test]
fn sheets_have_the_puzzles_that_were_made_or_those_of_the_file() {
    let mut window = open();
    choose(&mut window, Choice::Subject, 1);
    assert_eq!(made(&window).pages.len(), 1);
    choose(&mut window, Choice::Source, 1);
    assert!(sees(
        &window,
        "No puzzles have been made yet: that is done on the page of new puzzles (Ctrl+G)."
    ));
    choose(&mut window, Choice::Source, 2);
    assert!(window.pages.export.made().is_none(), "no file was read");
    let text = format!("{EASY}\n{HARD}\n{EASY}\n");
    super::loading::load(&mut window, Source::Clipboard, &text);
    act(&mut window, Action::Open(Page::Export));
    assert_eq!(made(&window).pages.len(), 1, "four to a page");
    choose(&mut window, Choice::PerPage, 0);
    assert_eq!(made(&window).pages.len(), 3);
    choose(&mut window, Choice::Solution, 1);
    assert_eq!(made(&window).pages.len(), 4);
    let marks = made(&window).pages[0].marks.len();
    choose(&mut window, Choice::Code, 1);
    assert!(made(&window).pages[0].marks.len() > marks + 100, "the squares of a code");
    choose(&mut window, Choice::Level, 1);
    let first = &written(&window)[0];
    assert!(first.contains("1 · Easy"), "rated while the sheet is made: {first}");
}

#[test]
fn the_procedure_moves_and_the_puzzle_has_a_code() {
    let mut window = open();
    choose(&mut window, Choice::Subject, 5);
    let film = String::from_utf8(made(&window).bytes.to_vec()).expect("UTF-8");
    let steps = window.shared.session.steps().expect("steps").len();
    assert!(film.starts_with("<svg ") && film.contains(&format!("Solved in {steps}\u{a0}steps")));
    assert_eq!(window.pages.export.choices.kind().ending(), "svg");
    choose(&mut window, Choice::Seconds, 3);
    assert_ne!(film.as_bytes(), &*made(&window).bytes);
    choose(&mut window, Choice::Subject, 6);
    assert!(made(&window).bytes.starts_with(b"\x89PNG") && made(&window).pages.len() == 1);
    choose(&mut window, Choice::Kind, 1);
    let puzzle = duvod::formats::read_line(NEARLY, geometry(&window)).expect("a puzzle");
    let state = StateText::of_board(puzzle);
    let puzzle = duvod::formats::WrittenPuzzle::new(geometry(&window), state);
    let link = duvod::formats::link_to(&puzzle).expect("a link");
    let code = duvod::picture::QrCode::of(&link).expect("a code");
    assert_eq!(*made(&window).bytes, *code.svg().as_bytes(), "of the givens, not of the solution");
}

#[test]
fn a_practice_sheet_has_boards_of_the_chosen_rule_made_when_that_is_asked() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Export));
    choose(&mut window, Choice::Subject, 7);
    assert!(sees(
        &window,
        "Choose a rule in the rule book (Ctrl+2); its page has a button for this sheet."
    ));
    ask(&mut window, ExportMessage::Make);
    assert!(work::ordered_exercises(&window).is_none(), "of no rule");
    let rule = RuleId::new("naked-pair");
    choose(&mut window, Choice::Subject, 0);
    let _ = window.grant(crate::shared::Request::Rule(rule));
    let _ = window.settle();
    click(&mut window, "Print a practice sheet…");
    make_export(&mut window);
    assert!(
        window.shared.opened.shows(Page::Export) && window.shared.opened.place == MainView::Grid
    );
    assert!(window.pages.export.made().is_none());
    choose(&mut window, Choice::PerPage, 1);
    key(&mut window, Action::Enter);
    let (number, order, count) = work::ordered_exercises(&window).expect("work");
    assert_eq!((order.rule, count), (rule, 2));
    assert!(sees(&window, "Making the boards…"));
    let exercises = order.clone().make_several(count, &mut |_| {}, &|| false);
    let exercises = exercises.map(std::sync::Arc::from);
    ask(&mut window, ExportMessage::Exercises(number + 1, exercises.clone()));
    assert!(work::ordered_exercises(&window).is_some(), "other work");
    ask(&mut window, ExportMessage::Exercises(number, exercises));
    let pages = written(&window);
    assert_eq!(pages.len(), 2);
    assert!(pages[0].starts_with("Practice: Naked pair\n"), "{}", pages[0]);
    assert!(pages[0].contains("the rules before it find nothing more"));
    assert!(pages[0].contains("Name:") && pages[0].contains("keep them for themselves."));
    assert!(pages[1].starts_with("Practice: Naked pair · Solutions\n"), "{}", pages[1]);
    let (least, cell) = pencil_marks(&window);
    assert!(least > 0.27 * cell, "candidates of {least} in cells of {cell}");
    choose(&mut window, Choice::Answers, 1);
    let apart = written(&window);
    assert_eq!(apart.len(), 3, "the back of the first sheet is left free");
    assert_eq!(
        (&apart[0].lines().next(), apart[2].lines().next()),
        (&pages[0].lines().next(), pages[1].lines().next())
    );
    choose(&mut window, Choice::Answers, 2);
    assert_eq!(written(&window).len(), 1);
    choose(&mut window, Choice::Answers, 0);
    ask(&mut window, ExportMessage::Make);
    let (number, ..) = work::ordered_exercises(&window).expect("work again");
    let none = duvod::practice::TooFew { made: 0, why: duvod::practice::NoExercise::None };
    ask(&mut window, ExportMessage::Exercises(number, Err(none)));
    assert!(sees(&window, "No board for the rule “Naked pair” could be made."));
}

/// The size of the smallest digit on the first page, and the side of its cells.
fn pencil_marks(window: &Window) -> (f32, f32) {
    let marks = &made(window).pages[0].marks;
    let digits = marks.iter().filter_map(|mark| match mark {
        Mark::Text(text) if text.text.len() == 1 && text.kind.colour == PAPER.muted => {
            Some(text.kind.size)
        }
        _ => None,
    });
    let cell = marks.iter().find_map(|mark| match mark {
        Mark::Shape { scale, .. } => Some(scale.cell),
        _ => None,
    });
    // The names of rows and columns are small, too, and have a size of their own.
    let sizes: Vec<f32> = digits.collect();
    let usual = sizes.iter().copied().fold(0.0, f32::max);
    (usual, cell.expect("a picture"))
}

#[test]
fn some_steps_of_the_procedure_are_printed() {
    let mut window = solved(HARD);
    act(&mut window, Action::Open(Page::Export));
    choose(&mut window, Choice::Subject, 2);
    let steps = |window: &Window| -> Vec<usize> {
        let heading = |mark: &Mark| match mark {
            Mark::Text(text) if text.kind.style == Style::SemiBold => {
                plain(&text.text).split_once(". ")?.0.parse().ok()
            }
            _ => None,
        };
        made(window).pages.iter().flat_map(|page| page.marks.iter().filter_map(heading)).collect()
    };
    let told = window.shared.session.steps().expect("steps").to_vec();
    assert_eq!(steps(&window), (1..=told.len()).collect::<Vec<_>>());
    let knowledge = std::sync::Arc::clone(&window.shared.knowledge);
    let level = |number: usize| knowledge.rule(told[number - 1].rule).map(|rule| rule.level);
    choose(&mut window, Choice::Steps, 3);
    let hard: Vec<usize> =
        (1..=told.len()).filter(|&it| level(it) >= Some(duvod::knowledge::Level::Hard)).collect();
    assert!(!hard.is_empty() && hard.len() < told.len() && steps(&window) == hard);
    assert!(written(&window).join("\n").replace('\n', " ").contains("Printed here:"));
    choose(&mut window, Choice::Steps, 0);
    ask(&mut window, ExportMessage::Type(Choice::StepRange, "3-5".to_owned()));
    assert_eq!(steps(&window), [3, 4, 5]);
    ask(&mut window, ExportMessage::Type(Choice::StepRange, "900-".to_owned()));
    assert!(window.pages.export.made().is_none());
    ask(&mut window, ExportMessage::Type(Choice::StepRange, String::new()));
    let choice = crate::procedure::Choice::Rule(told[0].rule);
    let filter = crate::procedure::Message::Filter(choice);
    let _ = window.update(PanelMessage::Procedure(filter).into());
    choose(&mut window, Choice::Steps, 1);
    let same: Vec<usize> =
        (1..=told.len()).filter(|it| told[it - 1].rule == told[0].rule).collect();
    assert_eq!(steps(&window), same);
}

#[test]
fn an_empty_grid_has_nothing_to_give() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Export));
    for subject in 0..8 {
        choose(&mut window, Choice::Subject, subject);
        assert!(window.pages.export.made().is_none(), "{subject}");
        ask(&mut window, ExportMessage::Save);
        assert!(window.files.aside.is_none());
    }
}

#[test]
fn an_export_is_saved_as_it_was_made_and_changes_nothing_else() {
    let folder = Folder::new("export");
    let mut window = open();
    choose(&mut window, Choice::Subject, 0);
    let bytes = made(&window).bytes.clone();
    ask(&mut window, ExportMessage::Save);
    assert!(
        window.files.suggested(&window.shared).ends_with("sudoku.png"),
        "{:?}",
        window.files.suggested(&window.shared)
    );
    let other = window
        .files
        .writing_to(&window.shared, folder.0.join("a.pdf"), false)
        .err()
        .expect("another kind");
    assert_eq!(window.look().say(&other), "The name ends in .pdf, but this is a .png file.");
    let path = folder.0.join("grid.png");
    let writing = save(&mut window, &folder.0.join("grid"), false);
    assert_eq!((&writing.path, &writing.holds), (&path, &Holds::Exported));
    assert_eq!(fs::read(&path).expect("a file"), *bytes);
    assert_eq!(writing.run(), Err(Unsaved::Exists), "nothing is overwritten unasked");
    assert!(window.files.aside.is_none() && window.files.at_hand.is_none());
    assert!(window.files.recent.paths().is_empty(), "it cannot be loaded");
    assert_eq!(title(&window), "Důvod");
    assert!(window.shared.opened.shows(Page::Export), "others can be saved");
}

#[test]
fn the_page_is_walked_and_changed_by_keys() {
    let mut window = open();
    choose(&mut window, Choice::Subject, 0);
    let kind = |window: &Window| window.pages.export.choices.kind().ending();
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Move(Move::Right));
    assert_eq!(kind(&window), "svg");
    key(&mut window, Action::Move(Move::Right));
    key(&mut window, Action::Move(Move::Right));
    assert_eq!(kind(&window), "pdf", "the last one");
    key(&mut window, Action::Move(Move::Up));
    key(&mut window, Action::Move(Move::Right));
    key(&mut window, Action::Move(Move::Right));
    assert!(made(&window).pages.len() > 1);
    key(&mut window, Action::MoveByBlock(Move::Right));
    assert!(sees(&window, &format!("2 / {}", made(&window).pages.len())));
    key(&mut window, FileAction::Save);
    assert!(window.files.aside.is_some(), "what is printed is saved by its own key");
    key(&mut window, Action::Escape);
    assert!(!window.shared.opened.shows(Page::Export) && window.pages.export.made().is_none());
}

#[test]
fn the_graph_is_a_script_that_is_shown_copied_and_saved() {
    let folder = Folder::new("graph");
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Open(Page::Export));
    choose(&mut window, Choice::Subject, crate::export::choices::Subject::Graph as usize);
    let (geometry, puzzle) =
        (Arc::clone(window.shared.session.geometry()), window.shared.session.puzzle().clone());
    let scripts = [
        ("dot", duvod::formats::dot(&geometry, &puzzle, &|words| window.look().say(words))),
        ("col", duvod::formats::dimacs_colouring(&geometry, &puzzle)),
        ("cnf", duvod::formats::dimacs_clauses(&geometry, &puzzle)),
    ];
    for (number, (ending, script)) in scripts.into_iter().enumerate() {
        choose(&mut window, Choice::Script, number);
        assert_eq!(*made(&window).bytes, *script.as_bytes());
        let count = script.lines().count();
        let size = Size::new(1280.0, 3000.0);
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        let first: Vec<&str> = script.lines().take(40).collect();
        assert!(finds(&window, size, &first.join("\n")), "{ending}");
        let more = window.look().say(&words::ExportMoreLines { count: count - 40 }.into());
        assert!(finds(&window, size, &more), "{more}");
        ask(&mut window, ExportMessage::Copy);
        assert_eq!(said(&window).as_deref(), Some("The script is on the clipboard."));
        ask(&mut window, ExportMessage::Save);
        let path = folder.0.join(format!("graph.{ending}"));
        let _ = save(&mut window, &path, false);
        assert_eq!(fs::read_to_string(&path).expect("a file"), script);
    }
}

#[test]
fn a_file_is_made_elsewhere_and_can_be_cancelled() {
    let mut window = open();
    for subject in 0..9 {
        let _ = window.update(Message::Page(PageMessage::Export(ExportMessage::Choose(
            Choice::Subject,
            subject,
        ))));
        assert!(
            work::exporting(&window).is_some() && window.pages.export.made().is_none(),
            "{subject}"
        );
    }
    choose(&mut window, Choice::Subject, 4);
    let typed = |title: &str| {
        Message::Page(PageMessage::Export(ExportMessage::Type(Choice::Title, title.to_owned())))
    };
    let _ = window.update(typed("E"));
    let (late, _) = work::exporting(&window).expect("work");
    let _ = window.update(typed("Ev"));
    let (number, order) = work::exporting(&window).expect("other work");
    assert_ne!(late, number);
    let page = make_unless(order, &Far::default(), &|| false);
    let done = |number, made| Message::Page(PageMessage::Export(ExportMessage::Made(number, made)));
    let _ = window.update(done(late, None));
    assert!(work::exporting(&window).is_some(), "what is late is of no use");
    let _ = window.update(Message::Page(PageMessage::Export(ExportMessage::Save)));
    assert!(window.files.aside.is_none(), "it is not there yet");
    let now = Instant::now() + Duration::from_secs(1);
    let _ = window.update(Message::Tick(now));
    assert!(sees(&window, "Being made…") && sees(&window, "Cancel"));
    let _ = window.update(done(number, page));
    assert!(window.files.aside.is_some(), "it is saved as soon as it is there");
    let _ = window.update(typed("Eva"));
    let (number, order) = work::exporting(&window).expect("work");
    assert!(make_unless(order, &Far::default(), &|| true).is_none());
    let _ = window.update(Message::Page(PageMessage::Export(ExportMessage::Stop)));
    let _ = window.update(done(number, None));
    assert!(work::exporting(&window).is_none() && window.pages.export.made().is_none());
    assert!(sees(&window, "Making it was cancelled."));
    click(&mut window, "Make it");
    make_export(&mut window);
    assert!(window.pages.export.made().is_some());
}
