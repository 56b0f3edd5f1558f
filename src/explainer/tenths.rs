//! A rating as it is written: tenths behind the point.

use std::fmt;
use std::str::FromStr;

/// A rating of Sudoku Explainer in tenths: 71 is written 7.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExplainerScore(pub u16);

impl fmt::Display for ExplainerScore {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl From<ExplainerScore> for f64 {
    fn from(ExplainerScore(tenths): ExplainerScore) -> Self {
        Self::from(tenths) / 10.0
    }
}

/// What is no rating: neither a whole number nor one with a single digit behind a point or a comma.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rating was expected, such as 7.1")]
pub struct NoRating;

impl FromStr for ExplainerScore {
    type Err = NoRating;

    fn from_str(text: &str) -> Result<Self, NoRating> {
        let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if tenth.len() != 1 || !is_number(whole) || !is_number(tenth) {
            return Err(NoRating);
        }
        let (whole, tenth): (u16, u16) =
            whole.parse().ok().zip(tenth.parse().ok()).ok_or(NoRating)?;
        whole.checked_mul(10).and_then(|tens| tens.checked_add(tenth)).map(Self).ok_or(NoRating)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for tenths in [0, 1, 10, 71, 119, 200] {
            assert_eq!(ExplainerScore(tenths).to_string().parse(), Ok(ExplainerScore(tenths)));
        }
        assert_eq!("7".parse(), Ok(ExplainerScore(70)));
        assert_eq!("7,2".parse(), Ok(ExplainerScore(72)));
        for wrong in
            ["", ".", "7.", "7.12", "-1", "+7", "7.x", "seven", "9999999.1", "6553.9", "7.+"]
        {
            assert_eq!(wrong.parse::<ExplainerScore>(), Err(NoRating), "{wrong}");
        }
    }
}
