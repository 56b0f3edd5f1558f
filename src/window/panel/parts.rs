//! A card and its parts: a sign, a title, what is told below it, and buttons.

use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Color, Element, Length};

use crate::action::Action;
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::widget::icon::{Icon, icon};
use crate::widget::{controls, theme};
use duvod::message::words;

/// How many empty cells are named.
pub(super) const FEW_CELLS: usize = 12;

/// How many texts a card may have to be short.
const SHORT: usize = 2;

/// A button stands beside what a card tells in a panel of this width; else below it.
const ROOM_FOR_BUTTONS: f32 = 600.0;

/// What a card says.
pub(super) struct Parts<'a, M> {
    pub(super) icon: Icon,
    pub(super) ground: Color,
    pub(super) ink: Color,
    pub(super) title: String,
    pub(super) details: Vec<String>,
    pub(super) action: Option<Element<'a, M>>,
    pub(super) closes: Option<Action>,
}

impl<M> Parts<'_, M> {
    /// A card that tells of nothing wrong, by this sign.
    pub(super) fn plain(icon: Icon, title: String, details: Vec<String>, look: Look<'_>) -> Self {
        let (ground, ink) = (look.palette.soft, look.palette.accent);
        Self { icon, ground, ink, title, details, action: None, closes: None }
    }

    /// A card that tells what is wrong.
    pub(super) fn bad(title: String, details: Vec<String>, look: Look<'_>) -> Self {
        let (ground, ink) = (look.palette.conflict_tint, look.palette.conflict);
        Self { ground, ink, ..Self::plain(Icon::Warning, title, details, look) }
    }
}

pub(super) fn bad<'a, M: From<Action> + Clone + 'a>(
    title: String,
    details: Vec<String>,
    action: Option<Element<'a, M>>,
    closes: Option<Action>,
    look: Look<'a>,
) -> Element<'a, M> {
    card(Parts { action, closes, ..Parts::bad(title, details, look) }, look)
}

pub(super) fn card<'a, M: From<Action> + Clone + 'a>(
    parts: Parts<'a, M>,
    look: Look<'a>,
) -> Element<'a, M> {
    card_with(parts, None, look)
}

/// Whether a button has room beside what a card tells.
pub(super) fn has_room(look: Look<'_>) -> bool {
    look.layout.is_wide() && look.layout.has_panel(ROOM_FOR_BUTTONS)
}

/// A card with something below its words.
pub(super) fn card_with<'a, M: From<Action> + Clone + 'a>(
    parts: Parts<'a, M>,
    below: Option<Element<'a, M>>,
    look: Look<'a>,
) -> Element<'a, M> {
    // What stands beside a long text should be seen with its beginning.
    let is_long = parts.details.len() > SHORT || below.is_some();
    let align = if is_long { Alignment::Start } else { Alignment::Center };
    // A path has no spaces to break it at.
    let title = look.text_in(Purpose::Control, SEMIBOLD, parts.title);
    let mut words = column![title.wrapping(Wrapping::WordOrGlyph)];
    for detail in parts.details {
        let detail = look.text(Purpose::Secondary, detail);
        words = words.push(detail.wrapping(Wrapping::WordOrGlyph));
    }
    words = words.push(below.map(|below| container(below).padding(iced::Padding::ZERO.top(8))));
    let mut beside = None;
    match parts.action {
        Some(action) if has_room(look) => {
            beside = Some(action);
        }
        Some(action) => words = words.push(space().height(8)).push(action),
        None => {}
    }
    let sign = container(icon(parts.icon, 20.0, parts.ink, parts.ink)).center_y(20);
    let mut whole = row![sign, words.width(Length::Fill)].spacing(16).align_y(align);
    whole = whole.push(beside);
    if let Some(act) = parts.closes {
        let label = look.label(words::WindowClose);
        whole = whole.push(controls::bare_icon_button(Icon::Close, label, act, look));
    }
    container(whole)
        .padding([12.0, 16.0])
        .width(Length::Fill)
        .style(theme::container::card(look.palette, parts.ground))
        .into()
}
