//! Puts every file below `knowledge/` into the package of what reasons (`embedded_knowledge.rs`), and makes a typed
//! constructor of each message of `locales/` for it (`words.rs`). A new file needs no edit here or anywhere else.

mod data;
#[path = "../src/locale/kinds.rs"]
#[allow(dead_code, unreachable_pub, reason = "a part of it is for the program")]
mod kinds;
#[path = "../src/locale/signatures.rs"]
mod signatures;
#[path = "../src/locale/uses.rs"]
mod uses;
mod words;

use std::{fs, io, process};

use data::{embed, files, output, top};

fn main() -> io::Result<()> {
    let top = top()?;
    embed(&top.join("knowledge"), None, "embedded_knowledge.rs")?;
    let locales = files(&top.join("locales"), Some("ftl"))?;
    let texts: io::Result<Vec<(String, String)>> =
        locales.into_iter().map(|(name, path)| Ok((name, fs::read_to_string(path)?))).collect();
    match words::constructors(&texts?) {
        Ok(source) => fs::write(output()?.join("words.rs"), source),
        Err(faults) => {
            eprintln!("{faults}");
            process::exit(1);
        }
    }
}
