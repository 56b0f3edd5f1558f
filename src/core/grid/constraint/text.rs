//! A constraint as a part of the name of a grid: `killer-cage:A1B1B2:15`, `arrow:A1/B2C3`, `anti-x`.

use std::sync::Arc;

use thiserror::Error;

use super::{Constraint, Form, Kind};
use crate::grid::coordinates::print_cell;
use crate::grid::{Cell, Dimensions, parse_cell};

/// What stands between the kind, the cells and the value.
const BETWEEN: char = ':';

/// What stands between lists of cells.
const PARTS: char = '/';

/// So many cells may a constraint have at most, for each cell of the grid.
const OVER: usize = 4;

/// Why a text is no constraint.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ConstraintTextError {
    /// There is no such kind.
    #[error("there is no kind of constraint called {0:?}")]
    Kind(String),
    /// This is no list of cells of the grid.
    #[error("{0:?} does not list cells of the grid")]
    Cells(String),
}

impl Constraint {
    /// Writes it as a part of the name of a grid of this size. Reading it gives the same ([`Constraint::parse`]).
    pub fn text(&self, of: Dimensions) -> String {
        let part = |cells: &Vec<Cell>| -> String {
            cells.iter().map(|cell| print_cell(*cell, of)).collect()
        };
        let parts: Vec<String> = self.parts.iter().map(part).collect();
        let (kind, cells) = (&self.kind.id, parts.join("/"));
        match &self.value {
            Some(value) => format!("{kind}{BETWEEN}{cells}{BETWEEN}{value}"),
            None if cells.is_empty() => kind.clone(),
            None => format!("{kind}{BETWEEN}{cells}"),
        }
    }

    /// Reads a constraint of one of these kinds from a part of a name.
    ///
    /// # Errors
    /// [`ConstraintTextError`] if it names no kind or no cells.
    pub fn parse(
        text: &str,
        kinds: &[Arc<Kind>],
        of: Dimensions,
    ) -> Result<Self, ConstraintTextError> {
        let (id, rest) = text.split_once(BETWEEN).unwrap_or((text, ""));
        let kind = kinds.iter().find(|kind| kind.id == id);
        let kind = kind.ok_or_else(|| ConstraintTextError::Kind(id.to_owned()))?;
        let (cells, value) = match rest.split_once(BETWEEN) {
            Some((cells, value)) => (cells, Some(value.to_owned())),
            None => (rest, None),
        };
        let parts = match cells {
            "" => Vec::new(),
            cells => {
                let list = |list| match (list, &kind.cells) {
                    ("", Form::Lines) => Ok(Vec::new()),
                    _ => of_list(list, of),
                };
                cells.split(PARTS).map(list).collect::<Result<_, _>>()?
            }
        };
        let count: usize = parts.iter().map(Vec::len).sum();
        if count > OVER * of.cell_count() {
            return Err(ConstraintTextError::Cells(cells.chars().take(20).collect()));
        }
        Ok(Self { kind: Arc::clone(kind), parts, value })
    }
}

/// The cells of a list without gaps: `A1B1B2`.
fn of_list(list: &str, of: Dimensions) -> Result<Vec<Cell>, ConstraintTextError> {
    let wrong = || ConstraintTextError::Cells(list.chars().take(20).collect());
    let mut cells = Vec::new();
    let mut rest = list;
    while !rest.is_empty() {
        let is_next = |(at, letter): &(usize, char)| *at > 0 && letter.is_ascii_alphabetic();
        let end = rest.char_indices().find(is_next).map_or(rest.len(), |(at, _)| at);
        cells.push(parse_cell(&rest[..end], of).map_err(|_| wrong())?);
        rest = &rest[end..];
    }
    if cells.is_empty() { Err(wrong()) } else { Ok(cells) }
}
