//! The list of all steps that can be made now: grouped by rule, by cell, or by what they conclude, one group open at a time.
//!
//! Only the rows of the open group are put into words, since there may be hundreds of steps.

mod view;

use std::collections::BTreeMap;

pub(crate) use view::view;

use super::grouped;
use super::hint::not_one;
use super::telling;
use crate::action::Go;
use duvod::explanation::{finding, result, rule_name_among, sentence, step_name};
use duvod::grid::{Cell, Geometry, StateText};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::proof::{Fact, Step};
use duvod::session::{Advice, AllSteps, Session};

/// So many rows of a group are shown before more are asked for.
const FEW: usize = 60;

/// By what the steps are grouped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// By their rules.
    #[default]
    Rule,
    /// By the cells that they conclude something about.
    Cell,
    /// By what they conclude.
    Conclusion,
}

impl By {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Rule, Self::Cell, Self::Conclusion];
}

/// Something that happened in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The steps are to be grouped so.
    By(By),
    /// The group with this number is to be opened or closed.
    Toggle(usize),
    /// The step of the open group with this number is chosen.
    Choose(usize),
    /// More rows of the open group are to be shown.
    More,
    /// The list is to be closed.
    Close,
    /// What the chosen step concludes is to be done.
    Do,
    /// A mistake is to be looked for.
    Check,
}

/// The state of the list.
#[derive(Debug, Default)]
pub(crate) struct Panel {
    is_open: bool,
    by: By,
    listed: Option<Listed>,
}

/// What is listed, and the state that it is for.
#[derive(Debug)]
struct Listed {
    state: StateText,
    /// Whether one of them was told whole.
    is_told: bool,
    found: Found,
}

#[derive(Debug)]
enum Found {
    Steps(Steps),
    /// There is a mistake, or nothing is looked for: what is said of it, and whether it is a mistake.
    Nothing(String, bool),
}

/// The steps in their groups.
#[derive(Debug)]
struct Steps {
    all: Vec<Step>,
    groups: Vec<Group>,
    /// The group that is open, and its first rows.
    open: Option<(usize, Vec<Row>)>,
    /// How many rows of a group are made.
    made: usize,
    /// The row of the open group that is chosen, with its sentence.
    chosen: Option<(usize, String)>,
}

/// Steps that belong together, by their numbers.
#[derive(Debug)]
struct Group {
    heading: String,
    steps: Vec<usize>,
}

/// A step in words.
#[derive(Debug)]
struct Row {
    result: String,
    rule: String,
}

/// What the words are made of.
pub(crate) type WordsContext<'a> = (&'a Session, &'a Locale);

impl Panel {
    /// Whether the list is open.
    pub(crate) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Opens the list, or closes it.
    pub(crate) fn open(&mut self, is_open: bool) {
        self.is_open = is_open;
    }

    /// Whether the list is open and not made for this state.
    pub(crate) fn lacks(&self, state: &StateText) -> bool {
        self.is_open && self.listed.as_ref().is_none_or(|listed| listed.state != *state)
    }

    /// Takes what the coach found in a state.
    pub(crate) fn take(
        &mut self,
        state: StateText,
        advice: Advice,
        (session, locale): WordsContext<'_>,
    ) {
        let found = match advice {
            Advice::Steps(AllSteps::Steps(steps)) if steps.is_empty() => {
                let is_full = state.board.digits().count() == session.geometry().cell_count();
                let id = if is_full { words::HintFinished } else { words::HintNoSteps };
                Found::Nothing(locale.say(&Words::from(id)), false)
            }
            Advice::Steps(AllSteps::Steps(steps)) => {
                let groups = groups(&steps, self.by, (session, locale));
                Found::Steps(Steps { all: steps, groups, open: None, made: FEW, chosen: None })
            }
            Advice::Steps(AllSteps::Mistake(hint)) => {
                let told: Vec<String> = hint.told.iter().map(|words| locale.say(words)).collect();
                Found::Nothing(told.join(" "), true)
            }
            Advice::None(verdict) => {
                let found = finding(session.geometry(), &verdict);
                let only = not_one(words::WindowHintOneSolution, found.as_ref(), locale);
                Found::Nothing(only, false)
            }
            _ => return,
        };
        self.listed = Some(Listed { state, is_told: false, found });
    }

    /// Forgets what was listed of another state than this one.
    pub(crate) fn keep_only(&mut self, state: &StateText) {
        self.listed = self.listed.take().filter(|listed| listed.state == *state);
    }

    /// Says the same in another language; what was said of no steps is found out again.
    pub(crate) fn translate(&mut self, of: WordsContext<'_>) {
        let chosen = self.chosen_row();
        self.listed = self.listed.take().filter(|listed| matches!(listed.found, Found::Steps(_)));
        let Some((steps, state)) = self.steps_mut() else { return };
        let open = steps.open.as_ref().map(|(group, _)| *group);
        let by = state.1;
        steps.groups = groups(&steps.all, by, of);
        steps.open = open.map(|group| (group, rows(steps, group, of)));
        if let Some(row) = chosen {
            self.choose(row, of);
        }
    }

    /// Reacts to a message; what is not the list's own is left to the window.
    pub(crate) fn update(&mut self, message: Message, of: WordsContext<'_>) {
        match message {
            Message::By(by) => {
                self.by = by;
                if let Some((steps, _)) = self.steps_mut() {
                    steps.groups = groups(&steps.all, by, of);
                    (steps.open, steps.chosen) = (None, None);
                }
                self.open_selected(of);
            }
            Message::Toggle(group) => {
                let is_open = self.open_group() == Some(group);
                self.open_at((!is_open).then_some(group), of);
            }
            Message::Choose(row) if self.chosen_row() == Some(row) => {
                let _ = self.leave();
            }
            Message::Choose(row) => self.choose(row, of),
            Message::More => self.make(None, of),
            Message::Close => self.is_open = false,
            Message::Do | Message::Check => {}
        }
    }

    /// Opens the group of the selected cell, where cells are grouped.
    fn open_selected(&mut self, of: WordsContext<'_>) {
        let Some(cell) = of.0.selected().filter(|_| self.by == By::Cell) else { return };
        let Some((steps, _)) = self.steps_mut() else { return };
        let cells: Vec<Cell> = cells_of(&steps.all).into_keys().collect();
        if let Some(group) = cells.iter().position(|other| *other == cell) {
            self.open_at(Some(group), of);
        }
    }

    /// Goes to another step, through all groups; false if there is none.
    pub(crate) fn walk(&mut self, go: Go, of: WordsContext<'_>) -> bool {
        let Some((steps, _)) = self.steps_mut() else { return false };
        let open = steps.open.as_ref().map(|(group, _)| *group);
        let chosen = steps.chosen.as_ref().map(|(row, _)| *row);
        let groups = steps.groups.iter().map(|group| group.steps.len());
        let Some((group, row)) = grouped::walked(groups, (open, chosen), go) else { return false };
        if open != Some(group) {
            self.open_at(Some(group), of);
        }
        self.choose(row, of);
        true
    }

    /// Chooses no step any more; false if none was chosen.
    pub(crate) fn leave(&mut self) -> bool {
        self.steps_mut().is_some_and(|(steps, _)| steps.chosen.take().is_some())
    }

    /// The step that is chosen.
    pub(crate) fn chosen(&self) -> Option<&Step> {
        let Some(Found::Steps(steps)) = self.listed.as_ref().map(|listed| &listed.found) else {
            return None;
        };
        let (group, _) = steps.open.as_ref()?;
        let (row, _) = steps.chosen.as_ref()?;
        steps.all.get(*steps.groups.get(*group)?.steps.get(*row)?)
    }

    /// Whether a step is told whole for the first time in this state: as much as a hint.
    pub(crate) fn begins_to_tell(&mut self) -> bool {
        let tells = self.chosen().is_some();
        self.listed
            .as_mut()
            .is_some_and(|listed| tells && !std::mem::replace(&mut listed.is_told, true))
    }

    fn chosen_row(&mut self) -> Option<usize> {
        self.steps_mut()?.0.chosen.as_ref().map(|(row, _)| *row)
    }

    fn open_group(&mut self) -> Option<usize> {
        self.steps_mut()?.0.open.as_ref().map(|(group, _)| *group)
    }

    fn steps_mut(&mut self) -> Option<(&mut Steps, (&StateText, By))> {
        let listed = self.listed.as_mut()?;
        match &mut listed.found {
            Found::Steps(steps) => Some((steps, (&listed.state, self.by))),
            Found::Nothing(..) => None,
        }
    }

    fn open_at(&mut self, group: Option<usize>, of: WordsContext<'_>) {
        if let Some((steps, _)) = self.steps_mut() {
            (steps.chosen, steps.made) = (None, FEW);
            steps.open = group.map(|group| (group, rows(steps, group, of)));
        }
    }

    /// Makes the rows of the open group up to this one and some more, or all of them.
    fn make(&mut self, row: Option<usize>, of: WordsContext<'_>) {
        let Some((steps, _)) = self.steps_mut() else { return };
        let Some(group) = steps.open.as_ref().map(|(group, _)| *group) else { return };
        let made = row.map_or(usize::MAX, |row| row.saturating_add(FEW));
        if steps.made < made && row.is_none_or(|row| row >= steps.made) {
            steps.made = made;
            steps.open = Some((group, rows(steps, group, of)));
        }
    }

    fn choose(&mut self, row: usize, of: WordsContext<'_>) {
        self.make(Some(row), of);
        let (session, locale) = of;
        let geometry = session.geometry();
        let Some((steps, (state, _))) = self.steps_mut() else { return };
        let Some((group, _)) = &steps.open else { return };
        let number = steps.groups.get(*group).and_then(|group| group.steps.get(row));
        let Some(step) = number.and_then(|&number| steps.all.get(number)) else { return };
        let state = state.candidates(geometry);
        let sentence = sentence(geometry, &state, step);
        let told = telling::told(&sentence, (&state, step), (geometry, locale));
        steps.chosen = Some((row, told));
    }
}

/// The rows of a group.
fn rows(steps: &Steps, group: usize, (session, locale): WordsContext<'_>) -> Vec<Row> {
    let of_group = steps.groups.get(group).into_iter().flat_map(|group| &group.steps);
    let of_group = of_group.take(steps.made).filter_map(|&number| steps.all.get(number));
    let row = |step: &Step| Row {
        result: locale.say(&result(session.geometry(), step)),
        rule: locale.say(&step_name(session.geometry(), step)),
    };
    of_group.map(row).collect()
}

/// The steps in their groups: rules in the order of the profile, cells in that of the grid, digits before what is struck.
fn groups(steps: &[Step], by: By, (session, locale): WordsContext<'_>) -> Vec<Group> {
    let geometry = session.geometry();
    match by {
        By::Rule => {
            let mut groups: Vec<(_, Vec<usize>)> = Vec::new();
            for (number, step) in steps.iter().enumerate() {
                match groups.iter_mut().find(|(rule, _)| *rule == step.rule) {
                    Some((_, of_rule)) => of_rule.push(number),
                    None => groups.push((step.rule, vec![number])),
                }
            }
            let group = |(rule, of_rule): (_, Vec<usize>)| {
                let names = of_rule.iter().map(|&number| step_name(geometry, &steps[number]));
                let names: Vec<Words> = names.collect();
                let name = rule_name_among(geometry, rule, &names);
                Group { heading: locale.say(&name), steps: of_rule }
            };
            groups.into_iter().map(group).collect()
        }
        By::Cell => {
            let group = |(cell, steps)| {
                let words = Words::from(words::WindowCell { cell: geometry.cell_name(cell) });
                Group { heading: locale.say(&words), steps }
            };
            cells_of(steps).into_iter().map(group).collect()
        }
        By::Conclusion => {
            let mut groups: BTreeMap<(bool, Fact), Vec<usize>> = BTreeMap::new();
            for (number, step) in steps.iter().enumerate() {
                for end in &step.conclusions {
                    let key = (matches!(end.fact, Fact::Absent(..)), end.fact);
                    groups.entry(key).or_default().push(number);
                }
            }
            let group = |((_, fact), steps)| Group { heading: said(fact, geometry, locale), steps };
            groups.into_iter().map(group).collect()
        }
    }
}

/// The cells that steps conclude something about, with the numbers of these steps.
fn cells_of(steps: &[Step]) -> BTreeMap<Cell, Vec<usize>> {
    let mut groups: BTreeMap<Cell, Vec<usize>> = BTreeMap::new();
    for (number, step) in steps.iter().enumerate() {
        for end in &step.conclusions {
            let of_cell = groups.entry(end.fact.cell()).or_default();
            if of_cell.last() != Some(&number) {
                of_cell.push(number);
            }
        }
    }
    groups
}

fn said(fact: Fact, geometry: &Geometry, locale: &Locale) -> String {
    let (cell, digit) = (geometry.cell_name(fact.cell()), geometry.digit_name(fact.digit()));
    locale.say(&match fact {
        Fact::Holds(..) => Words::from(words::WindowStepsPlaced { cell, digit }),
        Fact::Absent(..) => words::WindowStepsStruck { cell, digit }.into(),
    })
}
