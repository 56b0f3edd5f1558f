//! Chains: cycles, forcing chains, and nets of them.

mod fact;
mod foresight;
mod kind;
mod least;
mod links;
mod nets;
mod rules;
mod run;
mod simple;
mod web;

pub(super) use kind::{Inner, Kind};

use self::fact::{ChainHint, Hints};
use self::foresight::Shared;
use self::rules::Rules;
use super::grid::Grid;
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
}

fn told(hint: ChainHint) -> Hint {
    let ChainHint { rank, technique, placed, struck, .. } = hint;
    let placed = placed.map(|candidate| ((candidate / 9) as u8, (candidate % 9) as u8));
    Hint { technique, rating: rank.rating, placed, struck }
}
