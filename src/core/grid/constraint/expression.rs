//! The small language in which a kind of constraint says what it means.
//!
//! An expression is made of whole numbers, names, `+ - * / %`, comparisons (`== != < <= > >=`), `and`, `or`, `not`,
//! `if … then … else …`, and a few functions. What is true is 1, what is false 0, and all but 0 counts as true. A division
//! by 0, a number that is too large, a bag that overflows: then the expression has no value, and what is asked does not hold.
//!
//! A *set* of digits is a number with a bit each; a *bag*, which may hold a digit up to seven times, has three bits each.

use serde::Deserialize;

use super::reading::read;
use super::terms::{ExpressionError, Part};

/// So many characters may an expression have.
const LONGEST: usize = 1_000;

/// An expression that was read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Expression {
    root: Part,
}

impl Expression {
    /// Reads an expression.
    ///
    /// # Errors
    /// [`ExpressionError`] says where something else was expected.
    pub fn parse(text: &str) -> Result<Self, ExpressionError> {
        if text.len() > LONGEST {
            return Err(ExpressionError::Long(LONGEST));
        }
        Ok(Self { root: read(text)? })
    }

    /// Makes the expression that is this number.
    pub const fn of(number: i64) -> Self {
        Self { root: Part::Number(number) }
    }

    /// Returns the expression with each name replaced by its number in the list.
    ///
    /// # Errors
    /// [`ExpressionError::Name`] if it has a name that is not there.
    pub fn bound(&self, names: &[&str]) -> Result<Self, ExpressionError> {
        Ok(Self { root: self.root.bound(names)? })
    }

    /// Says whether it has this name.
    pub fn names(&self, name: &str) -> bool {
        self.root.names(name)
    }

    /// Says whether it asks for the value of one of the names that it was [`bound`](Self::bound) to, by their numbers.
    pub(super) fn asks_for(&self, numbers: std::ops::Range<usize>) -> bool {
        self.root.asks_for(&numbers)
    }

    /// Computes it, with the values of the names in the order in which it was [`bound`](Self::bound) to them. `None` if it
    /// has no value.
    pub fn value(&self, values: &[i64]) -> Option<i64> {
        self.root.value(values)
    }

    /// Says whether it is true; what has no value is not.
    pub fn holds(&self, values: &[i64]) -> bool {
        self.value(values).is_some_and(|value| value != 0)
    }
}

impl TryFrom<String> for Expression {
    type Error = ExpressionError;

    fn try_from(text: String) -> Result<Self, ExpressionError> {
        Self::parse(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<i64> {
        let names = ["a", "b", "value"];
        let read = Expression::parse(text).and_then(|read| read.bound(&names));
        read.expect("an expression").value(&[7, 2, 5])
    }

    #[test]
    fn signs_bind_as_people_expect() {
        for (text, expected) in [
            ("1 + 2 * 3", Some(7)),
            ("(1 + 2) * 3", Some(9)),
            ("a - b - 1", Some(4)),
            ("-a + b", Some(-5)),
            ("a / b", Some(3)),
            ("a % b", Some(1)),
            ("abs(b - a) >= value", Some(1)),
            ("a == 7 and not b == 7", Some(1)),
            ("a < b or a > b", Some(1)),
            ("if a < b then 1 else if b < a then 2 else 3", Some(2)),
            ("a / 0", None),
            ("b == 0 or a / 0 == 1", None),
            ("b == 2 or a / 0 == 1", Some(1)),
            ("power(10, b)", Some(100)),
            ("has(with(0, a), a)", Some(1)),
            ("total(with(with(0, 3), 9))", Some(12)),
            ("size(with(with(0, 3), 9))", Some(2)),
            ("count(more(more(0, 4), 4), 4)", Some(2)),
            ("fewer(more(0, 4), 4)", Some(0)),
            ("fewer(0, 4)", None),
            ("9223372036854775807 + 1", None),
        ] {
            assert_eq!(value(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let error = |text: &str| Expression::parse(text).map_err(|error| error.to_string());
        for (text, at) in
            [("1 +", 4), ("(1", 3), ("f(1)", 1), ("1 2", 3), ("", 1), ("abs(1, 2)", 9)]
        {
            let error = error(text).expect_err("a wrong text");
            assert!(error.contains(&format!("at character {at} of")), "{text}: {error}");
        }
        assert!(error(&"(".repeat(100)).expect_err("too deep").contains("too deep"));
        assert!(error(&"(".repeat(100_000)).expect_err("too long").contains("longer"));
        let unknown = Expression::parse("a + x").and_then(|read| read.bound(&["a"]));
        let expected = ExpressionError::Name { name: "x".to_owned(), known: "a".to_owned() };
        assert_eq!(unknown, Err(expected));
    }
}
