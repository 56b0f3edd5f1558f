//! The timer at the end of the row of tabs.

use std::time::Duration;

use iced::widget::row;
use iced::{Alignment, Element};

use crate::action::Action;
use crate::action::PlayAction;
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR};
use crate::widget::controls;
use crate::widget::icon::Icon;
use crate::widget::level_bars::level_bars;
use duvod::knowledge::Level;
use duvod::message::words;
use duvod::session::{Mode, Session};

/// How wide the panel is where the level and the score stand in words beside the tabs, and where bars stand for them.
pub(crate) const ROOM_FOR_LEVEL: f32 = 580.0;
const ROOM_FOR_BARS: f32 = 400.0;

/// Whether there is a timer: only while playing.
pub(crate) fn has_timer(session: &Session) -> bool {
    session.mode() == Mode::Playing
}

/// How hard the puzzle is, if that is known, how long it has been played, and a button that stops the time. Where there is
/// no room for words, the bars say how hard it is; in the smallest windows nothing does.
pub(crate) fn timer<'a, M: From<Action> + Clone + 'a>(
    session: &Session,
    hardness: Option<(Level, u64)>,
    look: Look<'a>,
) -> Element<'a, M> {
    let has_room = look.layout.panel >= look.grown(ROOM_FOR_BARS);
    let hardness = hardness.filter(|_| has_room).map(|(level, score)| {
        let words = words::WindowHardness { level: level.message(), score };
        let words = look.say(&words.into());
        if look.layout.panel >= look.grown(ROOM_FOR_LEVEL) {
            return look.muted(Purpose::Control, words).font(REGULAR).into();
        }
        controls::with_tip(level_bars(look, level), words, None, look)
    });
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
        controls::icon_button(sign, look.label(label), Action::Play(PlayAction::Pause).into(), look)
    });
    row![].push(hardness).push(time).push(pause).spacing(12).align_y(Alignment::Center).into()
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
