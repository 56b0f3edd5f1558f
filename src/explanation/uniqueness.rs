//! Deadly patterns: cells that must not be left interchangeable, told with the reason why they would be.

use super::names;
use super::telling::Telling;
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::message::{Message, words};
use crate::proof::{Deadly, Fact, Held, Places, Step};

/// A pattern of more cells is told by their number, not cell by cell.
const MOST_NAMED: usize = 12;

/// That an answer rests on the puzzle's having one solution, if a step of it does.
pub(super) fn assumption(steps: &[Step]) -> Option<Message> {
    let assumes = steps.iter().any(Step::assumes_one_solution);
    assumes.then(|| Message::from(words::WhyAssumesOneSolution))
}

impl Telling<'_> {
    /// Cells that must not be left interchangeable.
    pub(super) fn deadly(&self, deadly: &Deadly) -> Message {
        let roofs = names::cells(self.geometry, deadly.roof());
        let message = match (deadly.set, deadly.places.as_slice()) {
            (Some(set), _) => self.deadly_set(deadly, set),
            (None, [places]) => self
                .length
                .message("deadly-locked")
                .with("house", self.geometry.house_name(places.house))
                .with("digit", self.geometry.digit_name(places.digit))
                .with("roofs", roofs),
            (None, [one, other]) => self.deadly_sides(deadly, one, other),
            _ if deadly.sees.is_none() => self.length.message("deadly-cell").with("roofs", roofs),
            _ => {
                let message = self.length.message("deadly-digit").with("roofs", roofs);
                self.with_digit(message, "digit", self.struck().first())
            }
        };
        let message = message
            .with("known", self.known(deadly))
            .with("exchange", self.exchange(deadly))
            .with("struck", names::digits(self.geometry, self.struck()))
            .with("gone", names::placements(self.geometry, &self.gone()));
        self.with_eliminations(message, &self.step.conclusions)
    }

    /// The digits that are struck.
    fn struck(&self) -> DigitSet {
        self.gone().into_iter().map(|(_, digit)| digit).collect()
    }

    /// The candidates that are struck.
    fn gone(&self) -> Vec<(Cell, Digit)> {
        let absent = |fact| match fact {
            Fact::Absent(cell, digit) => Some((cell, digit)),
            Fact::Holds(..) => None,
        };
        self.step.conclusions.iter().filter_map(|end| absent(end.fact)).collect()
    }

    /// The message with the digit, if there is one.
    fn with_digit(&self, message: Message, name: &'static str, digit: Option<Digit>) -> Message {
        match digit {
            Some(digit) => message.with(name, self.geometry.digit_name(digit)),
            None => message,
        }
    }

    /// What the cells of the pattern hold, or can hold, as sentences.
    fn known(&self, deadly: &Deadly) -> Vec<Message> {
        let mut known = Vec::new();
        if let Some(lines) = self.rectangle(deadly) {
            let corners = names::cells(self.geometry, deadly.cells);
            known.push(lines.with("cells", corners));
        }
        if !deadly.filled.is_empty() {
            let filled = names::placements(self.geometry, &deadly.filled);
            known.push(Message::from(words::DeadlyFilled { filled }));
        }
        let mut groups = deadly.floors.clone();
        if deadly.floor().len() > MOST_NAMED {
            known.push(Message::from(words::DeadlyMany { count: deadly.floor().len() }));
            groups.clear();
        }
        groups.extend(&deadly.above);
        let group = |&Held { cells, digits }: &Held| {
            Message::from(words::DeadlyGroup {
                cells: names::cells(self.geometry, cells),
                digits: names::digits(self.geometry, digits),
            })
        };
        if !groups.is_empty() {
            let groups: Vec<Message> = groups.iter().map(group).collect();
            known.push(Message::from(words::DeadlyKnown { groups }));
        }
        known
    }

    /// That the pattern is a rectangle, if it is: four cells in two rows, two columns and two blocks or regions.
    fn rectangle(&self, deadly: &Deadly) -> Option<Message> {
        let taken = |house: &House| self.geometry.cells_of(*house).intersects(&deadly.cells);
        let [rows, columns] = self
            .geometry
            .lines()
            .map(|lines| lines.iter().copied().filter(taken).collect::<Vec<House>>());
        let areas: Vec<House> = self.geometry.areas().filter(taken).collect();
        let is_rectangle = [&rows, &columns, &areas].iter().all(|houses| houses.len() == 2);
        (is_rectangle && deadly.cells.len() == 4).then(|| {
            Message::new("deadly-rectangle")
                .with("rows", names::houses(self.geometry, rows))
                .with("columns", names::houses(self.geometry, columns))
        })
    }

    /// What could be exchanged, as a clause.
    fn exchange(&self, deadly: &Deadly) -> Message {
        let id = match deadly.floors.as_slice() {
            _ if self.rectangle(deadly).is_some() => "deadly-corners",
            [] => "deadly-two",
            [floor] if floor.digits.len() == 2 => "deadly-two",
            [_] => "deadly-lines",
            _ => "deadly-other",
        };
        Message::new(id).with("count", deadly.cells.len())
    }

    /// Cells that make a naked set with one of the roofs.
    fn deadly_set(&self, deadly: &Deadly, set: Held) -> Message {
        let Held { cells, digits } = set;
        let houses = self.geometry.houses_around(cells | deadly.roof());
        self.length
            .message("deadly-set")
            .with("roofs", names::cells(self.geometry, deadly.roof()))
            .with("extras", names::digits(self.geometry, deadly.extras(self.geometry)))
            .with("set", names::cells(self.geometry, cells))
            .with("digits", names::digits(self.geometry, digits))
            .with("houses", names::houses(self.geometry, houses))
    }

    /// A rectangle in two sides of which a digit has no places but the corners.
    fn deadly_sides(&self, deadly: &Deadly, one: &Places, other: &Places) -> Message {
        let digit = one.digit;
        let named = |cells| names::cells(self.geometry, cells);
        let message = if let Some(corner) = (one.cells & other.cells).only() {
            let corner = CellSet::of(corner);
            self.length
                .message("deadly-hidden")
                .with("corner", named(corner))
                .with("house", self.geometry.house_name(one.house))
                .with("near", named(one.cells - corner))
                .with("other", self.geometry.house_name(other.house))
                .with("far", named(other.cells - corner))
        } else {
            self.length
                .message("deadly-diagonal")
                .with("houses", names::houses(self.geometry, [one.house, other.house]))
                .with("cells", named(deadly.cells))
                .with("roofs", named(deadly.roof()))
        };
        let message = message
            .with("floors", named(deadly.floor()))
            .with("digit", self.geometry.digit_name(digit));
        self.with_digit(message, "second", (deadly.base() - DigitSet::of(digit)).first())
    }
}
