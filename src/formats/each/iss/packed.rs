//! How the solver packs what is written with constraints.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as PACKED;

use crate::formats::each::link;

/// What stands in a pattern for one or more: the sign for it stands between constraints in names of grids.
const ONE_OR_MORE: [&str; 2] = ["+", "{1,}"];

/// A pattern of digits, packed as base 64 or, as it was before, encoded as in links.
pub(super) fn pattern(text: &str) -> Option<String> {
    let unpacked = if text.contains('%') {
        link::decode(text).ok()?
    } else {
        String::from_utf8(PACKED.decode(text).ok()?).ok()?
    };
    let letters = unpacked.chars().filter(|letter| !letter.is_whitespace());
    Some(letters.collect::<String>().replace(ONE_OR_MORE[0], ONE_OR_MORE[1]))
}

/// Packs a pattern.
pub(super) fn packed(pattern: &str) -> String {
    PACKED.encode(pattern.replace(ONE_OR_MORE[1], ONE_OR_MORE[0]))
}

/// A name in letters, digits and hyphens, as it can stand in the name of a grid; underlines stand for all else.
pub(super) fn plain(name: &str) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() || letter == '-' { letter } else { '_' };
    name.chars().map(plain).collect()
}
