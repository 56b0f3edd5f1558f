//! Pages to be printed and to be sent: pictures, sheets of puzzles, and booklets that tell steps.
//!
//! What is told comes as [`Message`](crate::message::Message)s and as steps, what is drawn as scenes of `picture`; a page
//! has both, in a reader's language. The same input gives the same bytes.

#![allow(clippy::cast_precision_loss, reason = "what is counted here is cells, lines and pages")]

mod account;
mod booklet;
mod leaf;
mod pdf;
mod picture;
mod sheets;

pub use account::Account;
pub use booklet::booklet;
pub use leaf::{Cover, Paper};
pub use picture::picture_as_pdf;
pub use sheets::{PerPage, PrintedPuzzle, sheets};
