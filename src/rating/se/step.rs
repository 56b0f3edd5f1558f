//! What a technique offers: a step with its rating.

use super::grid::{Grid, Strikes, bits};

/// How deep the nets of a chain reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Single chains from several starts, without what they strike.
    Multiple,
    /// What is struck on the way counts.
    Dynamic,
    /// The same with simple techniques within.
    Plus,
    /// The same with chains of this depth (2 to 4) within.
    Nested(u8),
}

/// Why a chain concludes what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A supposed candidate leads to a contradiction.
    Contradiction,
    /// A candidate leads to it both if it is there and if it is not.
    Double,
    /// Each place of a digit in a house leads to it.
    House,
    /// Each candidate of a cell leads to it.
    Cell,
}

/// The techniques by which Sudoku Explainer tells its steps apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the field's")]
pub enum Technique {
    FullHouse,
    HiddenSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriple,
    Pointing,
    Claiming,
    NakedSet(u8),
    HiddenSet(u8),
    /// X-wing, swordfish, jellyfish: 2 to 4 lines.
    Fish(u8),
    XyWing,
    XyzWing,
    /// A unique rectangle (4 cells) or loop of a type from 1 to 4.
    UniqueLoop {
        cells: u8,
        kind: u8,
    },
    /// A bivalue universal grave of a type from 1 to 4.
    Grave(u8),
    /// Aligned pair (2) or triple (3) exclusion.
    AlignedExclusion(u8),
    XCycle,
    YCycle,
    XyCycle,
    ForcingXChain,
    ForcingChain,
    Nishio,
    Net(Depth, Reason),
}

/// One step.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hint {
    pub(super) technique: Technique,
    pub(super) rating: f64,
    /// The cell and the digit that it fills in.
    pub(super) placed: Option<(u8, u8)>,
    pub(super) struck: Strikes,
}

impl Hint {
    pub(super) fn placing(technique: Technique, rating: f64, cell: usize, digit: usize) -> Self {
        let placed = Some((cell as u8, digit as u8));
        Self { technique, rating, placed, struck: Strikes::new() }
    }

    /// A step that strikes; none if it strikes nothing.
    pub(super) fn striking(technique: Technique, rating: f64, struck: Strikes) -> Option<Self> {
        (!struck.is_empty()).then_some(Self { technique, rating, placed: None, struck })
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
