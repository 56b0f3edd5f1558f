//! What the two arrangements of the window fix: lengths in pixels at text size 100 %, with room to give way.

/// Which of the two arrangements is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// With room for everything.
    Wide,
    /// Tighter, with icons in place of words.
    Small,
}

/// Lengths that depend on the form, and on how much room the grid leaves, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lengths {
    /// The top bar's height, its line included.
    pub(crate) top_bar: f32,
    /// The gap above the toolbar.
    pub(crate) above_toolbar: f32,
    /// The height of the toolbar and of the buttons in it.
    pub(crate) toolbar: f32,
    /// The height of the column letters.
    pub(crate) letters: f32,
    /// The width of the row numbers.
    pub(crate) gutter: f32,
    /// The gap above the digit keys.
    pub(crate) above_keys: f32,
    /// The height of the digit keys.
    pub(crate) keys: f32,
    /// The gap above the tool row.
    pub(crate) above_tools: f32,
    /// The height of the tool row.
    pub(crate) tools: f32,
    /// The gap below the tool row.
    pub(crate) below_tools: f32,
    /// The margin left of the gutter.
    pub(crate) left: f32,
    /// The margin right of the grid.
    pub(crate) right: f32,
    /// The margin of the top bar and of the panel.
    pub(crate) margin: f32,
    /// The height of the row of tabs, its line included.
    pub(crate) tabs: f32,
    /// The gap between two tabs.
    pub(crate) between_tabs: f32,
    /// The height of a row of a list.
    pub(crate) list_row: f32,
    /// The height of a row of the table of houses and digits.
    pub(crate) table_row: f32,
}

pub(super) const WIDE: Lengths = Lengths {
    top_bar: 56.0,
    above_toolbar: 16.0,
    toolbar: 36.0,
    letters: 28.0,
    gutter: 24.0,
    above_keys: 12.0,
    keys: 40.0,
    above_tools: 12.0,
    tools: 36.0,
    below_tools: 24.0,
    left: 24.0,
    right: 24.0,
    margin: 32.0,
    tabs: 56.0,
    between_tabs: 28.0,
    list_row: 40.0,
    table_row: 32.0,
};

pub(super) const SMALL: Lengths = Lengths {
    top_bar: 44.0,
    above_toolbar: 6.0,
    toolbar: 32.0,
    letters: 22.0,
    gutter: 16.0,
    above_keys: 8.0,
    keys: 28.0,
    above_tools: 6.0,
    tools: 28.0,
    below_tools: 8.0,
    left: 12.0,
    right: 8.0,
    margin: 16.0,
    tabs: 44.0,
    between_tabs: 20.0,
    list_row: 36.0,
    table_row: 24.0,
};

/// The wide form with no more room than is needed.
const TIGHT_WIDE: Lengths = Lengths {
    top_bar: 46.0,
    above_toolbar: 6.0,
    toolbar: 34.0,
    letters: 20.0,
    above_keys: 6.0,
    keys: 34.0,
    above_tools: 6.0,
    tools: 34.0,
    below_tools: 8.0,
    ..WIDE
};

/// The small form with no more room than is needed.
const TIGHT_SMALL: Lengths = Lengths {
    top_bar: 36.0,
    above_toolbar: 4.0,
    toolbar: 28.0,
    letters: 16.0,
    above_keys: 5.0,
    keys: 26.0,
    above_tools: 4.0,
    tools: 27.0,
    below_tools: 4.0,
    ..SMALL
};

impl Lengths {
    /// Those of a form where there is this height beside the grid's.
    pub(super) fn within(form: Form, height: f32) -> Self {
        let (full, tight) = match form {
            Form::Wide => (WIDE, TIGHT_WIDE),
            Form::Small => (SMALL, TIGHT_SMALL),
        };
        let (most, least) = (full.around_grid(), tight.around_grid());
        let part = ((height - least) / (most - least)).clamp(0.0, 1.0);
        let between = |full: f32, tight: f32| tight + (full - tight) * part;
        Self {
            top_bar: between(full.top_bar, tight.top_bar),
            above_toolbar: between(full.above_toolbar, tight.above_toolbar),
            toolbar: between(full.toolbar, tight.toolbar),
            letters: between(full.letters, tight.letters),
            above_keys: between(full.above_keys, tight.above_keys),
            keys: between(full.keys, tight.keys),
            above_tools: between(full.above_tools, tight.above_tools),
            tools: between(full.tools, tight.tools),
            below_tools: between(full.below_tools, tight.below_tools),
            ..full
        }
    }

    /// All heights but that of the grid itself.
    pub(super) fn around_grid(&self) -> f32 {
        let above = self.top_bar + self.above_toolbar + self.toolbar + self.letters;
        above + self.above_keys + self.keys + self.above_tools + self.tools + self.below_tools
    }

    /// All widths left of the panel but that of the grid itself.
    pub(super) fn beside_grid(&self) -> f32 {
        self.left + self.gutter + self.right
    }

    /// The narrowest panel.
    pub(super) fn least_panel(&self) -> f32 {
        if self.margin > SMALL.margin { 360.0 } else { 326.0 }
    }
}
