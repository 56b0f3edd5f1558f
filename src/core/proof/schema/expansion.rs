//! From a text to patterns: numbers are chosen, names become places.

use std::collections::BTreeMap;

use thiserror::Error;

use super::language::{Condition, Follows, SchemaText, Sort};
use super::pattern::{Atom, End, Schema};

/// The most cells that a pattern has.
pub const MOST_CELLS: usize = 32;

/// The most digits.
pub const MOST_DIGITS: usize = 16;

/// The most houses.
pub const MOST_HOUSES: usize = 24;

/// The most conditions, those for each number counted one by one, and the most ends.
pub const MOST_CONDITIONS: usize = 400;

/// The most ways to choose the numbers of a text.
pub const MOST_SIZES: usize = 64;

/// What cannot be understood in a text. Each names what is written there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SchemaError {
    /// A name that is not declared, or is of another sort.
    #[error("{0:?} is no name of a {1} here")]
    Unknown(String, &'static str),
    /// A name that is declared twice.
    #[error("{0:?} is declared twice")]
    Twice(String),
    /// What is no name: letters, figures and `_`, a letter first, and perhaps something in brackets.
    #[error("{0:?} is no name such as \"c\", \"c[2]\", \"c[i+1]\" or \"c[]\"")]
    Name(String),
    /// A number that is neither written nor chosen.
    #[error("{0:?} is no number here")]
    Number(String),
    /// There is none with this number.
    #[error("{0:?} has no number {1}; there are {2}")]
    Index(String, i64, usize),
    /// Several, where one is asked for.
    #[error("{0:?} are several; one is expected here")]
    Several(String),
    /// A count whose least is more than its most, or that starts at 0.
    #[error("the number {0:?} goes from its least, at least 1, to its most")]
    Count(String),
    /// More than may be.
    #[error("{what}: at most {most}")]
    TooMany {
        /// What there are too many of.
        what: &'static str,
        /// How many there may be.
        most: usize,
    },
    /// Nothing follows, or no cell is named.
    #[error("{0} is missing")]
    Missing(&'static str),
}

impl SchemaError {
    /// What is written at the place that is meant.
    pub fn written(&self) -> Option<&str> {
        match self {
            Self::Unknown(name, _)
            | Self::Twice(name)
            | Self::Name(name)
            | Self::Number(name)
            | Self::Index(name, ..)
            | Self::Several(name)
            | Self::Count(name) => Some(name),
            Self::TooMany { .. } | Self::Missing(_) => None,
        }
    }
}

type Read<T> = Result<T, SchemaError>;

impl Schema {
    /// Makes the patterns that a text says, one for each choice of its numbers.
    ///
    /// # Errors
    /// [`SchemaError`] names what cannot be understood.
    pub fn all_of(text: &SchemaText) -> Result<Vec<Self>, SchemaError> {
        all_of(text)
    }
}

/// The patterns of a text.
fn all_of(text: &SchemaText) -> Read<Vec<Schema>> {
    let mut choices: Vec<BTreeMap<String, i64>> = vec![BTreeMap::new()];
    for (name, &(least, most)) in &text.counts {
        if !is_name(name) {
            return Err(SchemaError::Name(name.clone()));
        }
        if least == 0 || most < least {
            return Err(SchemaError::Count(name.clone()));
        }
        let with = |numbers: BTreeMap<String, i64>| {
            (least..=most).map(move |number| {
                let mut numbers = numbers.clone();
                let _ = numbers.insert(name.clone(), number.into());
                numbers
            })
        };
        choices = choices.into_iter().flat_map(with).take(MOST_SIZES + 1).collect();
        at_most("sizes", choices.len(), MOST_SIZES)?;
    }
    choices.into_iter().map(|numbers| Expansion::new(text, numbers)?.schema(text)).collect()
}

fn at_most(what: &'static str, count: usize, most: usize) -> Read<()> {
    if count > most { Err(SchemaError::TooMany { what, most }) } else { Ok(()) }
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic())
        && text.chars().all(|letter| letter.is_alphanumeric() || letter == '_')
}

/// What a name stands for.
struct Named {
    /// The first of them.
    first: usize,
    /// How many there are; `None` of one that has no number.
    count: Option<usize>,
}

/// Names of one sort.
struct Names {
    sort: &'static str,
    named: BTreeMap<String, Named>,
    all: Vec<String>,
}

impl Names {
    fn new(sort: &'static str) -> Self {
        Self { sort, named: BTreeMap::new(), all: Vec::new() }
    }

    /// Declares a name, and says how many it stands for.
    fn declare(&mut self, text: &str, numbers: &BTreeMap<String, i64>, most: usize) -> Read<usize> {
        let (name, inside) = parts(text)?;
        let count = match inside {
            None => None,
            Some(inside) => {
                let count = number(inside, numbers, text)?;
                let count = usize::try_from(count).ok().filter(|&count| count > 0);
                Some(count.ok_or_else(|| SchemaError::Number(text.to_owned()))?)
            }
        };
        let first = self.all.len();
        at_most(self.sort, first.saturating_add(count.unwrap_or(1)), most)?;
        match count {
            None => self.all.push(name.to_owned()),
            Some(count) => self.all.extend((1..=count).map(|number| format!("{name}[{number}]"))),
        }
        match self.named.insert(name.to_owned(), Named { first, count }) {
            Some(_) => Err(SchemaError::Twice(text.to_owned())),
            None => Ok(count.unwrap_or(1)),
        }
    }

    /// What a name stands for.
    fn places(&self, text: &str, numbers: &BTreeMap<String, i64>) -> Read<Vec<usize>> {
        let (name, inside) = parts(text)?;
        let unknown = || SchemaError::Unknown(text.to_owned(), self.sort);
        let &Named { first, count } = self.named.get(name).ok_or_else(unknown)?;
        match (inside, count) {
            (None, None) => Ok(vec![first]),
            (Some(""), Some(count)) => Ok((first..first + count).collect()),
            (Some(inside), Some(count)) => {
                let number = number(inside, numbers, text)?;
                let place = usize::try_from(number - 1).ok().filter(|&place| place < count);
                let none = || SchemaError::Index(text.to_owned(), number, count);
                Ok(vec![first + place.ok_or_else(none)?])
            }
            (None, Some(_)) => Err(SchemaError::Several(text.to_owned())),
            (Some(_), None) => Err(unknown()),
        }
    }
}

/// A name and what stands in brackets behind it.
fn parts(text: &str) -> Read<(&str, Option<&str>)> {
    let wrong = || SchemaError::Name(text.to_owned());
    let (name, inside) = match text.split_once('[') {
        None => (text, None),
        Some((name, rest)) => (name, Some(rest.strip_suffix(']').ok_or_else(wrong)?)),
    };
    if is_name(name) { Ok((name, inside)) } else { Err(wrong()) }
}

/// A number as it is written: `3`, `n`, `i+1`, `n-2`.
fn number(text: &str, numbers: &BTreeMap<String, i64>, whole: &str) -> Read<i64> {
    let wrong = || SchemaError::Number(whole.to_owned());
    let one = |text: &str| -> Option<i64> {
        let text = text.trim();
        numbers.get(text).copied().or_else(|| text.parse::<u8>().ok().map(i64::from))
    };
    let (first, sign, second) = match (text.split_once('+'), text.split_once('-')) {
        (Some((first, second)), None) => (first, 1, second),
        (None, Some((first, second))) => (first, -1, second),
        (None, None) => (text, 1, "0"),
        (Some(_), Some(_)) => return Err(wrong()),
    };
    Ok(one(first).ok_or_else(wrong)? + sign * one(second).ok_or_else(wrong)?)
}

/// A text with its numbers chosen.
struct Expansion {
    numbers: BTreeMap<String, i64>,
    cells: Names,
    digits: Names,
    houses: Names,
    sorts: Vec<Sort>,
}

impl Expansion {
    fn new(text: &SchemaText, numbers: BTreeMap<String, i64>) -> Read<Self> {
        let [mut cells, mut digits, mut houses] = ["cell", "digit", "house"].map(Names::new);
        for name in &text.cells {
            let _ = cells.declare(name, &numbers, MOST_CELLS)?;
        }
        for name in &text.digits {
            let _ = digits.declare(name, &numbers, MOST_DIGITS)?;
        }
        let mut sorts = Vec::new();
        for (name, &sort) in &text.houses {
            let count = houses.declare(name, &numbers, MOST_HOUSES)?;
            sorts.extend(std::iter::repeat_n(sort, count));
        }
        let mut known = BTreeMap::new();
        for (names, text) in [&cells, &digits, &houses]
            .into_iter()
            .flat_map(|it| it.named.keys().map(move |n| (it, n)))
        {
            if known.insert(text.clone(), names.sort).is_some() || numbers.contains_key(text) {
                return Err(SchemaError::Twice(text.clone()));
            }
        }
        Ok(Self { numbers, cells, digits, houses, sorts })
    }

    fn schema(mut self, text: &SchemaText) -> Read<Schema> {
        let (mut atoms, mut ends) = (Vec::new(), Vec::new());
        for condition in &text.when {
            self.condition(condition, &mut atoms)?;
        }
        for follows in &text.then {
            self.follows(follows, &mut ends)?;
        }
        if ends.is_empty() {
            return Err(SchemaError::Missing("then"));
        }
        let sizes = text.counts.keys().map(|name| {
            let number = self.numbers.get(name).copied().unwrap_or_default();
            (name.clone(), u8::try_from(number).unwrap_or_default())
        });
        Ok(Schema {
            sizes: sizes.collect(),
            cells: self.cells.all,
            digits: self.digits.all,
            houses: self.houses.all.into_iter().zip(self.sorts).collect(),
            atoms,
            ends,
        })
    }

    fn cells(&self, texts: &[String]) -> Read<Vec<usize>> {
        several(&self.cells, texts, &self.numbers)
    }

    fn cell(&self, text: &str) -> Read<usize> {
        one(&self.cells, text, &self.numbers)
    }

    fn digit(&self, text: &str) -> Read<usize> {
        one(&self.digits, text, &self.numbers)
    }

    fn house(&self, text: &str) -> Read<usize> {
        one(&self.houses, text, &self.numbers)
    }

    fn condition(&mut self, condition: &Condition, atoms: &mut Vec<Atom>) -> Read<()> {
        let atom = match condition {
            Condition::OnlyDigits(cells, digits) => {
                let digits = several(&self.digits, digits, &self.numbers)?;
                Atom::OnlyDigits { cells: self.cells(cells)?, digits }
            }
            Condition::OnlyPlaces(house, digit, cells) => Atom::OnlyPlaces {
                house: self.house(house)?,
                digit: self.digit(digit)?,
                cells: self.cells(cells)?,
            },
            Condition::Filled(cell, digit) => Atom::Filled(self.cell(cell)?, self.digit(digit)?),
            Condition::Sees(cells, others) => Atom::Sees(self.cells(cells)?, self.cells(others)?),
            Condition::DoesNotSee(cells, others) => {
                Atom::DoesNotSee(self.cells(cells)?, self.cells(others)?)
            }
            Condition::NotBoth((cell, digit), (other, another)) => Atom::NotBoth(
                (self.cell(cell)?, self.digit(digit)?),
                (self.cell(other)?, self.digit(another)?),
            ),
            Condition::In(cells, house) => Atom::In(self.cells(cells)?, self.house(house)?),
            Condition::AtMostOnce(house, digit) => {
                Atom::AtMostOnce(self.house(house)?, self.digit(digit)?)
            }
            Condition::Different(names) => {
                let is_house = |name: &String| {
                    parts(name).is_ok_and(|(it, _)| self.houses.named.contains_key(it))
                };
                if names.iter().any(is_house) {
                    Atom::DifferentHouses(several(&self.houses, names, &self.numbers)?)
                } else {
                    Atom::Different(self.cells(names)?)
                }
            }
            Condition::SameBand(cells) => Atom::SameBand(self.cells(cells)?),
            Condition::SameStack(cells) => Atom::SameStack(self.cells(cells)?),
            Condition::Each(name, range, inner) => {
                return self.each(name, range, |it| {
                    inner.iter().try_for_each(|condition| it.condition(condition, atoms))
                });
            }
        };
        atoms.push(atom);
        at_most("conditions", atoms.len(), MOST_CONDITIONS)
    }

    fn follows(&mut self, follows: &Follows, ends: &mut Vec<End>) -> Read<()> {
        let (cell, digit, holds) = match follows {
            Follows::Not(cell, digit) => (cell, digit, false),
            Follows::Is(cell, digit) => (cell, digit, true),
            Follows::Each(name, range, inner) => {
                return self.each(name, range, |it| {
                    inner.iter().try_for_each(|follows| it.follows(follows, ends))
                });
            }
        };
        for cell in self.cells.places(cell, &self.numbers)? {
            for digit in self.digits.places(digit, &self.numbers)? {
                ends.push(End { cell, digit, holds });
            }
        }
        at_most("ends", ends.len(), MOST_CONDITIONS)
    }

    /// Does something for each number of a range.
    fn each(
        &mut self,
        name: &str,
        (from, to): &(String, String),
        mut work: impl FnMut(&mut Self) -> Read<()>,
    ) -> Read<()> {
        if !is_name(name) {
            return Err(SchemaError::Name(name.to_owned()));
        }
        if self.numbers.contains_key(name) {
            return Err(SchemaError::Twice(name.to_owned()));
        }
        let from = number(from, &self.numbers, from)?;
        let to = number(to, &self.numbers, to)?;
        for each in from..=to {
            let _ = self.numbers.insert(name.to_owned(), each);
            work(self)?;
        }
        let _ = self.numbers.remove(name);
        Ok(())
    }
}

fn several(names: &Names, texts: &[String], numbers: &BTreeMap<String, i64>) -> Read<Vec<usize>> {
    let mut all: Vec<usize> = Vec::new();
    for text in texts {
        for place in names.places(text, numbers)? {
            if !all.contains(&place) {
                all.push(place);
            }
        }
    }
    Ok(all)
}

fn one(names: &Names, text: &str, numbers: &BTreeMap<String, i64>) -> Read<usize> {
    match names.places(text, numbers)?.as_slice() {
        &[place] => Ok(place),
        _ => Err(SchemaError::Several(text.to_owned())),
    }
}
