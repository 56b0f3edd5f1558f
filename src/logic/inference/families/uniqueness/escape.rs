//! The ways out of a deadly pattern that need to know nothing of its shape.
//!
//! The pattern would leave the puzzle with two solutions, so one of its roofs holds something else than a
//! base digit. What that means depends on which roofs there are, and on what else they can hold. The types
//! are those of Sudoku Explainer (Nicolas Juillerat, 2006) and HoDoKu (Bernhard Hobiger, 2008).

use std::ops::ControlFlow;

use super::exchange::{Exchange, Roof, step};
use crate::grid::{Cell, CellSet, DigitSet, House};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::knowledge::Escape;
use crate::proof::{CellsWithDigits, Deadly, Places, RuleId, Sight};

/// The most cells of a naked set that roofs are part of, the one that the roofs make up not counted.
const LARGEST_SET: usize = 5;

/// Tells what follows from the pattern if it has this way out.
pub(super) fn tell<const W: usize>(
    rule: RuleId,
    escape: Escape,
    deadly: &Exchange<W>,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let extras = deadly.extras();
    match (escape, deadly.roofs.as_slice()) {
        (Escape::Cell, &[roof]) => one_roof(rule, roof, deadly, view, visit),
        (Escape::Digit | Escape::Spread, roofs) if roofs.len() > 1 && extras.len() == 1 => {
            let together = roofs.len() == 2 && view.geometry.sees(roofs[0].cell, roofs[1].cell);
            if together == (escape == Escape::Digit) {
                one_digit(rule, deadly, view, visit)
            } else {
                ControlFlow::Continue(())
            }
        }
        (Escape::Set, roofs) if roofs.len() > 1 && extras.len() > 1 => {
            let cells = deadly.roof_cells();
            let mut houses = view.geometry.houses_around(cells);
            houses.try_for_each(|house| {
                let open = view.geometry.cells_of(house) - view.candidates.solved() - cells;
                let others: Vec<Cell> = open.iter().collect();
                let search = Sets { rule, deadly, view, house, roofs: cells, extras };
                search.extend(&others, CellSet::EMPTY, extras, visit)
            })
        }
        (Escape::Locked, &[first, second]) => locked(rule, [first, second], deadly, view, visit),
        _ => ControlFlow::Continue(()),
    }
}

/// A single roof holds none of its base digits.
fn one_roof<const W: usize>(
    rule: RuleId,
    roof: Roof,
    deadly: &Exchange<W>,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let struck = roof.base & view.candidates.digits_of(roof.cell);
    if struck.is_empty() {
        return ControlFlow::Continue(());
    }
    let struck = struck.iter().map(|digit| (digit, CellSet::<W>::of(roof.cell)));
    visit(step(rule, &deadly.floors_told(), struck))
}

/// Some roof holds the one extra digit, and what sees all roofs does not.
fn one_digit<const W: usize>(
    rule: RuleId,
    deadly: &Exchange<W>,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let (roofs, Some(digit)) = (deadly.roof_cells(), deadly.extras().only()) else {
        return ControlFlow::Continue(());
    };
    let targets = view.geometry.common_peers(roofs) & view.candidates.open_places_of(digit);
    if targets.is_empty() {
        return ControlFlow::Continue(());
    }
    let sight = Sight { cells: roofs.resize(), targets: targets.resize() };
    visit(step(rule, &deadly.all_told(view.candidates, sight), [(digit, targets)]))
}

/// Two roofs have the only places of a base digit in a house: one holds it, so the other holds an extra, and
/// neither holds another base digit.
fn locked<const W: usize>(
    rule: RuleId,
    roofs: [Roof; 2],
    deadly: &Exchange<W>,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let cells = deadly.roof_cells();
    for digit in (roofs[0].base & roofs[1].base).iter() {
        let places = view.candidates.open_places_of(digit);
        let mut houses = view.geometry.houses_around(cells);
        let house = houses.find(|&house| places & view.geometry.cells_of(house) == cells);
        let others = (roofs[0].base | roofs[1].base) - DigitSet::of(digit);
        let with = |other| {
            let has = roofs.iter().filter(move |roof| roof.base.contains(other));
            let has: CellSet<W> = has.map(|roof| roof.cell).collect();
            (other, has & view.candidates.open_places_of(other))
        };
        let struck = others.iter().map(with).filter(|(_, cells)| !cells.is_empty());
        let (Some(house), true) = (house, struck.clone().next().is_some()) else { continue };
        let places = Places::in_state(view.geometry, view.candidates, house, digit);
        let told = Deadly { places: vec![places], ..deadly.floors_told() };
        visit(step(rule, &told, struck))?;
    }
    ControlFlow::Continue(())
}

/// Naked sets of a house that the roofs are part of: one of the roofs holds an extra, and n other cells hold
/// nothing but the extras and n - 1 further digits.
struct Sets<'a, const W: usize> {
    rule: RuleId,
    deadly: &'a Exchange<W>,
    view: &'a View<'a, W>,
    house: House,
    roofs: CellSet<W>,
    extras: DigitSet,
}

impl<const W: usize> Sets<'_, W> {
    /// Extends the set by some of the cells that are left.
    fn extend(
        &self,
        left: &[Cell],
        cells: CellSet<W>,
        digits: DigitSet,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let count = cells.len();
        if count > 0 && digits.len() == count + 1 {
            // A larger set would be this one and another.
            return self.tell(cells, digits, visit);
        }
        if count == LARGEST_SET {
            return ControlFlow::Continue(());
        }
        for (place, &cell) in left.iter().enumerate() {
            let union = digits | self.view.candidates.digits_of(cell);
            if union.len() <= LARGEST_SET + 1 {
                self.extend(&left[place + 1..], cells | CellSet::of(cell), union, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether some of the cells make a set already.
    fn has_less(&self, cells: CellSet<W>) -> bool {
        let all: Vec<DigitSet> =
            cells.iter().map(|cell| self.view.candidates.digits_of(cell)).collect();
        (1..(1_u32 << all.len()) - 1).any(|choice| {
            let chosen = all.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
            let union = chosen.fold(self.extras, |union, (_, &digits)| union | digits);
            union.len() == choice.count_ones() as usize + 1
        })
    }

    fn tell(
        &self,
        cells: CellSet<W>,
        digits: DigitSet,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let (geometry, candidates) = (self.view.geometry, self.view.candidates);
        let set = cells | self.roofs;
        if geometry.houses_around(set).next() != Some(self.house) || self.has_less(cells) {
            return ControlFlow::Continue(());
        }
        let others = geometry
            .houses_around(set)
            .fold(CellSet::EMPTY, |others, house| others | geometry.cells_of(house));
        let others = others - set - candidates.solved();
        let strike = |digit| (digit, others & candidates.places_of(digit));
        let struck = digits.iter().map(strike).filter(|(_, cells)| !cells.is_empty());
        if struck.clone().next().is_none() {
            return ControlFlow::Continue(());
        }
        let targets = struck.clone().fold(CellSet::EMPTY, |all, (_, cells)| all | cells);
        let sight = Sight { cells: set.resize(), targets: targets.resize() };
        let held = CellsWithDigits { cells: cells.resize(), digits };
        let told = Deadly { set: Some(held), ..self.deadly.all_told(candidates, sight) };
        visit(step(self.rule, &told, struck))
    }
}
