//! The parts of links: which site, what path, what fields.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::unpacking::{Unpackable, unpack_base64};
use crate::formats::format::{FormatFault, LONGEST_LINK};

/// The most characters that are unpacked: the longest puzzle that a link can hold has a tenth of it.
const LONGEST_UNPACKED: usize = 1 << 20;

/// What need not be written as `%xx`.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A link, split but not decoded.
#[derive(Clone, Copy, Debug)]
pub(in crate::formats) struct Link<'a> {
    /// The site.
    pub(in crate::formats) host: &'a str,
    /// What stands between the host and the fields, without the first slash.
    pub(in crate::formats) path: &'a str,
    fields: &'a str,
}

impl<'a> Link<'a> {
    /// Splits a text that is one link, with `https://` or without.
    pub(in crate::formats) fn of(text: &'a str) -> Option<Self> {
        let text = text.trim();
        if text.contains(|letter: char| letter.is_whitespace()) {
            return None;
        }
        let behind = ["https://", "http://"].iter().find_map(|scheme| {
            let (start, behind) = text.split_at_checked(scheme.len())?;
            start.eq_ignore_ascii_case(scheme).then_some(behind)
        });
        let (host, rest) = behind.unwrap_or(text).split_once('/')?;
        let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || b".-:".contains(&letter);
        if !host.starts_with(|it: char| it.is_ascii_alphanumeric()) || !host.bytes().all(is_letter)
        {
            return None;
        }
        let rest = rest.split('#').next().unwrap_or_default();
        let (path, fields) = rest.split_once('?').unwrap_or((rest, ""));
        Some(Self { host, path, fields })
    }

    /// Whether the link leads to a site, or to a part of it.
    pub(in crate::formats) fn leads_to(&self, site: &str) -> bool {
        let host = self.host.to_ascii_lowercase();
        host == site || host.strip_suffix(site).is_some_and(|before| before.ends_with('.'))
    }

    /// What a field of the link says, as it is written.
    pub(in crate::formats) fn field(&self, name: &str) -> Option<&'a str> {
        let mut fields = self.fields.split('&').filter_map(|field| field.split_once('='));
        fields.find(|(found, _)| *found == name).map(|(_, says)| says)
    }

    /// What all fields and the last part of the path say, as they are written.
    pub(in crate::formats) fn values(&self) -> Vec<&'a str> {
        let fields =
            self.fields.split('&').map(|it| it.split_once('=').map_or(it, |(_, says)| says));
        let mut values: Vec<&str> = fields.collect();
        values.extend(self.path.split('/'));
        values
    }

    /// The last part of the path.
    pub(in crate::formats) fn last(&self) -> &'a str {
        self.path.trim_end_matches('/').rsplit('/').next().unwrap_or_default()
    }
}

/// Decodes `%xx`.
pub(in crate::formats) fn decode(text: &str) -> Result<String, FormatFault> {
    if text.len() > LONGEST_LINK {
        return Err(FormatFault::TooLong { limit: LONGEST_LINK });
    }
    let decoded = percent_decode_str(text).decode_utf8();
    decoded.map(Into::into).map_err(|_| FormatFault::Packed)
}

/// Encodes as `%xx` what has a meaning in links.
pub(in crate::formats) fn encode(text: &str) -> String {
    utf8_percent_encode(text, ENCODED).to_string()
}

/// Unpacks what lz-string has packed as base 64.
pub(in crate::formats) fn unpack(text: &str) -> Result<String, FormatFault> {
    let text = decode(text)?;
    // Who reads a plus sign as a blank, as forms do, can still be understood.
    let text = text.replace(' ', "+");
    let units = unpack_base64(&text, LONGEST_UNPACKED).map_err(|why| match why {
        Unpackable::Damaged => FormatFault::Packed,
        Unpackable::TooLong => FormatFault::TooLong { limit: LONGEST_UNPACKED },
    })?;
    String::from_utf16(&units).map_err(|_| FormatFault::Packed)
}

/// Packs a text as lz-string does, as base 64, to stand in a link.
pub(in crate::formats) fn pack(text: &str) -> String {
    encode(&lz_str::compress_to_base64(text))
}
