//! Phrases of one or several names, with noun, preposition and conjunction: what languages share.

use super::interface::Grammar;
use super::item::{Item, Spoken};
use super::list::{JOIN_PARTS, apart, join, or_apart};
use super::names::{column_letters, noun_and_number, noun_term, own_term};
use super::sentence;
use crate::locale::coordinates::Coordinates;
use crate::locale::options::{Case, Form, Join, Options, Preposition};
use crate::message::{CellName, DigitName, HouseName, Place};

/// The word for the two diagonals of a grid together, if a language has one.
const BOTH_DIAGONALS: &str = "house-diagonals";

/// The word that says how what is called by where it is, is called.
const PLACED: &str = "placed";

/// The noun for constraints of a kind that the language has no word for.
const CONSTRAINT: &str = "constraint";

/// Where a constraint, or a group that it makes, is found.
fn place_of(house: HouseName) -> Option<Place> {
    house.called.and_then(|called| called.place)
}

/// What a phrase is told by: the grammar, the options of the call and the way of naming cells.
#[derive(Clone, Copy)]
pub(in crate::locale) struct Teller<'a> {
    /// The grammar of the language.
    pub(in crate::locale) grammar: &'a dyn Grammar,
    /// The options of the call.
    pub(in crate::locale) options: &'a Options,
    /// How cells and columns are called.
    pub(in crate::locale) coordinates: Coordinates,
}

impl Teller<'_> {
    /// One or more cells: "A1", "cells A1 and B2".
    pub(in crate::locale) fn cells(&self, cells: &[CellName]) -> String {
        let items: Vec<Item> = cells.iter().map(|cell| self.cell(*cell)).collect();
        self.started(self.phrase(&items))
    }

    /// One or more digits: "7", "digits 2, 5 and 7", "seven".
    pub(in crate::locale) fn digits(&self, digits: &[DigitName]) -> String {
        let items: Vec<Item> = digits.iter().map(|digit| self.digit(*digit)).collect();
        self.started(self.phrase(&items))
    }

    /// One or more houses: "row 3", "row 5, row 6 or column F", "rows 2 and 7", "rows 1 and 3 and column B".
    ///
    /// Those of one kind are told together, several kinds of which one house is meant too: "in column A, B or D,
    /// or in block 3".
    pub(in crate::locale) fn houses(&self, houses: &[HouseName]) -> String {
        let case = self.case();
        let how = self.options.join;
        let sort = |house: &HouseName| (house.kind, house.called.map(|called| called.word));
        let alike = houses.iter().all(|house| Some(sort(house)) == houses.first().map(sort));
        let together = how == Join::And || how == Join::Or;
        let kinds = || houses.chunk_by(|first, next| together && sort(first) == sort(next));
        // One of these or one of those: the choices within a kind are set apart from those between kinds.
        let is_nested = how == Join::Or && !alike && kinds().any(|kind| kind.len() > 1);
        let within = if is_nested { Join::Within } else { how };
        let each = self.grammar.repeats_prepositions() || how == Join::Nor || is_nested;
        let items: Vec<Item> = kinds()
            .flat_map(|group| match group {
                [first, _, ..] if !self.has_own_words(*first) => {
                    vec![self.grammar.houses_of_one_kind(group, case, within, self.coordinates)]
                }
                [first, _]
                    if how == Join::And
                        && place_of(*first).is_none()
                        && self.grammar.words().has(BOTH_DIAGONALS) =>
                {
                    let both = self.grammar.words().declined(BOTH_DIAGONALS, case, false);
                    vec![Item::headed(both, BOTH_DIAGONALS.to_owned())]
                }
                _ => group.iter().map(|house| self.house(*house, case)).collect(),
            })
            .collect();
        // "in row 1, on the main diagonal and in row 9": where prepositions differ, each is said.
        let prefixed: Vec<String> = items.iter().map(|item| self.prefixed(item)).collect();
        let prefix = |place: usize| prefixed[place].strip_suffix(&items[place].text);
        let differ = (1..items.len()).any(|place| prefix(place) != prefix(0));
        let texts = items.iter().zip(&prefixed).enumerate().map(|(place, (item, prefixed))| {
            if place == 0 || each || differ { prefixed.clone() } else { item.text.clone() }
        });
        let texts: Vec<String> = texts.collect();
        let words = self.grammar.words();
        self.started(if is_nested { or_apart(words, &texts) } else { self.joined(&texts) })
    }

    /// A count: "two cells".
    pub(in crate::locale) fn count(&self, number: i64) -> String {
        let figures = self.options.form == Form::Figures;
        let noun = self.options.noun.as_deref();
        self.started(self.prefixed(&self.grammar.count(number, noun, self.case(), figures)))
    }

    /// An ordinal number: "step 8".
    pub(in crate::locale) fn ordinal(&self, number: i64) -> String {
        let noun = self.options.noun.as_deref();
        self.started(self.prefixed(&self.grammar.ordinal(number, noun, self.case())))
    }

    /// Digits in cells: "5 in A1, 3 in C4 and 9 in F2".
    pub(in crate::locale) fn placements(&self, placements: &[(CellName, DigitName)]) -> String {
        let told = |(cell, digit): &(CellName, DigitName)| {
            let digit = self.digit(*digit).text;
            format!("{digit} {}", self.after(Preposition::In, &[*cell]))
        };
        self.started(self.joined(&placements.iter().map(told).collect::<Vec<_>>()))
    }

    /// Candidates struck out: "4 from B5, and 9 from B5 and B6".
    ///
    /// Digits with the same cells are told together. Where one conjunction inside another would be
    /// hard to read, the parts are set apart: "1 from A1 and A2, and 9 from B5 and B6".
    pub(in crate::locale) fn eliminations(&self, struck: &[(DigitName, Vec<CellName>)]) -> String {
        let mut groups: Vec<(Vec<Item>, &[CellName])> = Vec::new();
        for (digit, cells) in struck {
            let digit = self.digit(*digit);
            match groups.iter_mut().find(|(_, known)| *known == cells.as_slice()) {
                Some((digits, _)) => digits.push(digit),
                None => groups.push((vec![digit], cells)),
            }
        }
        let parts: Vec<String> = (groups.iter())
            .map(|(digits, cells)| {
                let texts: Vec<String> = digits.iter().map(|digit| digit.text.clone()).collect();
                let texts = join(self.grammar.words(), &texts, Join::And, 0);
                let noun = self.noun_before_letters(digits);
                format!("{noun}{texts} {}", self.after(Preposition::From, cells))
            })
            .collect();
        let [front @ .., last] = groups.as_slice() else {
            return String::new();
        };
        let is_one =
            |(digits, cells): &(Vec<Item>, &[CellName])| digits.len() == 1 && cells.len() == 1;
        let words = self.grammar.words();
        // "4 from B5 and 9 from B5 and B6" needs a mark, in a language that sets one before such parts.
        let marked = words.attribute(JOIN_PARTS, "marked").is_some();
        let is_last_plain = if marked { is_one(last) } else { last.0.len() == 1 };
        let simple = front.is_empty() || (front.iter().all(is_one) && is_last_plain);
        self.started(if simple { join(words, &parts, Join::And, 0) } else { apart(words, &parts) })
    }

    /// The noun of digits that are struck out, if some are letters and the language tells these from words by it.
    fn noun_before_letters(&self, digits: &[Item]) -> String {
        let (words, noun) = (self.grammar.words(), noun_term("digit"));
        let has_letter = digits.iter().any(|digit| matches!(digit.spoken, Spoken::Letter(_)));
        if !has_letter || words.attribute(&noun, "before-letters").is_none() {
            return String::new();
        }
        words.declined(&noun, Case::Accusative, digits.len() > 1) + " "
    }

    /// A house by its kind alone: "row".
    pub(in crate::locale) fn house_noun(&self, house: HouseName) -> String {
        let (noun, _) = noun_and_number(self.grammar.words(), house);
        let text = self.grammar.words().declined(&noun, self.case(), self.options.plural);
        self.started(self.prefixed(&Item::headed(text, noun)))
    }

    /// Some house of its kind: "a window"; or the only one that its grid calls so: "the asterisk".
    pub(in crate::locale) fn one_of(&self, house: HouseName) -> String {
        if self.has_own_words(house) {
            return self.houses(&[house]);
        }
        let words = self.grammar.words();
        let (noun, _) = noun_and_number(words, house);
        let one = words.attribute(&noun, "one").map(ToOwned::to_owned);
        let text = one.unwrap_or_else(|| words.declined(&noun, self.case(), false));
        self.started(self.prefixed(&Item::headed(text, noun)))
    }

    /// The text with a capital letter if the options say that a sentence starts with it.
    pub(in crate::locale) fn started(&self, text: String) -> String {
        if self.options.start { sentence::capital(&text) } else { text }
    }

    /// Names with the noun and the preposition that the options ask for.
    fn phrase(&self, items: &[Item]) -> String {
        if self.options.join == Join::Nor {
            let each: Vec<String> = items.iter().map(|item| self.nominal(&[item])).collect();
            return self.joined(&each);
        }
        self.nominal(&items.iter().collect::<Vec<_>>())
    }

    /// The items behind one preposition and one noun. The noun is in the plural where the items
    /// are taken together, and in the singular where only one of them is meant.
    fn nominal(&self, items: &[&Item]) -> String {
        let [first, ..] = items else {
            return String::new();
        };
        let texts: Vec<String> = items.iter().map(|item| item.text.clone()).collect();
        let text = if items.len() > 1 { self.joined(&texts) } else { first.text.clone() };
        let Some(noun) = &self.options.noun else {
            return self.prefixed(&Item { text, spoken: first.spoken.clone(), head: None });
        };
        let term = noun_term(noun);
        let plural = items.len() > 1 && self.options.join != Join::Or;
        let noun = self.grammar.words().declined(&term, self.case(), plural);
        let spoken = Spoken::Word(noun.clone());
        self.prefixed(&Item { text: format!("{noun} {text}"), spoken, head: Some(term) })
    }

    /// Cells behind a preposition of their own.
    fn after(&self, preposition: Preposition, cells: &[CellName]) -> String {
        let options = Options { preposition: Some(preposition), ..Options::default() };
        Teller { options: &options, ..*self }.cells(cells)
    }

    /// The item behind the preposition of the options, if there is one.
    fn prefixed(&self, item: &Item) -> String {
        let Some(preposition) = self.options.preposition else {
            return item.text.clone();
        };
        let own = (item.head.as_deref())
            .and_then(|head| self.grammar.words().attribute(head, preposition.name()));
        let word = own
            .map_or_else(|| self.grammar.preposition(preposition, &item.spoken), ToOwned::to_owned);
        format!("{word} {}", item.text)
    }

    /// The case of the options, or of their preposition, or the nominative.
    fn case(&self) -> Case {
        self.options.case.unwrap_or_else(|| {
            let preposition = self.options.preposition.map(Preposition::name);
            let term = preposition.map(|name| format!("preposition-{name}"));
            term.and_then(|term| Case::named(self.grammar.words().attribute(&term, "case")?))
                .unwrap_or(Case::Nominative)
        })
    }

    /// The items joined as the options say.
    fn joined(&self, items: &[String]) -> String {
        join(self.grammar.words(), items, self.options.join, 0)
    }

    /// One cell by its coordinates.
    fn cell(&self, cell: CellName) -> Item {
        let CellName { column, row } = cell;
        match self.coordinates {
            Coordinates::A1 => {
                let letters = column_letters(column);
                let first = letters.chars().next().unwrap_or('A');
                Item::bare(format!("{letters}{}", row + 1), Spoken::Letter(first))
            }
            Coordinates::RowColumn => {
                Item::bare(format!("r{}c{}", row + 1, u16::from(column) + 1), Spoken::Letter('r'))
            }
        }
    }

    /// One digit: by its symbol; by its name if it has one, or as a letter with its noun, if the options ask for it.
    fn digit(&self, digit: DigitName) -> Item {
        let words = self.grammar.words();
        let term = format!("digit-{}", digit.symbol);
        if !words.has(&term) {
            let noun = noun_term("digit");
            let stands_before = words.attribute(&noun, "before-letters").is_some();
            let asked = match self.options.form {
                Form::Noun => true,
                form => form == Form::Name && stands_before,
            };
            if asked {
                let noun = words.declined(&noun, self.case(), self.options.plural);
                return Item::bare(format!("{noun} {}", digit.symbol), Spoken::Word(noun));
            }
            return Item::bare(digit.symbol.to_string(), Spoken::Letter(digit.symbol));
        }
        if self.options.form == Form::Name {
            let name = words.declined(&term, self.case(), self.options.plural);
            return Item::bare(name.clone(), Spoken::Word(name));
        }
        Item::bare(digit.symbol.to_string(), Spoken::Word(words.word(&term).to_owned()))
    }

    /// One house, or only its noun if the options say so.
    fn house(&self, house: HouseName, case: Case) -> Item {
        match place_of(house) {
            Some(place) => self.placed(house, place, case),
            None => self.grammar.house(house, case, self.coordinates),
        }
    }

    /// What is called by where it is: "the cage of 15 at A1", "the whisper line from C4 to G2", "the dot between A1 and B1".
    fn placed(&self, house: HouseName, place: Place, case: Case) -> Item {
        let words = self.grammar.words();
        let own = house.called.map(|called| noun_term(called.word.as_str()));
        let noun = own.filter(|noun| words.has(noun)).unwrap_or_else(|| noun_term(CONSTRAINT));
        let cell = |cell: CellName| self.cell(cell).text;
        let joint = |attribute: &str| words.attribute(PLACED, attribute).unwrap_or_default();
        let mut parts = vec![words.declined(&noun, case, false)];
        if let (Some(value), Some(valued)) = (place.value, words.attribute(&noun, "valued")) {
            parts.push(format!("{valued} {value}"));
        }
        let between = words.attribute(&noun, "between").is_some();
        let [before, amid] = if between { ["between", "and"] } else { ["first", "last"] };
        parts.push(match place.last.filter(|last| *last != place.first) {
            None => format!("{} {}", joint("at"), cell(place.first)),
            Some(last) => {
                format!("{} {} {} {}", joint(before), cell(place.first), joint(amid), cell(last))
            }
        });
        let article = words.attribute(PLACED, "article").map(|article| format!("{article} "));
        Item::headed(article.unwrap_or_default() + &parts.join(" "), noun)
    }

    /// Whether the house has a name of its own instead of a number.
    fn has_own_words(&self, house: HouseName) -> bool {
        place_of(house).is_some()
            || own_term(house).is_some_and(|term| self.grammar.words().has(&term))
    }
}
