//! What the system tells of the window: its size, its screen, and how bright everything is.

use iced::{Size, Task, window};

use super::Shared;
use crate::appearance::Mode;

/// Something that the system tells of the window.
#[derive(Clone, Copy, Debug)]
pub enum SystemMessage {
    /// The window was opened.
    Opened(window::Id, Size),
    /// The screen that the window is on has this size, if the system knows it.
    Screen(window::Id, Option<Size>),
    /// The window has this size now.
    Resized(Size),
    /// This many device pixels are in a logical one now.
    Rescaled(f32),
    /// The system is light or dark; `None` if it does not say.
    Bright(Option<Mode>),
    /// The window came to the front, or is there no longer.
    Front(bool),
}

impl Shared {
    /// Takes what the system tells.
    pub(crate) fn told(&mut self, message: SystemMessage) -> Task<SystemMessage> {
        match message {
            SystemMessage::Opened(id, size) => {
                self.resize(size);
                let screen = window::monitor_size(id);
                let screen = screen.map(move |screen| SystemMessage::Screen(id, screen));
                return Task::batch([screen, self.ask_system()]);
            }
            SystemMessage::Screen(id, screen) => return self.appearance.fit(id, screen),
            SystemMessage::Resized(size) => self.resize(size),
            SystemMessage::Rescaled(scale) => self.appearance.scale = scale,
            SystemMessage::Bright(mode) => self.appearance.system_told(mode),
            SystemMessage::Front(is_in_front) => {
                self.is_in_front = is_in_front;
                if is_in_front {
                    return self.ask_system();
                }
            }
        }
        Task::none()
    }

    /// Asks the system whether it is light or dark, if that counts.
    pub(crate) fn ask_system(&self) -> Task<SystemMessage> {
        self.appearance.ask_system().map(SystemMessage::Bright)
    }

    /// Takes another size of the window, as who draws it tells it.
    fn resize(&mut self, size: Size) {
        self.appearance.resize(size);
        self.opened.forget_place_of_menu();
    }

    /// Whether time is counted: the puzzle is played, and the window is in front.
    pub(crate) fn is_timed(&self) -> bool {
        self.is_in_front && self.session.is_timed()
    }
}
