//! `duvod solve PUZZLE`: the solution, or several, and how many there are.
//!
//! Each solution is written as it is found and none is kept, so that any number of them takes no more memory than one.

use std::io::Write;

use clap::{ArgMatches, Command};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::argument::{flag, grid, number, puzzles};
use super::check;
use super::context::Context;
use super::failure::Failure;
use super::listed::{Listed, listed, note_found};
use super::subcommand::Subcommand;
use duvod::formats::{print_grid, print_line};
use duvod::grid::{Candidates, StateText};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::search::{Solution, Verdict};

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("solve", words::HelpSolve, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    command
        .arg(puzzles(locale))
        .arg(number("limit", "N", say(words::HelpLimit.into())))
        .arg(number("nth", "N", say(words::HelpNth.into())).conflicts_with("limit"))
        .arg(flag("random", say(words::HelpRandom.into())).conflicts_with_all(["limit", "nth"]))
        .arg(number("seed", "N", say(words::HelpSeed.into())).requires("random"))
        .arg(grid(locale))
}

/// Writes the one solution of each puzzle; or, if asked, up to a limit, the n-th, or a random one.
fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let all = listed(context, arguments)?;
    note_found(context, &all);
    if let [Ok(one)] = &all[..] {
        one.take(context);
        return solve_one(context, arguments, &one.puzzle(), None);
    }
    let mut result = Ok(());
    if context.json {
        write!(context.out, "[")?;
    }
    for (index, one) in all.iter().enumerate() {
        match (context.json, index) {
            (true, 1..) => write!(context.out, ",")?,
            (false, 1..) => writeln!(context.out)?,
            (_, 0) => {}
        }
        let solved = match one {
            Ok(one) => {
                one.take(context);
                if !context.json {
                    context.line(&one.head())?;
                }
                solve_one(context, arguments, &one.puzzle(), Some(one))
            }
            Err((_, message)) => Err(context.refuse(message, UNREAD, None)?),
        };
        match solved {
            Ok(()) => {}
            Err(Failure::No) => result = result.and(Err(Failure::No)),
            Err(Failure::Spent) => {
                let given_up = context.watch.given_up();
                let _ = context.refuse(&given_up, "undecided", None)?;
                result = Err(Failure::SpentAsTold);
            }
            Err(failure) => return Err(failure),
        }
    }
    if context.json {
        writeln!(context.out, "]")?;
    }
    result
}

/// What cannot be read, in the JSON of a refusal.
const UNREAD: &str = "unread";

/// Writes what is asked for of a puzzle; of one of several, in JSON which it is.
fn solve_one(
    context: &mut Context,
    arguments: &ArgMatches,
    puzzle: &StateText,
    listed: Option<&Listed>,
) -> Result<(), Failure> {
    let verdict = context.verdict_of(puzzle)?;
    if matches!(verdict, Verdict::Collides(_) | Verdict::NoSolution) {
        return Err(no(context, puzzle, &verdict, listed)?);
    }
    let asked = |name: &str| arguments.get_one::<u64>(name).copied();
    let solution = if let Some(limit) = asked("limit") {
        return up_to(context, puzzle, limit, listed);
    } else if let Some(number) = asked("nth") {
        nth(context, puzzle, number)?
    } else if arguments.get_flag("random") {
        let mut lots = ChaCha8Rng::seed_from_u64(asked("seed").unwrap_or(0));
        let search = context.search();
        let candidates: Candidates = puzzle.candidates(&context.geometry);
        context.watch.within(|budget| search.random(&candidates, &mut lots, budget))?
    } else if let Verdict::One(solution) = verdict {
        Some(solution)
    } else {
        return Err(no(context, puzzle, &verdict, listed)?);
    };
    let mut list = List::begin(context, puzzle, listed)?;
    if let Some(solution) = solution {
        list.add(context, &solution)?;
    }
    list.end(context)?;
    Ok(())
}

/// Writes so many solutions at most, and how many they are.
fn up_to(
    context: &mut Context,
    puzzle: &StateText,
    limit: u64,
    listed: Option<&Listed>,
) -> Result<(), Failure> {
    let search = context.search();
    let candidates: Candidates = puzzle.candidates(&context.geometry);
    let mut solutions = search.solutions(&candidates);
    let mut list = List::begin(context, puzzle, listed)?;
    while list.count < limit {
        match context.watch.within(|budget| solutions.next_within(budget)) {
            Ok(Some(solution)) => list.add(context, &solution)?,
            Ok(None) => break,
            Err(failure) => return Err(list.broken_off(context, failure)?),
        }
    }
    let count = list.count;
    list.end(context)?;
    if !context.json {
        context.line(&if count < limit {
            words::SolveNumber { count }.into()
        } else {
            words::SolveNumberAtLeast { count }.into()
        })?;
    }
    Ok(())
}

fn nth(context: &Context, puzzle: &StateText, number: u64) -> Result<Option<Solution>, Failure> {
    let Some(before) = number.checked_sub(1) else {
        return Err(Failure::Wrong(words::ErrorNthZero { number }.into()));
    };
    let search = context.search();
    let candidates: Candidates = puzzle.candidates(&context.geometry);
    match context.watch.within(|budget| search.nth(&candidates, before, budget))? {
        Some(solution) => Ok(Some(solution)),
        None => Err(Failure::Wrong(words::ErrorNth { number }.into())),
    }
}

/// Solutions as they are written: drawn one below the other, or as a list in JSON.
struct List<'a> {
    puzzle: &'a StateText,
    count: u64,
}

impl<'a> List<'a> {
    fn begin(
        context: &mut Context,
        puzzle: &'a StateText,
        listed: Option<&Listed>,
    ) -> Result<Self, Failure> {
        if context.json {
            let line = Value::from(context.written(puzzle));
            let mut which = json!({});
            if let Some(listed) = listed {
                listed.put_into(&mut which);
            }
            let which = which.to_string();
            let which = which.trim_matches(['{', '}']);
            let comma = if which.is_empty() { "" } else { "," };
            write!(context.out, "{{{which}{comma}\"puzzle\":{line},\"solutions\":[")?;
        }
        Ok(Self { puzzle, count: 0 })
    }

    fn add(&mut self, context: &mut Context, solution: &Solution) -> Result<(), Failure> {
        let full = solution.filled_into(&self.puzzle.board);
        if context.json {
            let line = Value::from(print_line(&full, &context.geometry));
            let before = if self.count > 0 { "," } else { "" };
            write!(context.out, "{before}{line}")?;
        } else {
            let drawn = print_grid(&full, &context.geometry);
            writeln!(context.out, "{drawn}")?;
        }
        self.count += 1;
        Ok(())
    }

    /// Ends a list that may go on, because the budget was spent.
    fn broken_off(self, context: &mut Context, failure: Failure) -> Result<Failure, Failure> {
        if !context.json {
            return Ok(failure);
        }
        let error = context.say(&context.watch.given_up());
        let error = Value::from(error);
        let Self { count, .. } = self;
        writeln!(context.out, "],\"found\":{count},\"error\":{error},\"verdict\":\"undecided\"}}")?;
        Ok(Failure::SpentAsTold)
    }

    fn end(self, context: &mut Context) -> Result<(), Failure> {
        if context.json {
            writeln!(context.out, "],\"found\":{}}}", self.count)?;
        }
        Ok(())
    }
}

/// Says that the puzzle has not one solution.
fn no(
    context: &mut Context,
    puzzle: &StateText,
    verdict: &Verdict,
    listed: Option<&Listed>,
) -> Result<Failure, Failure> {
    if context.json {
        let mut refusal = check::refusal(context, puzzle, verdict);
        if let Some(listed) = listed {
            listed.put_into(&mut refusal);
        }
        refusal["solutions"] = json!([]);
        refusal["found"] = json!(if matches!(verdict, Verdict::Several(..)) { 2 } else { 0 });
        writeln!(context.out, "{refusal}")?;
        return Ok(Failure::No);
    }
    check::refuse(context, puzzle, verdict)
}
