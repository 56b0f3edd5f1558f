//! The page of games that came to their end: the statistics, and the games, of which each can be played again.

use std::time::Duration;

use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, Text, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::statistics::{Statistics, statistics};
use super::{LISTED, Past, PastGames};
use crate::action::{Action, PageAction};
use crate::look::Look;
use crate::look::dates::{DAY, date};
use crate::look::font::{MEDIUM, Purpose, REGULAR};
use crate::look::grids::grid_name;
use crate::persistence::{Ending, PastGame};
use crate::play::clock;
use crate::shared::names::of_day;
use crate::widget::controls::{self, Control};
use crate::widget::level_bars::level_bars;
use crate::widget::prose::line;
use crate::widget::reveal::PAGE;
use crate::widget::theme::button::Kind;
use duvod::knowledge::{CLASSIC_GRID, Level};
use duvod::message::{Message as Words, words, words::Label};

/// The widths of the columns of figures.
const COUNT: f32 = 72.0;
const TIME: f32 = 80.0;

/// The width that a level needs with its bars and its grid beside the figures; else it has a line of its own.
const LEVEL: f32 = 250.0;

/// The statistics and the list; the row with this number is chosen.
pub(crate) fn view<'a>(past: &'a Past, chosen: usize, look: Look<'a>) -> Column<'a, Action> {
    let margin = look.layout.lengths.margin;
    let Some(found) = past.found() else { return column![] };
    let (mut told, mut figures) = (Column::new().spacing(8), None);
    if found.games.is_empty() {
        let none = quiet(look.label(words::PastNone), look).align_x(Alignment::Center);
        let none = container(none).max_width(look.text_width());
        let none = container(none).center_x(Length::Fill);
        told = told.push(none.padding([look.pick(76.0, 44.0), 0.0]));
    } else {
        let statistics = statistics(&found.games);
        // Where nothing was solved there would be only the names of columns.
        figures = (!statistics.is_empty()).then(|| table(&statistics, look));
        told = told.push(read(quiet(look.label(words::PastHow), look), look));
    }
    for words in faults(found) {
        told = told.push(read(quiet(look.say(&words), look), look));
    }
    // Figures end where those of the list below them end.
    let told = Column::new().push(figures).push(told).spacing(8).width(Length::Fill);
    let told = container(told).padding([0.0, margin]);
    let games = found.games.iter().take(LISTED).enumerate();
    let rows = games.map(|(number, game)| listed((number, game), number == chosen, look));
    column![told, column(rows).padding(sides(look).0)].spacing(16)
}

/// What is left free beside the rows, and within a row on both sides: what is in a row keeps the margin of the page.
fn sides(look: Look<'_>) -> (Padding, Padding) {
    let (side, margin) = (look.pick(16.0, 8.0), look.layout.lengths.margin);
    let within = (margin - side).max(LEAST_BESIDE);
    (Padding::ZERO.horizontal(side), Padding::ZERO.horizontal(within))
}

/// The least that is free within a row on both sides.
const LEAST_BESIDE: f32 = 4.0;

/// What is wrong with the file, and that not all are listed.
fn faults(found: &PastGames) -> Vec<Words> {
    let mut faults = Vec::new();
    if let Some(reason) = found.trouble.clone() {
        faults.push(words::WindowFileOther { reason }.into());
    }
    if found.unread > 0 {
        faults.push(words::PastUnread { count: found.unread }.into());
    }
    if found.games.len() > LISTED {
        let (all, count) = (found.games.len(), LISTED);
        faults.push(words::PastListed { all, count }.into());
    }
    faults
}

fn quiet(words: String, look: Look<'_>) -> Text<'_> {
    look.muted(Purpose::Secondary, words).wrapping(Wrapping::Word)
}

/// Text no wider than it is well read.
fn read<'a>(words: Text<'a>, look: Look<'_>) -> Element<'a, Action> {
    container(words).max_width(look.text_width()).into()
}

fn table<'a>(all: &[Statistics], look: Look<'a>) -> Column<'a, Action> {
    let name = |label: Label| -> Element<'a, Action> {
        look.muted(Purpose::Secondary, look.label(label)).wrapping(Wrapping::None).into()
    };
    let names = [words::PastSolved, words::PastBest, words::PastUsual].map(name);
    let mut table = column![columns(name(words::PastLevel), names, look), line(look)];
    for one in all {
        let figure = |words: String| -> Element<'a, Action> {
            look.text_in(Purpose::Secondary, REGULAR, words).wrapping(Wrapping::None).into()
        };
        let figures = [one.solved.to_string(), clock_of(one.best), clock_of(one.usual)].map(figure);
        let level = level(one.level, &one.grid, look);
        table = table.push(columns(level.into(), figures, look));
    }
    table.spacing(6)
}

/// A row of the table: what stands to the left, and figures to the right of it, or below it where there is little room.
fn columns<'a>(
    first: Element<'a, Action>,
    [count, best, usual]: [Element<'a, Action>; 3],
    look: Look<'a>,
) -> Column<'a, Action> {
    let right = |cell, width| container(cell).align_right(look.grown(width));
    let figures = row![right(count, COUNT), right(best, TIME), right(usual, TIME)];
    let first = container(first).width(Length::Fill).clip(true);
    let margins = 2.0 * look.layout.lengths.margin / look.layout.zoom;
    if look.layout.has_panel(COUNT + 2.0 * TIME + LEVEL + margins) {
        return column![row![first, figures].align_y(Alignment::Center)];
    }
    column![first, container(figures).align_right(Length::Fill)]
}

/// A level with its bars, and the grid if it is not the usual one.
fn level<'a>(level: Option<Level>, grid: &str, look: Look<'a>) -> Row<'a, Action> {
    let name = level.map_or(words::PastNoLevel.into(), Level::message);
    let name = look.text(Purpose::Secondary, look.say(&name)).wrapping(Wrapping::None);
    let grid = (grid != CLASSIC_GRID).then(|| {
        let name = grid_name(grid, look.locale);
        let shown = look.muted(Purpose::Secondary, name.clone()).wrapping(Wrapping::None);
        // Where it is cut off the rest is read beside it.
        controls::with_tip(shown, name, None, look)
    });
    let bars = level.map(|level| level_bars(look, level));
    row![].push(bars).push(name).push(grid).spacing(8).align_y(Alignment::Center)
}

/// A game: how hard it was, its time and its day, how it ended, with how many mistakes and hints.
fn listed<'a>(
    (number, game): (usize, &'a PastGame),
    is_chosen: bool,
    look: Look<'a>,
) -> Element<'a, Action> {
    let ending = look.label(match game.ending {
        Ending::Solved => words::PastIsSolved,
        Ending::ByHints => words::PastIsByHints,
        Ending::Left => words::PastIsLeft,
    });
    let mut more: Vec<String> = game.day.map(|day| look.say(&of_day(day))).into_iter().collect();
    // The puzzle of the day on which it was played names that day.
    if game.day != Some(game.at / DAY) {
        more.push(look.say(&date(game.at)));
    }
    more.push(ending);
    if game.shown {
        more.push(look.label(words::PastShown));
    }
    let (mistakes, hints) = (game.mistakes as usize, game.hints as usize);
    if mistakes > 0 {
        more.push(look.say(&words::PastMistakes { count: mistakes }.into()));
    }
    if hints > 0 {
        more.push(look.say(&words::PastHints { count: hints }.into()));
    }
    let time = look.text_in(Purpose::Control, MEDIUM, clock_of(game.seconds));
    let first = row![
        container(level(game.level, &game.grid, look)).width(Length::Fill).clip(true),
        time.wrapping(Wrapping::None),
    ];
    let second = look.muted(Purpose::Secondary, more.join(" · ")).wrapping(Wrapping::Word);
    let inside = column![first.spacing(10).align_y(Alignment::Center), second];
    let around = look.pick(6.0, 5.0);
    let row = Control::new(Kind::ListRow(is_chosen), inside)
        .padding(Padding { top: around, bottom: around, ..sides(look).1 })
        .width(Length::Fill)
        .on_press(Action::Page(PageAction::PlayAgain(number)))
        .view(look);
    let afresh = (game.left.is_some()).then(|| {
        let name = look.told(words::PastAfresh, words::TipAfresh);
        controls::small_button(name, Action::Page(PageAction::PlayAfresh(number)), look)
    });
    let end = sides(look).1.right;
    let afresh = afresh.map(|afresh| container(afresh).padding(Padding::ZERO.right(end)));
    let row = row![row].push(afresh).spacing(8).align_y(Alignment::Center);
    let row = column![row, space().height(2)];
    if is_chosen { container(row).id(PAGE.chosen).into() } else { row.into() }
}

/// A number of seconds as the clock shows it.
pub(crate) fn clock_of(seconds: u64) -> String {
    clock(Duration::from_secs(seconds))
}
