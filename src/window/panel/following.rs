//! What has become of the puzzle, the rules and the words, as the panel follows it.

use iced::Task;

use super::Message;
use super::answers::Answers;
use crate::action::Tab;
use crate::shared::{Changed, Shared};
use crate::widget::reveal::{TOLD, reveal_beginning};

impl Answers {
    /// Follows what has become of the puzzle, the rules and the words.
    pub(crate) fn follow(&mut self, shared: &Shared, changed: &Changed) -> Task<Message> {
        let (session, locale) = (&shared.session, shared.speech.locale());
        if changed.is_other_place {
            self.walking.is_playing = false;
        }
        if changed.is_other_puzzle {
            self.close_lists();
        }
        if changed.is_found {
            self.finding.is_open = false;
            self.tell_finding(session, locale);
        }
        if changed.are_other_rules {
            self.hint.forget();
        }
        if changed.is_other_mode {
            self.tell_procedure_anew(shared);
        }
        if changed.is_other_session {
            self.ask_why(session, locale);
        }
        let is_asked_anew = changed.is_commanded && self.ask_why_if_stale(session, locale);
        if changed.are_other_words {
            let rules = (&*shared.knowledge, shared.rules.profile.as_str());
            self.translate(session, rules, locale);
        }
        if is_asked_anew && self.tab == Tab::Why { reveal_beginning(TOLD) } else { Task::none() }
    }

    /// Forgets what was told of other states than the one at hand.
    pub(crate) fn forget_stale(&mut self, shared: &mut Shared) {
        self.forget_hints(shared);
        self.forget_stale_wonder(shared);
    }

    /// Looks for what is seen and not known.
    pub(crate) fn request(&mut self, shared: &mut Shared) -> Task<Message> {
        let why = self.request_why(shared);
        let steps = self.list_steps(shared);
        let review = self.look_back(shared);
        Task::batch([why, steps, review, self.rate(shared)])
    }
}
