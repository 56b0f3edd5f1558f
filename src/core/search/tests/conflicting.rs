//! Constraints and givens that contradict each other, and what a puzzle does not need.

use std::sync::Arc;

use super::*;
use crate::grid::{Expression, Files, Form, Kind, Meaning, ValueForm, Which, grid_named};

fn kind(id: &str, cells: Form, value: ValueForm, means: Vec<Meaning>) -> Arc<Kind> {
    let (drawn, files) = (Vec::new(), Files::default());
    Arc::new(Kind { id: id.to_owned(), cells, value, means, drawn, files })
}

fn grid(parts: &str) -> Arc<Geometry> {
    let expression = |text: &str| Expression::parse(text).expect("an expression");
    let sum = Meaning::Sum { weight: expression("1"), is: expression("value") };
    let apart = |which: Which, text: &str| Meaning::Pairs(which, expression(text));
    let dot = apart(Which::Neighbours, "abs(a - b) == 1");
    let undotted = apart(Which::Sides(vec!["dot".to_owned()]), "abs(a - b) != 1");
    let kinds = Arc::new(vec![
        kind("cage", Form::Area { least: 1 }, ValueForm::Optional, vec![Meaning::Differ, sum]),
        kind("odd", Form::Cell, ValueForm::None, vec![Meaning::Only(expression("d % 2 == 1"))]),
        kind("dot", Form::Pair, ValueForm::None, vec![dot]),
        kind("undotted", Form::Whole, ValueForm::None, vec![undotted]),
        kind("most", Form::Cell, ValueForm::None, vec![apart(Which::Beside, "a > b")]),
    ]);
    let plain = GeometrySpec { kinds, name: "4x4".to_owned(), ..spec("1234", 2, 2) };
    let known = [Arc::new(Geometry::new(&plain).expect("a grid"))];
    grid_named(&format!("4x4{parts}"), known.iter()).expect("a grid with constraints")
}

fn given(name: &str, digit: usize) -> Said {
    let cell = parse_cell(name, crate::grid::Dimensions::square(4)).expect("a cell");
    Said::Given(Candidate::new(cell, Digit::new(digit - 1)))
}

fn constraint(number: usize) -> Said {
    Said::Constraint(ConstraintNumber::new(number))
}

fn contradictory(grid: &Geometry, givens: &[Said]) -> Option<Vec<Said>> {
    let all: Vec<Said> = grid.constraint_numbers().map(Said::Constraint).collect();
    let all = [&all, givens].concat();
    let found = Search::new(grid).contradictory(&all, &[], &mut Budget::UNLIMITED.clone());
    found.expect("decided").map(|found| {
        assert_eq!(found.undecided, [], "small grids are gone through");
        found.said
    })
}

#[test]
fn groups_pairs_and_single_cells_are_left_out_as_well() {
    // A cage over two blocks keeps its cells different; an odd cell holds no 2; both do not matter to the sum.
    let all = grid("+cage:A1C3+cage:A2B2:3+odd:A4");
    assert_eq!(contradictory(&all, &[given("A2", 3)]), Some(vec![constraint(1), given("A2", 3)]));
    let odd = [given("A4", 2), given("D1", 1)];
    assert_eq!(contradictory(&all, &odd), Some(vec![constraint(2), given("A4", 2)]));
    let group = [given("A1", 3), given("C3", 3), given("D4", 1)];
    let group_said = vec![constraint(0), given("A1", 3), given("C3", 3)];
    assert_eq!(contradictory(&all, &group), Some(group_said));
    assert_eq!(contradictory(&all, &[given("A1", 3)]), None);
}

#[test]
fn what_is_left_out_is_an_exception_all_the_same() {
    let all = grid("+dot:A1B1+undotted");
    let [dot, undotted] = [0, 1].map(ConstraintNumber::new);
    let candidate = |(name, digit): (&str, usize)| match given(name, digit) {
        Said::Given(candidate) => candidate,
        Said::Constraint(_) => unreachable!("a given"),
    };
    let excludes = |asking: &[ConstraintNumber], [one, other]: [(&str, usize); 2]| {
        let left = all.asking_only(asking).expect("a grid");
        left.excludes(candidate(one), candidate(other))
    };
    let (near, far) = ([("A1", 1), ("B1", 2)], [("A1", 1), ("B1", 3)]);
    assert!(!excludes(&[], near) && !excludes(&[undotted], near), "the dot lies there still");
    assert!(excludes(&[dot], far) && !excludes(&[undotted], far) && !excludes(&[dot], near));
    assert!(excludes(&[undotted], [("C1", 1), ("D1", 2)]), "no dot ever lay there");
    let names = all.asking_only(&[undotted]).expect("a grid");
    assert_eq!(names.constraint_name(dot), all.constraint_name(dot));
}

#[test]
fn constraints_alone_contradict_each_other() {
    let all = grid("+cage:A1B1:3+cage:A2B2:7+cage:C1D1:4+cage:C4D4:5");
    assert_eq!(contradictory(&all, &[given("C4", 1)]), Some(vec![constraint(0), constraint(2)]));
}

#[test]
fn superfluous_is_what_one_solution_does_not_need() {
    let all = grid("+cage:A1B1:3+odd:A1");
    let search = Search::new(&all);
    let whole = search.first(&Candidates::<WIDE>::all(&all)).expect("a solution");
    let digits = all.cells().map(|cell| Candidate::new(cell, whole.digit(cell)));
    let puzzle: StateText = Board::from_givens(16, digits).into();
    let found = search.superfluous(&puzzle, &mut Budget::UNLIMITED.clone());
    assert_eq!((found.said.len(), found.undecided.len()), (18, 0), "each alone");
    let spent = search.superfluous(&puzzle, &mut Budget::nodes(0));
    // A given that is left out of a full grid is decided at sight; the constraints are not.
    assert_eq!((spent.said.len(), spent.undecided.len()), (16, 2));
}
