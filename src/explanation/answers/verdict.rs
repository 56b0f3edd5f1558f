//! What is told of a puzzle that cannot be solved as it stands.

use crate::explanation::telling::constraint::asks;
use crate::explanation::telling::names;
use crate::explanation::telling::narrated_step::NarratedStep;
use crate::grid::{
    Apart, Cell, CellSet, Collision, ConstraintNumber, Digit, Geometry, Group, Offset,
};
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
    /// The cells that collide, or whose constraints and givens contradict each other, or in which solutions differ.
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
    /// Their digits cannot stand together: they see each other with the same one, or are too close.
    Collision,
    /// Their constraints and givens contradict each other, as far as is known which.
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
    pub lines: Vec<NarratedStep>,
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
            let details = tell_collisions(geometry, collisions);
            let cells = collisions.iter().flat_map(Collision::cells).collect();
            Some(Finding::new(words::FindingCollides, FindingKind::Collision, details, cells))
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

/// Digits that collide: those of houses, then those so many steps apart, then those that a constraint does not allow.
fn tell_collisions(geometry: &Geometry, collisions: &[Collision]) -> Vec<Message> {
    let mut told: Vec<(Digit, CellSet, Vec<Group>)> = Vec::new();
    let mut beside: Vec<Message> = Vec::new();
    let mut by_constraint: Vec<Message> = Vec::new();
    for collision in collisions {
        if let Apart::Constraint(number) = collision.apart {
            by_constraint.extend(tell_by_constraint(geometry, collision, number));
            continue;
        }
        let (Apart::Group(house), [first, ..]) = (collision.apart, &collision.filled[..]) else {
            beside.extend(tell_beside(geometry, collision));
            continue;
        };
        let (digit, cells) = (first.digit, collision.cells().collect());
        match told.iter_mut().find(|(of, at, _)| (*of, *at) == (digit, cells)) {
            Some((.., houses)) => houses.push(house),
            None => told.push((digit, cells, vec![house])),
        }
    }
    let (named, others) = told.split_at(told.len().min(MOST_COLLISIONS));
    let named = named.iter().map(|(digit, cells, houses)| {
        Message::from(words::FindingCollision {
            digit: geometry.digit_name(*digit),
            houses: names::houses(geometry, houses.iter().copied()),
            cells: names::cells(geometry, *cells),
        })
    });
    let others: usize = others.iter().map(|(.., houses)| houses.len()).sum();
    let others = (others > 0).then(|| words::FindingCollisionsMore { count: others }.into());
    let further = beside.split_off(beside.len().min(MOST_COLLISIONS)).len();
    let further =
        (further > 0).then(|| words::FindingCollisionsBesideMore { count: further }.into());
    let more = by_constraint.split_off(by_constraint.len().min(MOST_COLLISIONS)).len();
    let more = (more > 0).then(|| words::FindingCollisionsConstraintMore { count: more }.into());
    let besides = beside.into_iter().chain(further).chain(by_constraint).chain(more);
    named.chain(others).chain(besides).collect()
}

/// Two digits that a constraint does not allow together.
fn tell_by_constraint(
    geometry: &Geometry,
    collision: &Collision,
    number: ConstraintNumber,
) -> Option<Message> {
    let [near, one] = collision.filled[..] else { return None };
    Some(Message::from(words::FindingCollisionConstraint {
        by: geometry.cell_name(near.cell),
        cell: geometry.cell_name(one.cell),
        constraint: geometry.constraint_name(number),
        digit: geometry.digit_name(one.digit),
        near: geometry.digit_name(near.digit),
        says: asks(geometry, number),
    }))
}

/// Two digits that the grid keeps so many steps apart.
fn tell_beside(geometry: &Geometry, collision: &Collision) -> Option<Message> {
    let [near, one] = collision.filled[..] else { return None };
    let Offset { short, long, difference } = geometry.offset(near, one);
    Some(Message::from(words::FindingCollisionBeside {
        by: geometry.cell_name(near.cell),
        cell: geometry.cell_name(one.cell),
        difference,
        digit: geometry.digit_name(one.digit),
        long,
        near: geometry.digit_name(near.digit),
        short,
    }))
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
