//! Files of OpenSudoku, XML: an element `game` for each puzzle whose attribute `data` (`cells_data` in those of OpenSudoku 2) holds 81 digits, 0 for an empty cell; or, of
//! a game in play, `version: N`, a new line, and for each cell fields that end with `|`: the digit, the marks as the sum of the
//! powers of two of the digits less one (in the first version as a list, or `-`), and whether the cell may be changed. Later
//! versions have further marks and a colour before that.

use std::borrow::Cow;
use std::sync::Arc;

use quick_xml::Reader;
use quick_xml::escape::{escape, unescape};
use quick_xml::events::{BytesStart, Event};

use super::marks;
use crate::formats::format::{About, Document, Format, FormatFault, Unwritable, WrittenPuzzle};
use crate::formats::left::with_candidates;
use crate::grid::{Board, DigitSet, Entry, Geometry, StateText};
use crate::message::words;

/// Files of OpenSudoku.
#[derive(Debug)]
pub(in crate::formats) struct OpenSudoku;

impl Format for OpenSudoku {
    fn about(&self) -> About {
        About {
            ending: "opensudoku",
            holds_many: true,
            ..About::of("opensudoku", words::FormatOpensudoku)
        }
    }

    fn recognises(&self, text: &str) -> bool {
        let text = text.trim_start();
        text.starts_with('<') && text.contains("<opensudoku")
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let grids = marks::classic(grids)?;
        let mut reader = Reader::from_str(text);
        let mut said = Said::default();
        loop {
            let event = reader.read_event().map_err(|error| {
                let place = reader.error_position().try_into().unwrap_or(usize::MAX);
                syntax(text, place, error.to_string())
            })?;
            match event {
                Event::Start(element) => said.open(&element, grids)?,
                Event::Empty(element) => {
                    said.open(&element, grids)?;
                    said.close();
                }
                Event::Text(found) => said.escaped.push_str(&found.decode().unwrap_or_default()),
                Event::GeneralRef(found) => {
                    let name = found.decode().unwrap_or_default();
                    said.escaped.extend(["&", &*name, ";"]);
                }
                Event::End(_) => said.close(),
                Event::Eof => break,
                _ => {}
            }
        }
        let Said { title, author, puzzles, .. } = said;
        if puzzles.is_empty() {
            return Err(FormatFault::Nothing);
        }
        let titled = |puzzle: WrittenPuzzle| puzzle.titled(title.clone(), author.clone());
        let puzzles = puzzles.into_iter().map(titled).collect();
        Ok(Document { puzzles, ignored: Vec::new() })
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let mut lines = vec![r#"<?xml version="1.0" encoding="UTF-8"?>"#.to_owned()];
        lines.push("<opensudoku>".to_owned());
        let [title, author] =
            [shared(puzzles, |puzzle| &puzzle.title), shared(puzzles, |puzzle| &puzzle.author)];
        for (element, text) in [("name", title), ("author", author)] {
            if let Some(text) = text {
                lines.push(format!("  <{element}>{}</{element}>", escape(text)));
            }
        }
        for puzzle in puzzles {
            let digits = marks::digits_of(marks::classic_only(puzzle)?, '0');
            lines.push(format!(r#"  <game data="{digits}" />"#));
        }
        lines.push("</opensudoku>".to_owned());
        Ok(lines.join("\n"))
    }
}

/// What all puzzles say, if it is the same.
fn shared<'a>(
    puzzles: &'a [WrittenPuzzle],
    says: impl Fn(&'a WrittenPuzzle) -> &'a Option<String>,
) -> Option<&'a str> {
    let first = says(puzzles.first()?).as_deref()?;
    puzzles.iter().all(|puzzle| says(puzzle).as_deref() == Some(first)).then_some(first)
}

fn syntax(text: &str, place: usize, reason: String) -> FormatFault {
    let before: String = String::from_utf8_lossy(&text.as_bytes()[..place.min(text.len())]).into();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    FormatFault::Syntax { line, column, reason }
}

/// What was read so far.
#[derive(Default)]
struct Said {
    /// The element whose text is read.
    element: Vec<u8>,
    /// That text so far, with what is written as `&…;`.
    escaped: String,
    title: Option<String>,
    author: Option<String>,
    puzzles: Vec<WrittenPuzzle>,
}

impl Said {
    fn open(
        &mut self,
        element: &BytesStart<'_>,
        grids: &[Arc<Geometry>],
    ) -> Result<(), FormatFault> {
        self.element = element.name().as_ref().to_vec();
        self.escaped.clear();
        let attribute = |name: &str| {
            let found = element.try_get_attribute(name).ok().flatten()?;
            let found = String::from_utf8(found.value.to_vec()).ok()?;
            unescape(&found).ok().map(Cow::into_owned)
        };
        match &*self.element {
            b"folder" if self.title.is_none() => self.title = attribute("name"),
            b"game" => {
                let wrong = || FormatFault::Field("data".to_owned());
                let data =
                    attribute("data").or_else(|| attribute("cells_data")).ok_or_else(wrong)?;
                self.puzzles.push(game(&data, grids)?);
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes the text of the element that ends here.
    fn close(&mut self) {
        let said = match &*std::mem::take(&mut self.element) {
            b"name" => &mut self.title,
            b"author" => &mut self.author,
            _ => return,
        };
        let text = unescape(&self.escaped).unwrap_or_default();
        if !text.trim().is_empty() {
            *said = Some(text.into_owned());
        }
    }
}

/// The puzzle that an attribute holds.
fn game(data: &str, grids: &[Arc<Geometry>]) -> Result<WrittenPuzzle, FormatFault> {
    let Some(versioned) = data.trim().strip_prefix("version:") else {
        return marks::of_digits(data.trim(), grids);
    };
    let wrong = || FormatFault::Field("data".to_owned());
    let (version, cells) =
        versioned.trim_start().split_once(char::is_whitespace).ok_or_else(wrong)?;
    let fields_of_cell = match version {
        "1" | "2" | "3" => 3,
        "4" => 4,
        "5" => 5,
        _ => return Err(wrong()),
    };
    // One program of the second version doubled the bar behind the marks.
    let fields: Vec<&str> = cells.trim().split('|').filter(|field| !field.is_empty()).collect();
    let geometry = &grids[0];
    if fields.len() != fields_of_cell * geometry.in_lines() {
        return Err(FormatFault::Cells { found: fields.len() / fields_of_cell });
    }
    let mut board = Board::empty(geometry.cell_count());
    let mut left = vec![geometry.all_digits(); geometry.cell_count()];
    let mut all_marked = true;
    for (cell, fields) in geometry.cells().zip(fields.chunks(fields_of_cell)) {
        let value: usize = fields[0].parse().map_err(|_| wrong())?;
        let digit = marks::numbered(geometry, value);
        match (digit, *fields.last().unwrap_or(&"")) {
            (Some(digit), "0") => board.set(cell, Entry::Given(digit)),
            (Some(digit), _) => board.set(cell, Entry::Placed(digit)),
            (None, _) if value != 0 => return Err(wrong()),
            (None, _) => {
                let marks = noted(fields[1], geometry).ok_or_else(wrong)?;
                all_marked &= !marks.is_empty();
                left[cell.index()] = marks;
            }
        }
    }
    let state = if all_marked {
        with_candidates(geometry, board, |cell| left[cell.index()])
    } else {
        StateText::of_board(board)
    };
    Ok(WrittenPuzzle::new(geometry, state))
}

/// The digits that a cell is marked with.
fn noted(field: &str, geometry: &Geometry) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    if field == "-" {
        return Some(digits);
    }
    if field.contains(',') {
        for mark in field.split(',').filter(|mark| !mark.is_empty()) {
            digits.insert(marks::numbered(geometry, mark.parse().ok()?)?);
        }
        return Some(digits);
    }
    let bits = DigitSet::from_bits(field.parse().ok()?);
    bits.is_subset(geometry.all_digits()).then_some(bits)
}
