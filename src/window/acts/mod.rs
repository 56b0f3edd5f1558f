//! What a user can ask for, whether by a key, a button or a menu: the words in which all parts of the window speak of it.
//!
//! Nothing of what comes of it is known here, so that every part may name any act.

mod deed;
mod place;
mod way;

pub use deed::{Ask, Deed, Entry};
pub use place::{Menu, Page, Place, Setting, Tab};
pub use way::{Go, Move};

use crate::grid::Cell;
use crate::session::Choice;

/// What a user can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Solve the puzzle.
    Solve,
    /// Stop solving it.
    Cancel,
    /// Something about a puzzle in play.
    Play(Deed),
    /// Go to a place.
    Place(Place),
    /// Open the rule book at the rule of what is shown.
    RuleAtHand,
    /// Something of the rule book.
    Book(Ask),
    /// One letter more of what is looked for or asked for.
    Type(char),
    /// One letter less.
    Erase,
    /// Open a page in place of the panel, or close it.
    Open(Page),
    /// Prefer the value with this number, from 0.
    Set(Setting, usize),
    /// Larger text, or smaller.
    StepText(bool),
    /// Text as large as at first.
    PlainText,
    /// Empty the grid.
    Reset,
    /// Keep the puzzle, drop the solution.
    ClearSolution,
    /// Choose a file to load.
    OpenFile,
    /// Load what is on the clipboard.
    Paste,
    /// Put the puzzle on the clipboard, or all that stands in the grid.
    Copy(bool),
    /// Load the file with this number, from 0, of those that were used last.
    Recent(usize),
    /// Write what is at hand to its file.
    Save,
    /// Choose a file to write to.
    SaveAs,
    /// Write over the file of which it was asked.
    Replace,
    /// Load the example with this number, from 0.
    Example(usize),
    /// Load the puzzle of the file before or behind the last one; in the list of them, go a page up or down.
    Puzzle(Go),
    /// Open a menu, or close it if it is open.
    Toggle(Menu),
    /// Choose in the open menu, or ask why.
    Enter,
    /// Select a cell.
    Select(Cell),
    /// Select cells besides the selected one.
    Choose(Choice),
    /// Select all cells up to the next one in this direction; in a proof, walk it.
    Extend(Move),
    /// Ask why the selected cell does not hold the digit that comes next.
    WhyNot,
    /// Move the selection by one cell, or within the open menu.
    Move(Move),
    /// Move the selection by one block.
    MoveByBlock(Move),
    /// The digit with this number, from 0: write it, or show it wherever it is.
    Digit(usize),
    /// Clear the selected cell.
    Clear,
    /// Dismiss what is to be known since the window was opened.
    DismissGreeting,
    /// The key 0: paint with the tenth colour while painting, else clear.
    Nought,
    /// Go to a tab.
    Tab(Tab),
    /// Go to the tab after this one.
    NextTab,
    /// Walk the steps, or the lines of a proof.
    Go(Go),
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
    /// Give a hint at another step.
    AnotherHint,
    /// List all steps that can be made, or stop that.
    AllSteps,
    /// Judge the last move.
    Judge,
    /// Tell what is wrong in a cell of which it was told that there is a mistake.
    WhyMistake,
    /// Take back the mistakes that were told, or a digit that collides.
    TakeBack,
    /// List the steps of the procedure by the next choice of its filter.
    NextFilter,
    /// Speak the language with this number, from 0.
    Language(usize),
    /// Speak the next language.
    NextLanguage,
    /// From light to dark or back.
    ToggleTheme,
    /// Show the first, next, … solution of several.
    Solution(Go),
    /// Show a solution drawn by lot.
    DrawSolution,
    /// Type the number of a solution.
    TypeNumber,
    /// Show all that the card says, or only the beginning.
    ToggleDetails,
    /// Change a given as the likely slip with this number, from 0, says.
    Repair(usize),
    /// Tell the other answer: the shortest, or that of the procedure.
    OtherAnswer,
    /// Show on the grid where two solutions differ, or stop showing it.
    ToggleDifferences,
    /// Close the card above the panel.
    Dismiss,
    /// Close what is open, cancel what is running.
    Escape,
}
