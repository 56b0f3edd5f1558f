//! Pages in place of the panel: preferences, the list of keys, what the program is, the puzzles of a file, new puzzles, what goes out,
//! the laboratory.
//!
//! The grid stays beside them, so that what is preferred or chosen is seen at once.

mod about;
mod first;
mod keys;
mod message;
mod pages;
mod preferences;
mod scrolling;
mod setting;

use duvod::message::words;
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::action::{Action, Page};
use super::book::Book;
use super::book::comparison;
use super::export;
use super::files::{self, list::List};
use super::laboratory;
use super::look::font::Purpose;
use super::look::layout::Layout;
use super::look::{Look, Side};
use super::new_puzzles::{self, Known};
use super::past;
use super::play::Play;
use super::shared::Shared;
use super::solutions::{self, MOST};
use super::widget::controls;
use super::widget::icon::Icon;
use super::widget::prose::{beside_line, line, scrolled};
use super::widget::reveal::PAGE;
pub use message::Message;
pub(crate) use pages::Pages;
pub(crate) use setting::{preferred, set};

/// The room for the button that closes a page, and what is free beside its title.
const ROOM_FOR_CLOSE: f32 = 48.0;

/// What the pages show.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    /// What all screens share.
    pub(crate) shared: &'a Shared,
    /// How the puzzle is played.
    pub(crate) play: &'a Play,
    /// The rule book, in which two profiles are compared.
    pub(crate) book: &'a Book,
    /// The puzzles of the file that was read last, if it holds several.
    pub(crate) list: Option<&'a List>,
    /// The pages that have a state of their own.
    pub(crate) pages: &'a Pages,
}

impl<'a> Shown<'a> {
    /// New puzzles, and what is known of what can be chosen for them.
    fn maker(self) -> new_puzzles::Shown<'a> {
        new_puzzles::Shown { maker: &self.pages.maker, known: Known::of(self.shared) }
    }

    /// The list of solutions, if the puzzle was found to have several.
    fn solutions(self) -> Option<solutions::Shown<'a>> {
        let session = &self.shared.session;
        let (solutions, geometry) = (&self.pages.solutions, session.geometry());
        let several = session.several_solutions()?;
        Some(solutions::Shown { solutions, several, geometry, most: MOST })
    }
}

/// The title of a page, which grows with the text where there is room for that.
fn heading<'a>(title: String, grown: Look<'a>, around: Look<'a>) -> Element<'a, Message> {
    let needed = grown.widest((Purpose::Section, Purpose::Section.font()), [title.clone()]);
    let beside = grown.grown(ROOM_FOR_CLOSE) + 2.0 * grown.layout.lengths.margin;
    let look = if needed + beside <= grown.layout.panel { grown } else { around };
    look.text(Purpose::Section, title).into()
}

/// The open page, in which the row with this number is chosen.
pub(crate) fn view<'a>(
    shown: Shown<'a>,
    (open, chosen): (Page, usize),
    look: Look<'a>,
) -> Element<'a, Message> {
    let around = look.with_tips(Side::Above);
    let (look, preferred) = (around.reading(), preferred(shown.shared, shown.play));
    let scrolls = |content: Column<'a, Message>| -> Element<'a, Message> {
        let content = content.padding([look.pick(20.0, 12.0), 0.0]).width(Length::Fill);
        scrolled(content, look).id(PAGE.list).height(Length::Fill).into()
    };
    let (title, content) = match open {
        Page::Preferences => {
            let top = |layout: &Layout| layout.lengths.top_bar + layout.lengths.tabs;
            let text_size = preferences::text_size(preferred, chosen, top, look);
            let others = scrolls(preferences::view(preferred, chosen, look));
            // What stays stands apart from what is scrolled below it.
            let above = space().height(look.pick(12.0, 8.0));
            (words::WindowPreferences, column![text_size, above, line(look), others].into())
        }
        Page::Keys => {
            let first = first::view(&shown.pages.first, &shown.book.geometry, look);
            let all = first.push(keys::view(look)).spacing(look.pick(16.0, 10.0));
            (words::WindowKeysPage, scrolls(all))
        }
        Page::About => (words::WindowAbout, scrolls(about::view(&shown.shared.knowledge, look))),
        Page::Puzzles => {
            let view = shown.list.map(|list| files::view(list, look).map(Message::List));
            (words::WindowList, view.unwrap_or_else(|| space().into()))
        }
        Page::Solutions => {
            let view = shown.solutions().map(|shown| solutions::view(&shown, look));
            let view = view.map(|view| view.map(Message::Solutions));
            (words::SolutionsTitle, view.unwrap_or_else(|| space().into()))
        }
        Page::Past => {
            let view = past::view(&shown.pages.past, chosen, look);
            (words::PastTitle, scrolls(column![Element::from(view).map(Message::Act)]))
        }
        Page::Profiles => {
            let (book, shared) = (shown.book, shown.shared);
            let (named, wanted) = (book.compared_profiles(shared), book.wanted_contest(shared));
            let view = comparison::view(&book.comparison, &named, wanted.as_ref(), look);
            (words::ComparedTitle, scrolls(column![Element::from(view).map(Message::Comparison)]))
        }
        Page::Maker => {
            (words::MakerTitle, new_puzzles::view(shown.maker(), look).map(Message::Maker))
        }
        Page::Laboratory => {
            let (laboratory, known) = (&shown.pages.laboratory, Known::of(shown.shared));
            let view = laboratory::view(laboratory::Shown { laboratory, known }, look);
            (words::LabTitle, view.map(Message::Laboratory))
        }
        Page::Export => {
            (words::ExportTitle, export::view(&shown.pages.export, look).map(Message::Export))
        }
    };
    let title = heading(look.label(title), look, around);
    let (look, close) = (around, around.label(words::WindowClose));
    let close = controls::bare_icon_button(Icon::Close, close, Action::Open(open), look);
    let lengths = look.layout.lengths;
    let head = row![title, space().width(Length::Fill), close].align_y(Alignment::Center);
    let head = container(head).padding([0.0, lengths.margin]).center_y(lengths.tabs - 1.0);
    let inside = column![head, line(look), content];
    let inside = inside.width(Length::Fill).height(Length::Fill);
    beside_line(inside, look).height(look.layout.body).into()
}
