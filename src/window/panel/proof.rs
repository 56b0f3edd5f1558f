//! The list of the steps that an answer rests on.

use iced::widget::{button, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::reveal::CHOSEN;
use super::why::Message;
use crate::window::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::window::look::Look;
use crate::window::theme;

/// One line of a proof, in words.
#[derive(Debug)]
pub(crate) struct Line {
    /// What is concluded: `E5 = 5`.
    pub(crate) result: String,
    /// The name of the rule.
    pub(crate) rule: String,
    /// Which step of the procedure it is.
    pub(crate) step: String,
    /// The reason.
    pub(crate) sentence: String,
}

/// A result with no more characters than this has a column of its own.
const SHORT_RESULT: usize = 7;

/// How far the ground of a line reaches into the margin.
const OUTSET: (f32, f32) = (16.0, 8.0);

/// The lines; the current one stands out.
pub(crate) fn view<'a>(lines: &'a [Line], current: usize, look: Look<'a>) -> Element<'a, Message> {
    let outset = look.pick(OUTSET.0, OUTSET.1);
    let rows = lines.iter().enumerate().map(|(number, line)| {
        let chosen = number == current;
        let row = button(content(number, line, chosen, look))
            .padding([look.pick(12.0, 8.0), outset])
            .width(Length::Fill)
            .style(theme::button::list_row(look.palette, chosen))
            .on_press(Message::Choose(number));
        if chosen { container(row).id(CHOSEN).into() } else { row.into() }
    });
    let margin = look.layout.lengths.margin - outset;
    column(rows.collect::<Vec<_>>()).spacing(4).padding([0.0, margin]).into()
}

fn content<'a>(
    number: usize,
    line: &'a Line,
    chosen: bool,
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
    let head = row![
        row![result, rule].spacing(look.pick(16.0, 8.0)).width(Length::Fill).wrap(),
        look.muted(Purpose::Secondary, line.step.as_str()),
    ];
    let head = head.spacing(12).align_y(Alignment::Start);
    let sentence = look.text_in(Purpose::Control, REGULAR, line.sentence.as_str());
    let sentence = sentence.color(if chosen { palette.ink } else { palette.muted });
    let body = column![head, container(sentence).max_width(super::TEXT_WIDTH)].spacing(4);
    row![figure, space().width(look.pick(16.0, 10.0)), body].align_y(Alignment::Start).into()
}
