//! What is said of a text besides its puzzles: what was passed over, and what was assumed.

use crate::message::{Message, words};

/// Something that was passed over or assumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Lines, or parts of lines, that belong to no puzzle.
    PassedOver {
        /// How many lines.
        lines: usize,
        /// The number of the first, from 1.
        first: usize,
    },
    /// That 0 is a digit, and which digit is the highest.
    Zero(char),
    /// That letters alone are the digits, and which is the last.
    Letters(char),
    /// That numbers up to that of the digits are written as digits and letters.
    Numbers,
    /// Which grid the borders or gaps are of.
    Grid(String),
    /// The grid was made of the regions that are drawn.
    Regions,
    /// That the puzzle that begins on this line is the same as the one above it.
    Same(usize),
    /// That the solution of a puzzle stands beside it on this line.
    Solution(usize),
    /// That the digits in a link of a site that is not known are taken for the puzzle.
    Link(String),
    /// What else a text asks for, as it calls it.
    Ignored(String),
}

/// The most characters of a name that are repeated.
const LONGEST_NAME: usize = 40;

impl Note {
    /// That a text asks for something else, which it calls so.
    pub(super) fn ignored(name: &str) -> Self {
        Self::Ignored(name.chars().take(LONGEST_NAME).collect())
    }

    /// Returns the note as something to be said.
    pub fn message(&self) -> Message {
        match self {
            &Self::PassedOver { lines, first } => words::ReadNotePassedOver { first, lines }.into(),
            Self::Zero(last) => words::ReadNoteZero { last: last.to_string() }.into(),
            Self::Letters(last) => words::ReadNoteLetters { last: last.to_string() }.into(),
            Self::Numbers => words::ReadNoteNumbers.into(),
            Self::Grid(name) => words::ReadNoteGrid { name }.into(),
            Self::Regions => words::ReadNoteRegions.into(),
            &Self::Same(line) => words::ReadNoteSame { line }.into(),
            &Self::Solution(line) => words::ReadNoteSolution { line }.into(),
            Self::Link(host) => words::ReadNoteLink { host }.into(),
            Self::Ignored(fields) => words::FormatIgnored { fields }.into(),
        }
    }
}

/// How long the list of what was not understood may grow.
const LONGEST_LIST: usize = 400;

/// The most notes that are kept of a text.
const MOST: usize = 20;

/// The notes of a text, each kind of thing said once.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    passed: Option<(usize, usize)>,
    /// The last line that was counted.
    last: usize,
    others: Vec<Note>,
}

impl Notes {
    /// That something on a line belongs to no puzzle.
    pub(super) fn pass_over(&mut self, line: usize) {
        let is_new = self.last != line;
        self.last = line;
        match &mut self.passed {
            Some((lines, _)) => *lines += usize::from(is_new),
            None => self.passed = Some((1, line)),
        }
    }

    /// Something else.
    pub(super) fn add(&mut self, note: Note) {
        let is_ignored = |note: &&mut Note| matches!(note, Note::Ignored(_));
        if let (Note::Ignored(more), Some(Note::Ignored(fields))) =
            (&note, self.others.iter_mut().find(is_ignored))
        {
            if fields.len() < LONGEST_LIST && !fields.split(", ").any(|known| known == more) {
                fields.extend([", ", more]);
            }
            return;
        }
        let is_same_kind = |other: &Note| match (other, &note) {
            (Note::Solution(_), Note::Solution(_)) => true,
            (one, other) => one == other,
        };
        if self.others.len() < MOST && !self.others.iter().any(is_same_kind) {
            self.others.push(note);
        } else if let Note::Same(line) = note {
            self.pass_over(line);
        }
    }

    /// What was assumed, if something was.
    pub(super) fn extend(&mut self, note: Option<Note>) {
        if let Some(note) = note {
            self.add(note);
        }
    }

    /// All of them.
    pub(super) fn all(&self) -> Vec<Note> {
        let passed = self.passed.map(|(lines, first)| Note::PassedOver { lines, first });
        self.others.iter().cloned().chain(passed).collect()
    }
}
