//! Chains, told link by link, and wings.
//!
//! A chain is told as a person walks it: suppose its start false, then each strong link puts a digit
//! somewhere, and each weak link takes one away, until the other end is true. Short chains of one
//! digit and pairs of equal cells have sentences of their own.

use super::names;
use super::telling::Telling;
use crate::grid::{CellSet, House};
use crate::message::{Message, words};
use crate::proof::{Branches, Chain, Chains, Conclusion, Fact, Node, StrongLink, Support, Wing};

impl Telling<'_> {
    /// One chain, or several, each with what follows from it.
    pub(super) fn chains(&self, chains: &Chains) -> Message {
        if chains.others.is_empty() {
            return self.chain(&chains.first, 0, &self.step.conclusions);
        }
        let mut parts = Vec::new();
        let (mut sets, mut claim) = (0, 0);
        for (chain, claims) in chains.all().zip(chains.claims_of_each()) {
            let next = claim + claims.len();
            let rests = |end: &&Conclusion| match &end.support {
                Support::All => true,
                Support::Claims(numbers) => {
                    numbers.iter().any(|&number| (claim..next).contains(&usize::from(number)))
                }
            };
            let conclusions: Vec<Conclusion> =
                self.step.conclusions.iter().filter(rests).cloned().collect();
            if !conclusions.is_empty() {
                parts.push(self.chain(chain, sets, &conclusions));
            }
            sets += chain.links.iter().filter_map(StrongLink::set).count();
            claim = next;
        }
        self.length.message("parts").with("parts", parts)
    }

    /// One chain, before which the step has so many almost locked sets, and what follows from it.
    pub(super) fn chain(&self, chain: &Chain, sets: usize, conclusions: &[Conclusion]) -> Message {
        let message = match shape_of(chain) {
            Shape::TwoLinks(houses) => self.two_links(chain, houses),
            Shape::EqualCells(house) => self.equal_cells(chain, house),
            Shape::Other => self.walk(chain, sets, conclusions),
        };
        self.with_eliminations(message, conclusions)
    }

    /// Two strong links of one digit, joined by a weak one.
    fn two_links(&self, chain: &Chain, [one, other]: [House; 2]) -> Message {
        let cells = |place: usize| chain.nodes[place].cells;
        let [start, near] = apart(cells(0), cells(1));
        let [end, far] = apart(cells(3), cells(2));
        self.length
            .message("two-links")
            .with("digit", self.geometry.digit_name(chain.nodes[0].digit))
            .with("house", self.geometry.house_name(one))
            .with("other", self.geometry.house_name(other))
            .with("start", names::cells(self.geometry, start))
            .with("near", names::cells(self.geometry, near))
            .with("far", names::cells(self.geometry, far))
            .with("end", names::cells(self.geometry, end))
    }

    /// Two cells with the same two candidates, joined by a strong link of one of them.
    fn equal_cells(&self, chain: &Chain, house: House) -> Message {
        let cells = |place: usize| names::cells(self.geometry, chain.nodes[place].cells);
        let digit = |place: usize| self.geometry.digit_name(chain.nodes[place].digit);
        self.length
            .message("equal-cells")
            .with("house", self.geometry.house_name(house))
            .with("first", cells(0))
            .with("last", cells(5))
            .with("digit", digit(1))
            .with("end", digit(0))
            .with("near", cells(2))
            .with("far", cells(3))
    }

    /// A chain link by link.
    fn walk(&self, chain: &Chain, sets: usize, conclusions: &[Conclusion]) -> Message {
        let (start, end) = (&chain.nodes[0], &chain.nodes[chain.nodes.len() - 1]);
        let mut links = Vec::with_capacity(chain.links.len());
        let sets = numbered_sets(chain, sets);
        for (number, [from, to]) in chain.ends_of_links().enumerate() {
            let strong = self.strong_message(chain, (number, sets[number]), &from, &to);
            let after = chain.nodes.get(2 * number + 2).or_else(|| chain.closed.then_some(start));
            links.push(match after {
                Some(next) => {
                    Message::from(words::LinkOn { strong, weak: self.node("link-is-not", next) })
                }
                None => strong,
            });
        }
        let [either, or] = each_once(start, end);
        let cells = names::cells(self.geometry, chain.cells());
        let has_sets = chain.links.iter().any(|link| link.set().is_some());
        let shape = match (chain.closed, start == end, start.digit == end.digit) {
            (true, ..) if has_sets => "loop-with-sets",
            (true, ..) => "loop",
            (_, true, _) => "chain-turns",
            (_, _, true) => "chain",
            _ => "chain-two-digits",
        };
        let reasons = if chain.closed {
            self.reasons_of_loop(chain, &sets, conclusions)
        } else {
            self.reasons_of_ends(chain, conclusions)
        };
        self.length
            .message(shape)
            .with("reasons", reasons)
            .with("start_not", self.node("link-is-not", start))
            .with("start", self.node("link-so-is", start))
            .with("either", self.node("link-either", &either))
            .with("or", self.node("link-either", &or))
            .with("start_cells", names::cells(self.geometry, either.cells))
            .with("end_cells", names::cells(self.geometry, or.cells))
            .with("digit", self.geometry.digit_name(start.digit))
            .with("cells", cells)
            .with("links", links)
    }

    /// A node as a clause.
    pub(super) fn node(&self, id: &'static str, node: &Node) -> Message {
        Message::new(id)
            .with("cells", names::cells(self.geometry, node.cells))
            .with("digit", self.geometry.digit_name(node.digit))
    }

    /// What the strong link with this number makes true if `from` is false, in a chain whose start is supposed to be
    /// false: cells of `to` that are also of the start are not told, if there are others. The link's set has a number of
    /// its own, if it is made by one.
    fn strong_message(
        &self,
        chain: &Chain,
        (link, set): (usize, Option<usize>),
        from: &Node,
        to: &Node,
    ) -> Message {
        let (start, link) = (&chain.nodes[0], &chain.links[link]);
        let left = if to.digit == start.digit { to.cells - start.cells } else { to.cells };
        let to = Node { cells: if left.is_empty() { to.cells } else { left }, ..*to };
        let is = |id| self.node(id, &to);
        match (link, link.set(), set) {
            (_, Some(set), Some(number)) => is("link-by-set")
                .with("name", names::letter(number))
                .with("set", names::cells(self.geometry, set.cells()))
                .with("lacks", self.geometry.digit_name(from.digit))
                .with("digits", names::digits(self.geometry, set.digits())),
            (StrongLink::House(places), ..) => {
                is("link-by-house").with("house", self.geometry.house_name(places.house))
            }
            (StrongLink::Cells(_), ..) => is("link-by-cell"),
        }
    }

    /// A pivot between two pincers.
    pub(super) fn wing(&self, wing: &Wing) -> Message {
        let Some(Branches { pivot, ways, end }) = wing.branches() else { return self.other() };
        let [(low, at_low), (high, at_high)] = ways;
        let message = self
            .length
            .message("xy-wing")
            .with("pivot", self.geometry.cell_name(pivot))
            .with("first", self.geometry.cell_name(at_low))
            .with("last", self.geometry.cell_name(at_high))
            .with("to_first", self.geometry.digit_name(low))
            .with("to_last", self.geometry.digit_name(high))
            .with("end", self.geometry.digit_name(end));
        self.with_eliminations(message, &self.step.conclusions)
    }

    /// The message with what the conclusions strike.
    pub(super) fn with_eliminations(
        &self,
        message: Message,
        conclusions: &[Conclusion],
    ) -> Message {
        let struck = conclusions.iter().filter_map(|conclusion| match conclusion.fact {
            Fact::Absent(cell, digit) => Some((cell, digit)),
            Fact::Holds(..) => None,
        });
        let struck: Vec<_> = struck.collect();
        let cells: CellSet = struck.iter().map(|&(cell, _)| cell).collect();
        message
            .with("eliminations", names::eliminations(self.geometry, struck))
            .with("targets", names::cells(self.geometry, cells))
            .with("target_count", cells.len())
    }
}

/// How a chain is told.
enum Shape {
    /// Two strong links of one digit in these houses.
    TwoLinks([House; 2]),
    /// Two cells with the same candidates, and a strong link in this house between them.
    EqualCells(House),
    /// Link by link.
    Other,
}

/// The sets of a chain by the links that they make, each with its number in the picture; before the chain there are
/// so many.
fn numbered_sets(chain: &Chain, before: usize) -> Vec<Option<usize>> {
    let mut next = before;
    let number = |link: &StrongLink| {
        let number = link.set().map(|_| next);
        next += usize::from(number.is_some());
        number
    };
    chain.links.iter().map(number).collect()
}

fn shape_of(chain: &Chain) -> Shape {
    let nodes = &chain.nodes;
    if chain.closed || nodes.first() == nodes.last() {
        return Shape::Other;
    }
    match (chain.links.as_slice(), nodes.as_slice()) {
        ([StrongLink::House(one), StrongLink::House(other)], _)
            if nodes.iter().all(|node| node.digit == one.digit) =>
        {
            Shape::TwoLinks([one.house, other.house])
        }
        (
            [StrongLink::Cells(one), StrongLink::House(places), StrongLink::Cells(other)],
            [start, .., end],
        ) if [one, other].iter().all(|set| set.cells().only().is_some())
            && one.digits() == other.digits()
            && start.digit == end.digit =>
        {
            Shape::EqualCells(places.house)
        }
        _ => Shape::Other,
    }
}

/// The places of a strong link at an end of the chain and within it, each cell in one of them only. The cell where the
/// two lines of an empty rectangle cross is in both, and is told within: there the weak link rules it out.
fn apart(end: CellSet, within: CellSet) -> [CellSet; 2] {
    let rest = end - within;
    if rest.is_empty() { [end, within - end] } else { [rest, within] }
}

/// Two ends of a chain of which one is true, each candidate that both have in one of them only.
fn each_once(start: &Node, end: &Node) -> [Node; 2] {
    let more = end.cells - start.cells;
    if start.digit != end.digit || start == end {
        [*start, *end]
    } else if more.is_empty() {
        [Node { cells: start.cells - end.cells, ..*start }, *end]
    } else {
        [*start, Node { cells: more, ..*end }]
    }
}
