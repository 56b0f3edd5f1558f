//! `duvod explain PUZZLE`: the whole procedure, by the rules of a profile or as Sudoku Explainer solves it.

use std::io::Write;

use clap::{ArgMatches, Command};

use super::argument::{grid, puzzle};
use super::certificate;
use super::context::Context;
use super::failure::Failure;
use super::listing::Heads;
use super::rate::{EXPLAINER_PROFILE, Three};
use super::subcommand::Subcommand;
use super::{check, input};
use duvod::explanation::{SeveralRequest, diagnose, procedure, trials};
use duvod::formats::{print_grid, write_trace};
use duvod::grid::{Board, StateText};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::{Claim, Known, Role, Start, Trace};
use duvod::rating::se::{self, ExplainerError, ExplainerRating, ExplainerScore};
use duvod::search::Verdict;
use duvod::session::Outcome;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("explain", words::HelpExplain, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    command.arg(puzzle(locale)).arg(certificate::option(locale)).arg(grid(locale))
}

/// Tells every step; with `--json` writes the trace itself.
fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let puzzle = input::to_solve(context, input::puzzle(arguments))?;
    if is_by_explainer(context, &puzzle) {
        return match context.verdict_of(&puzzle)? {
            Verdict::One(_) => {
                let (rating, trace) = by_explainer(context, &puzzle.board)?;
                tell(context, arguments, &trace, Procedure::Rated(&rating))
            }
            verdict => refuted(context, arguments, &puzzle, &verdict),
        };
    }
    match context.solve_partly(puzzle.clone())? {
        Outcome::Solved { trace, .. } => tell(context, arguments, &trace, Procedure::ByRules),
        // A program is told that there is no answer, and nothing else.
        Outcome::Cancelled(Some(trace)) if !context.json && !trace.steps.is_empty() => {
            match tell(context, arguments, &trace, Procedure::Partly) {
                Err(Failure::No) => Err(Failure::Spent),
                other => other,
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

/// Which procedure is told.
#[derive(Clone, Copy)]
enum Procedure<'a> {
    /// That of the rules.
    ByRules,
    /// The same, as far as it came until the search was given up.
    Partly,
    /// That of Sudoku Explainer, each step with its rating.
    Rated(&'a ExplainerRating),
}

/// Tells a trace.
fn tell(
    context: &mut Context,
    arguments: &ArgMatches,
    trace: &Trace,
    kind: Procedure<'_>,
) -> Result<(), Failure> {
    let rating = match kind {
        Procedure::Rated(rating) => Some(rating),
        Procedure::ByRules | Procedure::Partly => None,
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
    let summary = match (open, kind) {
        (0, _) => Message::from(words::ExplainSolved { steps, trials }),
        (_, Procedure::ByRules) => Message::from(words::ExplainOpen { open, steps }),
        (_, Procedure::Partly) => Message::from(words::ExplainAsFar { open, steps }),
        (_, Procedure::Rated(_)) => Message::from(words::ExplainOpenExplainer { open, steps }),
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
        diagnose(&engine, &search, puzzle, verdict, SeveralRequest::default(), look)
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
