//! When a Czech preposition takes a vowel: v/ve, z/ze, s/se, k/ke.
//!
//! It hangs on how the next word is said, not how it is written: „ve 3. řádku“ (třetím), „v F2“
//! (ef), „ze 7. bloku“ (sedmého). So whatever follows is first turned into its spoken first word,
//! and one rule decides by that word. Usage follows the Internetová jazyková příručka of the
//! Ústav pro jazyk český, chapter „Vokalizace předložek“; where it lets both forms stand (z/ze
//! dvanácti, v/ve druhém), one is chosen here, and the tests show which.

use crate::locale::grammar::item::Spoken;
use crate::locale::options::Preposition;

/// Whether the preposition takes its vowel before what is spoken so.
pub(super) fn takes_vowel(preposition: Preposition, next: &Spoken) -> bool {
    match next {
        Spoken::Word(word) => before_word(preposition, word),
        Spoken::Letter(letter) => before_word(preposition, letter_name(*letter)),
        Spoken::Ordinal(number) => before_word(preposition, ordinal_start(*number)),
        Spoken::Cardinal(number) => before_word(preposition, cardinal_start(*number)),
    }
}

/// The rule: by the sounds that the word begins with.
fn before_word(preposition: Preposition, word: &str) -> bool {
    let word = word.to_lowercase();
    let starts = |beginnings: &[&str]| beginnings.iter().any(|start| word.starts_with(start));
    let hisses = starts(&["s", "z", "š", "ž"]);
    let cluster =
        (hisses && word.chars().nth(1).is_some_and(is_consonant)) || starts(&["tř", "čt"]);
    let two = starts(&["dvou", "dvěma"]) && !starts(&["dvoust"]);
    match preposition {
        Preposition::In => cluster || starts(&["v", "w", "f", "dv", "hv", "druh"]),
        Preposition::From | Preposition::With => cluster || hisses || two,
        Preposition::To => cluster || two || starts(&["k"]),
        Preposition::Into => false,
    }
}

/// Whether the letter is no vowel.
fn is_consonant(letter: char) -> bool {
    letter.is_alphabetic() && !"aáeéěiíoóuúůyý".contains(letter)
}

/// The name of a letter, as it is spelt out.
fn letter_name(letter: char) -> &'static str {
    match letter.to_ascii_lowercase() {
        'a' => "á",
        'b' => "bé",
        'c' => "cé",
        'd' => "dé",
        'e' => "é",
        'f' => "ef",
        'g' => "gé",
        'h' => "há",
        'i' => "í",
        'j' => "jé",
        'k' => "ká",
        'l' => "el",
        'm' => "em",
        'n' => "en",
        'o' => "ó",
        'p' => "pé",
        'q' => "kvé",
        'r' => "er",
        's' => "es",
        't' => "té",
        'u' => "ú",
        'v' => "vé",
        'w' => "dvojité vé",
        'x' => "iks",
        'y' => "ypsilon",
        'z' => "zet",
        _ => "",
    }
}

/// The first word of an ordinal number, in the nominative; its beginning is the same in all cases.
fn ordinal_start(number: i64) -> &'static str {
    const UNITS: [&str; 20] = [
        "nultý",
        "první",
        "druhý",
        "třetí",
        "čtvrtý",
        "pátý",
        "šestý",
        "sedmý",
        "osmý",
        "devátý",
        "desátý",
        "jedenáctý",
        "dvanáctý",
        "třináctý",
        "čtrnáctý",
        "patnáctý",
        "šestnáctý",
        "sedmnáctý",
        "osmnáctý",
        "devatenáctý",
    ];
    const TENS: [&str; 10] = [
        "",
        "",
        "dvacátý",
        "třicátý",
        "čtyřicátý",
        "padesátý",
        "šedesátý",
        "sedmdesátý",
        "osmdesátý",
        "devadesátý",
    ];
    const HUNDREDS: [&str; 10] = [
        "",
        "stý",
        "dvoustý",
        "třístý",
        "čtyřstý",
        "pětistý",
        "šestistý",
        "sedmistý",
        "osmistý",
        "devítistý",
    ];
    match leading(number) {
        Leading::Thousand => "tisící",
        Leading::Below(number) => match (number / 100, number / 10, number) {
            (0, 0 | 1, units) => UNITS[units],
            (0, tens, _) => TENS[tens],
            (hundreds, _, _) => HUNDREDS[hundreds],
        },
    }
}

/// The first word of a count, in a case other than the nominative. It begins as the ordinal does,
/// but for two.
fn cardinal_start(number: i64) -> &'static str {
    match leading(number) {
        Leading::Below(2 | 200..300) => "dvou",
        Leading::Below(_) | Leading::Thousand => ordinal_start(number),
    }
}

/// The part of a number that is said first.
enum Leading {
    /// A number below a thousand, alone or as so many thousands.
    Below(usize),
    /// The word for a thousand itself.
    Thousand,
}

/// Finds the part of a number that is said first.
fn leading(number: i64) -> Leading {
    let mut rest = number.unsigned_abs();
    while rest >= 1000 {
        rest /= 1000;
        if rest == 1 {
            return Leading::Thousand;
        }
    }
    Leading::Below(usize::try_from(rest).unwrap_or(0))
}

#[cfg(test)]
mod tests;
