//! The font files of the typeface Inter, by Rasmus Andersson.
//!
//! They are part of the program (licence: `fonts/OFL.txt`), so the window, pictures of pixels and printed pages look the
//! same everywhere, and have all letters of the languages.

/// Plain type.
pub const REGULAR: &[u8] = include_bytes!("../../fonts/Inter-Regular.otf");

/// For controls and lists.
pub const MEDIUM: &[u8] = include_bytes!("../../fonts/Inter-Medium.otf");

/// For headlines and for what counts.
pub const SEMIBOLD: &[u8] = include_bytes!("../../fonts/Inter-SemiBold.otf");

/// For digits that the user entered.
pub const ITALIC: &[u8] = include_bytes!("../../fonts/Inter-Italic.otf");
