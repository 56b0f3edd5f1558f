//! Writes what a package holds besides the program: manual pages in each language, and completions for shells.
//!
//! `cargo run --example companions -- FOLDER`

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use clap_complete::{Shell, generate_to};
use duvod::locale::Locale;
use duvod_command::{declaration, man_page};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("which folder?")?);
    for language in ["en", "cs"] {
        let pages = folder.join(language);
        fs::create_dir_all(&pages)?;
        fs::write(pages.join("duvod.1"), man_page(&Locale::new(language)?))?;
    }
    let mut command = declaration(&Locale::new("en")?);
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        let written = generate_to(shell, &mut command, "duvod", &folder)?;
        println!("{}", written.display());
    }
    Ok(())
}
