//! What the window knows: what all screens share, and what each of them has of its own.

use std::sync::Arc;

use super::action::{Menu, NewGame, Shown};
use super::board::Board;
use super::book::Book;
use super::files::Files;
use super::frame::menu::Menus;
use super::new_puzzles::Order;
use super::page::Pages;
use super::panel::answers::Answers;
use super::practice::Practice;
use super::scene;
use super::shared::{Shared, WindowError, WindowOptions};
use super::sources::Grids;
use duvod::session::Job;

/// The state of the window.
pub struct Window {
    /// What all screens share.
    pub(crate) shared: Shared,
    /// The grid, and how it is played.
    pub(crate) board: Board,
    /// What is told of the puzzle.
    pub(crate) answers: Answers,
    /// The rule book.
    pub(crate) book: Book,
    /// What is practised.
    pub(crate) practice: Practice,
    /// Which file is at hand, and what else is known of files.
    pub(crate) files: Files,
    /// The pages in place of the panel.
    pub(crate) pages: Pages,
}

impl Window {
    /// The window as it opens.
    ///
    /// # Errors
    /// [`WindowError`] when the knowledge lacks the grid or the profile, or no language is there.
    pub fn new(options: &WindowOptions) -> Result<Self, WindowError> {
        Ok(Self::of(Shared::new(options)?))
    }

    /// The window over what all screens share, which themselves are as at first.
    pub(crate) fn of(shared: Shared) -> Self {
        Self {
            board: Board::new(&shared),
            answers: Answers::default(),
            book: Book::new(&shared),
            practice: Practice::default(),
            files: Files::new(Grids::new(&shared.knowledge)),
            pages: Pages::new(&shared),
            shared,
        }
    }

    /// The work that is going on, with its number. Who drives the window without running its tasks
    /// does it by hand, and sends the outcome as [`Message::Finished`](super::Message::Finished).
    pub fn work(&self) -> Option<(u64, &Job)> {
        self.shared.background.solving().map(|running| (running.number, running.job()))
    }

    /// The puzzles that are being made, with the number of the work; as [`Window::work`].
    pub fn order(&self) -> Option<(u64, &Order)> {
        self.pages.maker.making.waited().map(|(number, (order, _))| (number, order))
    }

    /// What the drawing of the grid is made of.
    pub(crate) fn scene(&self) -> scene::Shown<'_> {
        scene::Shown {
            session: &self.shared.session,
            answers: &self.answers,
            sight: &self.board.sight,
            play: &self.board.play,
            card: self.shared.notices.card.as_ref(),
            list: self.files.previewed_list(&self.shared),
            run: self.pages.laboratory.watched(&self.shared),
            practice: self.practice.running.as_ref(),
        }
    }

    /// What the menus are about.
    pub(crate) fn menus(&self) -> Menus<'_> {
        let Self { shared, board, answers, files, pages, .. } = self;
        let is_copying = shared.opened.menu.is_some_and(|open| open.menu == Menu::Formats);
        Menus {
            shared,
            play: &board.play,
            files,
            grid: pages.maker.grid_of_new(shared, NewGame::OfDay),
            next: pages.next_game(shared),
            has_step: is_copying && answers.step_at_hand(shared).is_some(),
            has_case: is_copying && answers.text_of(shared, Shown::Case).is_some(),
        }
    }

    /// Brings the drawing of the grid up to date.
    pub(crate) fn redraw(&mut self) {
        let shown = self.scene();
        let (geometry, scene) = (Arc::clone(shown.geometry()), scene::scene(shown));
        let Self { shared, board, book, pages, .. } = self;
        shared.appearance.fit_grid(geometry.column_count());
        board.redraw(shared, &geometry, scene);
        book.dress(shared);
        pages.dress(shared);
    }
}
