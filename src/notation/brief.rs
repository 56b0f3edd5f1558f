//! A line as people write it, which is shorter than what can be read back.
//!
//! * Chains: `4r5c1=(4-8)r7c4=(8-5)r7c2=5r9c2`: a weak link within a cell is written in it, and a digit by itself needs no
//!   parentheses.
//! * What is supposed: `3r8c5 → 3r1c9; (3r8c5,3r1c9) → -6r4c9 → no 6 in r4`, as [`supposed`] says.
//!
//! All other steps are written as [`form`] has them.

use super::supposed::{print_cases, print_node};
use super::writing::Moment;
use super::written::Draft;
use super::{chain, forcing, form};
use crate::grid::Digit;
use crate::proof::{Chain, Node, Pattern, Step, StrongLink};

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
