//! What constraints of one sort have in common, as a file of `knowledge/constraints/` says it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::expression::Expression;
use super::files::Files;
use super::terms::ExpressionError;
use super::worths::Worths;

/// A sort of constraint.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its id, which is its file's name: `killer-cage`.
    pub id: String,
    /// On what cells it stands.
    pub cells: Form,
    /// What is written with it.
    #[serde(default)]
    pub value: ValueForm,
    /// What its cells may hold.
    pub means: Vec<Meaning>,
    /// How it is drawn, from below.
    #[serde(default)]
    pub drawn: Vec<Glyph>,
    /// How other programs write it.
    #[serde(default)]
    pub files: Files,
}

/// On what cells constraints of a kind stand.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub enum Form {
    /// One cell.
    Cell,
    /// Two cells that share a side.
    Pair,
    /// The four cells around a corner.
    Corner,
    /// Different cells, in any order.
    Area {
        /// The fewest.
        least: usize,
    },
    /// Cells one after the other.
    Line {
        /// The fewest.
        least: usize,
    },
    /// One such list or several; some of these may be empty.
    Lines,
    /// Several lists of cells, as many as these.
    Parts(usize),
    /// The cells of a row, a column or a diagonal, from the side on which the clue stands.
    Outside,
    /// The whole grid.
    Whole,
}

/// What is written with constraints of a kind.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
pub enum ValueForm {
    /// Nothing.
    #[default]
    None,
    /// A number.
    Number,
    /// A number or nothing; then it means nothing that speaks of `value`.
    Optional,
    /// A number; where nothing is written, what this comes to with `n` digits.
    Default(Expression),
    /// Digits, each as often as it is meant.
    Digits,
    /// Pairs of a figure and a digit: so often each of these is counted.
    Counts,
    /// A table of pairs of digits: which of them are meant, six to a character.
    Table,
    /// A pattern of digits.
    Pattern,
    /// A machine that reads digits, six bits of it to a character; behind a comma what it is called.
    Machine,
    /// Constraints with `&` between them, and `|` between such lists.
    Alternatives,
    /// One of these texts, which stands for the number beside it.
    OneOf(Vec<(String, i64)>),
}

/// One thing that constraints of a kind mean. In expressions `n` is how many digits there are, `lowest` and `highest` what the
/// first and the last of them count, and `value` what is written.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub enum Meaning {
    /// Each cell holds only digits `d` for which this is so; `r` and `c` are its row and column, from 1.
    Only(Expression),
    /// All cells are different.
    Differ,
    /// Of certain pairs of cells the digits `a` and `b` are so; `ra`, `ca`, `pa` are the row, the column and the place in its
    /// region of the first cell, `rb`, `cb`, `pb` of the second, from 1; `m` is how many cells there are, `i` and `j` the places
    /// of the two among them, from 0; `listed` says whether a table that is written has the two digits.
    Pairs(Which, Expression),
    /// The digits, each times its weight, have this sum. In the weight `p` is the number of the cell's part, `m` how many
    /// cells this has, `k` the cell's place there, from 0, and `i` its place among all cells.
    Sum {
        /// How much each cell counts.
        weight: Expression,
        /// The sum.
        is: Expression,
    },
    /// All parts have the same sum.
    EqualSums(Split),
    /// What is true of the cells one after the other.
    Fold(Fold),
    /// The pattern or the machine that is written reads the digits, cell by cell, to its end.
    Reads,
    /// Read as a number from there, the line takes the place that is written among all rows and columns, each read from either end;
    /// the lowest comes first.
    Rank {
        /// Whether another may be equal to it; then either comes first.
        ties: bool,
    },
    /// The cells that hold one of the digits that are written hang together by their sides.
    Connected,
    /// The second list says the number of the region that each cell of the first is in. All regions have as many cells as is
    /// written, hang together, hold no digit twice, and are numbered in the order in which they begin.
    Regions,
    /// All that one of the alternatives says that are written.
    Either,
}

/// Which pairs of cells a relation is about.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub enum Which {
    /// Any two.
    All,
    /// Neighbours in the list.
    Neighbours,
    /// Two that are so many places apart in the list, at most.
    Within(usize),
    /// Each and the one as far from the other end.
    Mirrored,
    /// Each of the first part and the one with its place in the second.
    Parts,
    /// Each and those that share a side with it and do not belong to a constraint of the kind.
    Beside,
    /// Each and the others of its row.
    Row,
    /// Each and the others of its column.
    Column,
    /// Each and the others of its block or region.
    Region,
    /// Any two of the grid that share a side, but for those of constraints of these kinds.
    Sides(Vec<String>),
    /// Any two of the grid.
    Grid,
}

/// How cells are cut into parts.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum Split {
    /// Wherever the line comes into another block or region; cells in none are passed over.
    Regions,
    /// Each with the one as far from the other end; the middle is a part of its own.
    Mirrored,
    /// The parts that are given.
    Parts,
}

/// What is true of cells one after the other: bounded numbers that each digit changes.
///
/// In its expressions `d` is the digit, `i` the cell's place from 0, `r` and `c` its row and column from 1, `p` the number of its list
/// and `k` its place there, from 0, where cells are gone through as they are listed, `m` how many cells there are, `x` the digit that it is about, and the numbers have their names; each sees those before it as they have become by this digit, those behind it as they were.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Fold {
    /// In which order the cells are gone through.
    #[serde(default)]
    pub over: Order,
    /// What it is about.
    #[serde(default)]
    pub each: Each,
    /// Whether it follows from what else the kind means: it is left out where it is too large, or starts with no value.
    #[serde(default)]
    pub spare: bool,
    /// The numbers and what they are at first.
    pub start: Vec<(String, Expression)>,
    /// What becomes of them; one that is not named stays.
    pub step: Vec<(String, Expression)>,
    /// What must hold after each digit.
    pub keep: Expression,
    /// What must hold in the end.
    #[serde(default = "always")]
    pub end: Expression,
}

/// In which order cells are gone through.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
pub enum Order {
    /// As they are.
    #[default]
    AsListed,
    /// The first and the last, then those between.
    EndsFirst,
    /// All of them, and then all of them once more.
    Twice,
    /// Row by row.
    Rows,
    /// Column by column.
    Columns,
    /// Block by block, or region by region; what is in none comes last.
    Regions,
}

impl Order {
    /// Says whether cells are gone through house by house.
    pub(super) const fn is_by_houses(self) -> bool {
        matches!(self, Self::Rows | Self::Columns | Self::Regions)
    }
}

/// What a fold is about.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
pub enum Each {
    /// The cells of the constraint.
    #[default]
    Constraint,
    /// These, once for each digit.
    Digit,
    /// All cells of the grid but those beside it, once for each digit; nothing where they do not fall, in the order of the fold, into
    /// houses with a cell for each digit.
    DigitOfGrid,
    /// Each two by two cells of the grid.
    Square,
    /// Each column of the grid, from above.
    Column,
}

/// A part of how a kind is drawn.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub enum Glyph {
    /// A dashed outline within the cells.
    Cage,
    /// The value in the corner of the first cell.
    TopLeft,
    /// A stroke through the cells of each part; where the first has a circle, from there through those of the others.
    Stroke(Weight, Hue),
    /// The stroke goes on from the last cell to the first.
    Loop,
    /// A disc in the first cell, as wide as a stroke is at most.
    Bulb,
    /// A circle around the cells of the first part, or the first cell.
    Circle,
    /// Circles around the first and the last cell.
    EndCircles,
    /// Lozenges around the first and the last cell.
    EndDiamonds,
    /// A head at the end of the stroke.
    Head,
    /// A filled dot between two cells, or on a corner.
    BlackDot,
    /// An empty dot there.
    WhiteDot,
    /// The value there.
    OnEdge,
    /// The sign `<` there, open to the second cell.
    Less,
    /// The value outside the grid, before the first cell.
    Beside,
    /// The value outside, with an arrow along the cells.
    BesideWithArrow,
    /// Cells on a ground of this colour.
    Shade(Hue),
    /// A disc in grey within the cell; of several lists within those of the first.
    Disc,
    /// A square in grey within the cell.
    Square,
    /// Arrow heads in the cell that point at its neighbours.
    Outward,
    /// Arrow heads in the cell that point at its middle.
    Inward,
    /// The value in small digits in the cell.
    Marks,
}

/// How wide a stroke is.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// A thin line.
    Thin,
    /// A line of middle width.
    Middle,
    /// A line as wide as a third of a cell.
    Wide,
}

/// Of which colour a stroke or a ground is, as far as other kinds in the same puzzle leave it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Hue {
    /// Grey.
    Grey,
    /// Green.
    Green,
    /// Violet.
    Violet,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Rose.
    Rose,
    /// Orange.
    Orange,
    /// Blue with green.
    Teal,
}

impl Hue {
    /// How many there are.
    pub const COUNT: u8 = Self::Teal as u8 + 1;

    /// Returns its place among all of them, from 0.
    #[inline]
    pub const fn index(self) -> u8 {
        self as u8
    }
}

/// Why a file describes no kind.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum KindError {
    /// Its id is no name, or has letters that are not allowed.
    #[error("the id {0:?} is not made of small letters, digits and hyphens")]
    Id(String),
    /// It means nothing.
    #[error("it means nothing")]
    Nothing,
    /// An expression is wrong.
    #[error(transparent)]
    Expression(#[from] ExpressionError),
    /// A step changes a number that there is not.
    #[error("the step changes {0:?}, which does not start with anything")]
    Step(String),
}

fn always() -> Expression {
    Expression::of(1)
}

/// Names in the usual value.
pub(super) const OF_USUAL: [&str; 3] = ["n", "lowest", "highest"];
/// Names in what is said of the whole constraint.
pub(super) const OF_WHOLE: [&str; 4] = ["value", "n", "lowest", "highest"];
/// Names in what is said of one cell.
pub(super) const OF_CELL: [&str; 7] = ["value", "n", "lowest", "highest", "d", "r", "c"];
/// Names in what is said of two cells.
pub(super) const OF_PAIR: [&str; 16] = [
    "value", "n", "lowest", "highest", "a", "b", "ra", "ca", "pa", "rb", "cb", "pb", "m", "i", "j",
    "listed",
];
/// Those of them that say where the cells are, by their numbers.
pub(super) const OF_PAIR_PLACES: [std::ops::Range<usize>; 2] = [6..12, 13..15];
/// Names in the weight of a cell.
pub(super) const OF_WEIGHT: [&str; 8] = ["value", "n", "lowest", "highest", "p", "k", "m", "i"];
/// Names in what a fold starts with.
pub(super) const OF_START: [&str; 5] = ["value", "n", "lowest", "highest", "m"];
/// Names in a fold before those of its own numbers.
pub(super) const OF_FOLD: [&str; 12] =
    ["value", "n", "lowest", "highest", "d", "i", "m", "x", "r", "c", "p", "k"];

impl Kind {
    /// Checks that what it says can be understood.
    ///
    /// # Errors
    /// [`KindError`] names what cannot.
    pub fn check(&self) -> Result<(), KindError> {
        let is_letter = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '-');
        let is_id = self.id.starts_with(|first: char| first.is_ascii_lowercase());
        if !is_id || !self.id.chars().all(is_letter) {
            return Err(KindError::Id(self.id.clone()));
        }
        if self.means.is_empty() {
            return Err(KindError::Nothing);
        }
        if let ValueForm::Default(value) = &self.value {
            let _ = value.bound(&OF_USUAL)?;
        }
        self.means.iter().try_for_each(Meaning::check)
    }

    /// Returns the number that is meant where nothing is written, in a grid with these digits; `None` if there is none.
    pub fn usual(&self, worths: Worths) -> Option<i64> {
        let ValueForm::Default(usual) = &self.value else { return None };
        usual.bound(&OF_USUAL).ok()?.value(&worths.named())
    }

    /// Says whether a text is the number that is meant where nothing is written, in a grid with these digits.
    pub fn is_usual(&self, text: &str, worths: Worths) -> bool {
        self.usual(worths).is_some_and(|usual| text.parse() == Ok(usual))
    }
}

impl Meaning {
    fn check(&self) -> Result<(), KindError> {
        match self {
            Self::Only(only) => drop(only.bound(&OF_CELL)?),
            Self::Pairs(_, relation) => drop(relation.bound(&OF_PAIR)?),
            Self::Sum { weight, is } => {
                let _ = (weight.bound(&OF_WEIGHT)?, is.bound(&OF_WHOLE)?);
            }
            Self::Fold(fold) => {
                let _ = fold.bound()?;
            }
            Self::Differ
            | Self::EqualSums(_)
            | Self::Reads
            | Self::Rank { .. }
            | Self::Connected
            | Self::Regions
            | Self::Either => {}
        }
        Ok(())
    }

    /// Says whether it speaks of what is written.
    pub(super) fn needs_value(&self) -> bool {
        match self {
            Self::Only(only) => only.names("value"),
            Self::Pairs(_, relation) => relation.names("value"),
            Self::Sum { weight, is } => weight.names("value") || is.names("value"),
            Self::Fold(fold) => {
                let mut said = fold.start.iter().chain(&fold.step).map(|(_, said)| said);
                said.any(|said| said.names("value"))
                    || fold.keep.names("value")
                    || fold.end.names("value")
            }
            Self::Reads | Self::Rank { .. } | Self::Connected | Self::Regions | Self::Either => {
                true
            }
            Self::Differ | Self::EqualSums(_) => false,
        }
    }
}

/// A fold whose names are numbers.
pub(super) struct BoundFold {
    pub(super) start: Vec<Expression>,
    /// Which number becomes what.
    pub(super) step: Vec<(usize, Expression)>,
    pub(super) keep: Expression,
    pub(super) end: Expression,
}

impl Fold {
    /// Says whether it goes by where cells are: by houses, or since it speaks of rows and columns.
    pub(super) fn is_of_places(&self) -> bool {
        if self.over.is_by_houses() {
            return true;
        }
        let all = self.step.iter().map(|(_, said)| said).chain([&self.keep]);
        all.into_iter().any(|said| said.names("r") || said.names("c"))
    }

    pub(super) fn bound(&self) -> Result<BoundFold, KindError> {
        let own = self.start.iter().map(|(name, _)| name.as_str());
        let names: Vec<&str> = OF_FOLD.into_iter().chain(own.clone()).collect();
        let step = |(name, said): &(String, Expression)| {
            let number = own.clone().position(|own| own == name);
            let number = number.ok_or_else(|| KindError::Step(name.clone()))?;
            Ok((number, said.bound(&names)?))
        };
        let start = |(_, said): &(String, Expression)| said.bound(&OF_START);
        Ok(BoundFold {
            start: self.start.iter().map(start).collect::<Result<_, _>>()?,
            step: self.step.iter().map(step).collect::<Result<_, KindError>>()?,
            keep: self.keep.bound(&names)?,
            end: self.end.bound(&names)?,
        })
    }
}
