//! The page with the list of keys.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length, Padding};

use crate::window::act::{Act, Page};
use crate::window::look::Look;
use crate::window::look::font::{MEDIUM, Purpose, SEMIBOLD};
use crate::window::look::measured::Type;
use crate::window::message::Message;
use crate::window::widget::{controls, theme};

/// What is left free on both sides of the words of a key.
const BESIDE_KEY: f32 = 8.0;

/// What a key does stands beside it in no less than this width, wide and small.
const LEAST: (f32, f32) = (170.0, 140.0);

/// The keys, in groups: the words of the keys, and what they do.
const GROUPS: [(&str, &[(&str, &str)]); 6] = [
    (
        "keys-grid",
        &[
            ("key-arrows", "keys-move"),
            ("key-several", "keys-several"),
            ("key-digits", "keys-write"),
            ("key-shift-digits", "keys-mark"),
            ("key-alt-digits", "keys-filter"),
            ("key-delete", "keys-clear"),
            ("key-space", "keys-entry"),
            ("key-paint", "keys-paint"),
        ],
    ),
    (
        "keys-playing",
        &[
            ("key-undo", "keys-undo"),
            ("key-f2", "keys-play"),
            ("key-f6", "keys-fill"),
            ("key-f7", "keys-check"),
            ("key-f8", "keys-singles"),
            ("key-f9", "keys-pause"),
            ("key-f10", "keys-more"),
            ("key-restart", "keys-restart"),
        ],
    ),
    (
        "keys-solving",
        &[
            ("key-f5", "keys-solve"),
            ("key-reset", "keys-reset"),
            ("key-enter", "keys-why"),
            ("key-why-not", "keys-why-not"),
            ("key-steps", "keys-steps"),
            ("key-ends", "keys-ends"),
            ("key-unfold", "keys-unfold"),
            ("key-walk", "keys-walk"),
            ("key-rules", "keys-rules"),
            ("key-rule-at-hand", "keys-rule-at-hand"),
            ("key-hint", "keys-hint"),
            ("key-another", "keys-another"),
            ("key-all-steps", "keys-all-steps"),
            ("key-judge", "keys-judge"),
            ("key-draw", "keys-draw"),
            ("key-number", "keys-number"),
            ("key-details", "keys-details"),
            ("key-differences", "keys-differences"),
            ("key-other", "keys-other"),
            ("key-tab", "keys-tab"),
            ("key-answers", "keys-answers"),
            ("key-escape", "keys-escape"),
        ],
    ),
    (
        "keys-book",
        &[
            ("key-places", "keys-places"),
            ("key-type", "keys-search"),
            ("key-book-arrows", "keys-book-walk"),
            ("key-book-examples", "keys-book-examples"),
            ("key-book-enter", "keys-book-enter"),
            ("key-book-switch", "keys-book-switch"),
            ("key-book-shift", "keys-book-shift"),
            ("key-undo", "keys-book-undo"),
            ("key-book-profiles", "keys-book-profiles"),
            ("key-book-save", "keys-book-save"),
            ("key-book-rename", "keys-book-rename"),
        ],
    ),
    (
        "keys-files",
        &[
            ("key-new", "keys-new"),
            ("key-open", "keys-open"),
            ("key-paste", "keys-paste"),
            ("key-copy", "keys-copy"),
            ("key-examples", "keys-examples"),
            ("key-save", "keys-save"),
            ("key-files", "keys-files-menu"),
            ("key-list", "keys-list"),
            ("key-pages", "keys-pages"),
        ],
    ),
    (
        "keys-window",
        &[
            ("key-language", "keys-language"),
            ("key-theme", "keys-theme"),
            ("key-text", "keys-text"),
            ("key-preferences", "keys-preferences"),
            ("key-scroll", "keys-scroll"),
            ("key-help", "keys-help"),
        ],
    ),
];

/// All keys, and a way to what the program is.
pub(super) fn view(look: Look<'_>) -> Column<'_, Message> {
    let margin = look.layout.lengths.margin;
    // The keys stand in a column as wide as the widest of them, or above what they do where that leaves little room.
    let (size, line) = look.size(Purpose::Secondary);
    let set = Type { font: MEDIUM, size, line };
    let all = GROUPS.iter().flat_map(|(_, keys)| *keys);
    let widths = all.map(|(key, _)| set.width(&look.label(key)).ceil());
    let width = widths.fold(0.0, f32::max) + 2.0 * BESIDE_KEY + look.pick(16.0, 10.0);
    let is_stacked = look.layout.panel - 2.0 * margin - width < look.pick(LEAST.0, LEAST.1);
    let mut page = Column::new().spacing(look.pick(6.0, 4.0));
    for (title, keys) in GROUPS {
        let title = look.text_in(Purpose::Control, SEMIBOLD, look.label(title));
        page = page.push(container(title).padding([look.pick(8.0, 5.0), margin]));
        for &(key, does) in keys {
            let key = look.text_in(Purpose::Secondary, MEDIUM, look.label(key));
            let chip = container(key)
                .padding([1.0, BESIDE_KEY])
                .style(theme::container::chip(look.palette));
            let does = look.text(Purpose::Secondary, look.label(does)).width(Length::Fill);
            let line: Element<'_, Message> = if is_stacked {
                column![chip, does].spacing(2).padding(Padding::ZERO.bottom(6)).into()
            } else {
                row![container(chip).width(width), does].align_y(Alignment::Center).into()
            };
            page = page.push(container(line).padding([0.0, margin]));
        }
    }
    let about = Message::Act(Act::Open(Page::About));
    let about = controls::small_button(look.label("window-about"), about, look);
    page.push(container(about).padding([16.0, margin]))
}
