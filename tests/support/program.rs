//! The program, run as a user runs it or within this process, and folders for its files.

use std::cell::RefCell;
use std::fs;
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::rc::Rc;
use std::thread;

use duvod_command::{Ending, Streams, run};
use serde_json::Value;

/// What a command gave.
#[derive(Debug, PartialEq)]
pub(crate) struct Given {
    pub(crate) status: u8,
    pub(crate) told: String,
    pub(crate) errors: String,
}

/// The words of a command, in English where they name no language.
pub(crate) fn in_english<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let english = if words.contains(&"--lang") { &[][..] } else { &["--lang", "en"] };
    [words, english].concat()
}

/// Runs a command in this process, which takes no time to start. `every_command` holds that the program says the same.
pub(crate) fn command(words: &[&str], input: &str) -> Given {
    let words = in_english(words);
    let (told, errors) = (Sink::default(), Sink::default());
    let streams = Streams::new(Cursor::new(input.to_owned()), told.clone(), errors.clone());
    let arguments = ["duvod"].iter().chain(&words).map(Into::into);
    match run(arguments, &streams) {
        Ending::Exit(status) => Given { status, told: told.text(), errors: errors.text() },
        Ending::Window(_) => panic!("{words:?} asks for the window"),
    }
}

/// What a command says; it must be done.
pub(crate) fn said(words: &[&str]) -> String {
    let given = command(words, "");
    assert_eq!(given.status, 0, "{words:?}: {}", given.errors);
    given.told
}

/// What a command says as JSON; it must be done.
pub(crate) fn json(words: &[&str]) -> Value {
    serde_json::from_str(&said(&[words, &["--json"]].concat())).expect("JSON")
}

/// What a command complains of; its exit status must be 2.
pub(crate) fn refused(words: &[&str]) -> String {
    let given = command(words, "");
    assert_eq!(given.status, 2, "{words:?}: {}{}", given.told, given.errors);
    given.errors
}

/// The program with these arguments, still to be started.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_duvod"));
    let _ = program.args(arguments);
    program
}

/// Runs the program.
pub(crate) fn duvod(arguments: &[&str]) -> Output {
    program(arguments).output().expect("the program runs")
}

/// What the program gives that is started so, with this on its standard input.
pub(crate) fn started(program: &mut Command, input: &str) -> Given {
    let program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program runs");
    let mut pipe = child.stdin.take().expect("its input");
    let output = thread::scope(|scope| {
        // It may write before it has read all, and end before.
        let _ = scope.spawn(move || pipe.write_all(input.as_bytes()));
        child.wait_with_output().expect("it ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let status = output.status.code().and_then(|status| status.try_into().ok());
    let (told, errors) = (text(output.stdout), text(output.stderr));
    Given { status: status.expect("a status"), told, errors }
}

/// What is written to it; copies share it.
#[derive(Clone, Default)]
struct Sink(Rc<RefCell<Vec<u8>>>);

impl Sink {
    /// What was written, which is text.
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).expect("text")
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A folder that is gone with the value.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("duvod-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    /// A folder with these files.
    pub(crate) fn with(name: &str, files: &[(&str, &str)]) -> Self {
        let folder = Self::new(name);
        for (path, text) in files {
            let path = folder.0.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        folder
    }

    /// The path of something in it, as it is given to the program.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Copies a folder with all that is in it.
pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            let _ = fs::copy(&path, target).expect("a file");
        }
    }
}
