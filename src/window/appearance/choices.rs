//! What can be chosen of how the window looks.

use serde::{Deserialize, Serialize};

/// The sizes of text that can be chosen, in percent.
pub(crate) const TEXT_SIZES: [u16; 8] = [80, 90, 100, 110, 125, 150, 175, 200];

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Dark ink on light paper.
    #[default]
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// What is preferred of light and dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scheme {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
    /// As the system is.
    #[default]
    System,
}

impl Scheme {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::System];
}

/// How large pencil marks are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MarkSize {
    /// They grow with the text.
    #[default]
    AsText,
    /// As usual, whatever the size of text.
    Usual,
    /// As large as there is room for.
    Large,
}

impl MarkSize {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 3] = [Self::AsText, Self::Usual, Self::Large];
}

/// Which of the palettes is used, each in light and dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Colours {
    /// Paper and ink.
    #[default]
    Standard,
    /// High contrast.
    HighContrast,
    /// Safe for colour-blind people.
    ColourBlind,
}

impl Colours {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 3] = [Self::Standard, Self::HighContrast, Self::ColourBlind];
}
