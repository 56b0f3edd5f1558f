//! What a technique offers: a step with its rating, and what it was seen by.

use super::bit_grid::{Grid, Strikes, bits};
use super::found::Found;
use super::technique::Technique;

/// One step.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hint {
    pub(super) technique: Technique,
    pub(super) rating: f64,
    /// The cell and the digit that it fills in.
    pub(super) placed: Option<(u8, u8)>,
    pub(super) struck: Strikes,
    /// What it was seen by.
    pub(super) found: Found,
}

impl Hint {
    pub(super) fn placing(
        technique: Technique,
        rating: f64,
        cell: usize,
        digit: usize,
        found: Found,
    ) -> Self {
        let placed = Some((cell as u8, digit as u8));
        Self { technique, rating, placed, struck: Strikes::new(), found }
    }

    /// A step that strikes; none if it strikes nothing.
    pub(super) fn striking(
        technique: Technique,
        rating: f64,
        struck: Strikes,
        found: Found,
    ) -> Option<Self> {
        (!struck.is_empty()).then_some(Self { technique, rating, placed: None, struck, found })
    }

    pub(super) fn apply(&self, grid: &mut Grid) {
        if let Some((cell, digit)) = self.placed {
            grid.place(usize::from(cell), usize::from(digit));
        }
        for &(cell, digits) in &self.struck {
            for digit in bits(digits) {
                grid.strike(usize::from(cell), digit);
            }
        }
    }
}

/// A rating as Sudoku Explainer prints it, in tenths: rounded half up.
pub(super) fn tenths(rating: f64) -> u16 {
    // Ratings are from 1 to 20.
    #[expect(clippy::cast_sign_loss, reason = "ratings are positive")]
    let tenths = (10.0 * rating + 0.5).floor() as u16;
    tenths
}
