//! Which moment of the grid is shown: from the state of the window to a scene.

use super::message::Tab;
use super::state::Window;
use crate::explanation::{Kind, Why};
use crate::grid::{Cell, DigitSet};
use crate::picture::{CellRole, Hand, Paint, Scene, SceneBuilder};
use crate::proof::{Step, Trace};
use crate::session::Mode;

/// Everything that is to be drawn of the grid now.
pub(crate) fn scene(window: &Window) -> Scene {
    let session = &window.session;
    let Some(trace) = session.trace().filter(|_| session.mode() == Mode::Explaining) else {
        return at_hand(window);
    };
    match (window.tab, session.shown(), window.why.answer()) {
        (Tab::Procedure, Some(step), _) => at_step(window, trace, step),
        (Tab::Why, _, Some(why)) => match window.why.line() {
            Some(line) => at_line(window, trace, why, line),
            None => at_end_of(window, trace, why),
        },
        _ => {
            let board = trace.board_before(session.geometry(), trace.steps.len());
            about(window, Scene::of(session.geometry(), &board)).scene()
        }
    }
}

/// The puzzle as it is being entered or played; digits that collide are marked, and givens that contradict each other.
fn at_hand(window: &Window) -> Scene {
    let geometry = window.session.geometry();
    let board = window.session.board();
    let collisions = board.collisions(geometry);
    let builder = Scene::of(geometry, &board).placed_by(Hand::Entered).conflicts(&collisions);
    let mut scene = about(window, builder).scene();
    show_notes(window, &mut scene);
    if let Some(finding) = window.session.finding() {
        let role = match finding.kind {
            Kind::Difference if !window.differences => return scene,
            Kind::Difference => CellRole::Placed,
            Kind::Collision | Kind::Conflict => CellRole::Conflict,
        };
        for cell in finding.cells.iter() {
            scene.give(cell, role);
        }
    }
    scene
}

/// Adds what the player noted, and what is shown of mistakes and of cells with one candidate.
fn show_notes(window: &Window, scene: &mut Scene) {
    let session = &window.session;
    for cell in session.geometry().cells() {
        let state = session.position().cell(cell);
        let marks = session.marks(cell);
        let picture = &mut scene.cells[cell.index()];
        picture.pencil = marks;
        picture.paint = state.colour.and_then(|colour| Paint::new(colour.index()));
        for (&digit, colour) in &state.painted {
            if let (true, Some(paint)) = (marks.contains(digit), Paint::new(colour.index())) {
                let _ = scene.painted.insert((cell, digit), paint);
            }
        }
    }
    for cell in session.mistakes().iter() {
        scene.give(cell, CellRole::Conflict);
    }
    if window.play.shows_singles && session.mode() == Mode::Playing {
        for cell in session.singles().iter() {
            scene.give(cell, CellRole::Single);
        }
    }
}

/// What every scene shows besides the grid itself.
fn about<'a>(window: &Window, builder: SceneBuilder<'a>) -> SceneBuilder<'a> {
    builder.selected(window.session.selected()).same_digit(window.filter)
}

/// The grid just before a step of the procedure, with the step's marks.
fn at_step(window: &Window, trace: &Trace, number: usize) -> Scene {
    let geometry = window.session.geometry();
    let board = trace.board_before(geometry, number);
    let candidates = trace.candidates_before(geometry, number);
    let builder = Scene::of(geometry, &board).pencil_marks(&candidates);
    let builder = about(window, builder);
    match trace.steps.get(number) {
        Some(step) => builder.step(step).scene(),
        None => builder.scene(),
    }
}

/// The grid just before a line of a proof: digits that the proof has not found yet are pale, but
/// where the line looks at candidates they are shown instead.
fn at_line(window: &Window, trace: &Trace, why: &Why, line: usize) -> Scene {
    let geometry = window.session.geometry();
    let Some(step) = why.slice.steps.get(line) else {
        return at_end_of(window, trace, why);
    };
    let mut scene = before(window, trace, &why.slice, line, step);
    for cell in geometry.cells() {
        let supposed = [CellRole::Supposition, CellRole::Contradiction];
        let marked = scene.marks.keys().any(|&(of, _)| of == cell)
            || supposed.into_iter().any(|role| scene.has(cell, role));
        let picture = &mut scene.cells[cell.index()];
        if picture.digit.is_some_and(|shown| shown.pale) {
            if marked {
                picture.digit = None;
            } else {
                picture.pencil = DigitSet::EMPTY;
            }
        }
    }
    scene
}

/// The whole grid, with what the last line of a proof looks at.
fn at_end_of(window: &Window, trace: &Trace, why: &Why) -> Scene {
    let geometry = window.session.geometry();
    let Some((line, step)) = why.slice.steps.iter().enumerate().next_back() else {
        let board = trace.board_before(geometry, trace.steps.len());
        return about(window, Scene::of(geometry, &board)).scene();
    };
    let mut scene = before(window, trace, &why.slice, line, step);
    for picture in &mut scene.cells {
        if let Some(shown) = picture.digit.as_mut().filter(|shown| shown.pale) {
            shown.pale = false;
            picture.pencil = DigitSet::EMPTY;
        }
    }
    let filled = |cell: Cell| scene.cells[cell.index()].digit.is_some();
    let hidden: Vec<_> = scene.marks.keys().copied().filter(|&(cell, _)| filled(cell)).collect();
    for candidate in hidden {
        let _ = scene.marks.remove(&candidate);
    }
    scene.links.clear();
    scene
}

/// The grid before a step of a slice, with the step's marks, and with the digits of the whole
/// solution, pale where the slice has not found them.
fn before(window: &Window, trace: &Trace, slice: &Trace, number: usize, step: &Step) -> Scene {
    let geometry = window.session.geometry();
    let board = slice.board_before(geometry, number);
    let candidates = slice.candidates_before(geometry, number);
    let end = trace.board_before(geometry, trace.steps.len());
    let builder = Scene::of(geometry, &board).pencil_marks(&candidates).later(&end);
    about(window, builder).step(step).scene()
}
