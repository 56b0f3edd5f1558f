//! What is asked for on the grid, besides playing.

use iced::Task;

use super::{Board, Message};
use crate::action::BoardAction;
use crate::shared::Shared;
use duvod::generator::Symmetry;
use duvod::session::Command;

impl Board {
    /// Does what is asked for on the grid; where cells are joined, by the symmetry that is chosen for new puzzles.
    pub(crate) fn act(
        &mut self,
        shared: &mut Shared,
        action: BoardAction,
        chosen: Symmetry,
    ) -> Task<Message> {
        match action {
            BoardAction::Select(cell) => self.press_cell(shared, cell),
            BoardAction::Choose(choice) => self.choose(shared, choice),
            BoardAction::Extend(direction) => self.extend_selection(shared, direction),
            BoardAction::ClearJoined => Self::clear_joined(shared, chosen),
            BoardAction::Thin(by) => return Self::thin(shared, by, chosen),
            BoardAction::Complete(number) => Self::complete(shared, number),
            BoardAction::Repair(number) => shared.repair(number),
            BoardAction::ClearSolution => shared.apply(Command::ClearSolution),
            BoardAction::Solution(go) => return self.go_to_solution(shared, go),
            BoardAction::DrawSolution => return self.draw_solution(shared),
            BoardAction::TypeNumber => return Self::type_solution_number(shared),
            BoardAction::ToggleDifferences => self.toggle_differences(shared),
            BoardAction::ToggleLegend => self.toggle_legend(),
        }
        Task::none()
    }
}
