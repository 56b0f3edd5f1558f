//! Unpacks what lz-string has packed.
//!
//! What it packs is a row of codes, each of a text that stood before with one character more; so a link of sixteen thousand
//! characters may hold forty million. Here no more is unpacked than is wanted, and nothing is kept but the text itself: each
//! entry of the dictionary is a part of it. (The method: lz-string by pieroxy; a crate packs, and is what this is tested against.)

use std::ops::Range;

/// The code for a character that is new, of eight bits.
const NEW_SHORT: usize = 0;

/// The code for a character that is new, of sixteen bits.
const NEW_LONG: usize = 1;

/// The code for the end.
const END: usize = 2;

/// Why nothing is unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unpackable {
    /// It is not packed by lz-string.
    Damaged,
    /// It has more characters than are wanted.
    TooLong,
}

/// Unpacks what stands as base 64, up to `most` units of UTF-16. Characters that base 64 has not are passed over.
///
/// # Errors
/// Why it cannot be unpacked.
pub(super) fn unpack_base64(text: &str, most: usize) -> Result<Vec<u16>, Unpackable> {
    let mut bits = Bits { values: text.bytes().filter_map(value).collect(), next: 0 };
    if bits.values.is_empty() {
        return Ok(Vec::new());
    }
    let mut units: Vec<u16> = Vec::new();
    // The entries of the codes from 3 on: where in the text each stands.
    let mut entries: Vec<Range<usize>> = Vec::new();
    let mut last: Option<Range<usize>> = None;
    let mut width = 2;
    // How many entries more can be told apart by so many bits.
    let mut left = 1_usize;
    loop {
        let code = bits.take(width).ok_or(Unpackable::Damaged)?;
        let start = units.len();
        let mut entered = 0;
        match code {
            END => return Ok(units),
            NEW_SHORT | NEW_LONG => {
                let bits_of_unit = if code == NEW_SHORT { 8 } else { 16 };
                let unit = bits.take(bits_of_unit).ok_or(Unpackable::Damaged)?;
                units.push(unit as u16);
                entries.push(start..start + 1);
                entered += 1;
            }
            code => {
                let before = last.clone().ok_or(Unpackable::Damaged)?;
                // What is entered only now is the text before and its own first character.
                let entry = match entries.get(code - 3) {
                    Some(entry) => entry.clone(),
                    None if code - 3 == entries.len() => before.start..before.end + 1,
                    None => return Err(Unpackable::Damaged),
                };
                for at in entry {
                    units.push(units[at]);
                }
            }
        }
        if units.len() > most {
            return Err(Unpackable::TooLong);
        }
        if let Some(before) = last.replace(start..units.len()) {
            entries.push(before.start..before.end + 1);
            entered += 1;
        }
        for _ in 0..entered {
            left -= 1;
            if left == 0 {
                left = 1 << width;
                width += 1;
            }
        }
    }
}

/// What a character of base 64 stands for.
fn value(character: u8) -> Option<u8> {
    match character {
        b'A'..=b'Z' => Some(character - b'A'),
        b'a'..=b'z' => Some(character - b'a' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        b'=' => Some(64),
        _ => None,
    }
}

/// Six bits a value, the highest first; a number has its lowest bit first.
struct Bits {
    values: Vec<u8>,
    next: usize,
}

impl Bits {
    fn take(&mut self, count: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..count {
            let value = self.values.get(self.next / 6)?;
            number |= usize::from(value >> (5 - self.next % 6) & 1) << place;
            self.next += 1;
        }
        Some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const MOST: usize = 1 << 20;

    proptest! {
        #[test]
        fn what_is_packed_is_unpacked(text in "[a-c1-9{}\\[\\],:\"ž🂡]{0,400}") {
            let units: Vec<u16> = text.encode_utf16().collect();
            prop_assert_eq!(unpack_base64(&lz_str::compress_to_base64(&*text), MOST), Ok(units));
        }

        #[test]
        fn what_is_damaged_says_what_the_crate_says(
            text in "[ab]{0,60}",
            at in any::<prop::sample::Index>(),
            other in "[A-Za-z0-9+/=]",
        ) {
            let mut packed = lz_str::compress_to_base64(&*text);
            let at = at.index(packed.len());
            packed.replace_range(at..=at, &other);
            if let Some(units) = lz_str::decompress_from_base64(&packed) {
                prop_assert_eq!(unpack_base64(&packed, MOST), Ok(units));
            }
        }
    }

    #[test]
    fn no_more_is_unpacked_than_is_wanted() {
        let packed = lz_str::compress_to_base64(&*"a".repeat(100_000));
        assert!(packed.len() < 1_000);
        assert_eq!(unpack_base64(&packed, 100_000).map(|units| units.len()), Ok(100_000));
        assert_eq!(unpack_base64(&packed, 99_999), Err(Unpackable::TooLong));
    }
}
