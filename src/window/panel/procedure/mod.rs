//! The panel *Procedure*: all steps in a list, the chosen one with its reason.
//!
//! A procedure may have 150 steps and more, so only those rows are made that may be seen; empty
//! space stands for the others. All rows are equally high but the chosen one, whose height is not
//! known before it is laid out. It is therefore always made, and the rows after it are chosen with
//! a bound for its height.

use iced::widget::scrollable::Viewport;
use iced::widget::text::Wrapping;
use iced::widget::{Column, Text, button, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::{PANEL, line, scrolled};
use crate::explanation::rule_name;
use crate::knowledge::{Knowledge, Level};
use crate::locale::Locale;
use crate::message::Message as Words;
use crate::session::Session;
use crate::window::controls;
use crate::window::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::window::icon::Icon;
use crate::window::level_bars::level_bars;
use crate::window::look::Look;
use crate::window::message::Go;
use crate::window::theme;

/// What the height of the list is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 900.0;

/// More than the mean width of a character of a sentence.
const WIDE_CHARACTER: f32 = 9.0;

/// The state of the panel.
#[derive(Debug, Default)]
pub struct Panel {
    rows: Vec<Row>,
    score: String,
    sentence: Option<String>,
    offset: f32,
    height: Option<f32>,
}

/// A step in words.
#[derive(Debug)]
struct Row {
    rule: String,
    result: String,
    level: Option<Level>,
    cost: String,
}

/// Something that happened in the panel.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// The step with this number, from 0, was chosen.
    Choose(usize),
    /// A button for walking was pressed.
    Go(Go),
    /// The list was scrolled.
    Scrolled(Viewport),
}

/// What others have to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Show the grid before the step with this number, from 0.
    Choose(usize),
    /// Walk from the step that is shown.
    Go(Go),
}

impl Panel {
    /// Puts the steps of the session into words; there are none before the puzzle is solved.
    pub(crate) fn tell(&mut self, session: &Session, knowledge: &Knowledge, locale: &Locale) {
        let steps = session.steps().unwrap_or_default();
        let cost = |rule| knowledge.rule(rule).map_or(0, |rule| rule.cost);
        let number = |cost: u32| locale.say(&Words::new("window-number").with("number", cost));
        self.rows = steps
            .iter()
            .map(|told| Row {
                rule: locale.say(&rule_name(told.rule)),
                result: locale.say(&told.result),
                level: knowledge.rule(told.rule).map(|rule| rule.level),
                cost: number(cost(told.rule)),
            })
            .collect();
        let score: u32 = steps.iter().map(|told| cost(told.rule)).sum();
        self.score = locale.say(&Words::new("window-score").with("score", score));
        self.say_chosen(session, locale);
    }

    /// Puts the reason of the shown step into words.
    pub(crate) fn say_chosen(&mut self, session: &Session, locale: &Locale) {
        let told = session.shown().and_then(|step| session.steps()?.get(step));
        self.sentence = told.map(|told| locale.say(&told.sentence));
    }

    /// The list is shown anew, from its top.
    pub(crate) fn open(&mut self) {
        self.offset = 0.0;
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message) -> Option<Event> {
        match message {
            Message::Choose(step) => Some(Event::Choose(step)),
            Message::Go(go) => Some(Event::Go(go)),
            Message::Scrolled(viewport) => {
                self.offset = viewport.absolute_offset().y;
                self.height = Some(viewport.bounds().height);
                None
            }
        }
    }

    /// What the panel shows.
    pub(crate) fn view<'a>(&'a self, shown: Option<usize>, look: Look<'a>) -> Element<'a, Message> {
        let margin = look.layout.lengths.margin;
        let head = column![
            self.head(shown, look),
            space().height(look.pick(8.0, 4.0)),
            container(look.muted(Purpose::Secondary, self.score.as_str()))
                .align_right(Length::Fill),
            space().height(look.pick(12.0, 6.0)),
            columns(look),
        ];
        let head = container(head).padding([0.0, margin]);
        let list = scrolled(self.list(shown, look), look)
            .id(PANEL.list)
            .on_scroll(Message::Scrolled)
            .width(Length::Fill)
            .height(Length::Fill);
        let rule = container(line(look)).padding([0.0, margin - look.pick(16.0, 8.0)]);
        column![space().height(look.pick(24.0, 12.0)), head, rule, list]
            .height(Length::Fill)
            .width(Length::Fill)
            .into()
    }

    /// Which step is shown, and the buttons for walking.
    fn head<'a>(&'a self, shown: Option<usize>, look: Look<'a>) -> Element<'a, Message> {
        let count = self.rows.len();
        let title: Element<'a, Message> = if let Some(step) = shown {
            let step = look.say(&Words::new("window-step-shown").with("step", step + 1));
            let of = look.say(&Words::new("window-step-of").with("total", count));
            let of = look.text_in(Purpose::Headline, REGULAR, of).color(look.palette.muted);
            row![look.text(Purpose::Headline, step), of].spacing(8).into()
        } else {
            let count = look.say(&Words::new("window-steps").with("count", count));
            look.text(Purpose::Headline, count).into()
        };
        let buttons = [
            (Icon::First, Go::First, "window-go-first"),
            (Icon::Back, Go::Back, "window-go-back"),
            (Icon::On, Go::On, "window-go-on"),
            (Icon::Last, Go::Last, "window-go-last"),
        ];
        let buttons = buttons.map(|(icon, go, label)| {
            controls::icon_button(icon, look.label(label), Message::Go(go), look)
        });
        let buttons = row(buttons).spacing(look.pick(8.0, 4.0));
        row![container(title).width(Length::Fill), buttons].align_y(Alignment::Center).into()
    }

    /// The rows that may be seen, with space for those that are not made.
    fn list<'a>(&'a self, shown: Option<usize>, look: Look<'a>) -> Element<'a, Message> {
        let row = look.layout.lengths.list_row;
        let (first, last) = self.seen(shown, look);
        let gap = |rows: usize| space().height(row * rows as f32);
        let side = look.layout.lengths.margin - look.pick(16.0, 8.0);
        let mut rows = Column::new().padding(Padding::ZERO.horizontal(side).top(4));
        let mut made = 0;
        let chosen = shown.into_iter().filter(|step| !(first..last).contains(step));
        let mut steps: Vec<usize> = (first..last).chain(chosen).collect();
        steps.sort_unstable();
        for step in steps {
            if step > made {
                rows = rows.push(gap(step - made));
            }
            rows = rows.push(self.row(step, shown == Some(step), look));
            made = step + 1;
        }
        rows.push(gap(self.rows.len() - made)).push(space().height(16)).into()
    }

    /// The rows that may be seen: from the first to the one before the last number.
    fn seen(&self, shown: Option<usize>, look: Look<'_>) -> (usize, usize) {
        let row = look.layout.lengths.list_row;
        let height = self.height.unwrap_or(UNKNOWN_HEIGHT);
        let extra = if shown.is_some() { self.extra(look) } else { 0.0 };
        let first = ((self.offset - extra - height) / row).floor().max(0.0) as usize;
        let last = ((self.offset + 2.0 * height) / row).ceil() as usize;
        (first.min(self.rows.len()), last.min(self.rows.len()))
    }

    /// More than the height that the chosen row has besides that of every row.
    fn extra(&self, look: Look<'_>) -> f32 {
        let Some(sentence) = &self.sentence else { return 0.0 };
        let width = (look.layout.panel - 160.0).clamp(120.0, super::TEXT_WIDTH);
        let lines = (sentence.chars().count() as f32 * WIDE_CHARACTER / width).ceil() + 2.0;
        lines * Purpose::Explanation.size(look.layout.form).1.0 + 40.0
    }

    fn row<'a>(&'a self, step: usize, chosen: bool, look: Look<'a>) -> Element<'a, Message> {
        let Some(words) = self.rows.get(step) else { return space().into() };
        let height = look.layout.lengths.list_row;
        let palette = look.palette;
        let fonts = if chosen { [SEMIBOLD; 3] } else { [REGULAR, REGULAR, MEDIUM] };
        let number = look.text_in(Purpose::Control, fonts[0], (step + 1).to_string());
        let number = number.color(if chosen { palette.accent } else { palette.muted });
        let bars: Element<'a, Message> = match words.level {
            Some(level) => level_bars(look, level),
            None => space().into(),
        };
        let rule = look.text_in(Purpose::Control, fonts[1], words.rule.as_str());
        let result = look.text_in(Purpose::Control, fonts[2], words.result.as_str());
        let cost = look.muted(Purpose::Control, words.cost.as_str()).font(REGULAR);
        let head = cells(number, bars, rule, result, cost, look).height(height);
        let mut body = column![head];
        if let Some(sentence) = self.sentence.as_ref().filter(|_| chosen) {
            let sentence = look.text(Purpose::Explanation, sentence.as_str());
            let sentence = container(sentence).max_width(super::TEXT_WIDTH);
            let left = look.pick(36.0, 28.0);
            let padding = Padding { left, bottom: 16.0, top: 4.0, right: 0.0 };
            body = body.push(container(sentence).padding(padding));
        }
        let row = button(body)
            .padding([0.0, look.pick(16.0, 8.0)])
            .width(Length::Fill)
            .style(theme::button::list_row(palette, chosen))
            .on_press(Message::Choose(step));
        if chosen { container(row).id(PANEL.chosen).into() } else { row.into() }
    }
}

/// The heads of the columns.
fn columns(look: Look<'_>) -> Element<'_, Message> {
    let head = |id| look.muted(Purpose::Secondary, look.label(id));
    let number = look.muted(Purpose::Secondary, "#");
    let (rule, result) = (head("window-column-rule"), head("window-column-result"));
    cells(number, space(), rule, result, head("window-column-score"), look)
        .height(look.pick(28.0, 24.0))
        .into()
}

/// A row of the list. What is too long for its column is cut off; the chosen row says it in full.
fn cells<'a>(
    number: Text<'a>,
    bars: impl Into<Element<'a, Message>>,
    rule: Text<'a>,
    result: Text<'a>,
    cost: Text<'a>,
    look: Look<'_>,
) -> iced::widget::Row<'a, Message> {
    let cut = |text: Text<'a>| container(text.wrapping(Wrapping::None)).clip(true);
    let mut cells = row![
        container(number).align_right(look.pick(24.0, 20.0)),
        space().width(look.pick(12.0, 8.0)),
        container(bars).width(19),
        space().width(look.pick(13.0, 8.0)),
        cut(rule).width(Length::FillPortion(look.pick(5.0, 3.0) as u16)),
        space().width(8),
        cut(result).width(Length::FillPortion(look.pick(6.0, 2.0) as u16)),
    ];
    if look.layout.is_wide() {
        cells = cells.push(space().width(8)).push(container(cost).align_right(64));
    }
    cells.align_y(Alignment::Center)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walking_stays_in_the_list() {
        assert_eq!(Go::First.from(Some(7), 9), 0);
        assert_eq!(Go::Back.from(Some(0), 9), 0);
        assert_eq!(Go::On.from(Some(9), 9), 9);
        assert_eq!((Go::On.from(None, 9), Go::Back.from(None, 9)), (0, 9));
    }
}
