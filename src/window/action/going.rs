//! Where keys lead.

/// A direction of the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Move {
    /// Where this leads from a row to the next one that is shown, of so many; nowhere if there is none. All but up leads
    /// down.
    pub(crate) fn among(self, row: usize, count: usize, is_shown: impl Fn(usize) -> bool) -> usize {
        let next = match self {
            Self::Up => (0..row).rev().find(|row| is_shown(*row)),
            _ => (row + 1..count).find(|row| is_shown(*row)),
        };
        next.unwrap_or(row)
    }

    /// Where this leads in a list of one column.
    pub(crate) const fn go(self) -> Go {
        match self {
            Self::Up | Self::Left => Go::Back,
            Self::Down | Self::Right => Go::On,
        }
    }

    /// Columns to the right and rows down.
    pub(crate) const fn offset(self) -> (isize, isize) {
        match self {
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Up => (0, -1),
            Self::Down => (0, 1),
        }
    }
}

/// Where to walk in a list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the first one.
    First,
    /// One back.
    Back,
    /// One on.
    On,
    /// To the last one.
    Last,
}

impl Go {
    /// Where this leads from a number, or from none, in a list that ends with the number `last`.
    pub(crate) fn from(self, at: Option<usize>, last: usize) -> usize {
        match (self, at) {
            (Self::First, _) | (Self::On, None) => 0,
            (Self::Last, _) | (Self::Back, None) => last,
            (Self::Back, Some(at)) => at.saturating_sub(1),
            (Self::On, Some(at)) => (at + 1).min(last),
        }
    }
}
