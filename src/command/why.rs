//! `duvod why PUZZLE CELL [DIGIT]`: why the cell holds its digit, or why not DIGIT.

use std::collections::BTreeMap;
use std::io::Write;

use clap::{Arg, Command};

use super::advice::advised;
use super::argument::{flag, grid, state};
use super::certificate;
use super::failure::Failure;
use super::input::Meant;
use super::listing::Heads;
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::{check, explain, input};
use duvod::explainer::ExplainerRating;
use duvod::explanation::{Why, certain, stands_on, why, why_not, why_not_shortest, why_shortest};
use duvod::grid::{Candidate, Cell, Digit, StateText, parse_cell};
use duvod::inference::Hints;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::{RuleId, Step, Trace};
use duvod::search::Verdict;
use duvod::session::{Outcome, Question, WhyInPlay};

/// What the rules do not reach, in the JSON of a refusal.
const OPEN: &str = "open";

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("why", words::HelpWhy, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let cell = Arg::new("cell").required(true).value_name("CELL");
    command
        .arg(state(locale))
        .arg(cell.help(say(words::HelpCell.into())))
        .arg(Arg::new("digit").value_name("DIGIT").help(say(words::HelpDigit.into())))
        .arg(flag("shortest", say(words::HelpShortest.into())))
        .arg(flag("verbose", say(words::HelpVerbose.into())))
        .arg(certificate::option(locale))
        .arg(grid(locale))
}

/// Answers in the manner of a paragraph and a list; with `--json` writes the steps as a trace.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    // The puzzle says which grid it is, and that which cells and digits there are.
    let (reasoner, meant) = input::meant(request, teller, input::puzzle(request))?;
    let cell = cell(&reasoner, request.text("cell").unwrap_or_default())?;
    let digit = request.text("digit").map(|text| digit(&reasoner, text)).transpose()?;
    let puzzle = match meant {
        Meant::State(state) if is_in_play(&reasoner, &state)? => {
            return in_play(&reasoner, teller, &state, (cell, digit));
        }
        Meant::State(state) => state,
        Meant::Board(board) => board.into(),
    };
    let is_shortest = request.flag("shortest");
    // A shortest reason is sought among the rules of Duvod; it takes their steps also to be compared with.
    let found = if reasoner.is_by_explainer(&puzzle) && !is_shortest {
        explained(&reasoner, &puzzle)?
    } else {
        solved(&reasoner, &puzzle)?
    };
    let is_unique = found.is_ok();
    let (trace, rating) = match found {
        Ok(found) => found,
        Err(verdict) => (of_several(&reasoner, teller, &puzzle, &verdict, cell, digit)?, None),
    };
    let answer = if is_shortest {
        shortest(&reasoner, &trace, is_unique, cell, digit)?
    } else {
        answer(&reasoner, &trace, cell, digit)
    };
    let Some(answer) = answer else {
        let name = reasoner.geometry.cell_name(cell);
        return Err(teller.refuse(
            &words::WhyOpen { cell: name }.into(),
            OPEN,
            Some(&reasoner.written(&puzzle)),
        )?);
    };
    if teller.json {
        certificate::asked(&reasoner, teller, &answer.slice)?;
        return explain::json(teller, &answer.slice);
    }
    let heads = if is_shortest { Heads::Procedure } else { Heads::Proof };
    let ratings = rating.map(|rating| ratings(&rating, &trace, &answer.slice));
    let engine = reasoner.engine()?;
    let score = |rule| match &ratings {
        Some(ratings) => ratings.get(&rule).copied().unwrap_or_default(),
        None => engine.score(rule),
    };
    let is_verbose = request.flag("verbose");
    tell(&reasoner, teller, &answer, &score, (heads, Some(trace.start.givens.len()), is_verbose))?;
    certificate::asked(&reasoner, teller, &answer.slice)
}

/// Whether a state is one in play, and not a puzzle with pencil marks of its own: digits were found, or the givens alone have
/// one solution, so that what is struck out was found.
fn is_in_play(reasoner: &Reasoner<'_>, state: &StateText) -> Result<bool, Failure> {
    if state.found().next().is_some() {
        return Ok(true);
    }
    Ok(matches!(reasoner.verdict(&state.puzzle().board)?, Verdict::One(_)))
}

/// Steps to the solution, with how Sudoku Explainer rates them if they are its own; or why there are none.
type Found = Result<(Trace, Option<ExplainerRating>), Verdict>;

/// The steps by the rules of the profile.
fn solved(reasoner: &Reasoner<'_>, puzzle: &StateText) -> Result<Found, Failure> {
    match reasoner.solve(puzzle.clone())? {
        Outcome::Solved { trace, .. } => Ok(Ok((trace, None))),
        Outcome::Refused(verdict) => Ok(Err(verdict)),
        Outcome::Diagnosed(_) | Outcome::Cancelled(_) => Err(Failure::No),
    }
}

/// The steps of Sudoku Explainer.
fn explained(reasoner: &Reasoner<'_>, puzzle: &StateText) -> Result<Found, Failure> {
    match reasoner.verdict_of(puzzle)? {
        Verdict::One(_) => {
            let (rating, trace) = reasoner.by_explainer(&puzzle.board)?;
            Ok(Ok((trace, Some(rating))))
        }
        verdict => Ok(Err(verdict)),
    }
}

/// How hard the hardest step by each technique is that the slice has of this trace, in tenths.
fn ratings(rating: &ExplainerRating, trace: &Trace, slice: &Trace) -> BTreeMap<RuleId, u64> {
    let mut ratings = BTreeMap::new();
    for needed in &slice.steps {
        // Nothing is concluded twice.
        let is_it =
            |step: &Step| needed.conclusions.iter().any(|fact| step.conclusions.contains(fact));
        for (_, rated) in trace.steps.iter().zip(&rating.steps).filter(|(step, _)| is_it(step)) {
            let hardest: &mut u64 = ratings.entry(needed.rule).or_default();
            *hardest = (*hardest).max(rated.rating.into());
        }
    }
    ratings
}

/// The answer from a state in play on, which is the shortest that is found; no where there is a mistake.
fn in_play(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
    (cell, digit): (Cell, Option<Digit>),
) -> Result<(), Failure> {
    let question = digit.map_or(Question::Why(cell), |digit| Question::WhyNot(cell, digit));
    match advised(reasoner, teller, state, |coach, look| coach.why(state, question, look))? {
        WhyInPlay::Open => Err(teller.refuse(
            &words::HintMistakeOpen.into(),
            OPEN,
            Some(&reasoner.written(state)),
        )?),
        WhyInPlay::Mistake(mistake) => {
            super::hint::tell(reasoner, teller, &mistake)?;
            Err(Failure::No)
        }
        WhyInPlay::Why(answer) => {
            if teller.json {
                certificate::asked(reasoner, teller, &answer.slice)?;
                return explain::json(teller, &answer.slice);
            }
            let compared = Why { comparison: None, ..(*answer).clone() };
            let engine = reasoner.engine()?;
            tell(
                reasoner,
                teller,
                &compared,
                &|rule| engine.score(rule),
                (Heads::Procedure, None, false),
            )?;
            certificate::asked(reasoner, teller, &answer.slice)
        }
    }
}

/// How far the rules come with a puzzle that has not one solution: only if it has several, and what is asked about is
/// the same in all of them and reached by the rules, which is said. Else what is wrong with it.
fn of_several(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
    verdict: &Verdict,
    cell: Cell,
    digit: Option<Digit>,
) -> Result<Trace, Failure> {
    if !matches!(verdict, Verdict::Several(..)) {
        return Err(check::refuse(reasoner, teller, puzzle, verdict)?);
    }
    let (engine, search) = (reasoner.engine()?, reasoner.search());
    let found = reasoner.watched(|look| certain(&engine, search, puzzle, look));
    let Some(certain) = found else {
        return Err(check::refuse(reasoner, teller, puzzle, verdict)?);
    };
    let digits = certain.possible.digits_of(cell);
    let unreached = certain.told_unreached(&reasoner.geometry, cell);
    let trace = match digits.only() {
        Some(_) => certain.trace,
        None if digit.is_some_and(|digit| !digits.contains(digit)) => certain.whole,
        None => return Err(check::refuse(reasoner, teller, puzzle, verdict)?),
    };
    if let Some(message) = unreached {
        return Err(teller.refuse(&message, OPEN, Some(&reasoner.written(puzzle)))?);
    }
    if !teller.json {
        teller.line(&Message::from(words::SeveralWhyCertain))?;
    }
    Ok(trace)
}

fn answer(reasoner: &Reasoner<'_>, trace: &Trace, cell: Cell, digit: Option<Digit>) -> Option<Why> {
    let geometry = &reasoner.geometry;
    let not = digit.and_then(|digit| why_not(geometry, trace, cell, digit));
    not.or_else(|| why(geometry, trace, cell))
}

/// The same, by the shortest reasoning that is found.
fn shortest(
    reasoner: &Reasoner<'_>,
    trace: &Trace,
    is_unique: bool,
    cell: Cell,
    digit: Option<Digit>,
) -> Result<Option<Why>, Failure> {
    let (geometry, finder) = (&reasoner.geometry, reasoner.finder()?);
    let is_unique = is_unique && trace.start.removed.is_empty();
    let hints = if is_unique { Hints::of_unique(&trace.start) } else { Hints::default() };
    let not = digit.and_then(|digit| {
        why_not_shortest(geometry, trace, &finder, hints, Candidate { cell, digit })
    });
    Ok(not.or_else(|| why_shortest(geometry, trace, &finder, hints, cell)))
}

/// Tells an answer, and on which of so many givens it stands, if it stands on nothing else.
fn tell(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    answer: &Why,
    score: &dyn Fn(RuleId) -> u64,
    (heads, givens, is_verbose): (Heads, Option<usize>, bool),
) -> Result<(), Failure> {
    teller.line(&answer.question)?;
    for line in answer.told(score, &teller.locale) {
        teller.line(&line)?;
    }
    if let Some(compared) = &answer.comparison {
        if let Some(told) = compared.told() {
            teller.line(&told)?;
        }
        let more = compared.told_at_length();
        for line in more.iter().filter(|_| is_verbose) {
            teller.line(line)?;
        }
    }
    if answer.lines.is_empty() {
        return Ok(());
    }
    writeln!(teller.out)?;
    teller.overview(&reasoner.geometry, &answer.slice)?;
    teller.line(&Message::from(words::ProofTitle))?;
    teller.proof(&reasoner.geometry, heads, &answer.lines, &answer.slice)?;
    if let Some(givens) = givens.filter(|_| !answer.givens.is_empty()) {
        writeln!(teller.out)?;
        let stands = stands_on(&reasoner.geometry, &answer.givens, givens);
        teller.line(&stands)?;
    }
    Ok(())
}

/// The cell that is named so.
pub(super) fn cell(reasoner: &Reasoner<'_>, text: &str) -> Result<Cell, Failure> {
    let dimensions = reasoner.geometry.dimensions();
    parse_cell(text, dimensions).map_err(|_| {
        let column =
            (b'A'..=b'Z').nth(dimensions.columns.saturating_sub(1)).map_or('?', char::from);
        Failure::Wrong(
            words::ErrorCell {
                text,
                column: column.to_string(),
                row: dimensions.rows,
                columns: dimensions.columns,
            }
            .into(),
        )
    })
}

fn digit(reasoner: &Reasoner<'_>, text: &str) -> Result<Digit, Failure> {
    let mut letters = text.chars();
    let digit = letters.next().and_then(|symbol| reasoner.geometry.digit(symbol));
    if let (Some(digit), None) = (digit, letters.next()) {
        return Ok(digit);
    }
    let digits: Vec<_> =
        reasoner.geometry.digits().map(|digit| reasoner.geometry.digit_name(digit)).collect();
    let message = Message::from(words::ErrorDigit { digits, text });
    Err(Failure::Wrong(message))
}
