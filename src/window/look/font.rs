//! The font Inter and the sizes of type.
//!
//! Its four files are part of the program ([`typeface`]), so the window looks the same everywhere and has all letters of
//! its languages.

use iced::font::{Style, Weight};
use iced::{Font, Pixels};

use super::layout::Form;
use duvod::picture::typeface;

/// The font files that the window loads.
pub(crate) const FILES: [&[u8]; 4] =
    [typeface::REGULAR, typeface::MEDIUM, typeface::SEMIBOLD, typeface::ITALIC];

/// Plain type.
pub(crate) const REGULAR: Font = Font::with_name("Inter");

/// For controls and lists.
pub(crate) const MEDIUM: Font = Font { weight: Weight::Medium, ..REGULAR };

/// For headlines and for what counts.
pub(crate) const SEMIBOLD: Font = Font { weight: Weight::Semibold, ..REGULAR };

/// For digits that the user entered.
pub(crate) const ITALIC: Font = Font { style: Style::Italic, ..REGULAR };

/// What a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The one line that a panel is about.
    Headline,
    /// The heading of a part.
    Section,
    /// Sentences that explain.
    Explanation,
    /// Buttons, tabs, lists.
    Control,
    /// What may be overlooked.
    Secondary,
}

impl Purpose {
    /// The size of the type and the height of a line.
    pub(crate) const fn size(self, form: Form) -> (Pixels, Pixels) {
        let (size, line) = match (form, self) {
            (Form::Wide, Self::Headline) => (24.0, 32.0),
            (Form::Wide, Self::Section) | (Form::Small, Self::Headline) => (17.0, 24.0),
            (Form::Wide, Self::Explanation) => (15.0, 24.0),
            (Form::Wide, Self::Control) | (Form::Small, Self::Section) => (14.0, 20.0),
            (Form::Wide, Self::Secondary) | (Form::Small, Self::Explanation | Self::Control) => {
                (13.0, 20.0)
            }
            (Form::Small, Self::Secondary) => (12.0, 18.0),
        };
        (Pixels(size), Pixels(line))
    }

    /// The font that is used unless something else is said.
    pub(crate) const fn font(self) -> Font {
        match self {
            Self::Headline | Self::Section => SEMIBOLD,
            Self::Control => MEDIUM,
            Self::Explanation | Self::Secondary => REGULAR,
        }
    }
}
