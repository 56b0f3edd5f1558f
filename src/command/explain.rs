//! `duvod explain PUZZLE`: the whole procedure.

use std::io::Write;

use clap::ArgMatches;

use super::context::Context;
use super::failure::Failure;
use super::listing::Heads;
use super::{check, input};
use crate::explanation::{procedure, trials};
use crate::formats::{print_grid, write_trace};
use crate::grid::Board;
use crate::message::{Message, words};
use crate::proof::Trace;
use crate::session::Outcome;

/// Tells every step; with `--json` writes the trace itself.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let board = input::board(context, input::puzzle(arguments))?;
    let trace = solved(context, &board)?;
    let end = trace.board_before(&context.geometry, trace.steps.len());
    let open = context.geometry.cell_count() - end.digits().count();
    if context.json {
        json(context, &trace)?;
        return if open == 0 { Ok(()) } else { Err(Failure::No) };
    }
    let steps = procedure(&context.geometry, &trace);
    context.list(Heads::Procedure, &steps, &trace)?;
    writeln!(context.out)?;
    let (steps, trials) = (steps.len(), trials(&trace.steps));
    let summary = if open == 0 {
        Message::from(words::ExplainSolved { steps, trials })
    } else {
        Message::from(words::ExplainOpen { open, steps })
    };
    context.line(&summary)?;
    let drawn = print_grid(&end, &context.geometry);
    writeln!(context.out, "{drawn}")?;
    if open == 0 { Ok(()) } else { Err(Failure::No) }
}

/// The trace of a puzzle that has one solution; of any other, what is wrong with it.
pub(super) fn solved(context: &mut Context, board: &Board) -> Result<Trace, Failure> {
    match context.solve(board.clone())? {
        Outcome::Solved { trace, .. } => Ok(trace),
        Outcome::Refused(verdict) => Err(check::refuse(context, board, &verdict)?),
        Outcome::Diagnosed(_) | Outcome::Cancelled => Err(Failure::No),
    }
}

/// Writes a trace as JSON.
pub(super) fn json(context: &mut Context, trace: &Trace) -> Result<(), Failure> {
    let text = write_trace(trace).map_err(|error| Failure::Wrong(error.message()))?;
    writeln!(context.out, "{text}")?;
    Ok(())
}
