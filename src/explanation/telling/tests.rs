//! Steps that rest on constraints, told as a teacher would.

use std::sync::Arc;

use super::sentence;
use crate::grid::{
    Candidate, Candidates, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Dimensions, Geometry,
    HouseKind, parse_cell,
};
use crate::knowledge::Knowledge;
use crate::locale::Locale;
use crate::message::Message;
use crate::proof::{
    Balance, CellsWithDigits, Claim, Conclusion, Fact, HeldSet, LawUse, Node, Pattern, Role,
    RuleId, Statement, Step, SumPart,
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
    step(geometry, LawUse { constraints, held }.claims(), struck)
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
                cells.iter().for_each(|cell| drop(state.strike(cell, digit)));
            }
        }
    }
    state
}

fn check(geometry: &Geometry, step: &Step, english: &str, czech: &str) {
    assert!(!matches!(Pattern::of(step), Pattern::Other(_)), "{step:?}");
    let told = sentence(geometry, &before(geometry, step), step);
    assert_eq!([said("en", &told), said("cs", &told)], [english, czech]);
}

fn said(tag: &str, message: &Message) -> String {
    Locale::new(tag).expect("a language").say(message)
}

#[test]
fn a_cage_lists_its_combinations() {
    let geometry = grid("9x9+killer-cage:A1B1:15");
    let told = law(&geometry, &[0], &[], &["A1 B1=12345"]);
    check(&geometry, &told, "", "");
}

#[test]
fn a_cage_lists_its_fillings_where_digits_alone_are_no_reason() {
    let geometry = grid("9x9+killer-cage:A1B1:15");
    let told = law(&geometry, &[0], &["A1=67"], &["B1=67"]);
    check(&geometry, &told, "", "");
}

#[test]
fn a_sum_leaves_too_much_or_too_little() {
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14");
    let told = law(&geometry, &[0], &[], &["A1 B1=9"]);
    check(&geometry, &told, "", "");
    let geometry = grid("9x9+killer-cage:A1B1C1D1:27");
    let told = law(&geometry, &[0], &[], &["A1=12"]);
    check(&geometry, &told, "", "");
}

#[test]
fn a_digit_of_every_filling_goes_elsewhere() {
    let geometry = grid("9x9+killer-cage:A1B1:16");
    let told = law(&geometry, &[0], &[], &["C1 D1=9", "C1=7"]);
    check(&geometry, &told, "", "");
}

#[test]
fn each_way_to_fill_rules_out_something_else() {
    let geometry = grid("9x9+killer-cage:A1B1:15");
    let told = law(&geometry, &[0], &["C1=68", "A1=68", "B1=79"], &["D1=7"]);
    check(&geometry, &told, "", "");
}

#[test]
fn a_thermometer_leaves_what_its_rule_leaves() {
    let geometry = grid("9x9+thermometer:A1B2C3D4E5F6");
    let told = law(&geometry, &[0], &[], &["A1=56789", "F6=12345"]);
    check(&geometry, &told, "", "");
}

#[test]
fn two_cages_together() {
    let geometry = grid("9x9+killer-cage:A1B1:15+killer-cage:C1D1:13");
    let told = law(&geometry, &[0, 1], &["C1 D1=67"], &["A1 B1=67"]);
    check(&geometry, &told, "", "");
}

#[test]
fn the_rule_of_45() {
    let cages = "+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1H1:23";
    let geometry = grid(&format!("9x9{cages}"));
    let row = || vec![house(&geometry, HouseKind::Row, 1)];
    let sums = || vec![SumPart::Sum(0), SumPart::Sum(1)];
    let innie = balance(&geometry, (row(), sums()), &[], &["I1=12345679"]);
    check(&geometry, &innie, "", "");
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1:17");
    let innies = balance(&geometry, (row(), sums()), &["H1=59"], &["I1=1234678"]);
    check(&geometry, &innies, "", "");
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1H1I1I2:36");
    let outie = balance(&geometry, (sums(), row()), &[], &["I2=1234"]);
    check(&geometry, &outie, "", "");
    let geometry = grid("9x9+killer-cage:A1B1C1D1:14+killer-cage:E1F1G1H1H2:32");
    let both = balance(&geometry, (row(), sums()), &["I1=789"], &["H2=9"]);
    check(&geometry, &both, "", "");
}

#[test]
fn what_is_left_over() {
    let map = "regions-AAAABBBBCCCADDDB".to_owned();
    let _ = map;
    let geometry = grid("4x4");
    let rows = vec![house(&geometry, HouseKind::Row, 1)];
    let blocks = vec![house(&geometry, HouseKind::Block, 1)];
    let told = balance(&geometry, (rows, blocks), &["C1 D1=124"], &["A2 B2=3"]);
    check(&geometry, &told, "", "");
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
    assert_eq!(told, [""]);
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
    assert_eq!([said("en", &told), said("cs", &told)], [""; 2]);
}

#[test]
fn the_rules_of_constraints() {
    let name = "9x9+killer-cage:A1B1:15+killer-cage:C1D1+whispers:A3B4C5+whispers:D3E4:4+no-xv+even:I9\
                +sandwich:A9B9C9D9E9F9G9H9I9:12";
    let rules = super::constraint::says_of_constraints(&grid(name));
    let rules: Vec<String> = rules.iter().flat_map(|it| [said("en", it), said("cs", it)]).collect();
    assert_eq!(rules, [""]);
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
    let _ = Dimensions::square(9);
}
