//! Buttons with their locks: a locked one cannot be pressed, and says why in a tooltip.

use iced::widget::{Button, Row, Text, button, container, row};
use iced::{Alignment, Element, Length, border::Radius};

use super::act::Act;
use super::font::Purpose;
use super::icon::{Icon, icon};
use super::look::Look;
use super::message::Message;
use super::theme;
use super::tip::tip;
use crate::session::Lock;

/// The widest tooltip.
const TOOLTIP_WIDTH: f32 = 440.0;

/// The main button if it is the next sensible act and no question takes Enter, else a plain one.
pub(crate) fn solve_button(
    barred: Option<Lock>,
    is_next: bool,
    look: Look<'_>,
) -> Element<'_, Message> {
    let label = centred(look.label("window-solve"), look);
    let press = barred.is_none().then_some(Message::Act(Act::Solve));
    let button = button(label)
        .padding([0.0, if look.layout.is_narrow() { 8.0 } else { look.pick(17.0, 14.0) }])
        .height(look.layout.lengths.toolbar)
        .on_press_maybe(press);
    let button = if is_next && look.enter {
        button.style(theme::button::main(look.palette))
    } else {
        button.style(theme::button::plain(look.palette))
    };
    explained(button, barred, look)
}

/// The button that drops the solution, named by what it does.
pub(crate) fn clear_button(look: Look<'_>) -> Element<'_, Message> {
    let button = button(centred(look.label("window-clear"), look))
        .padding([0.0, look.pick(12.0, 8.0)])
        .height(look.layout.lengths.tools)
        .style(theme::button::plain(look.palette))
        .on_press(Message::Act(Act::ClearSolution));
    with_tip(button, look.label("window-clear-solution"), None, look)
}

/// A plain button of the toolbar's height.
pub(crate) fn plain_button(
    label: String,
    act: Act,
    barred: Option<Lock>,
    look: Look<'_>,
) -> Element<'_, Message> {
    let press = barred.is_none().then_some(Message::Act(act));
    let button = button(centred(label, look))
        .padding([0.0, if look.layout.is_narrow() { 8.0 } else { 12.0 }])
        .height(look.layout.lengths.toolbar)
        .style(theme::button::plain(look.palette))
        .on_press_maybe(press);
    explained(button, barred, look)
}

/// A plain button that is never locked.
pub(crate) fn small_button<'a, M: Clone + 'a>(
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    low_button(look.text(Purpose::Control, label), look.pick(32.0, 26.0), 12.0)
        .style(theme::button::plain(look.palette))
        .on_press(message)
        .into()
}

/// A button that answers a question; Enter takes the chosen one, which is the main button then and names the key.
pub(crate) fn answer(
    label: String,
    message: Message,
    chosen: bool,
    look: Look<'_>,
) -> Element<'_, Message> {
    if !chosen {
        return small_button(label, message, look);
    }
    let label = look.text(Purpose::Control, look.with_enter(label));
    low_button(label, look.pick(32.0, 26.0), 12.0)
        .style(theme::button::main(look.palette))
        .on_press(message)
        .into()
}

/// The next sensible act that the panel offers. While a question above it takes Enter, that has the main button, and this
/// is a plain one.
pub(crate) fn main_button<'a, M: Clone + 'a>(
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let label = container(look.text(Purpose::Control, label)).center_y(Length::Fill);
    let button = button(label)
        .padding([0.0, look.pick(17.0, 14.0)])
        .height(look.layout.lengths.toolbar)
        .on_press(message);
    let palette = look.palette;
    if look.enter {
        button.style(theme::button::main(palette)).into()
    } else {
        button.style(theme::button::plain(palette)).into()
    }
}

/// The same where Enter does it too, which its label says as long as no question takes the key.
pub(crate) fn enter_button<'a, M: Clone + 'a>(
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let label = if look.enter { look.with_enter(label) } else { label };
    main_button(label, message, look)
}

/// A button no higher than a line of text and its frame.
pub(crate) fn chip_button<'a, M: Clone + 'a>(
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    chip_switch(label, message, false, look)
}

/// The same that shows whether what it opens is open.
pub(crate) fn chip_switch<'a, M: Clone + 'a>(
    label: String,
    message: M,
    is_open: bool,
    look: Look<'a>,
) -> Element<'a, M> {
    low_button(look.text(Purpose::Secondary, label), look.pick(24.0, 22.0), 8.0)
        .style(theme::button::chip(look.palette, is_open))
        .on_press(message)
        .into()
}

/// A button of this height around a label, with so much room on both sides of it.
fn low_button<'a, M: 'a>(label: Text<'a>, height: f32, beside: f32) -> Button<'a, M> {
    button(container(label).center_y(Length::Fill)).padding([0.0, beside]).height(height)
}

/// A plain button with an icon before its label.
pub(crate) fn labelled(
    sign: Icon,
    label: String,
    act: Act,
    barred: Option<Lock>,
    look: Look<'_>,
) -> Element<'_, Message> {
    let press = barred.is_none().then_some(Message::Act(act));
    let button = button(with_icon(sign, label, false, barred.is_some(), look))
        .padding([0.0, 12.0])
        .height(look.layout.lengths.toolbar)
        .style(theme::button::plain(look.palette))
        .on_press_maybe(press);
    explained(button, barred, look)
}

/// One of several buttons in a common frame.
pub(crate) fn grouped<'a>(
    content: Row<'a, Message>,
    act: Act,
    barred: Option<Lock>,
    corners: Radius,
    look: Look<'a>,
) -> Element<'a, Message> {
    let press = barred.is_none().then_some(Message::Act(act));
    let beside = match (look.layout.has_load_words(), look.layout.is_narrow()) {
        (true, _) => 12.0,
        (false, false) => 8.0,
        (false, true) => 5.0,
    };
    let button = button(content)
        .padding([0.0, beside])
        .height(look.layout.lengths.toolbar - 2.0)
        .style(theme::button::grouped(look.palette, corners))
        .on_press_maybe(press);
    explained(button, barred, look)
}

/// An icon, a label and perhaps a sign that a menu opens.
pub(crate) fn with_icon(
    sign: Icon,
    label: String,
    opens: bool,
    locked: bool,
    look: Look<'_>,
) -> Row<'_, Message> {
    let colour = if locked { look.palette.disabled() } else { look.palette.ink };
    let sign = icon(sign, look.grown(16.0), colour, colour);
    let label = look.text(Purpose::Control, label);
    let down = opens.then(|| icon(Icon::Down, 16.0, colour, colour));
    row![sign, label].push(down).spacing(8).align_y(Alignment::Center).height(Length::Fill)
}

/// A label and the sign that a menu opens.
pub(crate) fn opening(label: String, locked: bool, look: Look<'_>) -> Row<'_, Message> {
    let colour = if locked { look.palette.disabled() } else { look.palette.ink };
    let label = look.text(Purpose::Control, label);
    let down = icon(Icon::Down, 16.0, colour, colour);
    row![label, down].spacing(8).align_y(Alignment::Center).height(Length::Fill)
}

/// A framed button with an icon alone; what it does is said in a tooltip.
pub(crate) fn icon_button<'a, M: Clone + 'a>(
    sign: Icon,
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let side = look.layout.lengths.toolbar;
    let colour = look.palette.ink;
    let inside = container(icon(sign, look.grown(18.0), colour, colour)).center(Length::Fill);
    let button = button(inside)
        .padding(0)
        .width(side)
        .height(side)
        .style(theme::button::plain(look.palette))
        .on_press(message);
    with_tip(button, label, None, look)
}

/// A small button with an icon alone and no frame, as high as a line of text.
pub(crate) fn tiny_icon_button<'a, M: Clone + 'a>(
    sign: Icon,
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let colour = look.palette.muted;
    let inside = container(icon(sign, look.grown(16.0), colour, colour)).center(Length::Fill);
    let button = button(inside)
        .padding(0)
        .width(look.grown(20.0))
        .height(look.grown(20.0))
        .style(theme::button::bare(look.palette))
        .on_press(message);
    with_tip(button, label, None, look)
}

/// Several choices side by side in a frame, each with its label, whether it is chosen, and what it asks for. Where they find
/// no room in one line, they take more of them.
pub(crate) fn choice<'a, M: Clone + 'a>(
    choices: impl IntoIterator<Item = (String, bool, M)>,
    look: Look<'a>,
) -> Element<'a, M> {
    let choices = choices.into_iter().map(|(label, chosen, message)| {
        let name = look.text(Purpose::Secondary, label).font(super::font::MEDIUM);
        button(container(name).center_y(Length::Fill))
            .padding([0.0, look.pick(12.0, 9.0)])
            .height(look.pick(24.0, 22.0))
            .style(theme::button::choice(look.palette, chosen))
            .on_press(message)
            .into()
    });
    let choices = row(choices.collect::<Vec<_>>()).spacing(2).wrap();
    container(choices).padding(3).style(theme::container::choices(look.palette)).into()
}

/// A button with an icon alone and no frame.
pub(crate) fn bare_icon_button(
    sign: Icon,
    label: String,
    act: Act,
    look: Look<'_>,
) -> Element<'_, Message> {
    let side = look.pick(32.0, 28.0);
    let colour = look.palette.muted;
    let inside = container(icon(sign, look.grown(20.0), colour, colour)).center(Length::Fill);
    let button = button(inside)
        .padding(0)
        .width(side)
        .height(side)
        .style(theme::button::bare(look.palette))
        .on_press(Message::Act(act));
    with_tip(button, label, None, look)
}

/// The element, with the reason why it is locked.
pub(crate) fn explained<'a>(
    element: impl Into<Element<'a, Message>>,
    barred: Option<Lock>,
    look: Look<'a>,
) -> Element<'a, Message> {
    // There is a tooltip even where it says nothing: it remembers a click on what is locked by that.
    let words = barred.map(|barred| tip_words(look.say(&barred.reason), Some(Icon::Lock), look));
    tip(element, words, look.tips, look.palette)
}

/// How wide a button of the tool row with an icon alone is.
pub(crate) fn tool_width(look: Look<'_>) -> f32 {
    look.layout.lengths.tools.min(32.0)
}

/// A framed button of the tool row with an icon alone.
pub(crate) fn tool_icon(
    sign: Icon,
    label: String,
    act: Act,
    barred: Option<Lock>,
    look: Look<'_>,
) -> Element<'_, Message> {
    let (palette, side) = (look.palette, look.layout.lengths.tools);
    let colour = if barred.is_some() { palette.barred_sign() } else { palette.ink };
    let inside = container(icon(sign, 18.0, colour, colour)).center(Length::Fill);
    let press = barred.is_none().then_some(Message::Act(act));
    let button = button(inside)
        .padding(0)
        .width(tool_width(look))
        .height(side)
        .style(theme::button::plain(palette))
        .on_press_maybe(press);
    match barred {
        Some(_) => explained(button, barred, look),
        None => with_tip(button, label, None, look),
    }
}

/// The element with a text that tells more about it.
pub(crate) fn with_tip<'a, M: 'a>(
    element: impl Into<Element<'a, M>>,
    content: String,
    sign: Option<Icon>,
    look: Look<'a>,
) -> Element<'a, M> {
    tip(element, Some(tip_words(content, sign, look)), look.tips, look.palette)
}

fn tip_words<'a, M: 'a>(content: String, sign: Option<Icon>, look: Look<'a>) -> Element<'a, M> {
    let colour = look.palette.surface;
    let sign = sign.map(|sign| icon(sign, 14.0, colour, colour));
    let words = look.text(Purpose::Secondary, content).color(colour);
    let inside = Row::new().push(sign).push(words).spacing(8).align_y(Alignment::Center);
    container(inside).max_width(look.grown(TOOLTIP_WIDTH)).padding([6, 10]).into()
}

fn centred(label: String, look: Look<'_>) -> Element<'_, Message> {
    container(look.text(Purpose::Control, label)).center_y(Length::Fill).into()
}
