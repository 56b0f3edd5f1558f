//! The two ways to call cells.

use serde::{Deserialize, Serialize};

/// How cells and columns are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coordinates {
    /// A letter for the column and a number for the row: E7, column E.
    #[default]
    A1,
    /// Numbers for both: r7c5, column 5.
    RowColumn,
}
