//! `duvod rules mine RULE [FILE…]`: examples of a rule on the way through real puzzles, in the form of
//! the rules' files.

use std::io::Write;
use std::ops::ControlFlow;

use clap::{ArgAction, Command};
use serde_json::json;

use super::puzzles::boards;
use super::{named, report};
use crate::argument::{flag, grid, number, path};
use crate::failure::Failure;
use crate::in_order::{all_processors, in_order};
use crate::reasoner::Reasoner;
use crate::request::Request;
use crate::subcommand::Subcommand;
use crate::teller::Teller;
use duvod::grid::Board;
use duvod::knowledge::Rule;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::Fact;
use duvod_laboratory::{Find, Mine};

/// How many examples are looked for when nothing else is said: as many as a rule's file needs.
const COUNT: usize = 2;

/// For each example that is asked for, so many are looked at, to have the smallest of them.
const CHOICE: usize = 16;

/// So many, where hardly any would be told because something simpler can be.
const UNTOLD_CHOICE: usize = 64;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("mine", words::HelpRulesMine, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let files = path("files").value_name("FILE").action(ArgAction::Append).num_args(0..);
    command
        .arg(named::argument(locale))
        .arg(files.help(say(words::HelpMineFiles.into())))
        .arg(number("count", "N", say(words::HelpCount.into())))
        .arg(flag("near-misses", say(words::HelpNearMisses.into())))
        .arg(grid(locale))
}

/// Prints the best examples, or the best near misses, each from a puzzle of its own.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let reasoner = Reasoner::of(request);
    let rule = named::rule(request, teller)?;
    let profile: Vec<&Rule> = request.rules().collect();
    let mine = Mine::new(&request.knowledge, &reasoner.geometry, &profile, rule);
    let mine = mine.within(reasoner.watch.nodes);
    let near_misses = request.flag("near-misses");
    let count = request.number("count").map(usize::try_from);
    let count = count.and_then(Result::ok).unwrap_or(COUNT);
    let boards = boards(&reasoner, teller)?;
    let mut finds: Vec<Find> = Vec::new();
    let (mut done, mut told, mut spent) = (0_usize, 0_usize, 0_usize);
    let look =
        |board: &&Board| if near_misses { mine.near_miss(board) } else { mine.example(board) };
    in_order(all_processors(), boards.iter(), look, |_, find| {
        done += 1;
        let message = Message::from(words::ProgressOf { done, total: boards.len() });
        reasoner.watch.show(&message);
        spent += usize::from(find.is_err());
        let find = find.unwrap_or_default();
        told += usize::from(find.as_ref().is_some_and(|find| find.told));
        finds.extend(find);
        let enough = told >= count.saturating_mul(CHOICE)
            || finds.len() >= count.saturating_mul(UNTOLD_CHOICE);
        if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    reasoner.watch.clear();
    finds.sort_by_key(Find::rank);
    finds.truncate(count);
    print(&reasoner, teller, &finds, near_misses)?;
    report::tell_spent(teller, spent);
    match (finds.is_empty(), spent) {
        (true, 0) => Err(Failure::No),
        (true, _) => Err(Failure::SpentAsTold),
        (false, _) => Ok(()),
    }
}

fn print(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    finds: &[Find],
    near_misses: bool,
) -> Result<(), Failure> {
    let texts = |find: &Find| {
        let facts = Fact::print_all(find.facts.iter().copied(), &reasoner.geometry);
        (find.state.print(&reasoner.geometry), facts)
    };
    if teller.json {
        let rows = finds.iter().map(|find| {
            let (state, concludes) = texts(find);
            json!({ "state": state, "concludes": concludes, "told": find.told })
        });
        let rows: serde_json::Value = rows.collect();
        writeln!(teller.out, "{rows}")?;
    } else if finds.is_empty() {
        teller.line(&if near_misses {
            words::RulesNoNearMissFound.into()
        } else {
            words::RulesNoExampleFound.into()
        })?;
    } else {
        for find in finds {
            let (state, concludes) = texts(find);
            writeln!(teller.out, "Example(state: {state:?}, concludes: {concludes:?}),")?;
        }
    }
    Ok(())
}
