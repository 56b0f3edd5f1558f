//! The ends of a sentence: its capital letter and its full stop.

/// The text with its first letter a capital. Quotation marks and brackets before it are passed over;
/// a text that begins with a number or with a coordinate such as r7c5 stays as it is.
pub(in crate::locale) fn capital(text: &str) -> String {
    let Some((at, first)) = text.char_indices().find(|(_, letter)| letter.is_alphanumeric()) else {
        return text.to_owned();
    };
    let rest = &text[at + first.len_utf8()..];
    if rest.starts_with(|next: char| next.is_ascii_digit()) {
        return text.to_owned();
    }
    let mut result = text[..at].to_owned();
    result.extend(first.to_uppercase());
    result + rest
}

/// The text as a whole sentence: with a capital letter, and a full stop if nothing ends it yet.
pub(in crate::locale) fn whole(text: &str) -> String {
    let mut result = capital(text.trim_end());
    let inside = result.trim_end_matches(['"', '“', '”', '’', '»', ')', ']']);
    if !inside.is_empty() && !inside.ends_with(['.', '!', '?', '…', ':', ';']) {
        result.push('.');
    }
    result
}

#[cfg(test)]
mod tests {
    use super::{capital, whole};

    #[test]
    fn a_capital_is_put_where_a_sentence_starts() {
        let cases = [
            ("v 5. bloku", "V 5. bloku"),
            ("ve sloupci E", "Ve sloupci E"),
            ("číslice 7", "Číslice 7"),
            ("„šest políček“", "„Šest políček“"),
            ("(in row 3)", "(In row 3)"),
            ("3. řádek", "3. řádek"),
            ("E7 is 3", "E7 is 3"),
            ("r7c5 is 3", "r7c5 is 3"),
            ("5 in A1", "5 in A1"),
            ("", ""),
            ("…", "…"),
        ];
        for (text, expected) in cases {
            assert_eq!(capital(text), expected);
        }
    }

    #[test]
    fn a_sentence_ends_once() {
        let cases = [
            ("so E7 is 3", "So E7 is 3."),
            ("So E7 is 3.", "So E7 is 3."),
            ("why?", "Why?"),
            ("„je to spor.“", "„Je to spor.“"),
            ("„je to spor“", "„Je to spor“."),
            ("here is why: ", "Here is why:"),
            ("r7c5 is 3 (by sight)", "r7c5 is 3 (by sight)."),
            ("", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(whole(text), expected);
        }
    }
}
