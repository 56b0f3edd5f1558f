//! What posts, documents and programs put around the lines of a puzzle: quotes, fences, tags. It is made blank, so that
//! every character keeps its column.

use std::borrow::Cow;

/// Names of tags, in brackets or angle brackets, that only say how something is to look.
const TAGS: [&str; 29] = [
    "code",
    "pre",
    "tt",
    "quote",
    "b",
    "i",
    "u",
    "s",
    "font",
    "color",
    "colour",
    "size",
    "spoiler",
    "hide",
    "hidden",
    "fixed",
    "mono",
    "noparse",
    "br",
    "p",
    "div",
    "span",
    "kbd",
    "samp",
    "html",
    "body",
    "blockquote",
    "center",
    "url",
];

/// The longest tag that is looked for.
const LONGEST_TAG: usize = 80;

/// What begins and ends a fence.
const FENCES: [&str; 2] = ["```", "~~~"];

/// A line without what is put around it, with a blank in place of every character of that.
pub(super) fn unwrapped(line: &str) -> Cow<'_, str> {
    let may_have = |byte: u8| matches!(byte, b'>' | b'`' | b'<' | b'[' | b'~' | b'&' | 0x80..);
    if !line.bytes().any(may_have) {
        return Cow::Borrowed(line);
    }
    let trimmed = line.trim_start();
    if FENCES.iter().any(|fence| trimmed.starts_with(fence)) {
        return Cow::Owned(" ".repeat(line.chars().count()));
    }
    let mut text = String::with_capacity(line.len());
    let mut is_begun = false;
    let mut rest = line;
    while let Some(found) = rest.chars().next() {
        let length = if found == '>' && !is_begun || found == '`' || found == '\u{200b}' {
            found.len_utf8()
        } else if let Some(length) = tag(rest) {
            length
        } else {
            is_begun |= !found.is_whitespace();
            text.push(found);
            rest = &rest[found.len_utf8()..];
            continue;
        };
        text.extend(std::iter::repeat_n(' ', rest[..length].chars().count()));
        rest = &rest[length..];
    }
    Cow::Owned(text)
}

/// How many bytes of a text are a tag that it begins with.
fn tag(text: &str) -> Option<usize> {
    if text.starts_with("&nbsp;") {
        return Some("&nbsp;".len());
    }
    let close = match text.bytes().next()? {
        b'[' => ']',
        b'<' => '>',
        _ => return None,
    };
    let end = text.char_indices().take(LONGEST_TAG).find(|(_, found)| *found == close)?.0;
    let inner = text[1..end].trim_start_matches('/').trim_end_matches('/').trim();
    let name = inner.split(|it: char| !it.is_ascii_alphanumeric()).next().unwrap_or_default();
    let is_known = TAGS.iter().any(|known| known.eq_ignore_ascii_case(name));
    let behind = &inner[name.len()..];
    (is_known && (behind.is_empty() || behind.starts_with(['=', ' ']))).then_some(end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_around_a_line_becomes_blank() {
        for (line, expected) in [
            ("53..7....", "53..7...."),
            ("> > 53..7", "    53..7"),
            ("[code]53[/code]", "      53       "),
            ("[CODE=text]", "           "),
            ("<pre>5</pre>", "     5      "),
            ("```text", "       "),
            ("`53..7`", " 53..7 "),
            ("[Puzzle]", "[Puzzle]"),
            ("| 5 [ok]", "| 5 [ok]"),
            ("5>3", "5>3"),
        ] {
            assert_eq!(unwrapped(line), expected);
        }
    }
}
