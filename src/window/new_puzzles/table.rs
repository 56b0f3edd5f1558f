//! What was made: a report, and a table of the puzzles, of which each can be opened as the game.
//!
//! There may be thousands of them, so only those rows are made that may be seen; empty space stands for the others.

use std::collections::BTreeSet;

use iced::widget::text::Wrapping;
use iced::widget::{Column, Row as Line, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::batch::{Batch, Ending, Explainer, Row};
use super::choices::beside_name;
use super::{Column as Sorted, Maker, Message};
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::widget::controls::{self, Control};
use crate::widget::ellipsis::one_line;
use crate::widget::level_bars;
use crate::widget::listed::{BEHIND, BESIDE_BARS, between, level, marked, sides};
use crate::widget::prose::line;
use crate::widget::reveal::PAGE;
use crate::widget::theme::button::Kind;
use duvod::explainer::{self, ExplainerScore};
use duvod::explanation::rule_name_on;
use duvod::generator::Miss;
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words, words::Label};
use duvod::proof::RuleId;

/// How high what stands above the table is at most.
const ABOVE: f32 = 600.0;

/// How high a row is.
fn table_row(form: Form, look: Look<'_>) -> f32 {
    match form {
        Form::Columns(_) => look.pick(34.0, 30.0),
        Form::Lines { apart } => {
            let more = if apart { look.size(Purpose::Secondary).1.0 } else { 0.0 };
            look.pick(52.0, 48.0) + more
        }
    }
}

/// What is free on both sides of the name of a column.
const BESIDE_HEAD: f32 = 4.0;

/// How what is told of a puzzle stands in its row.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// In columns of these widths.
    Columns(Widths),
    /// On lines; the hardest rule perhaps on one of its own.
    Lines {
        /// Whether it is.
        apart: bool,
    },
}

/// The widths of the columns, each as wide as what stands in it. The hardest rule has all that is left.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Widths {
    number: f32,
    givens: f32,
    level: f32,
    score: f32,
    guessing: f32,
    explainer: f32,
}

/// How what is told of these puzzles stands in rows of this width: in columns if nothing is cut there.
fn form(batch: &Batch, room: f32, look: Look<'_>) -> Form {
    let widest = |texts: Vec<String>| look.widest((Purpose::Secondary, REGULAR), texts);
    let bold = |text: String| look.widest((Purpose::Secondary, SEMIBOLD), [text]);
    let head = |column: Sorted| {
        let names = [true, false].map(|falls| marked(look.label(column.label()), falls));
        widest(names.into()) + 2.0 * BESIDE_HEAD
    };
    let number = look.say(&words::MakerNumber { number: batch.count }.into());
    let levels = batch.levels().into_iter();
    let level = |level: Option<Level>| level.map_or(words::MakerNoLevel.into(), Level::message);
    let levels = levels.map(|(of, _)| look.say(&level(of))).collect();
    let bars = level_bars::width(look) + look.grown(BESIDE_BARS);
    let score = batch.span(|row| Some(row.score)).map_or(0, |(_, most)| most);
    let score = widest(vec![look.say(&words::MakerNumber { number: score }.into())]);
    let is_rated = explainer::is_rated(&batch.geometry);
    let rating = look.say(&words::MakerRating { rating: f64::from(ExplainerScore(MOST)) }.into());
    let share = look.say(&words::MakerPercent { share: 100 }.into());
    let widths = Widths {
        number: bold(number).max(head(Sorted::Number)),
        givens: widest(vec!["99".to_owned()]).max(head(Sorted::Givens)),
        level: (bars + widest(levels)).max(head(Sorted::Level)),
        score: score.max(head(Sorted::Score)),
        guessing: widest(vec![share.clone()]).max(head(Sorted::Guessing)),
        explainer: widest(vec![rating.clone()]).max(head(Sorted::Explainer)),
    };
    let rules: BTreeSet<_> = batch.rows.iter().filter_map(|row| row.hardest).collect();
    let hardest = widest(rules.into_iter().map(|rule| with_asked(rule, batch, look)).collect());
    let column = hardest.max(widest(vec![look.label(words::MakerHardest)]));
    let last = if is_rated { between(look) + widths.explainer } else { 0.0 };
    let others = widths.number + widths.givens + widths.level + widths.score + widths.guessing;
    if look.layout.is_wide() && others + 5.0 * between(look) + column + last <= room {
        return Form::Columns(widths);
    }
    let mut told = vec![String::new(), look.say(&words::MakerScoreIs { score: 99_999 }.into())];
    told.push(look.say(&words::MakerGuessingIs { share: 100 }.into()));
    told.extend(is_rated.then(|| look.say(&words::MakerExplainerIs { rating }.into())));
    Form::Lines { apart: hardest + widest(vec![told.join(BEHIND)]) > room }
}

/// The highest rating, in tenths: its column has room for that.
const MOST: u16 = 119;

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
        let number = |tenths: u16| f64::from(ExplainerScore(tenths));
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
    let (sides, within) = sides(look);
    let room = look.layout.panel - 1.0 - sides.x() - within.x();
    let form = form(batch, room, look);
    let (height, count) = (table_row(form, look), batch.rows.len());
    let above = look.grown(ABOVE);
    let screen = maker.drawn_height();
    let first = ((maker.offset - above - screen) / height).floor().max(0.0) as usize;
    let last = ((maker.offset + 2.0 * screen) / height).ceil() as usize;
    let (first, last) = (first.min(count), last.min(count));
    let gap = |rows: usize| space().height(height * rows as f32);
    let mut rows = Column::new().push(gap(first));
    for (number, made) in batch.rows.iter().enumerate().take(last).skip(first) {
        let is_chosen = maker.chosen == Some(number);
        rows = rows.push(table_line((number, made), (is_chosen, form), batch, look));
    }
    let head: Element<'a, Message> = match form {
        Form::Columns(widths) => {
            let below = container(line(look)).padding(within);
            column![container(head(maker, batch, widths, look)).padding(within), below].into()
        }
        Form::Lines { .. } => container(order(maker, batch, look)).padding(within).into(),
    };
    column![head].push(rows.push(gap(count - last))).padding(sides)
}

/// The names of the columns.
fn head<'a>(maker: &Maker, batch: &Batch, widths: Widths, look: Look<'a>) -> Element<'a, Message> {
    let name = |column: Sorted| -> Element<'a, Message> {
        let name = look.text(Purpose::Secondary, sorted(maker, column, look));
        let is_by = maker.sorting.column == column;
        let name = Control::word(Kind::Chip(is_by), name.wrapping(Wrapping::None), BESIDE_HEAD)
            .height(look.pick(24.0, 22.0))
            .on_press(Message::Sort(column))
            .view(look);
        explained(name, column, look)
    };
    let rated = explainer::is_rated(&batch.geometry);
    let cells = Cells {
        number: name(Sorted::Number),
        givens: name(Sorted::Givens),
        level: name(Sorted::Level),
        score: name(Sorted::Score),
        guessing: name(Sorted::Guessing),
        hardest: name(Sorted::Hardest),
        explainer: rated.then(|| name(Sorted::Explainer)),
    };
    container(cells.row(widths, look)).padding([4.0, 0.0]).into()
}

/// The choice of the order, where there are no columns.
fn order<'a>(maker: &Maker, batch: &Batch, look: Look<'a>) -> Element<'a, Message> {
    let rated = explainer::is_rated(&batch.geometry);
    let columns = Sorted::ALL.into_iter().filter(|column| rated || *column != Sorted::Explainer);
    let chips = columns.map(|column| {
        let is_by = maker.sorting.column == column;
        let label = sorted(maker, column, look);
        let chip = controls::chip_switch(label, Message::Sort(column), is_by, look);
        explained(chip, column, look)
    });
    let chips: Vec<_> = chips.collect();
    let chips = row(chips).spacing(6).wrap().vertical_spacing(6);
    container(chips).padding([4.0, 0.0]).into()
}

/// The head of a column; what is no word of everyday says in a tooltip what it is.
fn explained<'a>(
    head: Element<'a, Message>,
    column: Sorted,
    look: Look<'a>,
) -> Element<'a, Message> {
    match column {
        Sorted::Guessing => {
            controls::with_tip(head, look.label(words::MakerGuessingTip), None, look)
        }
        Sorted::Explainer => {
            controls::with_tip(head, look.label(words::MakerExplainerTip), None, look)
        }
        _ => controls::with_tip(head, look.label(words::TipSort), None, look),
    }
}

/// What a column is called, with an arrow if the table is in its order.
fn sorted(maker: &Maker, column: Sorted, look: Look<'_>) -> String {
    let label = look.label(column.label());
    let is_by = maker.sorting.column == column;
    if is_by { marked(label, maker.sorting.is_falling) } else { label }
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
    fn row(self, widths: Widths, look: Look<'a>) -> Line<'a, Message> {
        let right = |cell, width: f32| container(cell).align_right(width).clip(true);
        let left = |cell, width| container(cell).width(width).clip(true);
        row![
            right(self.number, widths.number),
            right(self.givens, widths.givens),
            left(self.level, Length::Fixed(widths.level)),
            right(self.score, widths.score),
            right(self.guessing, widths.guessing),
            left(self.hardest, Length::Fill),
        ]
        .push(self.explainer.map(|explainer| right(explainer, widths.explainer)))
        .spacing(between(look))
        .align_y(Alignment::Center)
    }
}

fn table_line<'a>(
    (number, made): (usize, &'a Row),
    (is_chosen, form): (bool, Form),
    batch: &Batch,
    look: Look<'a>,
) -> Element<'a, Message> {
    let inside = match form {
        Form::Columns(widths) => columns((made, is_chosen), batch, widths, look),
        Form::Lines { apart } => lines((made, is_chosen), batch, apart, look),
    };
    let row = Control::new(Kind::ListRow(is_chosen), container(inside).center_y(Length::Fill))
        .padding(sides(look).1)
        .width(Length::Fill)
        .height(table_row(form, look))
        .on_press(Message::Press(number))
        .view(look);
    if is_chosen { container(row).id(PAGE.chosen).into() } else { row }
}

fn columns<'a>(
    (made, is_chosen): (&'a Row, bool),
    batch: &Batch,
    widths: Widths,
    look: Look<'a>,
) -> Element<'a, Message> {
    let text = |content: String| {
        look.text_in(Purpose::Secondary, REGULAR, content).wrapping(Wrapping::None).into()
    };
    let colour = if is_chosen { look.palette.accent } else { look.palette.muted };
    let font = if is_chosen { SEMIBOLD } else { REGULAR };
    let figure = look.say(&words::MakerNumber { number: (made.number + 1) as u64 }.into());
    let figure = look.text_in(Purpose::Secondary, font, figure).color(colour);
    let rated = explainer::is_rated(&batch.geometry);
    let cells = Cells {
        number: figure.wrapping(Wrapping::None).into(),
        givens: text(made.givens.to_string()),
        level: level(made.level, look).into(),
        score: text(score(made, look)),
        guessing: text(guessing(made, look)),
        hardest: one_line(hardest(made, batch, look), Purpose::Secondary, REGULAR, None, look),
        explainer: rated.then(|| text(explainer(made, look))),
    };
    cells.row(widths, look).into()
}

fn lines<'a>(
    (made, is_chosen): (&'a Row, bool),
    batch: &Batch,
    apart: bool,
    look: Look<'a>,
) -> Element<'a, Message> {
    let font = if is_chosen { SEMIBOLD } else { MEDIUM };
    let figure = look.say(&words::MakerNumber { number: (made.number + 1) as u64 }.into());
    let figure = look.text_in(Purpose::Control, font, figure).wrapping(Wrapping::None);
    let givens = look.say(&words::WindowGivens { count: made.givens }.into());
    let first = row![
        figure,
        one_line(givens, Purpose::Control, REGULAR, None, look),
        level(made.level, look),
    ];
    let hardest = hardest(made, batch, look);
    let mut more = vec![look.say(&words::MakerScoreIs { score: made.score }.into())];
    if let Some(share) = made.guessing {
        more.push(look.say(&words::MakerGuessingIs { share }.into()));
    }
    if explainer::is_rated(&batch.geometry) {
        let rating = explainer(made, look);
        more.push(look.say(&words::MakerExplainerIs { rating }.into()));
    }
    let line = |words| one_line(words, Purpose::Secondary, REGULAR, Some(look.palette.muted), look);
    let first = first.spacing(10).align_y(Alignment::Center);
    if apart {
        return column![first, line(more.join(BEHIND)), line(hardest)].into();
    }
    more.insert(0, hardest);
    column![first, line(more.join(BEHIND))].into()
}

fn score(made: &Row, look: Look<'_>) -> String {
    look.say(&words::MakerNumber { number: made.score }.into())
}

/// How many of the empty cells singles leave open.
fn guessing(made: &Row, look: Look<'_>) -> String {
    made.guessing.map_or("–".to_owned(), |share| look.say(&words::MakerPercent { share }.into()))
}

fn hardest(made: &Row, batch: &Batch, look: Look<'_>) -> String {
    made.hardest.map_or(String::new(), |rule| with_asked(rule, batch, look))
}

/// The hardest rule, and the one that was asked for if that is another.
fn with_asked(hardest: RuleId, batch: &Batch, look: Look<'_>) -> String {
    let name = |rule| rule_name_on(&batch.geometry, rule);
    match batch.rule {
        Some((asked, _)) if asked != hardest => {
            look.say(&words::MakerHardestAnd { hardest: name(hardest), rule: name(asked) }.into())
        }
        _ => look.say(&name(hardest)),
    }
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
            look.say(&words::MakerRating { rating: f64::from(ExplainerScore(tenths)) }.into())
        }
    }
}
