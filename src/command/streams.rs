//! Where a command reads from, and where it writes to.

use std::cell::RefCell;
use std::fmt::{Arguments, Display};
use std::io::{self, IsTerminal, Read, Write};
use std::rc::Rc;

/// What a command reads where `-` is named, where it writes its answers, and where everything else. They are shared by
/// whoever has a copy.
#[derive(Clone)]
pub struct Streams {
    input: Rc<RefCell<Box<dyn Read + Send>>>,
    output: Rc<RefCell<Box<dyn Write>>>,
    errors: Rc<RefCell<Box<dyn Write>>>,
    /// Whether somebody sees the answers go by.
    pub(super) answers_are_seen: bool,
    /// Whether somebody sees how far long work has come.
    pub(super) progress_is_seen: bool,
}

impl Streams {
    /// Streams that nobody sees.
    pub fn new(
        input: impl Read + Send + 'static,
        output: impl Write + 'static,
        errors: impl Write + 'static,
    ) -> Self {
        Self {
            input: Rc::new(RefCell::new(Box::new(input))),
            output: Rc::new(RefCell::new(Box::new(output))),
            errors: Rc::new(RefCell::new(Box::new(errors))),
            answers_are_seen: false,
            progress_is_seen: false,
        }
    }

    /// Those of the process.
    pub fn standard() -> Self {
        Self {
            answers_are_seen: io::stdout().is_terminal(),
            progress_is_seen: io::stderr().is_terminal(),
            ..Self::new(io::stdin(), io::stdout().lock(), io::stderr())
        }
    }

    /// The input; whoever comes later finds it empty.
    pub(super) fn take_input(&self) -> Box<dyn Read + Send> {
        self.input.replace(Box::new(io::empty()))
    }

    /// Complains on standard error.
    pub(super) fn complain(&self, text: impl Display) {
        self.aside(format_args!("duvod: {text}"));
    }

    /// Writes a line to standard error.
    pub(super) fn aside(&self, text: impl Display) {
        self.write_error(format_args!("{text}\n"));
    }

    /// Writes over what stands in the last line of the terminal that shows standard error.
    pub(super) fn show(&self, text: impl Display) {
        self.write_error(format_args!("\r{text}\u{1b}[K"));
    }

    /// If even standard error is closed there is nobody left to tell, and no reason to stop.
    fn write_error(&self, text: Arguments<'_>) {
        let _ = self.errors.borrow_mut().write_fmt(text);
    }
}

/// To standard output.
impl Write for Streams {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.output.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.borrow_mut().flush()
    }
}
