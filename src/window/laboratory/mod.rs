//! The laboratory: methods of solving, watched one at a time, or compared.
//!
//! It has its own state, [`Message`] and `update`. What concerns the game or files it reports as an [`Event`], and the window
//! decides. Which methods there are is asked of [`duvod::laboratory`] alone.

pub(crate) mod compare;
mod methods;
mod plots;
mod rows;
mod view;
pub(crate) mod watch;

pub use compare::{
    Choice as CompareChoice, Form as SaveForm, Message as CompareMessage, Order as CompareOrder,
    Sorting,
};
use methods::Methods;
pub(crate) use view::{Shown, view};
pub use watch::{Choice as WatchChoice, Message as WatchMessage, Ran, RunOrder};

use compare::Compare;
use watch::Watch;

/// One of the two parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// A method is watched at work.
    #[default]
    Watch,
    /// Methods are compared.
    Compare,
}

/// Something that happened in the laboratory.
#[derive(Clone, Debug)]
pub enum Message {
    /// This part is to be seen.
    Show(Part),
    /// Something happened while a run is chosen or watched.
    Watch(watch::Message),
    /// Something happened while methods are compared.
    Compare(compare::Message),
}

/// What is known in the laboratory.
#[derive(Default)]
pub(crate) struct Laboratory {
    pub(crate) part: Part,
    pub(crate) methods: Methods,
    pub(crate) watch: Watch,
    pub(crate) compare: Compare,
}

impl Laboratory {
    /// Whether work goes on.
    pub(crate) fn is_working(&self) -> bool {
        self.watch.running.is_some() || self.compare.running.is_some()
    }
}
