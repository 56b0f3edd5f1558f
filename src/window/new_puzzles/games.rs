//! New games, and the puzzle of the day: it is begun once, gone on with where it was left, and told of when it is solved.

use std::sync::Arc;

use iced::{Rectangle, Task};

use super::Maker;
use super::game::{self, Beside, Games, day, level_of};
use super::reacting::lot;
use crate::action::{Action, AnswerAction, Go, Menu, NewGame, PageAction, Tab};
use crate::background::Hardness;
use crate::cards::notices::Said;
use crate::look::grids::offered;
use crate::new_puzzles::Order;
use crate::past::{PastGames, clock_of};
use crate::persistence::{Ending, PastGame, Preferences};
use crate::play::at_hand::{is_begun, is_completed};
use crate::shared::names::{OfDay, of_day};
use crate::shared::opened::OpenMenu;
use crate::shared::{MadeAs, Name, Request, Shared};
use duvod::formats::read_line;
use duvod::grid::{Geometry, Puzzle};
use duvod::inference::Options;
use duvod::knowledge::{CLASSIC_GRID, Level};
use duvod::message::words;
use duvod::session::Mode;

/// What is known of the grids that a new game may be of: the one at hand is known to all.
#[derive(Clone, Copy)]
pub(crate) struct NextGame<'a> {
    /// The grid that is chosen for new puzzles.
    pub(crate) chosen_grid: &'a Arc<Geometry>,
    /// How hard the game at hand is, if that is known.
    pub(crate) at_hand: Hardness,
}

impl<'a> NextGame<'a> {
    /// The grid that a new game of this kind is of: the empty one that is seen, or that of the game which it follows, or else
    /// the chosen one.
    pub(crate) fn grid(self, shared: &'a Shared, wanted: NewGame) -> &'a Arc<Geometry> {
        let session = &shared.session;
        // Who has solved a puzzle plays on on its grid.
        let follows = is_completed(session) || wanted == NewGame::Next && session.has_puzzle();
        let is_seen = session.mode() == Mode::Entering && !session.has_puzzle();
        if follows || is_seen { session.geometry() } else { self.chosen_grid }
    }
}

impl Games {
    /// Takes the level that was chosen last.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences) {
        self.level = preferences.level;
    }

    /// Puts down the level that was chosen last.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        preferences.level = self.level;
    }

    /// The level of the next game: that of the game at hand where it is known, or else the one that was chosen last.
    pub(crate) fn next_level(&self, at_hand: Hardness) -> Level {
        at_hand.map_or(self.level, |(level, _)| level)
    }

    /// The level of the next game, and its grid if it is not the one that was chosen for new puzzles.
    pub(crate) fn next<'a>(
        &self,
        shared: &'a Shared,
        next: NextGame<'a>,
    ) -> (Level, Option<&'a Geometry>) {
        let grid = next.grid(shared, NewGame::Next);
        (self.next_level(next.at_hand), (grid != next.chosen_grid).then_some(&**grid))
    }

    /// The order of a new game, if one is to be made: nothing can be loaded now, or the puzzle of the day is known already.
    fn order_of(
        &mut self,
        shared: &mut Shared,
        wanted: NewGame,
        next: NextGame<'_>,
    ) -> Option<Order> {
        if shared.loading_is_locked() {
            return None;
        }
        let of_day = shared.names.of_day.as_ref();
        if wanted == NewGame::OfDay && of_day.is_some_and(|it| it.day == day()) {
            self.look_for_day(shared);
            return None;
        }
        let level = match wanted {
            NewGame::Of(level) => level,
            NewGame::Next => self.next_level(next.at_hand),
            NewGame::OfDay => level_of(day()),
        };
        let knowledge = &shared.knowledge;
        let classic = knowledge.grid(CLASSIC_GRID).filter(|_| wanted == NewGame::OfDay);
        Some(if let Some(classic) = classic {
            // By the rules that all have.
            game::order(knowledge, classic, &Options::default(), (level, day()))
        } else {
            self.level = level;
            game::order(knowledge, next.grid(shared, wanted), &shared.rules, (level, lot()))
        })
    }

    /// Begins to make a game, to be played as soon as it is there.
    pub(crate) fn begin(
        &mut self,
        shared: &mut Shared,
        wanted: NewGame,
        next: NextGame<'_>,
    ) -> Task<(u64, Option<Box<Puzzle>>)> {
        let Some(order) = self.order_of(shared, wanted, next) else { return Task::none() };
        shared.opened.page = None;
        self.make(shared.background.next_number(), order)
    }

    /// Takes note that a puzzle that was made was to become the game, and of what it is called, if it did.
    pub(crate) fn loaded(&mut self, shared: &mut Shared, puzzle: Puzzle, made_as: MadeAs) {
        let is_there = *shared.session.puzzle() == puzzle.board;
        match made_as {
            MadeAs::Game(level) if is_there => {
                self.add(puzzle);
                if let Some(level) = level {
                    shared.names.call(&shared.session, Name::Said(level.message()));
                }
            }
            MadeAs::OfDay => {
                if is_there {
                    self.add(puzzle);
                }
                shared.names.call_by_day(&shared.session);
            }
            MadeAs::OneOf(puzzles, row, as_made) if shared.notices.said.is_none() => {
                self.open(puzzles, row);
                let opened = words::MakerOpened { number: as_made };
                shared.notices.said = Some(Said::good(opened.into()));
            }
            MadeAs::Game(_) | MadeAs::OneOf(..) | MadeAs::Beside => {}
        }
    }

    /// Takes a game that was made, if it is still waited for: it is to be loaded now, with its level where that is its name.
    pub(crate) fn take_made(
        &mut self,
        shared: &mut Shared,
        number: u64,
        made: Option<Box<Puzzle>>,
    ) {
        let order = self.order().map(|(_, order)| (order.level(), order.seed()));
        if !self.end(number) {
            return;
        }
        shared.notices.said = None;
        let Some(puzzle) = made else { return self.lack() };
        if order.is_some_and(|(level, seed)| level == Some(level_of(day())) && seed == day()) {
            shared.names.of_day = Some(OfDay::new(day(), &puzzle));
            self.look_for_day(shared);
        } else {
            let level = order.and_then(|(level, _)| level);
            shared.ask(Request::LoadMade(puzzle, MadeAs::Game(level)));
        }
    }

    /// Looks what came of the puzzle of the day before: it may be at hand, or among the games that came to their end.
    fn look_for_day(&mut self, shared: &mut Shared) {
        let Some(day) = shared.names.day_of(&shared.session) else {
            self.awaits_day = true;
            shared.ask(Request::ReadPast);
            return;
        };
        shared.opened.page = None;
        shared.names.call_by_day(&shared.session);
        let seconds = shared.session.elapsed().as_secs();
        shared.notices.said = Some(if shared.session.is_completed() {
            solved(day, seconds)
        } else if is_begun(&shared.session) {
            Said::good(words::PastGoesOn.into())
        } else {
            Said::good(of_day(day))
        });
    }

    /// Plays the puzzle of the day if that is waited for, now that it is known which games came to their end: goes on with its
    /// game if that was left. Of one that was solved it is said so.
    pub(crate) fn play_day(&mut self, shared: &mut Shared, past: Option<&PastGames>) {
        let known = shared.names.of_day.clone().filter(|_| self.awaits_day);
        let Some(known) = known else { return };
        self.awaits_day = false;
        let is_same = |game: &&PastGame| game.grid == CLASSIC_GRID && game.puzzle == known.line;
        let before = past.and_then(|past| past.games().iter().find(is_same)).cloned();
        if let Some(game) = before.as_ref().filter(|game| game.ending != Ending::Left) {
            shared.notices.said = Some(solved(known.day, game.seconds));
            return;
        }
        let Some(geometry) = shared.knowledge.grid(CLASSIC_GRID) else { return };
        let Ok(board) = read_line(&known.line, geometry) else { return };
        let puzzle = Puzzle { geometry: Arc::clone(geometry), board };
        shared.ask(match before {
            Some(game) => Request::GoOnWith(Box::new(game)),
            None => Request::LoadMade(Box::new(puzzle), MadeAs::OfDay),
        });
    }

    /// Goes on through puzzles that were made, or back; behind the last game of a level another one is to be made. `None` if
    /// the game at hand was not made.
    pub(crate) fn go_beside(&mut self, shared: &mut Shared, go: Go) -> Option<Beside> {
        let beside = self.go(go, (shared.session.geometry(), shared.session.puzzle()))?;
        if matches!(beside, Beside::End) {
            let is_first = go == Go::Back;
            let end = if is_first { words::GameFirst } else { words::GameLast };
            shared.notices.said = Some(Said::now(end.into()));
        }
        Some(beside)
    }

    /// What a key does to the buttons for a new game beside an empty grid, where the panel shows them, or what it asks for of
    /// all; `None` if it has nothing to do with them.
    pub(crate) fn key<M>(
        &mut self,
        shared: &Shared,
        act: Action,
        are_shown: bool,
    ) -> Option<Result<Task<M>, Action>> {
        let is_seen = are_shown
            && shared.opened.is_at_grid()
            && shared.session.mode() == Mode::Entering
            && !shared.session.has_puzzle()
            && shared.session.finding().is_none()
            && !shared.is_panel_away();
        let chosen = self.chosen.filter(|_| is_seen);
        match (act, chosen) {
            (Action::NextTab, None) if is_seen => self.choose(),
            // Why and Procedure say the same of an empty grid.
            (Action::NextTab, Some(_)) => {
                return Some(Err(Action::Answer(AnswerAction::Tab(Tab::Hint))));
            }
            (Action::Move(to), Some(_)) => self.walk(to),
            (Action::Enter, Some(number)) => {
                return Some(Err(Action::Page(PageAction::NewGame(game::of_button(number)))));
            }
            (Action::Escape, Some(_)) => self.chosen = None,
            _ => return None,
        }
        Some(Ok(Task::none()))
    }
}

/// That the puzzle of the day is solved, and how long that took.
fn solved(day: u64, seconds: u64) -> Said {
    Said::good(words::GameOfDaySolved { puzzle: of_day(day), time: clock_of(seconds) }.into())
}

impl Maker {
    /// The grid that a new game of this kind is of.
    pub(crate) fn grid_of_new<'a>(
        &'a self,
        shared: &'a Shared,
        wanted: NewGame,
    ) -> &'a Arc<Geometry> {
        NextGame { chosen_grid: self.chosen_grid(shared), at_hand: None }.grid(shared, wanted)
    }

    /// Opens a menu, or closes it if it is open; the task finds where its button stands.
    pub(crate) fn toggle_menu(&self, shared: &mut Shared, menu: Menu) -> Task<Rectangle> {
        let located = shared.toggle_menu(menu);
        self.offer_grids(shared);
        located
    }

    /// Offers the grids that can be chosen, if their menu is open; the one that is chosen is so there.
    fn offer_grids(&self, shared: &mut Shared) {
        let open = shared.opened.menu.filter(|open| open.menu == Menu::Grids);
        let Some(open) = open else { return };
        let of_new = Arc::clone(self.grid_of_new(shared, NewGame::OfDay));
        let grids = offered(&shared.knowledge, &of_new, shared.session.geometry());
        let place = grids.iter().position(|grid| grid.name() == of_new.name());
        let item = place.unwrap_or(0);
        shared.opened.menu = Some(OpenMenu { item, ..open });
        shared.opened.grids = grids;
    }

    /// Asks for an empty grid: the one that is chosen for new puzzles.
    pub(crate) fn empty(&self, shared: &mut Shared) {
        let grid = Arc::clone(self.chosen_grid(shared));
        shared.ask(Request::Empty(grid));
    }

    /// Takes a grid of those that are offered for new puzzles; an empty one is there then.
    pub(crate) fn choose_grid(&mut self, shared: &mut Shared, number: usize) {
        let Some(grid) = shared.opened.grids.get(number).cloned() else { return };
        if shared.loading_is_locked() {
            return;
        }
        self.choices.take_grid(&grid);
        let is_there = grid == *shared.session.geometry() && !shared.session.has_puzzle();
        if is_there {
            shared.tell_grid(&grid, false);
        } else {
            self.empty(shared);
        }
    }
}
