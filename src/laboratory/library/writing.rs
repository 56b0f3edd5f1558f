//! Writing a case of a library: a step with the state that it is taken in.

use super::LibraryCase;
use super::judging::Instance;
use duvod::grid::{Geometry, StateText, print_candidate};
use duvod::proof::{Fact, Step};

impl LibraryCase {
    /// The case that a step of a technique is in a state, on line 1.
    pub fn of_step(code: &str, state: StateText, step: &Step) -> Self {
        let Instance { facts, digits, .. } = Instance::of(step);
        Self { line: 1, code: code.to_owned(), variant: None, digits, state, facts }
    }

    /// Writes the case as a line of a library, without its end: read again it is the same. `geometry` is the grid of its
    /// state.
    pub fn print(&self, geometry: &Geometry) -> String {
        let listed = |wanted: fn(&Fact) -> bool| {
            let facts = self.facts.iter().filter(|&fact| wanted(fact));
            facts
                .map(|fact| print_candidate(fact.candidate(), geometry))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let digits: String = self.digits.iter().map(|digit| geometry.symbol(digit)).collect();
        let [struck, placed] = [
            listed(|fact| matches!(fact, Fact::Absent(..))),
            listed(|fact| matches!(fact, Fact::Holds(..))),
        ];
        // A state in which nothing is removed has no colon of its own.
        let colon = if self.state.removed.is_empty() { ":" } else { "" };
        let (name, state) = (self.name(), self.state.print(geometry));
        format!(":{name}:{digits}:{state}{colon}:{struck}:{placed}:")
    }
}
