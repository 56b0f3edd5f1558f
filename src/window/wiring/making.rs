//! New puzzles as a part of the window: making them, its keys, and what its events come to.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use crate::action::{Action, Go, Move, NewGame, Page, PlayAction, Tab};
use crate::cards::notices::Said;
use crate::cards::question::works_everywhere;
use crate::files::{Aside, Name};
use crate::message::Message;
use crate::new_puzzles::choices::{Known, Way};
use crate::new_puzzles::game::{self, Beside, OfDay, day, level_of};
use crate::new_puzzles::{Event, Message as Asked, Order, SOUGHT_FIELD};
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{PAGE, UNFOLDED, reveal};
use crate::widget::unfolding::{self, go_in_list};
use duvod::grid::{Geometry, Puzzle};
use duvod::inference::Options;
use duvod::knowledge::{CLASSIC_GRID, Knowledge, Level};
use duvod::message::words;
use duvod::session::{Mode, Session};

/// Random seeds have no more digits than can be copied by hand.
const SEEDS: u128 = 1_000_000_000;

impl Window {
    /// What is known where new puzzles are chosen.
    pub(crate) fn known(&self) -> Known<'_> {
        known(&self.knowledge, &self.session, &self.rules)
    }

    /// The puzzles that are being made, with the number of the work. Who drives the window without running its tasks does it
    /// by hand, and sends its end as [`Asked::Ended`].
    pub fn order(&self) -> Option<(u64, &Order)> {
        self.maker.making.as_ref().map(|making| (making.number, &making.order))
    }

    /// Something happened about new puzzles.
    pub(crate) fn update_maker(&mut self, message: Asked) -> Task<Message> {
        if !matches!(message, Asked::Scrolled(_) | Asked::Ended(..) | Asked::Rated(..)) {
            self.notices.said = None;
        }
        let opens = matches!(message, Asked::Open(_));
        let seeks = matches!(message, Asked::Seek(_));
        let known = known(&self.knowledge, &self.session, &self.rules);
        let event = self.maker.update(message, known);
        match event {
            Some(Event::Make) => self.make(),
            Some(Event::Open(number)) => self.open_made(number),
            Some(Event::Save) => self.save_made(),
            Some(Event::SaveTable(table)) => self.save_table(table),
            Some(Event::Turned) => to_top(),
            None if opens && self.maker.open.is_some() => unfolding::opened(SOUGHT_FIELD),
            None if seeks => reveal(UNFOLDED),
            None => Task::none(),
        }
    }

    /// Makes what is chosen.
    fn make(&mut self) -> Task<Message> {
        let lot = (lot(), now());
        let known = known(&self.knowledge, &self.session, &self.rules);
        let number = self.background.next_number();
        let task = self.maker.make(number, (&self.knowledge, known), lot);
        Task::batch([task.map(Message::Maker), operate(unfocus()), to_top()])
    }

    /// The puzzle with this number, from 0, becomes the game. The page stays, so that others can be looked at.
    fn open_made(&mut self, number: usize) -> Task<Message> {
        let Some(batch) = &self.maker.batch else { return Task::none() };
        let Some(row) = batch.rows.get(number) else { return Task::none() };
        let as_made = row.number + 1;
        let puzzle = |board| Puzzle { geometry: Arc::clone(&batch.geometry), board };
        let puzzles = self.maker.boards().into_iter().map(puzzle).collect();
        let task = self.load_made(puzzle(row.board.clone()));
        if self.notices.said.is_none() {
            self.games.open(puzzles, number);
            self.notices.said = Some(Said::good(words::MakerOpened { number: as_made }.into()));
        }
        task
    }

    /// Makes a puzzle in the background, to be played as soon as it is there.
    pub(crate) fn new_game(&mut self, wanted: NewGame) -> Task<Message> {
        if self.loading_is_locked() {
            return Task::none();
        }
        if wanted == NewGame::OfDay && self.games.of_day.as_ref().is_some_and(|it| it.day == day())
        {
            return self.look_for_day();
        }
        let level = match wanted {
            NewGame::Of(level) => level,
            NewGame::Next => self.next_level(),
            NewGame::OfDay => level_of(day()),
        };
        let classic = self.knowledge.grid(CLASSIC_GRID).filter(|_| wanted == NewGame::OfDay);
        let order = if let Some(classic) = classic {
            // By the rules that all have.
            game::order(&self.knowledge, classic, &Options::default(), (level, day()))
        } else {
            self.games.level = level;
            let grid = Arc::clone(self.grid_of_new(wanted));
            game::order(&self.knowledge, &grid, &self.rules, (level, lot()))
        };
        let number = self.background.next_number();
        self.opened.page = None;
        let task = self.games.make(number, order);
        task.map(|(number, made)| Message::GameMade(number, made))
    }

    /// The level of the next game: that of the game at hand where it is known, or else the one that was chosen last.
    pub(crate) fn next_level(&self) -> Level {
        let at_hand = (self.session.geometry(), self.session.puzzle());
        self.gauge.of(at_hand, &self.rules).map_or(self.games.level, |(level, _)| level)
    }

    /// The level of the next game, and its grid if it is not the one that was chosen for new puzzles.
    pub(crate) fn next_game(&self) -> (Level, Option<&Geometry>) {
        let grid = self.grid_of_new(NewGame::Next);
        (self.next_level(), (grid != self.chosen_grid()).then_some(&**grid))
    }

    /// What a key does to the buttons for a new game beside an empty grid; `None` if it has nothing to do with them.
    pub(crate) fn key_in_new_games(&mut self, act: Action) -> Option<Task<Message>> {
        let is_seen = self.opened.is_at_grid()
            && self.answers.tab != Tab::Hint
            && self.session.mode() == Mode::Entering
            && !self.session.has_puzzle()
            && self.session.finding().is_none()
            && !self.is_panel_away();
        let chosen = self.games.chosen.filter(|_| is_seen);
        match (act, chosen) {
            (Action::NextTab, None) if is_seen => self.games.choose(),
            // Why and Procedure say the same of an empty grid.
            (Action::NextTab, Some(_)) => return Some(self.act(Action::Tab(Tab::Hint))),
            (Action::Move(to), Some(_)) => self.games.walk(to),
            (Action::Enter, Some(number)) => {
                return Some(self.act(Action::NewGame(game::of_button(number))));
            }
            (Action::Escape, Some(_)) => self.games.chosen = None,
            _ => return None,
        }
        Some(Task::none())
    }

    /// The game that is being made, with the number of the work. Who drives the window without running its tasks does it by
    /// hand, and sends what comes of it as [`Message::GameMade`].
    pub fn game_order(&self) -> Option<(u64, &Order)> {
        self.games.order()
    }

    /// Takes a game that was made, if it is still waited for.
    pub(crate) fn game_made(&mut self, number: u64, made: Option<Box<Puzzle>>) -> Task<Message> {
        let order = self.games.order().map(|(_, order)| (order.level(), order.seed()));
        if !self.games.end(number) {
            return Task::none();
        }
        self.notices.said = None;
        let Some(puzzle) = made else {
            self.games.lack();
            return Task::none();
        };
        if order.is_some_and(|(level, seed)| level == Some(level_of(day())) && seed == day()) {
            self.games.of_day = Some(OfDay::new(day(), &puzzle));
            return self.look_for_day();
        }
        let task = self.load_made((*puzzle).clone());
        if self.session.puzzle() == &puzzle.board {
            self.games.add(*puzzle);
            if let Some((Some(level), _)) = order {
                self.name_puzzle(Name::Said(level.message()));
            }
        }
        task
    }

    /// Goes on through puzzles that were made, or back; behind the last game of a level another one is made. `None` if the
    /// game at hand was not made.
    pub(crate) fn go_through_made(&mut self, go: Go) -> Option<Task<Message>> {
        let task = match self.games.go(go, (self.session.geometry(), self.session.puzzle()))? {
            Beside::Puzzle(puzzle) => self.load_made(puzzle),
            Beside::New => self.new_game(NewGame::Next),
            Beside::End => {
                let is_first = go == Go::Back;
                let end = if is_first { words::GameFirst } else { words::GameLast };
                self.notices.said = Some(Said::now(end.into()));
                Task::none()
            }
        };
        Some(task)
    }

    /// Asks for a file for all puzzles that were made.
    fn save_made(&mut self) -> Task<Message> {
        let Some(batch) = &self.maker.batch else { return Task::none() };
        let puzzle = |board| Puzzle { geometry: Arc::clone(&batch.geometry), board };
        let puzzles: Vec<Puzzle> = self.maker.boards().into_iter().map(puzzle).collect();
        if puzzles.is_empty() {
            return Task::none();
        }
        self.files.aside = Some(Aside::Puzzles(puzzles.into()));
        self.ask_where_to_save()
    }

    /// Looks whether what is chosen can be, and rates the next puzzle that is not rated, while they are seen.
    pub(crate) fn look_at_maker(&mut self) -> Task<Message> {
        if !self.opened.shows(Page::Maker) {
            self.maker.leave_rating();
            return Task::none();
        }
        let known = known(&self.knowledge, &self.session, &self.rules);
        self.maker.look_through(known);
        let background = &mut self.background;
        self.maker.rate_next(|| background.next_number()).map(Message::Maker)
    }

    /// Does on the page of new puzzles what a key asks for; `None` if it works there as everywhere.
    pub(crate) fn key_in_maker(&mut self, act: Action) -> Option<Task<Message>> {
        if act == Action::Solve {
            // What is solved is to be seen.
            self.opened.page = None;
            return None;
        }
        if act == Action::Escape {
            return Some(self.leave_maker());
        }
        if works_everywhere(act) {
            return None;
        }
        Some(if self.maker.shows_made { self.key_in_table(act) } else { self.key_in_choices(act) })
    }

    /// Closes the innermost thing that is open.
    fn leave_maker(&mut self) -> Task<Message> {
        if self.maker.open.take().is_none() && !self.maker.cancel() {
            // What was said there is of no use beside the grid.
            (self.opened.page, self.notices.said) = (None, None);
        }
        Task::none()
    }

    fn key_in_choices(&mut self, act: Action) -> Task<Message> {
        match act {
            act if let Some(go) = go_in_list(act)
                && self.maker.open.is_some() =>
            {
                let choice = self.maker.at();
                let names = self.maker.choices.names(choice, self.known(), self.locale());
                let known = known(&self.knowledge, &self.session, &self.rules);
                self.maker.turn_in_list(go, known, &names);
                reveal(UNFOLDED)
            }
            // The space bar opens the list of the chosen row.
            Action::Play(PlayAction::NextEntry) => {
                let choice = self.maker.at();
                if choice.way() != Way::Many {
                    return Task::none();
                }
                self.update_maker(Asked::Open(choice))
            }
            Action::Enter if self.maker.open.is_some() => {
                self.maker.open = None;
                operate(unfocus())
            }
            Action::Move(to @ (Move::Up | Move::Down)) => self.walk_choices(to),
            Action::NextTab => self.walk_choices(Move::Down),
            Action::Move(to) => {
                let choice = self.maker.at();
                let count = self.maker.choices.names(choice, self.known(), self.locale()).len();
                let known = known(&self.knowledge, &self.session, &self.rules);
                self.maker.turn(to == Move::Right, known, count);
                Task::none()
            }
            Action::Enter if self.maker.faults.is_empty() => self.update_maker(Asked::Make),
            _ => Task::none(),
        }
    }

    /// Goes to the next choice, or to the one before. What is typed has the keyboard at once.
    fn walk_choices(&mut self, to: Move) -> Task<Message> {
        self.maker.walk(to);
        let typed = match self.maker.at().way() {
            Way::Typed(field) => Some(field),
            _ => None,
        };
        Task::batch([field::only(typed), reveal(PAGE)])
    }

    fn key_in_table(&mut self, act: Action) -> Task<Message> {
        match act {
            Action::Move(to @ (Move::Up | Move::Down)) => {
                self.maker.walk_table(to);
                reveal(PAGE)
            }
            Action::NextTab => self.update_maker(Asked::Show(false)),
            Action::Enter => match self.maker.chosen {
                Some(number) => self.update_maker(Asked::Press(number)),
                None => Task::none(),
            },
            _ => Task::none(),
        }
    }
}

/// What is known of these, so that the rest of the window may change meanwhile.
pub(super) fn known<'a>(
    knowledge: &'a Knowledge,
    session: &'a Session,
    rules: &'a Options,
) -> Known<'a> {
    Known { knowledge, geometry: session.geometry(), puzzle: session.puzzle(), rules }
}

/// A seed that nobody knows before.
fn lot() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_nanos() % SEEDS).unwrap_or_default()
}

/// The time in milliseconds since the beginning of 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// What is seen begins at its top.
fn to_top() -> Task<Message> {
    operation::scroll_to(PAGE.list, AbsoluteOffset { x: None, y: Some(0.0) })
}
