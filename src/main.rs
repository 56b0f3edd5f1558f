//! The program: the command line, and the window where one is wanted.

use std::process::ExitCode;

use duvod::command::{self, Ending, Settings};

fn main() -> ExitCode {
    match command::run(std::env::args_os()) {
        Ending::Exit(code) => code,
        Ending::Window(settings) => open_window(&settings),
    }
}

#[cfg(not(feature = "window"))]
fn open_window(settings: &Settings) -> ExitCode {
    command::no_display(&settings.locale)
}
