//! Bars that show that work goes on: how far it is, or, where its end is not known, only that it goes on.

use std::time::Duration;

use iced::widget::{container, progress_bar, row, space};
use iced::{Element, Length};

use super::theme;
use crate::look::Look;

/// How high a bar is.
const GIRTH: f32 = 6.0;

/// How long the segment of a bar without an end takes from one side to the other, in seconds.
const SWEEP: f32 = 1.6;

/// How wide that segment is, in thousandths of the bar.
const SEGMENT: f32 = 220.0;

/// A bar that is filled as far as so many of all are done.
pub(crate) fn known<'a, M: 'a>(done: u64, of: u64, look: Look<'_>) -> Element<'a, M> {
    progress_bar(0.0..=1.0, done as f32 / of.max(1) as f32)
        .length(Length::Fill)
        .girth(GIRTH)
        .style(theme::progress_bar::filled(look.palette))
        .into()
}

/// A bar of work whose end is not known, and which has gone on for so long: a segment goes to and fro, and nothing is filled.
pub(crate) fn unknown<'a, M: 'a>(elapsed: Duration, look: Look<'_>) -> Element<'a, M> {
    let [before, segment, behind] = parts(elapsed).map(Length::FillPortion);
    let part = |width| space().width(width).height(GIRTH);
    let ground = theme::container::bar;
    let moving = container(part(Length::Fill)).width(segment).style(ground(look.palette.accent));
    let whole = row![part(before), moving, part(behind)];
    container(whole).width(Length::Fill).height(GIRTH).style(ground(look.palette.line)).into()
}

/// How wide what is before the segment is, the segment itself, and what is behind it.
fn parts(elapsed: Duration) -> [u16; 3] {
    let there_and_back = (elapsed.as_secs_f32() / SWEEP) % 2.0;
    let along = if there_and_back > 1.0 { 2.0 - there_and_back } else { there_and_back };
    let free = 1000.0 - SEGMENT;
    // A part of no width would take what is left.
    [along * free, SEGMENT, (1.0 - along) * free].map(|width| width.max(1.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_known_end_is_filled_nowhere() {
        let at = |part: f32| parts(Duration::from_secs_f32(SWEEP * part));
        assert_eq!([at(0.0), at(2.0)], [[1, 220, 780]; 2], "it begins at the left");
        assert_eq!(at(0.5), [390, 220, 390]);
        assert_eq!(at(1.0), [780, 220, 1], "goes to the right");
        assert_eq!(at(1.5), at(0.5), "and back");
    }
}
