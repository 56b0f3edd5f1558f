//! What steps that fill a cell mark, and what a scene shows besides a step.

use super::Position;
use crate::grid::{Board, Entry, Group};
use crate::picture::{CellRole, DigitOrigin, HouseRole, MarkKind, Scene, Tone, shapes};
use crate::proof::{Claim, Fact, Goal, Moment, Role, Start, Statement, StepPath, Trace};

/// Column E holds seven digits, and D8 one more.
const NAKED: &str = "....7.... ....9.... ......... ....6.... ....+5.... ....2.... \
                     .6....28. ...41.... ....8....";

#[test]
fn a_naked_single_shows_one_cell_for_each_digit_in_sight() {
    let position = Position::of(NAKED);
    let claim = position.only_digits(Role::Base, "E7", "3");
    let scene = position.scene(&position.filling(vec![claim], "E7:3"));
    assert_eq!(position.with_role(&scene, CellRole::Premise), "E1 E2 E4 E5 E6 D8 E8 E9");
    assert_eq!(position.with_role(&scene, CellRole::Placed), "E7");
    assert!(scene.marks.is_empty());
    let shown = scene.cells[position.cell("E7").index()].digit.expect("the digit");
    assert_eq!((shown.digit, shown.hand), (position.digit('3'), DigitOrigin::Solved));
}

#[test]
fn a_hidden_single_shows_its_house_and_what_excludes_the_other_places() {
    let position = Position::of(
        "......... ....8.... ......... ......... ......... ......... ......... ........8 8........",
    )
    .leave("H1 I1", "1");
    let claim = position.only_places(Role::Base, 18, '8', "C3");
    let scene = position.scene(&position.filling(vec![claim], "C3:8"));
    assert_eq!(position.with_role(&scene, CellRole::Premise), "E2 A9");
    assert_eq!(scene.houses.len(), 1);
}

#[test]
fn a_full_house_shows_the_digits_it_holds() {
    let position = Position::of(&format!("1234.6789{}", ".".repeat(72)));
    let filled = position.board.digits().collect();
    let claim = Claim::new(Role::Base, Statement::Filled(filled));
    let scene = position.scene(&position.filling(vec![claim], "E1:5"));
    assert_eq!(position.with_role(&scene, CellRole::Premise), "A1 B1 C1 D1 F1 G1 H1 I1");
}

#[test]
fn later_digits_are_pale_but_where_candidates_are_marked() {
    let position = Position::empty();
    let mut later = Board::empty(81);
    for cell in position.cells("A1 B1").iter() {
        later.set(cell, Entry::Placed(position.digit('4')));
    }
    let step = position.striking(Vec::new(), "B1:3");
    let scene = Scene::of(&position.geometry, &position.board)
        .pencil_marks(&position.candidates)
        .later(&later)
        .step(&step)
        .scene();
    let (pale, marked) = (&scene.cells[0], &scene.cells[1]);
    assert!(pale.digit.is_some_and(|shown| shown.pale) && pale.pencil.is_empty());
    assert!(marked.digit.is_none() && marked.pencil.len() == 9);
}

#[test]
fn repeated_digits_are_tied_once() {
    let position = Position::of(&format!("55{}", ".".repeat(79)));
    let collisions = position.board.collisions(&position.geometry);
    assert_eq!(collisions.len(), 2, "a row and a block");
    let scene = Scene::of(&position.geometry, &position.board).conflicts(&collisions).scene();
    assert_eq!(position.with_role(&scene, CellRole::Conflict), "A1 B1");
    assert_eq!(scene.ties, [(position.cell("A1"), position.cell("B1"))]);
}

#[test]
fn the_houses_of_the_selection_are_tinted() {
    let position = Position::empty();
    let selected = Some(position.cell("E7"));
    let scene = Scene::of(&position.geometry, &position.board).selected(selected).scene();
    let tinted = position.with_role(&scene, CellRole::HouseTint);
    assert_eq!(tinted.split(' ').count(), 21);
}

#[test]
fn beside_a_step_only_the_selected_cell_is_shown() {
    let position = Position::empty();
    let step = position.striking(Vec::new(), "B1:3");
    let selected = Some(position.cell("E7"));
    let builder = Scene::of(&position.geometry, &position.board).selected(selected);
    let tints = |scene: &Scene| {
        let shapes = shapes(scene, &position.geometry, 60.0);
        let tones = [Some(Tone::HouseTint), Some(Tone::SelectedTint)];
        shapes.iter().filter(|shape| tones.contains(&shape.fill)).count()
    };
    assert_eq!(tints(&builder.clone().scene()), 22);
    let scene = builder.step(&step).scene();
    assert_eq!((tints(&scene), scene.selected), (0, selected));
}

#[test]
fn behind_the_last_step_the_digit_in_sight_and_its_house_are_shown() {
    let position = Position::of(&format!("{}7{}", ".".repeat(7), ".".repeat(73)));
    let fact = Fact::Absent(position.cell("C1"), position.digit('7'));
    let start = Start { givens: position.board.digits().collect(), ..Start::default() };
    let trace = Trace::new(&position.geometry, start, Vec::new()).with_goal(Goal::facts([fact]));
    let moment = Moment::of(&position.geometry, &trace, &StepPath::step(0)).expect("a moment");
    let scene = Scene::at(&position.geometry, &moment).scene();
    assert_eq!(position.with_role(&scene, CellRole::Premise), "H1");
    assert_eq!(position.marked(&scene, MarkKind::Target), "C1:7");
    assert_eq!(scene.houses.into_iter().collect::<Vec<_>>(), [(HouseRole::Cover, Group::new(0))]);
}
