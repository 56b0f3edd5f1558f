//! A list in groups that open and close, with one line chosen: how it looks, and how it is walked.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use crate::action::Go;
use crate::background::Pending;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::look::{Look, Side};
use crate::widget::controls;
use crate::widget::controls::Control;
use crate::widget::icon::Icon;
use crate::widget::progress;
use crate::widget::prose::paragraph;
use crate::widget::reveal::PANEL;
use crate::widget::theme::button::Kind;
use duvod::message::{words, words::Label};
use duvod::session::Consultation;

/// Where walking leads: the group and its line, by their numbers; `None` if there are no lines. Of the groups it is known how
/// many lines each has; `open` is the one that is open, `chosen` the line of it that is chosen.
pub(super) fn walked(
    groups: impl Iterator<Item = usize>,
    (open, chosen): (Option<usize>, Option<usize>),
    go: Go,
) -> Option<(usize, usize)> {
    let places: Vec<(usize, usize)> = groups
        .enumerate()
        .flat_map(|(group, lines)| (0..lines).map(move |line| (group, line)))
        .collect();
    let last = places.len().checked_sub(1)?;
    let at = open.zip(chosen).and_then(|at| places.iter().position(|place| *place == at));
    // Where a group is open, walking begins there.
    let begin = open.and_then(|open| places.iter().position(|(group, _)| *group == open));
    let next = match (go, at, begin) {
        (Go::On, None, Some(begin)) => begin,
        _ => go.from(at, last),
    };
    Some(places[next])
}

/// The page that such a list is on: its title with the button that closes it, and below that what is on it.
pub(super) fn page<'a, M: Clone + 'a>(
    title: Label,
    (label, close): (Label, M),
    content: Column<'a, M>,
    look: Look<'a>,
) -> Element<'a, M> {
    let title = look.text(Purpose::Headline, look.label(title));
    let close = controls::small_button(look.label(label), close, look);
    let head = row![container(title).width(Length::Fill), close].align_y(Alignment::Center);
    let page = column![head, space().height(look.pick(12.0, 8.0)), content];
    let margin = look.layout.lengths.margin;
    container(page).padding([look.pick(28.0, 16.0), margin]).width(Length::Fill).into()
}

/// That what is to be on the page is looked for; for how long, once that is worth telling.
pub(super) fn looking<'a, M: 'a>(
    label: Label,
    asked: Option<&Pending<Consultation>>,
    look: Look<'a>,
) -> Column<'a, M> {
    let looking = column![paragraph(look.label(label), look)].spacing(8);
    let Some(asked) = asked.filter(|asked| asked.is_worth_telling()) else { return looking };
    let seconds = asked.elapsed().as_secs();
    let far = look.muted(Purpose::Secondary, look.say(&words::WindowLookingFor { seconds }.into()));
    looking.push(progress::unknown(asked.elapsed(), look)).push(far)
}

/// The groups, each with its heading and how many lines it has; the lines are those of the open one. Its heading is scrolled to
/// while none of them is chosen.
pub(super) fn list<'a, M: Clone + 'a>(
    groups: impl Iterator<Item = (&'a str, usize)>,
    (open, is_chosen): (Option<usize>, bool),
    toggle: fn(usize) -> M,
    mut lines: Vec<Element<'a, M>>,
    look: Look<'a>,
) -> Column<'a, M> {
    let mut list = Column::new().spacing(2);
    for (number, words) in groups.enumerate() {
        let is_open = open == Some(number);
        let head = heading(words, is_open, toggle(number), look);
        let is_seen = is_open && !is_chosen;
        list = list.push(if is_seen { container(head).id(PANEL.chosen).into() } else { head });
        if is_open {
            list = list.extend(lines.drain(..));
        }
    }
    list
}

/// The heading of a group, with how many lines it has; pressing it opens or closes the group.
fn heading<'a, M: Clone + 'a>(
    (name, count): (&'a str, usize),
    is_open: bool,
    toggle: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let (sign, label) = if is_open {
        (Icon::Down, words::WindowStepsFold)
    } else {
        (Icon::On, words::WindowStepsUnfold)
    };
    let tips = look.with_tips(Side::Left);
    let sign = controls::tiny_icon_button(sign, look.label(label), toggle.clone(), tips);
    let name = look.text_in(Purpose::Control, SEMIBOLD, name);
    let count = look.muted(Purpose::Secondary, count.to_string());
    let inside = row![sign, name, count].spacing(8).align_y(Alignment::Center);
    Control::new(Kind::ListRow(false), inside)
        .padding([look.pick(6.0, 4.0), 4.0])
        .width(Length::Fill)
        .on_press(toggle)
        .view(look)
}

/// A line of a group: what comes first, what stands beside it in a paler ink; of the chosen one also what is told of it,
/// and what can be done with it, which stands below.
pub(super) fn line<'a, M: Clone + 'a>(
    (first, beside): (&'a str, Option<&'a str>),
    chosen: Option<Chosen<'a, M>>,
    choose: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let first = look.text_in(Purpose::Control, REGULAR, first);
    let beside = beside.map(|beside| look.muted(Purpose::Secondary, beside));
    let head = row![first].push(beside).spacing(12).align_y(Alignment::Center).wrap();
    let (is_chosen, told, below) = match chosen {
        Some(chosen) => (true, chosen.told, chosen.below),
        None => (false, None, None),
    };
    let told = told.map(|told| {
        let told = look.text_in(Purpose::Secondary, REGULAR, told);
        container(told).max_width(look.text_width())
    });
    let inside = column![head].push(told).spacing(4).width(Length::Fill);
    let line = Control::new(Kind::ListRow(is_chosen), inside)
        .padding([look.pick(6.0, 4.0), 8.0])
        .width(Length::Fill)
        .on_press(choose)
        .view(look);
    let below = below.map(|below| container(below).padding([4, 8]));
    let row = container(Column::new().push(line).push(below)).padding(indent());
    if is_chosen { row.id(PANEL.chosen).into() } else { row.into() }
}

/// What there is to the chosen line.
pub(super) struct Chosen<'a, M> {
    /// What is told of it.
    pub(super) told: Option<&'a str>,
    /// What stands below it.
    pub(super) below: Option<Element<'a, M>>,
}

/// How far lines stand in from their headings.
fn indent() -> iced::Padding {
    iced::Padding::ZERO.left(28)
}
