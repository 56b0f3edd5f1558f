//! The file that a game came from, found again when the window is opened again: its name, and the list of its puzzles.
//!
//! The game itself is kept elsewhere. The file is read off the thread of the window, and counts only if it still holds the
//! puzzle that is at hand; else nothing is said, and the window goes on without it.

use std::path::PathBuf;

use iced::Task;

use super::list::List;
use super::ratings::Ratings;
use super::{Files, Message};
use crate::background::background;
use crate::cards::card::Trouble;
use crate::shared::Shared;
use crate::sources::Source;
use crate::sources::reading::{self, Loaded};
use crate::sources::writing::Holds;
use duvod::grid::Board;
use duvod::session::play::PlayRules;
use duvod::session::{Command, Origin, Saved};

impl Files {
    /// Takes up the game as it was left, and looks for it in its file; or follows these rules where there is none. What was
    /// explained is solved again, unless this other file is to be read. What is wrong with what was kept.
    pub(crate) fn resume(
        &mut self,
        shared: &mut Shared,
        rules: PlayRules,
        file: Option<&PathBuf>,
    ) -> (Task<Message>, Option<Trouble>) {
        let (found, damaged) = self.take_up(shared, rules, file.is_none());
        let read = file.map_or_else(Task::none, |path| self.read(path.clone()));
        (Task::batch([found, read]), damaged)
    }

    /// The same, without reading that file.
    fn take_up(
        &mut self,
        shared: &mut Shared,
        rules: PlayRules,
        is_alone: bool,
    ) -> (Task<Message>, Option<Trouble>) {
        let (saved, damaged) = shared.keeper.session(&self.grids);
        let Some(saved) = saved else {
            shared.apply(Command::Follow(rules));
            return (Task::none(), damaged);
        };
        let origin = saved.origin.clone().filter(|_| is_alone);
        take_up(shared, saved, is_alone);
        (self.find_again(origin), damaged)
    }

    /// Reads the file that a game came from anew, if it came from one.
    pub(crate) fn find_again(&mut self, origin: Option<Origin>) -> Task<Message> {
        self.origin.clone_from(&origin);
        let Some(origin) = origin else { return Task::none() };
        let (number, grids) = (self.reading, self.grids.clone());
        let path = PathBuf::from(origin.path);
        let read = move || reading::read_file(&path, &grids, &|| false).ok();
        Task::perform(background(read), move |found| Message::FoundAgain(number, found.flatten()))
    }

    /// Takes what the file holds if it still holds the puzzle at hand.
    pub(crate) fn take_again(&mut self, shared: &mut Shared, origin: Origin, found: Loaded) {
        let found = match found {
            // It was said when it was loaded first.
            Loaded::Partly(found, _) | Loaded::Beside(found, _) => *found,
            found => found,
        };
        let (found, titles) = match found {
            Loaded::Titled(found, titles) => (*found, Some(titles)),
            found => (found, None),
        };
        let path = PathBuf::from(origin.path);
        let (puzzle, geometry) = (shared.session.puzzle(), shared.session.geometry());
        let mut holds = Holds::Other;
        let is_same = match found {
            Loaded::Puzzle(found) => found.geometry == *geometry && found.board == *puzzle,
            Loaded::State(grid, state) => {
                let givens = Board::from_givens(state.board.cell_count(), state.board.givens());
                grid == *geometry && givens == *puzzle
            }
            Loaded::Game(saved) => {
                let now = shared.session.saved().history;
                let (then, done) = (saved.history.position, saved.history.done);
                if then == now.position && done == now.done {
                    holds = Holds::Game(shared.session.revision());
                }
                saved.geometry == *geometry && then.givens() == *puzzle
            }
            Loaded::Several(found) => {
                let mut list = List::new(Source::File(path.clone()), found, Ratings::default());
                let number = origin.number.unwrap_or_default();
                let is_same = list.geometry() == geometry && list.go_back_to(number, puzzle);
                self.list = is_same.then_some(list);
                is_same
            }
            Loaded::Partly(..) | Loaded::Beside(..) | Loaded::Titled(..) => false,
        };
        if is_same {
            shared.names.take_titles(shared.session.puzzle(), titles);
            self.take(Some(&path), holds);
        }
    }
}

/// Takes up a game; what was explained is solved again.
fn take_up(shared: &mut Shared, saved: Saved, explains: bool) {
    let (explaining, shown) = (saved.explaining && explains, saved.shown);
    let titles = saved.titles.clone();
    shared.take_grid(&saved.geometry);
    shared.apply(Command::Restore(Box::new(saved)));
    shared.names.take_titles(shared.session.puzzle(), Some(titles));
    if explaining {
        shared.keeper.resume = shown;
        shared.apply(Command::Solve);
    }
}
