//! Which pairs of cells a relation is about.

use super::super::Cell;
use super::Constraint;
use super::kind::Which;
use super::meaning::Maker;

impl Maker<'_> {
    /// The pairs of cells that a relation is about.
    pub(super) fn pairs_of(&self, constraint: &Constraint, which: &Which) -> Vec<(Cell, Cell)> {
        let of = self.ground.dimensions;
        let cells: Vec<Cell> = constraint.cells().collect();
        let count = cells.len();
        let two = |one: usize, other: usize| (cells[one], cells[other]);
        let within = |most: usize| -> Vec<(Cell, Cell)> {
            let later =
                |one: usize| (one + 1..count.min(one + most + 1)).map(move |it| two(one, it));
            (0..count).flat_map(later).collect()
        };
        let others = |is: &dyn Fn(Cell, Cell) -> bool| -> Vec<(Cell, Cell)> {
            let all = (0..of.cell_count()).map(Cell::new);
            let of_cell = |&one: &Cell| {
                let others = all.clone().filter(move |&it| it != one && is(one, it));
                others.map(move |other| (one, other)).collect::<Vec<_>>()
            };
            cells.iter().flat_map(of_cell).collect()
        };
        let share_side = |one: Cell, other: Cell| {
            let columns = of.column(one).abs_diff(of.column(other));
            of.row(one).abs_diff(of.row(other)) + columns == 1
        };
        let area = |cell| (self.ground.area)(cell).map(|(area, _)| area);
        match which {
            Which::All => within(count),
            Which::Neighbours => within(1),
            Which::Within(most) => within(*most),
            Which::Mirrored => (0..count / 2).map(|place| two(place, count - 1 - place)).collect(),
            Which::Parts => match &constraint.parts[..] {
                [first, second] => first.iter().copied().zip(second.iter().copied()).collect(),
                _ => Vec::new(),
            },
            Which::Beside => {
                let is_marked = |cell: Cell| {
                    let mut alike = self.all.iter().filter(|it| it.kind.id == constraint.kind.id);
                    alike.any(|it| it.cells().any(|other| other == cell))
                };
                others(&|one, other| share_side(one, other) && !is_marked(other))
            }
            Which::Row => others(&|one, other| of.row(one) == of.row(other)),
            Which::Column => others(&|one, other| of.column(one) == of.column(other)),
            Which::Region => others(&|one, other| area(one).is_some() && area(one) == area(other)),
            Which::Sides(but) => {
                let is_marked = |one: Cell, other: Cell| {
                    let mut marks = self.all.iter().filter(|it| but.contains(&it.kind.id));
                    marks.any(|it| it.cells().all(|cell| cell == one || cell == other))
                };
                let all = (0..of.cell_count()).map(Cell::new);
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
}
