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
    /// The colours of lines through cells: digits and marks are read on each.
    pub lines: [C; 8],
    /// The edges of these lines.
    pub line_edges: [C; 8],
    /// A white dot.
    pub white: C,
    /// A black dot.
    pub black: C,
}

/// What is printed: as [`LIGHT`], with pencil marks as dark as printers need them to be read.
pub const PAPER: Palette = Palette { muted: rgb(0x2B3541), ..LIGHT };

/// Light: paper and ink.
pub const LIGHT: Palette = palette(0);

/// Dark.
pub const DARK: Palette = palette(1);

/// Light, with high contrast.
pub const HIGH_CONTRAST_LIGHT: Palette = palette(2);

/// Dark, with high contrast.
pub const HIGH_CONTRAST_DARK: Palette = palette(3);

/// Light, safe for colour-blind people.
pub const COLOUR_BLIND_LIGHT: Palette = palette(4);

/// Dark, safe for colour-blind people.
pub const COLOUR_BLIND_DARK: Palette = palette(5);

/// The palette with this number: for each purpose its colour in each of them, in the order above.
const fn palette(number: usize) -> Palette {
    Palette {
        bg: rgb([0xF3F5F8, 0x11161C, 0xFFFFFF, 0x000000, 0xF3F5F8, 0x11161C][number]),
        surface: rgb([0xFFFFFF, 0x181F27, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x181F27][number]),
        ink: rgb([0x17212C, 0xE7ECF1, 0x000000, 0xFFFFFF, 0x17212C, 0xE7ECF1][number]),
        given: rgb([0x17212C, 0xF1F4F7, 0x000000, 0xFFFFFF, 0x17212C, 0xF1F4F7][number]),
        muted: rgb([0x556272, 0x9DABB9, 0x2B2B2B, 0xDADADA, 0x556272, 0x9DABB9][number]),
        line: rgb([0xDCE2E9, 0x2A343F, 0x6A6A6A, 0x9A9A9A, 0xDCE2E9, 0x2A343F][number]),
        control: rgb([0x7F8C9A, 0x6B7987, 0x4A4A4A, 0xBDBDBD, 0x7F8C9A, 0x6B7987][number]),
        grid_thin: rgb([0xC3CCD6, 0x36424F, 0x6A6A6A, 0x8A8A8A, 0xC3CCD6, 0x36424F][number]),
        grid_thick: rgb([0x2D3A48, 0x8C9AA8, 0x000000, 0xFFFFFF, 0x2D3A48, 0x8C9AA8][number]),
        accent: rgb([0x1B5E9F, 0x7FB8F0, 0x003D99, 0x8CCBFF, 0x0D43D5, 0x8FB0FF][number]),
        on_accent: rgb([0xFFFFFF, 0x0D1722, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x0D1722][number]),
        soft: rgb([0xE3EDF8, 0x1D3147, 0xDCE9FF, 0x0B2A4A, 0xE2E9FB, 0x1D3147][number]),
        extra_tint: rgb([0xF6F0E2, 0x2A2519, 0xF5EDD6, 0x241E0E, 0xF6F0E2, 0x2A2519][number]),
        house_tint: rgb([0xEBF1F7, 0x1E2833, 0xECECEC, 0x1C1C1C, 0xEBF1F7, 0x1E2833][number]),
        selected: rgb([0xCBE0F6, 0x22405E, 0xBFD7FF, 0x123E6B, 0xD4E0FA, 0x22405E][number]),
        same_digit: rgb([0xFFE6A6, 0x5C4A14, 0xFFE680, 0x5A4700, 0xFFE6A6, 0x463810][number]),
        solved: rgb([0x1B5E9F, 0x8CC3F7, 0x003D99, 0x8CCBFF, 0x0D43D5, 0x8FB0FF][number]),
        entered: rgb([0x0B6B5A, 0x6BD0B8, 0x004D33, 0x7CF0CC, 0x745710, 0xF6B50A][number]),
        blue: rgb([0x1B66B5, 0x5FAEF5, 0x003D99, 0x8CCBFF, 0x0D43D5, 0x6B92FD][number]),
        blue_tint: rgb([0xE2EDF9, 0x1B3049, 0xDCE9FF, 0x0B2A4A, 0xE2E9FB, 0x1C2B4D][number]),
        green: rgb([0x0A7A60, 0x3CC79E, 0x00573F, 0x6CF0BE, 0x745710, 0xF6B50A][number]),
        green_tint: rgb([0xE1F2EC, 0x173530, 0xDDF3EA, 0x0B3327, 0xF6EDD3, 0x38300F][number]),
        amber: rgb([0xA35A00, 0xF2B04C, 0x6B3A00, 0xFFC861, 0x745710, 0xF6B50A][number]),
        amber_tint: rgb([0xFAEBD7, 0x3A2C14, 0xFBEBD5, 0x33240A, 0xF6EDD3, 0x38300F][number]),
        fin: rgb([0xA35A00, 0xF2B04C, 0x6B3A00, 0xFFC861, 0x151515, 0xF1F1F1][number]),
        violet: rgb([0x7440AF, 0xC09BF2, 0x4B1E87, 0xDDB8FF, 0x151515, 0xF1F1F1][number]),
        rose: rgb([0xA81E86, 0xF98BDD, 0x94117A, 0xFF8AE8, 0x991199, 0xBB99CC][number]),
        olive: rgb([0x525C00, 0xCFE04A, 0x3E4700, 0xDCEB40, 0x445533, 0xAAFF88][number]),
        premise: rgb([0x4A6076, 0x9DB4CB, 0x2B2B2B, 0xDADADA, 0x4A6076, 0x9DB4CB][number]),
        target: rgb([0xC22F28, 0xFF7A70, 0xA00010, 0xFF9A93, 0xD81E86, 0xFD5A67][number]),
        target_tint: rgb([0xF7C6C2, 0x5A2522, 0xFFE3E3, 0x3D0F0D, 0xFBD0E6, 0x55202A][number]),
        conflict: rgb([0xC22F28, 0xFF7A70, 0xA00010, 0xFF9A93, 0xC01576, 0xFF7D88][number]),
        conflict_tint: rgb([0xFBE3E1, 0x43211F, 0xFFE3E3, 0x3D0F0D, 0xFDE6F2, 0x451B28][number]),
        success: rgb([0x1E7346, 0x5CC98D, 0x00573F, 0x7CF0CC, 0x1E7346, 0x5CC98D][number]),
        levels: [
            rgb([0x1E7346, 0x5CC98D, 0x000000, 0xFFFFFF, 0x4A6076, 0x9DB4CB][number]),
            rgb([0x1B66B5, 0x5FAEF5, 0x000000, 0xFFFFFF, 0x4A6076, 0x9DB4CB][number]),
            rgb([0xA35A00, 0xF2B04C, 0x000000, 0xFFFFFF, 0x4A6076, 0x9DB4CB][number]),
            rgb([0xC22F28, 0xFF7A70, 0x000000, 0xFFFFFF, 0x4A6076, 0x9DB4CB][number]),
            rgb([0x7440AF, 0xC09BF2, 0x000000, 0xFFFFFF, 0x4A6076, 0x9DB4CB][number]),
        ],
        paints: [
            rgb([0x1B66B5, 0x5FAEF5, 0x003D99, 0x8CCBFF, 0x0D43D5, 0x6B92FD][number]),
            rgb([0x0A7A60, 0x3CC79E, 0x00573F, 0x6CF0BE, 0x745710, 0xF6B50A][number]),
            rgb([0xA35A00, 0xF2B04C, 0x6B3A00, 0xFFC861, 0x151515, 0xF1F1F1][number]),
            rgb([0x7440AF, 0xC09BF2, 0x4B1E87, 0xDDB8FF, 0xAA44BB, 0xAA77BB][number]),
            rgb([0xC22F28, 0xFF7A70, 0xA00010, 0xFF9A93, 0xD81E86, 0xFD5A67][number]),
            rgb([0xA3588F, 0xD0739C, 0x861948, 0x9B828F, 0x777755, 0xAAFF77][number]),
            rgb([0x657025, 0x848F42, 0x6A791F, 0x7C9051, 0x005555, 0xCC7711][number]),
            rgb([0x007C99, 0x42C9DE, 0x0C79AC, 0x339793, 0x330088, 0xFFBBFF][number]),
            rgb([0xA95C53, 0xB27D5E, 0x876B6D, 0xE2FFA1, 0x552211, 0x99BBAA][number]),
            rgb([0x65635A, 0xB3AFBA, 0x1F0018, 0xFEFDF1, 0x441155, 0x66FFAA][number]),
        ],
        lines: lines(number),
        line_edges: line_edges(number),
        white: rgb([0xFFFFFF, 0xE7ECF1, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xE7ECF1][number]),
        black: rgb([0x17212C, 0x0B0F14, 0x000000, 0x000000, 0x17212C, 0x0B0F14][number]),
    }
}

/// The colours of lines in the palette with this number.
const fn lines(number: usize) -> [Rgb; 8] {
    [
        rgb([0xC2C9D1, 0x50555C, 0xBEC6D0, 0x495159, 0xC2C9D1, 0x4C5259][number]),
        rgb([0x90D998, 0x20612E, 0x82D88D, 0x005E21, 0x98E2A0, 0x1C622D][number]),
        rgb([0xD8B4FF, 0x614681, 0xD6B0FF, 0x5E3D89, 0xD4B0FB, 0x573C79][number]),
        rgb([0x9BCDFF, 0x035987, 0x95CAFE, 0x005581, 0x8BC7FE, 0x00537E][number]),
        rgb([0xE9C951, 0x655500, 0xE7C636, 0x605000, 0xF4D35B, 0x6B5A00][number]),
        rgb([0xFEB2C3, 0x8A3850, 0xFFADBF, 0x92244A, 0xFEA4B9, 0x812A46][number]),
        rgb([0xFFBA86, 0x81450D, 0xFFB57E, 0x803E00, 0xFFC092, 0x7D3F01][number]),
        rgb([0x65DADD, 0x005F61, 0x44D9DD, 0x005A5C, 0x70E4E8, 0x016365][number]),
    ]
}

/// The edges of these lines.
const fn line_edges(number: usize) -> [Rgb; 8] {
    [
        rgb([0x949CA5, 0x787F87, 0x5A626B, 0xAEB6BE, 0x8E969F, 0x80878F][number]),
        rgb([0x58AD66, 0x418E4F, 0x04712C, 0x75C780, 0x51A65F, 0x4A9657][number]),
        rgb([0xAD86D9, 0x8E6CB5, 0x714D9E, 0xC69FF1, 0xA680D2, 0x9674BD][number]),
        rgb([0x40A3E8, 0x2585C2, 0x00679B, 0x6CBBFE, 0x359CE1, 0x338DCB][number]),
        rgb([0xB89C00, 0x967F00, 0x746200, 0xD4B52C, 0xB09500, 0x9F8702][number]),
        rgb([0xEA7595, 0xC35C78, 0xA9355B, 0xFE93AE, 0xE26E8E, 0xCC6480][number]),
        rgb([0xDF863B, 0xB96B29, 0x994D00, 0xF9A058, 0xD77F35, 0xC27331][number]),
        rgb([0x03ADB1, 0x038D90, 0x006D6F, 0x38C7CB, 0x01A6A9, 0x0D9599][number]),
    ]
}

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
            Tone::Line(number) => self.lines[number as usize % self.lines.len()],
            Tone::LineEdge(number) => self.line_edges[number as usize % self.line_edges.len()],
            Tone::White => self.white,
            Tone::Black => self.black,
        }
    }
}

const fn rgb(hex: u32) -> Rgb {
    Rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}
