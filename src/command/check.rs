//! `duvod check PUZZLE`: whether a puzzle has exactly one solution, and if not, what is wrong.

use std::io::Write;

use clap::ArgMatches;
use serde_json::json;

use super::context::Context;
use super::{Failure, input};
use crate::explanation::finding;
use crate::formats::print_grid;
use crate::grid::{Board, Entry};
use crate::message::Message;
use crate::search::{Solution, Verdict};

/// Says whether the puzzle is valid.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let board = input::board(context, super::puzzle(arguments))?;
    let verdict = context.search().verdict(&board);
    if context.json {
        let (name, solutions) = match &verdict {
            Verdict::Collides(_) => ("collides", 0),
            Verdict::NoSolution => ("none", 0),
            Verdict::One(_) => ("one", 1),
            Verdict::Several(..) => ("several", 2),
        };
        writeln!(context.out, "{}", json!({ "verdict": name, "solutions": solutions }))?;
        return if solutions == 1 { Ok(()) } else { Err(Failure::No) };
    }
    match &verdict {
        Verdict::One(_) => {
            let givens = board.givens().count();
            context.line(&Message::new("check-valid").with("givens", givens))?;
            Ok(())
        }
        other => Err(refuse(context, other)?),
    }
}

/// Tells why a puzzle has not exactly one solution: the answer is no.
pub(super) fn refuse(context: &mut Context, verdict: &Verdict) -> Result<Failure, Failure> {
    if let Some(finding) = finding(&context.geometry, verdict) {
        let details: Vec<String> = finding.details.iter().map(|part| context.say(part)).collect();
        let title = context.say(&finding.title);
        writeln!(context.out, "{title}. {}", details.join(" "))?;
    }
    if let Verdict::Several(first, second) = verdict {
        for solution in [first, second] {
            let drawn = print_grid(
                &filled(&Board::empty(solution.digits().len()), solution),
                &context.geometry,
            );
            writeln!(context.out, "{drawn}")?;
        }
    }
    Ok(Failure::No)
}

/// The board with its empty cells filled from a solution.
pub(super) fn filled(board: &Board, solution: &Solution) -> Board {
    let mut board = board.clone();
    for (cell, digit) in solution.cells() {
        if board.entry(cell) == Entry::Empty {
            board.set(cell, Entry::Placed(digit));
        }
    }
    board
}
