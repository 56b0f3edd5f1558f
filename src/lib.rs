//! x
pub mod message;
