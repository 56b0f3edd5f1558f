//! The window: the iced application.
//!
//! [`run`] opens it. A [`Window`] is its state; what happens arrives as a [`Message`],
//! [`Window::update`] reacts to it, [`Window::view`] shows the state. All rules of what may be done
//! when are in [`duvod::session`]; what is drawn of the grid is decided in [`duvod::picture`]. Here
//! are regions, widgets, keys, and work that must not stop the window: solving and reading run on
//! threads of their own.
//!
//! A *screen* (`board`, `panel`, `files`, `book`, `practice`, and the pages that `page` joins: `new_puzzles`, `past`,
//! `solutions`, `export`, `laboratory`) owns its state, its `Message`, its view and its keys, and answers the group of
//! actions that is about it. It is handed what all share (`shared`: the puzzle at hand, the rules, the words, what is open
//! and told, what works meanwhile), and knows no other screen: what became of the puzzle it notes as `Changed`, and what it
//! wants of others it asks as a `Request`. The files beside the folders wire them: `state` joins them in the [`Window`],
//! `update` hands each message and each act to one of them and lets the others follow, `requests` grants what they ask,
//! `keyboard` says who has the keys, `settling` what follows every message, and `view` puts what they show beside each
//! other. Screens and the parts that they are made of stand in layers (`tests/architecture/window.rs` has the table), and no
//! files name each other in a circle, calls of methods included.
//!
//! Invariants: only this room names iced. Every text comes from [`duvod::locale`]. The view shows
//! the state and computes nothing that is worth keeping.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "lengths in pixels and counts of rows are small and not negative"
)]

mod action;
mod appearance;
mod background;
mod board;
mod board_view;
mod book;
mod cards;
mod export;
mod files;
mod focus;
mod frame;
mod kept;
mod keyboard;
mod keys;
mod laboratory;
mod look;
mod message;
mod new_puzzles;
mod opening;
mod page;
mod panel;
mod past;
mod persistence;
mod play;
mod practice;
mod requests;
mod scene;
mod settling;
mod shared;
mod solutions;
mod sources;
mod state;
mod update;
mod view;
mod widget;

pub use action::{
    Action, AnswerAction, Ask, BoardAction, EntryMode, FileAction, Go, MainView, Menu, Move, Page,
    PageAction, PlayAction, Setting, ShowAction, Tab,
};
pub use appearance::Mode;
pub use background::Listing;
pub use background::{Explained, Gauged};
pub use board::Message as BoardMessage;
pub use book::{Compared, ComparisonMessage, Contest, Exhibition, Message as BookMessage};
pub use duvod::storage::Storage;
pub use export::{Choice as ExportChoice, FileOrder, Made, Message as ExportMessage};
pub use files::{Message as FilesMessage, list};
pub use keys::manual as keys_manual;
pub use laboratory::{
    CompareChoice, CompareMessage, CompareOrder, Message as LaboratoryMessage,
    Part as LaboratoryPart, Ran, RunOrder, SaveForm, Sorting, TablesChoice, TablesForm,
    TablesMessage, TablesOrder, WatchChoice, WatchMessage,
};
pub use message::Message;
pub use new_puzzles::{Choice, Column as MakerColumn, Message as MakerMessage, Order};
pub use opening::{application, run};
pub use page::Message as PageMessage;
pub use panel::{Message as PanelMessage, hint, procedure, proof, why};
pub use past::{PastGames, PastGamesToRead as PastWanted};
pub use persistence::{Fixed, Preferences, Which};
pub use practice::{Message as PracticeMessage, Question as PracticeQuestion};
pub use shared::{SystemMessage, WindowError, WindowOptions};
pub use solutions::Message as SolutionsMessage;
pub use sources::{Found, Holds, Listed, Loaded, Source, Unread, Unsaved};
pub use state::Window;

#[cfg(test)]
mod tests;
