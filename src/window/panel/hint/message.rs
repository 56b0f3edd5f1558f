//! What can happen in the panel *Hint*, and what it has to know.

use crate::panel::proof;
use duvod::explanation::Strength;
use duvod::grid::{Cell, Geometry};
use duvod::message::Message as Words;

/// Something that happened in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A hint of this strength is wanted.
    Ask(Strength),
    /// The last move is to be judged.
    Judge,
    /// What is wrong in this cell is to be told.
    Mistake(Cell),
    /// What shows the judgement is to be told, or hidden again.
    ToggleJudgement,
    /// A hint at another step is wanted.
    Another,
    /// All steps are to be listed.
    AllSteps,
    /// The game is to be looked back on.
    Review,
    /// What the hint concludes is to be done.
    Do,
    /// The search is to be stopped.
    Cancel,
    /// Something happened in the steps of the hint.
    Hint(proof::Message),
    /// Something happened in the steps of the judgement.
    Judgement(proof::Message),
}

/// What the panel looks like besides what it knows.
#[derive(Clone, Debug)]
pub(crate) struct HintContext<'a> {
    /// What is said without being asked, where there can be no hint; else empty.
    pub(crate) at_once: String,
    /// Whether something is being looked for, long enough to be spoken of.
    pub(crate) is_looking: bool,
    /// The last move, if it can be judged: its facts in short.
    pub(crate) last_move: Option<Words>,
    /// The grid.
    pub(crate) geometry: &'a Geometry,
    /// Whether what a hint says can be done in the grid.
    pub(crate) can_do: bool,
    /// Whether the player has solved it.
    pub(crate) is_completed: bool,
}
