//! Why a constraint rules something out, as a step says it: true in every filling that keeps what the step names, by the plain
//! definitions of the kinds.

use std::collections::{BTreeMap, BTreeSet};

use super::drawn::{Lot, constraints, fillings};
use super::meant::Said;
use super::reasoned::reasoned;
use super::{Full, board, empty, grid, keeps, keeps_all, kinds, together};
use crate::support::said::{argument, cells_in, digits_in, number, within};
use duvod::checker::Checker;
use duvod::explanation::sentence;
use duvod::grid::{Candidates, Cell, Constraint, Geometry, Kind, Meaning};
use duvod::message::{HouseName, Message, Value};
use duvod::proof::{Role, Statement, Step};

const RULES: [&str; 8] = [
    "constraint-alone",
    "constraint-cell",
    "constraint-one-cell",
    "constraint-fillings",
    "constraint-two",
    "constraint-classes",
    "constraint-house",
    "constraint-around",
];

/// What is asked of messages: the ids of those that say why.
const REASONS: [&str; 10] = [
    "law-too-much",
    "law-too-little",
    "law-no-sum",
    "law-sides-high",
    "law-sides-low",
    "law-rising-from",
    "law-rising-to",
    "law-partner",
    "law-supposed",
    "law-must-have",
];

/// A step with what fills the grid as it says, constraint by constraint.
struct Asked<'a> {
    geometry: &'a Geometry,
    all: &'a [Said],
    /// All fillings of the plain grid.
    fillings: &'a [Full],
    step: &'a Step,
}

impl Asked<'_> {
    fn at(full: &Full, cell: Cell) -> usize {
        full.digits[cell.index()]
    }

    /// Whether cells hold what the step says that they can only hold, all but one of them.
    fn is_held(&self, full: &Full, free: Option<Cell>) -> bool {
        let mut claims = self.step.claims.iter().filter(|claim| claim.role == Role::Premise);
        claims.all(|claim| match &claim.statement {
            Statement::OnlyDigits { cells, digits } => cells.iter().all(|cell| {
                Some(cell) == free || digits.iter().any(|it| it.index() + 1 == Self::at(full, cell))
            }),
            Statement::OnlyPlaces { digit, cells, house } => self
                .geometry
                .cells_of(*house)
                .iter()
                .all(|cell| cells.contains(cell) || Self::at(full, cell) != digit.index() + 1),
            Statement::Filled(filled) => filled.iter().all(|one| {
                Some(one.cell) == free || Self::at(full, one.cell) == one.digit.index() + 1
            }),
            _ => true,
        })
    }

    /// The constraints that the step names, or one that is named so.
    fn said(&self, name: Option<HouseName>) -> Vec<&Said> {
        let numbered = self.geometry.constraint_numbers().zip(self.all);
        let is_obeyed = |number| {
            let mut claims = self.step.claims.iter();
            claims.any(|claim| claim.statement == Statement::Obeys(number))
        };
        let is_meant = |(number, _): &(_, &Said)| {
            let is_called = |name| self.geometry.constraint_name(*number) == name;
            name.map_or_else(|| is_obeyed(*number), is_called)
        };
        numbered.filter(is_meant).map(|(_, said)| said).collect()
    }

    /// The constraints that belong to the grid as its houses do: those that say of cells by themselves what they may hold, or of
    /// each two.
    fn of_grid(&self) -> Vec<&Said> {
        let all = self.geometry.constraints().iter().zip(self.all);
        let is_of_grid = |(constraint, _): &(&Constraint, &Said)| {
            let means = &constraint.kind.means;
            means
                .iter()
                .all(|it| matches!(it, Meaning::Only(_) | Meaning::Pairs(..) | Meaning::Differ))
        };
        all.filter(is_of_grid).map(|(_, said)| said).collect()
    }

    /// The fillings that keep these constraints, and in which cells hold what they can only hold.
    fn kept(&self, said: &[&Said], free: Option<Cell>) -> Vec<&Full> {
        let said = [said, &self.of_grid()].concat();
        let keeps_all =
            |full: &&Full| said.iter().all(|one| keeps(full, one, self.all).expect("a kind"));
        // Cells that differ are a group of the grid, whatever else is said of them.
        let all = self.geometry.constraints().iter();
        let groups: Vec<&Constraint> =
            all.filter(|it| it.kind.means.contains(&Meaning::Differ)).collect();
        let differs = |full: &&Full| {
            groups.iter().all(|it| {
                let digits: BTreeSet<usize> = it.cells().map(|cell| Self::at(full, cell)).collect();
                digits.len() == it.cells().count()
            })
        };
        let held = self.fillings.iter().filter(|full| self.is_held(full, free)).filter(differs);
        held.filter(keeps_all).collect()
    }

    fn cells(&self, message: &Message, name: &str) -> Vec<Cell> {
        cells_in(self.geometry, message, name)
    }

    fn digits(&self, message: &Message, name: &str) -> BTreeSet<usize> {
        digits_in(self.geometry, message, name).iter().map(|it| it.index() + 1).collect()
    }

    /// Whether a filling has one of the candidates of which a message speaks.
    fn has(&self, message: &Message, full: &Full) -> bool {
        let digits = &self.digits(message, "digit") | &self.digits(message, "digits");
        let cells = [self.cells(message, "cell"), self.cells(message, "cells")].concat();
        cells.into_iter().any(|cell| digits.contains(&Self::at(full, cell)))
    }

    /// Whether a message that says why is true.
    fn is_true(&self, message: &Message) -> bool {
        match message.id.as_ref() {
            "law-rising-from" | "law-rising-to" => self.rises(message),
            "law-partner" => self.is_wanted(message),
            "law-supposed" => self.follows(message),
            "law-must-have" => {
                let (cells, digits) =
                    (self.cells(message, "cells"), self.digits(message, "digits"));
                let has = |full: &Full, digit| cells.iter().any(|&it| Self::at(full, it) == digit);
                let kept = self.kept(&self.said(None), None);
                kept.into_iter().all(|full| digits.iter().all(|&digit| has(full, digit)))
            }
            id => self.comes_to(message, id),
        }
    }

    /// Whether cells come to what is said of them wherever the candidate is.
    fn comes_to(&self, message: &Message, id: &str) -> bool {
        let sum = |full: &Full, name: &str| -> usize {
            self.cells(message, name).iter().map(|&cell| Self::at(full, cell)).sum()
        };
        let of = |name| number(message, name).and_then(|number| usize::try_from(number).ok());
        let [bound, left, of_side] = ["bound", "left", "sum"].map(of);
        let held = self.kept(&[], None);
        let mut held = held.into_iter().filter(|full| self.has(message, full));
        match id {
            "law-too-much" => left < bound && held.all(|it| Some(sum(it, "others")) >= bound),
            "law-too-little" => left > bound && held.all(|it| Some(sum(it, "others")) <= bound),
            "law-no-sum" => held.all(|it| Some(sum(it, "others")) != left),
            "law-sides-high" => {
                let is_so =
                    |it| Some(sum(it, "side")) >= of_side && Some(sum(it, "others")) <= bound;
                of_side > bound && held.all(is_so)
            }
            _ => {
                let is_so =
                    |it| Some(sum(it, "side")) <= of_side && Some(sum(it, "others")) >= bound;
                of_side < bound && held.all(is_so)
            }
        }
    }

    /// Whether cells hold at least or at most what is said.
    fn rises(&self, message: &Message) -> bool {
        let kept = self.kept(&self.said(None), None);
        let is_from = message.id == "law-rising-from";
        let says = |message: &Message| {
            let cell = self.cells(message, "cell")[0];
            let digit = *self.digits(message, "digit").first().expect("a digit");
            let mut held = kept.iter().map(|full| Self::at(full, cell));
            held.all(|it| if is_from { it >= digit } else { it <= digit })
        };
        says(message) && within(message).all(says)
    }

    /// Whether another cell could only hold what is said, and cannot.
    fn is_wanted(&self, message: &Message) -> bool {
        let other = self.cells(message, "other")[0];
        let free = self.kept(&self.said(None), Some(other));
        let free = free.into_iter().filter(|full| self.has(message, full));
        let (wanted, named) = (self.digits(message, "wanted"), self.digits(message, "held"));
        let held: BTreeSet<usize> =
            self.kept(&[], None).iter().map(|full| Self::at(full, other)).collect();
        let is_same = number(message, "same") == Some(1);
        // What it could not be is all that it can hold.
        let cannot = if named.is_empty() {
            is_same || wanted.is_disjoint(&held)
        } else {
            held.is_subset(&named)
        };
        cannot && free.into_iter().all(|full| wanted.contains(&Self::at(full, other)))
    }

    /// Whether all follows that is said to follow from candidates, one thing after the other.
    fn follows(&self, message: &Message) -> bool {
        let (cells, digits) = (
            cells_in(self.geometry, message, "cells"),
            digits_in(self.geometry, message, "digits"),
        );
        let Some(Value::Messages(events)) = argument(message, "follows") else { return false };
        let Some(Value::Message(end)) = argument(message, "end") else { return false };
        let one_by_one = cells.iter().flat_map(|cell| digits.iter().map(move |it| (*cell, *it)));
        one_by_one.into_iter().all(|(cell, digit)| {
            let is_so = |full: &&Full| Self::at(full, cell) == digit.index() + 1;
            let mut known: Vec<(Vec<Cell>, BTreeSet<usize>, bool)> = Vec::new();
            events.iter().chain([end.as_ref()]).all(|event| {
                let by = match argument(event, "constraint") {
                    Some(Value::House(name)) => Some(*name),
                    _ => None,
                };
                let said = by.map_or_else(|| self.said(None), |name| self.said(Some(name)));
                let left = self.kept(&said, None).into_iter().filter(is_so).filter(|full| {
                    known.iter().all(|(cells, digits, is_in)| {
                        cells.iter().all(|&it| digits.contains(&Self::at(full, it)) == *is_in)
                    })
                });
                let mut left = left;
                let of = |name: &str| cells_in(self.geometry, event, name);
                let cells: Vec<Cell> = of("cell").into_iter().chain(of("cells")).collect();
                let digits: BTreeSet<usize> = digits_in(self.geometry, event, "digits")
                    .iter()
                    .map(|it| it.index() + 1)
                    .collect();
                match event.id.as_ref() {
                    id @ ("law-then-must" | "law-then-by" | "law-then-place" | "law-then-not"
                    | "law-then-steps") => {
                        let is_in = id != "law-then-not";
                        let holds = left.all(|full| {
                            cells.iter().all(|&it| digits.contains(&Self::at(full, it)) == is_in)
                        });
                        known.push((cells, digits, is_in));
                        holds
                    }
                    "law-then-shared" => left.all(|full| {
                        let used: BTreeSet<usize> =
                            cells.iter().map(|&it| Self::at(full, it)).collect();
                        used == digits
                    }),
                    // Nothing is left.
                    _ => left.next().is_none(),
                }
            })
        })
    }
}

fn reasons<'a>(message: &'a Message, all: &mut Vec<&'a Message>) {
    if REASONS.contains(&message.id.as_ref()) {
        all.push(message);
    } else {
        within(message).for_each(|inner| reasons(inner, all));
    }
}

#[test]
fn what_a_step_says_of_constraints_is_true_in_every_filling() {
    let mut lot = Lot(8);
    let fillings = fillings(&empty(4), usize::MAX, None);
    let kinds: Vec<&Kind> = kinds().collect();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..1_600 {
        let mut start = lot.one_of(&fillings).clone();
        let chosen: Vec<&Kind> = (0..=number % 3).map(|_| *lot.one_of(&kinds)).collect();
        let all: Vec<Said> =
            together(chosen.into_iter().map(|kind| constraints(kind, &start, true, &mut lot)));
        let Some(geometry) = grid(&start, &all) else { continue };
        // In the order of the grid.
        let texts = geometry.constraints().iter().map(|it| it.text(geometry.dimensions()));
        let all: Vec<Said> = texts.map(|text| Said::parse(&text)).collect();
        if !keeps_all(&start, &all) {
            continue;
        }
        for digit in &mut start.digits {
            *digit *= usize::from(lot.below(4) == 0);
        }
        for rule in RULES {
            let trace = reasoned(&geometry, rule, &board(&start));
            assert!(Checker::new(&geometry).check(&trace).is_ok(), "{}", geometry.name());
            let mut state = Candidates::from_board(&geometry, &board(&start));
            for step in &trace.steps {
                let asked = Asked { geometry: &geometry, all: &all, fillings: &fillings, step };
                let told = sentence(&geometry, &state, step);
                let mut found = Vec::new();
                reasons(&told, &mut found);
                for message in found {
                    *counts.entry(message.id.to_string()).or_default() += 1;
                    assert!(asked.is_true(message), "{}: {message:?}\n{step:?}", geometry.name());
                }
                for end in &step.conclusions {
                    end.fact.apply(&geometry, &mut state);
                }
            }
        }
    }
    for id in REASONS {
        assert!(counts.get(id).is_some_and(|count| *count > 5), "{id}: {counts:?}");
    }
}
