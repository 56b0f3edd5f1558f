//! `duvod solve PUZZLE`: the solution, or several, and how many there are.
//!
//! Each solution is written as it is found and none is kept, so that any number of them takes no more memory than one.

use std::io::Write;

use clap::Command;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::argument::{flag, grid, number, puzzles};
use super::check;
use super::failure::{Failure, UNDECIDED};
use super::listed::{Listed, listed, note_found};
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
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
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let all = listed(request, teller)?;
    note_found(teller, &all);
    if let [Ok(one)] = &all[..] {
        return solve_one(&one.reasoner(request), teller, &one.puzzle(), None);
    }
    let mut result = Ok(());
    if teller.json {
        write!(teller.out, "[")?;
    }
    for (index, one) in all.iter().enumerate() {
        match (teller.json, index) {
            (true, 1..) => write!(teller.out, ",")?,
            (false, 1..) => writeln!(teller.out)?,
            (_, 0) => {}
        }
        let solved = match one {
            Ok(one) => {
                if !teller.json {
                    teller.line(&one.head())?;
                }
                solve_one(&one.reasoner(request), teller, &one.puzzle(), Some(one))
            }
            Err((_, message)) => Err(teller.refuse(message, UNREAD, None)?),
        };
        match solved {
            Ok(()) => {}
            Err(Failure::No) => result = result.and(Err(Failure::No)),
            Err(Failure::Spent(given_up)) => {
                let _ = teller.refuse(&given_up, UNDECIDED, None)?;
                result = Err(Failure::SpentAsTold);
            }
            Err(failure) => return Err(failure),
        }
    }
    if teller.json {
        writeln!(teller.out, "]")?;
    }
    result
}

/// What cannot be read, in the JSON of a refusal.
const UNREAD: &str = "unread";

/// Writes what is asked for of a puzzle; of one of several, in JSON which it is.
fn solve_one(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
    listed: Option<&Listed>,
) -> Result<(), Failure> {
    let verdict = reasoner.verdict_of(puzzle)?;
    if matches!(verdict, Verdict::Collides(_) | Verdict::NoSolution) {
        return Err(no(reasoner, teller, puzzle, &verdict, listed)?);
    }
    let solution = if let Some(limit) = reasoner.request.number("limit") {
        return up_to(reasoner, teller, puzzle, limit, listed);
    } else if let Some(number) = reasoner.request.number("nth") {
        nth(reasoner, puzzle, number)?
    } else if reasoner.request.flag("random") {
        let mut lots = ChaCha8Rng::seed_from_u64(reasoner.request.number("seed").unwrap_or(0));
        let search = reasoner.search();
        let candidates: Candidates = puzzle.candidates(&reasoner.geometry);
        reasoner.watch.within(|budget| search.random(&candidates, &mut lots, budget))?
    } else if let Verdict::One(solution) = verdict {
        Some(solution)
    } else {
        return Err(no(reasoner, teller, puzzle, &verdict, listed)?);
    };
    let mut list = List::begin(reasoner, teller, puzzle, listed)?;
    if let Some(solution) = solution {
        list.add(reasoner, teller, &solution)?;
    }
    list.end(teller)?;
    Ok(())
}

/// Writes so many solutions at most, and how many they are.
fn up_to(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
    limit: u64,
    listed: Option<&Listed>,
) -> Result<(), Failure> {
    let search = reasoner.search();
    let candidates: Candidates = puzzle.candidates(&reasoner.geometry);
    let mut solutions = search.solutions(&candidates);
    let mut list = List::begin(reasoner, teller, puzzle, listed)?;
    while list.count < limit {
        match reasoner.watch.within(|budget| solutions.next_within(budget)) {
            Ok(Some(solution)) => list.add(reasoner, teller, &solution)?,
            Ok(None) => break,
            Err(failure) => return Err(list.broken_off(teller, failure)?),
        }
    }
    let count = list.count;
    list.end(teller)?;
    if !teller.json {
        teller.line(&if count < limit {
            words::SolveNumber { count }.into()
        } else {
            words::SolveNumberAtLeast { count }.into()
        })?;
    }
    Ok(())
}

fn nth(
    reasoner: &Reasoner<'_>,
    puzzle: &StateText,
    number: u64,
) -> Result<Option<Solution>, Failure> {
    let Some(before) = number.checked_sub(1) else {
        return Err(Failure::Wrong(words::ErrorNthZero { number }.into()));
    };
    let search = reasoner.search();
    let candidates: Candidates = puzzle.candidates(&reasoner.geometry);
    match reasoner.watch.within(|budget| search.nth(&candidates, before, budget))? {
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
        reasoner: &Reasoner<'_>,
        teller: &mut Teller,
        puzzle: &'a StateText,
        listed: Option<&Listed>,
    ) -> Result<Self, Failure> {
        if teller.json {
            let line = Value::from(reasoner.written(puzzle));
            let mut which = json!({});
            if let Some(listed) = listed {
                listed.put_into(&mut which);
            }
            reasoner.put_left_out(&mut which);
            let which = which.to_string();
            let which = which.trim_matches(['{', '}']);
            let comma = if which.is_empty() { "" } else { "," };
            write!(teller.out, "{{{which}{comma}\"puzzle\":{line},\"solutions\":[")?;
        }
        Ok(Self { puzzle, count: 0 })
    }

    fn add(
        &mut self,
        reasoner: &Reasoner<'_>,
        teller: &mut Teller,
        solution: &Solution,
    ) -> Result<(), Failure> {
        let full = solution.filled_into(&self.puzzle.board);
        if teller.json {
            let line = Value::from(print_line(&full, &reasoner.geometry));
            let before = if self.count > 0 { "," } else { "" };
            write!(teller.out, "{before}{line}")?;
        } else {
            let drawn = print_grid(&full, &reasoner.geometry);
            writeln!(teller.out, "{drawn}")?;
        }
        self.count += 1;
        Ok(())
    }

    /// Ends a list that may go on, because the budget was spent.
    fn broken_off(self, teller: &mut Teller, failure: Failure) -> Result<Failure, Failure> {
        let (true, Failure::Spent(given_up)) = (teller.json, &failure) else { return Ok(failure) };
        let error = Value::from(teller.say(given_up));
        let Self { count, .. } = self;
        writeln!(teller.out, "],\"found\":{count},\"error\":{error},\"verdict\":\"undecided\"}}")?;
        Ok(Failure::SpentAsTold)
    }

    fn end(self, teller: &mut Teller) -> Result<(), Failure> {
        if teller.json {
            writeln!(teller.out, "],\"found\":{}}}", self.count)?;
        }
        Ok(())
    }
}

/// Says that the puzzle has not one solution.
fn no(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
    verdict: &Verdict,
    listed: Option<&Listed>,
) -> Result<Failure, Failure> {
    if teller.json {
        let mut refusal = check::refusal(reasoner, teller, puzzle, verdict);
        if let Some(listed) = listed {
            listed.put_into(&mut refusal);
        }
        refusal["solutions"] = json!([]);
        refusal["found"] = json!(if matches!(verdict, Verdict::Several(..)) { 2 } else { 0 });
        writeln!(teller.out, "{refusal}")?;
        return Ok(Failure::No);
    }
    check::refuse(reasoner, teller, puzzle, verdict)
}
