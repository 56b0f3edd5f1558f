//! What can be asked for of what is told of a puzzle.

use duvod::grid::Cell;

/// A page of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Why the selected cell holds its digit.
    #[default]
    Why,
    /// How the puzzle was solved.
    Procedure,
    /// What to do next.
    Hint,
}

impl Tab {
    /// All tabs in their order.
    pub const ALL: [Self; 3] = [Self::Why, Self::Procedure, Self::Hint];

    /// The tab after this one; after the last, the first.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Why => Self::Procedure,
            Self::Procedure => Self::Hint,
            Self::Hint => Self::Why,
        }
    }
}

/// What is shown that can be copied as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The step at hand, as it is told.
    Step,
    /// The step at hand in the notation of experts.
    Notation,
    /// The state before the step at hand, with its rule and what it concludes, as a line of a library.
    Case,
    /// The whole procedure, as it is told.
    Procedure,
    /// The whole procedure in the notation of experts.
    ProcedureInNotation,
    /// The solution on one line.
    Solution,
}

/// What can be asked for of what is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerAction {
    /// Open the rule book at the rule of what is shown.
    RuleAtHand,
    /// Put what is shown on the clipboard as text.
    CopyText(Shown),
    /// Ask about the selected cell of a puzzle in play; else read why.
    Wonder,
    /// Ask why the selected cell does not hold the digit that comes next.
    WhyNot,
    /// Go to a tab.
    Tab(Tab),
    /// Show what lies within the chosen step or part.
    Unfold,
    /// Hide what lies within the chosen step, or around it.
    Fold,
    /// Walk on by itself, or stop that.
    WalkAlone,
    /// Walk at another pace by itself.
    Pace,
    /// Give a hint one stronger than the last.
    Hint,
    /// Give a hint that tells the whole step.
    WholeHint,
    /// Give a hint at another step.
    AnotherHint,
    /// List all steps that can be made, or stop that.
    AllSteps,
    /// Look back on the game, or stop that.
    Review,
    /// Judge the last move.
    Judge,
    /// Tell what is wrong in a cell of which it was told that there is a mistake.
    WhyMistake,
    /// Take back the mistakes that were told, or a digit that collides.
    TakeBack,
    /// Take the digit of this cell back, which collides.
    TakeBackAt(Cell),
    /// List the steps of the procedure by the next choice of its filter.
    NextFilter,
    /// Tell the steps of Sudoku Explainer in place of those of the rules, or those again.
    TellExplainer,
    /// Show all that the card says, or only the beginning.
    ToggleDetails,
    /// Tell the other answer: the shortest, or that of the procedure.
    OtherAnswer,
}
