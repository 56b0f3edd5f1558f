//! What a user prefers, as it is kept between runs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::EntryMode;
use crate::appearance::{Colours, MarkSize, Scheme, TEXT_SIZES};
use duvod::knowledge::Level;
use duvod::locale::Coordinates;
use duvod::practice::Tally;
use duvod::session::play::PlayRules;

/// What was chosen on a page: for each choice that is not as at first, what is typed or the number or name of the value.
pub(crate) type Chosen = BTreeMap<String, String>;

/// What a user prefers. What a file lacks is as it is at first; what is not known is passed over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a preference of its own")]
pub struct Preferences {
    /// The tag of the language; `None`: the system's.
    pub(crate) language: Option<String>,
    /// Light, dark, or as the system.
    pub(crate) theme: Scheme,
    /// The palette.
    pub(crate) colours: Colours,
    /// The size of text in percent.
    pub(crate) text_size: u16,
    /// How large pencil marks are.
    pub(crate) mark_size: MarkSize,
    /// Whether pencil marks are written strongly.
    pub(crate) bold_marks: bool,
    /// How cells are called; `None`: as at first.
    pub(crate) coordinates: Option<Coordinates>,
    /// Whether steps are told in the notation of experts.
    pub(crate) terse: bool,
    /// Whether a digit is taken first, and then cells for it.
    pub(crate) digit_first: bool,
    /// Whether the selection goes on after a digit.
    pub(crate) moves_on: bool,
    /// Whether all digits like that of the chosen cell are shown.
    pub(crate) lights_same: bool,
    /// Whether the candidates of the cell under the pointer are shown.
    pub(crate) shows_under: bool,
    /// The level of new games that was chosen last.
    pub(crate) level: Level,
    /// Whether the level and the score of the puzzle in play are shown.
    pub(crate) shows_level: bool,
    /// The rules of play.
    pub(crate) rules: PlayRules,
    /// The profile of rules; `None`: the default one.
    pub(crate) profile: Option<String>,
    /// The size of the window in logical pixels at text size 100 %.
    pub(crate) size: Option<(f32, f32)>,
    /// What digit keys did.
    pub(crate) entry: EntryMode,
    /// Whether cells with one candidate were shown.
    pub(crate) shows_singles: bool,
    /// The number of the tab that was open.
    pub(crate) tab: usize,
    /// The paths of the files that were used last, the last one first.
    pub(crate) recent: Vec<String>,
    /// What came of practising, by the ids of the rules.
    pub(crate) practice: BTreeMap<String, Tally>,
    /// What was chosen where puzzles are made, methods are tried and files go out: by the page, and by the choice.
    pub(crate) chosen: BTreeMap<String, Chosen>,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            theme: Scheme::default(),
            colours: Colours::default(),
            text_size: 100,
            mark_size: MarkSize::default(),
            bold_marks: false,
            coordinates: None,
            terse: false,
            digit_first: false,
            moves_on: false,
            lights_same: true,
            shows_under: false,
            level: Level::Medium,
            shows_level: true,
            rules: PlayRules::default(),
            profile: None,
            size: None,
            entry: EntryMode::default(),
            shows_singles: false,
            tab: 0,
            recent: Vec::new(),
            practice: BTreeMap::new(),
            chosen: BTreeMap::new(),
        }
    }
}

/// The least and the most that a window is wide and high: larger ones no screen has.
const LEAST_SIZE: f32 = 200.0;
const MOST_SIZE: f32 = 5120.0;

impl Preferences {
    /// What was chosen on a page.
    pub(crate) fn chosen_on(&self, page: &str) -> Chosen {
        self.chosen.get(page).cloned().unwrap_or_default()
    }

    /// Puts down what is chosen on a page.
    pub(crate) fn keep_chosen(&mut self, page: &str, chosen: Chosen) {
        let _ = self.chosen.insert(page.to_owned(), chosen);
    }

    /// Reads preferences. What no window can be is left out, so that what was kept never prevents one from opening.
    ///
    /// # Errors
    /// What the reader of JSON says, with line and column.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        let read: Self = serde_json::from_str(text)?;
        let (least, most) = (TEXT_SIZES[0], TEXT_SIZES[TEXT_SIZES.len() - 1]);
        let is_size = |length: f32| (LEAST_SIZE..=MOST_SIZE).contains(&length);
        let size = read.size.filter(|&(width, height)| is_size(width) && is_size(height));
        Ok(Self { text_size: read.text_size.clamp(least, most), size, ..read })
    }

    /// The text of a file in which all is as here that differs from `before`, and all else as in the text that is kept now.
    /// If nothing is kept that can be read, all is as here; [`Preferences::read`] reads the same back.
    ///
    /// # Errors
    /// As the writer of JSON says.
    pub fn written_over(&self, before: &Self, kept: &str) -> Result<String, serde_json::Error> {
        let mine = serde_json::to_value(self)?;
        let merged = match serde_json::from_str(kept) {
            Ok(kept) => merged(&serde_json::to_value(before)?, mine, kept),
            Err(_) => mine,
        };
        serde_json::to_string_pretty(&merged)
    }
}

/// What came of `before` here and elsewhere, put together. What was changed on both sides is as here; of lists, what is
/// only there follows.
fn merged(before: &Value, here: Value, elsewhere: Value) -> Value {
    match (here, elsewhere) {
        (Value::Object(here), Value::Object(mut elsewhere)) => {
            // What is as at first is left out: it was taken away here.
            elsewhere.retain(|name, _| here.contains_key(name) || before.get(name).is_none());
            for (name, value) in here {
                let other = elsewhere.remove(&name).unwrap_or_else(|| value.clone());
                let before = before.get(&name).unwrap_or(&Value::Null);
                let _ = elsewhere.insert(name, merged(before, value, other));
            }
            Value::Object(elsewhere)
        }
        (here, elsewhere) if here == *before => elsewhere,
        (Value::Array(mut here), Value::Array(elsewhere))
            if elsewhere.iter().all(Value::is_string) =>
        {
            let new: Vec<Value> =
                elsewhere.into_iter().filter(|value| !here.contains(value)).collect();
            here.extend(new);
            Value::Array(here)
        }
        (here, _) => here,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_read_back_as_they_were_written() {
        let preferences = Preferences {
            language: Some("cs".to_owned()),
            theme: Scheme::Dark,
            colours: Colours::ColourBlind,
            text_size: 150,
            mark_size: MarkSize::Large,
            bold_marks: true,
            coordinates: Some(Coordinates::RowColumn),
            terse: true,
            digit_first: true,
            moves_on: true,
            lights_same: false,
            shows_under: true,
            level: Level::Unfair,
            shows_level: false,
            rules: PlayRules { prunes: false, ..PlayRules::default() },
            profile: Some("se".to_owned()),
            size: Some((1000.0, 700.0)),
            entry: EntryMode::Marks,
            shows_singles: true,
            tab: 1,
            recent: vec!["/somewhere/game.json".to_owned()],
            practice: [("x-wing".to_owned(), Tally { found: 2, given_up: 1, ..Tally::default() })]
                .into(),
            chosen: [("maker".to_owned(), [("count".to_owned(), "5".to_owned())].into())].into(),
        };
        let text = preferences.written_over(&Preferences::default(), "").expect("a text");
        assert_eq!(Preferences::read(&text).expect("preferences"), preferences);
    }

    #[test]
    fn what_another_window_has_changed_stays() {
        let first = Preferences { recent: vec!["a".to_owned()], ..Preferences::default() };
        let there = Preferences {
            theme: Scheme::Dark,
            rules: PlayRules { prunes: false, ..PlayRules::default() },
            recent: vec!["b".to_owned(), "a".to_owned()],
            ..first.clone()
        };
        let here = Preferences {
            text_size: 150,
            recent: vec!["c".to_owned(), "a".to_owned()],
            ..first.clone()
        };
        let kept = there.written_over(&first, "").expect("a text");
        let kept = kept.replacen('{', "{ \"later\": 1,", 1);
        let text = here.written_over(&first, &kept).expect("a text");
        let recent = ["c", "a", "b"].map(str::to_owned).to_vec();
        let both = Preferences { text_size: 150, recent, ..there };
        assert_eq!(Preferences::read(&text).expect("preferences"), both);
        assert!(text.contains("later"), "what a later version keeps is not lost");
    }

    #[test]
    fn what_was_put_back_to_what_it_is_at_first_stays_so() {
        let with = |chosen: &[(&str, &str)]| {
            let chosen = chosen.iter().map(|(name, value)| (name.to_string(), value.to_string()));
            let chosen = BTreeMap::from([("maker".to_owned(), chosen.collect())]);
            Preferences { chosen, ..Preferences::default() }
        };
        let (before, here) = (with(&[("level", "3"), ("pattern", "1")]), with(&[("pattern", "1")]));
        let there = with(&[("level", "3"), ("pattern", "1"), ("minimal", "1")]);
        let kept = serde_json::to_string(&there).expect("a text");
        let text = here.written_over(&before, &kept).expect("a text");
        let both = with(&[("pattern", "1"), ("minimal", "1")]);
        assert_eq!(Preferences::read(&text).expect("preferences").chosen, both.chosen);
    }

    #[test]
    fn what_is_missing_or_unknown_does_no_harm() {
        let read = |text: &str| Preferences::read(text).ok();
        assert_eq!(read("{}"), Some(Preferences::default()));
        assert_eq!(read("{\"later\": 1}"), Some(Preferences::default()));
        let size = |text: &str| read(text).map(|read| read.text_size);
        assert_eq!(
            (size("{\"text-size\": 7}"), size("{\"text-size\": 900}")),
            (Some(80), Some(200))
        );
        let kept = |size: &str| read(&format!("{{\"size\": {size}}}")).and_then(|read| read.size);
        assert_eq!(kept("[1000.0, 700.0]"), Some((1000.0, 700.0)));
        for size in
            ["[1.0, -5.0]", "[300.0, 1e30]", "[1e30, 300.0]", "[19999, 19999]", "[1e39, 1e39]"]
        {
            assert_eq!(kept(size), None, "{size}");
        }
        assert_eq!((read("{\"theme\": 3}"), read("nothing")), (None, None));
    }
}
