//! `duvod rules mine RULE [FILE…]`: examples of a rule on the way through real puzzles, in the form of
//! the rules' files.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::json;

use super::{named, report};
use crate::context::Context;
use crate::failure::Failure;
use crate::in_order::{all_processors, in_order};
use crate::input;
use duvod::formats::read_line;
use duvod::grid::Board;
use duvod::knowledge::Rule;
use duvod::message::{Message, words};
use duvod::proof::Fact;
use duvod_laboratory::{Find, Mine};

/// How many examples are looked for when nothing else is said: as many as a rule's file needs.
const COUNT: usize = 2;

/// For each example that is asked for, so many are looked at, to have the smallest of them.
const CHOICE: usize = 16;

/// So many, where hardly any would be told because something simpler can be.
const UNTOLD_CHOICE: usize = 64;

/// Prints the best examples, or the best near misses, each from a puzzle of its own.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let rule = named::rule(context, arguments)?;
    let profile: Vec<&Rule> = context.rules().collect();
    let mine = Mine::new(&context.knowledge, &context.geometry, &profile, rule);
    let mine = mine.within(context.watch.nodes);
    let near_misses = arguments.get_flag("near-misses");
    let count = arguments.get_one::<u64>("count").map(|&count| usize::try_from(count));
    let count = count.and_then(Result::ok).unwrap_or(COUNT);
    let boards = boards(context, arguments)?;
    let mut finds: Vec<Find> = Vec::new();
    let (mut done, mut told, mut spent) = (0_usize, 0_usize, 0_usize);
    let look =
        |board: &&Board| if near_misses { mine.near_miss(board) } else { mine.example(board) };
    in_order(all_processors(), boards.iter(), look, |_, find| {
        done += 1;
        let message = Message::from(words::ProgressOf { done, total: boards.len() });
        context.watch.show(&message);
        spent += usize::from(find.is_err());
        let find = find.unwrap_or_default();
        told += usize::from(find.as_ref().is_some_and(|find| find.told));
        finds.extend(find);
        let enough = told >= count.saturating_mul(CHOICE)
            || finds.len() >= count.saturating_mul(UNTOLD_CHOICE);
        if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    context.watch.clear();
    finds.sort_by_key(Find::rank);
    finds.truncate(count);
    print(context, &finds, near_misses)?;
    report::tell_spent(context, spent);
    match (finds.is_empty(), spent) {
        (true, 0) => Err(Failure::No),
        (true, _) => Err(Failure::SpentAsTold),
        (false, _) => Ok(()),
    }
}

/// The puzzles of the named files, or those that come with the program.
fn boards(context: &Context, arguments: &ArgMatches) -> Result<Vec<Board>, Failure> {
    if let Some(files) = arguments.get_many::<PathBuf>("files") {
        let boards = files.map(|name| input::boards(context, name));
        let boards = boards.collect::<Result<Vec<_>, _>>()?;
        return Ok(boards.into_iter().flatten().collect());
    }
    let bundled = context.knowledge.puzzles_of(context.geometry.name());
    Ok(bundled.filter_map(|example| read_line(&example.puzzle, &context.geometry).ok()).collect())
}

fn print(context: &mut Context, finds: &[Find], near_misses: bool) -> Result<(), Failure> {
    let texts = |find: &Find| {
        let facts = Fact::print_all(find.facts.iter().copied(), &context.geometry);
        (find.state.print(&context.geometry), facts)
    };
    if context.json {
        let rows = finds.iter().map(|find| {
            let (state, concludes) = texts(find);
            json!({ "state": state, "concludes": concludes, "told": find.told })
        });
        let rows: serde_json::Value = rows.collect();
        writeln!(context.out, "{rows}")?;
    } else if finds.is_empty() {
        context.line(&if near_misses {
            words::RulesNoNearMissFound.into()
        } else {
            words::RulesNoExampleFound.into()
        })?;
    } else {
        for find in finds {
            let (state, concludes) = texts(find);
            writeln!(context.out, "Example(state: {state:?}, concludes: {concludes:?}),")?;
        }
    }
    Ok(())
}
