//! Pages in place of the panel: preferences, the list of keys, what the program is, the puzzles of a file.
//!
//! The grid stays beside them, so that what is preferred or chosen is seen at once.

mod about;
mod keys;
mod preferences;
mod puzzles;

use crate::message::words;
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length, Task};

use super::act::{Act, Move, Page, Place, Setting};
use super::files;
use super::look::font::Purpose;
use super::look::layout::Layout;
use super::look::{Look, Side};
use super::message::Message;
use super::opened::OpenPage;
use super::state::Window;
use super::widget::icon::Icon;
use super::widget::prose::{line, scrolled};
use super::widget::reveal::{PAGE, reveal};
use super::widget::{controls, theme};
pub(crate) use puzzles::list_row;

impl Window {
    /// Opens a page, or closes it if it is open.
    pub(crate) fn toggle_page(&mut self, page: Page) -> Task<Message> {
        if page == Page::Puzzles && self.files.list.is_none() {
            return self.say_no_list();
        }
        self.opened.toggle_page(page);
        if page != Page::Puzzles {
            return Task::none();
        }
        // The chosen puzzle is previewed on the grid.
        self.opened.place = Place::Grid;
        self.show_chosen()
    }

    /// Does in the open page what a key asks for; `None` if the page has nothing to do with it.
    pub(crate) fn act_in_page(&mut self, act: Act) -> Option<Task<Message>> {
        let open = self.opened.page?;
        match (open.page, act) {
            (_, Act::Escape) => self.opened.page = None,
            (Page::Puzzles, act) => return self.act_in_list(act),
            (Page::Preferences, Act::Move(to @ (Move::Up | Move::Down))) => {
                let row = if to == Move::Up { open.row.saturating_sub(1) } else { open.row + 1 };
                return Some(self.choose_setting(row));
            }
            (Page::Preferences, Act::Move(Move::Left)) => return Some(self.turn(open.row, false)),
            (Page::Preferences, Act::Move(Move::Right) | Act::Enter) => {
                return Some(self.turn(open.row, true));
            }
            _ => return None,
        }
        Some(Task::none())
    }

    /// Goes to the setting with this number, from 0, or to the last.
    pub(crate) fn choose_setting(&mut self, row: usize) -> Task<Message> {
        let row = row.min(Setting::ALL.len() - 1);
        self.opened.choose_row(row);
        reveal(PAGE)
    }

    /// Chooses the next value of a setting, or the one before.
    fn turn(&mut self, row: usize, on: bool) -> Task<Message> {
        let Some(&setting) = Setting::ALL.get(row) else { return Task::none() };
        if setting == Setting::TextSize {
            return self.step_text(on);
        }
        let count = setting.choices(self).len();
        let at = setting.chosen(self).unwrap_or(0);
        let to = if on { (at + 1).min(count.saturating_sub(1)) } else { at.saturating_sub(1) };
        self.set(setting, to)
    }
}

/// The open page.
pub(crate) fn view<'a>(window: &'a Window, open: OpenPage, look: Look<'a>) -> Element<'a, Message> {
    let look = look.with_tips(Side::Above);
    let around = look;
    let look = look.reading();
    let scrolls = |content: Column<'a, Message>| -> Element<'a, Message> {
        let content = content.padding([look.pick(20.0, 12.0), 0.0]).width(Length::Fill);
        scrolled(content, look).id(PAGE.list).height(Length::Fill).into()
    };
    let (title, content) = match open.page {
        Page::Preferences => {
            let top = |layout: &Layout| layout.lengths.top_bar + layout.lengths.tabs;
            let text_size = preferences::text_size(window, open.row, top, look);
            let others = scrolls(preferences::view(window, open.row, look));
            (words::WindowPreferences, column![text_size, others].into())
        }
        Page::Keys => (words::WindowKeys, scrolls(keys::view(look))),
        Page::About => (words::WindowAbout, scrolls(about::view(&window.knowledge, look))),
        Page::Puzzles => {
            let list = window.files.list.as_ref();
            let view = list.map_or_else(|| space().into(), |list| puzzles::view(list, look));
            (words::WindowList, view.map(|message| Message::Files(files::Message::List(message))))
        }
    };
    let look = around;
    let lengths = look.layout.lengths;
    let close = controls::bare_icon_button(
        Icon::Close,
        look.label(words::WindowClose),
        Act::Open(open.page),
        look,
    );
    let title = look.text(Purpose::Section, look.label(title));
    let head = row![title, space().width(Length::Fill), close].align_y(Alignment::Center);
    let head = container(head).padding([0.0, lengths.margin]).center_y(lengths.tabs - 1.0);
    let inside = column![head, line(look), content];
    let inside = inside.width(Length::Fill).height(Length::Fill);
    let edge = container(space()).width(1).height(Length::Fill);
    let edge = edge.style(theme::container::ground(look.palette.line));
    let ground = container(inside).style(theme::container::ground(look.palette.surface));
    row![edge, ground.width(Length::Fill)].height(look.layout.body).into()
}
