//! The panel *Why*: why the selected cell holds its digit.
//!
//! What is said is put into words once, when the cell, the solution or the language changes, so
//! that drawing is only drawing.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::{held, paragraph, proof};
use crate::explanation::{Why, rule_name};
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::Message as Words;
use crate::session::Session;
use crate::window::font::{Purpose, REGULAR, SEMIBOLD};
use crate::window::look::Look;
use crate::window::message::Go;
use crate::window::theme;

/// The state of the panel.
#[derive(Debug, Default)]
pub struct Panel {
    answer: Option<Answer>,
    line: Option<usize>,
}

/// Something that happened in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The line of the proof with this number, from 0, was chosen.
    Choose(usize),
}

/// An answer and its words.
#[derive(Debug)]
struct Answer {
    why: Why,
    question: String,
    paragraph: String,
    table: Option<held::Table>,
    lines: Vec<proof::Line>,
    stands_on: String,
    givens: Vec<(String, String)>,
}

impl Panel {
    /// Asks the session why the selected cell holds its digit, and puts the answer into words.
    /// The chosen line is forgotten.
    pub(crate) fn ask(&mut self, session: &Session, locale: &Locale) {
        self.line = None;
        let why = session.selected().and_then(|cell| session.why(cell));
        self.answer = why.map(|why| Answer::new(why, session, locale));
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, session: &Session, locale: &Locale) {
        let answer = self.answer.take();
        self.answer = answer.map(|answer| Answer::new(answer.why, session, locale));
    }

    /// The answer, if a cell is selected that has one.
    pub(crate) fn answer(&self) -> Option<&Why> {
        self.answer.as_ref().map(|answer| &answer.why)
    }

    /// The chosen line of the proof, from 0.
    pub(crate) fn line(&self) -> Option<usize> {
        self.line
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message) {
        match message {
            Message::Choose(line) if self.line == Some(line) => self.line = None,
            Message::Choose(line) => self.line = Some(line),
        }
    }

    /// Goes to another line of the proof. Before any was chosen, the last one stands out.
    pub(crate) fn walk(&mut self, go: Go) {
        let count = self.answer.as_ref().map_or(0, |answer| answer.lines.len());
        if let Some(last) = count.checked_sub(1) {
            self.line = Some(go.from(Some(self.line.unwrap_or(last)), last));
        }
    }

    /// Goes back to the whole proof; false if it is there already.
    pub(crate) fn leave_line(&mut self) -> bool {
        self.line.take().is_some()
    }

    /// What the panel shows.
    pub(crate) fn view<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        match &self.answer {
            Some(answer) => self.view_answer(answer, look),
            None => choose_a_cell(look),
        }
    }

    fn view_answer<'a>(&'a self, answer: &'a Answer, look: Look<'a>) -> Element<'a, Message> {
        let margin = look.layout.lengths.margin;
        let mut page = column![
            look.text(Purpose::Headline, answer.question.as_str()),
            space().height(look.pick(12.0, 6.0)),
            paragraph(answer.paragraph.clone(), look),
        ];
        if let Some(table) = &answer.table {
            page = page.push(space().height(look.pick(20.0, 12.0))).push(held::view(table, look));
        }
        let inset = [0.0, margin];
        let mut whole: Column<'a, Message> = column![container(page).padding(inset)];
        if !answer.lines.is_empty() {
            let title = look.text(Purpose::Section, look.label("proof-title"));
            let current = self.line.unwrap_or(answer.lines.len() - 1);
            whole = whole
                .push(space().height(look.pick(28.0, 16.0)))
                .push(container(title).padding(inset))
                .push(space().height(look.pick(12.0, 8.0)))
                .push(proof::view(&answer.lines, current, look))
                .push(space().height(look.pick(20.0, 12.0)))
                .push(container(stands_on(answer, look)).padding(inset));
        }
        whole.padding([look.pick(28.0, 16.0), 0.0]).width(Length::Fill).into()
    }
}

impl Answer {
    fn new(why: Why, session: &Session, locale: &Locale) -> Self {
        let geometry = session.geometry();
        let sentences: Vec<String> = why.paragraph.iter().map(|words| locale.say(words)).collect();
        let table =
            why.held.as_ref().map(|held| held::Table::new(held, why.digit, geometry, locale));
        let lines = why.lines.iter().map(|told| proof::Line {
            result: locale.say(&told.result),
            rule: locale.say(&rule_name(told.rule)),
            step: locale.say(&Words::new("window-step-number").with("step", told.step + 1)),
            sentence: locale.say(&told.sentence),
        });
        let total = session.puzzle().digits().count();
        let stands_on =
            Words::new("window-stands-on").with("count", why.givens.len()).with("total", total);
        Self {
            question: locale.say(&why.question),
            paragraph: sentences.join(" "),
            table,
            lines: lines.collect(),
            stands_on: locale.say(&stands_on),
            givens: why.givens.iter().map(|&given| chip_words(given, geometry, locale)).collect(),
            why,
        }
    }
}

fn chip_words(
    (cell, digit): (crate::grid::Cell, crate::grid::Digit),
    geometry: &Geometry,
    locale: &Locale,
) -> (String, String) {
    let cell = Words::new("window-cell").with("cell", geometry.cell_name(cell));
    (locale.say(&cell), geometry.symbol(digit).to_string())
}

/// That a cell is to be chosen, and how.
fn choose_a_cell(look: Look<'_>) -> Element<'_, Message> {
    let words = column![
        look.text(Purpose::Section, look.label("window-choose-cell")),
        look.muted(Purpose::Control, look.label("window-choose-cell-how")).font(REGULAR),
    ];
    let words = words.spacing(4).align_x(Alignment::Center);
    container(words).center_x(Length::Fill).padding([look.pick(96.0, 64.0), 16.0]).into()
}

/// The givens that the answer rests on, as small frames.
fn stands_on<'a>(answer: &'a Answer, look: Look<'a>) -> Element<'a, Message> {
    let title = look.text_in(Purpose::Secondary, SEMIBOLD, answer.stands_on.as_str());
    let chips = answer.givens.iter().map(|(cell, digit)| {
        let words = row![
            look.muted(Purpose::Secondary, cell.as_str()),
            look.text_in(Purpose::Secondary, SEMIBOLD, digit.as_str()),
        ];
        let words = words.spacing(6).align_y(Alignment::Center);
        container(words)
            .padding([0.0, 9.0])
            .center_y(look.pick(28.0, 24.0))
            .style(theme::container::chip(look.palette))
            .into()
    });
    let chips = row(chips.collect::<Vec<_>>()).spacing(8).wrap().vertical_spacing(8);
    column![title.color(look.palette.muted), chips].spacing(8).into()
}
