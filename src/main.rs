//! The program: the command line, and the window where one is wanted.

use std::process::ExitCode;

use duvod_command::{Ending, Settings, Streams, no_display, run};
use mimalloc::MiMalloc;

/// A solving stack is thousands of small lists. This allocator makes easy puzzles a quarter quicker, and the
/// others a twentieth, than the system's own.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    be_told_of_long_files();
    ExitCode::from(match run(std::env::args_os(), &Streams::standard()) {
        Ending::Exit(status) => status,
        Ending::Window(settings) => open_window(&settings),
    })
}

/// A file that grows longer than the user's limit ends a program without a word. One that has asked to be told of it gets an
/// error where it writes, and says so.
fn be_told_of_long_files() {
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default());
}

#[cfg(not(feature = "window"))]
fn open_window(settings: &Settings) -> u8 {
    no_display(&settings.locale)
}

#[cfg(feature = "window")]
fn open_window(settings: &Settings) -> u8 {
    use std::sync::Arc;

    use duvod_window::{Fixed, Storage, WindowError, WindowOptions};

    let knowledge = Arc::new(settings.knowledge.clone());
    let options = WindowOptions::new(knowledge, settings.options.clone(), settings.locale.clone());
    let given = settings.given;
    let fixed =
        Fixed { language: given.language, coordinates: given.coordinates, profile: given.profile };
    let options = options.map(|options| {
        let (file, storage) = (settings.file.clone(), Storage::find());
        WindowOptions { file, storage, fixed, ..options }
    });
    match options.map_err(WindowError::from).and_then(duvod_window::run) {
        Ok(()) => 0,
        Err(WindowError::NoDisplay(_)) => no_display(&settings.locale),
        Err(error) => {
            eprintln!("duvod: {}", settings.locale.say(&error.message()));
            2
        }
    }
}
