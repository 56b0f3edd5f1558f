//! What constraints mean that goes by where their cells lie: which share a side, and which are in one block or region.

use super::Constraint;
use super::automaton::graph::{MOST_PLACES, Places};
use super::automaton::{Automaton, graph};
use super::ground::Ground;
use super::kind::Split;
use crate::grid::{Cell, DigitSet, MAX_DIGITS};

/// The parts into which the cells of a constraint are cut.
pub(super) fn parts(constraint: &Constraint, split: Split, ground: &Ground<'_>) -> Vec<Vec<Cell>> {
    match split {
        Split::Parts => constraint.parts.clone(),
        Split::Mirrored => {
            let cells: Vec<Cell> = constraint.cells().collect();
            let both = |place: usize| match cells.len() - 1 - place {
                other if other == place => vec![cells[place]],
                other => vec![cells[place], cells[other]],
            };
            (0..cells.len().div_ceil(2)).map(both).collect()
        }
        Split::Regions => {
            let mut parts: Vec<(usize, Vec<Cell>)> = Vec::new();
            for cell in constraint.cells() {
                let Some((area, _)) = (ground.area)(cell) else { continue };
                match parts.last_mut() {
                    Some((last, cells)) if *last == area => cells.push(cell),
                    _ => parts.push((area, vec![cell])),
                }
            }
            parts.into_iter().map(|(_, cells)| cells).collect()
        }
    }
}

/// For each of the cells the places of those that share a side with it, numbered as cells are; `None` if there are too many cells.
fn beside(cells: &[Cell], ground: &Ground<'_>) -> Option<Vec<Places>> {
    let of = ground.dimensions;
    let of_cell = |one: &Cell| {
        let others = cells.iter().enumerate().filter(|(_, other)| of.share_side(*one, **other));
        others.map(|(place, _)| Cell::new(place)).collect()
    };
    (cells.len() <= MOST_PLACES).then(|| cells.iter().map(of_cell).collect())
}

/// The law that cells hang together that hold one of the digits that are written; `None` if none are.
pub(super) fn connected(constraint: &Constraint, ground: &Ground<'_>) -> Option<Automaton> {
    let digit = |symbol: char| ground.symbols.iter().position(|it| *it == symbol);
    let digits = constraint.value.as_ref()?.chars().map(digit);
    let digits = digits.map(|digit| digit.map(crate::grid::Digit::new));
    let digits = digits.collect::<Option<DigitSet>>().filter(|digits| !digits.is_empty())?;
    let cells: Vec<Cell> = constraint.cells().collect();
    let count = cells.len();
    Some(Automaton::of_graph(graph::connected(beside(&cells, ground)?, digits), count))
}

/// The law of regions that are to be found; `None` if there are none of the size that is written.
pub(super) fn regions(constraint: &Constraint, ground: &Ground<'_>) -> Option<Automaton> {
    let size = constraint.value.as_ref()?.parse::<usize>().ok()?;
    let [cells, numbers] = &constraint.parts[..] else { return None };
    let (count, digits) = (cells.len(), ground.dimensions.digits);
    let fits = (2..=digits).contains(&size)
        && count.is_multiple_of(size)
        && count / size <= digits.min(MAX_DIGITS)
        && numbers.len() == count;
    if !fits {
        return None;
    }
    Some(Automaton::of_graph(graph::regions(beside(cells, ground)?, size, digits), 2 * count))
}
