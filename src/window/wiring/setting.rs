//! What helps who makes a puzzle by hand: givens that are not needed, and digits that leave one solution.

use iced::Task;

use crate::action::Thinner;
use crate::background::Pending;
use crate::cards::notices::Said;
use crate::message::Message;
use crate::new_puzzles::choices::symmetry_name;
use crate::state::Window;
use duvod::generator::{Symmetry, Thin, Thinned, Thinning};
use duvod::grid::{Candidate, CellSet};
use duvod::message::{Message as Words, words};
use duvod::session::play::Turn;
use duvod::session::{Command, Lockable, Mode, SelectionChange};

impl Window {
    /// The symmetry by which cells are joined: that which is chosen for new puzzles, else by half a turn.
    fn symmetry(&self) -> Symmetry {
        match self.maker.choices.symmetry() {
            Symmetry::None => Symmetry::HalfTurn,
            symmetry => symmetry,
        }
    }

    /// The symmetry of the givens that is kept: that which is chosen for new puzzles if they have it, else their own; none if
    /// they have none. All cells have every symmetry.
    fn kept_symmetry(&self) -> Symmetry {
        let (geometry, chosen) = (self.session.geometry(), self.symmetry());
        let givens: CellSet = self.session.puzzle().digits().map(|given| given.cell).collect();
        if chosen.holds(geometry, &givens) { chosen } else { Symmetry::of(geometry, &givens) }
    }

    /// Clears the selected cells, and those that the symmetry of the givens joins with them, as one move; that which is chosen
    /// for new puzzles if they have none. Says which it was.
    pub(crate) fn clear_joined(&mut self) -> Task<Message> {
        let selected = self.session.all_selected();
        if selected.is_empty() {
            return self.say_no_cell();
        }
        let symmetry = match self.kept_symmetry() {
            Symmetry::None => self.symmetry(),
            kept => kept,
        };
        let orbits = symmetry.orbits(self.session.geometry()).into_iter();
        let joined = orbits.filter(|orbit| orbit.iter().any(|cell| selected.contains(cell)));
        let joined: CellSet = joined.flat_map(|orbit| orbit.iter().collect::<Vec<_>>()).collect();
        let cells = joined.iter().map(|cell| self.session.geometry().cell_name(cell)).collect();
        let before = self.session.revision();
        let task = self.apply(Command::Turn(Turn::ClearAll(joined)));
        if self.session.revision() != before {
            let symmetry = symmetry_name(symmetry);
            self.notices.said =
                Some(Said::good(words::ThinClearedJoined { cells, symmetry }.into()));
        }
        task
    }

    /// Looks through the givens, while they are being entered.
    pub(crate) fn thin(&mut self, thinner: Thinner) -> Task<Message> {
        if self.session.mode() != Mode::Entering {
            let said = self.reason(Lockable::Edit);
            let first = || Said::now(words::ThinOnlyGivens.into());
            self.notices.said = said.or_else(|| Some(first()));
            return Task::none();
        }
        let thin = match thinner {
            Thinner::Superfluous => Thin::Superfluous,
            Thinner::Minimal => Thin::Together(Symmetry::None),
            Thinner::Joined => match self.kept_symmetry() {
                Symmetry::None => {
                    self.notices.said = Some(Said::now(words::ThinNoSymmetry.into()));
                    return Task::none();
                }
                kept => Thin::Together(kept),
            },
        };
        let thinning = Thinning::new(self.session.geometry(), self.session.puzzle(), thin);
        let task = self.background.thin(thinning);
        task.map(|(number, thinned)| Message::Thinned(number, thinned))
    }

    /// The puzzle whose givens are being looked through, with the number of the work. Who drives the window without running
    /// its tasks does it by hand, and sends what was found as [`Message::Thinned`].
    pub fn thinning(&self) -> Option<(u64, &Thinning)> {
        self.background.thinning().map(Pending::waited)
    }

    /// Looks no longer through the givens of another puzzle.
    pub(crate) fn forget_stale_thinning(&mut self) {
        let is_other = |asked: &Thinning| {
            asked.board() != self.session.puzzle() || self.session.mode() != Mode::Entering
        };
        if self.thinning().is_some_and(|(_, asked)| is_other(asked)) {
            let _ = self.background.leave_thinning();
        }
    }

    /// Shows the givens that are not needed, or leaves them out.
    pub(crate) fn thinned(&mut self, number: u64, thinned: Option<&Thinned>) -> Task<Message> {
        let Some(asked) = self.background.end_thinning(number) else { return Task::none() };
        let cells = match thinned {
            None => return Task::none(),
            Some(Thinned::NotOne) => {
                self.notices.said = Some(Said::now(words::ThinNotOne.into()));
                return Task::none();
            }
            Some(Thinned::Givens(cells)) => *cells,
        };
        let count = cells.len();
        let left = asked.board().digits().count() - count;
        let (said, command): (Words, _) = match (asked.thin(), count) {
            (Thin::Superfluous, 0) => (words::ThinAllNeeded.into(), None),
            (Thin::Together(Symmetry::None), 0) => (words::ThinMinimal.into(), None),
            (Thin::Together(_), 0) => (words::ThinMinimalJoined.into(), None),
            (Thin::Superfluous, _) => {
                let select = Command::Choose(SelectionChange::Only(cells));
                (words::ThinSuperfluous { count }.into(), Some(select))
            }
            (Thin::Together(symmetry), _) => {
                let clear = Command::Turn(Turn::ClearAll(cells));
                let said = if symmetry == Symmetry::None {
                    words::ThinGone { count, left }.into()
                } else {
                    let symmetry = symmetry_name(symmetry);
                    words::ThinGoneJoined { count, left, symmetry }.into()
                };
                (said, Some(clear))
            }
        };
        let task = command.map_or_else(Task::none, |command| self.apply(command));
        self.notices.said = Some(Said::good(said));
        task
    }

    /// Writes a digit that leaves one solution as a given, or all digits that do together.
    pub(crate) fn complete(&mut self, number: Option<usize>) -> Task<Message> {
        let several = self.session.several_solutions();
        let Some(completion) = several.and_then(|it| it.completion.as_ref()) else {
            return Task::none();
        };
        let digits: Vec<Candidate> = match number {
            Some(number) => completion.alone.get(number).copied().into_iter().collect(),
            None => completion.digits.clone(),
        };
        let was_playing = self.session.mode() == Mode::Playing;
        let mut tasks = Vec::new();
        if was_playing {
            tasks.push(self.apply(Command::EditGivens));
        }
        for Candidate { cell, digit } in digits {
            tasks.push(self.apply(Command::Select(Some(cell))));
            tasks.push(self.apply(Command::Write(cell, Some(digit))));
        }
        if was_playing {
            tasks.push(self.apply(Command::Play));
        }
        Task::batch(tasks)
    }
}
