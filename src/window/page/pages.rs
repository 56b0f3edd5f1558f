//! The pages that have a state of their own, and what they do for each other.

use std::sync::Arc;
use std::time::Instant;

use iced::Task;

use super::first::FirstSteps;
use super::message::Message;
use super::scrolling::{act_in_preferences, key_first};
use crate::action::{Action, Go, NewGame, Page, PageAction};
use crate::export::{Export, listed_here};
use crate::files::list::List;
use crate::laboratory::Laboratory;
use crate::new_puzzles::game::{Beside, Games};
use crate::new_puzzles::{Maker, NextGame};
use crate::past::Past;
use crate::persistence::Preferences;
use crate::play::Play;
use crate::play::at_hand::browses;
use crate::shared::{Changed, MadeAs, Request, Shared};
use crate::solutions::Solutions;
use duvod::generator::Symmetry;
use duvod::grid::Geometry;
use duvod::knowledge::{Knowledge, Level};
use duvod::picture::Scene;
use duvod::proof::RuleId;

/// The pages that have a state of their own, and the new games, which are made as new puzzles are.
pub(crate) struct Pages {
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

impl Pages {
    /// The pages as they are at first.
    pub(crate) fn new(shared: &Shared) -> Self {
        Self {
            maker: Maker::default(),
            games: Games::default(),
            past: Past::default(),
            solutions: Solutions::default(),
            first: FirstSteps::new(shared.session.geometry(), shared.appearance.palette()),
            export: Export::default(),
            laboratory: Laboratory::default(),
        }
    }

    /// Takes what is preferred.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences, knowledge: &Knowledge) {
        self.games.take_preferred(preferences);
        self.maker.take_preferred(preferences, knowledge);
        self.export.take_preferred(preferences);
        self.laboratory.take_preferred(preferences, knowledge);
    }

    /// Puts down what is preferred now.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences, knowledge: &Knowledge) {
        self.games.keep_preferred(preferences);
        self.maker.keep_preferred(preferences);
        self.export.keep_preferred(preferences);
        self.laboratory.keep_preferred(preferences, knowledge);
    }

    /// Something happened in a page. What it shows of other screens is for them.
    pub(crate) fn update(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        match message {
            Message::Solutions(it) => self.solutions.react(shared, it).map(Message::Solutions),
            Message::Maker(it) => self.maker.react(shared, it).map(Message::Maker),
            Message::Export(it) => self.export.react(shared, it).map(Message::Export),
            Message::Laboratory(it) => self.laboratory.react(shared, it).map(Message::Laboratory),
            Message::GameMade(number, made) => {
                self.games.take_made(shared, number, made);
                Task::none()
            }
            Message::PastRead(number, found) => {
                self.past.take(number, found.map(|found| *found));
                self.games.play_day(shared, self.past.found());
                Task::none()
            }
            Message::Act(_) | Message::List(_) | Message::Comparison(_) => Task::none(),
        }
    }

    /// Opens a page, or closes it if it is open; beside the list that is open and the solution that is shown.
    pub(crate) fn toggle(
        &mut self,
        shared: &mut Shared,
        page: Page,
        (list, solution): (Option<&List>, Option<u64>),
    ) -> Task<Message> {
        match page {
            Page::Solutions if !browses(&shared.session) => return Task::none(),
            Page::Export => {
                let maker = shared.opened.shows(Page::Maker).then_some(&self.maker);
                self.export.open_beside(listed_here(list, maker));
            }
            _ => {}
        }
        shared.opened.toggle_page(page);
        match page {
            Page::Solutions if shared.opened.shows(page) => {
                self.solutions.begin_page(shared, solution).map(Message::Solutions)
            }
            Page::Past if shared.opened.shows(page) => self.read_past(shared),
            _ => Task::none(),
        }
    }

    /// What a key does in an open page; `None` if it works there as everywhere.
    pub(crate) fn key(
        &mut self,
        shared: &mut Shared,
        play: &mut Play,
        act: Action,
    ) -> Option<Task<Message>> {
        let open = shared.opened.page?;
        match open.page {
            Page::Maker => Some(self.maker.key(shared, act)?.map(Message::Maker)),
            Page::Export => Some(self.export.key(shared, act)?.map(Message::Export)),
            Page::Laboratory => Some(self.laboratory.key(shared, act)?.map(Message::Laboratory)),
            Page::Puzzles | Page::Profiles | Page::Solutions => None,
            Page::Preferences | Page::Keys | Page::About | Page::Past => {
                key_first((shared, play), open, act)
            }
        }
    }

    /// Does what is asked of a page, whatever is open; the grid is shown so.
    pub(crate) fn act(
        &mut self,
        shared: &mut Shared,
        action: PageAction,
        scene: &Scene,
    ) -> Task<Message> {
        match action {
            PageAction::NewGame(game) => return self.new_game(shared, game),
            PageAction::Grid(number) => self.maker.choose_grid(shared, number),
            PageAction::PlayAgain(number) => self.past.play_again(shared, number),
            PageAction::PlayAfresh(number) => self.past.play_afresh(shared, number),
            PageAction::CopyPicture => self.export.copy_picture(shared, scene),
            PageAction::CopyCode => self.export.copy_code(shared),
            PageAction::SaveSolutions => {
                return self.solutions.save_solutions(shared).map(Message::Solutions);
            }
        }
        Task::none()
    }

    /// By which symmetry new puzzles are made.
    pub(crate) fn symmetry(&self) -> Symmetry {
        self.maker.choices.symmetry()
    }

    /// Has so many boards of this rule made for a practice sheet, on this grid; none without a rule.
    pub(crate) fn make_exercises(
        &mut self,
        shared: &mut Shared,
        of: Option<(&Arc<Geometry>, RuleId)>,
        count: u64,
    ) -> Task<Message> {
        let Some(of) = of else { return Task::none() };
        self.export.make_exercises(shared, of, count).map(Message::Export)
    }

    /// Does in the open page what is asked for; `None` if the page has nothing to do with it, or belongs to another screen.
    pub(crate) fn act_here(
        &mut self,
        shared: &mut Shared,
        play: &mut Play,
        act: Action,
    ) -> Option<Task<Message>> {
        let open = shared.opened.page?;
        match open.page {
            Page::Profiles => None,
            Page::Solutions => Some(self.solutions.key(shared, act)?.map(Message::Solutions)),
            _ if act == Action::Escape => {
                shared.opened.page = None;
                Some(Task::none())
            }
            Page::Laboratory => Some(self.laboratory.act(shared, act)?.map(Message::Laboratory)),
            Page::Past => self.past.key(shared, act),
            Page::Preferences => act_in_preferences((shared, play), open.row, act),
            Page::Puzzles | Page::Maker | Page::Export | Page::Keys | Page::About => None,
        }
    }

    /// The fields of the open page were left; false if it has none.
    pub(crate) fn leave_fields(&mut self, shared: &Shared) -> bool {
        match shared.opened.page.map(|open| open.page) {
            Some(Page::Maker) => _ = self.maker.form.close(),
            Some(Page::Laboratory) => self.laboratory.leave_fields(),
            Some(Page::Export) => {}
            _ => return false,
        }
        true
    }

    /// Time passes.
    pub(crate) fn poll(&mut self, now: Instant) {
        self.maker.poll();
        self.export.tick(now);
        self.laboratory.poll();
    }

    /// Whether something is worked at that is looked at now and then.
    pub(crate) fn is_working(&self) -> bool {
        self.maker.making.is_going()
            || self.laboratory.is_working()
            || self.export.exporting().is_some()
    }

    /// Follows what has become of the puzzle, and of what was to be kept.
    pub(crate) fn follow(&mut self, shared: &mut Shared, changed: &Changed) -> Task<Message> {
        if let Some(are_kept) = changed.are_made_kept {
            self.maker.end_keeping(are_kept);
        }
        if changed.is_completed { self.read_past(shared) } else { Task::none() }
    }

    /// Shows what is drawn in pages in the colours and sizes of now.
    pub(crate) fn dress(&mut self, shared: &Shared) {
        let appearance = &shared.appearance;
        let zoom = appearance.layout.reading().zoom;
        self.first.dress(appearance.palette(), zoom, shared.sizes().scale);
    }

    /// Takes the solutions that were found, and finds none for who does not see them.
    pub(crate) fn forget_stale(&mut self, shared: &mut Shared) {
        self.solutions.look_at_solutions(shared);
        self.solutions.leave_listing_unseen(shared);
    }

    /// Looks for what is seen and not known.
    pub(crate) fn request(&mut self, shared: &mut Shared) -> Task<Message> {
        let rated = self.maker.look(shared).map(Message::Maker);
        self.laboratory.look(shared);
        rated
    }

    /// Reads the games that came to their end.
    pub(crate) fn read_past(&mut self, shared: &mut Shared) -> Task<Message> {
        let task = self.past.read_again(shared);
        task.map(|(number, found)| Message::PastRead(number, found.map(Box::new)))
    }

    /// The level of the next game, and its grid if it is not the one that was chosen for new puzzles.
    pub(crate) fn next_game<'a>(&'a self, shared: &'a Shared) -> (Level, Option<&'a Geometry>) {
        let (chosen_grid, at_hand) = (self.maker.chosen_grid(shared), shared.known_hardness());
        self.games.next(shared, NextGame { chosen_grid, at_hand })
    }

    /// Makes a puzzle in the background, to be played as soon as it is there.
    fn new_game(&mut self, shared: &mut Shared, wanted: NewGame) -> Task<Message> {
        let chosen_grid = &Arc::clone(self.maker.chosen_grid(shared));
        let at_hand = shared.known_hardness();
        let game = self.games.begin(shared, wanted, NextGame { chosen_grid, at_hand });
        game.map(|(number, made)| Message::GameMade(number, made))
    }

    /// Goes on through puzzles that were made, or back; `None` if the game at hand was not made.
    pub(crate) fn load_beside(&mut self, shared: &mut Shared, go: Go) -> Option<Task<Message>> {
        match self.games.go_beside(shared, go)? {
            Beside::Puzzle(puzzle) => {
                shared.ask(Request::LoadMade(Box::new(puzzle), MadeAs::Beside));
            }
            Beside::New => return Some(self.new_game(shared, NewGame::Next)),
            Beside::End => {}
        }
        Some(Task::none())
    }
}
