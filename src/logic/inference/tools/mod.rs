//! What the families read a state with, and the engine with them: it knows no family, and none of these knows a rule.

pub(super) mod bit_row;
pub(super) mod implication;
pub(super) mod law_form;
pub(super) mod law_now;
pub(super) mod memory;
pub(super) mod placements;
pub(super) mod placing;
mod tight_parts;
pub(super) mod view;
