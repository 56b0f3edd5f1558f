//! `duvod batch [FILE]`: puzzles in, in whatever form, one JSON object a line out for each, in order, streaming.
//!
//! Puzzles are read some at a time, worked on by as many threads as asked for, and written in the order of
//! the input; only a few of these portions are in memory at a time.

mod answers;
mod lines;
mod portions;
mod tools;
mod worker;

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;

use clap::{Arg, Command};

use self::lines::LineReader;
use self::portions::{OfLines, OfText, Portion, SHORT, together};
use self::tools::{Task, Tools};
use self::worker::Worker;
use super::argument::{choice, grid, number, path};
use super::failure::Failure;
use super::in_order::{in_order, threads};
use super::input;
use super::left_out::IGNORE;
use super::output::unwritten;
use super::reasoner::Reasoner;
use super::request::Request;
use super::rules::rules_named;
use super::streams::Streams;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::watch::Watch;
use duvod::formats::{Note, read_bare};
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("batch", words::HelpBatch, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let tasks = ["solve", "rate", "explain"];
    let proof = path("proof").long("proof").value_name("DIR");
    let needs = Arg::new("needs").long("needs").value_name("RULE");
    command
        .arg(path("file").value_name("FILE").help(say(words::HelpBatchFile.into())))
        .arg(choice(locale, "do", &tasks, "solve", say(words::HelpDo.into())))
        .arg(proof.help(say(words::HelpBatchProof.into())))
        .arg(needs.help(say(words::HelpNeeds.into())))
        .arg(number("threads", "N", say(words::HelpThreads.into())))
        .arg(number("skip", "N", say(words::HelpSkip.into())))
        .arg(grid(locale))
}

/// Works through the lines; bad ones are reported in their place and counted at the end.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let name = input::named(request, "file");
    let threads = threads(request.number("threads"));
    let skipped = request.number("skip").and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
    let task = Task::asked(request);
    let (grids, ignored) = (request.grids(), request.texts(IGNORE));
    // A profile that cannot be used is refused before anything is read.
    let _ = Reasoner::of(request).engine()?;
    let proofs = request.path("proof").map(Path::to_owned);
    if proofs.is_some() && task != Task::Explain {
        return Err(Failure::Wrong(words::ErrorProofAlone.into()));
    }
    if let Some(folder) = &proofs {
        let made = fs::create_dir_all(folder);
        made.map_err(|error| Failure::Wrong(unwritten(folder, &error)))?;
    }
    let needed = request.text("needs");
    let needed =
        needed.map(|name| rules_named(request, teller, name)).transpose()?.unwrap_or_default();
    let needed = needed.iter().map(|rule| rule.id).collect();
    let force = request.flag("force");
    let text = short_text(request, teller, name)?;
    let lines = |input| OfLines::new(LineReader::new(input, task.portion()), &grids, &ignored);
    let mut portions: Box<dyn Iterator<Item = io::Result<Portion>> + Send + '_> = match &text {
        Some(text) => Box::new(OfText::new(text, &grids, &ignored, task.portion())),
        None => Box::new(lines(opened(teller, name)?)),
    };
    let Request { knowledge, options, watch, .. } = request;
    let Teller { locale, out, streams, .. } = teller;
    let nodes = watch.nodes;
    let tools = Tools { knowledge, options, task, needed, made: Mutex::default() };
    let worker = Worker { tools: &tools, knowledge, task, nodes, proofs, force };
    let first = pass_over(skipped, &mut portions);
    let first = first.map_err(|error| input::cannot_read(name, &error))?;
    let portions = first.map(Ok).into_iter().chain(portions);
    let telling = Telling { name, locale, watch, streams };
    answer_all(threads, portions, &worker, &telling, out)
}

/// What is needed to say something beside the answers.
struct Telling<'a> {
    /// The name of what is read.
    name: &'a Path,
    locale: &'a Locale,
    watch: &'a Watch,
    streams: &'a Streams,
}

/// Answers portions as they come, in their order, and says at the end what was passed over, bad and given up.
fn answer_all(
    threads: usize,
    portions: impl Iterator<Item = io::Result<Portion>> + Send,
    worker: &Worker<'_>,
    telling: &Telling<'_>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let &Telling { name, locale, watch, streams } = telling;
    // Where the answers go by on the terminal nothing more needs to be shown.
    let shows = !streams.answers_are_seen;
    let (mut counts, mut shown, mut result) = ([0; 3], 0, Ok(()));
    let mut is_empty = true;
    let mut notes = Vec::new();
    let work = |lines: &io::Result<Portion>| lines.as_ref().map(|lines| worker.answers(lines)).ok();
    in_order(threads, portions, work, |portion, answers| {
        let done = portion.map_err(|error| input::cannot_read(name, &error)).and_then(|portion| {
            let answers = answers.unwrap_or_default();
            for (count, more) in counts.iter_mut().zip(answers.counts()) {
                *count += more;
            }
            is_empty &= answers.text.is_empty() && answers.complaints.is_empty();
            answers.write(out, |message| locale.say(message))?;
            notes.extend(portion.notes);
            notes = together(std::mem::take(&mut notes));
            Ok(portion.last)
        });
        match done {
            Ok(done) if shows && done >= shown + worker.task.shown_every() => {
                shown = done;
                watch.show(&words::ProgressLines { count: done }.into());
            }
            Ok(_) => {}
            Err(failure) => {
                result = Err(failure);
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    if shown > 0 {
        watch.clear();
    }
    result?;
    let [bad, failed, spent] = counts;
    let counts: [(usize, Message); 3] = [
        (bad, words::BatchBad { count: bad }.into()),
        (failed, words::BatchFailed { count: failed }.into()),
        (spent, words::BatchSpent { count: spent }.into()),
    ];
    if is_empty {
        let file = name.display().to_string();
        streams.complain(locale.say(&words::BatchEmpty { file }.into()));
    }
    let counted = counts.into_iter().filter(|(count, _)| *count > 0).map(|(_, message)| message);
    for message in notes.iter().map(Note::message).chain(counted) {
        streams.complain(locale.say(&message));
    }
    Ok(())
}

/// The input with this name.
fn opened(teller: &Teller, name: &Path) -> Result<Box<dyn Read + Send>, Failure> {
    if input::is_standard_input(name) {
        return Ok(teller.streams.take_input());
    }
    Ok(Box::new(File::open(name).map_err(|error| input::cannot_read(name, &error))?))
}

/// The text of a file that is not long, and most of whose lines are no puzzles by themselves: then some may belong together.
fn short_text(request: &Request, teller: &Teller, name: &Path) -> Result<Option<String>, Failure> {
    let is_short = |file: &Metadata| file.is_file() && file.len() <= SHORT;
    if input::is_standard_input(name) || !fs::metadata(name).is_ok_and(|file| is_short(&file)) {
        return Ok(None);
    }
    let text = input::text(teller, name)?;
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let puzzles = lines().filter(|line| read_bare(line, &request.grid).is_some()).count();
    let is_list = 2 * puzzles >= lines().count();
    Ok((!is_list).then_some(text))
}

/// Passes over puzzles until there were so many: the beginning of an input that was answered before. Gives what is left of
/// the portion in which the last of them was.
fn pass_over(
    count: usize,
    portions: &mut dyn Iterator<Item = io::Result<Portion>>,
) -> io::Result<Option<Portion>> {
    let mut missing = count;
    while missing > 0 {
        let Some(mut portion) = portions.next().transpose()? else { return Ok(None) };
        let passed = missing.min(portion.puzzles.len());
        missing -= passed;
        let _ = portion.puzzles.drain(..passed);
        if missing == 0 {
            return Ok(Some(portion));
        }
    }
    Ok(None)
}
