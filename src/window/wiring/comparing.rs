//! Two profiles compared: what is compared, and what comes of it.

use iced::Task;
use iced::widget::operation::snap_to;
use iced::widget::scrollable::RelativeOffset;

use crate::action::{Action, Go, Move, Page};
use crate::book::comparison::Named;
use crate::book::{ComparisonMessage as Asked, Contest, Message as BookMessage};
use crate::message::Message;
use crate::state::Window;
use crate::widget::reveal::{PAGE, UNFOLDED, reveal};

impl Window {
    /// The comparison that goes on, with its number. Who drives the window without running its tasks does it by hand, and
    /// sends what comes of it as [`Asked::Done`].
    pub fn contest(&self) -> Option<(u64, &Contest)> {
        self.book.comparison.running()
    }

    /// Which profiles there are, and which two of them are to be compared.
    pub(crate) fn compared_profiles(&self) -> Named {
        let all: Vec<String> =
            self.knowledge.profiles().map(|profile| profile.name.clone()).collect();
        let chosen = self.book.comparison.profiles(&all, &self.rules.profile);
        Named { all, chosen }
    }

    /// What would be compared, if the page is open and there is a puzzle.
    pub(crate) fn wanted_contest(&self) -> Option<Contest> {
        if !self.opened.shows(Page::Profiles) || !self.session.has_puzzle() {
            return None;
        }
        let Named { all, chosen } = self.compared_profiles();
        let [first, second] = chosen.map(|number| all.get(number).cloned());
        let profiles = [first?, second?];
        let puzzle = (self.session.geometry(), self.session.whole_puzzle());
        Some(Contest::new((&self.knowledge, &self.rules), puzzle, profiles))
    }

    /// Something happened where profiles are compared.
    pub(crate) fn update_comparison(&mut self, message: Asked) -> Task<Message> {
        let Named { all, .. } = self.compared_profiles();
        let comparison = &mut self.book.comparison;
        match message {
            Asked::Open(side) => comparison.open(side),
            Asked::Seek(sought) => {
                comparison.seek(sought);
                return reveal(UNFOLDED);
            }
            Asked::Choose(side, number) => {
                comparison.choose(side, all.get(number));
                let _ = comparison.leave_list();
                return self.compare_again();
            }
            Asked::Compare => {
                let _ = comparison.leave_list();
                return self.compare();
            }
            Asked::Cancel => _ = comparison.cancel(),
            Asked::Done(number, compared) => comparison.take(number, compared),
        }
        Task::none()
    }

    fn compare(&mut self) -> Task<Message> {
        let Some(contest) = self.wanted_contest() else { return Task::none() };
        let number = self.background.next_number();
        let task = self.book.comparison.start(number, contest);
        task.map(|done| Message::Book(BookMessage::Comparison(done)))
    }

    /// What another profile comes to is seen at once where profiles were compared before.
    fn compare_again(&mut self) -> Task<Message> {
        if !self.book.comparison.is_begun() {
            return Task::none();
        }
        let wanted = self.wanted_contest();
        let is_known = wanted.is_some_and(|wanted| self.book.comparison.found(&wanted).is_some());
        let _ = self.book.comparison.cancel();
        if is_known { Task::none() } else { self.compare() }
    }

    /// Compares with the profile that comes next in the list on the side that keys change, or at its end.
    fn compare_beside(&mut self, go: Go) -> Task<Message> {
        let Named { all, chosen } = self.compared_profiles();
        let (side, number) = self.book.comparison.beside(&all, chosen, go);
        self.book.comparison.choose(side, all.get(number));
        self.compare_again()
    }

    /// Does in the open page what a key asks for; `None` if it has nothing to do with it.
    pub(crate) fn act_in_comparison(&mut self, act: Action) -> Option<Task<Message>> {
        match act {
            Action::Escape
                if self.book.comparison.leave_list() || self.book.comparison.cancel() => {}
            Action::Escape => self.opened.page = None,
            Action::NextTab => self.book.comparison.turn_side(),
            Action::Go(go @ (Go::First | Go::Last)) if self.book.comparison.has_list() => {
                return Some(self.compare_beside(go));
            }
            Action::Move(to) => return Some(self.compare_beside(to.go())),
            Action::Puzzle(go) => return Some(self.scroll_page(go)),
            Action::MoveByBlock(Move::Down) => return Some(self.scroll_page(Go::On)),
            Action::MoveByBlock(Move::Up) => return Some(self.scroll_page(Go::Back)),
            Action::Go(Go::First) => return Some(snap_to(PAGE.list, RelativeOffset::START)),
            Action::Go(Go::Last) => return Some(snap_to(PAGE.list, RelativeOffset::END)),
            Action::Enter if self.book.comparison.leave_list() => {}
            Action::Enter if self.contest().is_none() => return Some(self.compare()),
            Action::Enter => {}
            _ => return None,
        }
        Some(Task::none())
    }
}
