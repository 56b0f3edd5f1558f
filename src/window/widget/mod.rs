//! Widgets: what every part of the window is made of. None of them knows what it is used for.

pub(crate) mod choosing;
pub(crate) mod controls;
pub(crate) mod dragging;
pub(crate) mod ellipsis;
pub(crate) mod field;
pub(crate) mod form;
pub(crate) mod icon;
pub(crate) mod layer;
pub(crate) mod level_bars;
pub(crate) mod listed;
pub(crate) mod listening;
pub(crate) mod located;
mod name;
pub(crate) mod painting;
pub(crate) mod progress;
pub(crate) mod prose;
pub(crate) mod reveal;
pub(crate) mod staying;
pub(crate) mod theme;
pub(crate) mod tip;
pub(crate) mod unfolding;
pub(crate) mod writing;
