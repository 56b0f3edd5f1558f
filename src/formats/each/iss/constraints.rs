//! The constraints of a text. Which name is of which kind its file says, and how it is read follows from the form of its cells and
//! of what is written with it; no kind is known here by name.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::called::{is_called, last_of_place};
use super::described::{self, Described};
use super::doppelganger::{self, DOPPELGANGER};
use super::lying;
use super::opened::{Choice, Pieces};
use super::packed::plain;
use super::pieces::{BETWEEN_LISTS, GIVEN, ONE, Piece, Said};
use super::places::{Places, diagonal_of, line_of};
use super::sums::{WEIGHTS, weighted};
use super::values::{digits, written};
use crate::formats::each::constrained::{Gathered, Parts, Read, is_diagonal, lists_digits};
use crate::formats::each::link;
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{Cell, Constraint, Dimensions, Form, Geometry, IssWay, Kind, Meaning, ValueForm};

/// The name of a plain sum, which also says what a cage means that names a cell twice.
const SUM: &str = "Sum";

/// What stands at the end of a line that is closed.
pub(super) const CLOSED: &str = "LOOP";

/// What says which numbers of lines may be equal, and that all may.
pub(super) const TIES: &str = "FullRankTies";
pub(super) const ANY: &str = "any";

/// What says that those may that have no clue, which is usual.
const UNCLUED: &str = "only-unclued";

/// Reads all constraints.
pub(super) fn read(
    pieces: &Pieces,
    geometry: &Geometry,
    described: &Described,
    givens: &BTreeMap<Cell, Vec<i64>>,
) -> Read {
    let gathered = Gathered::new(geometry, described.is_in_pieces);
    let has_ties = pieces.named(TIES).any(|piece| piece.parts.first().is_some_and(|it| it == ANY));
    let mut reading = Reading { geometry, described, gathered, has_ties };
    for piece in last_of_place(pieces, geometry) {
        reading.piece(piece);
    }
    pieces.choices.iter().for_each(|choice| reading.choice(choice));
    reading.same_values(pieces);
    reading.givens(givens);
    reading.gathered.read
}

/// The constraints that were read so far.
struct Reading<'a> {
    geometry: &'a Geometry,
    described: &'a Described,
    gathered: Gathered<'a>,
    /// Whether places among all lines may be shared.
    has_ties: bool,
}

/// Whether a kind says which place a line takes among all.
fn is_ranked(kind: &Kind) -> bool {
    kind.means.iter().any(|meaning| matches!(meaning, Meaning::Rank { .. }))
}

/// The fewest cells of a constraint of a kind.
fn least_of(kind: &Kind) -> usize {
    match kind.cells {
        Form::Area { least } | Form::Line { least } => least,
        _ => 1,
    }
}

impl Reading<'_> {
    fn of(&self) -> Dimensions {
        self.geometry.dimensions()
    }

    fn places(&self) -> &Places {
        &self.described.places
    }

    fn piece(&mut self, piece: &Piece) {
        let first = piece.parts.first().map(String::as_str);
        let is_tie = piece.name == TIES && matches!(first, Some(ANY | UNCLUED));
        if described::is_known(&piece.name) || is_tie {
            return;
        }
        let kinds = Arc::clone(self.geometry.kinds());
        let is_closed = piece.parts.last().is_some_and(|last| last == CLOSED);
        let named = kinds.iter().filter(|kind| is_called(kind, &piece.name));
        let has_ties = self.has_ties;
        let named =
            named.filter(|kind| !is_ranked(kind) || kind.files.is_as(IssWay::Tied) == has_ties);
        let (fit, others): (Vec<_>, Vec<_>) =
            named.partition(|kind| kind.files.is_as(IssWay::Closed) == is_closed);
        let is_known = !fit.is_empty() || !others.is_empty();
        if fit.is_empty() && is_known {
            return self.gathered.read.unmet.push(piece.unmet(Expected::Cells));
        }
        for kind in fit {
            if self.weighted(kind, piece) {
                continue;
            }
            if kind.files.iss_first.as_deref().is_some_and(|word| Some(word) != first) {
                continue;
            }
            match self.said(kind, piece) {
                Ok(all) => {
                    for (parts, value) in all {
                        self.gathered.add(kind, &piece.name, &piece.place(), parts, value);
                    }
                }
                Err(expected) => self.gathered.read.unmet.push(piece.unmet(expected)),
            }
        }
        let is_named =
            |unmet: &Unmet| unmet.name == piece.name && unmet.expected == Expected::Known;
        if !is_known && !self.gathered.read.unmet.iter().any(is_named) {
            self.gathered.read.unmet.push(Unmet::field(&piece.name, Expected::Known));
        }
    }

    /// Takes a sum that says how often each cell counts in it; `false` if the piece is none.
    fn weighted(&mut self, kind: &Arc<Kind>, piece: &Piece) -> bool {
        let first = piece.parts.first().filter(|first| first.contains(WEIGHTS));
        let Some(first) = first.filter(|_| kind.files.iss.as_deref() == Some(SUM)) else {
            return false;
        };
        let kinds = Arc::clone(self.geometry.kinds());
        let cells = self.cells(&piece.parts[1..]);
        match cells.map(|cells| weighted(&kinds, kind, first, &cells)) {
            Ok(Some(Constraint { kind, parts, value })) => {
                self.gathered.add(&kind, &piece.name, &piece.place(), parts, value);
            }
            Ok(None) => self.gathered.read.unmet.push(piece.unmet(Expected::Value)),
            Err(expected) => self.gathered.read.unmet.push(piece.unmet(expected)),
        }
        true
    }

    /// What a piece says of a kind.
    ///
    /// # Errors
    /// What was expected.
    fn said(&mut self, kind: &Arc<Kind>, piece: &Piece) -> Result<Vec<Said>, Expected> {
        if let Some(said) = lying::said(piece, self.places(), self.described.size) {
            let (parts, value) = said?;
            let value = value.map(|value| written(kind, &value, self.geometry)).transpose()?;
            return Ok(vec![(parts, value.flatten())]);
        }
        let mut parts = &piece.parts[..];
        if kind.files.iss_first.is_some() {
            parts = parts.get(1..).unwrap_or_default();
        }
        if let Some((last, rest)) = parts.split_last()
            && last == CLOSED
        {
            parts = rest;
        }
        let usual = kind.files.iss_value.clone();
        match &kind.cells {
            Form::Whole => Ok(vec![(Vec::new(), usual)]),
            Form::Outside => self.outside(kind, parts),
            Form::Corner => self.corner(parts),
            Form::Parts(_) if piece.name == DOPPELGANGER => {
                let all = doppelganger::of_cells(self.places()).ok_or(Expected::Fit)?;
                Ok(all.into_iter().map(|it| (it, None)).collect())
            }
            Form::Parts(_) => {
                Ok(self.lists(kind, piece)?.into_iter().map(|it| (it, None)).collect())
            }
            Form::Pair => {
                let word = kind.files.is_as(IssWay::Words).then(|| piece.name.clone());
                let pairs = self.neighbours(parts)?.into_iter();
                let pair = |[one, other]: [Cell; 2]| {
                    let pair =
                        if kind.files.is_as(IssWay::Turned) { [other, one] } else { [one, other] };
                    (vec![pair.to_vec()], word.clone())
                };
                Ok(pairs.map(pair).collect())
            }
            Form::Cell => {
                let cells = self.cells(parts)?.into_iter();
                Ok(cells.map(|cell| (vec![vec![cell]], usual.clone())).collect())
            }
            Form::Area { .. } | Form::Line { .. } | Form::Lines => {
                let (value, names) = self.value(kind, parts)?;
                if matches!(kind.value, ValueForm::Table | ValueForm::Pattern | ValueForm::Machine)
                {
                    return self.grouped(kind, names, &value.unwrap_or_default());
                }
                let cells = self.cells(names)?;
                if cells.len() < least_of(kind) {
                    return Err(Expected::Cells);
                }
                self.listed(kind, piece, cells, value)
            }
        }
    }

    /// A list of cells. Where a cell is named twice that should differ from all, it counts twice in the sum.
    fn listed(
        &mut self,
        kind: &Arc<Kind>,
        piece: &Piece,
        cells: Vec<Cell>,
        value: Option<String>,
    ) -> Result<Vec<Said>, Expected> {
        let different: BTreeSet<Cell> = cells.iter().copied().collect();
        if different.len() == cells.len() || !kind.means.contains(&Meaning::Differ) {
            return Ok(vec![(vec![cells], value)]);
        }
        let is_sum = |meaning: &Meaning| matches!(meaning, Meaning::Sum { .. });
        let is_optional = kind.value == ValueForm::Optional && kind.means.iter().any(is_sum);
        let kinds = Arc::clone(self.geometry.kinds());
        let sum = kinds.iter().find(|kind| kind.files.iss.as_deref() == Some(SUM));
        let sum = sum.filter(|_| is_optional).ok_or(Expected::Cells)?;
        if value.is_some() {
            self.gathered.add(sum, &piece.name, &piece.place(), vec![cells], value);
        }
        Ok(vec![(vec![different.into_iter().collect()], None)])
    }

    /// Lists of cells with nothing, or the name of what they have in common, between them.
    fn grouped(&self, kind: &Kind, names: &[String], value: &str) -> Result<Vec<Said>, Expected> {
        let mut named = value.to_owned();
        let mut said: Vec<(Vec<&String>, String)> = vec![(Vec::new(), named.clone())];
        for name in names {
            if let Some(called) = name.strip_prefix('_') {
                if kind.value == ValueForm::Machine && !called.is_empty() {
                    named = format!("{value},{}", plain(&link::decode(called).unwrap_or_default()));
                }
                said.push((Vec::new(), named.clone()));
            } else if name.is_empty() {
                said.push((Vec::new(), named.clone()));
            } else if let Some((cells, _)) = said.last_mut() {
                cells.push(name);
            }
        }
        let lists = said.into_iter().filter(|(names, _)| !names.is_empty());
        let list = |(names, value): (Vec<&String>, String)| {
            let lists = names.split(|name| *name == BETWEEN_LISTS);
            let list = |names: &[&String]| self.places().cells(names.iter().copied());
            let parts = lists.map(list).collect::<Option<Parts>>().ok_or(Expected::Cells)?;
            let fits = parts.len() == 1 || kind.cells == Form::Lines;
            fits.then_some((parts, Some(value))).ok_or(Expected::Cells)
        };
        let lists = lists.map(list).collect::<Result<Vec<Said>, Expected>>()?;
        // Of fewer cells nothing is said.
        let is_long = |(parts, _): &Said| parts.concat().len() >= least_of(kind);
        Ok(lists.into_iter().filter(is_long).collect())
    }

    fn cells(&self, names: &[String]) -> Result<Vec<Cell>, Expected> {
        let cells = self.places().cells(names).filter(|cells| !cells.is_empty());
        cells.ok_or(Expected::Cells)
    }

    /// All pairs of cells that share a side, each in the order in which they are listed.
    fn neighbours(&self, names: &[String]) -> Result<Vec<[Cell; 2]>, Expected> {
        let (places, cells) = (self.places(), self.cells(names)?);
        let later = |(at, &one): (usize, &Cell)| {
            let later = cells[at + 1..].iter().filter(move |&&it| places.share_side(one, it));
            later.map(|&other| [one, other]).collect::<Vec<_>>()
        };
        let pairs: Vec<[Cell; 2]> = cells.iter().enumerate().flat_map(later).collect();
        if pairs.is_empty() { Err(Expected::Cells) } else { Ok(pairs) }
    }

    /// What is written before cells, and these.
    fn value<'b>(
        &self,
        kind: &Kind,
        parts: &'b [String],
    ) -> Result<(Option<String>, &'b [String]), Expected> {
        if kind.value == ValueForm::None {
            return Ok((None, parts));
        }
        let Some((first, names)) = parts.split_first() else { return Err(Expected::Value) };
        // What has a usual value may be left out.
        let is_left_out = matches!(kind.value, ValueForm::Default(_));
        if is_left_out && self.places().cell(first).is_some() {
            let usual = kind.files.iss_value.as_deref();
            return Ok((
                usual.map_or(Ok(None), |usual| written(kind, usual, self.geometry))?,
                parts,
            ));
        }
        Ok((written(kind, first, self.geometry)?, names))
    }

    /// The four cells around a corner, named by the first of them, and digits behind it.
    fn corner(&self, parts: &[String]) -> Result<Vec<Said>, Expected> {
        let (name, held) = parts.split_first().ok_or(Expected::Cells)?;
        let first = self.places().cell(name).ok_or(Expected::Cells)?;
        let around = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let at = |way: (isize, isize)| self.places().moved(first, way);
        let cells =
            around.into_iter().map(at).collect::<Option<Vec<_>>>().ok_or(Expected::Cells)?;
        Ok(vec![(vec![cells], Some(digits(held.iter().map(String::as_str), self.geometry)?))])
    }

    /// Clues beside the grid: a diagonal with its number before it; a line with the numbers at its two ends behind it, or with one
    /// number before it.
    fn outside(&self, kind: &Kind, parts: &[String]) -> Result<Vec<Said>, Expected> {
        let of = self.of();
        let number = |text: &str| written(kind, text, self.geometry);
        if is_diagonal(kind) {
            let [value, name] = parts else { return Err(Expected::Cells) };
            let cells = diagonal_of(name, of).ok_or(Expected::Cells)?;
            return Ok(vec![(vec![cells], number(value)?)]);
        }
        if let [value, name] = parts
            && let Some(cells) = line_of(name, of)
        {
            return Ok(vec![(vec![cells], number(value)?)]);
        }
        let (name, values) = parts.split_first().ok_or(Expected::Cells)?;
        let cells = line_of(name, of).ok_or(Expected::Cells)?;
        if values.len() > 2 {
            return Err(Expected::Value);
        }
        let mut said = Vec::new();
        for (at, value) in values.iter().enumerate().filter(|(_, value)| !value.is_empty()) {
            let mut cells = cells.clone();
            if at == 1 {
                cells.reverse();
            }
            said.push((vec![cells], number(value)?));
        }
        Ok(said)
    }

    /// The lists of cells of the constraints of a piece: the first cell and the others; where a number says so, the first few in
    /// order of reading and the others; as many lists of one length as a number says, or lists with a sign between them, each
    /// beside the first one.
    fn lists(&self, kind: &Kind, piece: &Piece) -> Result<Vec<Parts>, Expected> {
        let files = &kind.files;
        let is_counted = files.iss_counted.as_deref() == Some(&piece.name);
        let lists: Vec<Vec<Cell>> = if is_counted || files.is_as(IssWay::Sets) {
            let (count, names) = piece.parts.split_first().ok_or(Expected::Value)?;
            let count = count.parse::<usize>().ok().filter(|&count| count > 0);
            let count = count.ok_or(Expected::Value)?;
            let mut cells = self.cells(names)?;
            if is_counted {
                if count >= cells.len() || self.geometry.digit_count() > 9 {
                    return Err(Expected::Cells);
                }
                cells[..count].sort_unstable();
                vec![cells[..count].to_vec(), cells[count..].to_vec()]
            } else {
                if !cells.len().is_multiple_of(count) {
                    return Err(Expected::Cells);
                }
                cells.chunks(cells.len() / count).map(<[Cell]>::to_vec).collect()
            }
        } else if piece.parts.iter().any(|part| part == BETWEEN_LISTS) {
            let lists = piece.parts.split(|part| part == BETWEEN_LISTS);
            lists.map(|names| self.cells(names)).collect::<Result<_, _>>()?
        } else {
            let cells = self.cells(&piece.parts)?;
            vec![cells[..1].to_vec(), cells[1..].to_vec()]
        };
        match &lists[..] {
            [first, others @ ..] if others.iter().all(|cells| !cells.is_empty()) => {
                Ok(others.iter().map(|other| vec![first.clone(), other.clone()]).collect())
            }
            _ => Err(Expected::Cells),
        }
    }

    /// That all rows, columns and regions of the most cells hold the same digits: each beside the first of them.
    fn same_values(&mut self, pieces: &Pieces) {
        let Some(piece) = pieces.named(described::SAME_VALUES).next() else { return };
        let lists = self.described.largest();
        if lists.iter().all(|cells| cells.len() == self.geometry.digit_count()) {
            return;
        }
        let kinds = Arc::clone(self.geometry.kinds());
        let Some(kind) = kinds.iter().find(|kind| kind.files.is_as(IssWay::Sets)) else {
            return self.gathered.read.unmet.push(piece.unmet(Expected::Known));
        };
        for other in &lists[1..] {
            let parts = vec![lists[0].clone(), other.clone()];
            self.gathered.add(kind, &piece.name, &piece.place(), parts, None);
        }
    }

    /// Alternatives of which one at least is so. If one says nothing, the choice does not either.
    fn choice(&mut self, choice: &Choice) {
        let kinds = Arc::clone(self.geometry.kinds());
        let kind = kinds.iter().find(|kind| kind.value == ValueForm::Alternatives);
        let alternatives = choice.alternatives.iter().map(|pieces| self.alternative(pieces));
        let all = match alternatives.collect::<Result<Vec<Vec<Constraint>>, Unmet>>() {
            Ok(all) if all.iter().any(Vec::is_empty) => return,
            Ok(all) => all,
            Err(unmet) => return self.gathered.read.unmet.push(unmet),
        };
        let Some(kind) = kind else {
            return self.gathered.read.unmet.push(Unmet::field(ONE, Expected::Known));
        };
        let cells: BTreeSet<Cell> = all.iter().flatten().flat_map(Constraint::cells).collect();
        let value = Some(Constraint::text_of_alternatives(&all, self.of()));
        let parts = vec![cells.into_iter().collect()];
        self.gathered.add(kind, ONE, &choice.place(), parts, value);
    }

    /// The constraints of an alternative.
    ///
    /// # Errors
    /// What is not understood.
    fn alternative(&self, pieces: &[Piece]) -> Result<Vec<Constraint>, Unmet> {
        let gathered = Gathered::new(self.geometry, self.described.is_in_pieces);
        let mut inner = Reading { gathered, ..*self };
        for piece in pieces {
            let wrong = |expected| piece.unmet(expected);
            if piece.is_given() {
                piece.parts.iter().try_for_each(|part| inner.given(part)).map_err(wrong)?;
            } else if piece.name == described::DIFFERENT {
                inner.different(piece).map_err(wrong)?;
            } else if described::is_known(&piece.name) {
                return Err(wrong(Expected::Known));
            } else {
                inner.piece(piece);
            }
        }
        let Read { found, mut unmet } = inner.gathered.read;
        match unmet.pop() {
            Some(unmet) => Err(unmet),
            None => Ok(found.into_iter().map(|found| found.constraint).collect()),
        }
    }

    /// The digits that are left to a cell in an alternative.
    fn given(&mut self, part: &str) -> Result<(), Expected> {
        let kind = self.kind_of_lists().ok_or(Expected::Known)?;
        let mut words = part.split('_');
        let cell = words.next().and_then(|name| self.places().cell(name));
        let cell = cell.ok_or(Expected::Cells)?;
        let digits = digits(words, self.geometry)?;
        self.gathered.add(&kind, GIVEN, part, vec![vec![cell]], Some(digits));
        Ok(())
    }

    /// Cells that are all different in an alternative: as a cage without a sum.
    fn different(&mut self, piece: &Piece) -> Result<(), Expected> {
        let kinds = Arc::clone(self.geometry.kinds());
        let is_cage = |kind: &&Arc<Kind>| {
            kind.value == ValueForm::Optional && kind.means.contains(&Meaning::Differ)
        };
        let kind = kinds.iter().find(is_cage).ok_or(Expected::Known)?;
        let cells = self.cells(&piece.parts)?;
        self.gathered.add(kind, &piece.name, &piece.place(), vec![cells], None);
        Ok(())
    }

    /// The kind that says which digits are left to a cell.
    fn kind_of_lists(&self) -> Option<Arc<Kind>> {
        self.geometry.kinds().iter().find(|kind| lists_digits(kind)).map(Arc::clone)
    }

    /// The digits that are left to cells, where that is not one alone that is given. Beside the grid nothing is.
    fn givens(&mut self, givens: &BTreeMap<Cell, Vec<i64>>) {
        let kind = self.kind_of_lists();
        for (cell, numbers) in givens {
            let numbers: BTreeSet<i64> = numbers.iter().copied().collect();
            let is_given = numbers.len() == 1 && !self.geometry.is_beside(*cell);
            if is_given || numbers.len() == self.geometry.digit_count() {
                continue;
            }
            let place = self.places().name(*cell);
            let words: Vec<String> = numbers.iter().map(i64::to_string).collect();
            match (&kind, digits(words.iter().map(String::as_str), self.geometry)) {
                (Some(kind), Ok(digits)) => {
                    self.gathered.add(kind, GIVEN, &place, vec![vec![*cell]], Some(digits));
                }
                _ => self.gathered.read.unmet.push(Unmet::at(GIVEN, &place, Expected::Value)),
            }
        }
    }
}
