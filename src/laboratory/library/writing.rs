//! Writing a case of a library: a step with the state that it is taken in.

use super::LibraryCase;
use super::judging::Instance;
use crate::grid::{Candidate, Geometry, StateText, print_candidate};
use crate::proof::{Fact, Step};

impl LibraryCase {
    /// The case that a step of a technique is in a state, on line 1.
    pub fn of_step(code: &str, state: StateText, step: &Step) -> Self {
        let Instance { facts, digits, .. } = Instance::of(step);
        Self { line: 1, code: code.to_owned(), variant: None, digits, state, facts }
    }

    /// Writes the case as a line of a library, without its end: read again it is the same. `geometry` is the grid of its
    /// state.
    pub fn print(&self, geometry: &Geometry) -> String {
        let triple = |one: Candidate| print_candidate(one, geometry);
        let listed = |wanted: fn(&Fact) -> bool| {
            let facts = self.facts.iter().filter(|&fact| wanted(fact));
            facts.map(|fact| triple(fact.candidate())).collect::<Vec<_>>().join(" ")
        };
        let removed: Vec<String> = self.state.removed.iter().copied().map(triple).collect();
        let bare = StateText { board: self.state.board.clone(), removed: Vec::new() };
        let digits: String = self.digits.iter().map(|digit| geometry.symbol(digit)).collect();
        let [struck, placed] = [
            listed(|fact| matches!(fact, Fact::Absent(..))),
            listed(|fact| matches!(fact, Fact::Holds(..))),
        ];
        let (name, grid, removed) = (self.name(), bare.print(geometry), removed.join(" "));
        format!(":{name}:{digits}:{grid}:{removed}:{struck}:{placed}:")
    }
}
