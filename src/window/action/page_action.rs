//! What can be asked anywhere of a page that has a state of its own.

use duvod::knowledge::Level;

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

/// What can be asked anywhere of a page that has a state of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageAction {
    /// Make a puzzle and play it.
    NewGame(NewGame),
    /// Take the grid with this number, from 0, of those that are offered: an empty one, and for new puzzles.
    Grid(usize),
    /// Play the game with this number, from 0, of those that came to their end.
    PlayAgain(usize),
    /// Play the past game with this number, from 0, from its beginning.
    PlayAfresh(usize),
    /// Put the grid on the clipboard as a picture.
    CopyPicture,
    /// Put the code of a link with the puzzle there.
    CopyCode,
    /// Save all solutions.
    SaveSolutions,
}
