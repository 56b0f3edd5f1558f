//! A run that was recorded, at the step that is shown.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::action::Go;
use duvod::grid::{Board, Cell, Geometry, Puzzle};
use duvod::message::{Message as Words, words, words::Label};
use duvod::picture::{CellRole, DigitOrigin, HouseRole, Scene, ShownDigit};
use duvod_laboratory::textbook::{Outcome, Report, Why};
use duvod_laboratory::{
    DeadEnd, LastStep, MethodName, RECORDED, Replay, RunStep, STEPS, recorded, waits_in_queue,
};

/// So many changes of a full grid are marked; more would be all over it.
const FEW: usize = 6;

/// A run that was recorded.
pub(crate) struct Recording {
    replay: Replay,
    /// The step that led to what is shown.
    last: Option<LastStep>,
    queues: bool,
    method: Label,
    outcome: Outcome,
    is_cut: bool,
    pub(super) elapsed: Duration,
    /// The puzzle that was in the window when it was run.
    pub(super) at_hand: Board,
}

impl Recording {
    /// Shows a run from its start.
    pub(super) fn new(order: &RunOrder, ran: &Ran, at_hand: Board) -> Self {
        Self {
            replay: Replay::new(order.geometry(), &order.puzzle.board, &ran.report),
            last: None,
            queues: waits_in_queue(order.method.name),
            method: order.method.label,
            outcome: ran.report.outcome,
            is_cut: ran.report.moves.len() >= RECORDED,
            elapsed: ran.elapsed,
            at_hand,
        }
    }

    /// The run.
    pub(crate) fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The step that led to what is shown.
    pub(crate) fn last(&self) -> Option<&LastStep> {
        self.last.as_ref()
    }

    /// Goes to where so many steps have been taken, or to the end.
    pub(super) fn go_to(&mut self, step: usize) {
        self.replay.go_to(step);
        self.last = self.replay.last_step(self.queues);
    }

    /// Goes on or back.
    pub(super) fn go(&mut self, go: Go) {
        let (at, last) = (self.replay.at(), self.replay.len());
        self.go_to(go.from(Some(at), last));
    }

    /// Goes on, or back, by so many steps.
    pub(super) fn go_by(&mut self, go: Go, steps: usize) {
        let at = self.replay.at();
        let is_on = matches!(go, Go::On | Go::Last);
        self.go_to(if is_on { at.saturating_add(steps) } else { at.saturating_sub(steps) });
    }

    /// Goes to the step that put the digit of a cell; whether there is one.
    pub(super) fn go_to_cell(&mut self, cell: Cell) -> bool {
        let step = self.replay.step_at(cell);
        if let Some(step) = step {
            self.go_to(step);
        }
        step.is_some()
    }

    /// Whether the last step is shown.
    pub(super) fn is_at_end(&self) -> bool {
        self.replay.at() == self.replay.len()
    }

    /// What came of it.
    pub(super) fn outcome(&self) -> Words {
        let (method, steps) = (Words::from(self.method), self.replay.len());
        let cut = usize::from(self.is_cut);
        match self.outcome {
            _ if self.replay.goes_by_grids() && !self.replay.is_empty() => {
                let grids = steps;
                if self.outcome == Outcome::Solved {
                    words::LabGridsSolved { grids, method }.into()
                } else {
                    words::LabGridsGaveUp { grids, method }.into()
                }
            }
            Outcome::Solved => words::ReplaySolved { cut, method, steps }.into(),
            Outcome::Impossible => words::ReplayImpossible { cut, method, steps }.into(),
            Outcome::GaveUp(Why::Unsuited) => words::ReplayUnsuited { method }.into(),
            Outcome::GaveUp(_) => words::ReplayGaveUp { cut, method, steps }.into(),
        }
    }

    /// The grid at the step that is shown: guesses are marked as suppositions, what the step put stands out, and what it took
    /// back is pale.
    pub(crate) fn scene(&self) -> Scene {
        let (geometry, board) = (self.replay.geometry(), self.replay.board());
        let collisions = board.all_collisions(geometry);
        let builder =
            Scene::of(geometry, board).placed_by(DigitOrigin::Solved).conflicts(&collisions);
        let mut scene = builder.scene();
        for cell in self.replay.guessed().iter() {
            scene.give(cell, CellRole::Supposition);
            if let Some(shown) = &mut scene.cells[cell.index()].digit {
                shown.hand = DigitOrigin::Supposed;
            }
        }
        match self.last.as_ref().map(|last| (&last.step, last.dead_end)) {
            Some((RunStep::Took { put, .. }, _)) => scene.give(put.cell, CellRole::Placed),
            Some((RunStep::Back(taken), dead_end)) => {
                for put in taken {
                    let digit = Some(ShownDigit {
                        digit: put.digit,
                        hand: DigitOrigin::Solved,
                        pale: true,
                    });
                    scene.cells[put.cell.index()].digit = digit;
                }
                match dead_end {
                    Some(DeadEnd::Cell(cell)) => scene.give(cell, CellRole::Contradiction),
                    Some(DeadEnd::House(house, digit)) => {
                        let _ =
                            scene.houses.insert((HouseRole::Contradiction(digit), house.into()));
                    }
                    None => {}
                }
            }
            Some((RunStep::Became { changed, .. }, _)) if changed.len() <= FEW => {
                for put in changed {
                    scene.give(put.cell, CellRole::Placed);
                }
            }
            _ => {}
        }
        scene
    }
}

/// What is to be run.
#[derive(Clone, Debug)]
pub struct RunOrder {
    pub(super) method: MethodName,
    pub(super) puzzle: Puzzle,
    pub(super) seed: u64,
}

/// A run with its record, and how long it took.
#[derive(Clone, Debug)]
pub struct Ran {
    pub(super) report: Report,
    pub(super) elapsed: Duration,
}

impl RunOrder {
    /// Runs it.
    pub fn run(&self, stopped: &dyn Fn() -> bool) -> Ran {
        let began = Instant::now();
        let Puzzle { geometry, board } = &self.puzzle;
        let report = recorded(self.method.name, geometry, board, (self.seed, STEPS), stopped);
        Ran { report, elapsed: began.elapsed() }
    }

    pub(super) fn geometry(&self) -> &Arc<Geometry> {
        &self.puzzle.geometry
    }
}
