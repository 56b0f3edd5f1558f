//! What is written with a constraint, as its kind has it.

use super::packed;
use crate::formats::unmet::Expected;
use crate::grid::{Geometry, Kind, ValueForm};

/// A value as it is written.
pub(super) fn written(
    kind: &Kind,
    text: &str,
    geometry: &Geometry,
) -> Result<Option<String>, Expected> {
    match &kind.value {
        ValueForm::Digits => digits(text.split('_'), geometry).map(Some),
        ValueForm::Optional if matches!(text, "" | "0") => Ok(None),
        ValueForm::Number | ValueForm::Optional | ValueForm::Default(_) => {
            let number = text.parse::<i32>().map_err(|_| Expected::Value)?.to_string();
            // What would be meant anyway is not said.
            let is_usual = kind.is_usual(&number, geometry.worths());
            Ok((!is_usual).then_some(number))
        }
        ValueForm::Counts => counts(text, geometry).map(Some),
        ValueForm::Table | ValueForm::Machine => Ok(Some(text.to_owned())),
        ValueForm::Pattern => packed::pattern(text).map(Some).ok_or(Expected::Value),
        ValueForm::None | ValueForm::OneOf(_) | ValueForm::Alternatives => Err(Expected::Value),
    }
}

/// Digits as a value lists them, lowest first.
pub(super) fn digits<'b>(
    words: impl Iterator<Item = &'b str>,
    geometry: &Geometry,
) -> Result<String, Expected> {
    let digit = |word: &str| geometry.worths().digit(word.parse().ok()?);
    let digits = words.map(digit).collect::<Option<Vec<_>>>();
    let mut digits = digits.filter(|all| !all.is_empty()).ok_or(Expected::Value)?;
    digits.sort_unstable();
    Ok(digits.into_iter().map(|digit| geometry.symbol(digit)).collect())
}

/// Pairs of how often and which digit.
fn counts(text: &str, geometry: &Geometry) -> Result<String, Expected> {
    let letters: Vec<char> = text.chars().collect();
    let (pairs, rest) = letters.as_chunks::<2>();
    let pair = |[count, number]: &[char; 2]| {
        let number = number.to_digit(10).filter(|_| count.is_ascii_digit())?;
        let digit = geometry.worths().digit(number.into())?;
        Some([*count, geometry.symbol(digit)])
    };
    let pairs = pairs.iter().map(pair).collect::<Option<Vec<_>>>();
    let pairs = pairs.filter(|pairs| rest.is_empty() && !pairs.is_empty());
    pairs.map(|pairs| pairs.concat().into_iter().collect()).ok_or(Expected::Value)
}
