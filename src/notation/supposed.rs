//! What follows from a supposition, as people write it.
//!
//! `3r8c5 → 3r1c9 → 5r1c4; 3r8c5 → 4r8c2; (5r1c4,4r8c2) → -6r4c9 → no 6 in r4`: digit and cell of each assertion, with a
//! minus for what is struck out. An arrow leads only from that which an assertion follows from. What follows from the
//! assertion before it alone goes on the line of arrows; what follows from another one, or from several, begins a new line
//! behind a semicolon, with all of them named. What is supposed within stands in brackets before what it gives.
//!
//! An assertion follows from those before it that first took away, or placed, what its step takes for granted.

use super::claims;
use super::writing::Moment;
use crate::grid::{Candidates, CellSet, Digit};
use crate::proof::{Case, CaseEnd, Fact, Premises, Step};

/// From what an assertion follows to the assertion.
const ARROW: &str = " → ";
/// Between two lines of arrows.
const NEXT: &str = "; ";

/// `3r1c46`.
pub(super) fn print_node(moment: &Moment<'_>, digit: Digit, cells: CellSet) -> String {
    format!("{}{}", moment.digit(digit), moment.cells(cells))
}

/// `3r8c5 → 3r1c9 → no 6 in r4 | 3r8c7 → 6r4c9`.
pub(super) fn print_cases(moment: &Moment<'_>, step: &Step) -> String {
    let reached: Vec<Fact> = step.facts().collect();
    let cases = step.cases.iter().map(|case| print_case(moment, case, &reached));
    cases.collect::<Vec<_>>().join(" | ")
}

fn print_case(moment: &Moment<'_>, case: &Case, reached: &[Fact]) -> String {
    let geometry = moment.geometry;
    let mut lines = Lines::new(moment.state);
    let mut state = claims::supposed(moment, case.supposed);
    lines.begin(print_facts(moment, [case.supposed]), state.clone());
    for step in &case.steps {
        let inside = moment.within(&state);
        let facts = print_facts(&inside, step.facts());
        let told = match step.cases.as_slice() {
            [] => facts.clone(),
            _ => format!("[{}] {facts}", print_cases(&inside, step)),
        };
        lines.follow(&step.premises(geometry), &told);
        step.apply(geometry, &mut state);
        lines.assert(facts, state.clone());
    }
    let end = match &case.end {
        CaseEnd::Contradiction(claim) => claims::print_statement(moment, &claim.statement),
        // What all cases reach stands behind them.
        CaseEnd::Reaches(facts) if facts.iter().all(|fact| reached.contains(fact)) => {
            return lines.text;
        }
        CaseEnd::Reaches(facts) => print_facts(moment, facts.iter().copied()),
    };
    lines.follow(&case.end.premises(geometry), &end);
    lines.text
}

/// What is written so far, and what can be followed from.
struct Lines<'a> {
    text: String,
    /// What is known without the supposition.
    outside: &'a Candidates,
    /// What is asserted, the supposition first, each as it is named and with what is known then.
    asserted: Vec<(String, Candidates)>,
}

impl<'a> Lines<'a> {
    const fn new(outside: &'a Candidates) -> Self {
        Self { text: String::new(), outside, asserted: Vec::new() }
    }

    fn begin(&mut self, supposed: String, known: Candidates) {
        self.text.clone_from(&supposed);
        self.asserted.push((supposed, known));
    }

    fn assert(&mut self, name: String, known: Candidates) {
        self.asserted.push((name, known));
    }

    /// Writes what follows from assertions that give these premises.
    fn follow(&mut self, premises: &Premises, told: &str) {
        let parents = self.parents(premises);
        let names: Vec<&str> =
            parents.iter().map(|&number| self.asserted[number].0.as_str()).collect();
        let before = match (parents.as_slice(), names.as_slice()) {
            (&[only], _) if only + 1 == self.asserted.len() => ARROW.to_owned(),
            (_, []) => NEXT.to_owned(),
            (_, [only]) => format!("{NEXT}{only}{ARROW}"),
            (_, several) => format!("{NEXT}({}){ARROW}", several.join(",")),
        };
        self.text.push_str(&before);
        self.text.push_str(told);
    }

    /// The numbers of the assertions that first give one of the premises, in their order.
    fn parents(&self, premises: &Premises) -> Vec<usize> {
        let open = premises.facts().filter(|&fact| !is_known(self.outside, fact));
        let mut parents: Vec<usize> = open
            .filter_map(|fact| self.asserted.iter().position(|(_, known)| is_known(known, fact)))
            .collect();
        parents.sort_unstable();
        parents.dedup();
        parents
    }
}

fn is_known(state: &Candidates, fact: Fact) -> bool {
    match fact {
        Fact::Holds(cell, digit) => state.value(cell) == Some(digit),
        Fact::Absent(cell, digit) => !state.allows(cell, digit),
    }
}

/// `3r1c9`, `-3r1c46`; several are parted by commas.
fn print_facts(moment: &Moment<'_>, facts: impl IntoIterator<Item = Fact>) -> String {
    let facts: Vec<Fact> = facts.into_iter().collect();
    let alike = facts.chunk_by(|before, after| {
        let is_struck = |fact: &Fact| matches!(fact, Fact::Absent(..));
        is_struck(before) && is_struck(after) && before.digit() == after.digit()
    });
    let texts = alike.filter_map(|group| {
        let first = group.first()?;
        let minus = if matches!(first, Fact::Absent(..)) { "-" } else { "" };
        let cells = group.iter().map(|fact| fact.cell()).collect();
        Some(format!("{minus}{}", print_node(moment, first.digit(), cells)))
    });
    texts.collect::<Vec<_>>().join(",")
}
