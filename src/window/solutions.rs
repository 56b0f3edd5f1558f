//! How the window moves between the solutions of a puzzle that has several.

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;

use super::act::Go;
use super::background::Awaited;
use super::message::Message;
use super::state::{Said, Window};
use crate::grid::Board;
use crate::message::Message as Words;
use crate::search::Solution;
use crate::session::{FoundSolutions, SeveralSolutions, SolutionSearch, Which};

/// The name of the field for the number of a solution.
pub(crate) const NUMBER_FIELD: &str = "solution-number";

/// The solutions that are at hand, and the one that is shown.
#[derive(Debug, Default)]
pub(crate) struct Browsing {
    /// The number of the first solution at hand, from 0, and the solutions from there.
    page: (u64, Vec<Solution>),
    /// The one that is shown.
    shown: Option<Shown>,
    /// The search that is waited for.
    searching: Option<(u64, SolutionSearch, Awaited)>,
    /// What was drawn last.
    seed: u64,
    /// The number that is being typed.
    pub(crate) typed: String,
}

/// A solution that is shown.
#[derive(Clone, Debug)]
struct Shown {
    /// Its number from 0; none if it was drawn.
    number: Option<u64>,
    solution: Solution,
}

impl Browsing {
    /// The number of the solution that is shown, from 0, if it has one.
    pub(crate) fn number(&self) -> Option<u64> {
        self.shown.as_ref()?.number
    }

    /// The solution that is shown.
    pub(crate) fn solution(&self) -> Option<&Solution> {
        self.shown.as_ref().map(|shown| &shown.solution)
    }

    /// Whether one is being looked for.
    pub(crate) fn is_searching(&self) -> bool {
        self.searching.is_some()
    }

    /// The solution with this number, if it is at hand.
    fn at_hand(&self, number: u64) -> Option<Solution> {
        let place = number.checked_sub(self.page.0)?;
        self.page.1.get(usize::try_from(place).ok()?).cloned()
    }
}

impl Window {
    /// The search for a solution that is waited for, with the number of the work. Who drives the window without running its
    /// tasks does it by hand, and sends what was found as [`Message::SolutionsFound`].
    pub fn solution_search(&self) -> Option<(u64, &SolutionSearch)> {
        self.browsing.searching.as_ref().map(|(number, search, _)| (*number, search))
    }

    /// Whether there are solutions to move between.
    pub(crate) fn browses(&self) -> bool {
        self.session.several_solutions().is_some()
    }

    /// Forgets the solutions of another puzzle.
    pub(crate) fn forget_stale_solutions(&mut self) {
        if !self.browses() {
            self.browsing = Browsing { seed: self.browsing.seed, ..Browsing::default() };
        }
    }

    /// Moves to another solution.
    pub(crate) fn go_to_solution(&mut self, go: Go) -> Task<Message> {
        let Some(several) = self.session.several_solutions() else { return Task::none() };
        let number = match (go, self.browsing.number()) {
            (Go::First, _) | (Go::On, None) => 0,
            (Go::Back, Some(number)) => number.saturating_sub(1),
            (Go::On, Some(number)) => {
                several.last().map_or(number + 1, |last| last.min(number + 1))
            }
            (Go::Last, _) | (Go::Back, None) => {
                let Some(last) = several.last() else {
                    self.said = Some(Said::now(Words::new("window-last-solution-unknown")));
                    return Task::none();
                };
                last
            }
        };
        self.show_solution(number)
    }

    fn show_solution(&mut self, number: u64) -> Task<Message> {
        if let Some(solution) = self.browsing.at_hand(number) {
            self.browsing.shown = Some(Shown { number: Some(number), solution });
            self.browsing.searching = None;
            return Task::none();
        }
        self.search_solution(Which::Number(number))
    }

    /// Moves to a solution drawn by lot.
    pub(crate) fn draw_solution(&mut self) -> Task<Message> {
        if !self.browses() {
            return Task::none();
        }
        self.browsing.seed += 1;
        self.search_solution(Which::Random(self.browsing.seed))
    }

    fn search_solution(&mut self, which: Which) -> Task<Message> {
        let search = self.session.solution_search(which);
        self.runs += 1;
        let number = self.runs;
        let run = search.clone();
        let (work, task) = Awaited::start(move |cancelled| run.run(cancelled));
        self.browsing.searching = Some((number, search, work));
        task.map(move |found| Message::SolutionsFound(number, found.flatten().map(Box::new)))
    }

    /// Takes what was found, if it is still waited for.
    pub(crate) fn solutions_found(&mut self, number: u64, found: Option<Box<FoundSolutions>>) {
        let search = self.browsing.searching.take_if(|(waited, ..)| *waited == number);
        let (Some((_, search, _)), Some(found)) = (search, found) else { return };
        self.browsing.shown =
            if let (Which::Number(wanted), Some(from)) = (search.which(), found.from) {
                self.browsing.page = (from, found.solutions);
                let at_hand = self.browsing.at_hand(wanted);
                if at_hand.is_none() {
                    self.said = Some(Said::now(Words::new("window-no-such-solution")));
                }
                at_hand.map(|solution| Shown { number: Some(wanted), solution })
            } else {
                let drawn = found.solutions.into_iter().next();
                drawn.map(|solution| Shown { number: None, solution })
            };
    }

    /// The number that was typed is complete; numbers are counted from 1.
    pub(crate) fn solution_number_given(&mut self) -> Task<Message> {
        self.said = None;
        let typed = self.browsing.typed.trim().parse::<u64>().ok();
        let last = self.session.several_solutions().and_then(SeveralSolutions::last);
        match typed.and_then(|number| number.checked_sub(1)) {
            Some(number) if last.is_none_or(|last| number <= last) => {
                self.browsing.typed.clear();
                // The keys move between solutions again.
                Task::batch([operate(unfocus()), self.show_solution(number)])
            }
            _ => {
                self.said = Some(Said::now(Words::new("window-no-such-solution")));
                Task::none()
            }
        }
    }

    /// Lets the number of a solution be typed.
    pub(crate) fn type_solution_number(&mut self) -> Task<Message> {
        if self.browses() { operation::focus(NUMBER_FIELD) } else { Task::none() }
    }

    /// Shows where two solutions differ, or stops showing it.
    pub(crate) fn toggle_differences(&mut self) -> Task<Message> {
        if self.differs() {
            let _ = self.leave_solution();
            self.differences = !self.differences;
        }
        Task::none()
    }

    /// Whether the grid shows what is possible where solutions differ, and neither a solution nor a step.
    pub(crate) fn shows_possible(&self) -> bool {
        let is_walked =
            self.finding_card.proof.as_ref().is_some_and(|proof| proof.place().is_some());
        self.differences && self.browsing.solution().is_none() && !is_walked
    }

    /// Shows no solution any more; false if none was shown.
    pub(crate) fn leave_solution(&mut self) -> bool {
        self.browsing.searching = None;
        self.browsing.shown.take().is_some()
    }

    /// The digits at hand with those of the solution that is shown.
    pub(crate) fn board_with_solution(&self) -> Option<Board> {
        let solution = self.browsing.solution()?;
        let mut board = self.session.puzzle().clone();
        for (cell, digit) in solution.cells() {
            if board.entry(cell).digit().is_none() {
                board.set(cell, crate::grid::Entry::Placed(digit));
            }
        }
        Some(board)
    }
}
