//! Why cells of a step see each other where no house says so, and what a grid says of that.

use std::collections::{BTreeMap, BTreeSet};

use super::constraint::asks;
use crate::grid::{Apart, Candidate, Cell, CellSet, ConstraintNumber, Digit, Geometry, Offset};
use crate::message::{Message, words};
use crate::proof::{Claim, Fact, Node, Role, Statement, Step};

/// No more pairs of cells are named for each kind of steps.
const MOST: usize = 4;

/// The sentences that say which cells of a step exclude each other by steps on the board or by a constraint; none where houses say
/// all.
pub(super) fn sights(geometry: &Geometry, step: &Step) -> Vec<Message> {
    if geometry.excludes_by_groups_alone() {
        return Vec::new();
    }
    let mut seen = Seen { geometry, by_steps: BTreeMap::new(), by_constraints: BTreeMap::new() };
    for statement in statements_that_matter(step) {
        match statement {
            Statement::NotBoth { first, second } => {
                for one in candidates(first.cells, first.digit) {
                    candidates(second.cells, second.digit)
                        .for_each(|other| seen.note(one, other, false));
                }
            }
            Statement::Sees { cells, targets } => {
                // What is seen is one digit, whichever.
                let digit = Digit::new(0);
                for one in candidates(cells, digit) {
                    candidates(targets, digit).for_each(|other| seen.note(one, other, true));
                }
            }
            Statement::OnlyDigits { .. }
            | Statement::OnlyPlaces { .. }
            | Statement::Filled(_)
            | Statement::AtMostOnce { .. }
            | Statement::NotGiven(_)
            | Statement::OneSolution
            | Statement::Obeys(_)
            | Statement::Balance { .. }
            | Statement::NoDigit(_)
            | Statement::NoPlace { .. } => {}
        }
    }
    seen.told()
}

/// What excludes each other in a step though no house says so.
struct Seen<'a> {
    geometry: &'a Geometry,
    /// Cells so many steps apart.
    by_steps: BTreeMap<Offset, BTreeMap<Cell, CellSet>>,
    /// Pairs of candidates that a constraint keeps apart, told.
    by_constraints: BTreeMap<ConstraintNumber, Vec<Message>>,
}

impl Seen<'_> {
    /// Notes two candidates; of any digit if what is said is that their cells see each other.
    fn note(&mut self, one: Candidate, other: Candidate, is_any: bool) {
        match self.geometry.apart(one, other) {
            Some(Apart::Steps(_)) => {
                let of_offset = self.by_steps.entry(self.geometry.offset(one, other)).or_default();
                let (first, last) = (one.cell.min(other.cell), one.cell.max(other.cell));
                of_offset.entry(first).or_insert(CellSet::EMPTY).insert(last);
            }
            Some(Apart::Constraint(number)) => {
                let pair = kept_apart(self.geometry, one, other, is_any);
                let pairs = self.by_constraints.entry(number).or_default();
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
            Some(Apart::Cell(_) | Apart::Group(_)) | None => {}
        }
    }

    /// Tells it, a sentence for each kind of steps and each constraint.
    fn told(self) -> Vec<Message> {
        let geometry = self.geometry;
        let told = self.by_steps.into_iter().map(|(Offset { short, long, difference }, cells)| {
            let others = |(cell, others): (Cell, CellSet)| {
                others.iter().map(move |other| (cell, other)).collect::<Vec<_>>()
            };
            let seen: Vec<(Cell, Cell)> = cells.into_iter().flat_map(others).collect();
            let pair = |&(cell, other): &(Cell, Cell)| {
                let (cell, other) = (geometry.cell_name(cell), geometry.cell_name(other));
                Message::from(words::ApartPair { cell, other })
            };
            let pairs: Vec<Message> = seen.iter().take(MOST).map(pair).collect();
            if seen.len() > MOST {
                words::ApartSightsMany { difference, long, pairs, short }.into()
            } else {
                words::ApartSights { difference, long, pairs, short }.into()
            }
        });
        let by_constraints = self.by_constraints.into_iter().map(|(number, mut pairs)| {
            let more = pairs.split_off(pairs.len().min(MOST)).len();
            let (constraint, says) = (geometry.constraint_name(number), asks(geometry, number));
            words::ApartByConstraint { constraint, more, pairs, says }.into()
        });
        told.chain(by_constraints).collect()
    }
}

/// Two candidates that a constraint keeps apart; of any digit if what is said is that cells see each other.
fn kept_apart(geometry: &Geometry, one: Candidate, other: Candidate, is_any: bool) -> Message {
    let (near, one) = if one.cell <= other.cell { (one, other) } else { (other, one) };
    let (by, cell) = (geometry.cell_name(near.cell), geometry.cell_name(one.cell));
    if is_any {
        return words::ApartSame { by, cell }.into();
    }
    let (digit, near) = (geometry.digit_name(one.digit), geometry.digit_name(near.digit));
    words::ApartCandidates { by, cell, digit, near }.into()
}

/// The claims of a step as far as they matter: where one says that the cells are seen which lose a digit, those that do. Where an
/// answer needs only a part of what a step finds, others may be named with them.
pub(super) fn statements_that_matter(step: &Step) -> Vec<Statement> {
    let ends: CellSet = step.facts().map(Fact::cell).collect();
    let as_far = |claim: &Claim| match (claim.role, claim.statement.clone()) {
        (Role::Target, Statement::Sees { cells, targets }) => {
            Statement::Sees { cells, targets: targets & ends }
        }
        (Role::Target, Statement::NotBoth { first, second }) => {
            let second = Node { cells: second.cells & ends, ..second };
            Statement::NotBoth { first, second }
        }
        (_, statement) => statement,
    };
    step.claims.iter().map(as_far).collect()
}

/// Says in sentences what a grid keeps apart by steps on the board; none where houses say all.
pub(in crate::explanation) fn says_of_steps(geometry: &Geometry) -> Vec<Message> {
    let said = geometry.steps_apart().iter().flat_map(|said| {
        let differences = || said.never_differ_by.iter().copied();
        said.steps.iter().flat_map(move |&(columns, rows)| {
            let (short, long) = (columns.min(rows), columns.max(rows));
            differences().map(move |difference| Offset { short, long, difference })
        })
    });
    let said: BTreeSet<Offset> = said.collect();
    let told = said.into_iter().map(|Offset { short, long, difference }| {
        words::WindowCollidesBeside { difference, long, short }.into()
    });
    told.collect()
}

fn candidates(cells: CellSet, digit: Digit) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate { cell, digit })
}
