//! Chains, told link by link, and wings.
//!
//! A chain is told as a person walks it: suppose its start false, then each strong link puts a digit
//! somewhere, and each weak link takes one away, until the other end is true. Short chains of one
//! digit and pairs of equal cells have sentences of their own.

use super::names;
use super::telling::Telling;
use crate::grid::{Cell, CellSet, DigitSet, House};
use crate::message::Message;
use crate::proof::{Chain, Conclusion, Fact, Node, Role, Statement, Support, linking_cells};

impl Telling<'_> {
    /// The step as a chain, a net or a ring, if its claims are of links.
    pub(super) fn links(&self) -> Option<Message> {
        let claims = &self.step.claims;
        let has = |role: fn(Role) -> bool| claims.iter().any(|claim| role(claim.role));
        let chains = Chain::all(self.step);
        match chains.as_slice() {
            [] if has(|role| role == Role::Guardian) => self.ring(),
            [] if has(|role| role == Role::Pincer) => Some(self.wing()),
            [] if has(|role| matches!(role, Role::StrongLink(_))) => Some(self.net()),
            [] => None,
            [chain] => Some(self.chain(chain, 0, &self.step.conclusions)),
            _ => Some(self.chains(&chains)),
        }
    }

    /// Several chains, each with what follows from it.
    fn chains(&self, chains: &[Chain]) -> Message {
        let mut parts = Vec::with_capacity(chains.len());
        let (mut link, mut claim) = (0, 0);
        for (chain, claims) in chains.iter().zip(Chain::parts(self.step)) {
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
                parts.push(self.chain(chain, link, &conclusions));
            }
            link += chain.nodes.len() / 2;
            claim = next;
        }
        self.length.message("parts").with("parts", parts)
    }

    /// One chain whose first strong link has this number, and what follows from it.
    fn chain(&self, chain: &Chain, first: usize, conclusions: &[Conclusion]) -> Message {
        let message = match self.shape_of(chain, first) {
            Shape::TwoLinks(houses) => self.two_links(chain, houses),
            Shape::EqualCells(house) => self.equal_cells(chain, house),
            Shape::Other => self.walk(chain, first, conclusions),
        };
        self.with_eliminations(message, conclusions)
    }

    fn shape_of(&self, chain: &Chain, first: usize) -> Shape {
        let house = |link: usize| match self.strong_link(first + link) {
            Some(Statement::OnlyPlaces { house, .. }) => Some(*house),
            _ => None,
        };
        let digits = |link: usize| match self.strong_link(first + link) {
            Some(Statement::OnlyDigits { cells, digits }) if cells.only().is_some() => {
                Some(*digits)
            }
            _ => None,
        };
        let nodes = &chain.nodes;
        match nodes.len() {
            _ if chain.closed || nodes.first() == nodes.last() => Shape::Other,
            4 => match (house(0), house(1)) {
                (Some(one), Some(other)) if nodes.iter().all(|n| n.digit == nodes[0].digit) => {
                    Shape::TwoLinks([one, other])
                }
                _ => Shape::Other,
            },
            6 => match (digits(0), house(1), digits(2)) {
                (Some(one), Some(house), Some(other))
                    if one == other && nodes[0].digit == nodes[5].digit =>
                {
                    Shape::EqualCells(house)
                }
                _ => Shape::Other,
            },
            _ => Shape::Other,
        }
    }

    fn strong_link(&self, number: usize) -> Option<&Statement> {
        let claims = self.step.claims.iter();
        let mut links = claims.filter(|claim| claim.role == Role::StrongLink(number as u8));
        links.next().map(|claim| &claim.statement)
    }

    /// Two strong links of one digit, joined by a weak one.
    fn two_links(&self, chain: &Chain, [one, other]: [House; 2]) -> Message {
        let cells = |place: usize| names::cells(self.geometry, chain.nodes[place].cells);
        self.length
            .message("two-links")
            .with("digit", self.geometry.digit_name(chain.nodes[0].digit))
            .with("house", self.geometry.house_name(one))
            .with("other", self.geometry.house_name(other))
            .with("start", cells(0))
            .with("near", cells(1))
            .with("far", cells(2))
            .with("end", cells(3))
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
    fn walk(&self, chain: &Chain, first: usize, conclusions: &[Conclusion]) -> Message {
        let (start, end) = (&chain.nodes[0], &chain.nodes[chain.nodes.len() - 1]);
        let mut links = Vec::with_capacity(chain.nodes.len() / 2);
        for (number, pair) in chain.nodes.chunks_exact(2).enumerate() {
            let strong = self.strong_message(first + number, &pair[0], &pair[1]);
            let after = chain.nodes.get(2 * number + 2).or_else(|| chain.closed.then_some(start));
            links.push(match after {
                Some(next) => Message::new("link-on")
                    .with("strong", strong)
                    .with("weak", self.node("link-is-not", next)),
                None => strong,
            });
        }
        let [either, or] = each_once(start, end);
        let cells = chain.nodes.iter().fold(CellSet::EMPTY, |cells, node| cells | node.cells);
        let cells = names::cells(self.geometry, cells);
        let has_sets = (0..links.len()).any(|number| self.set_of(first + number).is_some());
        let shape = match (chain.closed, start == end, start.digit == end.digit) {
            (true, ..) if has_sets => "loop-with-sets",
            (true, ..) => "loop",
            (_, true, _) => "chain-turns",
            (_, _, true) => "chain",
            _ => "chain-two-digits",
        };
        let reasons = if chain.closed {
            self.reasons_of_loop(chain, first, conclusions)
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

    /// What the strong link with this number makes true if `from` is false.
    fn strong_message(&self, number: usize, from: &Node, to: &Node) -> Message {
        let is = |id| self.node(id, to);
        if let Some((set, cells, digits)) = self.set_of(number) {
            return is("link-by-set")
                .with("name", names::letter(set))
                .with("set", names::cells(self.geometry, cells))
                .with("lacks", self.geometry.digit_name(from.digit))
                .with("digits", names::digits(self.geometry, digits));
        }
        match self.strong_link(number) {
            Some(Statement::OnlyPlaces { house, .. }) => {
                is("link-by-house").with("house", self.geometry.house_name(*house))
            }
            _ => is("link-by-cell"),
        }
    }

    /// The number of the almost locked set that makes the strong link, if one does, as the picture has it, with its
    /// cells and its digits.
    pub(super) fn set_of(&self, number: usize) -> Option<(usize, CellSet, DigitSet)> {
        let links = linking_cells(self.step);
        let mut sets = links.iter().filter(|(_, (cells, _))| cells.len() > 1).enumerate();
        let found = sets.find(|(_, (link, _))| usize::from(**link) == number);
        found.map(|(set, (_, &(cells, digits)))| (set, cells, digits))
    }

    /// A pivot between two pincers.
    fn wing(&self) -> Message {
        let cells: Vec<(Cell, DigitSet)> = self
            .step
            .claims
            .iter()
            .filter_map(|claim| match claim.statement {
                Statement::OnlyDigits { cells, digits } => Some((cells.first()?, digits)),
                _ => None,
            })
            .collect();
        let end = self.step.conclusions.first().map(|conclusion| conclusion.fact.digit());
        let (&[(first, a), (pivot, b), (last, _)], Some(end)) = (cells.as_slice(), end) else {
            return self.with_eliminations(self.length.message("claims"), &self.step.conclusions);
        };
        let name = |digits: DigitSet| self.geometry.digit_name(digits.first().unwrap_or(end));
        let to_first = b & a;
        let mut ways = [(to_first, first), (b - to_first, last)];
        ways.sort_unstable();
        let [(low, at_low), (high, at_high)] = ways;
        let message = self
            .length
            .message("xy-wing")
            .with("pivot", self.geometry.cell_name(pivot))
            .with("first", self.geometry.cell_name(at_low))
            .with("last", self.geometry.cell_name(at_high))
            .with("to_first", name(low))
            .with("to_last", name(high))
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
