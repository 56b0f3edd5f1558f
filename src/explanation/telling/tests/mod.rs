//! Steps that rest on constraints, told as a teacher would.

mod one_constraint;
mod statements;

use std::sync::Arc;

use super::sentence;
use crate::grid::{
    Candidate, Candidates, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Geometry, HouseKind,
    parse_cell,
};
use crate::knowledge::Knowledge;
use crate::locale::Locale;
use crate::message::Message;
use crate::proof::{
    Balance, CellsWithDigits, Claim, Conclusion, Fact, HeldSet, LawUse, Node, Pattern, Places,
    Role, RuleId, Statement, Step, SumPart,
};

fn grid(name: &str) -> Arc<Geometry> {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    knowledge.grid_of(name).expect("a grid")
}

fn cell(geometry: &Geometry, name: &str) -> Cell {
    parse_cell(name, geometry.dimensions()).expect("a cell")
}

fn cells(geometry: &Geometry, names: &str) -> CellSet {
    names.split(' ').map(|name| cell(geometry, name)).collect()
}

fn digits(geometry: &Geometry, symbols: &str) -> DigitSet {
    symbols.chars().map(|symbol| geometry.digit(symbol).expect("a digit")).collect()
}

/// Cells with the digits that they may hold, as `A1 B1=67`.
fn held(geometry: &Geometry, text: &str) -> CellsWithDigits {
    let (names, symbols) = text.split_once('=').expect("digits");
    CellsWithDigits { cells: cells(geometry, names), digits: digits(geometry, symbols) }
}

/// Candidates that are struck, as `A1 B1=67`.
fn strikes(geometry: &Geometry, all: &[&str]) -> Vec<Conclusion> {
    let of_text = |text: &&str| {
        let CellsWithDigits { cells, digits } = held(geometry, text);
        let facts = cells.iter().flat_map(move |cell| {
            digits.iter().map(move |digit| Fact::Absent(cell, digit)).collect::<Vec<_>>()
        });
        facts.map(Conclusion::from_all).collect::<Vec<_>>()
    };
    all.iter().flat_map(of_text).collect()
}

fn step(geometry: &Geometry, claims: Vec<Claim>, struck: &[&str]) -> Step {
    let conclusions = strikes(geometry, struck);
    Step { rule: RuleId::new("test"), claims, conclusions, cases: Vec::new() }
}

/// A step over constraints, by their places among those of the grid.
fn law(geometry: &Geometry, numbers: &[usize], of: &[&str], struck: &[&str]) -> Step {
    let constraints = numbers.iter().map(|&number| ConstraintNumber::new(number)).collect();
    let held = HeldSet(of.iter().map(|text| held(geometry, text)).collect());
    step(geometry, LawUse { constraints, held, places: Vec::new() }.claims(), struck)
}

/// A row, or a block, by its number from 1.
fn house(geometry: &Geometry, kind: HouseKind, number: usize) -> SumPart {
    SumPart::House(geometry.houses_of_kind(kind).nth(number - 1).expect("a house"))
}

fn balance(
    geometry: &Geometry,
    (added, taken): (Vec<SumPart>, Vec<SumPart>),
    of: &[&str],
    struck: &[&str],
) -> Step {
    let held = of.iter().map(|text| held(geometry, text)).collect();
    step(geometry, Balance { added, taken, held }.claims(), struck)
}

/// The state in which the step is told: all that cells may hold that count in it.
fn before(geometry: &Geometry, step: &Step) -> Candidates {
    let mut state = Candidates::all(geometry);
    for claim in &step.claims {
        if let Statement::OnlyDigits { cells, digits } = &claim.statement {
            for digit in (geometry.all_digits() - *digits).iter() {
                for cell in cells.iter() {
                    let _ = state.strike(cell, digit);
                }
            }
        }
    }
    state
}

/// The steps in both languages.
fn told(geometry: &Geometry, steps: &[Step]) -> Vec<String> {
    let told = steps.iter().flat_map(|step| {
        assert!(!matches!(Pattern::of(step), Pattern::Other(_)), "{step:?}");
        let told = sentence(geometry, &before(geometry, step), step);
        ["en", "cs"].map(|tag| said(tag, &told))
    });
    told.collect()
}

fn said(tag: &str, message: &Message) -> String {
    Locale::new(tag).expect("a language").say(message)
}

#[test]
fn a_house_that_needs_a_place_is_told_with_the_places_of_its_digit() {
    let geometry = grid("4x4+difference:A1B1+difference:B1C1");
    let constraints = [0, 1].map(ConstraintNumber::new).to_vec();
    let house = geometry.houses_of_kind(HouseKind::Row).next().expect("a row");
    let (digit, cells) = (geometry.digit('4').expect("a digit"), cells(&geometry, "A1 B1"));
    let places = vec![Places { house, digit, cells }];
    let held = HeldSet(vec![held(&geometry, "C1=23")]);
    let claims = LawUse { constraints, held, places }.claims();
    let step = step(&geometry, claims, &["B1=1"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "C1 can only be 2 or 3; in row 1 the 4 can only be in A1 or B1. With 1 in B1, the \
             white dot between A1 and B1 would leave only 2 for A1, so in row 1 no place would be \
             left for the 4. So strike 1 from B1.",
            "V C1 může být jen 2 nebo 3; v 1. řádku může být čtyřka jen v A1 nebo B1. Kdyby v B1 \
             byla jednička, v A1 by kvůli bílé tečce mezi A1 a B1 mohla být jen dvojka, takže v 1. \
             řádku by na čtyřku nezbylo žádné místo. Vyškrtneme proto 1 z B1.",
        ]
    );
}

#[test]
fn two_cages_together() {
    let geometry = grid("9x9+killer-cage:A1B1:15+killer-cage:C1D1:13");
    let step = law(&geometry, &[0, 1], &["C1 D1=67"], &["A1 B1=67"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "C1 and D1 can only be 6 or 7. Because of the cage of 15 at A1 and the cage of 13 at C1, with 6 \
             in A1 or B1, only 7 would be left for C1 and D1; with 7 in A1 or B1, only 6 would be left for C1 \
             and D1. So strike 6 and 7 from A1 and B1. No digit is repeated in a cage; the number in its \
             corner, if there is one, is the sum of its digits.",
            "V C1 a D1 může být jen 6 nebo 7. Kvůli kleci se součtem 15 u A1 a kleci se součtem 13 u C1 \
             platí: kdyby v A1 nebo B1 byla šestka, pro C1 a D1 by zbyla jen sedmička; kdyby v A1 nebo B1 \
             byla sedmička, pro C1 a D1 by zbyla jen šestka. Vyškrtneme proto 6 a 7 z A1 a B1. V kleci se \
             žádná číslice neopakuje; číslo v jejím rohu, pokud tam je, udává součet jejích číslic.",
        ]
    );
}

#[test]
fn the_rule_of_45() {
    let of = |geometry: &Geometry, is_turned: bool, of: &[&str], struck: &[&str]| {
        let row = vec![house(geometry, HouseKind::Row, 1)];
        let sums = vec![SumPart::Sum(0), SumPart::Sum(1)];
        let parts = if is_turned { (sums, row) } else { (row, sums) };
        told(geometry, &[balance(geometry, parts, of, struck)])
    };
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1H1:23");
    assert_eq!(
        of(&geometry, false, &[], &["I1=12345679"]),
        [
            "Row 1 comes to 45, and the cage of 14 at A1 and the cage of 23 at E1 to 37. That leaves \
             8 for I1. So strike 1, 2, 3, 4, 5, 6, 7 and 9 from I1.",
            "Součet 1. řádku je 45 a klec se součtem 14 u A1 a klec se součtem 23 u E1 dávají 37. \
             Zbývá 8 pro I1. Vyškrtneme proto 1, 2, 3, 4, 5, 6, 7 a 9 z I1.",
        ]
    );
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1:17");
    assert_eq!(
        of(&geometry, false, &["H1=59"], &["I1=1234678"]),
        [
            "Row 1 comes to 45, and the cage of 14 at A1 and the cage of 17 at E1 to 31. That leaves \
             14 for H1 and I1 together. H1 can only be 5 or 9. That can only be 5 and 9: strike 1, \
             2, 3, 4, 6, 7 and 8 from I1.",
            "Součet 1. řádku je 45 a klec se součtem 14 u A1 a klec se součtem 17 u E1 dávají 31. \
             Zbývá 14 pro H1 a I1 dohromady. V H1 může být jen 5 nebo 9. To může být jen 5 a 9: \
             vyškrtneme 1, 2, 3, 4, 6, 7 a 8 z I1.",
        ]
    );
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1H1I1I2:36");
    assert_eq!(
        of(&geometry, true, &[], &["I2=1234"]),
        [
            "Row 1 comes to 45, and the cage of 14 at A1 and the cage of 36 at E1 to 50. What sticks \
             out, I2, is therefore 5. So strike 1, 2, 3 and 4 from I2.",
            "Součet 1. řádku je 45 a klec se součtem 14 u A1 a klec se součtem 36 u E1 dávají 50. \
             Vyčnívající políčko I2 tedy obsahuje 5. Vyškrtneme proto 1, 2, 3 a 4 z I2.",
        ]
    );
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1H1H2:32");
    assert_eq!(
        of(&geometry, false, &["I1=789"], &["H2=9"]),
        [
            "Row 1 comes to 45, and the cage of 14 at A1 and the cage of 32 at E1 to 46. So I1 (left \
             over) comes to 1 less than H2 (sticking out). I1 can only be 7, 8 or 9. So strike 9 \
             from H2.",
            "Součet 1. řádku je 45 a klec se součtem 14 u A1 a klec se součtem 32 u E1 dávají 46. \
             Zbylé políčko I1 tedy dává o 1 méně než vyčnívající H2. V I1 může být jen 7, 8 nebo 9. \
             Vyškrtneme proto 9 z H2.",
        ]
    );
    let geometry = grid("9x9+arrow:A1/B1C1D1+killer-cage:E1F1G1H1:23");
    assert_eq!(
        of(&geometry, false, &["B1=9"], &["I1=9"]),
        [
            "Add up row 1 and take away the arrow at A1 and the cage of 23 at E1. What is left, I1, \
             and twice B1, C1 and D1, comes to 22. B1 is 9. So strike 9 from I1.",
            "Sečteme 1. řádek a odečteme šipku u A1 a klec se součtem 23 u E1. Co zbude, totiž I1 a \
             také dvakrát B1, C1 a D1, dává 22. V B1 je 9. Vyškrtneme proto 9 z I1.",
        ]
    );
}

#[test]
fn what_is_left_over() {
    let geometry = grid("4x4");
    let rows = vec![house(&geometry, HouseKind::Row, 1)];
    let blocks = vec![house(&geometry, HouseKind::Block, 1)];
    let step = balance(&geometry, (rows, blocks), &["C1 D1=124"], &["A2 B2=3"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "Row 1 holds each digit as often as block 1. What they share aside, C1 and D1 hold the \
             same digits as A2 and B2, each as often. C1 and D1 can only be 1, 2 or 4. So strike 3 \
             from A2 and B2.",
            "V 1. řádku je každá číslice tolikrát jako v 1. bloku. Odhlédneme-li od společných \
             políček, jsou v C1 a D1 tytéž číslice jako v A2 a B2, každá stejně často. V C1 a D1 \
             může být jen 1, 2 nebo 4. Vyškrtneme proto 3 z A2 a B2.",
        ]
    );
}

#[test]
fn pairs_that_a_constraint_keeps_apart() {
    let geometry = grid("9x9+difference:A1B1");
    let digit = |symbol| geometry.digit(symbol).expect("a digit");
    let node = |name: &str, symbol| Node::of(cell(&geometry, name), digit(symbol));
    let claims = vec![
        Claim::not_both(Role::Premise, node("A1", '4'), node("B1", '7')),
        Claim::new(
            Role::Premise,
            Statement::Sees { cells: cells(&geometry, "A1"), targets: cells(&geometry, "B1") },
        ),
    ];
    let step = step(&geometry, claims, &["A1=1"]);
    let told: Vec<Message> = super::apart::sights(&geometry, &step);
    let told: Vec<String> = told.iter().flat_map(|it| [said("en", it), said("cs", it)]).collect();
    assert_eq!(
        told,
        [
            "The white dot between A1 and B1 does not allow 4 in A1 with 7 in B1. Digits with a white dot \
             between them differ by 1, so they follow one another.",
            "Bílá tečka mezi A1 a B1 nedovolí čtyřku v A1 s číslicí 7 v B1. Číslice, mezi kterými je bílá \
             tečka, se liší o 1, takže po sobě následují.",
        ]
    );
}

#[test]
fn what_a_constraint_keeps_out_is_said_of_it() {
    let geometry = grid("9x9+difference:A1B1+even:C1");
    let mut state = Candidates::all(&geometry);
    let (a1, b1) = (cell(&geometry, "A1"), cell(&geometry, "B1"));
    state.place(&geometry, b1, Digit::new(6));
    let _ = state.strike(a1, Digit::new(5));
    let digits = DigitSet::of(Digit::new(7));
    let claim = Claim::new(Role::Base, Statement::OnlyDigits { cells: CellSet::of(a1), digits });
    let holds = Fact::holds(Candidate::new(a1, Digit::new(7)));
    let conclusions = vec![Conclusion::from_all(holds)];
    let step =
        Step { rule: RuleId::new("test"), claims: vec![claim], conclusions, cases: Vec::new() };
    let told = sentence(&geometry, &state, &step);
    assert_eq!(
        [said("en", &told), said("cs", &told)],
        [
            "Only 8 is left for A1: A1 sees 7; with 7 in B1, the white dot between A1 and B1 does \
             not allow 1, 2, 3, 4, 5 or 9 in A1; 6 has already been struck from A1. So A1 is 8.",
            "Pro políčko A1 zbývá jen osmička: vidí číslici 7; kvůli bílé tečce mezi A1 a B1 a \
             sedmičce v B1 nemůže být v A1 ani jednička, ani dvojka, ani trojka, ani čtyřka, ani \
             pětka, ani devítka; šestku jsme z něj už dříve vyškrtli.",
        ]
    );
}

#[test]
fn classes_of_digits_that_alternate_are_told() {
    let geometry = grid("9x9+whispers:A1B2C1D2E1F2G1");
    let of = law(&geometry, &[0], &["B1=9"], &["A1=678"]);
    assert_eq!(
        told(&geometry, &[of]),
        [
            "B1 is 9. On the whispers line from A1 to G1 low digits (1, 2, 3 and 4) and high ones (6, 7, 8 and \
             9) alternate, and 5 cannot stand there. If A1 were high, B2, D2 and F2 would be low, and C1, E1 and \
             G1 would be high; in row 1 five cells would be high (A1, B1, C1, E1 and G1), but there are only \
             four such digits. So strike 6, 7 and 8 from A1.",
            "V B1 je 9. Na šeptající čáře od A1 do G1 se střídají nízké číslice (1, 2, 3 a 4) a vysoké (6, 7, 8 a \
             9); pětka tam být nemůže. Kdyby v A1 byla vysoká číslice, v B2, D2 a F2 by byly nízké číslice a také \
             v C1, E1 a G1 by byly vysoké číslice; v 1. řádku by byly vysoké číslice v A1, B1, C1, E1 a G1, a \
             tolik jich není. Vyškrtneme proto 6, 7 a 8 z A1.",
        ]
    );
}

#[test]
fn what_no_digit_stands_beside_needs_no_classes() {
    let geometry = grid("9x9+whispers:A1B2");
    assert_eq!(
        told(&geometry, &[law(&geometry, &[0], &[], &["A1=5"])]),
        [
            "On the whispers line from A1 to B2, with 5 in A1, no digit in B2 would go with it. So \
             strike 5 from A1.",
            "Pro šeptající čáru od A1 do B2 platí: kdyby v A1 byla pětka, nehodila by se k ní \
             žádná číslice v B2. Vyškrtneme proto 5 z A1.",
        ]
    );
}

#[test]
fn the_rules_of_constraints() {
    let name = "9x9+killer-cage:A1B1:15+killer-cage:C1D1+whispers:A3B4C5+whispers:D3E4:4+no-xv+even:I9\
                +sandwich:A9B9C9D9E9F9G9H9I9:12";
    let rules = super::constraint::says_of_constraints(&grid(name));
    let rules: Vec<String> = rules.iter().flat_map(|it| [said("en", it), said("cs", it)]).collect();
    assert_eq!(
        rules,
        [
            "An even cell holds an even digit. Here: the even cell at I9.",
            "V sudém políčku je sudá číslice. Zde: sudé políčko u I9.",
            "No digit is repeated in a cage; the number in its corner, if there is one, is the sum \
             of its digits. Here: the cage of 15 at A1 and the cage at C1.",
            "V kleci se žádná číslice neopakuje; číslo v jejím rohu, pokud tam je, udává součet \
             jejích číslic. Zde: klec se součtem 15 u A1 a klec u C1.",
            "Digits in cells that share a side never sum to 5 or 10, unless there is a V or an X \
             between them.",
            "Číslice v políčkách se společnou stranou nikdy nedávají dohromady 5 ani 10, leda by \
             mezi nimi bylo V nebo X.",
            "A sandwich number beside the grid is the sum of the digits between 1 and 9 in its row \
             or column. Here: the sandwich of 12 from A9 to I9.",
            "Sendvičové číslo vedle mřížky udává součet číslic mezi jedničkou a devítkou v jeho \
             řádku nebo sloupci. Zde: sendvič se součtem 12 od A9 do I9.",
            "Neighbouring digits on a whispers line differ by at least 5. Here: the whispers line \
             from A3 to C5.",
            "Sousední číslice na šeptající čáře se liší aspoň o 5. Zde: šeptající čára od A3 do C5.",
            "Neighbouring digits on a whispers line differ by at least 4. Here: the whispers line of \
             difference 4 from D3 to E4.",
            "Sousední číslice na šeptající čáře se liší aspoň o 4. Zde: šeptající čára s rozdílem 4 \
             od D3 do E4.",
        ]
    );
}

#[test]
fn every_kind_has_words_in_every_language() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for kind in knowledge.kinds().iter() {
        for tag in Locale::languages() {
            let locale = Locale::new(tag).expect("a language");
            for id in [format!("constraint-{}", kind.id), format!("constraint-{}.says", kind.id)] {
                assert!(locale.has(&id), "{tag}: {id}");
            }
        }
    }
}
