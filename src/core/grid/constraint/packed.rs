//! What is written in characters of six bits.

/// The characters of what is packed, each of six bits.
const CHARACTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bits of packed characters, six of each.
pub(super) fn bits_of(text: &str) -> Option<Vec<u8>> {
    let bits = |letter: u8| {
        let place = CHARACTERS.iter().position(|known| *known == letter)?;
        u8::try_from(place).ok()
    };
    text.bytes().map(bits).collect()
}

/// A packed machine, and what it is called, if that is said behind it.
pub(super) fn packed_and_name(text: &str) -> (&str, Option<&str>) {
    text.split_once(',').map_or((text, None), |(packed, name)| (packed, Some(name)))
}
