//! New puzzles: what is chosen of them, making them in the background, and what came of it.
//!
//! It has its own state and [`Message`], and reacts with what all screens share. What concerns other screens it asks of them by a
//! [`Request`](crate::shared::Request).

pub(crate) mod batch;
pub(crate) mod choices;
mod drawing;
pub(crate) mod game;
mod games;
mod keeping;
mod kept;
pub(crate) mod order;
mod reacting;
pub(crate) mod sets;
mod sorting;
mod table;
mod view;

use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

use iced::Task;
use iced::widget::scrollable::Viewport;

use super::action::Move;
use super::background::Waiting;
use super::persistence::how_many;
use super::widget::form::Form;
use super::widget::reveal::drawn_height;
use batch::{Batch, Ending, Explainer, Row};
pub use choices::Choice;
pub(crate) use choices::Known;
use choices::{Choices, Fault};
use duvod::explainer;
use duvod::generator::Impossible;
use duvod::grid::{Board, Cell, CellSet, Puzzle};
use duvod::knowledge::Knowledge;
pub(crate) use games::NextGame;
use order::Inbox;
pub use order::Order;
pub use sorting::Column;
use sorting::Sorting;
#[cfg(test)]
pub(crate) use view::names;
pub(crate) use view::{Shown, view};

/// The name of the field in which a rule is looked for.
pub(crate) const SOUGHT_FIELD: &str = "maker-sought";

/// What the height of the table is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 500.0;

/// Something that happened about new puzzles.
#[derive(Clone, Debug)]
pub enum Message {
    /// The puzzles that were made are to be seen, or the choices.
    Show(bool),
    /// The list of a choice is opened, or closed if it is open.
    Open(Choice),
    /// What has this number, from 0, was chosen.
    Choose(Choice, usize),
    /// This was typed.
    Type(Choice, String),
    /// This is looked for in the open list.
    Seek(String),
    /// A cell was drawn, or taken away.
    Draw(Cell, bool),
    /// Just these cells are to be drawn.
    DrawOnly(CellSet),
    /// The puzzles are to be made.
    Make,
    /// That is to end.
    Cancel,
    /// It came to its end as the work with this number.
    Ended(u64, Result<(), Impossible>),
    /// A puzzle was rated as the work with this number.
    Rated(u64, Option<u16>),
    /// The table is to be in the order of this column, or the other way round.
    Sort(Column),
    /// The puzzle with this number, from 0, was pressed.
    Press(usize),
    /// All are to be saved.
    Save,
    /// All are to be saved as a table, with what is known of them.
    SaveTable,
    /// The set with this number, from 0, of those that were made before is to be seen in their place.
    Exchange(usize),
    /// The page was scrolled.
    Scrolled(Viewport),
}

/// What others have to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// The puzzles are to be made.
    Make,
    /// The puzzle with this number, from 0, is to be the game.
    Open(usize),
    /// All are to be saved.
    Save,
    /// This table of them is to be saved.
    SaveTable(String),
    /// Something else is seen from its top.
    Turned,
}

/// What is known of new puzzles.
#[derive(Debug, Default)]
pub(crate) struct Maker {
    pub(crate) choices: Choices,
    /// What of it cannot be.
    pub(crate) faults: Vec<Fault>,
    /// What was found not to be when it was to be made, beside this puzzle; it holds until something else is chosen.
    refused: Option<(Fault, Board)>,
    pub(crate) form: Form<Choice>,
    /// Whether the puzzles that were made are seen, and not the choices.
    pub(crate) shows_made: bool,
    /// What is being made, and what has come of it.
    pub(crate) making: Waiting<(Order, Inbox)>,
    pub(crate) batch: Option<Batch>,
    /// The sets that were made before that, the last one first.
    pub(crate) earlier: Vec<Batch>,
    /// The sets that are being kept, each with how often it had changed then.
    begun: Vec<(u64, u64)>,
    /// The puzzle that is being rated.
    rating: Waiting<Puzzle>,
    pub(crate) sorting: Sorting,
    /// The number of the puzzle that was opened last, or is to be, from 0.
    pub(crate) chosen: Option<usize>,
    /// How far the page is scrolled, and how high what is seen of it is.
    pub(crate) offset: f32,
    height: Option<f32>,
}

impl Maker {
    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message, known: Known<'_>) -> Option<Event> {
        if matches!(message, Message::Type(..) | Message::Draw(..) | Message::DrawOnly(_)) {
            self.refused = None;
        }
        match message {
            Message::Show(made) => return self.show(made),
            Message::Open(choice) => self.form.toggle(choice),
            Message::Choose(choice, number) => {
                self.choose(choice, number, known);
                let _ = self.form.close();
            }
            Message::Type(choice, text) => {
                self.choices.set_typed(choice, text);
                self.form.go_to(choice);
            }
            Message::Seek(text) => self.form.seek(text),
            Message::Draw(cell, on) => {
                let geometry = Arc::clone(self.choices.geometry(known));
                self.choices.draw(&geometry, cell, on);
            }
            Message::DrawOnly(cells) => {
                let geometry = Arc::clone(self.choices.geometry(known));
                self.choices.draw_only(&geometry, cells);
            }
            Message::Make => return (!self.making.is_going()).then_some(Event::Make),
            Message::Cancel => _ = self.cancel(),
            Message::Ended(number, result) => self.ended(number, result, known),
            Message::Rated(number, rating) => self.rated(number, rating),
            Message::Sort(column) => {
                self.sorting = self.sorting.by(column);
                self.arrange();
            }
            Message::Press(number) => {
                self.chosen = Some(number);
                return Some(Event::Open(number));
            }
            Message::Save => return Some(Event::Save),
            Message::SaveTable => {
                return self.batch.as_ref().map(|batch| Event::SaveTable(batch.table()));
            }
            Message::Exchange(number) => self.exchange(number),
            Message::Scrolled(viewport) => {
                self.offset = viewport.absolute_offset().y;
                self.height = Some(viewport.bounds().height);
            }
        }
        None
    }

    fn show(&mut self, made: bool) -> Option<Event> {
        let is_other = self.shows_made != made;
        self.shows_made = made;
        self.offset = 0.0;
        is_other.then_some(Event::Turned)
    }

    /// Chooses what has this number, from 0.
    fn choose(&mut self, choice: Choice, number: usize, known: Known<'_>) {
        self.refused = None;
        self.choices.choose(choice, number, known);
        self.form.go_to(choice);
    }

    /// Looks whether what is chosen can be.
    pub(crate) fn look_through(&mut self, known: Known<'_>) {
        let faults = self.choices.wish(known, 0).err().unwrap_or_default();
        let _ = self.refused.take_if(|(_, puzzle)| puzzle != known.puzzle);
        let refused = self.refused.as_ref().map(|(fault, _)| fault.clone());
        self.faults = faults.into_iter().chain(refused).collect();
    }

    /// Makes what is chosen, as work with this number; where no seed was typed, by this one.
    pub(crate) fn make(
        &mut self,
        number: u64,
        (knowledge, known): (&Arc<Knowledge>, Known<'_>),
        (seed, now): (u64, u64),
    ) -> Task<Message> {
        let Ok(chosen) = self.choices.wish(known, seed) else { return Task::none() };
        self.set_aside();
        let last = self.earlier.iter().map(|set| set.at).max();
        self.batch = Some(Batch {
            at: last.map_or(now, |last| now.max(last + 1)),
            changes: 0,
            kept: 0,
            geometry: Arc::clone(&chosen.geometry),
            seed: chosen.wish.seed,
            rule: chosen.wish.rule,
            count: chosen.count,
            tally: duvod::generator::Tally::default(),
            elapsed: Duration::ZERO,
            ending: Ending::Going,
            rows: Vec::new(),
        });
        self.leave_rating();
        (self.chosen, self.refused, self.form.open) = (None, None, None);
        (self.shows_made, self.offset) = (true, 0.0);
        let rules = known.rules.clone();
        let order = Order { knowledge: Arc::clone(knowledge), rules, chosen };
        let asked = (order, Inbox::default());
        let task = self.making.start(number, asked, |(order, inbox), stopped| {
            Some(order.run(&mut |tally, made| inbox.put(tally, made), stopped))
        });
        task.map(|(number, result)| Message::Ended(number, result.unwrap_or(Ok(()))))
    }

    /// Takes what has come of it by now.
    pub(crate) fn poll(&mut self) {
        let (Some(making), Some(batch)) = (self.making.now(), &mut self.batch) else { return };
        let (Order { knowledge, rules, chosen }, inbox) = making.asked();
        let (tally, made) = inbox.take();
        batch.tally = tally;
        let first = batch.rows.len();
        let asked = chosen.wish.rule.map(|(rule, _)| rule);
        let profile = knowledge.profile(&rules.profile);
        let rules = profile.map_or(&[][..], |profile| &profile.rules[..]);
        let made = made.into_iter().zip(first..);
        batch
            .rows
            .extend(made.map(|(made, number)| Row::new(number, made, (rules, asked), knowledge)));
        batch.elapsed = making.since_start();
        if batch.rows.len() > first {
            batch.changes += 1;
            self.arrange();
        }
    }

    /// Puts the table in its order. What is chosen stays that.
    fn arrange(&mut self) {
        let Some(batch) = &mut self.batch else { return };
        let number = |row: usize| batch.rows.get(row).map(|row| row.number);
        let chosen = self.chosen.and_then(number);
        self.sorting.sort(&mut batch.rows);
        let place = |number: usize| batch.rows.iter().position(|row| row.number == number);
        self.chosen = chosen.and_then(place);
    }

    /// Keeps what was made for when it is wanted after all; what had no puzzle is not wanted.
    fn set_aside(&mut self) {
        self.earlier.extend(self.batch.take().filter(|batch| !batch.rows.is_empty()));
        self.earlier.sort_by_key(|set| Reverse(set.at));
        self.earlier.truncate(how_many(self.earlier.iter().map(|set| set.rows.len())));
    }

    /// Shows what was made before, in place of what was made last.
    fn exchange(&mut self, number: usize) {
        if self.making.is_going() || number >= self.earlier.len() {
            return;
        }
        let earlier = self.earlier.remove(number);
        self.set_aside();
        self.leave_rating();
        (self.batch, self.chosen) = (Some(earlier), Some(0));
        (self.offset, self.shows_made) = (0.0, true);
        self.arrange();
    }

    /// Makes no more; what has come stays. False if nothing was being made.
    pub(crate) fn cancel(&mut self) -> bool {
        self.end(Ending::Cancelled)
    }

    fn end(&mut self, ending: Ending) -> bool {
        self.poll();
        if let Some(batch) = self.batch.as_mut().filter(|_| self.making.is_going()) {
            (batch.ending, batch.changes) = (ending, batch.changes + 1);
            // Enter then plays the first one, if none was chosen.
            self.chosen = self.chosen.or((!batch.rows.is_empty()).then_some(0));
        }
        self.making.leave()
    }

    fn ended(&mut self, number: u64, result: Result<(), Impossible>, known: Known<'_>) {
        if self.making.waited().is_none_or(|(making, _)| making != number) {
            return;
        }
        self.poll();
        let is_done = self.batch.as_ref().is_some_and(|batch| batch.tally.made >= batch.count);
        let _ = self.end(if is_done { Ending::Done } else { Ending::GivenUp });
        if let Err(impossible) = result {
            self.refused = Some((choices::fault(&impossible), known.puzzle.clone()));
            // What was made before is there as it was.
            self.batch = (!self.earlier.is_empty()).then(|| self.earlier.remove(0));
            self.arrange();
            self.shows_made = false;
        }
    }

    /// Rates the next puzzle by Sudoku Explainer, if there is one and nothing is being made or rated.
    pub(crate) fn rate_next(&mut self, number: impl FnOnce() -> u64) -> Task<Message> {
        if self.is_at_work() {
            return Task::none();
        }
        let Some(batch) = self.batch.as_ref().filter(|batch| explainer::is_rated(&batch.geometry))
        else {
            return Task::none();
        };
        let Some(row) = batch.rows.iter().position(|row| row.explainer == Explainer::Awaited)
        else {
            return Task::none();
        };
        let (geometry, board) = (Arc::clone(&batch.geometry), batch.rows[row].board.clone());
        let task = self.rating.start(number(), Puzzle { geometry, board }, rated);
        task.map(|(number, rating)| Message::Rated(number, rating))
    }

    /// The puzzle that is being rated, with the number of the work.
    #[cfg(test)]
    pub(crate) fn being_rated(&self) -> Option<(u64, &Row)> {
        let (number, puzzle) = self.rating.waited()?;
        let row = self.batch.as_ref()?.rows.iter().find(|row| row.board == puzzle.board)?;
        Some((number, row))
    }

    fn rated(&mut self, number: u64, explainer: Option<u16>) {
        let Some(puzzle) = self.rating.end(number) else { return };
        let Some(batch) = &mut self.batch else { return };
        for row in batch.rows.iter_mut().filter(|row| row.board == puzzle.board) {
            row.explainer = explainer.map_or(Explainer::Unrated, Explainer::Rated);
            batch.changes += 1;
        }
        if self.sorting.column == Column::Explainer {
            self.arrange();
        }
    }

    /// Rates no more for now.
    pub(crate) fn leave_rating(&mut self) {
        let _ = self.rating.leave();
    }

    /// The puzzles that were made.
    pub(crate) fn boards(&self) -> Vec<Board> {
        let rows = self.batch.iter().flat_map(|batch| &batch.rows);
        rows.map(|row| row.board.clone()).collect()
    }

    /// Goes to the next puzzle of the table, or to the one before.
    pub(crate) fn walk_table(&mut self, to: Move) {
        let count = self.batch.as_ref().map_or(0, |batch| batch.rows.len());
        let last = count.saturating_sub(1);
        let next = match (self.chosen, to) {
            (None, _) => 0,
            (Some(at), Move::Up) => at.saturating_sub(1),
            (Some(at), _) => (at + 1).min(last),
        };
        self.chosen = (count > 0).then_some(next);
    }

    /// How high the page is taken for when its rows are drawn.
    pub(crate) fn drawn_height(&self) -> f32 {
        drawn_height(self.height, UNKNOWN_HEIGHT)
    }
}

/// The rating of a puzzle by Sudoku Explainer, in tenths.
fn rated(puzzle: &Puzzle, stopped: &dyn Fn() -> bool) -> Option<u16> {
    explainer::rate(&puzzle.geometry, &puzzle.board, stopped).ok().map(|rating| rating.er)
}
