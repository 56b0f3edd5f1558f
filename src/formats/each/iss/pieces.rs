//! A text taken apart: the pieces that it lists, and groups of them.

use std::collections::BTreeMap;

use super::places::BESIDE;
use crate::formats::format::FormatFault;
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::Cell;

/// The most characters that are read: a puzzle has a tenth of it.
const LONGEST: usize = 1 << 17;

/// The most pieces that are read: no grid has as many constraints.
pub(super) const MOST: usize = 4_000;

/// So deep may groups stand within each other.
const DEEPEST: usize = 40;

/// What begins each piece.
const BEGINS: char = '.';

/// What stands between the parts of a piece.
const BETWEEN: char = '~';

/// What holds several pieces, all of which are meant.
pub(super) const ALL: &str = "And";

/// What holds alternatives, of which one at least is meant.
pub(super) const ONE: &str = "Or";

/// What holds pieces that are meant as often as it says, each time in another place.
const AGAIN: &str = "Replicate";

/// What ends a group.
pub(super) const END: &str = "End";

/// What says how large the grid is.
pub(super) const SHAPE: &str = "Shape";

/// What adds cells beside the grid.
pub(super) const VARIABLES: &str = "Var";

/// How many rows and columns the usual grid has.
pub(super) const USUAL: usize = 9;

/// The name of pieces that give cells their digits, which may be left out.
pub(super) const GIVEN: &str = "Given";

/// What stands between lists of cells.
pub(super) const BETWEEN_LISTS: &str = "-";

/// What a piece says of a kind: lists of cells, and what is written with them.
pub(super) type Said = (Vec<Vec<Cell>>, Option<String>);

/// Something that a text asks for.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// Its name; of digits of cells it is empty.
    pub(super) name: String,
    /// What stands behind it.
    pub(super) parts: Vec<String>,
    /// Its number among those of the same name, from 0.
    number: usize,
}

impl Piece {
    /// How it is told from others of its name.
    pub(super) fn place(&self) -> String {
        let name = if self.is_given() { GIVEN } else { &self.name };
        format!("{name}[{}]", self.number)
    }

    /// The same with other parts.
    pub(super) fn with(&self, parts: Vec<String>) -> Self {
        Self { parts, ..self.clone() }
    }

    /// Whether it gives cells their digits.
    pub(super) fn is_given(&self) -> bool {
        self.name.is_empty()
    }

    /// That it is not understood.
    pub(super) fn unmet(&self, expected: Expected) -> Unmet {
        let name = if self.is_given() { GIVEN } else { &self.name };
        Unmet::at(name, &self.place(), expected)
    }
}

/// A piece, or a group of them, as a text lists them.
#[derive(Clone)]
pub(super) enum Item {
    One(Piece),
    Group(Group),
}

impl Item {
    /// The piece that it is, if it is no group.
    pub(super) const fn piece(&self) -> Option<&Piece> {
        match self {
            Self::One(piece) => Some(piece),
            Self::Group(_) => None,
        }
    }
}

/// What stands between the name of a group and its end.
#[derive(Clone, Default)]
pub(super) struct Group {
    pub(super) name: String,
    pub(super) parts: Vec<String>,
    pub(super) items: Vec<Item>,
    pub(super) number: usize,
}

/// Whether a text is one of this format: it stands on one line, begins with a piece, and some piece has parts.
pub(in crate::formats) fn is_text(text: &str) -> bool {
    let text = text.trim();
    let begins = text.strip_prefix(BEGINS).and_then(|rest| rest.chars().next());
    let is_name = |first: char| first == BETWEEN || first.is_ascii_uppercase();
    begins.is_some_and(is_name) && text.contains(BETWEEN) && !text.contains(['\n', '\r'])
}

/// How many rows and columns a piece says the grid has.
pub(super) fn size(piece: &Piece) -> Option<(usize, usize)> {
    let (rows, columns) = piece.parts.first()?.split_once('x')?;
    Some((rows.parse().ok()?, columns.parse().ok()?))
}

/// What a piece says of cells beside the grid: how they are named together, how many they are, and how many of them are in a row (0:
/// as many as the grid has in one).
pub(super) fn variables(piece: &Piece) -> Option<(String, usize, usize)> {
    let name = piece.parts.first()?;
    let is_name = !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_uppercase());
    let number = |text: &str| text.parse::<usize>().ok().filter(|_| !text.starts_with(['0', '+']));
    let size = piece.parts.get(2).map_or("", String::as_str);
    let (count, columns) = match size.split_once('x') {
        Some((rows, columns)) => number(rows)
            .zip(number(columns))
            .map_or((Some(1), 0), |(rows, columns)| (rows.checked_mul(columns), columns)),
        None => (Some(number(size).unwrap_or(1)), 0),
    };
    Some((format!("{BESIDE}{name}"), count?, columns)).filter(|_| is_name)
}

impl Group {
    /// That it is not understood.
    pub(super) fn unmet(&self, expected: Expected) -> Unmet {
        Unmet::at(&self.name, &format!("{}[{}]", self.name, self.number), expected)
    }
}

/// Takes a text apart.
///
/// # Errors
/// That it is too long, or has no pieces; the end of a group that did not begin, a group without an end or too deep in others.
pub(super) fn items(text: &str) -> Result<Vec<Item>, FormatFault> {
    if text.len() > LONGEST {
        return Err(FormatFault::TooLong { limit: LONGEST });
    }
    let text: String = text.chars().filter(|it| !it.is_whitespace()).collect();
    let mut items = text.split(BEGINS);
    if items.next() != Some("") {
        return Err(FormatFault::Nothing);
    }
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    // The groups that are open, in that of all.
    let mut open = vec![Group::default()];
    for item in items.take(MOST) {
        let mut parts = item.split(BETWEEN);
        let name = parts.next().unwrap_or_default();
        let name = if name == GIVEN { "" } else { name };
        if name == END {
            let (Some(group), Some(around)) = (open.pop(), open.last_mut()) else {
                return Err(FormatFault::Field(END.to_owned()));
            };
            around.items.push(Item::Group(group));
            continue;
        }
        let count = met.entry(name.to_owned()).or_default();
        let number = std::mem::replace(count, *count + 1);
        let (name, parts) = (name.to_owned(), parts.map(str::to_owned).collect());
        if [ALL, ONE, AGAIN].contains(&name.as_str()) {
            if open.len() > DEEPEST {
                return Err(FormatFault::Field(name));
            }
            open.push(Group { name, parts, items: Vec::new(), number });
        } else if let Some(group) = open.last_mut() {
            group.items.push(Item::One(Piece { name, parts, number }));
        }
    }
    match (open.pop(), open.is_empty()) {
        (Some(group), true) => Ok(group.items),
        (group, _) => Err(FormatFault::Field(group.unwrap_or_default().name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_known_by_its_pieces() {
        for text in [".~R1C1_5", " .Cage~9~R1C1~R2C1\n", ".AntiKnight.~R1C1_5"] {
            assert!(is_text(text), "{text}");
        }
        let two_lines = ".~R1C1_5\n.~R1C1_6";
        for text in ["", ".", "..1..2", ".AntiKnight", "~R1C1", ".1~2", two_lines] {
            assert!(!is_text(text), "{text}");
        }
    }
}
