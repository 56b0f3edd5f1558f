//! The methods of the literature, one a file, to be run and compared.
//!
//! They are here as their sources describe them, and not as quick as they could be: what each one costs is what a student
//! wants to see. They know no rule of reasoning, and have nothing in common with the exact solver in `search`, which
//! checks them.
//!
//! [`algorithms`] lists them, and [`solve`] runs one on a puzzle: within [`Limits`], and with a seed where the method needs
//! chance. What comes of it is a [`Report`], never a panic: also that a method cannot do with a grid is said so.
//!
//! Invariant: the same puzzle, seed and limits give the same report. There is no clock here; a step is about the same work
//! for all methods, and passes are counted as the source of the method counts them.

mod algorithm;
mod algorithm_x;
mod annealing;
mod brute_force;
mod colouring;
mod dancing_links;
mod engines;
mod exact_cover;
mod fewest_first;
mod filling;
mod heuristic_colouring;
mod independent_sets;
mod network;
mod problem;
mod reasoning;
mod report;
mod run;
mod shooting;
mod state_search;
mod sweeps;
mod tabu;
#[cfg(test)]
mod tests;
mod vertex_merging;

pub use algorithm::{Algorithm, MethodName, solve};
pub use network::{Constraint, Network};
pub use report::{Because, Encoding, Kind, Move, Outcome, Report, Snapshot, Why};
pub use run::{Flow, Limits, Run, Stop};
pub use tabu::satisfy;

use algorithm_x::AlgorithmX;
use annealing::Annealing;
use brute_force::BruteForce;
use colouring::Colouring;
use dancing_links::DancingLinks;
use engines::{ConstraintSolver, IntegerProgramme, SatSolver};
use fewest_first::FewestFirst;
use heuristic_colouring::HeuristicColouring;
use independent_sets::IndependentSets;
use reasoning::Reasoning;
use shooting::{Edge, Shooting};
use state_search::StateSearch;
use sweeps::Sweeps;
use tabu::Tabu;
use vertex_merging::VertexMerging;

/// What the optimising methods are told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The temperature at the start of annealing (T0), above 0.
    pub heat: f64,
    /// What it is multiplied by (Q), above 0 and below 1.
    pub factor: f64,
    /// After how many steps without improvement (the limit, *mez*).
    pub limit: u64,
    /// How far shoot-and-go changes a digit (hmax).
    pub hmax: u64,
}

impl Settings {
    /// Says whether a number may be the temperature at the start.
    pub fn may_be_heat(number: f64) -> bool {
        number.is_finite() && number > 0.0
    }

    /// Says whether a number may be what that is multiplied by.
    pub fn may_be_factor(number: f64) -> bool {
        number > 0.0 && number < 1.0
    }
}

impl Default for Settings {
    /// What the source found to be good: the fewest steps for annealing, and the fewest shots.
    fn default() -> Self {
        Self { heat: 20.0, factor: 0.9, limit: 30, hmax: 2 }
    }
}

/// Lists all methods, the optimising ones with these settings.
pub fn algorithms(settings: &Settings) -> Vec<Box<dyn Algorithm>> {
    let &Settings { heat: start, factor, limit, hmax } = settings;
    vec![
        Box::new(BruteForce { is_turned: false }),
        Box::new(BruteForce { is_turned: true }),
        Box::new(StateSearch { is_breadth_first: true }),
        Box::new(StateSearch { is_breadth_first: false }),
        Box::new(FewestFirst),
        Box::new(Sweeps),
        Box::new(Reasoning::Cells),
        Box::new(Reasoning::Houses),
        Box::new(Reasoning::Kept),
        Box::new(AlgorithmX),
        Box::new(DancingLinks),
        Box::new(Colouring),
        Box::new(IndependentSets),
        Box::new(VertexMerging),
        Box::new(HeuristicColouring),
        Box::new(Shooting { goes: None }),
        Box::new(Shooting { goes: Some((Edge::Sticks, hmax)) }),
        Box::new(Shooting { goes: Some((Edge::Wraps, hmax)) }),
        Box::new(Annealing { start, factor, limit }),
        Box::new(Tabu),
        Box::new(SatSolver),
        Box::new(ConstraintSolver),
        Box::new(IntegerProgramme),
    ]
}
