//! What can be gone to or opened: places, tabs, pages, menus, settings.

/// What is shown below the top bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The grid with the panel.
    #[default]
    Grid,
    /// The rule book.
    RuleBook,
}

impl Place {
    /// All of them in their order.
    pub const ALL: [Self; 2] = [Self::Grid, Self::RuleBook];
}

/// A page of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Why the selected cell holds its digit.
    #[default]
    Why,
    /// How the puzzle was solved.
    Procedure,
    /// What to do next.
    Hint,
}

impl Tab {
    /// All tabs in their order.
    pub const ALL: [Self; 3] = [Self::Why, Self::Procedure, Self::Hint];

    /// The tab after this one; after the last, the first.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Why => Self::Procedure,
            Self::Procedure => Self::Hint,
            Self::Hint => Self::Why,
        }
    }
}

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What the user prefers.
    Preferences,
    /// Which key does what.
    Keys,
    /// What the program is.
    About,
    /// The puzzles of a file.
    Puzzles,
}

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language.
    Language,
    /// Light or dark.
    Theme,
    /// The palette.
    Colours,
    /// The size of text.
    TextSize,
    /// How cells are called.
    Coordinates,
    /// Whether the selection goes on after a digit.
    Cursor,
    /// Whether all digits like that of the chosen cell are shown.
    SameDigits,
    /// Whether digits that collide are refused.
    Collisions,
    /// Whether marks of a digit in sight are hidden.
    Marks,
    /// When mistakes are shown.
    Checking,
    /// The profile of rules.
    Profile,
}

/// A list that opens below a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// The examples.
    Examples,
    /// The examples, below the button that stands beside an empty grid.
    Beginning,
    /// Loading and saving.
    Files,
    /// What else can be done in play.
    More,
}
