//! The card beside the grid while a rule is practised: the task, what can be asked, and what came of it.

use iced::widget::{Column, Row, column, container, row, space, text};
use iced::{Alignment, Element, Length};

use super::{Message, Running};
use crate::explanation::{Strength, rule_name};
use crate::message::{Message as Words, words};
use crate::practice::{End, Exercise, Source, Tally, Verdict};
use crate::session::Session;
use crate::window::look::Look;
use crate::window::look::font::{MEDIUM, Purpose, SEMIBOLD};
use crate::window::play::{self, clock};
use crate::window::sight::Sight;
use crate::window::widget::icon::{Icon, icon};
use crate::window::widget::prose::{line, paragraph, scrolled};
use crate::window::widget::reveal::{PANEL, TOLD};
use crate::window::widget::{controls, theme};

/// The card in place of the panel.
pub(crate) fn view<'a>(
    running: &'a Running,
    session: &'a Session,
    look: Look<'a>,
) -> Element<'a, Message> {
    let margin = look.layout.lengths.margin;
    let reading = look.reading();
    let content = container(content(running, reading)).padding([look.pick(24.0, 14.0), margin]);
    let page = scrolled(content.width(Length::Fill), reading).id(PANEL.list).height(Length::Fill);
    let inside = column![head(running, session, look), line(look), page, line(look), foot(running, look)]
        .width(look.layout.panel - 1.0)
        .height(Length::Fill);
    let edge = container(space()).width(1).height(Length::Fill);
    let edge = edge.style(theme::container::ground(look.palette.line));
    let ground = container(inside).style(theme::container::ground(look.palette.surface));
    row![edge, ground].height(Length::Fill).into()
}

/// What the card is, and how long the exercise has taken.
fn head<'a>(running: &Running, session: &Session, look: Look<'a>) -> Element<'a, Message> {
    let lengths = look.layout.lengths;
    let title = look.text_in(Purpose::Section, SEMIBOLD, look.label(words::PracticeTitle));
    let time = match running.ended {
        Some((_, time)) => Some(time),
        None => running.exercise.as_ref().map(|_| session.elapsed()),
    };
    let time = time.map(|time| text(clock(time)).size(look.pick(16.0, 14.0)).font(MEDIUM));
    let row = row![title, space().width(Length::Fill)].push(time);
    let row = row.align_y(Alignment::Center).height(lengths.tabs);
    container(row).padding([0.0, lengths.margin]).into()
}

fn content<'a>(running: &'a Running, look: Look<'a>) -> Element<'a, Message> {
    let gap = look.pick(16.0, 10.0);
    let Some(exercise) = &running.exercise else {
        let words = match (running.lacking, &running.making) {
            (Some(rule), None) => look.say(&words::PracticeNone { rule: rule_name(rule) }.into()),
            _ => look.label(words::PracticeMaking),
        };
        return column![paragraph(words, look)].push(ways_on(running, look)).spacing(gap).into();
    };
    let told = running.given.as_ref().map(|given| given.words(look).map(Message::Proof));
    let told = told.map(|told| container(told).id(TOLD.chosen));
    column![task(exercise, look), asks(running, look)]
        .push(verdict(running, look))
        .push(told)
        .push(running.is_over().then(|| ways_on(running, look)).flatten())
        .spacing(gap)
        .width(Length::Fill)
        .into()
}
