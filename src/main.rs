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
        Ending::Window(settings) => open_window(*settings),
    })
}

/// A file that grows longer than the user's limit ends a program without a word. One that has asked to be told of it gets an
/// error where it writes, and says so.
fn be_told_of_long_files() {
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default());
}

#[cfg(not(feature = "window"))]
fn open_window(Settings { locale, .. }: Settings) -> u8 {
    no_display(&locale)
}

#[cfg(feature = "window")]
fn open_window(settings: Settings) -> u8 {
    use std::sync::Arc;

    use duvod_window::{Fixed, Storage, WindowError, WindowOptions};

    let Settings { locale, others, knowledge, options, file, given } = settings;
    let options = WindowOptions::new(Arc::new(knowledge), options, locale.clone());
    let fixed =
        Fixed { language: given.language, coordinates: given.coordinates, profile: given.profile };
    let storage = Storage::find();
    let options = options.map(|options| WindowOptions { file, storage, fixed, ..options });
    let options = options.map(|options| options.speaking(others));
    match options.map_err(WindowError::from).and_then(duvod_window::run) {
        Ok(()) => 0,
        Err(WindowError::NoDisplay(_)) => no_display(&locale),
        Err(error) => {
            eprintln!("duvod: {}", locale.say(&error.message()));
            2
        }
    }
}
