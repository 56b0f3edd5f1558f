//! What is told of a puzzle that cannot be solved as it stands.

use super::names;
use crate::grid::{Cell, CellSet, Geometry};
use crate::message::Message;
use crate::search::{Solution, Verdict};

/// A finding about a puzzle: a headline, what is to be said, and the cells it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// One line.
    pub title: Message,
    /// What belongs to it, a sentence each.
    pub details: Vec<Message>,
    /// The cells that collide, or in which two solutions differ.
    pub cells: CellSet,
}

/// What to say of a puzzle that has not exactly one solution; `None` if it has.
pub fn finding(geometry: &Geometry, verdict: &Verdict) -> Option<Finding> {
    match verdict {
        Verdict::One(_) => None,
        Verdict::Collides(collisions) => {
            let details = collisions.iter().map(|collision| {
                let cells: CellSet = collision.cells.iter().copied().collect();
                Message::new("finding-collision")
                    .with("digit", geometry.digit_name(collision.digit))
                    .with("house", geometry.house_name(collision.house))
                    .with("cells", names::cells(geometry, cells))
                    .with("count", cells.len())
            });
            let details = details.collect();
            let cells = collisions.iter().flat_map(|collision| collision.cells.iter().copied());
            Some(Finding {
                title: Message::new("finding-collides"),
                details,
                cells: cells.collect(),
            })
        }
        Verdict::NoSolution => Some(Finding {
            title: Message::new("finding-no-solution"),
            details: vec![Message::new("finding-no-solution-detail")],
            cells: CellSet::EMPTY,
        }),
        Verdict::Several(first, second) => Some(several(geometry, first, second)),
    }
}

fn several(geometry: &Geometry, first: &Solution, second: &Solution) -> Finding {
    let differs = |cell: &Cell| first.digit(*cell) != second.digit(*cell);
    let cells: CellSet = geometry.cells().filter(differs).collect();
    let mut details = vec![Message::new("finding-several-differ").with("count", cells.len())];
    if let Some(cell) = cells.first() {
        details.push(
            Message::new("finding-several-example")
                .with("cell", geometry.cell_name(cell))
                .with("first", geometry.digit_name(first.digit(cell)))
                .with("second", geometry.digit_name(second.digit(cell))),
        );
    }
    Finding { title: Message::new("finding-several"), details, cells }
}
