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

/// What begins and ends texts of several lines in programs.
const QUOTES: [&str; 2] = ["\"\"\"", "'''"];

/// What comments of programs begin with.
const COMMENT: &str = "//";

/// Whether a line is a comment of a program: a blank stands behind its sign.
fn is_comment(line: &str) -> bool {
    line.trim_start().strip_prefix(COMMENT).is_some_and(|rest| rest.starts_with([' ', '\t']))
}

/// A line without what is put around it, with a blank in place of every character of that.
pub(super) fn unwrapped(line: &str) -> Cow<'_, str> {
    let may_have = |byte: u8| matches!(byte, b'>' | b'`' | b'<' | b'[' | b'~' | b'&' | 0x80..);
    let is_comment = is_comment(line);
    if !is_comment
        && !line.bytes().any(may_have)
        && !QUOTES.iter().any(|quotes| line.contains(quotes))
    {
        return Cow::Borrowed(line);
    }
    let trimmed = line.trim_start();
    if FENCES.iter().any(|fence| trimmed.starts_with(fence)) {
        return Cow::Owned(" ".repeat(line.chars().count()));
    }
    let mut text = String::with_capacity(line.len());
    let mut is_begun = false;
    let mut rest = line;
    let is_blank_empty = is_blank_empty(line);
    while let Some(found) = rest.chars().next() {
        let length = if found == '>' && !is_begun || found == '`' || found == '\u{200b}' {
            found.len_utf8()
        } else if is_comment && !is_begun && rest.starts_with(COMMENT) {
            COMMENT.len()
        } else if let Some(length) = tag(rest) {
            length
        } else if let Some((length, sign)) = entity(rest, is_begun, is_blank_empty) {
            is_begun |= sign != ' ';
            text.push(sign);
            text.extend(std::iter::repeat_n(' ', length - 1));
            rest = &rest[length..];
            continue;
        } else {
            is_begun |= !found.is_whitespace();
            text.push(narrow(found));
            rest = &rest[found.len_utf8()..];
            continue;
        };
        text.extend(std::iter::repeat_n(' ', rest[..length].chars().count()));
        rest = &rest[length..];
    }
    Cow::Owned(text)
}

/// A character of East Asian width as the usual one.
fn narrow(found: char) -> char {
    let code = u32::from(found);
    match found {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(code - 0xff01 + 0x21).unwrap_or(found),
        _ => found,
    }
}

/// A blank of web pages that nothing may break.
const BLANK: &str = "&nbsp;";

/// Whether blanks of web pages are the empty cells of a line: each stands alone, and there is no other sign for them.
fn is_blank_empty(line: &str) -> bool {
    let is_apart = |text: &str, at_end: bool| {
        let next = if at_end { text.chars().next_back() } else { text.chars().next() };
        next.is_none_or(|it| it.is_whitespace() || "<>|".contains(it))
    };
    let mut blanks = line.match_indices(BLANK).peekable();
    let has_others = || line.replace(BLANK, "").contains(['.', '0', '*', '_', '-', '?']);
    blanks.peek().is_some()
        && blanks.all(|(at, _)| {
            is_apart(&line[..at], true) && is_apart(&line[at + BLANK.len()..], false)
        })
        && !has_others()
}

/// What a text begins with, if it is the name of a character in web pages that may be met here: how long it is, and the sign.
fn entity(text: &str, is_begun: bool, is_blank_empty: bool) -> Option<(usize, char)> {
    let names = [
        (BLANK, if is_blank_empty { '·' } else { ' ' }),
        ("&#160;", ' '),
        ("&middot;", '·'),
        ("&#183;", '·'),
        ("&bull;", '•'),
        ("&gt;", if is_begun { '>' } else { ' ' }),
        ("&lt;", '<'),
        ("&quot;", '"'),
        ("&#39;", '\''),
    ];
    if !text.starts_with('&') {
        return QUOTES.iter().any(|it| text.starts_with(it)).then_some((3, ' '));
    }
    names.iter().find(|(name, _)| text.starts_with(name)).map(|(name, sign)| (name.len(), *sign))
}

/// Tags that stand within words.
const WITHIN: [&str; 10] = ["b", "i", "u", "s", "font", "color", "colour", "size", "span", "mono"];

/// A line without the tags that stand within words, if there are some.
pub(super) fn joined(line: &str) -> Option<String> {
    if !line.contains("[/") && !line.contains("</") {
        return None;
    }
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(found) = rest.chars().next() {
        let name = rest[found.len_utf8()..].trim_start_matches('/');
        let name = name.split(|it: char| !it.is_ascii_alphanumeric()).next().unwrap_or_default();
        let is_within = WITHIN.iter().any(|known| known.eq_ignore_ascii_case(name));
        if let Some(length) = tag(rest).filter(|_| is_within) {
            rest = &rest[length..];
        } else {
            text.push(found);
            rest = &rest[found.len_utf8()..];
        }
    }
    (text.len() < line.len()).then_some(text)
}

/// How many bytes of a text are a tag that it begins with.
fn tag(text: &str) -> Option<usize> {
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
