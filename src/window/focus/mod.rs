//! What has the keyboard, and what is shown beside the grid: what is new there is seen from its top, and answered by keys.
//!
//! A question may be asked by a card, by a slip that the panel tells of, or by the rule book about a profile. Here is which of
//! them it is, compared before and after what happened.

use std::mem::Discriminant;

use iced::Task;

use super::action::{MainView, Page, Tab};
use super::book::Book;
use super::cards::card::Card;
use super::cards::notices::Said;
use super::cards::question::{Asked, Question};
use super::panel::answers::Answers;
use super::panel::slip::{Slip, slip};
use super::practice::Practice;
use super::shared::Shared;
use super::widget::reveal::{PANEL, to_top};
use duvod::message::Message as Words;
use duvod::session::Mode;

/// What is shown beside the grid: a page, or what a tab says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    /// A page.
    Page(Page),
    /// What a tab says of a puzzle that is solved, or is not.
    Tab(Tab, bool),
    /// The list of all steps.
    Steps,
    /// The review of the game.
    Review,
    /// The card of what is practised, of the exercise with this number.
    Practice(u64),
}

/// What was open before something happened.
pub(crate) struct Before {
    card: Option<Discriminant<Card>>,
    finding: bool,
    slip: Option<Slip>,
    content: Content,
}

/// What may ask for an answer besides the cards.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    pub(crate) answers: &'a Answers,
    pub(crate) book: &'a Book,
    pub(crate) practice: &'a Practice,
}

impl Asking<'_> {
    /// The question that is to be answered where one is; a page hides those above the panel.
    pub(crate) fn question(self, shared: &Shared) -> Option<Question> {
        if shared.opened.place == MainView::Grid && shared.opened.page.is_some() {
            return None;
        }
        if let Some(card) = &self.book.card
            && shared.opened.place == MainView::RuleBook
        {
            return Some(card.question());
        }
        let (card, mode) = (shared.notices.card.as_ref(), shared.session.mode());
        let of_card = card.and_then(|card| Question::of_card(card, mode));
        // Where something is practised no card tells of a slip.
        let of_slip = || {
            let slip = slip(&shared.session, self.answers, card)?;
            Some(slip.question(shared.session.geometry()))
        };
        of_card.or_else(|| if self.practice.is_on() { None } else { of_slip() })
    }

    /// Whether everything waits for an answer.
    pub(crate) fn waits(self, shared: &Shared) -> bool {
        self.question(shared).is_some_and(|question| question.waits)
    }

    /// Whether letters belong to a text that is typed beside the grid: one that is looked for in a list, or a path.
    pub(crate) fn takes_text(self, shared: &Shared) -> bool {
        shared.opened.shows(Page::Puzzles)
            || self.question(shared).is_some_and(|asked| asked.answers.is_empty())
    }

    /// What is shown beside the grid.
    fn content(self, shared: &Shared) -> Content {
        let session = &shared.session;
        match shared.opened.page {
            Some(open) => Content::Page(open.page),
            None if let Some(running) = &self.practice.running => {
                Content::Practice(running.course.lot().1)
            }
            None if self.answers.reviews(session) => Content::Review,
            None if self.answers.lists_steps(session) => Content::Steps,
            None => Content::Tab(self.answers.tab, session.mode() == Mode::Explaining),
        }
    }

    /// What is open before something happens.
    pub(crate) fn before(self, shared: &Shared) -> Before {
        Before {
            card: shared.notices.card.as_ref().map(std::mem::discriminant),
            finding: shared.session.finding().is_some(),
            slip: slip(&shared.session, self.answers, shared.notices.card.as_ref()),
            content: self.content(shared),
        }
    }

    /// Whether the panel shows something else than before. What is opened is seen from its top.
    pub(crate) fn shows_other(self, shared: &Shared, before: &Before) -> bool {
        self.content(shared) != before.content
    }

    /// What is new is seen, and has the keyboard: the first button of a question, which is noted. Whether the cards above the
    /// panel are to be seen, and whether a page gave way to them.
    pub(crate) fn move_focus<M: Send + 'static>(
        self,
        shared: &mut Shared,
        before: &Before,
    ) -> (Task<M>, bool) {
        let now = self.before(shared);
        let is_new = now.card.is_some() && now.card != before.card;
        let is_slip = now.slip.is_some() && now.slip != before.slip;
        let question = self.question(shared);
        if question != shared.opened.asked.question {
            // An offer that was there before does not take the keyboard again.
            let asks = |question: &&Question| question.waits || is_new || is_slip;
            let chosen = question.as_ref().filter(asks).map(|_| 0);
            shared.opened.asked = Asked { question, chosen };
        }
        let is_found = now.finding && !before.finding;
        let scrolls = (is_new || is_found || is_slip) && self.answers.scrolls_cards(shared);
        let seen = if scrolls { to_top(PANEL) } else { Task::none() };
        let is_page = |content| matches!(content, Content::Page(_));
        (seen, is_page(before.content) && !is_page(now.content))
    }

    /// Says what came of looking for mistakes.
    pub(crate) fn tell_checked(self, shared: &mut Shared, words: Words, fine: bool) {
        // A card says the same.
        let slip = || slip(&shared.session, self.answers, shared.notices.card.as_ref());
        let is_told =
            !fine && shared.opened.is_at_grid() && matches!(slip(), Some(Slip::Mistakes { .. }));
        let said = if fine { Said::good(words) } else { Said::bad(words) };
        shared.notices.said = (!is_told).then_some(said);
        if !fine {
            // Who looks for mistakes again wants to know, as at first.
            shared.opened.asked = Asked::first_of(self.question(shared));
        }
    }
}
