//! The grid as it is drawn, and what a click on it says.

use iced::Theme;
use iced_test::Simulator;

use super::*;
use crate::look::palette::{DARK, LIGHT};
use duvod::grid::{Board, Candidate, Geometry, GeometrySpec};

const SIZES: Sizes =
    Sizes { cell: 40.0, left: 24.0, top: 28.0, coordinates: 12.0, scale: 1.0, numbered: false };

fn grid(symbols: &str, block_width: usize, block_height: usize) -> GridState {
    let spec = GeometrySpec {
        name: "test".to_owned(),
        symbols: symbols.to_owned(),
        size: None,
        block_width,
        block_height,
        regions: Vec::new(),
        extra_houses: Vec::new(),
        apart: Vec::new(),
        also_written: Vec::new(),
        about: duvod::grid::About::default(),
        constraints: Vec::new(),
        beside: 0,
        kinds: duvod::grid::Kinds::default(),
    };
    let geometry = Geometry::new(&spec).expect("a grid");
    let scene = Scene::of(&geometry, &Board::empty(geometry.cell_count())).scene();
    GridState::new(Arc::new(geometry), scene, LIGHT, SIZES)
}

/// The grid with the window's own type, which other tests bring in at the same time.
fn seen(grid: Element<'_, Cell>, size: Size) -> Simulator<'_, Cell> {
    let fonts = crate::look::font::FILES.into_iter().map(Into::into).collect();
    Simulator::with_size(iced::Settings { fonts, ..Default::default() }, size, grid)
}

fn pressed(state: &GridState, x: f32, y: f32) -> Vec<Cell> {
    let element = view(state, |touch| match touch {
        Touch::Press(cell, _) => cell,
        _ => panic!("only a click"),
    });
    let mut simulator = seen(element, Size::new(800.0, 800.0));
    simulator.point_at(Point::new(x, y));
    let _ = simulator.simulate(iced_test::simulator::click());
    simulator.into_messages().collect()
}

#[test]
fn a_click_says_which_cell_was_pressed() {
    let state = grid("123456789", 3, 3);
    assert_eq!(pressed(&state, 24.5, 28.5), [Cell::new(0)]);
    assert_eq!(pressed(&state, 24.0 + 4.5 * 40.0, 28.0 + 6.5 * 40.0), [Cell::new(58)]);
    assert_eq!(pressed(&state, 24.0 + 359.0, 28.0 + 359.0), [Cell::new(80)]);
}

#[test]
fn a_click_says_near_which_mark_it_is() {
    let state = grid("123456789", 3, 3);
    let at = |x: f32, y: f32| state.candidate_at(Point::new(24.0 + x * 40.0, 28.0 + y * 40.0));
    assert_eq!(at(0.23, 0.23), Some(Candidate::new(Cell::new(0), Digit::new(0))));
    assert_eq!(at(1.5, 2.77), Some(Candidate::new(Cell::new(19), Digit::new(7))));
    assert_eq!((at(0.03, 0.5), at(9.5, 0.5), at(-0.5, 0.5)), (None, None, None));
}

#[test]
fn a_click_beside_the_cells_says_nothing() {
    let state = grid("1234", 2, 2);
    for (x, y) in [(10.0, 100.0), (100.0, 10.0), (24.0 + 160.5, 60.0), (60.0, 28.0 + 160.5)] {
        assert_eq!(pressed(&state, x, y), []);
    }
}

#[test]
fn clues_beside_the_grid_take_room_from_its_cells() {
    let knowledge = duvod::knowledge::Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid_of("4x4+sandwich:A1B1C1D1:3").expect("a grid");
    let scene = Scene::of(&geometry, &Board::empty(16)).scene();
    let state = GridState::new(geometry, scene, LIGHT, SIZES);
    assert_eq!(state.size(), grid("1234", 2, 2).size());
    let fitted = SIZES.fitted(&state.geometry);
    assert!(fitted.cell < SIZES.cell && fitted.left > SIZES.left && fitted.top == SIZES.top);
    assert!(fitted.left + 4.0 * fitted.cell <= SIZES.left + 4.0 * SIZES.cell);
    let middle = fitted.cell / 2.0;
    assert_eq!(pressed(&state, fitted.left + middle, fitted.top + middle), [Cell::new(0)]);
    assert_eq!(pressed(&state, SIZES.left + 2.0, fitted.top + middle), [], "the clue is no cell");
}

/// Whether the grid is drawn as it was when the hash in this folder was written.
fn drawn(state: &GridState, folder: &std::path::Path) -> bool {
    let size = Size::new(SIZES.left + 161.0, SIZES.top + 161.0);
    let element = still(state);
    let mut simulator = seen(element, size);
    let snapshot = simulator.snapshot(&Theme::Light).expect("a picture");
    snapshot.matches_hash(folder.join("grid")).expect("a hash")
}

#[test]
fn the_drawing_follows_scene_and_colours() {
    let folder = std::env::temp_dir().join(format!("duvod-grid-{}", std::process::id()));
    let mut state = grid("1234", 2, 2);
    assert!(drawn(&state, &folder), "the first picture is kept");
    assert!(drawn(&state, &folder), "the same scene is drawn alike");
    let plain = state.scene.clone();
    let board = Board::empty(16);
    let same = Arc::clone(&state.geometry);
    state.show(&same, Scene::of(&state.geometry, &board).selected(Some(Cell::new(5))).scene());
    assert!(!drawn(&state, &folder), "a selection shows");
    state.show(&same, plain);
    assert!(drawn(&state, &folder), "the old scene is back");
    state.dress(DARK, SIZES);
    assert!(!drawn(&state, &folder), "other colours show");
    std::fs::remove_dir_all(folder).expect("the folder is ours");
}
