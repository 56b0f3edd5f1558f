//! The vowel of prepositions. Every expectation is written out as a Czech would say it, in `forms.txt`, and no
//! table is computed.

use super::takes_vowel;
use crate::locale::grammar::item::Spoken;
use crate::locale::options::Preposition::{self, From, In, Into, To, With};

/// The forms of v, z, s, k before something.
fn forms(next: &Spoken) -> String {
    let form = |preposition: Preposition, short: &str, long: &str| {
        if takes_vowel(preposition, next) { long } else { short }.to_owned()
    };
    [form(In, "v", "ve"), form(From, "z", "ze"), form(With, "s", "se"), form(To, "k", "ke")]
        .join(" ")
}

/// The table; its head says how it is written.
const FORMS: &str = include_str!("forms.txt");

/// What a line of the table begins with.
fn spoken(text: &str) -> Spoken {
    if let Some(word) = text.strip_prefix('“').and_then(|text| text.strip_suffix('”')) {
        return Spoken::Word(word.to_owned());
    }
    let number = |text: &str| text.parse().expect("a number");
    match (text.strip_prefix('\''), text.strip_suffix('.')) {
        (Some(letter), _) => Spoken::Letter(letter.chars().next().expect("a letter")),
        (_, Some(ordinal)) => Spoken::Ordinal(number(ordinal)),
        _ => Spoken::Cardinal(number(text)),
    }
}

#[test]
fn prepositions_have_the_forms_of_the_table() {
    for line in FORMS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let case = line.split_once(" # ").map_or(line, |(case, _)| case);
        let (next, expected) = case.split_once(" | ").expect("two fields");
        assert_eq!(forms(&spoken(next)), expected, "{line}");
    }
}

/// Which of the ordinals from 1 to 999 have „ve“, „ze“, „se“, „ke“: all from the first to the last
/// of each range, and no others.
#[test]
fn before_ordinals_to_999() {
    let check = |preposition: Preposition, ranges: &[(i64, i64)]| {
        for number in 1..=999 {
            let expected = ranges.iter().any(|&(from, to)| (from..=to).contains(&number));
            let found = takes_vowel(preposition, &Spoken::Ordinal(number));
            assert_eq!(found, expected, "{preposition:?} {number}.");
        }
    };
    check(In, &[(2, 4), (12, 14), (20, 49), (100, 499)]);
    let hissing = [
        (3, 4),
        (6, 7),
        (13, 14),
        (16, 17),
        (30, 49),
        (60, 79),
        (100, 199),
        (300, 499),
        (600, 799),
    ];
    check(From, &hissing);
    check(With, &hissing);
    check(To, &[(3, 4), (13, 14), (30, 49), (100, 199), (300, 499)]);
    check(Into, &[]);
}
