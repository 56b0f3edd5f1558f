//! The grid: cells, digits, houses and what is still possible in them.
//!
//! Everything here is geometry and bookkeeping. No rule of reasoning, no language and no
//! file format lives in this room, and no size of a grid is written down: a [`Geometry`] is
//! built from a [`GeometrySpec`], which the knowledge base reads from `knowledge/grids/`.
//!
//! Two widths of sets exist. Records, explanations and pictures use [`CellSet`] at its default
//! width, which holds every supported grid; the inference engine narrows a geometry to the
//! width that its cells need ([`Geometry::narrow`]) and works with that.
//!
//! What is small and called all the time is marked for inlining: without that each call from another unit of a build that
//! does not optimise across them (`profile.dev`) is a real one.
//!
//! Invariant: a `Cell`, `Digit`, `Group` or `House` is an index into the geometry that made it.

mod apart;
mod areas;
mod board;
mod candidate;
mod candidate_set;
mod candidates;
mod canonical;
mod cell;
mod classes;
mod combination;
mod constrained;
mod constraint;
mod coordinates;
mod counts;
mod derivation;
mod derived;
mod digit;
mod dimensions;
mod excluded;
mod geometry;
mod groups;
mod house;
mod kept_apart;
mod kind;
mod layout;
mod names;
mod puzzle;
mod relaxed;
mod sets;
mod sight;
mod spec;
mod state_text;
mod steps;
#[cfg(test)]
pub(crate) mod test_grids;
mod walls;
mod word;

pub use apart::{Apart, Offset};
pub use board::{Board, Collision, Entry};
pub use candidate::Candidate;
pub use candidate_set::CandidateSet;
pub use candidates::Candidates;
pub use canonical::Canonical;
pub use cell::Cell;
pub use classes::{alternating_classes, classes_alike};
pub use combination::{
    NoGrid, beside_of, grid_named, name_of_beside, name_of_group, name_of_regions, name_of_size,
    why_no_grid,
};
pub use constraint::{
    Automaton, Balanced, CliqueSum, Constraint, ConstraintError, ConstraintNumber,
    ConstraintTextError, Each, Expression, ExpressionError, Files, Fold, Form, Glyph, Hue, IssWay,
    JoinedLaws, Kind, KindError, Law, Leftover, Meaning, Order, Scratch, SetLaw, Split, Sum,
    SumPart, SumScratch, Sums, ValueForm, Weight, Which, Worths, balances, laws_of_cells,
    leftovers,
};
pub use coordinates::{CoordinateError, parse_cell, print_cell};
pub use derivation::Derivation;
pub use digit::{Digit, DigitSet, MAX_DIGITS};
pub use dimensions::Dimensions;
pub use excluded::Excluded;
pub use geometry::Geometry;
pub use house::{Group, House, MAX_GROUPS};
pub use kind::HouseKind;
pub use layout::BlockSize;
pub use names::{Called, CellName, DigitName, HouseName, Place};
pub use puzzle::Puzzle;
pub use sets::{CellSet, MAX_CELLS, WIDE};
pub use spec::{About, ExtraHouse, GeometryError, GeometrySpec, Kinds, StepsApart};
pub use state_text::{StateText, StateTextError, parse_candidate, print_candidate};
pub use walls::Way;
pub use word::Word;
