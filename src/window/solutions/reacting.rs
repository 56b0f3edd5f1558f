//! All solutions of a puzzle as a list: found in the background, gone through, and saved.

use iced::Task;

use super::{Extent, Message, Solutions, row_height};
use crate::action::{Action, BoardAction, Go, Move, Page, PageAction};
use crate::background::Listing;
use crate::cards::question::works_everywhere;
use crate::play::at_hand::browses;
use crate::shared::{Request, Shared};
use crate::sources::Aside;
use crate::widget::reveal::{PAGE, scroll_to};

/// No more solutions than these are listed.
pub(crate) const MOST: usize = 100_000;

/// What the file of all solutions may be called.
const NAME: &str = "solutions.txt";

impl Solutions {
    /// Something happened in the list of solutions.
    pub(crate) fn react(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        match message {
            Message::Press(number) => return self.choose_solution(shared, number),
            Message::Scrolled(viewport) => self.scrolled(&viewport),
            Message::List => return self.list_solutions(shared),
            Message::Stop => self.stop_listing(shared),
            Message::Ended(number) => {
                self.look_at_solutions(shared);
                if shared.background.listing.end(number).is_some() {
                    self.extent = Extent::All;
                    return if self.saves { self.save_listed(shared) } else { Task::none() };
                }
            }
            Message::Save => return self.save_listed(shared),
        }
        Task::none()
    }

    /// What the page begins with once it is opened: the solution that is shown, and all of them if they are not listed yet.
    pub(crate) fn begin_page(&mut self, shared: &mut Shared, shown: Option<u64>) -> Task<Message> {
        let number = shown.and_then(|number| usize::try_from(number).ok());
        self.chosen = number.unwrap_or(0);
        self.open();
        let list = match self.extent {
            Extent::Nothing => self.list_solutions(shared),
            _ => Task::none(),
        };
        let chosen = self.choose_solution(shared, self.chosen);
        Task::batch([list, chosen])
    }

    /// Begins to list them.
    fn list_solutions(&mut self, shared: &mut Shared) -> Task<Message> {
        self.begin();
        let task = shared.background.list(Listing::new(shared.session.solution_list(MOST)));
        task.map(Message::Ended)
    }

    /// Lists all solutions, and saves them.
    pub(crate) fn save_solutions(&mut self, shared: &mut Shared) -> Task<Message> {
        if !browses(&shared.session) {
            return Task::none();
        }
        if self.extent == Extent::All {
            return self.save_listed(shared);
        }
        if self.extent == Extent::Stopped {
            *self = Self::default();
        }
        self.saves = true;
        if shared.opened.shows(Page::Solutions) {
            return Task::none();
        }
        shared.ask(Request::Page(Page::Solutions));
        Task::none()
    }

    /// Asks for a file for the solutions.
    fn save_listed(&mut self, shared: &mut Shared) -> Task<Message> {
        self.saves = false;
        if self.found().is_empty() {
            return Task::none();
        }
        shared.ask(Request::Save(Aside::text(self.lines(), NAME)));
        Task::none()
    }

    /// Stops listing them.
    fn stop_listing(&mut self, shared: &mut Shared) {
        self.look_at_solutions(shared);
        if shared.background.listing.leave() {
            (self.extent, self.saves) = (Extent::Stopped, false);
        }
    }

    /// Takes what was found by now. Nothing is looked for that is not seen.
    pub(crate) fn look_at_solutions(&mut self, shared: &mut Shared) {
        if !browses(&shared.session) {
            let _ = shared.background.listing.leave();
            *self = Self::default();
            shared.opened.close(Page::Solutions);
            return;
        }
        let Some(listing) = shared.background.listing.asked() else { return };
        let batches = listing.inbox.take();
        let is_first = self.shown().is_none();
        self.take(batches);
        if is_first {
            self.show_chosen_solution(shared);
        }
    }

    /// Nothing is listed any more once the page is left.
    pub(crate) fn leave_listing_unseen(&mut self, shared: &mut Shared) {
        if shared.background.listing.is_going() && !shared.opened.shows(Page::Solutions) {
            self.stop_listing(shared);
        }
    }

    /// Shows the chosen one on the grid.
    fn show_chosen_solution(&mut self, shared: &mut Shared) {
        if !shared.opened.shows(Page::Solutions) {
            return;
        }
        if let Some(solution) = self.shown().cloned() {
            let _ = shared.background.searching.leave();
            shared.ask(Request::ShowSolution(self.chosen as u64, solution));
        }
    }

    /// Shows the solution with this number, from 0, on the grid, and its row in the list.
    fn choose_solution(&mut self, shared: &mut Shared, number: usize) -> Task<Message> {
        let last = self.found().len().saturating_sub(1);
        if self.extent != Extent::Going || number < last {
            self.chosen = number.min(last);
        }
        self.show_chosen_solution(shared);
        let row = row_height(shared.look().reading());
        let offset = self.reveal(row);
        offset.map_or_else(Task::none, |y| scroll_to(PAGE, y))
    }

    /// Does in the list of solutions what a key asks for; `None` if the list has nothing to do with it.
    pub(crate) fn key(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        let page = self.screenful(row_height(shared.look().reading()));
        let (at, last) = (self.chosen, self.found().len().saturating_sub(1));
        let next = match act {
            Action::Escape if shared.background.listing.is_going() => {
                self.stop_listing(shared);
                return Some(Task::none());
            }
            Action::Escape | Action::Enter => {
                shared.opened.page = None;
                return Some(Task::none());
            }
            Action::Move(Move::Up) | Action::Board(BoardAction::Solution(Go::Back)) => {
                at.saturating_sub(1)
            }
            Action::Move(Move::Down) | Action::Board(BoardAction::Solution(Go::On)) => at + 1,
            Action::Puzzle(Go::Back) => at.saturating_sub(page),
            Action::Puzzle(Go::On) => at + page,
            Action::Go(Go::First) | Action::Board(BoardAction::Solution(Go::First)) => 0,
            Action::Go(Go::Last) | Action::Board(BoardAction::Solution(Go::Last)) => last,
            act if works_everywhere(act) => return None,
            Action::Page(PageAction::SaveSolutions) | Action::Open(_) | Action::Set(..) => {
                return None;
            }
            _ => return Some(Task::none()),
        };
        Some(self.choose_solution(shared, next.min(last)))
    }
}
