//! The language of schemas: what a file says, before it is put together.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A pattern as its file gives it: what it is made of, what must be so, and what follows.
///
/// Names stand for cells, digits and houses. Several of a kind are declared at once, as `"c[4]"` or, with a number that is
/// chosen, as `"c[n]"`; then `"c[1]"` is the first, `"c[i+1]"` one by its number, and `"c[]"` are all of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SchemaText {
    /// Numbers that are chosen, each from the least to the most: there is a pattern for each choice.
    #[serde(default)]
    pub counts: BTreeMap<String, (u8, u8)>,
    /// The cells. Two of them may be the same, unless what must be so excludes that.
    pub cells: Vec<String>,
    /// The digits, which are all different.
    #[serde(default)]
    pub digits: Vec<String>,
    /// The houses, each of a sort. Two of them may be the same.
    #[serde(default)]
    pub houses: BTreeMap<String, Sort>,
    /// What must be so.
    pub when: Vec<Condition>,
    /// What follows.
    pub then: Vec<Follows>,
}

/// Which houses a name may stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Sort {
    /// Any house.
    Any,
    /// A row.
    Row,
    /// A column.
    Column,
    /// A row or a column.
    Line,
    /// A block, or a region that stands for one.
    Block,
}

/// What must be so. A cell, a digit or a house is named; where several may stand, so may `"c[]"`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Condition {
    /// Each of the cells holds one of the digits.
    OnlyDigits(Vec<String>, Vec<String>),
    /// In the house the digit is in one of the cells, which all lie there.
    OnlyPlaces(String, String, Vec<String>),
    /// The cell holds the digit.
    Filled(String, String),
    /// Each of the first cells sees each of the others: not both can hold the same digit.
    Sees(Vec<String>, Vec<String>),
    /// None of the first cells sees any of the others: a case with a name of its own is left to its own rule.
    DoesNotSee(Vec<String>, Vec<String>),
    /// Not both: the digit in the cell, and the digit in the other cell.
    NotBoth((String, String), (String, String)),
    /// The cells lie in the house.
    In(Vec<String>, String),
    /// The digit is at most once in the house, as is true of any: said where the argument turns on it.
    AtMostOnce(String, String),
    /// No two of the cells, or no two of the houses, are the same.
    Different(Vec<String>),
    /// The cells lie in rows of the same blocks.
    SameBand(Vec<String>),
    /// The cells lie in columns of the same blocks.
    SameStack(Vec<String>),
    /// Conditions for each number from one to another.
    Each(String, (String, String), Vec<Condition>),
}

/// What follows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Follows {
    /// The cell does not hold the digit.
    Not(String, String),
    /// The cell holds the digit.
    Is(String, String),
    /// Conclusions for each number from one to another.
    Each(String, (String, String), Vec<Follows>),
}
