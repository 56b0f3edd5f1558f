//! What the program says to a command: tables of command lines with what they print, one page a subject, in
//! `tests/commands/`.
//!
//! Of a page the lines between fences are run, with the files of `tests/commands/files/` and an empty folder, `out`, at hand:
//!
//! * `$ duvod …` is a command, in English where it names no language. `<` reads a file, `|` hands on what was printed;
//!   `cat` and `ls` show what was written. What is between quotes is one word. Behind a variable, `$ NAME=value duvod …`,
//!   the program is started; all others are run in this process (`every_command` holds that this is the same).
//! * Below it stands `? 2`, its exit status where that is not 0, then all that it prints. `! ` is before what comes on standard
//!   error; `[..]` is anything within a line, and a line `...` any lines.
//!
//! `SNAPSHOTS=overwrite` writes what is printed now; what is left out and still fits stays left out.

use std::fs;
use std::path::{Path, PathBuf};

use snapbox::data::DataFormat;
use snapbox::filter::NormalizeToExpected;
use snapbox::{Assert, Data};

use crate::support::program::{Folder, Given, command, copy, in_english, program, started};

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/commands")
}

/// Runs what a page holds, and compares.
fn run(subject: &str) {
    let path = home().join(subject).with_extension("md");
    let page = Data::try_read_from(&path, Some(DataFormat::Text)).expect("a page");
    let folder = Folder::new(&format!("commands-{subject}"));
    copy(&home().join("files"), &folder.0);
    fs::create_dir(folder.0.join("out")).expect("a folder");
    let now = now(&page.to_string(), &folder.0);
    Assert::new().action_env("SNAPSHOTS").eq(now, page.raw());
}

/// The page with what its commands print now.
fn now(page: &str, folder: &Path) -> String {
    let mut now = String::new();
    let mut lines = page.split_inclusive('\n').peekable();
    let mut is_run = false;
    while let Some(line) = lines.next() {
        now += line;
        is_run ^= line.starts_with("```");
        let Some(command) = line.strip_prefix("$ ").filter(|_| is_run) else { continue };
        let mut expected = String::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ") && *line != "```\n") {
            expected += line;
        }
        let printed = Data::text(printed(command, folder));
        let fitted = NormalizeToExpected::new().redact().normalize(printed, &Data::text(expected));
        now += &fitted.to_string();
    }
    now
}

/// What a command line prints, with its status.
fn printed(line: &str, folder: &Path) -> String {
    let words = words(line);
    let (mut status, mut told, mut errors) = (0, String::new(), String::new());
    for stage in words.split(|word| *word == "|") {
        assert_eq!(status, 0, "{line}: more is to come of it");
        let (stage, input) = match stage {
            [stage @ .., "<", name] => (stage, read(folder, name)),
            stage => (stage, told),
        };
        let given = given(stage, &input, folder);
        (status, told) = (given.status, given.told);
        errors += &given.errors;
    }
    let status = if status == 0 { String::new() } else { format!("? {status}\n") };
    let end = if told.is_empty() || told.ends_with('\n') { "" } else { "\n" };
    let errors: String = errors.lines().flat_map(|line| ["! ", line, "\n"]).collect();
    format!("{status}{told}{end}{errors}").replace(&format!("{}/", folder.display()), "")
}

/// The words of a line; what is between quotes is one.
fn words(line: &str) -> Vec<&str> {
    let parts = line.trim_end().split('\'').enumerate();
    let words = parts.flat_map(|(number, part)| match number % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}

/// What one command gives.
fn given(words: &[&str], input: &str, folder: &Path) -> Given {
    let shown = |told| Given { status: 0, told, errors: String::new() };
    match words {
        ["duvod", rest @ ..] => command(&refs(&placed(rest, folder)), input),
        [variable, "duvod", rest @ ..] => {
            let (name, value) = variable.split_once('=').expect("a variable");
            let value = &placed(&[value], folder)[0];
            started(program(&in_english(&refs(&placed(rest, folder)))).env(name, value), input)
        }
        ["cat", name] => shown(read(folder, name)),
        ["ls", name] => shown(listed(&folder.join(name))),
        other => panic!("{other:?} is no command"),
    }
}

/// The words with the paths of what is in the folder.
fn placed(words: &[&str], folder: &Path) -> Vec<String> {
    let place = |word: &&str| {
        let first = word.split('/').next().unwrap_or_default();
        let is_there = !first.is_empty() && folder.join(first).exists();
        if is_there { folder.join(word).display().to_string() } else { (*word).to_owned() }
    };
    words.iter().map(place).collect()
}

fn refs(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn listed(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string());
    let mut names: Vec<String> = names.map(|name| name.expect("UTF-8") + "\n").collect();
    names.sort();
    names.concat()
}

/// A test for each page, and one that none is forgotten.
macro_rules! pages {
    ($($subject:ident)*) => {
        $(#[test]
        fn $subject() {
            run(stringify!($subject));
        })*

        #[test]
        fn every_page_is_run_and_every_file_is_named() {
            let pages = [$(concat!(stringify!($subject), ".md\n")),*];
            assert_eq!(listed(&home()).replace("files\n", ""), pages.concat());
            let texts: String = pages.iter().map(|page| read(&home(), page.trim())).collect();
            for name in listed(&home().join("files")).lines() {
                assert!(texts.contains(name), "no command names {name}");
            }
        }
    };
}

pages! {
    batch
    check
    compare
    convert
    critique
    errors
    experiment
    explain
    explainer
    export
    generate
    grids
    help
    hint
    library
    print
    profiles
    proof
    queens
    rate
    replay
    rules
    several
    solve
    verify
    why
}
