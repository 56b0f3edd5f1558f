//! Which cells are selected, and which digit stands out.

use super::Board;
use crate::action::Move;
use crate::play::at_hand::has_use_for_several;
use crate::shared::{Request, Shared};
use duvod::grid::{Cell, Digit};
use duvod::session::{Command, SelectionChange};

impl Board {
    /// Shows the digit wherever it stands, or no longer.
    pub(crate) fn show_digit(&mut self, digit: Digit) {
        self.sight.toggle_digit(digit);
    }

    /// A filled cell was pressed: its digit is shown in place of the one that was asked for.
    pub(super) fn light(&mut self, shared: &mut Shared, cell: Cell) {
        if self.play.lights(cell, &shared.session) {
            self.sight.filter = None;
        }
    }

    /// Moves the selection to the next cell in this direction, or to the next block.
    pub(crate) fn move_selection(shared: &mut Shared, to: Move, by_block: bool) {
        let stride = shared.session.geometry().strides();
        let (width, height) = (stride.width.cast_signed(), stride.height.cast_signed());
        let (across, down) = if by_block { (width, height) } else { (1, 1) };
        let (columns, rows) = to.offset();
        shared.apply(Command::Move { columns: columns * across, rows: rows * down });
    }

    /// Selects the next cell that can be filled, if the selection goes on.
    pub(crate) fn step_on(&mut self, shared: &mut Shared, from: Cell) {
        if let Some(next) = self.play.next_cell(from, &shared.session) {
            shared.apply(Command::Select(Some(next)));
        }
    }

    /// Selects cells besides the selected one, or just the one that was meant where nothing can be done to several.
    pub(crate) fn choose(&mut self, shared: &mut Shared, choice: SelectionChange) {
        match choice {
            SelectionChange::Toggle(cell)
            | SelectionChange::Add(cell)
            | SelectionChange::UpTo(cell)
            | SelectionChange::Same(cell)
                if !has_use_for_several(&shared.session) =>
            {
                self.select(shared, cell);
            }
            choice => shared.apply(Command::Choose(choice)),
        }
    }

    /// Selects more cells in this direction.
    pub(crate) fn extend_selection(&mut self, shared: &mut Shared, direction: Move) {
        let (columns, rows) = direction.offset();
        self.choose(shared, SelectionChange::Reach { columns, rows });
    }

    /// A cell was pressed: it is selected, and if it is selected already, it is asked why it holds its digit.
    pub(crate) fn select(&mut self, shared: &mut Shared, cell: Cell) {
        self.play.stroke = None;
        let is_selected = shared.session.selected() == Some(cell);
        shared.apply(Command::Select(Some(cell)));
        if is_selected {
            shared.ask(Request::PressedAgain);
        }
    }

    /// The place of a pencil mark was pressed once the puzzle is solved. In the selected cell, where pencil marks are seen,
    /// this asks about its digit; else it selects the cell.
    pub(crate) fn candidate(&mut self, shared: &mut Shared, cell: Cell, digit: Digit) {
        let is_asked = shared.session.trace().is_some()
            && shared.session.selected() == Some(cell)
            && self.sight.grid.shows_pencil_marks(cell);
        if is_asked {
            shared.ask(Request::AskAbout(cell, digit));
        } else {
            self.select(shared, cell);
        }
    }
}
