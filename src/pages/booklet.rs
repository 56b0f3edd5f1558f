//! Booklets: a whole procedure, or the why of a cell, with the picture of each step beside its sentences.

use super::account::{Account, StepText};
use super::document::{Document, Placed, Style, Type};
use super::leaf::{Cover, Free, Leaves, plain};
use crate::grid::{Cell, Geometry};
use crate::locale::Locale;
use crate::message::words;
use crate::picture::{LIGHT, Scene};
use crate::proof::{Moment, Place};

/// The width of the widest pictures, in points. Three of them stand on a page, on less high paper smaller ones.
const PICTURE: f32 = 220.0;

/// The gap between a picture and what is said of it.
const BESIDE: f32 = 18.0;

/// The gap between two steps.
const BELOW: f32 = 16.0;

/// How far a line that stands deeper is moved to the right.
const INDENT: f32 = 12.0;

/// The size of type, and the distance of lines.
const SIZE: f32 = 10.0;
const LINE: f32 = 14.0;

/// The type of headings.
const BOLD: Type = Type { style: Style::SemiBold, size: SIZE + 1.0, colour: LIGHT.ink };

/// Prints what an account tells, as many steps to a page as fit; `asked` is the cell that it is about, if it is about
/// one.
pub fn booklet(
    locale: &Locale,
    geometry: &Geometry,
    cover: Cover<'_>,
    account: &Account<'_>,
    asked: Option<Cell>,
) -> Document {
    let mut leaves = Leaves::new(cover, locale);
    let free = leaves.begin("");
    let picture = PICTURE.min((free.height() - 2.0 * BELOW) / 3.0);
    let mut press = Press { leaves, free, picture, down: free.top };
    let board = account.trace.start.board(geometry);
    let mut opening = Vec::new();
    if let Some(heading) = &account.heading {
        opening.push(Line { text: locale.say(heading), indent: 0.0, kind: BOLD });
    }
    let said: Vec<String> = account.opening.iter().map(|part| locale.say(part)).collect();
    opening.push(Line { text: said.join(" "), indent: 0.0, kind: plain(SIZE, LIGHT.ink) });
    press.block(geometry, &Scene::of(geometry, &board).selected(asked).scene(), &opening, None);
    for (number, step) in account.steps(locale, geometry).iter().enumerate() {
        let place = Place::step(number);
        let Some(moment) = Moment::of(geometry, account.trace, &place) else { continue };
        let heading = locale
            .say(&words::PageStep { number: number + 1, result: step.result.as_str() }.into());
        let lines = lines(&heading, step);
        press.block(geometry, &Scene::at(geometry, &moment).scene(), &lines, Some(&heading));
    }
    press.leaves.finish()
}

/// A paragraph.
struct Line {
    text: String,
    indent: f32,
    kind: Type,
}

fn lines(heading: &str, step: &StepText) -> Vec<Line> {
    let mut lines = vec![
        Line { text: heading.to_owned(), indent: 0.0, kind: BOLD },
        Line { text: step.rule.clone(), indent: 0.0, kind: plain(SIZE - 0.5, LIGHT.muted) },
    ];
    lines.extend(step.lines.iter().map(|(depth, text)| Line {
        text: text.clone(),
        indent: INDENT * *depth as f32,
        kind: plain(SIZE, LIGHT.ink),
    }));
    lines
}

/// What is being printed, and how far down the leaf it has come.
struct Press<'a> {
    leaves: Leaves<'a>,
    free: Free,
    /// The width of a picture.
    picture: f32,
    down: f32,
}

impl Press<'_> {
    /// Prints a picture with lines beside it, to which a bookmark may point; on the next leaf if this one has no room, and lines that no leaf has room
    /// for go on on the next.
    fn block(&mut self, geometry: &Geometry, scene: &Scene, lines: &[Line], mark: Option<&str>) {
        let left = self.free.left + self.picture + BESIDE;
        let mut broken = Vec::new();
        for line in lines {
            let width = self.free.right - left - line.indent;
            for text in self.leaves.broken(&line.text, line.kind, width) {
                broken.push((text, line.indent, line.kind));
            }
        }
        let placed = Placed { x: self.free.left, y: 0.0, width: self.picture, coordinates: true };
        let picture = placed.height(geometry);
        let height = picture.max(broken.len() as f32 * LINE).min(self.free.height());
        if self.down + height > self.free.foot {
            self.turn();
        }
        if let Some(mark) = mark {
            self.leaves.document.bookmark(mark.to_owned(), self.down - BELOW / 2.0);
        }
        let placed = Placed { y: self.down, ..placed };
        self.leaves.document.picture(scene, geometry, &LIGHT, placed);
        let mut foot = self.down + picture;
        let mut down = self.down + LINE;
        for (text, indent, kind) in broken {
            if down > self.free.foot {
                self.turn();
                (foot, down) = (self.down, self.down + LINE);
            }
            self.leaves.document.text((left + indent, down), &text, kind);
            foot = foot.max(down);
            down += LINE;
        }
        self.down = foot + BELOW;
    }

    fn turn(&mut self) {
        self.free = self.leaves.begin("");
        self.down = self.free.top;
    }
}
