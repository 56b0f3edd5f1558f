//! Rules over several constraints: what they strike is in no filling that keeps the constraints, and their steps are proved.

use std::collections::BTreeSet;

use super::drawn::{Lot, constraints, fillings};
use super::meant::Said;
use super::{board, empty, grid, keeps_all, kinds, together};
use crate::support::knowledge;
use duvod::checker::Checker;
use duvod::grid::{Board, Candidate, Cell, Geometry, Kind, parse_cell};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::Rule;
use duvod::proof::{Fact, RuleId, Start, Statement, Trace};

/// What is known before, and the rules over several constraints.
const BEFORE: [&str; 2] = ["constraint-alone", "constraint-fillings"];
const SEVERAL: [&str; 4] =
    ["constraint-two", "constraint-classes", "constraint-house", "constraint-around"];

/// What follows by a rule, and by those before it, from a board.
pub(super) fn reasoned(geometry: &Geometry, rule: &str, board: &Board) -> Trace {
    let ids = BEFORE.iter().chain([&rule]);
    let rules: Vec<&Rule> =
        ids.map(|id| knowledge().rule(RuleId::new(id)).expect("a rule")).collect();
    let engine = Engine::with_rules(knowledge(), geometry, &rules);
    engine.solve(Request::new(&Start::from_board(board), Hints::default()))
}

/// What a rule strikes on a grid, as `A1=12`, cell by cell, and the constraints that its steps name.
fn struck(name: &str, rule: &str, givens: &[(&str, usize)]) -> (Vec<String>, usize) {
    let geometry = knowledge().grid_of(name).expect("a grid");
    let cell = |text: &str| parse_cell(text, geometry.dimensions()).expect("a cell");
    let givens = givens.iter().map(|&(at, digit)| super::candidate(cell(at).index(), digit));
    let board = Board::from_givens(geometry.cell_count(), givens);
    let trace = reasoned(&geometry, rule, &board);
    assert!(Checker::new(&geometry).check(&trace).is_ok(), "{name}");
    let steps = trace.steps.iter().filter(|step| step.rule == RuleId::new(rule));
    let (mut gone, mut named) = (BTreeSet::new(), BTreeSet::new());
    for step in steps {
        gone.extend(step.conclusions.iter().map(|end| end.fact.candidate()));
        named.extend(step.claims.iter().filter_map(|claim| match claim.statement {
            Statement::Obeys(number) => Some(number),
            _ => None,
        }));
    }
    let cells: BTreeSet<Cell> = gone.iter().map(|one: &Candidate| one.cell).collect();
    let told = |&cell: &Cell| {
        let digits = gone.iter().filter(|one| one.cell == cell);
        let digits: String = digits.map(|one| geometry.symbol(one.digit)).collect();
        let (column, row) = (geometry.column(cell) as u8, geometry.row(cell) + 1);
        format!("{}{row}={digits}", char::from(b'A' + column))
    };
    (cells.iter().map(told).collect(), named.len())
}

#[test]
fn two_cages_in_a_row_share_out_their_digits() {
    // Both 1 and 4 and 2 and 3 have a digit of 2 and 4; so 6 is 1 and 5, and 5 is 2 and 3.
    let (gone, named) = struck("9x9+killer-cage:A1B1:5+killer-cage:C1D1:6", "constraint-two", &[]);
    let gone: Vec<&str> = gone.iter().map(String::as_str).collect();
    assert_eq!((gone, named), (vec!["A1=14", "B1=14", "C1=24", "D1=24"], 2));
}

#[test]
fn dots_in_a_row_cannot_fold() {
    // The neighbours of B1 are different, and each is one more or one less.
    let name = "4x4+difference:A1B1+difference:B1C1";
    let (gone, named) = struck(name, "constraint-house", &[]);
    assert!(gone.contains(&"B1=14".to_owned()), "{gone:?}");
    assert_eq!(named, 2);
}

#[test]
fn a_row_has_four_high_digits() {
    // A1, C1, E1 and G1 are all high or all low; with the 9 in B1 there is no room for four more high ones; and 5 has no neighbour.
    let name = "9x9+whispers:A1B2C1D2E1F2G1";
    let (gone, _) = struck(name, "constraint-classes", &[("B1", 9)]);
    let high = ["A1", "C1", "E1", "G1"].map(|cell| format!("{cell}=5678"));
    assert!(high.iter().all(|cell| gone.contains(cell)), "{gone:?}");
}

#[test]
fn what_is_struck_by_several_constraints_is_in_no_filling() {
    let mut lot = Lot(6);
    let all = fillings(&empty(4), usize::MAX, None);
    let kinds: Vec<&Kind> = kinds().collect();
    let mut steps = [0; SEVERAL.len()];
    for _ in 0..600 {
        let mut start = lot.one_of(&all).clone();
        let chosen = [(); 3].map(|()| *lot.one_of(&kinds));
        let said: Vec<Said> =
            together(chosen.map(|kind| constraints(kind, &start, true, &mut lot)));
        let Some(geometry) = grid(&start, &said) else { continue };
        for digit in &mut start.digits {
            *digit *= usize::from(lot.below(4) == 0);
        }
        let begins_so =
            |cell: usize, digit: usize| start.digits[cell] == 0 || start.digits[cell] == digit;
        let kept: Vec<_> = all
            .iter()
            .filter(|full| full.digits.iter().enumerate().all(|(cell, &it)| begins_so(cell, it)))
            .filter(|full| keeps_all(full, &said))
            .collect();
        // Where nothing is left, digits come to collide in the end, which the checker says.
        if kept.is_empty() {
            continue;
        }
        for (rule, count) in SEVERAL.iter().zip(&mut steps) {
            let trace = reasoned(&geometry, rule, &board(&start));
            let checked = Checker::new(&geometry).check(&trace);
            assert!(checked.is_ok(), "{rule} on {}: {checked:?}", geometry.name());
            for step in &trace.steps {
                *count += usize::from(step.rule == RuleId::new(rule));
                for end in &step.conclusions {
                    let Fact::Absent(cell, digit) = end.fact else { continue };
                    let has = |full: &&super::Full| full.digits[cell.index()] == digit.index() + 1;
                    assert!(!kept.iter().any(has), "{rule} on {}", geometry.name());
                }
            }
        }
    }
    assert!(steps.iter().all(|count| *count > 10), "{steps:?}");
}
