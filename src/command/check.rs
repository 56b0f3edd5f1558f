//! `duvod check PUZZLE`: whether a puzzle has exactly one solution, and if not, what is wrong and what can be
//! said of it all the same.

mod json;

pub(super) use json::found_as_json;

use std::io::Write;

use clap::Command;
use serde_json::Value;

use super::argument::{flag, grid, number, puzzles};
use super::failure::{self, Failure};
use super::listed::{Row, listed, table};
use super::listing::Heads;
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::explanation::{
    Cause, Diagnosis, Finding, Judged, SeveralRequest, diagnose, finding, judged,
    reason_from_these, told_superfluous,
};
use duvod::formats::print_grid;
use duvod::grid::{Board, Candidate, CellSet, Geometry, StateText};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::search::{Solution, Superfluous, Verdict};

/// What stands between two drawings.
const GAP: &str = "   ";

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("check", words::HelpCheck, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    command
        .arg(puzzles(locale))
        .arg(flag("superfluous", say(words::HelpCheckSuperfluous.into())))
        .arg(number("limit", "N", say(words::HelpCheckLimit.into())))
        .arg(flag("estimate", say(words::HelpEstimate.into())))
        .arg(number("seed", "N", say(words::HelpEstimateSeed.into())).requires("estimate"))
        .arg(grid(locale))
}

/// Says whether the puzzle is valid; of several in short.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let all = listed(request, teller)?;
    if let [Ok(one)] = &all[..] {
        return check_one(&one.reasoner(request), teller, &one.state);
    }
    let heads = vec![words::CheckHeadVerdict.into(), words::CheckHeadFound.into()];
    table(request, teller, &all, heads, |reasoner, teller, one| {
        let (puzzle, search) = (one.puzzle(), reasoner.search());
        let verdict = reasoner.verdict_of(&puzzle)?;
        let judged =
            reasoner.watch.within(|budget| judged(search, &one.state, &verdict, budget))?;
        let told = judged.told(&reasoner.geometry);
        let mut told: Vec<String> = told.iter().map(|message| teller.say(message)).collect();
        let mut row = row(reasoner, teller, &puzzle, &verdict);
        json::put_judged_into(&mut row.json, &reasoner.geometry, &judged);
        if let Some(found) = superfluous(reasoner, &puzzle, &verdict)? {
            let besides = told_superfluous(&reasoner.geometry, &found);
            told.extend(besides.iter().map(|message| teller.say(message)));
            json::put_superfluous(&mut row.json, &reasoner.geometry, &found);
        }
        row.cells.push(told.join(" "));
        Ok(row)
    })
}

/// The verdict on a puzzle of several.
pub(super) fn row(
    reasoner: &Reasoner<'_>,
    teller: &Teller,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Row {
    let name = match verdict {
        Verdict::One(_) => words::CheckCellOne.into(),
        Verdict::Several(..) => words::CheckCellSeveral.into(),
        Verdict::NoSolution => words::CheckCellNone.into(),
        Verdict::Collides(_) => Message::from(words::CheckCellCollides),
    };
    let json = match verdict {
        Verdict::One(_) => json::valid(reasoner, puzzle, &Judged::default()),
        _ => refusal(reasoner, teller, puzzle, verdict),
    };
    Row { cells: vec![teller.say(&name)], json, is_no: !matches!(verdict, Verdict::One(_)) }
}

fn check_one(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
) -> Result<(), Failure> {
    let puzzle = state.puzzle();
    let search = reasoner.search();
    let verdict = reasoner.verdict_of(&puzzle)?;
    let judged = reasoner.watch.within(|budget| judged(search, state, &verdict, budget))?;
    if !teller.json {
        teller.rules(&reasoner.geometry)?;
    }
    if matches!(verdict, Verdict::One(_)) {
        let found = superfluous(reasoner, &puzzle, &verdict)?;
        return tell_valid(reasoner, teller, &puzzle, &judged, found.as_ref());
    }
    let engine = reasoner.engine()?;
    let wanted = wanted(reasoner.request);
    let diagnosis =
        reasoner.watched(|look| diagnose(&engine, search, &puzzle, &verdict, wanted, look));
    let Some(mut diagnosis) = diagnosis else {
        // The exact solver has spent what it may: only the bare verdict is known.
        return Err(refuse(reasoner, teller, &puzzle, &verdict)?);
    };
    let on = |grid: &Geometry| reasoner.engine_on(grid).ok();
    reasoner.watched(|look| {
        reason_from_these(&mut diagnosis, &reasoner.geometry, &puzzle.removed, &on, look);
    });
    if teller.json {
        let answer = json::answer(reasoner, &puzzle, (&verdict, &judged), &diagnosis);
        writeln!(teller.out, "{answer}")?;
    } else {
        tell(reasoner, teller, (&puzzle.board, &verdict), &judged, &diagnosis)?;
    }
    Err(Failure::No)
}

/// That the puzzle has exactly one solution, and what it does not need, if that was asked.
fn tell_valid(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
    judged: &Judged,
    superfluous: Option<&Superfluous>,
) -> Result<(), Failure> {
    if teller.json {
        let mut answer = json::valid(reasoner, puzzle, judged);
        if let Some(found) = superfluous {
            json::put_superfluous(&mut answer, &reasoner.geometry, found);
        }
        writeln!(teller.out, "{answer}")?;
        return Ok(());
    }
    let givens = puzzle.board.givens().count();
    let struck = puzzle.removed.len();
    teller.line(&match struck {
        0 => words::CheckValid { givens }.into(),
        _ => words::CheckValidMarks { givens, struck }.into(),
    })?;
    tell_judged(reasoner, teller, judged)?;
    for message in superfluous.iter().flat_map(|it| told_superfluous(&reasoner.geometry, it)) {
        teller.line(&message)?;
    }
    Ok(())
}

/// What the puzzle does not need, if that is asked and it has one solution.
fn superfluous(
    reasoner: &Reasoner<'_>,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Result<Option<Superfluous>, Failure> {
    if !reasoner.request.flag("superfluous") || !matches!(verdict, Verdict::One(_)) {
        return Ok(None);
    }
    let search = reasoner.search();
    reasoner.watch.within(|budget| Ok(Some(search.superfluous(puzzle, budget))))
}

/// What there is to say of a state besides its puzzle, a sentence each on a line.
fn tell_judged(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    judged: &Judged,
) -> Result<(), Failure> {
    for message in judged.told(&reasoner.geometry) {
        teller.line(&message)?;
    }
    Ok(())
}

/// What is to be found out of several solutions.
fn wanted(request: &Request) -> SeveralRequest {
    SeveralRequest {
        limit: request.number("limit").unwrap_or(SeveralRequest::LIMIT),
        probes: request.flag("estimate").then_some(SeveralRequest::PROBES),
        seed: request.number("seed").unwrap_or_default(),
    }
}

fn tell(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    (board, verdict): (&Board, &Verdict),
    judged: &Judged,
    diagnosis: &Diagnosis,
) -> Result<(), Failure> {
    let finding = &diagnosis.finding;
    tell_first(teller, finding)?;
    if let Cause::Conflict(conflict) = &diagnosis.cause
        && conflict.is_drawn()
    {
        draw_givens(reasoner, teller, &conflict.givens)?;
    }
    tell_judged(reasoner, teller, judged)?;
    if let (Verdict::Several(first, second), Cause::Several(several)) = (verdict, &diagnosis.cause)
    {
        writeln!(teller.out)?;
        teller.line(&Message::from(words::SeveralTwo))?;
        draw_side_by_side(reasoner, teller, first, second)?;
        if several.certain.is_drawn() {
            writeln!(teller.out)?;
            teller.line(&Message::from(words::SeveralCommon))?;
            draw_common(reasoner, teller, first, several.differ)?;
        }
    }
    if let Some(reasons) = &finding.reasons {
        writeln!(teller.out)?;
        teller.line(&reasons.head)?;
        let grid = diagnosis.grid.as_ref().unwrap_or(&reasoner.geometry);
        teller.list(grid, Heads::Procedure, &reasons.lines, &reasons.trace)?;
        for message in &reasons.end {
            teller.line(message)?;
        }
    }
    let advice: Vec<&Message> = finding.slip.iter().chain(&finding.advice).collect();
    if !advice.is_empty() {
        writeln!(teller.out)?;
        for message in advice {
            teller.line(message)?;
        }
    }
    if let Cause::Several(several) = &diagnosis.cause
        && let Some(digits) = several.drawn_completion()
    {
        teller.line(&Message::from(words::CompletionDrawn))?;
        let all = board.digits().chain(digits.iter().copied());
        let board = Board::from_givens(reasoner.geometry.cell_count(), all);
        writeln!(teller.out, "{}", print_grid(&board, &reasoner.geometry))?;
    }
    Ok(())
}

/// The headline of a finding and what belongs to it, as a paragraph.
fn tell_first(teller: &mut Teller, finding: &Finding) -> Result<(), Failure> {
    let told = told(teller, finding);
    writeln!(teller.out, "{told}")?;
    Ok(())
}

fn draw_givens(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    givens: &[Candidate],
) -> Result<(), Failure> {
    let board = Board::from_givens(reasoner.geometry.cell_count(), givens.iter().copied());
    writeln!(teller.out, "{}", print_grid(&board, &reasoner.geometry))?;
    Ok(())
}

fn draw_side_by_side(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    first: &Solution,
    second: &Solution,
) -> Result<(), Failure> {
    let [first, second] = [first, second].map(|solution| {
        let empty = Board::empty(solution.digits().len());
        print_grid(&solution.filled_into(&empty), &reasoner.geometry)
    });
    for (left, right) in first.lines().zip(second.lines()) {
        writeln!(teller.out, "{left}{GAP}{right}")?;
    }
    Ok(())
}

/// The digits of a solution in all cells but these.
fn draw_common(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    solution: &Solution,
    differ: CellSet,
) -> Result<(), Failure> {
    let common = (reasoner.geometry.all_cells() - differ).iter();
    let common = common.map(|cell| Candidate { cell, digit: solution.digit(cell) });
    let board = Board::from_givens(reasoner.geometry.cell_count(), common);
    writeln!(teller.out, "{}", print_grid(&board, &reasoner.geometry))?;
    Ok(())
}

/// Tells in short why a puzzle has not exactly one solution, and where more is told: the answer is no.
/// With `--json` an object with the fields of every refusal.
pub(super) fn refuse(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Result<Failure, Failure> {
    if teller.json {
        let refusal = refusal(reasoner, teller, puzzle, verdict);
        writeln!(teller.out, "{refusal}")?;
        return Ok(Failure::No);
    }
    tell_short(reasoner, teller, verdict)?;
    teller.line(&Message::from(words::FindingSeeCheck))?;
    Ok(Failure::No)
}

/// Why a puzzle has not exactly one solution, as JSON.
pub(super) fn refusal(
    reasoner: &Reasoner<'_>,
    teller: &Teller,
    puzzle: &StateText,
    verdict: &Verdict,
) -> Value {
    let finding = finding(&reasoner.geometry, verdict);
    let told = finding.map_or_else(String::new, |finding| told(teller, &finding));
    let puzzle = reasoner.written(puzzle);
    let mut refusal = failure::refusal(&told, Some(json::name(verdict)), Some(&puzzle));
    reasoner.put_left_out(&mut refusal);
    refusal
}

/// The headline of a finding and what belongs to it.
fn told(teller: &Teller, finding: &Finding) -> String {
    let details = finding.details.iter().map(|part| teller.say(part));
    let title = format!("{}.", teller.say(&finding.title));
    std::iter::once(title).chain(details).collect::<Vec<_>>().join(" ")
}

fn tell_short(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    verdict: &Verdict,
) -> Result<(), Failure> {
    if let Some(finding) = finding(&reasoner.geometry, verdict) {
        tell_first(teller, &finding)?;
    }
    if let Verdict::Several(first, second) = verdict {
        draw_side_by_side(reasoner, teller, first, second)?;
    }
    Ok(())
}
