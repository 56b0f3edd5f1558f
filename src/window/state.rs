//! What the window knows.

use std::sync::Arc;

use iced::{Size, Task};

use super::action::Page;
use super::appearance::Appearance;
use super::background::{Background, Gauge};
use super::board_view::Sight;
use super::board_view::grid::{GridState, Sizes};
use super::book;
use super::book::Book;
use super::cards::notices::Notices;
use super::export::{Export, Pictures};
use super::files::list::List;
use super::files::{Files, Grids};
use super::frame::opened::Opened;
use super::laboratory::Laboratory;
use super::look::layout::Layout;
use super::look::speech::Speech;
use super::look::wording::Rooms;
use super::look::{Look, Side, Tips};
use super::message::Message;
use super::new_puzzles::Maker;
use super::new_puzzles::game::Games;
use super::options::{WindowError, WindowOptions};
use super::page::FirstSteps;
use super::panel::answers::Answers;
use super::past::Past;
use super::persistence::Keeper;
use super::play::Play;
use super::practice::Practice;
use super::scene;
use super::solutions::Solutions;
use duvod::grid::Geometry;
use duvod::inference::Options;
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::locale::Locale;
use duvod::session::{Job, Session};

/// The state of the window.
pub struct Window {
    pub(crate) knowledge: Arc<Knowledge>,
    pub(crate) session: Session,
    /// The languages, and the one that is spoken.
    pub(crate) speech: Speech,
    /// How the window looks.
    pub(crate) appearance: Appearance,
    /// What is to be known besides the answers.
    pub(crate) notices: Notices,
    /// What works in the background.
    pub(crate) background: Background,
    /// What is told of the puzzle.
    pub(crate) answers: Answers,
    /// What of the grid is in sight.
    pub(crate) sight: Sight,
    /// How the puzzle is played.
    pub(crate) play: Play,
    /// The rule book.
    pub(crate) book: Book,
    /// What is practised.
    pub(crate) practice: Practice,
    /// Which file is at hand, and what else is known of files.
    pub(crate) files: Files,
    /// What is open.
    pub(crate) opened: Opened,
    /// Which rules are used.
    pub(crate) rules: Options,
    /// New puzzles.
    pub(crate) maker: Maker,
    /// New games.
    pub(crate) games: Games,
    /// How hard the puzzle in play is.
    pub(crate) gauge: Gauge,
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
    /// The clipboard for pictures.
    pub(crate) pictures: Pictures,
    /// What keeps the game and the preferences between runs.
    pub(crate) keeper: Keeper,
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
        let book = Book::new(geometry, palette, drawn);
        let grid = GridState::new(geometry.clone(), scene, palette, drawn);
        Ok(Self {
            session,
            speech,
            appearance,
            notices: Notices::default(),
            background: Background::default(),
            answers: Answers::default(),
            sight: Sight::new(grid),
            play: Play::default(),
            practice: Practice::default(),
            book,
            files: Files::new(Grids::new(&knowledge)),
            opened: Opened::default(),
            rules: options.rules.clone(),
            maker: Maker::default(),
            games: Games::default(),
            gauge: Gauge::default(),
            past: Past::default(),
            solutions: Solutions::default(),
            first: FirstSteps::new(geometry, &palette),
            export: Export::default(),
            laboratory: Laboratory::default(),
            pictures: Pictures::default(),
            keeper: Keeper::new(&knowledge),
            knowledge,
        })
    }

    /// The window as it was left, and the reading of the file that it opens with.
    ///
    /// # Errors
    /// As [`Window::new`].
    pub fn open(options: &WindowOptions) -> Result<(Self, Task<Message>), WindowError> {
        let (mut window, as_it_was) = Self::as_it_was(options)?;
        let task = match &options.file {
            Some(path) => window.read(path.clone()),
            None => Task::none(),
        };
        Ok((window, Task::batch([as_it_was, task])))
    }

    /// The language that is spoken.
    pub(crate) fn locale(&self) -> &Locale {
        self.speech.locale()
    }

    /// How everything looks and speaks now. What takes the key Enter is found out for it, so a view asks once.
    pub(crate) fn look(&self) -> Look<'_> {
        let palette = self.appearance.palette();
        let bound = self.speech.bound();
        let tips = Tips { side: Side::Below, until: f32::INFINITY };
        let (layout, enter) = (self.layout(), self.leaves_enter());
        let letters = letters(self.session.geometry());
        Look { locale: self.locale(), bound, palette, layout, tips, enter, letters }
    }

    /// Where everything stands, and which words find room there: in a window that has no fonts yet they are measured
    /// wrongly, so nothing is kept of it.
    pub(crate) fn layout(&self) -> Layout {
        let layout = self.appearance.layout;
        let layout = layout.with_rooms(Rooms::measured(self.locale(), layout.form));
        if self.is_panel_away() { layout.without_panel() } else { layout }
    }

    /// The work that is going on, with its number. Who drives the window without running its tasks
    /// does it by hand, and sends the outcome as [`Message::Finished`].
    pub fn work(&self) -> Option<(u64, &Job)> {
        self.background.solving().map(|running| (running.number, running.job()))
    }

    /// Whether a puzzle is being solved.
    pub(crate) fn is_solving(&self) -> bool {
        self.background.solving().is_some()
    }

    /// The list of puzzles, if it is open.
    pub(crate) fn open_list(&self) -> Option<&List> {
        self.files.list.as_ref().filter(|_| self.opened.shows(Page::Puzzles))
    }

    /// What the drawing of the grid is made of.
    pub(crate) fn scene(&self) -> scene::Shown<'_> {
        scene::Shown {
            session: &self.session,
            answers: &self.answers,
            sight: &self.sight,
            play: &self.play,
            card: self.notices.card.as_ref(),
            list: self.open_list(),
            run: self.watched(),
            practice: self.practice.running.as_ref(),
        }
    }

    /// Brings the drawing of the grid up to date.
    pub(crate) fn redraw(&mut self) {
        self.appearance.fit_grid(self.shown_geometry().column_count());
        let mut scene = scene::scene(self.scene());
        scene.written = self.appearance.pencil();
        scene.digits = self.appearance.text_size.max(100);
        let geometry = Arc::clone(self.shown_geometry());
        self.sight.grid.show(&geometry, scene);
        let sizes = sizes(&self.appearance, self.speech.is_numbered());
        let palette = *self.appearance.palette();
        let side = self.book.geometry.column_count();
        let layout = self.appearance.layout.book();
        self.book.dress(palette, book::picture_sizes(&layout, sizes, side));
        self.first.dress(&palette, self.appearance.layout.reading().zoom, sizes.scale);
        self.sight.grid.dress(palette, sizes);
        self.sight.grid.tells_over = self.play.shows_under;
    }

    /// Takes another size of the window, as who draws it tells it.
    pub(crate) fn resize(&mut self, size: Size) {
        self.appearance.resize(size);
        self.opened.forget_place_of_menu();
    }
}

/// The letters among the symbols of a grid, as bits from A.
fn letters(geometry: &Geometry) -> u32 {
    let symbols = geometry.digits().map(|digit| geometry.symbol(digit));
    let letters = symbols.filter(char::is_ascii_uppercase);
    letters.fold(0, |letters, letter| letters | 1 << (u32::from(letter) - u32::from('A')))
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
