//! What rows of both parts have in common.

use iced::Element;
use iced::widget::row;

use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::icon::{Icon, icon};
use duvod::message::Message as Words;

/// How wide what is chosen is where it stands beside its label.
pub(super) const WIDTH: f32 = 300.0;

/// How wide a field is.
pub(super) const FIELD: f32 = 150.0;

/// Why something that is chosen cannot be.
pub(super) fn fault<'a, M: 'a>(why: &Words, look: Look<'a>) -> Element<'a, M> {
    let colour = look.palette.conflict;
    let words = look.text(Purpose::Secondary, look.say(why)).color(colour);
    row![icon(Icon::Warning, look.grown(16.0), colour, colour), words].spacing(8).into()
}
