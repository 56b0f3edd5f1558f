//! The colours of pictures, of the window and of pages, by what they are for.
//!
//! There are six palettes: light and dark, each also with high contrast and with the colours of
//! roles chosen for people who see colours differently. A palette is data and nothing else.
//!
//! Invariant: every text stands out from every ground that it may stand on (tested).

#![allow(
    clippy::unreadable_literal,
    reason = "a colour is read as the six digits that it is written with everywhere"
)]

use super::shape::Tone;

/// A colour by its parts of red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl std::fmt::Display for Rgb {
    /// As it is written in pages: `#1b5e9f`.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A colour for everything that is drawn, in whatever form colours are wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette<C = Rgb> {
    /// The ground of the window.
    pub bg: C,
    /// The ground of panels, controls and cells.
    pub surface: C,
    /// Plain text.
    pub ink: C,
    /// Given digits.
    pub given: C,
    /// Text that may be overlooked, and pencil marks.
    pub muted: C,
    /// Borders, and the ground of what cannot be used.
    pub line: C,
    /// Borders of controls under the pointer.
    pub control: C,
    /// Lines between cells.
    pub grid_thin: C,
    /// Lines between blocks and around the grid.
    pub grid_thick: C,
    /// The one colour that says: look here.
    pub accent: C,
    /// Text on the accent and in filled marks.
    pub on_accent: C,
    /// The ground of what is chosen.
    pub soft: C,
    /// The cells of houses that no lines of the grid show, such as diagonals.
    pub extra_tint: C,
    /// The houses of the selected cell.
    pub house_tint: C,
    /// The selected cell.
    pub selected: C,
    /// A digit that is shown wherever it stands.
    pub same_digit: C,
    /// Digits that the solver found.
    pub solved: C,
    /// Digits that the user entered.
    pub entered: C,
    /// What is on, bases, the first set, pincers.
    pub blue: C,
    /// The ground of these.
    pub blue_tint: C,
    /// What is off, covers.
    pub green: C,
    /// The ground of these.
    pub green_tint: C,
    /// The second set.
    pub amber: C,
    /// The ground of the second set.
    pub amber_tint: C,
    /// Fins.
    pub fin: C,
    /// Pivots, suppositions, the third set.
    pub violet: C,
    /// The fourth set, and the fourth branch.
    pub rose: C,
    /// The fifth set, and the fifth branch.
    pub olive: C,
    /// What a step looks at.
    pub premise: C,
    /// What a step strikes, and what cannot be.
    pub target: C,
    /// The ground of these.
    pub target_tint: C,
    /// Digits that repeat, and errors.
    pub conflict: C,
    /// The ground of these.
    pub conflict_tint: C,
    /// What is done and well.
    pub success: C,
    /// The levels of difficulty, the easiest first.
    pub levels: [C; 5],
    /// The colours that a player paints with.
    pub paints: [C; 10],
}

/// What is printed: as [`LIGHT`], with pencil marks as dark as printers need them to be read.
pub const PAPER: Palette = Palette { muted: rgb(0x2B3541), ..LIGHT };

/// Light: paper and ink.
pub const LIGHT: Palette = Palette {
    bg: rgb(0xF3F5F8),
    surface: rgb(0xFFFFFF),
    ink: rgb(0x17212C),
    given: rgb(0x17212C),
    muted: rgb(0x556272),
    line: rgb(0xDCE2E9),
    control: rgb(0x7F8C9A),
    grid_thin: rgb(0xC3CCD6),
    grid_thick: rgb(0x2D3A48),
    accent: rgb(0x1B5E9F),
    on_accent: rgb(0xFFFFFF),
    soft: rgb(0xE3EDF8),
    extra_tint: rgb(0xF6F0E2),
    house_tint: rgb(0xEBF1F7),
    selected: rgb(0xCBE0F6),
    same_digit: rgb(0xFFE6A6),
    solved: rgb(0x1B5E9F),
    entered: rgb(0x0B6B5A),
    blue: rgb(0x1B66B5),
    blue_tint: rgb(0xE2EDF9),
    green: rgb(0x0A7A60),
    green_tint: rgb(0xE1F2EC),
    amber: rgb(0xA35A00),
    amber_tint: rgb(0xFAEBD7),
    fin: rgb(0xA35A00),
    violet: rgb(0x7440AF),
    rose: rgb(0xA81E86),
    olive: rgb(0x525C00),
    premise: rgb(0x4A6076),
    target: rgb(0xC22F28),
    target_tint: rgb(0xF7C6C2),
    conflict: rgb(0xC22F28),
    conflict_tint: rgb(0xFBE3E1),
    success: rgb(0x1E7346),
    levels: [rgb(0x1E7346), rgb(0x1B66B5), rgb(0xA35A00), rgb(0xC22F28), rgb(0x7440AF)],
    paints: [
        rgb(0x1B66B5),
        rgb(0x0A7A60),
        rgb(0xA35A00),
        rgb(0x7440AF),
        rgb(0xC22F28),
        rgb(0xA3588F),
        rgb(0x657025),
        rgb(0x007C99),
        rgb(0xA95C53),
        rgb(0x65635A),
    ],
};

/// Dark.
pub const DARK: Palette = Palette {
    bg: rgb(0x11161C),
    surface: rgb(0x181F27),
    ink: rgb(0xE7ECF1),
    given: rgb(0xF1F4F7),
    muted: rgb(0x9DABB9),
    line: rgb(0x2A343F),
    control: rgb(0x6B7987),
    grid_thin: rgb(0x36424F),
    grid_thick: rgb(0x8C9AA8),
    accent: rgb(0x7FB8F0),
    on_accent: rgb(0x0D1722),
    soft: rgb(0x1D3147),
    extra_tint: rgb(0x2A2519),
    house_tint: rgb(0x1E2833),
    selected: rgb(0x22405E),
    same_digit: rgb(0x5C4A14),
    solved: rgb(0x8CC3F7),
    entered: rgb(0x6BD0B8),
    blue: rgb(0x5FAEF5),
    blue_tint: rgb(0x1B3049),
    green: rgb(0x3CC79E),
    green_tint: rgb(0x173530),
    amber: rgb(0xF2B04C),
    amber_tint: rgb(0x3A2C14),
    fin: rgb(0xF2B04C),
    violet: rgb(0xC09BF2),
    rose: rgb(0xF98BDD),
    olive: rgb(0xCFE04A),
    premise: rgb(0x9DB4CB),
    target: rgb(0xFF7A70),
    target_tint: rgb(0x5A2522),
    conflict: rgb(0xFF7A70),
    conflict_tint: rgb(0x43211F),
    success: rgb(0x5CC98D),
    levels: [rgb(0x5CC98D), rgb(0x5FAEF5), rgb(0xF2B04C), rgb(0xFF7A70), rgb(0xC09BF2)],
    paints: [
        rgb(0x5FAEF5),
        rgb(0x3CC79E),
        rgb(0xF2B04C),
        rgb(0xC09BF2),
        rgb(0xFF7A70),
        rgb(0xD0739C),
        rgb(0x848F42),
        rgb(0x42C9DE),
        rgb(0xB27D5E),
        rgb(0xB3AFBA),
    ],
};

/// Light, with high contrast.
pub const HIGH_CONTRAST_LIGHT: Palette = Palette {
    bg: rgb(0xFFFFFF),
    surface: rgb(0xFFFFFF),
    ink: rgb(0x000000),
    given: rgb(0x000000),
    muted: rgb(0x2B2B2B),
    line: rgb(0x6A6A6A),
    control: rgb(0x4A4A4A),
    grid_thin: rgb(0x6A6A6A),
    grid_thick: rgb(0x000000),
    accent: rgb(0x003D99),
    on_accent: rgb(0xFFFFFF),
    soft: rgb(0xDCE9FF),
    extra_tint: rgb(0xF5EDD6),
    house_tint: rgb(0xECECEC),
    selected: rgb(0xBFD7FF),
    same_digit: rgb(0xFFE680),
    solved: rgb(0x003D99),
    entered: rgb(0x004D33),
    blue: rgb(0x003D99),
    blue_tint: rgb(0xDCE9FF),
    green: rgb(0x00573F),
    green_tint: rgb(0xDDF3EA),
    amber: rgb(0x6B3A00),
    amber_tint: rgb(0xFBEBD5),
    fin: rgb(0x6B3A00),
    violet: rgb(0x4B1E87),
    rose: rgb(0x94117A),
    olive: rgb(0x3E4700),
    premise: rgb(0x2B2B2B),
    target: rgb(0xA00010),
    target_tint: rgb(0xFFE3E3),
    conflict: rgb(0xA00010),
    conflict_tint: rgb(0xFFE3E3),
    success: rgb(0x00573F),
    levels: [rgb(0x000000); 5],
    paints: [
        rgb(0x003D99),
        rgb(0x00573F),
        rgb(0x6B3A00),
        rgb(0x4B1E87),
        rgb(0xA00010),
        rgb(0x861948),
        rgb(0x6A791F),
        rgb(0x0C79AC),
        rgb(0x876B6D),
        rgb(0x1F0018),
    ],
};

/// Dark, with high contrast.
pub const HIGH_CONTRAST_DARK: Palette = Palette {
    bg: rgb(0x000000),
    surface: rgb(0x000000),
    ink: rgb(0xFFFFFF),
    given: rgb(0xFFFFFF),
    muted: rgb(0xDADADA),
    line: rgb(0x9A9A9A),
    control: rgb(0xBDBDBD),
    grid_thin: rgb(0x8A8A8A),
    grid_thick: rgb(0xFFFFFF),
    accent: rgb(0x8CCBFF),
    on_accent: rgb(0x000000),
    soft: rgb(0x0B2A4A),
    extra_tint: rgb(0x241E0E),
    house_tint: rgb(0x1C1C1C),
    selected: rgb(0x123E6B),
    same_digit: rgb(0x5A4700),
    solved: rgb(0x8CCBFF),
    entered: rgb(0x7CF0CC),
    blue: rgb(0x8CCBFF),
    blue_tint: rgb(0x0B2A4A),
    green: rgb(0x6CF0BE),
    green_tint: rgb(0x0B3327),
    amber: rgb(0xFFC861),
    amber_tint: rgb(0x33240A),
    fin: rgb(0xFFC861),
    violet: rgb(0xDDB8FF),
    rose: rgb(0xFF8AE8),
    olive: rgb(0xDCEB40),
    premise: rgb(0xDADADA),
    target: rgb(0xFF9A93),
    target_tint: rgb(0x3D0F0D),
    conflict: rgb(0xFF9A93),
    conflict_tint: rgb(0x3D0F0D),
    success: rgb(0x7CF0CC),
    levels: [rgb(0xFFFFFF); 5],
    paints: [
        rgb(0x8CCBFF),
        rgb(0x6CF0BE),
        rgb(0xFFC861),
        rgb(0xDDB8FF),
        rgb(0xFF9A93),
        rgb(0x9B828F),
        rgb(0x7C9051),
        rgb(0x339793),
        rgb(0xE2FFA1),
        rgb(0xFEFDF1),
    ],
};

/// Light, safe for colour-blind people.
pub const COLOUR_BLIND_LIGHT: Palette = Palette {
    accent: rgb(0x0D43D5),
    soft: rgb(0xE2E9FB),
    selected: rgb(0xD4E0FA),
    solved: rgb(0x0D43D5),
    entered: rgb(0x745710),
    blue: rgb(0x0D43D5),
    blue_tint: rgb(0xE2E9FB),
    green: rgb(0x745710),
    green_tint: rgb(0xF6EDD3),
    amber: rgb(0x745710),
    amber_tint: rgb(0xF6EDD3),
    fin: rgb(0x151515),
    violet: rgb(0x151515),
    rose: rgb(0x991199),
    olive: rgb(0x445533),
    target: rgb(0xD81E86),
    target_tint: rgb(0xFBD0E6),
    conflict: rgb(0xC01576),
    conflict_tint: rgb(0xFDE6F2),
    levels: [LIGHT.premise; 5],
    paints: [
        rgb(0x0D43D5),
        rgb(0x745710),
        rgb(0x151515),
        rgb(0xAA44BB),
        rgb(0xD81E86),
        rgb(0x777755),
        rgb(0x005555),
        rgb(0x330088),
        rgb(0x552211),
        rgb(0x441155),
    ],
    ..LIGHT
};

/// Dark, safe for colour-blind people.
pub const COLOUR_BLIND_DARK: Palette = Palette {
    accent: rgb(0x8FB0FF),
    same_digit: rgb(0x463810),
    solved: rgb(0x8FB0FF),
    entered: rgb(0xF6B50A),
    blue: rgb(0x6B92FD),
    blue_tint: rgb(0x1C2B4D),
    green: rgb(0xF6B50A),
    green_tint: rgb(0x38300F),
    amber: rgb(0xF6B50A),
    amber_tint: rgb(0x38300F),
    fin: rgb(0xF1F1F1),
    violet: rgb(0xF1F1F1),
    rose: rgb(0xBB99CC),
    olive: rgb(0xAAFF88),
    target: rgb(0xFD5A67),
    target_tint: rgb(0x55202A),
    conflict: rgb(0xFF7D88),
    conflict_tint: rgb(0x451B28),
    levels: [DARK.premise; 5],
    paints: [
        rgb(0x6B92FD),
        rgb(0xF6B50A),
        rgb(0xF1F1F1),
        rgb(0xAA77BB),
        rgb(0xFD5A67),
        rgb(0xAAFF77),
        rgb(0xCC7711),
        rgb(0xFFBBFF),
        rgb(0x99BBAA),
        rgb(0x66FFAA),
    ],
    ..DARK
};

impl<C: Copy + PartialEq> Palette<C> {
    /// Says whether this is a palette of high contrast: there grounds have no shades.
    pub fn has_high_contrast(&self) -> bool {
        self.bg == self.surface
    }

    /// Returns the colour of text about what cannot be used now: paler than text that may be overlooked.
    pub fn disabled(&self) -> C {
        if self.has_high_contrast() { self.line } else { self.control }
    }

    /// Returns the colour of a sign of what cannot be used now.
    pub fn barred_sign(&self) -> C {
        if self.has_high_contrast() { self.line } else { self.control }
    }
}

impl<C: Copy> Palette<C> {
    /// Returns the colour of a shape in a picture.
    pub const fn tone(&self, tone: Tone) -> C {
        match tone {
            Tone::Surface => self.surface,
            Tone::Ink => self.ink,
            Tone::Given => self.given,
            Tone::Solved => self.solved,
            Tone::Entered => self.entered,
            Tone::Pencil => self.muted,
            Tone::GridThin => self.grid_thin,
            Tone::GridThick => self.grid_thick,
            Tone::ExtraTint => self.extra_tint,
            Tone::HouseTint => self.house_tint,
            Tone::SelectedTint => self.selected,
            Tone::Selection => self.accent,
            Tone::SameDigit => self.same_digit,
            Tone::OnMark => self.on_accent,
            Tone::Base => self.blue,
            Tone::BaseTint => self.blue_tint,
            Tone::Cover => self.green,
            Tone::CoverTint => self.green_tint,
            Tone::Fin => self.fin,
            Tone::SecondSet => self.amber,
            Tone::SecondSetTint => self.amber_tint,
            Tone::Pivot => self.violet,
            Tone::FourthSet => self.rose,
            Tone::FifthSet => self.olive,
            Tone::Premise => self.premise,
            Tone::Target => self.target,
            Tone::TargetTint => self.target_tint,
            Tone::Conflict => self.conflict,
            Tone::ConflictTint => self.conflict_tint,
            Tone::Painted(number) => self.paints[number as usize % self.paints.len()],
        }
    }
}

const fn rgb(hex: u32) -> Rgb {
    Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}
