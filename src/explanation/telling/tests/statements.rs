//! What is claimed, told one by one.

use super::{cell, cells, digits, grid, said, strikes};
use crate::explanation::telling::{sentence, statement};
use crate::grid::{Candidate, Candidates, ConstraintNumber, Geometry, House, HouseKind};
use crate::proof::{
    Case, CaseEnd, Claim, Conclusion, Fact, Node, Role, RuleId, Statement, Step, SumPart,
};

/// The n-th house of a kind, from 1.
fn house(geometry: &Geometry, kind: HouseKind, number: usize) -> House {
    geometry.houses_of_kind(kind).nth(number - 1).expect("a house")
}

fn node(geometry: &Geometry, names: &str, digit: char) -> Node {
    Node { cells: cells(geometry, names), digit: geometry.digit(digit).expect("a digit") }
}

/// The statements in both languages, English first.
fn check(geometry: &Geometry, stated: &Statement, expected: [&str; 2]) {
    let clause = statement(geometry, stated).expect("a clause");
    assert_eq!(["en", "cs"].map(|tag| said(tag, &clause)), expected, "{stated:?}");
}

#[test]
fn what_cells_hold_and_where_digits_are() {
    let geometry = &*grid("9x9");
    let only_digits = |names: &str, symbols: &str| Statement::OnlyDigits {
        cells: cells(geometry, names),
        digits: digits(geometry, symbols),
    };
    check(geometry, &only_digits("E7", "3"), ["E7 can only be 3", "v E7 může být jen trojka"]);
    check(
        geometry,
        &only_digits("E7", "38"),
        ["E7 can only be 3 or 8", "v E7 může být jen číslice 3 nebo 8"],
    );
    check(
        geometry,
        &only_digits("E7 F7", "38"),
        ["E7 and F7 can each only be 3 or 8", "políčka E7 a F7 mohou obsahovat jen číslice 3 a 8"],
    );
    check(
        geometry,
        &only_digits("E7", ""),
        ["no digit is left for E7", "nezbývá pro políčko E7 žádná číslice"],
    );
    let digit = geometry.digit('5').expect("a digit");
    let only_places = |names: &str| Statement::OnlyPlaces {
        house: house(geometry, HouseKind::Row, 3),
        digit,
        cells: cells(geometry, names),
    };
    check(
        geometry,
        &only_places("B3 E3"),
        ["in row 3 the 5 can only be in B3 or E3", "ve 3. řádku může být pětka jen v B3 nebo E3"],
    );
    let filled = vec![Candidate { cell: cell(geometry, "B3"), digit }];
    check(geometry, &Statement::Filled(filled), ["the grid has 5 in B3", "v mřížce je 5 v B3"]);
    let group = house(geometry, HouseKind::Block, 2).into();
    check(
        geometry,
        &Statement::AtMostOnce { group, digit },
        ["in block 2 there is at most one 5", "ve 2. bloku je nejvýš jedna pětka"],
    );
}

#[test]
fn what_excludes_what() {
    let geometry = &*grid("9x9");
    let not_both = |one: Node, other: Node| Statement::NotBoth { first: one, second: other };
    let [b3, g3] = ["B3", "G3"].map(|name| node(geometry, name, '5'));
    check(
        geometry,
        &not_both(b3, g3),
        ["the 5 cannot be both in B3 and in G3", "pětka nemůže být zároveň v B3 i v G3"],
    );
    check(
        geometry,
        &not_both(b3, node(geometry, "G3 H3", '5')),
        [
            "the 5 cannot be both in B3 and in G3 or H3",
            "pětka nemůže být zároveň v B3 i v G3 nebo H3",
        ],
    );
    check(
        geometry,
        &not_both(b3, node(geometry, "B3", '6')),
        [
            "B3 holds only one digit, so not both 5 and 6",
            "v B3 je jen jedna číslice, tedy ne číslice 5 a 6 zároveň",
        ],
    );
    check(
        geometry,
        &not_both(b3, node(geometry, "C3", '6')),
        ["there cannot be both 5 in B3 and 6 in C3", "nemůže být zároveň pětka v B3 a šestka v C3"],
    );
    let sees = |one: &str, others: &str| Statement::Sees {
        cells: cells(geometry, one),
        targets: cells(geometry, others),
    };
    check(geometry, &sees("B3", "C3 B7"), ["B3 sees C3 and B7", "políčko B3 vidí políčka C3 a B7"]);
    check(geometry, &sees("B3 C3", "A1"), ["B3 and C3 see A1", "políčka B3 a C3 vidí políčko A1"]);
}

#[test]
fn what_is_said_of_the_puzzle_and_of_its_constraints() {
    let geometry = &*grid("9x9+killer-cage:A1B1B2:15");
    let given = |names: &str| Statement::NotGiven(cells(geometry, names));
    check(geometry, &given("B3"), ["B3 is not a given", "políčko B3 není zadané"]);
    check(
        geometry,
        &given("B3 C4"),
        ["none of B3 and C4 is a given", "žádné z políček B3 a C4 není zadané"],
    );
    check(
        geometry,
        &Statement::OneSolution,
        ["the puzzle has exactly one solution", "zadání má právě jedno řešení"],
    );
    check(
        geometry,
        &Statement::Obeys(ConstraintNumber::new(0)),
        ["the cage of 15 at A1 applies", "platí klec se součtem 15 u A1"],
    );
    let block = SumPart::House(house(geometry, HouseKind::Block, 1));
    check(
        geometry,
        &Statement::Balance { added: vec![block], taken: vec![SumPart::Sum(0)] },
        [
            "taking the cage of 15 at A1 from block 1 leaves C1, A2, C2, A3, B3 and C3, with a sum of 30",
            "když vezmeme 1. blok a odečteme klec se součtem 15 u A1, zbude C1, A2, C2, A3, B3 a C3 se součtem 30",
        ],
    );
    let row = SumPart::House(house(geometry, HouseKind::Row, 1));
    check(
        geometry,
        &Statement::Balance { added: vec![row], taken: vec![block] },
        [
            "taking block 1 from row 1 leaves D1, E1, F1, G1, H1 and I1 less A2, B2, C2, A3, B3 and C3, and each digit is as often in the first as in the second",
            "když vezmeme 1. řádek a odečteme 1. blok, zbude D1, E1, F1, G1, H1 a I1 bez A2, B2, C2, A3, B3 a C3, přičemž každá číslice je v prvních stejněkrát jako v druhých",
        ],
    );
}

/// A step that no rule makes, told in both languages.
#[test]
fn a_step_of_no_known_shape_is_told_claim_by_claim() {
    let geometry = &*grid("9x9");
    let claims = [
        Statement::OnlyDigits { cells: cells(geometry, "A1"), digits: digits(geometry, "12") },
        Statement::OnlyDigits { cells: cells(geometry, "A2"), digits: digits(geometry, "13") },
        Statement::OnlyDigits { cells: cells(geometry, "A2"), digits: digits(geometry, "13") },
    ];
    let claims = claims.map(|statement| Claim::new(Role::Premise, statement)).to_vec();
    let step = |claims: &[Claim], conclusions: Vec<Conclusion>, cases: Vec<Case>| Step {
        rule: RuleId::new("test"),
        claims: claims.to_vec(),
        conclusions,
        cases,
    };
    let told = |step: &Step| {
        let told = sentence(geometry, &Candidates::all(geometry), step);
        ["en", "cs"].map(|tag| said(tag, &told))
    };
    let struck = strikes(geometry, &["B1=2", "C1=3"]);
    assert_eq!(
        told(&step(&claims, struck.clone(), Vec::new())),
        [
            "A1 can only be 1 or 2. A2 can only be 1 or 3. From all this together it follows: strike 2 from B1 and 3 from C1.",
            "V A1 může být jen číslice 1 nebo 2. V A2 může být jen číslice 1 nebo 3. Z toho všeho dohromady plyne: vyškrtneme 2 z B1 a 3 z C1.",
        ]
    );
    let fills = vec![Conclusion::from_all(Fact::Holds(
        cell(geometry, "B1"),
        geometry.digit('4').expect("a digit"),
    ))];
    assert_eq!(
        told(&step(&claims[..1], fills, Vec::new())),
        [
            "A1 can only be 1 or 2. From this it follows: B1 is 4.",
            "V A1 může být jen číslice 1 nebo 2. Z toho plyne: v B1 je čtyřka.",
        ]
    );
    let end = CaseEnd::Contradiction(Claim::new(
        Role::Contradiction,
        Statement::NoDigit(cell(geometry, "A1")),
    ));
    let supposed = Fact::Holds(cell(geometry, "B1"), geometry.digit('2').expect("a digit"));
    let cases = vec![Case { supposed, steps: Vec::new(), end }];
    assert_eq!(
        told(&step(&claims, struck[..1].to_vec(), cases)),
        [
            "A1 can only be 1 or 2. A2 can only be 1 or 3. Suppose B1 is 2. Then at once no digit is left for A1. That cannot be, so B1 is not 2.",
            "V A1 může být jen číslice 1 nebo 2. V A2 může být jen číslice 1 nebo 3. Předpokládejme, že v B1 je dvojka. Jenže pak nezbývá pro políčko A1 žádná číslice. To je spor, a v B1 proto dvojka není.",
        ],
    );
}
