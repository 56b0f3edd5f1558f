//! What the window itself takes to react, with a file of many puzzles: whatever may take long is done elsewhere.

use std::collections::BTreeMap;

use super::*;
use crate::export::{Far, make_unless};
use crate::{ExportChoice as Choice, ExportMessage};

/// How many puzzles the file has.
const MANY: usize = 60_000;

/// A window, and the longest that it took to react to each kind of message.
struct Watched {
    window: Window,
    longest: BTreeMap<String, Duration>,
}

impl Watched {
    fn tell(&mut self, name: &str, message: Message) {
        let began = Instant::now();
        let _ = self.window.update(message);
        let took = began.elapsed();
        let longest = self.longest.entry(name.to_owned()).or_default();
        *longest = took.max(*longest);
    }

    fn act(&mut self, act: Action) {
        self.tell(&format!("{act:?}"), Message::Act(act));
    }

    fn export(&mut self, message: ExportMessage) {
        self.tell(&format!("{message:?}"), Message::Page(PageMessage::Export(message)));
    }

    /// Does what the page of what goes out waits for, and says whether it waited for anything.
    fn make(&mut self) -> bool {
        let Some((number, order)) = work::exporting(&self.window) else { return false };
        let made = make_unless(order, &Far::default(), &|| false);
        self.tell("made", Message::Page(PageMessage::Export(ExportMessage::Made(number, made))));
        true
    }
}

#[test]
fn nothing_is_made_where_the_window_reacts() {
    let mut window = solved(HARD);
    let text = format!("{HARD}\n").repeat(MANY);
    super::loading::load(&mut window, Source::Clipboard, &text);
    let mut watched = Watched { window, longest: BTreeMap::new() };
    for _ in 0..50 {
        watched.act(Action::Move(Move::Down));
        watched.act(Action::Puzzle(Go::On));
    }
    watched.act(Action::Type('9'));
    watched.act(Action::Escape);
    for page in [Page::Maker, Page::Preferences, Page::Laboratory, Page::Puzzles] {
        watched.act(Action::Open(page));
        watched.act(Action::Move(Move::Down));
        watched.act(Action::Escape);
    }
    watched.act(Action::Place(MainView::RuleBook));
    watched.act(Action::Move(Move::Down));
    watched.act(Action::Place(MainView::Grid));
    watched.act(Action::Open(Page::Export));
    for subject in 0..9 {
        watched.export(ExportMessage::Choose(Choice::Subject, subject));
        for letter in ["E", "Ev", "Eva", ""] {
            watched.export(ExportMessage::Type(Choice::Title, letter.to_owned()));
            assert!(work::exporting(&watched.window).is_some(), "{subject}: it is made elsewhere");
        }
        assert!(watched.make() && !watched.make(), "{subject}: once");
    }
    watched.export(ExportMessage::Choose(Choice::Subject, 1));
    watched.export(ExportMessage::Choose(Choice::Source, 2));
    watched.export(ExportMessage::Type(Choice::Range, "1-1000".to_owned()));
    for choice in [Choice::Solution, Choice::Code, Choice::PerPage] {
        watched.export(ExportMessage::Choose(choice, 1));
        assert!(work::exporting(&watched.window).is_some(), "{choice:?}: it is made elsewhere");
    }
    assert!(watched.make());
    assert!(watched.window.pages.export.made().is_some_and(|made| made.pages.len() > 500));
    let mut longest: Vec<_> = watched.longest.into_iter().collect();
    longest.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
    for (name, took) in longest.iter().take(8) {
        println!("{:6.1} ms {:.90}", took.as_secs_f64() * 1000.0, name);
    }
}
