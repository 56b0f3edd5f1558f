//! The frame around the grid and the panel: the top bar, the toolbar, the digit keys, the tool row, and what is said.

pub(crate) mod digit_keys;
pub(crate) mod menu;
pub(crate) mod menu_keys;
pub(crate) mod saying;
pub(crate) mod tool_row;
pub(crate) mod toolbar;
pub(crate) mod top_bar;
pub(crate) mod whole;
