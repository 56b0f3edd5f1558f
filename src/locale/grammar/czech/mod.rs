//! Czech grammar: ordinals before their nouns, counts that govern a case, and prepositions that
//! take a vowel before some words.
//!
//! The words themselves, with all their forms, are in `locales/cs/`; here is only how they meet.

mod vocalised;

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
pub(in crate::locale) struct Czech {
    words: Arc<Lexicon>,
}

impl Czech {
    /// Czech grammar over its words.
    pub(in crate::locale) fn new(words: Arc<Lexicon>) -> Self {
        Self { words }
    }

    /// A whole number in figures.
    fn figures(&self, number: i64) -> String {
        Marks::of(&self.words).whole(number)
    }

    /// A number word in a case, agreeing with a noun of that gender: „dvě“, „dvou“.
    ///
    /// One and two agree in gender; the accusative is the nominative unless the word says otherwise;
    /// numbers from five have one form for all other cases.
    fn number_word(&self, term: &str, gender: &str, case: Case) -> String {
        let name = case.name();
        let own = format!("{gender}-{name}");
        let forms: &[&str] = match case {
            Case::Nominative => &[gender],
            Case::Accusative => &[&own, name, gender],
            _ => &[&own, name, "oblique"],
        };
        self.words.form(term, forms).to_owned()
    }
}

impl Grammar for Czech {
    fn words(&self) -> &Lexicon {
        &self.words
    }

    fn preposition(&self, preposition: Preposition, next: &Spoken) -> String {
        let term = format!("preposition-{}", preposition.name());
        let form: &[&str] =
            if vocalised::takes_vowel(preposition, next) { &["vocalised"] } else { &[] };
        self.words.form(&term, form).to_owned()
    }

    fn repeats_prepositions(&self) -> bool {
        true
    }

    fn house(&self, house: HouseName, case: Case, coordinates: Coordinates) -> Item {
        if let Some(term) = own_term(house).filter(|term| self.words.has(term)) {
            return Item::headed(self.words.declined(&term, case, false), term);
        }
        let (noun, number) = noun_and_number(&self.words, house);
        let text = self.words.declined(&noun, case, false);
        if is_lettered(house, coordinates) {
            let spoken = Spoken::Word(text.clone());
            return Item {
                text: format!("{text} {}", house_letters(house)),
                spoken,
                head: Some(noun),
            };
        }
        Item {
            text: format!("{number}. {text}"),
            spoken: Spoken::Ordinal(number.into()),
            head: Some(noun),
        }
    }

    fn houses_of_one_kind(
        &self,
        houses: &[HouseName],
        case: Case,
        how: Join,
        coordinates: Coordinates,
    ) -> Item {
        let Some(&first) = houses.first() else {
            return Item::bare(String::new(), Spoken::Word(String::new()));
        };
        let (noun, number) = noun_and_number(&self.words, first);
        if is_lettered(first, coordinates) {
            let letters: Vec<String> = houses.iter().copied().map(house_letters).collect();
            let text = self.words.declined(&noun, case, how == Join::And);
            let text = format!("{text} {}", join(&self.words, &letters, how, 0));
            return Item::headed(text, noun);
        }
        let number_of = |house: &HouseName| noun_and_number(&self.words, *house).1;
        let ordinals: Vec<String> =
            houses.iter().map(|house| format!("{}.", number_of(house))).collect();
        let text = self.words.declined(&noun, case, false);
        Item {
            text: format!("{} {text}", join(&self.words, &ordinals, how, 0)),
            spoken: Spoken::Ordinal(number.into()),
            head: Some(noun),
        }
    }

    fn count(&self, number: i64, noun: Option<&str>, case: Case, figures: bool) -> Item {
        let term = noun.map(noun_term);
        let gender = (term.as_deref())
            .and_then(|noun| self.words.attribute(noun, "gender"))
            .unwrap_or("masculine");
        let word = format!("number-{number}");
        let counted = if figures || !self.words.has(&word) {
            self.figures(number)
        } else {
            self.number_word(&word, gender, case)
        };
        let text = match &term {
            Some(noun) => {
                let few = (1..=4).contains(&number);
                let direct = matches!(case, Case::Nominative | Case::Accusative);
                let case = if direct && !few { Case::Genitive } else { case };
                format!("{counted} {}", self.words.declined(noun, case, number != 1))
            }
            None => counted,
        };
        Item::bare(text, Spoken::Cardinal(number))
    }

    fn ordinal(&self, number: i64, noun: Option<&str>, case: Case) -> Item {
        let mut text = format!("{}.", self.figures(number));
        if let Some(noun) = noun {
            text = format!("{text} {}", self.words.declined(&noun_term(noun), case, false));
        }
        Item::bare(text, Spoken::Ordinal(number))
    }
}
