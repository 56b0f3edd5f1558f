//! Which grid a text describes, but for its constraints: its size and digits, its regions, further houses and groups, and what
//! steps on the board keep apart.

use std::collections::{BTreeMap, BTreeSet};

use super::blocks::{block, blocks, windows};
use super::doppelganger::{self, DOPPELGANGER};
use super::lying;
use super::opened::Pieces;
use super::pieces::{self, GIVEN, Piece, SHAPE, USUAL, VARIABLES};
use super::places::{BESIDE, Places};
use crate::formats::each::shape::{CONSECUTIVE, KINGS, KNIGHTS, Kept, Shape, kept};
use crate::formats::format::{FormatFault, Unwritable};
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{Cell, Digit, Dimensions, Geometry, MAX_DIGITS};

const JIGSAW: &str = "Jigsaw";
const NO_BOXES: &str = "NoBoxes";
const REGION_SIZE: &str = "RegionSize";
const DIAGONAL: &str = "Diagonal";
const WINDOKU: &str = "Windoku";
const DISJOINT: &str = "DisjointSets";
pub(super) const DIFFERENT: &str = "AllDifferent";

/// What keeps digits apart by steps on the board.
const APART: [(&str, Kept); 3] =
    [("AntiConsecutive", CONSECUTIVE), ("AntiKnight", KNIGHTS), ("AntiKing", KINGS)];

/// What says nothing: in which order the solver searches.
const SILENT: [&str; 1] = ["SearchPriority"];

/// What is so of every grid of which all houses hold all digits.
pub(super) const SAME_VALUES: &str = "RegionSameValues";

/// Cells that are all different.
type Group = BTreeSet<Cell>;

/// The grid that a text describes.
pub(super) struct Described {
    pub(super) shape: Shape,
    pub(super) dimensions: Dimensions,
    /// How many cells its blocks and regions have where nothing else is said.
    pub(super) size: usize,
    /// How its cells are named.
    pub(super) places: Places,
    /// Whether its regions have fewer cells than there are digits, so that they are only groups.
    pub(super) is_in_pieces: bool,
    /// Its blocks and the regions that pieces draw.
    regions: Vec<Vec<Cell>>,
    /// The houses and groups that pieces add, with what is to be said where the grid does not have them.
    groups: Vec<(Unmet, Vec<Group>)>,
    unmet: Vec<Unmet>,
}

/// Whether a name is that of a piece which is read here.
pub(super) fn is_known(name: &str) -> bool {
    let own = [SHAPE, JIGSAW, NO_BOXES, REGION_SIZE, DIAGONAL, WINDOKU, DISJOINT, DIFFERENT, GIVEN];
    own.contains(&name)
        || [VARIABLES, ""].contains(&name)
        || SILENT.contains(&name)
        || name == SAME_VALUES
        || APART.iter().any(|(known, _)| *known == name)
}

/// How many rows, columns and digits are asked for, and what the lowest of these counts.
///
/// # Errors
/// That the piece says nothing of it; a form of which there is no grid.
fn dimensions(pieces: &Pieces) -> Result<(Dimensions, i64), FormatFault> {
    let beside = pieces.places.of.beside;
    let Some(piece) = pieces.named(SHAPE).next() else {
        return Ok((Dimensions { beside, ..Dimensions::square(USUAL) }, 1));
    };
    let wrong = || FormatFault::Field(SHAPE.to_owned());
    let (rows, columns) = pieces::size(piece).ok_or_else(wrong)?;
    let rest = &piece.parts[1..];
    let number = |text: &str| text.parse::<usize>().map_err(|_| wrong());
    let (first, last) = match rest.first().map(String::as_str) {
        None | Some("") => (1, rows.max(columns)),
        Some(range) => match range.split_once('-') {
            Some((first, last)) => (number(first)?, number(last)?),
            None => (1, number(range)?),
        },
    };
    let is_plain = first <= 1 && (rest.len() < 2 || rest[1] == "Sudoku");
    let digits = (last + 1).saturating_sub(first);
    let fits = 2 <= rows.min(columns) && rows.max(columns) <= digits && digits <= MAX_DIGITS;
    if !is_plain || !fits {
        return Err(FormatFault::Shape(piece.parts.join("~")));
    }
    Ok((Dimensions { rows, columns, digits, beside }, i64::from(first > 0)))
}

/// The regions that a piece draws: a character a cell, those of a region the same. All have so many cells, but for one that may be
/// none; a single one of all cells says nothing.
fn regions(piece: &Piece, of: Dimensions, size: usize) -> Result<Vec<Vec<Cell>>, FormatFault> {
    let wrong = || FormatFault::Field(piece.place());
    let map = piece.parts.last().filter(|_| piece.parts.len() < 3).ok_or_else(wrong)?;
    if map.chars().count() != of.in_lines() {
        return Err(wrong());
    }
    let mut regions: BTreeMap<char, Vec<Cell>> = BTreeMap::new();
    for (at, letter) in map.chars().enumerate() {
        regions.entry(letter).or_default().push(Cell::new(at));
    }
    if regions.len() == 1 {
        return Ok(Vec::new());
    }
    let (whole, others): (Vec<_>, Vec<_>) =
        regions.into_values().partition(|cells| cells.len() == size);
    if others.len() > 1 { Err(wrong()) } else { Ok(whole) }
}

fn as_group(cells: &[Cell]) -> Group {
    cells.iter().copied().collect()
}

impl Described {
    /// The grid of a text.
    ///
    /// # Errors
    /// What is wrong with a piece; a form of which there is no grid.
    pub(super) fn of(pieces: &Pieces) -> Result<Self, FormatFault> {
        let (of, lowest) = dimensions(pieces)?;
        let size = match pieces.named(REGION_SIZE).next() {
            Some(piece) => {
                let size = piece.parts.first().and_then(|size| size.parse().ok());
                size.ok_or_else(|| FormatFault::Field(piece.place()))?
            }
            None => of.rows.max(of.columns),
        };
        let of_block = block(of, size);
        let blocks = of_block.map(|it| blocks(of, it)).unwrap_or_default();
        let mut described = Self {
            shape: Shape {
                of,
                lowest,
                areas: vec![0; of.in_lines()],
                extra: BTreeSet::new(),
                apart: Vec::new(),
                constraints: 0,
            },
            dimensions: of,
            size,
            places: pieces.places.with_digits(of.digits),
            is_in_pieces: false,
            regions: if pieces.has(NO_BOXES) { Vec::new() } else { blocks.clone() },
            groups: Vec::new(),
            unmet: Vec::new(),
        };
        let has_blocks = !blocks.is_empty() && !pieces.has(NO_BOXES);
        if has_blocks {
            described.parted(&blocks, &Unmet::field(REGION_SIZE, Expected::Fit));
        }
        for piece in pieces.named(JIGSAW) {
            let regions = regions(piece, of, size)?;
            let unmet = piece.unmet(Expected::Fit);
            described.regions.extend(regions.iter().cloned());
            if has_blocks {
                described
                    .groups
                    .push((unmet, regions.iter().map(|cells| as_group(cells)).collect()));
            } else if !regions.is_empty() {
                described.parted(&regions, &unmet);
            }
        }
        described.add_groups(pieces, &blocks, of_block);
        let apart = APART.iter().filter(|(name, _)| pieces.has(name));
        described.shape.apart = apart.map(|(_, said)| kept(*said)).collect();
        let groups = described.groups.iter().flat_map(|(_, groups)| groups);
        described.shape.extra = groups.filter(|group| group.len() > 1).cloned().collect();
        Ok(described)
    }

    /// Takes blocks or regions: as those of the grid if all cells are in one and each has as many as there are digits, else as
    /// groups.
    fn parted(&mut self, regions: &[Vec<Cell>], unmet: &Unmet) {
        let of = self.dimensions;
        let count: usize = regions.iter().map(Vec::len).sum();
        let is_whole =
            count == of.in_lines() && regions.iter().all(|cells| cells.len() == of.digits);
        if !is_whole {
            self.is_in_pieces = true;
            self.groups
                .push((unmet.clone(), regions.iter().map(|cells| as_group(cells)).collect()));
            return;
        }
        for (number, cells) in regions.iter().enumerate() {
            for cell in cells {
                self.shape.areas[cell.index()] = number;
            }
        }
    }

    fn add_groups(
        &mut self,
        pieces: &Pieces,
        blocks: &[Vec<Cell>],
        of_block: Option<(usize, usize)>,
    ) {
        let of = self.dimensions;
        for piece in pieces.named(DIAGONAL) {
            if of.rows != of.columns {
                self.unmet.push(piece.unmet(Expected::Fit));
                continue;
            }
            let [rising, falling] = Shape::diagonals(of.rows);
            match piece.parts.first().map(String::as_str) {
                Some("1") => self.groups.push((piece.unmet(Expected::Fit), vec![rising])),
                Some("-1") => self.groups.push((piece.unmet(Expected::Fit), vec![falling])),
                _ => self.unmet.push(piece.unmet(Expected::Value)),
            }
        }
        for piece in pieces.named(WINDOKU).take(1) {
            let windows = of_block.map(|block| windows(of, block)).unwrap_or_default();
            self.groups.push((piece.unmet(Expected::Fit), windows));
        }
        for piece in pieces.named(DOPPELGANGER).take(1) {
            match doppelganger::groups(&self.places, !blocks.is_empty()) {
                Some(groups) => self.groups.push((piece.unmet(Expected::Fit), groups)),
                None => self.unmet.push(piece.unmet(Expected::Fit)),
            }
        }
        for piece in pieces.named(DISJOINT).take(1) {
            let most = blocks.first().map_or(0, Vec::len);
            let at =
                |place: usize| blocks.iter().filter_map(move |cells| cells.get(place).copied());
            let sets = (0..most).map(|place| at(place).collect()).collect();
            self.groups.push((piece.unmet(Expected::Fit), sets));
        }
        for piece in pieces.named(DIFFERENT) {
            match self.places.cells(&piece.parts) {
                Some(cells) => {
                    self.groups.push((piece.unmet(Expected::Fit), vec![as_group(&cells)]));
                }
                None => self.unmet.push(piece.unmet(Expected::Cells)),
            }
        }
    }

    /// Of its rows, columns and regions those that have the most cells.
    pub(super) fn largest(&self) -> Vec<Vec<Cell>> {
        let of = self.dimensions;
        let line = |count: usize, other: usize, at: &dyn Fn(usize, usize) -> Option<Cell>| {
            let cells = |line: usize| (0..other).filter_map(|place| at(line, place)).collect();
            (0..count).map(cells).collect::<Vec<Vec<Cell>>>()
        };
        let rows = line(of.rows, of.columns, &|row, column| of.cell_at(row, column));
        let columns = line(of.columns, of.rows, &|column, row| of.cell_at(row, column));
        let mut all = [rows, columns, self.regions.clone()].concat();
        let most = all.iter().map(Vec::len).max().unwrap_or_default();
        all.retain(|cells| cells.len() == most);
        all
    }

    /// Digits that are given to what is no cell.
    pub(super) fn given_elsewhere(&self, pieces: &Pieces) -> Vec<Unmet> {
        let is_cell = |part: &str| {
            part.split('_').next().is_some_and(|name| self.places.cell(name).is_some())
        };
        let parts = pieces.named("").flat_map(|piece| &piece.parts);
        let others = parts.filter(|part| !is_cell(part));
        others.map(|part| Unmet::at(GIVEN, part, Expected::Cells)).collect()
    }

    /// What to say where there is no such grid: of another form than usual that there is none of this form.
    pub(super) fn no_grid(&self, fault: FormatFault) -> FormatFault {
        let Dimensions { rows, columns, digits, beside } = self.dimensions;
        if self.dimensions == (Dimensions { beside, ..Dimensions::square(digits) }) {
            return fault;
        }
        FormatFault::Shape(format!("{rows}x{columns}~{digits}"))
    }

    /// What pieces ask for that the grid does not have.
    pub(super) fn unmet(&self, geometry: &Geometry) -> Vec<Unmet> {
        let has = Shape::of(geometry);
        let is_there = |group: &Group| group.len() < 2 || has.has_group(geometry, group);
        let missing = self.groups.iter().filter(|(_, groups)| !groups.iter().all(is_there));
        let missing = missing.map(|(unmet, _)| unmet.clone());
        let apart = APART.iter().filter(|(_, said)| {
            let said = kept(*said);
            self.shape.apart.contains(&said) && !has.apart.contains(&said)
        });
        let apart = apart.map(|(name, _)| Unmet::field(name, Expected::Fit));
        self.unmet.iter().cloned().chain(missing).chain(apart).collect()
    }

    /// The numbers that each cell may hold of which pieces say it: those that all of them leave.
    ///
    /// # Errors
    /// The part that names no cell, or no number that its digits have.
    pub(super) fn givens(&self, pieces: &Pieces) -> Result<BTreeMap<Cell, Vec<i64>>, FormatFault> {
        let mut givens: BTreeMap<Cell, Vec<i64>> = BTreeMap::new();
        if pieces.has(DOPPELGANGER) {
            // Nothing lacks the 0.
            let digits: Vec<i64> = (1..).take(self.dimensions.digits - 1).collect();
            let lacked = doppelganger::lacked(&self.places).into_iter();
            givens.extend(lacked.map(|cell| (cell, digits.clone())));
        }
        for part in pieces.named("").flat_map(|piece| &piece.parts) {
            let wrong = || FormatFault::Field(part.chars().take(20).collect());
            let mut words = part.split('_');
            // What names no cell is told where constraints are read.
            let cell = words.next().and_then(|name| self.places.cell(name));
            let Some(cell) = cell else { continue };
            let number = |word: &str| {
                let is_number = word.bytes().all(|it| it.is_ascii_digit());
                word.parse::<i64>().ok().filter(|number| is_number && self.has(*number))
            };
            let mut numbers = words.map(number).collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
            if let Some(known) = givens.get(&cell) {
                numbers.retain(|number| known.contains(number));
            }
            if numbers.is_empty() {
                return Err(wrong());
            }
            let _ = givens.insert(cell, numbers);
        }
        Ok(givens)
    }

    /// Whether a number is one of its digits.
    fn has(&self, number: i64) -> bool {
        let index = usize::try_from(number - self.shape.lowest);
        index.is_ok_and(|index| index < self.dimensions.digits)
    }
}

/// The pieces that say a grid, but for its constraints.
///
/// # Errors
/// That there are none for something of it.
pub(super) fn written(geometry: &Geometry) -> Result<Vec<String>, Unwritable> {
    let (shape, of) = (Shape::of(geometry), geometry.dimensions());
    let first = geometry.symbol(Digit::new(0));
    if first.is_ascii_alphabetic() {
        return Err(Unwritable::Grid);
    }
    let size = format!("{}x{}", of.rows, of.columns);
    let range = if shape.lowest == 0 {
        format!("~0-{}", of.digits - 1)
    } else if of.digits > of.rows.max(of.columns) {
        format!("~{}", of.digits)
    } else {
        String::new()
    };
    let mut pieces = vec![format!("{SHAPE}~{size}{range}")];
    let places = lying::places_of(geometry);
    let variables = of.beside - lying::numbers_of(geometry);
    if variables > 0 {
        pieces.push(format!("{VARIABLES}~{BESIDE}~~{variables}"));
    }
    let usual =
        block(of, of.rows.max(of.columns)).map(|block| blocks(of, block)).unwrap_or_default();
    let areas: Vec<Vec<Cell>> =
        geometry.areas().map(|area| geometry.cells_of(area).iter().collect()).collect();
    let sorted = |areas: &[Vec<Cell>]| {
        areas.iter().map(|cells| as_group(cells)).collect::<BTreeSet<Group>>()
    };
    if sorted(&usual) != sorted(&areas) {
        if !usual.is_empty() {
            pieces.push(NO_BOXES.to_owned());
        }
        if !areas.is_empty() {
            // Regions have figures, and letters behind these, as the solver numbers them.
            let letter = |area: &usize| char::from_digit(u32::try_from(*area).ok()?, 36);
            let map = shape.areas.iter().map(letter).collect::<Option<String>>();
            pieces.push(format!("{JIGSAW}~{}", map.ok_or(Unwritable::Grid)?));
        }
    }
    for said in &shape.apart {
        let name = APART.iter().find(|(_, known)| kept(*known) == *said).map(|(name, _)| name);
        pieces.push((*name.ok_or(Unwritable::Grid)?).to_owned());
    }
    let diagonals = Shape::diagonals(of.rows);
    for group in &shape.extra {
        match diagonals.iter().position(|diagonal| diagonal == group) {
            Some(0) => pieces.push(format!("{DIAGONAL}~1")),
            Some(_) => pieces.push(format!("{DIAGONAL}~-1")),
            None => {
                let names: Vec<String> = group.iter().map(|cell| places.name(*cell)).collect();
                pieces.push(format!("{DIFFERENT}~{}", names.join("~")));
            }
        }
    }
    Ok(pieces)
}
