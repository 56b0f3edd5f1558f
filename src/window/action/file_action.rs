//! What can be asked for of files and of the clipboard.

/// What can be asked for of files and of the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAction {
    /// Choose a file to load.
    Open,
    /// Load what is on the clipboard.
    Paste,
    /// Put the puzzle on the clipboard, or all that stands in the grid.
    Copy(bool),
    /// Put it there in the format with this number, from 0.
    CopyAs(usize),
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
}
