//! A whole session as JSON: what stands in the grid, all that led to it, the rules of play, the time.
//!
//! The cells are one text a row, with a word for each cell: `5` is given, `+5` the player's, `!5` entered by a hint, `.` empty. Notes follow:
//! `=124` full marks or `~12` a few, `-3` struck out of them, `^5` corner marks, `_67` centre marks, `#2` the cell's colour, `@4:1` the colour of candidate 4.
//! A change is a text as well: `C1:.=124 D1:+6` is how its cells were before it (once undone, how they were after
//! it), `playing/1234` or `entering/0` the other stage with its milliseconds
//! (`playing/1234/2+1+0`: two mistakes, one hint, and not at its end;
//! the last number is 1 once it has ended, 2 if its solution was shown, 3 if both), and `hint` says that it did what a hint told.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::play::{CellState, Change, Colour, Counts, History, PlayRules, Position, Stage};
use super::saved::{Origin, Saved, Titles};
use crate::grid::{Cell, Digit, DigitSet, Entry, Geometry, grid_named, parse_cell, print_cell};
use crate::message::{Message, words};

/// What a file of this form calls itself.
const FORMAT: &str = "duvod-session";

/// The version that is written, and the only one so far.
const VERSION: u32 = 1;

/// Why a text is no session, and the place that shows it.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}, column {column}: {fault}")]
pub struct SessionError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: SessionFault,
}

/// What is wrong with the text of a session.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum SessionFault {
    /// It is no JSON, or lacks a field, or has one too many.
    #[error("{0}")]
    Json(String),
    /// It ends before its end.
    #[error("the text ends here")]
    Truncated,
    /// It is something else in JSON.
    #[error("a session was expected")]
    Format,
    /// It was written by another version of the program.
    #[error("version {expected} was expected, {found} was found")]
    Version {
        /// The version of the text.
        found: u32,
        /// The version that is read.
        expected: u32,
    },
    /// It belongs to another grid.
    #[error("the grid {expected} was expected, {found} was found")]
    Grid {
        /// The grid of the text.
        found: String,
        /// The grids that there are.
        expected: String,
    },
    /// Too few or too many rows, or cells in a row.
    #[error("{expected} were expected, {found} were found")]
    Count {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A word that is no cell, no change and no stage.
    #[error("the state of a cell was expected, {0:?} was found")]
    Word(String),
}

impl SessionError {
    /// Returns the error as it is told to the user.
    pub fn message(&self) -> Message {
        let (line, column) = (self.line, self.column);
        match &self.fault {
            SessionFault::Json(reason) => words::SessionErrorJson { column, line, reason }.into(),
            SessionFault::Truncated => words::SessionErrorTruncated { column, line }.into(),
            SessionFault::Format => words::SessionErrorFormat { column, line }.into(),
            &SessionFault::Version { found, expected } => {
                words::SessionErrorVersion { column, expected, found, line }.into()
            }
            SessionFault::Grid { found, expected } => {
                let (found, expected) = (found.as_str(), expected.as_str());
                words::SessionErrorGrid { column, expected, found, line }.into()
            }
            &SessionFault::Count { found, expected } => {
                words::SessionErrorCount { column, expected, found, line }.into()
            }
            SessionFault::Word(found) => words::SessionErrorWord { column, found, line }.into(),
        }
    }
}

/// The word of a change that did what a hint told.
const HINTED: &str = "hint";

/// What a stage of which nothing is said was counted.
const NOTHING_COUNTED: &str = "0+0+0";

/// What any version of the form has.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: String,
    #[serde(default)]
    version: u32,
}

/// The form as it is written (`String`) and read (`&str`, which tells where in the text it stands).
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form<Text> {
    format: Text,
    version: u32,
    grid: Text,
    playing: bool,
    milliseconds: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counts: Option<Text>,
    paused: bool,
    explaining: bool,
    #[serde(default)]
    shown: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(default)]
    selected: Option<Text>,
    rules: PlayRules,
    rows: Vec<Text>,
    done: Vec<Text>,
    undone: Vec<Text>,
}

/// Writes a session as JSON; [`read_session`] reads the same session back, with its time in whole milliseconds.
///
/// # Errors
/// [`SessionError`] when it cannot be written, which no session is known to cause.
pub fn write_session(saved: &Saved) -> Result<String, SessionError> {
    let (history, geometry) = (&saved.history, &saved.geometry);
    let changes =
        |changes: &[Change]| changes.iter().map(|change| print_change(change, geometry)).collect();
    let rows = history.position.cells().chunks(geometry.column_count()).map(|row| {
        let words: Vec<String> = row.iter().map(|state| print_state(state, geometry)).collect();
        words.join(" ")
    });
    let form = Form {
        format: FORMAT.to_owned(),
        version: VERSION,
        grid: geometry.name().to_owned(),
        playing: history.stage.playing,
        milliseconds: milliseconds(history.stage.elapsed),
        counts: print_counts(history.stage.counts),
        paused: saved.paused,
        explaining: saved.explaining,
        shown: saved.shown,
        origin: saved.origin.clone(),
        title: saved.titles.title.clone(),
        author: saved.titles.author.clone(),
        selected: saved.selected.map(|cell| print_cell(cell, geometry.dimensions())),
        rules: saved.rules,
        rows: rows.collect(),
        done: changes(&history.done),
        undone: changes(&history.undone),
    };
    serde_json::to_string_pretty(&form).map_err(|error| json(&error))
}

/// Reads a session of one of these grids; the text names it.
///
/// # Errors
/// [`SessionError`] says where the text is no session of any of these grids.
pub fn read_session<'a>(
    text: &str,
    grids: impl IntoIterator<Item = &'a Arc<Geometry>>,
) -> Result<Saved, SessionError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let head: Head = serde_json::from_str(text).map_err(|error| json(&error))?;
    let at_start = |fault| SessionError { line: 1, column: 1, fault };
    if head.format != FORMAT {
        return Err(at_start(SessionFault::Format));
    }
    if head.version != VERSION {
        let (found, expected) = (head.version, VERSION);
        return Err(at_start(SessionFault::Version { found, expected }));
    }
    let form: Form<&str> = serde_json::from_str(text).map_err(|error| json(&error))?;
    let grids: Vec<&Arc<Geometry>> = grids.into_iter().collect();
    let Some(geometry) = grid_named(form.grid, grids.iter().copied()) else {
        let names: Vec<&str> = grids.iter().map(|grid| grid.name()).collect();
        let fault = SessionFault::Grid { found: form.grid.to_owned(), expected: names.join(", ") };
        return Err(wrong(text, form.grid, fault));
    };
    let reader = Reader { text, geometry: &geometry };
    let changes = |texts: &[&str]| -> Result<Vec<Change>, SessionError> {
        texts.iter().map(|text| reader.change(text)).collect()
    };
    let elapsed = Duration::from_millis(form.milliseconds);
    let counts = form.counts.map(|text| parse_counts(text).ok_or_else(|| reader.word(text)));
    let counts = counts.transpose()?.unwrap_or_default();
    Ok(Saved {
        geometry: Arc::clone(&geometry),
        history: History {
            position: reader.position(&form.rows)?,
            stage: Stage { playing: form.playing, elapsed, counts },
            done: changes(&form.done)?,
            undone: changes(&form.undone)?,
        },
        rules: form.rules,
        paused: form.paused,
        selected: form.selected.map(|name| reader.cell(name)).transpose()?,
        explaining: form.explaining,
        shown: form.shown,
        origin: form.origin,
        titles: Titles { title: form.title, author: form.author },
    })
}

/// What is wrong with a part of the text, with its place.
fn wrong(text: &str, part: &str, fault: SessionFault) -> SessionError {
    let offset = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let before = text.get(..offset).unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = before.matches('\n').count() + 1;
    let column = before.get(line_start..).map_or(0, |start| start.chars().count()) + 1;
    SessionError { line, column, fault }
}

/// Reads the words of a form, and knows where in the text each stands.
struct Reader<'a> {
    text: &'a str,
    geometry: &'a Geometry,
}

impl Reader<'_> {
    fn wrong(&self, part: &str, fault: SessionFault) -> SessionError {
        wrong(self.text, part, fault)
    }

    fn word(&self, word: &str) -> SessionError {
        self.wrong(word, SessionFault::Word(word.to_owned()))
    }

    fn position(&self, rows: &[&str]) -> Result<Position, SessionError> {
        let count = |part: &str, found: usize, expected: usize| {
            self.wrong(part, SessionFault::Count { found, expected })
        };
        let (mut left, width) = (self.geometry.cell_count(), self.geometry.column_count());
        let height = left.div_ceil(width);
        if rows.len() != height {
            return Err(count(rows.last().copied().unwrap_or(self.text), rows.len(), height));
        }
        let mut cells = Vec::new();
        for row in rows {
            let words: Vec<&str> = row.split_whitespace().collect();
            let expected = width.min(left);
            if words.len() != expected {
                return Err(count(row, words.len(), expected));
            }
            left -= expected;
            for word in words {
                cells.push(parse_state(word, self.geometry).ok_or_else(|| self.word(word))?);
            }
        }
        Ok(Position::from_cells(cells))
    }

    fn cell(&self, name: &str) -> Result<Cell, SessionError> {
        parse_cell(name, self.geometry.dimensions()).map_err(|_| self.word(name))
    }

    fn change(&self, text: &str) -> Result<Change, SessionError> {
        let mut change = Change { cells: Vec::new(), stage: None, hinted: false };
        for word in text.split_whitespace() {
            if word == HINTED {
                change.hinted = true;
                continue;
            }
            match (word.split_once(':'), word.split_once('/')) {
                (Some((name, state)), _) => {
                    let state = parse_state(state, self.geometry).ok_or_else(|| self.word(word))?;
                    change.cells.push((self.cell(name)?, state));
                }
                (None, Some((name @ ("playing" | "entering"), time))) => {
                    let (time, counts) = time.split_once('/').unwrap_or((time, NOTHING_COUNTED));
                    let time = time.parse().map_err(|_| self.word(word))?;
                    let elapsed = Duration::from_millis(time);
                    let counts = parse_counts(counts).ok_or_else(|| self.word(word))?;
                    change.stage = Some(Stage { playing: name == "playing", elapsed, counts });
                }
                _ => return Err(self.word(word)),
            }
        }
        Ok(change)
    }
}

/// What the reader of JSON says, with its place.
fn json(error: &serde_json::Error) -> SessionError {
    let (line, column) = (error.line(), error.column().max(1));
    let fault =
        if error.is_eof() { SessionFault::Truncated } else { SessionFault::Json(reason(error)) };
    SessionError { line, column, fault }
}

/// What the reader says, without the place, which is told apart.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split_once(" at line ").map_or(text.as_str(), |(reason, _)| reason).to_owned()
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn print_change(change: &Change, geometry: &Geometry) -> String {
    let cells = change.cells.iter().map(|(cell, state)| {
        format!("{}:{}", print_cell(*cell, geometry.dimensions()), print_state(state, geometry))
    });
    let stage = change.stage.map(|stage| {
        let name = if stage.playing { "playing" } else { "entering" };
        let counts = print_counts(stage.counts).map_or_else(String::new, |text| format!("/{text}"));
        format!("{name}/{}{counts}", milliseconds(stage.elapsed))
    });
    let hinted = change.hinted.then(|| HINTED.to_owned());
    cells.chain(stage).chain(hinted).collect::<Vec<_>>().join(" ")
}

/// What was counted, as mistakes, hints and whether it has ended (1), its solution was shown (2) or both (3); `None` if
/// nothing was.
fn print_counts(counts: Counts) -> Option<String> {
    let Counts { mistakes, hints, ended, shown } = counts;
    let end = u8::from(ended) + 2 * u8::from(shown);
    (counts != Counts::default()).then(|| format!("{mistakes}+{hints}+{end}"))
}

fn parse_counts(text: &str) -> Option<Counts> {
    let parts: Vec<u32> = text.split('+').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    match parts[..] {
        [mistakes, hints, end @ 0..4] => {
            Some(Counts { mistakes, hints, ended: end % 2 == 1, shown: end >= 2 })
        }
        _ => None,
    }
}

fn print_state(state: &CellState, geometry: &Geometry) -> String {
    let symbols = |digits: DigitSet| digits.iter().map(|digit| geometry.symbol(digit)).collect();
    let mut word = match state.entry {
        Entry::Empty => ".".to_owned(),
        Entry::Given(digit) => geometry.symbol(digit).to_string(),
        Entry::Placed(digit) => {
            format!("{}{}", if state.hinted { '!' } else { '+' }, geometry.symbol(digit))
        }
    };
    let mut part = |sign: char, text: String| {
        word.push(sign);
        word.push_str(&text);
    };
    if state.full {
        part('=', symbols(state.marks));
    } else if !state.marks.is_empty() {
        part('~', symbols(state.marks));
    }
    if !state.struck.is_empty() {
        part('-', symbols(state.struck));
    }
    for (sign, noted) in [('^', state.corner), ('_', state.centre)] {
        if !noted.is_empty() {
            part(sign, symbols(noted));
        }
    }
    if let Some(colour) = state.colour {
        part('#', (colour.index() + 1).to_string());
    }
    for (&digit, colour) in &state.painted {
        let mut text = String::new();
        // Writing into a text cannot fail.
        let _ = write!(text, "{}:{}", geometry.symbol(digit), colour.index() + 1);
        part('@', text);
    }
    word
}

fn parse_state(word: &str, geometry: &Geometry) -> Option<CellState> {
    let is_sign = |letter: char| "=~-^_#@".contains(letter);
    let end = word.find(is_sign).unwrap_or(word.len());
    let (entry, mut notes) = word.split_at(end);
    let digit = |text: &str| {
        let mut letters = text.chars();
        let digit = geometry.digit(letters.next()?)?;
        letters.next().is_none().then_some(digit)
    };
    let mut state = CellState::of(match (entry, entry.strip_prefix(['+', '!'])) {
        (".", _) => Entry::Empty,
        (_, Some(placed)) => Entry::Placed(digit(placed)?),
        (given, None) => Entry::Given(digit(given)?),
    });
    state.hinted = entry.starts_with('!');
    while let Some(sign) = notes.chars().next() {
        let rest = &notes[1..];
        let end = rest.find(is_sign).unwrap_or(rest.len());
        let (text, later) = rest.split_at(end);
        notes = later;
        match sign {
            '=' => (state.full, state.marks) = (true, parse_digits(text, geometry)?),
            '~' => state.marks = parse_digits(text, geometry)?,
            '-' => state.struck = parse_digits(text, geometry)?,
            '^' => state.corner = parse_digits(text, geometry)?,
            '_' => state.centre = parse_digits(text, geometry)?,
            '#' => state.colour = Some(parse_colour(text)?),
            _ => {
                let (candidate, colour) = text.split_once(':')?;
                let _ = state.painted.insert(digit(candidate)?, parse_colour(colour)?);
            }
        }
    }
    Some(state)
}

fn parse_digits(text: &str, geometry: &Geometry) -> Option<DigitSet> {
    let digits: Option<Vec<Digit>> = text.chars().map(|symbol| geometry.digit(symbol)).collect();
    digits.map(|digits| digits.into_iter().collect())
}

fn parse_colour(text: &str) -> Option<Colour> {
    text.parse::<usize>().ok()?.checked_sub(1).and_then(Colour::new)
}
