//! Chains and loops in the way of Eureka: `(3)r1c1=(3)r1c7-(8)r1c7=(8)r6c7-(8=3)r6c5`.
//!
//! * `(3)r1c12=(3)r1c7`: all open places of 3 in the first house of which that is true; in another house
//!   if one is written: `(3)r1c1=[b1]=(3)r1c2`.
//! * `(8=3)r6c5`, `(3=127)r1c256`: cells with one candidate more than they are. The link leads from the
//!   first of the digits to the last, wherever they are in the cells; those between ascend.
//! * A loop ends with a weak link to the node that it began with, which is written again.
//! * Several chains are joined by `&`. Each goes for what both its ends exclude, and what is struck rests
//!   on the first chain that goes for it.

use super::consequence::Consequence;
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Candidate, Digit, DigitSet, Geometry};
use crate::proof::{Chain, Chains, Claim, Fact, HeldSet, Node, Step, StrongLink, Support};

/// Chains without what they strike.
struct Paths(Vec<Chain>);

/// Those of the candidates that both ends of a chain exclude.
fn targets(path: &Chain, geometry: &Geometry, ends: &[Consequence]) -> Vec<Candidate> {
    let [start, .., end] = path.nodes.as_slice() else { return Vec::new() };
    let excluded = |&Candidate { cell, digit }: &Candidate| {
        let node = Node::of(cell, digit);
        start.excludes(&node, geometry) && end.excludes(&node, geometry)
    };
    candidates(ends).filter(excluded).collect()
}

fn candidates(ends: &[Consequence]) -> impl Iterator<Item = Candidate> + '_ {
    ends.iter().filter_map(|end| match end.fact {
        Fact::Absent(cell, digit) => Some(Candidate { cell, digit }),
        Fact::Holds(..) => None,
    })
}

/// What a path goes for, and its claims.
struct PathClaims {
    targets: Vec<Candidate>,
    claims: Vec<Claim>,
}

impl Paths {
    fn told(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<PathClaims> {
        let mut told = Vec::new();
        let mut number = 0;
        for path in &self.0 {
            let targets = if self.0.len() == 1 {
                candidates(ends).collect()
            } else {
                targets(path, moment.geometry, ends)
            };
            let claims = path.clone().striking(&targets).claims(number);
            number += path.links.len();
            told.push(PathClaims { targets, claims });
        }
        told
    }
}

impl Written for Paths {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        self.told(moment, ends).into_iter().flat_map(|told| told.claims).collect()
    }

    fn supports(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        let told = self.told(moment, ends);
        if told.len() == 1 {
            return vec![Support::All; ends.len()];
        }
        let support = |end: &Consequence| {
            let mut first = 0;
            for PathClaims { targets, claims } in &told {
                let next = first + claims.len() as u16;
                if targets.contains(&Candidate::new(end.fact.cell(), end.fact.digit())) {
                    return Support::Claims((first..next).collect());
                }
                first = next;
            }
            Support::All
        };
        ends.iter().map(support).collect()
    }
}

/// `(3)r1c1=(3)r1c7-(8)r1c7=(8)r6c7-(8=3)r6c5`.
pub(super) fn write(moment: &Moment<'_>, step: &Step, chains: &Chains) -> Draft {
    let paths: Vec<String> = chains.all().map(|chain| print_chain(moment, chain)).collect();
    let mut draft = Draft::new(paths.join(" & "), step);
    let seen = seen(chains);
    let strikes = |fact| step.conclusions.iter().any(|end| end.fact == fact);
    if !seen.is_empty() {
        let end = |fact| Consequence::new(fact, strikes(fact));
        draft.ends = seen.into_iter().map(end).collect();
    }
    draft
}

fn print_chain(moment: &Moment<'_>, chain: &Chain) -> String {
    let links = chain.links.iter().zip(chain.ends_of_links());
    let links: Vec<String> = links.map(|(link, ends)| print_link(moment, link, ends)).collect();
    let start = chain.nodes.first().filter(|_| chain.closed).map(|start| moment.node(start));
    links.into_iter().chain(start).collect::<Vec<_>>().join("-")
}

fn print_link(moment: &Moment<'_>, link: &StrongLink, [first, second]: [Node; 2]) -> String {
    match link {
        StrongLink::House(places) => {
            let both = first.cells | second.cells;
            let house = moment.link_house(places.house, first.digit, both);
            format!("{}={house}{}", moment.node(&first), moment.node(&second))
        }
        StrongLink::Cells(set) => print_set(moment, set, [first.digit, second.digit]),
    }
}

/// `(8=3)r6c5`: the link within a set from one of its digits to another.
pub(super) fn print_set(moment: &Moment<'_>, set: &HeldSet, [first, second]: [Digit; 2]) -> String {
    let between = set.digits() - DigitSet::of(first) - DigitSet::of(second);
    let rest = between.iter().chain([second]).map(|digit| moment.digit(digit));
    let rest: String = rest.collect();
    format!("({}={rest}){}", moment.digit(first), moment.cells(set.cells()))
}

/// The candidates that the ends of the chains exclude, each once, in the order of their claims.
fn seen(chains: &Chains) -> Vec<Fact> {
    let mut seen = Vec::new();
    for target in chains.all().flat_map(|chain| &chain.targets) {
        for fact in target.cells.iter().map(|cell| Fact::Absent(cell, target.digit)) {
            if !seen.contains(&fact) {
                seen.push(fact);
            }
        }
    }
    seen
}

/// Reads what [`write`] writes.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<impl Written + use<>> {
    let mut paths = vec![read_path(reader)?];
    while reader.takes(" & ") {
        paths.push(read_path(reader)?);
    }
    Ok(Paths(paths))
}

fn read_path(reader: &mut Reader<'_>) -> Read<Chain> {
    let (link, [first, second]) = read_link(reader)?;
    let mut path = Chain::new(vec![first, second], vec![link], false);
    while reader.takes("-") {
        let place = reader.place();
        // Only the node at the end of a loop has no equals sign behind it.
        if !reader.ahead(&['-', ' ']).contains(&'=') {
            if path.nodes.first() != Some(&reader.node()?) {
                return Err(Reader::error_at(place, Expected::FirstNode));
            }
            path.closed = true;
            break;
        }
        let (link, ends) = read_link(reader)?;
        path.links.push(link);
        path.nodes.extend(ends);
    }
    Ok(path)
}

/// A strong link with the nodes that it joins.
fn read_link(reader: &mut Reader<'_>) -> Read<(StrongLink, [Node; 2])> {
    let place = reader.place();
    reader.expect("(")?;
    let digit = reader.digit()?;
    if reader.takes("=") {
        return read_cells_link(reader, digit);
    }
    reader.expect(")")?;
    let first = Node { digit, cells: reader.cells()? };
    reader.expect("=")?;
    let written = reader.link_house()?;
    let second = reader.node()?;
    let wrong = || Reader::error_at(place, Expected::StrongLink);
    if second.digit != digit || first.cells.is_empty() || second.cells.is_empty() {
        return Err(wrong());
    }
    let both = first.cells | second.cells;
    let house = reader.moment.house_of_link(written, digit, both).ok_or_else(wrong)?;
    let link = StrongLink::House(reader.moment.places_of(house, digit));
    Ok((link, [first, second]))
}

/// Reads `127)r1c256` behind `(3=`.
fn read_cells_link(reader: &mut Reader<'_>, first: Digit) -> Read<(StrongLink, [Node; 2])> {
    let place = reader.place();
    let mut second = reader.digit()?;
    let mut digits = DigitSet::of(first) | DigitSet::of(second);
    while reader.is_digit_next() {
        second = reader.digit()?;
        digits.insert(second);
    }
    reader.expect(")")?;
    let cells = reader.cells()?;
    let state = reader.moment.state;
    let held = cells.iter().fold(DigitSet::EMPTY, |held, cell| held | state.digits_of(cell));
    if held != digits || first == second {
        return Err(Reader::error_at(place, Expected::Candidates));
    }
    let node = |digit| Node { digit, cells: cells & state.places_of(digit) };
    let link = StrongLink::Cells(HeldSet::in_state(state, cells));
    Ok((link, [node(first), node(second)]))
}
