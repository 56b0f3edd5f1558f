//! What constraints ask for, in sentences that are true of all of their kind: the rules of a puzzle, and what a step says besides.

use std::collections::BTreeSet;

use super::houses_in::houses_in;
use super::names::area_of;
use crate::grid::{
    Apart, Candidate, Candidates, Constraint, ConstraintNumber, Form, Geometry, Meaning, ValueForm,
};
use crate::message::{Asked, HouseName, Message, Shown, Value, words};
use crate::proof::{Pattern, Step};

/// So many constraints of a kind are named among the rules of a grid; of more it is said how many they are.
const MOST_NAMED: usize = 6;

/// Says what a constraint asks for; of one that the grid does not have, nothing that is its own.
pub fn asks(geometry: &Geometry, number: ConstraintNumber) -> Message {
    match geometry.constraint(number) {
        Some(constraint) => asks_of(geometry, constraint),
        None => words::OwnKindSays { kind: number.index() }.into(),
    }
}

fn asks_of(geometry: &Geometry, constraint: &Constraint) -> Message {
    let alternatives = geometry.names_of_alternatives(constraint).into_iter();
    let alternatives: Vec<Message> =
        alternatives.map(|constraints| words::Alternative { constraints }.into()).collect();
    if !alternatives.is_empty() {
        return words::EitherSays { alternatives }.into();
    }
    let kind = constraint.kind.id.as_str();
    let digits: Vec<_> = geometry.digits().collect();
    let [first, last] = [digits.first(), digits.last()].map(|digit| {
        geometry.digit_name(digit.copied().unwrap_or_else(|| crate::grid::Digit::new(0)))
    });
    let value = meant(geometry, constraint);
    let asked = Asked { value, digits: (first, last), area: area_of(geometry) };
    Message::of_kind(kind, asked, words::OwnKindSays { kind }.into()).under("says")
}

/// What is written with a constraint, or what stands for it; 0 where it has no value.
fn meant(geometry: &Geometry, constraint: &Constraint) -> Shown {
    match constraint.shown() {
        Some(text) => text.parse::<i64>().map_or_else(|_| text.as_str().into(), Shown::from),
        None => constraint.kind.usual(geometry.worths()).unwrap_or_default().into(),
    }
}

/// Says what the constraints of a grid ask for: of each kind once, or of each value that stands in its rule, with which they are.
pub(in crate::explanation) fn says_of_constraints(geometry: &Geometry) -> Vec<Message> {
    let mut kinds: Vec<(Message, Vec<ConstraintNumber>)> = Vec::new();
    for (place, constraint) in geometry.constraints().iter().enumerate() {
        let number = ConstraintNumber::new(place);
        let says = rule_of(geometry, constraint);
        match kinds.iter_mut().find(|(known, _)| *known == says) {
            Some((_, all)) => all.push(number),
            None => kinds.push((says, vec![number])),
        }
    }
    let told = kinds.into_iter().map(|(says, all)| {
        let is_whole = |number: &ConstraintNumber| {
            geometry.constraint(*number).is_some_and(|it| it.kind.cells == Form::Whole)
        };
        let count = all.iter().filter(|number| !is_whole(number)).count();
        let named = if count > MOST_NAMED { &[][..] } else { &all };
        let constraints = constraint_names(geometry, named);
        words::GridConstraints { constraints, count, says }.into()
    });
    let has_patterns = geometry.constraints().iter().any(|it| it.kind.value == ValueForm::Pattern);
    told.chain(has_patterns.then(|| words::PatternSigns.into())).collect()
}

/// What a constraint asks for where its value is not told of its kind: a sum that is written with it is in its name.
fn rule_of(geometry: &Geometry, constraint: &Constraint) -> Message {
    let is_of_kind =
        !matches!(constraint.kind.value, ValueForm::Default(_) | ValueForm::Alternatives)
            && constraint.kind.cells != Form::Whole;
    let value = if is_of_kind { None } else { constraint.value.clone() };
    asks_of(geometry, &Constraint { value, ..constraint.clone() })
}

/// What sentences call these constraints.
pub(in crate::explanation) fn constraint_names(
    geometry: &Geometry,
    constraints: &[ConstraintNumber],
) -> Vec<HouseName> {
    constraints.iter().map(|&number| geometry.constraint_name(number)).collect()
}

/// Says of the constraints that the sentences of a step name that no digit is repeated there, if that is so. Where whole sums are
/// added it is not the reason.
pub(super) fn repeats(geometry: &Geometry, step: &Step, sentences: &[Message]) -> Vec<Message> {
    if geometry.constraints().is_empty() || matches!(Pattern::of(step), Pattern::Balance(_)) {
        return Vec::new();
    }
    let mut named = Vec::new();
    for sentence in sentences {
        houses_in(sentence, &mut named);
    }
    let named: BTreeSet<HouseName> = named.into_iter().collect();
    let differs =
        |&(_, constraint): &(usize, &Constraint)| constraint.kind.means.contains(&Meaning::Differ);
    let all = geometry.constraints().iter().enumerate().filter(differs);
    let all = all.map(|(place, _)| ConstraintNumber::new(place));
    let is_said = |number: &ConstraintNumber| {
        let rule = asks(geometry, *number);
        sentences.iter().any(|sentence| holds(sentence, &rule))
    };
    let all = all.filter(|it| named.contains(&geometry.constraint_name(*it)));
    let said: Vec<_> = all.filter(|it| !is_said(it)).collect();
    if let [only] = said[..] {
        return vec![words::LawNoRepeats { constraint: geometry.constraint_name(only) }.into()];
    }
    let mut told: Vec<Message> = Vec::new();
    for constraint in said.iter().filter_map(|it| geometry.constraint(*it)) {
        let rule = rule_of(geometry, constraint);
        if !told.contains(&rule) {
            told.push(rule);
        }
    }
    told
}

/// Whether a message is another one, or has it within.
fn holds(message: &Message, wanted: &Message) -> bool {
    let mut values = message.args.iter().map(|(_, value)| value);
    message == wanted
        || values.any(|value| match value {
            Value::Message(inner) => holds(inner, wanted),
            Value::Messages(all) => all.iter().any(|inner| holds(inner, wanted)),
            _ => false,
        })
}

/// The filled cell whose digit does not go with the candidate by a constraint, with that constraint.
pub(in crate::explanation) fn keeper(
    geometry: &Geometry,
    state: &Candidates,
    candidate: Candidate,
) -> Option<(Candidate, ConstraintNumber)> {
    if !geometry.has_pairs_apart() {
        return None;
    }
    let filled = state.solved().iter().filter_map(|it| Some(Candidate::new(it, state.value(it)?)));
    let mut others = filled.filter(|by| by.cell != candidate.cell);
    others.find_map(|by| match geometry.apart(by, candidate) {
        Some(Apart::Constraint(number)) => Some((by, number)),
        _ => None,
    })
}
