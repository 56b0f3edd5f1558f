//! How columns and rows of pictures are named for a reader.

use crate::locale::{Coordinates, Locale};
use crate::picture::Naming;

/// The names beside the grid that belong to what the reader calls cells: E7 or r7c5.
pub fn naming(locale: &Locale) -> Naming {
    match locale.coordinates() {
        Coordinates::A1 => Naming::Letters,
        Coordinates::RowColumn => Naming::Numbers,
    }
}
