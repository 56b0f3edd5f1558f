//! Files and other texts: what is found in one, how it is read, and how it is written.

pub(crate) mod found;
pub(crate) mod reading;
mod recent;
pub(crate) mod writing;

pub use found::{Found, Listed, Source};
pub(crate) use reading::Grids;
pub use reading::{Loaded, Unread};
pub(crate) use recent::Recent;
pub(crate) use writing::{Aside, file_name};
pub use writing::{Holds, Unsaved};
