//! Steps that rest on constraints, told as a teacher would.

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
            "C1 can only be 2 or 3; in row 1 the 4 can only be in A1 or B1. With this candidate there is \
             no way left to satisfy the white dot between A1 and B1 and the white dot between B1 and C1 \
             together: strike 1 from B1.",
            "V C1 může být jen 2 nebo 3; v 1. řádku může být čtyřka jen v A1 nebo B1. S tímto \
             kandidátem už nelze zároveň vyhovět bílé tečce mezi A1 a B1 a bílé tečce mezi B1 a C1: \
             vyškrtneme 1 z B1.",
        ]
    );
}

#[test]
fn a_cage_lists_its_combinations() {
    let geometry = grid("9x9+killer-cage:A1B1:15");
    let step = law(&geometry, &[0], &[], &["A1 B1=12345"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "The cage of 15 at A1 can only hold 6 and 9, or 7 and 8: strike 1, 2, 3, 4 and 5 from A1 \
             and B1. No digit is repeated in the cage of 15 at A1.",
            "Klec se součtem 15 u A1 může obsahovat jen 6 a 9, nebo 7 a 8: vyškrtneme 1, 2, 3, 4 a 5 \
             z A1 a B1. V kleci se součtem 15 u A1 se žádná číslice neopakuje.",
        ]
    );
}

#[test]
fn a_cage_lists_its_fillings_where_digits_alone_are_no_reason() {
    let geometry = grid("9x9+killer-cage:A1B1:15");
    let step = law(&geometry, &[0], &["A1=67"], &["B1=67"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "A1 can only be 6 or 7. The cage of 15 at A1 can then only hold 6 in A1 and 9 in B1, or \
             7 in A1 and 8 in B1: strike 6 and 7 from B1. No digit is repeated in the cage of 15 at \
             A1.",
            "V A1 může být jen 6 nebo 7. Klec se součtem 15 u A1 pak může obsahovat jen 6 v A1 a 9 v \
             B1, nebo 7 v A1 a 8 v B1: vyškrtneme 6 a 7 z B1. V kleci se součtem 15 u A1 se žádná \
             číslice neopakuje.",
        ]
    );
}

#[test]
fn a_sum_leaves_too_much_or_too_little() {
    let geometry = grid("9x9+little-killer:A1B2C3D4E5F6G7H8I9:20");
    let high = law(&geometry, &[0], &[], &["A1=6789"]);
    assert_eq!(
        told(&geometry, &[high]),
        [
            "On the diagonal sum of 20 from A1 to I9, with 6 in A1 only 14 would be left for B2, C3, \
             D4, E5, F6, G7, H8 and I9, which come to at least 15. So strike 6, 7, 8 and 9 from A1.",
            "Na šikmém součtu s hodnotou 20 od A1 do I9 platí: kdyby v A1 byla šestka, zbylo by jen \
             14 pro B2, C3, D4, E5, F6, G7, H8 a I9, kde je dohromady aspoň 15. Vyškrtneme proto 6, \
             7, 8 a 9 z A1.",
        ]
    );
    let geometry = grid("9x9+little-killer:A1B2C3D4E5F6G7H8I9:70");
    let low = law(&geometry, &[0], &["E5 F6=56789"], &["A1 B2=12"]);
    assert_eq!(
        told(&geometry, &[low]),
        [
            "E5 and F6 can only be 5, 6, 7, 8 or 9. On the diagonal sum of 70 from A1 to I9, with 2 \
             in A1 there would be 68 left for B2, C3, D4, E5, F6, G7, H8 and I9, which come to at \
             most 65; with 2 in B2 there would be 68 left for A1, C3, D4, E5, F6, G7, H8 and I9, \
             which come to at most 65. So strike 1 and 2 from A1 and B2.",
            "V E5 a F6 může být jen 5, 6, 7, 8 nebo 9. Na šikmém součtu s hodnotou 70 od A1 do I9 \
             platí: kdyby v A1 byla dvojka, muselo by 68 zbýt pro B2, C3, D4, E5, F6, G7, H8 a I9, \
             kde je dohromady nejvýš 65; kdyby v B2 byla dvojka, muselo by 68 zbýt pro A1, C3, D4, \
             E5, F6, G7, H8 a I9, kde je dohromady nejvýš 65. Vyškrtneme proto 1 a 2 z A1 a B2.",
        ]
    );
}

#[test]
fn a_digit_of_every_filling_goes_elsewhere() {
    let geometry = grid("9x9+killer-cage:A1B1:16");
    let step = law(&geometry, &[0], &[], &["C1 D1=9", "C1=7"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "Every way to fill the cage of 16 at A1 has 7 and 9 in A1 or B1. A cell that sees all of \
             these places cannot hold the same digit: strike 7 from C1, and 9 from C1 and D1. No \
             digit is repeated in the cage of 16 at A1.",
            "Ať klec se součtem 16 u A1 vyplníme jakkoli, bude tam sedmička a devítka v A1 nebo B1. \
             Políčko, které vidí všechna tato místa, stejnou číslici mít nemůže: vyškrtneme 7 z C1 a \
             9 z C1 a D1. V kleci se součtem 16 u A1 se žádná číslice neopakuje.",
        ]
    );
}

#[test]
fn each_way_to_fill_rules_out_something_else() {
    let geometry = grid("9x9+killer-cage:A1B1:15+ratio:A1A2");
    let step = law(&geometry, &[0], &[], &["A2=6"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "The cage of 15 at A1 can only hold 6 in A1 and 9 in B1, 7 in A1 and 8 in B1, 8 in A1 \
             and 7 in B1, or 9 in A1 and 6 in B1. Whichever it is, these candidates go: strike 6 \
             from A2. No digit is repeated in the cage of 15 at A1.",
            "Klec se součtem 15 u A1 může obsahovat jen 6 v A1 a 9 v B1, 7 v A1 a 8 v B1, 8 v A1 a 7 \
             v B1, nebo 9 v A1 a 6 v B1. Ať je to tak či onak, tito kandidáti neobstojí: vyškrtneme \
             6 z A2. V kleci se součtem 15 u A1 se žádná číslice neopakuje.",
        ]
    );
}

#[test]
fn a_thermometer_leaves_what_its_rule_leaves() {
    let geometry = grid("9x9+thermometer:A1B2C3D4E5F6");
    let step = law(&geometry, &[0], &[], &["A1=56789", "F6=12345"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "Digits on a thermometer increase from the bulb on. Any of these candidates would \
             contradict the thermometer from A1 to F6: strike 1, 2, 3 and 4 from F6; 5 from A1 and \
             F6; and 6, 7, 8 and 9 from A1.",
            "Číslice na teploměru od baňky rostou. Kterýkoli z těchto kandidátů by odporoval teploměru \
             od A1 do F6: vyškrtneme 1, 2, 3 a 4 z F6; 5 z A1 a F6 a také 6, 7, 8 a 9 z A1.",
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
            "C1 and D1 can only be 6 or 7. With any one of these candidates there is no way left to \
             satisfy the cage of 15 at A1 and the cage of 13 at C1 together: strike 6 and 7 from A1 and \
             B1. No digit is repeated in a cage; the number in its corner, if there is one, is the \
             sum of its digits.",
            "V C1 a D1 může být jen 6 nebo 7. S žádným z těchto kandidátů už nelze zároveň vyhovět \
             kleci se součtem 15 u A1 a kleci se součtem 13 u C1: vyškrtneme 6 a 7 z A1 a B1. V kleci \
             se žádná číslice neopakuje; číslo v jejím rohu, pokud tam je, udává součet jejích \
             číslic.",
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
            "Neighbouring digits on a whispers line differ by at least 5. This candidate would contradict the \
             whispers line from A1 to B2: strike 5 from A1.",
            "Sousední číslice na šeptající čáře se liší aspoň o 5. Tento kandidát by odporoval šeptající čáře od \
             A1 do B2: vyškrtneme 5 z A1.",
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
