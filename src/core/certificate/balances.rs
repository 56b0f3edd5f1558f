//! Houses and sums of constraints that are added and taken away, as sums of lines.

use std::io::{self, Write};

use super::axiom::{Axiom, Inequality, Line, Lines};
use super::printing::Printer;
use super::reasoning::Numbers;
use crate::grid::{Candidate, Geometry};
use crate::proof::{Claim, Leftover, Statement, SumPart};

/// Writes what the balances among these claims come to, at least and at most: what the digits of the cells that are left
/// add up to, and, where only houses are added and taken away, how often each digit is in them.
pub(super) fn write<W: Write>(
    geometry: &Geometry,
    claims: &[&Claim],
    (printer, numbers): (&mut Printer<'_, W>, &mut Numbers),
) -> io::Result<Lines> {
    let mut lines = Lines::new();
    for claim in claims {
        let Statement::Balance { added, taken } = &claim.statement else { continue };
        let left = Leftover::of(geometry, added, taken);
        for is_least in [true, false] {
            let mut add = |parts: Vec<(i64, Axiom)>, terms: Vec<(i64, Candidate)>, total: i64| {
                let line = Line::Sum(Numbers::next(&mut numbers.sums));
                let parts = parts.into_iter().map(|(times, axiom)| (times, Line::Axiom(axiom)));
                lines.push((line, Inequality::bounded(terms, total, is_least)));
                printer.sum(line, &parts.collect::<Vec<_>>())
            };
            let signed = added.iter().map(|part| (part, is_least));
            let signed = signed.chain(taken.iter().map(|part| (part, !is_least)));
            let parts =
                signed.clone().flat_map(|(part, is_least)| of_part(geometry, *part, is_least));
            let terms = left.terms.iter().flat_map(|&(cell, weight)| {
                let worth = move |digit| weight * geometry.worths().worth(digit);
                geometry.digits().map(move |digit| (worth(digit), Candidate { cell, digit }))
            });
            add(parts.collect(), terms.collect(), left.total)?;
            let Some(each) = left.each else { continue };
            for digit in geometry.digits() {
                let parts = signed.clone().filter_map(|(part, is_least)| match part {
                    SumPart::House(house) if is_least => Some((1, Axiom::HouseSome(*house, digit))),
                    SumPart::House(house) => Some((1, Axiom::GroupOne((*house).into(), digit))),
                    SumPart::Sum(_) => None,
                });
                let terms =
                    left.terms.iter().map(|&(cell, times)| (times, Candidate { cell, digit }));
                add(parts.collect(), terms.collect(), each)?;
            }
        }
    }
    Ok(lines)
}

/// The lines by which a part has its total, at least or at most.
fn of_part(geometry: &Geometry, part: SumPart, is_least: bool) -> Vec<(i64, Axiom)> {
    match part {
        SumPart::Sum(number) if is_least => vec![(1, Axiom::SumLeast(number))],
        SumPart::Sum(number) => vec![(1, Axiom::SumMost(number))],
        SumPart::House(house) => {
            let of_digit = |digit| {
                if is_least {
                    Axiom::HouseSome(house, digit)
                } else {
                    Axiom::GroupOne(house.into(), digit)
                }
            };
            let counted = geometry.digits().filter(|digit| geometry.worths().worth(*digit) > 0);
            counted.map(|digit| (geometry.worths().worth(digit), of_digit(digit))).collect()
        }
    }
}
