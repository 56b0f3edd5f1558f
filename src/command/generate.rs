//! `duvod generate`: puzzles at random, as they are wished for, one a line, or one JSON object a line.
//!
//! Attempts are made on as many threads as asked for, and what comes of them is written in their order, as it comes:
//! the same seed gives the same lines on any number of threads. What was given before, or an image of it, is passed over.

use std::io::{self, Write};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use clap::ArgMatches;
use serde_json::json;

use super::context::{Context, take_own_profile};
use super::failure::{Failure, refusal};
use super::in_order::{all_processors, in_order};
use super::input;
use super::rules::rule_named;
use duvod::formats::{Content, TextFormat, print_line, read};
use duvod::generator::{
    ATTEMPTS, Beside, Change, Generator, Made, Round, Series, Symmetry, Taking, Tally, Wish,
    pattern, range,
};
use duvod::grid::{Board, Candidate, Cell, CellSet, Geometry, Puzzle};
use duvod::knowledge::Level;
use duvod::message::words;
use duvod::proof::RuleId;

/// The most threads that are of any use.
const MOST_THREADS: usize = 256;

/// After how many attempts progress is shown anew.
const SHOWN_EVERY: u64 = 100;

/// Writes as many puzzles as asked for; it is given up if too many attempts in a row come to nothing.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let count = arguments.get_one::<u64>("count").copied().unwrap_or(1);
    let shows = !context.streams.answers_are_seen;
    let tally =
        make(context, arguments, (count, shows), &mut |context, made, number, attempts| {
            let Context { geometry, out, json, .. } = context;
            let line = if *json {
                object(geometry, made, number, attempts).to_string()
            } else {
                let board = made.board.clone();
                TextFormat::Line.print_puzzle(&Puzzle { geometry: Arc::clone(geometry), board })
            };
            // Nothing is kept back, so that a reader at the other end of a pipe need not wait.
            writeln!(out, "{line}").and_then(|()| out.flush())
        })?;
    if count > 0 && context.streams.progress_is_seen {
        let message = words::GenerateMade { puzzles: tally.made, attempts: tally.attempts };
        context.complain(&message.into());
    }
    Ok(())
}

/// What takes a puzzle, with the number of its attempt, from 0, and how many were made since the puzzle before.
pub(super) type Handing<'a> = &'a mut dyn FnMut(&mut Context, &Made, u64, u64) -> io::Result<()>;

/// Makes as many puzzles as wanted, as the arguments wish, and hands each on; if it `shows`, says meanwhile how far it
/// has come.
pub(super) fn make(
    context: &mut Context,
    arguments: &ArgMatches,
    (count, shows): (u64, bool),
    take: Handing<'_>,
) -> Result<Tally, Failure> {
    let most = arguments.get_one::<u64>("attempts").copied().unwrap_or(ATTEMPTS);
    let wish = wish(context, arguments)?;
    let generator = Generator::new(&context.knowledge, &context.geometry, &context.options, wish);
    let generator = generator.map_err(|impossible| Failure::Wrong(impossible.message()))?;
    let geometry = Arc::clone(&context.geometry);
    let make = |round: &Round<'_>, take: Taking<'_>| {
        let attempt = |&number: &u64| round.attempt(number, &|| false);
        in_order(threads(arguments), round.numbers.clone(), attempt, take);
    };
    // How many puzzles there were, and the number of the attempt behind the last of them.
    let (mut before, mut next, mut result) = (0, 0, Ok(()));
    let tally = Series::drive(&generator, &geometry, (count, most), make, |tally, made| {
        if shows && tally.attempts.is_multiple_of(SHOWN_EVERY) {
            let progress = words::ProgressGenerated { puzzles: before, attempts: tally.attempts };
            context.watch.show(&progress.into());
        }
        if let Ok(made) = made {
            result = take(context, &made, tally.attempts - 1, tally.attempts - next);
            (before, next) = (tally.made, tally.attempts);
        }
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    context.watch.clear();
    result?;
    if tally.made < count { Err(too_few(context, &tally)?) } else { Ok(tally) }
}

/// How many threads the arguments ask for.
pub(super) fn threads(arguments: &ArgMatches) -> usize {
    let asked = arguments.get_one::<u64>("threads");
    let asked = asked.map(|&threads| usize::try_from(threads).unwrap_or(MOST_THREADS));
    asked.unwrap_or_else(all_processors).min(MOST_THREADS)
}

/// A puzzle as JSON. `number` is that of its attempt, from 0; `attempts` were made since the last puzzle.
fn object(geometry: &Geometry, made: &Made, number: u64, attempts: u64) -> serde_json::Value {
    let digits = made.solution.iter().enumerate();
    let cells = digits.map(|(index, &digit)| Candidate::new(Cell::new(index), digit));
    let solution = Board::from_givens(geometry.cell_count(), cells);
    let rating = made.rating.as_ref();
    json!({
        "grid": geometry.name(),
        "puzzle": print_line(&made.board, geometry),
        "solution": print_line(&solution, geometry),
        "givens": made.board.digits().count(),
        "level": rating.and_then(|rating| rating.level).map(Level::name),
        "score": rating.map(|rating| rating.score),
        "hardest": rating.and_then(|rating| rating.hardest).map(RuleId::as_str),
        "er": made.er.map(f64::from),
        "guessing": made.guessing,
        "attempt": number,
        "attempts": attempts,
    })
}

/// Says that too many attempts in a row came to nothing.
fn too_few(context: &mut Context, tally: &Tally) -> Result<Failure, Failure> {
    let message = words::GenerateTooFew { attempts: tally.in_vain, puzzles: tally.made };
    let text = context.say(&message.into());
    if context.json {
        writeln!(context.out, "{}", refusal(&text, None, None))?;
    }
    context.streams.complain(&text);
    Ok(Failure::SpentAsTold)
}

/// What the arguments ask for.
fn wish(context: &mut Context, arguments: &ArgMatches) -> Result<Wish, Failure> {
    let from = arguments.get_one::<PathBuf>("from").map(|puzzle| input::board(context, puzzle));
    let change = if arguments.get_flag("harder") { Change::Harder } else { Change::Easier };
    let from = from.transpose()?.map(|board| (board, change));
    let text = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let givens: Option<RangeInclusive<usize>> = text("givens").map(range_of).transpose()?;
    let score = text("score").map(range_of).transpose()?;
    let er = text("er").map(range_of).transpose()?;
    let solvable_by = text("solvable-by").map(str::to_owned);
    if let Some(profile) =
        solvable_by.as_ref().filter(|name| context.knowledge.profile(name).is_none())
    {
        take_own_profile(&mut context.knowledge, profile).map_err(Failure::Wrong)?;
    }
    let rule = text("rule").map(|rule| rule_named(context, rule).map(|rule| rule.id));
    let beside = match (arguments.get_flag("alone"), arguments.get_flag("or-easier")) {
        (false, _) => Beside::Easier,
        (true, false) => Beside::Singles,
        (true, true) => Beside::SinglesLoosely,
    };
    let rule = rule.transpose()?.map(|rule| (rule, beside));
    let level =
        text("level").and_then(|name| Level::ALL.into_iter().find(|level| level.name() == name));
    Ok(Wish {
        seed: arguments.get_one::<u64>("seed").copied().unwrap_or(0),
        symmetry: text("symmetry").and_then(Symmetry::named).unwrap_or_default(),
        pattern: text("pattern").map(|text| cells(context, text)).transpose()?,
        givens,
        minimal: arguments.get_flag("minimal"),
        level,
        score,
        er,
        guessing: arguments.get_one::<u64>("guessing").copied(),
        solvable_by,
        rule,
        from,
        rated: context.json,
    })
}

/// The names of the levels.
pub(super) const LEVEL_NAMES: [&str; 5] = {
    let [one, two, three, four, five] = Level::ALL;
    [one.name(), two.name(), three.name(), four.name(), five.name()]
};

/// The cells of a pattern.
fn cells(context: &Context, text: &str) -> Result<CellSet, Failure> {
    let geometry = &context.geometry;
    let of_file = || -> Result<Option<CellSet>, Failure> {
        let name = Path::new(text);
        if !input::is_standard_input(name) && !name.is_file() {
            return Ok(None);
        }
        let text = input::text(context, name)?;
        let signs: String = text.split_whitespace().collect();
        if let Some(cells) = pattern(&signs, geometry) {
            return Ok(Some(cells));
        }
        // A puzzle that is drawn or written otherwise: its givens.
        let grids = [Arc::clone(geometry)];
        let found = read(&text, &grids).items.into_iter().find_map(|item| match item.content {
            Ok(Content::Puzzle(puzzle)) => Some(puzzle.state.board),
            _ => None,
        });
        Ok(found.map(|board| board.digits().map(|given| given.cell).collect()))
    };
    let cells = match pattern(text, geometry) {
        None => of_file()?,
        cells => cells,
    };
    let wrong = || Failure::Wrong(words::ErrorPattern { cells: geometry.cell_count() }.into());
    cells.ok_or_else(wrong)
}

/// A range as it is typed.
pub(super) fn range_of<T: FromStr + Clone>(text: &str) -> Result<RangeInclusive<T>, Failure> {
    range(text).ok_or_else(|| Failure::Wrong(words::ErrorRange { text }.into()))
}
