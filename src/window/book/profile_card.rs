//! What is open about profiles: one is chosen, named or deleted.

use crate::action::{Action, Ask};
use crate::cards::question::Question;
use duvod::message::words;

/// The name of the field for a profile's name.
pub(crate) const NAME_FIELD: &str = "name-of-profile";

/// What is open about profiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ProfileCard {
    /// One is to be chosen; the number of the one that Enter chooses.
    Choosing(usize),
    /// A name is being typed.
    Naming(Naming, String),
    /// The one in use is to be deleted, if that is meant.
    Deleting,
}

impl ProfileCard {
    /// What is asked by it.
    pub(crate) fn question(&self) -> Question {
        match self {
            Self::Deleting => Question::waiting(&[
                (words::ProfileKeep.into(), Action::Book(Ask::Profiles)),
                (words::ProfileDeleteNow.into(), Action::Book(Ask::DeleteNow)),
            ]),
            Self::Choosing(_) | Self::Naming(..) => Question::waiting(&[]),
        }
    }
}

/// What a name is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Naming {
    /// The profile in use is to be saved under it.
    Save,
    /// The profile in use is to be called so.
    Rename,
}
