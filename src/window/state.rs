//! What the window knows.

use std::sync::Arc;

use iced::{Size, Task};

use super::appearance::Appearance;
use super::background::Background;
use super::book::Book;
use super::files::{Files, Grids};
use super::grid::{GridState, Sizes};
use super::keeping::Keeper;
use super::look::{Look, Side, Tips};
use super::message::Message;
use super::notices::Notices;
use super::opened::Opened;
use super::options::{WindowError, WindowOptions};
use super::panel::answers::Answers;
use super::play::{Entry, Play};
use super::sight::Sight;
use super::speech::Speech;
use crate::explanation::FindingKind;
use crate::grid::Digit;
use crate::inference::Options;
use crate::knowledge::{CLASSIC_GRID, Knowledge, Level};
use crate::locale::Locale;
use crate::message::{Message as Words, words};
use crate::rating::{limit, rate};
use crate::session::{Action, Job, Lock, Mode, Session};

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
    /// Which file is at hand, and what else is known of files.
    pub(crate) files: Files,
    /// What is open.
    pub(crate) opened: Opened,
    /// Which rules are used.
    pub(crate) rules: Options,
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
        let appearance = Appearance::new(options.mode, geometry.side());
        let scene = crate::picture::Scene::of(geometry, session.puzzle()).scene();
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
            book,
            files: Files::new(Grids::new(&knowledge, geometry.side())),
            opened: Opened::default(),
            rules: options.rules.clone(),
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
        let (layout, enter) = (self.appearance.layout, self.leaves_enter());
        Look { locale: self.locale(), bound, palette, layout, tips, enter }
    }

    /// How hard the puzzle was; nothing if it is not solved, or the rules did not come to the end.
    pub(crate) fn level(&self) -> Option<Level> {
        rate(&self.knowledge, self.session.trace()?).level
    }

    /// Why the level is higher than that of the hardest step, if it is.
    pub(crate) fn raised(&self) -> Option<Words> {
        let rating = rate(&self.knowledge, self.session.trace()?);
        let hardest = self.knowledge.rule(rating.hardest?)?.level;
        let limit = limit(hardest).filter(|_| rating.level.is_some_and(|level| level > hardest))?;
        let (hardest, score) = (hardest.message(), rating.score);
        Some(words::WindowLevelRaised { hardest, limit, score }.into())
    }

    /// Whether the puzzle was found to have several solutions, which differ in some cells.
    pub(crate) fn differs(&self) -> bool {
        let Some(finding) = self.session.finding() else { return false };
        finding.kind == FindingKind::Difference && !finding.cells.is_empty()
    }

    /// The digit that is shown wherever it stands or may stand: the one that was asked for, else that of the chosen cell.
    pub(crate) fn shown_digit(&self) -> Option<Digit> {
        let lights = self.play.lights_same && self.session.trace().is_none();
        let chosen = self.session.selected().filter(|_| lights);
        self.sight.filter.or_else(|| self.session.position().cell(chosen?).entry.digit())
    }

    /// Whether digit keys show digits and do not write them: once the puzzle is solved, and without a chosen cell.
    pub(crate) fn keys_show_digits(&self) -> bool {
        match self.session.mode() {
            Mode::Explaining => true,
            Mode::Solving => false,
            Mode::Entering | Mode::Playing => {
                let paints =
                    self.session.mode() == Mode::Playing && self.play.entry == Entry::Colours;
                let is_free = self.session.selected().is_none() && !paints;
                is_free && !self.session.board().is_empty()
            }
        }
    }

    /// Whether digit keys need a chosen cell first.
    pub(crate) fn lacks_cell(&self) -> bool {
        let writes = matches!(self.session.mode(), Mode::Entering | Mode::Playing);
        writes && self.session.selected().is_none() && !self.keys_show_digits()
    }

    /// Why the digit keys are locked, if they are.
    pub(crate) fn digit_lock(&self) -> Option<Lock> {
        if self.keys_show_digits() { None } else { self.session.lock(Action::Edit) }
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

    /// Takes another size of the window, as who draws it tells it.
    pub(crate) fn resize(&mut self, size: Size) {
        self.appearance.resize(size);
        self.opened.forget_place_of_menu();
    }
}

/// The sizes in which the grid is drawn.
pub(super) fn sizes(appearance: &Appearance, numbered: bool) -> Sizes {
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
