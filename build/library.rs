//! Puts every message file below `locales/` into the library (`embedded_locales.rs`). A new file needs no edit here or
//! anywhere else.

mod data;

use std::io;

fn main() -> io::Result<()> {
    data::embed(&data::top()?.join("locales"), Some("ftl"), "embedded_locales.rs")
}
