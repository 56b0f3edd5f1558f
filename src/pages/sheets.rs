//! Sheets of puzzles to be solved with a pencil, with their solutions at the end.

use std::sync::Arc;

use super::document::{Document, Placed, Style, Type};
use super::leaf::{Cover, Free, Leaves};
use crate::grid::{Board, Geometry};
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::picture::{LIGHT, Scene};

/// The gap between two puzzles, in points.
const GAP: f32 = 22.0;

/// The height of what stands above a puzzle.
const CAPTION: f32 = 18.0;

/// The longest side of a puzzle.
const LARGEST: f32 = 440.0;

/// A puzzle to be printed.
#[derive(Clone, Debug)]
pub struct PrintedPuzzle {
    /// Its grid.
    pub geometry: Arc<Geometry>,
    /// Its givens, and what was found already.
    pub board: Board,
    /// How hard it is, if that is to be said.
    pub level: Option<Message>,
    /// Its solution, if that is to be printed at the end.
    pub solution: Option<Board>,
}

/// How many puzzles stand on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PerPage {
    /// One.
    One,
    /// Two, one below the other.
    Two,
    /// Two rows of two.
    #[default]
    Four,
    /// Three rows of two.
    Six,
    /// Three rows of three.
    Nine,
}

impl PerPage {
    /// Each of them, the fewest first.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Four, Self::Six, Self::Nine];

    /// Returns the number as it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Four => "4",
            Self::Six => "6",
            Self::Nine => "9",
        }
    }

    /// How many stand beside and below each other.
    const fn raster(self) -> Raster {
        let (columns, rows) = match self {
            Self::One => (1, 1),
            Self::Two => (1, 2),
            Self::Four => (2, 2),
            Self::Six => (2, 3),
            Self::Nine => (3, 3),
        };
        Raster { columns, rows }
    }
}

/// Rows of pictures.
#[derive(Clone, Copy)]
struct Raster {
    columns: usize,
    rows: usize,
}

/// The raster of solutions.
const SOLUTIONS: Raster = Raster { columns: 4, rows: 5 };

/// Prints puzzles, so many to a page, then the solutions of those that come with one.
pub fn sheets(
    locale: &Locale,
    cover: Cover<'_>,
    puzzles: &[PrintedPuzzle],
    per_page: PerPage,
) -> Document {
    let mut leaves = Leaves::new(cover, locale);
    let captions = puzzles.iter().zip(1..).map(|(puzzle, number)| Entry {
        caption: caption(locale, number, puzzle.level.as_ref()),
        geometry: &puzzle.geometry,
        board: &puzzle.board,
    });
    entries(&mut leaves, "", per_page.raster(), &captions.collect::<Vec<_>>());
    let solved = puzzles.iter().zip(1..).filter_map(|(puzzle, number)| {
        let board = puzzle.solution.as_ref()?;
        Some(Entry { caption: caption(locale, number, None), geometry: &puzzle.geometry, board })
    });
    let section = locale.say(&words::PageSolutions.into());
    entries(&mut leaves, &section, SOLUTIONS, &solved.collect::<Vec<_>>());
    leaves.finish()
}

/// The number of a puzzle, and how hard it is.
pub(super) fn caption(locale: &Locale, number: usize, level: Option<&Message>) -> String {
    let caption = match level {
        Some(level) => words::PagePuzzleLevel { level: level.clone(), number }.into(),
        None => words::PagePuzzle { number }.into(),
    };
    locale.say(&caption)
}

/// A picture with what stands above it.
struct Entry<'a> {
    caption: String,
    geometry: &'a Geometry,
    board: &'a Board,
}

fn entries(leaves: &mut Leaves<'_>, section: &str, raster: Raster, entries: &[Entry<'_>]) {
    for page in entries.chunks(raster.columns * raster.rows) {
        let free = leaves.begin(section);
        if std::ptr::eq(page.as_ptr(), entries.as_ptr()) && !section.is_empty() {
            leaves.document.bookmark(section.to_owned(), 0.0);
        }
        for (place, entry) in page.iter().enumerate() {
            put(leaves, free, raster, place, entry);
        }
    }
}

fn put(leaves: &mut Leaves<'_>, free: Free, raster: Raster, place: usize, entry: &Entry<'_>) {
    let (columns, rows) = (raster.columns as f32, raster.rows as f32);
    let gap = GAP.min(2.0 * GAP / rows);
    let width = (free.width() - gap * (columns - 1.0)) / columns;
    let height = (free.height() - gap * (rows - 1.0)) / rows;
    let side = width.min(height - CAPTION).min(LARGEST);
    let (column, row) = ((place % raster.columns) as f32, (place / raster.columns) as f32);
    let x = free.left + column * (width + gap) + (width - side) / 2.0;
    let y = free.top + row * (height + gap);
    let size = if side < 130.0 { 8.0 } else { 10.5 };
    let kind = Type { style: Style::SemiBold, size, colour: LIGHT.ink };
    leaves.document.text((x + 1.0, y + CAPTION - 6.0), &entry.caption, kind);
    let scene = Scene::of(entry.geometry, entry.board).scene();
    let placed = Placed { x, y: y + CAPTION, width: side, coordinates: false };
    leaves.document.picture(&scene, entry.geometry, &LIGHT, placed);
}
