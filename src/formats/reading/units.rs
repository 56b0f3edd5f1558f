//! What stands on several lines and is a whole by itself: files of other programs, lists and objects, saved games.

use super::ends::Ends;
use super::line::{Kind, Line};
use super::literal::{self, Value, What};
use super::note::Note;
use super::objects::Objects;
use super::places::{self, PlacedRow};
use super::refusals::is_row_but_for_signs;
use super::{Content, Reader, Way, cells, html};
use crate::formats::each::f_puzzles::Json;
use crate::formats::each::iss::Text;
use crate::formats::each::open_sudoku::OpenSudoku;
use crate::formats::each::sdk::{self, Sdk};
use crate::formats::format::{Format, FormatError, FormatFault};
use crate::formats::source_lines::{SourceLine, SourceLines};
use crate::formats::{Fault, ReadError};
use crate::grid::{Cell, Entry};

/// How files of `OpenSudoku` end.
const XML_END: &str = "</opensudoku>";

/// What they have, and what texts of f-puzzles have.
const XML: &str = "<opensudoku";
const SIZE: &str = "\"size\"";

/// What a saved game says that it is.
const GAME: &str = "duvod-session";

/// Whether a value is a puzzle of f-puzzles.
fn is_of_f_puzzles(value: &Value<'_>) -> bool {
    let What::Object(fields) = &value.what else { return false };
    let has = |name: &str| fields.iter().any(|(known, _)| *known == name);
    has("grid") && has("size")
}

/// The row above in a section.
fn above(sections: &[Vec<PlacedRow>]) -> Option<&str> {
    sections.last()?.last().map(|row| &*row.2)
}

impl<'a> Reader<'a> {
    /// Reads what begins on this line, if it is a whole that may have several lines.
    pub(super) fn unit(&mut self, line: &SourceLine<'a>, text: &str) -> bool {
        let start = line.text.as_ptr() as usize - self.text.as_ptr() as usize;
        if sdk::is_section(text.trim()) && !self.is_table_of_settings() {
            self.sdk(line, text.trim());
            return true;
        }
        let begins = text.trim_start().starts_with('<');
        if begins && self.is_ahead(start, |ends| &mut ends.xml, XML) {
            let end = self.text[start..].find(XML_END).map(|end| start + end + XML_END.len());
            self.file(line.number, start, end.unwrap_or(self.text.len()), &OpenSudoku);
            return true;
        }
        if Text.recognises(text) && line.text.len() == text.len() {
            self.file(line.number, start, start + line.text.len(), &Text);
            return true;
        }
        if self.table(line, start) {
            return true;
        }
        // Lists in a quote or a fence have what is put around their lines in between.
        let Some(at) = literal::start(text).filter(|_| line.text.len() == text.len()) else {
            return false;
        };
        self.literal(line, start + at)
    }

    /// Whether what follows below a section are settings with values, as in TOML.
    fn is_table_of_settings(&self) -> bool {
        let mut lines = self.lines.clone();
        let next = lines.find(|line| !line.text.trim().is_empty());
        next.and_then(|line| line.text.split_once('=')).is_some_and(|(name, _)| {
            name.trim().starts_with(char::is_alphabetic) && !name.trim().contains(' ')
        })
    }

    /// Whether a word is met behind a byte of the text.
    fn is_ahead(
        &mut self,
        start: usize,
        of: fn(&mut Ends) -> &mut Option<usize>,
        word: &str,
    ) -> bool {
        let text = self.text;
        let end = of(&mut self.ends);
        *end.get_or_insert_with(|| text.rfind(word).map_or(0, |at| at + 1)) > start
    }

    /// Goes on behind what begins at a byte of the text, on the line with this number, and ends at another.
    fn go_to(&mut self, line: usize, start: usize, end: usize) {
        let mut inner = SourceLines::behind(&self.text[start..end], line - 1);
        let _ = inner.by_ref().last();
        let last = inner.read().max(line);
        let behind = SourceLines::behind(&self.text[end..], last - 1);
        let mut next = behind.clone();
        let is_blank = |rest: SourceLine<'_>| {
            rest.text
                .trim_matches(|it: char| it.is_whitespace() || ",;.)]}".contains(it))
                .is_empty()
        };
        self.lines = if next.next().is_none_or(is_blank) { next } else { behind };
    }

    /// Reads a table of a web page that is a grid.
    fn table(&mut self, line: &SourceLine<'a>, start: usize) -> bool {
        if !html::is_table(line.text) {
            return false;
        }
        let Some((cells, end)) = html::read(&self.text[start..], &self.grids) else { return false };
        let unit = &self.text[start..start + end];
        let place = Line { number: line.number, text: unit.into(), kind: Kind::Cells };
        let part = |&(at, length): &(usize, usize)| (&place, &place.text[at..at + length]);
        let all: Vec<_> = cells.iter().map(part).collect();
        let drawn = super::drawn::Drawn::default();
        let read = cells::read(&all, all.len().isqrt(), &drawn, &self.grids);
        let name = self.comment.take();
        self.push_read(line.number, read, name, Way::Rows);
        self.go_to(line.number, start, start + end);
        true
    }

    fn file(&mut self, line: usize, start: usize, end: usize, format: &dyn Format) {
        match format.read(&self.text[start..end], &self.grids.owned()) {
            Ok(document) => self.document(line, document),
            Err(fault) => {
                let error = FormatError { format: format.about().name, fault };
                let error = ReadError::new(line, 1, Fault::Form(Box::new(error)));
                self.push_puzzle(line, Err(error), Way::Other);
            }
        }
        self.go_to(line, start, end);
    }

    /// Reads a file of `SadMan` Sudoku, as far as its sections go.
    fn sdk(&mut self, line: &SourceLine<'a>, section: &str) {
        let mut parts: Vec<String> =
            std::mem::take(&mut self.remarks).into_iter().map(str::to_owned).collect();
        self.comment = None;
        let (mut name, mut rows, mut had_state) = (section.to_lowercase(), 0, false);
        parts.push(name.clone());
        let mut sections: Vec<Vec<PlacedRow>> = vec![Vec::new()];
        loop {
            let before = self.lines.clone();
            let Some(next) = self.lines.next() else { break };
            let text = super::wrapper::unwrapped(next.text);
            let text = text.trim();
            if text.starts_with('[') && text.ends_with(']') {
                let is_next = sdk::is_section(text) || sdk::is_state(text) && had_state;
                if is_next {
                    self.lines = before;
                    break;
                }
                had_state |= sdk::is_state(text);
                name = text.to_lowercase();
                sections.push(Vec::new());
            } else if text.starts_with('#') {
                if rows > 0 {
                    self.lines = before;
                    break;
                }
            } else if text.is_empty() {
                let mut ahead = self.lines.clone();
                let goes_on = ahead.next().is_some_and(|next| {
                    super::wrapper::unwrapped(next.text).trim().starts_with('[')
                });
                if rows > 0 && !goes_on {
                    break;
                }
            } else if !super::row::is_cells_only(text)
                && !self.is_row(text)
                && !above(&sections).is_some_and(|row| is_row_but_for_signs(text, row))
            {
                let is_of_section = !sdk::is_section(&name) && !sdk::is_state(&name);
                if !is_of_section {
                    self.lines = before;
                    break;
                }
            } else {
                rows += 1;
                let before = next.text.chars().take_while(|it| it.is_whitespace()).count();
                if let Some(section) = sections.last_mut() {
                    section.push((next.number, before + 1, text.to_owned()));
                }
            }
            parts.push(text.to_owned());
        }
        match Sdk.read(&parts.join("\n"), &self.grids.owned()) {
            Ok(document) => self.document(line.number, document),
            Err(fault) => {
                let error = self.wrong_sections(line.number, fault, &sections);
                self.push_puzzle(line.number, Err(error), Way::Other);
            }
        }
    }

    /// What is wrong with a file of sections, at the row where it is if that is known.
    fn wrong_sections(
        &self,
        line: usize,
        fault: FormatFault,
        sections: &[Vec<PlacedRow>],
    ) -> ReadError {
        places::in_sections(&fault, sections, &self.grids).unwrap_or_else(|| {
            let error = FormatError { format: Sdk.about().name, fault };
            ReadError::new(line, 1, Fault::Form(Box::new(error)))
        })
    }

    /// Reads a list or an object of a program, if there are puzzles in it.
    fn literal(&mut self, line: &SourceLine<'a>, start: usize) -> bool {
        let text = &self.text[start..];
        let Some((value, length)) = literal::read(text, &mut self.literals_left) else {
            // What cannot be taken apart may still be meant as a file of a format.
            if self.is_ahead(start, |ends| &mut ends.game, GAME) {
                self.push(line.number, Ok(Content::Game(text)), Way::Other);
                self.go_to(line.number, start, self.text.len());
                return true;
            }
            let is_json =
                self.is_ahead(start, |ends| &mut ends.size, SIZE) && Json.recognises(text);
            if is_json {
                self.file(line.number, start, self.text.len(), &Json);
            }
            return is_json;
        };
        let end = start + length;
        let unit = &self.text[start..end];
        if let What::Object(fields) = &value.what {
            let has = |name: &str| fields.iter().any(|(known, _)| *known == name);
            let is_game = fields
                .iter()
                .any(|(name, value)| *name == "format" && value.what == What::Text(GAME));
            if is_game {
                self.push(line.number, Ok(Content::Game(unit)), Way::Other);
                self.go_to(line.number, start, end);
                return true;
            }
            if has("grid") && has("size") {
                self.file(line.number, start, end, &Json);
                return true;
            }
            // An object with a puzzle of f-puzzles in one of its fields, as lists of them have.
            let within = fields.iter().find(|(_, value)| is_of_f_puzzles(value));
            if let Some((_, within)) = within
                && let Some((_, length)) =
                    literal::read(&unit[within.at..], &mut self.literals_left)
            {
                let from = start + within.at;
                self.file(line.number, from, from + length, &Json);
                self.go_to(line.number, start, end);
                return true;
            }
        }
        let before = self.ready.len();
        let place = Line { number: line.number, text: unit.into(), kind: Kind::Cells };
        let grids = self.grids.clone();
        self.values(&value, &place, unit);
        self.grids = grids;
        let is_read = self.ready.len() > before;
        self.leave_solutions(before);
        if is_read {
            self.go_to(line.number, start, end);
        }
        is_read
    }

    /// Reads the values of all cells of a grid, if they are no other words.
    fn cells(&mut self, values: &[&str], place: &Line<'_>, unit: &str) -> bool {
        let side = values.len().isqrt();
        let is_list = |text: &str| {
            let is_mark =
                |it: char| it.is_ascii_digit() || it.is_whitespace() || ",\"'".contains(it);
            text.chars().all(is_mark) && text.contains(|it: char| it.is_ascii_digit())
        };
        // Where no cell has several marks, a sign before a figure is none of a mark: -3 is no digit.
        let figures = |text: &&str| text.bytes().filter(u8::is_ascii_digit).count();
        let has_marks = values.iter().any(|text| figures(text) > 1);
        let is_cell = |text: &&str| {
            super::signs::Sign::of(text, side).is_some()
                || super::marks::found(text, side).is_some()
                || side <= 9 && (has_marks && super::marks::is_marks(text) || is_list(text))
        };
        if !values.iter().all(is_cell) {
            return false;
        }
        let offset = |text: &&str| {
            let at = text.as_ptr() as usize - unit.as_ptr() as usize;
            (place, &place.text[at..at + text.len()])
        };
        let cells: Vec<_> = values.iter().map(offset).collect();
        let read = cells::read(&cells, side, &super::drawn::Drawn::default(), &self.grids);
        let line = cells.first().map_or(1, |(line, text)| cells::place_of(line, text).0);
        self.push_read(line, read, None, Way::Other);
        true
    }

    /// Reads cells that are objects.
    fn objects(&mut self, objects: &Objects<'_>, place: &Line<'_>, unit: &str) -> bool {
        let is_read = self.cells(&objects.texts, place, unit);
        if let Some(name) = objects.ignored.filter(|_| is_read) {
            self.notes.add(Note::ignored(name));
        }
        if let Some(Content::Puzzle(puzzle)) =
            self.ready.back_mut().filter(|_| is_read).and_then(|it| it.item.content.as_mut().ok())
        {
            for (at, _) in objects.is_found.iter().enumerate().filter(|(_, it)| **it) {
                if let Entry::Given(digit) = puzzle.state.board.entry(Cell::new(at)) {
                    puzzle.state.board.set(Cell::new(at), Entry::Placed(digit));
                }
            }
        }
        is_read
    }

    /// Reads the puzzles in a value.
    fn values(&mut self, value: &Value<'_>, place: &Line<'_>, unit: &str) {
        let has_cells = |count: usize| self.grids.has_cells(count);
        let plain = value.cells(&has_cells);
        let plain = plain.map(|cells| cells.into_iter().map(|(_, text)| text).collect::<Vec<_>>());
        let objects = super::objects::cells(value, unit, &has_cells);
        let all = [plain, value.marked(unit, &has_cells), value.named(&has_cells)];
        if all.into_iter().flatten().any(|cells| self.cells(&cells, place, unit)) {
            return;
        }
        if objects.is_some_and(|cells| self.objects(&cells, place, unit)) {
            return;
        }
        match &value.what {
            What::Text(text) => self.text_values(&[text], place, unit),
            What::List(values) => {
                let texts = value.texts();
                match texts {
                    Some(texts) => {
                        let texts: Vec<&str> = texts.iter().map(|(_, text)| *text).collect();
                        self.text_values(&texts, place, unit);
                    }
                    None => values.iter().for_each(|value| self.values(value, place, unit)),
                }
            }
            What::Object(fields) => {
                let before = self.grids.clone();
                let named = fields.iter().find_map(|(name, value)| match value.what {
                    What::Text(text) if *name == "grid" => self.all.named(text),
                    _ => None,
                });
                self.grids = named.unwrap_or_else(|| before.clone());
                let inner: Vec<&str> = fields
                    .iter()
                    .filter_map(|(_, value)| match value.what {
                        What::Text(text) => Some(text),
                        _ => None,
                    })
                    .collect();
                self.text_values(&inner, place, unit);
                for (_, value) in fields.iter().filter(|it| !matches!(it.1.what, What::Text(_))) {
                    self.values(value, place, unit);
                }
                self.grids = before;
            }
        }
    }

    /// Reads the puzzles among words.
    fn text_values(&mut self, texts: &[&str], place: &Line<'_>, unit: &str) {
        let mut found = Vec::new();
        let wholes: Vec<Vec<&str>> =
            texts.iter().map(|text| super::words::whole(text, &self.grids, 0)).collect();
        let expected = wholes.iter().find_map(|whole| Some(whole.first()?.chars().count()));
        let expected = expected.or_else(|| self.expected());
        for (text, whole) in texts.iter().zip(&wholes) {
            let near = expected.filter(|expected| super::words::is_near(text.trim(), *expected));
            let word = match (whole.as_slice(), near) {
                ([word], _) => *word,
                ([], Some(_)) => text.trim(),
                _ => continue,
            };
            let at = word.as_ptr() as usize - unit.as_ptr() as usize;
            found.push((word, cells::place_of(place, &place.text[at..at + word.len()])));
        }
        if !found.is_empty() {
            self.whole_words(0, &found, None);
            return;
        }
        for text in texts {
            let Some(rows) = super::grouped::find(text, &self.grids) else { continue };
            let cells = rows
                .iter()
                .flat_map(|row| row.char_indices().map(|(at, it)| &row[at..at + it.len_utf8()]));
            let _ = self.cells(&cells.collect::<Vec<_>>(), place, unit);
        }
    }
}
