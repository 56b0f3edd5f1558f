//! Leaves: pages of a size of paper with their margins, a head, and a number at the foot.

use super::document::{About, Document, Style, Type, unprintable};
use crate::locale::Locale;
use crate::message::words;
use crate::picture::{LIGHT, Rgb};

/// How far what is printed keeps from the edges of the paper, in points.
pub(super) const MARGIN: f32 = 48.0;

/// How high the head of a leaf is, with the gap below it.
const HEAD: f32 = 30.0;

/// How high its foot is.
const FOOT: f32 = 24.0;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Every size, the usual one first.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Returns the name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Width and height in points.
    const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// What stands on every page of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover<'a> {
    /// The title.
    pub title: &'a str,
    /// Who made it; empty if that is not said.
    pub author: &'a str,
    /// What it is printed on.
    pub paper: Paper,
}

impl Cover<'_> {
    /// Finds the first character of the title or the author that cannot be printed.
    pub fn unprintable(&self) -> Option<char> {
        unprintable(self.title).or_else(|| unprintable(self.author))
    }
}

/// A document of such leaves in the making.
pub(super) struct Leaves<'a> {
    pub(super) document: Document,
    cover: Cover<'a>,
    locale: &'a Locale,
}

/// The part of a leaf that is free: its left, upper, right and lower edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Free {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) foot: f32,
}

impl Free {
    pub(super) fn width(self) -> f32 {
        self.right - self.left
    }

    pub(super) fn height(self) -> f32 {
        self.foot - self.top
    }
}

impl<'a> Leaves<'a> {
    /// A document without leaves.
    pub(super) fn new(cover: Cover<'a>, locale: &'a Locale) -> Self {
        let Cover { title, author, .. } = cover;
        let [title, author] = [title, author].map(str::to_owned);
        let document = Document::new(About { title, author, language: locale.tag().to_owned() });
        Self { document, cover, locale }
    }

    /// Begins a leaf, with `section` behind the title in its head if it is not empty.
    pub(super) fn begin(&mut self, section: &str) -> Free {
        let (width, height) = self.cover.paper.size();
        self.document.begin_page(width, height);
        let (left, right) = (MARGIN, width - MARGIN);
        let line = MARGIN + 10.0;
        let title = self.cover.title;
        let head =
            if section.is_empty() { title.to_owned() } else { format!("{title} · {section}") };
        let author = plain(9.0, LIGHT.muted);
        let author_width = self.document.width(self.cover.author, author.style, author.size);
        let head_kind = Type { style: Style::SemiBold, size: 12.0, colour: LIGHT.ink };
        let head = self.document.shortened(&head, head_kind, right - left - author_width - 12.0);
        self.document.text((left, line), &head, head_kind);
        self.document.text((right - author_width, line), self.cover.author, author);
        self.document.rule((left, right), line + 7.0, LIGHT.control);
        Free { left, top: MARGIN + HEAD, right, foot: height - MARGIN - FOOT + 10.0 }
    }

    /// Numbers the leaves.
    pub(super) fn finish(mut self) -> Document {
        let (width, height) = self.cover.paper.size();
        let pages = self.document.pages().len();
        let kind = plain(9.0, LIGHT.muted);
        for page in 0..pages {
            let number = self.locale.say(&words::PageNumber { page: page + 1, pages }.into());
            let x = (width - self.document.width(&number, kind.style, kind.size)) / 2.0;
            self.document.text_on(page, (x, height - MARGIN + 8.0), &number, kind);
        }
        self.document
    }

    /// A text in lines that are no wider than this. Only what has no space is broken elsewhere.
    pub(super) fn broken(&self, text: &str, kind: Type, width: f32) -> Vec<String> {
        let fits = |text: &str| self.document.width(text, kind.style, kind.size) <= width;
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let mut line = String::new();
            for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
                let longer =
                    if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
                if fits(&longer) {
                    line = longer;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                for letter in word.chars() {
                    line.push(letter);
                    if line.len() > letter.len_utf8() && !fits(&line) {
                        let _ = line.pop();
                        lines.push(std::mem::replace(&mut line, letter.to_string()));
                    }
                }
            }
            lines.push(line);
        }
        lines
    }
}

/// Plain type.
pub(super) const fn plain(size: f32, colour: Rgb) -> Type {
    Type { style: Style::Regular, size, colour }
}
