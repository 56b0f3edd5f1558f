//! The page with the list of keys.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length, Padding};

use super::message::Message;
use crate::action::{Action, Page};
use crate::keys::GROUPS;
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, SEMIBOLD};
use crate::look::measured::Type;
use crate::widget::{controls, theme};
use duvod::message::words;

/// What is left free on both sides of the words of a key.
const BESIDE_KEY: f32 = 8.0;

/// What a key does stands beside it in no less than this width, wide and small.
const LEAST: (f32, f32) = (170.0, 140.0);

/// All keys, and a way to what the program is.
pub(super) fn view(look: Look<'_>) -> Column<'_, Message> {
    let margin = look.layout.lengths.margin;
    // The keys stand in a column as wide as the widest of them, or above what they do where that leaves little room.
    let (size, line) = look.size(Purpose::Secondary);
    let set = Type { font: MEDIUM, size, line };
    let all = GROUPS.iter().flat_map(|group| group.lines);
    let widths = all.map(|line| set.width(&look.say(&(line.keys)())).ceil());
    let width = widths.fold(0.0, f32::max) + 2.0 * BESIDE_KEY + look.pick(16.0, 10.0);
    let is_stacked = look.layout.panel - 2.0 * margin - width < look.pick(LEAST.0, LEAST.1);
    let mut page = Column::new().spacing(look.pick(6.0, 4.0));
    for group in &GROUPS {
        let title = look.text_in(Purpose::Control, SEMIBOLD, look.say(&(group.title)()));
        page = page.push(container(title).padding([look.pick(8.0, 5.0), margin]));
        for line in group.lines {
            let key = look.text_in(Purpose::Secondary, MEDIUM, look.say(&(line.keys)()));
            let chip = container(key)
                .padding([1.0, BESIDE_KEY])
                .style(theme::container::chip(look.palette));
            let does = look.text(Purpose::Secondary, look.say(&(line.does)())).width(Length::Fill);
            let line: Element<'_, Message> = if is_stacked {
                column![chip, does].spacing(2).padding(Padding::ZERO.bottom(6)).into()
            } else {
                row![container(chip).width(width), does].align_y(Alignment::Center).into()
            };
            page = page.push(container(line).padding([0.0, margin]));
        }
    }
    let about = Message::Act(Action::Open(Page::About));
    let about = controls::small_button(look.told(words::WindowAbout, words::TipAbout), about, look);
    page.push(container(about).padding([16.0, margin]))
}
