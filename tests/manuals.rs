//! The pages of `docs/` that are made of tables in the sources say what these say.
//!
//! With `UPDATE_DOCS=1` they are written anew.

use std::env;
use std::fs;
use std::path::Path;

use duvod::locale::Locale;
use duvod_command as command;
use duvod_window as window;

fn english() -> Locale {
    Locale::new("en").expect("English")
}

/// Holds that a page says this, or writes it if that is asked for.
fn hold(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, text).expect("the page is written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "docs/{name} is not what is declared: UPDATE_DOCS=1 writes it anew");
}

#[test]
fn the_page_of_keys_is_the_table_of_keys() {
    hold("keys.md", &window::keys_manual(&english()));
}

#[test]
fn the_page_of_commands_is_what_is_declared() {
    hold("commands.md", &command::manual(&english()));
}
