//! Why cells of a step see each other where no house says so, and what a grid says of that.

use std::collections::{BTreeMap, BTreeSet};

use crate::grid::{Apart, Candidate, Cell, CellSet, Digit, Geometry, Offset};
use crate::message::{Message, words};
use crate::proof::{Claim, Fact, Node, Role, Statement, Step};

/// No more pairs of cells are named for each kind of steps.
const MOST: usize = 4;

/// The sentences that say which cells of a step exclude each other by steps on the board; none where houses say all.
pub(super) fn sights(geometry: &Geometry, step: &Step) -> Vec<Message> {
    if geometry.excludes_by_groups_alone() {
        return Vec::new();
    }
    let mut seen: BTreeMap<Offset, BTreeMap<Cell, CellSet>> = BTreeMap::new();
    let mut note = |one: Candidate, other: Candidate| {
        if let Some(Apart::Steps(_)) = geometry.apart(one, other) {
            let of_offset = seen.entry(geometry.offset(one, other)).or_default();
            let (first, last) = (one.cell.min(other.cell), one.cell.max(other.cell));
            of_offset.entry(first).or_insert(CellSet::EMPTY).insert(last);
        }
    };
    for statement in statements_that_matter(step) {
        match statement {
            Statement::NotBoth { first, second } => {
                for one in candidates(first.cells, first.digit) {
                    candidates(second.cells, second.digit).for_each(|other| note(one, other));
                }
            }
            Statement::Sees { cells, targets } => {
                // What is seen is one digit, whichever.
                let digit = Digit::new(0);
                for one in candidates(cells, digit) {
                    candidates(targets, digit).for_each(|other| note(one, other));
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
    let told = seen.into_iter().map(|(Offset { short, long, difference }, cells)| {
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
    told.collect()
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
