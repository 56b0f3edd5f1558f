//! `duvod batch [FILE]`: one puzzle a line in, one JSON object a line out, in order, streaming.

mod answer;
mod lines;

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::ArgMatches;
use serde_json::json;

use super::context::Context;
use super::in_order::{all_processors, in_order};
use super::{Failure, input};
use crate::grid::Board;
use crate::message::Message;
use answer::{Reply, Wanted, Worker};
use lines::Chunks;

/// How many puzzles one thread takes at a time, where each is done at once.
const MANY: usize = 200;

/// How often it is said how far the work has come.
const OFTEN: Duration = Duration::from_millis(200);

/// Works through the lines; bad ones are reported in their place and counted at the end.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let name = arguments.get_one::<String>("file").map_or("-", String::as_str);
    let wanted = match arguments.get_one::<String>("do").map(String::as_str) {
        Some("explain") => Wanted::Explanation,
        Some("rate") => Wanted::Rating,
        _ => Wanted::Solution,
    };
    let threads = threads(arguments)?;
    let skip = arguments.get_one::<u64>("skip").copied().unwrap_or_default();
    let input: Box<dyn Read + Send> = if name == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(name).map_err(|error| input::cannot_read(name, &error))?)
    };
    let stopped = Arc::new(AtomicBool::new(false));
    let size = if wanted == Wanted::Solution { MANY } else { 1 };
    let skip = usize::try_from(skip).unwrap_or(usize::MAX);
    let chunks = Chunks::read(input, size, skip, context.geometry.clone(), Arc::clone(&stopped));
    let (geometry, knowledge) = (context.geometry.clone(), context.knowledge.clone());
    let worker = Worker {
        wanted,
        job: context.job(Board::empty(geometry.cell_count()))?,
        search: context.search(),
        geometry: &geometry,
        knowledge: &knowledge,
    };
    let work = |chunk: io::Result<lines::Chunk>| chunk.map(|chunk| worker.answers(&chunk));
    let mut tally = Tally::new();
    let mut ended = Ok(());
    in_order(chunks, threads, work, |replies, must_wait| {
        let written = replies
            .map_err(|error| input::cannot_read(name, &error))
            .and_then(|replies| tally.write(context, replies, must_wait));
        ended = written;
        if ended.is_ok() {
            return ControlFlow::Continue(());
        }
        stopped.store(true, Ordering::Relaxed);
        ControlFlow::Break(())
    });
    Context::end_progress();
    ended?;
    tally.report(context)
}

/// On how many threads to work.
fn threads(arguments: &ArgMatches) -> Result<NonZeroUsize, Failure> {
    let Some(&count) = arguments.get_one::<u64>("threads") else { return Ok(all_processors()) };
    let count = usize::try_from(count).unwrap_or(usize::MAX).min(MOST_THREADS);
    NonZeroUsize::new(count).ok_or_else(|| Failure::Wrong(Message::new("error-threads")))
}

/// More threads than these are of no use on any machine.
const MOST_THREADS: usize = 1024;

/// What was answered so far.
struct Tally {
    answered: usize,
    bad: usize,
    told: Instant,
    /// Whether it is shown how far the work has come: not between the answers.
    shows: bool,
}

impl Tally {
    fn new() -> Self {
        Self { answered: 0, bad: 0, told: Instant::now(), shows: !io::stdout().is_terminal() }
    }

    /// Writes replies, at once if there is time for it.
    fn write(
        &mut self,
        context: &mut Context,
        replies: Vec<Reply>,
        must_wait: bool,
    ) -> Result<(), Failure> {
        for reply in replies {
            self.answered += 1;
            match reply {
                Reply::Answer(answer) => writeln!(context.out, "{answer}")?,
                Reply::Bad(message) => {
                    self.bad += 1;
                    let reason = context.say(&message);
                    writeln!(context.out, "{}", json!({ "error": reason }))?;
                }
            }
        }
        if must_wait {
            context.out.flush()?;
        }
        if self.shows && self.told.elapsed() > OFTEN {
            self.told = Instant::now();
            let message = Message::new("progress-batch").with("count", self.answered);
            context.progress(&message.with("bad", self.bad));
        }
        Ok(())
    }

    /// Says how many lines could not be read.
    fn report(&self, context: &mut Context) -> Result<(), Failure> {
        if self.bad > 0 {
            context.out.flush()?;
            let message = context.say(&Message::new("batch-bad").with("count", self.bad));
            // The lines are done; a closed standard error changes nothing.
            let _ = writeln!(io::stderr(), "duvod: {message}");
        }
        Ok(())
    }
}
