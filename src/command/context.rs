//! What every command needs: the language, the knowledge, the options, where to write.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use clap::parser::ValueSource;

use super::failure::{Failure, refusal};
use super::settings::{Given, Settings};
use super::streams::Streams;
use super::watch::Watch;
use duvod::explanation::{rule_name, step_name_in};
use duvod::formats::print_line;
use duvod::grid::{Board, Candidates, Geometry, Puzzle, StateText};
use duvod::inference::{Engine, EngineError, Options};
use duvod::knowledge::{CLASSIC_GRID, Knowledge, Profile, Rule};
use duvod::locale::{Coordinates, Locale};
use duvod::message::{Message, words};
use duvod::notation;
use duvod::proof::Step;
use duvod::search::{Search, Verdict};
use duvod::session::{Coach, Job, Outcome, Progress};
use duvod::shortest::Finder;
use duvod::storage::{self, FolderError, Storage};

/// The language of the rules' names in the notation of experts, who use it whatever their own.
pub(super) const NOTATION_NAMES: &str = "en";

/// How many nodes the exact solver may look at for a puzzle when nothing else is said.
pub(super) const NODES: u64 = 20_000_000;

/// The language, the knowledge, the options, where to write.
pub(super) struct Context {
    pub(super) locale: Locale,
    pub(super) knowledge: Knowledge,
    /// The grid of the puzzle at hand; before one is read, the grid that was asked for.
    pub(super) geometry: Arc<Geometry>,
    /// Whether that grid was named, so that no other may be meant.
    grid_is_asked_for: bool,
    pub(super) options: Options,
    pub(super) json: bool,
    /// How long the exact solver may look.
    pub(super) watch: Watch,
    /// English, in which rules are named in the notation of experts: only if steps are to be told in that.
    english: Option<Locale>,
    pub(super) out: BufWriter<Streams>,
    pub(super) streams: Streams,
}

impl Context {
    /// From the global options.
    pub(super) fn new(
        locale: Locale,
        matches: &ArgMatches,
        streams: Streams,
    ) -> Result<Self, Message> {
        // Global options that stand behind a subcommand are known to the subcommand only.
        let innermost = innermost(matches);
        let folder = innermost.get_one::<PathBuf>("knowledge");
        let files = folder.map_or(Ok(Vec::new()), |folder| texts_of(folder))?;
        let (words, rules): (Vec<_>, Vec<_>) =
            files.into_iter().partition(|(path, _)| path.starts_with("locales/"));
        let is_terse = innermost.get_one::<String>("style").is_some_and(|style| style == "terse");
        let english = is_terse.then(|| language(NOTATION_NAMES, &words)).transpose()?;
        let mut knowledge = match &rules[..] {
            [] => Knowledge::embedded().cloned(),
            rules => Knowledge::with_files(rules),
        }
        .map_err(|error| error.message())?;
        let locale = with_words(locale, innermost, &words, &knowledge)?;
        let grid = innermost.try_get_one::<String>("grid").ok().flatten();
        let geometry = grid_named(&knowledge, grid.map_or(CLASSIC_GRID, String::as_str))?;
        let profile = innermost.get_one::<String>("profile").cloned().unwrap_or_default();
        if knowledge.profile(&profile).is_none() {
            take_own_profile(&mut knowledge, &profile)?;
        }
        let nodes = innermost.get_one::<u64>("nodes").copied().unwrap_or(NODES);
        Ok(Self {
            watch: Watch::new(nodes, &locale, &streams),
            locale,
            knowledge,
            geometry,
            grid_is_asked_for: grid.is_some(),
            options: Options { profile, uniqueness: !innermost.get_flag("no-uniqueness") },
            json: innermost.get_flag("json"),
            english,
            out: BufWriter::new(streams.clone()),
            streams,
        })
    }

    /// The grids that a text may be of, the likeliest first: the one that was asked for, in whichever symbols, or all.
    pub(super) fn grids(&self) -> Vec<Arc<Geometry>> {
        let asked = &self.geometry;
        let may_be = |grid: &&Arc<Geometry>| {
            !self.grid_is_asked_for || asked.has_usual_digits() && grid.is_alike(asked)
        };
        let others = self.knowledge.grids().filter(|grid| grid.name() != asked.name());
        std::iter::once(asked).chain(others.filter(may_be)).cloned().collect()
    }

    /// Takes a puzzle in hand: from now on everything is about its grid.
    pub(super) fn take(&mut self, puzzle: Puzzle) -> Board {
        self.geometry = puzzle.geometry;
        puzzle.board
    }

    /// What the window is opened with.
    pub(super) fn into_settings(self, matches: &ArgMatches) -> Settings {
        let is_given = |id| matches.value_source(id) == Some(ValueSource::CommandLine);
        let given = Given {
            language: is_given("lang"),
            coordinates: is_given("coordinates"),
            profile: is_given("profile"),
        };
        Settings {
            given,
            locale: self.locale,
            knowledge: self.knowledge,
            options: self.options,
            file: matches.get_one::<PathBuf>("file").cloned(),
        }
    }

    /// Says a message in the user's language.
    pub(super) fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// Says that the answer is no, and why; with `--json` as an object with the fields of every refusal.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn refuse(
        &mut self,
        message: &Message,
        verdict: &str,
        puzzle: Option<&StateText>,
    ) -> Result<Failure, Failure> {
        if self.json {
            let puzzle = puzzle.map(|puzzle| self.written(puzzle));
            let refusal = refusal(&self.say(message), Some(verdict), puzzle.as_deref());
            writeln!(self.out, "{refusal}")?;
        } else {
            self.line(message)?;
        }
        Ok(Failure::No)
    }

    /// Writes a message as a line.
    pub(super) fn line(&mut self, message: &Message) -> io::Result<()> {
        let text = self.say(message);
        writeln!(self.out, "{text}")
    }

    /// The profile asked for.
    pub(super) fn profile(&self) -> &Profile {
        let profile = self.knowledge.profile(&self.options.profile);
        profile.expect("a context is only made with a profile that is there")
    }

    /// The rules of that profile that may be used, in its order.
    pub(super) fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.knowledge.rules_of(self.profile()).filter(|rule| self.options.allow(rule))
    }

    /// The exact solver of the grid.
    pub(super) fn search(&self) -> Search {
        Search::new(&self.geometry)
    }

    /// How many solutions a board has, as far as a puzzle is concerned.
    pub(super) fn verdict(&self, board: &Board) -> Result<Verdict, Failure> {
        let search = self.search();
        self.watch.within(|budget| search.verdict_within(board, budget))
    }

    /// How many solutions a puzzle has, givens and pencil marks.
    pub(super) fn verdict_of(&self, puzzle: &StateText) -> Result<Verdict, Failure> {
        let search = self.search();
        self.watch.within(|budget| search.verdict_of(puzzle, budget))
    }

    /// The puzzle on one line: its digits, and behind a colon what is struck out of it, if something is.
    pub(super) fn written(&self, puzzle: &StateText) -> String {
        written(puzzle, &self.geometry)
    }

    /// Does long work, and shows meanwhile how long it takes.
    pub(super) fn watched<T>(&self, work: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
        let done = work(&|| self.watch.look());
        self.watch.end();
        done
    }

    /// Does the work of Sudoku Explainer; as [`Context::watched`].
    pub(super) fn watched_explainer<T>(&self, work: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
        let done = work(&|| self.watch.look_at_explainer());
        self.watch.end();
        done
    }

    /// The job of solving puzzles with the chosen rules.
    pub(super) fn job(&self, puzzle: impl Into<StateText>) -> Result<Job, Failure> {
        let job = Job::new(Arc::new(self.engine()?), Arc::new(self.search()), puzzle);
        Ok(job.within(self.watch.nodes))
    }

    /// Who gives hints and judges moves by the chosen rules.
    pub(super) fn coach(&self) -> Result<Coach, Failure> {
        let (engine, search) = (Arc::new(self.engine()?), Arc::new(self.search()));
        Ok(Coach::new(engine, search, Arc::new(self.finder()?)).within(self.watch.nodes))
    }

    /// The engine with the chosen rules.
    pub(super) fn engine(&self) -> Result<Engine, Failure> {
        Engine::new(&self.knowledge, &self.geometry, &self.options)
            .map_err(|error| no_profile(&error))
    }

    /// What looks for shortest answers with the chosen rules.
    pub(super) fn finder(&self) -> Result<Finder, Failure> {
        let finder = Finder::new(&self.knowledge, &self.geometry, &self.options);
        finder.map_err(|error| no_profile(&error))
    }

    /// Solves a puzzle by the procedure that is told; long work shows the number of its steps on a terminal.
    pub(super) fn solve(&self, puzzle: impl Into<StateText>) -> Result<Outcome, Failure> {
        self.work(&self.job(puzzle)?.to_be_told())
    }

    /// The same, where steps that were found until the budget was spent are an answer.
    pub(super) fn solve_partly(&self, puzzle: impl Into<StateText>) -> Result<Outcome, Failure> {
        Ok(self.worked(&self.job(puzzle)?.to_be_told()))
    }

    /// Solves a puzzle by the procedure by which it is rated.
    pub(super) fn solve_in_order(&self, puzzle: impl Into<StateText>) -> Result<Outcome, Failure> {
        self.work(&self.job(puzzle)?)
    }

    fn work(&self, job: &Job) -> Result<Outcome, Failure> {
        match self.worked(job) {
            // Nobody stops it here but the budget.
            Outcome::Cancelled(_) => Err(Failure::Spent),
            outcome => Ok(outcome),
        }
    }

    fn worked(&self, job: &Job) -> Outcome {
        let mut steps = |number: usize| {
            if number.is_multiple_of(20) {
                self.watch.show(&Message::from(words::ProgressSteps { count: number }));
            }
        };
        let look = || self.watch.look();
        let progress = Progress { steps: &mut steps, cancelled: &look, statistics: None };
        let outcome = job.run(progress);
        self.watch.end();
        self.watch.clear();
        outcome
    }

    /// Says something on standard error.
    pub(super) fn complain(&self, message: &Message) {
        self.streams.complain(self.say(message));
    }

    /// Whether steps are to be told in the notation of experts.
    pub(super) const fn is_terse(&self) -> bool {
        self.english.is_some()
    }

    /// The step in the notation of experts, if steps are to be told in that. `state` has the candidates
    /// before the step.
    pub(super) fn notation(&self, state: &Candidates, step: &Step) -> Option<String> {
        let name = step_name_in(Some(self.english.as_ref()?), &self.geometry, step);
        Some(notation::brief(&self.geometry, state, &name, step))
    }
}

/// As [`Context::written`].
pub(super) fn written(puzzle: &StateText, geometry: &Geometry) -> String {
    if puzzle.removed.is_empty() {
        print_line(&puzzle.board, geometry)
    } else {
        puzzle.print(geometry)
    }
}

fn no_profile(error: &EngineError) -> Failure {
    Failure::Wrong(Message::from(words::ErrorOther { reason: error.to_string() }))
}

/// The grid of that name.
///
/// # Errors
/// What to say where there is none.
pub(super) fn grid_named(knowledge: &Knowledge, name: &str) -> Result<Arc<Geometry>, Message> {
    knowledge.grid_of(name).ok_or_else(|| knowledge.no_grid(name))
}

/// The matches of the subcommand of a subcommand, as deep as it goes.
fn innermost(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, inner)| innermost(inner))
}

/// The language with the user's own words, and with the coordinates asked for.
fn with_words(
    locale: Locale,
    matches: &ArgMatches,
    words: &[(String, String)],
    knowledge: &Knowledge,
) -> Result<Locale, Message> {
    let asked = matches.get_one::<String>("lang");
    let tag = &asked.cloned().unwrap_or_else(|| locale.tag().to_owned());
    let mut locale =
        if words.is_empty() && tag == locale.tag() { locale } else { language(tag, words)? };
    let nameless = nameless(&locale, knowledge)?;
    if !nameless.is_empty() {
        let own = (format!("locales/{tag}/.names.ftl"), nameless);
        locale = language(tag, &[words, &[own]].concat())?;
    }
    if matches.get_one::<String>("coordinates").is_some_and(|form| form == "rc") {
        locale.set_coordinates(Coordinates::RowColumn);
    }
    Ok(locale)
}

/// Words for the rules that have none in a language: they are called by their ids, and that is all they say.
///
/// # Errors
/// What to say of a rule that has a name, and no words beside it.
fn nameless(locale: &Locale, knowledge: &Knowledge) -> Result<String, Message> {
    let mut said = Vec::new();
    for rule in knowledge.rules() {
        let name = rule_name(rule.id).id;
        if !locale.has(&name) {
            said.push(format!("{name} = {id}\n    .says = {id}\n", id = rule.id));
        } else if !locale.has(&format!("{name}.says")) {
            return Err(words::ErrorRuleSaysNothing { name: name.into_owned() }.into());
        }
    }
    Ok(said.concat())
}

/// A language with the user's own words for it.
fn language(tag: &str, words: &[(String, String)]) -> Result<Locale, Message> {
    let prefix = format!("locales/{tag}/");
    let own: Vec<(&str, &str)> = words
        .iter()
        .filter(|(path, _)| path.starts_with(&prefix))
        .map(|(path, text)| (path.as_str(), text.as_str()))
        .collect();
    Locale::with_files(tag, &own).map_err(|error| error.to_message())
}

/// Adds the user's own profile of this name, as the window keeps it.
pub(super) fn take_own_profile(knowledge: &mut Knowledge, name: &str) -> Result<(), Message> {
    let storage = Storage::find();
    let own = storage.as_ref().filter(|_| storage::is_file_name(name));
    let path = own.map(|storage| storage.profile(name));
    if let Some(path) = path.filter(|path| path.exists()) {
        let shown = path.display().to_string();
        let text = storage::read(&path).map_err(|error| cannot_read(&path, &error))?;
        let profile = knowledge.read_profile(&shown, &text.unwrap_or_default());
        let taken = profile.and_then(|profile| knowledge.put_profile(profile));
        return taken.map_err(|error| error.message());
    }
    let mut known: Vec<String> = knowledge.profiles().map(|known| known.name.clone()).collect();
    let files = storage.map(|storage| storage.profile_files().unwrap_or_default());
    let names = files.iter().flatten().filter_map(|path| path.file_stem());
    known.extend(names.map(|name| name.to_string_lossy().into_owned()));
    Err(words::ErrorNoProfile { name, known: known.join(", ") }.into())
}

fn cannot_read(path: &Path, error: &io::Error) -> Message {
    unread(path, storage::trouble(error))
}

fn unread(path: &Path, reason: Message) -> Message {
    words::ErrorFile { file: path.display().to_string(), reason }.into()
}

/// The RON and Fluent files below a folder of knowledge: path within it, and text.
fn texts_of(folder: &Path) -> Result<Vec<(String, String)>, Message> {
    storage::texts_below(folder, &["ron", "ftl"])
        .map_err(|FolderError { path, fault }| unread(&path, fault.message()))
}
