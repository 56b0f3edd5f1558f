//! Covers that strike candidates: naked and hidden sets, and houses covered by houses.
//!
//! If a part of a set is a set already, the larger one is told only if it strikes something that the part does not, and
//! then with all that it strikes. A set never has a single as a part.

use std::ops::ControlFlow;

use super::matrix::{MOST, tight_sets};
use super::pairing::Pairing;
use crate::grid::{Cell, CellSet, Digit, DigitSet, Group, House};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{CellsWithDigits, Conclusion, Cover, HiddenSet, NakedSet, Places, RuleId, Step};

/// Which naked sets a rule is about: those in the intersection of two houses, the others, or all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Intersection {
    Inside,
    Outside,
    Any,
}

/// The naked sets that a rule is about.
pub(super) struct NakedSets<'a> {
    pub(super) rule: RuleId,
    /// How many cells and digits they have.
    pub(super) size: usize,
    pub(super) intersection: Intersection,
    /// The groups that the rule looks at, in its order.
    pub(super) groups: &'a [Group],
}

/// `size` cells that hold only `size` digits: no other cell holds them in any group that all the cells
/// share. Sets that share an earlier one of the rule's groups are left to that one. `few` are the open cells with
/// two candidates or more, and at most so many.
pub(super) fn naked<const W: usize>(
    wanted: &NakedSets<'_>,
    few: CellSet<W>,
    group: Group,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let &NakedSets { rule, size, intersection, groups } = wanted;
    let few = few & view.geometry.cells_of(group);
    if few.len() < size {
        return ControlFlow::Continue(());
    }
    let (mut cells, mut rows) = ([Cell::new(0); MOST], [0; MOST]);
    let mut count = 0;
    for cell in few.iter() {
        cells[count] = cell;
        rows[count] = view.candidates.digits_of(cell).bits();
        count += 1;
    }
    tight_sets(&rows[..count], size, &mut |tight| {
        let set: CellSet<W> = tight.rows.iter().map(|&row| cells[row]).collect();
        let digits = DigitSet::from_bits(tight.covers);
        let shared: Vec<Group> = shared_groups(view, set, cells[tight.rows[0]]).collect();
        let lies_right = match intersection {
            Intersection::Inside => shared.len() > 1,
            Intersection::Outside => shared.len() == 1,
            Intersection::Any => true,
        };
        let first = groups.iter().find(|group| shared.contains(group));
        if !lies_right || first != Some(&group) {
            return ControlFlow::Continue(());
        }
        let others = all_cells(view, &shared) - view.candidates.solved() - set;
        let mut conclusions = Vec::new();
        for digit in digits.iter() {
            let struck = others & view.candidates.places_of(digit);
            conclusions.extend(Conclusion::strikes(struck, digit));
        }
        let new = DigitSet::from_bits(tight.new);
        if !conclusions.iter().any(|end| new.contains(end.fact.digit())) {
            return ControlFlow::Continue(());
        }
        let targets = conclusions.iter().map(|end| end.fact.cell()).collect();
        let cells = set.resize();
        let claims = NakedSet { held: CellsWithDigits { cells, digits }, targets }.claims();
        visit(Step { rule, claims, conclusions, cases: Vec::new() })
    })
}

/// `size` digits of a house that fit only into `size` cells: those cells hold nothing else.
pub(super) fn hidden<const W: usize>(
    rule: RuleId,
    size: usize,
    house: House,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let open = view.geometry.cells_of(house) - view.candidates.solved();
    if open.len() <= size {
        return ControlFlow::Continue(());
    }
    let list = view.geometry.list_of(house);
    let mut rows = [0; MOST];
    for (bit, &cell) in list.iter().enumerate().filter(|(_, cell)| open.contains(**cell)) {
        for digit in view.candidates.digits_of(cell).iter() {
            rows[digit.index()] |= 1 << bit;
        }
    }
    tight_sets(&rows[..view.geometry.digit_count()], size, &mut |tight| {
        let digits: DigitSet = tight.rows.iter().map(|&row| Digit::new(row)).collect();
        let places = |bits: u16| -> CellSet<W> {
            let chosen = list.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
            chosen.map(|(_, &cell)| cell).collect()
        };
        let (cells, new) = (places(tight.covers), places(tight.new));
        let mut conclusions = Vec::new();
        for other in (view.geometry.all_digits() - digits).iter() {
            let struck = cells & view.candidates.places_of(other);
            conclusions.extend(Conclusion::strikes(struck, other));
        }
        if !conclusions.iter().any(|end| new.contains(end.fact.cell())) {
            return ControlFlow::Continue(());
        }
        let claims = HiddenSet { house, digits, cells: cells.resize() }.claims();
        visit(Step { rule, claims, conclusions, cases: Vec::new() })
    })
}

/// `size` houses whose places for a digit lie in only `size` other houses: the digit is nowhere
/// else in those. `bases` are of one kind, and so are `covers`.
pub(super) fn houses<const W: usize>(
    rule: RuleId,
    size: usize,
    digit: Digit,
    pairing: &Pairing,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let Pairing { bases, covers } = pairing;
    let open = view.candidates.open_places_of(digit);
    if open.is_empty() {
        return ControlFlow::Continue(());
    }
    if size == 1 {
        return locked(rule, digit, pairing, view, visit);
    }
    if bases.len() > MOST || covers.len() > MOST {
        return ControlFlow::Continue(());
    }
    let mut rows = [0; MOST];
    for (row, &base) in bases.iter().enumerate() {
        let places = open & view.geometry.cells_of(base);
        for (bit, &cover) in covers.iter().enumerate() {
            let meets = places.intersects(&view.geometry.cells_of(cover));
            rows[row] |= u16::from(meets) << bit;
        }
    }
    tight_sets(&rows[..bases.len()], size, &mut |tight| {
        let bases: Vec<House> = tight.rows.iter().map(|&row| bases[row]).collect();
        let chosen = |bits: u16| -> Vec<Group> {
            let chosen = covers.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
            chosen.map(|(_, &cover)| cover).collect()
        };
        let new = all_cells(view, &chosen(tight.new));
        match covered(rule, digit, &bases, &chosen(tight.covers), view) {
            Some(step) if step.conclusions.iter().any(|end| new.contains(end.fact.cell())) => {
                visit(step)
            }
            _ => ControlFlow::Continue(()),
        }
    })
}

/// A house whose places for a digit all lie in another.
fn locked<const W: usize>(
    rule: RuleId,
    digit: Digit,
    pairing: &Pairing,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let open = view.candidates.open_places_of(digit);
    for &base in &pairing.bases {
        let cells = view.geometry.cells_of(base);
        let (places, others) = (open & cells, open - cells);
        let Some(first) = places.first() else { continue };
        for &cover in view.geometry.groups_of(first) {
            let cells = view.geometry.cells_of(cover);
            let strikes = places.is_subset(&cells) && others.intersects(&cells);
            if !strikes || !pairing.covers.contains(&cover) {
                continue;
            }
            if let Some(step) = covered(rule, digit, &[base], &[cover], view) {
                visit(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn covered<const W: usize>(
    rule: RuleId,
    digit: Digit,
    bases: &[House],
    covers: &[Group],
    view: &View<'_, W>,
) -> Option<Step> {
    let open = view.candidates.open_places_of(digit);
    let struck = open & (all_cells(view, covers) - all_cells(view, bases));
    let conclusions: Vec<Conclusion> = Conclusion::strikes(struck, digit).collect();
    if conclusions.is_empty() {
        return None;
    }
    let places = |&house: &House| Places::in_state(view.geometry, view.candidates, house, digit);
    let bases = bases.iter().map(places).collect();
    let claims = Cover::new(digit, bases, covers.to_vec(), None).claims();
    Some(Step { rule, claims, conclusions, cases: Vec::new() })
}

/// The groups that contain all the cells, one of which is given.
fn shared_groups<'a, const W: usize>(
    view: &'a View<'_, W>,
    cells: CellSet<W>,
    one: Cell,
) -> impl Iterator<Item = Group> + 'a {
    let around = view.geometry.groups_of(one).iter().copied();
    around.filter(move |&group| cells.is_subset(&view.geometry.cells_of(group)))
}

fn all_cells<const W: usize>(view: &View<'_, W>, groups: &[impl Into<Group> + Copy]) -> CellSet<W> {
    groups.iter().fold(CellSet::EMPTY, |cells, &group| cells | view.geometry.cells_of(group))
}
