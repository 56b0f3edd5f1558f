//! Bases and covers of one direction.

use crate::grid::{Group, House};

/// The houses that may be bases, and the groups that may be covers for them.
pub(super) struct Pairing {
    pub(super) bases: Vec<House>,
    pub(super) covers: Vec<Group>,
}
