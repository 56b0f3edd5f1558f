//! From bytes to text.
//!
//! A puzzle file is UTF-8. UTF-16 is read too where a byte order mark announces it, because
//! editors and spreadsheets on Windows write it.

use std::borrow::Cow;

use super::source_lines::{SourceLines, SourcePosition};
use super::{Fault, ReadError};

/// The most bytes that are read at once: some 800 000 classic puzzles. More belongs to
/// [`read_line`](super::read_line), a line at a time. A caller who fills a buffer from a file of
/// unknown length need take no more than one byte above this.
pub const MAX_BYTES: usize = 64 << 20;

/// How many bytes of what cannot be read are looked at to see whether it is a text at all.
const BEGINNING: usize = 4096;

/// Decodes the text that these bytes are: UTF-8, or UTF-16 with a byte order mark.
///
/// # Errors
/// [`Fault::NotUtf8`] and [`Fault::NotUtf16`] with the place of the first byte that cannot be
/// read; [`Fault::NotText`] for bytes that no text has; [`Fault::TooLarge`] for more than [`MAX_BYTES`].
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::new(1, 1, Fault::TooLarge { limit: MAX_BYTES }));
    }
    match bytes {
        [0xff, 0xfe, rest @ ..] => decode_utf16(rest, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, rest @ ..] => decode_utf16(rest, u16::from_be_bytes).map(Cow::Owned),
        _ => decode_utf8(bytes).map(Cow::Borrowed),
    }
}

/// Whether no text has this byte, in whatever encoding of bytes.
fn is_in_no_text(byte: u8) -> bool {
    byte.is_ascii_control() && !byte.is_ascii_whitespace() && byte != 0x0b
}

fn decode_utf8(bytes: &[u8]) -> Result<&str, ReadError> {
    std::str::from_utf8(bytes).map_err(|error| {
        if bytes.iter().take(BEGINNING).any(|byte| is_in_no_text(*byte)) {
            return ReadError::new(1, 1, Fault::NotText);
        }
        let (valid, rest) = bytes.split_at(error.valid_up_to());
        let byte = rest.first().copied().unwrap_or_default();
        after(&String::from_utf8_lossy(valid), Fault::NotUtf8 { byte })
    })
}

fn decode_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, ReadError> {
    let (pairs, odd) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(pairs.len());
    for character in char::decode_utf16(pairs.iter().map(|&pair| unit(pair))) {
        match character {
            Ok(character) => text.push(character),
            Err(_) => return Err(after(&text, Fault::NotUtf16)),
        }
    }
    if odd.is_empty() { Ok(text) } else { Err(after(&text, Fault::NotUtf16)) }
}

/// The error that is met just after `text`.
fn after(text: &str, fault: Fault) -> ReadError {
    let mut lines = SourceLines::new(text);
    let _ = lines.by_ref().last();
    let SourcePosition { line, column } = lines.end();
    if text.ends_with(['\n', '\r']) {
        ReadError::new(line + 1, 1, fault)
    } else {
        ReadError::new(line, column, fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(bytes: &[u8]) -> Option<ReadError> {
        decode(bytes).err()
    }

    #[test]
    fn utf8_is_borrowed() {
        assert!(matches!(decode("ř".as_bytes()), Ok(Cow::Borrowed("ř"))));
        assert!(matches!(decode(b""), Ok(Cow::Borrowed(""))));
    }

    #[test]
    fn the_first_byte_that_is_no_utf8_has_a_place() {
        let fault = Fault::NotUtf8 { byte: 0xec };
        assert_eq!(error(b"# T\xec\x9ek\xe9"), Some(ReadError::new(1, 4, fault.clone())));
        assert_eq!(error(b"\xec"), Some(ReadError::new(1, 1, fault.clone())));
        assert_eq!(error(b"53\r\n\xec"), Some(ReadError::new(2, 1, fault.clone())));
        assert_eq!(error("ř\nřř".as_bytes()), None);
        let cut = [&b"\xc5\x99\n\xc5\x99"[..], b"\xec\x9b"].concat();
        assert_eq!(error(&cut), Some(ReadError::new(2, 2, fault)));
    }

    #[test]
    fn utf16_is_known_by_its_mark() {
        let little = [0xff, 0xfe, b'5', 0, b'\n', 0, 0x59, 0x01];
        let big = [0xfe, 0xff, 0, b'5', 0, b'\n', 0x01, 0x59];
        for bytes in [little, big] {
            assert_eq!(decode(&bytes).as_deref(), Ok("5\nř"));
        }
        let half = [0xff, 0xfe, b'5', 0, 0x00, 0xd8, b'3', 0];
        assert_eq!(error(&half), Some(ReadError::new(1, 2, Fault::NotUtf16)));
        assert_eq!(error(&little[..7]), Some(ReadError::new(2, 1, Fault::NotUtf16)));
    }

    #[test]
    fn too_much_is_refused_before_it_is_read() {
        let fault = Fault::TooLarge { limit: MAX_BYTES };
        assert_eq!(error(&vec![b'.'; MAX_BYTES + 1]), Some(ReadError::new(1, 1, fault)));
    }
}
