//! Numbers in figures, with the language's decimal mark and its mark between thousands.

use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentValue};

use crate::locale::lexicon::Lexicon;

/// How a language writes numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::locale) struct Marks {
    /// Between whole and decimal places.
    decimal: char,
    /// Between thousands.
    thousands: char,
}

/// As in English: 12,345.6.
pub(in crate::locale) const POINT: Marks = Marks { decimal: '.', thousands: ',' };

/// As in Czech and most of Europe: 12 345,6 with a thin space that no line breaks at.
pub(in crate::locale) const COMMA: Marks = Marks { decimal: ',', thousands: '\u{202f}' };

impl Marks {
    /// How the language of these words writes numbers: its term `-decimal-mark` is a comma or a
    /// point.
    pub(in crate::locale) fn of(words: &Lexicon) -> Self {
        if words.word("decimal-mark") == "," { COMMA } else { POINT }
    }

    /// A whole number.
    pub(in crate::locale) fn whole(self, number: i64) -> String {
        let sign = if number < 0 { "-" } else { "" };
        sign.to_owned() + &self.grouped(&number.unsigned_abs().to_string())
    }

    /// Any number, by the options of Fluent's `NUMBER`: the most decimal places (three without the
    /// option), the fewest (none), and whether thousands are marked.
    pub(in crate::locale) fn number(self, number: f64, options: &FluentNumberOptions) -> String {
        let fewest = options.minimum_fraction_digits.unwrap_or(0);
        let most = options.maximum_fraction_digits.unwrap_or_else(|| fewest.max(3)).max(fewest);
        let exact = format!("{:.most$}", number.abs());
        let (whole, places) = exact.split_once('.').unwrap_or((&exact, ""));
        let kept = places.trim_end_matches('0').len().max(fewest).min(places.len());
        let places = &places[..kept];
        let is_zero = [whole, places].iter().all(|part| part.chars().all(|digit| digit == '0'));
        let mut text = if number < 0.0 && !is_zero { "-".to_owned() } else { String::new() };
        text += &if options.use_grouping { self.grouped(whole) } else { whole.to_owned() };
        if !places.is_empty() {
            text.push(self.decimal);
            text += places;
        }
        text
    }

    /// Figures in groups of three.
    fn grouped(self, figures: &str) -> String {
        let mut text = String::with_capacity(figures.len() * 2);
        for (index, figure) in figures.chars().enumerate() {
            if index > 0 && (figures.len() - index).is_multiple_of(3) {
                text.push(self.thousands);
            }
            text.push(figure);
        }
        text
    }
}

/// Shows the numbers of a Fluent bundle with a decimal point.
pub(in crate::locale) fn with_point<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    shown(POINT, value)
}

/// Shows the numbers of a Fluent bundle with a decimal comma.
pub(in crate::locale) fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    shown(COMMA, value)
}

/// The text of a value if it is a number.
fn shown(marks: Marks, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(FluentNumber { value, options }) => Some(marks.number(*value, options)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::types::FluentNumberOptions;

    use super::{COMMA, POINT};

    #[test]
    fn thousands_are_marked() {
        let cases = [
            (0, "0", "0"),
            (999, "999", "999"),
            (1000, "1,000", "1\u{202f}000"),
            (-1_234_567, "-1,234,567", "-1\u{202f}234\u{202f}567"),
        ];
        for (number, english, czech) in cases {
            assert_eq!(POINT.whole(number), english);
            assert_eq!(COMMA.whole(number), czech);
        }
    }

    #[test]
    fn decimals_have_their_places() {
        let check = |number, fewest, most, expected: &str| {
            let options = FluentNumberOptions {
                minimum_fraction_digits: fewest,
                maximum_fraction_digits: most,
                ..FluentNumberOptions::default()
            };
            assert_eq!(COMMA.number(number, &options), expected);
        };
        check(8.4, None, None, "8,4");
        check(8.0, None, None, "8");
        check(8.0, Some(1), None, "8,0");
        check(1.0 / 3.0, None, None, "0,333");
        check(1.0 / 3.0, None, Some(1), "0,3");
        check(2.25, Some(1), Some(1), "2,2");
        check(-0.0001, None, Some(2), "0");
        check(-1234.5, Some(2), Some(2), "-1\u{202f}234,50");
        check(f64::NAN, None, None, "NaN");
    }
}
