//! By which earlier steps of an answer a step has what it needs.

use std::collections::BTreeMap;

use super::names;
use crate::grid::{DigitSet, Geometry};
use crate::message::Message;
use crate::proof::{Fact, Known, Trace};

/// For each step of the trace the sentence that names the earlier ones that it rests on, by their numbers in this
/// trace from 1, and what each supplies: "This rests on point 3 (B2 ≠ 4)." None for a step that rests on the
/// start alone.
pub fn references(geometry: &Geometry, trace: &Trace) -> Vec<Option<Message>> {
    let start = Known::from_start(geometry, &trace.start);
    let mut known = start.clone();
    // For each fact the step that made it known first, by what that step concluded.
    let mut source: BTreeMap<Fact, (usize, Fact)> = BTreeMap::new();
    let mut all = Vec::with_capacity(trace.steps.len());
    for (number, step) in trace.steps.iter().enumerate() {
        let mut used: BTreeMap<usize, Vec<Fact>> = BTreeMap::new();
        for fact in step.premises(geometry).without(&start).facts() {
            if let Some(&(earlier, concluded)) = source.get(&fact) {
                let facts = used.entry(earlier).or_default();
                if !facts.contains(&concluded) {
                    facts.push(concluded);
                }
            }
        }
        all.push(sentence(geometry, used));
        for conclusion in &step.conclusions {
            for fact in follows(geometry, conclusion.fact) {
                if !known.has(fact) {
                    let _ = source.entry(fact).or_insert((number, conclusion.fact));
                }
            }
            known.learn(geometry, conclusion.fact);
        }
    }
    all
}

/// The fact, and what is in its sight.
fn follows(geometry: &Geometry, fact: Fact) -> Vec<Fact> {
    let mut facts = vec![fact];
    if let Fact::Holds(cell, digit) = fact {
        let others = geometry.all_digits() - DigitSet::of(digit);
        facts.extend(others.iter().map(|other| Fact::Absent(cell, other)));
        facts.extend(geometry.peers(cell).iter().map(|peer| Fact::Absent(peer, digit)));
    }
    facts
}

fn sentence(geometry: &Geometry, used: BTreeMap<usize, Vec<Fact>>) -> Option<Message> {
    let items: Vec<Message> = used
        .into_iter()
        .map(|(step, facts)| {
            let item = Message::new("proof-reference").with("step", step + 1);
            item.with("results", results(geometry, &facts))
        })
        .collect();
    (!items.is_empty()).then(|| Message::new("proof-references").with("references", items))
}

/// The facts in short: the digits that were placed, then those that were struck out.
fn results(geometry: &Geometry, facts: &[Fact]) -> Vec<Message> {
    let placed = facts.iter().filter_map(|fact| match fact {
        Fact::Holds(cell, digit) => Some(
            Message::new("result-placed")
                .with("cell", geometry.cell_name(*cell))
                .with("digit", geometry.digit_name(*digit)),
        ),
        Fact::Absent(..) => None,
    });
    let struck = facts.iter().filter_map(|fact| match fact {
        Fact::Absent(cell, digit) => Some((*cell, *digit)),
        Fact::Holds(..) => None,
    });
    placed.chain(names::struck(geometry, struck)).collect()
}
