//! The page that says what the program is, by whose licences, and on whose work it stands.

use iced::widget::{Column, column, container};

use crate::message::Message as Words;
use crate::window::look::Look;
use crate::window::look::font::Purpose;
use crate::window::message::Message;
use crate::window::state::Window;
use crate::window::widget::prose::paragraph;

/// The headings, each with what stands below it.
const PARTS: [(&str, &[&str]); 3] = [
    ("about-knowledge", &["about-rules-from", "about-questions-from"]),
    ("about-licences", &["about-licence", "about-font"]),
    ("about-built", &["about-built-with"]),
];

/// Name, version, what it does, where its knowledge is from, licences, what it is built with.
pub(super) fn view<'a>(window: &Window, look: Look<'a>) -> Column<'a, Message> {
    let margin = look.layout.lengths.margin;
    let version = Words::new("about-version").with("version", env!("CARGO_PKG_VERSION"));
    let with_examples = window.knowledge.rules().filter(|rule| !rule.examples.is_empty()).count();
    let rules = Words::new("about-rules").with("count", window.knowledge.rules().count());
    let rules = rules.with("shown", with_examples);
    let mut page = column![
        look.text(Purpose::Headline, look.label("window-name")),
        look.muted(Purpose::Secondary, look.say(&version)),
        paragraph(look.label("about-what"), look),
        paragraph(look.say(&rules), look),
    ];
    for (heading, texts) in PARTS {
        let heading = look.text(Purpose::Section, look.label(heading));
        page = page.push(container(heading).padding([8, 0]));
        page = texts.iter().fold(page, |page, text| page.push(paragraph(look.label(text), look)));
    }
    let page = page.spacing(look.pick(8.0, 6.0));
    Column::new().push(container(page).padding([0.0, margin]))
}
