//! `duvod explain PUZZLE`: the whole procedure.

use std::io::Write;

use clap::ArgMatches;

use super::certificate;
use super::context::Context;
use super::failure::Failure;
use super::listing::Heads;
use super::{check, input};
use crate::explanation::{Wanted, diagnose, procedure, trials};
use crate::formats::{print_grid, write_trace};
use crate::grid::Board;
use crate::message::{Message, words};
use crate::proof::{Claim, Known, Role, Start, Trace};
use crate::search::Verdict;
use crate::session::Outcome;

/// Tells every step; with `--json` writes the trace itself.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let board = input::board(context, input::puzzle(arguments))?;
    let trace = match context.solve(board.clone())? {
        Outcome::Solved { trace, .. } => trace,
        Outcome::Refused(verdict) => return refuted(context, arguments, &board, &verdict),
        Outcome::Diagnosed(_) | Outcome::Cancelled => return Err(Failure::No),
    };
    let end = trace.board_before(&context.geometry, trace.steps.len());
    let open = context.geometry.cell_count() - end.digits().count();
    if context.json {
        json(context, &trace)?;
        certificate::asked(context, arguments, &trace)?;
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
    certificate::asked(context, arguments, &trace)?;
    if open == 0 { Ok(()) } else { Err(Failure::No) }
}

/// Tells what is wrong with a puzzle that has not one solution; that it has none is proved, if that is asked for.
fn refuted(
    context: &mut Context,
    arguments: &ArgMatches,
    board: &Board,
    verdict: &Verdict,
) -> Result<(), Failure> {
    let refused = check::refuse(context, board, verdict)?;
    if arguments.contains_id("proof") && !matches!(verdict, Verdict::Several(..)) {
        let trace = refutation(context, board, verdict)?;
        certificate::asked(context, arguments, &trace)?;
    }
    Err(refused)
}

/// Steps to something that cannot be.
fn refutation(context: &Context, board: &Board, verdict: &Verdict) -> Result<Trace, Failure> {
    let (geometry, start) = (&context.geometry, Start::from_board(board));
    let known = Known::from_start(geometry, &start);
    if let Some(statement) = known.contradictions(geometry).into_iter().next() {
        let claim = Claim::new(Role::Contradiction, statement);
        let trace = Trace::new(geometry, start, Vec::new());
        return Ok(Trace { contradiction: Some(claim), ..trace });
    }
    let (engine, search) = (context.engine()?, context.search());
    let found =
        context.watched(|look| diagnose(&engine, &search, board, verdict, Wanted::default(), look));
    let trace = found.and_then(|found| found.finding.reasons).map(|reasons| reasons.trace);
    let trace = trace.filter(|trace| trace.contradiction.is_some());
    trace.ok_or_else(|| Failure::Wrong(words::ErrorUnrefuted.into()))
}

/// Writes a trace as JSON.
pub(super) fn json(context: &mut Context, trace: &Trace) -> Result<(), Failure> {
    let text = write_trace(trace).map_err(|error| Failure::Wrong(error.message()))?;
    writeln!(context.out, "{text}")?;
    Ok(())
}
