//! Opening the window, and what to say where there is no display.

use super::look::layout::{self, FIRST};
use super::persistence::Preferences;
use duvod::storage;
use iced::{Size, Task};
use std::env;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::background::{Concern, PACE};
use super::laboratory::WatchMessage::Beat;
use super::look::font;
use super::look::layout::SMALLEST;
use super::message::Message;
use super::play::BEAT;
use super::shared::{Shared, SystemMessage, WindowError, WindowOptions};
use super::state::Window;
use super::widget::theme;
use super::{appearance, files, laboratory, page, panel};
use iced::event::Status;
use iced::{Event, Program, Subscription, Theme, time};

/// The application, as [`run`] runs it and tests drive it.
///
/// # Errors
/// [`WindowError`] when the options do not make a window.
///
/// # Panics
/// Never: the window is made from options that have just made one.
pub fn application(
    options: WindowOptions,
) -> Result<
    iced::Application<impl Program<State = Window, Message = Message, Theme = Theme>>,
    WindowError,
> {
    let _tried = Window::new(&options)?;
    let size = first_size(&options);
    let boot = move || {
        OPENED.store(true, Ordering::Relaxed);
        Window::open(&options).expect("the same options made a window before")
    };
    let application = iced::application(boot, Window::update, Window::view)
        .title(|window: &Window| window.files.title(&window.shared))
        .theme(|window: &Window| theme::theme("Duvod", window.shared.appearance.palette()))
        .style(|window: &Window, _theme| window.shared.appearance.style())
        .subscription(subscription)
        .scale_factor(|window: &Window| window.shared.appearance.tell_scale())
        .default_font(font::REGULAR)
        .window(iced::window::Settings {
            size,
            min_size: Some(SMALLEST),
            exit_on_close_request: false,
            ..iced::window::Settings::default()
        });
    Ok(font::FILES.into_iter().fold(application, iced::Application::font))
}

/// Opens the window and comes back when it is closed.
///
/// # Errors
/// [`WindowError`] when there is no display, or when the options do not make a window.
pub fn run(options: WindowOptions) -> Result<(), WindowError> {
    if !has_display() {
        return Err(WindowError::NoDisplay("no display is set".to_owned()));
    }
    let application = application(options)?;
    let hook: Arc<Hook> = panic::take_hook().into();
    let tell = Arc::clone(&hook);
    panic::set_hook(Box::new(move |what| {
        if OPENED.load(Ordering::Relaxed) {
            tell(what);
        }
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(|| application.run()));
    panic::set_hook(Box::new(move |what| hook(what)));
    match result {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(WindowError::NoDisplay(error.to_string())),
        Err(payload) if OPENED.load(Ordering::Relaxed) => panic::resume_unwind(payload),
        Err(payload) => {
            let reason = payload.downcast_ref::<String>().cloned();
            Err(WindowError::NoDisplay(reason.unwrap_or_default()))
        }
    }
}

/// Tells what a panic was about.
type Hook = dyn Fn(&panic::PanicHookInfo<'_>) + Send + Sync;

/// Whether a window has been booted. iced panics where it cannot reach the display; that happens
/// before, and is no more than a missing display.
static OPENED: AtomicBool = AtomicBool::new(false);

/// Whether a display is named. Only X11 and Wayland name theirs.
fn has_display() -> bool {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    let names = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];
    names.into_iter().any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// What the window listens to besides keys: its size, and time while a puzzle is being solved or played, or while
/// something is said. Keys are heard in their turn, where the window is drawn.
fn subscription(window: &Window) -> Subscription<Message> {
    let events = iced::event::listen_with(heard);
    let works = window.pages.is_working()
        || window.shared.background.is_listing()
        || window.book.contest().is_some()
        || window.files.list.as_ref().is_some_and(|list| list.ratings.is_working());
    let pace = if window.shared.is_solving() || works {
        Some(PACE)
    } else {
        beats(window).then_some(BEAT)
    };
    let ticks = pace.map(|pace| time::every(pace).map(Message::Tick));
    let walking = window.answers.walking;
    let steps = walking
        .is_playing
        .then(|| time::every(walking.pause()).map(|_| Message::Panel(panel::Message::Paced)));
    let run = window.pages.laboratory.watch.pause().map(|pause| {
        time::every(pause)
            .map(|_| Message::Page(page::Message::Laboratory(laboratory::Message::Watch(Beat))))
    });
    let others = ticks.into_iter().chain(steps).chain(run);
    let bright = appearance::changes().map(|mode| Message::System(SystemMessage::Bright(mode)));
    Subscription::batch([events, bright].into_iter().chain(others))
}

/// Whether something is to be looked at now and then: the time, or what is said.
pub(crate) fn beats(window: &Window) -> bool {
    let shared = &window.shared;
    let waits = shared.background.consulting(Concern::Hint).is_some() || window.files.is_reading();
    shared.is_timed() || shared.notices.said.is_some() || waits
}

/// What is made of what happens to the window.
fn heard(event: Event, _status: Status, window: iced::window::Id) -> Option<Message> {
    match event {
        Event::Window(iced::window::Event::Resized(size)) => {
            Some(Message::System(SystemMessage::Resized(size)))
        }
        Event::Window(iced::window::Event::Opened { size, .. }) => {
            Some(Message::System(SystemMessage::Opened(window, size)))
        }
        Event::Window(iced::window::Event::Rescaled(scale)) => {
            Some(Message::System(SystemMessage::Rescaled(scale)))
        }
        // Wayland gives none of these three to the library below iced.
        Event::Window(iced::window::Event::FileHovered(_)) => {
            Some(Message::Files(files::Message::Hovered(true)))
        }
        Event::Window(iced::window::Event::FilesHoveredLeft) => {
            Some(Message::Files(files::Message::Hovered(false)))
        }
        Event::Window(iced::window::Event::FileDropped(path)) => {
            Some(Message::Files(files::Message::Dropped(path)))
        }
        Event::Window(iced::window::Event::CloseRequested) => Some(Message::Close(window)),
        Event::Window(iced::window::Event::Focused) => {
            Some(Message::System(SystemMessage::Front(true)))
        }
        Event::Window(iced::window::Event::Unfocused) => {
            Some(Message::System(SystemMessage::Front(false)))
        }
        _ => None,
    }
}

impl Window {
    /// The window as it was left, and the reading of the file that it opens with.
    ///
    /// # Errors
    /// As [`Window::new`].
    pub fn open(options: &WindowOptions) -> Result<(Self, Task<Message>), WindowError> {
        let (shared, preferences, [problem, faults]) = Shared::as_it_was(options)?;
        let mut window = Self::of(shared);
        window.take(&preferences);
        let Self { shared, files, .. } = &mut window;
        let (found, damaged) = files.resume(shared, preferences.rules, options.file.as_ref());
        let task = Task::batch([window.settle(), found.map(Message::Files)]);
        let unread = window.pages.maker.take_made(&mut window.shared);
        window.shared.greet([problem, damaged, unread, faults]);
        window.redraw();
        Ok((window, task))
    }
}

/// How large the window is to be when it opens, in the pixels that it is laid out in.
pub(crate) fn first_size(options: &WindowOptions) -> Size {
    let text = options.storage.as_ref().map(|storage| storage::read(&storage.preferences));
    let text = text.and_then(|read| read.ok().flatten());
    let kept = text.and_then(|text| Preferences::read(&text).ok()).unwrap_or_default();
    let size = kept.size.map_or(FIRST, |(width, height)| Size::new(width, height));
    size * (1.0 / layout::scale_of(kept.text_size, size))
}
