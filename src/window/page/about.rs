//! The page that says what the program is, by whose licences, and on whose work it stands.

use iced::widget::{Column, column, container};

use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::prose::paragraph;
use duvod::knowledge::Knowledge;
use duvod::message::{Message, words};

/// A text of the page.
type Text = fn() -> Message;

/// The headings, each with what stands below it.
const PARTS: [(Text, &[Text]); 3] = [
    (
        || words::AboutKnowledge.into(),
        &[|| words::AboutRulesFrom.into(), || words::AboutQuestionsFrom.into()],
    ),
    (|| words::AboutLicences.into(), &[|| words::AboutLicence.into(), || words::AboutFont.into()]),
    (|| words::AboutBuilt.into(), &[|| words::AboutBuiltWith.into()]),
];

/// Name, version, what it does, where its knowledge is from, licences, what it is built with.
pub(super) fn view<'a, M: 'a>(knowledge: &Knowledge, look: Look<'a>) -> Column<'a, M> {
    let margin = look.layout.lengths.margin;
    let version = words::AboutVersion { version: env!("CARGO_PKG_VERSION") };
    let with_examples = knowledge.rules().filter(|rule| rule.shown().next().is_some()).count();
    let rules = words::AboutRules { count: knowledge.rules().count(), shown: with_examples };
    let mut page = column![
        look.text(Purpose::Headline, look.say(&words::WindowName.into())),
        look.muted(Purpose::Secondary, look.say(&version.into())),
        paragraph(look.say(&words::AboutWhat.into()), look),
        paragraph(look.say(&rules.into()), look),
    ];
    for (heading, texts) in PARTS {
        let heading = look.text(Purpose::Section, look.say(&heading()));
        page = page.push(container(heading).padding([8, 0]));
        page = texts.iter().fold(page, |page, text| page.push(paragraph(look.say(&text()), look)));
    }
    let page = page.spacing(look.pick(8.0, 6.0));
    Column::new().push(container(page).padding([0.0, margin]))
}
