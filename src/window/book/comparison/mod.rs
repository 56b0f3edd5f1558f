//! Two profiles compared: the puzzle at hand is solved by both, in the background, and what came of it stands side by side.
//!
//! What came of it is shown as long as the puzzle and the rules of both profiles are those that it was found for.

mod view;
mod work;

use std::time::{Duration, Instant};

use iced::Task;

use crate::action::Go;
use crate::background::{Pending, Waiting};
use crate::widget::unfolding::Sought;
pub(crate) use view::{Named, view};
pub use work::{Compared, Contest};

/// Something that happened where profiles are compared.
#[derive(Clone, Debug)]
pub enum Message {
    /// The list of the first profiles, or of the second ones, is to be opened, or closed.
    Open(usize),
    /// What is looked for in the open list.
    Seek(String),
    /// The profile with this number is to be on that side.
    Choose(usize, usize),
    /// Both are to be compared.
    Compare,
    /// The comparison is to be given up.
    Cancel,
    /// The comparison with this number came to its end.
    Done(u64, Option<Compared>),
}

/// What is compared, and what came of it.
#[derive(Debug, Default)]
pub(crate) struct Comparison {
    /// The names of the profiles, once they were chosen.
    chosen: [Option<String>; 2],
    /// Which list is open, and what is looked for in it.
    open: Option<usize>,
    sought: Sought,
    /// The side that arrow keys change.
    side: usize,
    running: Waiting<Contest>,
    found: Option<(Contest, Compared)>,
}

impl Comparison {
    /// The profiles that are compared: that in use with the default one, or with the first other one.
    pub(crate) fn profiles(&self, names: &[String], in_use: &str) -> [usize; 2] {
        let place = |name: &str| names.iter().position(|other| other == name);
        let chosen = |side: usize| self.chosen[side].as_deref().and_then(place);
        let first = chosen(0).or_else(|| place(in_use)).unwrap_or(0);
        let second =
            chosen(1).unwrap_or_else(|| usize::from(first == 0).min(names.len().max(1) - 1));
        [first, second]
    }

    /// Opens the list of a side, or closes it.
    pub(crate) fn open(&mut self, side: usize) {
        self.open = (self.open != Some(side)).then_some(side);
        self.side = side;
        self.sought.clear();
    }

    /// Closes the open list; false if none was open.
    pub(crate) fn leave_list(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// Looks for profiles.
    pub(crate) fn seek(&mut self, sought: String) {
        self.sought.seek(sought);
    }

    /// Takes a profile for a side.
    pub(crate) fn choose(&mut self, side: usize, name: Option<&String>) {
        self.chosen[side] = name.cloned();
    }

    /// Whether profiles were compared already, or are.
    pub(crate) fn is_begun(&self) -> bool {
        self.running.is_going() || self.found.is_some()
    }

    /// Changes the other side from now on.
    pub(crate) fn turn_side(&mut self) {
        self.side = 1 - self.side;
        self.open = None;
    }

    /// The side that keys change, and the profile that an arrow chooses there.
    pub(crate) fn beside(&mut self, names: &[String], at: [usize; 2], go: Go) -> (usize, usize) {
        (self.side, self.sought.walk(names, at[self.side], go))
    }

    /// Whether a list of profiles is open.
    pub(crate) fn has_list(&self) -> bool {
        self.open.is_some()
    }

    /// Compares, as work with this number.
    pub(crate) fn start(&mut self, number: u64, contest: Contest) -> Task<Message> {
        let task = self.running.start(number, contest, Contest::run);
        task.map(|(number, compared)| Message::Done(number, compared))
    }

    /// The comparison that goes on, with its number.
    pub(crate) fn running(&self) -> Option<(u64, &Contest)> {
        self.running.waited()
    }

    /// Takes what came of it, if it is still waited for.
    pub(crate) fn take(&mut self, number: u64, compared: Option<Compared>) {
        let contest = self.running.end(number);
        if let Some(found) = contest.zip(compared) {
            self.found = Some(found);
        }
    }

    /// Compares no longer; false if it did not.
    pub(crate) fn cancel(&mut self) -> bool {
        self.running.leave()
    }

    /// Takes note of the time.
    pub(crate) fn poll(&mut self, now: Instant) {
        self.running.poll(now);
    }

    fn elapsed(&self) -> Duration {
        self.running.now().map_or(Duration::ZERO, Pending::elapsed)
    }

    /// What came of comparing the same.
    pub(crate) fn found(&self, wanted: &Contest) -> Option<&Compared> {
        self.found.as_ref().filter(|(contest, _)| contest.is_of(wanted)).map(|(_, found)| found)
    }
}
