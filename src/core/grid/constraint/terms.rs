//! What expressions are made of, and what it comes to.

use std::ops::Range;

use thiserror::Error;

/// How many bits of a bag count a digit.
const COUNT_BITS: u32 = 3;

/// How many bits a set or a bag has: those of a number that is not below 0.
const BITS: u32 = 63;

/// Why a text is no expression.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ExpressionError {
    /// Something else was expected at this character, from 1.
    #[error("at character {at} of {text:?} {expected} is expected")]
    Expected {
        /// The whole text.
        text: String,
        /// Which character, from 1.
        at: usize,
        /// What is expected.
        expected: &'static str,
    },
    /// It has more characters than this.
    #[error("it is longer than {0} characters")]
    Long(usize),
    /// It is nested too deep.
    #[error("{0:?} is nested too deep")]
    Deep(String),
    /// This name stands for nothing here.
    #[error("{name:?} stands for nothing here; there are {known}")]
    Name {
        /// The name.
        name: String,
        /// The names that there are.
        known: String,
    },
}

/// What two numbers are joined by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Plus,
    Minus,
    Times,
    Over,
    Rest,
    Same,
    Other,
    Less,
    AtMost,
    More,
    AtLeast,
    And,
    Or,
}

/// What is asked of numbers by a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Function {
    Abs,
    Min,
    Max,
    Power,
    Has,
    With,
    Total,
    Size,
    Count,
    More,
    Fewer,
    Once,
    Without,
    Grown,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Number(i64),
    Name(String),
    /// A name that was found, by its number.
    Known(usize),
    Not(Box<Self>),
    Negative(Box<Self>),
    Joined(Sign, Box<[Self; 2]>),
    Choice(Box<[Self; 3]>),
    Call(Function, Vec<Self>),
}

impl Function {
    pub(super) const ALL: [(&'static str, Self, usize); 14] = [
        ("abs", Self::Abs, 1),
        ("min", Self::Min, 2),
        ("max", Self::Max, 2),
        ("power", Self::Power, 2),
        ("has", Self::Has, 2),
        ("with", Self::With, 2),
        ("total", Self::Total, 1),
        ("size", Self::Size, 1),
        ("count", Self::Count, 2),
        ("more", Self::More, 2),
        ("fewer", Self::Fewer, 2),
        ("once", Self::Once, 1),
        ("without", Self::Without, 2),
        ("grown", Self::Grown, 2),
    ];

    /// What it makes of these numbers; `None` if it has no value.
    pub(super) fn of(self, values: &[i64]) -> Option<i64> {
        let (first, second) = (*values.first()?, values.get(1).copied().unwrap_or_default());
        let bit = || u32::try_from(second).ok().filter(|digit| *digit < BITS);
        let shift = || bit().map(|digit| digit * COUNT_BITS).filter(|shift| *shift < BITS);
        let counted = || Some(first >> shift()? & 7);
        Some(match self {
            Self::Abs => first.checked_abs()?,
            Self::Min => first.min(second),
            Self::Max => first.max(second),
            Self::Power => first.checked_pow(u32::try_from(second).ok()?)?,
            Self::Has => first >> bit()? & 1,
            Self::With => first | 1 << bit()?,
            Self::Total => (0..i64::from(BITS)).filter(|bit| first >> bit & 1 == 1).sum(),
            Self::Size => first.count_ones().into(),
            Self::Count => counted()?,
            Self::More => (counted()? < 7).then_some(first + (1 << shift()?))?,
            Self::Fewer => (counted()? > 0).then_some(first - (1 << shift()?))?,
            Self::Once => {
                let is_in = |shift: &u32| first >> shift & 7 > 0;
                let shifts = (0..BITS).step_by(COUNT_BITS as usize);
                shifts.filter(is_in).map(|shift| 1 << shift).sum()
            }
            Self::Without => first & !(1 << bit()?),
            Self::Grown => first | first << bit()? & i64::MAX,
        })
    }
}

impl Sign {
    fn of(self, one: i64, other: i64) -> Option<i64> {
        let truth = |is: bool| Some(i64::from(is));
        match self {
            Self::Plus => one.checked_add(other),
            Self::Minus => one.checked_sub(other),
            Self::Times => one.checked_mul(other),
            Self::Over => one.checked_div_euclid(other),
            Self::Rest => one.checked_rem_euclid(other),
            Self::Same => truth(one == other),
            Self::Other => truth(one != other),
            Self::Less => truth(one < other),
            Self::AtMost => truth(one <= other),
            Self::More => truth(one > other),
            Self::AtLeast => truth(one >= other),
            Self::And => truth(one != 0 && other != 0),
            Self::Or => truth(one != 0 || other != 0),
        }
    }
}

impl Part {
    pub(super) fn bound(&self, names: &[&str]) -> Result<Self, ExpressionError> {
        let one = |part: &Self| part.bound(names);
        Ok(match self {
            Self::Name(name) => {
                let number = names.iter().position(|known| known == name);
                let known = || names.join(", ");
                let wrong = || ExpressionError::Name { name: name.clone(), known: known() };
                Self::Known(number.ok_or_else(wrong)?)
            }
            Self::Number(_) | Self::Known(_) => self.clone(),
            Self::Not(part) => Self::Not(Box::new(one(part)?)),
            Self::Negative(part) => Self::Negative(Box::new(one(part)?)),
            Self::Joined(sign, parts) => {
                Self::Joined(*sign, Box::new([one(&parts[0])?, one(&parts[1])?]))
            }
            Self::Choice(parts) => {
                Self::Choice(Box::new([one(&parts[0])?, one(&parts[1])?, one(&parts[2])?]))
            }
            Self::Call(function, parts) => {
                Self::Call(*function, parts.iter().map(one).collect::<Result<_, _>>()?)
            }
        })
    }

    pub(super) fn names(&self, name: &str) -> bool {
        self.has(&|part| matches!(part, Self::Name(own) if own == name))
    }

    /// Whether it asks for a name that was found, by one of these numbers.
    pub(super) fn asks_for(&self, numbers: &Range<usize>) -> bool {
        self.has(&|part| matches!(part, Self::Known(number) if numbers.contains(number)))
    }

    /// Whether one of its names and numbers is so.
    fn has(&self, is: &dyn Fn(&Self) -> bool) -> bool {
        match self {
            Self::Name(_) | Self::Number(_) | Self::Known(_) => is(self),
            Self::Not(part) | Self::Negative(part) => part.has(is),
            Self::Joined(_, parts) => parts.iter().any(|part| part.has(is)),
            Self::Choice(parts) => parts.iter().any(|part| part.has(is)),
            Self::Call(_, parts) => parts.iter().any(|part| part.has(is)),
        }
    }

    pub(super) fn value(&self, values: &[i64]) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Known(number) => values.get(*number).copied(),
            Self::Name(_) => None,
            Self::Not(part) => Some(i64::from(part.value(values)? == 0)),
            Self::Negative(part) => part.value(values)?.checked_neg(),
            // What decides by its first part has a value though the second has none.
            Self::Joined(sign @ (Sign::And | Sign::Or), parts) => {
                let first = parts[0].value(values)? != 0;
                let decides = first == (*sign == Sign::Or);
                if decides {
                    Some(i64::from(first))
                } else {
                    Some(i64::from(parts[1].value(values)? != 0))
                }
            }
            Self::Joined(sign, parts) => sign.of(parts[0].value(values)?, parts[1].value(values)?),
            Self::Choice(parts) => {
                let way = if parts[0].value(values)? == 0 { 2 } else { 1 };
                parts[way].value(values)
            }
            Self::Call(function, parts) => {
                let mut given = [0; 2];
                for (given, part) in given.iter_mut().zip(parts) {
                    *given = part.value(values)?;
                }
                function.of(&given[..parts.len()])
            }
        }
    }
}
