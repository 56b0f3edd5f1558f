//! What a file, a link or a user says, within a message: cut where it is long, and without what a terminal would obey.
//!
//! Every text that a message carries goes through [`quoted`], and all that is said through [`seen`]: words of a user's own,
//! too, cannot move the cursor, hide what follows or turn it round.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::message::is_command;

/// The most characters of what is repeated from a text.
const MOST_QUOTED: usize = 40;

/// The values that repeat what was found somewhere.
const REPEATED: [&str; 3] = ["found", "field", "host"];

/// The most characters of names that are no names of ours.
const MOST_OF_A_NAME: usize = 200;

/// The value that is ours, however long: a step in notation that is cut cannot be followed.
const WHOLE: &str = "notation";

/// The most characters of other texts, such as the paths of files, or lists of what there is.
const MOST: usize = 4000;

/// The text of a value with this name.
pub(super) fn quoted<'t>(name: &str, text: &'t str) -> Cow<'t, str> {
    let most = match name {
        WHOLE => return Cow::Borrowed(text),
        "name" => MOST_OF_A_NAME,
        name if REPEATED.contains(&name) => MOST_QUOTED,
        _ => MOST,
    };
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// A text with a number, as U+001B, in place of every character that is none to be seen.
pub(super) fn seen(text: &str) -> Cow<'_, str> {
    let is_hidden = |found: char| is_command(found) && found != '\n';
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    for found in text.chars() {
        if is_hidden(found) {
            let _ = write!(plain, "U+{:04X}", u32::from(found));
        } else {
            plain.push(found);
        }
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_repeated_is_cut() {
        let long = "č".repeat(1 << 20);
        assert_eq!(quoted("found", &long).chars().count(), MOST_QUOTED + 1);
        assert_eq!(quoted("file", &long).chars().count(), MOST + 1);
        assert_eq!(quoted("found", "5"), "5");
        assert_eq!(quoted("notation", &long), long);
    }

    #[test]
    fn what_a_terminal_obeys_is_shown() {
        assert_eq!(seen("a\u{1b}[31mb\u{9b}c\u{202e}d\nř"), "aU+001B[31mbU+009BcU+202Ed\nř");
        assert!(matches!(seen("plain ř → „x“"), Cow::Borrowed(_)));
    }
}
