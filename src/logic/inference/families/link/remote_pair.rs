//! Remote pairs: a chain through an even number of cells that all have the same two candidates.
//!
//! The cells hold the two digits in turn, so the first and the last hold different ones: one of them has
//! the one, the other has the other, and what sees both has neither.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, DigitSet};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, RemotePair, RuleId, Step};

/// The fewest cells: two are a naked pair.
const FEWEST: usize = 4;

/// For every two cells with the same candidates the shortest chain between them that concludes
/// something.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let two = view.candidates.open_cells_with(view.geometry, [2]);
    let mut alike: BTreeMap<DigitSet, CellSet<W>> = BTreeMap::new();
    for cell in two.iter() {
        let digits = view.candidates.digits_of(cell);
        let places = |cells, digit| cells & view.candidates.places_of(digit);
        let cells = digits.iter().fold(two, places);
        if cells.first() == Some(cell) && cells.len() >= FEWEST {
            let _ = alike.insert(digits, cells);
        }
    }
    for (digits, cells) in alike {
        for start in cells.iter() {
            let before = ways(view, cells, start);
            for end in cells.iter().filter(|&end| end > start) {
                let chain = chain(&before, end);
                if chain.len() >= FEWEST && chain.len().is_multiple_of(2) {
                    tell(rule, digits, &chain, view, visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each cell that can be reached, the cell before it on a shortest way from the start.
fn ways<const W: usize>(
    view: &View<'_, W>,
    cells: CellSet<W>,
    start: Cell,
) -> BTreeMap<Cell, Cell> {
    let mut before = BTreeMap::from([(start, start)]);
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        for peer in (view.geometry.peers(cell) & cells).iter() {
            if let std::collections::btree_map::Entry::Vacant(entry) = before.entry(peer) {
                let _ = entry.insert(cell);
                reached.push(peer);
            }
        }
    }
    before
}

/// The cells from the start to this one; none if it is not reached.
fn chain(before: &BTreeMap<Cell, Cell>, end: Cell) -> Vec<Cell> {
    let mut chain = Vec::new();
    let mut cell = end;
    while let Some(&earlier) = before.get(&cell) {
        chain.push(cell);
        if earlier == cell {
            break;
        }
        cell = earlier;
    }
    chain.reverse();
    chain
}

fn tell<const W: usize>(
    rule: RuleId,
    digits: DigitSet,
    chain: &[Cell],
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let ends: CellSet<W> = [chain[0], chain[chain.len() - 1]].into_iter().collect();
    let sight = view.geometry.common_peers(ends);
    let mut conclusions = Vec::new();
    let mut targets = CellSet::EMPTY;
    for digit in digits.iter() {
        let struck = sight & view.candidates.open_places_of(digit);
        targets |= struck.resize();
        conclusions.extend(Conclusion::strikes(struck, digit));
    }
    if conclusions.is_empty() {
        return ControlFlow::Continue(());
    }
    let claims = RemotePair { digits, cells: chain.to_vec(), targets }.claims();
    visit(Step { rule, claims, conclusions, cases: Vec::new() })
}
