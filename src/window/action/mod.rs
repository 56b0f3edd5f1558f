//! What a user can ask for, by the pointer or by a key, and what it is made of.
//!
//! Every part of the window may name this, and it names none.

mod play_action;

pub use play_action::{EntryMode, PlayAction};

use duvod::grid::Cell;
use duvod::knowledge::Level;
use duvod::session::SelectionChange;

/// Which puzzle is to be the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGame {
    /// One of this level.
    Of(Level),
    /// One more of the level that was played last.
    Next,
    /// That of the day, which is the same for all.
    OfDay,
}

/// What is asked of givens that may not be needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinner {
    /// Each that can be left out by itself is shown.
    Superfluous,
    /// As many are left out as can be.
    Minimal,
    /// The same, but cells that the symmetry joins go together.
    Joined,
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

/// What a user can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Solve the puzzle.
    Solve,
    /// Stop solving it.
    Cancel,
    /// Something about a puzzle in play.
    Play(PlayAction),
    /// Show the grid or the rule book.
    Place(MainView),
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
    /// Put the panel away, or show it again.
    TogglePanel,
    /// Prefer the value with this number, from 0.
    Set(Setting, usize),
    /// Larger text, or smaller.
    StepText(bool),
    /// Text as large as at first.
    PlainText,
    /// Make a puzzle and play it.
    NewGame(NewGame),
    /// Play the game with this number, from 0, of those that came to their end.
    PlayAgain(usize),
    /// Play the past game with this number, from 0, from its beginning.
    PlayAfresh(usize),
    /// Keep all and close the window.
    Quit,
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
    /// Put it there in the format with this number, from 0.
    CopyAs(usize),
    /// Put what is shown there as text.
    CopyText(Shown),
    /// Put the grid there as a picture.
    CopyPicture,
    /// Put the code of a link with the puzzle there.
    CopyCode,
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
    /// Take the grid with this number, from 0, of those that are offered: an empty one, and for new puzzles.
    Grid(usize),
    /// Open a menu, or close it if it is open.
    Toggle(Menu),
    /// Choose in the open menu, or ask why.
    Enter,
    /// Select a cell.
    Select(Cell),
    /// Select cells besides the selected one.
    Choose(SelectionChange),
    /// Select all cells up to the next one in this direction; in a proof, walk it.
    Extend(Move),
    /// Ask about the selected cell of a puzzle in play; else read why.
    Wonder,
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
    /// Clear the selected cells, and those that the symmetry joins with them.
    ClearJoined,
    /// Ask which givens are not needed, or leave out such.
    Thin(Thinner),
    /// Write the digit with this number of those each of which leaves one solution; without a number all that do together.
    Complete(Option<usize>),
    /// Save all solutions.
    SaveSolutions,
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
    /// Open the legend where it is folded, or close it.
    ToggleLegend,
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
    /// Where this leads from a row to the next one that is shown, of so many; nowhere if there is none. All but up leads
    /// down.
    pub(crate) fn among(self, row: usize, count: usize, is_shown: impl Fn(usize) -> bool) -> usize {
        let next = match self {
            Self::Up => (0..row).rev().find(|row| is_shown(*row)),
            _ => (row + 1..count).find(|row| is_shown(*row)),
        };
        next.unwrap_or(row)
    }

    /// Where this leads in a list of one column.
    pub(crate) const fn go(self) -> Go {
        match self {
            Self::Up | Self::Left => Go::Back,
            Self::Down | Self::Right => Go::On,
        }
    }

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
    /// The grids of new puzzles.
    Grids,
    /// Loading and saving.
    Files,
    /// The formats to copy in.
    Formats,
    /// What else can be done in play.
    More,
}

/// What is shown below the top bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MainView {
    /// The grid with the panel.
    #[default]
    Grid,
    /// The rule book.
    RuleBook,
}

impl MainView {
    /// All of them in their order.
    pub const ALL: [Self; 2] = [Self::Grid, Self::RuleBook];
}

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// What the user prefers.
    Preferences,
    /// Which key does what.
    Keys,
    /// What the program is.
    About,
    /// The puzzles of a file.
    Puzzles,
    /// New puzzles, to be made.
    Maker,
    /// What goes out as a file or to a printer.
    Export,
    /// All solutions of a puzzle that has several.
    Solutions,
    /// Methods of solving, watched and compared.
    Laboratory,
    /// Games that came to their end.
    Past,
    /// Two profiles, compared on the puzzle at hand.
    Profiles,
}

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language.
    Language,
    /// Light or dark.
    Theme,
    /// The palette.
    Colours,
    /// The size of text.
    TextSize,
    /// How large pencil marks are.
    MarkSize,
    /// How strongly pencil marks are written.
    MarkWeight,
    /// How cells are called.
    Coordinates,
    /// Whether a cell is chosen first, or a digit.
    Order,
    /// Whether the selection goes on after a digit.
    Cursor,
    /// Whether all digits like that of the chosen cell are shown.
    SameDigits,
    /// Whether the candidates of the cell under the pointer are shown.
    Under,
    /// Whether the level and the score of the puzzle in play are shown.
    Level,
    /// Whether digits that collide are refused.
    Collisions,
    /// Whether marks of a digit in sight are hidden.
    Marks,
    /// When mistakes are shown.
    Checking,
    /// Whether steps are told in sentences, or in the notation of experts.
    Telling,
    /// The profile of rules.
    Profile,
}

impl Setting {
    /// All of them in their order. The size of text is the first, and stays above the others when they are scrolled.
    pub(crate) const ALL: [Self; 17] = [
        Self::TextSize,
        Self::Language,
        Self::Theme,
        Self::Colours,
        Self::MarkSize,
        Self::MarkWeight,
        Self::Coordinates,
        Self::Order,
        Self::Cursor,
        Self::SameDigits,
        Self::Under,
        Self::Level,
        Self::Collisions,
        Self::Marks,
        Self::Checking,
        Self::Telling,
        Self::Profile,
    ];
}

/// What a key asks the rule book for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Go to the field for what is looked for.
    Search,
    /// Move the chosen rule to an earlier place, or to a later one.
    Shift(bool),
    /// Take the chosen rule, to put it somewhere else.
    Take,
    /// Leave the rule that was taken where it is.
    Leave,
    /// Switch all rules off that assume one solution; on if all are off.
    Uniqueness,
    /// Show which profiles there are, or close what is open about them.
    Profiles,
    /// Save the profile in use.
    Save,
    /// Save the profile in use under another name.
    SaveAs,
    /// Call the profile in use by another name.
    Rename,
    /// Delete the profile in use, if that is meant.
    Delete,
    /// It is meant.
    DeleteNow,
    /// The profile in use is to be as it was saved, or as it came.
    AsItCame,
}
