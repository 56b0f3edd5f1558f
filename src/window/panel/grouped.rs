//! A list in groups that open and close, with one line chosen: how its headings and its lines look.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length};

use crate::message::words;
use crate::window::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::window::look::{Look, Side};
use crate::window::widget::controls;
use crate::window::widget::controls::Control;
use crate::window::widget::icon::Icon;
use crate::window::widget::reveal::PANEL;
use crate::window::widget::theme::button::Kind;

/// The heading of a group, with how many lines it has; pressing it opens or closes the group.
pub(super) fn heading<'a, M: Clone + 'a>(
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
