//! Covers that strike candidates: naked and hidden sets, and houses covered by houses.

use std::ops::ControlFlow;

use super::matrix::{MOST, tight_sets};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::inference::family::{View, Visitor};
use crate::proof::{Claim, Conclusion, Fact, Role, RuleId, Statement, Step};

/// `size` cells of a house that hold only `size` digits: no other cell of the house holds them.
pub(super) fn naked<const W: usize>(
    rule: RuleId,
    size: usize,
    house: House,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let open = view.geometry.cells_of(house) - view.candidates.solved();
    let (mut cells, mut rows) = ([Cell::new(0); MOST], [0; MOST]);
    let mut count = 0;
    for cell in open.iter() {
        cells[count] = cell;
        rows[count] = view.candidates.digits_of(cell).bits();
        count += 1;
    }
    if count <= size {
        return ControlFlow::Continue(());
    }
    tight_sets(&rows[..count], size, &mut |chosen, digits| {
        let set: CellSet<W> = chosen.iter().map(|&row| cells[row]).collect();
        let digits = DigitSet::from_bits(digits);
        let others = open - set;
        let mut conclusions = Vec::new();
        for digit in digits.iter() {
            strike(&mut conclusions, others & view.candidates.places_of(digit), digit);
        }
        if conclusions.is_empty() {
            return ControlFlow::Continue(());
        }
        let targets = conclusions.iter().map(|end| end.fact.cell()).collect();
        let cells = set.resize();
        let claims = vec![
            Claim::new(Role::Base, Statement::OnlyDigits { cells, digits }),
            Claim::new(Role::Target, Statement::Sees { cells, targets }),
        ];
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
    tight_sets(&rows[..view.geometry.side()], size, &mut |chosen, places| {
        let digits: DigitSet = chosen.iter().map(|&row| Digit::new(row)).collect();
        let cells: CellSet<W> = list
            .iter()
            .enumerate()
            .filter(|(bit, _)| places >> bit & 1 == 1)
            .map(|(_, &cell)| cell)
            .collect();
        let mut conclusions = Vec::new();
        for other in (view.geometry.all_digits() - digits).iter() {
            strike(&mut conclusions, cells & view.candidates.places_of(other), other);
        }
        if conclusions.is_empty() {
            return ControlFlow::Continue(());
        }
        let cells = cells.resize();
        let claim = |digit| Claim::new(Role::Base, Statement::OnlyPlaces { house, digit, cells });
        let claims = digits.iter().map(claim).collect();
        visit(Step { rule, claims, conclusions, cases: Vec::new() })
    })
}

/// `size` houses whose places for a digit lie in only `size` other houses: the digit is nowhere
/// else in those. `bases` are of one kind, and so are `covers`.
pub(super) fn houses<const W: usize>(
    rule: RuleId,
    size: usize,
    digit: Digit,
    (bases, covers): (&[House], &[House]),
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let open = view.candidates.open_places_of(digit);
    if open.is_empty() {
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
    tight_sets(&rows[..bases.len()], size, &mut |chosen, bits| {
        let bases: Vec<House> = chosen.iter().map(|&row| bases[row]).collect();
        let covers = covers.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
        let covers: Vec<House> = covers.map(|(_, &cover)| cover).collect();
        match covered(rule, digit, &bases, &covers, view) {
            Some(step) => visit(step),
            None => ControlFlow::Continue(()),
        }
    })
}

fn covered<const W: usize>(
    rule: RuleId,
    digit: Digit,
    bases: &[House],
    covers: &[House],
    view: &View<'_, W>,
) -> Option<Step> {
    let open = view.candidates.open_places_of(digit);
    let all = |houses: &[House]| {
        houses.iter().fold(CellSet::EMPTY, |cells, &house| cells | view.geometry.cells_of(house))
    };
    let mut conclusions = Vec::new();
    strike(&mut conclusions, open & (all(covers) - all(bases)), digit);
    if conclusions.is_empty() {
        return None;
    }
    let mut claims = Vec::new();
    for &house in bases {
        let cells = (open & view.geometry.cells_of(house)).resize();
        claims.push(Claim::new(Role::Base, Statement::OnlyPlaces { house, digit, cells }));
    }
    for &house in covers {
        claims.push(Claim::new(Role::Cover, Statement::AtMostOnce { house, digit }));
    }
    Some(Step { rule, claims, conclusions, cases: Vec::new() })
}

fn strike<const W: usize>(conclusions: &mut Vec<Conclusion>, cells: CellSet<W>, digit: Digit) {
    conclusions.extend(cells.iter().map(|cell| Conclusion::from_all(Fact::Absent(cell, digit))));
}
