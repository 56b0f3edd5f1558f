//! `duvod explain PUZZLE`: the whole procedure, by the rules of a profile or as Sudoku Explainer solves it.

use std::io::Write;

use clap::Command;

use super::argument::{grid, puzzle};
use super::certificate;
use super::failure::Failure;
use super::listing::Heads;
use super::rate::Three;
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::{check, input};
use duvod::explainer::{ExplainerRating, ExplainerScore};
use duvod::explanation::{SeveralRequest, diagnose, procedure, trials};
use duvod::formats::{print_grid, write_trace};
use duvod::grid::StateText;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::{Claim, Known, Role, Start, Trace};
use duvod::search::Verdict;
use duvod::session::Outcome;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("explain", words::HelpExplain, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    command.arg(puzzle(locale)).arg(certificate::option(locale)).arg(grid(locale))
}

/// Tells every step; with `--json` writes the trace itself.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let (reasoner, puzzle) = input::to_solve(request, teller, input::puzzle(request))?;
    match found(&reasoner, &puzzle)? {
        Found::Trace(trace, by) => tell(&reasoner, teller, &trace, &by),
        Found::Refusal(verdict) => refuted(&reasoner, teller, &puzzle, &verdict),
    }
}

/// What is found.
enum Found {
    /// Steps, and which procedure they are.
    Trace(Box<Trace>, Procedure),
    /// That there is not one solution.
    Refusal(Box<Verdict>),
}

/// Solves a puzzle by the procedure that is asked for.
fn found(reasoner: &Reasoner<'_>, puzzle: &StateText) -> Result<Found, Failure> {
    if reasoner.is_by_explainer(puzzle) {
        return Ok(match reasoner.verdict_of(puzzle)? {
            Verdict::One(_) => {
                let (rating, trace) = reasoner.by_explainer(&puzzle.board)?;
                Found::Trace(Box::new(trace), Procedure::Rated(rating))
            }
            verdict => Found::Refusal(Box::new(verdict)),
        });
    }
    match reasoner.solve_partly(puzzle.clone())? {
        Outcome::Solved { trace, .. } => Ok(Found::Trace(Box::new(trace), Procedure::ByRules)),
        Outcome::Cancelled(Some(trace)) if !trace.steps.is_empty() => {
            Ok(Found::Trace(trace, Procedure::Partly))
        }
        Outcome::Refused(verdict) => Ok(Found::Refusal(Box::new(verdict))),
        Outcome::Cancelled(_) => Err(reasoner.watch.spent()),
        Outcome::Diagnosed(_) => Err(Failure::No),
    }
}

/// Which procedure is told.
enum Procedure {
    /// That of the rules.
    ByRules,
    /// The same, as far as it came until the search was given up.
    Partly,
    /// That of Sudoku Explainer, each step with its rating.
    Rated(ExplainerRating),
}

/// Tells a trace.
fn tell(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    trace: &Trace,
    by: &Procedure,
) -> Result<(), Failure> {
    let rating = match by {
        Procedure::Rated(rating) => Some(rating),
        Procedure::ByRules | Procedure::Partly => None,
    };
    let end = trace.board_before(&reasoner.geometry, trace.steps.len());
    let open = reasoner.geometry.cell_count() - end.digits().count();
    // What is told of what is left open.
    let unfinished = match by {
        Procedure::Partly => reasoner.watch.spent(),
        Procedure::ByRules | Procedure::Rated(_) => Failure::No,
    };
    if teller.json {
        // A program is told that there is no answer, and nothing else.
        if matches!(by, Procedure::Partly) {
            return Err(unfinished);
        }
        // What cannot be proved is then the only answer.
        certificate::asked(reasoner, teller, trace)?;
        json(teller, trace)?;
        return if open == 0 { Ok(()) } else { Err(unfinished) };
    }
    teller.rules(&reasoner.geometry)?;
    let steps = procedure(&reasoner.geometry, trace);
    let ratings: Option<Vec<f64>> = rating
        .map(|rating| rating.steps.iter().map(|step| ExplainerScore(step.rating).into()).collect());
    let heads = ratings.as_deref().map_or(Heads::Procedure, Heads::Rated);
    teller.list(&reasoner.geometry, heads, &steps, trace)?;
    writeln!(teller.out)?;
    let (steps, trials) = (steps.len(), trials(&trace.steps));
    let summary = match (open, by) {
        (0, _) => Message::from(words::ExplainSolved { steps, trials }),
        (_, Procedure::ByRules) => Message::from(words::ExplainOpen { open, steps }),
        (_, Procedure::Partly) => Message::from(words::ExplainAsFar { open, steps }),
        (_, Procedure::Rated(_)) => Message::from(words::ExplainOpenExplainer { open, steps }),
    };
    teller.line(&summary)?;
    let drawn = print_grid(&end, &reasoner.geometry);
    writeln!(teller.out, "{drawn}")?;
    if let Some(rating) = rating {
        teller.line(&Three::from(rating).message())?;
    }
    certificate::asked(reasoner, teller, trace)?;
    if open == 0 { Ok(()) } else { Err(unfinished) }
}

/// Tells what is wrong with a puzzle that has not one solution; that it has none is proved, if that is asked for.
fn refuted(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Result<(), Failure> {
    let is_proved = reasoner.request.has("proof") && !matches!(verdict, Verdict::Several(..));
    let proof = is_proved.then(|| refutation(reasoner, puzzle, verdict)).transpose()?;
    let prove = |teller: &mut Teller| {
        proof.as_ref().map_or(Ok(()), |trace| certificate::asked(reasoner, teller, trace))
    };
    if teller.json {
        prove(teller)?;
        return Err(check::refuse(reasoner, teller, puzzle, verdict)?);
    }
    let refused = check::refuse(reasoner, teller, puzzle, verdict)?;
    prove(teller)?;
    Err(refused)
}

/// Steps to something that cannot be.
fn refutation(
    reasoner: &Reasoner<'_>,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Result<Trace, Failure> {
    let (geometry, start) = (&reasoner.geometry, Start::from_state(puzzle));
    let known = Known::from_start(geometry, &start);
    if let Some(statement) = known.contradictions(geometry).into_iter().next() {
        let claim = Claim::new(Role::Contradiction, statement);
        let trace = Trace::new(geometry, start, Vec::new());
        return Ok(Trace { contradiction: Some(claim), ..trace });
    }
    let (engine, search) = (reasoner.engine()?, reasoner.search());
    let found = reasoner.watched(|look| {
        diagnose(&engine, search, puzzle, verdict, SeveralRequest::default(), look)
    });
    let trace = found.and_then(|found| found.finding.reasons).map(|reasons| reasons.trace);
    let trace = trace.filter(|trace| trace.contradiction.is_some());
    trace.ok_or_else(|| Failure::Wrong(words::ErrorUnrefuted.into()))
}

/// Writes a trace as JSON.
pub(super) fn json(teller: &mut Teller, trace: &Trace) -> Result<(), Failure> {
    let text = write_trace(trace).map_err(|error| Failure::Wrong(error.message()))?;
    writeln!(teller.out, "{text}")?;
    Ok(())
}
