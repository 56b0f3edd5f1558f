//! The card beside the grid while a rule is practised: the task, what can be asked, and what came of it.

use iced::widget::{Column, column, container, row, space, text};
use iced::{Alignment, Element, Length};

use super::Message;
use super::Running;
use crate::board_view::Sight;
use crate::board_view::legend;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::look::{Look, Side};
use crate::play::clock;
use crate::widget::icon::{Icon, icon};
use crate::widget::prose::{beside_line, line, paragraph, scrolled};
use crate::widget::reveal::{PANEL, TOLD, VERDICT};
use crate::widget::{controls, theme};
use duvod::explanation::{Strength, rule_name_on};
use duvod::grid::Geometry;
use duvod::message::{Message as Words, words};
use duvod::practice::{Exercise, PracticeVerdict, Source, Tally};
use duvod::session::Session;

/// The card in place of the panel. The legend below it is of what the grid shows.
pub(crate) fn view<'a>(
    running: &'a Running,
    (session, sight): (&'a Session, &'a Sight),
    look: Look<'a>,
) -> Element<'a, Message> {
    let look = look.with_tips(Side::Above);
    let reading = look.reading();
    let margin = reading.layout.lengths.margin;
    let content = container(content(running, session.geometry(), reading))
        .padding([look.pick(24.0, 14.0), margin]);
    let content = content.width(Length::Fill).max_width(reading.page_width());
    let content = container(content).width(Length::Fill);
    let page = scrolled(content, reading).id(PANEL.list).height(Length::Fill);
    let opens = (sight.is_legend_open, Message::Legend);
    let legend = legend::view(sight.grid.scene(), session.geometry(), opens, look);
    let inside = column![head(running, session, look), line(look), page, legend]
        .push(line(look))
        .push(foot(running, look))
        .width(look.layout.panel - 1.0)
        .height(Length::Fill);
    beside_line(inside, look).height(Length::Fill).into()
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

fn content<'a>(running: &'a Running, geometry: &Geometry, look: Look<'a>) -> Element<'a, Message> {
    let gap = look.pick(16.0, 10.0);
    let Some(exercise) = &running.exercise else {
        let words = match (running.lacking, running.making.is_going()) {
            (Some(rule), false) => {
                look.say(&words::PracticeNone { rule: rule_name_on(geometry, rule) }.into())
            }
            _ => look.label(words::PracticeMaking),
        };
        return paragraph(words, look);
    };
    let told = running.given.as_ref().map(|given| given.words(look).map(Message::Proof));
    let told = told.map(|told| container(told).id(TOLD.chosen));
    column![task((exercise, geometry), running, look)]
        .push((!running.is_over()).then(|| asks(running, look)))
        .push(verdict(running, look))
        .push(told)
        .spacing(gap)
        .width(Length::Fill)
        .into()
}

/// Which rule it is, what is to be done and how.
fn task<'a>(
    (exercise, geometry): (&Exercise, &Geometry),
    running: &Running,
    look: Look<'a>,
) -> Element<'a, Message> {
    let (rule, called) = (exercise.rule, rule_name_on(geometry, exercise.rule));
    let name = look.text(Purpose::Headline, look.say(&called));
    let book = look.label(words::WindowRuleInBook);
    let book = controls::chip_button(book, Message::Rule(rule), look);
    let name = row![name, book].spacing(12).align_y(Alignment::Center).wrap().vertical_spacing(4);
    let task = look.say(&match exercise.source {
        Source::Fresh | Source::Example => words::PracticeTask { rule: called }.into(),
        Source::Besides => words::PracticeTaskBesides { rule: called }.into(),
    });
    let muted = |id| {
        let words = look.muted(Purpose::Secondary, look.label(id));
        container(words).max_width(look.text_width())
    };
    let example = (exercise.source != Source::Fresh).then(|| muted(words::PracticeExample));
    let how = (!running.is_over()).then(|| muted(words::PracticeHow));
    let task = (!running.is_over()).then(|| paragraph(task, look));
    column![name].push(task).push(how).push(example).spacing(look.pick(8.0, 6.0)).into()
}

/// What can be asked.
fn asks<'a>(running: &Running, look: Look<'a>) -> Element<'a, Message> {
    let ask = controls::enter_button(look.label(words::PracticeAsk), Message::Judge, look);
    let hint = look.label(match running.next_strength() {
        Strength::Rule => words::PracticeHintRule,
        Strength::Place => words::PracticeHintPlace,
        Strength::Question => words::PracticeHintQuestion,
        Strength::Step => words::PracticeHintStep,
    });
    let hint = controls::small_button(hint, Message::Hint, look);
    let show = controls::small_button(look.label(words::PracticeShow), Message::Show, look);
    let looking = running.judging.is_going();
    let looking =
        looking.then(|| look.muted(Purpose::Secondary, look.label(words::PracticeJudging)));
    let row = row![ask, hint, show].push(looking).spacing(8).align_y(Alignment::Center);
    row.wrap().vertical_spacing(8).into()
}

/// What is said of what was marked.
fn verdict<'a>(running: &'a Running, look: Look<'a>) -> Option<Element<'a, Message>> {
    let (_, verdict, told) = running.verdict.as_ref()?;
    let palette = look.palette;
    let (sign, colour) = match verdict {
        PracticeVerdict::There(..) => (Icon::Check, palette.success),
        verdict if verdict.is_wrong() => (Icon::Close, palette.conflict),
        _ => (Icon::Question, palette.accent),
    };
    let words = told.iter().enumerate().map(|(number, words)| {
        let font = if number == 0 { SEMIBOLD } else { REGULAR };
        look.text_in(Purpose::Secondary, font, words.as_str()).into()
    });
    let words = Column::with_children(words).spacing(6).width(Length::Fill);
    let inside = row![icon(sign, 20.0, colour, colour), words].spacing(12);
    let card = container(inside).padding([12.0, 16.0]).width(Length::Fill).id(VERDICT.chosen);
    Some(card.style(theme::container::card(look.palette, look.palette.bg)).into())
}

/// What came of it so far, and the ways on.
fn foot<'a>(running: &Running, look: Look<'a>) -> Element<'a, Message> {
    let next = if running.is_over() {
        controls::enter_button(look.label(words::PracticeGoOn), Message::Next, look)
    } else {
        controls::small_button(look.label(words::PracticeNext), Message::Next, look)
    };
    let end = controls::small_button(look.label(words::PracticeEnd), Message::End, look);
    let ways = row![next, end].spacing(8).align_y(Alignment::Center);
    let counts = counts(running.course.total(), look);
    let inside = column![].push(counts).push(ways.wrap().vertical_spacing(8)).spacing(10);
    container(inside).padding([12.0, look.layout.lengths.margin]).into()
}

/// How many were found of how many, and how fast; nothing before the first is over.
fn counts(total: Tally, look: Look<'_>) -> Option<Element<'_, Message>> {
    let Tally { found, hinted, given_up, .. } = total;
    let count = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let asked = count(total.asked());
    let all = Words::from(words::PracticeCount { asked, found: count(found + hinted) });
    let hinted = (hinted > 0).then(|| words::PracticeHinted { count: count(hinted) }.into());
    let given_up = (given_up > 0).then(|| words::PracticeGivenUp { count: count(given_up) }.into());
    let pace = total.pace().map(|pace| words::PracticePace { time: clock(pace) }.into());
    let said = [Some(all), hinted, given_up, pace].into_iter().flatten();
    let said: Vec<String> = said.map(|words| look.say(&words)).collect();
    (asked > 0).then(|| look.muted(Purpose::Secondary, said.join(" · ")).into())
}
