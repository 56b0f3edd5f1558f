//! How the part that is played reacts, and what others have to know of it.

use std::time::{Duration, Instant};

use super::{Once, Play, Stroke};
use crate::action::{EntryMode, PlayAction};
use crate::cards::notices::Said;
use duvod::grid::{Cell, CellSet, Digit};
use duvod::message::words;
use duvod::session::play::{Colour, Note, Turn};
use duvod::session::{Command, Lockable, Mode, Session};

/// How often time is counted.
pub(crate) const BEAT: Duration = Duration::from_millis(250);

/// Time between two counts is never more than this: more means that the machine was asleep.
const LONGEST: Duration = Duration::from_secs(2);

/// What a deed comes to for others.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time, and not for long")]
pub(crate) enum Event {
    /// This is to be done to the puzzle.
    Do(Command),
    /// A digit is to be written, after which the selection may go on.
    Write(Cell, Digit),
    /// A stroke of the pointer begins in this cell, which is to be painted.
    Brush(Cell, Colour),
    /// The pointer went on from a cell to another.
    Sweep(Cell, Cell),
    /// This place of a pencil mark was pressed.
    Press(Cell, Digit),
    /// The digit is to be shown wherever it stands, or no longer.
    Show(Digit),
    /// The puzzle that was entered is to be played.
    Begin,
    /// The givens of which it was asked belong to the puzzle, or are the player's.
    Keep(bool),
    /// This is to be said.
    Say(Said),
    /// A cell has to be chosen first.
    NoCell,
}

impl Play {
    /// Reacts to what the player asks for.
    pub(crate) fn update(&mut self, deed: PlayAction, session: &Session) -> Option<Event> {
        let turn = |turn| Some(Event::Do(Command::Turn(turn)));
        match deed {
            PlayAction::PlayOrEdit if session.lock(Lockable::EditGivens).is_none() => {
                Some(Event::Do(Command::EditGivens))
            }
            PlayAction::PlayOrEdit => Some(Event::Begin),
            PlayAction::PlayWithoutSurplus => {
                Some(Event::Do(Command::PlayWithout(session.surplus().to_vec())))
            }
            PlayAction::Keep(are_givens) => Some(Event::Keep(are_givens)),
            PlayAction::Mark(number) => self.mark(number, session),
            PlayAction::Note(note, number) => note_down(note, number, session),
            PlayAction::Filter(number) => {
                (number < session.geometry().digit_count()).then(|| Event::Show(Digit::new(number)))
            }
            PlayAction::Entry(entry) => self.enter_by(entry, session),
            PlayAction::OtherOnce => {
                let locked = locked(session, Lockable::Note);
                self.other_once = match self.other_once {
                    Once::No if locked.is_none() => Once::Held(false),
                    // The key is pressed once more: it was not meant.
                    Once::No | Once::Next => Once::No,
                    held @ Once::Held(_) => held,
                };
                locked.map(Event::Say)
            }
            PlayAction::OtherNoMore => {
                self.other_once = match self.other_once {
                    Once::Held(false) | Once::Next => Once::Next,
                    Once::Held(true) | Once::No => Once::No,
                };
                None
            }
            PlayAction::Put => self.put(session),
            PlayAction::NextEntry => self.enter_by(self.entry.next(), session),
            PlayAction::Press(cell, digit) => {
                if session.mode() != Mode::Explaining {
                    self.stroke = None;
                }
                Some(Event::Press(cell, digit))
            }
            PlayAction::Brush(cell, digit) => self.brush(cell, digit, session),
            PlayAction::Sweep(from, to) => self.colour.map(|_| Event::Sweep(from, to)),
            PlayAction::FillMarks => turn(Turn::FillMarks),
            PlayAction::ClearMarks => turn(Turn::ClearMarks),
            PlayAction::ClearColours => turn(Turn::ClearColours),
            PlayAction::Restart => turn(Turn::Restart),
            PlayAction::Check => Some(Event::Do(Command::Check)),
            PlayAction::Undo => Some(Event::Do(Command::Undo)),
            PlayAction::Redo => Some(Event::Do(Command::Redo)),
            PlayAction::Pause => Some(Event::Do(Command::Pause(!session.is_paused()))),
            PlayAction::Singles => self.show_singles(session),
        }
    }

    /// Shows which cells have one candidate left, or no longer; says so if there is none.
    fn show_singles(&mut self, session: &Session) -> Option<Event> {
        self.shows_singles = !self.shows_singles;
        if !self.shows_singles {
            return None;
        }
        let none =
            || session.singles().is_empty().then(|| Said::good(words::WindowNoSingles.into()));
        locked(session, Lockable::Check).or_else(none).map(Event::Say)
    }

    /// What a digit key does while a puzzle is entered or played.
    pub(crate) fn digit(&mut self, cell: Cell, digit: Digit, session: &Session) -> Option<Event> {
        let entry = self.writes();
        self.other_once = match self.other_once {
            Once::Held(_) => Once::Held(true),
            Once::Next | Once::No => Once::No,
        };
        match entry {
            EntryMode::Marks if session.mode() == Mode::Playing => {
                self.mark(digit.index(), session)
            }
            EntryMode::Corner | EntryMode::Centre if session.mode() == Mode::Playing => {
                note_down(entry.note()?, digit.index(), session)
            }
            EntryMode::Colours if self.paints(session) => self.paint(digit.index(), session),
            _ if let Some(cells) = session.several_selected() => {
                Some(Event::Do(Command::Turn(Turn::WriteAll(cells, digit))))
            }
            _ if is_own(cell, digit, session) => Some(Event::Do(Command::Write(cell, None))),
            _ => Some(Event::Write(cell, digit)),
        }
    }

    /// Takes a digit for cells that are pressed then; the same one again is put back.
    pub(crate) fn take(&mut self, digit: Digit) {
        self.taken = (self.taken != Some(digit)).then_some(digit);
    }

    /// Writes the digit that was taken into the selected cell.
    fn put(&mut self, session: &Session) -> Option<Event> {
        let (digit, cell) = (self.taken_digit(session)?, session.selected()?);
        self.digit(cell, digit, session)
    }

    /// Paints what is selected with the colour with this number, from 0.
    pub(crate) fn paint(&mut self, number: usize, session: &Session) -> Option<Event> {
        let colour = Colour::new(number)?;
        let Some(cell) = session.selected() else { return Some(Event::NoCell) };
        self.colour = Some(colour);
        let several = session.several_selected();
        let paint = several.map(|cells| Turn::PaintAll(cells, colour));
        Some(Event::Do(Command::Turn(paint.unwrap_or(Turn::Paint(cell, colour)))))
    }

    fn mark(&self, number: usize, session: &Session) -> Option<Event> {
        let digit = Digit::new(number);
        if number >= session.geometry().digit_count() {
            return None;
        }
        let Some(cell) = session.selected() else { return Some(Event::NoCell) };
        let turn = match (self.entry, self.colour) {
            (EntryMode::Colours, Some(colour)) => Turn::PaintMark(cell, digit, colour),
            _ => match session.several_selected() {
                Some(cells) => Turn::MarkAll(cells, digit),
                None => Turn::Mark(cell, digit),
            },
        };
        Some(Event::Do(Command::Turn(turn)))
    }

    fn enter_by(&mut self, entry: EntryMode, session: &Session) -> Option<Event> {
        let is_note = entry != EntryMode::Digits;
        let locked = locked(session, Lockable::Note).filter(|_| is_note);
        if locked.is_none() {
            // The key for corner or centre marks leads back as well.
            let is_back = entry == self.entry && entry.note().is_some();
            self.entry = if is_back { EntryMode::Digits } else { entry };
        }
        locked.map(Event::Say)
    }

    /// Paints a cell with the colour that was used last, or the mark that was pressed, in whatever way digits are entered.
    fn brush(&mut self, cell: Cell, digit: Option<Digit>, session: &Session) -> Option<Event> {
        let colour = self.colour?;
        if let Some(said) = locked(session, Lockable::Note) {
            return Some(Event::Say(said));
        }
        self.stroke = None;
        Some(match digit.filter(|digit| session.marks(cell).contains(*digit)) {
            Some(digit) => Event::Do(Command::Turn(Turn::PaintMark(cell, digit, colour))),
            None => Event::Brush(cell, colour),
        })
    }

    /// Takes note that a stroke has begun in a cell, which was painted.
    pub(crate) fn begin_stroke(&mut self, cell: Cell, session: &Session) {
        self.stroke = Some(Stroke(session.position().cell(cell).colour));
    }

    /// Gives a cell that the stroke goes over what its first cell was given.
    pub(crate) fn stroke_over(&self, cell: Cell, session: &Session) -> Option<Turn> {
        let (colour, there) = (self.colour?, session.position().cell(cell).colour);
        let changes = match self.stroke {
            Some(Stroke(Some(given))) => there != Some(given),
            Some(Stroke(None)) => there == Some(colour),
            None => false,
        };
        changes.then_some(Turn::Paint(cell, colour))
    }

    /// The next cell that can be filled, if the selection goes on: while entering any cell, while playing an empty one.
    pub(crate) fn next_cell(&self, from: Cell, session: &Session) -> Option<Cell> {
        let position = session.position();
        let playing = session.mode() == Mode::Playing;
        let open = |cell: &Cell| !playing || position.cell(*cell).entry.digit().is_none();
        let count = session.geometry().cell_count();
        let mut later = (1..count).map(|by| Cell::new((from.index() + by) % count));
        later.find(open).filter(|_| self.moves_on)
    }

    /// Whether a mark that is pressed is struck out, or written again: while marks are written.
    pub(crate) fn strikes_marks(&self, session: &Session) -> bool {
        self.writes() == EntryMode::Marks && session.mode() == Mode::Playing
    }

    /// Whether a cell that is pressed shows its digit in place of the one that was asked for: a filled one.
    pub(crate) fn lights(&self, cell: Cell, session: &Session) -> bool {
        let is_filled = session.position().cell(cell).entry.digit().is_some();
        is_filled && self.lights_same && session.trace().is_none()
    }

    /// The time that has passed since it was counted last, if it is counted.
    pub(crate) fn count(&mut self, now: Instant, is_counted: bool) -> Option<Duration> {
        if !is_counted {
            self.counted = None;
            return None;
        }
        let before = self.counted.replace(now)?;
        Some(now.saturating_duration_since(before).min(LONGEST))
    }
}

/// Notes a digit in the selected cells, or takes it away.
fn note_down(note: Note, number: usize, session: &Session) -> Option<Event> {
    if number >= session.geometry().digit_count() {
        return None;
    }
    let Some(cell) = session.selected() else { return Some(Event::NoCell) };
    let cells = session.several_selected().unwrap_or_else(|| CellSet::of(cell));
    Some(Event::Do(Command::Turn(Turn::Note(note, cells, Digit::new(number)))))
}

/// Why something is locked, to be said.
fn locked(session: &Session, action: Lockable) -> Option<Said> {
    session.lock(action).map(|lock| Said::locked(lock.reason))
}

/// Whether the digit stands in the cell and can be taken away there: the same key again does that, as with marks.
fn is_own(cell: Cell, digit: Digit, session: &Session) -> bool {
    let entry = session.position().cell(cell).entry;
    match session.mode() {
        Mode::Entering => entry.digit() == Some(digit),
        _ => entry == duvod::grid::Entry::Placed(digit),
    }
}
