//! The window, driven without a display.
//!
//! Tasks are not run here: where one would be, the test does its work by hand and sends the same
//! message.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use once_cell::sync::{Lazy, OnceCell};

use iced::advanced::clipboard;
use iced::advanced::renderer::{Headless, Style};
use iced::mouse::Cursor;
use iced::theme::Base;
use iced::{Event, Point, Settings, Size, window};
use iced_test::Simulator;
use iced_test::runtime::{UserInterface, user_interface::Cache};

use super::look::font;
use super::look::layout::FIRST;
use super::{Action, Message, Mode, PanelMessage, Tab, Window, WindowOptions};
use duvod::grid::{Cell, Dimensions, StateText, parse_cell};
use duvod::inference::Options;
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::picture::Scene;
use duvod::session::{Command, Job, Outcome, Progress};

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
    let (number, job) = window.work().expect("work");
    let outcome = run(job);
    let _ = window.update(Message::Finished(number, outcome));
}

/// Does the work to its end.
fn run(job: &Job) -> Outcome {
    job.run(Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None })
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
    simulator(window, FIRST).find(window.look().typeset(text).as_str()).is_ok()
}

/// Clicks on a text, and lets the window react.
fn click(window: &mut Window, text: &str) {
    let shown = window.look().typeset(text);
    let mut screen = simulator(window, FIRST);
    let _ =
        screen.click(shown.as_str()).unwrap_or_else(|_| panic!("{text:?} is not on the screen"));
    let messages: Vec<_> = screen.into_messages().collect();
    for message in messages {
        let _ = window.update(message);
    }
}
