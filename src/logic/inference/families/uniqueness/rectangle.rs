//! Rectangles: two digits in the four cells where two rows cross two columns, in two blocks.
//!
//! If all four corners held only the two digits, these could be exchanged. In a unique rectangle the corners
//! are open, in an avoidable one some are filled, though not by givens.

use std::ops::ControlFlow;

use super::exchange::{Exchange, Roof, step};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::knowledge::Escape;
use crate::proof::{CellsWithDigits, Deadly, Places, RuleId};

/// Four corners, each opposite to the one behind the next; whatever house has one of them has its neighbour
/// as well, so that two digits can be exchanged.
pub(super) struct Rectangle<const W: usize> {
    /// Clockwise, the first in the upper left.
    corners: [Cell; 4],
    cells: CellSet<W>,
}

/// Every rectangle of the grid whose digits can be exchanged.
pub(super) fn rectangles<const W: usize>(geometry: &Geometry<W>) -> Vec<Rectangle<W>> {
    let mut all = Vec::new();
    for (top, bottom) in pairs(geometry.row_count()) {
        for (left, right) in pairs(geometry.column_count()) {
            let corners = [(top, left), (top, right), (bottom, right), (bottom, left)];
            let corners = corners.map(|(row, column)| geometry.cell_at(row, column));
            let [Some(a), Some(b), Some(c), Some(d)] = corners else { continue };
            let (one, other) = ([a, c].into_iter().collect(), [b, d].into_iter().collect());
            if can_be_exchanged(geometry, one, other) {
                all.push(Rectangle { corners: [a, b, c, d], cells: one | other });
            }
        }
    }
    all
}

fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(move |first| (first + 1..count).map(move |second| (first, second)))
}

/// Whether one digit in some cells and another in others can be exchanged: each house has as many of both.
pub(super) fn can_be_exchanged<const W: usize>(
    geometry: &Geometry<W>,
    one: CellSet<W>,
    other: CellSet<W>,
) -> bool {
    let count = |house: House, cells| (geometry.cells_of(house) & cells).len();
    geometry.houses().all(|house| count(house, one) == count(house, other))
}

/// A rectangle and two digits that its corners could hold in turn.
pub(super) struct OpenRectangle<'a, const W: usize> {
    rectangle: &'a Rectangle<W>,
    digits: DigitSet,
    /// The corners that have nothing else.
    floors: CellSet<W>,
    /// The same as a pattern.
    pub(super) deadly: Exchange<W>,
}

/// The rectangles of open cells in which two digits could be exchanged, and of which at least one corner has
/// nothing else. Others may have lost one of the two already: what matters is that some way to fill the
/// corners with the two is left, as both were possible when there were only givens.
pub(super) fn open<'a, const W: usize>(
    all: &'a [Rectangle<W>],
    two: CellSet<W>,
    view: &View<'_, W>,
) -> Vec<OpenRectangle<'a, W>> {
    let open = view.geometry.all_cells() - view.candidates.solved();
    let mut found = Vec::new();
    for rectangle in all {
        let some = rectangle.cells & two;
        if some.is_empty() || !rectangle.cells.is_subset(&open) {
            continue;
        }
        let held = rectangle.corners.map(|cell| view.candidates.digits_of(cell));
        if held.iter().any(|digits| digits.len() < 2) {
            continue;
        }
        for (place, &digits) in held.iter().enumerate() {
            if digits.len() == 2 && !held[..place].contains(&digits) && can_hold(held, digits) {
                let floors = rectangle.corners.iter().zip(held).filter(|(_, held)| *held == digits);
                let floors = floors.map(|(&cell, _)| cell).collect();
                let deadly = Exchange::alike(view.candidates, rectangle.cells, digits);
                found.push(OpenRectangle { rectangle, digits, floors, deadly });
            }
        }
    }
    found
}

/// Whether corners with these candidates can hold two digits in turn.
fn can_hold(held: [DigitSet; 4], digits: DigitSet) -> bool {
    let [one, other] = [held[0] & held[2] & digits, held[1] & held[3] & digits];
    !one.is_empty() && !other.is_empty() && (one | other) == digits
}

impl<const W: usize> OpenRectangle<'_, W> {
    /// Tells what follows by places of one of the digits along sides of the rectangle.
    pub(super) fn along_sides(
        &self,
        rule: RuleId,
        escape: Escape,
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let [a, b, c, d] = self.rectangle.corners;
        let diagonals = [[a, c], [b, d]].map(|cells| cells.into_iter().collect::<CellSet<W>>());
        let is_diagonal = diagonals.contains(&self.floors);
        match escape {
            Escape::Diagonal if is_diagonal => self.diagonal(rule, view, visit),
            Escape::Hidden if is_diagonal || self.floors.len() == 1 => {
                self.hidden(rule, view, visit)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// The rectangle with these floors, and with sides in which a digit has no places but corners.
    fn told(&self, floors: CellSet<W>, places: [Places; 2]) -> Deadly {
        let floor = CellsWithDigits { cells: floors.resize(), digits: self.digits };
        Deadly {
            cells: self.rectangle.cells.resize(),
            floors: vec![floor],
            places: places.to_vec(),
            ..Deadly::default()
        }
    }

    /// A digit has no places but the corners in two parallel sides: if it were in the two roofs, which are
    /// opposite to each other, the floors would hold the other digit.
    fn diagonal(
        &self,
        rule: RuleId,
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let [a, b, c, d] = self.rectangle.corners;
        let roofs = self.rectangle.cells - self.floors;
        for digit in self.digits.iter() {
            let sides = [[[a, b], [d, c]], [[a, d], [b, c]]].into_iter();
            let mut places = sides
                .filter_map(|[one, other]| side(digit, one, view).zip(side(digit, other, view)));
            if let Some((one, other)) = places.next() {
                visit(step(rule, &self.told(self.floors, [one, other]), [(digit, roofs)]))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A digit has no places but the corners in both sides of a corner whose opposite has just the two: if
    /// the other digit were in that corner, the first would be in its neighbours and the other opposite.
    fn hidden(&self, rule: RuleId, view: &View<'_, W>, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let corners = &self.rectangle.corners;
        for place in 0..4 {
            let [floor, next, corner, last] = [0, 1, 2, 3].map(|by| corners[(place + by) % 4]);
            if !self.floors.contains(floor) {
                continue;
            }
            for digit in self.digits.iter() {
                let one = side(digit, [corner, next], view);
                let other = side(digit, [corner, last], view);
                let struck = (self.digits - DigitSet::of(digit)).only();
                let struck = struck.filter(|&digit| view.candidates.allows(corner, digit));
                if let (Some(one), Some(other), Some(struck)) = (one, other, struck) {
                    let told = self.told(CellSet::of(floor), [one, other]);
                    visit(step(rule, &told, [(struck, CellSet::<W>::of(corner))]))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// That the digit has no other places in a house than two corners, if there is such a house.
fn side<const W: usize>(digit: Digit, ends: [Cell; 2], view: &View<'_, W>) -> Option<Places> {
    let ends: CellSet<W> = ends.into_iter().collect();
    let places = view.candidates.open_places_of(digit);
    let mut houses = view.geometry.houses_around(ends);
    let house = houses.find(|&house| places & view.geometry.cells_of(house) == ends)?;
    Some(Places::in_state(view.geometry, view.candidates, house, digit))
}

/// The rectangles of which two or three corners are filled and the others can complete them. None of the
/// corners is a given.
pub(super) fn avoidable<const W: usize>(
    all: &[Rectangle<W>],
    givens: CellSet<W>,
    view: &View<'_, W>,
) -> Vec<Exchange<W>> {
    let solved = view.candidates.solved();
    let mut found = Vec::new();
    for rectangle in all {
        if rectangle.cells.intersects(&givens) || !rectangle.cells.intersects(&solved) {
            continue;
        }
        let left = rectangle.cells - solved;
        if left.only().is_none() && left.pair().is_none() {
            continue;
        }
        let filled = rectangle.cells - left;
        let [a, b, c, d] = rectangle.corners;
        let digits_of = |one: Cell, other: Cell| {
            view.candidates.digits_of(one) & view.candidates.digits_of(other)
        };
        let (one, other) = (digits_of(a, c), digits_of(b, d));
        for first in one.iter() {
            for second in (other - DigitSet::of(first)).iter() {
                let base = [first, second, first, second];
                found.extend(completed(rectangle, filled, base, view));
            }
        }
    }
    found
}

/// The rectangle with these digits in its corners, if each that is open could hold another.
fn completed<const W: usize>(
    rectangle: &Rectangle<W>,
    filled: CellSet<W>,
    base: [Digit; 4],
    view: &View<'_, W>,
) -> Option<Exchange<W>> {
    let mut deadly = Exchange { filled: Vec::new(), floors: Vec::new(), roofs: Vec::new() };
    for (cell, digit) in rectangle.corners.into_iter().zip(base) {
        let extras = view.candidates.digits_of(cell) - DigitSet::of(digit);
        match (filled.contains(cell), extras.is_empty()) {
            (true, _) => deadly.filled.push(Candidate { cell, digit }),
            (false, true) => return None,
            (false, false) => {
                deadly.roofs.push(Roof { cell, base: DigitSet::of(digit), extras });
            }
        }
    }
    deadly.filled.sort_unstable();
    deadly.roofs.sort_unstable_by_key(|roof| roof.cell);
    Some(deadly)
}
