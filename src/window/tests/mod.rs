//! The window, driven without a display.
//!
//! Tasks are not run here: where one would be, the test does its work by hand and sends the same
//! message.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use once_cell::sync::{Lazy, OnceCell};

use iced::advanced::clipboard;
use iced::advanced::renderer::{Headless, Style};
use iced::keyboard::key::{Code, Key, Physical};
use iced::keyboard::{self, Modifiers};
use iced::mouse::Cursor;
use iced::theme::Base;
use iced::{Event, Point, Settings, Size, window};
use iced_test::Simulator;
use iced_test::runtime::{UserInterface, user_interface::Cache};

use super::cards::card::Card;
use super::files::Message as FilesMessage;
use super::look::Look;
use super::look::font;
use super::look::layout::FIRST;
use super::{Action, AnswerAction, BoardAction, FileAction, Message, Mode, PageMessage};
use super::{EntryMode, Go, MainView, Menu, Move, Page, PageAction, PlayAction, Setting, Source};
use super::{PanelMessage, ShowAction, SystemMessage, Tab, Window, WindowOptions};
use duvod::explanation::Strength;
use duvod::grid::{Board, Candidate, Cell, CellSet, Digit, DigitSet, Dimensions, Entry, Geometry};
use duvod::grid::{StateText, parse_cell};
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Level};
use duvod::locale::Locale;
use duvod::message::words;
use duvod::picture::{CellRole, DigitOrigin, Scene};
use duvod::proof::{Fact, RuleId, StepPath};
use duvod::session::{self, Command, Job, Outcome, Progress};
use keeping::Folder;

mod asking;
mod book;
mod clearing;
mod copying;
mod details;
mod edges;
mod entering;
mod exporting;
mod faults;
mod first;
mod games;
mod grids;
mod hints;
mod judging;
mod keeping;
mod laboratory;
mod legend;
mod lists;
mod literature;
mod loading;
mod locks;
mod looks;
mod making;
mod noting;
mod pace;
mod pages;
mod past;
mod pencil;
mod playing;
mod practising;
mod procedure;
mod profiles;
mod proofs;
mod questions;
mod reasons;
mod reviewing;
mod room;
mod saving;
mod sets;
mod setter;
mod setting;
mod several_cells;
mod sheets;
mod slips;
mod solutions;
mod states;
mod steps;
mod tasks;
mod tips;
mod unanswered;
mod walk;
mod widths;
mod wondering;
mod work;

impl Window {
    /// How everything looks and speaks now.
    pub(crate) fn look(&self) -> Look<'_> {
        self.shared.look()
    }
}

/// What is drawn of the grid now.
fn drawn(window: &Window) -> Scene {
    super::scene::scene(window.scene())
}

/// The textbook example, which is the first one of the program.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The same with most of its solution: what takes a while for each open cell is quick here.
const NEARLY: &str =
    "53.67.9126.2195.4819834.5.78.97614.3.268.379.71.9248.69615.728.2.74.9635.4528.1.9";

/// A puzzle that needs a proof by contradiction and many steps.
const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// What a window opens with that speaks English. The words are read once: that takes ten times as long as all else.
static ENGLISH: Lazy<WindowOptions> = Lazy::new(|| {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge").clone();
    let english = Locale::new("en").expect("English");
    let options = WindowOptions::new(Arc::new(knowledge), Options::default(), english);
    options.expect("all languages")
});

/// A window that speaks English.
fn window() -> Window {
    Window::new(&ENGLISH).expect("a window")
}

/// A window with this puzzle in it.
fn with_puzzle(puzzle: &str) -> Window {
    let mut window = window();
    let state = StateText::parse(puzzle, window.shared.session.geometry()).expect("a puzzle");
    let _ = window.shared.session.apply(Command::Load(state.board));
    window.redraw();
    window
}

/// The same with digits written in cells, one after another.
fn begun(puzzle: &str, entries: &[(&str, usize)]) -> Window {
    let mut window = with_puzzle(puzzle);
    for (name, digit) in entries {
        write(&mut window, name, *digit);
    }
    window
}

/// The window with this cell selected.
fn selecting(mut window: Window, name: &str) -> Window {
    act(&mut window, BoardAction::Select(cell(name)));
    window
}

/// What came of work that several tests ask for, by what was asked: it is done once.
struct Known<T>(Mutex<BTreeMap<String, Arc<OnceCell<T>>>>);

impl<T: Clone> Known<T> {
    const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    fn get(&self, asked: String, work: impl FnOnce() -> T) -> T {
        let place = Arc::clone(self.0.lock().expect("what is known").entry(asked).or_default());
        place.get_or_init(work).clone()
    }
}

/// A window with this puzzle, solved.
fn solved(puzzle: &str) -> Window {
    static SOLVED: Known<Outcome> = Known::new();
    let mut window = with_puzzle(puzzle);
    act(&mut window, Action::Solve);
    let (number, job) = window.work().expect("work");
    let outcome = SOLVED.get(puzzle.to_owned(), || run(job));
    let _ = window.update(Message::Finished(number, outcome));
    window
}

/// Asks for something.
fn act(window: &mut Window, act: impl Into<Action>) {
    let _ = window.update(Message::Act(act.into()));
}

/// Hands a command to the session, and lets all screens follow.
fn command(window: &mut Window, command: Command) {
    window.shared.apply(command);
    let _ = window.settle();
}

/// Asks for the solution and does the work.
fn solve(window: &mut Window) {
    act(window, Action::Solve);
    finish(window);
}

/// Does the solving that the window waits for.
fn finish(window: &mut Window) {
    let (number, job) = window.work().expect("work");
    let outcome = run(job);
    let _ = window.update(Message::Finished(number, outcome));
}

/// Does the work to its end.
fn run(job: &Job) -> Outcome {
    job.run(Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None })
}

/// Answers the question to the coach that the window waits for.
fn advise(window: &mut Window) {
    let _ = work::answer(window, work::consultation);
}

/// Asks for a hint, or for a stronger one, and answers that.
fn ask_hint(window: &mut Window) {
    act(window, AnswerAction::Hint);
    advise(window);
}

/// Does the search for the shortest answer that the window waits for.
fn seek(window: &mut Window) {
    let (number, inquiry) = work::inquiry(window).expect("a search");
    let answer = inquiry.run(&|| false).map(Box::new);
    let _ = window.update(Message::Panel(PanelMessage::Answered(number, answer)));
}

/// Does the work that the page of what goes out waits for.
fn make_export(window: &mut Window) {
    if let Some((number, order)) = work::exporting(window) {
        let made = crate::export::make_unless(order, &crate::export::Far::default(), &|| false);
        let _ = window.update(Message::Page(crate::PageMessage::Export(
            super::ExportMessage::Made(number, made),
        )));
    }
    assert!(work::exporting(window).is_none(), "it is made once");
}

/// Something happens about files.
fn files(window: &mut Window, message: FilesMessage) {
    let _ = window.update(Message::Files(message));
}

/// A key asks for something.
fn key(window: &mut Window, act: impl Into<Action>) {
    let _ = window.update(Message::Key(act.into()));
}

/// The words of what was said last.
fn said(window: &Window) -> Option<String> {
    window.shared.notices.said.as_ref().map(|said| window.look().say(&said.words))
}

fn cell(name: &str) -> Cell {
    parse_cell(name, Dimensions::square(9)).expect("a cell")
}

/// Selects a cell and presses the key of a digit.
fn write_at(window: &mut Window, cell: Cell, digit: Digit) {
    act(window, BoardAction::Select(cell));
    act(window, Action::Digit(digit.index()));
}

/// The same by the name of the cell and the number of the digit, from 1.
fn write(window: &mut Window, name: &str, digit: usize) {
    write_at(window, cell(name), Digit::new(digit - 1));
}

/// Writes the digits of a full grid that are missing, but for the last so many.
fn fill(window: &mut Window, full: &Board, but: usize) {
    let open = empty_cells(window);
    let count = open.len().saturating_sub(but);
    for cell in open.into_iter().take(count) {
        write_at(window, cell, full.entry(cell).digit().expect("a digit"));
    }
}

fn board(window: &Window) -> Board {
    window.shared.session.board()
}

fn puzzle(window: &Window) -> &Board {
    window.shared.session.puzzle()
}

fn geometry(window: &Window) -> &Arc<Geometry> {
    window.shared.session.geometry()
}

/// The name of the grid at hand.
fn grid_name(window: &Window) -> &str {
    geometry(window).name()
}

fn mode(window: &Window) -> session::Mode {
    window.shared.session.mode()
}

fn selected(window: &Window) -> Option<Cell> {
    window.shared.session.selected()
}

/// How many digits the puzzle has.
fn givens(window: &Window) -> usize {
    puzzle(window).digits().count()
}

/// What stands in a cell.
fn holds(window: &Window, name: &str) -> Entry {
    board(window).entry(cell(name))
}

fn empty_cells(window: &Window) -> Vec<Cell> {
    let board = board(window);
    geometry(window).cells().filter(|cell| board.entry(*cell).digit().is_none()).collect()
}

/// The card that stands above what the panel says.
fn card(window: &Window) -> Option<&Card> {
    window.shared.notices.card.as_ref()
}

/// The title of the window.
fn title(window: &Window) -> String {
    window.files.title(&window.shared)
}

fn simulator(window: &Window, size: Size) -> Simulator<'_, Message> {
    let fonts = font::FILES.into_iter().map(Into::into).collect();
    let settings = Settings { fonts, default_font: font::REGULAR, ..Settings::default() };
    let mut screen = Simulator::with_size(settings, size, window.view());
    tips::assert_told(&mut screen);
    screen
}

/// Draws the window, on a few pixels: what is on a canvas is made only when it is drawn, and what cannot be drawn panics.
fn paint(window: &Window, size: Size) {
    const SCALE: f32 = 0.125;
    let text_size = Settings::default().default_text_size;
    let renderer = iced::Renderer::new(font::REGULAR, text_size, Some("tiny-skia"));
    let mut renderer = iced::futures::executor::block_on(renderer).expect("a renderer");
    let mut screen = UserInterface::build(window.view(), size, Cache::default(), &mut renderer);
    let now = Event::Window(window::Event::RedrawRequested(Instant::now()));
    let (cursor, mut messages) = (Cursor::Unavailable, Vec::new());
    let _ = screen.update(&[now], cursor, &mut renderer, &mut clipboard::Null, &mut messages);
    let theme = super::widget::theme::theme("", window.look().palette);
    let base = theme.base();
    screen.draw(&mut renderer, &theme, &Style { text_color: base.text_color }, cursor);
    let pixels = Size::new((size.width * SCALE) as u32, (size.height * SCALE) as u32);
    let drawn = renderer.screenshot(pixels, SCALE, base.background_color);
    assert!(drawn.iter().any(|&byte| byte != drawn[0]), "there is something to see");
}

/// What is asked for where the pointer clicks on these places, one after the other; nothing comes of it between them.
fn asked_at(window: &Window, size: Size, places: impl IntoIterator<Item = Point>) -> Vec<Action> {
    let mut screen = simulator(window, size);
    for place in places {
        screen.point_at(place);
        let _ = screen.simulate(iced_test::simulator::click());
    }
    let acts = screen.into_messages().filter_map(|message| match message {
        Message::Act(act) => Some(act),
        _ => None,
    });
    acts.collect()
}

/// Whether this text is on the screen.
fn sees(window: &Window, text: &str) -> bool {
    finds(window, FIRST, text)
}

/// Whether this text is on a screen of this size.
fn finds(window: &Window, size: Size, text: &str) -> bool {
    simulator(window, size).find(window.look().typeset(text).as_str()).is_ok()
}

/// Takes a window of this size with text of this size, in percent.
fn resize(window: &mut Window, size: Size, text: u16) {
    window.shared.appearance.scale_text(text);
    let scale = window.shared.appearance.tell_scale();
    let _ = window.update(Message::System(SystemMessage::Resized(size * (1.0 / scale))));
}

/// Clicks on a text, and lets the window react.
fn click(window: &mut Window, text: &str) {
    click_in(window, FIRST, text);
}

/// Clicks on a text in a window of this size, and lets it react.
fn click_in(window: &mut Window, size: Size, text: &str) {
    let shown = window.look().typeset(text);
    let mut screen = simulator(window, size);
    let _ =
        screen.click(shown.as_str()).unwrap_or_else(|_| panic!("{text:?} is not on the screen"));
    let messages = screen.into_messages().collect();
    take(window, messages);
}

/// Clicks at a place of a window of this size, and lets it react.
fn click_at(window: &mut Window, size: Size, place: Point) {
    let mut screen = simulator(window, size);
    screen.point_at(place);
    let _ = screen.simulate(iced_test::simulator::click());
    let messages = screen.into_messages().collect();
    take(window, messages);
}

/// The window takes what came of a screen.
fn take(window: &mut Window, messages: Vec<Message>) {
    for message in messages {
        let _ = window.update(message);
    }
}

/// That this key is pressed, with others held.
fn pressed(key: &str, code: Code, modifiers: Modifiers) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        key: Key::Character(key.to_lowercase().into()),
        modified_key: Key::Character(key.to_lowercase().into()),
        physical_key: Physical::Code(code),
        location: keyboard::Location::Standard,
        modifiers,
        text: Some(key.into()),
        repeat: false,
    })
}
