//! The list of all rules in their order, with the field to look for some.
//!
//! There are well over a hundred, so only those rows are made that may be seen, and the chosen one; empty space stands for
//! the others. All rows are equally high.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::measures::width;
use super::{Book, Message as Asked, Shown, moving, profiles};
use crate::action::{Action, Ask};
use crate::cards::notices::Said;
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::widget::controls;
use crate::widget::controls::Control;
use crate::widget::dragging::{Rows, dragging};
use crate::widget::ellipsis::{is_cut, one_line};
use crate::widget::field::Field;
use crate::widget::icon::{Icon, icon};
use crate::widget::level_bars::level_bars;
use crate::widget::prose::{ROOM_FOR_BAR, line, scrolled};
use crate::widget::reveal::{SHELF, drawn_height};
use crate::widget::theme::button::Kind;
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;

/// The name of the field for what is looked for.
pub(crate) const SEARCH_FIELD: &str = "sought-rule";

/// What the height of the list is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 1200.0;

/// The widths of the number of a rule and of its bars.
const NUMBER: f32 = 24.0;
const BARS: f32 = 19.0;

/// Below the list it is told which keys do what in a window of this height below the top bar.
const ROOM_FOR_FOOT: f32 = 480.0;

/// What is left free above the first row.
const ABOVE: f32 = 4.0;

/// A rule that was found so often in practice is known.
const KNOWN: u32 = 3;

/// The side of the box that shows whether a rule is on.
const BOX: f32 = 18.0;

/// The list with what belongs to it, and above it the cards that there are.
pub(crate) fn view<'a, M: From<Asked> + From<Action> + Clone + 'a>(
    shown: Shown<'a>,
    card: Option<Element<'a, M>>,
    look: Look<'a>,
) -> Element<'a, M> {
    let book = shown.book;
    let side = look.pick(16.0, 8.0);
    let gap = |wide, small| space().height(look.pick(wide, small));
    let head = column![
        gap(16.0, 8.0),
        profiles::view(shown, look),
        gap(10.0, 6.0),
        field(book, look),
        gap(8.0, 6.0),
        count(shown, look),
        gap(4.0, 2.0),
        path(shown, look),
    ];
    let moving = moving::view(shown, look).map(|view| column![gap(8.0, 4.0), view]);
    let head = head.push(moving);
    let head = container(head.push(gap(8.0, 4.0))).padding([0.0, side]);
    let places = Rows { above: ABOVE, height: row_height(look), count: book.listed.len() };
    let dropped = |row, gap| M::from(Asked::Dropped(row, gap));
    let scroll = |length| M::from(Asked::ScrollBy(length));
    let rows = dragging(rows(shown, look), places, look.palette.accent, dropped, scroll);
    let rows = scrolled(rows, look)
        .id(SHELF.list)
        .on_scroll(|view| M::from(Asked::Scrolled(view)))
        .width(Length::Fill)
        .height(Length::Fill);
    let list = column![].push(card).push(head).push(line(look)).push(rows).push(line(look));
    // Where there is little room, which keys do what is told on the page of keys alone.
    let is_low = look.layout.body < look.grown(ROOM_FOR_FOOT);
    let has_foot = shown.said.is_some() || !(look.layout.is_book_alone || is_low);
    let list = list.push(has_foot.then(|| foot(shown.said, look)));
    container(list).width(width(&look.layout)).height(Length::Fill).into()
}

fn field<'a, M: From<Asked> + Clone + 'a>(book: &'a Book, look: Look<'a>) -> Element<'a, M> {
    let field = Field {
        hint: look.label(words::BookSearch),
        width: Some(width(&look.layout) - 2.0 * look.pick(16.0, 8.0)),
        typed: &book.query,
        id: SEARCH_FIELD,
        purpose: Purpose::Control,
    };
    let field = field.view(|query| M::from(Asked::Query(query)), M::from(Asked::Searched), look);
    let clear = (!book.query.is_empty()).then(|| {
        let clear = M::from(Asked::Query(String::new()));
        controls::tiny_icon_button(Icon::Close, look.label(words::BookAll), clear, look)
    });
    row![field].push(clear).spacing(8).align_y(Alignment::Center).into()
}

/// How many rules there are, on, and listed.
fn count<'a, M: From<Action> + Clone + 'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, M> {
    let book = shown.book;
    let all = book.arrangement.rules().len();
    let on = book.arrangement.rules().filter(|(_, on)| *on).count();
    let words = if book.query.is_empty() {
        Words::from(words::BookCount { count: all, on })
    } else {
        Words::from(words::BookFound { count: book.listed.len() })
    };
    let counted = look.muted(Purpose::Secondary, look.say(&words));
    let label = if book.uses_uniqueness(shown.knowledge) {
        words::BookUniquenessOff
    } else {
        words::BookUniquenessOn
    };
    let ask = M::from(Action::Book(Ask::Uniqueness));
    let uniqueness = controls::chip_button(look.keyed(label, words::KeyBookUniqueness), ask, look);
    let line = row![counted, uniqueness].spacing(10).align_y(Alignment::Center);
    line.wrap().vertical_spacing(4).into()
}

/// Whether a rule was practised often enough to be known.
fn is_known(shown: Shown<'_>, rule: RuleId) -> bool {
    shown.tallies.get(&rule).is_some_and(|tally| tally.found.saturating_add(tally.hinted) >= KNOWN)
}

/// How far one has come on the path through the rules, and what comes next.
fn path<'a, M: From<Asked> + Clone + 'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, M> {
    let book = shown.book;
    let on = || book.arrangement.rules().filter(|(_, on)| *on).map(|(rule, _)| rule);
    let known = on().filter(|rule| is_known(shown, *rule)).count();
    let words = look.say(&words::BookPath { count: known }.into());
    let next = on().find(|rule| !is_known(shown, *rule)).map(|rule| {
        let name = book.names.name(rule, shown.language).to_owned();
        let label = look.say(&words::BookPathNext { rule: name }.into());
        let name = (label, look.label(words::TipRule));
        controls::chip_button(name, M::from(Asked::Choose(rule)), look)
    });
    let line = row![look.muted(Purpose::Secondary, words)].push(next).spacing(10);
    line.align_y(Alignment::Center).wrap().vertical_spacing(4).into()
}

/// What was refused, or which keys do what.
fn foot<'a, M: 'a>(said: Option<&Said>, look: Look<'a>) -> Element<'a, M> {
    let words: Element<'a, M> = match said {
        Some(said) => {
            let ink = look.palette.ink;
            let words = look.text(Purpose::Secondary, look.say(&said.words)).width(Length::Fill);
            row![icon(said.sign, 16.0, ink, ink), words]
                .spacing(8)
                .align_y(Alignment::Center)
                .into()
        }
        None => look.muted(Purpose::Secondary, look.label(words::BookHow)).into(),
    };
    container(words).padding([look.pick(10.0, 6.0), look.pick(16.0, 8.0)]).into()
}

/// The rows that may be seen, with space for those that are not made.
fn rows<'a, M: From<Asked> + Clone + 'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, M> {
    let book = shown.book;
    let (left, right) = sides(look);
    let mut rows = Column::new().padding(Padding { top: ABOVE, right, bottom: 4.0, left });
    if book.listed.is_empty() {
        let none = look.muted(Purpose::Control, look.label(words::BookNone)).font(REGULAR);
        return rows.push(container(none).padding([24.0, 8.0])).into();
    }
    let height = row_height(look);
    let seen = seen(book, height);
    let chosen = book.listed.iter().position(|&rule| Some(rule) == book.chosen);
    let chosen = chosen.filter(|place| !seen.contains(place));
    let mut places: Vec<usize> = seen.chain(chosen).collect();
    places.sort_unstable();
    let mut made = 0;
    for place in places {
        if place > made {
            rows = rows.push(space().height(height * (place - made) as f32));
        }
        rows = rows.push(rule_row(shown, book.listed[place], look));
        made = place + 1;
    }
    rows.push(space().height(height * (book.listed.len() - made) as f32)).into()
}

/// What is left free at the left and at the right of the rows.
fn sides(look: Look<'_>) -> (f32, f32) {
    (look.pick(8.0, 4.0), look.pick(8.0, 4.0).max(ROOM_FOR_BAR))
}

/// What is left free within a row on both sides.
fn beside_row(look: Look<'_>) -> f32 {
    look.pick(8.0, 6.0)
}

/// The gap between two cells of a row.
fn between(look: Look<'_>) -> f32 {
    look.pick(10.0, 8.0)
}

/// The width that a name has.
fn name_room(look: Look<'_>) -> f32 {
    let (left, right) = sides(look);
    let number = if look.layout.is_wide() { look.grown(NUMBER) + between(look) } else { 0.0 };
    let before = BOX + between(look) + number + look.grown(BARS) + between(look);
    width(&look.layout) - left - right - 2.0 * beside_row(look) - before
}

fn row_height(look: Look<'_>) -> f32 {
    look.pick(36.0, 32.0)
}

/// The numbers of the rows that may be seen: a screenful before and after those that are.
fn seen(book: &Book, row: f32) -> std::ops::Range<usize> {
    let height = drawn_height(book.height, UNKNOWN_HEIGHT);
    let first = ((book.offset - height) / row).floor().max(0.0) as usize;
    let last = ((book.offset + 2.0 * height) / row).ceil() as usize;
    let count = book.listed.len();
    first.min(count)..last.min(count)
}

fn rule_row<'a, M: From<Asked> + Clone + 'a>(
    shown: Shown<'a>,
    rule: RuleId,
    look: Look<'a>,
) -> Element<'a, M> {
    let book = shown.book;
    let (chosen, on) = (book.chosen == Some(rule), book.arrangement.is_on(rule));
    let name = book.names.name(rule, shown.language);
    let font = if chosen { SEMIBOLD } else { REGULAR };
    let colour = (!on).then_some(look.palette.muted);
    let is_known = is_known(shown, rule);
    let room = name_room(look) - if is_known { 16.0 + between(look) } else { 0.0 };
    let whole = is_cut(name, (Purpose::Control, font), room, look);
    let whole = whole.then(|| name.to_owned());
    let name = one_line(name, Purpose::Control, font, colour, look);
    let name = match whole {
        Some(whole) => controls::with_tip(name, whole, None, look),
        None => name,
    };
    let mut cells = row![switch(rule, on, look)];
    let data = shown.knowledge.rule(rule);
    if look.layout.is_wide() {
        let number = book.arrangement.place(rule).map_or(0, |place| place + 1).to_string();
        let number = look.muted(Purpose::Secondary, number).font(REGULAR);
        cells = cells.push(container(number).align_right(look.grown(NUMBER)));
    }
    let bars: Option<Element<'a, M>> = data.map(|data| level_bars(look, data.level));
    let done = look.palette.success;
    let done = is_known.then(|| icon(Icon::Check, 16.0, done, done));
    cells = cells.push(bars).push(container(name).width(Length::Fill)).push(done);
    let cells = cells.spacing(between(look)).align_y(Alignment::Center);
    let row = Control::new(Kind::ListRow(chosen), cells.height(Length::Fill))
        .padding([0.0, beside_row(look)])
        .height(row_height(look))
        .width(Length::Fill)
        .on_press(M::from(Asked::Choose(rule)))
        .view(look);
    if chosen { container(row).id(SHELF.chosen).into() } else { row }
}

/// The box that shows whether a rule is on, and switches it.
fn switch<'a, M: From<Asked> + Clone + 'a>(
    rule: RuleId,
    on: bool,
    look: Look<'a>,
) -> Element<'a, M> {
    let ink = look.palette.on_accent;
    let sign: Option<Element<'a, M>> = on.then(|| icon(Icon::Check, 14.0, ink, ink));
    let inside = container(row![].push(sign)).center(Length::Fill);
    Control::new(Kind::CheckBox(on), inside)
        .width(BOX)
        .height(BOX)
        .on_press(M::from(Asked::Switch(rule)))
        .tip(look.label(if on { words::TipSwitchOff } else { words::TipSwitchOn }))
        .view(look)
}
