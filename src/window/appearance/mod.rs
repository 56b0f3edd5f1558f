//! How the window looks: light or dark, its palette, its size and that of its text, and where its regions are then.
//!
//! It knows neither the window nor what happens there.

mod choices;
mod frames;
mod system;

use std::cell::Cell;

use iced::theme::Style;
use iced::{Size, Task, window};

pub use choices::Mode;
pub(crate) use choices::{Colours, MarkSize, Scheme, TEXT_SIZES};
pub(crate) use system::changes;

use crate::look::layout::{Layout, SMALLEST};
use crate::look::{layout, palette, palette::Palette};
use duvod::{picture, picture::Pencil};
use frames::Frames;

/// How the window looks.
#[derive(Debug)]
pub(crate) struct Appearance {
    pub(crate) mode: Mode,
    /// What is preferred of light and dark.
    pub(crate) scheme: Scheme,
    /// What the system is.
    system: Mode,
    /// The palette.
    pub(crate) colours: Colours,
    /// The size of text in percent.
    pub(crate) text_size: u16,
    /// How large pencil marks are.
    pub(crate) mark_size: MarkSize,
    /// Whether pencil marks are written strongly.
    pub(crate) bold_marks: bool,
    /// The size of the window in logical pixels at text size 100 %.
    pub(crate) size: Size,
    /// Device pixels in a logical one.
    pub(crate) scale: f32,
    /// How much larger everything is than at text size 100 %, as who draws the window was told last.
    told_scale: Cell<f32>,
    /// How many cells a side of the grid has.
    side: usize,
    pub(crate) layout: Layout,
    /// How frames are to be drawn.
    frames: Frames,
}

impl Appearance {
    /// How the window looks at first, around a grid with so many cells a side.
    pub(crate) fn new(mode: Mode, side: usize) -> Self {
        Self {
            mode,
            scheme: Scheme::default(),
            system: mode,
            colours: Colours::default(),
            text_size: 100,
            mark_size: MarkSize::default(),
            bold_marks: false,
            size: layout::FIRST,
            scale: 1.0,
            told_scale: Cell::new(1.0),
            side,
            layout: Layout::new(layout::FIRST, 100, side),
            frames: Frames::default(),
        }
    }

    /// The colours of everything now.
    pub(crate) fn palette(&self) -> &'static Palette {
        self.palettes().0
    }

    /// How pencil marks are written. Where more than nine stand in a cell they are as large and as strong as can be.
    pub(crate) fn pencil(&self) -> Pencil {
        if self.side > 9 {
            return Pencil { percent: Pencil::LARGEST, bold: true };
        }
        let percent = match self.mark_size {
            MarkSize::AsText => self.text_size.clamp(100, Pencil::LARGEST),
            MarkSize::Usual => 100,
            MarkSize::Large => Pencil::LARGEST,
        };
        Pencil { percent, bold: self.bold_marks }
    }

    /// The same colours, as files with pictures have them.
    pub(crate) fn palette_of_files(&self) -> &'static picture::Palette {
        self.palettes().1
    }

    fn palettes(&self) -> (&'static Palette, &'static picture::Palette) {
        match (self.colours, self.mode) {
            (Colours::Standard, Mode::Light) => (&palette::LIGHT, &picture::LIGHT),
            (Colours::Standard, Mode::Dark) => (&palette::DARK, &picture::DARK),
            (Colours::HighContrast, Mode::Light) => {
                (&palette::HIGH_CONTRAST_LIGHT, &picture::HIGH_CONTRAST_LIGHT)
            }
            (Colours::HighContrast, Mode::Dark) => {
                (&palette::HIGH_CONTRAST_DARK, &picture::HIGH_CONTRAST_DARK)
            }
            (Colours::ColourBlind, Mode::Light) => {
                (&palette::COLOUR_BLIND_LIGHT, &picture::COLOUR_BLIND_LIGHT)
            }
            (Colours::ColourBlind, Mode::Dark) => {
                (&palette::COLOUR_BLIND_DARK, &picture::COLOUR_BLIND_DARK)
            }
        }
    }

    /// Takes note that there will be another frame.
    pub(crate) fn count_frame(&mut self) {
        self.frames.count();
    }

    /// The background of the next frame, and the colour of text.
    pub(crate) fn style(&self) -> Style {
        self.frames.style(self.palette())
    }

    /// Is light or dark as is preferred.
    pub(crate) fn prefer(&mut self, scheme: Scheme) {
        self.scheme = scheme;
        self.mode = match scheme {
            Scheme::Light => Mode::Light,
            Scheme::Dark => Mode::Dark,
            Scheme::System => self.system,
        };
    }

    /// Goes from light to dark or back, whatever the system is.
    pub(crate) fn toggle(&mut self) {
        self.prefer(if self.mode == Mode::Dark { Scheme::Light } else { Scheme::Dark });
    }

    /// Hears that the system is light or dark now; `None` if it does not say.
    pub(crate) fn system_told(&mut self, mode: Option<Mode>) {
        self.system = mode.unwrap_or_default();
        self.prefer(self.scheme);
    }

    /// Asks the system whether it is light or dark, if that counts.
    pub(crate) fn ask_system(&self) -> Task<Option<Mode>> {
        if self.scheme == Scheme::System { system::ask() } else { Task::none() }
    }

    /// How much larger everything but the grid is than at text size 100 %: as preferred, or as the window has room for.
    pub(crate) fn text_scale(&self) -> f32 {
        self.scale_at(self.text_size)
    }

    /// The same if text had this size, in percent.
    pub(crate) fn scale_at(&self, text_size: u16) -> f32 {
        layout::scale_of(text_size, self.size)
    }

    /// The regions of the window if text had this size, in percent.
    pub(crate) fn layout_at(&self, text_size: u16) -> Layout {
        Layout::new(self.size, text_size, self.side)
    }

    /// Tells the scale to who draws the window; the sizes that come from there are divided by what it was told last.
    pub(crate) fn tell_scale(&self) -> f32 {
        self.told_scale.set(self.text_scale());
        self.told_scale.get()
    }

    /// The size of the window in the pixels that it is laid out in: fewer of them if text is larger.
    pub(crate) fn scaled_size(&self) -> Size {
        self.size * (1.0 / self.text_scale())
    }

    /// Takes another size of the window, as who draws it tells it.
    pub(crate) fn resize(&mut self, size: Size) {
        self.size = size * self.told_scale.get();
        self.lay_out();
    }

    /// Lays everything out anew, for another size of the window or of text.
    pub(crate) fn lay_out(&mut self) {
        self.layout = self.layout_at(self.text_size);
    }

    /// Lays everything out around a grid with so many cells a side.
    pub(crate) fn fit_grid(&mut self, side: usize) {
        if self.side != side {
            self.side = side;
            self.lay_out();
        }
    }

    /// Takes text of this size, in percent: everything but the grid grows with it, and the grid takes the rest.
    pub(crate) fn scale_text(&mut self, size: u16) {
        self.text_size = size;
        self.lay_out();
    }

    /// Whether the next larger size of text would be seen to be larger.
    pub(crate) fn has_room_for_larger_text(&self) -> bool {
        let seen = |size: u16| self.layout_at(size).text_percent(size);
        let next = TEXT_SIZES.into_iter().find(|size| *size > self.text_size);
        let now = seen(self.text_size).round();
        next.map_or(now >= f32::from(self.text_size), |next| seen(next).round() > now)
    }

    /// Makes the window smaller if its screen is. Both are measured in the pixels that the window is laid out in.
    pub(crate) fn fit<M: Send + 'static>(&self, id: window::Id, screen: Option<Size>) -> Task<M> {
        let size = self.scaled_size();
        let smallest = SMALLEST * (1.0 / self.text_scale());
        match screen {
            Some(screen) if screen.width < size.width || screen.height < size.height => {
                let width = screen.width.min(size.width).max(smallest.width);
                let height = screen.height.min(size.height).max(smallest.height);
                window::resize(id, Size::new(width, height))
            }
            _ => Task::none(),
        }
    }
}
