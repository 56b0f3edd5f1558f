//! What can be asked for of how everything is shown.

/// What can be asked for of how everything is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowAction {
    /// Put the panel away, or show it again.
    TogglePanel,
    /// Larger text, or smaller.
    StepText(bool),
    /// Text as large as at first.
    PlainText,
    /// Dismiss what is to be known since the window was opened.
    DismissGreeting,
    /// Speak the language with this number, from 0.
    Language(usize),
    /// Speak the next language.
    NextLanguage,
    /// From light to dark or back.
    ToggleTheme,
    /// Close the card above the panel.
    Dismiss,
}
