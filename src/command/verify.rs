//! `duvod verify TRACE`: the independent checker, over what `explain --json` or `why --json` wrote.

use std::io::Write;

use clap::Command;
use serde_json::json;

use super::argument::{flag, path};
use super::failure::Failure;
use super::input;
use super::listing::Heads;
use super::opening::grid_named;
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::checker::{Checked, Checker, Rejection, RejectionReason, TracePart};
use duvod::explainer::Technique;
use duvod::explanation::procedure;
use duvod::formats::read_trace;
use duvod::grid::Geometry;
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::{Fact, Goal, RuleId, Shows, Step, Trace};
use duvod::search::Undecided;

/// The verdict on a trace of which a step does not follow, in the JSON of a refusal.
const REJECTED: &str = "rejected";

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("verify", words::HelpVerify, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let trace = path("trace").required(true).value_name("TRACE");
    let say = |words: Message| locale.say(&words);
    command
        .arg(trace.help(say(words::HelpTrace.into())))
        .arg(flag("tell", say(words::HelpVerifyTell.into())))
}

/// Says whether every step of the trace follows, and what it shows; with `--tell` after each of its steps.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let name = input::named(request, "trace");
    let text = input::text(teller, name)?;
    let trace = read_trace(&text).map_err(|error| input::in_file(name, error.message()))?;
    let geometry = grid_named(&request.knowledge, &trace.grid);
    let geometry = geometry.map_err(|message| input::in_file(name, message))?;
    let reasoner = Reasoner::of(request);
    let checker = Checker::new(&geometry);
    let checked = reasoner.watch.within(|budget| match checker.check_within(&trace, budget) {
        Err(Rejection { reason: RejectionReason::Undecided, .. }) => Err(Undecided),
        checked => Ok(checked),
    })?;
    let (accepted, goal) = match checked.and_then(|checked| with_goal(&trace, checked)) {
        Ok(accepted) => accepted,
        Err(rejection) => {
            return Err(teller.refuse(
                &Message::of_rejection(&rejection, &geometry),
                REJECTED,
                None,
            )?);
        }
    };
    if let Some(rule) = unknown_rule(&request.knowledge, &trace.steps) {
        let reason = Message::from(words::VerifyNoRule { name: rule.as_str() });
        return Err(teller.refuse(&words::VerifyUnfinished { reason }.into(), REJECTED, None)?);
    }
    let mut told = vec![accepted];
    told.extend(shown(&geometry, &trace, goal));
    match effort(&reasoner, &trace, goal)? {
        Ok(message) => told.extend(message),
        Err(message) => return Err(teller.refuse(&message, REJECTED, None)?),
    }
    if teller.json {
        let told: Vec<String> = told.iter().map(|message| teller.say(message)).collect();
        writeln!(teller.out, "{}", json!({ "verdict": "accepted", "told": told, "goal": goal }))?;
        return Ok(());
    }
    if request.flag("tell") {
        teller.rules(&geometry)?;
        teller.list(&geometry, Heads::Procedure, &procedure(&geometry, &trace), &trace)?;
        writeln!(teller.out)?;
    }
    Ok(told.iter().try_for_each(|message| teller.line(message))?)
}

/// The first rule that steps name and that there is not; techniques of Sudoku Explainer are named like rules.
fn unknown_rule(knowledge: &Knowledge, steps: &[Step]) -> Option<RuleId> {
    steps.iter().find_map(|step| match knowledge.rule(step.rule) {
        None if !Technique::is_id(step.rule) => Some(step.rule),
        _ => step.cases.iter().find_map(|case| unknown_rule(knowledge, &case.steps)),
    })
}

/// That the trace passed, and its goal; one that has none shows nothing that could be checked.
fn with_goal(trace: &Trace, checked: Checked) -> Result<(Message, &Goal), Rejection> {
    match &trace.goal {
        Some(goal) => Ok((Message::from(&checked), goal)),
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

/// What is to be said of the effort, if the trace says anything of it; an error where it is another.
fn effort(
    reasoner: &Reasoner<'_>,
    trace: &Trace,
    goal: &Goal,
) -> Result<Result<Option<Message>, Message>, Failure> {
    let Some(effort) = goal.effort else { return Ok(Ok(None)) };
    let counted = reasoner.finder()?.cost(&trace.steps);
    Ok(if counted != effort.cost {
        Err(words::VerifyEffortDiffers { said: effort.cost, counted }.into())
    } else if effort.proved {
        Ok(Some(words::VerifyEffortProved { effort: counted }.into()))
    } else {
        Ok(Some(words::VerifyEffort { effort: counted }.into()))
    })
}
