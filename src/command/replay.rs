//! `duvod replay METHOD PUZZLE`: a run of a method, told step by step.

use std::io::Write;

use clap::{Arg, Command, value_parser};
use serde_json::{Value, json};

use super::argument::{grid, number, puzzle};
use super::failure::Failure;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::{input, why};
use duvod::formats::{print_grid, print_line};
use duvod::grid::{Candidate, Cell, DigitSet, Geometry};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod_laboratory::textbook::{
    Algorithm, Because, Limits, Outcome, Settings, Why, algorithms, solve,
};
use duvod_laboratory::{Replay, RunStep, STEPS, waits_in_queue};

/// How many steps are told when nothing else is said.
const MOST: u64 = 30;

/// The most moves that are recorded.
const MOVES: usize = 1_000_000;

/// The methods that go step by step.
fn methods() -> impl Iterator<Item = Box<dyn Algorithm>> {
    let all = algorithms(&Settings::default()).into_iter();
    all.filter(|method| method.goes_by_steps())
}

/// The names of the methods that can be told.
fn names() -> Vec<&'static str> {
    methods().map(|method| method.called().name).collect()
}

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("replay", words::HelpReplay, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let methods = names();
    let help = words::HelpReplayMethod { names: methods.join(", ") };
    let method = Arg::new("method").required(true).value_name("METHOD").value_parser(methods);
    let cell = Arg::new("cell").long("cell").value_name("CELL");
    let steps = say(words::HelpCompareSteps { count: STEPS }.into());
    let most = say(words::HelpReplayMost { count: MOST }.into());
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    command
        .arg(method.hide_possible_values(true).help(say(help.into())))
        .arg(puzzle(locale))
        .arg(cell.help(say(words::HelpReplayCell.into())))
        .arg(above_0(number("from", "N", say(words::HelpReplayFrom.into()))))
        .arg(above_0(number("most", "N", most)))
        .arg(above_0(number("steps", "N", steps)))
        .arg(grid(locale))
}

/// Runs the method and tells its steps, or those at a cell.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let number = |name: &str, usual| request.number(name).unwrap_or(usual);
    let name = request.text("method").unwrap_or_default();
    let Some(method) = methods().find(|method| method.called().name == name) else { return Ok(()) };
    let (reasoner, board) = input::board(request, teller, input::puzzle(request))?;
    let cell = request.text("cell").map(|text| why::cell(&reasoner, text)).transpose()?;
    let cancelled = &|| reasoner.watch.never_stops();
    let limits = Limits { moves: MOVES, cancelled, ..Limits::steps(number("steps", STEPS)) };
    let report = solve(&*method, &reasoner.geometry, &board, 0, limits);
    reasoner.watch.end();
    let geometry = reasoner.geometry.clone();
    let replay = Replay::new(&geometry, &board, &report);
    let (label, steps) = (Message::from(method.called().label), replay.len());
    let is_cut = report.moves.len() == MOVES;
    let cut = usize::from(is_cut);
    let outcome: Message = match report.outcome {
        Outcome::Solved => words::ReplaySolved { cut, method: label, steps }.into(),
        Outcome::Impossible => words::ReplayImpossible { cut, method: label, steps }.into(),
        Outcome::GaveUp(Why::Unsuited) => words::ReplayUnsuited { method: label }.into(),
        Outcome::GaveUp(_) => words::ReplayGaveUp { cut, method: label, steps }.into(),
    };
    let chosen = Chosen {
        cell,
        from: number("from", 1),
        most: number("most", MOST),
        queues: waits_in_queue(method.called().name),
    };
    if teller.json {
        let steps = chosen.json(teller, &geometry, replay);
        let (outcome, cut) = (teller.say(&outcome), is_cut);
        let object = json!({ "method": name, "outcome": outcome, "cut": cut, "steps": steps });
        return Ok(writeln!(teller.out, "{object}")?);
    }
    teller.line(&outcome)?;
    chosen.text(teller, &geometry, replay)
}

/// Which steps are told.
struct Chosen {
    cell: Option<Cell>,
    /// The first, from 1.
    from: u64,
    most: u64,
    /// Whether grids wait their turn in a queue.
    queues: bool,
}

impl Chosen {
    fn has(&self, replay: &Replay, step: &RunStep) -> bool {
        let at = self.cell.is_none_or(|cell| match step {
            RunStep::Took { put, .. } => put.cell == cell,
            RunStep::Back(taken) => taken.iter().any(|put| put.cell == cell),
            RunStep::Became { changed, .. } => changed.iter().any(|put| put.cell == cell),
        });
        at && replay.at() as u64 + 1 >= self.from
    }

    fn text(
        &self,
        teller: &mut Teller,
        geometry: &Geometry,
        mut replay: Replay,
    ) -> Result<(), Failure> {
        let mut told = 0;
        while let Some(step) = replay.next_step() {
            if self.has(&replay, &step) {
                if told == self.most {
                    let step = replay.at() + 1;
                    return Ok(teller.line(&words::ReplayMore { step }.into())?);
                }
                told += 1;
                if let (Some(cell), RunStep::Took { .. }) = (self.cell, &step) {
                    writeln!(teller.out)?;
                    teller.line(&words::ReplayBefore { step: replay.at() + 1 }.into())?;
                    writeln!(teller.out, "{}", print_grid(replay.board(), geometry).trim_end())?;
                    let [held, left] = replay.situation(cell);
                    let (held, left) = (teller.say(&held), teller.say(&left));
                    writeln!(teller.out, "{held} {left}")?;
                }
                if let Some(message) = replay.told(self.queues) {
                    teller.line(&message)?;
                }
            }
            let _ = replay.forward();
        }
        if told == 0 && !replay.is_empty() {
            teller.line(&words::ReplayNothing.into())?;
        } else if self.cell.is_none() {
            teller.line(&words::ReplayEnd.into())?;
            writeln!(teller.out, "{}", print_grid(replay.board(), geometry).trim_end())?;
        }
        Ok(())
    }

    fn json(&self, teller: &Teller, geometry: &Geometry, mut replay: Replay) -> Vec<Value> {
        let mut told = Vec::new();
        while let Some(step) = replay.next_step() {
            if told.len() as u64 == self.most {
                break;
            }
            if self.has(&replay, &step) {
                let mut value = value(teller, geometry, &replay, &step);
                value["step"] = (replay.at() + 1).into();
                value["grid"] = print_line(replay.board(), geometry).into();
                let sentence = replay.told(self.queues);
                value["sentence"] = sentence.map(|message| teller.say(&message)).into();
                told.push(value);
            }
            let _ = replay.forward();
        }
        told
    }
}

/// A step for programs.
fn value(teller: &Teller, geometry: &Geometry, replay: &Replay, step: &RunStep) -> Value {
    let name =
        |cell: Cell| teller.say(&words::ReplayCell { cell: geometry.cell_name(cell) }.into());
    let digits = |digits: DigitSet| digits.iter().map(|it| geometry.symbol(it)).collect::<String>();
    let one = |put: &Candidate| {
        let digit = geometry.symbol(put.digit).to_string();
        json!({ "cell": name(put.cell), "digit": digit })
    };
    match step {
        RunStep::Became { changed, cost, passes } => {
            let changed: Vec<Value> = changed.iter().map(one).collect();
            json!({ "kind": "grid", "changed": changed, "cost": cost, "passes": passes })
        }
        RunStep::Back(taken) => {
            json!({ "kind": "back", "taken_back": taken.iter().map(one).collect::<Vec<_>>() })
        }
        RunStep::Took { put, allowed, untried, because } => {
            let houses = geometry.houses_of(put.cell).iter();
            let held = houses.map(|&house| digits(replay.digits_in(house))).collect::<Vec<_>>();
            json!({
                "kind": "take", "cell": name(put.cell),
                "digit": geometry.symbol(put.digit).to_string(), "houses": held,
                "allowed": digits(*allowed), "untried": digits(*untried), "because": reason(*because),
            })
        }
    }
}

/// Why a digit was taken, for programs.
const fn reason(because: Because) -> &'static str {
    match because {
        Because::OnlyDigit => "only-digit",
        Because::OnlyPlace(_) => "only-place",
        Because::FewestPlaces(_) => "fewest-places",
        Because::PlaceInTurn(_) => "place-in-turn",
        Because::OnlyMerging(_) => "only-merging",
        Because::Merging(_) => "merging",
        Because::FewestLeft => "fewest-left",
        Because::InTurn => "in-turn",
    }
}
