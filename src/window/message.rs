//! What can happen in the window.

use std::path::PathBuf;
use std::time::Instant;

use iced::{Rectangle, Size};

use super::Mode;
use super::book::{self, Ask};
use super::files::{Holds, Loaded, Source, Unread, Unsaved, list};
use super::keeping::Which;
use super::page::{Page, Setting};
use super::panel::{hint, procedure, proof, steps, why};
use super::place::Place;
use super::play::Deed;
use crate::explanation::Why;
use crate::grid::Cell;
use crate::message::Message as Words;
use crate::session::{Advice, Choice, FoundSolutions, Outcome};

/// Something that happened, to which the window has to react.
#[derive(Clone, Debug)]
pub enum Message {
    /// The user asks for something, by a control.
    Act(Act),
    /// A key asks for something, which it may not reach.
    Key(Act),
    /// A field was left by its key.
    FieldLeft,
    /// The window was opened.
    Opened(iced::window::Id, Size),
    /// The screen that the window is on has this size, if the system knows it.
    Screen(iced::window::Id, Option<Size>),
    /// The button of the open menu stands here.
    Located(Rectangle),
    /// The window has this size now.
    Resized(Size),
    /// This many device pixels are in a logical one now.
    Rescaled(f32),
    /// The file dialog was left, with a file or without; how long it was open.
    FileChosen {
        /// The file, if one was chosen.
        path: Option<PathBuf>,
        /// When the dialog was asked for.
        asked: Instant,
    },
    /// The dialog for saving was left, with a path or without; when it was asked for.
    SaveChosen {
        /// The path, if one was chosen.
        path: Option<PathBuf>,
        /// When the dialog was asked for.
        asked: Instant,
    },
    /// A file was written that then holds this, or why not.
    Saved(PathBuf, Holds, Result<(), Unsaved>),
    /// A file is held over the window, or no longer.
    Hovered(bool),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// The clipboard was read.
    Pasted(Option<String>),
    /// The text that was read for the question with this number was understood, or was not.
    Loaded(u64, Source, Result<Loaded, Unread>),
    /// The file that the kept game came from was read again, as the reading with this number.
    FoundAgain(u64, Option<Loaded>),
    /// Something happened in the list of the puzzles of a file.
    List(list::Message),
    /// The path that is being typed.
    PathTyped(String),
    /// The typed path is complete.
    PathGiven,
    /// Time passes: while a puzzle is being solved or played, or something is said.
    Tick(Instant),
    /// The game or the preferences were written, or why not.
    Kept(Which, Result<(), Words>),
    /// The system is light or dark; `None` if it does not say.
    System(Option<Mode>),
    /// The window is to be closed.
    Close(iced::window::Id),
    /// The window came to the front, or is there no longer.
    Front(bool),
    /// The work with this number came to an end.
    Finished(u64, Outcome),
    /// The looking for a shortest answer with this number came to its end.
    Answered(u64, Option<Box<Why>>),
    /// The search for a solution with this number came to its end.
    SolutionsFound(u64, Option<Box<FoundSolutions>>),
    /// The number of a solution that is being typed.
    NumberTyped(String),
    /// The typed number is complete.
    NumberGiven,
    /// The question to the coach with this number is answered, or was not.
    Advised(u64, Option<Box<Advice>>),
    /// It is time for the next step that is walked by itself.
    Paced,
    /// Something happened in the panel *Why*.
    Why(why::Message),
    /// Something happened in the panel *Procedure*.
    Procedure(procedure::Message),
    /// Something happened in the panel *Hint*.
    Hint(hint::Message),
    /// Something happened in the list of all steps.
    Steps(steps::Message),
    /// Something happened in the steps of the card.
    Card(proof::Message),
    /// Something happened in the rule book.
    Book(book::Message),
}

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

/// A direction of the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Move {
    /// Columns to the right and rows down.
    pub(crate) const fn offset(self) -> (isize, isize) {
        match self {
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Up => (0, -1),
            Self::Down => (0, 1),
        }
    }
}

/// Where to walk in a list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the first one.
    First,
    /// One back.
    Back,
    /// One on.
    On,
    /// To the last one.
    Last,
}

impl Go {
    /// Where this leads from a number, or from none, in a list that ends with the number `last`.
    pub(crate) fn from(self, at: Option<usize>, last: usize) -> usize {
        match (self, at) {
            (Self::First, _) | (Self::On, None) => 0,
            (Self::Last, _) | (Self::Back, None) => last,
            (Self::Back, Some(at)) => at.saturating_sub(1),
            (Self::On, Some(at)) => (at + 1).min(last),
        }
    }
}

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

/// A list that opens below a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// The examples.
    Examples,
    /// The examples, below the button that stands beside an empty grid.
    Beginning,
    /// Loading and saving.
    Files,
    /// What else can be done in play.
    More,
}
