//! Cards above what the panel says: what was wrong with an input or with a puzzle.

use iced::widget::{Column, column, container, row, space, text_input};
use iced::{Alignment, Color, Element, Length};

use crate::explanation::{Finding, rule_name};
use crate::message::Message as Words;
use crate::window::controls;
use crate::window::font::{Purpose, SEMIBOLD};
use crate::window::icon::{Icon, icon};
use crate::window::loading::{Source, Unread};
use crate::window::look::Look;
use crate::window::message::{Act, Message};
use crate::window::state::Window;
use crate::window::theme;

/// Something to be told that is not an answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Card {
    /// An input could not be read.
    Unread(Source, Unread),
    /// The text held this many puzzles, of which the first was taken.
    Several(usize),
    /// What is kept between runs could not be read or written: what, and why.
    Trouble(Words, Vec<Words>),
    /// There is no file dialog here: the path is to be typed.
    Path(String),
}

/// How many texts a card may have to be short.
const SHORT: usize = 2;

/// What a card says.
struct Parts<'a> {
    icon: Icon,
    ground: Color,
    ink: Color,
    title: String,
    details: Vec<String>,
    action: Option<Element<'a, Message>>,
    closes: bool,
}

/// The cards that there are, one below the other.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Column<'a, Message> {
    let mut cards = Column::new().spacing(8);
    let finding = window.session.finding();
    if finding.is_none() && window.card.is_none() {
        return cards;
    }
    if let Some(card) = &window.card {
        cards = cards.push(match card {
            Card::Unread(source, unread) => unread_card(window, source, unread, look),
            Card::Several(count) => several_card(*count, look),
            Card::Trouble(title, details) => {
                let details = details.iter().map(|words| look.say(words)).collect();
                bad(look.say(title), details, None, true, look)
            }
            Card::Path(path) => path_card(path, look),
        });
    }
    if let Some(finding) = finding {
        cards = cards.push(finding_card(window, finding, look));
    }
    let margin = look.layout.lengths.margin;
    cards.padding(iced::Padding { top: margin / 2.0, bottom: 0.0, left: margin, right: margin })
}

fn unread_card<'a>(
    window: &Window,
    source: &Source,
    unread: &Unread,
    look: Look<'a>,
) -> Element<'a, Message> {
    let title = match source.file_name() {
        Some(name) => look.say(&Words::new("window-file-unread").with("file", name)),
        None => look.label("window-clipboard-unread"),
    };
    let mut details = vec![look.say(&unread.reason)];
    if !window.session.puzzle().is_empty() {
        details.push(look.label("window-old-puzzle-stays"));
    }
    let action = matches!(source, Source::File(_)).then(|| {
        let barred = window.session.lock(crate::session::Action::Load);
        controls::plain_button(look.label("window-choose-other"), Act::OpenFile, barred, look)
    });
    bad(title, details, action, true, look)
}

fn several_card(count: usize, look: Look<'_>) -> Element<'_, Message> {
    let title = look.say(&Words::new("window-several-puzzles").with("count", count));
    good(title, vec![look.label("window-first-taken")], None, true, look)
}

fn path_card<'a>(path: &'a str, look: Look<'a>) -> Element<'a, Message> {
    let (size, _) = Purpose::Control.size(look.layout.form);
    let field = text_input(&look.label("window-path-example"), path)
        .on_input(Message::PathTyped)
        .on_submit(Message::PathGiven)
        .id(PATH_FIELD)
        .size(size)
        .padding([6, 10])
        .style(theme::text_input::field(look.palette));
    let load = controls::small_button(look.label("window-load-path"), Message::PathGiven, look);
    let action = row![field, load].spacing(8).align_y(Alignment::Center).width(Length::Fill);
    let parts = Parts {
        icon: Icon::Folder,
        ground: look.palette.soft,
        ink: look.palette.accent,
        title: look.label("window-path-title"),
        details: vec![look.label("window-path-why")],
        action: None,
        closes: true,
    };
    column![card(parts, look), action].spacing(8).into()
}

/// The name of the field for a path.
pub(crate) const PATH_FIELD: &str = "path";

fn finding_card<'a>(window: &Window, finding: &Finding, look: Look<'a>) -> Element<'a, Message> {
    let title = look.say(&finding.title);
    let details = told(finding, look);
    if window.differs() {
        let id =
            if window.differences { "window-hide-differences" } else { "window-show-differences" };
        let button = controls::plain_button(look.label(id), Act::ToggleDifferences, None, look);
        return good(title, details, Some(button), false, look);
    }
    bad(title, details, None, false, look)
}

/// What a finding says, a text each; the steps that belong to it are numbered.
fn told(finding: &Finding, look: Look<'_>) -> Vec<String> {
    let mut told: Vec<String> = finding.details.iter().map(|words| look.say(words)).collect();
    if let Some(reasons) = &finding.reasons {
        told.push(look.say(&reasons.head));
        for (index, line) in reasons.lines.iter().enumerate() {
            let head = Words::new("procedure-line")
                .with("number", index + 1)
                .with("result", line.result.clone())
                .with("rule", rule_name(line.rule));
            told.push(look.say(&head));
            told.push(look.say(&line.sentence));
        }
        told.extend(reasons.end.iter().map(|words| look.say(words)));
    }
    told.extend(finding.advice.iter().map(|words| look.say(words)));
    told
}

fn bad<'a>(
    title: String,
    details: Vec<String>,
    action: Option<Element<'a, Message>>,
    closes: bool,
    look: Look<'a>,
) -> Element<'a, Message> {
    let (ground, ink) = (look.palette.conflict_tint, look.palette.conflict);
    card(Parts { icon: Icon::Warning, ground, ink, title, details, action, closes }, look)
}

fn good<'a>(
    title: String,
    details: Vec<String>,
    action: Option<Element<'a, Message>>,
    closes: bool,
    look: Look<'a>,
) -> Element<'a, Message> {
    let (ground, ink) = (look.palette.soft, look.palette.accent);
    card(Parts { icon: Icon::Question, ground, ink, title, details, action, closes }, look)
}

fn card<'a>(parts: Parts<'a>, look: Look<'a>) -> Element<'a, Message> {
    // What stands beside a long text should be seen with its beginning.
    let is_long = parts.details.len() > SHORT;
    let align = if is_long { Alignment::Start } else { Alignment::Center };
    let mut words = column![look.text_in(Purpose::Control, SEMIBOLD, parts.title)];
    for detail in parts.details {
        words = words.push(look.text(Purpose::Secondary, detail));
    }
    let mut beside = None;
    match parts.action {
        Some(action) if look.layout.is_wide() => beside = Some(action),
        Some(action) => words = words.push(space().height(8)).push(action),
        None => {}
    }
    let sign = container(icon(parts.icon, 20.0, parts.ink, parts.ink)).center_y(20);
    let mut whole = row![sign, words.width(Length::Fill)].spacing(16).align_y(align);
    whole = whole.push(beside);
    if parts.closes {
        let label = look.label("window-close");
        whole = whole.push(controls::bare_icon_button(Icon::Close, label, Act::Dismiss, look));
    }
    container(whole)
        .padding([12.0, 16.0])
        .width(Length::Fill)
        .style(theme::container::card(look.palette, parts.ground))
        .into()
}
