//! A walk at random through all pages, with a file of many puzzles: nothing panics, and what the window itself takes to react
//! and to draw is found out.

use std::collections::BTreeMap;

use super::*;
use crate::export::{Far, make_unless};
use crate::{Ask, ExportChoice, ExportMessage};

/// How many puzzles the file has.
const MANY: usize = 60_000;

/// How many of the examples are loaded.
const EXAMPLES: usize = 40;

const MOVES: [Move; 4] = [Move::Left, Move::Right, Move::Up, Move::Down];

const WAYS: [Go; 4] = [Go::First, Go::Back, Go::On, Go::Last];

const PAGES: [Page; 9] = [
    Page::Preferences,
    Page::Keys,
    Page::About,
    Page::Puzzles,
    Page::Maker,
    Page::Export,
    Page::Laboratory,
    Page::Past,
    Page::Solutions,
];

const MENUS: [Menu; 4] = [Menu::Examples, Menu::Files, Menu::Formats, Menu::More];

const DEEDS: [PlayAction; 10] = [
    PlayAction::PlayOrEdit,
    PlayAction::NextEntry,
    PlayAction::FillMarks,
    PlayAction::ClearMarks,
    PlayAction::Check,
    PlayAction::Undo,
    PlayAction::Redo,
    PlayAction::Pause,
    PlayAction::Singles,
    PlayAction::Entry(EntryMode::Digits),
];

const PLAIN: [Action; 25] = [
    Action::Answer(AnswerAction::Wonder),
    Action::Answer(AnswerAction::WhyNot),
    Action::Enter,
    Action::Clear,
    Action::NextTab,
    Action::Answer(AnswerAction::Unfold),
    Action::Answer(AnswerAction::Fold),
    Action::Answer(AnswerAction::Hint),
    Action::Answer(AnswerAction::AnotherHint),
    Action::Answer(AnswerAction::AllSteps),
    Action::Answer(AnswerAction::Review),
    Action::Answer(AnswerAction::Judge),
    Action::Answer(AnswerAction::TakeBack),
    Action::Answer(AnswerAction::NextFilter),
    Action::Answer(AnswerAction::TellExplainer),
    Action::Answer(AnswerAction::OtherAnswer),
    Action::Show(ShowAction::ToggleTheme),
    Action::Show(ShowAction::TogglePanel),
    Action::Answer(AnswerAction::RuleAtHand),
    Action::Answer(AnswerAction::ToggleDetails),
    Action::Board(BoardAction::ToggleLegend),
    Action::Show(ShowAction::StepText(true)),
    Action::Show(ShowAction::PlainText),
    Action::Show(ShowAction::NextLanguage),
    Action::Board(BoardAction::ClearSolution),
];

/// Numbers drawn by lot: `SplitMix64`.
struct Lot(u64);

impl Lot {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((number ^ (number >> 31)) % count as u64).expect("a small number")
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// An act on a grid of so many cells and digits: mostly of those that people do all the time.
    fn act(&mut self, size: (usize, usize)) -> Action {
        match self.below(21) {
            0..4 => Action::Move(self.of(&MOVES)),
            4..6 => Action::Board(BoardAction::Select(Cell::new(self.below(size.0)))),
            6 => Action::Digit(self.below(size.1)),
            7 => Action::Go(self.of(&WAYS)),
            8 => Action::Play(self.of(&DEEDS)),
            9 => Action::Puzzle(self.of(&WAYS)),
            10 => Action::Answer(AnswerAction::Tab(self.of(&Tab::ALL))),
            11 => Action::Open(self.of(&PAGES)),
            12 => Action::Place(self.of(&MainView::ALL)),
            13 => Action::Solve,
            14 => Action::Escape,
            15 => Action::Toggle(self.of(&MENUS)),
            16 => Action::Type(self.of(&['x', '9', 'e'])),
            17 => Action::Set(self.of(&Setting::ALL), self.below(3)),
            18 => Action::Book(self.of(&[Ask::Search, Ask::Profiles, Ask::Shift(true)])),
            // Examples are of many grids.
            19 if self.below(4) == 0 => Action::File(FileAction::Example(self.below(EXAMPLES))),
            _ => self.of(&PLAIN),
        }
    }
}

/// A window, and the longest that it took for each kind of thing.
struct Walk {
    window: Window,
    lot: Lot,
    longest: BTreeMap<String, Duration>,
}

impl Walk {
    fn tell(&mut self, name: &str, message: Message) {
        let began = Instant::now();
        let _ = self.window.update(message);
        self.note(name.to_owned(), began);
    }

    fn note(&mut self, name: String, began: Instant) {
        let took = began.elapsed();
        let longest = self.longest.entry(name).or_default();
        *longest = took.max(*longest);
    }

    /// Presses the mouse anywhere, on whatever is there.
    fn press(&mut self) {
        let place = |lot: &mut Lot, room: f32| lot.below(room as usize) as f32;
        let at = Point::new(place(&mut self.lot, FIRST.width), place(&mut self.lot, FIRST.height));
        let mut screen = simulator(&self.window, FIRST);
        screen.point_at(at);
        let _ = screen.simulate(iced_test::simulator::click());
        let messages: Vec<_> = screen.into_messages().collect();
        for message in messages {
            self.tell("a press", message);
        }
    }

    /// Does some of the work that the window waits for; the rest is left, and often cancelled by what comes next.
    fn work(&mut self) {
        if let Some((number, job)) = self.window.work() {
            let outcome = run(job);
            self.tell("solved", Message::Finished(number, outcome));
        }
        if let Some((number, inquiry)) = work::inquiry(&self.window) {
            let answer = inquiry.run(&|| false).map(Box::new);
            self.tell("answered", Message::Panel(PanelMessage::Answered(number, answer)));
        }
        let questions = [work::consultation, work::wondering, work::listing, work::reviewing];
        for question in questions {
            if let Some((number, question)) = question(&self.window) {
                let advice = question.run(&|| false).map(Box::new);
                self.tell("advised", Message::Panel(PanelMessage::Advised(number, advice)));
            }
        }
        if let Some((number, order)) = work::exporting(&self.window) {
            let made = make_unless(order, &Far::default(), &|| false);
            self.tell(
                "exported",
                Message::Page(PageMessage::Export(ExportMessage::Made(number, made))),
            );
        }
        if let Some((number, exhibition)) = work::exhibition(&self.window) {
            let exhibits = exhibition.run(&|| false);
            self.tell("exhibited", Message::Book(crate::book::Message::Prepared(number, exhibits)));
        }
        if let Some((number, search)) = work::solution_search(&self.window) {
            let found = search.run(&|| false).map(Box::new);
            self.tell("searched", Message::Board(crate::BoardMessage::Found(number, found)));
        }
    }

    fn draw(&mut self, number: usize) {
        let size = self.lot.of(&[FIRST, Size::new(1920.0, 1080.0), Size::new(820.0, 620.0)]);
        let began = Instant::now();
        paint(&self.window, size);
        let opened = &self.window.shared.opened;
        let page = opened.page.as_ref().map(|open| open.page);
        let page = format!("drawing {:?} {page:?}", opened.place);
        if number > 0 {
            self.note(page, began);
        }
    }
}

/// So many acts, drawn by lot from a seed, with a file of many puzzles.
fn walk(acts: usize, seed: u64) {
    let mut window = with_puzzle(EASY);
    let text = format!("{EASY}\n{NEARLY}\n{HARD}\n").repeat(MANY / 3);
    super::loading::load(&mut window, Source::Clipboard, &text);
    walk_in(window, acts, seed);
}

/// So many acts on this grid, beside a file of a few puzzles of it.
fn walk_on(name: &str, acts: usize, seed: u64) {
    println!("found: walking on {name} from {seed}");
    let mut window = window();
    super::grids::choose(&mut window, name);
    let mut puzzles = Vec::new();
    for _ in 0..2 {
        let _ = super::grids::play(&mut window);
        puzzles.push(duvod::formats::print_line(puzzle(&window), geometry(&window)));
    }
    let lines: Vec<String> =
        puzzles.iter().map(|line| format!("{line} # grid: {name}\n")).collect();
    let text = lines.concat();
    super::loading::load(&mut window, Source::Clipboard, &text);
    assert!(window.files.list.is_some(), "{name}: {:?}", card(&window));
    act(&mut window, Action::Puzzle(Go::First));
    walk_in(window, acts, seed);
}

fn walk_in(window: Window, acts: usize, seed: u64) {
    let mut walk = Walk { window, lot: Lot(seed), longest: BTreeMap::new() };
    for number in 0..acts {
        let geometry = walk.window.shared.session.geometry();
        let size = (geometry.cell_count(), geometry.column_count());
        let act = walk.lot.act(size);
        let name = format!("{act:?}");
        let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
        let by_key = walk.lot.below(2) == 0;
        walk.tell(&name, if by_key { Message::Key(act) } else { Message::Act(act) });
        if walk.lot.below(100) == 0 {
            let subject = walk.lot.below(9);
            let choose = ExportMessage::Choose(ExportChoice::Subject, subject);
            walk.tell("choosing what goes out", Message::Page(PageMessage::Export(choose)));
        }
        if walk.lot.below(3) == 0 {
            walk.work();
        }
        if walk.lot.below(8) == 0 {
            walk.press();
        }
        if number % 10 == 0 {
            walk.draw(number);
        }
    }
    let mut longest: Vec<_> = walk.longest.into_iter().collect();
    longest.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
    for (name, took) in longest.iter().take(12) {
        println!("found: {:6.1} ms at most, {name}", took.as_secs_f64() * 1000.0);
    }
}

#[test]
fn nothing_breaks_on_a_walk_at_random() {
    walk(300, 20_261_126);
}

/// The names of the grids to walk on.
fn grids() -> Vec<String> {
    let combined = super::grids::COMBINED.map(str::to_owned);
    super::grids::bundled().into_iter().chain(combined).collect()
}

#[test]
fn nothing_breaks_on_a_walk_on_any_grid() {
    let acts = std::env::var("DUVOD_WALK").ok().and_then(|acts| acts.parse().ok()).unwrap_or(100);
    let only = std::env::var("DUVOD_WALK_ON").ok();
    let grids = grids().into_iter().filter(|name| only.as_ref().is_none_or(|only| only == name));
    for (seed, name) in grids.enumerate() {
        walk_on(&name, acts, seed as u64 + 1);
    }
}

#[test]
#[ignore = "takes minutes"]
fn nothing_breaks_on_a_long_walk_at_random() {
    walk(5000, 1);
}
