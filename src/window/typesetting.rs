//! Where a line may not end: after a word of one letter, within an equation, after an ordinal number.
//!
//! The words that bind to the next one are a language's own (`typesetting-bound`). In Czech the rule is that of the
//! standard ČSN 01 6910.

const UNBROKEN: char = '\u{a0}';

/// The signs around which no line ends.
const SIGNS: [&str; 3] = ["=", "≠", "%"];

/// The text with spaces that keep together what belongs together. `bound` has the words that no line ends with,
/// separated by spaces.
pub(crate) fn typeset(text: &str, bound: &str) -> String {
    let mut set = String::with_capacity(text.len() + 8);
    let mut before: Option<&str> = None;
    for word in text.split(' ') {
        if let Some(before) = before {
            set.push(if binds(before, word, bound) { UNBROKEN } else { ' ' });
        }
        set.push_str(word);
        before = Some(word);
    }
    set
}

/// Whether no line ends between these two words.
fn binds(before: &str, after: &str, bound: &str) -> bool {
    let word = before.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let lower = word.to_lowercase();
    SIGNS.iter().any(|sign| before == *sign || after.trim_end_matches(['.', ',']) == *sign)
        || !lower.is_empty() && bound.split(' ').any(|short| short == lower)
        || is_ordinal(word) && after.starts_with(char::is_lowercase)
}

/// Whether this is a number with a full stop.
fn is_ordinal(word: &str) -> bool {
    let number = word.strip_suffix('.').unwrap_or_default();
    !number.is_empty() && number.bytes().all(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CZECH: &str = "a i k o s u v z";

    fn shown(text: &str) -> String {
        typeset(text, CZECH).replace(UNBROKEN, "~")
    }

    #[test]
    fn a_word_of_one_letter_stays_with_the_next() {
        assert_eq!(shown("číslice 2 v políčku D1 a v H9"), "číslice 2 v~políčku D1 a~v~H9");
        assert_eq!(shown("V D3 (s ploutví)"), "V~D3 (s~ploutví)");
    }

    #[test]
    fn an_equation_stays_together() {
        assert_eq!(shown("B3 = 8; F9 ≠ 9, 2"), "B3~=~8; F9~≠~9, 2");
        assert_eq!(shown("asi 3 %."), "asi 3~%.");
    }

    #[test]
    fn an_ordinal_stays_with_its_word_but_no_sentence_is_bound() {
        assert_eq!(shown("ve 2. řádku"), "ve 2.~řádku");
        assert_eq!(shown("je v B2. Proto"), "je v~B2. Proto");
        assert_eq!(shown("zbývá 2. Proto"), "zbývá 2. Proto");
    }

    #[test]
    fn all_else_is_as_it_was() {
        assert_eq!(shown("  two  spaces\nand a line "), "  two  spaces\nand a~line ");
        assert_eq!(typeset("a line", ""), "a line");
        assert_eq!(shown(""), "");
    }
}
