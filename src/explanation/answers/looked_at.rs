//! Which filled cells an answer looks at: those that its sentences name and its pictures frame.
//!
//! Where one given will do as well as another, the answer stands on that which is looked at; those on which it does not
//! stand are overlooked when it is told and drawn.

use crate::grid::{Candidate, Candidates, CellSet, DigitSet, Geometry};
use crate::proof::{Claim, Fact, Role, Statement, Step, Trace};

/// The filled cells that the steps of an answer look at, those within cases too, and where no step strikes the digit that
/// is asked about, that which keeps it out.
pub(super) fn looked_at(geometry: &Geometry, slice: &Trace, asked: Fact) -> CellSet {
    let mut state = slice.start.candidates(geometry);
    let mut cells = CellSet::EMPTY;
    take_steps(geometry, &slice.steps, &mut state, &mut cells);
    let concludes = |step: &Step| step.conclusions.iter().any(|end| end.fact == asked);
    match asked {
        Fact::Absent(cell, digit) if !slice.steps.iter().any(concludes) => {
            let filled = state.value(cell).map(|_| cell);
            let keeper = || state.keeper_of(geometry, Candidate { cell, digit });
            if let Some(keeps_out) = filled.or_else(|| keeper().map(|it| it.cell)) {
                cells.insert(keeps_out);
            }
        }
        _ => {}
    }
    cells
}

/// Takes steps in a state, with what is supposed in their cases, and gathers what they look at.
fn take_steps(geometry: &Geometry, steps: &[Step], state: &mut Candidates, cells: &mut CellSet) {
    for step in steps {
        *cells |= by_step(geometry, state, step);
        for case in &step.cases {
            let mut supposed = state.clone();
            case.supposed.apply(geometry, &mut supposed);
            take_steps(geometry, &case.steps, &mut supposed, cells);
        }
        step.apply(geometry, state);
    }
}

/// What a single step looks at.
fn by_step(geometry: &Geometry, state: &Candidates, step: &Step) -> CellSet {
    let fills = step.fills();
    let of_claim = |claim: &Claim| match &claim.statement {
        Statement::Filled(filled) => filled.iter().map(|one| one.cell).collect(),
        Statement::OnlyPlaces { house, digit, cells }
            if fills.is_some_and(|Candidate { cell, .. }| cells.only() == Some(cell)) =>
        {
            state.keepers_of_house(geometry, *house, *digit, *cells)
        }
        Statement::OnlyDigits { cells, digits } => match fills {
            Some(Candidate { cell, digit })
                if *cells == CellSet::of(cell) && *digits == DigitSet::of(digit) =>
            {
                state.keepers_of_cell(geometry, cell, digit)
            }
            _ => CellSet::EMPTY,
        },
        Statement::Sees { cells, .. } if claim.role == Role::Premise => *cells & state.solved(),
        _ => CellSet::EMPTY,
    };
    step.claims.iter().map(of_claim).fold(CellSet::EMPTY, |all, cells| all | cells)
}
