//! What a user can ask for, by the pointer or by a key, and what it is made of.
//!
//! Every part of the window may name this, and it names none.

mod answer_action;
mod board_action;
mod file_action;
mod going;
mod page_action;
mod play_action;
mod show_action;

pub(crate) use answer_action::Shown;
pub use answer_action::{AnswerAction, Tab};
pub use board_action::BoardAction;
pub(crate) use board_action::Thinner;
pub use file_action::FileAction;
pub use going::{Go, Move};
pub(crate) use page_action::NewGame;
pub use page_action::PageAction;
pub use play_action::{EntryMode, PlayAction};
pub use show_action::ShowAction;

/// What a user can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Solve the puzzle.
    Solve,
    /// Stop solving it.
    Cancel,
    /// Something about a puzzle in play.
    Play(PlayAction),
    /// Something on the grid besides.
    Board(BoardAction),
    /// Something of what is told of the puzzle.
    Answer(AnswerAction),
    /// Something about files and the clipboard.
    File(FileAction),
    /// Something about how everything is shown.
    Show(ShowAction),
    /// Something of a page that has a state of its own.
    Page(PageAction),
    /// Show the grid or the rule book.
    Place(MainView),
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
    /// Keep all and close the window.
    Quit,
    /// Empty the grid.
    Reset,
    /// Load the puzzle of the file before or behind the last one; in the list of them, go a page up or down.
    Puzzle(Go),
    /// Open a menu, or close it if it is open.
    Toggle(Menu),
    /// Choose in the open menu, or ask why.
    Enter,
    /// Move the selection by one cell, or within the open menu.
    Move(Move),
    /// Move the selection by one block.
    MoveByBlock(Move),
    /// The digit with this number, from 0: write it, or show it wherever it is.
    Digit(usize),
    /// Clear the selected cell.
    Clear,
    /// The key 0: paint with the tenth colour while painting, else clear.
    Nought,
    /// Go to the tab after this one.
    NextTab,
    /// Walk the steps, or the lines of a proof.
    Go(Go),
    /// Close what is open, cancel what is running.
    Escape,
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

impl From<PlayAction> for Action {
    fn from(action: PlayAction) -> Self {
        Self::Play(action)
    }
}

impl From<BoardAction> for Action {
    fn from(action: BoardAction) -> Self {
        Self::Board(action)
    }
}

impl From<AnswerAction> for Action {
    fn from(action: AnswerAction) -> Self {
        Self::Answer(action)
    }
}

impl From<FileAction> for Action {
    fn from(action: FileAction) -> Self {
        Self::File(action)
    }
}

impl From<ShowAction> for Action {
    fn from(action: ShowAction) -> Self {
        Self::Show(action)
    }
}

impl From<PageAction> for Action {
    fn from(action: PageAction) -> Self {
        Self::Page(action)
    }
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
