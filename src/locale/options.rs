//! The named options that a message gives to a function: `HOUSE($h, prep: "in", start: "yes")`.
//!
//! Every option has a small set of values, and a file with another value is refused when it is read,
//! so that rendering never meets one.

/// A grammatical case. A language without cases ignores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Nominative,
    Genitive,
    Dative,
    Accusative,
    Locative,
    Instrumental,
}

impl Case {
    /// All the cases with the names that messages and word lists call them by.
    pub(super) const NAMES: [(&'static str, Self); 6] = [
        ("nominative", Self::Nominative),
        ("genitive", Self::Genitive),
        ("dative", Self::Dative),
        ("accusative", Self::Accusative),
        ("locative", Self::Locative),
        ("instrumental", Self::Instrumental),
    ];

    /// The name of the case.
    pub(super) fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }

    /// The case of that name.
    pub(super) fn named(name: &str) -> Option<Self> {
        chosen(&Self::NAMES, name)
    }
}

/// A preposition whose form a function chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Preposition {
    In,
    Into,
    From,
    With,
    To,
}

impl Preposition {
    /// All the prepositions with their names.
    pub(super) const NAMES: [(&'static str, Self); 5] = [
        ("in", Self::In),
        ("into", Self::Into),
        ("from", Self::From),
        ("with", Self::With),
        ("to", Self::To),
    ];

    /// The name of the preposition, which is also that of its word: `-preposition-in`.
    pub(super) fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }
}

/// How the items of a list are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Join {
    /// "2, 5 and 7".
    #[default]
    And,
    /// "2, 5 or 7".
    Or,
    /// "2, 5 or 7" inside of such a choice, for which some languages have a word of its own; no message asks for it.
    Within,
    /// "2, 5 or 7" of which exactly one is true, which some languages write in a way of its own: "2, nebo 5".
    Either,
    /// "neither 2, 5 nor 7".
    Nor,
    /// "2, 5, 7".
    Comma,
    /// "…; …".
    Semicolon,
    /// As `And`, but items that are lists themselves are set apart: "2 in A1 and A2, and 5 in B3".
    Parts,
    /// As `Either`, but items that are lists themselves are set apart: "6 and 9, or 7 and 8".
    Ways,
    /// Each item a sentence of its own, in one paragraph.
    Sentences,
    /// "(1) …; (2) …", inside an item (a), (b), and inside that (i), (ii).
    Numbered,
    /// Each item on a line of its own.
    Lines,
    /// An empty line between items.
    Paragraphs,
}

impl Join {
    /// All the ways with the names that messages call them by.
    pub(super) const NAMES: [(&'static str, Self); 12] = [
        ("and", Self::And),
        ("or", Self::Or),
        ("either", Self::Either),
        ("nor", Self::Nor),
        ("comma", Self::Comma),
        ("semicolon", Self::Semicolon),
        ("parts", Self::Parts),
        ("ways", Self::Ways),
        ("sentences", Self::Sentences),
        ("numbered", Self::Numbered),
        ("lines", Self::Lines),
        ("paragraphs", Self::Paragraphs),
    ];

    /// Whether it joins whole messages only, and no names inside a sentence.
    pub(super) fn is_for_messages(self) -> bool {
        matches!(self, Self::Sentences | Self::Numbered | Self::Lines | Self::Paragraphs)
    }
}

/// In which shape the thing itself is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Form {
    /// As is usual.
    #[default]
    Usual,
    /// A digit by its name: "seven".
    Name,
    /// A house by its kind alone: "row".
    Noun,
    /// A house as one of its kind: "a row".
    One,
    /// A count with figures: "2 cells".
    Figures,
}

/// The forms with their names.
const FORMS: [(&str, Form); 4] =
    [("name", Form::Name), ("noun", Form::Noun), ("one", Form::One), ("figures", Form::Figures)];

/// What a switch may be set to.
const SWITCH: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// The grammatical numbers that can be asked for: is it the plural?
const NUMBERS: [(&str, bool); 2] = [("singular", false), ("plural", true)];

/// The options of one call.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Options {
    /// The case; without one, the preposition's, or the nominative.
    pub(super) case: Option<Case>,
    /// How a list is joined.
    pub(super) join: Join,
    /// The noun that is told with it: `Some("cell")` gives "cell A1".
    pub(super) noun: Option<String>,
    /// The preposition before it.
    pub(super) preposition: Option<Preposition>,
    /// The shape.
    pub(super) form: Form,
    /// Whether a name is in the plural: "sevens".
    pub(super) plural: bool,
    /// Whether a sentence starts here, so that the first letter is a capital.
    pub(super) start: bool,
}

impl Options {
    /// Sets one option. `yes` is the noun that `noun: "yes"` stands for.
    ///
    /// # Errors
    ///
    /// If there is no such option, or it has no such value: says which.
    pub(super) fn set(&mut self, name: &str, value: &str, yes: &str) -> Result<(), String> {
        let known = match name {
            "case" => Case::named(value).map(|case| self.case = Some(case)),
            "join" => chosen(&Join::NAMES, value).map(|join| self.join = join),
            "prep" => chosen(&Preposition::NAMES, value).map(|one| self.preposition = Some(one)),
            "form" => chosen(&FORMS, value).map(|form| self.form = form),
            "number" => chosen(&NUMBERS, value).map(|plural| self.plural = plural),
            "start" => chosen(&SWITCH, value).map(|start| self.start = start),
            "noun" => {
                self.noun = match value {
                    "no" => None,
                    "yes" => Some(yes.to_owned()),
                    other => Some(other.to_owned()),
                };
                Some(())
            }
            _ => return Err(format!("there is no option {name}")),
        };
        known.ok_or_else(|| format!("the option {name} cannot be \"{value}\""))
    }
}

/// The value that is listed under a name.
fn chosen<T: Copy>(names: &[(&str, T)], wanted: &str) -> Option<T> {
    names.iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value)
}
