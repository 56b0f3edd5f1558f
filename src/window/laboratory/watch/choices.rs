//! What is chosen to be watched: a method, and a puzzle.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::new_puzzles::choices::Known;
use crate::widget::form::{FIELD, Row, Value, WIDTH, number};
use duvod::formats::find_puzzle;
use duvod::grid::Puzzle;
use duvod::locale::Locale;
use duvod::message::{Message as Words, words, words::Label};
use duvod_laboratory::MethodName;
use duvod_laboratory::textbook::Kind;

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The method.
    Method,
    /// Where the puzzle comes from.
    Source,
    /// Which example.
    Example,
    /// A puzzle that is typed.
    Typed,
    /// What chance follows from.
    Seed,
}

/// Where a puzzle comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Source {
    /// It is the one in the window.
    #[default]
    AtHand,
    /// It is an example.
    Example,
    /// It is typed.
    Typed,
}

impl Source {
    const ALL: [Self; 3] = [Self::AtHand, Self::Example, Self::Typed];
}

impl Choice {
    /// All of them in their order.
    pub const ALL: [Self; 5] = [Self::Method, Self::Source, Self::Example, Self::Typed, Self::Seed];

    pub(super) fn label(self) -> Label {
        match self {
            Self::Method => words::LabMethod,
            Self::Source => words::LabPuzzle,
            Self::Example => words::LabWhich,
            Self::Typed => words::LabDigits,
            Self::Seed => words::MakerSeed,
        }
    }

    /// The name of the field in which it is typed, if it is.
    pub(crate) fn field(self) -> Option<&'static str> {
        match self {
            Self::Typed => Some("watch-typed"),
            Self::Seed => Some("watch-seed"),
            _ => None,
        }
    }

    /// What stands in the field while nothing is typed.
    pub(super) fn hint(self) -> Words {
        match self {
            Self::Seed => words::MakerNumber { number: 0_u64 }.into(),
            _ => words::LabDigitsHint.into(),
        }
    }
}

/// Why something that is chosen cannot be.
pub(crate) type Fault = (Choice, Words);

/// What is chosen.
#[derive(Debug, Default)]
pub(crate) struct Choices {
    method: usize,
    source: Source,
    example: usize,
    typed: String,
    seed: String,
}

impl Choices {
    /// The method, among those that can be watched.
    pub(crate) fn method(&self, methods: &[MethodName]) -> Option<MethodName> {
        methods.get(self.method).or(methods.first()).copied()
    }

    /// Whether a choice is of any use beside the others.
    pub(crate) fn is_shown(&self, choice: Choice, methods: &[MethodName]) -> bool {
        match choice {
            Choice::Method | Choice::Source => true,
            Choice::Example => self.source == Source::Example,
            Choice::Typed => self.source == Source::Typed,
            Choice::Seed => {
                self.method(methods).is_some_and(|method| method.kind == Kind::Optimising)
            }
        }
    }

    /// The rows that are shown.
    pub(crate) fn rows(
        &self,
        about: (Known<'_>, &[MethodName]),
        locale: &Locale,
    ) -> Vec<Row<'_, Choice>> {
        let row = |choice: Choice| {
            let names = || Self::names(choice, about, locale);
            let value = match (choice, choice.field()) {
                (_, Some(id)) => {
                    let (hint, typed) = (locale.say(&choice.hint()), self.typed(choice));
                    let width = if choice == Choice::Typed { WIDTH } else { FIELD };
                    Value::Typed { id, hint, typed, width }
                }
                (Choice::Source, None) => Value::Few(names(), self.chosen(choice)),
                _ => Value::Many(names(), self.chosen(choice)),
            };
            Row { choice, label: choice.label(), value, label_width: None }
        };
        let is_shown = |choice: &Choice| self.is_shown(*choice, about.1);
        Choice::ALL.into_iter().filter(is_shown).map(row).collect()
    }

    /// What can be chosen, by name; nothing where it is typed.
    fn names(
        choice: Choice,
        (known, methods): (Known<'_>, &[MethodName]),
        locale: &Locale,
    ) -> Vec<String> {
        match choice {
            Choice::Method => {
                methods.iter().map(|method| locale.say(&method.label.into())).collect()
            }
            Choice::Source => [words::LabMine, words::LabExample, words::LabTyped]
                .map(|label| locale.say(&label.into()))
                .to_vec(),
            Choice::Example => {
                let all = known.knowledge.puzzles().iter();
                all.map(|example| locale.say(&example.name())).collect()
            }
            Choice::Typed | Choice::Seed => Vec::new(),
        }
    }

    /// The number of what is chosen, from 0.
    pub(crate) fn chosen(&self, choice: Choice) -> usize {
        match choice {
            Choice::Method => self.method,
            Choice::Source => self.source as usize,
            Choice::Example => self.example,
            Choice::Typed | Choice::Seed => 0,
        }
    }

    /// Chooses what has this number, from 0.
    pub(super) fn choose(&mut self, choice: Choice, number: usize) {
        match choice {
            Choice::Method => self.method = number,
            Choice::Source => self.source = Source::ALL.get(number).copied().unwrap_or_default(),
            Choice::Example => self.example = number,
            Choice::Typed | Choice::Seed => {}
        }
    }

    /// What is chosen, by the names of the choices; what is as at first is left out.
    pub(crate) fn kept(&self, methods: &[MethodName]) -> BTreeMap<String, String> {
        let method = self.method(methods).filter(|_| self.method > 0);
        let source = (self.source != Source::AtHand).then(|| (self.source as usize).to_string());
        let all = [
            ("method", method.map(|method| method.name.to_owned())),
            ("source", source),
            ("typed", Some(self.typed.clone())),
            ("seed", Some(self.seed.clone())),
        ];
        let all = all.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
        all.filter(|(_, value)| !value.is_empty()).collect()
    }

    /// Takes what was chosen. A method that is not known any more is the first.
    pub(crate) fn take(&mut self, kept: &BTreeMap<String, String>, methods: &[MethodName]) {
        let of = |name: &str| kept.get(name).cloned().unwrap_or_default();
        let method = of("method");
        self.method = methods.iter().position(|other| other.name == method).unwrap_or(0);
        self.choose(Choice::Source, of("source").parse().unwrap_or(0));
        (self.typed, self.seed) = (of("typed"), of("seed"));
    }

    /// What is typed.
    pub(super) fn typed(&self, choice: Choice) -> &str {
        if choice == Choice::Seed { &self.seed } else { &self.typed }
    }

    /// Types something.
    pub(super) fn set_typed(&mut self, choice: Choice, text: String) {
        if choice == Choice::Seed {
            self.seed = text;
        } else {
            self.typed = text;
        }
    }

    /// What chance follows from.
    ///
    /// # Errors
    /// That this is no number.
    pub(super) fn seed(&self) -> Result<u64, Fault> {
        let seed = number(&self.seed, &(0..=u64::MAX)).map_err(|why| (Choice::Seed, why))?;
        Ok(seed.unwrap_or(0))
    }

    /// The puzzle.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn puzzle(&self, known: Known<'_>) -> Result<Puzzle, Fault> {
        match self.source {
            Source::AtHand if known.puzzle.is_empty() => {
                Err((Choice::Source, words::LabNoPuzzle.into()))
            }
            Source::AtHand => {
                Ok(Puzzle { geometry: Arc::clone(known.geometry), board: known.puzzle.clone() })
            }
            Source::Example => {
                let examples = known.knowledge.puzzles();
                let example = examples.get(self.example).or(examples.first());
                let none = || (Choice::Example, words::LabNoPuzzle.into());
                let example = example.ok_or_else(none)?;
                known.knowledge.puzzle(example).map_err(|reason| (Choice::Example, reason))
            }
            Source::Typed if self.typed.trim().is_empty() => {
                Err((Choice::Typed, words::LabNothingTyped.into()))
            }
            Source::Typed => {
                let found = find_puzzle(&self.typed, known.geometry, known.knowledge.grids());
                let found = found.map_err(|error| error.message()).and_then(|puzzle| {
                    if puzzle.board.is_empty() {
                        Err(words::LabNothingTyped.into())
                    } else {
                        Ok(puzzle)
                    }
                });
                found.map_err(|reason| (Choice::Typed, reason))
            }
        }
    }
}
