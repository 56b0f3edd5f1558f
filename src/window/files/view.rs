//! The page with the puzzles of a file.
//!
//! There may be hundreds of thousands of them, so only those rows are made that may be seen; empty space stands for the
//! others. All rows are equally high.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Canvas, Frame, Geometry};
use iced::widget::text::Wrapping;
use iced::widget::{Column, column, container, opaque, row, space};
use iced::{Alignment, Color, Element, Length, Padding, Point, Rectangle, Renderer, Size, Theme};

use super::Files;
use super::rated_view::{self as rated, Form};
use crate::files::list::{LIST_FIELD, List, Message};
use crate::files::ratings::Known;
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::shared::Shared;
use crate::sources::Listed;
use crate::widget::controls::Control;
use crate::widget::ellipsis::one_line;
use crate::widget::field::Field;
use crate::widget::icon::{Icon, icon};
use crate::widget::listed::{between, sides};
use crate::widget::prose::{line, scrolled};
use crate::widget::reveal::PAGE;
use crate::widget::theme;
use crate::widget::theme::button::Kind;
use duvod::message::{Message as Words, words};
use duvod::session::Lockable;

/// The side of a cell of a small picture.
const CELL: f32 = 4.0;

/// The gap behind the number of a row and its picture, wide and small.
const GAP: (f32, f32) = (16.0, 10.0);

/// What stands above the list is scrolled with it in a window lower than this below the top bar, wide and small; and how high
/// it is at most.
const ROOM_FOR_HEAD: (f32, f32) = (620.0, 480.0);
const HEAD: f32 = 640.0;

/// The narrowest number of a row.
const FIGURE: f32 = 28.0;

/// Whether what stands above the list is scrolled with it.
pub(crate) fn scrolls_head(look: Look<'_>) -> bool {
    look.layout.body < look.pick(ROOM_FOR_HEAD.0, ROOM_FOR_HEAD.1)
}

/// How wide the number of a row is.
fn figure_width(list: &List, look: Look<'_>) -> f32 {
    let last = look.say(&words::WindowNumber { number: list.count() }.into());
    look.widest((Purpose::Control, SEMIBOLD), [last]).max(look.grown(FIGURE))
}

/// How wide what stands before the name in a row is.
fn before(list: &List, look: Look<'_>) -> f32 {
    let picture = CELL * list.geometry().column_count() as f32;
    figure_width(list, look) + picture + 2.0 * look.pick(GAP.0, GAP.1)
}

/// How what is known of the puzzles stands in the rows.
fn form(list: &List, look: Look<'_>) -> Form {
    let (sides, within) = sides(look);
    let room = look.layout.panel - 1.0 - sides.x() - within.x();
    rated::form(list, room - before(list, look), look)
}

/// How high a row of the list is.
pub(crate) fn list_row(list: &List, look: Look<'_>) -> f32 {
    row_height(form(list, look), look)
}

fn row_height(form: Form, look: Look<'_>) -> f32 {
    let more = rated::lines(form).saturating_sub(2) as f32;
    look.pick(60.0, 56.0) + more * look.size(Purpose::Secondary).1.0
}

/// The field, how many puzzles there are, and those of them that may be seen.
pub(crate) fn view<'a>(list: &'a List, look: Look<'a>) -> Element<'a, Message> {
    let (margin, form) = (look.layout.lengths.margin, form(list, look));
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
        rated::tools(list, form, look),
    ];
    let heads = rated::heads(list, (before(list, look), form), look).map(|heads| {
        let (sides, within) = sides(look);
        container(container(heads).padding(within)).padding(Padding { bottom: 6.0, ..sides })
    });
    let head = container(head.spacing(4)).padding([look.pick(16.0, 10.0), margin]);
    let head = column![head].push(heads).push(line(look));
    let scrolls = |inside: Column<'a, Message>| -> Element<'a, Message> {
        let rows = scrolled(inside, look).id(PAGE.list).on_scroll(Message::Scrolled);
        rows.width(Length::Fill).height(Length::Fill).into()
    };
    if scrolls_head(look) {
        return scrolls(column![head, rows(list, (form, look.grown(HEAD)), look)]);
    }
    column![head, scrolls(column![rows(list, (form, 0.0), look)])].height(Length::Fill).into()
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

/// The rows that may be seen, with so much above them that is scrolled with them at most; and the chosen one.
fn rows<'a>(list: &'a List, (form, above): (Form, f32), look: Look<'a>) -> Element<'a, Message> {
    let (row, count) = (row_height(form, look), list.rows());
    let offset = list.offset.max(0.0);
    let first = ((offset - above - list.height()) / row).floor().max(0.0) as usize;
    let last = ((offset + 2.0 * list.height()) / row).ceil() as usize;
    let seen = first.min(count)..last.min(count);
    let chosen = list.row_of(list.chosen).filter(|row| *row < count && !seen.contains(row));
    let mut places: Vec<usize> = seen.chain(chosen).collect();
    places.sort_unstable();
    let gap = |rows: usize| space().height(row * rows as f32);
    let mut rows = Column::new().padding(sides(look).0);
    let mut made = 0;
    for at in places {
        let place = list.place_in(at);
        if at > made {
            rows = rows.push(gap(at - made));
        }
        rows = rows.push(listed_row(list, (place, &list.listed()[place]), form, look));
        made = at + 1;
    }
    rows.push(gap(count - made)).into()
}

fn listed_row<'a>(
    list: &List,
    (number, listed): (usize, &'a Listed),
    form: Form,
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
    let side = list.geometry().column_count();
    let (sign, words): (Element<'a, Message>, Element<'a, Message>) = match &listed.cells {
        Ok(cells) => {
            let known = list.ratings.of(number);
            let given = (cells.as_ref(), &**list.geometry());
            (picture(cells, side, look), words_of((listed, known), given, (form, font), look))
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
    let mut more = row![container(words).width(Length::Fill).clip(true)];
    if let (Ok(_), Form::Columns(widths)) = (&listed.cells, form) {
        more = more.extend(rated::cells(list.ratings.of(number), (list.geometry(), widths), look));
    }
    let more = more.spacing(between(look)).align_y(Alignment::Center);
    let inside = inside.push(more.width(Length::Fill));
    let row = Control::new(Kind::ListRow(chosen), container(inside).center_y(Length::Fill))
        .padding(sides(look).1)
        .width(Length::Fill)
        .height(row_height(form, look))
        .on_press(Message::Press(number))
        .view(look);
    if chosen { container(row).id(PAGE.chosen).into() } else { row }
}

/// What the puzzle is called, and how many givens it has, or how hard it is.
fn words_of<'a>(
    (listed, known): (&'a Listed, Known),
    (cells, geometry): (&'a str, &duvod::grid::Geometry),
    (form, font): (Form, iced::Font),
    look: Look<'a>,
) -> Element<'a, Message> {
    let line = || look.say(&words::WindowListLine { line: listed.line }.into());
    let name = listed.name.as_ref().map_or_else(line, ToString::to_string);
    let name = one_line(name, Purpose::Control, font, None, look);
    let givens = cells.chars().filter(|cell| *cell != '.').count();
    let givens = look.say(&words::WindowGivens { count: givens }.into());
    let rated = match form {
        Form::Columns(_) => None,
        Form::Lines { apart } => rated::in_words(known, (geometry, apart), look),
    };
    let [more, hardest] = rated.unwrap_or_else(|| [givens, String::new()]);
    let line = |words| one_line(words, Purpose::Secondary, REGULAR, Some(look.palette.muted), look);
    let hardest = (!hardest.is_empty()).then(|| line(hardest));
    column![name, line(more)].push(hardest).into()
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

impl Files {
    /// Where a file may be dropped, or why it cannot be loaded, while one is held over the window.
    pub(crate) fn drop_place<'a, M: 'a>(
        &self,
        shared: &Shared,
        look: Look<'a>,
    ) -> Option<Element<'a, M>> {
        let palette = look.palette;
        let lock = shared.session.lock(Lockable::Load).map(|lock| look.say(&lock.reason));
        let (sign, colour) = if lock.is_some() {
            (Icon::Lock, palette.muted)
        } else {
            (Icon::Folder, palette.accent)
        };
        let words = lock.unwrap_or_else(|| look.label(words::WindowDrop));
        let words = look.text(Purpose::Section, words).wrapping(Wrapping::Word);
        let inside = row![icon(sign, 24.0, colour, colour), container(words).max_width(420)];
        let inside = inside.spacing(16).align_y(Alignment::Center);
        let card = container(inside).padding([24, 32]);
        let card = card.style(theme::container::drop_place(palette));
        let ground = palette.bg.scale_alpha(0.85);
        let whole = container(card).center(Length::Fill).style(theme::container::ground(ground));
        self.hovered.then(|| opaque(whole))
    }
}
