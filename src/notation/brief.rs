//! A line as people write it, which is shorter than what can be read back.
//!
//! * Chains: `4r5c1=(4-8)r7c4=(8-5)r7c2=5r9c2`: a weak link within a cell is written in it, and a digit by itself needs no
//!   parentheses.
//! * What is supposed: `3r8c5 → 3r1c9 → -6r4c9 → no 6 in r4`: digit and cell of each step, with a minus for what is
//!   struck out. What is supposed within stands in brackets.
//!
//! All other steps are written as [`form`] has them.

use super::writing::Moment;
use super::written::Draft;
use super::{chain, claims, forcing, form};
use crate::grid::{CellSet, Digit};
use crate::proof::{Case, CaseEnd, Chain, Fact, Node, Pattern, Step, StrongLink};

/// What parts the steps of a supposition.
const ARROW: &str = " → ";

/// The step without its rule's name.
pub(super) fn print(moment: &Moment<'_>, step: &Step) -> String {
    let pattern = match Pattern::of(step) {
        Pattern::Chains(chains) => {
            let chains = chains.all().map(|chain| print_chain(moment, chain));
            chains.collect::<Vec<_>>().join(" & ")
        }
        _ if step.cases.is_empty() => return form::print(moment, step),
        Pattern::Verity(one_of) => {
            let one_of = forcing::print_alternative(moment, &one_of);
            format!("{{{one_of}}} {}", print_cases(moment, step))
        }
        _ => print_cases(moment, step),
    };
    Draft::new(pattern, step).text(moment)
}

/// A part of a chain between its links.
enum Station {
    /// A digit in cells.
    Node(Node),
    /// Two digits of a cell that cannot both be true.
    Both(Node, Digit),
    /// Cells with a digit more than they are.
    Set(String),
}

/// `4r5c1=(4-8)r7c4=8r7c2`.
fn print_chain(moment: &Moment<'_>, chain: &Chain) -> String {
    let mut stations: Vec<(char, Station)> = Vec::new();
    for (link, [first, second]) in chain.links.iter().zip(chain.ends_of_links()) {
        match link {
            StrongLink::House(_) => {
                go_on(&mut stations, first);
                stations.push(('=', Station::Node(second)));
            }
            StrongLink::Cells(set) => {
                let text = chain::print_set(moment, set, [first.digit, second.digit]);
                stations.push(('-', Station::Set(text)));
            }
        }
    }
    if let Some(start) = chain.nodes.first().filter(|_| chain.closed) {
        go_on(&mut stations, *start);
    }
    let shown = stations.iter().enumerate().map(|(number, (link, station))| {
        let station = match station {
            Station::Node(node) => print_node(moment, node.digit, node.cells),
            Station::Both(node, digit) => {
                let [one, other] = [node.digit, *digit].map(|digit| moment.digit(digit));
                format!("({one}-{other}){}", moment.cells(node.cells))
            }
            Station::Set(text) => text.clone(),
        };
        if number == 0 { station } else { format!("{link}{station}") }
    });
    shown.collect()
}

/// Goes on by a weak link: within the cell where the last link ended, if it is the same one.
fn go_on(stations: &mut Vec<(char, Station)>, to: Node) {
    if let Some((_, last)) = stations.last_mut()
        && let Station::Node(from) = last
        && from.cells == to.cells
        && from.cells.len() == 1
        && from.digit != to.digit
    {
        *last = Station::Both(*from, to.digit);
    } else {
        stations.push(('-', Station::Node(to)));
    }
}

/// `3r1c46`.
fn print_node(moment: &Moment<'_>, digit: Digit, cells: CellSet) -> String {
    format!("{}{}", moment.digit(digit), moment.cells(cells))
}

/// `3r8c5 → 3r1c9 → no 6 in r4 | 3r8c7 → 6r4c9`.
fn print_cases(moment: &Moment<'_>, step: &Step) -> String {
    let reached: Vec<Fact> = step.facts().collect();
    let cases = step.cases.iter().map(|case| print_case(moment, case, &reached));
    cases.collect::<Vec<_>>().join(" | ")
}

fn print_case(moment: &Moment<'_>, case: &Case, reached: &[Fact]) -> String {
    let mut state = claims::supposed(moment, case.supposed);
    let mut parts = vec![print_facts(moment, [case.supposed])];
    for step in &case.steps {
        let inside = moment.within(&state);
        let facts = print_facts(&inside, step.facts());
        parts.push(match step.cases.as_slice() {
            [] => facts,
            _ => format!("[{}] {facts}", print_cases(&inside, step)),
        });
        step.apply(moment.geometry, &mut state);
    }
    match &case.end {
        CaseEnd::Contradiction(claim) => {
            parts.push(claims::print_statement(moment, &claim.statement));
        }
        // What all cases reach stands behind them.
        CaseEnd::Reaches(facts) if facts.iter().all(|fact| reached.contains(fact)) => {}
        CaseEnd::Reaches(facts) => parts.push(print_facts(moment, facts.iter().copied())),
    }
    parts.join(ARROW)
}

/// `3r1c9`, `-3r1c46`; several are parted by commas.
fn print_facts(moment: &Moment<'_>, facts: impl IntoIterator<Item = Fact>) -> String {
    let facts: Vec<Fact> = facts.into_iter().collect();
    let alike = facts.chunk_by(|before, after| {
        let is_struck = |fact: &Fact| matches!(fact, Fact::Absent(..));
        is_struck(before) && is_struck(after) && before.digit() == after.digit()
    });
    let texts = alike.filter_map(|group| {
        let first = group.first()?;
        let minus = if matches!(first, Fact::Absent(..)) { "-" } else { "" };
        let cells = group.iter().map(|fact| fact.cell()).collect();
        Some(format!("{minus}{}", print_node(moment, first.digit(), cells)))
    });
    texts.collect::<Vec<_>>().join(",")
}
