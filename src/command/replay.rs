//! `duvod replay METHOD PUZZLE`: a run of a method, told step by step.

use std::io::Write;

use clap::ArgMatches;
use serde_json::{Value, json};

use super::context::Context;
use super::failure::Failure;
use super::{input, why};
use duvod::formats::{print_grid, print_line};
use duvod::grid::{Candidate, Cell, DigitSet, Geometry};
use duvod::message::{Message, words};
use duvod_laboratory::textbook::{
    Algorithm, Because, Limits, Outcome, Settings, algorithms, solve,
};
use duvod_laboratory::{Replay, RunStep, STEPS, waits_in_queue};

/// How many steps are told when nothing else is said.
pub(super) const MOST: u64 = 30;

/// The most moves that are recorded.
const MOVES: usize = 1_000_000;

/// The methods that go step by step.
fn methods() -> impl Iterator<Item = Box<dyn Algorithm>> {
    let all = algorithms(&Settings::default()).into_iter();
    all.filter(|method| method.goes_by_steps())
}

/// The names of the methods that can be told.
pub(super) fn names() -> Vec<&'static str> {
    methods().map(|method| method.name()).collect()
}

/// Runs the method and tells its steps, or those at a cell.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let number = |name: &str, usual| arguments.get_one::<u64>(name).copied().unwrap_or(usual);
    let text = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let name = text("method").unwrap_or_default();
    let Some(method) = methods().find(|method| method.name() == name) else { return Ok(()) };
    let board = input::board(context, input::puzzle(arguments))?;
    let cell = text("cell").map(|text| why::cell(context, text)).transpose()?;
    let look = || {
        let _ = context.watch.look();
        false
    };
    let limits = Limits { moves: MOVES, cancelled: &look, ..Limits::steps(number("steps", STEPS)) };
    let report = solve(&*method, &context.geometry, &board, 0, limits);
    context.watch.end();
    let geometry = context.geometry.clone();
    let replay = Replay::new(&geometry, &board, &report);
    let (label, steps) = (Message::from(method.label()), replay.len());
    let is_cut = report.moves.len() == MOVES;
    let cut = usize::from(is_cut);
    let outcome: Message = match report.outcome {
        Outcome::Solved => words::ReplaySolved { cut, method: label, steps }.into(),
        Outcome::Impossible => words::ReplayImpossible { cut, method: label, steps }.into(),
        Outcome::GaveUp(_) => words::ReplayGaveUp { cut, method: label, steps }.into(),
    };
    let chosen = Chosen {
        cell,
        from: number("from", 1),
        most: number("most", MOST),
        queues: waits_in_queue(method.name()),
    };
    if context.json {
        let steps = chosen.json(context, &geometry, replay);
        let (outcome, cut) = (context.say(&outcome), is_cut);
        let object = json!({ "method": name, "outcome": outcome, "cut": cut, "steps": steps });
        return Ok(writeln!(context.out, "{object}")?);
    }
    context.line(&outcome)?;
    chosen.text(context, &geometry, replay)
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
        context: &mut Context,
        geometry: &Geometry,
        mut replay: Replay,
    ) -> Result<(), Failure> {
        let mut told = 0;
        while let Some(step) = replay.next_step() {
            if self.has(&replay, &step) {
                if told == self.most {
                    let step = replay.at() + 1;
                    return Ok(context.line(&words::ReplayMore { step }.into())?);
                }
                told += 1;
                if let (Some(cell), RunStep::Took { .. }) = (self.cell, &step) {
                    writeln!(context.out)?;
                    context.line(&words::ReplayBefore { step: replay.at() + 1 }.into())?;
                    writeln!(context.out, "{}", print_grid(replay.board(), geometry).trim_end())?;
                    let [held, left] = replay.situation(cell);
                    let (held, left) = (context.say(&held), context.say(&left));
                    writeln!(context.out, "{held} {left}")?;
                }
                if let Some(message) = replay.told(self.queues) {
                    context.line(&message)?;
                }
            }
            let _ = replay.forward();
        }
        if told == 0 && !replay.is_empty() {
            context.line(&words::ReplayNothing.into())?;
        } else if self.cell.is_none() {
            context.line(&words::ReplayEnd.into())?;
            writeln!(context.out, "{}", print_grid(replay.board(), geometry).trim_end())?;
        }
        Ok(())
    }

    fn json(&self, context: &Context, geometry: &Geometry, mut replay: Replay) -> Vec<Value> {
        let mut told = Vec::new();
        while let Some(step) = replay.next_step() {
            if told.len() as u64 == self.most {
                break;
            }
            if self.has(&replay, &step) {
                let mut value = value(context, geometry, &replay, &step);
                value["step"] = (replay.at() + 1).into();
                value["grid"] = print_line(replay.board(), geometry).into();
                let sentence = replay.told(self.queues);
                value["sentence"] = sentence.map(|message| context.say(&message)).into();
                told.push(value);
            }
            let _ = replay.forward();
        }
        told
    }
}

/// A step for programs.
fn value(context: &Context, geometry: &Geometry, replay: &Replay, step: &RunStep) -> Value {
    let name =
        |cell: Cell| context.say(&words::ReplayCell { cell: geometry.cell_name(cell) }.into());
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
