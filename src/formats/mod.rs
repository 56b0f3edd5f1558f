//! Puzzles as text, reading whatever people keep them in and writing them; traces as JSON.
//!
//! The form is not asked for, it is recognised, line by line:
//!
//! * a whole puzzle on one line, one character a cell (`.`, `0`, `*` or `_` for an empty cell, or
//!   `-` if nothing else stands for one), with a name after it;
//! * single digits separated by blanks, over as many lines as one likes, 0 for an empty cell;
//! * one row a line, with or without gaps between the blocks;
//! * a grid drawn with `|`, `-` and `+` or with box-drawing characters, where the cells are
//!   written out or each has a frame of its own, and then may be blank;
//! * a table with one row a line and an empty field for an empty cell, separated by semicolons
//!   (what spreadsheets in Czech write), commas, or tabs (what they put on the clipboard).
//!
//! Blank lines, a byte order mark and every kind of line end are passed over, and so is a comment
//! from `#` to the end of its line; but the comment just above a puzzle, or behind one that is on
//! one line, is its name. A text may hold any number of puzzles. A comment `grid: x` is no name of a puzzle but names
//! the grid that they are of, which else is found from how many cells there are.
//!
//! A text may also be in a format of other programs and sites, or a state in play: [`FORMATS`] lists them all, each a file of
//! `each`, and [`read_document`] finds the one that a text is in.
//!
//! Puzzles are also written as graphs and as clauses for other programs: [`dot`], [`dimacs_colouring`], [`dimacs_clauses`].
//!
//! What fits no form is refused with a [`ReadError`] that says where it is, what was expected
//! there and what was found. Nothing is guessed: what could be read in two ways is refused too.
//!
//! Invariants: no I/O happens here; time and memory are linear in the length of the text;
//! what [`TextFormat::print`] writes is read back as the same board.

mod dimacs;
mod each;
mod encoding;
mod finding;
mod format;
mod graph;
mod grid_name;
mod known;
mod left;
mod line_cells;
mod line_content;
mod partial_grid;
mod print;
mod puzzles;
mod read_error;
mod reading;
mod source_lines;
mod state;
mod table;
mod trace;
mod unmet;

#[cfg(test)]
mod tests;

pub use dimacs::{dimacs_clauses, dimacs_colouring};
pub use encoding::{MAX_BYTES, decode};
pub use finding::{find_puzzle, in_first};
pub use format::{
    About, Document, Format, FormatError, FormatFault, Keeps, LONGEST_LINK, Unwritable,
    WrittenPuzzle,
};
pub use graph::dot;
pub use grid_name::{named_grid, naming};
pub use known::{FORMATS, format_named, format_of, link_to, read_document, read_in, write_all};
pub use print::{TextFormat, print_grid, print_line, print_state};
pub use puzzles::read_line;
pub use read_error::{Fault, ReadError};
pub use reading::{Content, Item, Note, Reader, TextContent, read, read_bare};
pub use state::StateError;
pub use table::lines_of_table;
pub use trace::{TraceError, read_trace, write_trace};
pub use unmet::{Expected, Unmet, unmet_message};
