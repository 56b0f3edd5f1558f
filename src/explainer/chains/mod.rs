//! Chains: cycles, forcing chains, and nets of them.

mod fact;
mod foresight;
mod kind;
mod least;
mod links;
mod nets;
mod origin;
mod rules;
mod run;
mod simple;
mod web;

pub(super) use fact::{BY_CELL, Cause, Fact, fact};
pub(super) use kind::{Inner, Kind};
pub(super) use origin::{Origin, Starts};
pub(super) use run::{Run, Seen, Why};
pub(super) use simple::{ChainNode, chain_again};

use self::fact::{ChainHint, Hints};
use self::foresight::Shared;
use self::rules::Rules;
use super::bit_grid::Grid;
use super::found::Found;
use super::step::Hint;

/// Looks for chains, step after step.
pub(super) struct Chains<'a> {
    rules: Rules<'a>,
    /// Where multiple chains lead to anything, if simple chains were looked for and there were none.
    shared: Option<Box<Shared>>,
}

impl<'a> Chains<'a> {
    /// `stopped` is asked often; once it says yes, what is found is worth nothing.
    pub(super) fn new(stopped: &'a dyn Fn() -> bool) -> Self {
        Self { rules: Rules::new(nets::nested_nets, stopped), shared: None }
    }

    /// The least hint of cycles and forcing chains. In every step this comes before nets.
    pub(super) fn simple(&mut self, grid: &Grid) -> Option<Hint> {
        self.rules.forget();
        match least::least_simple_chain(grid) {
            Ok(hint) => Some(told(hint)),
            Err(shared) => {
                self.shared = Some(shared);
                None
            }
        }
    }

    /// The least hint of nets of this kind, if there are no simple chains.
    pub(super) fn net(&mut self, grid: &Grid, kind: Kind) -> Option<Hint> {
        let mut hints = Hints::least();
        let shared = self.shared.as_deref().filter(|_| kind == Kind::Multiple);
        nets::nets(grid, kind, shared, &mut self.rules, &mut hints);
        hints.sorted().into_iter().next().map(told)
    }

    /// The run of this kind that assumes a fact. Until the next step is looked for it takes little time.
    pub(super) fn run_again(&mut self, grid: &Grid, kind: Kind, assumption: Fact) -> Run {
        let mut run = Run::blank();
        run.start(grid, kind, assumption, &mut self.rules);
        run
    }
}

fn told(hint: ChainHint) -> Hint {
    let ChainHint { rank, technique, placed, struck, origin, .. } = hint;
    let placed = placed.map(|candidate| ((candidate / 9) as u8, (candidate % 9) as u8));
    Hint { technique, rating: rank.rating, placed, struck, found: Found::Chain(origin) }
}
