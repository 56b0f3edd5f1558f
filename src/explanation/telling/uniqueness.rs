//! Deadly patterns: cells that must not be left interchangeable, told with the reason why they would be.

use super::names;
use super::shape::{Telling, struck_by};
use crate::grid::{Candidate, CellSet, DigitSet, House};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{HouseName, Message, words};
use crate::proof::{CellsWithDigits, Deadly, Places, Step};

/// A pattern of more cells is told by their number, not cell by cell.
const MOST_NAMED: usize = 12;

/// That an answer rests on the puzzle's having one solution, if a step of it does.
pub(in crate::explanation) fn assumption(steps: &[Step]) -> Option<Message> {
    let count = steps.iter().filter(|step| step.assumes_one_solution()).count();
    let first = steps.iter().position(Step::assumes_one_solution)? + 1;
    Some(words::WhyAssumesOneSolution { count, first, steps: steps.len() }.into())
}

impl Telling<'_> {
    /// Cells that must not be left interchangeable.
    pub(super) fn deadly(&self, deadly: &Deadly) -> Message {
        let told = match (deadly.set, deadly.places.as_slice()) {
            (Some(set), _) => Some(self.deadly_set(deadly, set)),
            (None, [places]) => Some(self.deadly_locked(deadly, places)),
            (None, [one, other]) => self.deadly_sides(deadly, one, other),
            _ => self.deadly_roof(deadly),
        };
        told.unwrap_or_else(|| self.other())
    }

    /// Cells above the pattern: one that must not hold its digits, or several one of which must hold another digit.
    fn deadly_roof(&self, deadly: &Deadly) -> Option<Message> {
        let (known, exchange) = (self.known(deadly), self.exchange(deadly));
        let roofs = names::cells(self.geometry, deadly.roof());
        let eliminations = self.eliminations(&self.step.conclusions);
        if deadly.sees.is_none() {
            if let Some(told) = self.deadly_grave(deadly) {
                return Some(told);
            }
            let struck = names::digits(self.geometry, self.struck());
            let shape = shapes::DeadlyCell { eliminations, exchange, known, roofs, struck };
            return Some(shape.told(self.length));
        }
        let digit = self.geometry.digit_name(self.struck().first()?);
        let shape = shapes::DeadlyDigit { digit, eliminations, exchange, known, roofs };
        Some(shape.told(self.length))
    }

    /// The only cell of a grid that has more than two candidates.
    fn deadly_grave(&self, deadly: &Deadly) -> Option<Message> {
        let cell = deadly.roof().only().filter(|_| self.is_grave(deadly))?;
        let held = self.state.digits_of(cell);
        let digit = (held - self.struck()).only()?;
        let shape = shapes::DeadlyGrave {
            cell: self.geometry.cell_name(cell),
            held: names::digits(self.geometry, held),
            digit: self.geometry.digit_name(digit),
            exchange: self.exchange(deadly),
            eliminations: self.eliminations(&self.step.conclusions),
        };
        Some(shape.told(self.length))
    }

    /// Whether the pattern is all that is empty, and too much to be named cell by cell.
    fn is_grave(&self, deadly: &Deadly) -> bool {
        let open = self.geometry.all_cells() - self.state.solved();
        deadly.floor().len() > MOST_NAMED && deadly.cells == open
    }

    /// A digit that has no place in a house but the roof.
    fn deadly_locked(&self, deadly: &Deadly, places: &Places) -> Message {
        let gone: Vec<Candidate> = struck_by(&self.step.conclusions).collect();
        shapes::DeadlyLocked {
            house: self.geometry.house_name(places.house),
            digit: self.geometry.digit_name(places.digit),
            roofs: names::cells(self.geometry, deadly.roof()),
            known: self.known(deadly),
            exchange: self.exchange(deadly),
            struck: names::digits(self.geometry, self.struck()),
            gone: names::placements(self.geometry, &gone),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }

    /// The digits that are struck.
    fn struck(&self) -> DigitSet {
        struck_by(&self.step.conclusions).map(|one| one.digit).collect()
    }

    /// What the cells of the pattern hold, or can hold, as sentences.
    fn known(&self, deadly: &Deadly) -> Vec<Message> {
        let mut known = Vec::new();
        if let Some([rows, columns]) = self.rectangle(deadly) {
            known.push(Message::from(words::DeadlyRectangle {
                rows: names::houses(self.geometry, rows),
                columns: names::houses(self.geometry, columns),
                cells: names::cells(self.geometry, deadly.cells),
            }));
        }
        if !deadly.filled.is_empty() {
            let filled = names::placements(self.geometry, &deadly.filled);
            known.push(Message::from(words::DeadlyFilled { filled }));
        }
        let mut groups = deadly.floors.clone();
        if let Some([lines, crossing]) = self.lines(deadly) {
            let cells = names::cells(self.geometry, deadly.cells);
            known.push(words::DeadlyInLines { cells, crossing, lines }.into());
        }
        if self.is_loop(deadly) {
            let cells = names::cells(self.geometry, deadly.cells);
            let taken = |area: &House| self.geometry.cells_of(*area).intersects(&deadly.cells);
            let areas = names::houses(self.geometry, self.geometry.areas().filter(taken));
            known.push(words::DeadlyLoop { areas, cells }.into());
        }
        if self.is_grave(deadly) {
            let roofs = names::cells(self.geometry, deadly.roof());
            known.push(Message::from(words::DeadlyPairs { roofs }));
            groups.clear();
        }
        groups.extend(&deadly.above);
        let group = |&CellsWithDigits { cells, digits }: &CellsWithDigits| {
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

    /// The rows and columns of the pattern if it is a rectangle: four cells in two rows, two columns and two blocks or
    /// regions.
    fn rectangle(&self, deadly: &Deadly) -> Option<[Vec<House>; 2]> {
        let taken = |house: &House| self.geometry.cells_of(*house).intersects(&deadly.cells);
        let [rows, columns] = self.rows_and_columns(deadly);
        let areas: Vec<House> = self.geometry.areas().filter(taken).collect();
        let is_rectangle = [&rows, &columns, &areas].iter().all(|houses| houses.len() == 2);
        (is_rectangle && deadly.cells.len() == 4).then_some([rows, columns])
    }

    /// Whether it is a loop of two digits: each house has two of its cells or none.
    fn is_loop(&self, deadly: &Deadly) -> bool {
        let has_two_digits = deadly.floors.iter().all(|floor| floor.digits.len() == 2);
        let taken = |house: House| (self.geometry.cells_of(house) & deadly.cells).len();
        has_two_digits
            && deadly.cells.len() > 4
            && self.geometry.houses().all(|house| matches!(taken(house), 0 | 2))
    }

    /// The rows and the columns that cells of the pattern lie in.
    fn rows_and_columns(&self, deadly: &Deadly) -> [Vec<House>; 2] {
        let taken = |house: &House| self.geometry.cells_of(*house).intersects(&deadly.cells);
        let lines = self.geometry.lines();
        lines.map(|lines| lines.iter().copied().filter(taken).collect())
    }

    /// The two lines that could exchange all that their cells of the pattern hold, and those that cross them.
    fn lines(&self, deadly: &Deadly) -> Option<[Vec<HouseName>; 2]> {
        let [floor] = deadly.floors.as_slice() else { return None };
        if floor.digits.len() == 2 {
            return None;
        }
        let named = |houses: Vec<House>| names::houses(self.geometry, houses);
        let [rows, columns] = self.rows_and_columns(deadly);
        match (rows.len(), columns.len()) {
            (2, _) => Some([named(rows), named(columns)]),
            (_, 2) => Some([named(columns), named(rows)]),
            _ => None,
        }
    }

    /// What could be exchanged, as a clause.
    fn exchange(&self, deadly: &Deadly) -> Message {
        let count = deadly.cells.len();
        let digits = names::digits(self.geometry, deadly.base());
        match deadly.floors.as_slice() {
            _ if self.rectangle(deadly).is_some() => words::DeadlyCorners { digits }.into(),
            _ if self.is_grave(deadly) => words::DeadlyAll { count }.into(),
            [] => words::DeadlyTwo { count, digits }.into(),
            [floor] if floor.digits.len() == 2 => words::DeadlyTwo { count, digits }.into(),
            _ => match self.lines(deadly) {
                Some([lines, _]) => words::DeadlyLines { count, lines }.into(),
                None => words::DeadlyOther { count }.into(),
            },
        }
    }

    /// Cells that make a naked set with one of the roofs.
    fn deadly_set(&self, deadly: &Deadly, set: CellsWithDigits) -> Message {
        let CellsWithDigits { cells, digits } = set;
        let houses = self.geometry.houses_around(cells | deadly.roof());
        shapes::DeadlySet {
            roofs: names::cells(self.geometry, deadly.roof()),
            extras: names::digits(self.geometry, deadly.extras(self.geometry)),
            set: names::cells(self.geometry, cells),
            digits: names::digits(self.geometry, digits),
            houses: names::houses(self.geometry, houses),
            known: self.known(deadly),
            exchange: self.exchange(deadly),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }

    /// A rectangle in two sides of which a digit has no places but the corners.
    fn deadly_sides(&self, deadly: &Deadly, one: &Places, other: &Places) -> Option<Message> {
        let named = |cells| names::cells(self.geometry, cells);
        let second = (deadly.base() - DigitSet::of(one.digit)).first()?;
        let (known, exchange) = (self.known(deadly), self.exchange(deadly));
        let floors = named(deadly.floor());
        let digit = self.geometry.digit_name(one.digit);
        let second = self.geometry.digit_name(second);
        let eliminations = self.eliminations(&self.step.conclusions);
        Some(if let Some(corner) = (one.cells & other.cells).only() {
            let corner = CellSet::of(corner);
            shapes::DeadlyHidden {
                corner: named(corner),
                house: self.geometry.house_name(one.house),
                near: named(one.cells - corner),
                other: self.geometry.house_name(other.house),
                far: named(other.cells - corner),
                floors,
                digit,
                second,
                known,
                exchange,
                eliminations,
            }
            .told(self.length)
        } else {
            shapes::DeadlyDiagonal {
                houses: names::houses(self.geometry, [one.house, other.house]),
                roofs: named(deadly.roof()),
                floors,
                digit,
                second,
                known,
                exchange,
                eliminations,
            }
            .told(self.length)
        })
    }
}
