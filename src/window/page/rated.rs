//! How hard the puzzles of a list are: the buttons above the list, and what stands in its rows.

use iced::widget::text::Wrapping;
use iced::widget::{Column as Lines, Row as Line, column, container, progress_bar, row};
use iced::{Alignment, Element, Length, Padding};

use crate::files::list::{List, Message};
use crate::files::ratings::{Column, Known, Only};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::widget::controls::{self, Control};
use crate::widget::ellipsis::one_line;
use crate::widget::level_bars::level_bars;
use crate::widget::theme;
use crate::widget::theme::button::Kind;
use duvod::explanation::rule_name_on;
use duvod::grid::Geometry;
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words, words::Label};
use duvod::rating::se::Tenths;

/// What is known stands in columns only in a panel of this width; else on the second line of a row.
const ROOM_FOR_COLUMNS: f32 = 600.0;

/// The widths of the columns: name, hardest rule, level, score, rating by Sudoku Explainer.
pub(super) const NAME: Length = Length::FillPortion(4);
const HARDEST: Length = Length::FillPortion(5);
const LEVEL: f32 = 92.0;
const SCORE: f32 = 48.0;
const EXPLAINER: f32 = 40.0;

/// Whether what is known stands in columns.
pub(super) fn has_columns(look: Look<'_>) -> bool {
    look.layout.is_wide() && look.layout.has_panel(look.grown(ROOM_FOR_COLUMNS))
}

/// Whether something is known, and stands in columns.
pub(super) fn shows_columns(list: &List, look: Look<'_>) -> bool {
    list.ratings.done > 0 && has_columns(look)
}

/// The buttons, how far the rating has come, what can be listed alone, and the order.
pub(super) fn tools<'a>(list: &List, look: Look<'a>) -> Lines<'a, Message> {
    let ratings = &list.ratings;
    let is_open = ratings.done < list.count();
    let rate = if ratings.is_working() {
        Some((words::WindowCancel, Message::Stop))
    } else {
        is_open.then_some((words::WindowListRate, Message::Rate))
    };
    let button = |(label, message)| controls::small_button(look.label(label), message, look);
    let save = ratings.is_some().then_some((words::WindowListSave, Message::Save));
    let buttons = Line::new().push(rate.map(button)).push(save.map(button)).spacing(8);
    let far = (ratings.is_working() || ratings.done > 0).then(|| {
        let far = words::WindowListRated { done: ratings.done, of: list.count() };
        look.muted(Purpose::Secondary, look.say(&far.into()))
    });
    let bar = ratings.is_working().then(|| {
        let along = ratings.done as f32 / list.count().max(1) as f32;
        progress_bar(0.0..=1.0, along)
            .length(Length::Fill)
            .girth(6)
            .style(theme::progress_bar::moving(look.palette))
    });
    let levels = ratings.levels();
    let chips = (!levels.is_empty()).then(|| {
        let chips = levels.into_iter().map(|(only, count)| chip(list, only, count, look));
        row(chips.collect::<Vec<_>>()).spacing(6).wrap().vertical_spacing(6)
    });
    let order = (ratings.done > 0 && !has_columns(look)).then(|| {
        let choices = Column::ALL.map(|column| {
            (head(list, column, look), ratings.column == column, Message::Sort(column))
        });
        controls::choice(choices, look)
    });
    column![buttons.push(far).align_y(Alignment::Center)]
        .push(bar)
        .push(chips)
        .push(order)
        .spacing(8)
}

fn chip<'a>(list: &List, only: Only, count: usize, look: Look<'a>) -> Element<'a, Message> {
    let (bars, name) = match only {
        Only::Level(level) => (Some(level_bars(look, level)), level.message()),
        Only::NoLevel => (None, words::WindowListNoLevel.into()),
    };
    let count = look.say(&words::WindowNumber { number: count }.into());
    let words = row![].push(bars).push(look.text(Purpose::Secondary, look.say(&name)));
    let words = words.push(look.muted(Purpose::Secondary, count));
    let words = words.spacing(8).align_y(Alignment::Center);
    let is_chosen = list.ratings.only == Some(only);
    Control::new(Kind::Chip(is_chosen), container(words).center_y(look.pick(26.0, 24.0)))
        .padding([0.0, 9.0])
        .on_press(Message::Filter(only))
        .view(look)
}

/// What a column is called, with an arrow if the list is in its order.
fn head(list: &List, column: Column, look: Look<'_>) -> String {
    let label: Label = match column {
        Column::Number => words::WindowListNumber,
        Column::Level => words::MakerLevel,
        Column::Score => words::MakerScoreColumn,
        Column::Explainer => words::MakerExplainer,
        Column::Hardest => words::MakerHardest,
    };
    let label = look.label(label);
    match (list.ratings.column == column, list.ratings.is_falling) {
        (false, _) => label,
        (true, false) => format!("{label} ↑"),
        (true, true) => format!("{label} ↓"),
    }
}

/// The names of the columns; a press puts the list in the order of one. `before` is how wide what stands before the name is.
pub(super) fn heads<'a>(list: &List, before: f32, look: Look<'a>) -> Option<Element<'a, Message>> {
    if !shows_columns(list, look) {
        return None;
    }
    let name = |column| {
        let text = look.text(Purpose::Secondary, head(list, column, look));
        let is_chosen = list.ratings.column == column;
        Control::word(Kind::Chip(is_chosen), text.wrapping(Wrapping::None), 6.0)
            .height(look.pick(24.0, 22.0))
            .on_press(Message::Sort(column))
            .view(look)
    };
    let number = container(name(Column::Number)).width(NAME);
    let heads = Line::new()
        .push(number)
        .push(cell(name(Column::Level), LEVEL, false, look))
        .push(cell(name(Column::Score), SCORE, true, look))
        .push(cell(name(Column::Explainer), EXPLAINER, true, look))
        .push(container(name(Column::Hardest)).width(HARDEST).clip(true));
    let heads = heads.spacing(look.pick(12.0, 8.0)).padding(Padding::ZERO.left(before));
    Some(heads.align_y(Alignment::Center).into())
}

fn cell<'a>(
    inside: impl Into<Element<'a, Message>>,
    width: f32,
    is_right: bool,
    look: Look<'a>,
) -> Element<'a, Message> {
    let cell = container(inside).width(look.grown(width)).clip(!is_right);
    if is_right { cell.align_right(look.grown(width)).into() } else { cell.into() }
}

/// What stands in the columns of a row.
pub(super) fn cells<'a>(
    known: Known,
    geometry: &Geometry,
    look: Look<'a>,
) -> Vec<Element<'a, Message>> {
    let text = |content: String| {
        look.text_in(Purpose::Secondary, REGULAR, content).wrapping(Wrapping::None)
    };
    let Known::Rated(rated) = known else {
        let said = match known {
            Known::NotOne => look.label(words::WindowListNotOne),
            _ => String::new(),
        };
        let said = look.muted(Purpose::Secondary, said).wrapping(Wrapping::None);
        let rest = container(said).width(HARDEST).clip(true);
        // The columns before it are empty.
        let room = look.grown(LEVEL + SCORE + EXPLAINER) + 2.0 * look.pick(12.0, 8.0);
        return vec![iced::widget::space().width(room).into(), rest.into()];
    };
    let hardest =
        rated.hardest.map_or(String::new(), |rule| look.say(&rule_name_on(geometry, rule)));
    let hardest = one_line(hardest, Purpose::Secondary, REGULAR, None, look);
    vec![
        cell(level(rated.level, look), LEVEL, false, look),
        cell(text(number(rated.score, look)), SCORE, true, look),
        cell(text(explainer(rated.explainer, look)), EXPLAINER, true, look),
        container(hardest).width(HARDEST).clip(true).into(),
    ]
}

/// The same on one line, behind each other.
pub(super) fn in_words(known: Known, geometry: &Geometry, look: Look<'_>) -> Option<String> {
    let rated = match known {
        Known::Nothing => return None,
        Known::NotOne => return Some(look.label(words::WindowListNotOne)),
        Known::Rated(rated) => rated,
    };
    let level = look.say(&rated.level.map_or(words::MakerNoLevel.into(), Level::message));
    let score = look.say(&words::MakerScoreIs { score: rated.score }.into());
    let mut told = vec![level, score];
    if rated.explainer.is_some() {
        let rating = explainer(rated.explainer, look);
        told.push(look.say(&words::MakerExplainerIs { rating }.into()));
    }
    told.extend(rated.hardest.map(|rule| look.say(&rule_name_on(geometry, rule))));
    Some(told.join(" · "))
}

fn level(level: Option<Level>, look: Look<'_>) -> Line<'_, Message> {
    let name: Words = level.map_or(words::MakerNoLevel.into(), Level::message);
    let name = look.text(Purpose::Secondary, look.say(&name)).wrapping(Wrapping::None);
    let bars = level.map(|level| level_bars(look, level));
    row![].push(bars).push(name).spacing(6).align_y(Alignment::Center)
}

fn number(score: u64, look: Look<'_>) -> String {
    look.say(&words::MakerNumber { number: score }.into())
}

fn explainer(tenths: Option<u16>, look: Look<'_>) -> String {
    let said = |tenths| words::MakerRating { rating: f64::from(Tenths(tenths)) }.into();
    tenths.map_or("–".to_owned(), |tenths| look.say(&said(tenths)))
}
