//! `duvod generate`: puzzles at random, as they are wished for, one a line, or one JSON object a line.
//!
//! Attempts are made on as many threads as asked for, and what comes of them is written in their order, as it comes:
//! the same seed gives the same lines on any number of threads. What was given before, or an image of it, is passed over.

use std::collections::HashSet;
use std::io::{self, IsTerminal, Write};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::str::FromStr;

use clap::ArgMatches;
use serde_json::json;

use super::context::{Context, take_own_profile};
use super::failure::{Failure, refusal};
use super::in_order::{all_processors, in_order};
use super::rules::rules_named;
use super::{input, watch};
use crate::formats::print_line;
use crate::generator::{Change, Generator, Impossible, Made, Symmetry, Wish, pattern};
use crate::grid::{Board, Candidate, Canonical, Cell, CellSet, Geometry};
use crate::knowledge::Level;
use crate::message::{Message, words};
use crate::proof::RuleId;

/// The most threads that are of any use.
const MOST_THREADS: usize = 256;

/// How many attempts may come to nothing one after another when nothing else is said.
pub(super) const ATTEMPTS: u64 = 10_000;

/// After how many attempts progress is shown anew.
const SHOWN_EVERY: u64 = 100;

/// Writes as many puzzles as asked for; it is given up if too many attempts in a row come to nothing.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let asked = |name: &str| arguments.get_one::<u64>(name).copied();
    let threads = asked("threads").map(|threads| usize::try_from(threads).unwrap_or(MOST_THREADS));
    let threads = threads.unwrap_or_else(all_processors).min(MOST_THREADS);
    let (count, most) = (asked("count").unwrap_or(1), asked("attempts").unwrap_or(ATTEMPTS));
    let wish = wish(context, arguments)?;
    let generator = Generator::new(&context.knowledge, &context.geometry, &context.options, wish);
    let generator = generator.map_err(|impossible| Failure::Wrong(told(&impossible)))?;
    let shows = !io::stdout().is_terminal();
    let mut run = Run { given: HashSet::new(), count: 0, attempts: 0, since: 0 };
    let mut result = Ok(());
    if count == 0 {
        return Ok(());
    }
    in_order(
        threads,
        0_u64..,
        |&number| generator.attempt(number),
        |number, made| {
            let Context { geometry, out, json, locale, .. } = &mut *context;
            if shows && number % SHOWN_EVERY == SHOWN_EVERY - 1 {
                let progress =
                    words::ProgressGenerated { puzzles: run.count, attempts: number + 1 };
                watch::show(locale, &progress.into());
            }
            let Some(made) = run.take(geometry, made) else {
                return if run.since < most {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                };
            };
            let line = if *json {
                object(geometry, &made, number, run.since).to_string()
            } else {
                print_line(&made.board, geometry)
            };
            run.since = 0;
            // Nothing is kept back, so that a reader at the other end of a pipe need not wait.
            result = writeln!(out, "{line}").and_then(|()| out.flush()).map_err(Failure::from);
            if result.is_ok() && run.count < count {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    Context::end_progress();
    result?;
    if run.count < count {
        return Err(too_few(context, &run)?);
    }
    if io::stderr().is_terminal() {
        let message = words::GenerateMade { puzzles: run.count, attempts: run.attempts };
        // The puzzles are there; a closed standard error changes nothing.
        let _ = writeln!(io::stderr(), "duvod: {}", context.say(&message.into()));
    }
    Ok(())
}

/// How far a run has come.
struct Run {
    /// The canonical forms of the puzzles that were given.
    given: HashSet<String>,
    count: u64,
    attempts: u64,
    /// How many attempts were made since the last puzzle.
    since: u64,
}

impl Run {
    /// Takes what came of the next attempt: the puzzle, if there is one that was not given before.
    fn take(&mut self, geometry: &Geometry, made: Option<Made>) -> Option<Made> {
        self.attempts += 1;
        self.since += 1;
        let made = made?;
        let form = Canonical::of(geometry, &made.board).map(|canonical| canonical.board());
        let is_new = self.given.insert(print_line(form.as_ref().unwrap_or(&made.board), geometry));
        self.count += u64::from(is_new);
        is_new.then_some(made)
    }
}

/// A puzzle as JSON. `number` is that of its attempt, from 0; `attempts` were made since the last puzzle.
fn object(geometry: &Geometry, made: &Made, number: u64, attempts: u64) -> serde_json::Value {
    let digits = made.solution.iter().enumerate();
    let cells = digits.map(|(index, &digit)| Candidate::new(Cell::new(index), digit));
    let solution = Board::from_givens(geometry.cell_count(), cells);
    let rating = made.rating.as_ref();
    json!({
        "puzzle": print_line(&made.board, geometry),
        "solution": print_line(&solution, geometry),
        "givens": made.board.digits().count(),
        "level": rating.and_then(|rating| rating.level).map(Level::name),
        "score": rating.map(|rating| rating.score),
        "hardest": rating.and_then(|rating| rating.hardest).map(RuleId::as_str),
        "guessing": made.guessing,
        "attempt": number,
        "attempts": attempts,
    })
}

/// Says that too many attempts in a row came to nothing.
fn too_few(context: &mut Context, run: &Run) -> Result<Failure, Failure> {
    let message = words::GenerateTooFew { attempts: run.since, puzzles: run.count };
    let text = context.say(&message.into());
    if context.json {
        writeln!(context.out, "{}", refusal(&text, None, None))?;
    }
    let _ = writeln!(io::stderr(), "duvod: {text}");
    Ok(Failure::SpentAsTold)
}

/// What the arguments ask for.
fn wish(context: &mut Context, arguments: &ArgMatches) -> Result<Wish, Failure> {
    let from = arguments.get_one::<PathBuf>("from").map(|puzzle| input::board(context, puzzle));
    let change = if arguments.get_flag("harder") { Change::Harder } else { Change::Easier };
    let from = from.transpose()?.map(|board| (board, change));
    let text = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let givens: Option<RangeInclusive<usize>> = text("givens").map(range).transpose()?;
    let score = text("score").map(range).transpose()?;
    let solvable_by = text("solvable-by").map(str::to_owned);
    if let Some(profile) =
        solvable_by.as_ref().filter(|name| context.knowledge.profile(name).is_none())
    {
        take_own_profile(&mut context.knowledge, profile).map_err(Failure::Wrong)?;
    }
    let rule = text("rule").map(|rule| rules_named(context, rule).map(|rules| rules[0].id));
    let rule = rule.transpose()?.map(|rule| (rule, arguments.get_flag("alone")));
    let level =
        text("level").and_then(|name| LEVELS.into_iter().find(|level| level.name() == name));
    Ok(Wish {
        seed: arguments.get_one::<u64>("seed").copied().unwrap_or(0),
        symmetry: text("symmetry").and_then(Symmetry::named).unwrap_or_default(),
        pattern: text("pattern").map(|text| cells(context, text)).transpose()?,
        givens,
        minimal: arguments.get_flag("minimal"),
        level,
        score,
        guessing: arguments.get_one::<u64>("guessing").copied(),
        solvable_by,
        rule,
        from,
        rated: context.json,
    })
}

/// All levels, the easiest first.
const LEVELS: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

/// The names of the levels.
pub(super) const LEVEL_NAMES: [&str; 5] =
    [LEVELS[0].name(), LEVELS[1].name(), LEVELS[2].name(), LEVELS[3].name(), LEVELS[4].name()];

/// The cells of a pattern.
fn cells(context: &Context, text: &str) -> Result<CellSet, Failure> {
    pattern(text, &context.geometry).ok_or_else(|| {
        Failure::Wrong(words::ErrorPattern { cells: context.geometry.cell_count() }.into())
    })
}

/// A range as it is typed: two numbers with a hyphen between them, or one.
fn range<T: FromStr + Clone>(text: &str) -> Result<RangeInclusive<T>, Failure> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let numbers = from.trim().parse().ok().zip(to.trim().parse().ok());
    let (from, to) = numbers.ok_or_else(|| Failure::Wrong(words::ErrorRange { text }.into()))?;
    Ok(from..=to)
}

/// Why there can be no such puzzle.
fn told(impossible: &Impossible) -> Message {
    match impossible {
        Impossible::Givens => words::ErrorGivensImpossible.into(),
        Impossible::Pattern => words::ErrorPatternImpossible.into(),
        Impossible::Score => words::ErrorScoreImpossible.into(),
        Impossible::From => words::ErrorNotOneSolution.into(),
        Impossible::Rule => words::ErrorRuleNotAllowed.into(),
        Impossible::Profile(name) => words::LockNoProfile { name: name.as_str() }.into(),
    }
}
