//! What a screen asks of the others.

use std::sync::Arc;

use crate::action::{Action, Go, Page, PlayAction};
use crate::persistence::PastGame;
use crate::sources::Aside;
use duvod::grid::{Cell, Digit, Geometry, Puzzle};
use duvod::knowledge::Level;
use duvod::proof::RuleId;
use duvod::search::Solution;
use duvod_laboratory::Exhibit;

/// As what a puzzle that was made becomes the game.
#[derive(Debug)]
pub(crate) enum MadeAs {
    /// As a new game, which may be called by its level.
    Game(Option<Level>),
    /// As the puzzle of the day.
    OfDay,
    /// As the one in this row of these, which were made at once; it was made with this number, from 1.
    OneOf(Vec<Puzzle>, usize, usize),
    /// As the one before or behind another that was made.
    Beside,
}

/// What a screen asks of the others.
#[derive(Debug)]
pub(crate) enum Request {
    /// What a control asks for anywhere.
    Act(Action),
    /// Steps or solutions are to be walked.
    Go(Go),
    /// The player asks for something on the grid.
    Play(PlayAction),
    /// Solutions are to be walked, of which there are several.
    Solution(Go),
    /// The puzzle is to be solved, and its reasons are to be read.
    Solve,
    /// The step that was shown when the window was left is to be shown again.
    ShowResumed,
    /// It is asked why the cell holds the digit, or why it does not.
    AskAbout(Cell, Digit),
    /// The selected cell was pressed once more.
    PressedAgain,
    /// No solution of several is to be shown any more.
    LeaveSolution,
    /// The solution with this number, from 0, is to be shown.
    ShowSolution(u64, Solution),
    /// The legend is to be opened where it is folded, or closed.
    ToggleLegend,
    /// The rule book is to be opened at this rule.
    Rule(RuleId),
    /// This page is to be opened, or closed if it is open.
    Page(Page),
    /// These rules are to be practised.
    Practise(Vec<RuleId>),
    /// What goes out is to be a practice sheet of the rule that is chosen in the rule book.
    PracticeSheet,
    /// So many boards are to be made for it.
    MakeExercises(u64),
    /// An example of a rule is to be opened in the grid.
    OpenExample(Box<Exhibit>),
    /// A puzzle that was made is to be the game.
    LoadMade(Box<Puzzle>, MadeAs),
    /// The grid is to be emptied; it is this one then.
    Empty(Arc<Geometry>),
    /// This is to be saved to a file that is asked for.
    Save(Aside),
    /// The system is to be asked whether it is light or dark, if that counts.
    AskSystem,
    /// The profile of this name is to be used.
    Profile(String),
    /// The games that came to their end are to be read.
    ReadPast,
    /// A past game is to be gone on with where it was left, or else begun again.
    GoOnWith(Box<PastGame>),
    /// A past game is to be played from its beginning.
    BeginAgain(Box<PastGame>),
}
