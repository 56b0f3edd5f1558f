//! The window as a whole: the top bar, the grid with what belongs to it, the panel.

use iced::widget::text::Wrapping;
use iced::widget::{Column, column, container, opaque, row, space, stack};
use iced::{Alignment, Element, Length};

use super::act::{Act, Place};
use super::frame::{digit_keys, saying, tool_row, toolbar, top_bar};
use super::grid::Touch;
use super::look::font::Purpose;
use super::look::{Look, Side};
use super::message::Message;
use super::play::Deed;
use super::state::Window;
use super::widget::icon::{Icon, icon};
use super::widget::theme;
use super::{book, grid, menu, page, panel};
use crate::message::words;
use crate::session::{Action, Choice};

impl Window {
    /// What is on the screen.
    pub fn view(&self) -> Element<'_, Message> {
        let look = self.look();
        let body = match (self.opened.place, self.opened.page) {
            (Place::RuleBook, _) => book::view(self, look.book()),
            (Place::Grid, Some(open)) => {
                row![self.left_side(look), self.saying(page::view(self, open, look), look)].into()
            }
            (Place::Grid, None) => {
                row![self.left_side(look), self.saying(panel::view(self, look), look)].into()
            }
        };
        let page = column![top_bar::view(self, look), body];
        let page = container(page).width(Length::Fill).height(Length::Fill);
        let page = page.style(theme::container::ground(look.palette.bg));
        stack![page].push(menu::view(self, look)).push(self.drop_place(look)).into()
    }

    /// What is beside the grid, and below it what is said, which hides no button there.
    fn saying<'a>(&'a self, beside: Element<'a, Message>, look: Look<'a>) -> Element<'a, Message> {
        let beside = container(beside).height(Length::Fill);
        column![beside]
            .push(saying::view(self.notices.said.as_ref(), look))
            .height(look.layout.body)
            .into()
    }

    /// What is seen while a file is held over the window.
    fn drop_place<'a>(&'a self, look: Look<'a>) -> Option<Element<'a, Message>> {
        let palette = look.palette;
        let lock = self.session.lock(Action::Load).map(|lock| look.say(&lock.reason));
        let (sign, colour) = if lock.is_some() {
            (Icon::Lock, palette.muted)
        } else {
            (Icon::Folder, palette.accent)
        };
        let words = lock.unwrap_or_else(|| look.label(words::WindowDrop));
        let words = look.text(Purpose::Section, words).wrapping(Wrapping::Word);
        let inside = row![icon(sign, 24.0, colour, colour), container(words).max_width(420)];
        let inside = inside.spacing(16).align_y(Alignment::Center);
        let card = container(inside).padding([24, 32]);
        let card = card.style(theme::container::drop_place(palette));
        let ground = palette.bg.scale_alpha(0.85);
        let whole = container(card).center(Length::Fill).style(theme::container::ground(ground));
        self.files.hovered.then(|| opaque(whole))
    }

    /// Toolbar, grid, digit keys and tool row, one below the other.
    fn left_side<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let look = look.with_tips_beside_panel();
        let lengths = look.layout.lengths;
        let above = look.with_tips(Side::Above);
        let inset = lengths.left + lengths.gutter;
        let indented = |element| row![space().width(inset), element];
        let grid = grid::view(&self.sight.grid, |touch| {
            Message::Act(match touch {
                Touch::Press(cell, None) => Act::Select(cell),
                Touch::Press(cell, Some(digit)) => Act::Play(Deed::Press(cell, digit)),
                Touch::PressAlso(cell) => Act::Choose(Choice::Toggle(cell)),
                Touch::PressUpTo(cell) => Act::Choose(Choice::UpTo(cell)),
                Touch::Brush(cell, digit) => Act::Play(Deed::Brush(cell, digit)),
                Touch::Sweep(from, to) => Act::Play(Deed::Sweep(from, to)),
            })
        });
        let grid = row![space().width(lengths.left), grid];
        let column: Column<'_, Message> = column![
            space().height(lengths.above_toolbar),
            indented(toolbar::view(self, look)),
            grid,
            // The outer line of the grid reaches one pixel over its edge.
            space().height(lengths.above_keys - grid::EDGE),
            row![digit_keys::eraser(self, inset, above), digit_keys::view(self, above)],
            space().height(lengths.above_tools),
            indented(tool_row::view(self, above)),
        ];
        column.width(look.layout.left_side).into()
    }
}
