//! Putting a scene together.

use super::marking;
use super::scene::{CellRole, DigitOrigin, HouseRole, MarkKind, Scene, ShownDigit};
use crate::grid::{
    Board, Candidates, Cell, CellSet, Collision, Digit, DigitSet, Entry, Geometry, Group,
};
use crate::proof::{At, CaseEnd, Claim, Fact, Moment, Step};

/// What a scene is made of. It starts with a board; the rest is added as it is known.
#[derive(Clone)]
pub struct SceneBuilder<'a> {
    geometry: &'a Geometry,
    board: &'a Board,
    placed_by: DigitOrigin,
    later: Option<&'a Board>,
    candidates: Option<&'a Candidates>,
    step: Option<&'a Step>,
    contradiction: Option<&'a Claim>,
    reached: &'a [Fact],
    shown: &'a [Fact],
    supposed: &'a [Fact],
    conditional: CellSet,
    conflicts: &'a [Collision],
    hint: Option<Group>,
    same_digit: Option<Digit>,
    selected: Option<Cell>,
    also_selected: CellSet,
}

impl Scene {
    /// Starts a scene with the digits of a board; its placed digits are the solver's unless
    /// [`SceneBuilder::placed_by`] says otherwise.
    pub fn of<'a>(geometry: &'a Geometry, board: &'a Board) -> SceneBuilder<'a> {
        SceneBuilder::new(geometry, board)
    }

    /// Starts a scene with the grid at a place of a trace, and what is there.
    pub fn at<'a>(geometry: &'a Geometry, moment: &'a Moment<'a>) -> SceneBuilder<'a> {
        SceneBuilder::at(geometry, moment)
    }
}

impl<'a> SceneBuilder<'a> {
    pub(super) fn new(geometry: &'a Geometry, board: &'a Board) -> Self {
        Self {
            geometry,
            board,
            placed_by: DigitOrigin::Solved,
            later: None,
            candidates: None,
            step: None,
            contradiction: None,
            reached: &[],
            shown: &[],
            supposed: &[],
            conditional: CellSet::EMPTY,
            conflicts: &[],
            hint: None,
            same_digit: None,
            selected: None,
            also_selected: CellSet::EMPTY,
        }
    }

    /// Says who put the digits there that are not given.
    #[must_use]
    pub fn placed_by(mut self, hand: DigitOrigin) -> Self {
        self.placed_by = hand;
        self
    }

    /// Shows the digits of this board pale where the shown one is still empty. A cell with a marked
    /// candidate has its pencil marks instead, since both together could not be read.
    #[must_use]
    pub fn later(mut self, later: &'a Board) -> Self {
        self.later = Some(later);
        self
    }

    /// Shows these candidates as pencil marks in empty cells.
    #[must_use]
    pub fn pencil_marks(mut self, candidates: &'a Candidates) -> Self {
        self.candidates = Some(candidates);
        self
    }

    /// Shows what a step sees and what it concludes. The board, and the candidates if there are
    /// any, are to be those before the step.
    #[must_use]
    pub fn step(mut self, step: &'a Step) -> Self {
        self.step = Some(step);
        self
    }

    /// The grid at a place of a trace, with what is there: a step and its marks, or what a case came to. Digits that hold
    /// only under a supposition look different from those that are known.
    pub(super) fn at(geometry: &'a Geometry, moment: &'a Moment<'a>) -> Self {
        let builder = Self::new(geometry, &moment.board).pencil_marks(&moment.candidates);
        let builder =
            Self { supposed: &moment.supposed, conditional: moment.conditional, ..builder };
        match moment.at {
            At::Step(step) => builder.step(step),
            At::Contradiction(claim) => builder.contradiction(claim),
            At::Goal(facts) => Self { shown: facts, ..builder },
            At::End(case) => match &case.end {
                CaseEnd::Contradiction(claim) => builder.contradiction(claim),
                CaseEnd::Reaches(facts) => Self { reached: facts, ..builder },
            },
        }
    }

    /// Shows what cannot be.
    #[must_use]
    pub fn contradiction(mut self, claim: &'a Claim) -> Self {
        self.contradiction = Some(claim);
        self
    }

    /// Shows digits that repeat in a house.
    #[must_use]
    pub fn conflicts(mut self, collisions: &'a [Collision]) -> Self {
        self.conflicts = collisions;
        self
    }

    /// Outlines the house that a hint says to look at.
    #[must_use]
    pub fn hint(mut self, house: impl Into<Group>) -> Self {
        self.hint = Some(house.into());
        self
    }

    /// Shows a digit wherever it stands or may stand.
    #[must_use]
    pub fn same_digit(mut self, digit: Option<Digit>) -> Self {
        self.same_digit = digit;
        self
    }

    /// Shows a cell as selected, and its houses; beside a step, whose houses would be taken for those, only the cell.
    #[must_use]
    pub fn selected(mut self, cell: Option<Cell>) -> Self {
        self.selected = cell;
        self
    }

    /// Shows cells as selected besides the one that is.
    #[must_use]
    pub fn also_selected(mut self, cells: CellSet) -> Self {
        self.also_selected = cells;
        self
    }

    /// Returns the finished scene.
    pub fn scene(self) -> Scene {
        let mut scene = Scene::empty(self.geometry.cell_count());
        self.show_digits(&mut scene);
        self.show_conflicts(&mut scene);
        if let Some(house) = self.hint {
            let _ = scene.houses.insert((HouseRole::Hint, house));
        }
        scene.same_digit = self.same_digit;
        scene.selected = self.selected;
        scene.also_selected = self.also_selected;
        let shows_step =
            self.step.is_some() || self.contradiction.is_some() || !self.reached.is_empty();
        let shows_step = shows_step || !self.shown.is_empty();
        if let Some(cell) = self.selected.filter(|_| !shows_step) {
            for &group in self.geometry.groups_of(cell) {
                scene.give_all(self.geometry.cells_of(group), CellRole::HouseTint);
            }
            scene.give_all(self.geometry.peers(cell), CellRole::HouseTint);
        }
        for fact in self.supposed {
            scene.give(fact.cell(), CellRole::Supposition);
        }
        self.mark(&mut scene);
        if !self.supposed.is_empty() {
            suppose_placed(&mut scene);
        }
        choose_pale_or_pencil(&mut scene);
        scene
    }

    /// Marks of the step, or of what a case came to.
    fn mark(&self, scene: &mut Scene) {
        if self.step.is_some() || self.contradiction.is_some() || !self.shown.is_empty() {
            let sight;
            let state = if let Some(candidates) = self.candidates {
                candidates
            } else {
                sight = Candidates::from_board(self.geometry, self.board);
                &sight
            };
            if let Some(step) = self.step {
                marking::mark_step(self.geometry, state, step, scene);
            }
            if let Some(claim) = self.contradiction {
                marking::mark_contradiction(self.geometry, state, claim, scene);
            }
            for &fact in self.shown {
                marking::mark_shown(self.geometry, state, fact, scene);
            }
        }
        for &fact in self.reached {
            match fact {
                Fact::Holds(cell, digit) => scene.place(cell, digit),
                Fact::Absent(..) => scene.mark(fact.candidate(), MarkKind::Target),
            }
        }
    }

    fn show_digits(&self, scene: &mut Scene) {
        for cell in self.geometry.cells() {
            let shown = match self.board.entry(cell) {
                Entry::Given(digit) => Some((digit, DigitOrigin::Given)),
                Entry::Placed(digit) if self.conditional.contains(cell) => {
                    Some((digit, DigitOrigin::Supposed))
                }
                Entry::Placed(digit) => Some((digit, self.placed_by)),
                Entry::Empty => None,
            };
            let later = self.later.and_then(|later| later.entry(cell).digit());
            let picture = &mut scene.cells[cell.index()];
            picture.digit = match shown {
                Some((digit, hand)) => Some(ShownDigit { digit, hand, pale: false }),
                None => {
                    later.map(|digit| ShownDigit { digit, hand: DigitOrigin::Solved, pale: true })
                }
            };
            if let (None, Some(candidates)) = (shown, self.candidates) {
                picture.pencil = candidates.digits_of(cell);
            }
        }
    }

    fn show_conflicts(&self, scene: &mut Scene) {
        for collision in self.conflicts {
            for (one, next) in collision.cells().zip(collision.cells().skip(1)) {
                // Two cells may share a row and a block: one tie says it.
                let tie = (one.min(next), one.max(next));
                if !scene.ties.contains(&tie) {
                    scene.ties.push(tie);
                }
            }
            for cell in collision.cells() {
                scene.give(cell, CellRole::Conflict);
            }
        }
    }
}

/// What a step finds under a supposition holds only there.
fn suppose_placed(scene: &mut Scene) {
    let placed = scene.cells.iter_mut().filter(|cell| cell.roles.contains(&CellRole::Placed));
    for shown in placed.filter_map(|cell| cell.digit.as_mut()) {
        shown.hand = DigitOrigin::Supposed;
    }
}

/// In a cell with a pale digit, leaves either the digit or, where something is marked, the pencil marks.
fn choose_pale_or_pencil(scene: &mut Scene) {
    let marked: CellSet = scene.marks.keys().map(|one| one.cell).collect();
    let supposed = [CellRole::Supposition, CellRole::Contradiction];
    for (index, picture) in scene.cells.iter_mut().enumerate() {
        if picture.digit.is_some_and(|shown| shown.pale) {
            let is_supposed = supposed.iter().any(|role| picture.roles.contains(role));
            if is_supposed || marked.contains(Cell::new(index)) {
                picture.digit = None;
            } else {
                picture.pencil = DigitSet::EMPTY;
            }
        }
    }
}
