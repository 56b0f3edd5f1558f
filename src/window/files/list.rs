//! The list of the puzzles in a file: one is chosen, previewed, and loaded; the next one by a key.

use std::fmt::Write as _;
use std::sync::Arc;

use iced::widget::scrollable::Viewport;

use super::ratings::{Column, Known, Only, Ratings};
use crate::action::Go;
use crate::sources::{Found, Listed, Source};
use duvod::explainer::ExplainerScore;
use duvod::grid::{Board, Geometry};
use duvod::knowledge::Level;

/// The name of the field for a number or a name.
pub(crate) const LIST_FIELD: &str = "list-which";

/// What the height of the list is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 500.0;

/// The puzzles of a file or of the clipboard.
#[derive(Debug)]
pub(crate) struct List {
    pub(crate) source: Source,
    found: Arc<Found>,
    /// The places, from 0, of what could not be read.
    faults: Vec<usize>,
    /// The number of the one that is previewed, from 0.
    pub(crate) chosen: usize,
    /// The number of the one that was loaded last, from 0.
    pub(crate) loaded: Option<usize>,
    /// What is being typed: a number, or a part of a name.
    pub(crate) typed: String,
    /// How far the list is scrolled, and how high what is seen of it is.
    pub(crate) offset: f32,
    height: Option<f32>,
    /// How hard they are, and the order in which they are listed.
    pub(crate) ratings: Ratings,
}

/// Something that happened in the list.
#[derive(Clone, Debug)]
pub enum Message {
    /// The puzzle with this number, from 0, was pressed.
    Press(usize),
    /// A number or a name is being typed.
    Typed(String),
    /// What was typed is complete.
    Given,
    /// The list was scrolled.
    Scrolled(Viewport),
    /// The puzzles are to be rated.
    Rate,
    /// That is to end.
    Stop,
    /// It came to its end as the work with this number.
    Ended(u64),
    /// The list is to be in order by this column; the other way round if it is already.
    Sort(Column),
    /// Only these are to be listed; all again if they are already.
    Filter(Only),
    /// What is listed is to be saved as a table.
    Save,
}

/// What others have to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// The puzzle with this number, from 0, is to be loaded.
    Load(usize),
    /// Another one is chosen, and is to be seen.
    Walked,
    /// The list stands in another order, or others are listed; it is seen from its beginning.
    Arranged,
    /// What was typed means none.
    NoneMeant,
    /// Nothing is typed any more.
    NothingTyped,
    /// The puzzles are to be rated.
    Rate,
    /// This table is to be saved.
    Save(String),
}

impl List {
    /// Lists what was found; the first is chosen.
    pub(crate) fn new(source: Source, found: Arc<Found>, ratings: Ratings) -> Self {
        let listed = found.listed.iter().enumerate();
        let bad = listed.filter(|(_, listed)| listed.cells.is_err());
        let faults: Vec<usize> = bad.map(|(place, _)| place).collect();
        let (typed, offset) = (String::new(), 0.0);
        let (loaded, height) = (None, None);
        Self { source, found, faults, chosen: 0, loaded, typed, offset, height, ratings }
    }

    /// What was found, with what was rated of it, if something was.
    pub(super) fn rated(self) -> Option<(Arc<Found>, Ratings)> {
        let ratings = self.ratings.at_rest();
        ratings.is_some().then_some((self.found, ratings))
    }

    /// The number, from 1, of the puzzle at a place: what could not be read is not counted.
    pub(crate) fn number(&self, place: usize) -> usize {
        place + 1 - self.faults.partition_point(|fault| *fault < place)
    }

    /// The number, from 1, of the puzzle that was loaded last, if it is this one and not the only one.
    pub(crate) fn number_of(&self, puzzle: &Board) -> Option<usize> {
        let place = self.loaded.filter(|&place| self.is_at(place, puzzle));
        place.filter(|_| self.listed().len() > 1).map(|place| self.number(place))
    }

    /// Whether the puzzle at this place is this one.
    fn is_at(&self, place: usize, puzzle: &Board) -> bool {
        let listed = self.listed().get(place).and_then(|listed| listed.board(self.geometry()));
        listed.as_ref() == Some(puzzle)
    }

    /// The place of the puzzle with this number, from 1.
    fn place(&self, number: usize) -> Option<usize> {
        let after = |place: usize, fault: &usize| place + usize::from(*fault <= place);
        let place = self.faults.iter().fold(number.checked_sub(1)?, after);
        (place <= self.last()).then_some(place)
    }

    /// Chooses the puzzle with this number, as if it had been loaded, if it is this one; says whether it is.
    pub(crate) fn go_back_to(&mut self, number: usize, puzzle: &Board) -> bool {
        let is_same = self.is_at(number, puzzle);
        if is_same {
            (self.chosen, self.loaded) = (number, Some(number));
        }
        is_same
    }

    /// The grid of the puzzles.
    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        &self.found.geometry
    }

    /// All that was found.
    pub(crate) fn found(&self) -> Arc<Found> {
        Arc::clone(&self.found)
    }

    /// The places, from 0, of the puzzles.
    pub(crate) fn places(&self) -> Vec<usize> {
        let listed = self.found.listed.iter().enumerate();
        listed.filter(|(_, listed)| listed.cells.is_ok()).map(|(place, _)| place).collect()
    }

    /// The places, from 0, of the puzzles that are listed now, in the order in which they are.
    pub(crate) fn places_in_order(&self) -> Vec<usize> {
        let rows = (0..self.rows()).map(|row| self.place_in(row));
        rows.filter(|place| self.found.listed[*place].cells.is_ok()).collect()
    }

    /// What is listed.
    pub(crate) fn listed(&self) -> &[Listed] {
        &self.found.listed
    }

    /// How many of what is listed are puzzles.
    pub(crate) fn count(&self) -> usize {
        self.found.listed.len() - self.faults.len()
    }

    /// How many things could not be read.
    pub(crate) fn errors(&self) -> usize {
        self.faults.len() + self.found.unlisted
    }

    /// How high what is seen of the list is.
    pub(crate) fn height(&self) -> f32 {
        self.height.unwrap_or(UNKNOWN_HEIGHT)
    }

    /// The number of the last thing that was found, from 0.
    fn last(&self) -> usize {
        self.found.listed.len().saturating_sub(1)
    }

    /// How many rows the list has.
    pub(crate) fn rows(&self) -> usize {
        self.ratings.places().map_or(self.found.listed.len(), <[u32]>::len)
    }

    /// The place of what stands in a row, from 0; the last for one behind it.
    pub(crate) fn place_in(&self, row: usize) -> usize {
        let row = row.min(self.rows().saturating_sub(1));
        self.ratings.places().map_or(row, |places| places.get(row).map_or(0, |it| *it as usize))
    }

    /// The row, from 0, in which a place stands, if it is listed.
    pub(crate) fn row_of(&self, place: usize) -> Option<usize> {
        match self.ratings.places() {
            Some(places) => places.iter().position(|other| *other as usize == place),
            None => Some(place),
        }
    }

    /// What is listed and how hard it is, as a table with commas; what has no name or is not known is empty.
    fn table(&self) -> String {
        let grid = self.found.geometry.name();
        let mut table = String::from("number,name,puzzle,grid,level,score,er,hardest,givens\n");
        for place in self.places_in_order() {
            let listed = &self.found.listed[place];
            let Ok(cells) = &listed.cells else { continue };
            let name = listed.name.as_deref().unwrap_or_default().replace('"', "\"\"");
            let (level, score, er, hardest) = match self.ratings.of(place) {
                Known::Rated(rated) => (
                    rated.level.map_or("none", Level::name).to_owned(),
                    rated.score.to_string(),
                    rated
                        .explainer
                        .map_or(String::new(), |er| f64::from(ExplainerScore(er)).to_string()),
                    rated.hardest.map_or(String::new(), |rule| rule.to_string()),
                ),
                Known::Nothing | Known::NotOne => Default::default(),
            };
            let number = self.number(place);
            let givens = cells.chars().filter(|&symbol| symbol != '.').count();
            // Writing to a string does not fail.
            let _ = writeln!(
                table,
                "{number},\"{name}\",{cells},{grid},{level},{score},{er},{hardest},{givens}"
            );
        }
        table
    }

    /// The one that what was typed means: that of the number, or the first from the chosen one on whose name has it.
    fn meant(&self) -> Option<usize> {
        let typed = self.typed.trim();
        if let Ok(number) = typed.parse::<usize>() {
            return self.place(number);
        }
        let sought = typed.to_lowercase();
        let has = |number: &usize| {
            let name = self.found.listed[*number].name.as_deref();
            name.is_some_and(|name| name.to_lowercase().contains(&sought))
        };
        let from = (self.chosen..=self.last()).chain(0..self.chosen);
        if sought.is_empty() { None } else { { from }.find(has) }
    }

    /// The next puzzle before or behind a place, in the order of the list.
    pub(crate) fn beside(&self, place: usize, go: Go) -> Option<usize> {
        let at = |row: usize| self.place_in(row);
        let is_puzzle = |place: &usize| self.found.listed[*place].cells.is_ok();
        let rows = self.rows();
        // What is not listed stands before all that is.
        let row = self.row_of(place);
        match go {
            Go::First => (0..rows).map(at).find(is_puzzle),
            Go::Last => (0..rows).rev().map(at).find(is_puzzle),
            Go::Back => (0..row.unwrap_or(0)).rev().map(at).find(is_puzzle),
            Go::On => (row.map_or(0, |row| row + 1)..rows).map(at).find(is_puzzle),
        }
    }

    /// The puzzle that is chosen, if it is one.
    pub(crate) fn previewed(&self) -> Option<Board> {
        self.listed().get(self.chosen)?.board(self.geometry())
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message) -> Option<Event> {
        match message {
            Message::Press(number) => {
                self.chosen = number;
                Some(Event::Load(number))
            }
            Message::Typed(typed) => {
                self.typed = typed;
                Some(self.go_to_typed())
            }
            Message::Given => match self.meant() {
                Some(number) => Some(Event::Load(number)),
                None if self.typed.trim().is_empty() => Some(Event::Load(self.chosen)),
                None => Some(Event::NoneMeant),
            },
            Message::Scrolled(viewport) => {
                self.offset = viewport.absolute_offset().y;
                self.height = Some(viewport.bounds().height);
                None
            }
            Message::Rate => Some(Event::Rate),
            Message::Save => Some(Event::Save(self.table())),
            Message::Stop => {
                self.ratings.stop();
                None
            }
            Message::Ended(number) => {
                self.ratings.end(number);
                None
            }
            Message::Sort(column) => {
                self.ratings.sort(column);
                Some(self.arranged())
            }
            Message::Filter(only) => {
                self.ratings.filter(only);
                Some(self.arranged())
            }
        }
    }

    /// What stands first is chosen.
    fn arranged(&mut self) -> Event {
        self.chosen = self.beside(0, Go::First).unwrap_or(self.chosen);
        self.offset = 0.0;
        Event::Arranged
    }

    /// Goes to what was typed, as far as it is typed.
    pub(crate) fn go_to_typed(&mut self) -> Event {
        if let Some(number) = self.meant() {
            self.chosen = number;
            return Event::Walked;
        }
        if self.typed.trim().is_empty() { Event::NothingTyped } else { Event::NoneMeant }
    }

    /// Forgets what was typed, and how far the list is scrolled.
    pub(crate) fn open_again(&mut self) {
        self.typed.clear();
        self.offset = f32::MIN;
    }

    /// Scrolls so that the chosen row, of this height, can be seen: gives how far, if that is another place than now.
    pub(crate) fn reveal(&mut self, row: f32) -> Option<f32> {
        let top = self.row_of(self.chosen).unwrap_or(0) as f32 * row;
        let lowest = (top + row - self.height()).max(0.0);
        let offset = self.offset.clamp(lowest, top.max(lowest));
        if (offset - self.offset).abs() < 0.5 {
            return None;
        }
        self.offset = offset;
        Some(offset)
    }
}
