//! Whether the system is light or dark.
//!
//! Windows and macOS tell it through iced. On Linux iced needs 48 crates more to be told, so the desktop is asked in the way
//! in which scripts do: by the variable `GTK_THEME`, and then with `dbus-send` through the portal that desktops have for
//! this. Where neither answers, it is light.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use iced::{Subscription, Task};

use super::choices::Mode;
use crate::background::background;

/// What asks the portal of the desktop for the scheme that the user prefers.
const ASK: [&str; 8] = [
    "--session",
    "--print-reply=literal",
    "--reply-timeout=1000",
    "--dest=org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings.Read",
    "string:org.freedesktop.appearance",
    "string:color-scheme",
];

/// Asks the system; `None` if it does not say.
pub(super) fn ask() -> Task<Option<Mode>> {
    if cfg!(target_os = "linux") {
        return Task::perform(background(of_desktop), Option::flatten);
    }
    iced::system::theme().map(mode_of)
}

/// Hears of it when the system changes, where it tells.
pub(crate) fn changes() -> Subscription<Option<Mode>> {
    if cfg!(target_os = "linux") {
        return Subscription::none();
    }
    iced::system::theme_changes().map(mode_of)
}

fn mode_of(mode: iced::theme::Mode) -> Option<Mode> {
    match mode {
        iced::theme::Mode::None => None,
        iced::theme::Mode::Light => Some(Mode::Light),
        iced::theme::Mode::Dark => Some(Mode::Dark),
    }
}

/// What the desktop says.
fn of_desktop() -> Option<Mode> {
    let named = env::var("GTK_THEME").ok().filter(|name| !name.is_empty());
    named.as_deref().map(of_name).or_else(of_portal)
}

/// The mode of a theme by its name, as `Adwaita:dark` or `Yaru-dark`.
fn of_name(name: &str) -> Mode {
    if name.to_lowercase().ends_with("dark") { Mode::Dark } else { Mode::Light }
}

fn of_portal() -> Option<Mode> {
    // Without a bus the program would start one.
    let has_address = env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some();
    let in_folder = env::var_os("XDG_RUNTIME_DIR").map(|folder| Path::new(&folder).join("bus"));
    if !has_address && !in_folder.is_some_and(|bus| bus.exists()) {
        return None;
    }
    let asked = Command::new("dbus-send").args(ASK).stdin(Stdio::null()).output().ok()?;
    of_answer(&String::from_utf8_lossy(&asked.stdout))
}

/// The mode by the answer of the portal: 1 stands for dark, 2 for light.
fn of_answer(answer: &str) -> Option<Mode> {
    match answer.split_whitespace().last()? {
        "1" => Some(Mode::Dark),
        "2" => Some(Mode::Light),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_desktop_is_understood() {
        assert_eq!(of_answer("   variant       variant          uint32 1\n"), Some(Mode::Dark));
        assert_eq!(of_answer("   variant       variant          uint32 2\n"), Some(Mode::Light));
        assert_eq!((of_answer("variant uint32 0"), of_answer("")), (None, None));
        assert_eq!((of_name("Adwaita:dark"), of_name("Yaru")), (Mode::Dark, Mode::Light));
    }
}
