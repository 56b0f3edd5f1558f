//! Short chains with a shape that has a name: skyscraper, kite, turbot fish, empty rectangle, W-wing.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::graph::{Node, Reason, house_links, two_digit_cells};
use super::record::{Found, Path, step};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::inference::family::{View, Visitor};
use crate::knowledge::{Join, Pattern};
use crate::message::HouseKind;
use crate::proof::RuleId;

/// Whether chains of the pattern stay with one digit.
pub(super) fn one_digit(pattern: &Pattern) -> bool {
    !pattern.paths.iter().flatten().any(|join| *join == Join::Cell)
}

/// Every chain of the pattern, of one digit only if one is given.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    pattern: &Pattern,
    digit: Option<Digit>,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let mut shapes = Vec::new();
    let mut known = BTreeSet::new();
    for joins in &pattern.paths {
        let digits = digit.map_or_else(|| view.geometry.all_digits(), DigitSet::of);
        let several = joins.iter().filter(|&&join| join == Join::Cell).count() > 1;
        // All cells of a pattern have the same candidates.
        let cells = if several { equal_cells(view) } else { view.geometry.all_cells() };
        if cells.is_empty() {
            continue;
        }
        let strong = joins.iter().step_by(2).map(|&join| strong_links(view, join, digits, cells));
        let strong: Vec<Vec<Link<W>>> = strong.collect();
        let mut walk = Walk { view, joins, strong: &strong, links: Vec::new(), shapes: Vec::new() };
        walk.extend();
        for shape in walk.shapes {
            if known.insert(shape.found.path.nodes.clone()) {
                shapes.push(shape);
            }
        }
    }
    if pattern.dual {
        return pairs(&shapes).into_iter().try_for_each(|[first, second]| {
            visit(step(rule, view.geometry, view.candidates, &[first, second]))
        });
    }
    shapes
        .into_iter()
        .try_for_each(|shape| visit(step(rule, view.geometry, view.candidates, &[shape.found])))
}

/// A strong link told from one of its ends.
#[derive(Clone, Copy)]
struct Link<const W: usize> {
    from: Node<W>,
    to: Node<W>,
    reason: Reason<W>,
}

/// A chain of the pattern.
struct Shape<const W: usize> {
    found: Found<W>,
    /// The cells of the block in which the chain turns from a row to a column, if it does.
    meeting: CellSet<W>,
}

/// Two chains that meet in the same cells and strike different candidates.
fn pairs<const W: usize>(shapes: &[Shape<W>]) -> Vec<[Found<W>; 2]> {
    let mut pairs = Vec::new();
    for (place, first) in shapes.iter().enumerate() {
        for second in &shapes[place + 1..] {
            if first.meeting == second.meeting && first.found.targets != second.found.targets {
                pairs.push([first.found.clone(), second.found.clone()]);
            }
        }
    }
    pairs
}

/// The cells with the same two candidates as another.
fn equal_cells<const W: usize>(view: &View<'_, W>) -> CellSet<W> {
    let cells = two_digit_cells(view.geometry, view.candidates);
    let is_equal = |&&(cell, pair): &&(Cell, [Digit; 2])| {
        cells.iter().any(|&(other, digits)| other != cell && digits == pair)
    };
    cells.iter().filter(is_equal).map(|&(cell, _)| cell).collect()
}

/// The strong links of a kind that these digits or these cells make.
fn strong_links<const W: usize>(
    view: &View<'_, W>,
    join: Join,
    digits: DigitSet,
    cells: CellSet<W>,
) -> Vec<Link<W>> {
    let mut links = Vec::new();
    let mut both = |first, second, reason| {
        links.push(Link { from: first, to: second, reason });
        links.push(Link { from: second, to: first, reason });
    };
    match join {
        Join::Cell => {
            let two = two_digit_cells(view.geometry, view.candidates);
            for (cell, [a, b]) in two.into_iter().filter(|&(cell, _)| cells.contains(cell)) {
                both(Node::of(cell, a), Node::of(cell, b), Reason::Cell(cell));
            }
        }
        Join::Cross => {
            for digit in digits.iter() {
                for (house, first, second) in crosses(view, digit) {
                    both(first, second, Reason::House(house));
                }
            }
        }
        _ => {
            for digit in digits.iter() {
                for link in house_links(view.geometry, view.candidates, digit, false) {
                    if join.admits(view.geometry.kind(link.house)) {
                        both(link.first, link.second, Reason::House(link.house));
                    }
                }
            }
        }
    }
    links
}

/// The blocks in which a digit lies in one row and one column: what is in the row, what in the column.
fn crosses<const W: usize>(view: &View<'_, W>, digit: Digit) -> Vec<(House, Node<W>, Node<W>)> {
    let open = view.candidates.open_places_of(digit);
    let lines = |places: CellSet<W>, kind: HouseKind| {
        let lines = view.geometry.houses_of_kind(kind);
        let parts = lines.map(|line| places & view.geometry.cells_of(line));
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>()
    };
    let mut crosses = Vec::new();
    for block in view.geometry.houses_of_kind(HouseKind::Block) {
        let places = open & view.geometry.cells_of(block);
        if places.len() < 2 {
            continue;
        }
        for row in lines(places, HouseKind::Row) {
            for column in lines(places, HouseKind::Column) {
                let both = (row | column) == places && row != places && column != places;
                if both {
                    let node = |cells| Node { digit, cells };
                    crosses.push((block, node(row), node(column)));
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
    /// The strong links of each kind in turn.
    strong: &'a [Vec<Link<W>>],
    links: Vec<Link<W>>,
    shapes: Vec<Shape<W>>,
}

impl<const W: usize> Walk<'_, W> {
    fn extend(&mut self) {
        let strong = self.strong;
        let Some(choices) = strong.get(self.links.len()) else { return self.finish() };
        for link in choices {
            if self.joins_on(link) {
                self.links.push(*link);
                self.extend();
                let _ = self.links.pop();
            }
        }
    }

    /// Whether the strong link can come next.
    fn joins_on(&self, link: &Link<W>) -> bool {
        let Some(last) = self.links.last() else { return true };
        let join = self.joins[2 * self.links.len() - 1];
        last.to.digit == link.from.digit
            && self.same_cells(link)
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

    /// Whether a cell has the same two candidates as those before it.
    fn same_cells(&self, link: &Link<W>) -> bool {
        let Reason::Cell(cell) = link.reason else { return true };
        let digits = self.view.candidates.digits_of(cell);
        self.links.iter().all(|known| match known.reason {
            Reason::Cell(other) => self.view.candidates.digits_of(other) == digits,
            _ => true,
        })
    }

    fn finish(&mut self) {
        let (Some(first), Some(last)) = (self.links.first(), self.links.last()) else { return };
        let (start, end) = (first.from, last.to);
        let geometry = self.view.geometry;
        if start.digit != end.digit || start.excludes(&end, geometry) {
            return;
        }
        let targets = start.excluded_with(&end, geometry, self.view.candidates);
        if targets.is_empty() {
            return;
        }
        let nodes: Vec<Node<W>> = self.links.iter().flat_map(|link| [link.from, link.to]).collect();
        let reasons = self.links.iter().map(|link| link.reason).collect();
        let turns = |(place, join): (usize, &Join)| {
            let turns = matches!(join, Join::Cross) || (place % 2 == 1 && *join == Join::Block);
            turns.then(|| nodes[place].cells | nodes[place + 1].cells)
        };
        let meeting = self.joins.iter().enumerate().find_map(turns).unwrap_or_default();
        let path = Path { nodes, reasons, closed: false }.canonical();
        self.shapes.push(Shape { found: Found { path, targets }, meeting });
    }
}
