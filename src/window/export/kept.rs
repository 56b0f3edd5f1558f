//! What is chosen of what goes out, as it is kept between runs.

use std::collections::BTreeMap;

use super::choices::{Choice, Choices};

impl Choices {
    /// What is chosen, by the names of the choices; what is as at first is left out. What belongs to one puzzle or one file
    /// is not kept: which puzzles, and the title.
    pub(crate) fn kept(&self) -> BTreeMap<String, String> {
        let first = Self::default();
        let mut kept = BTreeMap::new();
        for choice in Choice::ALL.into_iter().filter(|choice| is_kept(*choice)) {
            let (chosen, typed) = (self.chosen(choice), self.typed(choice));
            let name = format!("{choice:?}").to_lowercase();
            if choice.field().is_some() && !typed.is_empty() {
                let _ = kept.insert(name, typed.to_owned());
            } else if chosen != first.chosen(choice) {
                let _ = kept.insert(name, chosen.to_string());
            }
        }
        kept
    }

    /// Takes what was chosen.
    pub(crate) fn take(&mut self, kept: &BTreeMap<String, String>) {
        for choice in Choice::ALL.into_iter().filter(|choice| is_kept(*choice)) {
            let Some(value) = kept.get(&format!("{choice:?}").to_lowercase()) else { continue };
            match (choice.field(), value.parse()) {
                (Some(_), _) => self.set_typed(choice, value.clone()),
                (None, Ok(number)) => self.choose(choice, number),
                (None, Err(_)) => {}
            }
        }
    }
}

/// Whether a choice is kept between runs.
fn is_kept(choice: Choice) -> bool {
    !matches!(choice, Choice::Source | Choice::Range | Choice::Steps | Choice::Title)
}
