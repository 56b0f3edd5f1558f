//! What grids are called.

use duvod::locale::Locale;
use duvod::message::{Message as Words, words};

/// What a grid is called, by the parts of its name.
pub(crate) fn grid_name(name: &str, locale: &Locale) -> String {
    let part = |part: &str| {
        let shown = shown_size(part);
        let kind = part.split_once('-').map_or(part, |(kind, _)| kind);
        let is_own = matches!(kind, "regions" | "house");
        let name = match part {
            // The name of a message's variant does not begin with a digit.
            "9x9-08" => "from-zero",
            part => {
                if is_own {
                    kind
                } else {
                    part
                }
            }
        };
        Words::from(words::GridCalled { name, shown: shown.as_str() })
    };
    let parts: Vec<Words> = name.split('+').map(part).collect();
    locale.say(&words::GridCalledOfParts { parts }.into())
}

/// The name of a grid with its size as people write it: `8×8-tall`.
fn shown_size(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let is_digit =
        |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
    let shown = letters.iter().enumerate().map(|(at, &letter)| {
        let is_sign = letter == 'x' && is_digit(at.checked_sub(1)) && is_digit(Some(at + 1));
        if is_sign { '×' } else { letter }
    });
    shown.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duvod::knowledge::Knowledge;

    #[test]
    fn all_grids_of_the_window_have_names_in_words() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let grids = knowledge.grids();
        let names: Vec<String> = grids.map(|grid| grid.name().to_owned()).collect();
        assert!(names.len() > 3, "{names:?}");
        for language in ["en", "cs"] {
            let locale = Locale::new(language).expect("a language");
            for name in &names {
                let called = grid_name(name, &locale);
                let has_digits = name.contains(|letter: char| letter.is_ascii_digit());
                let is_raw = called == shown_size(name) && name != "9x9" && has_digits;
                assert!(!is_raw && !called.is_empty(), "{name}: {called}");
            }
        }
        let english = Locale::new("en").expect("English");
        assert_eq!(grid_name("9x9-08+anti-king", &english), "9×9 with the digits 0–8, anti-king");
    }
}
