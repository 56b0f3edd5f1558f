//! All solutions of a puzzle as a list: found in the background, gone through, and saved.

use iced::Task;
use iced::widget::operation::scroll_to;
use iced::widget::scrollable::AbsoluteOffset;

use crate::action::{Action, Go, Move, Page};
use crate::background::{Listing, Pending};
use crate::cards::question::works_everywhere;
use crate::files::Aside;
use crate::message::Message;
use crate::play::at_hand::browses;
use crate::solutions::{Extent, Message as Asked, Solutions, row_height};
use crate::state::Window;
use crate::widget::reveal::PAGE;

/// No more solutions than these are listed.
pub(crate) const MOST: usize = 100_000;

/// What the file of all solutions may be called.
const NAME: &str = "solutions.txt";

impl Window {
    /// The solutions that are being listed, with the number of the work. Who drives the window without running its tasks
    /// does it by hand, and sends its end as [`Asked::Ended`].
    pub fn solution_listing(&self) -> Option<(u64, &Listing)> {
        self.background.listing().map(Pending::waited)
    }

    /// Something happened in the list of solutions.
    pub(crate) fn update_solutions(&mut self, message: Asked) -> Task<Message> {
        match message {
            Asked::Press(number) => return self.choose_solution(number),
            Asked::Scrolled(viewport) => self.solutions.scrolled(&viewport),
            Asked::List => return self.list_solutions(),
            Asked::Stop => self.stop_listing(),
            Asked::Ended(number) => {
                self.look_at_solutions();
                if self.background.end_listing(number) {
                    self.solutions.extent = Extent::All;
                    return if self.solutions.saves { self.save_listed() } else { Task::none() };
                }
            }
            Asked::Save => return self.save_listed(),
        }
        Task::none()
    }

    /// What the page begins with once it is opened: the solution that is shown, and all of them if they are not listed yet.
    pub(crate) fn open_solutions(&mut self) -> Task<Message> {
        let number = self.sight.browsing.number().and_then(|number| usize::try_from(number).ok());
        self.solutions.chosen = number.unwrap_or(0);
        self.solutions.open();
        let list = match self.solutions.extent {
            Extent::Nothing => self.list_solutions(),
            _ => Task::none(),
        };
        let chosen = self.choose_solution(self.solutions.chosen);
        Task::batch([list, chosen])
    }

    fn list_solutions(&mut self) -> Task<Message> {
        self.solutions.begin();
        let task = self.background.list(Listing::new(self.session.solution_list(MOST)));
        task.map(|number| Message::Solutions(Asked::Ended(number)))
    }

    /// Lists all solutions, and saves them.
    pub(crate) fn save_solutions(&mut self) -> Task<Message> {
        if !browses(&self.session) {
            return Task::none();
        }
        if self.solutions.extent == Extent::All {
            return self.save_listed();
        }
        if self.solutions.extent == Extent::Stopped {
            self.solutions = Solutions::default();
        }
        self.solutions.saves = true;
        if self.opened.shows(Page::Solutions) {
            return Task::none();
        }
        self.toggle_page(Page::Solutions)
    }

    /// Asks for a file for the solutions.
    fn save_listed(&mut self) -> Task<Message> {
        self.solutions.saves = false;
        if self.solutions.found().is_empty() {
            return Task::none();
        }
        let bytes = self.solutions.lines().as_bytes().into();
        self.files.aside = Some(Aside::Exported { bytes, name: Some(NAME), ending: "txt" });
        self.ask_where_to_save()
    }

    fn stop_listing(&mut self) {
        self.look_at_solutions();
        if self.background.leave_listing() {
            (self.solutions.extent, self.solutions.saves) = (Extent::Stopped, false);
        }
    }

    /// Takes what was found by now. Nothing is looked for that is not seen.
    pub(crate) fn look_at_solutions(&mut self) {
        if !browses(&self.session) {
            let _ = self.background.leave_listing();
            self.solutions = Solutions::default();
            self.opened.close(Page::Solutions);
            return;
        }
        let Some(listing) = self.background.listing() else { return };
        let batches = listing.asked().inbox.take();
        let is_first = self.solutions.shown().is_none();
        self.solutions.take(batches);
        if is_first {
            self.show_chosen_solution();
        }
    }

    /// Nothing is listed any more once the page is left.
    pub(crate) fn leave_listing_unseen(&mut self) {
        if self.background.listing().is_some() && !self.opened.shows(Page::Solutions) {
            self.stop_listing();
        }
    }

    fn show_chosen_solution(&mut self) {
        if !self.opened.shows(Page::Solutions) {
            return;
        }
        if let Some(solution) = self.solutions.shown().cloned() {
            self.background.leave_searching();
            self.sight.browsing.put(self.solutions.chosen as u64, solution);
        }
    }

    /// Shows the solution with this number, from 0, on the grid, and its row in the list.
    fn choose_solution(&mut self, number: usize) -> Task<Message> {
        let last = self.solutions.found().len().saturating_sub(1);
        if self.solutions.extent != Extent::Going || number < last {
            self.solutions.chosen = number.min(last);
        }
        self.show_chosen_solution();
        let row = row_height(self.look().reading());
        let offset = self.solutions.reveal(row);
        offset.map_or_else(Task::none, |y| {
            scroll_to(PAGE.list, AbsoluteOffset { x: None, y: Some(y) })
        })
    }

    /// Does in the list of solutions what a key asks for; `None` if the list has nothing to do with it.
    pub(crate) fn act_in_solutions(&mut self, act: Action) -> Option<Task<Message>> {
        let page = self.solutions.screenful(row_height(self.look().reading()));
        let (at, last) = (self.solutions.chosen, self.solutions.found().len().saturating_sub(1));
        let next = match act {
            Action::Escape if self.background.listing().is_some() => {
                self.stop_listing();
                return Some(Task::none());
            }
            Action::Escape | Action::Enter => {
                self.opened.page = None;
                return Some(Task::none());
            }
            Action::Move(Move::Up) | Action::Solution(Go::Back) => at.saturating_sub(1),
            Action::Move(Move::Down) | Action::Solution(Go::On) => at + 1,
            Action::Puzzle(Go::Back) => at.saturating_sub(page),
            Action::Puzzle(Go::On) => at + page,
            Action::Go(Go::First) | Action::Solution(Go::First) => 0,
            Action::Go(Go::Last) | Action::Solution(Go::Last) => last,
            act if works_everywhere(act) => return None,
            Action::SaveSolutions | Action::Open(_) | Action::Set(..) => return None,
            _ => return Some(Task::none()),
        };
        Some(self.choose_solution(next.min(last)))
    }
}
