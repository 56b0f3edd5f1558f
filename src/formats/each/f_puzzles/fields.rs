//! The fields of the JSON of f-puzzles, each as it is written: what is not understood is passed over, however long it is, and
//! what no puzzle has so much of is refused before it is read.

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Error, Value};

use crate::formats::format::FormatFault;
use crate::formats::trace;
use crate::grid::MAX_DIGITS;

/// The most characters of a field that is understood: a grid of 16×16 with marks in every cell has a tenth of it.
const LONGEST: usize = 1 << 20;

/// The most fields that are not understood and are named.
const MOST_OTHERS: usize = 100;

/// Fields that ask for nothing: settings of the editor, and what is only shown.
const SILENT: [&str; 16] = [
    "activeConstraints",
    "ruleset",
    "rules",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "msgcorrect",
    "successMessage",
    "info",
    "foglight",
    "fogofwar",
    "metadata",
    "settings",
    "version",
    "id",
];

/// What is only drawn. What belongs to another field is marked so; a rule may stand behind anything else.
const DRAWN: [&str; 5] = ["line", "rectangle", "circle", "text", "cage"];

/// How what is drawn is marked that belongs to another field.
const OF_FIELDS: [&str; 3] = ["fromConstraint", "isNewConstraint", "isLLConstraint"];

/// The colours of a cell that are none.
const WHITE: [&str; 4] = ["#fff", "#ffffff", "white", "transparent"];

/// A cell as it is written.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct PuzzleCell {
    pub(super) value: Option<usize>,
    pub(super) given: bool,
    pub(super) region: SaidRegion,
    pub(super) center_pencil_marks: Vec<usize>,
    pub(super) given_pencil_marks: Option<Vec<usize>>,
    c: Value,
    c_array: Value,
}

impl PuzzleCell {
    /// The field that gives the cell a colour, if one does.
    pub(super) fn colour(&self) -> Option<&'static str> {
        let is_white = |text: &str| WHITE.iter().any(|it| it.eq_ignore_ascii_case(text.trim()));
        let is_colour = |value: &Value| match value {
            Value::String(text) => !text.trim().is_empty() && !is_white(text),
            value => !value.is_null(),
        };
        let has_colour = self.c_array.as_array().is_some_and(|all| all.iter().any(is_colour));
        if is_colour(&self.c) { Some("c") } else { has_colour.then_some("cArray") }
    }
}

/// What a cell says of its region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SaidRegion {
    /// Nothing: it is in its block.
    #[default]
    Nothing,
    /// That it is in none.
    InNone,
    /// Its number.
    Number(usize),
}

impl<'de> Deserialize<'de> for SaidRegion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Option::<i64>::deserialize(deserializer)?;
        let number = number.and_then(|number| usize::try_from(number).ok());
        Ok(number.map_or(Self::InNone, Self::Number))
    }
}

/// The fields of a puzzle, each still as JSON.
#[derive(Default)]
pub(super) struct Fields<'a> {
    size: Option<&'a RawValue>,
    grid: Option<&'a RawValue>,
    title: Option<&'a RawValue>,
    author: Option<&'a RawValue>,
    /// The others that ask for something, by their names, each once.
    others: Vec<(String, &'a RawValue)>,
}

impl<'de> Deserialize<'de> for Fields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(OfPuzzle)
    }
}

struct OfPuzzle;

impl<'de> Visitor<'de> for OfPuzzle {
    type Value = Fields<'de>;

    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("a puzzle of f-puzzles")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut fields = Fields::default();
        while let Some(name) = map.next_key::<String>()? {
            let value: &RawValue = map.next_value()?;
            match name.as_str() {
                "size" => fields.size = Some(value),
                "grid" => fields.grid = Some(value),
                "title" => fields.title = Some(value),
                "author" => fields.author = Some(value),
                silent if SILENT.contains(&silent) => {}
                _ if is_asked(value) && fields.others.len() < MOST_OTHERS => {
                    fields.others.retain(|(other, _)| *other != name);
                    fields.others.push((name, value));
                }
                _ => {}
            }
        }
        fields.others.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(fields)
    }
}

/// Whether a field asks for something: it is not `null`, `false` or empty.
fn is_asked(value: &RawValue) -> bool {
    let is_blank = |letter: u8| letter.is_ascii_whitespace();
    match value.get().as_bytes() {
        b"null" | b"false" | b"\"\"" => false,
        [b'[', within @ .., b']'] => !within.iter().all(|&letter| is_blank(letter)),
        _ => true,
    }
}

impl<'a> Fields<'a> {
    /// The fields of a text.
    ///
    /// # Errors
    /// [`FormatFault::Syntax`] if it is no JSON object.
    pub(super) fn of(text: &'a str) -> Result<Self, FormatFault> {
        serde_json::from_str(text).map_err(|error| syntax(&error, "", 0))
    }

    /// The side of the grid.
    ///
    /// # Errors
    /// What is wrong with it; [`FormatFault::NoGrid`] if no grid is so large.
    pub(super) fn size(&self, text: &str) -> Result<usize, FormatFault> {
        match read(self.size, "size", text)?.unwrap_or_default() {
            0 => Err(FormatFault::Field("size".to_owned())),
            digits if digits > MAX_DIGITS => Err(FormatFault::NoGrid { digits }),
            digits => Ok(digits),
        }
    }

    /// The cells, row by row.
    ///
    /// # Errors
    /// What is wrong with them.
    pub(super) fn grid(&self, text: &str) -> Result<Vec<Vec<PuzzleCell>>, FormatFault> {
        read(self.grid, "grid", text)?.ok_or_else(|| FormatFault::Field("grid".to_owned()))
    }

    /// The puzzle's title and author.
    ///
    /// # Errors
    /// What is wrong with them.
    pub(super) fn names(&self, text: &str) -> Result<[Option<String>; 2], FormatFault> {
        let title = read::<Option<String>>(self.title, "title", text)?;
        Ok([title.flatten(), read::<Option<String>>(self.author, "author", text)?.flatten()])
    }

    /// What one of the other fields says, if it asks for something; [`Value::Null`] if that is longer than is read.
    pub(super) fn other(&self, name: &str) -> Option<Value> {
        let (_, value) = self.others.iter().find(|(other, _)| other == name)?;
        let is_short = value.get().len() <= LONGEST;
        Some(is_short.then(|| serde_json::from_str(value.get()).ok()).flatten().unwrap_or_default())
    }

    /// Whether a field is only drawn; if so, whether anything of it belongs to no other field.
    pub(super) fn drawn(&self, name: &str) -> Option<bool> {
        let is_marked = |mark: &&str, drawing: &Value| match drawing.get(*mark) {
            None | Some(Value::Null | Value::Bool(false)) => false,
            Some(mark) => mark.as_str() != Some(""),
        };
        let is_own = |drawing: &Value| !OF_FIELDS.iter().any(|mark| is_marked(mark, drawing));
        let drawings = || self.other(name).unwrap_or_default();
        DRAWN.contains(&name).then(|| match drawings() {
            Value::Array(drawings) => drawings.iter().any(is_own),
            Value::Null => true,
            drawing => is_own(&drawing),
        })
    }

    /// The names of the other fields that ask for something, in their order.
    pub(super) fn others(&self) -> impl Iterator<Item = &str> {
        self.others.iter().map(|(name, _)| name.as_str())
    }
}

/// Reads a field of a text.
fn read<T: DeserializeOwned>(
    field: Option<&RawValue>,
    name: &str,
    text: &str,
) -> Result<Option<T>, FormatFault> {
    let Some(field) = field else { return Ok(None) };
    if field.get().len() > LONGEST {
        return Err(FormatFault::Field(name.to_owned()));
    }
    let start = field.get().as_ptr() as usize - text.as_ptr() as usize;
    serde_json::from_str(field.get()).map(Some).map_err(|error| syntax(&error, text, start))
}

/// What is wrong within a part of a text that begins at this byte.
fn syntax(error: &Error, text: &str, start: usize) -> FormatFault {
    let before = &text[..start];
    let line = before.matches('\n').count();
    let on_line =
        if error.line() == 1 { start - before.rfind('\n').map_or(0, |at| at + 1) } else { 0 };
    FormatFault::Syntax {
        line: error.line() + line,
        column: error.column() + on_line,
        reason: trace::plain(error),
    }
}
