//! Chains, told link by link, and wings.
//!
//! A chain is told as a person walks it: suppose its start false, then each strong link puts a digit
//! somewhere, and each weak link takes one away, until the other end is true. Short chains of one
//! digit and pairs of equal cells have sentences of their own.

use super::names;
use super::shape::Telling;
use crate::grid::{CellSet, Digit, House};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{CellName, DigitName, Message, words};
use crate::proof::{Branches, Chain, Chains, Conclusion, HeldSet, Node, StrongLink, Support, Wing};

impl Telling<'_> {
    /// One chain, or several, each with what follows from it.
    pub(super) fn chains(&self, chains: &Chains) -> Message {
        let sets = chains.sets();
        if chains.others.is_empty() {
            return self.chain(&chains.first, &sets, &self.step.conclusions);
        }
        let mut parts = Vec::new();
        let mut claim = 0;
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
                let told = self.chain(chain, &sets, &conclusions);
                parts.push(if parts.is_empty() {
                    told
                } else {
                    shapes::SecondChain { told }.told(self.length)
                });
            }
            claim = next;
        }
        self.parts(parts)
    }

    /// One chain of a step that has these almost locked sets, and what follows from it.
    fn chain(&self, chain: &Chain, sets: &[&HeldSet], conclusions: &[Conclusion]) -> Message {
        match course_of(chain) {
            Course::TwoLinks(houses) => self.two_links(chain, houses, conclusions),
            Course::EqualCells(house) => self.equal_cells(chain, house, conclusions),
            Course::LinkByLink => self.walk(chain, sets, conclusions),
        }
    }

    /// Two strong links of one digit, joined by a weak one.
    fn two_links(
        &self,
        chain: &Chain,
        [one, other]: [House; 2],
        conclusions: &[Conclusion],
    ) -> Message {
        let cells = |place: usize| chain.nodes[place].cells;
        let [start, near] = apart(cells(0), cells(1));
        let [end, far] = apart(cells(3), cells(2));
        let targets = self.targets(conclusions);
        shapes::TwoLinks {
            digit: self.geometry.digit_name(chain.nodes[0].digit),
            house: self.geometry.house_name(one),
            other: self.geometry.house_name(other),
            start: names::cells(self.geometry, start),
            near: names::cells(self.geometry, near),
            far: names::cells(self.geometry, far),
            end: names::cells(self.geometry, end),
            ends: names::cells(self.geometry, start | end),
            eliminations: self.eliminations(conclusions),
            target_count: targets.len(),
            targets,
        }
        .told(self.length)
    }

    /// Two cells with the same two candidates, joined by a strong link of one of them.
    fn equal_cells(&self, chain: &Chain, house: House, conclusions: &[Conclusion]) -> Message {
        let cells = |place: usize| names::cells(self.geometry, chain.nodes[place].cells);
        let digit = |place: usize| self.geometry.digit_name(chain.nodes[place].digit);
        let held = [0, 1].into_iter().map(|place| chain.nodes[place].digit).collect();
        let targets = self.targets(conclusions);
        shapes::EqualCells {
            house: self.geometry.house_name(house),
            first: cells(0),
            last: cells(5),
            digit: digit(1),
            digits: names::digits(self.geometry, held),
            end: digit(0),
            near: cells(2),
            far: cells(3),
            eliminations: self.eliminations(conclusions),
            target_count: targets.len(),
            targets,
        }
        .told(self.length)
    }

    /// A chain link by link.
    fn walk(&self, chain: &Chain, sets: &[&HeldSet], conclusions: &[Conclusion]) -> Message {
        let numbers = numbered_sets(chain, sets);
        let links = self.links(chain, &numbers);
        let (start, end) = (&chain.nodes[0], &chain.nodes[chain.nodes.len() - 1]);
        let eliminations = self.eliminations(conclusions);
        let start_not = self.is_not(start);
        if chain.closed {
            let reasons = self.reasons_of_loop(chain, &numbers, conclusions);
            let cells = names::cells(self.geometry, chain.cells());
            return if chain.links.iter().any(|link| link.set().is_some()) {
                shapes::LoopWithSets { cells, eliminations, links, reasons, start_not }
                    .told(self.length)
            } else {
                shapes::Loop { cells, eliminations, links, reasons, start_not }.told(self.length)
            };
        }
        let one_of = each_once(start, end);
        let [either, or] = one_of.map(|node| self.either(&node));
        if start == end {
            self.turn(start, links, conclusions)
        } else if let Some(cell) = start
            .cells
            .only()
            .filter(|_| start.cells == end.cells && strikes_in(chain, start.cells))
        {
            let digits = [start.digit, end.digit].into_iter().collect();
            let (cell, digits) =
                (self.geometry.cell_name(cell), names::digits(self.geometry, digits));
            shapes::ChainOneCell { cell, digits, eliminations, links, start_not }.told(self.length)
        } else if start.digit == end.digit && strikes_only(chain, start.digit) {
            let ends = start.cells | end.cells;
            let targets = self.targets(conclusions);
            shapes::Chain {
                start_not,
                either,
                or,
                ends: names::cells(self.geometry, ends),
                digit: self.geometry.digit_name(start.digit),
                links,
                eliminations,
                target_count: targets.len(),
                targets,
            }
            .told(self.length)
        } else {
            let reasons = self.reasons_of_ends(chain, conclusions);
            shapes::ChainTwoDigits { either, eliminations, links, or, reasons, start_not }
                .told(self.length)
        }
    }

    /// A chain that leads from what is not so back to it: it is so after all.
    fn turn(&self, start: &Node, links: Vec<Message>, conclusions: &[Conclusion]) -> Message {
        let (cells, digit) = self.node(start);
        let [start_not, either] = [self.is_not(start), self.either(start)];
        if self.step.fills().is_some() {
            let start = words::LinkSoIs { cells, digit };
            return shapes::ChainFills { either, links, start, start_not }.told(self.length);
        }
        let seers = self.seers(start, conclusions);
        let (seer_count, places) = (seers.len(), cells.len());
        shapes::ChainTurns {
            digit,
            either,
            eliminations: self.eliminations(conclusions),
            links,
            places,
            seers,
            seer_count,
            start: words::LinkSoIs { cells, digit },
            start_not,
        }
        .told(self.length)
    }

    /// The cells that see the node and lose its digit, if nothing else is struck.
    fn seers(&self, node: &Node, conclusions: &[Conclusion]) -> Vec<CellName> {
        let is_alike = |end: &Conclusion| {
            end.fact.digit() == node.digit && !node.cells.contains(end.fact.cell())
        };
        if conclusions.iter().all(is_alike) { self.targets(conclusions) } else { Vec::new() }
    }

    /// The links of a chain, told one after the other; a set that makes one has this number.
    fn links(&self, chain: &Chain, numbers: &[Option<usize>]) -> Vec<Message> {
        let mut links = Vec::with_capacity(chain.links.len());
        for (number, [from, to]) in chain.ends_of_links().enumerate() {
            let set = numbers[number];
            let is_told = set.is_some() && numbers[..number].contains(&set);
            let set = set.map(|set| (set, is_told));
            let strong = self.strong_message(chain, number, set, &from, &to);
            let start = chain.closed.then_some(&chain.nodes[0]);
            links.push(match chain.nodes.get(2 * number + 2).or(start) {
                Some(next) => words::LinkOn { strong, weak: self.is_not(next) }.into(),
                None => strong,
            });
        }
        links
    }

    /// A node, as a clause has it: its cells and its digit.
    fn node(&self, node: &Node) -> (Vec<CellName>, DigitName) {
        (names::cells(self.geometry, node.cells), self.geometry.digit_name(node.digit))
    }

    /// That a node is not true, as a clause.
    fn is_not(&self, node: &Node) -> Message {
        let (cells, digit) = self.node(node);
        words::LinkIsNot { cells, digit }.into()
    }

    /// That a node may be true, as a clause.
    fn either(&self, node: &Node) -> Message {
        let (cells, digit) = self.node(node);
        words::LinkEither { cells, digit }.into()
    }

    /// What the strong link with this number makes true if `from` is false, in a chain whose start is supposed to be
    /// false: cells of `to` that are also of the start are not told, if there are others. The link's set, if it
    /// is made by one, has a number, and may have been told before.
    fn strong_message(
        &self,
        chain: &Chain,
        link: usize,
        set: Option<(usize, bool)>,
        from: &Node,
        to: &Node,
    ) -> Message {
        let (start, link) = (&chain.nodes[0], &chain.links[link]);
        let left = if to.digit == start.digit { to.cells - start.cells } else { to.cells };
        let to = Node { cells: if left.is_empty() { to.cells } else { left }, ..*to };
        let (cells, digit) = self.node(&to);
        match (link, link.set(), set) {
            (_, Some(_), Some((number, true))) => Message::from(words::LinkBySetAgain {
                cells,
                digit,
                name: names::letter(number),
                lacks: self.geometry.digit_name(from.digit),
            }),
            (_, Some(set), Some((number, false))) => Message::from(words::LinkBySet {
                cells,
                digit,
                name: names::letter(number),
                set: names::cells(self.geometry, set.cells()),
                lacks: self.geometry.digit_name(from.digit),
                digits: names::digits(self.geometry, set.digits()),
            }),
            (StrongLink::House(places), ..) => {
                let house = self.geometry.house_name(places.house);
                Message::from(words::LinkByHouse { cells, digit, house })
            }
            (StrongLink::Cells(_), ..) => Message::from(words::LinkByCell { cells, digit }),
        }
    }

    /// A pivot between two pincers.
    pub(super) fn wing(&self, wing: &Wing) -> Message {
        let Some(Branches { pivot, ways, end }) = wing.branches() else { return self.other() };
        let [(low, at_low), (high, at_high)] = ways;
        let targets = self.targets(&self.step.conclusions);
        shapes::XyWing {
            pivot: self.geometry.cell_name(pivot),
            first: self.geometry.cell_name(at_low),
            last: self.geometry.cell_name(at_high),
            to_first: self.geometry.digit_name(low),
            to_last: self.geometry.digit_name(high),
            end: self.geometry.digit_name(end),
            eliminations: self.eliminations(&self.step.conclusions),
            target_count: targets.len(),
            targets,
        }
        .told(self.length)
    }
}

/// How a chain is told.
enum Course {
    /// Two strong links of one digit in these houses.
    TwoLinks([House; 2]),
    /// Two cells with the same candidates, and a strong link in this house between them.
    EqualCells(House),
    LinkByLink,
}

/// The sets of a chain by the links that they make, each with its number among those of the step, as in the picture.
fn numbered_sets(chain: &Chain, sets: &[&HeldSet]) -> Vec<Option<usize>> {
    let number = |link: &StrongLink| {
        let made = link.set()?;
        sets.iter().position(|set| set.cells() == made.cells())
    };
    chain.links.iter().map(number).collect()
}

fn course_of(chain: &Chain) -> Course {
    let nodes = &chain.nodes;
    let is_of_digit = nodes.first().is_some_and(|start| strikes_only(chain, start.digit));
    if chain.closed || nodes.first() == nodes.last() || !is_of_digit {
        return Course::LinkByLink;
    }
    match (chain.links.as_slice(), nodes.as_slice()) {
        ([StrongLink::House(one), StrongLink::House(other)], _)
            if nodes.iter().all(|node| node.digit == one.digit) =>
        {
            Course::TwoLinks([one.house, other.house])
        }
        (
            [StrongLink::Cells(one), StrongLink::House(places), StrongLink::Cells(other)],
            [start, .., end],
        ) if [one, other].iter().all(|set| set.cells().only().is_some())
            && one.digits() == other.digits()
            && start.digit == end.digit =>
        {
            Course::EqualCells(places.house)
        }
        _ => Course::LinkByLink,
    }
}

/// Whether the chain strikes no other digit, as its ends may where digits exclude others.
fn strikes_only(chain: &Chain, digit: Digit) -> bool {
    chain.targets.iter().all(|target| target.digit == digit)
}

/// Whether the chain strikes nothing but in these cells.
fn strikes_in(chain: &Chain, cells: CellSet) -> bool {
    chain.targets.iter().all(|target| target.cells == cells)
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
