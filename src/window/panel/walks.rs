//! Walking the lines of a proof, or the steps of the procedure.

use iced::Task;

use super::Message;
use super::answers::Answers;
use super::proof::Proof;
use crate::action::{Action, BoardAction, Go, Tab};
use crate::background::Concern;
use crate::cards::notices::Said;
use crate::keys::in_proof;
use crate::play::at_hand::{browses, has_use_for_several};
use crate::shared::{Request, Shared};
use crate::widget::reveal::{FILTER, PAGE, PANEL, reveal, reveal_beginning, to_top};
use duvod::message::{Message as Words, words};
use duvod::proof::StepPath;
use duvod::session::{Command, Lockable, Mode};

impl Answers {
    /// Walks the lines of a proof, or the steps of the procedure; the task is none where there is no way.
    pub(crate) fn walk(&mut self, shared: &mut Shared, go: Go) -> Option<Task<Message>> {
        if let Some(proof) = self.walked(&shared.session) {
            return proof.walk(go).then(|| reveal(PANEL));
        }
        if self.reviews(&shared.session) {
            return self.walk_review(shared, go);
        }
        if self.lists_steps(&shared.session) {
            return self.walk_steps(shared, go);
        }
        if self.tab != Tab::Procedure {
            return None;
        }
        let place = self.procedure.walk(go, &shared.session)?;
        let moves = self.procedure.place(&shared.session).as_ref() != Some(&place);
        moves.then(|| self.show(shared, Some(place)))
    }

    /// Whether Shift and an arrow select more cells, and do not walk a proof.
    pub(crate) fn extends_selection(&mut self, shared: &Shared) -> bool {
        let has_grid = shared.opened.is_at_grid() && shared.opened.menu.is_none();
        has_grid
            && has_use_for_several(&shared.session)
            && !self.lists_steps(&shared.session)
            && !self.reviews(&shared.session)
            && self.walked(&shared.session).is_none_or(|proof| proof.is_empty())
    }

    /// What a key asks for: Shift and an arrow walk a proof where they select no more cells.
    pub(crate) fn meant(&mut self, shared: &Shared, act: Action) -> Action {
        match act {
            Action::Board(BoardAction::Extend(to)) if !self.extends_selection(shared) => {
                in_proof(to)
            }
            act => act,
        }
    }

    /// Selects the first or the last cell of the row, where such a key walks no steps; false if it does, or is another one.
    pub(crate) fn go_along_row(&mut self, shared: &mut Shared, act: Action) -> bool {
        let Action::Go(go @ (Go::First | Go::Last)) = act else { return false };
        let is_free = shared.session.selected().is_some() && self.extends_selection(shared);
        if is_free {
            let all = shared.session.geometry().column_count().cast_signed();
            let columns = if go == Go::First { -all } else { all };
            shared.apply(Command::Move { columns, rows: 0 });
        }
        is_free
    }

    /// What is shown beside the grid is seen from its top.
    pub(crate) fn scroll_to_top(&mut self, shared: &Shared) -> Task<Message> {
        self.procedure.open();
        to_top(if shared.opened.page.is_some() { PAGE } else { PANEL })
    }

    /// Whether the cards scroll with what the tab says.
    pub(crate) fn scrolls_cards(&self, shared: &Shared) -> bool {
        let is_procedure = self.tab == Tab::Procedure && shared.session.mode() == Mode::Explaining;
        shared.opened.is_at_grid() && !is_procedure
    }

    /// Leaves what is walked or listed; false if there is nothing of these.
    pub(crate) fn leave_walked(&mut self, shared: &mut Shared) -> bool {
        self.finding.proof.as_mut().is_some_and(Proof::leave)
            || self.leave_list(shared)
            || std::mem::take(&mut self.walking.is_playing)
    }

    /// As [`Answers::walk`]; says so if there is nothing to explain. Where there are several solutions these are walked, but
    /// not while steps that belong to them are shown, and none of them is.
    pub(crate) fn go(
        &mut self,
        shared: &mut Shared,
        go: Go,
        shows_solution: bool,
    ) -> Task<Message> {
        self.walking.is_playing = false;
        if browses(&shared.session) && (shows_solution || !self.shows_finding()) {
            shared.ask(Request::Solution(go));
            return Task::none();
        }
        if self.nothing_to_walk(shared) {
            return Task::none();
        }
        self.walk(shared, go).unwrap_or(Task::none())
    }

    /// Whether the steps that belong to a finding are opened and one of them is shown.
    fn shows_finding(&self) -> bool {
        self.finding.is_open && self.finding.proof.as_ref().is_some_and(Proof::is_shown)
    }

    /// Whether there are no steps to walk; then it is said why.
    fn nothing_to_walk(&mut self, shared: &mut Shared) -> bool {
        !self.lists_steps(&shared.session)
            && !self.reviews(&shared.session)
            && self.walked(&shared.session).is_none_or(|proof| proof.is_empty())
            && nothing_to_explain(shared)
    }

    /// Begins to walk by itself, from the first step if there is none after the one that is shown; or stops it.
    pub(crate) fn walk_alone(&mut self, shared: &mut Shared) -> Task<Message> {
        if self.nothing_to_walk(shared) {
            return Task::none();
        }
        self.walking.is_playing = !self.walking.is_playing;
        if !self.walking.is_playing {
            return Task::none();
        }
        let task = self.walk(shared, Go::On).or_else(|| self.walk(shared, Go::First));
        self.walking.is_playing = task.is_some();
        task.unwrap_or(Task::none())
    }

    /// Time for the next step that is played; at the end it stops.
    pub(crate) fn paced(&mut self, shared: &mut Shared) -> Task<Message> {
        if !self.walking.is_playing {
            return Task::none();
        }
        let task = self.walk(shared, Go::On);
        self.walking.is_playing = task.is_some();
        task.unwrap_or(Task::none())
    }

    /// Walks slower by itself, or after the slowest pace as fast as can be.
    pub(crate) fn change_pace(&mut self, shared: &mut Shared) {
        self.walking.slower();
        let seconds = self.walking.seconds();
        shared.notices.said = Some(Said::now(Words::from(words::WindowPaceIs { seconds })));
    }

    /// Lists the steps of the procedure by the next choice.
    pub(crate) fn next_filter(&mut self, shared: &mut Shared) -> Task<Message> {
        if !nothing_to_explain(shared) {
            self.procedure.next_filter();
            if let Some(place) = self.procedure.next_listed(&shared.session) {
                let _ = self.show(shared, Some(place));
            }
        }
        self.go_to(Tab::Procedure).chain(reveal(PANEL)).chain(reveal_beginning(FILTER))
    }

    /// Shows what lies within the chosen line or step.
    pub(crate) fn unfold(&mut self, shared: &mut Shared) -> Task<Message> {
        let was_unfolded = match self.walked(&shared.session) {
            Some(proof) => proof.is_unfolded(),
            None => self.procedure.is_unfolded(&shared.session),
        };
        if was_unfolded {
            shared.ask(Request::Go(Go::On));
            return Task::none();
        }
        let (session, locale) = (&shared.session, shared.locale());
        let unfolds = match self.walked(session) {
            Some(proof) => proof.unfold(session.geometry(), locale),
            None => self.tab == Tab::Procedure && self.procedure.unfold(session, locale),
        };
        if unfolds { reveal(PANEL) } else { Task::none() }
    }

    /// Hides what lies within the chosen line or step, or what it lies in.
    pub(crate) fn fold(&mut self, shared: &mut Shared) -> Task<Message> {
        if let Some(proof) = self.walked(&shared.session) {
            let _ = proof.fold();
            return reveal(PANEL);
        }
        match self.procedure.fold(&shared.session).filter(|_| self.tab == Tab::Procedure) {
            Some(place) => self.show(shared, Some(place)),
            None => Task::none(),
        }
    }

    /// Solves the puzzle; the reasons are then read in the panel *Why*.
    pub(crate) fn solve(&mut self, shared: &mut Shared) -> Task<Message> {
        shared.apply(Command::Solve);
        if shared.is_solving() { self.go_to(Tab::Why) } else { Task::none() }
    }

    /// Shows the step that was shown when the window was left, once the solution is found anew.
    pub(crate) fn show_resumed(&mut self, shared: &mut Shared) -> Task<Message> {
        let is_explained = shared.session.mode() == Mode::Explaining;
        let step = is_explained.then(|| shared.keeper.resume.take()).flatten();
        step.map_or_else(Task::none, |step| self.show(shared, Some(StepPath::step(step))))
    }

    /// Leaves what is waited for or walked of a question, a hint or a list; false if there is nothing of these.
    fn leave_list(&mut self, shared: &mut Shared) -> bool {
        if shared.background.leave_consulting(Concern::Reason) && self.tab == Tab::Why {
            return true;
        }
        if self.reviews(&shared.session) {
            if !self.review.leave() {
                self.review.open(false);
            }
            return true;
        }
        if self.lists_steps(&shared.session) {
            if !self.steps.leave() {
                self.steps.open(false);
            }
            return true;
        }
        shared.background.leave_consulting(Concern::Hint)
            || (self.tab == Tab::Hint && self.hint.leave())
    }

    /// Leaves the step of the procedure, or the line of an answer, that is shown; `None` if there is none.
    pub(crate) fn leave_answer(&mut self, shared: &mut Shared) -> Option<Task<Message>> {
        if self.tab == Tab::Procedure {
            if shared.session.shown().is_some() {
                return Some(self.show(shared, None));
            }
            if self.procedure.leave_filter() {
                return Some(Task::none());
            }
        }
        let is_why = self.tab == Tab::Why || shared.session.mode() == Mode::Explaining;
        let is_left =
            is_why && (self.why.proof().is_some_and(Proof::leave) || self.why.leave_in_play());
        is_left.then(Task::none)
    }

    /// Shows the grid at a place of the procedure, or at its end.
    pub(crate) fn show(&mut self, shared: &mut Shared, place: Option<StepPath>) -> Task<Message> {
        let step = place.as_ref().map(StepPath::outermost);
        shared.apply(Command::Show(step));
        let locale = shared.speech.locale();
        self.procedure.show(place, &shared.session, locale);
        reveal(PANEL)
    }
}

/// Whether there is nothing to explain; then it is said why.
pub(super) fn nothing_to_explain(shared: &mut Shared) -> bool {
    shared.notices.said = shared.reason(Lockable::Explain);
    shared.notices.said.is_some()
}
