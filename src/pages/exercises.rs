//! Practice sheets: boards on which one rule is the next step, and at the back the step of each.

use super::account::Account;
use super::document::Document;
use super::leaf::{Cover, Leaves};
use super::naming::naming;
use super::press::Press;
use super::sheets::{Entry, PerPage, Section, caption, entries};
use crate::explanation::procedure;
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::picture::Scene;
use crate::proof::{Moment, Place, Trace};

/// Prints the boards with their candidates, so many to a page, below `task`, then the step of each, drawn and told. An
/// exercise is a trace of the one step that is to be found.
pub fn practice_sheets(
    locale: &Locale,
    geometry: &Geometry,
    cover: Cover<'_>,
    (task, exercises): (&Message, &[Trace]),
    per_page: PerPage,
) -> Document {
    let mut leaves = Leaves::new(cover, locale);
    let boards = exercises.iter().zip(1..).map(|(exercise, number)| {
        let start = &exercise.start;
        let (board, left) = (start.board(geometry), start.candidates(geometry));
        let scene = Scene::of(geometry, &board).pencil_marks(&left).scene();
        let caption = caption(locale, number, None);
        Entry { caption, geometry, scene, coordinates: naming(locale), link: None }
    });
    let boards: Vec<Entry<'_>> = boards.collect();
    let section = Section { name: String::new(), task: locale.say_typeset(task) };
    entries(&mut leaves, &section, per_page.raster(), &boards, &|| false);
    let mut press =
        Press::new(leaves, locale.say_typeset(&words::PageSolutions.into()), naming(locale));
    for (exercise, number) in exercises.iter().zip(1..) {
        let lines = procedure(geometry, exercise);
        let (heading, opening) = (None, Vec::new());
        let account = Account { heading, opening, lines: &lines, trace: exercise, refers: false };
        let moment = Moment::of(geometry, exercise, &Place::step(0));
        for (step, moment) in account.steps(locale, geometry).iter().zip(moment) {
            let scene = Scene::at(geometry, &moment).scene();
            press.step((locale, geometry), &scene, number, step);
        }
    }
    press.finish()
}
