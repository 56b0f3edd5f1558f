//! Almost locked sets that digits join, told case by case: what the first set, or the stem, may be, and
//! which set then has all its other digits. Sets have letters, as in the picture.

use super::names;
use super::shape::{Telling, struck_by};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use crate::message::words::{Length, StepWording as _, shapes};
use crate::message::{DigitName, Message, words};
use crate::proof::{CommonDigit, HeldSet, JoinedSets, Node};

/// A set that lacks a digit, in words.
struct Lacking {
    set: String,
    digit: DigitName,
    /// What it holds then.
    full: Message,
}

/// The digit for which the last set has a place only where the first holds the digit that joins it: if it held that, the
/// other would have no place.
fn clash(joined: &JoinedSets) -> Option<Candidate> {
    let (joint, last) = (joined.joints.first()?, joined.joints.last()?);
    let cell = joined.ends(joint).0.cells.only()?;
    let set = &joined.sets[last.to];
    let held = set.digits() - DigitSet::of(last.digit) - DigitSet::of(joint.digit);
    let has_no_other = |digit: &Digit| set.node(*digit).cells == CellSet::of(cell);
    let digit = held.iter().find(has_no_other)?;
    Some(Candidate { cell, digit })
}

impl Telling<'_> {
    /// Almost locked sets that digits join.
    pub(super) fn joined_sets(&self, joined: &JoinedSets) -> Message {
        match joined.stem {
            Some(stem) => self.blossom(joined, stem),
            None if joined.is_double() => self.doubly_joined(joined),
            None => self.in_turn(joined),
        }
    }

    /// Sets each of which is joined to the next.
    fn in_turn(&self, joined: &JoinedSets) -> Message {
        let digit = joined.joints[0].digit;
        if let Some(clash) = clash(joined) {
            return self.clashing(joined, clash);
        }
        shapes::JoinedSets {
            joints: self.joints(joined),
            set: names::letter(0),
            digit: self.geometry.digit_name(digit),
            full: self.full(&joined.sets[0], digit),
            links: self.followed(joined),
            sets: self.sets(joined),
            places: self.certain_places(joined),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }

    /// Sets each of which is joined to the next, the first of which cannot hold the digit that joins it.
    fn clashing(&self, joined: &JoinedSets, Candidate { cell, digit: own }: Candidate) -> Message {
        let digit = joined.joints[0].digit;
        shapes::ClashingSets {
            joints: self.joints(joined),
            set: names::letter(0),
            last: names::letter(joined.sets.len() - 1),
            digit: self.geometry.digit_name(digit),
            own: self.geometry.digit_name(own),
            cell: self.geometry.cell_name(cell),
            full: self.full(&joined.sets[0], digit),
            links: self.followed(joined),
            sets: self.sets(joined),
            places: self.certain_places(joined),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }

    /// What each set that another is joined to holds, if that one takes the digit of the joint from it.
    fn followed(&self, joined: &JoinedSets) -> Vec<Message> {
        let link = |joint: &CommonDigit| {
            let Lacking { set, digit, full } = self.lacking(joined, joint);
            Message::from(words::AlsNext { digit, full, set })
        };
        joined.joints.iter().map(link).collect()
    }

    /// Two sets that are joined by two digits.
    fn doubly_joined(&self, joined: &JoinedSets) -> Message {
        let digit = |place: usize| self.geometry.digit_name(joined.joints[place].digit);
        shapes::DoublyJoinedSets {
            joints: self.joints(joined),
            first: digit(0),
            second: digit(1),
            sets: self.sets(joined),
            places: self.certain_places(joined),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }

    /// A stem with its petals.
    fn blossom(&self, joined: &JoinedSets, stem: Cell) -> Message {
        let stem = self.geometry.cell_name(stem);
        let petal = |joint: &CommonDigit| {
            let seen = names::cells(self.geometry, joined.ends(joint).1.cells);
            let Lacking { set, digit, full } = self.lacking(joined, joint);
            Message::from(words::AlsPetal { digit, full, seen, set, stem })
        };
        shapes::Blossom {
            stem,
            digits: names::digits(self.geometry, joined.joining_digits()),
            petals: joined.joints.iter().map(petal).collect(),
            sets: self.sets(joined),
            places: self.certain_places(joined),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }

    /// Why each digit that joins two sets cannot be in both.
    fn joints(&self, joined: &JoinedSets) -> Vec<Message> {
        let joint = |joint: &CommonDigit| {
            let (first, second) = joined.ends(joint);
            Message::from(words::AlsJoint {
                digit: self.geometry.digit_name(joint.digit),
                from: names::letter(joint.from.unwrap_or_default()),
                to: names::letter(joint.to),
                first: names::cells(self.geometry, first.cells),
                second: names::cells(self.geometry, second.cells),
            })
        };
        joined.joints.iter().map(joint).collect()
    }

    /// The set at the end of a joint, and what it holds without the digit of that.
    fn lacking(&self, joined: &JoinedSets, joint: &CommonDigit) -> Lacking {
        Lacking {
            set: names::letter(joint.to),
            digit: self.geometry.digit_name(joint.digit),
            full: self.full(&joined.sets[joint.to], joint.digit),
        }
    }

    /// The sets, one after the other.
    fn sets(&self, joined: &JoinedSets) -> Vec<Message> {
        joined.sets.iter().enumerate().map(|(number, set)| self.set(number, set)).collect()
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
        let mut left: Vec<_> = struck_by(&self.step.conclusions).collect();
        let concluded: DigitSet = left.iter().map(|&Candidate { digit, .. }| digit).collect();
        let mut places = Vec::new();
        for digit in concluded.iter() {
            for nodes in joined.certain(digit) {
                let cells = nodes.iter().fold(CellSet::EMPTY, |all, node: &Node| all | node.cells);
                let node = Node { cells, digit };
                let (here, others): (Vec<_>, Vec<_>) =
                    left.into_iter().partition(|&Candidate { cell, digit: of }| {
                        of == digit
                            && node
                                .excludes(&Node { cells: CellSet::of(cell), digit }, self.geometry)
                    });
                left = others;
                let targets: CellSet = here.iter().map(|one| one.cell).collect();
                if targets.is_empty() {
                    continue;
                }
                let digit = self.geometry.digit_name(digit);
                let cells = names::cells(self.geometry, cells);
                places.push(match self.length {
                    Length::Full => {
                        let targets = names::cells(self.geometry, targets);
                        words::AlsPlace { cells, digit, targets }.into()
                    }
                    Length::Brief => words::AlsIn { cells, digit }.into(),
                });
            }
        }
        places
    }
}
