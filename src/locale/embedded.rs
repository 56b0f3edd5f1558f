//! The message files that are built into the program.
//!
//! A language is a folder: the list of languages is the list of folders, and nothing in the program
//! repeats it.

include!(concat!(env!("OUT_DIR"), "/embedded_locales.rs"));

/// The language that is spoken where a better one is not known.
pub(super) const FALLBACK: &str = "en";

/// The tags of the embedded languages, sorted.
pub(super) fn tags() -> Vec<&'static str> {
    let mut tags: Vec<&str> =
        FILES.iter().filter_map(|(path, _)| Some(path.split_once('/')?.0)).collect();
    tags.dedup();
    tags
}

/// The files of one language: name with its folder, and text.
pub(super) fn files(tag: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES
        .iter()
        .copied()
        .filter(move |(path, _)| path.split_once('/').is_some_and(|(folder, _)| folder == tag))
}
