//! Local search with a tabu list, on any graph of variables with constraints.
//!
//! Source: the assignment of the knowledge system that Duvod is modelled on (*lokální prohledávání s tabu seznamem*); Alain
//! Hertz and Dominique de Werra, *Using Tabu Search Techniques for Graph Coloring*, 1987. All variables get a value at
//! random. Then again and again one that is in a conflict gets the value by which the number of conflicts becomes least,
//! and may not have its former value for a while: seven steps, one more for each two conflicts, and a few more by lot. A
//! move that leads to fewer conflicts than ever before is made all the same. A pass is such a step.

use std::ops::ControlFlow;

use rand::RngExt;

use super::algorithm::{Algorithm, MethodName};
use super::network::Network;
use super::problem::Problem;
use super::report::{Kind, Report, Why};
use super::run::{Flow, Limits, Run, Stop};
use duvod::grid::Digit;
use duvod::message::words;

/// For how many steps a former value is forbidden, at least and without conflicts.
const TENURE: u64 = 7;

/// How many more steps the lot may add, exclusive.
const BY_LOT: u64 = 10;

/// Local search with a tabu list.
pub(super) struct Tabu;

impl Algorithm for Tabu {
    fn called(&self) -> MethodName {
        MethodName::new("tabu", words::AlgorithmTabu, Kind::Optimising)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let network = Network::of_puzzle(problem);
        run.encoded(network.len(), network.constraint_count());
        let values = settle(&network, run);
        let values = match values {
            ControlFlow::Continue(values) => values,
            ControlFlow::Break(stop) => return Flow::Break(stop),
        };
        run.found(values.into_iter().map(Digit::new).collect())
    }
}

/// Looks for values that fulfil all constraints of a graph: one a variable, with the report of the run, whose solutions are
/// left empty. `None` if it gave up.
pub fn satisfy(network: &Network, seed: u64, limits: Limits<'_>) -> (Option<Vec<usize>>, Report) {
    let mut run = Run::new(limits, seed);
    match settle(network, &mut run) {
        ControlFlow::Continue(values) => (Some(values), run.report(Flow::Break(Stop::Enough))),
        ControlFlow::Break(stop) => (None, run.report(Flow::Break(stop))),
    }
}

/// Where the search stands.
struct State<'a> {
    network: &'a Network,
    values: Vec<usize>,
    /// For each variable, by place in its domain, how many constraints it would break with that value.
    broken: Vec<Vec<u32>>,
    /// For each variable, by place in its domain, up to which step that value is forbidden.
    forbidden: Vec<Vec<u64>>,
    conflicts: i64,
}

/// Changes values until all constraints are fulfilled.
fn settle(network: &Network, run: &mut Run<'_>) -> ControlFlow<Stop, Vec<usize>> {
    let Some(values) = random(network, run) else {
        // A variable without values.
        return ControlFlow::Break(Stop::GiveUp(Why::Stuck));
    };
    let mut state = State::new(network, values);
    let mut least = state.conflicts;
    run.cost(state.conflicts.unsigned_abs());
    record(&state, run);
    let mut now = 0;
    while state.conflicts > 0 {
        now += 1;
        run.steps(network.len() as u64)?;
        run.pass();
        let Some((variable, place)) = state.best(now, least, run) else { continue };
        let lot = run.lots.random_range(0..BY_LOT);
        let until = now + TENURE + state.conflicts.unsigned_abs() / 2 + lot;
        state.change(variable, place, until);
        record(&state, run);
        if state.conflicts < least {
            least = state.conflicts;
            run.cost(least.unsigned_abs());
        }
    }
    ControlFlow::Continue(state.values)
}

/// Records the values, which are the digits of a grid where that is wanted.
fn record(state: &State<'_>, run: &mut Run<'_>) {
    let digits = || state.values.iter().map(|&value| Digit::new(value)).collect();
    run.grid(state.conflicts.unsigned_abs(), digits);
}

/// A value for each variable, by lot.
fn random(network: &Network, run: &mut Run<'_>) -> Option<Vec<usize>> {
    let mut draw = |variable| {
        let domain = network.domain(variable);
        (!domain.is_empty()).then(|| domain[run.lots.random_range(0..domain.len())])
    };
    (0..network.len()).map(&mut draw).collect()
}

impl<'a> State<'a> {
    fn new(network: &'a Network, values: Vec<usize>) -> Self {
        let broken_by = |variable: usize, value: usize| {
            let broken = network
                .edges(variable)
                .filter(|&(other, constraint)| !constraint.holds(value, values[other]));
            broken.count() as u32
        };
        let of = |variable: usize| {
            let domain = network.domain(variable).iter();
            domain.map(|&value| broken_by(variable, value)).collect::<Vec<_>>()
        };
        let broken: Vec<Vec<u32>> = (0..network.len()).map(of).collect();
        let forbidden = broken.iter().map(|of| vec![0; of.len()]).collect();
        let conflicts = i64::try_from(network.conflicts(&values)).unwrap_or(i64::MAX);
        Self { network, values, broken, forbidden, conflicts }
    }

    /// Where the value of a variable stands in its domain.
    fn place(&self, variable: usize) -> usize {
        let domain = self.network.domain(variable);
        domain.binary_search(&self.values[variable]).unwrap_or_default()
    }

    /// The change of a variable in conflict by which the conflicts become least; of several one by lot.
    fn best(&self, now: u64, least: i64, run: &mut Run<'_>) -> Option<(usize, usize)> {
        let (mut best, mut gain, mut ties) = (None, i64::MAX, 0_u32);
        for (variable, broken) in self.broken.iter().enumerate() {
            let here = self.place(variable);
            if broken[here] == 0 {
                continue;
            }
            for (place, &there) in broken.iter().enumerate() {
                let change = i64::from(there) - i64::from(broken[here]);
                let is_allowed =
                    self.forbidden[variable][place] < now || self.conflicts + change < least;
                if place == here || !is_allowed || change > gain {
                    continue;
                }
                ties = if change < gain { 1 } else { ties + 1 };
                gain = change;
                if run.lots.random_range(0..ties) == 0 {
                    best = Some((variable, place));
                }
            }
        }
        best
    }

    /// Gives a variable the value at this place, and forbids its former one.
    fn change(&mut self, variable: usize, place: usize, until: u64) {
        let here = self.place(variable);
        let (before, after) = (self.values[variable], self.network.domain(variable)[place]);
        let broken = &self.broken[variable];
        self.conflicts += i64::from(broken[place]) - i64::from(broken[here]);
        self.forbidden[variable][here] = until;
        self.values[variable] = after;
        for (other, constraint) in self.network.edges(variable) {
            let domain = self.network.domain(other).iter();
            for (&value, count) in domain.zip(&mut self.broken[other]) {
                *count += u32::from(!constraint.holds(after, value));
                *count -= u32::from(!constraint.holds(before, value));
            }
        }
    }
}
