//! x
pub mod locale;
pub mod message;
