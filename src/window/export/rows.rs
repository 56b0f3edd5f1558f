//! What is chosen of what goes out, as the rows of its form.

use super::choices::{Choice, Choices};
use super::made::usual_title;
use super::numbers::example;
use crate::widget::form::{Row, Value};
use duvod::locale::Locale;
use duvod::message::words;
use duvod::proof::RuleId;

/// How wide a label is where what is chosen stands beside it.
const LABEL: f32 = 120.0;

/// How wide a field is.
const FIELD: f32 = 240.0;

impl Choices {
    /// The rows that are shown, where so many puzzles or steps have numbers, and this is the rule of a practice sheet.
    pub(super) fn rows(
        &self,
        (numbered, rule): (usize, Option<RuleId>),
        locale: &Locale,
    ) -> Vec<Row<'_, Choice>> {
        let row = |choice: Choice| {
            let value = if let Some(id) = choice.field() {
                let example = example(numbered);
                let hint = match choice {
                    Choice::Title => usual_title(self.subject, rule),
                    Choice::Range => words::ExportWholeRange { example }.into(),
                    Choice::StepRange => words::ExportWholeSteps { example }.into(),
                    _ => words::ExportNoAuthor.into(),
                };
                let (hint, typed) = (locale.say(&hint), self.typed(choice));
                Value::Typed { id, hint, typed, width: FIELD }
            } else {
                Value::Few(Self::names(choice, locale), self.chosen(choice))
            };
            Row { choice, label: choice.label(), value, label_width: Some(LABEL) }
        };
        Choice::ALL.into_iter().filter(|choice| self.is_shown(*choice)).map(row).collect()
    }
}
