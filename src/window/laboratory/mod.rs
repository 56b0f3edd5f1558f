//! The laboratory: methods of solving, watched one at a time, or compared; and tables of the literature made again.
//!
//! It has its own state and [`Message`], and reacts with what all screens share. What concerns other screens it asks of them by a
//! [`Request`](crate::shared::Request). Which methods there are is asked of [`duvod_laboratory`] alone.

pub(crate) mod compare;
mod keys;
mod methods;
mod plots;
mod reacting;
pub(crate) mod tables;
mod view;
pub(crate) mod watch;

use super::persistence::Preferences;
use compare::Compare;
pub use compare::{
    Choice as CompareChoice, Form as SaveForm, Message as CompareMessage, Order as CompareOrder,
    Sorting,
};
use duvod::knowledge::Knowledge;
use methods::Methods;
use tables::Tables;
pub use tables::{
    Choice as TablesChoice, Form as TablesForm, Message as TablesMessage, Order as TablesOrder,
};
pub(crate) use view::{Shown, view};
use watch::Watch;
pub use watch::{Choice as WatchChoice, Message as WatchMessage, Ran, RunOrder};

/// One of the parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// A method is watched at work.
    #[default]
    Watch,
    /// Methods are compared.
    Compare,
    /// Tables of the literature are made again, or queens placed.
    Tables,
}

impl Part {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 3] = [Self::Watch, Self::Compare, Self::Tables];

    /// The part behind this one; behind the last is the first.
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Watch => Self::Compare,
            Self::Compare => Self::Tables,
            Self::Tables => Self::Watch,
        }
    }
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
    /// Something happened while a table of the literature is made again.
    Tables(tables::Message),
}

/// What is known in the laboratory.
#[derive(Default)]
pub(crate) struct Laboratory {
    pub(crate) part: Part,
    pub(crate) methods: Methods,
    pub(crate) watch: Watch,
    pub(crate) compare: Compare,
    pub(crate) tables: Tables,
}

impl Laboratory {
    /// Takes what was chosen in its parts.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences, knowledge: &Knowledge) {
        self.compare.choices.take(&preferences.chosen_on("compare"), &self.methods.all);
        self.watch.choices.take(&preferences.chosen_on("watch"), &self.methods.told);
        self.tables.choices.take(&preferences.chosen_on("tables"), knowledge);
    }

    /// Puts down what is chosen in its parts.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences, knowledge: &Knowledge) {
        preferences.keep_chosen("compare", self.compare.choices.kept());
        preferences.keep_chosen("watch", self.watch.choices.kept(&self.methods.told));
        preferences.keep_chosen("tables", self.tables.choices.kept(knowledge));
    }

    /// Closes the lists that are open, since their fields were left.
    pub(crate) fn leave_fields(&mut self) {
        let _ = (self.watch.form.close(), self.tables.form.close());
    }

    /// Takes what has come of work by now.
    pub(crate) fn poll(&mut self) {
        self.compare.poll();
        self.tables.poll();
    }

    /// Whether work goes on.
    pub(crate) fn is_working(&self) -> bool {
        self.watch.running.is_going()
            || self.compare.running.is_going()
            || self.tables.running.is_going()
    }
}
