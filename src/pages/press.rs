//! What prints pictures with what is said of them, one below the other.

use super::account::StepText;
use super::document::{Document, Placed, Style, Type};
use super::leaf::{Free, Leaves, plain};
use super::sheets::PRINTED;
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::words;
use crate::picture::{LIGHT, Naming, PAPER, Scene};

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

/// A paragraph.
pub(super) struct Line {
    text: String,
    indent: f32,
    kind: Type,
}

impl Line {
    /// A heading.
    pub(super) fn heading(text: &str) -> Self {
        Self { text: text.to_owned(), indent: 0.0, kind: BOLD }
    }

    /// A paragraph that stands so deep.
    pub(super) fn plain(text: String, depth: usize) -> Self {
        Self { text, indent: INDENT * depth as f32, kind: plain(SIZE, LIGHT.ink) }
    }
}

/// What is being printed, and how far down the leaf it has come.
pub(super) struct Press<'a> {
    leaves: Leaves<'a>,
    /// What stands behind the title in the head of each leaf.
    section: String,
    free: Free,
    /// The width of a picture.
    picture: f32,
    /// How columns and rows of pictures are named.
    naming: Naming,
    down: f32,
}

impl<'a> Press<'a> {
    /// Goes on on a leaf of its own, with a bookmark to it if the section has a name.
    pub(super) fn new(mut leaves: Leaves<'a>, section: String, naming: Naming) -> Self {
        let free = leaves.begin(&section);
        if !section.is_empty() {
            leaves.document.bookmark(section.clone(), 0.0);
        }
        let picture = PICTURE.min((free.height() - 2.0 * BELOW) / 3.0);
        Self { leaves, section, free, picture, naming, down: free.top }
    }

    /// Prints a step with this number, and marks it with a bookmark.
    pub(super) fn step(
        &mut self,
        (locale, geometry): (&Locale, &Geometry),
        scene: &Scene,
        number: usize,
        step: &StepText,
    ) {
        let heading =
            locale.say_typeset(&words::PageStep { number, result: step.result.as_str() }.into());
        let rule = step.rule.clone();
        let rule = Line { text: rule, indent: 0.0, kind: plain(SIZE - 0.5, LIGHT.muted) };
        let mut lines = vec![Line::heading(&heading), rule];
        lines.extend(step.lines.iter().map(|(depth, text)| Line::plain(text.clone(), *depth)));
        self.block(geometry, scene, &lines, Some(&heading));
    }

    /// Prints a picture with lines beside it, to which a bookmark may point; on the next leaf if this one has no room, and
    /// lines that no leaf has room for go on on the next.
    pub(super) fn block(
        &mut self,
        geometry: &Geometry,
        scene: &Scene,
        lines: &[Line],
        mark: Option<&str>,
    ) {
        let left = self.free.left + self.picture + BESIDE;
        let mut broken = Vec::new();
        for line in lines {
            let width = self.free.right - left - line.indent;
            for text in self.leaves.broken(&line.text, line.kind, width) {
                broken.push((text, line.indent, line.kind));
            }
        }
        let placed =
            Placed { x: self.free.left, y: 0.0, width: self.picture, coordinates: self.naming };
        let picture = placed.height(geometry);
        let height = picture.max(broken.len() as f32 * LINE).min(self.free.height());
        if self.down + height > self.free.foot {
            self.turn();
        }
        if let Some(mark) = mark {
            self.leaves.document.bookmark(mark.to_owned(), self.down - BELOW / 2.0);
        }
        let placed = Placed { y: self.down, ..placed };
        let scene = Scene { written: PRINTED, ..scene.clone() };
        self.leaves.document.picture(&scene, geometry, &PAPER, placed);
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
        self.free = self.leaves.begin(&self.section);
        self.down = self.free.top;
    }

    /// Numbers the leaves.
    pub(super) fn finish(self) -> Document {
        self.leaves.finish()
    }
}
