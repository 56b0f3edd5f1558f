//! Pages to be printed and to be sent: pictures, sheets of puzzles and of exercises, and booklets that tell steps; the same as
//! web pages and as a moving picture.
//!
//! What is told comes as [`Message`](crate::message::Message)s and as steps, what is drawn as scenes of `picture`; a page
//! has both, in a reader's language. The same input gives the same bytes.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "what is counted here is cells, lines and pages, and a strength is from 0 to 1"
)]

mod account;
mod animation;
mod booklet;
mod document;
mod exercises;
mod face;
mod html;
mod leaf;
mod lesson;
mod naming;
mod packing;
mod pdf;
mod picture;
mod press;
mod sheets;

pub use account::Account;
pub use animation::animation;
pub use booklet::booklet;
pub use document::{Document, Mark, Page, RULE, Scale, Style, Text, Type};
pub use exercises::{Answers, practice_sheets};
pub use html::{STYLE, STYLE_FILE, StyleSheet, web_page};
pub use leaf::{Cover, Paper};
pub use lesson::{Answer, Lesson, lesson};
pub use naming::naming;
pub use pdf::to_print;
pub use picture::{code_as_page, picture_as_page};
pub use sheets::{PerPage, PrintedPuzzle, sheets};

use crate::picture::escaped;
