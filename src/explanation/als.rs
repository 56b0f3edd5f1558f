//! Almost locked sets that digits join, told case by case: what the first set, or the stem, may be, and
//! which set then has all its other digits.

use super::names;
use super::telling::Telling;
use crate::grid::{CellSet, Digit, DigitSet};
use crate::message::Message;
use crate::proof::{HeldSet, JoinedSets, Joint, Node};

impl Telling<'_> {
    /// The step as joined sets, if its claims are of these.
    pub(super) fn joined_sets(&self) -> Option<Message> {
        let joined = JoinedSets::of(self.step)?;
        let sets: Vec<Message> = joined.sets.iter().map(|set| self.set(set)).collect();
        let message = if joined.stem.is_some() {
            self.blossom(&joined)
        } else if joined.is_double() {
            self.doubly_joined(&joined)
        } else {
            self.in_turn(&joined)?
        };
        let message = message.with("sets", sets).with("places", self.certain_places(&joined));
        Some(self.with_eliminations(message, &self.step.conclusions))
    }

    /// Sets each of which is joined to the next.
    fn in_turn(&self, joined: &JoinedSets) -> Option<Message> {
        let (first, joint) = (joined.sets.first()?, joined.joints.first()?);
        let (start, _) = joined.ends(joint);
        let link = |joint: &Joint| self.lacking(Message::new("als-next"), joined, joint);
        let message = self
            .length
            .message("joined-sets")
            .with("lacks", self.node("link-is-not", &start))
            .with("has", self.node("link-either", &start))
            .with("full", self.full(first, joint.digit))
            .with("links", joined.joints.iter().map(link).collect::<Vec<Message>>());
        Some(message)
    }

    /// Two sets that are joined by two digits.
    fn doubly_joined(&self, joined: &JoinedSets) -> Message {
        let digit = |place: usize| self.geometry.digit_name(joined.joints[place].digit);
        let message = self.length.message("doubly-joined-sets");
        message.with("first", digit(0)).with("second", digit(1))
    }

    /// A stem with its petals.
    fn blossom(&self, joined: &JoinedSets) -> Message {
        let stem = joined.stem.map(|stem| self.geometry.cell_name(stem));
        let stem = stem.into_iter().collect::<Vec<_>>();
        let petal = |joint: &Joint| {
            let message = Message::new("als-petal")
                .with("stem", stem[0])
                .with("digit", self.geometry.digit_name(joint.digit));
            self.lacking(message, joined, joint)
        };
        let petals: Vec<Message> = joined.joints.iter().map(petal).collect();
        self.length
            .message("blossom")
            .with("stem", stem[0])
            .with("digits", names::digits(self.geometry, joined.joining_digits()))
            .with("petals", petals)
    }

    /// That the set at the end of a joint lacks its digit, and what it holds then.
    fn lacking(&self, message: Message, joined: &JoinedSets, joint: &Joint) -> Message {
        let (_, end) = joined.ends(joint);
        message
            .with("lacks", self.node("link-is-not", &end))
            .with("full", self.full(&joined.sets[joint.to], joint.digit))
    }

    /// A set and its digits.
    fn set(&self, set: &HeldSet) -> Message {
        Message::new("als-set")
            .with("cells", names::cells(self.geometry, set.cells()))
            .with("digits", names::digits(self.geometry, set.digits()))
    }

    /// What a set holds if it lacks a digit, told behind that. If every cell may hold the digit, all its cells have
    /// just been named.
    fn full(&self, set: &HeldSet, lacks: Digit) -> Message {
        let is_all = set.node(lacks).cells == set.cells();
        Message::new(if is_all { "als-full-same" } else { "als-full" })
            .with("cells", names::cells(self.geometry, set.cells()))
            .with("digits", names::digits(self.geometry, set.digits() - DigitSet::of(lacks)))
    }

    /// Where the digits are that the step goes for.
    fn certain_places(&self, joined: &JoinedSets) -> Vec<Message> {
        let concluded = self.step.conclusions.iter().map(|end| end.fact.digit());
        let concluded: DigitSet = concluded.collect();
        let place = |digit: Digit| {
            let nodes = joined.certain(digit).into_iter().flatten();
            let cells = nodes.fold(CellSet::EMPTY, |all, node: Node| all | node.cells);
            Message::new("als-place")
                .with("digit", self.geometry.digit_name(digit))
                .with("cells", names::cells(self.geometry, cells))
        };
        concluded.iter().map(place).collect()
    }
}
