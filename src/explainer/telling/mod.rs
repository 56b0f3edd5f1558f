//! Steps of Sudoku Explainer as steps of a trace: with claims, as rules of the knowledge base would make them.
//!
//! A hint says by a few numbers what it was seen by ([`Found`]); here its claims are made of that. Chains are found again on
//! the grid that they were found on, and walked from what they come to back to what they assume; what they rest on becomes
//! claims, and for what is supposed cases with steps. Steps under a supposition are cut down to what its end needs.
//!
//! Nothing here is asked for where puzzles are only rated.

mod deadly;
mod links;
mod numbers;
mod patterns;
mod reached;
mod runs;

use self::numbers::{cell, digit};
use super::bit_grid::{Grid, bits};
use super::chains::Chains;
use super::found::Found;
use super::step::Hint;
use super::technique::Technique;
use crate::grid::{Candidates, Geometry};
use crate::proof::{Conclusion, Fact, Pattern, Step};

/// Makes steps of hints.
pub(super) struct Teller<'a, 'c> {
    pub(super) geometry: &'a Geometry,
    /// What stands in the grid, with its candidates.
    pub(super) state: &'a Candidates,
    pub(super) chains: &'a mut Chains<'c>,
}

impl Teller<'_, '_> {
    /// The step of a hint that was found on this grid; none if it does not say enough, which no hint should.
    pub(super) fn step(&mut self, grid: &Grid, hint: &Hint) -> Option<Step> {
        let facts = if let Some((at, value)) = hint.placed {
            vec![Fact::Holds(cell(at.into()), digit(value.into()))]
        } else {
            let struck = hint.struck.iter().flat_map(|&(at, digits)| {
                bits(digits).map(move |gone| Fact::Absent(cell(at.into()), digit(gone)))
            });
            struck.collect()
        };
        self.tell(grid, hint.technique, hint.found, facts)
    }

    /// The step by which this was found on a grid, and from which these facts follow.
    fn tell(
        &mut self,
        grid: &Grid,
        technique: Technique,
        found: Found,
        mut facts: Vec<Fact>,
    ) -> Option<Step> {
        facts.sort_unstable_by_key(|fact| (fact.digit(), fact.cell()));
        match found {
            Found::Chain(origin) => self.chain(grid, technique, origin, facts),
            Found::Aligned { cells } => self.aligned(technique, cells, &facts),
            Found::Loop { .. } | Found::Grave(_) => {
                let deadly = self.deadly(grid, found, &facts)?;
                Some(step(technique, &Pattern::Deadly(deadly), facts))
            }
            _ => {
                let pattern = self.pattern(grid, found, &facts)?;
                Some(step(technique, &pattern, facts))
            }
        }
    }
}

/// The step of a pattern from all of which these facts follow.
fn step(technique: Technique, pattern: &Pattern, facts: Vec<Fact>) -> Step {
    let conclusions = facts.into_iter().map(Conclusion::from_all).collect();
    Step { rule: technique.id(), claims: pattern.claims(), conclusions, cases: Vec::new() }
}
