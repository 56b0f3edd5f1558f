//! Widgets: what every part of the window is made of. None of them knows what it is used for.

pub(crate) mod prose;
pub(crate) mod reveal;
