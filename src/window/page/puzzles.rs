//! The page with the puzzles of a file.
//!
//! There may be hundreds of thousands of them, so only those rows are made that may be seen; empty space stands for the
//! others. All rows are equally high.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry};
use iced::widget::text::Wrapping;
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Color, Element, Length, Padding, Point, Rectangle, Renderer, Size, Theme};

use super::rated;
use crate::files::Listed;
use crate::files::list::{LIST_FIELD, List, Message};
use crate::files::ratings::Known;
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::widget::controls::Control;
use crate::widget::ellipsis::one_line;
use crate::widget::field::Field;
use crate::widget::icon::{Icon, icon};
use crate::widget::prose::{ROOM_FOR_BAR, line, scrolled};
use crate::widget::reveal::PAGE;
use crate::widget::theme::button::Kind;
use duvod::message::{Message as Words, words};

/// The side of a cell of a small picture.
const CELL: f32 = 4.0;

/// The gap behind the number of a row and its picture, wide and small.
const GAP: (f32, f32) = (16.0, 10.0);

/// How wide the number of a row is.
fn figure_width(list: &List, look: Look<'_>) -> f32 {
    if rated::shows_columns(list, look) { 44.0 } else { look.pick(64.0, 44.0) }
}

/// How wide what stands before the name in a row is.
fn before(list: &List, look: Look<'_>) -> f32 {
    let picture = CELL * list.geometry().side() as f32;
    figure_width(list, look) + picture + 2.0 * look.pick(GAP.0, GAP.1)
}

/// How high a row of the list is.
pub(crate) fn list_row(look: Look<'_>) -> f32 {
    look.pick(60.0, 56.0)
}

/// The field, how many puzzles there are, and those of them that may be seen.
pub(super) fn view<'a>(list: &'a List, look: Look<'a>) -> Element<'a, Message> {
    let margin = look.layout.lengths.margin;
    let field = Field {
        hint: look.label(words::WindowListWhich),
        width: Some(look.layout.panel - 2.0 * margin),
        typed: &list.typed,
        id: LIST_FIELD,
        purpose: Purpose::Control,
    };
    let field = field.view(Message::Typed, Message::Given, look);
    let head = column![
        look.text_in(Purpose::Section, SEMIBOLD, title(list, look)).wrapping(Wrapping::WordOrGlyph),
        look.muted(Purpose::Secondary, how_many(list, look)),
        space().height(4),
        field,
        look.muted(Purpose::Secondary, look.label(words::WindowListHow)),
        space().height(4),
        rated::tools(list, look),
    ];
    let side = look.pick(16.0, 8.0);
    let heads = rated::heads(list, before(list, look), look).map(|heads| {
        let sides = Padding { left: side, right: side.max(ROOM_FOR_BAR), ..Padding::ZERO };
        let beside = Padding::ZERO.horizontal(look.pick(16.0, 8.0));
        container(container(heads).padding(beside)).padding(Padding { bottom: 6.0, ..sides })
    });
    let head = container(head.spacing(4)).padding([look.pick(16.0, 10.0), margin]);
    let rows = scrolled(rows(list, look), look)
        .id(PAGE.list)
        .on_scroll(Message::Scrolled)
        .width(Length::Fill)
        .height(Length::Fill);
    column![head].push(heads).push(line(look)).push(rows).height(Length::Fill).into()
}

/// Where the puzzles are from.
fn title(list: &List, look: Look<'_>) -> String {
    list.source.file_name().unwrap_or_else(|| look.label(words::WindowListClipboard))
}

/// How many puzzles there are, and how many could not be read.
fn how_many(list: &List, look: Look<'_>) -> String {
    let count = look.say(&words::WindowListCount { count: list.count() }.into());
    match list.errors() {
        0 => count,
        errors => {
            let errors = look.say(&words::WindowListErrors { count: errors }.into());
            format!("{count} · {errors}")
        }
    }
}

fn rows<'a>(list: &'a List, look: Look<'a>) -> Element<'a, Message> {
    let (row, count) = (list_row(look), list.rows());
    let first = ((list.offset - list.height()) / row).floor().max(0.0) as usize;
    let last = ((list.offset + 2.0 * list.height()) / row).ceil() as usize;
    let (first, last) = (first.min(count), last.min(count));
    let gap = |rows: usize| space().height(row * rows as f32);
    let side = look.pick(16.0, 8.0);
    let sides = Padding { left: side, right: side.max(ROOM_FOR_BAR), ..Padding::ZERO };
    let mut rows = Column::new().padding(sides).push(gap(first));
    for place in (first..last).map(|row| list.place_in(row)) {
        rows = rows.push(listed_row(list, place, &list.listed()[place], look));
    }
    rows.push(gap(count - last)).into()
}

fn listed_row<'a>(
    list: &List,
    number: usize,
    listed: &'a Listed,
    look: Look<'a>,
) -> Element<'a, Message> {
    let palette = look.palette;
    let chosen = list.chosen == number;
    let figure = Words::from(words::WindowNumber { number: list.number(number) });
    // Only what is a puzzle has a number.
    let figure = listed.cells.as_ref().map_or_else(|_| String::new(), |_| look.say(&figure));
    let font = if chosen { SEMIBOLD } else { REGULAR };
    let figure = look.text_in(Purpose::Control, font, figure);
    let figure = figure.color(if chosen { palette.accent } else { palette.muted });
    let side = list.geometry().side();
    let (sign, words): (Element<'a, Message>, Element<'a, Message>) = match &listed.cells {
        Ok(cells) => {
            let known = list.ratings.of(number);
            (
                picture(cells, side, look),
                words_of((listed, known), (cells, list.geometry()), font, look),
            )
        }
        Err(reason) => {
            let sign = icon(Icon::Warning, 20.0, palette.conflict, palette.conflict);
            (sign, look.text(Purpose::Secondary, look.say(reason)).width(Length::Fill).into())
        }
    };
    let picture_side = CELL * side as f32;
    let figure = figure.wrapping(Wrapping::None);
    let inside = row![
        container(figure).align_right(figure_width(list, look)).clip(true),
        container(sign).center_x(picture_side).center_y(picture_side),
    ];
    let inside = inside.spacing(look.pick(GAP.0, GAP.1)).align_y(Alignment::Center);
    let mut more = row![container(words).width(rated::NAME).clip(true)];
    if listed.cells.is_ok() && rated::shows_columns(list, look) {
        more = more.extend(rated::cells(list.ratings.of(number), list.geometry(), look));
    }
    let more = more.spacing(look.pick(12.0, 8.0)).align_y(Alignment::Center);
    let inside = inside.push(more.width(Length::Fill));
    let padding = look.pick(16.0, 8.0);
    Control::new(Kind::ListRow(chosen), container(inside).center_y(Length::Fill))
        .padding(Padding::ZERO.horizontal(padding))
        .width(Length::Fill)
        .height(list_row(look))
        .on_press(Message::Press(number))
        .view(look)
}

/// What the puzzle is called, and how many givens it has, or how hard it is.
fn words_of<'a>(
    (listed, known): (&'a Listed, Known),
    (cells, geometry): (&'a str, &duvod::grid::Geometry),
    font: iced::Font,
    look: Look<'a>,
) -> Element<'a, Message> {
    let line = || look.say(&words::WindowListLine { line: listed.line }.into());
    let name = listed.name.as_ref().map_or_else(line, ToString::to_string);
    let name = one_line(name, Purpose::Control, font, None, look);
    let givens = cells.chars().filter(|cell| *cell != '.').count();
    let givens = look.say(&words::WindowGivens { count: givens }.into());
    let rated = rated::in_words(known, geometry, look).filter(|_| !rated::has_columns(look));
    let givens = rated.unwrap_or(givens);
    let more = one_line(givens, Purpose::Secondary, REGULAR, Some(look.palette.muted), look);
    column![name, more].into()
}

/// A small picture of a puzzle: where its givens are.
fn picture<'a>(cells: &'a str, side: usize, look: Look<'a>) -> Element<'a, Message> {
    let length = CELL * side as f32;
    let (given, empty) = (look.palette.given, look.palette.line);
    Canvas::new(Picture { cells, side, given, empty }).width(length).height(length).into()
}

struct Picture<'a> {
    cells: &'a str,
    side: usize,
    given: Color,
    empty: Color,
}

impl canvas::Program<Message> for Picture<'_> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        for (index, found) in self.cells.chars().enumerate() {
            let (across, down) = (index % self.side, index / self.side);
            let corner = Point::new(CELL * across as f32, CELL * down as f32);
            let colour = if found == '.' { self.empty } else { self.given };
            frame.fill_rectangle(corner, Size::new(CELL - 1.0, CELL - 1.0), colour);
        }
        vec![frame.into_geometry()]
    }
}
