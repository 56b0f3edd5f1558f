//! The vowel of prepositions. Every expectation is written out as a Czech would say it, and no
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

#[test]
fn before_ordinals_to_twenty_one() {
    let expected = [
        "v z s k",     // nultém
        "v z s k",     // prvním
        "ve z s k",    // druhém
        "ve ze se ke", // třetím
        "ve ze se ke", // čtvrtém
        "v z s k",     // pátém
        "v ze se k",   // šestém
        "v ze se k",   // sedmém
        "v z s k",     // osmém
        "v z s k",     // devátém
        "v z s k",     // desátém
        "v z s k",     // jedenáctém
        "ve z s k",    // dvanáctém
        "ve ze se ke", // třináctém
        "ve ze se ke", // čtrnáctém
        "v z s k",     // patnáctém
        "v ze se k",   // šestnáctém
        "v ze se k",   // sedmnáctém
        "v z s k",     // osmnáctém
        "v z s k",     // devatenáctém
        "ve z s k",    // dvacátém
        "ve z s k",    // dvacátém prvním
    ];
    for (number, expected) in (0..).zip(expected) {
        assert_eq!(forms(&Spoken::Ordinal(number)), expected, "{number}.");
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

#[test]
fn before_larger_ordinals() {
    let cases = [
        (1000, "v z s k"),     // tisícím
        (1234, "v z s k"),     // tisícím
        (2000, "ve z s k"),    // dvoutisícím
        (3000, "ve ze se ke"), // třítisícím
        (7000, "v ze se k"),   // sedmitisícím
        (100_000, "ve ze se ke"),
    ];
    for (number, expected) in cases {
        assert_eq!(forms(&Spoken::Ordinal(number)), expected, "{number}.");
    }
}

#[test]
fn before_counts() {
    let cases = [
        (1, "v z s k"),      // jednom
        (2, "ve ze se ke"),  // dvou, dvěma
        (3, "ve ze se ke"),  // třech
        (4, "ve ze se ke"),  // čtyřech
        (5, "v z s k"),      // pěti
        (6, "v ze se k"),    // šesti
        (7, "v ze se k"),    // sedmi
        (8, "v z s k"),      // osmi
        (9, "v z s k"),      // devíti
        (10, "v z s k"),     // deseti
        (12, "ve z s k"),    // dvanácti
        (17, "v ze se k"),   // sedmnácti
        (20, "ve z s k"),    // dvaceti
        (40, "ve ze se ke"), // čtyřiceti
        (81, "v z s k"),     // osmdesáti jedné
        (100, "ve ze se ke"),
        (256, "ve ze se ke"), // dvou stech
        (729, "v ze se k"),
        (1000, "v z s k"),
    ];
    for (number, expected) in cases {
        assert_eq!(forms(&Spoken::Cardinal(number)), expected, "{number}");
    }
}

#[test]
fn before_letters() {
    let expected = [
        ('A', "v z s k"),
        ('B', "v z s k"),
        ('C', "v z s k"),
        ('D', "v z s k"),
        ('E', "v z s k"),
        ('F', "v z s k"), // ef
        ('G', "v z s k"),
        ('H', "v z s k"),
        ('I', "v z s k"),
        ('J', "v z s k"),
        ('K', "v z s ke"), // ká
        ('L', "v z s k"),
        ('M', "v z s k"),
        ('N', "v z s k"),
        ('O', "v z s k"),
        ('P', "v z s k"),
        ('Q', "v z s ke"), // kvé
        ('R', "v z s k"),
        ('S', "v z s k"), // es
        ('T', "v z s k"),
        ('U', "v z s k"),
        ('V', "ve z s k"), // vé
        ('W', "ve z s k"), // dvojité vé
        ('X', "v z s k"),
        ('Y', "v z s k"),
        ('Z', "v ze se k"), // zet
        ('r', "v z s k"),   // er, of r7c5
    ];
    for (letter, expected) in expected {
        assert_eq!(forms(&Spoken::Letter(letter)), expected, "{letter}");
    }
}

#[test]
fn before_words() {
    let cases = [
        ("řádku", "v z s k"),
        ("sloupci", "ve ze se ke"),
        ("bloku", "v z s k"),
        ("políčku", "v z s k"),
        ("skupině", "ve ze se ke"),
        ("kroku", "v z s ke"),
        ("kandidátovi", "v z s ke"),
        ("číslici", "v z s k"),
        ("zadání", "v ze se k"),
        ("řešení", "v z s k"),
        ("pravidlu", "v z s k"),
        ("oblasti", "v z s k"),
        ("hlavní", "v z s k"),
        ("vedlejší", "ve z s k"),
        ("jedničce", "v z s k"),
        ("dvojce", "ve z s k"),
        ("trojce", "v z s k"),
        ("čtyřce", "ve ze se ke"),
        ("pětce", "v z s k"),
        ("šestce", "v ze se k"),
        ("sedmičce", "v ze se k"),
        ("osmičce", "v z s k"),
        ("devítce", "v z s k"),
        ("nule", "v z s k"),
        ("", "v z s k"),
    ];
    for (word, expected) in cases {
        assert_eq!(forms(&Spoken::Word(word.to_owned())), expected, "{word}");
    }
}
