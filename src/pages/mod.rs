//! Pages to be printed and to be sent: single pictures as PDF.

#![allow(
    clippy::cast_precision_loss,
    reason = "what is counted here is cells, lines and pages"
)]

mod pdf;
mod picture;

pub use picture::picture_as_pdf;
