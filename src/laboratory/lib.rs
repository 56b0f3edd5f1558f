//! The laboratory: rules tried out on many states, and methods of solving side by side.
//!
//! * [`read_library`] reads an acceptance library, and a [`Judge`] says for each [`LibraryCase`] of it
//!   whether the rules with its code find what they should there;
//! * a [`Survey`] looks for every instance of every rule in a state and can hand each one to the
//!   independent checker;
//! * a [`Mine`] finds examples and near misses of one rule on the way through real puzzles;
//! * [`learn`] makes a pattern of a step, and [`Lessons`] counts how often the same is met;
//! * an [`Exhibit`] is an example of a rule with the step that the rule takes there;
//! * a [`Contender`] is a method of solving, one of the literature or one of ours, and a [`Comparison`] runs several side by
//!   side: what each took is a [`Row`] of a table, CSV, JSON and plots;
//! * a [`Remaking`] makes a table of the literature again;
//! * a [`Graph`] is one of a user's own, with named variables, values and constraints;
//! * a [`Replay`] goes through a run of a method forwards and backwards, and tells its steps.
//!
//! Each works on one case, state or puzzle at a time and keeps nothing from one to the next, so that
//! a caller can spread the work over threads as it likes.
//!
//! The methods of the literature themselves are a room of their own, [`textbook`].
//!
//! Invariant: what is said of a rule here is what its matcher does when it is asked alone, without
//! any rule that comes before it and without knowing the solution.

mod comparison;
mod contender;
mod exhibit;
mod graph;
mod learning;
mod library;
mod literature;
mod mining;
mod parameters;
mod recording;
mod replay;
mod rules_with_search;
mod summary;
mod survey;
pub mod textbook;

#[cfg(test)]
#[path = "../core/grid/test_grids.rs"]
#[allow(dead_code, reason = "a part of it is for the tests of other packages")]
mod test_grids;
#[cfg(test)]
mod tests;

// What the grids for tests are made of.
#[cfg(test)]
use duvod::grid;

pub use comparison::{
    Comparison, ENCODING_HEADS, Entry, PLOT_FILES, TABLE_HEADS, Task, csv, encoding_cells, json,
    method_label, plot_number, plot_svg, plots, rounded, rows, table_cells,
};
pub use contender::{Contender, contenders, methods};
pub use exhibit::Exhibit;
pub use graph::{Graph, GraphError, GraphFault, queens_text, read_graph};
pub use learning::{Learnt, Lessons, learn, rule_text};
pub use library::{
    CaseOutcome, CaseVerdict, Instance, Judge, LibraryCase, LibraryError, LibraryFault,
    read_library,
};
pub use literature::{
    Asked, Done, Judged, Progress, Remade, Remaking, RemakingError, Runs, TableText, table_csv,
    table_json, tables_text,
};
pub use mining::{Find, Mine};
pub use recording::{RECORDED, STEPS, recorded, recorded_methods};
pub use replay::{DeadEnd, LastStep, Replay, RunStep, waits_in_queue};
pub use summary::{Decisions, Encoded, Row, Spread, Timed};
pub use survey::{Findings, Rejected, Survey};
pub use textbook::MethodName;

use duvod::grid::{Board, Geometry, StateText};
use duvod::inference::Hints;
use duvod::proof::Start;
use duvod::search::{Budget, Search, Undecided, Verdict};

/// Finds out what may be known of a state when a rule is tried out there: whether its givens have one solution, but
/// not which. Nothing is known where that takes too long.
pub fn hints(search: &Search, geometry: &Geometry, state: &StateText) -> Hints<'static> {
    hints_within(search, geometry, state, &mut Budget::OF_MANY.clone()).unwrap_or_default()
}

/// Does as [`hints`], within a budget.
fn hints_within(
    search: &Search,
    geometry: &Geometry,
    state: &StateText,
    budget: &mut Budget<'_>,
) -> Result<Hints<'static>, Undecided> {
    let start = Start::from_state(state);
    let givens = Board::from_givens(geometry.cell_count(), start.givens.iter().copied());
    Ok(match search.verdict_within(&givens, budget)? {
        Verdict::One(_) => Hints::of_unique(&start),
        _ => Hints::default(),
    })
}
