//! Tests of the laboratory, with cases made from the examples of the rules' own files.

mod judging;
mod literature;
mod mining;
mod reading;
mod replaying;
mod rules_with_search;
mod surveying;

use crate::{LibraryCase, read_library};
use duvod::grid::{Geometry, StateText};
use duvod::knowledge::{CLASSIC_GRID, Knowledge, Rule};
use duvod::proof::Fact;

fn knowledge() -> &'static Knowledge {
    Knowledge::embedded().expect("the embedded knowledge")
}

fn classic() -> &'static Geometry {
    knowledge().grid(CLASSIC_GRID).expect("the classic grid")
}

/// The first rule with a code.
fn coded(code: &str) -> &'static Rule {
    let mut rules = knowledge().rules();
    rules.find(|rule| rule.code.as_deref() == Some(code)).expect("a rule with the code")
}

/// A line of a library, put together from its parts.
struct CaseParts {
    code: String,
    digits: String,
    state: StateText,
    facts: Vec<Fact>,
}

impl CaseParts {
    /// The line that says what the rule's first example says; no digits are named.
    fn of(rule: &Rule) -> Self {
        let example = rule.examples.first().expect("an example");
        let state = StateText::parse(&example.state, classic()).expect("a state");
        let facts = Fact::parse_all(&example.concludes, classic()).expect("facts");
        let code = rule.code.clone().expect("a code");
        Self { code, digits: String::new(), state, facts }
    }

    fn text(&self) -> String {
        let state = self.state.print(classic());
        let (grid, removed) = state.split_once(':').unwrap_or((&state, ""));
        let triples = |holds: bool| {
            let facts = self.facts.iter().filter(|fact| matches!(fact, Fact::Holds(..)) == holds);
            let triple = |fact: &Fact| {
                let (row, column) = (classic().row(fact.cell()), classic().column(fact.cell()));
                format!("{}{}{}", classic().symbol(fact.digit()), row + 1, column + 1)
            };
            facts.map(triple).collect::<Vec<_>>().join(" ")
        };
        let (code, digits) = (&self.code, &self.digits);
        format!(":{code}:{digits}:{grid}:{removed}:{}:{}:", triples(false), triples(true))
    }

    fn case(&self) -> LibraryCase {
        let mut cases = read_library(&self.text(), classic()).expect("a case");
        cases.pop().expect("one case")
    }
}
