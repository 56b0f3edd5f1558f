//! Practice sheets: boards on which one rule is the next step, and at the back the step of each.

use super::account::Account;
use super::document::Document;
use super::leaf::{Cover, Leaves};
use super::naming::naming;
use super::press::Press;
use super::sheets::{PerPage, Section, SheetEntry, caption, entries};
use crate::explanation::{procedure, result, rule_name_on};
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::picture::Scene;
use crate::proof::{Moment, StepPath, Trace};

/// Where the steps of a practice sheet stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// On the next page.
    #[default]
    Next,
    /// On a sheet of paper of their own, also where both sides are printed on.
    Sheet,
    /// Nowhere.
    Without,
}

impl Answers {
    /// Each of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Next, Self::Sheet, Self::Without];

    /// Returns the name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::Sheet => "sheet",
            Self::Without => "none",
        }
    }
}

/// Prints the boards with their candidates, so many to a page, below a line for a name, what their rule says, and `task`;
/// then the step of each, drawn and told, where that is wanted. An exercise is a trace of the step that is to be found; steps after
/// it are of the same rule and right as well, which is said beside it.
pub fn practice_sheets(
    locale: &Locale,
    geometry: &Geometry,
    cover: Cover<'_>,
    (task, exercises): (&Message, &[Trace]),
    (per_page, answers): (PerPage, Answers),
) -> Document {
    let mut leaves = Leaves::new(cover, locale);
    let boards = exercises.iter().zip(1..).map(|(exercise, number)| {
        let start = &exercise.start;
        let (board, left) = (start.board(geometry), start.candidates(geometry));
        let scene = Scene::of(geometry, &board).pencil_marks(&left).scene();
        let caption = caption(locale, number, None);
        SheetEntry { caption, geometry, scene, coordinates: naming(locale), link: None }
    });
    let boards: Vec<SheetEntry<'_>> = boards.collect();
    let rule = exercises.iter().flat_map(|exercise| &exercise.steps).map(|step| step.rule).next();
    let says = rule.map(|rule| rule_name_on(geometry, rule).under("says"));
    let says = says.filter(|says| locale.has(&says.id));
    let told: Vec<String> =
        says.iter().chain([task]).map(|words| locale.say_typeset(words)).collect();
    let signed = locale.say_typeset(&words::PageName.into());
    let section = Section { name: String::new(), task: told.join("\n"), signed };
    entries(&mut leaves, &section, per_page.raster(), &boards, &|| false);
    if answers == Answers::Without {
        return leaves.finish();
    }
    if answers == Answers::Sheet && !leaves.document.pages().len().is_multiple_of(2) {
        let _ = leaves.begin("");
    }
    let mut press =
        Press::new(leaves, locale.say_typeset(&words::PageSolutions.into()), naming(locale));
    for (exercise, number) in exercises.iter().zip(1..) {
        let lines = procedure(geometry, exercise);
        let account = Account::of_lines(exercise, &lines);
        let moment = Moment::of(geometry, exercise, &StepPath::step(0));
        let mut steps = account.steps(locale, geometry).into_iter();
        let Some((mut step, moment)) = steps.next().zip(moment) else { continue };
        let rest = exercise.steps.get(1..).unwrap_or_default();
        let others: Vec<Message> = rest.iter().map(|step| result(geometry, step)).collect();
        if !others.is_empty() {
            step.lines.push((0, locale.say_typeset(&words::PagePracticeOthers { others }.into())));
        }
        let scene = Scene::at(geometry, &moment).scene();
        press.step((locale, geometry), &scene, number, &step);
    }
    press.finish()
}
