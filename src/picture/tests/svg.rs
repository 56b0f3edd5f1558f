//! Pictures as SVG.

use crate::grid::{Board, Candidate, Cell, Digit, Entry};
use crate::picture::{DARK, DigitOrigin, Frame, LIGHT, Naming, Scene, shapes, svg};
use crate::test_grids::grid_of;

fn board() -> Board {
    let mut board = Board::from_givens(16, [Candidate::new(Cell::new(0), Digit::new(1))]);
    board.set(Cell::new(5), Entry::Placed(Digit::new(2)));
    board
}

#[test]
fn every_shape_is_an_element_and_every_text_a_text() {
    let geometry = grid_of("1234", 2, 2);
    let board = board();
    let candidates = crate::grid::Candidates::from_board(&geometry, &board);
    let scene = Scene::of(&geometry, &board)
        .pencil_marks(&candidates)
        .placed_by(DigitOrigin::Entered)
        .selected(Some(Cell::new(5)))
        .scene();
    let frame = Frame { cell: 40.0, coordinates: Naming::Nothing };
    let text = svg(&scene, &geometry, &LIGHT, frame);
    let elements = text.lines().count() - 3;
    assert_eq!(elements, shapes(&scene, &geometry, 40.0).len());
    assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>\n"));
    assert!(text.contains("font-weight=\"600\" fill=\"#17212c\">2</text>"), "the given is heavy");
    assert!(text.contains("font-style=\"italic\">3</text>"), "what was entered is slanted");
    assert!(!text.contains("NaN") && !text.contains("inf"));
}

#[test]
fn coordinates_are_named_and_that_of_the_selection_is_heavy() {
    let geometry = grid_of("1234", 2, 2);
    let scene = Scene::of(&geometry, &board()).selected(Some(Cell::new(5))).scene();
    let text = svg(&scene, &geometry, &DARK, Frame::default());
    for name in [">A<", ">D<", ">1<", ">4<"] {
        assert!(text.contains(name), "{name}");
    }
    assert!(text.contains("font-weight=\"600\" fill=\"#e7ecf1\">B</text>"));
    assert!(text.contains("viewBox=\"0 0 272 272\""));
}

#[test]
fn columns_are_numbered_for_who_counts_them_and_nothing_shows_the_cursor_to_others() {
    let geometry = grid_of("1234", 2, 2);
    let board = Board::empty(16);
    let selected = Scene::of(&geometry, &board).selected(Some(Cell::new(5))).scene();
    let drawn = |scene: &Scene, coordinates| {
        svg(scene, &geometry, &LIGHT, Frame { cell: 40.0, coordinates })
    };
    let numbered = drawn(&selected, Naming::Numbers);
    assert!(!numbered.contains(">B<") && numbered.matches(">2<").count() == 2, "{numbered}");
    assert!(drawn(&selected, Naming::Letters).contains(">B<"));
    let plain = Scene::of(&geometry, &board).scene();
    assert_ne!(drawn(&selected, Naming::Letters), drawn(&plain, Naming::Letters));
    let without = selected.without_selection();
    assert_eq!(drawn(&without, Naming::Letters), drawn(&plain, Naming::Letters));
}
