//! What is chosen of what goes out, as it is kept between runs.

use std::collections::BTreeMap;

use super::Export;
use super::choices::{Choice, Choices, Subject};
use crate::persistence::Preferences;
use crate::widget::form::kept_name;

/// What the page is called there.
const PAGE: &str = "export";

impl Export {
    /// Takes what was chosen.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences) {
        self.choices.take(&preferences.chosen_on(PAGE));
    }

    /// Puts down what is chosen.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        preferences.keep_chosen(PAGE, self.choices.kept());
    }
}

impl Choices {
    /// What is chosen, by the names of the choices; what is as at first is left out. Which puzzles and
    /// steps belongs to one file and is not kept.
    pub(crate) fn kept(&self) -> BTreeMap<String, String> {
        let first = Self::default();
        let titles =
            Subject::ALL.map(|subject| (title(subject), self.title_of(subject).to_owned()));
        let mut kept: BTreeMap<String, String> =
            titles.into_iter().filter(|(_, title)| !title.is_empty()).collect();
        for choice in Choice::ALL.into_iter().filter(|choice| is_kept(*choice)) {
            let (chosen, typed) = (self.chosen(choice), self.typed(choice));
            let name = kept_name(choice);
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
        for subject in Subject::ALL {
            self.set_title_of(subject, kept.get(&title(subject)).cloned().unwrap_or_default());
        }
        for choice in Choice::ALL.into_iter().filter(|choice| is_kept(*choice)) {
            let Some(value) = kept.get(&kept_name(choice)) else { continue };
            match (choice.field(), value.parse()) {
                (Some(_), _) => self.set_typed(choice, value.clone()),
                (None, Ok(number)) => self.choose(choice, number),
                (None, Err(_)) => {}
            }
        }
    }
}

/// The place of the title for something.
fn title(subject: Subject) -> String {
    format!("title-{subject:?}").to_lowercase()
}

/// Whether a choice is kept between runs under its own name.
fn is_kept(choice: Choice) -> bool {
    !matches!(
        choice,
        Choice::Source | Choice::Range | Choice::Steps | Choice::StepRange | Choice::Title
    )
}
