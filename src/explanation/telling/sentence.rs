//! A step as it stands in a list: its sentence with why its cells see each other and its houses are ones, and what it comes to.

use std::collections::BTreeSet;

use super::narrated_step::{NarratedStep, heading, joined};
use super::{apart, constraint, derived, names, shape};
use crate::grid::{Candidate, Candidates, Geometry, House};
use crate::message::Message;
use crate::proof::{Fact, Step};

/// The step with this number, told in the state before it. That these houses are ones was told before.
pub(in crate::explanation) fn tell_step(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    number: usize,
    houses: &mut BTreeSet<House>,
) -> NarratedStep {
    NarratedStep {
        step: number,
        rule: step.rule,
        name: names::step_name(geometry, step),
        results: results(geometry, step),
        sentence: sentence_behind(geometry, state, step, houses),
        places_digit: step.conclusions.iter().any(|end| matches!(end.fact, Fact::Holds(..))),
        is_within: false,
        is_as_before: false,
    }
}

/// Tells the step in a sentence or two, in the state before it.
pub fn sentence(geometry: &Geometry, state: &Candidates, step: &Step) -> Message {
    sentence_behind(geometry, state, step, &mut BTreeSet::new())
}

/// The same behind others, in which it was told that these houses are ones.
fn sentence_behind(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    houses: &mut BTreeSet<House>,
) -> Message {
    let mut parts = vec![shape::full(geometry, state, step)];
    parts.extend(constraint::repeats(geometry, step, &parts));
    parts.extend(apart::sights(geometry, step));
    parts.extend(derived::sights(geometry, state, step, &parts));
    parts.extend(derived::reasons(geometry, &parts, houses));
    joined(parts)
}

/// Says what a step concludes, as its heading.
pub fn result(geometry: &Geometry, step: &Step) -> Message {
    heading(results(geometry, step))
}

/// Tells facts in short, as a heading.
pub fn facts_in_short(geometry: &Geometry, facts: &[Fact]) -> Message {
    heading(results_of(geometry, facts.iter().copied()))
}

fn results(geometry: &Geometry, step: &Step) -> Vec<Message> {
    results_of(geometry, step.facts())
}

/// The facts in short: the digits that were placed, then those that were struck out.
pub(in crate::explanation) fn results_of(
    geometry: &Geometry,
    facts: impl IntoIterator<Item = Fact>,
) -> Vec<Message> {
    let (mut placed, mut struck) = (Vec::new(), Vec::new());
    for fact in facts {
        match fact {
            Fact::Holds(cell, digit) => placed.push(Candidate { cell, digit }),
            Fact::Absent(cell, digit) => struck.push(Candidate { cell, digit }),
        }
    }
    names::placed(geometry, placed).chain(names::struck(geometry, struck)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, Digit};
    use crate::locale::Locale;
    use crate::proof::{Conclusion, RuleId};
    use crate::test_grids::classic;

    #[test]
    fn a_result_has_everything_that_its_step_concludes() {
        let holds = |cell, digit| Fact::Holds(Cell::new(cell), Digit::new(digit));
        let absent = |cell, digit| Fact::Absent(Cell::new(cell), Digit::new(digit));
        let check = |facts: &[Fact], expected: &str| {
            let conclusions = facts.iter().copied().map(Conclusion::from_all).collect();
            let (claims, cases) = (Vec::new(), Vec::new());
            let step = Step { rule: RuleId::new("test"), claims, conclusions, cases };
            for tag in Locale::languages() {
                let locale = Locale::new(tag).expect("a language");
                assert_eq!(locale.say(&result(&classic(), &step)), expected);
            }
        };
        check(&[holds(0, 4)], "A1 = 5");
        check(&[holds(0, 4), holds(12, 4), holds(25, 4), holds(79, 4)], "A1, D2, H3, H9 = 5");
        check(&[absent(0, 0), absent(0, 1), absent(9, 0), absent(9, 1)], "A1, A2 ≠ 1, 2");
        check(&[absent(60, 0), holds(0, 4), absent(60, 1)], "A1 = 5; G7 ≠ 1, 2");
    }
}
