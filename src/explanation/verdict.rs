//! What is told of a puzzle that cannot be solved as it stands.

use super::names;
use super::told::Told;
use crate::grid::{Cell, CellSet, Digit, Geometry, House};
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

/// No more collisions than these are told one by one.
const MOST_COLLISIONS: usize = 5;

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
            let mut told: Vec<(Digit, CellSet, Vec<House>)> = Vec::new();
            for collision in collisions {
                let (digit, cells) = (collision.digit, collision.cells.iter().copied().collect());
                match told.iter_mut().find(|(of, at, _)| (*of, *at) == (digit, cells)) {
                    Some((.., houses)) => houses.push(collision.house),
                    None => told.push((digit, cells, vec![collision.house])),
                }
            }
            let (named, others) = told.split_at(told.len().min(MOST_COLLISIONS));
            let details = named.iter().map(|(digit, cells, houses)| {
                Message::from(words::FindingCollision {
                    digit: geometry.digit_name(*digit),
                    houses: names::houses(geometry, houses.iter().copied()),
                    cells: names::cells(geometry, *cells),
                })
            });
            let others: usize = others.iter().map(|(.., houses)| houses.len()).sum();
            let others =
                (others > 0).then(|| words::FindingCollisionsMore { count: others }.into());
            let details = details.chain(others).collect();
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
