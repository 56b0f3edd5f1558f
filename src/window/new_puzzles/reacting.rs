//! New puzzles: making them, their keys, and what their events come to.

use std::sync::Arc;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;

use super::batch::Batch;
use super::choices::Known;
use super::{Event, Maker, Message, SOUGHT_FIELD, sets};
use crate::action::{Action, Move, Page, PlayAction};
use crate::cards::card::Trouble;
use crate::cards::question::works_everywhere;
use crate::persistence::Kept;
use crate::shared::{MadeAs, Request, Shared, clock};
use crate::sources::writing::{Aside, TABLE};
use crate::widget::form::{Row, Value};
use crate::widget::reveal::{PAGE, UNFOLDED, reveal, to_top};
use crate::widget::unfolding;
use duvod::grid::{Geometry, Puzzle};

/// Random seeds have no more digits than can be copied by hand.
const SEEDS: u64 = 1_000_000_000;

impl Maker {
    /// Something happened about new puzzles.
    pub(crate) fn react(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        if !matches!(message, Message::Scrolled(_) | Message::Ended(..) | Message::Rated(..)) {
            shared.notices.said = None;
        }
        let opens = matches!(message, Message::Open(_));
        let seeks = matches!(message, Message::Seek(_));
        match self.update(message, Known::of(shared)) {
            Some(Event::Make) => return self.make_chosen(shared),
            Some(Event::Open(number)) => self.open_made(shared, number),
            Some(Event::Save) => self.save_made(shared),
            Some(Event::SaveTable(table)) => shared.ask(Request::Save(Aside::text(table, TABLE))),
            Some(Event::Turned) => return to_top(PAGE),
            None if opens && self.form.open.is_some() => return unfolding::opened(SOUGHT_FIELD),
            None if seeks => return reveal(UNFOLDED),
            None => {}
        }
        Task::none()
    }

    /// Makes what is chosen.
    fn make_chosen(&mut self, shared: &mut Shared) -> Task<Message> {
        let drawn = (lot(), now());
        let known = Known::new(&shared.knowledge, &shared.session, &shared.rules);
        let number = shared.background.next_number();
        let task = self.make(number, (&shared.knowledge, known), drawn);
        Task::batch([task, operate(unfocus()), to_top(PAGE)])
    }

    /// The puzzle in this row becomes the game. The page stays, so that others can be looked at.
    fn open_made(&self, shared: &mut Shared, row: usize) {
        let made = self.batch.as_ref().and_then(|batch| batch.rows.get(row));
        let Some(as_made) = made.map(|made| made.number + 1) else { return };
        let puzzles = self.puzzles();
        let puzzle = Box::new(puzzles[row].clone());
        shared.ask(Request::LoadMade(puzzle, MadeAs::OneOf(puzzles, row, as_made)));
    }

    /// The puzzles that were made.
    fn puzzles(&self) -> Vec<Puzzle> {
        let Some(batch) = &self.batch else { return Vec::new() };
        let puzzle = |board| Puzzle { geometry: Arc::clone(&batch.geometry), board };
        self.boards().into_iter().map(puzzle).collect()
    }

    /// Asks for a file for all puzzles that were made.
    fn save_made(&self, shared: &mut Shared) {
        let puzzles = self.puzzles();
        if !puzzles.is_empty() {
            shared.ask(Request::Save(Aside::Puzzles(puzzles.into())));
        }
    }

    /// Looks whether what is chosen can be, and rates the next puzzle that is not rated, while they are seen.
    pub(crate) fn look(&mut self, shared: &mut Shared) -> Task<Message> {
        if !shared.opened.shows(Page::Maker) {
            self.leave_rating();
            return Task::none();
        }
        self.look_through(Known::of(shared));
        let background = &mut shared.background;
        self.rate_next(|| background.next_number())
    }

    /// Does on the page of new puzzles what a key asks for; `None` if it works there as everywhere.
    pub(crate) fn key(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        if act == Action::Solve {
            // What is solved is to be seen.
            shared.opened.page = None;
            return None;
        }
        if act == Action::Escape {
            return Some(self.leave(shared));
        }
        if works_everywhere(act) {
            return None;
        }
        Some(if self.shows_made {
            self.key_in_table(shared, act)
        } else {
            self.key_in_choices(shared, act)
        })
    }

    /// Closes the innermost thing that is open.
    fn leave(&mut self, shared: &mut Shared) -> Task<Message> {
        if !self.form.close() && !self.cancel() {
            // What was said there is of no use beside the grid.
            (shared.opened.page, shared.notices.said) = (None, None);
        }
        Task::none()
    }

    /// What a key does where puzzles are chosen.
    fn key_in_choices(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let rows = self.choices.rows(Known::of(shared), shared.locale());
        // The space bar opens the list of the chosen row.
        if act == Action::Play(PlayAction::NextEntry) {
            return match self.form.row(&rows) {
                Some(&Row { choice, value: Value::Many(..), .. }) => {
                    self.react(shared, Message::Open(choice))
                }
                _ => Task::none(),
            };
        }
        if let Some(pressed) = self.form.key(act, &rows) {
            if let Some((choice, number)) = pressed.chosen {
                self.choose(choice, number, Known::of(shared));
            }
            return pressed.task;
        }
        if act == Action::Enter && self.faults.is_empty() {
            return self.react(shared, Message::Make);
        }
        Task::none()
    }

    /// What a key does in the table of those that were made.
    fn key_in_table(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        match act {
            Action::Move(to @ (Move::Up | Move::Down)) => {
                self.walk_table(to);
                reveal(PAGE)
            }
            Action::NextTab => self.react(shared, Message::Show(false)),
            Action::Enter => match self.chosen {
                Some(number) => self.react(shared, Message::Press(number)),
                None => Task::none(),
            },
            _ => Task::none(),
        }
    }

    /// The grid that is chosen for new puzzles.
    pub(crate) fn chosen_grid<'a>(&'a self, shared: &'a Shared) -> &'a Arc<Geometry> {
        self.choices.chosen_grid(Known::of(shared))
    }

    /// Takes the puzzles that were made before; tells what of them cannot be understood. The rest is then written anew.
    pub(crate) fn take_made(&mut self, shared: &mut Shared) -> Option<Trouble> {
        let profile = shared.knowledge.profile(&shared.rules.profile);
        let rules = profile.map_or(&[][..], |profile| &profile.rules[..]);
        let read = |line: &str| match sets::read(line, &shared.knowledge, rules) {
            Ok(set) => Some(Some(set)),
            Err(sets::Unread::UnknownGrid) => Some(None),
            Err(sets::Unread::Damaged) => None,
        };
        let (found, trouble) = shared.keeper.made(read);
        self.take_sets(found);
        if trouble.is_some() {
            self.must_keep_sets();
        }
        trouble
    }

    /// Writes the puzzles that were made and are not kept yet.
    pub(crate) fn keep_made(&mut self, shared: &mut Shared) -> Task<Kept> {
        let is_due = self.unkept().next().is_some();
        if !is_due || !shared.keeper.may_write_made(self.is_at_work()) {
            return Task::none();
        }
        let sets = self.begin_keeping();
        shared.keeper.write_made(move || lines(sets.iter()))
    }

    /// Ends what is being made, which goes no further; the lines of the sets that are not kept yet.
    pub(crate) fn give_up(&mut self) -> Vec<(u64, String)> {
        let _ = self.cancel();
        lines(self.unkept())
    }
}

/// A seed that nobody knows before.
pub(super) fn lot() -> u64 {
    clock::seed() % SEEDS
}

/// The time in milliseconds since the beginning of 1970.
fn now() -> u64 {
    u64::try_from(clock::since_1970().as_millis()).unwrap_or(u64::MAX)
}

/// The lines of sets of puzzles, each with when it was made.
fn lines<'a>(sets: impl Iterator<Item = &'a Batch>) -> Vec<(u64, String)> {
    sets.filter_map(|set| Some((set.at, sets::line(set)?))).collect()
}
