//! Houses, alone and in lists.

use super::{check, house, houses, said_by_numbers};

#[test]
fn rows_in_the_locative() {
    let expected = [
        "v 1. řádku",
        "ve 2. řádku",
        "ve 3. řádku",
        "ve 4. řádku",
        "v 5. řádku",
        "v 6. řádku",
        "v 7. řádku",
        "v 8. řádku",
        "v 9. řádku",
        "v 10. řádku",
        "v 11. řádku",
        "ve 12. řádku",
        "ve 13. řádku",
        "ve 14. řádku",
        "v 15. řádku",
        "v 16. řádku",
    ];
    for (number, expected) in (1..).zip(expected) {
        check("cs", "{ HOUSE($x, prep: \"in\") }", house(&format!("r{number}")), expected);
        let english = format!("in row {number}");
        check("en", "{ HOUSE($x, prep: \"in\") }", house(&format!("r{number}")), &english);
    }
}

#[test]
fn columns_are_lettered() {
    for (number, letter) in (1..=16).zip('A'..) {
        let column = house(&format!("c{number}"));
        check("cs", "{ HOUSE($x, prep: \"in\") }", column, &format!("ve sloupci {letter}"));
        check("cs", "{ HOUSE($x, prep: \"from\") }", column, &format!("ze sloupce {letter}"));
        check("en", "{ HOUSE($x, prep: \"in\") }", column, &format!("in column {letter}"));
    }
    let by_numbers = |tag, name| said_by_numbers(tag, "{ HOUSE($x, prep: \"in\") }", house(name));
    assert_eq!(by_numbers("cs", "c5"), "v 5. sloupci");
    assert_eq!(by_numbers("cs", "c3"), "ve 3. sloupci");
    assert_eq!(by_numbers("en", "c5"), "in column 5");
}

#[test]
fn every_case() {
    let cases = [
        ("nominative", "5. blok", "sloupec E", "3. oblast"),
        ("genitive", "5. bloku", "sloupce E", "3. oblasti"),
        ("dative", "5. bloku", "sloupci E", "3. oblasti"),
        ("accusative", "5. blok", "sloupec E", "3. oblast"),
        ("locative", "5. bloku", "sloupci E", "3. oblasti"),
        ("instrumental", "5. blokem", "sloupcem E", "3. oblastí"),
    ];
    for (case, block, column, region) in cases {
        let pattern = format!("{{ HOUSE($x, case: \"{case}\") }}");
        check("cs", &pattern, house("b5"), block);
        check("cs", &pattern, house("c5"), column);
        check("cs", &pattern, house("x3"), region);
        check("en", &pattern, house("b5"), "block 5");
    }
}

#[test]
fn a_sentence_can_start_with_a_house() {
    check("cs", "{ HOUSE($x, prep: \"in\", start: \"yes\") }", house("b5"), "V 5. bloku");
    check("cs", "{ HOUSE($x, prep: \"in\", start: \"yes\") }", house("c5"), "Ve sloupci E");
    check("cs", "{ HOUSE($x, start: \"yes\") }", house("r3"), "3. řádek");
    check("cs", "{ HOUSE($x, start: \"yes\") }", house("c3"), "Sloupec C");
    check("en", "{ HOUSE($x, start: \"yes\") }", house("r3"), "Row 3");
    check(
        "cs",
        "{ HOUSES($x, prep: \"in\", start: \"yes\") }",
        houses("r2 r7"),
        "Ve 2. a 7. řádku",
    );
}

#[test]
fn the_other_prepositions() {
    check("cs", "{ HOUSE($x, prep: \"from\") }", house("b7"), "ze 7. bloku");
    check("cs", "{ HOUSE($x, prep: \"from\") }", house("b2"), "z 2. bloku");
    check("cs", "{ HOUSE($x, prep: \"with\") }", house("b6"), "se 6. blokem");
    check("cs", "{ HOUSE($x, prep: \"to\") }", house("b4"), "ke 4. bloku");
    check("cs", "{ HOUSE($x, prep: \"into\") }", house("b4"), "do 4. bloku");
    check("en", "{ HOUSE($x, prep: \"from\") }", house("b7"), "from block 7");
}

#[test]
fn the_kind_alone() {
    let noun = |name, options: &str, expected| {
        check("cs", &format!("{{ HOUSE($x, form: \"noun\"{options}) }}"), house(name), expected);
    };
    noun("b5", "", "blok");
    noun("b5", ", case: \"genitive\"", "bloku");
    noun("c5", ", prep: \"in\"", "ve sloupci");
    noun("d1", ", prep: \"in\"", "na diagonále");
    noun("r5", ", number: \"plural\", case: \"genitive\"", "řádků");
    check("en", "{ HOUSE($x, form: \"noun\") }", house("b5"), "block");
}

#[test]
fn diagonals_have_names() {
    check("cs", "{ HOUSE($x, prep: \"in\") }", house("d1"), "na hlavní diagonále");
    check("cs", "{ HOUSE($x, prep: \"from\") }", house("d2"), "z vedlejší diagonály");
    check("cs", "{ HOUSES($x, prep: \"in\") }", houses("d1 d2"), "na obou diagonálách");
    check(
        "cs",
        "{ HOUSES($x, prep: \"from\") }",
        houses("r1 d1 d2"),
        "z 1. řádku a z obou diagonál",
    );
    check("en", "{ HOUSE($x, prep: \"in\") }", house("d1"), "on the falling diagonal");
    check("en", "{ HOUSES($x) }", houses("d1 d2"), "both diagonals");
    let or = "the falling diagonal or the rising diagonal";
    check("en", "{ HOUSES($x, join: \"or\") }", houses("d1 d2"), or);
    let mixed = "in row 1, on the rising diagonal and in rows 3 and 9";
    check("en", "{ HOUSES($x, prep: \"in\") }", houses("r1 d2 r3 r9"), mixed);
    check(
        "en",
        "{ HOUSES($x, prep: \"in\") }",
        houses("r1 d1 d2"),
        "in row 1 and on both diagonals",
    );
    let each = "in row 1, in column B and on the rising diagonal";
    check("en", "{ HOUSES($x, prep: \"in\") }", houses("r1 c2 d2"), each);
    check("en", "{ HOUSE($x) }", house("d7"), "diagonal 7");
    check("cs", "{ HOUSE($x, prep: \"in\") }", house("d3"), "na 3. diagonále");
}

#[test]
fn lists_of_one_kind_say_the_kind_once() {
    check("en", "{ HOUSES($x) }", houses("r2 r7"), "rows 2 and 7");
    check("en", "{ HOUSES($x) }", houses("r2"), "row 2");
    check(
        "en",
        "{ HOUSES($x, join: \"or\", prep: \"in\") }",
        houses("c2 c3 c7"),
        "in column B, C or G",
    );
    check("cs", "{ HOUSES($x) }", houses("r2 r7"), "2. a 7. řádek");
    check("cs", "{ HOUSES($x, prep: \"in\") }", houses("b1 b3 b4"), "v 1., 3. a 4. bloku");
    check("cs", "{ HOUSES($x, prep: \"in\") }", houses("c2 c5"), "ve sloupcích B a E");
    check(
        "cs",
        "{ HOUSES($x, prep: \"in\", join: \"or\") }",
        houses("c2 c5"),
        "ve sloupci B nebo E",
    );
    check("cs", "{ HOUSES($x, case: \"genitive\") }", houses("c2 c5"), "sloupců B a E");
    let by_numbers = said_by_numbers("cs", "{ HOUSES($x, prep: \"in\") }", houses("c2 c5"));
    assert_eq!(by_numbers, "ve 2. a 5. sloupci");
}

#[test]
fn lists_of_several_kinds_say_each() {
    let mixed = || houses("r5 r6 c6");
    check(
        "en",
        "{ HOUSES($x, prep: \"in\", join: \"or\") }",
        mixed(),
        "in row 5 or 6, or in column F",
    );
    check(
        "cs",
        "{ HOUSES($x, prep: \"in\", join: \"or\") }",
        mixed(),
        "v 5. či 6. řádku nebo ve sloupci F",
    );
    let one_of_each = || houses("r5 c6 b3");
    let or = "{ HOUSES($x, prep: \"in\", join: \"or\") }";
    check("en", or, one_of_each(), "in row 5, column F or block 3");
    check("cs", or, one_of_each(), "v 5. řádku, ve sloupci F nebo ve 3. bloku");
    let of_four = "ve sloupci A, B, D či F nebo ve 3. bloku";
    check("cs", or, houses("c1 c2 c4 c6 b3"), of_four);
    check("cs", "{ HOUSES($x) }", houses("b1 c3"), "1. blok a sloupec C");
    let rows_and_column = || houses("r1 r3 c2");
    check(
        "cs",
        "{ HOUSES($x, prep: \"in\") }",
        rows_and_column(),
        "v 1. a 3. řádku a ve sloupci B",
    );
    check("en", "{ HOUSES($x, prep: \"in\") }", rows_and_column(), "in rows 1 and 3 and column B");
    check("cs", "{ HOUSES($x) }", houses("r1 c2 c4 b5"), "1. řádek, sloupce B a D a 5. blok");
    check(
        "cs",
        "{ HOUSES($x, prep: \"in\", join: \"nor\") }",
        houses("r2 r3"),
        "ani ve 2. řádku, ani ve 3. řádku",
    );
    check(
        "en",
        "{ HOUSES($x, prep: \"in\", join: \"nor\") }",
        houses("r2 r3"),
        "neither in row 2 nor in row 3",
    );
}

#[test]
fn a_message_can_choose_by_the_kind() {
    let pattern = "{ KIND($x) ->
    [row] a
    [column] b
    [block] c
    [diagonal] d
    [region] e
    *[mixed] f
 }";
    for (names, expected) in
        [("r1", "a"), ("c1", "b"), ("b1 b2", "c"), ("d1", "d"), ("x1", "e"), ("r1 c1", "f")]
    {
        check("en", pattern, houses(names), expected);
    }
    check("cs", pattern, house("c3"), "b");
}
