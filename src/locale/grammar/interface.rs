//! What a language's grammar answers.

use super::item::{Item, Spoken};
use crate::locale::coordinates::Coordinates;
use crate::locale::lexicon::Lexicon;
use crate::locale::options::{Case, Join, Preposition};
use crate::message::HouseName;

/// What languages do each in their own way.
pub(in crate::locale) trait Grammar: Send + Sync {
    /// The words of the language.
    fn words(&self) -> &Lexicon;

    /// The preposition as it is written before what is spoken so.
    fn preposition(&self, preposition: Preposition, next: &Spoken) -> String;

    /// Whether a list of unlike houses has the preposition before each of them.
    fn repeats_prepositions(&self) -> bool;

    /// One house in a case.
    fn house(&self, house: HouseName, case: Case, coordinates: Coordinates) -> Item;

    /// Two or more houses of one kind as one item ("rows 2 and 7"), joined by "and" or by "or".
    fn houses_of_one_kind(
        &self,
        houses: &[HouseName],
        case: Case,
        join: Join,
        coordinates: Coordinates,
    ) -> Item;

    /// A count, alone or with a noun: "two cells".
    fn count(&self, number: i64, noun: Option<&str>, case: Case, figures: bool) -> Item;

    /// An ordinal number, alone or with a noun: "step 8".
    fn ordinal(&self, number: i64, noun: Option<&str>, case: Case) -> Item;
}
