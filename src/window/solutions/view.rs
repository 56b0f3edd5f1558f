//! The page with all solutions of a puzzle: a row a solution, with its digits in cells where solutions differ.
//!
//! There may be a hundred thousand of them, so only those rows are made that may be seen; empty space stands for the others.
//! All rows are equally high.

use iced::widget::text::Wrapping;
use iced::widget::{Column, Row as Line, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::{Extent, Message, Solutions};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::look::measured::Type;
use crate::widget::controls::{self, Control};
use crate::widget::progress;
use crate::widget::prose::{ROOM_FOR_BAR, line, scrolled};
use crate::widget::reveal::PAGE;
use crate::widget::theme::button::Kind;
use duvod::grid::{Cell, Geometry};
use duvod::message::{Message as Words, words};
use duvod::search::Solution;
use duvod::session::SeveralSolutions;

/// What is free between two columns.
const GAP: f32 = 10.0;

/// What the page shows.
pub(crate) struct Shown<'a> {
    pub(crate) solutions: &'a Solutions,
    /// What is known of them all.
    pub(crate) several: &'a SeveralSolutions,
    pub(crate) geometry: &'a Geometry,
    /// The most that are listed.
    pub(crate) most: usize,
}

/// How high a row of the list is.
pub(crate) fn row_height(look: Look<'_>) -> f32 {
    look.pick(32.0, 30.0)
}

/// How wide the columns are, and which cells stand in them.
struct Columns {
    number: f32,
    cells: Vec<Cell>,
    cell: f32,
    others: f32,
}

/// What is said of the list, its heads, and those rows that may be seen.
pub(crate) fn view<'a>(shown: &Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let columns = columns(shown, look);
    let solutions = shown.solutions;
    let mut head = column![buttons(shown, look)].push(progress(shown, look)).spacing(8);
    let is_cut = solutions.extent == Extent::All && solutions.found.len() == shown.most;
    if is_cut && shown.several.last().is_none_or(|last| last >= shown.most as u64) {
        let most = words::SolutionsMost { count: shown.most };
        head = head.push(look.text(Purpose::Secondary, look.say(&most.into())));
    }
    if solutions.extent == Extent::Stopped {
        head = head.push(look.text(Purpose::Secondary, look.label(words::MakerCancelled)));
    }
    head = head.push(look.muted(Purpose::Secondary, look.say(&how(shown, &columns))));
    let head = container(head).padding([look.pick(16.0, 10.0), look.layout.lengths.margin]);
    let heads = heads(shown, &columns, look);
    let sides = sides(look);
    let heads = container(heads).padding(Padding { bottom: 6.0, ..sides });
    let rows = scrolled(rows(shown, &columns, look), look)
        .id(PAGE.list)
        .on_scroll(Message::Scrolled)
        .width(Length::Fill)
        .height(Length::Fill);
    column![head, heads, line(look), rows].height(Length::Fill).into()
}

fn sides(look: Look<'_>) -> Padding {
    let side = look.pick(16.0, 8.0);
    Padding { left: side, right: side.max(ROOM_FOR_BAR), ..Padding::ZERO }
}

/// What is free at both sides of what is in a row.
fn inside(look: Look<'_>) -> f32 {
    look.pick(16.0, 8.0)
}

/// What the page can do, and how many solutions are listed.
fn buttons<'a>(shown: &Shown<'_>, look: Look<'a>) -> Line<'a, Message> {
    let extent = shown.solutions.extent;
    let work = match extent {
        Extent::Going => Some((look.cancel(), Message::Stop)),
        Extent::Nothing | Extent::Stopped => {
            Some((look.told(words::SolutionsAll, words::TipSolutionsAll), Message::List))
        }
        Extent::All => None,
    };
    let can_save = extent != Extent::Going && !shown.solutions.found.is_empty();
    let save = look.told(words::SolutionsSave, words::TipSolutionsSave);
    let save = can_save.then_some((save, Message::Save));
    let button = |(name, message)| controls::small_button(name, message, look);
    let count = words::SolutionsListed { count: shown.solutions.found.len() };
    let count = look.text_in(Purpose::Secondary, SEMIBOLD, look.say(&count.into()));
    let buttons = row![container(count).width(Length::Fill)].push(work.map(button));
    buttons.push(save.map(button)).spacing(8).align_y(Alignment::Center)
}

/// How far the listing is, where it is known how many there are.
fn progress<'a>(shown: &Shown<'_>, look: Look<'a>) -> Option<Element<'a, Message>> {
    if shown.solutions.extent != Extent::Going {
        return None;
    }
    let most = shown.most as u64;
    let all = shown.several.last().map_or(most, |last| most.min(last + 1));
    let done = shown.solutions.found.len() as u64;
    let bar = progress::known(done, all, look);
    let far = words::SolutionsFar { done, total: all };
    Some(column![bar, look.muted(Purpose::Secondary, look.say(&far.into()))].spacing(4).into())
}

/// How the list is read.
fn how(shown: &Shown<'_>, columns: &Columns) -> Words {
    let (count, seen) = (shown.several.differ.len(), columns.cells.len());
    if seen < count {
        words::SolutionsHowSome { count, seen }.into()
    } else {
        words::SolutionsHow.into()
    }
}

/// The cells in which solutions differ stand in columns as far as there is room for them.
fn columns(shown: &Shown<'_>, look: Look<'_>) -> Columns {
    let differ: Vec<Cell> = shown.several.differ.iter().collect();
    let (size, height) = look.size(Purpose::Secondary);
    let set = Type { font: SEMIBOLD, size, line: height };
    let width = |text: &str| set.width(&look.typeset(text)).ceil() + 1.0;
    let name = |cell: &Cell| width(&cell_name(shown.geometry, *cell, look));
    let cell = differ.iter().map(name).fold(look.grown(20.0), f32::max);
    let largest = number_of(shown.solutions.found.len().max(100), look);
    let number = width(&largest);
    let others = width(&look.label(words::SolutionsOthers));
    let sides = sides(look);
    let room = look.layout.panel - 1.0 - sides.left - sides.right - 2.0 * inside(look);
    let gap = look.grown(GAP);
    let room = room - number - others - gap;
    let fit = (room / (cell + gap)).max(0.0) as usize;
    Columns { number, cells: differ.into_iter().take(fit).collect(), cell, others }
}

fn cell_name(geometry: &Geometry, cell: Cell, look: Look<'_>) -> String {
    look.say(&words::SolutionsCell { cell: geometry.cell_name(cell) }.into())
}

fn number_of(number: usize, look: Look<'_>) -> String {
    look.say(&words::WindowNumber { number }.into())
}

/// The names of the columns.
fn heads<'a>(shown: &Shown<'_>, columns: &Columns, look: Look<'a>) -> Element<'a, Message> {
    let head = |words: String| look.muted(Purpose::Secondary, words).wrapping(Wrapping::None);
    let cells = columns.cells.iter().map(|cell| head(cell_name(shown.geometry, *cell, look)));
    let heads = laid(columns, head(String::new()), cells, look)
        .push(head(look.label(words::SolutionsOthers)));
    container(heads).padding(Padding::ZERO.horizontal(inside(look))).into()
}

/// A row of texts in their columns; what is free stands before the last one.
fn laid<'a>(
    columns: &Columns,
    number: iced::widget::Text<'a>,
    cells: impl Iterator<Item = iced::widget::Text<'a>>,
    look: Look<'a>,
) -> Line<'a, Message> {
    let mut laid = row![container(number).align_right(columns.number)];
    for cell in cells {
        laid = laid.push(container(cell).center_x(columns.cell));
    }
    laid.push(space().width(Length::Fill)).spacing(look.grown(GAP)).align_y(Alignment::Center)
}

fn rows<'a>(shown: &Shown<'_>, columns: &Columns, look: Look<'a>) -> Element<'a, Message> {
    let Solutions { found, offset, .. } = shown.solutions;
    let (row, count) = (row_height(look), found.len());
    let half = shown.solutions.drawn_height() / 2.0;
    let first = ((offset - half) / row).floor().max(0.0) as usize;
    let last = ((offset + 3.0 * half) / row).ceil().max(0.0) as usize;
    let (first, last) = (first.min(count), last.min(count));
    let gap = |rows: usize| space().height(row * rows as f32);
    let mut rows = Column::new().padding(sides(look)).push(gap(first));
    for number in first..last {
        rows = rows.push(listed(shown, columns, number, look));
    }
    rows.push(gap(count - last)).into()
}

/// A solution: its number, its digits, and in how many cells it is another one than what is shown.
fn listed<'a>(
    shown: &Shown<'_>,
    columns: &Columns,
    number: usize,
    look: Look<'a>,
) -> Element<'a, Message> {
    let (palette, solutions) = (look.palette, shown.solutions);
    let (solution, is_chosen) = (&solutions.found[number], solutions.chosen == number);
    let font = if is_chosen { SEMIBOLD } else { REGULAR };
    let colour = if is_chosen { palette.accent } else { palette.muted };
    let figure = look.text_in(Purpose::Secondary, font, number_of(number + 1, look));
    let is_other = |cell: Cell| is_other(solution, solutions.shown(), cell);
    let digit = |&cell: &Cell| {
        let digit = shown.geometry.symbol(solution.digit(cell)).to_string();
        if is_other(cell) {
            look.text_in(Purpose::Control, SEMIBOLD, digit)
        } else if is_chosen {
            look.text_in(Purpose::Control, REGULAR, digit)
        } else {
            look.text_in(Purpose::Control, REGULAR, digit).color(palette.muted)
        }
    };
    let others = shown.several.differ.iter().filter(|cell| is_other(*cell)).count();
    let others = if others == 0 { String::new() } else { number_of(others, look) };
    let others = look.muted(Purpose::Secondary, others).wrapping(Wrapping::None);
    let cells = columns.cells.iter().map(digit);
    let inside = laid(columns, figure.color(colour).wrapping(Wrapping::None), cells, look)
        .push(container(others).align_right(columns.others));
    Control::new(Kind::ListRow(is_chosen), container(inside).center_y(Length::Fill))
        .padding(Padding::ZERO.horizontal(self::inside(look)))
        .width(Length::Fill)
        .height(row_height(look))
        .on_press(Message::Press(number))
        .view(look)
}

/// Whether a solution has another digit in a cell than the one that is shown.
fn is_other(solution: &Solution, shown: Option<&Solution>, cell: Cell) -> bool {
    shown.is_some_and(|shown| shown.digit(cell) != solution.digit(cell))
}
