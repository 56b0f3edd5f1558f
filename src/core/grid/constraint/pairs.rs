//! Which pairs of cells a relation is about.

use super::Constraint;
use super::ground::Ground;
use super::kind::Which;
use crate::grid::Cell;

/// Two cells, and their places in the list of the constraint, from 0; 0 where that does not count.
pub(super) struct Pair {
    pub(super) cells: (Cell, Cell),
    pub(super) places: (usize, usize),
}

/// The pairs of cells that a relation is about.
pub(super) fn pairs_of(
    ground: &Ground<'_>,
    constraints: &[Constraint],
    constraint: &Constraint,
    which: &Which,
) -> Vec<Pair> {
    let cells: Vec<Cell> = constraint.cells().collect();
    let count = cells.len();
    let two =
        |one: usize, other: usize| Pair { cells: (cells[one], cells[other]), places: (one, other) };
    let within = |most: usize| -> Vec<Pair> {
        let later = |one: usize| (one + 1..count.min(one + most + 1)).map(move |it| two(one, it));
        (0..count).flat_map(later).collect()
    };
    match which {
        Which::All => within(count),
        Which::Neighbours => within(1),
        Which::Within(most) => within(*most),
        Which::Mirrored => (0..count / 2).map(|place| two(place, count - 1 - place)).collect(),
        _ => {
            let pairs = others_of(ground, constraints, constraint, which).into_iter();
            pairs.map(|cells| Pair { cells, places: (0, 0) }).collect()
        }
    }
}

/// Pairs of cells of which the places in the list do not count.
fn others_of(
    ground: &Ground<'_>,
    constraints: &[Constraint],
    constraint: &Constraint,
    which: &Which,
) -> Vec<(Cell, Cell)> {
    let of = ground.dimensions;
    let cells: Vec<Cell> = constraint.cells().collect();
    let others = |is: &dyn Fn(Cell, Cell) -> bool| -> Vec<(Cell, Cell)> {
        let all = (0..of.in_lines()).map(Cell::new);
        let of_cell = |&one: &Cell| {
            let others = all.clone().filter(move |&it| it != one && is(one, it));
            others.map(move |other| (one, other)).collect::<Vec<_>>()
        };
        cells.iter().flat_map(of_cell).collect()
    };
    let share_side = |one: Cell, other: Cell| of.share_side(one, other);
    let area = |cell| (ground.area)(cell).map(|(area, _)| area);
    match which {
        Which::All | Which::Neighbours | Which::Within(_) | Which::Mirrored => Vec::new(),
        Which::Parts => match &constraint.parts[..] {
            [first, second] => first.iter().copied().zip(second.iter().copied()).collect(),
            _ => Vec::new(),
        },
        Which::Beside => {
            let is_marked = |cell: Cell| {
                let mut alike = constraints.iter().filter(|it| it.kind.id == constraint.kind.id);
                alike.any(|it| it.cells().any(|other| other == cell))
            };
            others(&|one, other| share_side(one, other) && !is_marked(other))
        }
        Which::Row => others(&|one, other| of.row(one) == of.row(other)),
        Which::Column => others(&|one, other| of.column(one) == of.column(other)),
        Which::Region => others(&|one, other| area(one).is_some() && area(one) == area(other)),
        Which::Grid => {
            let all = (0..of.in_lines()).map(Cell::new);
            let later = |one: Cell| {
                all.clone().filter(move |other| one < *other).map(move |other| (one, other))
            };
            all.clone().flat_map(later).collect()
        }
        Which::Sides(but) => {
            let is_marked = |one: Cell, other: Cell| {
                let mut marks = constraints.iter().filter(|it| but.contains(&it.kind.id));
                marks.any(|it| it.cells().all(|cell| cell == one || cell == other))
            };
            let all = (0..of.in_lines()).map(Cell::new);
            let later = |one: Cell| {
                let later = all.clone().filter(move |&other| {
                    one < other && share_side(one, other) && !is_marked(one, other)
                });
                later.map(move |other| (one, other)).collect::<Vec<_>>()
            };
            all.clone().flat_map(later).collect()
        }
    }
}
