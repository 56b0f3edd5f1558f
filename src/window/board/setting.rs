//! What helps who makes a puzzle by hand: givens that are not needed, and digits that leave one solution.

use iced::Task;

use super::{Board, Message};
use crate::action::Thinner;
use crate::cards::notices::Said;
use crate::new_puzzles::choices::symmetry_name;
use crate::shared::Shared;
use duvod::generator::{Symmetry, Thin, Thinned, Thinning};
use duvod::grid::{Candidate, CellSet};
use duvod::message::{Message as Words, words};
use duvod::session::play::Turn;
use duvod::session::{Command, Lockable, Mode, SelectionChange, Session};

impl Board {
    /// Clears the selected cells, and those that the symmetry of the givens joins with them, as one move; that which is chosen
    /// for new puzzles if they have none. Says which it was.
    pub(crate) fn clear_joined(shared: &mut Shared, chosen: Symmetry) {
        let selected = shared.session.all_selected();
        if selected.is_empty() {
            shared.say_no_cell();
            return;
        }
        let symmetry = match kept_symmetry(&shared.session, chosen) {
            Symmetry::None => joining(chosen),
            kept => kept,
        };
        let orbits = symmetry.orbits(shared.session.geometry()).into_iter();
        let joined = orbits.filter(|orbit| orbit.iter().any(|cell| selected.contains(cell)));
        let joined: CellSet = joined.flat_map(|orbit| orbit.iter().collect::<Vec<_>>()).collect();
        let cells = joined.iter().map(|cell| shared.session.geometry().cell_name(cell)).collect();
        let before = shared.session.revision();
        shared.apply(Command::Turn(Turn::ClearAll(joined)));
        if shared.session.revision() != before {
            let symmetry = symmetry_name(symmetry);
            shared.notices.said =
                Some(Said::good(words::ThinClearedJoined { cells, symmetry }.into()));
        }
    }

    /// Looks through the givens, while they are being entered; by the symmetry that is chosen for new puzzles, if they have it.
    pub(crate) fn thin(shared: &mut Shared, thinner: Thinner, chosen: Symmetry) -> Task<Message> {
        if shared.session.mode() != Mode::Entering {
            let said = shared.reason(Lockable::Edit);
            let first = || Said::now(words::ThinOnlyGivens.into());
            shared.notices.said = said.or_else(|| Some(first()));
            return Task::none();
        }
        let thin = match thinner {
            Thinner::Superfluous => Thin::Superfluous,
            Thinner::Minimal => Thin::Together(Symmetry::None),
            Thinner::Joined => match kept_symmetry(&shared.session, chosen) {
                Symmetry::None => {
                    shared.notices.said = Some(Said::now(words::ThinNoSymmetry.into()));
                    return Task::none();
                }
                kept => Thin::Together(kept),
            },
        };
        let thinning = Thinning::new(shared.session.geometry(), shared.session.puzzle(), thin);
        let task = shared.background.thin(thinning);
        task.map(|(number, thinned)| Message::Thinned(number, thinned))
    }

    /// The puzzle whose givens are being looked through, with the number of the work. Who drives the window without running
    /// its tasks does it by hand, and sends what was found as [`Message::Thinned`].
    pub(crate) fn thinning(shared: &Shared) -> Option<(u64, &Thinning)> {
        shared.background.thinning.waited()
    }

    /// Looks no longer through the givens of another puzzle.
    pub(crate) fn forget_stale_thinning(shared: &mut Shared) {
        let is_other = |asked: &Thinning| {
            asked.board() != shared.session.puzzle() || shared.session.mode() != Mode::Entering
        };
        if Self::thinning(shared).is_some_and(|(_, asked)| is_other(asked)) {
            let _ = shared.background.leave_thinning();
        }
    }

    /// Shows the givens that are not needed, or leaves them out.
    pub(crate) fn thinned(shared: &mut Shared, number: u64, thinned: Option<&Thinned>) {
        let Some(asked) = shared.background.thinning.end(number) else { return };
        let cells = match thinned {
            None => return,
            Some(Thinned::NotOne) => {
                shared.notices.said = Some(Said::now(words::ThinNotOne.into()));
                return;
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
        if let Some(command) = command {
            shared.apply(command);
        }
        shared.notices.said = Some(Said::good(said));
    }

    /// Writes a digit that leaves one solution as a given, or all digits that do together.
    pub(crate) fn complete(shared: &mut Shared, number: Option<usize>) {
        let several = shared.session.several_solutions();
        let Some(completion) = several.and_then(|it| it.completion.as_ref()) else { return };
        let digits: Vec<Candidate> = match number {
            Some(number) => completion.alone.get(number).copied().into_iter().collect(),
            None => completion.digits.clone(),
        };
        let was_playing = shared.session.mode() == Mode::Playing;
        if was_playing {
            shared.apply(Command::EditGivens);
        }
        for Candidate { cell, digit } in digits {
            shared.apply(Command::Select(Some(cell)));
            shared.apply(Command::Write(cell, Some(digit)));
        }
        if was_playing {
            shared.apply(Command::Play);
        }
    }
}

/// The symmetry by which cells are joined: that which is chosen for new puzzles, else by half a turn.
fn joining(chosen: Symmetry) -> Symmetry {
    if chosen == Symmetry::None { Symmetry::HalfTurn } else { chosen }
}

/// The symmetry of the givens that is kept: that which is chosen for new puzzles if they have it, else their own; none if
/// they have none. All cells have every symmetry.
fn kept_symmetry(session: &Session, chosen: Symmetry) -> Symmetry {
    let (geometry, chosen) = (session.geometry(), joining(chosen));
    let givens: CellSet = session.puzzle().digits().map(|given| given.cell).collect();
    if chosen.holds(geometry, &givens) { chosen } else { Symmetry::of(geometry, &givens) }
}
