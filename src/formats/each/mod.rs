//! The formats, a file each.

pub(super) mod candidates;
mod constrained;
pub(super) mod f_puzzles;
pub(super) mod hodoku;
mod in_play;
pub(super) mod iss;
pub(super) mod link;
mod marks;
pub(super) mod open_sudoku;
pub(super) mod pencil_marks;
mod plain;
pub(super) mod sdk;
pub(super) mod sdm;
mod shape;
pub(super) mod simple_sudoku;
pub(super) mod state_line;
pub(super) mod sudoku_coach;
pub(super) mod sudoku_pad;
pub(super) mod sudoku_wiki;
mod unpacking;
