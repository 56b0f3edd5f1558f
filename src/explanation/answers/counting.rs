//! Numbers of solutions, counted or estimated, as they are told.

use crate::message::{Message, words};
use crate::search::{Count, Estimate};

/// From here on an estimate is written with a power of ten.
const LARGE: f64 = 1e6;

/// An estimate whose standard error is a larger part of it is called very uncertain.
const UNCERTAIN: f64 = 0.5;

/// How far the solutions were counted, if there are more. `estimated` if an estimate is told besides.
pub(super) fn more(count: Count, estimated: bool) -> Option<Message> {
    match count {
        Count::Exactly(_) => None,
        Count::MoreThan(count) if estimated => Some(words::SeveralMore { count }.into()),
        Count::MoreThan(count) => Some(words::SeveralMoreEstimate { count }.into()),
    }
}

/// An estimate with what it rests on and how uncertain it is.
pub(super) fn estimate(estimate: &Estimate) -> Message {
    if estimate.hits == 0 {
        return Message::from(words::SeveralNoEstimate { probes: estimate.probes });
    }
    let relative = estimate.error / estimate.solutions;
    let (probes, hits) = (estimate.probes, estimate.hits);
    let (number, percent) = (number(estimate.solutions), percent(relative));
    if relative > UNCERTAIN {
        words::SeveralEstimateUncertain { hits, number, percent, probes }.into()
    } else {
        words::SeveralEstimate { hits, number, percent, probes }.into()
    }
}

/// An estimated number: two figures, and for large ones a power of ten.
fn number(solutions: f64) -> Message {
    let exponent = solutions.max(1.0).log10().floor();
    let unit = 10_f64.powi(whole(exponent) - 1);
    let rounded = (solutions / unit).round() * unit;
    if rounded < LARGE {
        return Message::from(words::SeveralNumber { number: rounded.round() });
    }
    // Rounding may have reached the next power of ten.
    let exponent = rounded.log10().floor();
    let figures = rounded / 10_f64.powi(whole(exponent));
    Message::from(words::SeveralNumberLarge { figures, exponent: raised(whole(exponent)) })
}

/// A part of the whole in per cent, rounded up.
fn percent(part: f64) -> i64 {
    (part * 100.0).ceil().clamp(1.0, 1e9) as i64
}

#[allow(clippy::cast_possible_truncation, reason = "powers of ten of numbers of solutions")]
fn whole(exponent: f64) -> i32 {
    exponent as i32
}

/// A number in raised figures.
fn raised(number: i32) -> String {
    const FIGURES: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let figure = |figure: char| figure.to_digit(10).and_then(|value| FIGURES.get(value as usize));
    number.to_string().chars().filter_map(figure).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    fn said(solutions: f64, error: f64, hits: u64, language: &str) -> String {
        let message = estimate(&Estimate { solutions, error, probes: 1000, hits });
        Locale::new(language).expect("a language").say(&message)
    }

    #[test]
    fn estimates_have_two_figures() {
        assert!(said(123.0, 1.0, 9, "en").contains("120"));
        assert!(said(987_654.0, 1.0, 9, "en").contains("990,000"));
        assert!(said(996_000.0, 1.0, 9, "en").contains("1 × 10⁶"));
        assert!(said(6.67e21, 1e20, 9, "en").contains("6.7 × 10²¹"));
        assert!(said(6.67e21, 1e20, 9, "cs").contains("6,7 · 10²¹"));
    }

    #[test]
    fn the_error_is_told_in_per_cent() {
        assert!(
            said(100.0, 2.1, 9, "en").contains("3 %") || said(100.0, 2.1, 9, "en").contains("3%")
        );
        assert_ne!(said(100.0, 80.0, 9, "cs"), said(100.0, 20.0, 9, "cs"));
        assert!(said(0.0, 0.0, 0, "cs").contains('1'));
    }
}
