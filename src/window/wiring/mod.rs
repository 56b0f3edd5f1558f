//! What joins the parts of the window: an act or an event of one part, and what it comes to in the others.
//!
//! A part knows its own state, and reports what others have to know. Only here, and in the files beside this folder, more
//! parts than one are changed at once.

mod again;
pub(crate) mod all_solutions;
mod asking;
mod book;
mod cards;
mod comparing;
pub(crate) mod copying;
mod exporting;
mod grids;
mod hints;
mod in_play;
mod keeping;
pub(super) mod keyboard;
mod laboratory;
mod listing;
mod loading;
mod making;
mod menus;
mod of_day;
mod pages;
mod past;
mod playing;
mod practising;
mod preferences;
mod profiles;
mod rating;
mod review;
mod rules;
mod saving;
mod setting;
mod solutions;
mod steps;
mod unanswered;

pub(super) use keeping::first_size;
