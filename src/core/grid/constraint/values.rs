//! What is written with constraints, as expressions know it.

use super::Constraint;
use super::ground::{Ground, whole};
use super::kind::ValueForm;
use super::machine::Machine;
use super::packed::{bits_of, packed_and_name};
use super::terms::Function;
use super::worths::Worths;

/// How many pairs a character says.
const BITS: usize = 6;

/// How often a digit may be counted: what is counted stands in a bag, once more than it is to be.
const MOST_COUNTED: u32 = 6;

/// What is written with a constraint.
pub(super) struct Value {
    /// As a number, if something is written or meant.
    pub(super) number: Option<i64>,
    /// As a table.
    pub(super) table: Option<Table>,
    /// As a machine.
    pub(super) machine: Option<Machine>,
}

/// Which pairs of digits are meant.
pub(super) struct Table {
    bits: Vec<u8>,
    worths: Worths,
}

impl Table {
    /// Reads a table; what stands behind its end is not meant.
    fn of(text: &str, worths: Worths) -> Option<Self> {
        let bits = bits_of(text)?;
        let is_short = bits.len() <= (worths.count() * worths.count()).div_ceil(BITS);
        is_short.then_some(Self { bits, worths })
    }

    /// Whether a pair of digits is meant that count so much.
    pub(super) fn has(&self, a: i64, b: i64) -> bool {
        let index = |worth| self.worths.digit(worth).map(crate::grid::Digit::index);
        index(a).zip(index(b)).is_some_and(|(a, b)| {
            let at = a * self.worths.count() + b;
            self.bits.get(at / BITS).is_some_and(|bits| bits >> (at % BITS) & 1 == 1)
        })
    }
}

impl Value {
    /// What is written with a constraint; `None` if it is not such as its kind needs.
    pub(super) fn of(constraint: &Constraint, ground: &Ground<'_>) -> Option<Self> {
        let kind = &constraint.kind;
        let number = |number: Option<i64>| Some(Self { number, table: None, machine: None });
        let machine =
            |machine: Machine| Self { number: Some(0), table: None, machine: Some(machine) };
        let text = match (&kind.value, &constraint.value) {
            (ValueForm::None | ValueForm::Optional, None) => return number(None),
            (ValueForm::Default(_), None) => return number(Some(kind.usual(ground.worths)?)),
            (ValueForm::None, Some(_)) | (_, None) => return None,
            (_, Some(text)) => text,
        };
        match &kind.value {
            ValueForm::OneOf(words) => number(Some(words.iter().find(|(word, _)| word == text)?.1)),
            ValueForm::Digits => number(Some(bag(text, ground)?)),
            ValueForm::Counts => number(Some(counted(text, ground)?)),
            ValueForm::Table => {
                let table = Some(Table::of(text, ground.worths)?);
                Some(Self { number: Some(0), table, machine: None })
            }
            ValueForm::Pattern => {
                let digit = |symbol: char| ground.worths.digit(worth_of(symbol, ground)?);
                Machine::of_pattern(text, ground.worths.count(), &digit).map(machine)
            }
            ValueForm::Machine => Machine::unpacked(packed_and_name(text).0).map(machine),
            ValueForm::Alternatives => number(Some(0)),
            _ => number(Some(text.parse::<i32>().ok()?.into())),
        }
    }
}

/// What a symbol counts.
fn worth_of(symbol: char, ground: &Ground<'_>) -> Option<i64> {
    let place = ground.symbols.iter().position(|known| *known == symbol)?;
    Some(whole(place) + ground.worths.lowest())
}

/// The digits of a text, each as often as it is written.
fn bag(text: &str, ground: &Ground<'_>) -> Option<i64> {
    text.chars().try_fold(0, |bag, symbol| Function::More.of(&[bag, worth_of(symbol, ground)?]))
}

/// The digits that a text counts, each once more often than it is counted.
fn counted(text: &str, ground: &Ground<'_>) -> Option<i64> {
    let letters: Vec<char> = text.chars().collect();
    let (pairs, rest) = letters.as_chunks::<2>();
    if pairs.is_empty() || !rest.is_empty() {
        return None;
    }
    pairs.iter().try_fold(0, |bag, [count, symbol]| {
        let count = count.to_digit(10).filter(|count| *count <= MOST_COUNTED)?;
        let worth = worth_of(*symbol, ground)?;
        let is_new = Function::Count.of(&[bag, worth]) == Some(0);
        if !is_new {
            return None;
        }
        (0..=count).try_fold(bag, |bag, _| Function::More.of(&[bag, worth]))
    })
}
