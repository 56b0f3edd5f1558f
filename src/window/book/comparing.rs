//! Two profiles compared: what is compared, and what comes of it.

use iced::Task;
use iced::widget::operation::snap_to;
use iced::widget::scrollable::RelativeOffset;

use super::comparison::Named;
use super::{Book, ComparisonMessage, Contest, Message};
use crate::action::{Action, Go, Move, Page};
use crate::shared::Shared;
use crate::widget::reveal::{PAGE, UNFOLDED, reveal};

impl Book {
    /// The comparison that goes on, with its number. Who drives the window without running its tasks does it by hand, and
    /// sends what comes of it as [`ComparisonMessage::Done`].
    pub(crate) fn contest(&self) -> Option<(u64, &Contest)> {
        self.comparison.running()
    }

    /// Which profiles there are, and which two of them are to be compared.
    pub(crate) fn compared_profiles(&self, shared: &Shared) -> Named {
        let all: Vec<String> =
            shared.knowledge.profiles().map(|profile| profile.name.clone()).collect();
        let chosen = self.comparison.profiles(&all, &shared.rules.profile);
        Named { all, chosen }
    }

    /// What would be compared, if the page is open and there is a puzzle.
    pub(crate) fn wanted_contest(&self, shared: &Shared) -> Option<Contest> {
        if !shared.opened.shows(Page::Profiles) || !shared.session.has_puzzle() {
            return None;
        }
        let Named { all, chosen } = self.compared_profiles(shared);
        let [first, second] = chosen.map(|number| all.get(number).cloned());
        let profiles = [first?, second?];
        let puzzle = (shared.session.geometry(), shared.session.whole_puzzle());
        Some(Contest::new((&shared.knowledge, &shared.rules), puzzle, profiles))
    }

    /// Something happened where profiles are compared.
    pub(crate) fn update_comparison(
        &mut self,
        shared: &mut Shared,
        message: ComparisonMessage,
    ) -> Task<Message> {
        let Named { all, .. } = self.compared_profiles(shared);
        let comparison = &mut self.comparison;
        match message {
            ComparisonMessage::Open(side) => comparison.open(side),
            ComparisonMessage::Seek(sought) => {
                comparison.seek(sought);
                return reveal(UNFOLDED);
            }
            ComparisonMessage::Choose(side, number) => {
                comparison.choose(side, all.get(number));
                let _ = comparison.leave_list();
                return self.compare_again(shared);
            }
            ComparisonMessage::Compare => {
                let _ = comparison.leave_list();
                return self.compare(shared);
            }
            ComparisonMessage::Cancel => _ = comparison.cancel(),
            ComparisonMessage::Done(number, compared) => comparison.take(number, compared),
        }
        Task::none()
    }

    fn compare(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some(contest) = self.wanted_contest(shared) else { return Task::none() };
        let number = shared.background.next_number();
        let task = self.comparison.start(number, contest);
        task.map(Message::Comparison)
    }

    /// What another profile comes to is seen at once where profiles were compared before.
    fn compare_again(&mut self, shared: &mut Shared) -> Task<Message> {
        if !self.comparison.is_begun() {
            return Task::none();
        }
        let wanted = self.wanted_contest(shared);
        let is_known = wanted.is_some_and(|wanted| self.comparison.found(&wanted).is_some());
        let _ = self.comparison.cancel();
        if is_known { Task::none() } else { self.compare(shared) }
    }

    /// Compares with the profile that comes next in the list on the side that keys change, or at its end.
    fn compare_beside(&mut self, shared: &mut Shared, go: Go) -> Task<Message> {
        let Named { all, chosen } = self.compared_profiles(shared);
        let (side, number) = self.comparison.beside(&all, chosen, go);
        self.comparison.choose(side, all.get(number));
        self.compare_again(shared)
    }

    /// Does in the open page what a key asks for; `None` if it has nothing to do with it.
    pub(crate) fn act_in_comparison(
        &mut self,
        shared: &mut Shared,
        act: Action,
    ) -> Option<Task<Message>> {
        match act {
            Action::Escape if self.comparison.leave_list() || self.comparison.cancel() => {}
            Action::Escape => shared.opened.page = None,
            Action::NextTab => self.comparison.turn_side(),
            Action::Go(go @ (Go::First | Go::Last)) if self.comparison.has_list() => {
                return Some(self.compare_beside(shared, go));
            }
            Action::Move(to) => return Some(self.compare_beside(shared, to.go())),
            Action::Puzzle(go) => return Some(shared.scroll_page(go)),
            Action::MoveByBlock(Move::Down) => return Some(shared.scroll_page(Go::On)),
            Action::MoveByBlock(Move::Up) => return Some(shared.scroll_page(Go::Back)),
            Action::Go(Go::First) => return Some(snap_to(PAGE.list, RelativeOffset::START)),
            Action::Go(Go::Last) => return Some(snap_to(PAGE.list, RelativeOffset::END)),
            Action::Enter if self.comparison.leave_list() => {}
            Action::Enter if self.contest().is_none() => return Some(self.compare(shared)),
            Action::Enter => {}
            _ => return None,
        }
        Some(Task::none())
    }
}
