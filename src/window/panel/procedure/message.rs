//! What can happen in the panel *Procedure*, and what others have to know of it.

use iced::widget::scrollable::Viewport;

use crate::action::Go;
use duvod::knowledge::Level;
use duvod::proof::{RuleId, StepPath};

/// Something that happened in the panel.
#[derive(Clone, Debug)]
pub enum Message {
    /// The step at a place was chosen.
    Choose(StepPath),
    /// The step at a place is to be unfolded or folded.
    Toggle(StepPath),
    /// A button for walking was pressed.
    Go(Go),
    /// The steps are to be walked by themselves, or no more.
    Play,
    /// They are to be walked at another pace.
    Pace,
    /// The filter is to be opened or closed.
    ToggleFilter,
    /// Steps are to be listed by this choice, or by it no more.
    Filter(Choice),
    /// The page of a rule is to be opened.
    Rule(RuleId),
    /// The steps of Sudoku Explainer are to be told, or those of the rules again.
    Explainer,
    /// The list was scrolled.
    Scrolled(Viewport),
}

/// What is asked of the steps that are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// That their rules are of this level.
    Level(Level),
    /// That they use this rule.
    Rule(RuleId),
}

/// What others have to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Show the grid at this place.
    Choose(StepPath),
    /// Show the grid at this place, which may be shown already.
    Show(StepPath),
    /// Show the grid at this place, since the one that was shown is not listed any more; nothing is scrolled.
    Turned(StepPath),
    /// Walk from the place that is shown.
    Go(Go),
    /// Walk by itself, or stop that.
    Play,
    /// Walk at another pace.
    Pace,
    /// The filter was opened or closed.
    Listed,
    /// Open the page of this rule.
    Rule(RuleId),
    /// Tell the steps of Sudoku Explainer, or those of the rules again.
    Explainer,
}
