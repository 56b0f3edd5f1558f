//! Almost locked sets that digits join, told case by case: what the first set, or the stem, may be, and
//! which set then has all its other digits. Sets are called A, B, C, as in the picture; a digit that joins two is X or Y
//! where there are no more of these, and Z the digit that is struck.

use super::names;
use super::telling::{Length, Telling};
use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::message::{Message, words};
use crate::proof::{Fact, HeldSet, JoinedSets, Joint, Node};

/// What digits that join sets are called, if there are so few of them.
const JOINING: [&str; 2] = ["X", "Y"];

impl Telling<'_> {
    /// Almost locked sets that digits join.
    pub(super) fn joined_sets(&self, joined: &JoinedSets) -> Message {
        let sets = joined.sets.iter().enumerate().map(|(number, set)| self.set(number, set));
        let sets: Vec<Message> = sets.collect();
        let message = match joined.stem {
            Some(stem) => self.blossom(joined, stem),
            None if joined.is_double() => self.doubly_joined(joined),
            None => self.in_turn(joined),
        };
        let places = self.certain_places(joined);
        let message = message.with("sets", sets).with("places", places);
        self.with_eliminations(message, &self.step.conclusions)
    }

    /// Sets each of which is joined to the next.
    fn in_turn(&self, joined: &JoinedSets) -> Message {
        let digit = joined.joints[0].digit;
        let link = |joint: &Joint| self.lacking(Message::new("als-next"), joined, joint);
        self.length
            .message("joined-sets")
            .with("joints", self.joints(joined))
            .with("set", names::letter(0))
            .with("digit", self.geometry.digit_name(digit))
            .with("full", self.full(&joined.sets[0], digit))
            .with("links", joined.joints.iter().map(link).collect::<Vec<Message>>())
    }

    /// Two sets that are joined by two digits.
    fn doubly_joined(&self, joined: &JoinedSets) -> Message {
        let digit = |place: usize| self.geometry.digit_name(joined.joints[place].digit);
        let message = self.length.message("doubly-joined-sets");
        let message = message.with("joints", self.joints(joined));
        message.with("first", digit(0)).with("second", digit(1))
    }

    /// A stem with its petals.
    fn blossom(&self, joined: &JoinedSets, stem: Cell) -> Message {
        let stem = self.geometry.cell_name(stem);
        let petal = |joint: &Joint| {
            let (_, end) = joined.ends(joint);
            let message = Message::new("als-petal")
                .with("stem", stem)
                .with("seen", names::cells(self.geometry, end.cells));
            self.lacking(message, joined, joint)
        };
        let petals: Vec<Message> = joined.joints.iter().map(petal).collect();
        self.length
            .message("blossom")
            .with("stem", stem)
            .with("digits", names::digits(self.geometry, joined.joining_digits()))
            .with("petals", petals)
    }

    /// Why each digit that joins two sets cannot be in both.
    fn joints(&self, joined: &JoinedSets) -> Vec<Message> {
        let few = joined.joints.len() <= JOINING.len();
        let joint = |(number, joint): (usize, &Joint)| {
            let (first, second) = joined.ends(joint);
            let name = JOINING.get(number).filter(|_| few).copied().unwrap_or_default();
            Message::from(words::AlsJoint {
                name: if name.is_empty() { "none" } else { name },
                digit: self.geometry.digit_name(joint.digit),
                from: names::letter(joint.from.unwrap_or_default()),
                to: names::letter(joint.to),
                first: names::cells(self.geometry, first.cells),
                second: names::cells(self.geometry, second.cells),
            })
        };
        joined.joints.iter().enumerate().map(joint).collect()
    }

    /// That the set at the end of a joint lacks its digit, and what it holds then.
    fn lacking(&self, message: Message, joined: &JoinedSets, joint: &Joint) -> Message {
        message
            .with("set", names::letter(joint.to))
            .with("digit", self.geometry.digit_name(joint.digit))
            .with("full", self.full(&joined.sets[joint.to], joint.digit))
    }

    /// A set with its letter, its cells and its digits.
    fn set(&self, number: usize, set: &HeldSet) -> Message {
        Message::from(words::AlsSet {
            name: names::letter(number),
            cells: names::cells(self.geometry, set.cells()),
            digits: names::digits(self.geometry, set.digits()),
        })
    }

    /// What a set holds if it lacks a digit, told behind that.
    fn full(&self, set: &HeldSet, lacks: Digit) -> Message {
        let digits = set.digits() - DigitSet::of(lacks);
        Message::from(words::AlsFull { digits: names::digits(self.geometry, digits) })
    }

    /// Where the digits are that the step goes for, each with the cells that it is struck from for that.
    fn certain_places(&self, joined: &JoinedSets) -> Vec<Message> {
        let struck = self.step.conclusions.iter().filter_map(|end| match end.fact {
            Fact::Absent(cell, digit) => Some((cell, digit)),
            Fact::Holds(..) => None,
        });
        let mut left: Vec<_> = struck.collect();
        let concluded: DigitSet = left.iter().map(|&(_, digit)| digit).collect();
        let is_z = concluded.only().is_some() && !joined.is_double() && joined.stem.is_none();
        let mut places = Vec::new();
        for digit in concluded.iter() {
            for nodes in joined.certain(digit) {
                let cells = nodes.iter().fold(CellSet::EMPTY, |all, node: &Node| all | node.cells);
                let node = Node { cells, digit };
                let (here, others): (Vec<_>, Vec<_>) = left.into_iter().partition(|&(cell, of)| {
                    of == digit
                        && node.excludes(&Node { cells: CellSet::of(cell), digit }, self.geometry)
                });
                left = others;
                let targets: CellSet = here.iter().map(|&(cell, _)| cell).collect();
                if targets.is_empty() {
                    continue;
                }
                let is_full = self.length == Length::Full;
                let place = Message::new(if is_full { "als-place" } else { "als-in" })
                    .with("name", if is_z { "Z" } else { "none" })
                    .with("digit", self.geometry.digit_name(digit))
                    .with("cells", names::cells(self.geometry, cells))
                    .with("targets", names::cells(self.geometry, targets));
                places.push(place);
            }
        }
        places
    }
}
