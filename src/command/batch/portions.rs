//! The puzzles of a file or a pipe, some at a time, in bounded memory however many there are.
//!
//! A file that is not long is read as a whole. From a longer one, and from a pipe, lines are taken as they come: one that is
//! a puzzle by itself is one at once, and those between two of these are read together.

use std::io::{self, Read};
use std::sync::Arc;

use super::lines::{LineReader, Lines};
use crate::left_out::left_out;
use duvod::formats::{Content, Item, Note, Reader, WrittenPuzzle, named_grid, read_bare};
use duvod::grid::{Geometry, StateText, grid_named};
use duvod::message::Message;
use duvod::session::read_session;

/// Files with no more bytes are read as a whole.
pub(super) const SHORT: u64 = 1 << 20;

/// So much of what is no puzzle by itself is read together.
const MOST_TOGETHER: usize = 1 << 18;

/// Some puzzles that follow one another.
#[derive(Default)]
pub(super) struct Portion {
    /// The number of the last line that was read, from 1.
    pub(super) last: usize,
    /// The puzzles, or what is wrong in their places, each with the line on which it begins.
    pub(super) puzzles: Vec<(usize, PortionItem)>,
    /// What is to be said besides.
    pub(super) notes: Vec<Note>,
}

/// A puzzle of a portion.
pub(super) enum PortionItem {
    /// A line with nothing but digits and full stops, as most of large files are: who works on it reads it.
    Line(String, Arc<Geometry>),
    /// One that was read, with what is left out of it as asked; or what is wrong with it.
    Read(Result<(WrittenPuzzle, Vec<String>), Message>),
}

/// What an item of a text is; `None` for one that only says that there is nothing.
fn puzzle_of(
    item: Item<'_>,
    grids: &[Arc<Geometry>],
    ignored: &[&str],
) -> Option<(usize, PortionItem)> {
    let puzzle = match item.content {
        Ok(Content::Puzzle(puzzle)) => Ok(puzzle),
        Ok(Content::Game(text)) => read_session(text, grids)
            .map(|saved| WrittenPuzzle::new(&saved.geometry, saved.state()))
            .map_err(|error| error.message()),
        Err(error) if error.is_nothing() => return None,
        Err(error) => Err(error.message()),
    };
    let puzzle = puzzle.and_then(|puzzle| {
        let left_out = left_out(ignored, &puzzle)?;
        Ok((puzzle, left_out))
    });
    Some((item.line, PortionItem::Read(puzzle)))
}

/// The puzzles of a text that is there as a whole.
pub(super) struct OfText<'t> {
    reader: Reader<'t>,
    grids: &'t [Arc<Geometry>],
    ignored: &'t [&'t str],
    at_once: usize,
    is_over: bool,
}

impl<'t> OfText<'t> {
    /// So many at a time.
    pub(super) fn new(
        text: &'t str,
        grids: &'t [Arc<Geometry>],
        ignored: &'t [&'t str],
        at_once: usize,
    ) -> Self {
        Self { reader: Reader::new(text, grids), grids, ignored, at_once, is_over: false }
    }
}

impl Iterator for OfText<'_> {
    type Item = io::Result<Portion>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let mut portion = Portion::default();
        for item in self.reader.by_ref().take(self.at_once) {
            portion.last = item.line;
            portion.puzzles.extend(puzzle_of(item, self.grids, self.ignored));
        }
        if portion.puzzles.len() < self.at_once {
            self.is_over = true;
            portion.notes = self.reader.notes();
        }
        Some(Ok(portion))
    }
}

/// Whether a line is a comment.
fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with(['#', '%'])
}

/// Whether a line is a puzzle in digits and full stops and nothing else, of which there is no doubt.
fn is_plain(line: &str, grid: &Geometry) -> bool {
    let last = char::from_digit(u32::try_from(grid.digit_count()).unwrap_or(0), 10);
    let Some(last) = last.and_then(|last| u8::try_from(last).ok()) else { return false };
    line.len() == grid.cell_count()
        && line.bytes().all(|sign| sign == b'.' || (b'1'..=last).contains(&sign))
        && grid.cell_count() > LONGEST_ROW
        && grid.has_usual_digits()
}

/// A line with as many cells may be a row of a larger grid.
const LONGEST_ROW: usize = 16;

/// The puzzles of what comes line by line.
pub(super) struct OfLines<'g, R> {
    lines: LineReader<R>,
    grids: &'g [Arc<Geometry>],
    /// What is to be left out of puzzles if it is not understood.
    ignored: &'g [&'g str],
    /// The grid that was named, of all that follows.
    named: Option<Arc<Geometry>>,
    /// Whether the name that was read last is no grid, and what is said of that once it was said.
    is_unknown: bool,
    no_grid: Option<Message>,
    /// What is not read yet, and the number of its first line.
    waiting: String,
    first: usize,
    last: usize,
    /// How long that was when it was last seen to be no whole.
    tried: usize,
    /// What to say if there is nothing at all.
    refusal: Option<(usize, PortionItem)>,
    /// Whether something was found.
    is_found: bool,
    is_over: bool,
}

impl<'g, R: Read> OfLines<'g, R> {
    /// As the lines come.
    pub(super) const fn new(
        lines: LineReader<R>,
        grids: &'g [Arc<Geometry>],
        ignored: &'g [&'g str],
    ) -> Self {
        let waiting = String::new();
        Self {
            lines,
            grids,
            ignored,
            named: None,
            is_unknown: false,
            no_grid: None,
            waiting,
            first: 0,
            last: 0,
            tried: 0,
            refusal: None,
            is_found: false,
            is_over: false,
        }
    }

    fn usual(&self) -> Option<&Arc<Geometry>> {
        let usual = self.named.as_ref().or_else(|| self.grids.first());
        usual.filter(|_| !self.is_unknown)
    }

    /// Takes a line that names the grid of what follows. Where there is no such grid, what follows is read together with the
    /// line, which is then refused.
    fn take_name(&mut self, name: &str, portion: &mut Portion) -> bool {
        self.read_waiting(portion);
        let grid = grid_named(name, self.grids.iter());
        (self.is_unknown, self.no_grid) = (grid.is_none(), None);
        self.named = grid.or_else(|| self.named.take());
        !self.is_unknown
    }

    /// Adds the lines that were read.
    fn take(&mut self, lines: Lines, portion: &mut Portion) {
        for (number, line) in lines.lines {
            let name =
                Some(&line).filter(|line| is_comment(line)).and_then(|line| named_grid(line));
            if name.is_some_and(|name| self.take_name(name, portion)) {
                continue;
            }
            if let Some(grid) = self.usual().filter(|grid| is_plain(&line, grid)).cloned() {
                self.read_waiting(portion);
                portion.puzzles.push((number, PortionItem::Line(line, grid)));
                continue;
            }
            let bare = self.usual().and_then(|grid| {
                let state = StateText::of_board(read_bare(&line, grid)?);
                Some(WrittenPuzzle::new(grid, state))
            });
            // A comment just above is the name of a puzzle, which does not matter here.
            if let Some(puzzle) = bare {
                self.read_waiting(portion);
                portion.puzzles.push((number, PortionItem::Read(Ok((puzzle, Vec::new())))));
                continue;
            }
            if self.waiting.is_empty() {
                self.first = number;
                self.last = number;
            }
            let blank = number.saturating_sub(self.last + 1);
            if blank > 0 && self.waiting.len() > MOST_TOGETHER {
                self.read_waiting(portion);
                (self.first, self.last) = (number, number);
            }
            let ends = if self.waiting.is_empty() { 0 } else { number - self.last };
            self.waiting.extend(std::iter::repeat_n('\n', ends));
            self.waiting.push_str(&line);
            self.last = number;
        }
        portion.last = lines.last;
    }

    /// Reads what waits.
    fn read_waiting(&mut self, portion: &mut Portion) {
        let waiting = std::mem::take(&mut self.waiting);
        self.tried = 0;
        if waiting.is_empty() {
            return;
        }
        let named = self.named.as_ref().map(|grid| grid.name());
        let reader = Reader::new(&waiting, self.grids).from_line(self.first, named);
        let mut reader = reader.as_part();
        for item in reader.by_ref() {
            let Some((number, mut read)) = puzzle_of(item, self.grids, self.ignored) else {
                continue;
            };
            // Of a grid that is none there are no puzzles.
            match &mut read {
                PortionItem::Read(Err(error)) if self.is_unknown => {
                    let _ = self.no_grid.get_or_insert_with(|| error.clone());
                }
                PortionItem::Read(read) => {
                    if let Some(error) = &self.no_grid {
                        *read = Err(error.clone());
                    }
                }
                PortionItem::Line(..) => {}
            }
            portion.puzzles.push((number, read));
        }
        portion.notes.extend(reader.notes());
        if self.refusal.is_none() && !self.is_found {
            self.refusal =
                reader.refusal().and_then(|item| puzzle_of(item, self.grids, self.ignored));
        }
        let name = waiting.lines().rev().filter(|line| is_comment(line)).find_map(named_grid);
        let named = name.and_then(|name| grid_named(name, self.grids.iter()));
        self.named = named.or(self.named.take());
    }

    /// Reads what waits if it is a whole, so that nobody has to wait for the answer.
    fn read_whole(&mut self, portion: &mut Portion) {
        if self.waiting.len() < 2 * self.tried || self.waiting.is_empty() {
            return;
        }
        let named = self.named.as_ref().map(|grid| grid.name());
        let mut reader = Reader::new(&self.waiting, self.grids).from_line(self.first, named);
        let is_whole = reader.all(|item| item.content.is_ok());
        if is_whole {
            self.read_waiting(portion);
        } else {
            self.tried = self.waiting.len();
        }
    }
}

impl<R: Read> Iterator for OfLines<'_, R> {
    type Item = io::Result<Portion>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let mut portion = Portion::default();
        match self.lines.next() {
            Some(Ok(lines)) => {
                self.take(lines, &mut portion);
                self.read_whole(&mut portion);
            }
            Some(Err(error)) => {
                self.is_over = true;
                return Some(Err(error));
            }
            None => {
                self.is_over = true;
                portion.last = self.last;
                self.read_waiting(&mut portion);
                // What was passed over is wrong where there is nothing else.
                if let Some(refusal) =
                    self.refusal.take().filter(|_| !self.is_found && portion.puzzles.is_empty())
                {
                    portion.notes.clear();
                    portion.puzzles.push(refusal);
                }
                if portion.puzzles.is_empty() && portion.notes.is_empty() {
                    return None;
                }
            }
        }
        self.is_found |= !portion.puzzles.is_empty();
        Some(Ok(portion))
    }
}

/// Puts notes together: of those that count lines, one.
pub(super) fn together(notes: Vec<Note>) -> Vec<Note> {
    let mut all: Vec<Note> = Vec::new();
    for note in notes {
        if let Note::PassedOver { lines: more, .. } = note
            && let Some(Note::PassedOver { lines, .. }) =
                all.iter_mut().find(|it| matches!(it, Note::PassedOver { .. }))
        {
            *lines += more;
        } else if !all.contains(&note) {
            all.push(note);
        }
    }
    all
}
