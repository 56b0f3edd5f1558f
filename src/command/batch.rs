//! `duvod batch [FILE]`: one puzzle a line in, one JSON object a line out, in order, streaming.
//!
//! Lines are read some at a time, worked on by as many threads as asked for, and written in the order of
//! the input; only a few of these portions are in memory at a time.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::ArgMatches;
use serde::Serialize;

use super::certificate::Files;
use super::context::Context;
use super::failure::{Failure, refusal};
use super::in_order::{all_processors, in_order};
use super::input;
use super::lines::{LineReader, Lines};
use super::rate::{EXPLAINER_PROFILE, Three};
use super::watch::{self, Patience};
use crate::formats::{ReadError, print_line, read_line};
use crate::grid::{Board, Geometry};
use crate::knowledge::{Knowledge, Level};
use crate::message::{Message, words};
use crate::proof::{RuleId, Trace};
use crate::rating::se::{self, ExplainerError};
use crate::rating::{Rating, rate};
use crate::search::{Budget, Search, Verdict};
use crate::session::{Job, Outcome, Progress};

/// The most threads that are of any use.
const MOST_THREADS: usize = 256;

/// What is done with each puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    Solve,
    Rate,
    Explain,
}

impl Task {
    fn asked(arguments: &ArgMatches) -> Self {
        match arguments.get_one::<String>("do").map(String::as_str) {
            Some("explain") => Self::Explain,
            Some("rate") => Self::Rate,
            _ => Self::Solve,
        }
    }

    /// Whether puzzles are rated as Sudoku Explainer rates them, too, or explained as it does.
    fn is_by_explainer(self, context: &Context) -> bool {
        let is_rated = se::is_rated(&context.geometry);
        let is_asked = is_rated && context.options.profile == EXPLAINER_PROFILE;
        match self {
            Self::Solve => false,
            Self::Rate => is_asked,
            // Some of its techniques assume one solution.
            Self::Explain => is_asked && context.options.uniqueness,
        }
    }

    /// How many lines are a portion of work: long enough that handing it over costs nothing, short enough
    /// that no thread waits for another.
    const fn portion(self) -> usize {
        match self {
            Self::Solve => 256,
            Self::Rate | Self::Explain => 4,
        }
    }

    /// After how many lines at the least progress is shown anew.
    const fn shown_every(self) -> usize {
        match self {
            Self::Solve => 20_000,
            Self::Rate | Self::Explain => 10,
        }
    }
}

/// Works through the lines; bad ones are reported in their place and counted at the end.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let name = input::named(arguments, "file");
    let asked = |name: &str| arguments.get_one::<u64>(name).map(|&number| usize::try_from(number));
    let threads = asked("threads").map(|threads| threads.unwrap_or(MOST_THREADS));
    let threads = threads.unwrap_or_else(all_processors).min(MOST_THREADS);
    let skipped = asked("skip").and_then(Result::ok).unwrap_or(0);
    let task = Task::asked(arguments);
    let mut lines = LineReader::new(opened(context, name)?, task.portion());
    let job = context.job(Board::empty(context.geometry.cell_count()))?;
    let search = context.search();
    let proofs = arguments.get_one::<PathBuf>("proof").cloned();
    if proofs.is_some() && task != Task::Explain {
        return Err(Failure::Wrong(words::ErrorProofAlone.into()));
    }
    let force = arguments.get_flag("force");
    let explainer = task.is_by_explainer(context);
    let Context { geometry, knowledge, locale, out, watch, streams, .. } = context;
    let nodes = watch.nodes;
    let worker = Worker { job, search, geometry, knowledge, task, nodes, proofs, force, explainer };
    worker.pass_over(skipped, &mut lines).map_err(|error| input::cannot_read(name, &error))?;
    // Where the answers go by on the terminal nothing more needs to be shown.
    let shows = !streams.answers_are_seen;
    let (mut bad, mut spent, mut shown, mut result) = (0, 0, 0, Ok(()));
    let work = |lines: &io::Result<Lines>| lines.as_ref().map(|lines| worker.answers(lines)).ok();
    in_order(threads, lines, work, |lines, answers| {
        let done = lines.map_err(|error| input::cannot_read(name, &error)).and_then(|lines| {
            let answers = answers.unwrap_or_default();
            let given_up = answers.given_up();
            spent += given_up;
            bad += answers.complaints.len() - given_up;
            answers.write(out, |message| locale.say(message))?;
            Ok(lines.last)
        });
        match done {
            Ok(done) if shows && done >= shown + task.shown_every() => {
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
    let counts: [(usize, Message); 2] = [
        (bad, words::BatchBad { count: bad }.into()),
        (spent, words::BatchSpent { count: spent }.into()),
    ];
    for (_, message) in counts.iter().filter(|(count, _)| *count > 0) {
        streams.complain(locale.say(message));
    }
    Ok(())
}

/// The input with this name.
fn opened(context: &Context, name: &Path) -> Result<Box<dyn Read + Send>, Failure> {
    if input::is_standard_input(name) {
        return Ok(context.streams.take_input());
    }
    Ok(Box::new(File::open(name).map_err(|error| input::cannot_read(name, &error))?))
}

/// What answers lines, whichever thread asks.
struct Worker<'a> {
    job: Job,
    search: Search,
    geometry: &'a Geometry,
    knowledge: &'a Knowledge,
    task: Task,
    /// The most nodes of the exact solver for a line.
    nodes: u64,
    /// The folder that proofs are written into, if they are asked for.
    proofs: Option<PathBuf>,
    /// Whether files may be overwritten.
    force: bool,
    /// Whether puzzles are rated as Sudoku Explainer rates them, too, or explained as it does.
    explainer: bool,
}

/// The answers to a portion of lines.
#[derive(Default)]
struct Answers {
    /// A JSON object on each line.
    text: String,
    /// What there is no answer to, and where in the text that is to be said, in the order of the lines.
    complaints: Vec<(usize, Complaint)>,
}

/// Why a line has no answer.
enum Complaint {
    /// It could not be read.
    Bad(ReadError),
    /// Its proof could not be written: what is said of that.
    Unproved(Message),
    /// It is this puzzle, which was given up: what is said of that.
    Spent(String, Message),
}

impl Answers {
    /// How many puzzles were given up.
    fn given_up(&self) -> usize {
        let complaints = self.complaints.iter();
        complaints.filter(|(_, complaint)| matches!(complaint, Complaint::Spent(..))).count()
    }

    /// Writes the answers, and complaints in their places. Nothing is kept back, so that what was done is not lost, and
    /// a reader at the other end of a pipe need not wait.
    fn write(&self, out: &mut impl Write, say: impl Fn(&Message) -> String) -> io::Result<()> {
        let mut written = 0;
        for (place, complaint) in &self.complaints {
            out.write_all(&self.text.as_bytes()[written..*place])?;
            written = *place;
            let refusal = match complaint {
                Complaint::Bad(error) => refusal(&say(&error.message()), None, None),
                Complaint::Unproved(message) => refusal(&say(message), None, None),
                Complaint::Spent(puzzle, message) => {
                    refusal(&say(message), Some("undecided"), Some(puzzle))
                }
            };
            writeln!(out, "{refusal}")?;
        }
        out.write_all(&self.text.as_bytes()[written..])?;
        out.flush()
    }
}

/// What is written about a puzzle.
#[derive(Serialize)]
struct Answer<'a> {
    puzzle: Cow<'a, str>,
    solution: Option<String>,
    solutions: u8,
    #[serde(flatten)]
    rated: Option<Rated>,
    #[serde(flatten)]
    explainer: Option<Three>,
    #[serde(flatten)]
    explained: Option<Explained>,
    micros: u64,
}

/// What is written besides where a puzzle is rated by the rules of Duvod.
#[derive(Serialize)]
struct Rated {
    hardest: Option<&'static str>,
    level: Option<&'static str>,
    score: u64,
}

/// What is written besides that where it is explained.
#[derive(Serialize)]
struct Explained {
    steps: usize,
    rules: BTreeMap<&'static str, usize>,
}

impl Rated {
    fn of(rating: &Rating) -> Self {
        let (hardest, level) = (rating.hardest.map(RuleId::as_str), rating.level.map(Level::name));
        Self { hardest, level, score: rating.score }
    }
}

impl Explained {
    fn of(trace: &Trace) -> Self {
        let mut rules = BTreeMap::new();
        for step in &trace.steps {
            *rules.entry(step.rule.as_str()).or_default() += 1;
        }
        Self { steps: trace.steps.len(), rules }
    }
}

impl Worker<'_> {
    /// Passes over lines until so many of them are such as have an answer: the beginning of an input that was
    /// answered before.
    fn pass_over(&self, count: usize, lines: &mut LineReader<impl Read>) -> io::Result<()> {
        let mut passed = 0;
        while passed < count {
            let Some(line) = lines.next_line()? else { return Ok(()) };
            let is_nothing = read_line(&line, self.geometry).is_err_and(|error| error.is_nothing());
            passed += usize::from(!is_nothing);
        }
        Ok(())
    }

    fn answers(&self, lines: &Lines) -> Answers {
        let mut answers = Answers::default();
        for (number, line) in &lines.lines {
            match read_line(line, self.geometry) {
                Ok(board) => {
                    match self.answer(line, &board, *number) {
                        Ok(answer) => {
                            let answer = serde_json::to_string(&answer);
                            // Nothing in it can fail to be written; if it could, it would be missing.
                            answers.text.push_str(&answer.unwrap_or_default());
                            answers.text.push('\n');
                        }
                        Err(complaint) => answers.complaints.push((answers.text.len(), complaint)),
                    }
                }
                Err(error) if error.is_nothing() => {}
                Err(error) => {
                    let bad = Complaint::Bad(error.on_line(*number));
                    answers.complaints.push((answers.text.len(), bad));
                }
            }
        }
        answers
    }

    /// What is written about a puzzle on the line with this number, or why there is nothing.
    fn answer<'l>(
        &self,
        line: &'l str,
        board: &Board,
        number: usize,
    ) -> Result<Answer<'l>, Complaint> {
        let started = Instant::now();
        let patience = Patience::new(self.nodes);
        let look = || patience.is_over();
        let spent = || self.spent(line, board, &patience);
        let is_explained = self.task == Task::Explain;
        let (verdict, trace) = if self.task == Task::Solve || self.explainer && is_explained {
            let verdict = self.search.verdict_within(board, &mut Budget::nodes(self.nodes));
            (verdict.map_err(|_| spent())?, None)
        } else {
            let progress = Progress { steps: &mut |_| {}, cancelled: &look, statistics: None };
            match self.job.with_board(board.clone()).run(progress) {
                Outcome::Refused(verdict) => (verdict, None),
                Outcome::Solved { trace, solution } => (Verdict::One(solution), Some(trace)),
                Outcome::Diagnosed(_) | Outcome::Cancelled => return Err(spent()),
            }
        };
        let is_one = matches!(verdict, Verdict::One(_));
        let by_explainer = (self.explainer && is_one).then(|| self.by_explainer(line, board));
        let (explainer, own) = by_explainer.transpose()?.unzip();
        let micros = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
        let (solution, solutions) = match &verdict {
            Verdict::One(solution) => {
                (Some(print_line(&solution.filled_into(board), self.geometry)), 1)
            }
            Verdict::Several(..) => (None, 2),
            _ => (None, 0),
        };
        let steps = own.as_ref().and_then(Option::as_ref).or(trace.as_ref());
        if let Some((folder, trace)) = self.proofs.as_ref().zip(steps) {
            let files = Files::new(&folder.join(number.to_string()));
            let _ = files.write(self.geometry, trace, self.force).map_err(Complaint::Unproved)?;
        }
        let rated = trace.as_ref().map(|trace| Rated::of(&rate(self.knowledge, trace)));
        let explained = steps.filter(|_| is_explained).map(Explained::of);
        let puzzle = self.written(line, board);
        Ok(Answer { puzzle, solution, solutions, rated, explainer, explained, micros })
    }

    /// What Sudoku Explainer says of a puzzle on this line, and if it is to be explained how it solves it.
    fn by_explainer(&self, line: &str, board: &Board) -> Result<(Three, Option<Trace>), Complaint> {
        let patience = Patience::of_explainer(self.nodes);
        let asks = || patience.is_over();
        let found = if self.task == Task::Explain {
            let explained = se::explain(self.geometry, board, &asks);
            explained.map(|(rating, trace)| (rating, Some(trace)))
        } else {
            se::rate(self.geometry, board, &asks).map(|rating| (rating, None))
        };
        found.map(|(rating, trace)| (Three::from(&rating), trace)).map_err(|error| match error {
            ExplainerError::Untold(step) => {
                let untold = words::ErrorExplainerUntold { step: step + 1 };
                Complaint::Unproved(untold.into())
            }
            ExplainerError::Stopped | ExplainerError::OtherGrid => {
                self.spent(line, board, &patience)
            }
        })
    }

    /// That the puzzle on this line was given up.
    fn spent(&self, line: &str, board: &Board, patience: &Patience) -> Complaint {
        let message = watch::given_up(patience, self.nodes);
        Complaint::Spent(self.written(line, board).into_owned(), message)
    }

    /// The puzzle on one line: mostly it is that already.
    fn written<'l>(&self, line: &'l str, board: &Board) -> Cow<'l, str> {
        let is_plain = |symbol: u8| symbol == b'.' || (b'1'..=b'9').contains(&symbol);
        if line.len() == self.geometry.cell_count() && line.bytes().all(is_plain) {
            Cow::Borrowed(line)
        } else {
            Cow::Owned(print_line(board, self.geometry))
        }
    }
}
