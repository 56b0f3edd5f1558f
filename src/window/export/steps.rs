//! Which steps of the procedure are printed.

use duvod::explanation::NarratedStep;
use duvod::knowledge::{Knowledge, Level};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};

/// Which steps of the procedure are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Steps {
    /// All of them.
    #[default]
    All,
    /// Those that the panel lists.
    Listed,
    /// Those by rules of this level or a harder one.
    AtLeast(Level),
}

impl Steps {
    /// All of them in their order.
    pub(super) const ALL: [Self; 6] = [
        Self::All,
        Self::Listed,
        Self::AtLeast(Level::Medium),
        Self::AtLeast(Level::Hard),
        Self::AtLeast(Level::Unfair),
        Self::AtLeast(Level::Extreme),
    ];

    pub(super) fn name(self, locale: &Locale) -> String {
        locale.say(&match self {
            Self::All => words::ExportAllSteps.into(),
            Self::Listed => words::ExportListedSteps.into(),
            Self::AtLeast(Level::Extreme) => Level::Extreme.message(),
            Self::AtLeast(level) => Words::from(words::ExportAtLeast { level: level.message() }),
        })
    }

    /// The numbers of those of these steps that are wanted, from 0, of which the panel lists some.
    pub(super) fn of(
        self,
        steps: &[NarratedStep],
        listed: &[usize],
        knowledge: &Knowledge,
    ) -> Vec<usize> {
        let level = |number: usize| knowledge.rule(steps[number].rule).map(|rule| rule.level);
        let is_wanted = |number: &usize| match self {
            Self::All => true,
            Self::Listed => listed.contains(number),
            Self::AtLeast(least) => level(*number) >= Some(least),
        };
        (0..steps.len()).filter(is_wanted).collect()
    }
}
