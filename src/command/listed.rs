//! Puzzles of one or several PUZZLE arguments, each answered: one as it is, several in a table, or as a list in JSON.

use std::io::Write;
use std::sync::Arc;

use serde_json::{Value, json};

use super::failure::{Failure, UNDECIDED, refusal};
use super::input;
use super::left_out::{IGNORE, left_out};
use super::reasoner::Reasoner;
use super::request::Request;
use super::teller::Teller;
use duvod::formats::WrittenPuzzle;
use duvod::grid::{Geometry, StateText};
use duvod::message::{Message, words};

/// A puzzle of several.
pub(super) struct Listed {
    /// Which it is, from 1.
    number: usize,
    /// Its title, if it has one.
    name: Option<String>,
    geometry: Arc<Geometry>,
    /// As it is written, with what was found.
    pub(super) state: StateText,
    /// What is left out of it, as asked.
    left_out: Vec<String>,
}

/// An answer about a puzzle of several.
pub(super) struct Row {
    /// What stands in the table behind number and name.
    pub(super) cells: Vec<String>,
    /// The same for programs.
    pub(super) json: Value,
    /// Whether the answer is no.
    pub(super) is_no: bool,
}

impl Listed {
    /// The puzzle, its givens and its pencil marks.
    pub(super) fn puzzle(&self) -> StateText {
        self.state.puzzle()
    }

    /// What reasons about it, with a patience of its own.
    pub(super) fn reasoner<'a>(&self, request: &'a Request) -> Reasoner<'a> {
        Reasoner::new(request, &self.geometry).without(self.left_out.clone())
    }

    /// What stands above the answer where there are several.
    pub(super) fn head(&self) -> Message {
        match &self.name {
            Some(name) => words::ListedNamed { name, number: self.number }.into(),
            None => words::ListedNumber { number: self.number }.into(),
        }
    }

    /// Puts into a JSON object which puzzle it is about.
    pub(super) fn put_into(&self, object: &mut Value) {
        object["number"] = self.number.into();
        object["name"] = self.name.clone().into();
    }
}

/// What is wrong in the place of a puzzle.
type Unread = (usize, Message);

/// All puzzles that the PUZZLE arguments mean; what is wrong in the place of one stands there, if there are others.
///
/// # Errors
/// What is wrong with the only one, or with all.
pub(super) fn listed(
    request: &Request,
    teller: &Teller,
) -> Result<Vec<Result<Listed, Unread>>, Failure> {
    let mut all = Vec::new();
    for name in request.paths("puzzle") {
        for read in input::each(request, teller, name)? {
            let number = all.len() + 1;
            all.push(match read {
                Ok(puzzle) => {
                    let left_out = left_out(&request.texts(IGNORE), &puzzle).unwrap_or_default();
                    let WrittenPuzzle { geometry, state, title, .. } = puzzle;
                    Ok(Listed { number, name: title, geometry, state, left_out })
                }
                Err(message) => Err((number, message)),
            });
        }
    }
    if !all.iter().any(Result::is_ok)
        && let Some(Err((_, message))) = all.pop()
    {
        return Err(Failure::Wrong(message));
    }
    Ok(all)
}

/// Says that digits that were found in these puzzles are left out, where there are some.
pub(super) fn note_found(teller: &Teller, all: &[Result<Listed, Unread>]) {
    let count: usize = all.iter().flatten().map(|listed| listed.state.found().count()).sum();
    if count > 0 {
        teller.complain(&words::JudgedLeftOut { count }.into());
    }
}

/// Answers several puzzles in a table with these heads behind number and name, or as a list in JSON.
pub(super) fn table(
    request: &Request,
    teller: &mut Teller,
    all: &[Result<Listed, Unread>],
    heads: Vec<Message>,
    mut answer: impl FnMut(&Reasoner<'_>, &Teller, &Listed) -> Result<Row, Failure>,
) -> Result<(), Failure> {
    let heads =
        [words::ListedHeadNumber.into(), words::ListedHeadName.into()].into_iter().chain(heads);
    let mut lines: Vec<Vec<String>> = vec![heads.map(|head| teller.say(&head)).collect()];
    let (mut objects, mut failed) = (Vec::new(), None);
    for listed in all {
        let (number, name, mut row) = match listed {
            Ok(listed) => {
                let row = match answer(&listed.reasoner(request), teller, listed) {
                    Err(Failure::Spent(given_up)) => {
                        failed = Some(Failure::SpentAsTold);
                        refused(teller, &given_up, Some(UNDECIDED))
                    }
                    row => row?,
                };
                (listed.number, listed.name.clone(), row)
            }
            Err((number, message)) => (*number, None, refused(teller, message, None)),
        };
        if row.is_no && failed.is_none() {
            failed = Some(Failure::No);
        }
        row.json["number"] = number.into();
        row.json["name"] = name.clone().into();
        objects.push(row.json);
        lines.push([vec![number.to_string(), name.unwrap_or_default()], row.cells].concat());
    }
    if teller.json {
        writeln!(teller.out, "{}", Value::from(objects))?;
    } else {
        write_lines(teller, &lines)?;
    }
    failed.map_or(Ok(()), Err)
}

/// A row that says why there is no answer.
fn refused(teller: &Teller, message: &Message, verdict: Option<&str>) -> Row {
    let told = teller.say(message);
    let json =
        if verdict.is_some() { refusal(&told, verdict, None) } else { json!({ "error": told }) };
    Row { cells: vec![told], json, is_no: true }
}

/// Writes lines with their columns one below the other: numbers to the right, words to the left.
fn write_lines(teller: &mut Teller, lines: &[Vec<String>]) -> Result<(), Failure> {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    // What says in place of an answer that there is none makes no column wider.
    let whole = || lines.iter().filter(|line| line.len() == columns);
    let length = |text: &String| text.chars().count();
    let widths: Vec<usize> =
        (0..columns).map(|at| whole().map(|line| length(&line[at])).max().unwrap_or(0)).collect();
    let is_number =
        |text: &str| !text.is_empty() && text.chars().all(|it| it.is_ascii_digit() || it == '.');
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, &width)| {
            if is_number(cell) { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        let text = cells.collect::<Vec<_>>().join("  ");
        writeln!(teller.out, "{}", text.trim_end())?;
    }
    Ok(())
}
