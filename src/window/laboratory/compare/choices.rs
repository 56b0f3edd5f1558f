//! What is chosen to be compared: methods, puzzles, and how often.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use super::order::{Order, Puzzles};
use crate::new_puzzles::choices::Known;
use crate::widget::form::{FIELD, Row, Value, kept_name, number};
use duvod::generator::Wish;
use duvod::locale::Locale;
use duvod::message::{Message as Words, words, words::Label};
use duvod_laboratory::textbook::Settings;
use duvod_laboratory::{Comparison, MethodName, STEPS, Task};

/// How many puzzles are made when nothing else is said, and at most; how often each method is run at most; the most steps.
const COUNT: u64 = 10;
const MOST: u64 = 10_000;
const MOST_STEPS: u64 = 1_000_000_000_000;

/// The methods that shoot and go, by name.
const SHOOTING: [&str; 2] = ["shoot-and-go-edge", "shoot-and-go-wrap"];

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The methods.
    Methods,
    /// Whether the puzzle in the window is taken, or others are made.
    Puzzles,
    /// How many puzzles are made.
    Count,
    /// Whether the rules have to solve them.
    Solvable,
    /// What all that is drawn by lot follows from.
    Seed,
    /// How often each method is run on each puzzle.
    Repetitions,
    /// For how many solutions methods look.
    Solutions,
    /// The most steps of a run.
    Steps,
    /// The temperature at the start of annealing.
    Heat,
    /// What it is multiplied by.
    Factor,
    /// After how many steps without improvement.
    Limit,
    /// How far shoot-and-go changes a digit.
    Hmax,
}

impl Choice {
    /// All of them in their order.
    pub const ALL: [Self; 12] = [
        Self::Methods,
        Self::Puzzles,
        Self::Count,
        Self::Solvable,
        Self::Seed,
        Self::Repetitions,
        Self::Solutions,
        Self::Steps,
        Self::Heat,
        Self::Factor,
        Self::Limit,
        Self::Hmax,
    ];

    pub(super) fn label(self) -> Label {
        match self {
            Self::Methods => words::LabMethods,
            Self::Puzzles => words::MakerFrom,
            Self::Count => words::MakerCount,
            Self::Solvable => words::LabMadeHow,
            Self::Seed => words::MakerSeed,
            Self::Repetitions => words::LabRepetitions,
            Self::Solutions => words::LabSolutions,
            Self::Steps => words::LabSteps,
            Self::Heat => words::LabHeat,
            Self::Factor => words::LabFactor,
            Self::Limit => words::LabLimit,
            Self::Hmax => words::LabHmax,
        }
    }

    /// The name of the field in which it is typed, if it is.
    pub(crate) fn field(self) -> Option<&'static str> {
        match self {
            Self::Count => Some("compare-count"),
            Self::Seed => Some("compare-seed"),
            Self::Repetitions => Some("compare-repetitions"),
            Self::Steps => Some("compare-steps"),
            Self::Heat => Some("compare-t0"),
            Self::Factor => Some("compare-q"),
            Self::Limit => Some("compare-limit"),
            Self::Hmax => Some("compare-hmax"),
            Self::Methods | Self::Puzzles | Self::Solvable | Self::Solutions => None,
        }
    }

    /// What holds while nothing is typed.
    fn usual(self) -> u64 {
        match self {
            Self::Count => COUNT,
            Self::Repetitions => 1,
            Self::Steps => STEPS,
            Self::Limit => Settings::default().limit,
            Self::Hmax => Settings::default().hmax,
            _ => 0,
        }
    }

    /// The same where it need not be whole.
    fn usual_decimal(self) -> Option<f64> {
        let Settings { heat, factor, .. } = Settings::default();
        match self {
            Self::Heat => Some(heat),
            Self::Factor => Some(factor),
            _ => None,
        }
    }

    /// What stands in the field while nothing is typed.
    pub(super) fn hint(self) -> Words {
        match self.usual_decimal() {
            Some(number) => words::LabDecimal { number }.into(),
            None => words::MakerNumber { number: self.usual() }.into(),
        }
    }

    fn range(self) -> RangeInclusive<u64> {
        match self {
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
    /// The methods that are left out.
    left_out: BTreeSet<&'static str>,
    are_made: bool,
    by_rules: bool,
    two_solutions: bool,
    /// What is typed of each choice.
    typed: [String; Choice::ALL.len()],
}

impl Choices {
    /// Whether a choice is of any use beside the others.
    pub(crate) fn is_shown(&self, choice: Choice) -> bool {
        match choice {
            Choice::Count | Choice::Solvable => self.are_made,
            Choice::Heat | Choice::Factor | Choice::Limit => self.takes("annealing"),
            Choice::Hmax => SHOOTING.iter().any(|name| self.takes(name)),
            _ => true,
        }
    }

    /// The rows that are shown. That of the methods is in a way of its own: more than one can be chosen.
    pub(crate) fn rows(&self, locale: &Locale) -> Vec<Row<'_, Choice>> {
        let row = |choice: Choice| {
            let value = match (choice, choice.field()) {
                (Choice::Methods, _) => Value::Own,
                (_, Some(id)) => {
                    let (hint, typed) = (locale.say(&choice.hint()), self.typed(choice));
                    Value::Typed { id, hint, typed, width: FIELD }
                }
                _ => Value::Few(Self::names(choice, locale), self.chosen(choice)),
            };
            Row { choice, label: choice.label(), value, label_width: None }
        };
        Choice::ALL.into_iter().filter(|choice| self.is_shown(*choice)).map(row).collect()
    }

    /// What can be chosen, by name; nothing where it is typed, or more than one can be.
    fn names(choice: Choice, locale: &Locale) -> Vec<String> {
        let say = |labels: [Label; 2]| labels.map(|label| locale.say(&label.into())).to_vec();
        match choice {
            Choice::Puzzles => say([words::LabMine, words::LabMade]),
            Choice::Solvable => say([words::LabByBruteForce, words::LabByRules]),
            Choice::Solutions => say([words::LabOneSolution, words::LabTwoSolutions]),
            _ => Vec::new(),
        }
    }

    /// The number of what is chosen, from 0.
    pub(crate) fn chosen(&self, choice: Choice) -> usize {
        usize::from(match choice {
            Choice::Puzzles => self.are_made,
            Choice::Solvable => self.by_rules,
            Choice::Solutions => self.two_solutions,
            _ => false,
        })
    }

    /// Chooses what has this number, from 0.
    pub(super) fn choose(&mut self, choice: Choice, number: usize) {
        let is_second = number == 1;
        match choice {
            Choice::Puzzles => self.are_made = is_second,
            Choice::Solvable => self.by_rules = is_second,
            Choice::Solutions => self.two_solutions = is_second,
            _ => {}
        }
    }

    /// Whether a method is chosen.
    pub(super) fn has(&self, method: MethodName) -> bool {
        self.takes(method.name)
    }

    /// Whether the method of this name is chosen.
    fn takes(&self, name: &str) -> bool {
        !self.left_out.contains(name)
    }

    /// Takes a method, or leaves it out.
    pub(super) fn toggle(&mut self, method: MethodName) {
        if !self.left_out.remove(method.name) {
            let _ = self.left_out.insert(method.name);
        }
    }

    /// Takes all methods, or none.
    pub(super) fn take_all(&mut self, methods: &[MethodName], takes: bool) {
        let names = methods.iter().map(|method| method.name);
        self.left_out = if takes { BTreeSet::new() } else { names.collect() };
    }

    /// What is chosen, by the names of the choices; what is as at first is left out.
    pub(crate) fn kept(&self) -> BTreeMap<String, String> {
        let mut kept = BTreeMap::new();
        for choice in Choice::ALL {
            let value = match (choice, choice.field()) {
                (Choice::Methods, _) => self.left_out.iter().copied().collect::<Vec<_>>().join(" "),
                (_, Some(_)) => self.typed(choice).to_owned(),
                (_, None) if self.chosen(choice) == 0 => String::new(),
                (_, None) => self.chosen(choice).to_string(),
            };
            if !value.is_empty() {
                let _ = kept.insert(kept_name(choice), value);
            }
        }
        kept
    }

    /// Takes what was chosen. Methods that are not known any more are passed over.
    pub(crate) fn take(&mut self, kept: &BTreeMap<String, String>, methods: &[MethodName]) {
        for choice in Choice::ALL {
            let value = kept.get(&kept_name(choice)).map_or("", String::as_str);
            if choice == Choice::Methods {
                let is_left_out = |name: &&str| value.split(' ').any(|other| other == *name);
                self.left_out = methods.iter().map(|it| it.name).filter(is_left_out).collect();
            } else if choice.field().is_some() {
                self.set_typed(choice, value.to_owned());
            } else {
                self.choose(choice, value.parse().unwrap_or(0));
            }
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

    fn number(&self, choice: Choice) -> Result<u64, Fault> {
        if !self.is_shown(choice) {
            return Ok(choice.usual());
        }
        let typed = number(self.typed(choice), &choice.range());
        typed.map(|number| number.unwrap_or(choice.usual())).map_err(|why| (choice, why))
    }

    /// A number with decimals, with a comma or a point, that holds this.
    fn decimal(
        &self,
        choice: Choice,
        holds: impl Fn(f64) -> bool,
        otherwise: Label,
    ) -> Result<f64, Fault> {
        let typed = self.typed(choice).trim().replace(',', ".");
        let usual = choice.usual_decimal().unwrap_or_default();
        if typed.is_empty() || !self.is_shown(choice) {
            return Ok(usual);
        }
        let number = f64::from_str(&typed).ok().filter(|number| holds(*number));
        number.ok_or_else(|| (choice, otherwise.into()))
    }

    /// What the methods that optimise are told, and what of it cannot be.
    fn settings(&self) -> (Settings, Vec<Fault>) {
        let mut faults = Vec::new();
        let heat = self.decimal(Choice::Heat, Settings::may_be_heat, words::LabNoHeat);
        let factor = self.decimal(Choice::Factor, Settings::may_be_factor, words::LabNoFactor);
        let mut known = |number: Result<f64, Fault>| {
            number.map_err(|fault| faults.push(fault)).unwrap_or_default()
        };
        let (heat, factor) = (known(heat), known(factor));
        let mut number =
            |choice| self.number(choice).map_err(|fault| faults.push(fault)).unwrap_or_default();
        let (limit, hmax) = (number(Choice::Limit), number(Choice::Hmax));
        (Settings { heat, factor, limit, hmax }, faults)
    }

    /// What it comes to.
    ///
    /// # Errors
    /// What of it cannot be.
    pub(crate) fn order(
        &self,
        known: Known<'_>,
        methods: &[MethodName],
    ) -> Result<Order, Vec<Fault>> {
        let mut faults = Vec::new();
        let chosen: Vec<&'static str> =
            methods.iter().filter(|method| self.has(**method)).map(|method| method.name).collect();
        if chosen.is_empty() {
            faults.push((Choice::Methods, words::LabNoMethod.into()));
        }
        if !self.are_made && known.puzzle.is_empty() {
            faults.push((Choice::Puzzles, words::LabNoPuzzle.into()));
        }
        let mut number = |choice| {
            self.number(choice).unwrap_or_else(|fault| {
                faults.push(fault);
                choice.usual()
            })
        };
        let (count, seed) = (number(Choice::Count), number(Choice::Seed));
        let (repetitions, steps) = (number(Choice::Repetitions), number(Choice::Steps));
        let (settings, unfit) = self.settings();
        faults.extend(unfit);
        if !faults.is_empty() {
            return Err(faults);
        }
        let geometry = Arc::clone(known.geometry);
        let (tasks, made) = if self.are_made {
            let solvable_by = self.by_rules.then(|| known.rules.profile.clone());
            let wish = Wish { seed, solvable_by, ..Wish::default() };
            (Vec::new(), Some((count, wish)))
        } else {
            (vec![Task { geometry: Arc::clone(&geometry), board: known.puzzle.clone() }], None)
        };
        let comparison = Comparison {
            tasks,
            methods: chosen,
            repetitions,
            seed,
            steps,
            solutions: if self.two_solutions { 2 } else { 1 },
            settings,
        };
        let puzzles = Puzzles { geometry, made };
        Ok(Order { rules: known.rules.clone(), puzzles, comparison })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_that_optimise_are_told_what_is_typed() {
        let mut choices = Choices::default();
        let all = duvod_laboratory::methods();
        let has = |name: &str| all.iter().any(|method| method.name == name);
        assert!(has("annealing") && SHOOTING.into_iter().all(has));
        assert_eq!(choices.settings(), (Settings::default(), Vec::new()));
        for (choice, typed) in [
            (Choice::Heat, "12,5"),
            (Choice::Factor, "0.8"),
            (Choice::Limit, "40"),
            (Choice::Hmax, "3"),
        ] {
            choices.set_typed(choice, typed.to_owned());
        }
        let told = Settings { heat: 12.5, factor: 0.8, limit: 40, hmax: 3 };
        assert_eq!(choices.settings(), (told, Vec::new()));
        choices.set_typed(Choice::Factor, "1".to_owned());
        assert_eq!(choices.settings().1, [(Choice::Factor, words::LabNoFactor.into())]);
        choices.take_all(&all, false);
        assert_eq!(choices.settings(), (Settings::default(), Vec::new()), "nobody asks");
    }
}
