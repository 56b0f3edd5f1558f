//! The plain grammar: English, and any language without a grammar of its own.
//!
//! The noun stands before its number or letter ("row 3", "step 8"), prepositions have one form, and
//! a count is one or many. Cases are used if the language's words have them.

use std::sync::Arc;

use super::interface::Grammar;
use super::item::{Item, Spoken};
use super::list::join;
use super::names::{house_letters, is_lettered, noun_and_number, noun_term, own_term};
use super::number::Marks;
use crate::locale::coordinates::Coordinates;
use crate::locale::lexicon::Lexicon;
use crate::locale::options::{Case, Join, Preposition};
use crate::message::HouseName;

/// See the module.
pub(in crate::locale) struct Plain {
    words: Arc<Lexicon>,
}

impl Plain {
    /// The plain grammar over a language's words.
    pub(in crate::locale) fn new(words: Arc<Lexicon>) -> Self {
        Self { words }
    }

    /// The letter or number that a house is called by.
    fn label(&self, house: HouseName, coordinates: Coordinates) -> String {
        if is_lettered(house, coordinates) {
            return house_letters(house);
        }
        noun_and_number(&self.words, house).1.to_string()
    }

    /// A whole number in figures.
    fn figures(&self, number: i64) -> String {
        Marks::of(&self.words).whole(number)
    }
}

impl Grammar for Plain {
    fn words(&self) -> &Lexicon {
        &self.words
    }

    fn preposition(&self, preposition: Preposition, _: &Spoken) -> String {
        self.words.word(&format!("preposition-{}", preposition.name())).to_owned()
    }

    fn repeats_prepositions(&self) -> bool {
        false
    }

    fn house(&self, house: HouseName, case: Case, coordinates: Coordinates) -> Item {
        if let Some(term) = own_term(house).filter(|term| self.words.has(term)) {
            return Item::headed(self.words.declined(&term, case, false), term);
        }
        let (noun, _) = noun_and_number(&self.words, house);
        let text = self.words.declined(&noun, case, false);
        Item::headed(format!("{text} {}", self.label(house, coordinates)), noun)
    }

    fn houses_of_one_kind(
        &self,
        houses: &[HouseName],
        case: Case,
        how: Join,
        coordinates: Coordinates,
    ) -> Item {
        let labels: Vec<String> =
            houses.iter().map(|house| self.label(*house, coordinates)).collect();
        let noun = houses.first().map(|house| noun_and_number(&self.words, *house).0);
        let noun = noun.unwrap_or_else(|| noun_term("house"));
        let text = self.words.declined(&noun, case, how == Join::And);
        Item::headed(format!("{text} {}", join(&self.words, &labels, how, 0)), noun)
    }

    fn count(&self, number: i64, noun: Option<&str>, case: Case, figures: bool) -> Item {
        let word = format!("number-{number}");
        let counted = if figures || !self.words.has(&word) {
            self.figures(number)
        } else {
            self.words.form(&word, &[case.name()]).to_owned()
        };
        let text = match noun {
            Some(noun) => {
                let noun = self.words.declined(&noun_term(noun), case, number != 1);
                format!("{counted} {noun}")
            }
            None => counted,
        };
        Item::bare(text, Spoken::Cardinal(number))
    }

    fn ordinal(&self, number: i64, noun: Option<&str>, case: Case) -> Item {
        let text = match noun {
            Some(noun) => {
                let noun = self.words.declined(&noun_term(noun), case, false);
                format!("{noun} {}", self.figures(number))
            }
            None => format!("{}{}", self.figures(number), ending(number)),
        };
        Item::bare(text, Spoken::Ordinal(number))
    }
}

/// The ending of an English ordinal in figures.
fn ending(number: i64) -> &'static str {
    match (number.unsigned_abs() % 100, number.unsigned_abs() % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}
