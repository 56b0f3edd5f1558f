//! How the window moves between the solutions of a puzzle that has several.

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;

use crate::action::Go;
use crate::background::Pending;
use crate::board_view::NUMBER_FIELD;
use crate::cards::notices::Said;
use crate::message::Message;
use crate::play::at_hand::{browses, differs};
use crate::state::Window;
use duvod::message::words;
use duvod::session::{FoundSolutions, SeveralSolutions, SolutionSearch, Which};

impl Window {
    /// The search for a solution that is waited for, with the number of the work. Who drives the window without running its
    /// tasks does it by hand, and sends what was found as [`Message::SolutionsFound`].
    pub fn solution_search(&self) -> Option<(u64, &SolutionSearch)> {
        self.background.searching().map(Pending::waited)
    }

    /// Forgets the solutions of another puzzle.
    pub(crate) fn forget_stale_solutions(&mut self) {
        if !browses(&self.session) {
            self.sight.browsing.forget();
            self.background.leave_searching();
        }
    }

    /// Moves to another solution.
    pub(crate) fn go_to_solution(&mut self, go: Go) -> Task<Message> {
        let Some(several) = self.session.several_solutions() else { return Task::none() };
        let number = match (go, self.sight.browsing.number()) {
            (Go::First, _) | (Go::On, None) => 0,
            (Go::Back, Some(number)) => number.saturating_sub(1),
            (Go::On, Some(number)) => {
                several.last().map_or(number + 1, |last| last.min(number + 1))
            }
            (Go::Last, _) | (Go::Back, None) => {
                let Some(last) = several.last() else {
                    self.notices.said = Some(Said::now(words::WindowLastSolutionUnknown.into()));
                    return Task::none();
                };
                last
            }
        };
        self.show_solution(number)
    }

    fn show_solution(&mut self, number: u64) -> Task<Message> {
        if self.sight.browsing.show(number) {
            self.background.leave_searching();
            return Task::none();
        }
        self.search_solution(Which::Number(number))
    }

    /// Moves to a solution drawn by lot.
    pub(crate) fn draw_solution(&mut self) -> Task<Message> {
        if !browses(&self.session) {
            return Task::none();
        }
        let which = self.sight.browsing.draw();
        self.search_solution(which)
    }

    fn search_solution(&mut self, which: Which) -> Task<Message> {
        let search = self.background.search(self.session.solution_search(which));
        search.map(|(number, found)| Message::SolutionsFound(number, found))
    }

    /// Takes what was found, if it is still waited for.
    pub(crate) fn solutions_found(&mut self, number: u64, found: Option<Box<FoundSolutions>>) {
        let search = self.background.end_searching(number);
        let (Some(search), Some(found)) = (search, found) else { return };
        if !self.sight.browsing.take(search.which(), *found) {
            self.notices.said = Some(Said::now(words::WindowNoSuchSolution.into()));
        }
    }

    /// The number that was typed is complete; numbers are counted from 1.
    pub(crate) fn solution_number_given(&mut self) -> Task<Message> {
        self.notices.said = None;
        let typed = self.sight.browsing.typed.trim().parse::<u64>().ok();
        let last = self.session.several_solutions().and_then(SeveralSolutions::last);
        match typed.and_then(|number| number.checked_sub(1)) {
            Some(number) if last.is_none_or(|last| number <= last) => {
                self.sight.browsing.typed.clear();
                // The keys move between solutions again.
                Task::batch([operate(unfocus()), self.show_solution(number)])
            }
            _ => {
                self.notices.said = Some(Said::now(words::WindowNoSuchSolution.into()));
                Task::none()
            }
        }
    }

    /// Lets the number of a solution be typed.
    pub(crate) fn type_solution_number(&mut self) -> Task<Message> {
        if browses(&self.session) { operation::focus(NUMBER_FIELD) } else { Task::none() }
    }

    /// Shows where two solutions differ, or stops showing it.
    pub(crate) fn toggle_differences(&mut self) -> Task<Message> {
        if differs(&self.session) {
            let _ = self.leave_solution();
            self.sight.differences = !self.sight.differences;
        }
        Task::none()
    }

    /// Shows no solution any more; false if none was shown.
    pub(crate) fn leave_solution(&mut self) -> bool {
        self.background.leave_searching();
        self.sight.browsing.leave()
    }
}
