//! Which moment of the grid is shown: from the state of the window to a scene.

use std::sync::Arc;

use super::act::Tab;
use super::book;
use super::card::Card;
use super::state::{self, Window};
use crate::explanation::{FindingKind, Hint, Why};
use crate::grid::{Board, Candidate, Cell, CellSet, DigitSet, Entry};
use crate::picture::{CellRole, Hand, HouseRole, Paint, Scene, SceneBuilder, ShownDigit};
use crate::proof::{At, Fact, Moment, Place, Step, Trace};
use crate::session::{Mode, Question};

impl Window {
    /// Brings the drawing of the grid up to date.
    pub(crate) fn redraw(&mut self) {
        let scene = scene(self);
        let geometry = Arc::clone(self.shown_geometry());
        self.sight.grid.show(&geometry, scene);
        let sizes = state::sizes(&self.appearance, self.speech.is_numbered());
        let palette = *self.appearance.palette();
        let side = self.session.geometry().side();
        let layout = self.appearance.layout.book();
        self.book.dress(palette, book::picture_sizes(&layout, sizes, side));
        self.sight.grid.dress(palette, sizes);
    }
}

/// Everything that is to be drawn of the grid now.
pub(crate) fn scene(window: &Window) -> Scene {
    let session = &window.session;
    if let Some(board) = window.previewed() {
        return Scene::of(window.shown_geometry(), &board).scene();
    }
    if let Some(scene) = reasoning(window) {
        return scene;
    }
    if window.lists_steps() {
        return window
            .answers
            .steps
            .chosen()
            .map_or_else(|| before_hint(window), |step| at_step(window, step));
    }
    if let (Tab::Hint, Some(hint)) = (window.answers.tab, window.answers.hint.hint()) {
        return hinting(window, hint);
    }
    let Some(trace) = session.trace().filter(|_| session.mode() == Mode::Explaining) else {
        return at_hand(window);
    };
    let shown = match window.answers.tab {
        Tab::Procedure => {
            let place = window.answers.procedure.place(session);
            place.and_then(|place| at_place(window, trace, &place))
        }
        Tab::Hint => session.shown().map(|step| bare(window, trace, step)),
        Tab::Why => window.answers.why.answer().and_then(|why| answering(window, trace, why)),
    };
    shown.unwrap_or_else(|| whole(window, trace))
}

/// The grid at the chosen place of the steps that belong to the card, to a hint, to a judgement, or to a cell in play. What stands in the grid
/// at hand and is not there yet is pale, but not under a supposition.
fn reasoning(window: &Window) -> Option<Scene> {
    let session = &window.session;
    let card = || {
        window
            .answers
            .finding
            .proof
            .as_ref()
            .and_then(|proof| Some((proof.trace(), proof.place()?)))
    };
    let (trace, place) = match session.finding() {
        Some(_) if window.sight.browsing.solution().is_none() => card()?,
        None if window.answers.tab == Tab::Hint && !window.lists_steps() => {
            window.answers.hint.shown()?
        }
        None if window.answers.tab == Tab::Why => window.answers.why.shown_in_play()?,
        _ => return None,
    };
    let geometry = session.geometry();
    let moment = Moment::of(geometry, trace, &place)?;
    let board = session.board();
    let builder = about(window, Scene::at(geometry, &moment));
    let mut scene = if shows_later(&moment) { builder.later(&board) } else { builder }.scene();
    if session.trace().is_none() {
        for cell in geometry.cells() {
            if let Some(shown) = &mut scene.cells[cell.index()].digit {
                shown.hand = hand_at_hand(&board, cell, *shown);
            }
        }
    }
    Some(scene)
}

/// Who has put a digit into the grid at hand, if it is there.
fn hand_at_hand(board: &Board, cell: Cell, shown: ShownDigit) -> Hand {
    match board.entry(cell) {
        Entry::Given(digit) if digit == shown.digit => Hand::Given,
        Entry::Placed(digit) if digit == shown.digit => Hand::Entered,
        _ => shown.hand,
    }
}

/// The grid at hand with what a hint tells: the whole step, or no more than where to look.
fn hinting(window: &Window, hint: &Hint) -> Scene {
    if let Some(step) = &hint.step {
        return at_step(window, step);
    }
    let mut scene = before_hint(window);
    for &house in &hint.houses {
        let _ = scene.houses.insert((HouseRole::Hint, house));
    }
    let is_told = hint.mistake.is_some();
    let role = if is_told { CellRole::Conflict } else { CellRole::Hint };
    for cell in hint.cells.iter() {
        scene.give(cell, role);
    }
    scene
}

/// The grid at hand with all that a step looks at and concludes.
fn at_step(window: &Window, step: &Step) -> Scene {
    let geometry = window.session.geometry();
    let state = window.session.state();
    let candidates = state.candidates(geometry);
    let builder = Scene::of(geometry, &state.board).pencil_marks(&candidates);
    let by = if window.session.trace().is_some() { Hand::Solved } else { Hand::Entered };
    about(window, builder).placed_by(by).step(step).scene()
}

/// The grid at hand before anything is hinted at.
fn before_hint(window: &Window) -> Scene {
    match window.session.shown().zip(window.session.trace()) {
        Some((step, trace)) => bare(window, trace, step),
        None => session_at_rest(window),
    }
}

/// The grid when nothing of it is explained: the solution, or the puzzle at hand.
fn session_at_rest(window: &Window) -> Scene {
    match window.session.trace() {
        Some(trace) => whole(window, trace),
        None => at_hand(window),
    }
}

/// The grid before a step of the procedure, without the step.
fn bare(window: &Window, trace: &Trace, step: usize) -> Scene {
    let geometry = window.session.geometry();
    let board = trace.board_before(geometry, step);
    let candidates = trace.candidates_before(geometry, step);
    about(window, Scene::of(geometry, &board).pencil_marks(&candidates)).scene()
}

/// The whole grid.
fn whole(window: &Window, trace: &Trace) -> Scene {
    let geometry = window.session.geometry();
    let board = trace.board_before(geometry, trace.steps.len());
    about(window, Scene::of(geometry, &board)).scene()
}

/// What the chosen line of an answer looks at, or if none is chosen, what the whole answer comes to.
fn answering(window: &Window, trace: &Trace, why: &Why) -> Option<Scene> {
    if let Some(place) = window.answers.why.place() {
        return at_line(window, trace, why, &place);
    }
    let mut scene = match (window.answers.why.question()?, why.slice.steps.last()) {
        (Question::Why(_), None) => return Some(whole(window, trace)),
        (Question::Why(_), Some(_)) => at_end_of(window, trace, why, why.slice.steps.len() - 1)?,
        (Question::WhyNot(..), _) => at_line(window, trace, why, &why.place_of_answer()?)?,
    };
    // Framed are just the givens that are listed below the answer.
    why.givens.iter().for_each(|&Candidate { cell, .. }| scene.give(cell, CellRole::Premise));
    Some(scene)
}

/// The puzzle as it is being entered or played; digits that collide are marked, and givens that contradict each other.
fn at_hand(window: &Window) -> Scene {
    let geometry = window.session.geometry();
    if let Some(board) = window.board_with_solution() {
        let mut scene = about(window, Scene::of(geometry, &board)).scene();
        let differ = window.session.several_solutions().map(|several| several.differ);
        for cell in differ.iter().flat_map(CellSet::iter) {
            scene.give(cell, CellRole::Differs);
        }
        return scene;
    }
    let board = window.session.board();
    let collisions = board.collisions(geometry);
    let builder = Scene::of(geometry, &board).placed_by(Hand::Entered).conflicts(&collisions);
    let mut scene = about(window, builder).same_digit(window.shown_digit()).scene();
    show_notes(window, &mut scene);
    if let Some(Card::Afterthoughts(cells, _)) = &window.notices.card {
        cells.iter().for_each(|cell| scene.give(cell, CellRole::Hint));
    }
    if let Some(finding) = window.session.finding() {
        let role = match finding.kind {
            FindingKind::Difference if !window.shows_possible() => return scene,
            FindingKind::Difference => {
                show_possible(window, &mut scene);
                CellRole::Differs
            }
            FindingKind::Collision | FindingKind::Conflict => CellRole::Conflict,
        };
        for cell in window.standing_out(finding).iter() {
            scene.give(cell, role);
        }
    }
    scene
}

/// Shows what empty cells hold in some of several solutions: a digit where it is always the same, else marks.
fn show_possible(window: &Window, scene: &mut Scene) {
    let Some(several) = window.session.several_solutions() else { return };
    for (picture, &possible) in scene.cells.iter_mut().zip(several.possible.digits()) {
        if picture.digit.is_some() {
            continue;
        }
        match possible.only() {
            Some(digit) => {
                picture.digit = Some(ShownDigit { digit, hand: Hand::Solved, pale: false });
                picture.pencil = DigitSet::EMPTY;
            }
            None => picture.pencil = possible,
        }
    }
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
                let _ = scene.painted.insert(Candidate { cell, digit }, paint);
            }
        }
    }
    for mistake in session.mistakes() {
        let cell = mistake.cell();
        scene.give(cell, CellRole::Conflict);
        if let Fact::Absent(..) = mistake {
            // All that was struck out of the cell is seen, not just what belongs there.
            for digit in session.position().cell(cell).struck.iter() {
                scene.strike(Candidate { cell, digit });
            }
        }
    }
    if window.play.shows_singles && session.mode() == Mode::Playing {
        for cell in session.singles().iter() {
            scene.give(cell, CellRole::Single);
        }
    }
}

/// What every scene shows besides the grid itself.
fn about<'a>(window: &Window, builder: SceneBuilder<'a>) -> SceneBuilder<'a> {
    let (session, selected) = (&window.session, window.session.selected());
    let others = session.all_selected().iter().filter(|cell| Some(*cell) != selected);
    builder.selected(selected).also_selected(others.collect()).same_digit(window.sight.filter)
}

/// The grid at a place of a trace, with what is there.
fn at_place(window: &Window, trace: &Trace, place: &Place) -> Option<Scene> {
    let moment = Moment::of(window.session.geometry(), trace, place)?;
    Some(about(window, Scene::at(window.session.geometry(), &moment)).scene())
}

/// The grid at a place of a proof: digits that the proof has not found yet are pale, but where the line looks at candidates
/// they are shown instead. Where something is supposed nothing is told of what comes later.
fn at_line(window: &Window, trace: &Trace, why: &Why, place: &Place) -> Option<Scene> {
    let geometry = window.session.geometry();
    let moment = Moment::of(geometry, &why.slice, place)?;
    let end = trace.board_before(geometry, trace.steps.len());
    let builder = about(window, Scene::at(geometry, &moment));
    Some(if shows_later(&moment) { builder.later(&end) } else { builder }.scene())
}

/// Whether digits that come later may be shown, pale: not under a supposition, and not where something is supposed or
/// cannot be, for that is read from the pencil marks.
fn shows_later(moment: &Moment) -> bool {
    let is_plain = match moment.at {
        At::Step(step) => step.cases.is_empty(),
        At::Goal(_) => true,
        At::End(_) | At::Contradiction(_) => false,
    };
    is_plain && moment.supposed.is_empty()
}

/// The whole grid, with what the last line of a proof looks at.
fn at_end_of(window: &Window, trace: &Trace, why: &Why, last: usize) -> Option<Scene> {
    let mut scene = at_line(window, trace, why, &Place::step(last))?;
    let whole = whole(window, trace);
    for (picture, found) in scene.cells.iter_mut().zip(whole.cells) {
        // The answer is about the selected cell, and so are its houses.
        picture.roles.extend(found.roles);
        if picture.digit.is_none_or(|shown| shown.pale) && found.digit.is_some() {
            (picture.digit, picture.pencil) = (found.digit, DigitSet::EMPTY);
        }
    }
    let filled = |cell: Cell| scene.cells[cell.index()].digit.is_some();
    let hidden: Vec<_> =
        scene.marks.keys().copied().filter(|&Candidate { cell, .. }| filled(cell)).collect();
    for candidate in hidden {
        let _ = scene.marks.remove(&candidate);
    }
    scene.links.clear();
    Some(scene)
}
