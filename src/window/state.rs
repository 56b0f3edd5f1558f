//! What the window knows: what all screens share, and what each of them has of its own.

use super::action::{Menu, NewGame};
use super::files::list::List;
use super::frame::menu::Menus;
use super::new_puzzles::NextGame;
use duvod::grid::Geometry;
use duvod::knowledge::Level;
use std::collections::VecDeque;
use std::sync::Arc;

use super::appearance::Appearance;
use super::background::Background;
use super::board::Board;
use super::board_view::Sight;
use super::board_view::grid::{GridState, Sizes};
use super::book::{self, Book};
use super::cards::notices::Notices;
use super::export::Export;
use super::files::Files;
use super::laboratory::Laboratory;
#[cfg(test)]
use super::look::Look;
use super::look::speech::Speech;
use super::new_puzzles::game::Games;
use super::new_puzzles::{Maker, Order};
use super::options::{WindowError, WindowOptions};
use super::page::FirstSteps;
use super::panel::answers::Answers;
use super::past::Past;
use super::persistence::Keeper;
use super::practice::Practice;
use super::scene;
use super::shared::opened::Opened;
use super::shared::{Changed, Names, Shared};
use super::solutions::Solutions;
use super::sources::Grids;
use duvod::knowledge::CLASSIC_GRID;
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
    /// New puzzles.
    pub(crate) maker: Maker,
    /// New games.
    pub(crate) games: Games,
    /// Games that came to their end.
    pub(crate) past: Past,
    /// All solutions of a puzzle that has several.
    pub(crate) solutions: Solutions,
    /// Pictures for who begins.
    pub(crate) first: FirstSteps,
    /// What goes out.
    pub(crate) export: Export,
    /// Methods of solving, watched and compared.
    pub(crate) laboratory: Laboratory,
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
        let scene = duvod::picture::Scene::of(geometry, session.puzzle()).scene();
        let palette = *appearance.palette();
        let drawn = sizes(&appearance, speech.is_numbered());
        let grid = GridState::new(geometry.clone(), scene, palette, drawn);
        Ok(Self {
            board: Board::new(Sight::new(grid)),
            answers: Answers::default(),
            book: Book::new(geometry, palette, drawn),
            practice: Practice::default(),
            files: Files::new(Grids::new(&knowledge)),
            maker: Maker::default(),
            games: Games::default(),
            past: Past::default(),
            solutions: Solutions::default(),
            first: FirstSteps::new(geometry, &palette),
            export: Export::default(),
            laboratory: Laboratory::default(),
            shared: Shared {
                session,
                aside: None,
                names: Names::default(),
                rules: options.rules.clone(),
                speech,
                appearance,
                notices: Notices::default(),
                opened: Opened::default(),
                background: Background::default(),
                keeper: Keeper::new(&knowledge),
                solving: Vec::new(),
                changed: Changed::default(),
                requests: VecDeque::new(),
                knowledge,
            },
        })
    }

    /// How everything looks and speaks now.
    #[cfg(test)]
    pub(crate) fn look(&self) -> Look<'_> {
        self.shared.look()
    }

    /// The work that is going on, with its number. Who drives the window without running its tasks
    /// does it by hand, and sends the outcome as [`Message::Finished`].
    pub fn work(&self) -> Option<(u64, &Job)> {
        self.shared.background.solving().map(|running| (running.number, running.job()))
    }

    /// The puzzles that are being made, with the number of the work; as [`Window::work`].
    pub fn order(&self) -> Option<(u64, &Order)> {
        self.maker.making.as_ref().map(|making| (making.number, &making.order))
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
            run: self.laboratory.watched(&self.shared),
            practice: self.practice.running.as_ref(),
        }
    }

    /// The grid of what is shown: of the puzzle that is previewed, of the run that is watched, or of the one at hand.
    pub(crate) fn shown_geometry(&self) -> &Arc<Geometry> {
        let is_previewed = self.files.previewed(&self.shared).is_some();
        let list = self.files.list.as_ref().filter(|_| is_previewed);
        let run = self.laboratory.watched(&self.shared).map(|run| run.replay().geometry());
        list.map(List::geometry).or(run).unwrap_or(self.shared.session.geometry())
    }

    /// What the menus are about.
    pub(crate) fn menus(&self) -> Menus<'_> {
        let is_copying = self.shared.opened.menu.is_some_and(|open| open.menu == Menu::Formats);
        Menus {
            session: &self.shared.session,
            play: &self.board.play,
            knowledge: &self.shared.knowledge,
            files: &self.files,
            layout: self.shared.layout(),
            grid: self.grid_of_new(NewGame::OfDay),
            grids: &self.shared.opened.grids,
            next: self.next_game(),
            has_step: is_copying && self.answers.step_at_hand(&self.shared).is_some(),
            has_case: is_copying
                && self.answers.text_of(&self.shared, crate::action::Shown::Case).is_some(),
        }
    }

    /// What there is to know for a new game.
    fn of_next_game(&self) -> NextGame<'_> {
        let at_hand = self.board.known_hardness(&self.shared);
        NextGame { chosen_grid: self.maker.chosen_grid(&self.shared), at_hand }
    }

    /// The grid that a new game of this kind is of.
    pub(crate) fn grid_of_new(&self, wanted: NewGame) -> &Arc<Geometry> {
        self.of_next_game().grid(&self.shared, wanted)
    }

    /// The level of the next game, and its grid if it is not the one that was chosen for new puzzles.
    pub(crate) fn next_game(&self) -> (Level, Option<&Geometry>) {
        self.games.next(&self.shared, self.of_next_game())
    }

    /// Brings the drawing of the grid up to date.
    pub(crate) fn redraw(&mut self) {
        let geometry = Arc::clone(self.shown_geometry());
        self.shared.appearance.fit_grid(geometry.column_count());
        let mut scene = scene::scene(self.scene());
        let appearance = &self.shared.appearance;
        scene.written = appearance.pencil();
        scene.digits = appearance.text_size.max(100);
        let grid = &mut self.board.sight.grid;
        grid.show(&geometry, scene);
        let sizes = sizes(appearance, self.shared.speech.is_numbered());
        let palette = *appearance.palette();
        let side = self.book.geometry.column_count();
        let layout = appearance.layout.book();
        self.book.dress(palette, book::picture_sizes(&layout, sizes, side));
        self.first.dress(&palette, appearance.layout.reading().zoom, sizes.scale);
        grid.dress(palette, sizes);
        grid.tells_over = self.board.play.shows_under;
    }
}

/// The sizes in which the grid is drawn.
fn sizes(appearance: &Appearance, numbered: bool) -> Sizes {
    let layout = &appearance.layout;
    let lengths = layout.lengths;
    Sizes {
        cell: layout.cell,
        left: lengths.gutter,
        top: lengths.letters,
        coordinates: if layout.is_wide() { 12.0 } else { 10.0 },
        scale: appearance.scale * appearance.text_scale(),
        numbered,
    }
}
