//! A step that an answer rests on, as a line of its proof.

use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Length};

use super::message::Message;
use super::nested;
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::panel::told_row::told_row;
use crate::widget::theme;
use duvod::proof::StepPath;

/// One line of a proof, in words.
#[derive(Debug)]
pub(crate) struct Line {
    /// Where it is in the proof.
    pub(crate) place: StepPath,
    /// What is concluded: `E5 = 5`.
    pub(crate) result: String,
    /// The name of the rule.
    pub(crate) rule: String,
    /// Which step of the procedure it is; empty if it is none.
    pub(crate) step: String,
    /// The reason.
    pub(crate) sentence: String,
    /// The earlier lines that it rests on.
    pub(crate) reference: Option<String>,
    /// Whether there are steps within it.
    pub(crate) unfolds: bool,
    /// Whether its sentence says that they stand below.
    pub(crate) is_laid_out: bool,
}

/// A result with no more characters than this has a column of its own.
const SHORT_RESULT: usize = 7;

/// How far the ground of a line of an answer reaches into the margin.
pub(crate) const OUTSET: (f32, f32) = (16.0, 8.0);

/// What the lines ask for.
pub(super) const ASKS: nested::Asks<Message> =
    nested::Asks { choose: Message::Choose, toggle: Message::Toggle };

/// A line with its number, from 0, and what is unfolded below it.
pub(crate) fn step_row<'a>(
    number: usize,
    line: &'a Line,
    unfolded: &'a nested::Unfolded,
    current: Option<&StepPath>,
    outset: f32,
    look: Look<'a>,
) -> Element<'a, Message> {
    let chosen = current == Some(&line.place);
    let is_unfolded = unfolded.has(&line.place);
    let inside = content(number, line, chosen, is_unfolded, look);
    let choose = Message::Choose(line.place.clone());
    let row = told_row(inside, [look.pick(12.0, 8.0), outset], chosen, choose, look);
    let inner = nested::view(unfolded, &line.place, current, ASKS, look);
    let inner = inner.map(|inner| container(inner).padding([0.0, outset]));
    column![row].push(inner).into()
}

/// What all lines come to.
pub(crate) fn conclusion_row<'a>(
    words: &'a str,
    chosen: bool,
    outset: f32,
    look: Look<'a>,
) -> Element<'a, Message> {
    let side = look.pick(24.0, 20.0);
    let sign = look.text_in(Purpose::Control, SEMIBOLD, "⇒").color(look.palette.accent);
    let ink = if chosen { look.palette.ink } else { look.palette.muted };
    let words = look.text_in(Purpose::Control, SEMIBOLD, words).color(ink);
    let inside = row![
        container(sign).center_x(side),
        space().width(look.pick(16.0, 10.0)),
        container(words).max_width(look.text_width()),
    ];
    let inside = inside.align_y(Alignment::Start);
    told_row(inside, [look.pick(12.0, 8.0), outset], chosen, Message::Conclude, look)
}

fn content<'a>(
    number: usize,
    line: &'a Line,
    chosen: bool,
    is_unfolded: bool,
    look: Look<'a>,
) -> Element<'a, Message> {
    let palette = look.palette;
    let (ground, edge, ink) = if chosen {
        (palette.accent, palette.accent, palette.on_accent)
    } else {
        (palette.surface, palette.line, palette.muted)
    };
    let side = look.pick(24.0, 20.0);
    let figure = look.text_in(Purpose::Secondary, MEDIUM, (number + 1).to_string());
    let figure = container(figure.size(look.pick(12.0, 11.0))).center_x(side).center_y(side);
    let figure = figure.style(theme::container::disc(ground, edge, ink));
    let short = line.result.chars().count() <= SHORT_RESULT;
    let result = look.text_in(Purpose::Control, SEMIBOLD, line.result.as_str());
    let width = if short { Length::Fixed(look.pick(60.0, 46.0)) } else { Length::Shrink };
    let result = container(result).width(width);
    let rule = look.text(Purpose::Control, line.rule.as_str());
    let sign = line
        .unfolds
        .then(|| nested::fold_button(is_unfolded, Message::Toggle(line.place.clone()), look));
    let head = row![
        row![result, rule].spacing(look.pick(16.0, 8.0)).width(Length::Fill).wrap(),
        look.muted(Purpose::Secondary, line.step.as_str()),
    ];
    let head = head.push(sign).spacing(12).align_y(Alignment::Start);
    let ink = if chosen { palette.ink } else { palette.muted };
    let words = |text: &'a str| look.text_in(Purpose::Control, REGULAR, text).color(ink);
    let mut sentences = column![words(line.sentence.as_str())];
    if let Some(reference) = &line.reference {
        let reference = look.text_in(Purpose::Secondary, REGULAR, reference.as_str());
        sentences = sentences.push(reference.color(palette.muted));
    }
    if line.is_laid_out && !is_unfolded {
        let steps = Message::Toggle(line.place.clone());
        sentences = sentences.push(nested::unfold_button(steps, look)).spacing(4);
    }
    let body = column![head, container(sentences).max_width(look.text_width())].spacing(4);
    row![figure, space().width(look.pick(16.0, 10.0)), body].align_y(Alignment::Start).into()
}
