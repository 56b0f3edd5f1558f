//! The words of what follows by classes alone.

use super::pairs::Pairs;
use super::parts::{ByClasses, Change, End, Event, Set};
use super::search::Search;
use crate::explanation::telling::constraint::{asks, constraint_names};
use crate::explanation::telling::names;
use crate::explanation::telling::shape::{Telling, struck_by};
use crate::explanation::telling::ways::Allowed;
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Geometry};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::LawUse;

impl Telling<'_> {
    /// The step by classes of digits; `None` if these alone do not say why.
    pub(in crate::explanation::telling) fn by_classes(
        &self,
        law: &LawUse,
        held: &[Message],
    ) -> Option<Message> {
        let struck: Vec<_> = struck_by(&self.step.conclusions).collect();
        let found = found(self.geometry, law, &struck)?;
        let told = Told { geometry: self.geometry, of: &found };
        let class = told.class(1 << found.class);
        Some(
            shapes::LawClasses {
                cell: self.geometry.cell_name(found.cell),
                constraints: constraint_names(self.geometry, &law.constraints),
                digits: names::digits(self.geometry, found.classes[found.class]),
                eliminations: self.eliminations(&self.step.conclusions),
                follows: told.follows(),
                held: held.to_vec(),
                kind: class,
                says: told.says(),
            }
            .told(self.length),
        )
    }
}

/// The reason by classes alone; `None` if they do not suffice, or not for all of the constraints.
fn found(geometry: &Geometry, law: &LawUse, struck: &[Candidate]) -> Option<ByClasses> {
    let cell = struck.first()?.cell;
    let gone: DigitSet = struck.iter().map(|one| one.digit).collect();
    if !law.places.is_empty() || struck.iter().any(|one| one.cell != cell) {
        return None;
    }
    let allowed = Allowed::of(geometry, &law.held.0);
    let pairs = Pairs::of(geometry, &law.constraints);
    let reasons = pairs.partitions(geometry).into_iter().filter_map(|classes| {
        let class = classes.iter().position(|class| gone.is_subset(*class))?;
        Search::of(geometry, &pairs, classes, &allowed).reason(cell, class)
    });
    let all = law.constraints.len();
    let reasons = reasons.filter(|it| it.alternating.len() + it.others.len() == all);
    reasons.min_by_key(|it| (it.others.len(), it.events.len()))
}

/// A reason with the grid that it is told of.
struct Told<'a> {
    geometry: &'a Geometry,
    of: &'a ByClasses,
}

impl Told<'_> {
    /// What the digits of some classes have in common, as messages choose their words by it.
    fn class(&self, classes: Set) -> String {
        let all = self.of.classes.iter().enumerate();
        let ordinary: Vec<DigitSet> = all
            .filter(|(place, _)| Some(*place) != self.of.lonely)
            .map(|(_, class)| *class)
            .collect();
        let worth = |digit| self.geometry.worths().worth(digit);
        let digits = self.digits_of(classes);
        let is_parity = ordinary.iter().all(|class| {
            let mut odd = class.iter().map(|digit| worth(digit).rem_euclid(2));
            odd.next().is_some_and(|first| odd.all(|it| it == first))
        });
        let rises = ordinary
            .windows(2)
            .all(|two| two[0].iter().map(worth).max() < two[1].iter().map(worth).min());
        let place = ordinary.iter().position(|class| *class == digits);
        let word = match (place, ordinary.len()) {
            (Some(0), 2) if rises => "low",
            (Some(1), 2) if rises => "high",
            (Some(place), 3) if rises => ["low", "middle", "high"][place],
            (Some(_), 2) if is_parity => {
                let is_odd = digits.iter().any(|digit| worth(digit).rem_euclid(2) == 1);
                if is_odd { "odd" } else { "even" }
            }
            _ => "other",
        };
        word.to_owned()
    }

    fn digits_of(&self, classes: Set) -> DigitSet {
        let of = self.of.classes.iter().enumerate().filter(|(place, _)| classes >> place & 1 == 1);
        of.fold(DigitSet::EMPTY, |all, (_, class)| all | *class)
    }

    /// What the constraints say of the classes.
    fn says(&self) -> Vec<Message> {
        let mut says = Vec::new();
        if !self.of.alternating.is_empty() {
            let constraints = constraint_names(self.geometry, &self.of.alternating);
            let [first, second] =
                [0, 1].map(|class| names::digits(self.geometry, self.of.classes[class]));
            let lonely = self.of.lonely.map_or(0, |class| 1 << class);
            let lonely = names::digits(self.geometry, self.digits_of(lonely));
            let kind = self.class(1);
            says.push(
                words::LawClassesAlternate { constraints, first, kind, lonely, second }.into(),
            );
        }
        for &number in &self.of.others {
            let rule = asks(self.geometry, number);
            if !says.contains(&rule) {
                says.push(rule);
            }
        }
        says
    }

    /// What follows, a clause for what follows along constraints together and for each count in a house, and what cannot be.
    fn follows(&self) -> Vec<Message> {
        let mut told = Vec::new();
        let mut beside: Vec<&Change> = Vec::new();
        for event in &self.of.events {
            if let Event::Beside(_, by, change) = event {
                // What has no place where classes alternate was said before.
                let is_said = self.of.lonely.is_some_and(|class| change.lost == 1 << class)
                    && self.of.alternating.contains(by);
                if !is_said || change.left.is_power_of_two() {
                    beside.push(change);
                }
                continue;
            }
            self.end_of(&mut told, &mut beside);
            told.push(self.counted(event));
        }
        self.end_of(&mut told, &mut beside);
        told.push(self.end());
        told
    }

    /// What followed along constraints.
    fn end_of(&self, told: &mut Vec<Message>, beside: &mut Vec<&Change>) {
        if !beside.is_empty() {
            let changes = self.changes(beside);
            told.push(words::LawClassesBeside { changes }.into());
        }
        beside.clear();
    }

    /// Cells that would hold a digit of a class, or of others than some, by class.
    fn changes(&self, changes: &[&Change]) -> Vec<Message> {
        // Of several changes of a cell the last says most.
        let mut last: Vec<Change> = Vec::new();
        for change in changes {
            match last.iter_mut().find(|known| known.cell == change.cell) {
                Some(known) => known.left = change.left,
                None => last.push((*change).clone()),
            }
        }
        let mut alike: Vec<((Set, bool), CellSet)> = Vec::new();
        for change in last {
            let is_held = change.left.is_power_of_two();
            let class = (if is_held { change.left } else { change.lost }, is_held);
            match alike.iter_mut().find(|(known, _)| *known == class) {
                Some((_, cells)) => cells.insert(change.cell),
                None => alike.push((class, CellSet::of(change.cell))),
            }
        }
        let told = alike.into_iter().map(|((classes, is_held), cells)| {
            let cells = names::cells(self.geometry, cells);
            let digits = names::digits(self.geometry, self.digits_of(classes));
            let kind = self.class(classes);
            if is_held {
                words::LawClassesHeld { cells, digits, kind }.into()
            } else {
                words::LawClassesLost { cells, digits, kind }.into()
            }
        });
        told.collect()
    }

    fn counted(&self, event: &Event) -> Message {
        let (Event::Full(house, class, cells, changes)
        | Event::Needed(house, class, cells, changes)) = event
        else {
            return words::LawClassesBeside {
                changes: self.changes(&event.changes().collect::<Vec<_>>()),
            }
            .into();
        };
        let changes = self.changes(&changes.iter().collect::<Vec<_>>());
        let digits = self.of.classes[*class];
        let (house, cells) =
            (self.geometry.house_name(*house), names::cells(self.geometry, *cells));
        let (kind, digits) = (self.class(1 << class), names::digits(self.geometry, digits));
        if matches!(event, Event::Full(..)) {
            words::LawClassesFull { cells, changes, digits, house, kind }.into()
        } else {
            words::LawClassesNeeded { cells, changes, digits, house, kind }.into()
        }
    }

    fn end(&self) -> Message {
        let name = |cell: Cell| self.geometry.cell_name(cell);
        let of_house = |class: usize| {
            let digits = names::digits(self.geometry, self.of.classes[class]);
            (self.class(1 << class), digits)
        };
        match self.of.end {
            End::Cell { cell, allowed, is_at_first, .. } => {
                let digits = names::digits(self.geometry, self.digits_of(allowed));
                let (cell, kind) = (name(cell), self.class(allowed));
                if allowed.count_ones() > 1 {
                    words::LawClassesNone { cell }.into()
                } else if is_at_first {
                    words::LawClassesCannot { cell, digits, kind }.into()
                } else {
                    words::LawClassesBoth { cell, digits, kind }.into()
                }
            }
            End::Many(house, class, cells) => {
                let (kind, digits) = of_house(class);
                let (house, cells) =
                    (self.geometry.house_name(house), names::cells(self.geometry, cells));
                words::LawClassesMany { cells, digits, house, kind }.into()
            }
            End::Few(house, class, cells) => {
                let (kind, digits) = of_house(class);
                let (house, cells) =
                    (self.geometry.house_name(house), names::cells(self.geometry, cells));
                words::LawClassesFew { cells, digits, house, kind }.into()
            }
        }
    }
}
