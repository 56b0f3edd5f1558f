//! What is chosen of new puzzles, as it is kept between runs.
//!
//! What is made out of the puzzle at hand is chosen anew each time.

use std::collections::BTreeMap;

use super::Maker;
use super::choices::{Choice, Choices};
use crate::persistence::Preferences;
use crate::widget::form::kept_name as name;
use duvod::generator::{Beside, Symmetry};
use duvod::grid::{Cell, CellSet, MAX_CELLS};
use duvod::knowledge::{Knowledge, Level};

/// What the page is called there.
const PAGE: &str = "maker";

impl Maker {
    /// Takes what was chosen.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences, knowledge: &Knowledge) {
        self.choices.take(&preferences.chosen_on(PAGE), knowledge);
    }

    /// Puts down what is chosen.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        preferences.keep_chosen(PAGE, self.choices.kept());
    }
}

/// The place of the cells that are drawn, which have no choice of their own.
const DRAWN: &str = "drawn";

impl Choices {
    /// What is chosen, by the names of the choices; what is as at first is left out.
    pub(crate) fn kept(&self) -> BTreeMap<String, String> {
        let mut kept = BTreeMap::new();
        let mut keep = |choice: Choice, value: Option<String>| {
            if let Some(value) = value.filter(|value| !value.is_empty()) {
                let _ = kept.insert(name(choice), value);
            }
        };
        for choice in Choice::ALL {
            keep(choice, Some(self.typed(choice).to_owned()));
        }
        let number = |number: usize| (number > 0).then(|| number.to_string());
        keep(Choice::Grid, self.grid.as_ref().map(|grid| grid.name().to_owned()));
        keep(Choice::Level, self.level.and_then(|level| number(level as usize + 1)));
        keep(Choice::Symmetry, number(self.symmetry as usize));
        keep(Choice::Pattern, number(self.draws.into()));
        keep(Choice::Minimal, number(self.minimal.into()));
        keep(Choice::Alone, number(self.beside as usize));
        keep(Choice::SolvableBy, self.solvable_by.clone());
        keep(Choice::Rule, self.rule.map(|rule| rule.to_string()));
        let drawn = self.drawn.iter().filter(|(_, cells)| !cells.is_empty());
        let drawn: Vec<String> = drawn
            .map(|(count, cells)| {
                let cells = cells.iter().map(|cell| cell.index().to_string());
                format!("{count}:{}", cells.collect::<Vec<_>>().join(","))
            })
            .collect();
        if !drawn.is_empty() {
            let _ = kept.insert(DRAWN.to_owned(), drawn.join(";"));
        }
        kept
    }

    /// Takes what was chosen. What is not known any more is as at first.
    pub(crate) fn take(&mut self, kept: &BTreeMap<String, String>, knowledge: &Knowledge) {
        let of = |choice: Choice| kept.get(&name(choice)).cloned();
        let number = |choice: Choice| of(choice).and_then(|number| number.parse::<usize>().ok());
        for choice in Choice::ALL.into_iter().filter(|choice| choice.field().is_some()) {
            self.set_typed(choice, of(choice).unwrap_or_default());
        }
        self.grid = of(Choice::Grid).and_then(|name| knowledge.grid_of(&name));
        let level = number(Choice::Level).and_then(|level| level.checked_sub(1));
        self.level = level.and_then(|level| Level::ALL.get(level).copied());
        let symmetry = number(Choice::Symmetry).and_then(|at| Symmetry::ALL.get(at).copied());
        self.symmetry = symmetry.unwrap_or_default();
        self.draws = number(Choice::Pattern) == Some(1);
        self.minimal = number(Choice::Minimal) == Some(1);
        let beside = number(Choice::Alone).and_then(|at| Beside::ALL.get(at).copied());
        self.beside = beside.unwrap_or_default();
        self.solvable_by = of(Choice::SolvableBy).filter(|name| knowledge.profile(name).is_some());
        let rule = of(Choice::Rule);
        let rule = rule.and_then(|id| knowledge.rules().find(|rule| rule.id.as_str() == id));
        self.rule = rule.map(|rule| rule.id);
        let drawn = kept.get(DRAWN).map_or("", String::as_str);
        self.drawn = drawn.split(';').filter_map(drawn_on).collect();
    }
}

/// The cells that are drawn on a grid of so many: none that it does not have.
fn drawn_on(text: &str) -> Option<(usize, CellSet)> {
    let (count, cells) = text.split_once(':')?;
    let count = count.parse::<usize>().ok().filter(|count| *count <= MAX_CELLS)?;
    let cells = cells.split(',').filter_map(|cell| cell.parse::<usize>().ok());
    Some((count, cells.filter(|cell| *cell < count).map(Cell::new).collect()))
}
