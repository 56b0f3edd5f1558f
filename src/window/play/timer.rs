//! The timer at the end of the row of tabs.

use std::time::Duration;

use iced::widget::row;
use iced::{Alignment, Element};

use crate::act::Act;
use crate::act::Deed;
use crate::look::Look;
use crate::look::font::MEDIUM;
use crate::widget::controls;
use crate::widget::icon::Icon;
use duvod::message::words;
use duvod::session::{Mode, Session};

/// Whether there is a timer: only while playing.
pub(crate) fn has_timer(session: &Session) -> bool {
    session.mode() == Mode::Playing
}

/// How long the puzzle has been played, and a button that stops the time.
pub(crate) fn timer<'a, M: From<Act> + Clone + 'a>(
    session: &Session,
    look: Look<'a>,
) -> Element<'a, M> {
    let time = iced::widget::text(clock(session.elapsed()));
    let is_paused = session.is_paused();
    let colour = if is_paused { look.palette.muted } else { look.palette.ink };
    let time = time.size(look.pick(16.0, 14.0)).font(MEDIUM).color(colour);
    let (sign, label) = if is_paused {
        (Icon::Play, words::WindowGoOnPlaying)
    } else {
        (Icon::Pause, words::WindowPause)
    };
    let pause = (!session.is_completed()).then(|| {
        controls::icon_button(sign, look.label(label), Act::Play(Deed::Pause).into(), look)
    });
    row![time].push(pause).spacing(12).align_y(Alignment::Center).into()
}

/// Minutes and seconds, or hours too: `12:34`, `1:02:03`.
pub(crate) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_has_hours_only_when_they_are_needed() {
        let shown = |seconds| clock(Duration::from_secs(seconds));
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(754), "12:34");
        assert_eq!(shown(3723), "1:02:03");
    }
}
