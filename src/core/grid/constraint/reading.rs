//! Reading an expression: what binds least is read first.

use super::expression::{ExpressionError, Function, Part, Sign};

/// So deep may parentheses and conditions be nested.
const DEEPEST: usize = 60;

/// Reads a whole text.
pub(super) fn read(text: &str) -> Result<Part, ExpressionError> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    let root = reader.choice()?;
    if reader.rest().is_empty() { Ok(root) } else { Err(reader.expected("the end")) }
}

/// A text, and how far it was read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

/// Signs of the same strength, longer ones first.
type Signs = &'static [(&'static str, Sign)];

const COMPARISONS: Signs = &[
    ("==", Sign::Same),
    ("!=", Sign::Other),
    ("<=", Sign::AtMost),
    (">=", Sign::AtLeast),
    ("<", Sign::Less),
    (">", Sign::More),
];
const SUMS: Signs = &[("+", Sign::Plus), ("-", Sign::Minus)];
const PRODUCTS: Signs = &[("*", Sign::Times), ("/", Sign::Over), ("%", Sign::Rest)];
const WORDS: [&str; 6] = ["if", "then", "else", "and", "or", "not"];

impl<'a> Reader<'a> {
    fn rest(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        trimmed
    }

    fn expected(&self, expected: &'static str) -> ExpressionError {
        let at = self.text[..self.at].chars().count() + 1;
        ExpressionError::Expected { text: self.text.to_owned(), at, expected }
    }

    /// Takes this sign, if it is next.
    fn takes(&mut self, sign: &str) -> bool {
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len() } else { 0 };
        is_next
    }

    /// The word that is next, without taking it.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        &rest[..end.unwrap_or(rest.len())]
    }

    /// Takes this word, if it is next.
    fn takes_word(&mut self, word: &str) -> bool {
        let is_next = self.word() == word;
        self.at += if is_next { word.len() } else { 0 };
        is_next
    }

    fn choice(&mut self) -> Result<Part, ExpressionError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(ExpressionError::Deep(self.text.to_owned()));
        }
        let part = if self.takes_word("if") {
            let condition = self.choice()?;
            if !self.takes_word("then") {
                return Err(self.expected("\"then\""));
            }
            let then = self.choice()?;
            if !self.takes_word("else") {
                return Err(self.expected("\"else\""));
            }
            Part::Choice(Box::new([condition, then, self.choice()?]))
        } else {
            self.either()?
        };
        self.depth -= 1;
        Ok(part)
    }

    fn either(&mut self) -> Result<Part, ExpressionError> {
        let mut part = self.both()?;
        while self.takes_word("or") {
            part = Part::Joined(Sign::Or, Box::new([part, self.both()?]));
        }
        Ok(part)
    }

    fn both(&mut self) -> Result<Part, ExpressionError> {
        let mut part = self.not()?;
        while self.takes_word("and") {
            part = Part::Joined(Sign::And, Box::new([part, self.not()?]));
        }
        Ok(part)
    }

    fn not(&mut self) -> Result<Part, ExpressionError> {
        let mut is_not = false;
        while self.takes_word("not") {
            is_not = !is_not;
        }
        let part = self.comparison()?;
        Ok(if is_not { Part::Not(Box::new(part)) } else { part })
    }

    fn comparison(&mut self) -> Result<Part, ExpressionError> {
        let one = self.sum()?;
        let Some(sign) = self.sign(COMPARISONS) else { return Ok(one) };
        Ok(Part::Joined(sign, Box::new([one, self.sum()?])))
    }

    fn sum(&mut self) -> Result<Part, ExpressionError> {
        let mut part = self.product()?;
        while let Some(sign) = self.sign(SUMS) {
            part = Part::Joined(sign, Box::new([part, self.product()?]));
        }
        Ok(part)
    }

    fn product(&mut self) -> Result<Part, ExpressionError> {
        let mut part = self.atom()?;
        while let Some(sign) = self.sign(PRODUCTS) {
            part = Part::Joined(sign, Box::new([part, self.atom()?]));
        }
        Ok(part)
    }

    fn sign(&mut self, signs: Signs) -> Option<Sign> {
        signs.iter().find(|(text, _)| self.takes(text)).map(|(_, sign)| *sign)
    }

    fn atom(&mut self) -> Result<Part, ExpressionError> {
        let mut is_negative = false;
        while self.takes("-") {
            is_negative = !is_negative;
        }
        let part = self.unsigned()?;
        Ok(if is_negative { Part::Negative(Box::new(part)) } else { part })
    }

    fn unsigned(&mut self) -> Result<Part, ExpressionError> {
        if self.takes("(") {
            let part = self.choice()?;
            return if self.takes(")") { Ok(part) } else { Err(self.expected("\")\"")) };
        }
        let word = self.word();
        if word.is_empty() || WORDS.contains(&word) {
            return Err(self.expected("a number, a name or \"(\""));
        }
        if word.starts_with(|first: char| first.is_ascii_digit()) {
            let number = word.parse().map_err(|_| self.expected("a number"))?;
            self.at += word.len();
            return Ok(Part::Number(number));
        }
        let function = Function::ALL.iter().find(|(name, ..)| *name == word);
        let before = self.at;
        self.at += word.len();
        if !self.takes("(") {
            return Ok(Part::Name(word.to_owned()));
        }
        let Some(&(_, function, count)) = function else {
            self.at = before;
            return Err(self.expected("the name of a function"));
        };
        let mut parts = vec![self.choice()?];
        while self.takes(",") {
            parts.push(self.choice()?);
        }
        if parts.len() != count {
            return Err(self.expected("another number of values"));
        }
        if self.takes(")") { Ok(Part::Call(function, parts)) } else { Err(self.expected("\")\"")) }
    }
}
