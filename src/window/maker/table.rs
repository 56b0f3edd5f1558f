//! What was made: a report, and a table of the puzzles, of which each can be opened as the game.
//!
//! There may be thousands of them, so only those rows are made that may be seen; empty space stands for the others.

use iced::widget::text::Wrapping;
use iced::widget::{Column, Row as Line, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::batch::{Batch, Ending, Explainer, Row};
use super::choices::beside_name;
use super::{Column as Sorted, Maker, Message};
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::widget::controls::{self, Control};
use crate::widget::ellipsis::one_line;
use crate::widget::level_bars::level_bars;
use crate::widget::prose::{ROOM_FOR_BAR, line};
use crate::widget::reveal::PAGE;
use crate::widget::theme::button::Kind;
use duvod::explanation::rule_name_on;
use duvod::generator::Miss;
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words, words::Label};
use duvod::rating::se::{self, Tenths};

/// The table has a column for each thing only in a panel of this width; else a row has two lines.
const ROOM_FOR_COLUMNS: f32 = 560.0;

/// How high what stands above the table is at most.
const ABOVE: f32 = 600.0;

/// The widths of the columns: number, givens, level, score, rating, share to guess.
const NUMBER: f32 = 44.0;
const GIVENS: f32 = 56.0;
const LEVEL: f32 = 112.0;
const SCORE: f32 = 64.0;
const EXPLAINER: f32 = 44.0;
const GUESSING: f32 = 76.0;

/// How high a row is.
fn table_row(look: Look<'_>) -> f32 {
    if has_columns(look) { look.pick(34.0, 30.0) } else { look.pick(52.0, 48.0) }
}

fn has_columns(look: Look<'_>) -> bool {
    look.layout.is_wide() && look.layout.has_panel(ROOM_FOR_COLUMNS)
}

/// The report and the table.
pub(super) fn view<'a>(maker: &'a Maker, batch: &'a Batch, look: Look<'a>) -> Column<'a, Message> {
    let margin = look.layout.lengths.margin;
    let mut told = Column::new().spacing(4);
    for words in report(batch, look) {
        told = told.push(look.text(Purpose::Secondary, words).wrapping(Wrapping::Word));
    }
    let told = container(told.max_width(look.text_width())).padding([0.0, margin]);
    let table = (!batch.rows.is_empty()).then(|| table(maker, batch, look));
    column![told].push(table).spacing(12)
}

/// What is told of all of them.
fn report(batch: &Batch, look: Look<'_>) -> Vec<String> {
    let tally = &batch.tally;
    let mut told = Vec::new();
    if let Some((rule, beside)) = batch.rule {
        let asked = words::MakerAsked {
            beside: Words::from(beside_name(beside)),
            rule: rule_name_on(&batch.geometry, rule),
        };
        told.push(look.say(&asked.into()));
    }
    match batch.ending {
        Ending::Going => {}
        Ending::Done => told.push(look.label(words::MakerDone)),
        Ending::GivenUp => {
            told.push(look.say(&words::MakerGivenUp { attempts: tally.in_vain }.into()));
        }
        Ending::Cancelled => told.push(look.label(words::MakerCancelled)),
    }
    let places = if batch.elapsed.as_secs() < 10 { 100.0 } else { 1.0 };
    let seconds = (batch.elapsed.as_secs_f64() * places).round() / places;
    let (made, attempts) = (tally.made, tally.attempts);
    let report = words::MakerReport { attempts, count: made, seconds, vain: attempts - made };
    told.push(look.say(&report.into()));
    if !tally.missed.is_empty() {
        let missed = tally.missed.iter().map(|(miss, count)| {
            Words::from(words::MakerMissed { count: *count, why: Words::from(why(*miss)) })
        });
        let missed: Vec<Words> = missed.collect();
        told.push(look.say(&words::MakerThrown { missed }.into()));
    }
    told.extend(came_out(batch, look));
    let seed = batch.seed.to_string();
    told.push(look.say(&words::MakerSeedUsed { seed }.into()));
    told
}

/// How hard they are, and how many givens they have.
fn came_out(batch: &Batch, look: Look<'_>) -> Option<String> {
    let levels = batch.levels().into_iter().map(|(level, count)| {
        let level = level.map_or(words::MakerNoLevel.into(), Level::message);
        Words::from(words::MakerLevelCount { count, level })
    });
    let (least, most) = batch.span(|row| Some(row.givens))?;
    let (lowest, highest) = batch.span(|row| Some(row.score))?;
    let mut out: Vec<Words> = levels.collect();
    out.push(if least == most {
        words::WindowGivens { count: least }.into()
    } else {
        words::MakerGivensSpan { least, most }.into()
    });
    out.push(if lowest == highest {
        words::MakerScoreIs { score: lowest }.into()
    } else {
        words::MakerScoreSpan { least: lowest, most: highest }.into()
    });
    if let Some((least, most)) = batch.span(|row| rated(row.explainer)) {
        let number = |tenths: u16| f64::from(Tenths(tenths));
        out.push(if least == most {
            let rating = look.say(&words::MakerRating { rating: number(least) }.into());
            words::MakerExplainerIs { rating }.into()
        } else {
            words::MakerExplainerSpan { least: number(least), most: number(most) }.into()
        });
    }
    Some(look.say(&words::MakerCameOut { out }.into()))
}

fn why(miss: Miss) -> Label {
    match miss {
        Miss::Grid => words::MissGrid,
        Miss::Pattern => words::MissPattern,
        Miss::Givens => words::MissGivens,
        Miss::Minimal => words::MissMinimal,
        Miss::Rule => words::MissRule,
        Miss::Profile => words::MissProfile,
        Miss::Guessing => words::MissGuessing,
        Miss::Level => words::MissLevel,
        Miss::Score => words::MissScore,
        Miss::Er => words::MissEr,
        Miss::Change => words::MissChange,
        Miss::Again => words::MissAgain,
        Miss::Stopped => words::MakerCancelled,
    }
}

fn table<'a>(maker: &Maker, batch: &'a Batch, look: Look<'a>) -> Column<'a, Message> {
    let (height, count) = (table_row(look), batch.rows.len());
    let above = look.grown(ABOVE);
    let first = ((maker.offset - above - maker.height()) / height).floor().max(0.0) as usize;
    let last = ((maker.offset + 2.0 * maker.height()) / height).ceil() as usize;
    let (first, last) = (first.min(count), last.min(count));
    let gap = |rows: usize| space().height(height * rows as f32);
    let side = look.pick(16.0, 8.0);
    let sides = Padding { left: side, right: side.max(ROOM_FOR_BAR), ..Padding::ZERO };
    let mut rows = Column::new().push(gap(first));
    for (number, made) in batch.rows.iter().enumerate().take(last).skip(first) {
        let is_chosen = maker.chosen == Some(number);
        rows = rows.push(table_line((number, made), is_chosen, batch, look));
    }
    let head: Element<'a, Message> = if has_columns(look) {
        column![head(maker, batch, look), line(look)].into()
    } else {
        order(maker, batch, look)
    };
    column![head].push(rows.push(gap(count - last))).padding(sides)
}

/// The names of the columns.
fn head<'a>(maker: &Maker, batch: &Batch, look: Look<'a>) -> Element<'a, Message> {
    let name = |column: Sorted| -> Element<'a, Message> {
        let name = look.text(Purpose::Secondary, sorted(maker, column, look));
        let is_by = maker.sorting.column == column;
        Control::word(Kind::Chip(is_by), name.wrapping(Wrapping::None), 4.0)
            .height(look.pick(24.0, 22.0))
            .on_press(Message::Sort(column))
            .view(look)
    };
    let rated = se::is_rated(&batch.geometry);
    let hardest = look.muted(Purpose::Secondary, look.label(words::MakerHardest));
    let cells = Cells {
        number: name(Sorted::Number),
        givens: name(Sorted::Givens),
        level: name(Sorted::Level),
        score: name(Sorted::Score),
        guessing: name(Sorted::Guessing),
        hardest: hardest.wrapping(Wrapping::None).into(),
        explainer: rated.then(|| name(Sorted::Explainer)),
    };
    container(cells.row(look)).padding([4.0, look.pick(12.0, 8.0)]).into()
}

/// The choice of the order, where there are no columns.
fn order<'a>(maker: &Maker, batch: &Batch, look: Look<'a>) -> Element<'a, Message> {
    let rated = se::is_rated(&batch.geometry);
    let columns = Sorted::ALL.into_iter().filter(|column| rated || *column != Sorted::Explainer);
    let chips = columns.map(|column| {
        let is_by = maker.sorting.column == column;
        controls::chip_switch(sorted(maker, column, look), Message::Sort(column), is_by, look)
    });
    let chips: Vec<_> = chips.collect();
    let chips = row(chips).spacing(6).wrap().vertical_spacing(6);
    container(chips).padding([4.0, look.pick(12.0, 8.0)]).into()
}

/// What a column is called, with an arrow if the table is in its order.
fn sorted(maker: &Maker, column: Sorted, look: Look<'_>) -> String {
    let label = look.label(column.label());
    match (maker.sorting.column == column, maker.sorting.is_falling) {
        (false, _) => label,
        (true, false) => format!("{label} ↑"),
        (true, true) => format!("{label} ↓"),
    }
}

/// What stands in the columns of a row.
struct Cells<'a> {
    number: Element<'a, Message>,
    givens: Element<'a, Message>,
    level: Element<'a, Message>,
    score: Element<'a, Message>,
    guessing: Element<'a, Message>,
    hardest: Element<'a, Message>,
    explainer: Option<Element<'a, Message>>,
}

impl<'a> Cells<'a> {
    fn row(self, look: Look<'a>) -> Line<'a, Message> {
        let right = |cell, width| container(cell).align_right(look.grown(width)).clip(true);
        let left = |cell, width| container(cell).width(width).clip(true);
        row![
            right(self.number, NUMBER),
            right(self.givens, GIVENS),
            left(self.level, Length::Fixed(look.grown(LEVEL))),
            right(self.score, SCORE),
            right(self.guessing, GUESSING),
            left(self.hardest, Length::Fill),
        ]
        .push(self.explainer.map(|explainer| right(explainer, EXPLAINER)))
        .spacing(look.pick(12.0, 8.0))
        .align_y(Alignment::Center)
    }
}

fn table_line<'a>(
    (number, made): (usize, &'a Row),
    is_chosen: bool,
    batch: &Batch,
    look: Look<'a>,
) -> Element<'a, Message> {
    let inside = if has_columns(look) {
        columns(made, is_chosen, batch, look)
    } else {
        lines(made, is_chosen, batch, look)
    };
    let row = Control::new(Kind::ListRow(is_chosen), container(inside).center_y(Length::Fill))
        .padding(Padding::ZERO.horizontal(look.pick(12.0, 8.0)))
        .width(Length::Fill)
        .height(table_row(look))
        .on_press(Message::Press(number))
        .view(look);
    if is_chosen { container(row).id(PAGE.chosen).into() } else { row }
}

fn columns<'a>(
    made: &'a Row,
    is_chosen: bool,
    batch: &Batch,
    look: Look<'a>,
) -> Element<'a, Message> {
    let text = |content: String| {
        look.text_in(Purpose::Secondary, REGULAR, content).wrapping(Wrapping::None).into()
    };
    let colour = if is_chosen { look.palette.accent } else { look.palette.muted };
    let font = if is_chosen { SEMIBOLD } else { REGULAR };
    let figure = look.say(&words::MakerNumber { number: (made.number + 1) as u64 }.into());
    let figure = look.text_in(Purpose::Secondary, font, figure).color(colour);
    let rated = se::is_rated(&batch.geometry);
    let cells = Cells {
        number: figure.wrapping(Wrapping::None).into(),
        givens: text(made.givens.to_string()),
        level: level(made, look).into(),
        score: text(score(made, look)),
        guessing: text(guessing(made, look)),
        hardest: one_line(hardest(made, batch, look), Purpose::Secondary, REGULAR, None, look),
        explainer: rated.then(|| text(explainer(made, look))),
    };
    cells.row(look).into()
}

fn lines<'a>(
    made: &'a Row,
    is_chosen: bool,
    batch: &Batch,
    look: Look<'a>,
) -> Element<'a, Message> {
    let font = if is_chosen { SEMIBOLD } else { MEDIUM };
    let figure = look.say(&words::MakerNumber { number: (made.number + 1) as u64 }.into());
    let figure = look.text_in(Purpose::Control, font, figure).wrapping(Wrapping::None);
    let givens = look.say(&words::WindowGivens { count: made.givens }.into());
    let first =
        row![figure, one_line(givens, Purpose::Control, REGULAR, None, look), level(made, look),];
    let mut more = vec![
        hardest(made, batch, look),
        look.say(&words::MakerScoreIs { score: made.score }.into()),
    ];
    if let Some(share) = made.guessing {
        more.push(look.say(&words::MakerGuessingIs { share }.into()));
    }
    if se::is_rated(&batch.geometry) {
        let rating = explainer(made, look);
        more.push(look.say(&words::MakerExplainerIs { rating }.into()));
    }
    let muted = Some(look.palette.muted);
    let second = one_line(more.join(" · "), Purpose::Secondary, REGULAR, muted, look);
    column![first.spacing(10).align_y(Alignment::Center), second].into()
}

fn level<'a>(made: &Row, look: Look<'a>) -> Line<'a, Message> {
    let name = made.level.map_or(words::MakerNoLevel.into(), Level::message);
    let name = look.text(Purpose::Secondary, look.say(&name)).wrapping(Wrapping::None);
    let bars = made.level.map(|level| level_bars(look, level));
    row![].push(bars).push(name).spacing(6).align_y(Alignment::Center)
}

fn score(made: &Row, look: Look<'_>) -> String {
    look.say(&words::MakerNumber { number: made.score }.into())
}

/// How many of the empty cells singles leave open.
fn guessing(made: &Row, look: Look<'_>) -> String {
    made.guessing.map_or("–".to_owned(), |share| look.say(&words::MakerPercent { share }.into()))
}

fn hardest(made: &Row, batch: &Batch, look: Look<'_>) -> String {
    made.hardest.map_or(String::new(), |rule| look.say(&rule_name_on(&batch.geometry, rule)))
}

/// A rating in tenths, if there is one.
fn rated(explainer: Explainer) -> Option<u16> {
    match explainer {
        Explainer::Rated(tenths) => Some(tenths),
        Explainer::Awaited | Explainer::Unrated => None,
    }
}

/// The rating by Sudoku Explainer: an ellipsis while it is looked for.
fn explainer(made: &Row, look: Look<'_>) -> String {
    match made.explainer {
        Explainer::Awaited => "…".to_owned(),
        Explainer::Unrated => "–".to_owned(),
        Explainer::Rated(tenths) => {
            look.say(&words::MakerRating { rating: f64::from(Tenths(tenths)) }.into())
        }
    }
}
