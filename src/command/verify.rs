//! `duvod verify TRACE`: the independent checker, over what `explain --json` or `why --json` wrote.

use clap::ArgMatches;

use super::context::{self, Context};
use super::failure::Failure;
use super::input;
use crate::checker::{Checker, Rejection, RejectionReason, TracePart};
use crate::formats::read_trace;
use crate::grid::Geometry;
use crate::message::{Message, words};
use crate::proof::{Fact, Goal, Shows, Trace};

/// Says whether every step of the trace follows, and what it shows.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let name = arguments.get_one::<String>("trace").map_or("-", String::as_str);
    let text = input::text(name)?;
    let trace = read_trace(&text).map_err(|error| input::in_file(name, error.message()))?;
    let geometry = context::grid_named(&context.knowledge, &trace.grid);
    let geometry = geometry.map_err(|message| input::in_file(name, message))?;
    match check(&geometry, &trace) {
        Ok((accepted, goal)) => {
            context.line(&accepted)?;
            for message in shown(&geometry, &trace, goal) {
                context.line(&message)?;
            }
            effort(context, &trace, goal)
        }
        Err(rejection) => {
            let message = rejection.message(&geometry);
            context.line(&message)?;
            Err(Failure::No)
        }
    }
}

/// That the trace passed, and its goal; one that has none shows nothing that could be checked.
fn check<'a>(geometry: &Geometry, trace: &'a Trace) -> Result<(Message, &'a Goal), Rejection> {
    let checked = Checker::new(geometry).check(trace)?;
    match &trace.goal {
        Some(goal) => Ok((checked.message(), goal)),
        None => Err(Rejection { place: vec![TracePart::End], reason: RejectionReason::NoGoal }),
    }
}

/// What the trace shows, and by which givens.
fn shown(geometry: &Geometry, trace: &Trace, goal: &Goal) -> Vec<Message> {
    let mut told = match &goal.shows {
        Shows::Solution => vec![Message::from(words::VerifyShowsSolution)],
        Shows::NoSolution => vec![Message::from(words::VerifyContradiction)],
        Shows::Facts(facts) => facts_shown(geometry, facts),
    };
    let all = trace.start.givens.len();
    if let Some(named) = goal.givens.as_ref().filter(|named| named.len() < all) {
        told.push(Message::from(words::VerifyByGivens { count: named.len(), total: all }));
    }
    told
}

/// Which digits cells hold, then which they do not hold.
fn facts_shown(geometry: &Geometry, facts: &[Fact]) -> Vec<Message> {
    let (holds, absent): (Vec<&Fact>, Vec<&Fact>) =
        facts.iter().partition(|fact| matches!(fact, Fact::Holds(..)));
    let name = |fact: &&Fact| (geometry.cell_name(fact.cell()), geometry.digit_name(fact.digit()));
    let placements: Vec<_> = holds.iter().map(name).collect();
    let eliminations: Vec<_> =
        absent.iter().map(name).map(|(cell, digit)| (digit, vec![cell])).collect();
    let mut told = Vec::new();
    if !placements.is_empty() {
        told.push(Message::from(words::VerifyShowsDigits { digits: placements }));
    }
    if !eliminations.is_empty() {
        told.push(Message::from(words::VerifyShowsStruck { digits: eliminations }));
    }
    told
}

/// Whether the effort is what the trace says, if it says it.
fn effort(context: &mut Context, trace: &Trace, goal: &Goal) -> Result<(), Failure> {
    let Some(effort) = goal.effort else { return Ok(()) };
    let counted = context.finder()?.cost(&trace.steps);
    if counted != effort.cost {
        context.line(&words::VerifyEffortDiffers { said: effort.cost, counted }.into())?;
        return Err(Failure::No);
    }
    context.line(&if effort.proved {
        words::VerifyEffortProved { effort: counted }.into()
    } else {
        words::VerifyEffort { effort: counted }.into()
    })?;
    Ok(())
}
