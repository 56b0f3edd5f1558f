//! The pieces of a text: the constraints that it lists, and what stands for several of them.

use std::collections::BTreeMap;

use crate::formats::format::FormatFault;
use crate::formats::unmet::{Expected, Unmet};

/// The most characters that are read: a puzzle has a tenth of it.
const LONGEST: usize = 1 << 17;

/// The most pieces that are read: no grid has as many constraints.
const MOST: usize = 4_000;

/// What begins each piece.
const BEGINS: char = '.';

/// What stands between the parts of a piece.
const BETWEEN: char = '~';

/// What holds several pieces, all of which are meant.
const ALL: &str = "And";

/// What holds pieces that mean something only together.
const OTHER_GROUPS: [&str; 2] = ["Or", "Replicate"];

/// What ends a group.
const END: &str = "End";

/// The name of pieces that give cells their digits, which may be left out.
pub(super) const GIVEN: &str = "Given";

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

/// The pieces of a text.
#[derive(Debug)]
pub(super) struct Pieces {
    pub(super) all: Vec<Piece>,
    /// Groups whose pieces are not read.
    pub(super) unmet: Vec<Unmet>,
}

/// Whether a text is one of this format: it stands on one line, begins with a piece, and some piece has parts.
pub(in crate::formats) fn is_text(text: &str) -> bool {
    let text = text.trim();
    let begins = text.strip_prefix(BEGINS).and_then(|rest| rest.chars().next());
    let is_name = |first: char| first == BETWEEN || first.is_ascii_uppercase();
    begins.is_some_and(is_name) && text.contains(BETWEEN) && !text.contains(['\n', '\r'])
}

impl Pieces {
    /// Takes a text apart.
    ///
    /// # Errors
    /// That it is too long, or has no pieces; the end of a group that did not begin, or a group without an end.
    pub(super) fn of(text: &str) -> Result<Self, FormatFault> {
        if text.len() > LONGEST {
            return Err(FormatFault::TooLong { limit: LONGEST });
        }
        let text: String = text.chars().filter(|it| !it.is_whitespace()).collect();
        let mut items = text.split(BEGINS);
        if items.next() != Some("") {
            return Err(FormatFault::Nothing);
        }
        let mut read = Self { all: Vec::new(), unmet: Vec::new() };
        let mut met: BTreeMap<String, usize> = BTreeMap::new();
        // Which groups are open, and how many of them are passed over.
        let mut open: Vec<&str> = Vec::new();
        let mut passed = 0;
        for item in items.take(MOST) {
            let mut parts = item.split(BETWEEN);
            let name = parts.next().unwrap_or_default();
            if name == END {
                let is_open = open.pop().is_some();
                if !is_open {
                    return Err(FormatFault::Field(END.to_owned()));
                }
                passed -= usize::from(passed > 0);
                continue;
            }
            let is_other = OTHER_GROUPS.contains(&name);
            if name == ALL || is_other {
                if is_other && passed == 0 && read.unmet.iter().all(|unmet| unmet.name != name) {
                    read.unmet.push(Unmet::field(name, Expected::Known));
                }
                open.push(name);
                passed += usize::from(passed > 0 || is_other);
                continue;
            }
            if passed > 0 {
                continue;
            }
            let name = if name == GIVEN { "" } else { name };
            let number = met.entry(name.to_owned()).or_default();
            let piece = Piece {
                name: name.to_owned(),
                parts: parts.map(str::to_owned).collect(),
                number: *number,
            };
            *number += 1;
            read.all.push(piece);
        }
        match open.pop() {
            Some(group) => Err(FormatFault::Field(group.to_owned())),
            None => Ok(read),
        }
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

    #[test]
    fn groups_of_all_are_opened_and_others_named() {
        let text = ".And.And.X~R1C1~R1C2.End.V~R2C1~R2C2.End.Or.Or.X~R3C1~R3C2.End.End.X~R4C1~R4C2";
        let read = Pieces::of(text).expect("pieces");
        let places: Vec<String> = read.all.iter().map(Piece::place).collect();
        assert_eq!(places, ["X[0]", "V[0]", "X[1]"]);
        assert_eq!(read.unmet, [Unmet::field("Or", Expected::Known)]);
        for (text, field) in [(".End", "End"), (".Or.And.End", "Or"), (".And.End.End", "End")] {
            let error = Pieces::of(text).expect_err("a wrong text");
            assert_eq!(error, FormatFault::Field(field.to_owned()), "{text}");
        }
    }
}
