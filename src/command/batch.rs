//! `duvod batch [FILE]`: puzzles in, in whatever form, one JSON object a line out for each, in order, streaming.
//!
//! Puzzles are read some at a time, worked on by as many threads as asked for, and written in the order of
//! the input; only a few of these portions are in memory at a time.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use clap::ArgMatches;
use serde::Serialize;
use serde_json::Value;

use super::certificate::Files;
use super::check::found_as_json;
use super::context::{Context, written};
use super::failure::{Failure, refusal};
use super::in_order::{all_processors, in_order};
use super::input;
use super::lines::LineReader;
use super::portions::{Entry, OfLines, OfText, Portion, SHORT, together};
use super::rate::{EXPLAINER_PROFILE, Three};
use super::streams::Streams;
use super::watch::{self, Patience, Watch};
use crate::explanation::judged;
use crate::formats::{Note, WrittenPuzzle, print_line, read_bare, read_line};
use crate::grid::{Board, Geometry, StateText};
use crate::inference::{Engine, Options};
use crate::knowledge::{Knowledge, Level};
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::proof::{RuleId, Trace};
use crate::rating::se::{self, ExplainerError};
use crate::rating::{Rating, rate};
use crate::search::{Budget, Search, Undecided, Verdict};
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
    fn is_by_explainer(self, geometry: &Geometry, options: &Options) -> bool {
        let is_asked = se::is_rated(geometry) && options.profile == EXPLAINER_PROFILE;
        match self {
            Self::Solve => false,
            Self::Rate => is_asked,
            // Some of its techniques assume one solution.
            Self::Explain => is_asked && options.uniqueness,
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
    let grids = context.grids();
    // A profile that cannot be used is refused before anything is read.
    let _ = context.engine()?;
    let proofs = arguments.get_one::<PathBuf>("proof").cloned();
    if proofs.is_some() && task != Task::Explain {
        return Err(Failure::Wrong(words::ErrorProofAlone.into()));
    }
    let force = arguments.get_flag("force");
    let text = short_text(context, name)?;
    let lines = |input| OfLines::new(LineReader::new(input, task.portion()), &grids);
    let mut portions: Box<dyn Iterator<Item = io::Result<Portion>> + Send + '_> = match &text {
        Some(text) => Box::new(OfText::new(text, &grids, task.portion())),
        None => Box::new(lines(opened(context, name)?)),
    };
    let Context { knowledge, locale, out, watch, options, streams, .. } = context;
    let nodes = watch.nodes;
    let tools = Tools { knowledge, options, task, made: Mutex::default() };
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
    let (mut bad, mut spent, mut shown, mut result) = (0, 0, 0, Ok(()));
    let mut notes = Vec::new();
    let work = |lines: &io::Result<Portion>| lines.as_ref().map(|lines| worker.answers(lines)).ok();
    in_order(threads, portions, work, |portion, answers| {
        let done = portion.map_err(|error| input::cannot_read(name, &error)).and_then(|portion| {
            let answers = answers.unwrap_or_default();
            let given_up = answers.given_up();
            spent += given_up;
            bad += answers.complaints.len() - given_up;
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
    let counts: [(usize, Message); 2] = [
        (bad, words::BatchBad { count: bad }.into()),
        (spent, words::BatchSpent { count: spent }.into()),
    ];
    let counted = counts.into_iter().filter(|(count, _)| *count > 0).map(|(_, message)| message);
    for message in notes.iter().map(Note::message).chain(counted) {
        streams.complain(locale.say(&message));
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

/// The text of a file that is not long, and most of whose lines are no puzzles by themselves: then some may belong together.
fn short_text(context: &Context, name: &Path) -> Result<Option<String>, Failure> {
    let is_short = |file: &Metadata| file.is_file() && file.len() <= SHORT;
    if input::is_standard_input(name) || !fs::metadata(name).is_ok_and(|file| is_short(&file)) {
        return Ok(None);
    }
    let text = input::text(context, name)?;
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let puzzles = lines().filter(|line| read_bare(line, &context.geometry).is_some()).count();
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

/// What solves the puzzles of each grid, made when the first of them is met.
struct Tools<'a> {
    knowledge: &'a Knowledge,
    options: &'a Options,
    task: Task,
    made: Mutex<BTreeMap<String, Arc<Tool>>>,
}

/// What solves the puzzles of a grid.
struct Tool {
    job: Job,
    search: Arc<Search>,
    geometry: Arc<Geometry>,
    /// Whether puzzles are rated as Sudoku Explainer rates them, too, or explained as it does.
    explainer: bool,
}

impl Tools<'_> {
    fn of(&self, geometry: &Arc<Geometry>, nodes: u64) -> Result<Arc<Tool>, Message> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tool) = made.get(geometry.name()) {
            return Ok(Arc::clone(tool));
        }
        let engine = Engine::new(self.knowledge, geometry, self.options);
        let engine = engine.map_err(|error| words::ErrorOther { reason: error.to_string() })?;
        let search = Arc::new(Search::new(geometry));
        let board = Board::empty(geometry.cell_count());
        let job = Job::new(Arc::new(engine), Arc::clone(&search), board).within(nodes);
        let explainer = self.task.is_by_explainer(geometry, self.options);
        let tool = Arc::new(Tool { job, search, geometry: Arc::clone(geometry), explainer });
        let _ = made.insert(geometry.name().to_owned(), Arc::clone(&tool));
        Ok(tool)
    }
}

/// What answers, whichever thread asks.
struct Worker<'a> {
    tools: &'a Tools<'a>,
    knowledge: &'a Knowledge,
    task: Task,
    /// The most nodes of the exact solver for a puzzle.
    nodes: u64,
    /// The folder that proofs are written into, if they are asked for.
    proofs: Option<PathBuf>,
    /// Whether files may be overwritten.
    force: bool,
}

/// The answers to a portion.
#[derive(Default)]
struct Answers {
    /// A JSON object on each line.
    text: String,
    /// What there is no answer to, and where in the text that is to be said, in the order of the puzzles.
    complaints: Vec<(usize, Complaint)>,
}

/// Why a puzzle has no answer.
enum Complaint {
    /// It could not be read, or its proof could not be written: what is said of that.
    Wrong(Message),
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
                Complaint::Wrong(message) => refusal(&say(message), None, None),
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
    /// What digits that were found besides are worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<Value>,
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
    fn answers(&self, portion: &Portion) -> Answers {
        let mut answers = Answers::default();
        let mut tool: Option<Arc<Tool>> = None;
        for (number, entry) in &portion.puzzles {
            let answer = self.answer_to(entry, *number, &mut tool);
            match answer {
                Ok(answer) => {
                    let answer = serde_json::to_string(&answer);
                    // Nothing in it can fail to be written; if it could, it would be missing.
                    answers.text.push_str(&answer.unwrap_or_default());
                    answers.text.push('\n');
                }
                Err(complaint) => answers.complaints.push((answers.text.len(), complaint)),
            }
        }
        answers
    }

    /// What is written about what begins on the line with this number, or why there is nothing; by the tool at hand, if it
    /// is of the same grid.
    fn answer_to<'l>(
        &self,
        entry: &'l Entry,
        number: usize,
        tool: &mut Option<Arc<Tool>>,
    ) -> Result<Answer<'l>, Complaint> {
        let (geometry, state, line) = match entry {
            Entry::Line(line, geometry) => {
                let board = read_line(line, geometry);
                let board = board.map_err(|error| Complaint::Wrong(error.message()))?;
                (geometry, Cow::Owned(StateText::of_board(board)), Cow::Borrowed(line.as_str()))
            }
            Entry::Read(Ok(WrittenPuzzle { geometry, state, .. })) => {
                let line = written(&state.puzzle(), geometry);
                (geometry, Cow::Borrowed(state), Cow::Owned(line))
            }
            Entry::Read(Err(error)) => return Err(Complaint::Wrong(error.clone())),
        };
        let same = tool.take().filter(|tool| tool.geometry == *geometry);
        let found = same.map_or_else(|| self.tools.of(geometry, self.nodes), Ok);
        let tool = tool.insert(found.map_err(Complaint::Wrong)?);
        self.answer(tool, line, &state, number)
    }

    /// What is written about a puzzle that begins on the line with this number, or why there is nothing.
    fn answer<'l>(
        &self,
        tool: &Tool,
        line: Cow<'l, str>,
        state: &StateText,
        number: usize,
    ) -> Result<Answer<'l>, Complaint> {
        let geometry = &*tool.geometry;
        let puzzle =
            &*if state.is_in_play() { Cow::Owned(state.puzzle()) } else { Cow::Borrowed(state) };
        let board = &puzzle.board;
        let started = Instant::now();
        let patience = Patience::new(self.nodes);
        let look = || patience.is_over();
        let spent = || self.spent(geometry, puzzle, &patience);
        let is_explained = self.task == Task::Explain;
        // It knows no puzzles with pencil marks of their own.
        let by_explainer = tool.explainer && puzzle.removed.is_empty();
        let (verdict, trace) = if self.task == Task::Solve || by_explainer && is_explained {
            let verdict = tool.search.verdict_of(puzzle, &mut Budget::nodes(self.nodes));
            (verdict.map_err(|_| spent())?, None)
        } else {
            let progress = Progress { steps: &mut |_| {}, cancelled: &look, statistics: None };
            match tool.job.with_puzzle(puzzle.clone()).run(progress) {
                Outcome::Refused(verdict) => (verdict, None),
                Outcome::Solved { trace, solution } => (Verdict::One(solution), Some(trace)),
                Outcome::Diagnosed(_) | Outcome::Cancelled => return Err(spent()),
            }
        };
        let is_one = matches!(verdict, Verdict::One(_));
        let by_explainer = (by_explainer && is_one).then(|| self.by_explainer(geometry, board));
        let (explainer, own) = by_explainer.transpose()?.unzip();
        let micros = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
        let (solution, solutions) = match &verdict {
            Verdict::One(solution) => (Some(print_line(&solution.filled_into(board), geometry)), 1),
            Verdict::Several(..) => (None, 2),
            _ => (None, 0),
        };
        let steps = own.as_ref().and_then(Option::as_ref).or(trace.as_ref());
        if let Some((folder, trace)) = self.proofs.as_ref().zip(steps) {
            let files = Files::new(&folder.join(number.to_string()));
            let _ = files.write(geometry, trace, self.force).map_err(Complaint::Wrong)?;
        }
        let rated = trace.as_ref().map(|trace| Rated::of(&rate(self.knowledge, trace)));
        let explained = steps.filter(|_| is_explained).map(Explained::of);
        let found = self.found(tool, state, &verdict).map_err(|_| spent())?;
        Ok(Answer { puzzle: line, solution, solutions, found, rated, explainer, explained, micros })
    }

    /// What Sudoku Explainer says of a puzzle, and if it is to be explained how it solves it.
    fn by_explainer(
        &self,
        geometry: &Geometry,
        board: &Board,
    ) -> Result<(Three, Option<Trace>), Complaint> {
        let patience = Patience::of_explainer(self.nodes);
        let asks = || patience.is_over();
        let found = if self.task == Task::Explain {
            let explained = se::explain(geometry, board, &asks);
            explained.map(|(rating, trace)| (rating, Some(trace)))
        } else {
            se::rate(geometry, board, &asks).map(|rating| (rating, None))
        };
        found.map(|(rating, trace)| (Three::from(&rating), trace)).map_err(|error| match error {
            ExplainerError::Untold(step) => {
                let untold = words::ErrorExplainerUntold { step: step + 1 };
                Complaint::Wrong(untold.into())
            }
            ExplainerError::Stopped | ExplainerError::OtherGrid => {
                self.spent(geometry, &StateText::of_board(board.clone()), &patience)
            }
        })
    }

    /// What digits that were found in a state are worth, if there are any.
    fn found(
        &self,
        tool: &Tool,
        state: &StateText,
        verdict: &Verdict,
    ) -> Result<Option<Value>, Undecided> {
        if state.found().next().is_none() {
            return Ok(None);
        }
        let judged = judged(&tool.search, state, verdict, &mut Budget::nodes(self.nodes))?;
        Ok(judged.found.map(|found| found_as_json(&tool.geometry, &found)))
    }

    /// That a puzzle was given up.
    fn spent(&self, geometry: &Geometry, puzzle: &StateText, patience: &Patience) -> Complaint {
        let message = watch::given_up(patience, self.nodes);
        Complaint::Spent(written(puzzle, geometry), message)
    }
}
