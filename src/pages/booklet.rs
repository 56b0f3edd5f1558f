//! Booklets: a whole procedure, or the why of a cell, with the picture of each step beside its sentences.

use super::account::Account;
use super::document::Document;
use super::leaf::{Cover, Leaves};
use super::naming::naming;
use super::press::{Line, Press};
use crate::grid::{Cell, Geometry};
use crate::locale::Locale;
use crate::picture::Scene;
use crate::proof::{Moment, StepPath};

/// Prints what an account tells, as many steps to a page as fit; `asked` is the cell that it is about, if it is about
/// one. What comes of it once it was `stopped` is of no use.
pub fn booklet(
    locale: &Locale,
    geometry: &Geometry,
    cover: Cover<'_>,
    account: &Account<'_>,
    asked: Option<Cell>,
    stopped: &dyn Fn() -> bool,
) -> Document {
    let mut press = Press::new(Leaves::new(cover, locale), String::new(), naming(locale));
    let board = account.trace.start.board(geometry);
    let mut opening = Vec::new();
    opening.extend(
        account.heading.as_ref().map(|heading| Line::heading(&locale.say_typeset(heading))),
    );
    opening.extend(account.opening.iter().map(|part| Line::plain(locale.say_typeset(part), 0)));
    press.block(geometry, &Scene::of(geometry, &board).selected(asked).scene(), &opening, None);
    for (number, step) in account.steps(locale, geometry).iter().enumerate() {
        if stopped() {
            break;
        }
        if account.only.as_ref().is_some_and(|only| !only.contains(&number)) {
            continue;
        }
        let place = StepPath::step(number);
        let Some(moment) = Moment::of(geometry, account.trace, &place) else { continue };
        let scene = Scene::at(geometry, &moment).scene();
        press.step((locale, geometry), &scene, number + 1, step);
    }
    press.finish()
}
