//! Sheets of puzzles to be solved with a pencil, with their solutions at the end.

use std::sync::Arc;

use super::account::paragraph;
use super::document::{Document, Placed, Style, Type};
use super::leaf::{Cover, Free, Leaves};
use crate::explanation::says_of_grid;
use crate::grid::{Board, Candidates, Geometry, StateText};
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::picture::{LIGHT, Naming, PAPER, Pencil, QrCode, Scene};

/// The gap between two puzzles, in points.
const GAP: f32 = 22.0;

/// The height of what stands above a puzzle.
const CAPTION: f32 = 18.0;

/// The longest side of a puzzle.
const LARGEST: f32 = 440.0;

/// The gap between a puzzle and its code, which has light squares around it itself.
const CODE_GAP: f32 = 2.0;

/// The side of a square of a code: four tenths of a millimetre; how large a code is at least, and which part of the height
/// that a puzzle has is the most that is taken for it.
const SQUARE: f32 = 1.15;
const LEAST_CODE: f32 = 57.0;
const MOST_OF_CODE: f32 = 0.4;

/// How pencil marks are printed: as large as they can be.
pub(super) const PRINTED: Pencil = Pencil { percent: Pencil::LARGEST, bold: false };

/// How long the line is on which who solves the puzzles writes a name, how far it is from its label, and how high it is.
const NAME_LINE: f32 = 230.0;
const NAME_GAP: f32 = 6.0;
const NAME_HEIGHT: f32 = 26.0;

/// The type of what is to be done, and the distance of its lines.
const TASK: Type = Type { style: Style::Regular, size: 10.0, colour: LIGHT.ink };
const TASK_LINE: f32 = 14.0;

/// A puzzle to be printed.
#[derive(Clone, Debug)]
pub struct PrintedPuzzle {
    /// Its grid.
    pub geometry: Arc<Geometry>,
    /// Its givens, what was found already, and what is struck out, for which pencil marks are printed.
    pub state: StateText,
    /// How hard it is, if that is to be said.
    pub level: Option<Message>,
    /// Its solution, if that is to be printed at the end.
    pub solution: Option<Board>,
    /// A link with it, if that is to be printed as a code.
    pub link: Option<QrCode>,
}

impl PrintedPuzzle {
    fn scene(&self) -> Scene {
        scene(&self.geometry, &self.state.board, self.candidates().as_ref())
    }

    /// The candidates, if they are part of the puzzle.
    pub(super) fn candidates(&self) -> Option<Candidates> {
        (!self.state.removed.is_empty()).then(|| self.state.candidates(&self.geometry))
    }
}

/// A puzzle or a solution as it is drawn, with candidates if they are part of it.
pub(super) fn scene(geometry: &Geometry, board: &Board, candidates: Option<&Candidates>) -> Scene {
    let builder = Scene::of(geometry, board);
    match candidates {
        Some(candidates) => builder.pencil_marks(candidates).scene(),
        None => builder.scene(),
    }
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

    /// Returns how many they are.
    pub const fn count(self) -> usize {
        let Raster { columns, rows } = self.raster();
        columns * rows
    }

    /// How many stand beside and below each other.
    pub(super) const fn raster(self) -> Raster {
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
pub(super) struct Raster {
    columns: usize,
    rows: usize,
}

/// How many cells of solutions at most stand beside each other on a page, so that their digits can be read.
const CELLS_ABREAST: usize = 36;

/// The raster of so many solutions, of which the largest is so many cells wide: as large as they fit onto one page.
fn raster_of_solutions(count: usize, widest: usize) -> Raster {
    let most = (CELLS_ABREAST / widest.max(1)).clamp(1, 4);
    let columns = (1..most).find(|columns| columns * (columns + 1) >= count).unwrap_or(most);
    Raster { columns, rows: columns + 1 }
}

/// Prints puzzles, so many to a page, then the solutions of those that come with one. What comes of it once it was
/// `stopped` is of no use.
pub fn sheets(
    locale: &Locale,
    cover: Cover<'_>,
    puzzles: &[PrintedPuzzle],
    per_page: PerPage,
    stopped: &dyn Fn() -> bool,
) -> Document {
    let mut leaves = Leaves::new(cover, locale);
    let shown = puzzles.iter().zip(1..).map(|(puzzle, number)| SheetEntry {
        caption: caption(locale, number, puzzle.level.as_ref()),
        geometry: &puzzle.geometry,
        scene: puzzle.scene(),
        coordinates: Naming::Nothing,
        link: puzzle.link.as_ref(),
    });
    let section = Section { task: rules(locale, puzzles), ..Section::default() };
    let raster = per_page.raster();
    entries(&mut leaves, &section, raster, &shown.collect::<Vec<_>>(), stopped);
    let solved = puzzles.iter().zip(1..).filter_map(|(puzzle, number)| {
        let board = puzzle.solution.as_ref()?;
        let scene = Scene::of(&puzzle.geometry, board).scene();
        let caption = caption(locale, number, None);
        Some(SheetEntry {
            caption,
            geometry: &puzzle.geometry,
            scene,
            coordinates: Naming::Nothing,
            link: None,
        })
    });
    let name = locale.say_typeset(&words::PageSolutions.into());
    let section = Section { name, ..Section::default() };
    let solved: Vec<SheetEntry<'_>> = solved.collect();
    let widest = solved.iter().map(|entry| entry.geometry.column_count()).max().unwrap_or_default();
    let raster = raster_of_solutions(solved.len(), widest);
    entries(&mut leaves, &section, raster, &solved, stopped);
    leaves.finish()
}

/// What the grid of the puzzles says besides rows, columns and blocks, if all are of one.
pub(super) fn rules(locale: &Locale, puzzles: &[PrintedPuzzle]) -> String {
    let mut grids = puzzles.iter().map(|puzzle| &puzzle.geometry);
    let Some(first) = grids.next().filter(|first| grids.all(|grid| grid == *first)) else {
        return String::new();
    };
    paragraph(locale, &says_of_grid(first))
}

/// The number of a puzzle, and how hard it is.
pub(super) fn caption(locale: &Locale, number: usize, level: Option<&Message>) -> String {
    let caption = match level {
        Some(level) => words::PagePuzzleLevel { level: level.clone(), number }.into(),
        None => words::PagePuzzle { number }.into(),
    };
    locale.say_typeset(&caption)
}

/// A picture with what stands above it and below.
pub(super) struct SheetEntry<'a> {
    pub(super) caption: String,
    pub(super) geometry: &'a Geometry,
    pub(super) scene: Scene,
    /// How columns and rows are named.
    pub(super) coordinates: Naming,
    pub(super) link: Option<&'a QrCode>,
}

/// What stands at the head of each leaf of some.
#[derive(Default)]
pub(super) struct Section {
    /// Behind the title.
    pub(super) name: String,
    /// Below it: what is to be done.
    pub(super) task: String,
    /// Before a line for a name, on the first of them; nothing if there is none.
    pub(super) signed: String,
}

/// Puts pictures on leaves, in such rows; with a bookmark to the first leaf if the section has a name.
pub(super) fn entries(
    leaves: &mut Leaves<'_>,
    section: &Section,
    raster: Raster,
    entries: &[SheetEntry<'_>],
    stopped: &dyn Fn() -> bool,
) {
    for page in entries.chunks(raster.columns * raster.rows) {
        if stopped() {
            return;
        }
        let mut free = leaves.begin(&section.name);
        let is_first = std::ptr::eq(page.as_ptr(), entries.as_ptr());
        if is_first && !section.name.is_empty() {
            leaves.document.bookmark(section.name.clone(), 0.0);
        }
        if is_first && !section.signed.is_empty() {
            sign(leaves, &mut free, &section.signed);
        }
        for line in leaves.broken(&section.task, TASK, free.width()) {
            leaves.document.text((free.left, free.top + TASK.size), &line, TASK);
            free.top += TASK_LINE;
        }
        if !section.task.is_empty() {
            free.top += TASK_LINE / 2.0;
        }
        for (place, entry) in page.iter().enumerate() {
            put(leaves, free, raster, place, entry);
        }
    }
}

/// A label with a line behind it to write on.
fn sign(leaves: &mut Leaves<'_>, free: &mut Free, label: &str) {
    let foot = free.top + TASK.size + 4.0;
    leaves.document.text((free.left, foot), label, TASK);
    let from = free.left + leaves.document.width(label, TASK.style, TASK.size) + NAME_GAP;
    leaves.document.rule((from, from + NAME_LINE), foot + 1.0, LIGHT.control);
    free.top += NAME_HEIGHT;
}

fn put(leaves: &mut Leaves<'_>, free: Free, raster: Raster, place: usize, entry: &SheetEntry<'_>) {
    let (columns, rows) = (raster.columns as f32, raster.rows as f32);
    let gap = GAP.min(2.0 * GAP / rows);
    let width = (free.width() - gap * (columns - 1.0)) / columns;
    let height = (free.height() - gap * (rows - 1.0)) / rows;
    let (column, row) = ((place % raster.columns) as f32, (place / raster.columns) as f32);
    let (left, y) = (free.left + column * (width + gap), free.top + row * (height + gap));
    let code = entry.link.map_or(0.0, |code| code_side(code).min(height * MOST_OF_CODE));
    let taken = if code > 0.0 { code + CODE_GAP } else { 0.0 };
    // The code stands below the puzzle, or beside it where that leaves more room.
    let side = |taken: (f32, f32)| (width - taken.0).min(height - CAPTION - taken.1).min(LARGEST);
    let (below, beside) = (side((0.0, taken)), side((taken, 0.0)));
    let (side, is_beside) = (below.max(beside), beside > below);
    let x = left + (width - side - if is_beside { taken } else { 0.0 }) / 2.0;
    let size = if side < 130.0 { 8.0 } else { 10.5 };
    let kind = Type { style: Style::SemiBold, size, colour: LIGHT.ink };
    leaves.document.text((x + 1.0, y + CAPTION - 6.0), &entry.caption, kind);
    let placed = Placed { x, y: y + CAPTION, width: side, coordinates: entry.coordinates };
    let scene = Scene { written: PRINTED, ..entry.scene.clone() };
    leaves.document.picture(&scene, entry.geometry, &PAPER, placed);
    if let Some(link) = entry.link {
        let at = if is_beside {
            (x + side + CODE_GAP, placed.y)
        } else {
            (x, placed.y + side + CODE_GAP)
        };
        leaves.document.code(link, at, code);
    }
}

/// How large a code is printed.
fn code_side(code: &QrCode) -> f32 {
    (code.side() as f32 * SQUARE).max(LEAST_CODE)
}
