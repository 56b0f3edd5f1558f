//! The page that says what the program is.

use iced::widget::{Column, container};

use crate::message::Message as Words;
use crate::window::font::Purpose;
use crate::window::look::Look;
use crate::window::message::Message;
use crate::window::panel::paragraph;
use crate::window::state::Window;

/// Name, version, what it does, licences.
pub(super) fn view<'a>(window: &Window, look: Look<'a>) -> Column<'a, Message> {
    let margin = look.layout.lengths.margin;
    let version = Words::new("about-version").with("version", env!("CARGO_PKG_VERSION"));
    let rules = window.knowledge.rules().count();
    let rules = Words::new("about-rules").with("count", rules);
    let texts = [
        look.say(&version),
        look.label("about-what"),
        look.say(&rules),
        look.label("about-licence"),
        look.label("about-font"),
    ];
    let mut page = Column::new().spacing(look.pick(12.0, 8.0));
    page = page.push(look.text(Purpose::Headline, look.label("window-name")));
    page = texts.into_iter().fold(page, |page, text| page.push(paragraph(text, look)));
    Column::new().push(container(page).padding([0.0, margin]))
}
