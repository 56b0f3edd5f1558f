//! Cells and digits, alone and in lists.

use super::{cell, cells, check, digit, digits, said_by_numbers};

#[test]
fn a_cell() {
    for tag in ["cs", "en"] {
        check(tag, "{ CELL($x) }", cell("E7"), "E7");
        check(tag, "{ $x }", cell("P16"), "P16");
    }
    check("en", "{ CELL($x, noun: \"yes\") }", cell("E7"), "cell E7");
    check("en", "{ CELL($x, prep: \"in\", start: \"yes\") }", cell("E7"), "In E7");
    check("cs", "{ CELL($x, noun: \"yes\") }", cell("E7"), "políčko E7");
    check("cs", "{ CELL($x, noun: \"yes\", case: \"genitive\") }", cell("E7"), "políčka E7");
    check("cs", "{ CELL($x, noun: \"yes\", prep: \"in\") }", cell("E7"), "v políčku E7");
    check("cs", "{ CELL($x, noun: \"yes\", prep: \"into\") }", cell("E7"), "do políčka E7");
    check("cs", "{ CELL($x, prep: \"with\", noun: \"yes\") }", cell("E7"), "s políčkem E7");
    check("cs", "{ CELL($x, prep: \"in\", start: \"yes\") }", cell("F2"), "V F2");
    check("cs", "{ CELL($x, prep: \"to\") }", cell("K12"), "ke K12");
}

#[test]
fn cells_by_numbers() {
    let check = |tag, pattern, names, expected: &str| {
        assert_eq!(said_by_numbers(tag, pattern, cells(names)), expected);
    };
    check("en", "{ CELLS($x) }", "E7", "r7c5");
    check("en", "{ CELLS($x, start: \"yes\") } see", "A1 P16", "r1c1 and r16c16 see");
    check("cs", "{ CELLS($x, prep: \"from\") }", "A1 B3", "z r1c1 a r3c2");
    check(
        "cs",
        "{ CELLS($x, noun: \"yes\", prep: \"in\", start: \"yes\") }",
        "A3",
        "V políčku r3c1",
    );
}

#[test]
fn the_second_letter_of_very_wide_grids() {
    let cell = crate::message::CellName { column: 27, row: 30 };
    check("en", "{ CELL($x) }", cell, "AB31");
    let last = crate::message::CellName { column: 255, row: 255 };
    check("en", "{ CELL($x) }", last, "IV256");
    assert_eq!(said_by_numbers("en", "{ CELL($x) }", last), "r256c256");
}

#[test]
fn english_lists_of_cells() {
    let three = || cells("A1 C4 F2");
    check("en", "{ CELLS($x) }", three(), "A1, C4 and F2");
    check("en", "{ CELLS($x, join: \"or\") }", three(), "A1, C4 or F2");
    check("en", "{ CELLS($x, join: \"nor\") }", three(), "neither A1, C4 nor F2");
    check("en", "{ CELLS($x, join: \"nor\") }", cells("A1"), "not A1");
    check("en", "{ CELLS($x, join: \"comma\") }", three(), "A1, C4, F2");
    check("en", "{ CELLS($x, noun: \"yes\") }", three(), "cells A1, C4 and F2");
    check("en", "{ CELLS($x, noun: \"yes\", join: \"or\") }", three(), "cell A1, C4 or F2");
    check(
        "en",
        "{ CELLS($x, noun: \"yes\", join: \"nor\") }",
        cells("A1 B1"),
        "neither cell A1 nor cell B1",
    );
}

#[test]
fn czech_lists_of_cells() {
    let three = || cells("A1 C4 F2");
    check("cs", "{ CELLS($x) }", three(), "A1, C4 a F2");
    check("cs", "{ CELLS($x) }", cells("A1"), "A1");
    check("cs", "{ CELLS($x) }", cell("A1"), "A1");
    check("cs", "{ CELLS($x, join: \"or\", prep: \"in\") }", three(), "v A1, C4 nebo F2");
    check("cs", "{ CELLS($x, join: \"nor\") }", three(), "ani A1, ani C4, ani F2");
    check("cs", "{ CELLS($x, join: \"nor\", prep: \"in\") }", cells("A1 B1"), "ani v A1, ani v B1");
    check("cs", "{ CELLS($x, join: \"nor\", prep: \"in\") }", cells("A1"), "v A1");
    check("cs", "{ CELLS($x, noun: \"yes\") }", three(), "políčka A1, C4 a F2");
    check("cs", "{ CELLS($x, noun: \"yes\", prep: \"in\") }", three(), "v políčkách A1, C4 a F2");
    check(
        "cs",
        "{ CELLS($x, noun: \"yes\", prep: \"in\", join: \"or\") }",
        three(),
        "v políčku A1, C4 nebo F2",
    );
    check(
        "cs",
        "{ CELLS($x, noun: \"yes\", case: \"instrumental\") }",
        three(),
        "políčky A1, C4 a F2",
    );
}

#[test]
fn english_digits_by_symbol() {
    check("en", "{ DIGIT($x) }", digit('7'), "7");
    check("en", "{ DIGIT($x, noun: \"yes\") }", digit('7'), "digit 7");
    check("en", "{ DIGITS($x, noun: \"candidate\") }", digits("27"), "candidates 2 and 7");
    check("en", "{ DIGITS($x, join: \"nor\") }", digits("49"), "neither 4 nor 9");
}

#[test]
fn czech_digits_by_symbol() {
    check("cs", "{ DIGITS($x) }", digits("257"), "2, 5 a 7");
    check("cs", "{ DIGITS($x, join: \"nor\") }", digits("49"), "ani 4, ani 9");
    check("cs", "{ DIGITS($x, noun: \"yes\") }", digits("257"), "číslice 2, 5 a 7");
    check("cs", "{ DIGITS($x, noun: \"yes\", prep: \"with\") }", digits("25"), "s číslicemi 2 a 5");
    check("cs", "{ DIGIT($x, noun: \"yes\", case: \"instrumental\") }", digit('7'), "číslicí 7");
    check("cs", "{ DIGITS($x, noun: \"candidate\") }", digits("27"), "kandidáti 2 a 7");
    check(
        "cs",
        "{ DIGITS($x, noun: \"candidate\", case: \"accusative\") }",
        digits("27"),
        "kandidáty 2 a 7",
    );
    check(
        "cs",
        "{ DIGIT($x, noun: \"candidate\", case: \"accusative\") }",
        digit('4'),
        "kandidáta 4",
    );
    check("cs", "{ DIGIT($x, prep: \"with\") }", digit('7'), "se 7");
    check("cs", "{ DIGIT($x, prep: \"with\") }", digit('5'), "s 5");
    check("cs", "{ DIGITS($x, prep: \"from\") }", digits("47"), "ze 4 a 7");
}

#[test]
fn digits_by_name() {
    let english = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    for (symbol, name) in ('0'..).zip(english) {
        check("en", "{ DIGIT($x, form: \"name\") }", digit(symbol), name);
    }
    check("en", "{ DIGIT($x, form: \"name\", number: \"plural\") }", digit('6'), "sixes");
    let czech = [
        ("nula", "nulu", "v nule", "s nulou"),
        ("jednička", "jedničku", "v jedničce", "s jedničkou"),
        ("dvojka", "dvojku", "ve dvojce", "s dvojkou"),
        ("trojka", "trojku", "v trojce", "s trojkou"),
        ("čtyřka", "čtyřku", "ve čtyřce", "se čtyřkou"),
        ("pětka", "pětku", "v pětce", "s pětkou"),
        ("šestka", "šestku", "v šestce", "se šestkou"),
        ("sedmička", "sedmičku", "v sedmičce", "se sedmičkou"),
        ("osmička", "osmičku", "v osmičce", "s osmičkou"),
        ("devítka", "devítku", "v devítce", "s devítkou"),
    ];
    for (symbol, (name, object, place, means)) in ('0'..).zip(czech) {
        let check = |options: &str, expected| {
            let pattern = format!("{{ DIGIT($x, form: \"name\"{options}) }}");
            check("cs", &pattern, digit(symbol), expected);
        };
        check("", name);
        check(", case: \"accusative\"", object);
        check(", prep: \"in\"", place);
        check(", prep: \"with\"", means);
    }
    let plural = "{ DIGIT($x, form: \"name\", number: \"plural\", case: \"genitive\") }";
    check("cs", plural, digit('7'), "sedmiček");
    check(
        "cs",
        "{ DIGITS($x, form: \"name\", start: \"yes\") }",
        digits("257"),
        "Dvojka, pětka a sedmička",
    );
    check(
        "cs",
        "{ DIGITS($x, form: \"name\", join: \"or\", case: \"accusative\") }",
        digits("46"),
        "čtyřku nebo šestku",
    );
}

#[test]
fn digits_of_larger_grids() {
    check("en", "{ DIGIT($x, form: \"name\") }", digit('G'), "G");
    check(
        "cs",
        "{ DIGITS($x, form: \"name\", case: \"accusative\") }",
        digits("9A"),
        "devítku a číslici A",
    );
    check("cs", "{ DIGIT($x, prep: \"with\") }", digit('F'), "s F");
}
