//! What is told of a puzzle that cannot be solved as it stands.

use super::names;
use super::told::Told;
use crate::grid::{Cell, CellSet, Geometry};
use crate::message::{Message, words};
use crate::proof::Trace;
use crate::search::{Solution, Verdict};

/// A finding about a puzzle: a headline, what is to be said, and the cells it is about. What takes long to find
/// out is added by [`diagnose`](super::diagnose).
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// One line.
    pub title: Message,
    /// What belongs to it, a sentence each.
    pub details: Vec<Message>,
    /// The cells that collide, or whose givens contradict each other, or in which solutions differ.
    pub cells: CellSet,
    /// What the cells are.
    pub kind: FindingKind,
    /// Why it is so, or what is certain all the same, in steps.
    pub reasons: Option<Reasons>,
    /// That it may be a slip of the pen, and which.
    pub slip: Option<Message>,
    /// What else would help, a sentence each.
    pub advice: Vec<Message>,
}

/// What the cells of a finding are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// They hold the same digit and see each other.
    Collision,
    /// Their givens contradict each other, as far as is known which.
    Conflict,
    /// Solutions differ in them.
    Difference,
}

/// Steps that belong to a finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Reasons {
    /// What stands over them.
    pub head: Message,
    /// The steps.
    pub trace: Trace,
    /// The steps, told.
    pub lines: Vec<Told>,
    /// What they come to, a sentence each.
    pub end: Vec<Message>,
}

impl Finding {
    fn new(
        title: impl Into<Message>,
        kind: FindingKind,
        details: Vec<Message>,
        cells: CellSet,
    ) -> Self {
        let title = title.into();
        Self { title, details, cells, kind, reasons: None, slip: None, advice: Vec::new() }
    }
}

/// Tells what to say of a puzzle that has not exactly one solution; `None` if it has.
pub fn finding(geometry: &Geometry, verdict: &Verdict) -> Option<Finding> {
    match verdict {
        Verdict::One(_) => None,
        Verdict::Collides(collisions) => {
            let details = collisions.iter().map(|collision| {
                let cells: CellSet = collision.cells.iter().copied().collect();
                Message::from(words::FindingCollision {
                    digit: geometry.digit_name(collision.digit),
                    house: geometry.house_name(collision.house),
                    cells: names::cells(geometry, cells),
                })
            });
            let details = details.collect();
            let cells = collisions.iter().flat_map(|collision| collision.cells.iter().copied());
            Some(Finding::new(
                words::FindingCollides,
                FindingKind::Collision,
                details,
                cells.collect(),
            ))
        }
        Verdict::NoSolution => {
            let details = vec![Message::from(words::FindingNoSolutionDetail)];
            Some(Finding::new(
                words::FindingNoSolution,
                FindingKind::Conflict,
                details,
                CellSet::EMPTY,
            ))
        }
        Verdict::Several(first, second) => Some(several(geometry, first, second)),
    }
}

fn several(geometry: &Geometry, first: &Solution, second: &Solution) -> Finding {
    let differs = |cell: &Cell| first.digit(*cell) != second.digit(*cell);
    let cells: CellSet = geometry.cells().filter(differs).collect();
    let mut details = vec![Message::from(words::FindingSeveralDiffer { count: cells.len() })];
    if let Some(cell) = cells.first() {
        details.push(Message::from(words::FindingSeveralExample {
            cell: geometry.cell_name(cell),
            first: geometry.digit_name(first.digit(cell)),
            second: geometry.digit_name(second.digit(cell)),
        }));
    }
    Finding::new(words::FindingSeveral, FindingKind::Difference, details, cells)
}
