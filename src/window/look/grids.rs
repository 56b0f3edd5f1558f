//! What grids are called.

use duvod::locale::Locale;
use duvod::message::Message as Words;

/// The name of a grid in words; of one that has none, its own with its size as people write it: `tall-12×12`.
pub(crate) fn grid_name(name: &str, locale: &Locale) -> String {
    let id = format!("named-grid-{name}");
    if locale.has(&id) { locale.say(&Words::of_data(id)) } else { shown_size(name) }
}

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
    use crate::look::layout::FIRST_SIDE;
    use duvod::knowledge::Knowledge;

    #[test]
    fn all_grids_of_the_window_have_names_in_words() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let grids = knowledge.grids().filter(|grid| grid.side() == FIRST_SIDE);
        let names: Vec<String> = grids.map(|grid| grid.name().to_owned()).collect();
        assert!(names.len() > 3, "{names:?}");
        for language in ["en", "cs"] {
            let locale = Locale::new(language).expect("a language");
            for name in &names {
                let called = grid_name(name, &locale);
                assert!(called.chars().next().is_some_and(char::is_uppercase), "{name}: {called}");
            }
        }
        let english = Locale::new("en").expect("English");
        assert_eq!(grid_name("tall-12x12", &english), "tall-12×12");
    }
}
