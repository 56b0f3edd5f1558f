//! Numbers as they are typed: `7`, `2, 4, 7–9`, `300-`.

use std::collections::BTreeSet;

/// What stands between the first and the last of a range.
const DASHES: [char; 3] = ['-', '–', '—'];

/// The numbers that are typed of so many, from 0, in the order in which they are typed and each once; nothing if none is
/// typed, which means all. A range without a beginning or an end has all before or behind it, and ends with the last there is.
///
/// # Errors
/// The first part of the text that means none.
pub(super) fn numbers(typed: &str, count: usize) -> Result<Option<Vec<usize>>, String> {
    let joined = DASHES.iter().fold(typed.to_owned(), |text, dash| {
        text.split(*dash).map(str::trim).collect::<Vec<_>>().join("-")
    });
    let parts = joined.split([',', ';']).flat_map(str::split_whitespace);
    let (mut seen, mut numbers) = (BTreeSet::new(), Vec::new());
    for part in parts {
        let (first, last) = ends(part, count).ok_or_else(|| part.replace('-', "–"))?;
        numbers.extend((first - 1..last).filter(|number| seen.insert(*number)));
    }
    // Each part means one at least.
    Ok((!numbers.is_empty()).then_some(numbers))
}

/// The first and the last number of a part, from 1, if there are any.
fn ends(part: &str, count: usize) -> Option<(usize, usize)> {
    let number = |text: &str, without: usize| match text {
        "" => Some(without),
        text => text.parse::<usize>().ok(),
    };
    let (first, last) = match part.split_once('-') {
        Some(("", "")) => return None,
        Some((first, last)) => (number(first, 1)?, number(last, count)?),
        None => (number(part, 0)?, number(part, 0)?),
    };
    let last = last.min(count);
    (first > 0 && first <= last).then_some((first, last))
}

/// Numbers that could be typed of so many.
pub(super) fn example(count: usize) -> String {
    match count {
        9.. => "2, 4, 7–9",
        4.. => "1, 3–4",
        2.. => "1–2",
        _ => "1",
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_typed() {
        let read = |typed: &str| numbers(typed, 12);
        assert_eq!(read(" "), Ok(None));
        assert_eq!(read("2, 4, 7–9"), Ok(Some(vec![1, 3, 6, 7, 8])));
        assert_eq!(read("9 2;2 1 - 3"), Ok(Some(vec![8, 1, 0, 2])));
        assert_eq!(read("11-"), Ok(Some(vec![10, 11])));
        assert_eq!(read("—2, 12–90"), Ok(Some(vec![0, 1, 11])));
        for (typed, part) in [
            ("1, x", "x"),
            ("0", "0"),
            ("13", "13"),
            ("3, 9-7", "9–7"),
            ("-", "–"),
            ("1-2-3", "1–2–3"),
        ] {
            assert_eq!(read(typed), Err(part.to_owned()));
        }
    }

    #[test]
    fn examples_are_among_the_numbers() {
        for count in 1..20 {
            assert!(matches!(numbers(&example(count), count), Ok(Some(_))), "{count}");
        }
    }
}
