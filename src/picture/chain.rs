//! Reading a chain out of the claims of a step.
//!
//! Claims are statements about sets and have no direction. A chain is read by giving each strong
//! link a first and a second end so that each second end is weakly linked with the next first end:
//! if the first is false the second is true, so the next first is false, and so on.
//!
//! The strong links are the claims with [`Role::StrongLink`] in their order; a chain without such
//! claims (a wing, a chain through cells with two candidates) has the digits of its pincers
//! and pivots as strong links, which then are marked and not drawn.

use super::scene::{Link, LinkKind, MarkKind, Scene};
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::proof::{Claim, Fact, Role, Statement, Step};

/// An end of a link: one candidate, or several of which one at least is meant.
type Node = Vec<(Cell, Digit)>;

/// Draws and marks the links of the step, if it has any.
pub(super) fn mark_links(geometry: &Geometry, state: &Candidates, step: &Step, scene: &mut Scene) {
    let reader = Reader { geometry, state, step };
    let named = reader.named_links();
    let drawn = !named.is_empty();
    let strong = if drawn { named } else { reader.cells_in_line() };
    if strong.is_empty() {
        return;
    }
    // Where the claims do not say which cells a weak link joins, any that see each other may do.
    let Some(chain) = reader.read(&strong, true).or_else(|| reader.read(&strong, false)) else {
        if drawn {
            reader.mark_unread(&strong, scene);
        }
        return;
    };
    if drawn {
        mark_nodes(&chain, scene);
    }
    let closed = reader.is_closed(&chain);
    for (number, (first, second)) in chain.iter().enumerate() {
        if drawn {
            scene.links.extend(link(geometry, first, second, LinkKind::Strong));
        }
        let next = chain.get(number + 1).or_else(|| if closed { chain.first() } else { None });
        if let Some((next, _)) = next {
            scene.links.extend(link(geometry, second, next, LinkKind::Weak));
        }
    }
    if let (true, false, Some((first, _)), Some((_, last))) =
        (drawn, closed, chain.first(), chain.last())
    {
        for &candidate in first.iter().chain(last) {
            scene.end_chain(candidate);
        }
    }
}

/// The link between two ends, from the candidate to the candidate that are nearest to each other.
pub(super) fn link(
    geometry: &Geometry,
    first: &[(Cell, Digit)],
    second: &[(Cell, Digit)],
    kind: LinkKind,
) -> Option<Link> {
    let apart = |a: Cell, b: Cell| {
        geometry.row(a).abs_diff(geometry.row(b)) + geometry.column(a).abs_diff(geometry.column(b))
    };
    let pairs = first.iter().flat_map(|&from| second.iter().map(move |&to| (from, to)));
    let different = pairs.filter(|(from, to)| from != to);
    let (from, to) = different.min_by_key(|(from, to)| apart(from.0, to.0))?;
    Some(Link { from, to, kind })
}

/// A digit that two sets share and cannot both have: where it stands in each.
pub(super) struct Shared {
    pub(super) first: Node,
    pub(super) second: Node,
}

/// The digits that keep almost locked sets apart: for each weak link between two sets, the digit
/// that both may hold, all of whose places in them see each other.
pub(super) fn shared_digits(geometry: &Geometry, state: &Candidates, step: &Step) -> Vec<Shared> {
    let sets: Vec<(CellSet, DigitSet)> = step.claims.iter().filter_map(set_of).collect();
    let concluded: DigitSet = step.conclusions.iter().map(|end| end.fact.digit()).collect();
    let mut shared = Vec::new();
    for claim in &step.claims {
        let (Role::WeakLink(_), Statement::Sees { cells, targets }) =
            (claim.role, &claim.statement)
        else {
            continue;
        };
        let find = |cells: &CellSet| sets.iter().find(|(set, _)| cells.is_subset(set));
        let (Some((first, a)), Some((second, b))) = (find(cells), find(targets)) else { continue };
        let common = a.iter().filter(|&digit| b.contains(digit) && !concluded.contains(digit));
        for digit in common {
            let places = |set: CellSet| set & state.open_places_of(digit);
            let (here, there) = (places(*first), places(*second));
            let joined = here.iter().all(|cell| there.is_subset(&geometry.peers(cell)));
            if joined && here == *cells && there == *targets {
                let node = |cells: CellSet| cells.iter().map(|cell| (cell, digit)).collect();
                shared.push(Shared { first: node(here), second: node(there) });
            }
        }
    }
    shared
}

fn set_of(claim: &Claim) -> Option<(CellSet, DigitSet)> {
    match (claim.role, &claim.statement) {
        (Role::Set(_), Statement::OnlyDigits { cells, digits }) => Some((*cells, *digits)),
        _ => None,
    }
}

fn mark_nodes(chain: &[(Node, Node)], scene: &mut Scene) {
    for (first, second) in chain {
        for &candidate in first {
            scene.mark(candidate, MarkKind::IsNot);
        }
        for &candidate in second {
            scene.mark(candidate, MarkKind::ThenIs);
        }
    }
}

struct Reader<'a> {
    geometry: &'a Geometry,
    state: &'a Candidates,
    step: &'a Step,
}

impl Reader<'_> {
    /// For each strong link, in order, the ways to read it.
    fn named_links(&self) -> Vec<Vec<(Node, Node)>> {
        let mut links: Vec<(u8, Vec<(Node, Node)>)> = Vec::new();
        for claim in &self.step.claims {
            let Role::StrongLink(number) = claim.role else { continue };
            let ways = self.ways(&claim.statement);
            if !ways.is_empty() && links.iter().all(|(known, _)| *known != number) {
                links.push((number, ways));
            }
        }
        links.sort_by_key(|(number, _)| *number);
        links.into_iter().map(|(_, ways)| ways).collect()
    }

    /// The cells of a wing or of a chain through cells with two candidates, in the order of their claims.
    fn cells_in_line(&self) -> Vec<Vec<(Node, Node)>> {
        let weak = |claim: &&Claim| matches!(claim.role, Role::WeakLink(_));
        if !self.step.claims.iter().any(|claim| weak(&claim)) {
            return Vec::new();
        }
        let cells = self.step.claims.iter().filter(|claim| {
            matches!(claim.role, Role::Pincer | Role::Pivot)
                && matches!(claim.statement, Statement::OnlyDigits { .. })
        });
        let mut links: Vec<_> = cells.map(|claim| self.ways(&claim.statement)).collect();
        links.retain(|ways| !ways.is_empty());
        links
    }

    /// The ways to split what is stated into two ends of which one at least is true. The way
    /// that begins with the struck digit comes first.
    fn ways(&self, statement: &Statement) -> Vec<(Node, Node)> {
        let mut ways = match statement {
            Statement::OnlyDigits { cells, digits } => self.ways_by_digit(*cells, *digits),
            Statement::OnlyPlaces { house, digit, cells } => {
                self.ways_by_place(*house, *digit, *cells)
            }
            _ => Vec::new(),
        };
        let back: Vec<_> = ways.iter().map(|(a, b)| (b.clone(), a.clone())).collect();
        ways.extend(back);
        let concluded = |digit: Digit| {
            self.step.conclusions.iter().any(|end| end.fact == Fact::Absent(end.fact.cell(), digit))
        };
        ways.sort_by_key(|(first, _)| !first.iter().all(|&(_, digit)| concluded(digit)));
        ways
    }

    /// A cell with two digits, or a set of n cells with n + 1: any two digits of it.
    fn ways_by_digit(&self, cells: CellSet, digits: DigitSet) -> Vec<(Node, Node)> {
        let node = |digit: Digit| -> Node {
            let places = cells & self.state.open_places_of(digit);
            places.iter().map(|cell| (cell, digit)).collect()
        };
        let nodes: Vec<Node> =
            digits.iter().map(node).filter(|places| !places.is_empty()).collect();
        let mut ways = Vec::new();
        for (number, first) in nodes.iter().enumerate() {
            for second in &nodes[number + 1..] {
                ways.push((first.clone(), second.clone()));
            }
        }
        ways
    }

    /// The places of a digit in a house: two, or two groups of which one lies in another house.
    fn ways_by_place(&self, house: House, digit: Digit, cells: CellSet) -> Vec<(Node, Node)> {
        let places = cells & self.state.open_places_of(digit);
        let node = |cells: CellSet| -> Node { cells.iter().map(|cell| (cell, digit)).collect() };
        let mut groups: Vec<CellSet> = Vec::new();
        if places.len() == 2 {
            groups.extend(places.first().map(CellSet::of));
        } else {
            for other in self.geometry.houses().filter(|&other| other != house) {
                let group = places & self.geometry.cells_of(other);
                let known = groups.contains(&group) || groups.contains(&(places - group));
                if !group.is_empty() && group != places && !known {
                    groups.push(group);
                }
            }
        }
        groups.into_iter().map(|group| (node(group), node(places - group))).collect()
    }

    /// One way for each link so that they join to a chain. `as_said`: only by the weak links
    /// that the claims state.
    fn read(&self, links: &[Vec<(Node, Node)>], as_said: bool) -> Option<Vec<(Node, Node)>> {
        let mut chain = Vec::with_capacity(links.len());
        self.extend(links, as_said, &mut chain).then_some(chain)
    }

    fn extend(
        &self,
        links: &[Vec<(Node, Node)>],
        as_said: bool,
        chain: &mut Vec<(Node, Node)>,
    ) -> bool {
        let Some(ways) = links.get(chain.len()) else { return true };
        for way in ways {
            let joins = chain.last().is_none_or(|(_, last)| {
                self.weakly_linked(last, &way.0)
                    && (!as_said || self.is_said(chain.len() - 1, last, &way.0))
            });
            if joins {
                chain.push(way.clone());
                if self.extend(links, as_said, chain) {
                    return true;
                }
                let _ = chain.pop();
            }
        }
        false
    }

    /// Whether at most one of the two ends can be true.
    fn weakly_linked(&self, first: &Node, second: &Node) -> bool {
        first.iter().all(|&(cell, digit)| {
            second.iter().all(|&(other, another)| {
                if cell == other {
                    digit != another
                } else {
                    digit == another && self.geometry.sees(cell, other)
                }
            })
        })
    }

    /// Whether the weak link with this number, if the claims state it by sight, joins these ends.
    fn is_said(&self, number: usize, first: &Node, second: &Node) -> bool {
        let within =
            |node: &Node, cells: &CellSet| node.iter().all(|(cell, _)| cells.contains(*cell));
        let mut said = self.step.claims.iter().filter_map(|claim| match &claim.statement {
            Statement::Sees { cells, targets } if claim.role == Role::WeakLink(number as u8) => {
                Some((cells, targets))
            }
            _ => None,
        });
        said.next().is_none_or(|(cells, targets)| {
            within(first, cells) && within(second, targets)
                || within(first, targets) && within(second, cells)
        })
    }

    /// Whether a weak link is stated that joins the chain's end with its start.
    fn is_closed(&self, chain: &[(Node, Node)]) -> bool {
        let last = Role::WeakLink((chain.len() - 1) as u8);
        let (Some((start, _)), Some((_, end))) = (chain.first(), chain.last()) else {
            return false;
        };
        chain.len() > 1
            && self.step.claims.iter().any(|claim| claim.role == last)
            && self.weakly_linked(end, start)
    }

    /// A chain that cannot be read in one direction still shows what is linked.
    fn mark_unread(&self, links: &[Vec<(Node, Node)>], scene: &mut Scene) {
        for (first, second) in links.iter().filter_map(|ways| ways.first()) {
            for &candidate in first.iter().chain(second) {
                scene.mark(candidate, MarkKind::Base);
            }
            scene.links.extend(link(self.geometry, first, second, LinkKind::Strong));
        }
    }
}
