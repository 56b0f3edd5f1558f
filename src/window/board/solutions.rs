//! Which of several solutions is shown, and where two of them differ.

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;

use super::{Board, Message};
use crate::action::Go;
use crate::board_view::NUMBER_FIELD;
use crate::cards::notices::Said;
use crate::play::at_hand::{browses, differs};
use crate::shared::Shared;
use duvod::message::words;
use duvod::session::{FoundSolutions, SeveralSolutions, Which};

impl Board {
    /// Forgets the solutions of another puzzle.
    pub(crate) fn forget_stale_solutions(&mut self, shared: &mut Shared) {
        if !browses(&shared.session) {
            self.sight.browsing.forget();
            let _ = shared.background.searching.leave();
        }
    }

    /// Moves to another solution.
    pub(crate) fn go_to_solution(&mut self, shared: &mut Shared, go: Go) -> Task<Message> {
        let Some(several) = shared.session.several_solutions() else { return Task::none() };
        let number = match (go, self.sight.browsing.number()) {
            (Go::First, _) | (Go::On, None) => 0,
            (Go::Back, Some(number)) => number.saturating_sub(1),
            (Go::On, Some(number)) => {
                several.last().map_or(number + 1, |last| last.min(number + 1))
            }
            (Go::Last, _) | (Go::Back, None) => {
                let Some(last) = several.last() else {
                    shared.notices.said = Some(Said::now(words::WindowLastSolutionUnknown.into()));
                    return Task::none();
                };
                last
            }
        };
        self.show_solution(shared, number)
    }

    fn show_solution(&mut self, shared: &mut Shared, number: u64) -> Task<Message> {
        if self.sight.browsing.show(number) {
            let _ = shared.background.searching.leave();
            return Task::none();
        }
        search_solution(shared, Which::Number(number))
    }

    /// Moves to a solution drawn by lot.
    pub(crate) fn draw_solution(&mut self, shared: &mut Shared) -> Task<Message> {
        if !browses(&shared.session) {
            return Task::none();
        }
        let which = self.sight.browsing.draw();
        search_solution(shared, which)
    }

    /// Takes what was found, if it is still waited for.
    pub(crate) fn solutions_found(
        &mut self,
        shared: &mut Shared,
        number: u64,
        found: Option<Box<FoundSolutions>>,
    ) {
        let search = shared.background.searching.end(number);
        let (Some(search), Some(found)) = (search, found) else { return };
        if !self.sight.browsing.take(search.which(), *found) {
            shared.notices.said = Some(Said::now(words::WindowNoSuchSolution.into()));
        }
    }

    /// The number that was typed is complete; numbers are counted from 1.
    pub(crate) fn solution_number_given(&mut self, shared: &mut Shared) -> Task<Message> {
        shared.notices.said = None;
        let typed = self.sight.browsing.typed.trim().parse::<u64>().ok();
        let last = shared.session.several_solutions().and_then(SeveralSolutions::last);
        match typed.and_then(|number| number.checked_sub(1)) {
            Some(number) if last.is_none_or(|last| number <= last) => {
                self.sight.browsing.typed.clear();
                // The keys move between solutions again.
                Task::batch([operate(unfocus()), self.show_solution(shared, number)])
            }
            _ => {
                shared.notices.said = Some(Said::now(words::WindowNoSuchSolution.into()));
                Task::none()
            }
        }
    }

    /// Lets the number of a solution be typed.
    pub(crate) fn type_solution_number(shared: &Shared) -> Task<Message> {
        if browses(&shared.session) { operation::focus(NUMBER_FIELD) } else { Task::none() }
    }

    /// Shows where two solutions differ, or stops showing it.
    pub(crate) fn toggle_differences(&mut self, shared: &mut Shared) {
        if differs(&shared.session) {
            let _ = self.leave_solution(shared);
            self.sight.differences = !self.sight.differences;
        }
    }

    /// Shows no solution any more; false if none was shown.
    pub(crate) fn leave_solution(&mut self, shared: &mut Shared) -> bool {
        let _ = shared.background.searching.leave();
        self.sight.browsing.leave()
    }

    /// Opens the legend where it is folded, or closes it.
    pub(crate) fn toggle_legend(&mut self) {
        self.sight.is_legend_open = !self.sight.is_legend_open;
    }
}

/// Looks for a solution.
fn search_solution(shared: &mut Shared, which: Which) -> Task<Message> {
    let search = shared.background.search(shared.session.solution_search(which));
    search.map(|(number, found)| Message::Found(number, found))
}
