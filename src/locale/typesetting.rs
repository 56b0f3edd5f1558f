//! Where a line may not end: after a word of one letter, within an equation, after an ordinal number, between a digit and its
//! cell, before the letter of a column.
//!
//! The words that bind to the next one are a language's own (`typesetting-bound`). In Czech the rule is that of the
//! standard ČSN 01 6910.

const UNBROKEN: char = '\u{a0}';

/// A hyphen at which no line ends.
const HYPHEN: char = '\u{2011}';

/// How long a preposition between a digit and its cell is at most, in bytes.
const LONGEST_PREPOSITION: usize = 4;

/// The signs around which no line ends.
const SIGNS: [&str; 3] = ["=", "≠", "%"];

/// The text with spaces that keep together what belongs together. `bound` has the words that no line ends with,
/// separated by spaces; those with a `#` behind them only before a number, as "block 8". With a `#` before it a word is how
/// those begin that are counted: no line ends between a number and them, as in "58 steps". What begins with a hyphen ends words
/// and stays with them, as "je-li".
pub fn typeset(text: &str, bound: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut set = String::with_capacity(text.len() + 8);
    for (at, word) in words.iter().enumerate() {
        if at > 0 {
            let is_bound = binds(words[at - 1], word, bound)
                || is_candidate(&words[at - 1..])
                || at > 1 && is_candidate(&words[at - 2..]);
            set.push(if is_bound { UNBROKEN } else { ' ' });
        }
        match hyphen(word, bound) {
            Some(at) => {
                set.push_str(&word[..at]);
                set.push(HYPHEN);
                set.push_str(&word[at + 1..]);
            }
            None => set.push_str(word),
        }
    }
    set
}

/// The text with this before each of its lines but the first.
pub fn indented(text: &str, indent: &str) -> String {
    text.replace('\n', &format!("\n{indent}"))
}

/// Whether no line ends between these two words.
fn binds(before: &str, after: &str, bound: &str) -> bool {
    let word = opened(before);
    let lower = word.to_lowercase();
    SIGNS.iter().any(|sign| before == *sign || after.trim_end_matches(['.', ',']) == *sign)
        || !lower.is_empty() && bound.split(' ').any(|short| short == lower)
        || is_number(closed(after))
            && bound.split(' ').any(|noun| noun.strip_suffix('#') == Some(&lower))
        || is_number(word) && bound.split(' ').any(|noun| is_begun_by(after, noun))
        || is_ordinal(word) && after.starts_with(char::is_lowercase)
        || is_plain(word) && is_column(closed(after))
}

/// Where the word has a hyphen that stays with what is before it.
fn hyphen(word: &str, bound: &str) -> Option<usize> {
    let plain = closed(word);
    let mut ends = bound.split(' ').filter(|end| end.len() > 1 && end.starts_with('-'));
    ends.find(|end| plain.ends_with(end)).map(|end| plain.len() - end.len())
}

/// Whether a word begins as those do that are counted.
fn is_begun_by(word: &str, noun: &str) -> bool {
    noun.strip_prefix('#').is_some_and(|noun| !noun.is_empty() && word.starts_with(noun))
}

/// Whether these words begin with a digit in a cell, as "8 in B2".
fn is_candidate(words: &[&str]) -> bool {
    let [digit, preposition, cell, ..] = words else { return false };
    let is_digit = matches!(opened(digit).as_bytes(), [b'1'..=b'9']);
    is_digit
        && is_plain(preposition)
        && preposition.len() <= LONGEST_PREPOSITION
        && is_cell(closed(cell))
}

/// The word without what opens before it.
fn opened(word: &str) -> &str {
    word.trim_start_matches(|letter: char| !letter.is_alphanumeric())
}

/// The word without what closes behind it.
fn closed(word: &str) -> &str {
    word.trim_end_matches(|letter: char| !letter.is_alphanumeric())
}

/// Whether this is a word in small letters, and nothing closes behind it.
fn is_plain(word: &str) -> bool {
    !word.is_empty() && word.chars().all(char::is_lowercase)
}

/// Whether this is the name of a column.
fn is_column(word: &str) -> bool {
    matches!(word.as_bytes(), [b'A'..=b'P'])
}

/// Whether this is the name of a cell.
fn is_cell(word: &str) -> bool {
    let digits =
        |text: &str| !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    let by_number = || word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    word.starts_with(|letter| ('A'..='P').contains(&letter)) && digits(&word[1..])
        || by_number().is_some_and(|(row, column)| digits(row) && digits(column))
}

/// Whether this is a number with a full stop.
fn is_ordinal(word: &str) -> bool {
    is_number(word.strip_suffix('.').unwrap_or_default())
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_digit())
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
    fn a_digit_stays_with_its_cell() {
        assert_eq!(shown("vyškrtneme 8 v B2 a 5 ze C4."), "vyškrtneme 8~v~B2 a~5~ze~C4.");
        assert_eq!(shown("(8 v r2c2), 7"), "(8~v~r2c2), 7");
        assert_eq!(typeset("strike 8 from B2", "a").replace(UNBROKEN, "~"), "strike 8~from~B2");
        assert_eq!(shown("jsou 4 nebo B2"), "jsou 4~nebo~B2");
        assert_eq!(shown("zbývá 8, v B2 tedy 9"), "zbývá 8, v~B2 tedy 9");
    }

    #[test]
    fn a_house_stays_with_its_number() {
        let shown = |text| typeset(text, "a row# rows# block#").replace(UNBROKEN, "~");
        assert_eq!(shown("Row 7 and block 8, in a row."), "Row~7 and block~8, in a~row.");
        assert_eq!(shown("rows 2 and 7; a block holds 9"), "rows~2 and 7; a~block holds 9");
    }

    #[test]
    fn a_column_stays_with_its_letter() {
        assert_eq!(shown("celý sloupec H, ve sloupci A."), "celý sloupec~H, ve sloupci~A.");
        assert_eq!(shown("sloupce A, B"), "sloupce~A, B");
        assert_eq!(shown("sloupec HB"), "sloupec HB");
    }

    #[test]
    fn an_ending_behind_a_hyphen_stays_with_its_word() {
        let shown = |text| typeset(text, "-li a").replace(HYPHEN, "~").replace(UNBROKEN, " ");
        assert_eq!(shown("Je-li 5 v B2, není-li."), "Je~li 5 v B2, není~li.");
        assert_eq!(shown("Sudoku-li-lo a X-Wing -li"), "Sudoku-li-lo a X-Wing ~li");
    }

    #[test]
    fn all_else_is_as_it_was() {
        assert_eq!(shown("  two  spaces\nand a line "), "  two  spaces\nand a~line ");
        assert_eq!(typeset("a line", ""), "a line");
        assert_eq!(shown(""), "");
    }

    #[test]
    fn a_number_stays_with_what_is_counted_and_with_its_noun() {
        let shown = |text, bound| typeset(text, bound).replace(UNBROKEN, "~");
        assert_eq!(shown("celkem 58 kroků a 3 další", "a #krok"), "celkem 58~kroků a~3 další");
        assert_eq!(shown("je to číslice 5, ne číslice", "číslice#"), "je to číslice~5, ne číslice");
        assert_eq!(shown("after 20 steps (2 cells)", "#step #cell"), "after 20~steps (2~cells)");
    }
}
