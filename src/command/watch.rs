//! The patience of a command: how many positions the exact solver may look at, and what a terminal shows meanwhile.

use std::cell::Cell;
use std::time::Instant;

use super::failure::Failure;
use super::streams::Streams;
use duvod::grid::Geometry;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::search::{Budget, Undecided};

/// How many nodes the exact solver may look at for a puzzle when nothing else is said.
pub(super) const NODES: u64 = 20_000_000;

/// How often what looks for steps may ask whether to go on, for a puzzle or a question about it: once for so many positions that
/// the exact solver may look at. For [`NODES`] that is ten times as often as any classic puzzle known takes.
const NODES_OF_A_LOOK: u64 = 100;

/// How often it may ask however few positions there may be: enough for nearly all puzzles.
const FEWEST_LOOKS: u64 = 10_000;

/// So many times as often on another grid than the classic one: there reasoning takes longer. A few minutes, where it comes to
/// nothing.
const LONGER: u64 = 20;

/// So many times as often Sudoku Explainer may ask while it rates a puzzle: for the hardest classic puzzles known it takes many
/// seconds, and asks all the time.
const LONGER_OF_EXPLAINER: u64 = 20;

/// How long what looks for steps may look: not in seconds, so that it is the same on every machine, but in how often it
/// asks whether to stop.
pub(super) struct Patience {
    left: Cell<u64>,
}

impl Patience {
    /// That with one puzzle on the classic grid, when the exact solver may look at so many positions.
    pub(super) fn new(nodes: u64) -> Self {
        Self::of(1, nodes)
    }

    /// That with one puzzle on this grid.
    pub(super) fn on(geometry: &Geometry, nodes: u64) -> Self {
        Self::of(if geometry.is_classic() { 1 } else { LONGER }, nodes)
    }

    /// That with the rating of a puzzle by Sudoku Explainer.
    pub(super) fn of_explainer(nodes: u64) -> Self {
        Self::of(LONGER_OF_EXPLAINER, nodes)
    }

    /// That of so many times as many looks.
    fn of(times: u64, nodes: u64) -> Self {
        let looks = (nodes / NODES_OF_A_LOOK).saturating_mul(times);
        Self { left: Cell::new(looks.max(FEWEST_LOOKS)) }
    }

    /// Counts a question whether to stop, and answers it; once the answer is yes, it stays that.
    pub(super) fn is_over(&self) -> bool {
        self.left.set(self.left.get().saturating_sub(1));
        self.has_ended()
    }

    /// Says whether the answer has been yes.
    pub(super) const fn has_ended(&self) -> bool {
        self.left.get() == 0
    }
}

/// Says what was given up: looking for steps, or else looking at as many positions as might be.
pub(super) fn given_up(patience: &Patience, nodes: u64) -> Message {
    if patience.has_ended() {
        words::ErrorSpentOnSteps.into()
    } else {
        words::ErrorSpent { count: nodes }.into()
    }
}

/// What a command may spend on a puzzle, and what it shows on a terminal while it does. A command has one puzzle, or works
/// on each of many with a patience of its own.
pub(super) struct Watch {
    /// The most nodes of the exact solver for a puzzle, or for each solution where several are asked for.
    pub(super) nodes: u64,
    patience: Patience,
    /// That with the rating of Sudoku Explainer.
    explainer: Patience,
    began: Instant,
    /// The last second that was shown.
    shown: Cell<u64>,
    /// In which language it is said how long it has taken, and where; none where nobody would see it.
    seen: Option<(Locale, Streams)>,
}

impl Watch {
    /// A watch that says in this language how long it has taken, where somebody sees it.
    pub(super) fn new(nodes: u64, locale: &Locale, streams: &Streams) -> Self {
        let (patience, explainer) = (Patience::new(nodes), Patience::of_explainer(nodes));
        let seen = streams.progress_is_seen.then(|| (locale.clone(), streams.clone()));
        Self { nodes, patience, explainer, began: Instant::now(), shown: Cell::new(0), seen }
    }

    /// The same with a patience of its own, for a puzzle on this grid.
    pub(super) fn renewed(&self, geometry: &Geometry) -> Self {
        let &Self { nodes, began, .. } = self;
        let patience = Patience::on(geometry, nodes);
        let explainer = Patience::of_explainer(nodes);
        let shown = Cell::new(self.shown.get());
        Self { nodes, patience, explainer, began, shown, seen: self.seen.clone() }
    }

    /// To be called often from within long work, as what asks whether to stop: shows the seconds.
    pub(super) fn look(&self) -> bool {
        self.show_seconds();
        self.patience.is_over()
    }

    /// To be called from within the rating of Sudoku Explainer; as [`Watch::look`].
    pub(super) fn look_at_explainer(&self) -> bool {
        self.show_seconds();
        self.explainer.is_over()
    }

    /// To be called often from within long work that is bounded by itself: shows the seconds, and never stops it.
    pub(super) fn never_stops(&self) -> bool {
        self.show_seconds();
        false
    }

    fn show_seconds(&self) {
        if self.seen.is_some() {
            let seconds = self.began.elapsed().as_secs();
            if seconds > self.shown.replace(seconds) {
                self.show(&words::ProgressSeconds { seconds }.into());
            }
        }
    }

    /// Asks the exact solver something within the budget.
    pub(super) fn within<T>(
        &self,
        question: impl FnOnce(&mut Budget<'_>) -> Result<T, Undecided>,
    ) -> Result<T, Failure> {
        let answer = question(&mut Budget::nodes(self.nodes).until(&|| self.never_stops()));
        self.end();
        answer.map_err(|Undecided| self.spent())
    }

    /// Says whether what looks for steps has been stopped.
    pub(super) const fn has_ended(&self) -> bool {
        self.patience.has_ended()
    }

    /// That it was given up, and what.
    pub(super) fn spent(&self) -> Failure {
        let ended = if self.explainer.has_ended() { &self.explainer } else { &self.patience };
        Failure::Spent(given_up(ended, self.nodes))
    }

    /// Takes away what was shown.
    pub(super) fn end(&self) {
        if self.shown.replace(0) > 0 {
            self.clear();
        }
    }

    /// Shows on a terminal how far long work has come, over what was shown before.
    pub(super) fn show(&self, message: &Message) {
        if let Some((locale, streams)) = &self.seen {
            streams.show(locale.say(message));
        }
    }

    /// Takes away what [`Watch::show`] has shown.
    pub(super) fn clear(&self) {
        if let Some((_, streams)) = &self.seen {
            streams.show("");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use super::*;
    use duvod::knowledge::Knowledge;

    #[test]
    fn what_is_shown_is_taken_away_and_goes_where_errors_go() {
        let shared = Arc::new(Mutex::new(Vec::new()));
        let (locale, errors) = (Locale::new("en").expect("a language"), Sink(Arc::clone(&shared)));
        let mut streams = Streams::new(io::empty(), io::sink(), errors);
        let count = Message::from(words::ProgressSteps { count: 7_usize });
        for seen in [false, true] {
            streams.progress_is_seen = seen;
            let watch = Watch::new(1, &locale, &streams);
            watch.show(&count);
            watch.clear();
            let shown = format!("\r{}\u{1b}[K\r\u{1b}[K", locale.say(&count));
            let expected = if seen { shown.into_bytes() } else { Vec::new() };
            assert_eq!(*shared.lock().expect("nobody panicked"), expected);
        }
    }

    /// What is written to it is shared.
    struct Sink(Arc<Mutex<Vec<u8>>>);

    impl Write for Sink {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panicked").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn patience_ends_and_stays_ended() {
        const LOOKS: u64 = NODES / NODES_OF_A_LOOK;
        let patience = Patience::new(NODES);
        assert_eq!((0..LOOKS).take_while(|_| !patience.is_over()).count() as u64, LOOKS - 1);
        assert!(patience.is_over() && patience.has_ended());
        assert_eq!(given_up(&patience, 7), words::ErrorSpentOnSteps.into());
        let grid =
            |name: &str| Knowledge::embedded().expect("the knowledge").grid_of(name).expect(name);
        let on = |name: &str| Patience::on(&grid(name), NODES).left.get();
        assert_eq!([on("9x9"), on("9x9+x")], [LOOKS, LONGER * LOOKS]);
        assert_eq!([on("16x16"), on("9x9+killer-cage:A1B1:3")], [LONGER * LOOKS; 2]);
        assert_eq!(Patience::new(2 * NODES).left.get(), 2 * LOOKS);
        let none = Patience::new(0);
        assert_eq!(none.left.get(), FEWEST_LOOKS);
        assert_eq!(given_up(&none, 7), words::ErrorSpent { count: 7_u64 }.into());
    }
}
