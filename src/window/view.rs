//! The window as a whole: the top bar, the grid with what belongs to it, the panel.

use iced::widget::{Column, column, container, row, space, stack};
use iced::{Element, Length};

use super::message::{Act, Message};
use super::place::Place;
use super::play::Deed;
use super::state::Window;
use super::{book, digit_keys, grid, menu, page, panel, theme, tool_row, toolbar, top_bar};

impl Window {
    /// What is on the screen.
    pub fn view(&self) -> Element<'_, Message> {
        let look = self.look();
        let body = match (self.place, self.page) {
            (Place::RuleBook, _) => book::view(self, look),
            (Place::Grid, Some(open)) => {
                row![self.left_side(), page::view(self, open, look)].into()
            }
            (Place::Grid, None) => row![self.left_side(), panel::view(self, look)].into(),
        };
        let page = column![top_bar::view(self, look), body];
        let page = container(page).width(Length::Fill).height(Length::Fill);
        let page = page.style(theme::container::ground(look.palette.bg));
        stack![page].push(menu::view(self, look)).into()
    }

    /// Toolbar, grid, digit keys and tool row, one below the other.
    fn left_side(&self) -> Element<'_, Message> {
        let look = self.look();
        let lengths = look.layout.lengths;
        let inset = lengths.left + lengths.gutter;
        let indented = |element| row![space().width(inset), element];
        let grid = grid::view(&self.grid, |cell, digit| {
            let press = |digit| Act::Play(Deed::Press(cell, digit));
            Message::Act(digit.map_or(Act::Select(cell), press))
        });
        let grid = row![space().width(lengths.left), grid];
        let column: Column<'_, Message> = column![
            space().height(lengths.above_toolbar),
            indented(toolbar::view(self, look)),
            grid,
            // The outer line of the grid reaches one pixel over its edge.
            space().height(lengths.above_keys - grid::EDGE),
            indented(digit_keys::view(self, look)),
            space().height(lengths.above_tools),
            indented(tool_row::view(self, look)),
        ];
        column.width(look.layout.left_side).into()
    }
}
