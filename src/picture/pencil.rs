//! How pencil marks are written.

/// How pencil marks are written: how large, and how strongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pencil {
    /// Their size in percent of the usual one.
    pub percent: u16,
    /// Whether they are written strongly.
    pub bold: bool,
}

impl Pencil {
    /// The largest that marks can be without touching each other, in percent of the usual size.
    pub const LARGEST: u16 = 140;

    /// How much larger marks are than usual; never so large that they touch.
    pub(super) fn scale(self) -> f32 {
        f32::from(self.percent.min(Self::LARGEST)) / 100.0
    }
}

impl Default for Pencil {
    fn default() -> Self {
        Self { percent: 100, bold: false }
    }
}
