//! Copying the puzzle that is seen, in one of the forms of text.

use iced::Task;

use super::{Files, Message};
use crate::cards::notices::Said;
use crate::shared::Shared;
use duvod::formats::{FORMATS, Format, TextFormat, WrittenPuzzle, print_state};
use duvod::grid::StateText;
use duvod::message::{Message as Words, words};

impl Files {
    /// Puts the puzzle that is seen on the clipboard, or that in play with all that was found and struck out, both on one line.
    pub(crate) fn copy(&self, shared: &mut Shared, with_play: bool) -> Task<Message> {
        let with_play = with_play && self.previewed(shared).is_none();
        let Some(puzzle) = self.puzzle_seen(shared) else {
            shared.notices.said = Some(Said::locked(words::LockEmpty.into()));
            return Task::none();
        };
        let (words, text) = if with_play {
            let state = shared.session.state();
            (Words::from(words::WindowCopiedState), Ok(print_state(&state, &puzzle.geometry)))
        } else {
            (words::WindowCopiedPuzzle.into(), TextFormat::Line.write(&[puzzle]))
        };
        match text {
            Ok(text) => {
                shared.notices.said = Some(Said::good(words));
                iced::clipboard::write(text)
            }
            Err(error) => {
                let format = shared.look().label(words::FormatLine);
                shared.notices.said = Some(Said::locked(error.message(&format)));
                Task::none()
            }
        }
    }

    /// The puzzle that is seen: the one that is previewed in a list, or that in play; `None` if there is none.
    fn puzzle_seen(&self, shared: &Shared) -> Option<WrittenPuzzle> {
        let Some(board) = self.previewed(shared) else { return written_puzzle(shared) };
        let state = StateText::of_board(board);
        let geometry = self.list.as_ref()?.geometry();
        (!state.board.is_empty()).then(|| WrittenPuzzle::new(geometry, state))
    }

    /// Puts the puzzle that is seen on the clipboard in the format with this number; of that in play, as much of what was
    /// done as it keeps.
    pub(crate) fn copy_as(&self, shared: &mut Shared, number: usize) -> Task<Message> {
        let Some(format) = FORMATS.get(number) else { return Task::none() };
        let keeps = format.about().keeps;
        let in_play = self.previewed(shared).is_none() && (keeps.placed || keeps.candidates);
        let written = match self.puzzle_seen(shared) {
            None => Err(words::LockEmpty.into()),
            Some(seen) => {
                let board = seen.state.board.clone();
                let state = if in_play { shared.session.state() } else { seen.state };
                let puzzle = WrittenPuzzle::new(&seen.geometry, state);
                let written = format.write(&[shared.names.titled(&board, puzzle)]);
                written.map_err(|error| error.message(&shared.look().label(format.about().label)))
            }
        };
        match written {
            Ok(text) => {
                let copied = words::WindowCopiedAs { format: format.about().label };
                shared.notices.said = Some(Said::good(copied.into()));
                iced::clipboard::write(text)
            }
            Err(reason) => {
                shared.notices.said = Some(Said::locked(reason));
                Task::none()
            }
        }
    }
}

/// The puzzle in play to be written, with its candidates where nothing else gives it; `None` if there is none.
pub(super) fn written_puzzle(shared: &Shared) -> Option<WrittenPuzzle> {
    let whole = shared.session.whole_puzzle();
    let state = if whole.board.is_empty() { whole } else { StateText::of_board(whole.board) };
    let is_empty = state.board.is_empty() && state.removed.is_empty();
    (!is_empty).then(|| WrittenPuzzle::new(shared.session.geometry(), state))
}
