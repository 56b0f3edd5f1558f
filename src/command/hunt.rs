//! `duvod hunt --pool FILE`: ever harder puzzles, kept in a file from which it goes on.
//!
//! The file is written after each round of attempts, whole, so that the work may be stopped at any moment.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

use clap::{Arg, Command, value_parser};
use serde_json::{Value, json};

use super::argument::{grid, number, one_of, path};
use super::failure::Failure;
use super::in_order::{in_order, threads};
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::{input, output};
use duvod::explainer::ExplainerScore;
use duvod::formats::print_line;
use duvod::generator::{HardBy, Hunter, POOL, Pool, PoolError, Ranked};
use duvod::grid::Geometry;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::search::Verdict;
use duvod::storage;

/// How many attempts are made unless another number is asked for.
const ATTEMPTS: u64 = 1_000;

/// How many of the hardest are written unless another number is asked for.
const COUNT: u64 = 10;

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("hunt", words::HelpHunt, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let pool = path("pool").long("pool").value_name("FILE").help(say(words::HelpPool.into()));
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    let by = HardBy::ALL.map(HardBy::name);
    let attempts = say(words::HelpHuntAttempts { count: ATTEMPTS }.into());
    command
        .arg(pool.required(true))
        .arg(one_of(locale, Arg::new("by").long("by").help(say(words::HelpHuntBy.into())), &by))
        .arg(above_0(number("attempts", "N", attempts)))
        .arg(number("count", "N", say(words::HelpHuntCount { count: COUNT }.into())))
        .arg(above_0(number("size", "N", say(words::HelpHuntSize { count: POOL }.into()))))
        .arg(number("seed", "N", say(words::HelpGenerateSeed.into())))
        .arg(number("threads", "N", say(words::HelpThreads.into())))
        .arg(grid(locale))
}

/// Makes as many attempts as asked for, keeps the pool, and writes the hardest.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let file = input::named(request, "pool");
    let _alone = alone(file)?;
    let reasoner = Reasoner::of(request);
    let mut pool = pool(&reasoner, teller, file)?;
    let hunter = Hunter::new(&request.knowledge, &reasoner.geometry, &request.options, pool.by);
    let hunter = hunter.map_err(|impossible| Failure::Wrong(impossible.message()))?;
    let end = pool.attempts.saturating_add(request.number("attempts").unwrap_or(ATTEMPTS));
    while pool.attempts < end {
        round(&reasoner.geometry, &hunter, &mut pool, end, threads(request.number("threads")));
        output::write(file, pool.print(&reasoner.geometry))?;
        if let Some(hardest) = pool.hardest(&reasoner.geometry).first() {
            let hardest = numbers(pool.by, hardest);
            let progress = words::ProgressHunt { attempts: pool.attempts, hardest };
            reasoner.watch.show(&progress.into());
        }
    }
    reasoner.watch.clear();
    let count = usize::try_from(request.number("count").unwrap_or(COUNT)).unwrap_or(usize::MAX);
    for ranked in pool.hardest(&reasoner.geometry).iter().take(count) {
        let puzzle = print_line(&ranked.board, &reasoner.geometry);
        if teller.json {
            let mut object = as_json(pool.by, ranked);
            object["puzzle"] = json!(puzzle);
            writeln!(teller.out, "{object}")?;
        } else {
            writeln!(teller.out, "{puzzle} {}", numbers(pool.by, ranked))?;
        }
    }
    Ok(())
}

/// Makes a round of attempts or what is left of it, none beyond `end`, all from the pool as it is, and notes what comes of
/// them.
fn round(geometry: &Geometry, hunter: &Hunter, pool: &mut Pool, end: u64, threads: usize) {
    let numbers = pool.round_until(end);
    let up_to = numbers.end;
    let mut found = Vec::new();
    in_order(
        threads,
        numbers,
        |&number| hunter.attempt(pool, number, &|| false),
        |_, ranked| {
            found.extend(ranked);
            ControlFlow::Continue(())
        },
    );
    pool.attempted(geometry, up_to, found);
}

/// Holds that nobody else hunts for this file until what it gives is dropped.
fn alone(file: &Path) -> Result<impl Sized + use<>, Failure> {
    let wrong = |error: &io::Error| Failure::Wrong(output::unwritten(file, error));
    let held = storage::hold(file).map_err(|error| wrong(&error))?;
    held.ok_or_else(|| Failure::Wrong(words::PoolInUse { file: file.display().to_string() }.into()))
}

/// The pool of the file, or a new one where there is no such file.
fn pool(reasoner: &Reasoner<'_>, teller: &Teller, file: &Path) -> Result<Pool, Failure> {
    let by = reasoner.request.text("by");
    let by = by.and_then(|name| HardBy::ALL.into_iter().find(|by| by.name() == name));
    let size =
        reasoner.request.number("size").map(|size| usize::try_from(size).unwrap_or(usize::MAX));
    if !file.exists() {
        let (by, seed) =
            (by.unwrap_or(HardBy::Er), reasoner.request.number("seed").unwrap_or_default());
        return Ok(Pool::new(by, seed, size.unwrap_or(POOL)));
    }
    let pool = Pool::parse(&input::text(teller, file)?, &reasoner.geometry)
        .map_err(|error| input::in_file(file, told(&error, &reasoner.geometry)))?;
    let differs = by.is_some_and(|by| by != pool.by)
        || size.is_some_and(|size| size != pool.size)
        || reasoner.request.number("seed").is_some_and(|seed| seed != pool.seed);
    if differs {
        let message =
            words::PoolDiffers { by: pool.by.name(), seed: pool.seed.to_string(), size: pool.size };
        return Err(input::in_file(file, message.into()));
    }
    for (number, ranked) in pool.all().enumerate() {
        if !matches!(reasoner.verdict(&ranked.board)?, Verdict::One(_)) {
            let error = words::PoolNotOne { puzzle: number + 1 };
            return Err(input::in_file(file, error.into()));
        }
    }
    Ok(pool)
}

fn told(error: &PoolError, geometry: &Geometry) -> Message {
    match error {
        PoolError::Head => words::PoolHead.into(),
        PoolError::Grid(found) => {
            words::PoolGrid { found: found.as_str(), expected: geometry.name() }.into()
        }
        &PoolError::Line(line) => words::PoolLine { line }.into(),
    }
}

/// How hard a puzzle is, as it is written behind it.
fn numbers(by: HardBy, ranked: &Ranked) -> String {
    let numbers = by.numbers().iter().zip(ranked.hardness);
    numbers.map(|(_, number)| by.written(number)).collect::<Vec<_>>().join(" ")
}

fn as_json(by: HardBy, ranked: &Ranked) -> Value {
    let value = |number: u16| match by {
        HardBy::Er => json!(f64::from(ExplainerScore(number))),
        HardBy::Trials => json!(number),
    };
    let numbers = by.numbers().iter().zip(ranked.hardness);
    json!(numbers.map(|(name, number)| (*name, value(number))).collect::<BTreeMap<_, _>>())
}
