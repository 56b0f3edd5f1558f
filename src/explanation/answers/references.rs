//! Which earlier steps of an answer supply what a step needs.
//!
//! No sentence cites more than six steps. Where more are needed, those that struck something out and the nearest are named:
//! the digits of the others stand in the grid.

use std::collections::BTreeMap;

use crate::explanation::telling::derived::holders;
use crate::explanation::telling::kept_out::{OutOfCell, sights};
use crate::explanation::telling::sentence::results_of;
use crate::grid::{Candidate, Candidates, Cell, CellSet, DigitSet, Geometry};
use crate::message::{Message, words};
use crate::proof::{Claim, Fact, Known, Statement, Step, Trace};

/// No sentence names more earlier steps than these.
const MOST: usize = 6;

/// The facts that a step needs, by the number of the earlier step that came to them.
type Used = BTreeMap<usize, Vec<Fact>>;

/// Makes for each step of the trace the sentence that names the earlier ones that it rests on, by their numbers in this
/// trace from 1, and what each supplies: "Known already: B2 ≠ 4 (step 3)." Digits that fill cells, which are seen in the
/// grid, are named only if the sentence of the step names them. None for a step that needs no such thing. Where there are
/// many, the most telling are named and the others summed up.
pub fn references(geometry: &Geometry, trace: &Trace) -> Vec<Option<Message>> {
    let told =
        uses(geometry, trace).into_iter().zip(&trace.steps).map(|((mut used, named), step)| {
            let names_all = names_all_digits(step);
            for facts in used.values_mut() {
                facts.retain(|fact| names_all || is_struck(*fact) || named.contains(fact));
            }
            used.retain(|_, facts| !facts.is_empty());
            sentence(geometry, used)
        });
    told.collect()
}

/// Whether the sentence of the step names all digits that keep others out: where a cell has only one left.
fn names_all_digits(step: &Step) -> bool {
    let first = step.claims.first().map(|claim| &claim.statement);
    matches!(first, Some(Statement::OnlyDigits { cells, .. }) if cells.len() == 1)
        && step.claims.len() == 1
}

/// Finds for each step of the trace the earlier ones that it rests on, by their numbers in this trace from 0.
pub(super) fn steps_used(geometry: &Geometry, trace: &Trace) -> Vec<Vec<usize>> {
    uses(geometry, trace).into_iter().map(|(used, _)| used.into_keys().collect()).collect()
}

/// What each step needs of earlier ones, with the digits that its sentence names.
fn uses(geometry: &Geometry, trace: &Trace) -> Vec<(Used, Vec<Fact>)> {
    let start = Known::from_start(geometry, &trace.start);
    let mut moment = BeforeStep {
        geometry,
        candidates: trace.candidates_to_tell(geometry),
        concluded: BTreeMap::new(),
    };
    let mut all = Vec::with_capacity(trace.steps.len());
    for (number, step) in trace.steps.iter().enumerate() {
        let mut used = Used::new();
        let named = moment.named_blockers(step);
        let needed = step.premises(geometry).without(&start);
        let causes = needed.facts().map(|fact| moment.cause(&named, fact));
        for cause in named.iter().copied().chain(causes) {
            if let Some(&earlier) = moment.concluded.get(&cause) {
                let facts = used.entry(earlier).or_default();
                if !facts.contains(&cause) {
                    facts.push(cause);
                }
            }
        }
        all.push((used, named));
        for conclusion in &step.conclusions {
            let _ = moment.concluded.entry(conclusion.fact).or_insert(number);
        }
        step.apply(geometry, &mut moment.candidates);
    }
    all
}

/// What is there before a step.
struct BeforeStep<'a> {
    geometry: &'a Geometry,
    candidates: Candidates,
    /// For each conclusion the number of the step that came to it first.
    concluded: BTreeMap<Fact, usize>,
}

impl BeforeStep<'_> {
    /// The fact itself, or what a reader sees in the grid instead of it: the digit that fills its cell, or the one in sight,
    /// which is the one that the sentence of the step names, if it names any.
    fn cause(&self, named: &[Fact], fact: Fact) -> Fact {
        let Fact::Absent(cell, digit) = fact else { return fact };
        if let Some(held) = self.candidates.value(cell) {
            return Fact::Holds(cell, held);
        }
        let filled = self.candidates.solved() & self.candidates.places_of(digit);
        let in_sight = |cells: CellSet| cells & self.geometry.groupmates(cell);
        let of_digit = named.iter().filter(|fact| fact.digit() == digit);
        let told = in_sight(of_digit.map(|fact| fact.cell()).collect());
        let told = if told.is_empty() { in_sight(filled) } else { told };
        let causes = told.iter().map(|cell| Fact::Holds(cell, digit));
        let beside = || {
            let by = self.candidates.keeper_of(self.geometry, Candidate { cell, digit });
            by.map(|Candidate { cell, digit }| Fact::Holds(cell, digit))
        };
        causes.min_by_key(|cause| self.concluded.get(cause)).or_else(beside).unwrap_or(fact)
    }

    /// The digits that the sentence of a single names: those that the other empty cells of its house see, or those that its
    /// cell sees; and those that any sentence names as seen only in a house that follows from others.
    fn named_blockers(&self, step: &Step) -> Vec<Fact> {
        match step.claims.as_slice() {
            [Claim { statement: Statement::OnlyPlaces { house, digit, cells }, .. }, ..]
                if cells.len() == 1 =>
            {
                let keepers =
                    self.candidates.keepers_of_house(self.geometry, *house, *digit, *cells);
                self.held(keepers.iter())
            }
            [Claim { statement: Statement::OnlyDigits { cells, digits }, .. }]
                if cells.len() == 1 && digits.len() == 1 =>
            {
                let seen = cells.iter().flat_map(|cell| self.seen(cell, *digits));
                seen.collect()
            }
            _ => self.held(holders(self.geometry, &self.candidates, step).iter()),
        }
    }

    /// The digits other than these that a cell sees, in the houses in which it is said to see them.
    fn seen(&self, cell: Cell, but: DigitSet) -> Vec<Fact> {
        let out = OutOfCell::of(self.geometry, &self.candidates, cell, but);
        let sights = sights(self.geometry, &self.candidates, cell, out.seen);
        let facts = sights.into_iter().flat_map(|(house, digits)| {
            let facts = self.held(self.geometry.cells_of(house).iter());
            facts.into_iter().filter(move |fact| digits.contains(fact.digit()))
        });
        facts.collect()
    }

    /// What these cells hold.
    fn held(&self, cells: impl Iterator<Item = Cell>) -> Vec<Fact> {
        let holds = |cell| self.candidates.value(cell).map(|digit| Fact::Holds(cell, digit));
        cells.filter_map(holds).collect()
    }
}

fn sentence(geometry: &Geometry, mut used: Used) -> Option<Message> {
    let others = if used.len() > MOST { leave_most_telling(&mut used) } else { Vec::new() };
    let cited = used.iter().flat_map(|(step, facts)| {
        let results = results_of(geometry, facts.iter().copied());
        let of_step = move |result| {
            Message::from(words::ProofReference { step: step + 1, results: vec![result] })
        };
        results.into_iter().map(of_step)
    });
    let items: Vec<Message> = cited.chain(sum_up(&others)).collect();
    (!items.is_empty()).then(|| Message::from(words::ProofReferences { references: items }))
}

/// Leaves of the steps that are used those that a reader needs to be told: first those that struck something out, which
/// the digits in the grid do not show, then those nearest to the step. Gives the others back.
fn leave_most_telling(used: &mut Used) -> Vec<(usize, Vec<Fact>)> {
    let mut order: Vec<(bool, usize)> =
        used.iter().map(|(&step, facts)| (facts.iter().copied().any(is_struck), step)).collect();
    order.sort_unstable();
    let others = &order[..order.len() + 1 - MOST];
    others.iter().filter_map(|(_, step)| used.remove_entry(step)).collect()
}

/// What else is needed, without its being named: digits that stand in the grid, or more than that.
fn sum_up(others: &[(usize, Vec<Fact>)]) -> Option<Message> {
    let struck = others.iter().filter(|(_, facts)| facts.iter().copied().any(is_struck));
    let last = others.iter().map(|(step, _)| step + 1).max()?;
    Some(match struck.count() {
        0 => Message::from(words::ProofReferencesInGrid),
        _ => Message::from(words::ProofReferencesOthers { count: others.len(), last }),
    })
}

fn is_struck(fact: Fact) -> bool {
    matches!(fact, Fact::Absent(..))
}
