//! What is chosen to be made again: a table of the literature, or queens on a chessboard, and how often it is run.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::order::{Order, What};
use crate::new_puzzles::choices::Known;
use crate::widget::form::{FIELD, Row, Value, kept_name, number};
use duvod::knowledge::{Experiment, Knowledge, Puzzles};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words, words::Label};
use duvod_laboratory::{Asked, STEPS};

/// How many queens when nothing else is said, and the most; how often rows are run at most; the most steps.
const QUEENS: u64 = 8;
const MOST_QUEENS: u64 = 500;
const MOST: u64 = 10_000;
const MOST_STEPS: u64 = 1_000_000_000_000;

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The table, or the queens.
    Table,
    /// How many queens.
    Queens,
    /// How many puzzles are made.
    Count,
    /// How often each row is run.
    Repetitions,
    /// The most steps of a run.
    Steps,
    /// What all that is drawn by lot follows from.
    Seed,
}

impl Choice {
    /// All of them in their order.
    pub const ALL: [Self; 6] =
        [Self::Table, Self::Queens, Self::Count, Self::Repetitions, Self::Steps, Self::Seed];

    pub(super) fn label(self) -> Label {
        match self {
            Self::Table => words::LabTable,
            Self::Queens => words::LabQueensCount,
            Self::Count => words::MakerCount,
            Self::Repetitions => words::LabRepetitions,
            Self::Steps => words::LabSteps,
            Self::Seed => words::MakerSeed,
        }
    }

    /// The name of the field in which it is typed, if it is.
    pub(crate) const fn field(self) -> Option<&'static str> {
        match self {
            Self::Table => None,
            Self::Queens => Some("table-queens"),
            Self::Count => Some("table-count"),
            Self::Repetitions => Some("table-repetitions"),
            Self::Steps => Some("table-steps"),
            Self::Seed => Some("table-seed"),
        }
    }

    fn range(self) -> RangeInclusive<u64> {
        match self {
            Self::Queens => 1..=MOST_QUEENS,
            Self::Seed => 0..=u64::MAX,
            Self::Steps => 1..=MOST_STEPS,
            _ => 1..=MOST,
        }
    }
}

/// Why something that is chosen cannot be.
pub(crate) type Fault = (Choice, Words);

/// What is chosen.
#[derive(Debug, Default)]
pub(crate) struct Choices {
    /// The number of the table, from 0; behind all tables are the queens.
    table: usize,
    typed: [String; Choice::ALL.len()],
}

impl Choices {
    /// The rows that are shown. The names of tables are long.
    pub(crate) fn rows(&self, knowledge: &Knowledge, locale: &Locale) -> Vec<Row<'_, Choice>> {
        let row = |choice: Choice| {
            let (value, label_width) = match choice.field() {
                None => {
                    let names = Self::names(knowledge, locale);
                    (Value::Many(names, self.chosen(knowledge)), Some(FIELD))
                }
                Some(id) => {
                    let usual = self.usual(choice, knowledge);
                    let usual = usual.map(|number| words::MakerNumber { number }.into());
                    let hint = usual.map_or_else(String::new, |usual| locale.say(&usual));
                    (Value::Typed { id, hint, typed: self.typed(choice), width: FIELD }, None)
                }
            };
            Row { choice, label: choice.label(), value, label_width }
        };
        let is_shown = |choice: &Choice| self.is_shown(*choice, knowledge);
        Choice::ALL.into_iter().filter(is_shown).map(row).collect()
    }

    /// What can be made again, by name.
    fn names(knowledge: &Knowledge, locale: &Locale) -> Vec<String> {
        let titles = knowledge.experiments().map(Experiment::title);
        let all = titles.chain([Words::from(words::LabQueens)]);
        all.map(|title| locale.say(&title)).collect()
    }

    /// The number of what is chosen, from 0.
    pub(crate) fn chosen(&self, knowledge: &Knowledge) -> usize {
        self.table.min(knowledge.experiments().count())
    }

    /// Chooses what has this number.
    pub(super) fn choose(&mut self, number: usize) {
        self.table = number;
    }

    /// The table that is chosen; none where that is the queens.
    pub(super) fn experiment<'k>(&self, knowledge: &'k Knowledge) -> Option<&'k Experiment> {
        knowledge.experiments().nth(self.table)
    }

    /// Whether a choice is of any use beside the others.
    pub(super) fn is_shown(&self, choice: Choice, knowledge: &Knowledge) -> bool {
        let Some(experiment) = self.experiment(knowledge) else {
            return !matches!(choice, Choice::Count | Choice::Repetitions);
        };
        let is_judged = !experiment.judged.is_empty();
        match choice {
            Choice::Queens => false,
            Choice::Count => {
                let is_made = |puzzles: &Puzzles| matches!(puzzles, Puzzles::Made { .. });
                is_judged || experiment.parts.iter().any(|part| is_made(&part.puzzles))
            }
            Choice::Repetitions | Choice::Steps => !is_judged,
            Choice::Table | Choice::Seed => true,
        }
    }

    /// What holds while nothing is typed, where that is one number.
    fn usual(&self, choice: Choice, knowledge: &Knowledge) -> Option<u64> {
        let part = self.experiment(knowledge).map(|experiment| experiment.parts.first());
        match (choice, part) {
            (Choice::Queens, _) => Some(QUEENS),
            (Choice::Seed, _) => Some(0),
            (Choice::Steps, None) => Some(100 * STEPS),
            (Choice::Steps, Some(part)) => part.map(|part| part.steps),
            (Choice::Repetitions, Some(part)) => part.map(|part| part.repeat),
            (Choice::Count, Some(Some(part))) => match part.puzzles {
                Puzzles::Made { count, .. } => Some(count),
                Puzzles::Listed(_) => None,
            },
            _ => None,
        }
    }

    /// What is typed.
    pub(super) fn typed(&self, choice: Choice) -> &str {
        &self.typed[choice as usize]
    }

    /// Types something.
    pub(super) fn set_typed(&mut self, choice: Choice, text: String) {
        self.typed[choice as usize] = text;
    }

    /// What is chosen, by the names of the choices; what is as at first is left out.
    pub(crate) fn kept(&self, knowledge: &Knowledge) -> BTreeMap<String, String> {
        let typed = Choice::ALL.into_iter().map(|it| (kept_name(it), self.typed(it).to_owned()));
        let mut kept: BTreeMap<_, _> = typed.filter(|(_, text)| !text.is_empty()).collect();
        if self.table > 0 {
            let table = self.experiment(knowledge).map_or("queens", |it| &*it.name);
            let _ = kept.insert(kept_name(Choice::Table), table.to_owned());
        }
        kept
    }

    /// Takes what was chosen.
    pub(crate) fn take(&mut self, kept: &BTreeMap<String, String>, knowledge: &Knowledge) {
        for choice in Choice::ALL {
            let value = kept.get(&kept_name(choice));
            let value = value.map_or("", String::as_str);
            if choice == Choice::Table {
                let known = knowledge.experiments().position(|it| it.name == value);
                let queens = (value == "queens").then(|| knowledge.experiments().count());
                self.table = known.or(queens).unwrap_or(0);
            } else {
                self.set_typed(choice, value.to_owned());
            }
        }
    }

    /// What is typed as a number, if something is.
    fn number(&self, choice: Choice, knowledge: &Knowledge) -> Result<Option<u64>, Fault> {
        if !self.is_shown(choice, knowledge) {
            return Ok(None);
        }
        number(self.typed(choice), &choice.range()).map_err(|why| (choice, why))
    }

    /// What it comes to.
    ///
    /// # Errors
    /// What of it cannot be.
    pub(super) fn order(&self, known: Known<'_>) -> Result<Order, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut number = |choice| {
            self.number(choice, known.knowledge).unwrap_or_else(|fault| {
                faults.push(fault);
                None
            })
        };
        let queens = number(Choice::Queens).unwrap_or(QUEENS);
        let (count, repeat) = (number(Choice::Count), number(Choice::Repetitions));
        let (steps, seed) = (number(Choice::Steps), number(Choice::Seed).unwrap_or(0));
        let experiment = self.experiment(known.knowledge);
        // The only boards for which there is no way.
        let none: Option<Words> = match queens {
            2 => Some(words::QueensNone2.into()),
            3 => Some(words::QueensNone3.into()),
            _ => None,
        };
        let none = none.filter(|_| experiment.is_none());
        faults.extend(none.map(|why| (Choice::Queens, why)));
        if !faults.is_empty() {
            return Err(faults);
        }
        let what = match experiment {
            Some(experiment) => What::Table(experiment.name.clone()),
            None => What::Queens(queens as usize, steps.unwrap_or(100 * STEPS)),
        };
        let asked = Asked { count, repeat, steps, seed };
        Ok(Order { what, rules: known.rules.clone(), asked })
    }
}
