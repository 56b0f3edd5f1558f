//! Which moment of the grid is shown: from the state of the parts to a scene.

use std::sync::Arc;

use super::action::Tab;
use super::board_view::Sight;
use super::cards::card::Card;
use super::files::list::List;
use super::laboratory::watch::Recording;
use super::panel::answers::Answers;
use super::panel::finding::{shows_possible, standing_out};
use super::play::Play;
use super::play::at_hand::hides_grid;
use super::practice::Running;
use duvod::explanation::{FindingKind, Hint, Why, Worth};
use duvod::grid::{Board, Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Entry, Geometry};
use duvod::picture::{
    CellPicture, CellRole, DigitOrigin, HouseRole, Paint, Scene, SceneBuilder, ShownDigit,
};
use duvod::proof::{At, Fact, Moment, Step, StepPath, Trace};
use duvod::session::play::Note;
use duvod::session::{Mode, Question, Session};

/// What the scene is made of.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) session: &'a Session,
    pub(crate) answers: &'a Answers,
    pub(crate) sight: &'a Sight,
    pub(crate) play: &'a Play,
    /// The card that is open.
    pub(crate) card: Option<&'a Card>,
    /// The list of which a puzzle is shown in place of the one at hand.
    pub(crate) list: Option<&'a List>,
    /// The run that is watched.
    pub(crate) run: Option<&'a Recording>,
    /// What is being practised.
    pub(crate) practice: Option<&'a Running>,
}

impl<'a> Shown<'a> {
    /// The grid of what is shown: of the puzzle that is previewed, of the run that is watched, or of the one at hand.
    pub(crate) fn geometry(self) -> &'a Arc<Geometry> {
        let list = self.list.map(List::geometry);
        let run = self.run.map(|run| run.replay().geometry());
        list.or(run).unwrap_or(self.session.geometry())
    }
}

/// Everything that is to be drawn of the grid now.
pub(crate) fn scene(shown: Shown<'_>) -> Scene {
    let session = shown.session;
    if let Some((list, board)) = shown.list.and_then(|list| Some((list, list.previewed()?))) {
        return Scene::of(list.geometry(), &board).scene();
    }
    if let Some(run) = shown.run {
        return run.scene();
    }
    if shown.practice.is_none() && hides_grid(session) {
        let geometry = session.geometry();
        return Scene::of(geometry, &Board::empty(geometry.cell_count())).scene();
    }
    if let Some(running) = shown.practice {
        return practising(shown, running);
    }
    if let Some(scene) = reasoning(shown) {
        return scene;
    }
    if shown.answers.reviews(session) {
        return looking_back(shown);
    }
    if shown.answers.lists_steps(shown.session) {
        return shown
            .answers
            .steps
            .chosen()
            .map_or_else(|| before_hint(shown), |step| at_step(shown, step));
    }
    if let (Tab::Hint, Some(hint)) = (shown.answers.tab, shown.answers.hint.hint()) {
        return match &hint.step {
            Some(step) => at_step(shown, step),
            None => hinting(shown, hint, before_hint(shown)),
        };
    }
    let Some(trace) = session.trace().filter(|_| session.mode() == Mode::Explaining) else {
        return at_hand(shown);
    };
    let scene = match shown.answers.tab {
        Tab::Procedure => {
            let place = shown.answers.procedure.place(session);
            place.and_then(|place| at_place(shown, trace, &place))
        }
        Tab::Hint => session.shown().map(|step| bare(shown, trace, step)),
        Tab::Why => shown.answers.why.answer().and_then(|why| answering(shown, trace, why)),
    };
    scene.unwrap_or_else(|| whole(shown, trace))
}

/// The grid at the chosen place of the steps that belong to the card, to a hint, to a judgement, or to a cell in play. What stands in the grid
/// at hand and is not there yet is pale, but not under a supposition.
fn reasoning(shown: Shown<'_>) -> Option<Scene> {
    let session = shown.session;
    let card = || {
        shown.answers.finding.proof.as_ref().and_then(|proof| Some((proof.trace(), proof.place()?)))
    };
    let (trace, place) = match session.finding() {
        Some(_) if shown.sight.browsing.solution().is_none() => card()?,
        None if shown.answers.reviews(session) => return None,
        None if shown.answers.tab == Tab::Hint && !shown.answers.lists_steps(shown.session) => {
            shown.answers.hint.shown()?
        }
        None if shown.answers.tab == Tab::Why => shown.answers.why.shown_in_play()?,
        _ => return None,
    };
    let geometry = session.geometry();
    let moment = Moment::of(geometry, trace, &place)?;
    let board = session.board();
    let builder = about(shown, Scene::at(geometry, &moment));
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
fn hand_at_hand(board: &Board, cell: Cell, shown: ShownDigit) -> DigitOrigin {
    match board.entry(cell) {
        Entry::Given(digit) if digit == shown.digit => DigitOrigin::Given,
        Entry::Placed(digit) if digit == shown.digit => DigitOrigin::Entered,
        _ => shown.hand,
    }
}

/// A grid with what a hint tells that is no step: where to look.
fn hinting(shown: Shown<'_>, hint: &Hint, mut scene: Scene) -> Scene {
    if !hint.houses.is_empty() || !hint.cells.is_empty() {
        scene.pale_selection();
        // Only what was asked for stays lit, not what is like the digit of the selected cell.
        scene.same_digit = shown.play.taken_digit(shown.session).or(shown.sight.filter);
    }
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
fn at_step(shown: Shown<'_>, step: &Step) -> Scene {
    let geometry = shown.session.geometry();
    let state = shown.session.state();
    let candidates = state.candidates(geometry);
    let builder = Scene::of(geometry, &state.board).pencil_marks(&candidates);
    let by =
        if shown.session.trace().is_some() { DigitOrigin::Solved } else { DigitOrigin::Entered };
    pointing(about(shown, builder).placed_by(by).step(step))
}

/// A grid with a step that points elsewhere than the selection.
fn pointing(builder: SceneBuilder<'_>) -> Scene {
    let mut scene = builder.scene();
    scene.pale_selection();
    scene
}

/// The grid while something is practised: the player's, with what a hint names; once the step is told, the board as it was
/// shown at first, with the step.
fn practising(shown: Shown<'_>, running: &Running) -> Scene {
    let geometry = shown.session.geometry();
    let (Some(given), Some(exercise)) = (running.given(), &running.exercise) else {
        return at_hand(shown);
    };
    let Some(step) = &given.hint.step else { return hinting(shown, &given.hint, at_hand(shown)) };
    let place = given.proof.as_ref().and_then(|proof| Some((proof.trace(), proof.place()?)));
    if let Some(scene) = place.and_then(|(trace, place)| at_place(shown, trace, &place)) {
        return scene;
    }
    let builder = Scene::of(geometry, &exercise.state.board).pencil_marks(&exercise.candidates);
    pointing(about(shown, builder).placed_by(DigitOrigin::Entered).step(step))
}

/// The grid before the move that is chosen in the review, with the step that gives it; else the grid at hand.
fn looking_back(shown: Shown<'_>) -> Scene {
    let geometry = shown.session.geometry();
    let Some((made, proof)) = shown.answers.review.chosen() else { return at_hand(shown) };
    let place = proof.and_then(|proof| Some((proof.trace(), proof.place()?)));
    if let Some(scene) = place.and_then(|(trace, place)| at_place(shown, trace, &place)) {
        return scene;
    }
    let candidates = made.state.candidates(geometry);
    let builder = Scene::of(geometry, &made.state.board).pencil_marks(&candidates);
    let builder = about(shown, builder).placed_by(DigitOrigin::Entered);
    if let Worth::Step(step) = &made.worth {
        return builder.step(step).scene();
    }
    let mut scene = builder.scene();
    made.facts.iter().for_each(|fact| scene.give(fact.cell(), CellRole::Hint));
    scene
}

/// The grid at hand before anything is hinted at.
fn before_hint(shown: Shown<'_>) -> Scene {
    match shown.session.shown().zip(shown.session.trace()) {
        Some((step, trace)) => bare(shown, trace, step),
        None => session_at_rest(shown),
    }
}

/// The grid when nothing of it is explained: the solution, or the puzzle at hand.
fn session_at_rest(shown: Shown<'_>) -> Scene {
    match shown.session.trace() {
        Some(trace) => whole(shown, trace),
        None => at_hand(shown),
    }
}

/// The grid before a step of the procedure, without the step.
fn bare(shown: Shown<'_>, trace: &Trace, step: usize) -> Scene {
    let geometry = shown.session.geometry();
    let board = trace.board_before(geometry, step);
    let candidates = trace.candidates_before(geometry, step);
    about(shown, Scene::of(geometry, &board).pencil_marks(&candidates)).scene()
}

/// The whole grid.
fn whole(shown: Shown<'_>, trace: &Trace) -> Scene {
    let geometry = shown.session.geometry();
    let board = trace.board_before(geometry, trace.steps.len());
    about(shown, Scene::of(geometry, &board)).scene()
}

/// What the chosen line of an answer looks at, or if none is chosen, what the whole answer comes to.
fn answering(shown: Shown<'_>, trace: &Trace, why: &Why) -> Option<Scene> {
    if let Some(place) = shown.answers.why.place() {
        return at_line(shown, trace, why, &place);
    }
    let mut scene = match (shown.answers.why.question()?, why.slice.steps.last()) {
        (Question::Why(_), None) => return Some(whole(shown, trace)),
        (Question::Why(_), Some(_)) => at_end_of(shown, trace, why, why.slice.steps.len() - 1)?,
        (Question::WhyNot(..), _) => at_line(shown, trace, why, &why.place_of_answer()?)?,
    };
    // Framed are just the givens that are listed below the answer.
    why.givens.iter().for_each(|&Candidate { cell, .. }| scene.give(cell, CellRole::Premise));
    Some(scene)
}

/// The puzzle as it is being entered or played; digits that collide are marked, and givens that contradict each other.
fn at_hand(shown: Shown<'_>) -> Scene {
    let geometry = shown.session.geometry();
    if let Some(board) = board_with_solution(shown) {
        let mut scene = about(shown, Scene::of(geometry, &board)).scene();
        let differ = shown.session.several_solutions().map(|several| several.differ);
        for cell in differ.iter().flat_map(CellSet::iter) {
            scene.give(cell, CellRole::Differs);
        }
        return scene;
    }
    let board = shown.session.board();
    let collisions = board.all_collisions(geometry);
    let builder =
        Scene::of(geometry, &board).placed_by(DigitOrigin::Entered).conflicts(&collisions);
    let mut scene = about(shown, builder).same_digit(shown_digit(shown)).scene();
    show_notes(shown, &mut scene);
    if let Some(Card::Afterthoughts(cells, _)) = shown.card {
        cells.iter().for_each(|cell| scene.give(cell, CellRole::Hint));
    }
    if let Some(finding) = shown.session.finding() {
        let role = match finding.kind {
            FindingKind::Difference if !shows_possible(shown.answers, shown.sight) => return scene,
            FindingKind::Difference => {
                show_possible(shown, &mut scene);
                CellRole::Differs
            }
            FindingKind::Collision | FindingKind::Conflict => CellRole::Conflict,
        };
        for cell in standing_out(shown.session, finding).iter() {
            scene.give(cell, role);
        }
    }
    scene
}

/// The digits at hand with those of the solution that is shown.
fn board_with_solution(shown: Shown<'_>) -> Option<Board> {
    let solution = shown.sight.browsing.solution()?;
    let mut board = shown.session.puzzle().clone();
    for Candidate { cell, digit } in solution.cells() {
        if board.entry(cell).digit().is_none() {
            board.set(cell, Entry::Placed(digit));
        }
    }
    Some(board)
}

/// The digit that is shown wherever it stands or may stand: the one that was asked for, else that of the chosen cell.
fn shown_digit(shown: Shown<'_>) -> Option<Digit> {
    let taken = shown.play.taken_digit(shown.session);
    taken.or(shown.sight.filter).or_else(|| shown.play.lit_digit(shown.session))
}

/// Shows what empty cells hold in some of several solutions: a digit where it is always the same, else marks.
fn show_possible(shown: Shown<'_>, scene: &mut Scene) {
    let Some(several) = shown.session.several_solutions() else { return };
    for (picture, &possible) in scene.cells.iter_mut().zip(several.possible.digits()) {
        if picture.digit.is_some() {
            continue;
        }
        match possible.only() {
            Some(digit) => {
                picture.digit = Some(ShownDigit { digit, hand: DigitOrigin::Solved, pale: false });
                picture.pencil = DigitSet::EMPTY;
            }
            None => picture.pencil = possible,
        }
    }
}

/// Adds what the player noted, and what is shown of mistakes and of cells with one candidate.
fn show_notes(shown: Shown<'_>, scene: &mut Scene) {
    let session = shown.session;
    for cell in session.geometry().cells() {
        let state = session.position().cell(cell);
        let marks = session.marks(cell);
        let picture = &mut scene.cells[cell.index()];
        picture.pencil = marks;
        picture.corner = session.notes(cell, Note::Corner);
        picture.centre = session.notes(cell, Note::Centre);
        picture.paint = state.colour.and_then(|colour| Paint::new(colour.index()));
        for (&digit, colour) in &state.painted {
            if let (true, Some(paint)) = (marks.contains(digit), Paint::new(colour.index())) {
                let _ = scene.painted.insert(Candidate { cell, digit }, paint);
            }
        }
    }
    if let Some(cell) = shown.play.shown_under(session) {
        let candidates: Candidates = session.state().candidates(session.geometry());
        hide_notes(&mut scene.cells[cell.index()]);
        scene.cells[cell.index()].pencil = candidates.digits_of(cell);
    }
    for mistake in session.mistakes() {
        let cell = mistake.cell();
        scene.give(cell, CellRole::Conflict);
        if let Fact::Absent(..) = mistake {
            hide_notes(&mut scene.cells[cell.index()]);
            scene.cells[cell.index()].pencil = session.position().cell(cell).marks;
            // All that was struck out of the cell is seen, not just what belongs there.
            for digit in session.position().cell(cell).struck.iter() {
                scene.strike(Candidate { cell, digit });
            }
        }
    }
    if shown.play.shows_singles && session.mode() == Mode::Playing {
        for cell in session.singles().iter() {
            scene.give(cell, CellRole::Single);
        }
    }
}

/// Takes corner and centre marks out of a cell where candidates are to be seen.
fn hide_notes(picture: &mut CellPicture) {
    (picture.corner, picture.centre) = (DigitSet::EMPTY, DigitSet::EMPTY);
}

/// What every scene shows besides the grid itself.
fn about<'a>(shown: Shown<'_>, builder: SceneBuilder<'a>) -> SceneBuilder<'a> {
    let (session, selected) = (shown.session, shown.session.selected());
    let others = session.all_selected().iter().filter(|cell| Some(*cell) != selected);
    builder.selected(selected).also_selected(others.collect()).same_digit(shown.sight.filter)
}

/// The grid at a place of a trace, with what is there.
fn at_place(shown: Shown<'_>, trace: &Trace, place: &StepPath) -> Option<Scene> {
    let moment = Moment::of(shown.session.geometry(), trace, place)?;
    Some(about(shown, Scene::at(shown.session.geometry(), &moment)).scene())
}

/// The grid at a place of a proof: digits that the proof has not found yet are pale, but where the line looks at candidates
/// they are shown instead. Where something is supposed nothing is told of what comes later.
fn at_line(shown: Shown<'_>, trace: &Trace, why: &Why, place: &StepPath) -> Option<Scene> {
    let geometry = shown.session.geometry();
    let moment = Moment::of(geometry, &why.slice, place)?;
    let end = trace.board_before(geometry, trace.steps.len());
    let builder = about(shown, Scene::at(geometry, &moment));
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
fn at_end_of(shown: Shown<'_>, trace: &Trace, why: &Why, last: usize) -> Option<Scene> {
    let mut scene = at_line(shown, trace, why, &StepPath::step(last))?;
    let whole = whole(shown, trace);
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
