//! How hard the puzzles of a list are: found out one after the other in the background, and the order and the choice of the
//! list by what was found.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

use crate::background::{Inbox, Rated, Rater, Waiting};
use crate::sources::Found;
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Level};

/// How often the list is put in order while ratings come.
const PAUSE: Duration = Duration::from_secs(2);

/// What is known of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// Nothing yet.
    Nothing,
    /// It has not exactly one solution.
    NotOne,
    /// How hard it is.
    Rated(Rated),
}

/// By what the list is in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Column {
    /// As the file has it.
    #[default]
    Number,
    /// By level, and within it by score.
    Level,
    /// By score.
    Score,
    /// By the rating of Sudoku Explainer.
    Explainer,
    /// By the hardest rule, in the order of the profile.
    Hardest,
}

impl Column {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 5] =
        [Self::Number, Self::Level, Self::Score, Self::Explainer, Self::Hardest];
}

/// Which puzzles are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// Those of a level.
    Level(Level),
    /// Those of which no level is known.
    NoLevel,
}

/// The ratings of a list, and its order.
#[derive(Debug, Default)]
pub(crate) struct Ratings {
    /// By place; empty until something is rated.
    known: Vec<Known>,
    /// How many of them are known.
    pub(crate) done: usize,
    /// What is being rated comes here.
    work: Waiting<Inbox<(usize, Known)>>,
    /// The rules by which they were rated, and their places in the profile.
    rules: Option<Options>,
    /// The hardest rules that occurred.
    hardest: BTreeSet<duvod::proof::RuleId>,
    listed: Vec<duvod::proof::RuleId>,
    pub(crate) column: Column,
    /// Whether the last comes first.
    pub(crate) is_falling: bool,
    pub(crate) only: Option<Only>,
    /// The places in the order in which they are listed; nothing if that is the order of the file.
    order: Option<Vec<u32>>,
    /// When they were put in order.
    ordered: Option<Instant>,
}

/// Puzzles to be rated: at these places, and by what.
pub(crate) struct ListOrder {
    found: Arc<Found>,
    places: Vec<usize>,
    rater: Option<Rater>,
}

impl ListOrder {
    /// Rates one after the other.
    pub(crate) fn run(&self, put: &dyn Fn(usize, Known), stopped: &dyn Fn() -> bool) {
        let Some(rater) = &self.rater else { return };
        for &place in &self.places {
            let Some(listed) = self.found.listed.get(place) else { continue };
            let Some(board) = listed.board(&self.found.geometry) else { continue };
            let rated = rater.rate(&board, stopped);
            if stopped() {
                return;
            }
            put(place, rated.map_or(Known::NotOne, Known::Rated));
        }
    }
}

impl Ratings {
    /// What is to be rated: what is not known yet, by these rules.
    pub(crate) fn order(
        &mut self,
        found: &Arc<Found>,
        knowledge: &Arc<Knowledge>,
        rules: &Options,
    ) -> ListOrder {
        if self.rules.as_ref() != Some(rules) {
            (self.known, self.done) = (vec![Known::Nothing; found.listed.len()], 0);
            self.rules = Some(rules.clone());
            self.hardest.clear();
            let profile = knowledge.profile(&rules.profile);
            self.listed = profile.map(|profile| profile.listed.clone()).unwrap_or_default();
        }
        let is_open = |place: &usize| {
            self.known[*place] == Known::Nothing && found.listed[*place].cells.is_ok()
        };
        // What is listed is rated first.
        let mut places: Vec<usize> = (0..found.listed.len()).filter(is_open).collect();
        if let Some(order) = &self.order {
            let shown: BTreeSet<u32> = order.iter().copied().collect();
            places.sort_by_key(|place| !shown.contains(&(*place as u32)));
        }
        let rater = Rater::new(knowledge, &found.geometry, rules);
        ListOrder { found: Arc::clone(found), places, rater }
    }

    /// Rates as work with this number; the task gives the number when it has come to its end.
    pub(crate) fn start(&mut self, number: u64, order: ListOrder) -> Task<u64> {
        let task = self.work.start(number, Inbox::default(), move |inbox, stopped| {
            order.run(&|place, known| inbox.put((place, known)), stopped);
            Some(())
        });
        task.map(|(number, _)| number)
    }

    /// Whether puzzles are being rated.
    pub(crate) fn is_working(&self) -> bool {
        self.work.is_going()
    }

    /// The number of the work that goes on.
    #[cfg(test)]
    pub(crate) fn number(&self) -> Option<u64> {
        self.work.waited().map(|(number, _)| number)
    }

    /// Whether something is known.
    pub(crate) fn is_some(&self) -> bool {
        !self.known.is_empty()
    }

    /// Takes what has come by now.
    pub(crate) fn poll(&mut self, now: Instant) {
        let Some(inbox) = self.work.asked() else { return };
        let came = inbox.take();
        let is_new = !came.is_empty();
        for (place, known) in came {
            self.put(place, known);
        }
        let is_due = self.ordered.is_none_or(|at| now.saturating_duration_since(at) >= PAUSE);
        if is_new && is_due && self.order.is_some() {
            self.arrange();
            self.ordered = Some(now);
        }
    }

    /// Takes what is known of a place.
    pub(crate) fn put(&mut self, place: usize, known: Known) {
        if let Some(slot) = self.known.get_mut(place) {
            self.done += usize::from(*slot == Known::Nothing);
            *slot = known;
            if let Known::Rated(rated) = known {
                self.hardest.extend(rated.hardest);
            }
        }
    }

    /// The work with this number has come to its end.
    pub(crate) fn end(&mut self, number: u64) {
        if self.work.waited().is_some_and(|(waited, _)| waited == number) {
            self.stop();
        }
    }

    /// Rates no more; what has come stays.
    pub(crate) fn stop(&mut self) {
        self.poll(Instant::now());
        let _ = self.work.leave();
        self.arrange();
    }

    /// The same for when the list is open again: nothing is being rated, and all are listed in the order of the file.
    pub(super) fn at_rest(mut self) -> Self {
        self.stop();
        (self.column, self.is_falling, self.only) = (Column::Number, false, None);
        self.arrange();
        self
    }

    /// What is known of a place.
    pub(crate) fn of(&self, place: usize) -> Known {
        self.known.get(place).copied().unwrap_or(Known::Nothing)
    }

    /// The level of what has a place, if it is known.
    pub(crate) fn level(&self, place: usize) -> Option<Level> {
        match self.of(place) {
            Known::Rated(rated) => rated.level,
            Known::Nothing | Known::NotOne => None,
        }
    }

    /// The hardest rules of the puzzles.
    pub(crate) fn hardest(&self) -> impl Iterator<Item = duvod::proof::RuleId> {
        self.hardest.iter().copied()
    }

    /// The levels that occur, with how many puzzles have them.
    pub(crate) fn levels(&self) -> Vec<(Only, usize)> {
        let all = Level::ALL.map(Only::Level).into_iter().chain([Only::NoLevel]);
        let count = |only| self.known.iter().filter(|known| lets(only, **known)).count();
        all.map(|only| (only, count(only))).filter(|(_, count)| *count > 0).collect()
    }

    /// Puts the list in order by a column; the other way round if it is by that already.
    pub(crate) fn sort(&mut self, column: Column) {
        self.is_falling = self.column == column && !self.is_falling;
        self.column = column;
        self.arrange();
    }

    /// Lists only some; all if those are listed already.
    pub(crate) fn filter(&mut self, only: Only) {
        self.only = (self.only != Some(only)).then_some(only);
        self.arrange();
    }

    /// The places in the order in which they are listed; nothing if that is the order of the file.
    pub(crate) fn places(&self) -> Option<&[u32]> {
        self.order.as_deref()
    }

    fn arrange(&mut self) {
        if self.only.is_none() && self.column == Column::Number && !self.is_falling {
            self.order = None;
            return;
        }
        let is_listed =
            |place: &u32| self.only.is_none_or(|only| lets(only, self.of(*place as usize)));
        let mut order: Vec<u32> = (0..self.known.len() as u32).filter(is_listed).collect();
        order.sort_by(|one, other| self.compare(*one as usize, *other as usize));
        self.order = Some(order);
    }

    /// What is not known comes last.
    fn compare(&self, one: usize, other: usize) -> Ordering {
        let rated = |place| match self.of(place) {
            Known::Rated(rated) => Some(rated),
            Known::Nothing | Known::NotOne => None,
        };
        let place = |rule| self.listed.iter().position(|listed| *listed == rule);
        let key = |rated: Rated| match self.column {
            Column::Number => Some((0, 0)),
            Column::Level => rated.level.map(|level| (level as u64, rated.score)),
            Column::Score => Some((rated.score, 0)),
            Column::Explainer => rated.explainer.map(|er| (u64::from(er), rated.score)),
            Column::Hardest => {
                let place = rated.hardest.and_then(place);
                place.map(|place| (place as u64, rated.score))
            }
        };
        let turned = |order: Ordering| if self.is_falling { order.reverse() } else { order };
        if self.column == Column::Number {
            return turned(one.cmp(&other));
        }
        match (rated(one).and_then(key), rated(other).and_then(key)) {
            (Some(first), Some(second)) => turned(first.cmp(&second)).then(one.cmp(&other)),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => one.cmp(&other),
        }
    }
}

/// Whether a puzzle of which this is known is listed; what is not rated yet has no level either, but is not counted.
fn lets(only: Only, known: Known) -> bool {
    match (only, known) {
        (Only::Level(level), Known::Rated(rated)) => rated.level == Some(level),
        (Only::NoLevel, Known::Rated(rated)) => rated.level.is_none(),
        (Only::NoLevel, Known::NotOne) => true,
        _ => false,
    }
}
