//! What constraints mean, and how they are written in the name of a grid.

use std::sync::Arc;

use super::*;
use crate::grid::test_grids::spec;
use crate::grid::{
    Board, Candidate, Candidates, Digit, DigitSet, Dimensions, Geometry, GeometrySpec, Kinds, WIDE,
    grid_named,
};
use crate::search::Search;

fn expression(text: &str) -> Expression {
    Expression::parse(text).expect("an expression")
}

fn kind(id: &str, cells: Form, value: ValueForm, means: Vec<Meaning>) -> Arc<Kind> {
    let kind =
        Kind { id: id.to_owned(), cells, value, means, drawn: vec![], files: Files::default() };
    kind.check().expect("a kind that can be understood");
    Arc::new(kind)
}

fn kinds() -> Kinds {
    let sum = Meaning::Sum { weight: expression("1"), is: expression("value") };
    let weight = expression("if p == 0 then 1 else -1");
    Arc::new(vec![
        kind("cage", Form::Area { least: 1 }, ValueForm::Optional, vec![Meaning::Differ, sum]),
        kind("odd", Form::Cell, ValueForm::None, vec![Meaning::Only(expression("d % 2 == 1"))]),
        kind(
            "rise",
            Form::Line { least: 2 },
            ValueForm::None,
            vec![Meaning::Pairs(Which::Neighbours, expression("a < b"))],
        ),
        kind(
            "arrow",
            Form::Parts(2),
            ValueForm::None,
            vec![Meaning::Sum { weight, is: expression("0") }],
        ),
        kind(
            "equal",
            Form::Line { least: 2 },
            ValueForm::None,
            vec![Meaning::EqualSums(Split::Regions)],
        ),
    ])
}

fn grid(parts: &str) -> Option<Arc<Geometry>> {
    let plain = GeometrySpec { kinds: kinds(), name: "4x4".to_owned(), ..spec("1234", 2, 2) };
    let known = [Arc::new(Geometry::new(&plain).expect("a grid"))];
    grid_named(&format!("4x4{parts}"), known.iter())
}

/// All fillings of the grid, as digits from 1, found without constraints; then those for which something is so.
fn fillings(holds: impl Fn(&dyn Fn(&str) -> usize) -> bool) -> usize {
    let plain = grid("").expect("the plain grid");
    let all = Search::new(&plain);
    let all = all.solutions(&Candidates::<WIDE>::all(&plain));
    let of = Dimensions::square(4);
    let holds = |solution: &crate::search::Solution| {
        let digit = |cell: &str| {
            let cell = crate::grid::parse_cell(cell, of).expect("a cell");
            solution.digit(cell).index() + 1
        };
        holds(&digit)
    };
    all.filter(holds).count()
}

fn count(parts: &str) -> usize {
    let grid = grid(parts).expect("a grid");
    Search::new(&grid).count(&Candidates::<WIDE>::all(&grid), 1_000) as usize
}

#[test]
fn the_search_finds_just_what_constraints_allow() {
    assert_eq!(count(""), 288);
    let differ = |at: &dyn Fn(&str) -> usize| at("A1") != at("C3") && at("B2") != at("C3");
    let cages = fillings(|at| at("A1") + at("B2") + at("C3") == 8 && differ(at));
    assert_eq!(count("+cage:A1B2C3:8"), cages);
    let rises = fillings(|at| at("A1") < at("B2") && at("B2") < at("C3"));
    assert_eq!(count("+rise:A1B2C3"), rises);
    let odd = fillings(|at| at("A1") % 2 == 1 && at("D4") % 2 == 1);
    assert_eq!(count("+odd:A1+odd:D4"), odd);
    let arrows = fillings(|at| at("A1") == at("B2") + at("B3"));
    assert_eq!(count("+arrow:A1/B2B3"), arrows);
    let equal = fillings(|at| at("A1") + at("B2") == at("C3") + at("D4"));
    assert_eq!(count("+equal:A1B2C3D4"), equal);
    assert!([cages, rises, odd, arrows, equal].iter().all(|&count| count > 0 && count < 288));
}

#[test]
fn only_constraints_that_are_named_are_obeyed() {
    let grid = grid("+cage:A1A2:3+arrow:A1/B2B3").expect("a grid");
    let search = Search::general(&grid);
    let all = Candidates::<WIDE>::all(&grid);
    let of = |numbers: &[usize]| {
        let numbers: Vec<_> = numbers.iter().map(|&number| ConstraintNumber::new(number)).collect();
        search.obeying(&numbers).count(&all, 1_000) as usize
    };
    assert_eq!((of(&[]), of(&[0])), (288, count("+arrow:A1/B2B3")));
    assert_eq!(
        (of(&[1]), of(&[0, 1])),
        (count("+cage:A1A2:3"), count("+cage:A1A2:3+arrow:A1/B2B3"))
    );
}

#[test]
fn a_name_says_the_constraints_whatever_their_order() {
    let one = grid("+odd:A1+cage:A1B3:5+rise:A1B2").expect("a grid");
    let other = grid("+rise:A1B2+cage:A1B3:5+odd:A1").expect("a grid");
    assert_eq!(one, other);
    assert_eq!(one.name(), "4x4+cage:A1B3:5+odd:A1+rise:A1B2");
    assert_eq!(grid_named(one.name(), [Arc::clone(&one)].iter()).as_ref(), Some(&one));
    let texts: Vec<String> =
        one.constraints().iter().map(|it| it.text(Dimensions::square(4))).collect();
    assert_eq!(texts, ["cage:A1B3:5", "odd:A1", "rise:A1B2"]);
}

#[test]
fn what_cells_cannot_hold_is_gone_at_the_start() {
    let grid = grid("+odd:A1+cage:A1B3:5").expect("a grid");
    let a1 = Cell::new(0);
    let odd = DigitSet::from_bits(0b101);
    assert_eq!(Candidates::<WIDE>::all(&grid).digits_of(a1), odd);
    let board = Board::from_givens(16, [Candidate::new(Cell::new(15), Digit::new(0))]);
    assert_eq!(Candidates::<WIDE>::from_board(&grid, &board).digits_of(a1), odd);
    assert!(grid.sees(a1, Cell::new(9)) && !grid.excludes_by_houses_alone());
}

#[test]
fn what_does_not_fit_makes_no_grid() {
    for wrong in [
        "+cage",
        "+cage:A1A1:3",
        "+cage:A1E5:3",
        "+cage:A1B1:x",
        "+cage:A1A2A3A4B1:15",
        "+odd:A1B1",
        "+odd:A1:3",
        "+rise:A1",
        "+arrow:A1",
        "+arrow:A1/",
        "+odd:A1+odd:A1",
    ] {
        assert_eq!(grid(wrong), None, "{wrong}");
    }
}
