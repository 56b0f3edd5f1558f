//! The pieces of a text with all groups opened: what is meant again in other places is listed for each, and of alternatives
//! all pieces of each.

use base64::alphabet::URL_SAFE;

use super::doppelganger::{self, DOPPELGANGER};
use super::lying::{NUMBERS, REGIONS};
use super::pieces::{
    ALL, Group, Item, MOST, ONE, Piece, SHAPE, USUAL, VARIABLES, items, size, variables,
};
use super::places::Places;
use crate::formats::format::FormatFault;
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{Cell, Dimensions};

/// So many alternatives may there be in one place.
const MOST_ALTERNATIVES: usize = 100;

/// Alternatives of which at least one is meant.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// Its number among all of them, from 0.
    number: usize,
    /// The pieces of each.
    pub(super) alternatives: Vec<Vec<Piece>>,
}

/// The pieces of a text.
#[derive(Debug)]
pub(super) struct Pieces {
    /// The cells that they can name.
    pub(super) places: Places,
    pub(super) all: Vec<Piece>,
    pub(super) choices: Vec<Choice>,
    /// Groups that are not understood.
    pub(super) unmet: Vec<Unmet>,
}

impl Choice {
    /// How it is told from others.
    pub(super) fn place(&self) -> String {
        format!("{ONE}[{}]", self.number)
    }
}

impl Pieces {
    /// Takes a text apart.
    ///
    /// # Errors
    /// What is wrong with it ([`items`]).
    pub(super) fn of(text: &str) -> Result<Self, FormatFault> {
        let items = items(text)?;
        let mut pieces = items.iter().filter_map(Item::piece);
        let shape = pieces.find(|piece| piece.name == SHAPE).map(size);
        let (rows, columns) = shape.flatten().unwrap_or((USUAL, USUAL));
        let of = Dimensions { rows, columns, digits: rows.max(columns), beside: 0 };
        let (places, unmet) = places(&items, of);
        let mut read = Self { places, all: Vec::new(), choices: Vec::new(), unmet };
        let places = read.places.clone();
        let mut left = MOST;
        for item in items {
            if let Err(unmet) = read.take(item, &places, &mut left) {
                read.unmet.push(unmet);
            }
        }
        Ok(read)
    }

    /// Opens an item. So many more may be opened.
    ///
    /// # Errors
    /// The group that is not understood.
    fn take(&mut self, item: Item, of: &Places, left: &mut usize) -> Result<(), Unmet> {
        let group = match item {
            Item::One(piece) => {
                self.all.push(piece);
                return Ok(());
            }
            Item::Group(group) => group,
        };
        let unmet = |expected| group.unmet(expected);
        if group.name != ONE {
            for item in all_of(&group, of).map_err(unmet)? {
                *left = left.checked_sub(1).ok_or_else(|| unmet(Expected::Fit))?;
                self.take(item, of, left)?;
            }
            return Ok(());
        }
        let number = group.number;
        let mut alternatives = alternatives_of(&group, of, left).map_err(unmet)?;
        if alternatives.len() == 1 {
            self.all.append(&mut alternatives[0]);
        } else {
            self.choices.push(Choice { number, alternatives });
        }
        Ok(())
    }

    /// The pieces of this name.
    pub(super) fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Piece> {
        self.all.iter().filter(move |piece| piece.name == name)
    }

    /// Whether there is a piece of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.named(name).next().is_some()
    }
}

/// The cells that a text can name, and what adds some that cannot be.
fn places(items: &[Item], of: Dimensions) -> (Places, Vec<Unmet>) {
    let (mut places, mut unmet) = (Places::new(of), Vec::new());
    let all = items.iter().filter_map(Item::piece).filter(|piece| piece.name == VARIABLES);
    let mut said: Vec<_> = all.map(|piece| (variables(piece), piece)).collect();
    for piece in items.iter().filter_map(Item::piece).filter(|it| it.name == REGIONS).take(1) {
        said.push((Some((NUMBERS.to_owned(), of.rows.saturating_mul(of.columns), 0)), piece));
    }
    for piece in items.iter().filter_map(Item::piece).filter(|it| it.name == DOPPELGANGER).take(1) {
        said.extend(doppelganger::beside(of).into_iter().map(|said| (Some(said), piece)));
    }
    // They stand by their names.
    said.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (said, piece) in said {
        let is_added = said.is_some_and(|(name, count, columns)| places.add(name, count, columns));
        unmet.extend((!is_added).then(|| piece.unmet(Expected::Fit)));
    }
    (places, unmet)
}

/// What stands in a group all of which is meant: where it is meant again and again, so often.
///
/// # Errors
/// What was expected.
fn all_of(group: &Group, of: &Places) -> Result<Vec<Item>, Expected> {
    if group.name == ALL {
        return Ok(group.items.clone());
    }
    let usual = String::from("R1C1");
    let [packed, rest @ ..] = &group.parts[..] else { return Err(Expected::Value) };
    let origin = of.cell(rest.first().unwrap_or(&usual)).ok_or(Expected::Cells)?;
    let place = |letter: char| URL_SAFE.as_str().find(letter).ok_or(Expected::Value);
    let bits = packed.chars().map(place).collect::<Result<Vec<usize>, _>>()?;
    let targets = (0..6 * bits.len()).filter(|at| bits[at / 6] >> (at % 6) & 1 == 1);
    let mut all = Vec::new();
    for target in targets.map(|at| origin.index() + at) {
        if target >= of.of.cell_count() || all.len() > MOST {
            return Err(Expected::Cells);
        }
        let way = of.way(origin, Cell::new(target)).ok_or(Expected::Cells)?;
        for item in &group.items {
            all.push(moved(item, way, of).ok_or(Expected::Cells)?);
        }
    }
    Ok(all)
}

/// The same with all cells moved so far; `None` if they do not stay among those that they stand together with.
fn moved(item: &Item, way: (isize, isize), of: &Places) -> Option<Item> {
    let part = |part: &String| {
        let (name, digits) = part.split_at(part.find('_').unwrap_or(part.len()));
        let Some(cell) = of.cell(name) else { return Some(part.clone()) };
        Some(format!("{}{digits}", of.name(of.moved(cell, way)?)))
    };
    let parts = |all: &[String]| all.iter().map(part).collect::<Option<Vec<String>>>();
    Some(match item {
        Item::One(piece) => Item::One(piece.with(parts(&piece.parts)?)),
        Item::Group(group) => {
            let items = group.items.iter().map(|item| moved(item, way, of));
            let items = items.collect::<Option<Vec<Item>>>()?;
            Item::Group(Group { items, parts: parts(&group.parts)?, ..group.clone() })
        }
    })
}

/// The alternatives that an item leaves, each with all its pieces. So many items more may be opened.
///
/// # Errors
/// What was expected.
fn alternatives(item: &Item, of: &Places, left: &mut usize) -> Result<Vec<Vec<Piece>>, Expected> {
    match item {
        Item::Group(group) => alternatives_of(group, of, left),
        Item::One(piece) => {
            *left = left.checked_sub(1).ok_or(Expected::Fit)?;
            Ok(vec![vec![piece.clone()]])
        }
    }
}

/// Those that a group leaves.
fn alternatives_of(
    group: &Group,
    of: &Places,
    left: &mut usize,
) -> Result<Vec<Vec<Piece>>, Expected> {
    *left = left.checked_sub(1).ok_or(Expected::Fit)?;
    let mut all: Vec<Vec<Piece>> = Vec::new();
    if group.name == ONE {
        for item in &group.items {
            all.extend(alternatives(item, of, left)?);
        }
    } else {
        all.push(Vec::new());
        for item in all_of(group, of)? {
            let further = alternatives(&item, of, left)?;
            let with = |one: &Vec<Piece>| {
                further.iter().map(|other| [&one[..], other].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
            if all.len() > MOST_ALTERNATIVES {
                break;
            }
        }
    }
    match all.len() {
        0 => Err(Expected::Value),
        1..=MOST_ALTERNATIVES => Ok(all),
        _ => Err(Expected::Fit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_all_are_opened_and_alternatives_listed() {
        let text = ".And.And.X~R1C1~R1C2.End.V~R2C1~R2C2.End.Or.Or.X~R3C1~R3C2.End.End.X~R4C1~R4C2";
        let read = Pieces::of(text).expect("pieces");
        let places: Vec<String> = read.all.iter().map(Piece::place).collect();
        assert_eq!(places, ["X[0]", "V[0]", "X[1]", "X[2]"]);
        let text = ".Or.And.Or.A.B.End.Or.C.D.End.E.End.F.End.Or.End";
        let read = Pieces::of(text).expect("pieces");
        let name = |piece: &Piece| piece.name.clone();
        let names = |all: &Vec<Piece>| all.iter().map(name).collect::<String>();
        let names: Vec<String> = read.choices[0].alternatives.iter().map(names).collect();
        assert_eq!(names, ["ACE", "ADE", "BCE", "BDE", "F"]);
        assert_eq!(read.unmet, [Unmet::at("Or", "Or[3]", Expected::Value)]);
        for (text, field) in [(".End", "End"), (".Or.And.End", "Or"), (".And.End.End", "End")] {
            let error = Pieces::of(text).expect_err("a wrong text");
            assert_eq!(error, FormatFault::Field(field.to_owned()), "{text}");
        }
    }

    #[test]
    fn what_is_meant_again_is_moved() {
        let cells = |text: &str| {
            let read = Pieces::of(text).expect("pieces");
            let parts = read.all.iter().map(|piece| piece.parts.join("~"));
            (parts.collect::<Vec<_>>().join(" "), read.unmet.len())
        };
        // The bits of the cells R1C1, R1C4 and R2C1.
        let text = ".Replicate~JI.X~R1C1~R1C2.~R2C2_5.End";
        let expected = "R1C1~R1C2 R2C2_5 R1C4~R1C5 R2C5_5 R2C1~R2C2 R3C2_5";
        assert_eq!(cells(text), (expected.to_owned(), 0));
        assert_eq!(cells(".Replicate~B~R2C2.X~R1C1~R1C2.End"), ("R1C1~R1C2".to_owned(), 0));
        for text in [
            ".Replicate.X.End",
            ".Replicate~IIA.X~R1C9.End",
            ".Replicate~B~VS1.X.End",
            ".Replicate~!.X.End",
        ] {
            assert_eq!(cells(text), (String::new(), 1), "{text}");
        }
    }

    #[test]
    fn groups_within_groups_are_opened_only_so_far() {
        let nested = |group: &str, within: &str, depth: usize| {
            let (begin, end) = (format!(".{group}").repeat(depth), ".End".repeat(depth));
            Pieces::of(&format!(".Shape~16x16{begin}{within}{end}")).map(|read| read.unmet.len())
        };
        // Each level doubles what is within, to the right and below.
        assert_eq!(nested("Replicate~D", "", 15), Ok(1));
        assert_eq!(nested("Replicate~D", ".X~R1C1~R2C1", 15), Ok(1));
        for group in ["Or", "And"] {
            assert_eq!(nested(group, ".X~R1C1~R2C1", 40), Ok(0));
            let deep = FormatFault::Field(group.to_owned());
            assert_eq!(nested(group, ".X~R1C1~R2C1", 1_500), Err(deep));
        }
    }
}
