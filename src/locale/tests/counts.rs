//! Counts, ordinals, decimals and plural variants.

use super::{cells, check, said};
use crate::message::Message;

#[test]
fn counts_in_words() {
    let expected = [
        ("nula políček", "no cells"),
        ("jedno políčko", "one cell"),
        ("dvě políčka", "two cells"),
        ("tři políčka", "three cells"),
        ("čtyři políčka", "four cells"),
        ("pět políček", "five cells"),
        ("šest políček", "six cells"),
        ("sedm políček", "seven cells"),
        ("osm políček", "eight cells"),
        ("devět políček", "nine cells"),
        ("deset políček", "ten cells"),
        ("jedenáct políček", "eleven cells"),
        ("dvanáct políček", "twelve cells"),
        ("13 políček", "13 cells"),
    ];
    for (number, (czech, english)) in (0..).zip(expected) {
        check("cs", "{ COUNT($x, noun: \"cell\") }", number, czech);
        check("en", "{ COUNT($x, noun: \"cell\") }", number, english);
    }
    check("cs", "{ COUNT($x, noun: \"cell\") }", 102, "102 políček");
    check("cs", "{ COUNT($x, noun: \"solution\") }", 1_234_567, "1\u{202f}234\u{202f}567 řešení");
    check("en", "{ COUNT($x, noun: \"solution\") }", 1_234_567, "1,234,567 solutions");
    check("cs", "{ COUNT($x, noun: \"cell\", form: \"figures\") }", 2, "2 políčka");
    check("en", "{ COUNT($x, noun: \"cell\", form: \"figures\") }", 2, "2 cells");
    check("cs", "{ COUNT($x) }", 3, "tři");
}

#[test]
fn counts_agree_in_gender() {
    let czech = |noun: &str, one: &str, two: &str, five: &str| {
        let pattern = format!("{{ COUNT($x, noun: \"{noun}\") }}");
        check("cs", &pattern, 1, one);
        check("cs", &pattern, 2, two);
        check("cs", &pattern, 5, five);
    };
    czech("candidate", "jeden kandidát", "dva kandidáti", "pět kandidátů");
    czech("digit", "jedna číslice", "dvě číslice", "pět číslic");
    czech("given", "jedna zadaná číslice", "dvě zadané číslice", "pět zadaných číslic");
    czech("step", "jeden krok", "dva kroky", "pět kroků");
    czech("solution", "jedno řešení", "dvě řešení", "pět řešení");
    czech("puzzle", "jedno zadání", "dvě zadání", "pět zadání");
    czech("house", "jedna skupina", "dvě skupiny", "pět skupin");
    czech("rule", "jedno pravidlo", "dvě pravidla", "pět pravidel");
    czech("row", "jeden řádek", "dva řádky", "pět řádků");
    czech("column", "jeden sloupec", "dva sloupce", "pět sloupců");
    czech("block", "jeden blok", "dva bloky", "pět bloků");
}

/// Checks the Czech counts 1, 2, 3, 4 and 7 of a noun.
#[track_caller]
fn czech(options: &str, noun: &str, expected: [&str; 5]) {
    let pattern = format!("{{ COUNT($x, noun: \"{noun}\", {options}) }}");
    for (number, expected) in [1, 2, 3, 4, 7].into_iter().zip(expected) {
        check("cs", &pattern, number, expected);
    }
}

#[test]
fn counts_in_every_case() {
    czech(
        "case: \"genitive\"",
        "cell",
        ["jednoho políčka", "dvou políček", "tří políček", "čtyř políček", "sedmi políček"],
    );
    czech(
        "case: \"dative\"",
        "digit",
        ["jedné číslici", "dvěma číslicím", "třem číslicím", "čtyřem číslicím", "sedmi číslicím"],
    );
    czech(
        "case: \"accusative\"",
        "candidate",
        [
            "jednoho kandidáta",
            "dva kandidáty",
            "tři kandidáty",
            "čtyři kandidáty",
            "sedm kandidátů",
        ],
    );
    czech(
        "case: \"accusative\"",
        "digit",
        ["jednu číslici", "dvě číslice", "tři číslice", "čtyři číslice", "sedm číslic"],
    );
}

#[test]
fn counts_behind_prepositions() {
    czech(
        "prep: \"in\"",
        "cell",
        [
            "v jednom políčku",
            "ve dvou políčkách",
            "ve třech políčkách",
            "ve čtyřech políčkách",
            "v sedmi políčkách",
        ],
    );
    czech(
        "prep: \"from\"",
        "digit",
        ["z jedné číslice", "ze dvou číslic", "ze tří číslic", "ze čtyř číslic", "ze sedmi číslic"],
    );
    czech(
        "prep: \"with\"",
        "step",
        [
            "s jedním krokem",
            "se dvěma kroky",
            "se třemi kroky",
            "se čtyřmi kroky",
            "se sedmi kroky",
        ],
    );
    check(
        "cs",
        "{ COUNT($x, noun: \"digit\", prep: \"from\", start: \"yes\") }",
        9,
        "Z devíti číslic",
    );
    check(
        "en",
        "{ COUNT($x, noun: \"digit\", prep: \"from\", start: \"yes\") }",
        9,
        "From nine digits",
    );
    check("cs", "{ COUNT($x, noun: \"step\", prep: \"in\") }", 120, "ve 120 krocích");
    for (number, expected) in
        [(4, "ze 4"), (17, "ze 17"), (30, "ze 30"), (81, "z 81"), (115, "ze 115")]
    {
        check("cs", "{ COUNT($x, form: \"figures\", prep: \"from\") }", number, expected);
    }
}

#[test]
fn a_list_has_a_length() {
    check("en", "{ COUNT($x, noun: \"cell\") }", cells("A1 B1"), "two cells");
    check(
        "cs",
        "{ COUNT($x, noun: \"cell\", case: \"genitive\") }",
        cells("A1"),
        "jednoho políčka",
    );
    let pattern = "{ LENGTH($x) ->
    [one] Políčko
    *[other] Políčka
 } { CELLS($x) }";
    check("cs", pattern, cells("B2"), "Políčko B2");
    check("cs", pattern, cells("B2 B8"), "Políčka B2 a B8");
}

#[test]
fn ordinals() {
    let steps = [
        (1, "v 1. kroku"),
        (2, "ve 2. kroku"),
        (8, "v 8. kroku"),
        (12, "ve 12. kroku"),
        (20, "ve 20. kroku"),
        (57, "v 57. kroku"),
        (100, "ve 100. kroku"),
        (120, "ve 120. kroku"),
        (999, "v 999. kroku"),
    ];
    for (number, expected) in steps {
        check("cs", "{ ORDINAL($x, noun: \"step\", prep: \"in\") }", number, expected);
    }
    check("cs", "{ ORDINAL($x, noun: \"step\") }", 8, "8. krok");
    check("cs", "{ ORDINAL($x, noun: \"yes\", case: \"instrumental\") }", 8, "8. krokem");
    check("cs", "{ ORDINAL($x) }", 8, "8.");
    check("en", "{ ORDINAL($x, noun: \"step\", prep: \"in\") }", 8, "in step 8");
    for (number, expected) in [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (113, "113th"),
        (122, "122nd"),
    ] {
        check("en", "{ ORDINAL($x) }", number, expected);
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    check("en", "{ $x }", 8.25, "8.25");
    check("cs", "{ $x }", 8.25, "8,25");
    check("cs", "{ NUMBER($x, minimumFractionDigits: 1) }", 8.0, "8,0");
    check("cs", "{ NUMBER($x, maximumFractionDigits: 1) }", 8.26, "8,3");
    check("en", "{ $x }", 12_345, "12,345");
    check("cs", "{ $x }", 12_345, "12\u{202f}345");
    check("cs", "{ NUMBER($x, useGrouping: \"false\") }", 12_345, "12345");
}

#[test]
fn plural_variants() {
    let pattern = "{ $x ->
    [0] žádný
    [one] jeden
    [few] málo
    [many] desetinný
    *[other] mnoho
 }";
    let czech = |value: i32| said("cs", pattern, value);
    let found: Vec<String> = [0, 1, 2, 4, 5, 11, 21, 22, 101].map(czech).into();
    let expected = ["žádný", "jeden", "málo", "málo", "mnoho", "mnoho", "mnoho", "mnoho", "mnoho"];
    assert_eq!(found, expected);
    assert_eq!(said("cs", pattern, 1.5), "desetinný");
    let english = "{ NUMBER($x, type: \"ordinal\") ->
    [one] st
    [two] nd
    [few] rd
    *[other] th
 }";
    let found: Vec<String> = [1, 2, 3, 4, 11, 21].map(|value| said("en", english, value)).into();
    assert_eq!(found, ["st", "nd", "rd", "th", "th", "st"]);
}

#[test]
fn a_message_can_count_without_a_value() {
    let locale = super::locale("cs", "test = Z { COUNT(9, noun: \"digit\", case: \"genitive\") }");
    assert_eq!(locale.say(&Message::new("test")), "Z devíti číslic");
}
