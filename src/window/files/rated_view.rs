//! How hard the puzzles of a list are: the buttons above the list, and what stands in its rows.

use iced::widget::text::Wrapping;
use iced::widget::{Column as Lines, Row as Line, column, container, row};
use iced::{Alignment, Element, Length, Padding};

use crate::files::list::{List, Message};
use crate::files::ratings::{Column, Known, Only};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::widget::controls::{self, Control};
use crate::widget::level_bars::{self, level_bars};
use crate::widget::listed::{BEHIND, BESIDE_BARS, between, level, marked};
use crate::widget::progress;
use crate::widget::theme::button::Kind;
use duvod::explainer::ExplainerScore;
use duvod::explanation::rule_name_on;
use duvod::grid::Geometry;
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words, words::Label};

/// What is free on both sides of the name of a column.
const BESIDE_HEAD: f32 = 6.0;

/// The most that a puzzle usually scores, and its highest rating: columns have room for them.
const MOST: (u64, u16) = (99_999, 119);

/// How what is known stands in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Form {
    /// In columns of these widths.
    Columns(Widths),
    /// Below the name; the hardest rule perhaps on a line of its own.
    Lines {
        /// Whether it is.
        apart: bool,
    },
}

/// The widths of the columns behind the name: as wide as what stands in them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Widths {
    level: f32,
    score: f32,
    explainer: f32,
    hardest: f32,
}

/// How what is known stands in rows that have this width behind their pictures: in columns if nothing is cut there.
pub(super) fn form(list: &List, room: f32, look: Look<'_>) -> Form {
    let ratings = &list.ratings;
    if ratings.done == 0 {
        return Form::Lines { apart: false };
    }
    let type_of = (Purpose::Secondary, REGULAR);
    let widest = |texts: Vec<String>| look.widest(type_of, texts);
    let head = |column| {
        let names = [true, false].map(|falls| marked(look.label(label(column)), falls));
        look.widest((Purpose::Secondary, Purpose::Secondary.font()), names) + 2.0 * BESIDE_HEAD
    };
    let levels = ratings.levels().into_iter().map(|(only, _)| look.say(&only_name(only)));
    let bars = level_bars::width(look) + look.grown(BESIDE_BARS);
    let hardest: Vec<String> =
        ratings.hardest().map(|rule| look.say(&rule_name_on(list.geometry(), rule))).collect();
    let widths = Widths {
        level: (bars + widest(levels.collect())).max(head(Column::Level)),
        score: widest(vec![number(MOST.0, look)]).max(head(Column::Score)),
        explainer: widest(vec![explainer(Some(MOST.1), look)]).max(head(Column::Explainer)),
        hardest: widest(hardest.clone()).max(head(Column::Hardest)),
    };
    let givens = look.say(&words::WindowGivens { count: MOST_GIVENS }.into());
    let name = widest(vec![givens]).max(head(Column::Number));
    let others = name + widths.level + widths.score + widths.explainer + 4.0 * between(look);
    let left = (room - others).min(widths.hardest);
    // A row has room for two lines.
    let fits = |name: &String| look.lines(type_of, name, left) <= 2;
    if look.layout.is_wide() && left >= head(Column::Hardest) && hardest.iter().all(fits) {
        return Form::Columns(Widths { hardest: left, ..widths });
    }
    let told = [
        look.say(&words::MakerScoreIs { score: MOST.0 }.into()),
        look.say(&words::MakerExplainerIs { rating: explainer(Some(MOST.1), look) }.into()),
        String::new(),
    ];
    let line =
        widths.level - bars + widest(vec![told.join(BEHIND)]) + widest(vec![BEHIND.to_owned()]);
    Form::Lines { apart: line + widths.hardest > room }
}

/// How many lines a row has.
pub(super) fn lines(form: Form) -> usize {
    if form == (Form::Lines { apart: true }) { 3 } else { 2 }
}

/// So many givens a puzzle has at most: the column of the name has room for that.
const MOST_GIVENS: usize = 30;

/// The buttons, how far the rating has come, what can be listed alone, and the order.
pub(super) fn tools<'a>(list: &List, form: Form, look: Look<'a>) -> Lines<'a, Message> {
    let ratings = &list.ratings;
    let is_open = ratings.done < list.count();
    let rate = if ratings.is_working() {
        Some((look.cancel(), Message::Stop))
    } else {
        is_open.then(|| (look.told(words::WindowListRate, words::TipRate), Message::Rate))
    };
    let button = |(name, message)| controls::small_button(name, message, look);
    let save = look.told(words::WindowListSave, words::TipTable);
    let save = ratings.is_some().then_some((save, Message::Save));
    let buttons = Line::new().push(rate.map(button)).push(save.map(button)).spacing(8);
    let far = (ratings.is_working() || ratings.done > 0).then(|| {
        let far = words::WindowListRated { done: ratings.done, of: list.count() };
        look.muted(Purpose::Secondary, look.say(&far.into()))
    });
    let bar = ratings
        .is_working()
        .then(|| progress::known::<Message>(ratings.done as u64, list.count() as u64, look));
    let levels = ratings.levels();
    let chips = (!levels.is_empty()).then(|| {
        let chips = levels.into_iter().map(|(only, count)| chip(list, only, count, look));
        row(chips.collect::<Vec<_>>()).spacing(6).wrap().vertical_spacing(6)
    });
    let order = (ratings.done > 0 && matches!(form, Form::Lines { .. })).then(|| {
        let choices = Column::ALL.map(|column| {
            (head(list, column, look), ratings.column == column, Message::Sort(column))
        });
        controls::choice(choices, look)
    });
    column![buttons.push(far).align_y(Alignment::Center).wrap().vertical_spacing(6)]
        .push(bar)
        .push(chips)
        .push(order)
        .spacing(8)
}

fn chip<'a>(list: &List, only: Only, count: usize, look: Look<'a>) -> Element<'a, Message> {
    let bars = match only {
        Only::Level(level) => Some(level_bars(look, level)),
        Only::NoLevel => None,
    };
    let name = only_name(only);
    let count = look.say(&words::WindowNumber { number: count }.into());
    let words = row![].push(bars).push(look.text(Purpose::Secondary, look.say(&name)));
    let words = words.push(look.muted(Purpose::Secondary, count));
    let words = words.spacing(8).align_y(Alignment::Center);
    let is_chosen = list.ratings.only == Some(only);
    Control::new(Kind::Chip(is_chosen), container(words).center_y(look.pick(26.0, 24.0)))
        .padding([0.0, 9.0])
        .on_press(Message::Filter(only))
        .tip(look.label(words::TipOnly))
        .view(look)
}

fn only_name(only: Only) -> Words {
    match only {
        Only::Level(level) => level.message(),
        Only::NoLevel => words::WindowListNoLevel.into(),
    }
}

fn label(column: Column) -> Label {
    match column {
        Column::Number => words::WindowListNumber,
        Column::Level => words::MakerLevel,
        Column::Score => words::MakerScoreColumn,
        Column::Explainer => words::MakerExplainer,
        Column::Hardest => words::MakerHardest,
    }
}

/// What a column is called, with an arrow if the list is in its order.
fn head(list: &List, column: Column, look: Look<'_>) -> String {
    let label = look.label(label(column));
    let is_by = list.ratings.column == column;
    if is_by { marked(label, list.ratings.is_falling) } else { label }
}

/// The names of the columns; a press puts the list in the order of one. `before` is how wide what stands before the name is.
pub(super) fn heads<'a>(
    list: &List,
    (before, form): (f32, Form),
    look: Look<'a>,
) -> Option<Element<'a, Message>> {
    let Form::Columns(widths) = form else { return None };
    let name = |column| {
        let text = look.text(Purpose::Secondary, head(list, column, look));
        let is_chosen = list.ratings.column == column;
        Control::word(Kind::Chip(is_chosen), text.wrapping(Wrapping::None), BESIDE_HEAD)
            .height(look.pick(24.0, 22.0))
            .on_press(Message::Sort(column))
            .tip(look.label(words::TipSort))
            .view(look)
    };
    let heads = Line::new()
        .push(container(name(Column::Number)).width(Length::Fill))
        .push(cell(name(Column::Level), widths.level, false))
        .push(cell(name(Column::Score), widths.score, true))
        .push(cell(name(Column::Explainer), widths.explainer, true))
        .push(cell(name(Column::Hardest), widths.hardest, false));
    let heads = heads.spacing(between(look)).padding(Padding::ZERO.left(before));
    Some(heads.align_y(Alignment::Center).into())
}

fn cell<'a>(
    inside: impl Into<Element<'a, Message>>,
    width: f32,
    is_right: bool,
) -> Element<'a, Message> {
    let cell = container(inside).width(width).clip(!is_right);
    if is_right { cell.align_right(width).into() } else { cell.into() }
}

/// What stands in the columns of a row.
pub(super) fn cells<'a>(
    known: Known,
    (geometry, widths): (&Geometry, Widths),
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
        // It takes the room of all columns, which are empty.
        let columns = widths.level + widths.score + widths.explainer + widths.hardest;
        let width = columns + 3.0 * between(look);
        return vec![container(said).width(width).clip(true).into()];
    };
    let hardest =
        rated.hardest.map_or(String::new(), |rule| look.say(&rule_name_on(geometry, rule)));
    let hardest = look.text_in(Purpose::Secondary, REGULAR, hardest).wrapping(Wrapping::Word);
    vec![
        cell(level(rated.level, look), widths.level, false),
        cell(text(number(rated.score, look)), widths.score, true),
        cell(text(explainer(rated.explainer, look)), widths.explainer, true),
        container(hardest).width(widths.hardest).clip(true).into(),
    ]
}

/// The same behind each other, on one line or on two.
pub(super) fn in_words(
    known: Known,
    (geometry, apart): (&Geometry, bool),
    look: Look<'_>,
) -> Option<[String; 2]> {
    let rated = match known {
        Known::Nothing => return None,
        Known::NotOne => return Some([look.label(words::WindowListNotOne), String::new()]),
        Known::Rated(rated) => rated,
    };
    let level = look.say(&rated.level.map_or(words::MakerNoLevel.into(), Level::message));
    let score = look.say(&words::MakerScoreIs { score: rated.score }.into());
    let mut told = vec![level, score];
    if rated.explainer.is_some() {
        let rating = explainer(rated.explainer, look);
        told.push(look.say(&words::MakerExplainerIs { rating }.into()));
    }
    let hardest =
        rated.hardest.map_or(String::new(), |rule| look.say(&rule_name_on(geometry, rule)));
    if apart {
        return Some([told.join(BEHIND), hardest]);
    }
    told.extend((!hardest.is_empty()).then_some(hardest));
    Some([told.join(BEHIND), String::new()])
}

fn number(score: u64, look: Look<'_>) -> String {
    look.say(&words::MakerNumber { number: score }.into())
}

fn explainer(tenths: Option<u16>, look: Look<'_>) -> String {
    let said = |tenths| words::MakerRating { rating: f64::from(ExplainerScore(tenths)) }.into();
    tenths.map_or("–".to_owned(), |tenths| look.say(&said(tenths)))
}
