//! Writing puzzles as texts of the solver.

use std::collections::BTreeSet;

use super::constraints::{self, ANY, CLOSED, TIES};
use super::described::{self, Described};
use super::lying;
use super::opened::Pieces;
use super::packed;
use super::pieces::{ALL, BETWEEN_LISTS, END, ONE};
use super::places::{Places, diagonal_of, line_of};
use crate::formats::each::constrained::{is_diagonal, key, lists_digits};
use crate::formats::each::link;
use crate::formats::each::shape::Shape;
use crate::formats::format::{Unwritable, WrittenPuzzle};
use crate::grid::{Cell, Constraint, Form, Geometry, GeometrySpec, IssWay, ValueForm};

/// Writes a puzzle.
///
/// # Errors
/// [`Unwritable`] says why it cannot be.
pub(super) fn text_of(puzzle: &WrittenPuzzle) -> Result<String, Unwritable> {
    let geometry = &puzzle.geometry;
    let names = Names { geometry, places: lying::places_of(geometry) };
    let mut pieces = described::written(geometry)?;
    let (mut givens, mut whole) = (Vec::new(), BTreeSet::new());
    for one in puzzle.state.board.digits() {
        let number = geometry.worths().worth(one.digit);
        givens.push(names.given(one.cell, &[number]));
    }
    for constraint in geometry.constraints() {
        let kind = &constraint.kind;
        if let Some(given) = names.given_by(constraint)? {
            givens.push(given);
        } else if kind.cells == Form::Whole {
            let _ = whole.insert(kind.files.iss.clone().ok_or(Unwritable::Grid)?);
        } else {
            pieces.push(names.piece(constraint)?);
        }
    }
    pieces.extend(whole);
    let is_tied = |constraint: &Constraint| constraint.kind.files.is_as(IssWay::Tied);
    if geometry.constraints().iter().any(is_tied) {
        pieces.push(format!("{TIES}~{ANY}"));
    }
    if !givens.is_empty() {
        pieces.push(format!("~{}", givens.join("~")));
    }
    let text = format!(".{}", pieces.join("."));
    if says_all(&text, geometry) { Ok(text) } else { Err(Unwritable::Grid) }
}

/// A grid with the names of its cells.
struct Names<'a> {
    geometry: &'a Geometry,
    places: Places,
}

impl Names<'_> {
    /// What says that a cell holds one of these numbers.
    fn given(&self, cell: Cell, numbers: &[i64]) -> String {
        let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
        format!("{}_{}", self.places.name(cell), numbers.join("_"))
    }

    /// What says the same as a constraint that lists the digits of a cell; `None` of any other.
    fn given_by(&self, constraint: &Constraint) -> Result<Option<String>, Unwritable> {
        let cell = constraint.cells().next().filter(|_| lists_digits(&constraint.kind));
        let Some(cell) = cell else { return Ok(None) };
        Ok(Some(self.given(cell, &numbers(constraint, self.geometry)?)))
    }

    /// The pieces of alternatives, between the beginning and the end of their group.
    fn alternatives(&self, constraint: &Constraint) -> Result<String, Unwritable> {
        let of = self.geometry.dimensions();
        let all = constraint.alternatives(self.geometry.kinds(), of).ok_or(Unwritable::Grid)?;
        let mut pieces = vec![ONE.to_owned()];
        for all in all {
            pieces.push(ALL.to_owned());
            for constraint in all {
                pieces.push(self.piece(&constraint)?);
            }
            pieces.push(END.to_owned());
        }
        pieces.push(END.to_owned());
        Ok(pieces.join("."))
    }

    /// The piece that says a constraint.
    fn piece(&self, constraint: &Constraint) -> Result<String, Unwritable> {
        let (kind, geometry) = (&constraint.kind, self.geometry);
        if kind.value == ValueForm::Alternatives {
            return self.alternatives(constraint);
        }
        if let Some(given) = self.given_by(constraint)? {
            return Ok(format!("~{given}"));
        }
        let files = &kind.files;
        let names =
            |cells: &[Cell]| cells.iter().map(|cell| self.places.name(*cell)).collect::<Vec<_>>();
        if let Some(piece) = lying::written(constraint, &names) {
            return Ok(piece);
        }
        let word = constraint.value.as_ref().filter(|_| files.is_as(IssWay::Words));
        let name = word.or(files.iss.as_ref()).ok_or(Unwritable::Grid)?;
        let cells: Vec<Cell> = constraint.cells().collect();
        let value = value_of(constraint, geometry)?;
        let (mut name, mut parts): (String, Vec<String>) = (name.clone(), Vec::new());
        parts.extend(files.iss_first.clone());
        match (&kind.cells, &constraint.parts[..]) {
            (Form::Parts(_), [first, second]) if files.is_as(IssWay::Sets) => {
                parts.push("2".to_owned());
                parts.extend([names(first), names(second)].concat());
            }
            (Form::Parts(_), [first, second]) if files.iss_counted.is_some() => {
                if let Some(counted) = files.iss_counted.clone().filter(|_| first.len() > 1) {
                    name = counted;
                    parts.push(first.len().to_string());
                }
                parts.extend([names(first), names(second)].concat());
            }
            (Form::Parts(_), [first, second]) => {
                parts
                    .extend([names(first), vec![BETWEEN_LISTS.to_owned()], names(second)].concat());
            }
            (Form::Lines, lists) => {
                parts.extend(value);
                let lists: Vec<Vec<String>> = lists.iter().map(|cells| names(cells)).collect();
                parts.extend(lists.join(&BETWEEN_LISTS.to_owned()));
            }
            (Form::Corner, _) => {
                let first = cells.iter().min().ok_or(Unwritable::Grid)?;
                parts.push(self.places.name(*first));
                let numbers = numbers(constraint, geometry)?;
                parts.extend(numbers.iter().map(i64::to_string));
            }
            (Form::Outside, _) => parts.extend(self.outside(constraint)?),
            _ => {
                // A sign between two cells means what is usual.
                parts.extend(value.filter(|_| kind.cells != Form::Pair));
                let mut cells = cells;
                if files.is_as(IssWay::Turned) {
                    cells.reverse();
                }
                parts.extend(names(&cells));
                parts.extend(files.is_as(IssWay::Closed).then(|| CLOSED.to_owned()));
            }
        }
        Ok(format!("{name}~{}", parts.join("~")))
    }

    /// The parts of a clue beside the grid.
    fn outside(&self, constraint: &Constraint) -> Result<Vec<String>, Unwritable> {
        let of = self.geometry.dimensions();
        let cells: Vec<Cell> = constraint.cells().collect();
        let first = cells.first().ok_or(Unwritable::Grid)?;
        let value = constraint.value.clone().unwrap_or_default();
        if is_diagonal(&constraint.kind) {
            // A diagonal is named from one of its ends; which one does not change its sum.
            let ends = [first, cells.last().unwrap_or(first)].map(|cell| self.places.name(*cell));
            let sorted = |mut cells: Vec<Cell>| {
                cells.sort_unstable();
                cells
            };
            let is_it =
                |name: &String| diagonal_of(name, of).map(sorted) == Some(sorted(cells.clone()));
            return Ok(vec![value, ends.into_iter().find(is_it).ok_or(Unwritable::Grid)?]);
        }
        let letter = self.places.name(*first);
        let (row, column) = letter.split_at(2);
        let turned: Vec<Cell> = cells.iter().rev().copied().collect();
        for name in [row, column] {
            let line = line_of(name, of);
            let is_turned = line.as_ref() == Some(&turned);
            if line.as_ref() != Some(&cells) && !is_turned {
                continue;
            }
            if constraint.kind.files.is_as(IssWay::Before) {
                return Ok(vec![value, name.to_owned()]);
            }
            let [first, second] = if is_turned { ["", &value] } else { [&value, ""] };
            return Ok([name, first, second].map(str::to_owned).to_vec());
        }
        Err(Unwritable::Grid)
    }
}

/// The numbers that the digits of a value count.
fn numbers(constraint: &Constraint, geometry: &Geometry) -> Result<Vec<i64>, Unwritable> {
    let text = constraint.value.as_deref().unwrap_or_default();
    let worth = |symbol| geometry.digit(symbol).map(|digit| geometry.worths().worth(digit));
    text.chars().map(worth).collect::<Option<_>>().ok_or(Unwritable::Grid)
}

/// What is written with a constraint.
fn value_of(constraint: &Constraint, geometry: &Geometry) -> Result<Option<String>, Unwritable> {
    let kind = &constraint.kind;
    let usual = || kind.usual(geometry.worths()).map(|usual| usual.to_string());
    Ok(match &kind.value {
        ValueForm::None | ValueForm::OneOf(_) | ValueForm::Alternatives => None,
        ValueForm::Optional => Some(constraint.value.clone().unwrap_or_else(|| "0".to_owned())),
        ValueForm::Default(_) => constraint.value.clone().or_else(usual),
        ValueForm::Digits => {
            let numbers = numbers(constraint, geometry)?;
            Some(numbers.iter().map(i64::to_string).collect::<Vec<_>>().join("_"))
        }
        ValueForm::Pattern => constraint.value.as_deref().map(packed::packed),
        ValueForm::Machine => {
            let value = constraint.value.as_deref().unwrap_or_default();
            // Its name stands behind it, as in a link.
            let packed = value.split(',').next().unwrap_or_default();
            let name = constraint.shown().unwrap_or_default();
            Some(format!("{packed}~_{}", link::encode(&name)))
        }
        ValueForm::Number | ValueForm::Counts | ValueForm::Table => constraint.value.clone(),
    })
}

/// Whether what was written says just the grid that there is.
fn says_all(text: &str, geometry: &Geometry) -> bool {
    let read = || {
        let pieces = Pieces::of(text)?;
        let described = Described::of(&pieces)?;
        let givens = described.givens(&pieces)?;
        let plain = GeometrySpec { constraints: Vec::new(), ..geometry.spec().clone() };
        let Ok(plain) = Geometry::new(&plain) else { return Ok(None) };
        let read = constraints::read(&pieces, &plain, &described, &givens);
        Ok::<_, crate::formats::format::FormatFault>(Some((described, read)))
    };
    let Ok(Some((described, read))) = read() else { return false };
    let of = geometry.dimensions();
    let keys = |all: &mut dyn Iterator<Item = &Constraint>| {
        all.map(|it| key(it, of)).collect::<BTreeSet<String>>()
    };
    let is_same = Shape { constraints: 0, ..Shape::of(geometry) }.says_as(&described.shape);
    is_same
        && read.unmet.is_empty()
        && keys(&mut read.found.iter().map(|found| &found.constraint))
            == keys(&mut geometry.constraints().iter())
}
