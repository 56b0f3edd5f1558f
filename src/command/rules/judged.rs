//! What is told of a case that does not pass, and of an instance that the checker rejects.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::reasoner::Reasoner;
use crate::teller::Teller;
use duvod::grid::DigitSet;
use duvod::message::{Message, words};
use duvod::proof::Fact;
use duvod_laboratory::{CaseOutcome, CaseVerdict, Instance, LibraryCase, Rejected};

/// How many of the instances are told; a program gets all.
const TOLD: usize = 3;

/// Line, code, what was expected, what was found.
pub(super) fn message(
    reasoner: &Reasoner<'_>,
    case: &LibraryCase,
    outcome: &CaseOutcome,
) -> Message {
    let expected = if case.must_fail() {
        Message::from(words::LibraryExpectedNothing)
    } else {
        Message::from(words::LibraryExpected {
            facts: on_digits(reasoner, &case.facts, case.digits),
        })
    };
    Message::from(words::LibraryLine {
        line: case.line,
        code: case.name(),
        expected,
        verdict: verdict(reasoner, case, outcome),
    })
}

fn verdict(reasoner: &Reasoner<'_>, case: &LibraryCase, outcome: &CaseOutcome) -> Message {
    match outcome.verdict {
        CaseVerdict::NoRule => Message::from(words::LibraryNoRule),
        CaseVerdict::Undecided => Message::from(words::LibraryUndecided),
        CaseVerdict::Wrong(number, fact) => Message::from(words::LibraryWrong {
            instance: instance(reasoner, &outcome.instances[number]),
            fact: fact.print(&reasoner.geometry),
        }),
        _ if outcome.instances.is_empty() => Message::from(words::LibraryFoundNothing),
        _ => {
            let mut near: Vec<&Instance> = outcome.instances.iter().collect();
            near.sort_by_key(|found| distance(case, found));
            let told = near.iter().take(TOLD).map(|found| instance(reasoner, found));
            Message::from(words::LibraryFound {
                found: told.collect::<Vec<_>>(),
                more: near.len().saturating_sub(TOLD),
            })
        }
    }
}

/// How far an instance is from what the case asks for: by what it lacks, then by what it has too much.
fn distance(case: &LibraryCase, instance: &Instance) -> (Reverse<usize>, usize) {
    let shared = instance.facts.intersection(&case.facts).count();
    (Reverse(shared), instance.facts.len() - shared)
}

fn instance(reasoner: &Reasoner<'_>, instance: &Instance) -> Message {
    Message::from(words::LibraryInstance {
        facts: on_digits(reasoner, &instance.facts, instance.digits),
        rule: instance.rule.as_str(),
    })
}

/// The same for programs, with all instances.
pub(super) fn as_json(reasoner: &Reasoner<'_>, case: &LibraryCase, outcome: &CaseOutcome) -> Value {
    let reason = match outcome.verdict {
        CaseVerdict::Passed => "passed",
        CaseVerdict::NoRule => "no rule",
        CaseVerdict::Missing => "missing",
        CaseVerdict::Unwanted => "unwanted",
        CaseVerdict::Wrong(..) => "wrong",
        CaseVerdict::Undecided => "undecided",
    };
    let found = outcome.instances.iter().map(|found| {
        json!({
            "rule": found.rule,
            "concludes": facts(reasoner, &found.facts),
            "digits": digits(reasoner, found.digits),
        })
    });
    let wrong = match outcome.verdict {
        CaseVerdict::Wrong(_, fact) => Some(fact.print(&reasoner.geometry)),
        _ => None,
    };
    json!({
        "line": case.line,
        "code": case.name(),
        "expected": if case.must_fail() { String::new() } else { facts(reasoner, &case.facts) },
        "digits": digits(reasoner, case.digits),
        "reason": reason,
        "wrong": wrong,
        "found": found.collect::<Value>(),
    })
}

/// What the checker says against an instance in the state of a case.
pub(super) fn rejected_message(
    reasoner: &Reasoner<'_>,
    case: &LibraryCase,
    rejected: &Rejected,
) -> Message {
    Message::from(words::LibraryRejected {
        line: case.line,
        rule: rejected.step.rule.as_str(),
        facts: concluded(reasoner, rejected),
        reason: Message::of_reason(&rejected.rejection.reason, &reasoner.geometry),
    })
}

/// The same for programs.
pub(super) fn rejected_as_json(
    reasoner: &Reasoner<'_>,
    teller: &Teller,
    case: &LibraryCase,
    rejected: &Rejected,
) -> Value {
    json!({
        "line": case.line,
        "rule": rejected.step.rule,
        "concludes": concluded(reasoner, rejected),
        "reason": teller.say(&Message::of_reason(&rejected.rejection.reason, &reasoner.geometry)),
        "step": rejected.step,
    })
}

fn concluded(reasoner: &Reasoner<'_>, rejected: &Rejected) -> String {
    let facts = rejected.step.facts();
    Fact::print_all(facts, &reasoner.geometry)
}

/// Facts, and behind them in brackets the digits that they are concluded on, if those are known.
fn on_digits(reasoner: &Reasoner<'_>, concluded: &BTreeSet<Fact>, on: DigitSet) -> String {
    let facts = facts(reasoner, concluded);
    if on.is_empty() { facts } else { format!("{facts} ({})", digits(reasoner, on)) }
}

fn facts(reasoner: &Reasoner<'_>, facts: &BTreeSet<Fact>) -> String {
    Fact::print_all(facts.iter().copied(), &reasoner.geometry)
}

fn digits(reasoner: &Reasoner<'_>, digits: DigitSet) -> String {
    digits.iter().map(|digit| reasoner.geometry.symbol(digit)).collect()
}
