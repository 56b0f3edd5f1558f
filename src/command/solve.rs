//! `duvod solve PUZZLE`: the solution, or several, and how many there are.

use std::io::Write;

use clap::ArgMatches;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::context::Context;
use super::failure::Failure;
use super::{check, input};
use crate::formats::{print_grid, print_line};
use crate::grid::{Board, Candidates};
use crate::message::words;
use crate::search::{Budget, Search, Solution, Verdict};

/// Writes the one solution; or, if asked, up to a limit, the n-th, or a random one.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let board = input::board(context, input::puzzle(arguments))?;
    let search = context.search();
    let verdict = search.verdict(&board);
    if matches!(verdict, Verdict::Collides(_) | Verdict::NoSolution) {
        return Err(no(context, &board, &verdict)?);
    }
    let candidates = Candidates::from_board(&context.geometry, &board);
    let asked = |name: &str| arguments.get_one::<u64>(name).copied();
    let solutions = if let Some(limit) = asked("limit") {
        let most = usize::try_from(limit).unwrap_or(usize::MAX);
        search.solutions(&candidates).take(most).collect()
    } else if let Some(nth) = asked("nth") {
        nth_solution(&search, &candidates, nth)?
    } else if arguments.get_flag("random") {
        let mut lots = ChaCha8Rng::seed_from_u64(asked("seed").unwrap_or(0));
        let found = search.random(&candidates, &mut lots, &mut Budget::UNLIMITED.clone());
        found.ok().flatten().into_iter().collect()
    } else if let Verdict::One(solution) = verdict {
        vec![solution]
    } else {
        return Err(no(context, &board, &verdict)?);
    };
    write(context, &board, &solutions)?;
    if let Some(limit) = asked("limit") {
        told_number(context, solutions.len(), limit)?;
    }
    Ok(())
}

fn nth_solution(
    search: &Search,
    candidates: &Candidates,
    nth: u64,
) -> Result<Vec<Solution>, Failure> {
    let Some(before) = nth.checked_sub(1) else {
        return Err(Failure::Wrong(words::ErrorNthZero { number: nth }.into()));
    };
    match search.nth(candidates, before, &mut Budget::UNLIMITED.clone()) {
        Ok(Some(solution)) => Ok(vec![solution]),
        _ => Err(Failure::Wrong(words::ErrorNth { number: nth }.into())),
    }
}

fn write(context: &mut Context, board: &Board, solutions: &[Solution]) -> Result<(), Failure> {
    let full = solutions.iter().map(|solution| solution.filled_into(board));
    if context.json {
        let lines: Vec<_> = full.map(|board| print_line(&board, &context.geometry)).collect();
        let puzzle = print_line(board, &context.geometry);
        writeln!(context.out, "{}", json!({ "puzzle": puzzle, "solutions": lines }))?;
        return Ok(());
    }
    for board in full {
        let drawn = print_grid(&board, &context.geometry);
        writeln!(context.out, "{drawn}")?;
    }
    Ok(())
}

fn told_number(context: &mut Context, found: usize, limit: u64) -> Result<(), Failure> {
    if context.json {
        return Ok(());
    }
    let all = u64::try_from(found).is_ok_and(|found| found < limit);
    context.line(&if all {
        words::SolveNumber { count: found }.into()
    } else {
        words::SolveNumberAtLeast { count: found }.into()
    })?;
    Ok(())
}

fn no(context: &mut Context, board: &Board, verdict: &Verdict) -> Result<Failure, Failure> {
    if context.json {
        let solutions = if matches!(verdict, Verdict::Several(..)) { 2 } else { 0 };
        let puzzle = print_line(board, &context.geometry);
        let answer = json!({ "puzzle": puzzle, "solutions": [], "found": solutions });
        writeln!(context.out, "{answer}")?;
        return Ok(Failure::No);
    }
    check::refuse(context, verdict)
}
