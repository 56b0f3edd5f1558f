//! `duvod explain PUZZLE`: the whole procedure, by the rules of a profile or as Sudoku Explainer solves it.

use std::io::Write;

use clap::ArgMatches;

use super::certificate;
use super::context::Context;
use super::failure::Failure;
use super::listing::Heads;
use super::rate::{EXPLAINER_PROFILE, Three};
use super::{check, input};
use crate::explanation::{SeveralLimits, diagnose, procedure, trials};
use crate::formats::{print_grid, write_trace};
use crate::grid::{Board, StateText};
use crate::message::{Message, words};
use crate::proof::{Claim, Known, Role, Start, Trace};
use crate::rating::se::{self, ExplainerError, ExplainerRating, ExplainerScore};
use crate::search::Verdict;
use crate::session::Outcome;

/// Tells every step; with `--json` writes the trace itself.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let puzzle = input::to_solve(context, input::puzzle(arguments))?;
    if is_by_explainer(context, &puzzle) {
        return match context.verdict_of(&puzzle)? {
            Verdict::One(_) => {
                let (rating, trace) = by_explainer(context, &puzzle.board)?;
                tell(context, arguments, &trace, Told::Rated(&rating))
            }
            verdict => refuted(context, arguments, &puzzle, &verdict),
        };
    }
    match context.solve_as_far(puzzle.clone())? {
        Outcome::Solved { trace, .. } => tell(context, arguments, &trace, Told::ByRules),
        Outcome::Cancelled(Some(trace)) if !trace.steps.is_empty() => {
            match tell(context, arguments, &trace, Told::AsFar) {
                Ok(()) | Err(Failure::No) => Err(Failure::Spent),
                failure => failure,
            }
        }
        Outcome::Refused(verdict) => refuted(context, arguments, &puzzle, &verdict),
        Outcome::Cancelled(_) => Err(Failure::Spent),
        Outcome::Diagnosed(_) => Err(Failure::No),
    }
}

/// Whether the procedure is that of Sudoku Explainer: its profile is asked for, on the grid that it knows, of a puzzle without
/// pencil marks of its own, and one solution may be assumed, as some of its techniques do.
pub(super) fn is_by_explainer(context: &Context, puzzle: &StateText) -> bool {
    puzzle.removed.is_empty()
        && context.options.profile == EXPLAINER_PROFILE
        && context.options.uniqueness
        && se::is_rated(&context.geometry)
}

/// The steps of Sudoku Explainer, rated.
pub(super) fn by_explainer(
    context: &Context,
    board: &Board,
) -> Result<(ExplainerRating, Trace), Failure> {
    let explained = context.watched_explainer(|look| se::explain(&context.geometry, board, look));
    explained.map_err(|error| match error {
        ExplainerError::Untold(step) => {
            Failure::Wrong(words::ErrorExplainerUntold { step: step + 1 }.into())
        }
        // The grid is the classic one.
        ExplainerError::Stopped | ExplainerError::OtherGrid => Failure::Spent,
    })
}

/// Whose procedure is told.
#[derive(Clone, Copy)]
enum Told<'a> {
    /// That of the rules.
    ByRules,
    /// The same, as far as it came until the search was given up.
    AsFar,
    /// That of Sudoku Explainer, each step with its rating.
    Rated(&'a ExplainerRating),
}

/// Tells a trace.
fn tell(
    context: &mut Context,
    arguments: &ArgMatches,
    trace: &Trace,
    whose: Told<'_>,
) -> Result<(), Failure> {
    let rating = match whose {
        Told::Rated(rating) => Some(rating),
        Told::ByRules | Told::AsFar => None,
    };
    let end = trace.board_before(&context.geometry, trace.steps.len());
    let open = context.geometry.cell_count() - end.digits().count();
    if context.json {
        // What cannot be proved is then the only answer.
        certificate::asked(context, arguments, trace)?;
        json(context, trace)?;
        return if open == 0 { Ok(()) } else { Err(Failure::No) };
    }
    let steps = procedure(&context.geometry, trace);
    let ratings: Option<Vec<f64>> = rating
        .map(|rating| rating.steps.iter().map(|step| ExplainerScore(step.rating).into()).collect());
    let heads = ratings.as_deref().map_or(Heads::Procedure, Heads::Rated);
    context.list(heads, &steps, trace)?;
    writeln!(context.out)?;
    let (steps, trials) = (steps.len(), trials(&trace.steps));
    let summary = match (open, whose) {
        (0, _) => Message::from(words::ExplainSolved { steps, trials }),
        (_, Told::ByRules) => Message::from(words::ExplainOpen { open, steps }),
        (_, Told::AsFar) => Message::from(words::ExplainAsFar { open, steps }),
        (_, Told::Rated(_)) => Message::from(words::ExplainOpenExplainer { open, steps }),
    };
    context.line(&summary)?;
    let drawn = print_grid(&end, &context.geometry);
    writeln!(context.out, "{drawn}")?;
    if let Some(rating) = rating {
        context.line(&Three::from(rating).message())?;
    }
    certificate::asked(context, arguments, trace)?;
    if open == 0 { Ok(()) } else { Err(Failure::No) }
}

/// Tells what is wrong with a puzzle that has not one solution; that it has none is proved, if that is asked for.
fn refuted(
    context: &mut Context,
    arguments: &ArgMatches,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Result<(), Failure> {
    let is_proved = arguments.contains_id("proof") && !matches!(verdict, Verdict::Several(..));
    let proof = is_proved.then(|| refutation(context, puzzle, verdict)).transpose()?;
    let prove = |context: &mut Context| {
        proof.as_ref().map_or(Ok(()), |trace| certificate::asked(context, arguments, trace))
    };
    if context.json {
        prove(context)?;
        return Err(check::refuse(context, puzzle, verdict)?);
    }
    let refused = check::refuse(context, puzzle, verdict)?;
    prove(context)?;
    Err(refused)
}

/// Steps to something that cannot be.
fn refutation(context: &Context, puzzle: &StateText, verdict: &Verdict) -> Result<Trace, Failure> {
    let (geometry, start) = (&context.geometry, Start::from_state(puzzle));
    let known = Known::from_start(geometry, &start);
    if let Some(statement) = known.contradictions(geometry).into_iter().next() {
        let claim = Claim::new(Role::Contradiction, statement);
        let trace = Trace::new(geometry, start, Vec::new());
        return Ok(Trace { contradiction: Some(claim), ..trace });
    }
    let (engine, search) = (context.engine()?, context.search());
    let found = context.watched(|look| {
        diagnose(&engine, &search, puzzle, verdict, SeveralLimits::default(), look)
    });
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
