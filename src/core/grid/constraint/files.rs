//! How other programs write constraints of a kind.

use serde::Deserialize;

/// How other programs write a kind.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, default)]
pub struct Files {
    /// The field of f-puzzles JSON.
    pub f_puzzles: Option<String>,
    /// What its field `negative` lists for a kind that says what holds wherever nothing stands.
    pub negative: Option<String>,
    /// What its second list of cells is called there; where there is none, that are lines, each without its first cell.
    pub other_cells: Option<String>,
    /// Whether the number 0 there says as much as none.
    pub zero_is_none: bool,
    /// The name in the texts of sigh's Interactive Sudoku Solver.
    pub iss: Option<String>,
    /// What stands first there, by which it is told from other kinds of the same name.
    pub iss_first: Option<String>,
    /// What is meant there where nothing is written.
    pub iss_value: Option<String>,
    /// The name there where a number comes first that says how many cells the first list has.
    pub iss_counted: Option<String>,
    /// What else is said of it there.
    pub iss_as: Vec<IssWay>,
}

/// How a kind is written in texts of sigh's Interactive Sudoku Solver, where its cells and its value do not say it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum IssWay {
    /// Each of the texts that may be written is a name of its own.
    Words,
    /// The number of a line stands before its name, and not behind it for either end.
    Before,
    /// Two cells come the other way round.
    Turned,
    /// A number comes first that says how many lists of one length the cells are.
    Sets,
    /// It is meant where a line is said to be closed, and only there.
    Closed,
    /// It is meant where a text says that places may be shared, and only there.
    Tied,
}

impl Files {
    /// Says whether the kind is written so in texts of sigh's Interactive Sudoku Solver.
    pub fn is_as(&self, way: IssWay) -> bool {
        self.iss_as.contains(&way)
    }
}
