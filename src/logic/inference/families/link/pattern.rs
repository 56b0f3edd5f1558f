//! Short chains with a shape that has a name: skyscraper, kite, turbot fish, empty rectangle, W-wing.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use once_cell::unsync::OnceCell;

use super::record::{Path, StrikingPath, step};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House, MAX_DIGITS};
use crate::inference::families::Visitor;
use crate::inference::tools::implication::{GraphNode, Split, StrongReason, two_digit_cells};
use crate::inference::tools::view::View;
use crate::knowledge::{ChainPattern, Join};
use crate::proof::RuleId;

/// Whether chains of the pattern stay with one digit.
pub(super) fn one_digit(pattern: &ChainPattern) -> bool {
    !pattern.paths.iter().flatten().any(|join| *join == Join::Cell)
}

/// Every chain of the pattern, of one digit only if one is given.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    pattern: &ChainPattern,
    digit: Option<Digit>,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let mut known = BTreeSet::new();
    let mut chains = Vec::new();
    let mut take = |chain: TurningChain<W>| {
        if !known.insert(chain.found.path.nodes.clone()) {
            return ControlFlow::Continue(());
        }
        if pattern.dual {
            chains.push(chain);
            return ControlFlow::Continue(());
        }
        visit(step(rule, view.geometry, view.candidates, &[chain.found]))
    };
    for joins in &pattern.paths {
        walk(joins, digit, view, &mut take)?;
    }
    pairs(&chains).into_iter().try_for_each(|[first, second]| {
        visit(step(rule, view.geometry, view.candidates, &[first, second]))
    })
}

/// Every chain that goes along these joins.
fn walk<const W: usize>(
    joins: &[Join],
    digit: Option<Digit>,
    view: &View<'_, W>,
    take: &mut dyn FnMut(TurningChain<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let all_digits = digit.map_or_else(|| view.geometry.all_digits(), DigitSet::of);
    let several = joins.iter().filter(|&&join| join == Join::Cell).count() > 1;
    // All cells of a pattern have the same candidates.
    let cells = if several { equal_cells(view) } else { view.geometry.all_cells() };
    let [first, inner @ .., last] = joins else { return ControlFlow::Continue(()) };
    let firsts = strong_links(view, *first, all_digits, cells);
    let others = (last != first).then(|| strong_links(view, *last, all_digits, cells));
    let lasts = others.as_ref().unwrap_or(&firsts);
    let inner = inner.iter().skip(1).step_by(2);
    let between = inner.map(|&join| Between { view, join, cells, links: Default::default() });
    let between: Vec<Between<'_, W>> = between.collect();
    let mut walk = Walk { view, joins, links: Vec::with_capacity(joins.len()), take };
    // Both ends have the same digit, and if cells make both strong links, these have the same candidates.
    let of_cells = [first, last].map(|join| *join == Join::Cell) == [true; 2];
    let key = |node: &GraphNode<W>, reason| match reason {
        StrongReason::Cell(cell) if of_cells => (node.digit, view.candidates.digits_of(cell)),
        _ => (node.digit, DigitSet::EMPTY),
    };
    let keys: Vec<(Digit, DigitSet)> = lasts.iter().map(|end| key(&end.to, end.reason)).collect();
    // A pattern that reads the same backwards is met from both its ends, and told from the one that comes first.
    let is_mirrored = joins.iter().eq(joins.iter().rev());
    for (place, start) in firsts.iter().enumerate() {
        let wanted = key(&start.from, start.reason);
        let ends = lasts.iter().zip(&keys).skip(if is_mirrored { place + 1 } else { 0 });
        let alike = ends.filter(|(_, key)| **key == wanted).map(|(end, _)| end);
        let ends: Vec<&DirectedLink<W>> = alike.filter(|end| conclude(start, end, view)).collect();
        if !ends.is_empty() {
            walk.links.push(*start);
            walk.extend(&between, &ends)?;
            let _ = walk.links.pop();
        }
    }
    ControlFlow::Continue(())
}

/// The strong links of a kind between the ends, by the digit that they begin with. They are looked for only where
/// there are ends that conclude something.
struct Between<'a, const W: usize> {
    view: &'a View<'a, W>,
    join: Join,
    cells: CellSet<W>,
    links: [OnceCell<Vec<DirectedLink<W>>>; MAX_DIGITS],
}

impl<const W: usize> Between<'_, W> {
    fn links(&self, digit: Digit) -> &[DirectedLink<W>] {
        self.links[digit.index()].get_or_init(|| {
            let mut links = strong_links(self.view, self.join, DigitSet::of(digit), self.cells);
            links.retain(|link| link.from.digit == digit);
            links
        })
    }
}

/// Whether a chain that begins and ends with these strong links, whose ends have the same digit, would conclude
/// something.
fn conclude<const W: usize>(
    start: &DirectedLink<W>,
    end: &DirectedLink<W>,
    view: &View<'_, W>,
) -> bool {
    let (from, to) = (&start.from, &end.to);
    !from.excludes(to, view.geometry) && from.excludes_with(to, view.geometry, view.candidates)
}

/// Whether the cells that make the two strong links have the same candidates, if cells make both.
fn have_same_digits<const W: usize>(
    one: &DirectedLink<W>,
    other: &DirectedLink<W>,
    view: &View<'_, W>,
) -> bool {
    match (one.reason, other.reason) {
        (StrongReason::Cell(one), StrongReason::Cell(other)) => {
            view.candidates.digits_of(one) == view.candidates.digits_of(other)
        }
        _ => true,
    }
}

/// A strong link told from one of its ends.
#[derive(Clone, Copy)]
struct DirectedLink<const W: usize> {
    from: GraphNode<W>,
    to: GraphNode<W>,
    reason: StrongReason<W>,
}

/// A chain of the pattern.
struct TurningChain<const W: usize> {
    found: StrikingPath<W>,
    /// The cells of the block in which the chain turns from a row to a column, if it does.
    meeting: CellSet<W>,
}

/// Two chains that meet in the same cells and strike different candidates.
fn pairs<const W: usize>(chains: &[TurningChain<W>]) -> Vec<[StrikingPath<W>; 2]> {
    let mut pairs = Vec::new();
    for (place, first) in chains.iter().enumerate() {
        for second in &chains[place + 1..] {
            if first.meeting == second.meeting && first.found.targets != second.found.targets {
                pairs.push([first.found.clone(), second.found.clone()]);
            }
        }
    }
    pairs
}

/// The cells with the same two candidates as another.
fn equal_cells<const W: usize>(view: &View<'_, W>) -> CellSet<W> {
    let two = view.candidates.open_cells_with(view.geometry, [2]);
    let is_equal = |cell: &Cell| {
        let digits = view.candidates.digits_of(*cell).iter();
        let equal = digits.fold(two, |equal, digit| equal & view.candidates.places_of(digit));
        equal.only().is_none()
    };
    two.iter().filter(is_equal).collect()
}

/// The strong links of a kind that these digits or these cells make.
fn strong_links<const W: usize>(
    view: &View<'_, W>,
    join: Join,
    digits: DigitSet,
    cells: CellSet<W>,
) -> Vec<DirectedLink<W>> {
    let mut links = Vec::with_capacity(32);
    let mut both = |first, second, reason| {
        links.push(DirectedLink { from: first, to: second, reason });
        links.push(DirectedLink { from: second, to: first, reason });
    };
    match join {
        Join::Cell => {
            let two = two_digit_cells(view.geometry, view.candidates);
            for (cell, [a, b]) in two.filter(|&(cell, _)| cells.contains(cell)) {
                both(GraphNode::of(cell, a), GraphNode::of(cell, b), StrongReason::Cell(cell));
            }
        }
        Join::Cross => {
            for digit in digits.iter() {
                for Cross { block: house, in_row: first, in_column: second } in crosses(view, digit)
                {
                    both(first, second, StrongReason::House(house));
                }
            }
        }
        _ => {
            for digit in digits.iter() {
                for link in view.implications.of_houses(digit, Split::Pairs) {
                    if join.admits(view.geometry.kind(link.house)) {
                        both(link.first, link.second, StrongReason::House(link.house));
                    }
                }
            }
        }
    }
    links
}

/// The places of a digit in a block or region, in one row and one column of it.
struct Cross<const W: usize> {
    block: House,
    in_row: GraphNode<W>,
    in_column: GraphNode<W>,
}

/// The blocks or regions in which a digit lies in one row and one column: what is in the row, what in the column.
fn crosses<const W: usize>(view: &View<'_, W>, digit: Digit) -> Vec<Cross<W>> {
    let open = view.candidates.open_places_of(digit);
    let [rows, columns] = view.geometry.lines();
    let parts = |places: CellSet<W>, lines: &[House]| {
        let parts = lines.iter().map(|&line| places & view.geometry.cells_of(line));
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>()
    };
    let mut crosses = Vec::new();
    for block in view.geometry.houses().filter(|&house| view.geometry.kind(house).is_area()) {
        let places = open & view.geometry.cells_of(block);
        if places.len() < 2 {
            continue;
        }
        for row in parts(places, rows) {
            for column in parts(places, columns) {
                let both = (row | column) == places && row != places && column != places;
                if both {
                    let node = |cells| GraphNode { digit, cells };
                    crosses.push(Cross { block, in_row: node(row), in_column: node(column) });
                }
            }
        }
    }
    crosses
}

/// A walk along the joins of one path.
struct Walk<'a, const W: usize> {
    view: &'a View<'a, W>,
    joins: &'a [Join],
    links: Vec<DirectedLink<W>>,
    take: &'a mut dyn FnMut(TurningChain<W>) -> ControlFlow<()>,
}

impl<const W: usize> Walk<'_, W> {
    /// Goes on by one of the first of these strong links, and so on, and at last by one of the ends.
    fn extend(&mut self, between: &[Between<'_, W>], ends: &[&DirectedLink<W>]) -> ControlFlow<()> {
        let Some((choices, between)) = between.split_first() else {
            return ends.iter().try_for_each(|end| {
                if self.joins_on(end) { self.finish(end) } else { ControlFlow::Continue(()) }
            });
        };
        let last = &self.links[self.links.len() - 1].to;
        let sight = self.view.geometry.common_peers(last.cells);
        let is_last = between.is_empty();
        for link in choices.links(last.digit) {
            if !link.from.cells.is_subset(&sight) {
                continue;
            }
            let reaches = |end: &&DirectedLink<W>| link.to.excludes(&end.from, self.view.geometry);
            if (!is_last || ends.iter().any(reaches)) && self.joins_on(link) {
                self.links.push(*link);
                self.extend(between, ends)?;
                let _ = self.links.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the strong link can come next.
    fn joins_on(&self, link: &DirectedLink<W>) -> bool {
        let Some(last) = self.links.last() else { return true };
        let join = self.joins[2 * self.links.len() - 1];
        last.to.digit == link.from.digit
            && self.links.iter().all(|known| have_same_digits(known, link, self.view))
            && self.is_around(last.to.cells | link.from.cells, join)
            && self.links.iter().all(|known| {
                [link.from, link.to]
                    .iter()
                    .all(|node| !node.overlaps(&known.from) && !node.overlaps(&known.to))
            })
    }

    /// Whether a house that the join admits has all these cells.
    fn is_around(&self, cells: CellSet<W>, join: Join) -> bool {
        let geometry = self.view.geometry;
        let houses = cells.first().map_or(&[][..], |cell| geometry.houses_of(cell));
        let mut around = houses.iter().filter(|&&house| cells.is_subset(&geometry.cells_of(house)));
        around.any(|&house| join.admits(geometry.kind(house)))
    }

    /// Takes the chain that ends with this strong link.
    fn finish(&mut self, end: &DirectedLink<W>) -> ControlFlow<()> {
        let View { geometry, candidates, .. } = *self.view;
        let links = || self.links.iter().chain([end]);
        let nodes: Vec<GraphNode<W>> = links().flat_map(|link| [link.from, link.to]).collect();
        let reasons = links().map(|link| link.reason).collect();
        let targets = self.links[0].from.excluded_with(&end.to, geometry, candidates);
        let turns = |(place, join): (usize, &Join)| {
            let turns = matches!(join, Join::Cross) || (place % 2 == 1 && *join == Join::Block);
            turns.then(|| nodes[place].cells | nodes[place + 1].cells)
        };
        let meeting = self.joins.iter().enumerate().find_map(turns).unwrap_or_default();
        let path = Path { nodes, reasons, closed: false }.canonical();
        (self.take)(TurningChain { found: StrikingPath { path, targets }, meeting })
    }
}
