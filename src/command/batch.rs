//! `duvod batch [FILE]`: one puzzle a line in, one JSON object a line out, in order, streaming.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::time::Instant;

use clap::ArgMatches;
use serde_json::{Map, Value, json};

use super::context::Context;
use super::{Failure, check, input};
use crate::formats::{print_line, read_line};
use crate::grid::Board;
use crate::message::Message;
use crate::proof::{RuleId, Trace};
use crate::rating::rate;
use crate::search::{Search, Verdict};
use crate::session::{Job, Outcome, Progress};

/// Works through the lines; bad ones are reported in their place and counted at the end.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let name = arguments.get_one::<String>("file").map_or("-", String::as_str);
    let explains = arguments.get_one::<String>("do").is_some_and(|what| what == "explain");
    let mut reader: Box<dyn BufRead> = if name == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(name).map_err(|error| input::cannot_read(name, &error))?;
        Box::new(BufReader::new(file))
    };
    let worker = Worker {
        job: context.job(Board::empty(context.geometry.cell_count()))?,
        search: context.search(),
        explains,
    };
    let (mut number, mut bad) = (0_usize, 0_usize);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = reader.read_until(b'\n', &mut bytes);
        if read.map_err(|error| input::cannot_read(name, &error))? == 0 {
            break;
        }
        number += 1;
        let line = String::from_utf8_lossy(&bytes);
        match read_line(line.trim_end_matches(['\r', '\n']), &context.geometry) {
            Ok(board) => {
                let answer = worker.answer(context, &board);
                writeln!(context.out, "{}", Value::Object(answer))?;
            }
            Err(error) if error.is_nothing() => {}
            Err(error) => {
                bad += 1;
                let reason = context.say(&error.on_line(number).message());
                writeln!(context.out, "{}", json!({ "error": reason }))?;
            }
        }
    }
    if bad > 0 {
        context.out.flush()?;
        let message = context.say(&Message::new("batch-bad").with("count", bad));
        // The lines are done; a closed standard error changes nothing.
        let _ = writeln!(io::stderr(), "duvod: {message}");
    }
    Ok(())
}

/// What answers one line after the other.
struct Worker {
    job: Job,
    search: Search,
    explains: bool,
}

impl Worker {
    fn answer(&self, context: &Context, board: &Board) -> Map<String, Value> {
        let started = Instant::now();
        let (verdict, trace) = if self.explains {
            let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
            match self.job.with_board(board.clone()).run(progress) {
                Outcome::Refused(verdict) => (Some(verdict), None),
                Outcome::Solved { trace, solution } => (Some(Verdict::One(solution)), Some(trace)),
                Outcome::Diagnosed(_) | Outcome::Cancelled => (None, None),
            }
        } else {
            (Some(self.search.verdict(board)), None)
        };
        let micros = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
        let mut answer = Map::new();
        let mut put = |name: &str, value: Value| {
            let _ = answer.insert(name.to_owned(), value);
        };
        put("puzzle", print_line(board, &context.geometry).into());
        let (solution, solutions) = match &verdict {
            Some(Verdict::One(solution)) => {
                (print_line(&check::filled(board, solution), &context.geometry).into(), 1)
            }
            Some(Verdict::Several(..)) => (Value::Null, 2),
            _ => (Value::Null, 0),
        };
        put("solution", solution);
        put("solutions", solutions.into());
        if let Some(trace) = trace {
            for (name, value) in explained(context, &trace) {
                put(name, value);
            }
        }
        put("micros", micros.into());
        answer
    }
}

fn explained(context: &Context, trace: &Trace) -> [(&'static str, Value); 5] {
    let rating = rate(&context.knowledge, trace);
    let rules: Map<String, Value> =
        rating.rules.iter().map(|(rule, &count)| (rule.to_string(), count.into())).collect();
    [
        ("steps", trace.steps.len().into()),
        ("rules", rules.into()),
        ("hardest", rating.hardest.map(RuleId::as_str).into()),
        ("level", rating.level.name().into()),
        ("score", rating.score.into()),
    ]
}
