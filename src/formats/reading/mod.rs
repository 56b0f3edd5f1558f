//! Reading all that a text holds, in whatever forms, also several in one text.
//!
//! A text goes through one pipeline, part by part: what is put around lines is taken off ([`wrapper`]); a part is recognised
//! as a link ([`links`]), a list or an object of a program ([`literal`]), a table of a web page ([`html`]), a file of another
//! program (`each`), words that are puzzles ([`words`], with what touches them: [`touching`]; [`grouped`] where they are the rows
//! of one), or lines with the cells of a grid ([`region`], without heads of tables: [`markdown`]; one beside another:
//! [`beside`]; with labels at their sides: [`labels`]; three lines a row: [`thirds`]); borders and signs say which grid it is
//! ([`drawn`], [`signs`]); the cells are read ([`cells`]). What is none of these is passed over, and said to be.
//!
//! Invariant: nothing is read as another puzzle. What may be taken in two ways is decided by a rule that `docs/formats.md`
//! states, or refused with its place.

mod bare;
mod beside;
mod blanks;
mod cells;
mod drawn;
mod ends;
mod found;
mod gaps;
mod grids;
mod grouped;
mod html;
mod in_play;
mod item;
mod labels;
mod line;
mod links;
mod list;
mod literal;
mod markdown;
mod marks;
mod note;
mod objects;
mod one_line;
mod pair;
mod places;
mod refusals;
mod region;
mod row;
pub(super) mod signs;
mod sixteen;
mod solution;
mod thirds;
mod touching;
mod units;
mod words;
mod wrapper;

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;

pub use self::bare::read_bare;
use self::grids::Grids;
pub use self::item::{Content, Item};
use self::item::{Piece, Way};
use self::line::{Kind, Line};
pub use self::note::Note;
use self::note::Notes;
use super::format::WrittenPuzzle;
use super::grid_name::named_in;
use super::line_content::name_from;
use super::source_lines::{SourceLine, SourceLines};
use super::{Fault, ReadError, puzzles};
use crate::grid::{Geometry, StateText};

/// All that a text holds, one thing after another; read as it is asked for.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// The number of its first line.
    first: usize,
    lines: SourceLines<'a>,
    all: Grids,
    /// Those that the text names.
    grids: Grids,
    /// What the comment just above says.
    comment: Option<String>,
    /// The comments just above, as they are written.
    remarks: Vec<&'a str>,
    ready: VecDeque<Piece<'a>>,
    notes: Notes,
    /// The first thing that may be wrong, for a text that holds nothing else.
    doubt: Option<Item<'a>>,
    /// How many things were given.
    given: usize,
    is_over: bool,
    /// How many values of lists and objects may still be taken apart in vain.
    literals_left: usize,
    /// Where words that long parts of a text have are met last.
    ends: ends::Ends,
    /// The number that a line of a list may begin with next.
    number: usize,
    /// The puzzle on the line above, if something stands before it there.
    above: Option<WrittenPuzzle>,
    /// Whether what comes next is called a solution.
    is_solution_next: bool,
    /// The puzzle that was given last.
    last: Option<WrittenPuzzle>,
    last_way: Way,
    /// Whether the text is a part of a longer one, which may hold puzzles elsewhere.
    is_part: bool,
}

/// All that a text holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextContent<'a> {
    /// What it holds, at least one thing.
    pub items: Vec<Item<'a>>,
    /// What is to be said of it besides.
    pub notes: Vec<Note>,
}

/// Reads all that a text holds, each on the grid that it names, or that its borders and signs are of, or the first of these
/// grids that fits.
pub fn read<'a>(text: &'a str, grids: &'a [Arc<Geometry>]) -> TextContent<'a> {
    let mut reader = Reader::new(text, grids);
    let items = reader.by_ref().collect();
    TextContent { items, notes: reader.notes() }
}

impl<'a> Reader<'a> {
    /// Begins to read a text.
    pub fn new(text: &'a str, grids: &'a [Arc<Geometry>]) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let grids = Grids::new(grids);
        Self {
            text,
            first: 1,
            lines: SourceLines::new(text),
            all: grids.clone(),
            grids,
            comment: None,
            remarks: Vec::new(),
            ready: VecDeque::new(),
            notes: Notes::default(),
            doubt: None,
            given: 0,
            is_over: false,
            literals_left: literal::MOST,
            ends: ends::Ends::default(),
            number: 1,
            above: None,
            is_solution_next: false,
            last: None,
            last_way: Way::Other,
            is_part: false,
        }
    }

    /// The same, of a text that may hold nothing, since it is a part of a longer one: what is no puzzle is passed over.
    #[must_use]
    pub const fn as_part(mut self) -> Self {
        self.is_part = true;
        self
    }

    /// What to say of a part in which nothing was found, if there is nothing in the other parts either.
    pub fn refusal(&mut self) -> Option<Item<'a>> {
        (self.is_part && self.is_over && self.last.is_none() && self.given == 1)
            .then(|| self.nothing())
    }

    /// The same, of a text that is a part of a longer one: which line its first line is, and which grid was named above.
    #[must_use]
    pub fn from_line(mut self, first: usize, named: Option<&str>) -> Self {
        self.first = first.max(1);
        self.lines = SourceLines::behind(self.text, self.first - 1);
        if let Some(grids) = named.and_then(|name| self.all.named(name)) {
            self.grids = grids;
        }
        self
    }

    /// What is to be said of what was read so far.
    pub fn notes(&self) -> Vec<Note> {
        self.notes.all()
    }

    /// Reads the next part of the text; false at its end.
    fn go_on(&mut self) -> bool {
        let before = self.lines.clone();
        let Some(line) = self.lines.next() else { return false };
        if let Some(usual) = self.grids.usual()
            && let Some(board) = read_bare(line.text, usual)
        {
            let state = StateText::of_board(board);
            let mut puzzle = WrittenPuzzle::new(usual, state);
            if let Some(name) = self.comment.take() {
                puzzle = puzzle.titled(Some(name), None);
            }
            self.remarks.clear();
            self.push(line.number, Ok(Content::Puzzle(puzzle)), Way::Word);
            return true;
        }
        let text = wrapper::unwrapped(line.text);
        self.is_solution_next |= labels::is_of_solution(&text);
        if text.trim().is_empty() && !text.contains('\t') {
            self.comment = None;
            self.remarks.clear();
        } else if is_comment(&text) && !self.is_row(&text) {
            self.take_comment(&line, text.trim());
        } else if !self.unit(&line, &text) && !self.one_line(&line, &text) {
            if self.is_of_region(&text) || self.is_row_below_like(&text) {
                self.lines = before;
                self.region();
            } else {
                self.pass_over(line.number);
                self.comment = None;
            }
        }
        true
    }

    fn pass_over(&mut self, line: usize) {
        self.notes.pass_over(line);
    }

    fn push(&mut self, line: usize, content: Result<Content<'a>, ReadError>, way: Way) {
        self.push_piece(Item { line, content }, way, false);
    }

    fn push_piece(&mut self, item: Item<'a>, way: Way, is_doubtful: bool) {
        let is_solution = !is_doubtful && std::mem::take(&mut self.is_solution_next);
        self.ready.push_back(Piece { item, way, is_doubtful, is_solution });
    }

    /// Gives what was read of cells, with what is to be said of it.
    fn push_read(
        &mut self,
        line: usize,
        read: Result<cells::Read, ReadError>,
        name: Option<String>,
        way: Way,
    ) {
        let read = read.map(|read| {
            self.notes.extend(read.note);
            read.puzzle.titled(name, None)
        });
        self.push_puzzle(line, read, way);
    }

    fn push_puzzle(&mut self, line: usize, read: Result<WrittenPuzzle, ReadError>, way: Way) {
        self.push(line, read.map(Content::Puzzle), way);
    }

    /// Takes a line that is a comment: the name of the grid of what follows, or of the puzzle just below; or a puzzle with its
    /// number. A puzzle in a comment is passed over.
    fn take_comment(&mut self, line: &SourceLine<'a>, text: &str) {
        if self.has_puzzle(text) {
            if is_numbered(text) {
                let text = line.text.replacen(['#', '%'], " ", 1);
                let _ = self.one_line(line, &text);
            } else {
                self.pass_over(line.number);
            }
            return;
        }
        let comment = text.trim_start_matches('%');
        if let Some(name) = named_in(comment) {
            match self.all.named(name) {
                Some(named) => self.grids = named,
                None => self.push(line.number, Err(self.no_grid(line, name)), Way::Other),
            }
        } else {
            self.comment = name_from(comment);
            self.remarks.push(line.text);
        }
    }

    /// Whether a comment holds a whole puzzle.
    fn has_puzzle(&self, comment: &str) -> bool {
        comment.len() > words::OF_A_ROW && !words::whole(comment, &self.grids, 0).is_empty()
    }

    /// That a text names a grid that there is none of.
    fn no_grid(&self, line: &SourceLine<'_>, name: &str) -> ReadError {
        let at = line.text.find(name).unwrap_or(0);
        let fault = Fault::NoGrid { name: name.to_owned(), known: self.all.names() };
        ReadError::new(line.number, line.column(at), fault)
    }

    /// Whether a line is a row of some grid.
    fn is_row(&self, text: &str) -> bool {
        self.grids.sides().into_iter().any(|side| row::row_of(text, side).is_some())
    }

    /// Whether a line belongs to a region.
    fn is_of_region(&self, text: &str) -> bool {
        row::is_drawn_line(text)
            || row::is_blank_row(text)
            || row::is_cells_only(text)
            || self.is_row(text)
            || self
                .grids
                .sides()
                .into_iter()
                .any(|side| labels::has_corner(text, side) || row::is_framed_cells(text, side))
    }

    /// Whether a line is a row but for a sign or two, as the row below it shows.
    fn is_row_below_like(&self, text: &str) -> bool {
        let below = self.lines.clone().next().map(|line| wrapper::unwrapped(line.text));
        below.is_some_and(|below| {
            refusals::is_row_but_for_signs(text, &below) && self.is_of_region(&below)
        })
    }

    /// Reads the region that begins here.
    fn region(&mut self) {
        let mut lines = Vec::new();
        let mut end = self.lines.clone();
        let above = self.comment.take().map(|name| Line {
            number: 0,
            text: Cow::Borrowed(""),
            kind: Kind::Comment(Some(name)),
        });
        lines.extend(above);
        let mut kept = lines.len();
        while let Some(line) = self.lines.next() {
            if lines.len() > kept
                && self.grids.usual().is_some_and(|grid| read_bare(line.text, grid).is_some())
            {
                break;
            }
            let text = wrapper::unwrapped(line.text);
            let comment = is_comment(&text) && !self.is_row(&text);
            let kind = if text.trim().is_empty() && !text.contains('\t') {
                Kind::Blank
            } else if comment {
                if named_in(text.trim()).is_some() || sdk_note(&text) || self.has_puzzle(&text) {
                    break;
                }
                Kind::Comment(name_from(text.trim().trim_start_matches('%')))
            } else if row::is_drawn_line(&text) {
                Kind::Drawn
            } else if self.is_of_region(&text) && !self.is_one_line(&text)
                || lines.last().is_some_and(|row| row_but_for_signs(&text, row))
                || lines.len() == kept && self.is_row_below_like(&text)
            {
                Kind::Cells
            } else {
                break;
            };
            // Blank lines and comments belong to the region only if it goes on behind them.
            let is_kept = matches!(kind, Kind::Cells | Kind::Drawn);
            lines.push(Line { number: line.number, text, kind });
            if is_kept {
                kept = lines.len();
                end = self.lines.clone();
            }
        }
        lines.truncate(kept);
        self.lines = end;
        self.read_region(lines);
    }

    fn read_region(&mut self, lines: Vec<Line<'a>>) {
        let remarks = std::mem::take(&mut self.remarks);
        let has_cells =
            |line: &Line<'_>| line.kind == Kind::Cells && !row::is_blank_row(&line.text);
        if !lines.iter().any(has_cells) {
            for line in lines.iter().filter(|line| line.number > 0) {
                self.pass_over(line.number);
            }
            return;
        }
        let (lines, heads) = markdown::without_rules(lines);
        let regions = region::read(&lines, &self.grids);
        let before = self.ready.len();
        for line in regions.passed.into_iter().chain(heads) {
            self.notes.pass_over(line);
        }
        let (title, author) = super::each::sdk::noted(&remarks).unwrap_or_default();
        for found in regions.found {
            let way = match &found.read {
                Ok(read) if read.has_marks => Way::Marks,
                _ => Way::Rows,
            };
            let content = found.read.map(|read| {
                self.notes.extend(read.note);
                let title = title.clone().or(found.name);
                Content::Puzzle(read.puzzle.titled(title, author.clone()))
            });
            let item = Item { line: found.line, content };
            self.push_piece(item, way, found.is_doubtful);
        }
        if regions.is_beside {
            self.leave_solutions(before);
        }
    }

    /// What to give where there was nothing.
    fn nothing(&mut self) -> Item<'a> {
        self.notes = Notes::default();
        if let Some(doubt) = self.doubt.take() {
            return doubt;
        }
        // An object in which nothing was found may be a game, which says what is wrong with it.
        if self
            .text
            .trim_start()
            .strip_prefix('{')
            .is_some_and(|it| it.trim_start().starts_with('"'))
        {
            return Item { line: self.first, content: Ok(Content::Game(self.text)) };
        }
        let error = self.all.usual().map_or_else(
            || ReadError::new(1, 1, Fault::Nothing { cells: 0 }),
            |usual| match puzzles::check(self.text, usual) {
                Err(error) => {
                    let line = error.line + self.first - 1;
                    error.on_line(line)
                }
                Ok(()) => ReadError::new(1, 1, Fault::Nothing { cells: usual.in_lines() }),
            },
        );
        Item { line: error.line, content: Err(error) }
    }
}

impl<'a> Iterator for Reader<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        // That a text holds one thing twice is only said of two things.
        let wanted = if self.given == 0 { pair::MOST + 1 } else { 1 };
        loop {
            while !self.is_over && self.ready.len() < wanted {
                self.is_over = !self.go_on();
                if let Some(at) = self.ready.iter().position(|piece| piece.is_doubtful) {
                    let doubt = self.ready.remove(at).map(|piece| piece.item);
                    if let Some(doubt) = doubt {
                        self.notes.pass_over(doubt.line);
                        self.doubt = self.doubt.take().or(Some(doubt));
                    }
                }
            }
            if self.given == 0 && self.is_over {
                pair::join(&mut self.ready, &mut self.notes);
            }
            if let Some(piece) = self.ready.pop_front() {
                if piece.is_solution && self.is_of_neighbour(&piece) {
                    self.notes.add(Note::Solution(piece.item.line));
                    continue;
                }
                if self.last.as_ref().is_some_and(|it| pair::is_again(&piece, it, self.last_way)) {
                    self.notes.add(Note::Same(piece.item.line));
                    continue;
                }
                self.given += 1;
                self.last = piece.puzzle().cloned();
                self.last_way = piece.way;
                return Some(piece.item);
            }
            if !self.is_over {
                continue;
            }
            let is_empty = self.given == 0;
            self.given += 1;
            return (is_empty && !self.is_part).then(|| self.nothing());
        }
    }
}

/// Whether a line is as the row above it, but for a sign or two.
fn row_but_for_signs(text: &str, above: &Line<'_>) -> bool {
    above.kind == Kind::Cells && refusals::is_row_but_for_signs(text, &above.text)
}

/// Whether a line is a comment.
fn is_comment(text: &str) -> bool {
    text.trim_start().starts_with(['#', '%'])
}

/// Whether a comment begins with a number: `#1`.
fn is_numbered(comment: &str) -> bool {
    let number = comment.trim_start_matches(['#', '%']);
    let end = number.find(|it: char| !it.is_ascii_digit()).unwrap_or(number.len());
    end > 0 && number[end..].starts_with([' ', '\t', ':', ')', '.'])
}

/// Whether a line is a note of a file of `SadMan` Sudoku.
fn sdk_note(text: &str) -> bool {
    super::each::sdk::is_note(text.trim())
}
