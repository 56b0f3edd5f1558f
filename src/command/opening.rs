//! With what a command begins: what was asked for, and where it is told, of the options that every command takes and the
//! user's own knowledge.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;

use super::request::Request;
use super::streams::Streams;
use super::teller::Teller;
use super::watch::{NODES, Watch};
use duvod::explanation::{pattern, rule_name};
use duvod::grid::Geometry;
use duvod::inference::Options;
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::locale::{Coordinates, Locale};
use duvod::message::{Message, words};
use duvod::storage::{self, FolderError, Storage};

/// The language of the rules' names in the notation of experts, who use it whatever their own.
pub(super) const NOTATION_NAMES: &str = "en";

/// What was asked for with these arguments, and what tells it.
///
/// # Errors
/// What to say of the user's own knowledge, or of what is not there.
pub(super) fn opened(
    locale: Locale,
    matches: &ArgMatches,
    streams: &Streams,
) -> Result<(Request, Teller), Message> {
    // Global options that stand behind a subcommand are known to the subcommand only.
    let innermost = innermost(matches);
    let text = |name: &str| innermost.get_one::<String>(name).map(String::as_str);
    let folder = innermost.get_one::<PathBuf>("knowledge");
    let files = folder.map_or(Ok(Vec::new()), |folder| texts_of(folder))?;
    let (words, rules): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|(path, _)| path.starts_with("locales/"));
    let is_terse = text("style") == Some("terse");
    let english = is_terse.then(|| language(NOTATION_NAMES, &words)).transpose()?;
    let mut knowledge = match &rules[..] {
        [] => Knowledge::embedded().cloned(),
        rules => Knowledge::with_files(rules),
    }
    .map_err(|error| error.message())?;
    let locale = with_words(locale, innermost, &words, &knowledge)?;
    let named = innermost.try_get_one::<String>("grid").ok().flatten();
    let grid = grid_named(&knowledge, named.map_or(CLASSIC_GRID, String::as_str))?;
    let profile = text("profile").unwrap_or_default().to_owned();
    if knowledge.profile(&profile).is_none() {
        take_own_profile(&mut knowledge, &profile)?;
    }
    let nodes = innermost.get_one::<u64>("nodes").copied().unwrap_or(NODES);
    let request = Request {
        knowledge,
        grid,
        grid_is_named: named.is_some(),
        options: Options { profile, uniqueness: !innermost.get_flag("no-uniqueness") },
        watch: Watch::new(nodes, &locale, streams),
        words,
        arguments: innermost.clone(),
    };
    Ok((request, Teller::new(locale, english, innermost.get_flag("json"), streams.clone())))
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
    if let Some(named) = with_all_rules(&locale, words, knowledge)? {
        locale = named;
    }
    if matches.get_one::<String>("coordinates").is_some_and(|form| form == "rc") {
        locale.set_coordinates(Coordinates::RowColumn);
    }
    Ok(locale)
}

/// The other languages, where the user's own words or rules make them say more than they do by themselves.
///
/// # Errors
/// What to say of words that are wrong, or of a rule that has a name and no words beside it.
pub(super) fn other_languages(
    spoken: &Locale,
    words: &[(String, String)],
    knowledge: &Knowledge,
) -> Result<Vec<Locale>, Message> {
    let mut others = Vec::new();
    for tag in Locale::languages().into_iter().filter(|tag| *tag != spoken.tag()) {
        let locale = language(tag, words)?;
        match with_all_rules(&locale, words, knowledge)? {
            Some(named) => others.push(named),
            None if words.is_empty() => {}
            None => others.push(locale),
        }
    }
    Ok(others)
}

/// The language with words for the rules that have none; nothing if all have some.
fn with_all_rules(
    locale: &Locale,
    words: &[(String, String)],
    knowledge: &Knowledge,
) -> Result<Option<Locale>, Message> {
    let nameless = nameless(locale, knowledge)?;
    if nameless.is_empty() {
        return Ok(None);
    }
    let tag = locale.tag();
    let own = (format!("locales/{tag}/.names.ftl"), nameless);
    language(tag, &[words, &[own]].concat()).map(Some)
}

/// Words for the rules that have none in a language: they are called by their ids, and that is all they say, but for what the file
/// of a pattern says.
///
/// # Errors
/// What to say of a rule that has a name, and no words beside it.
fn nameless(locale: &Locale, knowledge: &Knowledge) -> Result<String, Message> {
    let mut said = Vec::new();
    for rule in knowledge.rules() {
        let name = rule_name(rule.id).id;
        if !locale.has(&name) {
            let says = match rule.patterns.first() {
                Some(first) => locale.say(&pattern(first)),
                None => rule.id.to_string(),
            };
            said.push(format!("{name} = {}\n    .says = {says}\n", rule.id));
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

/// The knowledge with the profile of this name: the user's own, if there is none without it.
pub(super) fn knowledge_with<'a>(
    knowledge: &'a Knowledge,
    profile: Option<&str>,
) -> Result<Cow<'a, Knowledge>, Message> {
    let mut knowledge = Cow::Borrowed(knowledge);
    if let Some(name) = profile.filter(|name| knowledge.profile(name).is_none()) {
        take_own_profile(knowledge.to_mut(), name)?;
    }
    Ok(knowledge)
}

/// Adds the user's own profile of this name, as the window keeps it.
fn take_own_profile(knowledge: &mut Knowledge, name: &str) -> Result<(), Message> {
    let storage = Storage::find();
    let own = storage.as_ref().filter(|_| storage::is_file_name(name));
    let path = own.map(|storage| storage.profile(name));
    if let Some(path) = path.filter(|path| path.exists()) {
        let shown = path.display().to_string();
        let text = storage::read(&path).map_err(|error| unread(&path, storage::trouble(&error)))?;
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

fn unread(path: &Path, reason: Message) -> Message {
    words::ErrorFile { file: path.display().to_string(), reason }.into()
}

/// The RON and Fluent files below a folder of knowledge: path within it, and text.
fn texts_of(folder: &Path) -> Result<Vec<(String, String)>, Message> {
    storage::texts_below(folder, &["ron", "ftl"])
        .map_err(|FolderError { path, fault }| unread(&path, fault.message()))
}
