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
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::proof::{Chain, Claim, Fact, Node, Role, Statement, Step, Support, linking_cells};

/// Why one of two nodes is true.
enum Reason {
    /// They are all places of their digit in a house.
    House(House),
    /// These cells have one candidate more than they are.
    Cells(CellSet),
}

struct StrongLink {
    first: Node,
    second: Node,
    reason: Reason,
}

struct Path {
    links: Vec<StrongLink>,
    closed: bool,
}

struct Paths(Vec<Path>);

impl StrongLink {
    fn statements(&self, moment: &Moment<'_>) -> Vec<Statement> {
        match self.reason {
            Reason::House(house) => vec![moment.open_places(house, self.first.digit)],
            Reason::Cells(cells) => Statement::candidates_of(moment.state, cells),
        }
    }
}

impl Path {
    /// The nodes at the two ends.
    fn ends(&self) -> Option<(Node, Node)> {
        Some((self.links.first()?.first, self.links.last()?.second))
    }

    /// Those of the candidates that both ends exclude.
    fn targets(&self, geometry: &Geometry, ends: &[Consequence]) -> Vec<(Cell, Digit)> {
        let Some((start, end)) = self.ends() else { return Vec::new() };
        let excluded = |&(cell, digit): &(Cell, Digit)| {
            let node = Node { cells: CellSet::of(cell), digit };
            start.excludes(&node, geometry) && end.excludes(&node, geometry)
        };
        candidates(ends).filter(excluded).collect()
    }

    /// The claims of the path whose first strong link has this number, with those about its targets.
    fn claims(&self, moment: &Moment<'_>, number: usize, targets: &[(Cell, Digit)]) -> Vec<Claim> {
        let nodes = self.links.iter().flat_map(|link| [link.first, link.second]);
        let chain = Chain { nodes: nodes.collect(), closed: self.closed };
        chain.claims(number, |link| self.links[link].statements(moment), targets)
    }
}

fn candidates(ends: &[Consequence]) -> impl Iterator<Item = (Cell, Digit)> + '_ {
    ends.iter().filter_map(|end| match end.fact {
        Fact::Absent(cell, digit) => Some((cell, digit)),
        Fact::Holds(..) => None,
    })
}

/// What a path goes for, and its claims.
struct Told {
    targets: Vec<(Cell, Digit)>,
    claims: Vec<Claim>,
}

impl Paths {
    fn told(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Told> {
        let mut told = Vec::new();
        let mut number = 0;
        for path in &self.0 {
            let targets = if self.0.len() == 1 {
                candidates(ends).collect()
            } else {
                path.targets(moment.geometry, ends)
            };
            let claims = path.claims(moment, number, &targets);
            number += path.links.len();
            told.push(Told { targets, claims });
        }
        told
    }
}

impl Pattern for Paths {
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
            for Told { targets, claims } in &told {
                let next = first + claims.len() as u16;
                if targets.contains(&(end.fact.cell(), end.fact.digit())) {
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
pub(super) fn write(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let chains = Chain::all(step);
    let mut number = 0;
    let mut paths = Vec::new();
    for chain in &chains {
        let mut text = String::new();
        for pair in chain.nodes.chunks_exact(2) {
            if !text.is_empty() {
                text.push('-');
            }
            text.push_str(&print_link(moment, step, number, &pair[0], &pair[1])?);
            number += 1;
        }
        if let (true, Some(first)) = (chain.closed, chain.nodes.first()) {
            text = format!("{text}-{}", moment.node(first));
        }
        paths.push(text);
    }
    if paths.is_empty() {
        return None;
    }
    let mut draft = Draft::new(paths.join(" & "), step);
    let seen = seen(step);
    let strikes = |fact| step.conclusions.iter().any(|end| end.fact == fact);
    if !seen.is_empty() {
        let end = |fact| Consequence::new(fact, strikes(fact));
        draft.ends = seen.into_iter().map(end).collect();
    }
    Some(draft)
}

fn print_link(
    moment: &Moment<'_>,
    step: &Step,
    number: usize,
    first: &Node,
    second: &Node,
) -> Option<String> {
    let mut claims = step.claims.iter();
    let claim = claims.find(|claim| claim.role == Role::StrongLink(number as u8))?;
    if let Statement::OnlyPlaces { house, .. } = claim.statement {
        let house = moment.link_house(house, first.digit, first.cells | second.cells);
        return Some(format!("{}={house}{}", moment.node(first), moment.node(second)));
    }
    let (cells, digits) = *linking_cells(step).get(&(number as u8))?;
    let between = digits - DigitSet::of(first.digit) - DigitSet::of(second.digit);
    let rest = between.iter().chain([second.digit]).map(|digit| moment.digit(digit));
    let rest: String = rest.collect();
    Some(format!("({}={rest}){}", moment.digit(first.digit), moment.cells(cells)))
}

/// The candidates that the ends of the chains exclude, each once, in the order of their claims.
fn seen(step: &Step) -> Vec<Fact> {
    let mut seen = Vec::new();
    for claim in step.claims.iter().filter(|claim| claim.role == Role::Target) {
        if let Statement::NotBoth { second, .. } = &claim.statement {
            for fact in second.cells.iter().map(|cell| Fact::Absent(cell, second.digit)) {
                if !seen.contains(&fact) {
                    seen.push(fact);
                }
            }
        }
    }
    seen
}

/// Reads what [`write`] writes.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<impl Pattern + use<>> {
    let mut paths = vec![read_path(reader)?];
    while reader.takes(" & ") {
        paths.push(read_path(reader)?);
    }
    Ok(Paths(paths))
}

fn read_path(reader: &mut Reader<'_>) -> Read<Path> {
    let mut path = Path { links: vec![read_link(reader)?], closed: false };
    while reader.takes("-") {
        let place = reader.place();
        // Only the node at the end of a loop has no equals sign behind it.
        if !reader.ahead(&['-', ' ']).contains(&'=') {
            let node = reader.node()?;
            if path.ends().map(|(start, _)| start) != Some(node) {
                return Err(Reader::error_at(place, Expected::FirstNode));
            }
            path.closed = true;
            break;
        }
        path.links.push(read_link(reader)?);
    }
    Ok(path)
}

fn read_link(reader: &mut Reader<'_>) -> Read<StrongLink> {
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
    let house = reader.moment.house_of_link(written, digit, both);
    Ok(StrongLink { first, second, reason: Reason::House(house.ok_or_else(wrong)?) })
}

/// Reads `127)r1c256` behind `(3=`.
fn read_cells_link(reader: &mut Reader<'_>, first: Digit) -> Read<StrongLink> {
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
    Ok(StrongLink { first: node(first), second: node(second), reason: Reason::Cells(cells) })
}
