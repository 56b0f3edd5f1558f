//! What the list of all steps shows.

use iced::Element;
use iced::widget::{Column, container, space};

use super::{By, Found, Message, Panel, Row, Steps};
use crate::background::Pending;
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::panel::grouped;
use crate::panel::grouped::Chosen;
use crate::widget::controls;
use crate::widget::prose::paragraph;
use duvod::message::{Message as Words, words};
use duvod::session::Consultation;

/// The list; `can_do` says whether what a step concludes can be done, `seeks` whether mistakes are still to be looked for, and
/// `asked` is the question for the steps while it is being answered.
pub(crate) fn view<'a>(
    panel: &'a Panel,
    (can_do, seeks): (bool, bool),
    asked: Option<&Pending<Consultation>>,
    look: Look<'a>,
) -> Element<'a, Message> {
    let gap = |wide, small| space().height(look.pick(wide, small));
    let page = Column::new();
    let page = match panel.listed.as_ref().map(|listed| &listed.found) {
        None => page.push(grouped::looking(words::WindowStepsLooking, asked, look)),
        Some(Found::Nothing(told, is_mistake)) => {
            let find = || {
                controls::main_button(look.label(words::WindowFindMistake), Message::Check, look)
            };
            let page = page.push(paragraph(told.clone(), look)).push(gap(12.0, 8.0));
            page.push((*is_mistake && seeks).then(find))
        }
        Some(Found::Steps(steps)) => {
            let count = Words::from(words::WindowStepsCount { count: steps.all.len() });
            let count = look.muted(Purpose::Secondary, look.say(&count)).font(REGULAR);
            page.push(by(panel.by, look))
                .push(gap(8.0, 6.0))
                .push(count)
                .push(gap(12.0, 8.0))
                .push(list(steps, panel.by, can_do, look))
        }
    };
    let close = (words::WindowStepsClose, Message::Close);
    grouped::page(words::WindowStepsTitle, close, page, look)
}

/// The choice of how the steps are grouped.
fn by(chosen: By, look: Look<'_>) -> Element<'_, Message> {
    let choices = By::ALL.map(|by| {
        let label = look.label(match by {
            By::Rule => words::WindowStepsByRule,
            By::Cell => words::WindowStepsByCell,
            By::Conclusion => words::WindowStepsByConclusion,
        });
        (label, by == chosen, Message::By(by))
    });
    controls::choice(choices, look)
}

/// The groups, and the steps of the open one.
fn list<'a>(steps: &'a Steps, by: By, can_do: bool, look: Look<'a>) -> Column<'a, Message> {
    let open = steps.open.as_ref().map(|(open, _)| *open);
    let rows = steps.open.iter().flat_map(|(_, rows)| rows).enumerate();
    let line = |(at, words): (usize, &'a Row)| {
        let chosen = steps.chosen.as_ref().filter(|(chosen, _)| *chosen == at);
        let told = chosen.map(|(_, told)| (told.as_str(), can_do));
        step(at, words, by, told, look)
    };
    let mut lines: Vec<Element<'a, Message>> = rows.map(line).collect();
    let count = open.and_then(|open| steps.groups.get(open)).map_or(0, |open| open.steps.len());
    if lines.len() < count {
        let more = look.say(&Words::from(words::WindowStepsMore { count }));
        let more = controls::chip_button((more, look.label(words::TipMore)), Message::More, look);
        lines.push(container(more).padding(iced::Padding::ZERO.left(36)).into());
    }
    let groups = steps.groups.iter().map(|group| (group.heading.as_str(), group.steps.len()));
    grouped::list(groups, (open, steps.chosen.is_some()), Message::Toggle, lines, look)
}

/// A step; of the chosen one all is told.
fn step<'a>(
    number: usize,
    words: &'a Row,
    by: By,
    told: Option<(&'a str, bool)>,
    look: Look<'a>,
) -> Element<'a, Message> {
    // Under the heading of a rule its name need not stand again.
    let rule = (by != By::Rule).then_some(words.rule.as_str());
    let chosen = told.map(|(told, can_do)| Chosen {
        told: Some(told),
        below: can_do
            .then(|| controls::enter_button(look.label(words::WindowHintDo), Message::Do, look)),
    });
    grouped::line((words.result.as_str(), rule), chosen, Message::Choose(number), look)
}
