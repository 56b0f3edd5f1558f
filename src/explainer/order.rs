//! The order in which the techniques are asked: the first that offers anything gives the step.

use super::bit_grid::Grid;
use super::chains::{Chains, Inner, Kind};
use super::step::Hint;
use super::{exclusion, grave, locking, loops, sets, singles, wings};

/// Every technique but chains that are more than simple, in order.
const PATTERNS: [fn(&Grid) -> Option<Hint>; 20] = [
    singles::hidden_single,
    locking::direct_locking,
    |grid| sets::direct_hidden_set(grid, 2),
    singles::naked_single,
    |grid| sets::direct_hidden_set(grid, 3),
    locking::locking,
    |grid| sets::naked_set(grid, 2),
    |grid| sets::fish(grid, 2),
    |grid| sets::hidden_set(grid, 2),
    |grid| sets::naked_set(grid, 3),
    |grid| sets::fish(grid, 3),
    |grid| sets::hidden_set(grid, 3),
    wings::xy_wing,
    wings::xyz_wing,
    loops::unique_loop,
    |grid| sets::naked_set(grid, 4),
    |grid| sets::fish(grid, 4),
    |grid| sets::hidden_set(grid, 4),
    grave::grave,
    exclusion::aligned_pair,
];

/// The chains that come after the aligned triple, in order.
const NETS: [Kind; 10] = [
    Kind::Nishio,
    Kind::Multiple,
    Kind::Dynamic,
    Kind::Plus,
    Kind::Nested2,
    Kind::Nested3,
    Kind::Nested4(Inner::Dynamic),
    Kind::Nested4(Inner::Plus),
    Kind::Nested4(Inner::Nested2),
    Kind::Nested4(Inner::Nested3),
];

/// The step that is taken on this state; none if no technique offers one.
pub(super) fn first_hint(grid: &Grid, chains: &mut Chains) -> Option<Hint> {
    PATTERNS
        .iter()
        .find_map(|pattern| pattern(grid))
        .or_else(|| chains.simple(grid))
        .or_else(|| exclusion::aligned_triple(grid))
        .or_else(|| NETS.iter().find_map(|&kind| chains.net(grid, kind)))
}
