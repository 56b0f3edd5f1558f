//! `duvod check PUZZLE`: whether a puzzle has exactly one solution, and if not, what is wrong and what can be
//! said of it all the same.

mod json;

pub(super) use json::found_as_json;

use std::io::Write;

use clap::{ArgMatches, Command};
use serde_json::Value;

use super::argument::{flag, grid, number, puzzles};
use super::context::Context;
use super::failure::{self, Failure};
use super::listed::{Row, listed, table};
use super::listing::Heads;
use super::subcommand::Subcommand;
use duvod::explanation::{
    Cause, Diagnosis, Finding, Judged, SeveralRequest, diagnose, finding, judged,
};
use duvod::formats::print_grid;
use duvod::grid::{Board, Candidate, CellSet, StateText};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::search::{Solution, Verdict};

/// What stands between two drawings.
const GAP: &str = "   ";

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("check", words::HelpCheck, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    command
        .arg(puzzles(locale))
        .arg(number("limit", "N", say(words::HelpCheckLimit.into())))
        .arg(flag("estimate", say(words::HelpEstimate.into())))
        .arg(number("seed", "N", say(words::HelpEstimateSeed.into())).requires("estimate"))
        .arg(grid(locale))
}

/// Says whether the puzzle is valid; of several in short.
fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let all = listed(context, arguments)?;
    if let [Ok(one)] = &all[..] {
        one.take(context);
        return check_one(context, arguments, &one.state);
    }
    let heads = vec![words::CheckHeadVerdict.into(), words::CheckHeadFound.into()];
    table(context, &all, heads, |context, one| {
        let (puzzle, search) = (one.puzzle(), context.search());
        let verdict = context.verdict_of(&puzzle)?;
        let judged =
            context.watch.within(|budget| judged(&search, &one.state, &verdict, budget))?;
        let told = judged.told(&context.geometry);
        let told: Vec<String> = told.iter().map(|message| context.say(message)).collect();
        let mut row = row(context, &puzzle, &verdict);
        row.cells.push(told.join(" "));
        json::put_judged_into(&mut row.json, &context.geometry, &judged);
        Ok(row)
    })
}

/// The verdict on a puzzle of several.
pub(super) fn row(context: &Context, puzzle: &StateText, verdict: &Verdict) -> Row {
    let name = match verdict {
        Verdict::One(_) => words::CheckCellOne.into(),
        Verdict::Several(..) => words::CheckCellSeveral.into(),
        Verdict::NoSolution => words::CheckCellNone.into(),
        Verdict::Collides(_) => Message::from(words::CheckCellCollides),
    };
    let json = match verdict {
        Verdict::One(_) => json::valid(context, puzzle, &Judged::default()),
        _ => refusal(context, puzzle, verdict),
    };
    Row { cells: vec![context.say(&name)], json, is_no: !matches!(verdict, Verdict::One(_)) }
}

fn check_one(
    context: &mut Context,
    arguments: &ArgMatches,
    state: &StateText,
) -> Result<(), Failure> {
    let puzzle = state.puzzle();
    let search = context.search();
    let verdict = context.verdict_of(&puzzle)?;
    let judged = context.watch.within(|budget| judged(&search, state, &verdict, budget))?;
    if matches!(verdict, Verdict::One(_)) {
        if context.json {
            let answer = json::valid(context, &puzzle, &judged);
            writeln!(context.out, "{answer}")?;
        } else {
            let givens = puzzle.board.givens().count();
            let struck = puzzle.removed.len();
            context.line(&match struck {
                0 => words::CheckValid { givens }.into(),
                _ => words::CheckValidMarks { givens, struck }.into(),
            })?;
            tell_judged(context, &judged)?;
        }
        return Ok(());
    }
    let engine = context.engine()?;
    let wanted = wanted(arguments);
    let diagnosis =
        context.watched(|look| diagnose(&engine, &search, &puzzle, &verdict, wanted, look));
    let Some(diagnosis) = diagnosis else {
        // The exact solver has spent what it may: only the bare verdict is known.
        return Err(refuse(context, &puzzle, &verdict)?);
    };
    if context.json {
        let answer = json::answer(context, &puzzle, (&verdict, &judged), &diagnosis);
        writeln!(context.out, "{answer}")?;
    } else {
        tell(context, (&puzzle.board, &verdict), &judged, &diagnosis)?;
    }
    Err(Failure::No)
}

/// What there is to say of a state besides its puzzle, a sentence each on a line.
fn tell_judged(context: &mut Context, judged: &Judged) -> Result<(), Failure> {
    for message in judged.told(&context.geometry) {
        context.line(&message)?;
    }
    Ok(())
}

/// What is to be found out of several solutions.
fn wanted(arguments: &ArgMatches) -> SeveralRequest {
    let asked = |name: &str| arguments.get_one::<u64>(name).copied();
    SeveralRequest {
        limit: asked("limit").unwrap_or(SeveralRequest::LIMIT),
        probes: arguments.get_flag("estimate").then_some(SeveralRequest::PROBES),
        seed: asked("seed").unwrap_or_default(),
    }
}

fn tell(
    context: &mut Context,
    (board, verdict): (&Board, &Verdict),
    judged: &Judged,
    diagnosis: &Diagnosis,
) -> Result<(), Failure> {
    let finding = &diagnosis.finding;
    tell_first(context, finding)?;
    if let Cause::Conflict(conflict) = &diagnosis.cause
        && conflict.is_drawn()
    {
        draw_givens(context, &conflict.givens)?;
    }
    tell_judged(context, judged)?;
    if let (Verdict::Several(first, second), Cause::Several(several)) = (verdict, &diagnosis.cause)
    {
        writeln!(context.out)?;
        context.line(&Message::from(words::SeveralTwo))?;
        draw_side_by_side(context, first, second)?;
        if several.certain.is_drawn() {
            writeln!(context.out)?;
            context.line(&Message::from(words::SeveralCommon))?;
            draw_common(context, first, several.differ)?;
        }
    }
    if let Some(reasons) = &finding.reasons {
        writeln!(context.out)?;
        context.line(&reasons.head)?;
        context.list(Heads::Procedure, &reasons.lines, &reasons.trace)?;
        for message in &reasons.end {
            context.line(message)?;
        }
    }
    let advice: Vec<&Message> = finding.slip.iter().chain(&finding.advice).collect();
    if !advice.is_empty() {
        writeln!(context.out)?;
        for message in advice {
            context.line(message)?;
        }
    }
    if let Cause::Several(several) = &diagnosis.cause
        && let Some(digits) = several.drawn_completion()
    {
        context.line(&Message::from(words::CompletionDrawn))?;
        let all = board.digits().chain(digits.iter().copied());
        let board = Board::from_givens(context.geometry.cell_count(), all);
        writeln!(context.out, "{}", print_grid(&board, &context.geometry))?;
    }
    Ok(())
}

/// The headline of a finding and what belongs to it, as a paragraph.
fn tell_first(context: &mut Context, finding: &Finding) -> Result<(), Failure> {
    let told = told(context, finding);
    writeln!(context.out, "{told}")?;
    Ok(())
}

fn draw_givens(context: &mut Context, givens: &[Candidate]) -> Result<(), Failure> {
    let board = Board::from_givens(context.geometry.cell_count(), givens.iter().copied());
    writeln!(context.out, "{}", print_grid(&board, &context.geometry))?;
    Ok(())
}

fn draw_side_by_side(
    context: &mut Context,
    first: &Solution,
    second: &Solution,
) -> Result<(), Failure> {
    let [first, second] = [first, second].map(|solution| {
        let empty = Board::empty(solution.digits().len());
        print_grid(&solution.filled_into(&empty), &context.geometry)
    });
    for (left, right) in first.lines().zip(second.lines()) {
        writeln!(context.out, "{left}{GAP}{right}")?;
    }
    Ok(())
}

/// The digits of a solution in all cells but these.
fn draw_common(context: &mut Context, solution: &Solution, differ: CellSet) -> Result<(), Failure> {
    let common = (context.geometry.all_cells() - differ).iter();
    let common = common.map(|cell| Candidate { cell, digit: solution.digit(cell) });
    let board = Board::from_givens(context.geometry.cell_count(), common);
    writeln!(context.out, "{}", print_grid(&board, &context.geometry))?;
    Ok(())
}

/// Tells in short why a puzzle has not exactly one solution, and where more is told: the answer is no.
/// With `--json` an object with the fields of every refusal.
pub(super) fn refuse(
    context: &mut Context,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Result<Failure, Failure> {
    if context.json {
        let refusal = refusal(context, puzzle, verdict);
        writeln!(context.out, "{refusal}")?;
        return Ok(Failure::No);
    }
    tell_short(context, verdict)?;
    context.line(&Message::from(words::FindingSeeCheck))?;
    Ok(Failure::No)
}

/// Why a puzzle has not exactly one solution, as JSON.
pub(super) fn refusal(context: &Context, puzzle: &StateText, verdict: &Verdict) -> Value {
    let finding = finding(&context.geometry, verdict);
    let told = finding.map_or_else(String::new, |finding| told(context, &finding));
    let puzzle = context.written(puzzle);
    failure::refusal(&told, Some(json::name(verdict)), Some(&puzzle))
}

/// The headline of a finding and what belongs to it.
fn told(context: &Context, finding: &Finding) -> String {
    let details = finding.details.iter().map(|part| context.say(part));
    let title = format!("{}.", context.say(&finding.title));
    std::iter::once(title).chain(details).collect::<Vec<_>>().join(" ")
}

fn tell_short(context: &mut Context, verdict: &Verdict) -> Result<(), Failure> {
    if let Some(finding) = finding(&context.geometry, verdict) {
        tell_first(context, &finding)?;
    }
    if let Verdict::Several(first, second) = verdict {
        draw_side_by_side(context, first, second)?;
    }
    Ok(())
}
