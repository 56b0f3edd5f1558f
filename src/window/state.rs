//! What the window knows: what all screens share, and what each of them has of its own.

use std::sync::Arc;

use super::action::{Menu, NewGame, Shown};
use super::appearance::Appearance;
use super::board::Board;
use super::board_view::sizes;
use super::book::Book;
use super::files::{Files, list::List};
use super::frame::menu::Menus;
#[cfg(test)]
use super::look::Look;
use super::look::speech::Speech;
use super::new_puzzles::Order;
use super::options::{WindowError, WindowOptions};
use super::page::Pages;
use super::panel::answers::Answers;
use super::practice::Practice;
use super::scene;
use super::shared::Shared;
use super::sources::Grids;
use duvod::grid::Geometry;
use duvod::knowledge::{CLASSIC_GRID, Level};
use duvod::session::{Job, Session};

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
        let knowledge = Arc::clone(&options.knowledge);
        let geometry = knowledge.grid(CLASSIC_GRID).ok_or(WindowError::NoGrid)?;
        let session = Session::new(&knowledge, geometry, &options.rules)?;
        let locales = options.locales.clone();
        let speech = Speech::new(locales, options.language).ok_or(WindowError::NoLanguage)?;
        let appearance = Appearance::new(options.mode, geometry.column_count());
        let palette = appearance.palette();
        let drawn = sizes(&appearance, speech.is_numbered());
        Ok(Self {
            board: Board::new(&session, palette, drawn),
            answers: Answers::default(),
            book: Book::new(geometry, *palette, drawn),
            practice: Practice::default(),
            files: Files::new(Grids::new(&knowledge)),
            pages: Pages::new(geometry, palette),
            shared: Shared::new((knowledge, options.rules.clone()), session, speech, appearance),
        })
    }

    /// How everything looks and speaks now.
    #[cfg(test)]
    pub(crate) fn look(&self) -> Look<'_> {
        self.shared.look()
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
            list: self.files.open_list(&self.shared),
            run: self.pages.laboratory.watched(&self.shared),
            practice: self.practice.running.as_ref(),
        }
    }

    /// The grid of what is shown: of the puzzle that is previewed, of the run that is watched, or of the one at hand.
    pub(crate) fn shown_geometry(&self) -> &Arc<Geometry> {
        let list = self.files.previewed_list(&self.shared).map(List::geometry);
        let run = self.pages.laboratory.watched(&self.shared).map(|run| run.replay().geometry());
        list.or(run).unwrap_or(self.shared.session.geometry())
    }

    /// What the menus are about.
    pub(crate) fn menus(&self) -> Menus<'_> {
        let Self { shared, board, answers, files, pages, .. } = self;
        let is_copying = shared.opened.menu.is_some_and(|open| open.menu == Menu::Formats);
        Menus {
            session: &shared.session,
            play: &board.play,
            knowledge: &shared.knowledge,
            files,
            layout: shared.layout(),
            grid: pages.maker.grid_of_new(shared, NewGame::OfDay),
            grids: &shared.opened.grids,
            next: self.next_game(),
            has_step: is_copying && answers.step_at_hand(shared).is_some(),
            has_case: is_copying && answers.text_of(shared, Shown::Case).is_some(),
        }
    }

    /// The level of the next game, and its grid if it is not the one that was chosen for new puzzles.
    pub(crate) fn next_game(&self) -> (Level, Option<&Geometry>) {
        self.pages.next_game(&self.shared, self.board.known_hardness(&self.shared))
    }

    /// Brings the drawing of the grid up to date.
    pub(crate) fn redraw(&mut self) {
        let geometry = Arc::clone(self.shown_geometry());
        self.shared.appearance.fit_grid(geometry.column_count());
        let scene = scene::scene(self.scene());
        let Self { shared, board, book, pages, .. } = self;
        let appearance = &shared.appearance;
        let (layout, palette) = (&appearance.layout, appearance.palette());
        let sizes = sizes(appearance, shared.speech.is_numbered());
        board.redraw(&geometry, scene, (appearance, sizes));
        book.dress(palette, layout, sizes);
        pages.first.dress(palette, layout.reading().zoom, sizes.scale);
    }
}
