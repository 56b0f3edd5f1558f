//! What a screen asks of the others, and what concerns several of them at once.

use super::action::{Action, Tab};
use duvod::session::Outcome;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::Task;

use super::action::{Go, MainView, Move, NewGame, Page};
use super::book::Message as BookMessage;
use super::cards::notices::Said;
use super::export;
use super::files::Files;
use super::frame::menu;
use super::look::grids::offered;
use super::message::Message;
use super::new_puzzles::NextGame;
use super::new_puzzles::game::Beside;
use super::past::PastGames;
use super::play::at_hand::browses;
use super::shared::{Name, Request};
use super::state::Window;
use super::widget::reveal::{MENU, reveal};
use duvod::explanation::rule_name;
use duvod::grid::Puzzle;
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;
use duvod::session::{Command, Question};
use duvod_laboratory::Exhibit;

impl Window {
    /// Does what a screen asks of another one; or gives back what is asked of all, as a control would.
    pub(crate) fn grant(&mut self, request: Request) -> Result<Task<Message>, Action> {
        let Self { shared, board, answers, files, .. } = self;
        match request {
            Request::Act(act) => return Err(act),
            Request::Go(go) => return Ok(self.go(go)),
            Request::Play(action) => board.play(shared, action),
            Request::Solve => return Ok(self.solve()),
            Request::AskAbout(cell, digit) => {
                return Ok(answers.ask_about(shared, cell, digit).map(Message::from));
            }
            Request::PressedAgain => {
                if matches!(answers.why.question(), Some(Question::WhyNot(..))) {
                    answers.ask_why(&shared.session, shared.speech.locale());
                }
            }
            Request::LeaveSolution => _ = board.leave_solution(shared),
            Request::ShowSolution(number, solution) => board.sight.browsing.put(number, solution),
            Request::ToggleLegend => board.toggle_legend(),
            Request::Rule(rule) => return Ok(self.open_book_at(rule)),
            Request::Place(place) => return Ok(self.go_to_place(place)),
            Request::Page(page) => return Ok(self.toggle_page(page)),
            Request::Practise(rules) => return Ok(self.practise(rules)),
            Request::PracticeSheet => {
                let go = self.go_to_place(MainView::Grid);
                self.export.choose_exercises();
                return Ok(Task::batch([go, self.toggle_page(Page::Export)]));
            }
            Request::MakeExercises(count) => {
                if let Some(rule) = self.book.chosen() {
                    let of = (&self.book.geometry, rule);
                    return Ok(self.export.make_exercises(shared, of, count).map(Message::Export));
                }
            }
            Request::OpenExample(exhibit) => return Ok(self.open_example(*exhibit)),
            Request::OpenMade(number) => self.open_made(number),
            Request::SaveTable(table) => {
                return Ok(files.save_table(shared, table).map(Message::Files));
            }
            Request::Save(aside) => return Ok(files.save_aside(shared, aside).map(Message::Files)),
            Request::AskSystem => return Ok(self.ask_system()),
            Request::Profile(name) => self.book.choose_profile(shared, &name),
            Request::ReadPast => return Ok(self.read_past()),
            Request::GoOnWith(game) => files.go_on_with(shared, &game),
            Request::BeginAgain(game) => files.begin_again(shared, &game),
        }
        Ok(Task::none())
    }

    /// Solves the puzzle; the reasons are then read in the panel *Why*.
    pub(crate) fn solve(&mut self) -> Task<Message> {
        self.shared.apply(Command::Solve);
        if !self.shared.is_solving() {
            return Task::none();
        }
        self.answers.go_to(Tab::Why).map(Message::from)
    }

    /// Solves, or reads a text, no longer.
    pub(crate) fn cancel(&mut self) {
        if !self.files.leave_reading() {
            let _ = self.shared.background.leave_solving();
            self.shared.keeper.resume = None;
            self.shared.apply(Command::Finish(Outcome::Cancelled(None)));
        }
    }

    /// Asks the system whether it is light or dark, if that counts.
    pub(crate) fn ask_system(&self) -> Task<Message> {
        self.shared.appearance.ask_system().map(Message::System)
    }

    /// Begins to practise, with what is drawn by another lot each time.
    pub(crate) fn practise(&mut self, rules: Vec<duvod::proof::RuleId>) -> Task<Message> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        self.practise_by_lot(rules, u64::try_from(now.as_nanos()).unwrap_or_default())
    }

    /// The same; what is drawn by lot follows from the seed.
    pub(crate) fn practise_by_lot(
        &mut self,
        rules: Vec<duvod::proof::RuleId>,
        seed: u64,
    ) -> Task<Message> {
        if self.shared.is_solving() {
            self.cancel();
        }
        let board = self.practice.begin(&mut self.shared, rules, seed).map(Message::Practice);
        Task::batch([self.go_to_place(MainView::Grid), board])
    }

    /// Opens an example in the grid, in place of what is there.
    fn open_example(&mut self, exhibit: Exhibit) -> Task<Message> {
        let geometry = Arc::clone(&self.book.geometry);
        if !self.files.load_exhibit(&mut self.shared, &geometry, exhibit) {
            return Task::none();
        }
        let go = self.go_to_place(MainView::Grid);
        let name = self.book.chosen().map(rule_name);
        let words = name.map(|name| Words::from(words::BookOpened { rule: name }));
        self.shared.notices.said = words.map(Said::good);
        go
    }

    /// The puzzle in this row of those that were made becomes the game. The page stays, so that others can be looked at.
    fn open_made(&mut self, number: usize) {
        let Some(batch) = &self.maker.batch else { return };
        let Some(row) = batch.rows.get(number) else { return };
        let as_made = row.number + 1;
        let puzzle = |board| Puzzle { geometry: Arc::clone(&batch.geometry), board };
        let puzzles = self.maker.boards().into_iter().map(puzzle).collect();
        self.files.load_made(&mut self.shared, puzzle(row.board.clone()));
        if self.shared.notices.said.is_none() {
            self.games.open(puzzles, number);
            let opened = words::MakerOpened { number: as_made };
            self.shared.notices.said = Some(Said::good(opened.into()));
        }
    }

    /// Makes a puzzle in the background, to be played as soon as it is there.
    pub(crate) fn new_game(&mut self, wanted: NewGame) -> Task<Message> {
        let chosen_grid = Arc::clone(self.maker.chosen_grid(&self.shared));
        let at_hand = self.board.known_hardness(&self.shared);
        let next = NextGame { chosen_grid: &chosen_grid, at_hand };
        let Some(order) = self.games.order_of(&mut self.shared, wanted, next) else {
            return Task::none();
        };
        self.shared.opened.page = None;
        let task = self.games.make(self.shared.background.next_number(), order);
        task.map(|(number, made)| Message::GameMade(number, made))
    }

    /// A puzzle that was made becomes the game; perhaps it is called by its level.
    pub(crate) fn load_game(&mut self, puzzle: Puzzle, level: Option<Level>) {
        self.files.load_made(&mut self.shared, puzzle.clone());
        if *self.shared.session.puzzle() == puzzle.board {
            self.games.add(puzzle);
            if let Some(level) = level {
                self.shared.names.call(&self.shared.session, Name::Said(level.message()));
            }
        }
    }

    /// Plays the puzzle of the day, now that it is known which games came to their end.
    pub(crate) fn play_day(&mut self) {
        let Some((puzzle, game)) = self.games.day_to_play(&mut self.shared, self.past.found())
        else {
            return;
        };
        match game {
            Some(game) => self.files.go_on_with(&mut self.shared, &game),
            None => self.load_game(puzzle, None),
        }
        self.shared.names.call_by_day(&self.shared.session);
    }

    /// Reads the games that came to their end.
    pub(crate) fn read_past(&mut self) -> Task<Message> {
        let task = self.past.read_again(&mut self.shared);
        task.map(|(number, found)| Message::PastRead(number, found.map(Box::new)))
    }

    /// Goes on through puzzles that were made, or else through those of the file, or back.
    pub(crate) fn load_beside(&mut self, go: Go) -> Task<Message> {
        match self.games.go_beside(&mut self.shared, go) {
            Some(Beside::Puzzle(puzzle)) => self.files.load_made(&mut self.shared, puzzle),
            Some(Beside::New) => return self.new_game(NewGame::Next),
            Some(Beside::End) => {}
            None => self.files.load_beside(&mut self.shared, go),
        }
        Task::none()
    }

    /// Offers the grids that can be chosen; returns the number of the one that is.
    pub(crate) fn offer_grids(&mut self) -> usize {
        let of_new = Arc::clone(self.grid_of_new(NewGame::OfDay));
        let shared = &mut self.shared;
        shared.opened.grids = offered(&shared.knowledge, &of_new, shared.session.geometry());
        let place = shared.opened.grids.iter().position(|grid| grid.name() == of_new.name());
        place.unwrap_or(0)
    }

    /// Takes a grid of those that are offered for new puzzles, and an empty one.
    pub(crate) fn choose_grid(&mut self, number: usize) {
        let shared = &mut self.shared;
        let Some(grid) = shared.opened.grids.get(number).cloned() else { return };
        if shared.loading_is_locked() {
            return;
        }
        self.maker.choices.take_grid(&grid);
        if grid == *shared.session.geometry() && !shared.session.has_puzzle() {
            shared.tell_grid(&grid, false);
        } else {
            self.reset();
        }
    }

    /// Empties the grid; it is the one that is chosen for new puzzles then.
    pub(crate) fn reset(&mut self) {
        let grid = Arc::clone(self.maker.chosen_grid(&self.shared));
        let shared = &mut self.shared;
        let is_same = grid == *shared.session.geometry();
        let had_puzzle = shared.session.has_puzzle();
        if is_same {
            shared.apply(Command::Reset);
        } else if !shared.loading_is_locked() {
            shared.go_over_to(&grid);
        }
        if shared.notices.said.is_some() {
            return;
        }
        shared.notices.card = None;
        shared.opened.is_panel_away = false;
        self.files.at_hand = None;
        if is_same {
            shared.notices.said = Some(Said::good(words::WindowEmptied.into()));
        } else {
            shared.tell_grid(&grid, had_puzzle);
        }
    }

    /// Moves the selection by so many cells, or the chosen item of an open menu.
    pub(crate) fn move_selection(
        &mut self,
        to: Move,
        (across, down): (isize, isize),
    ) -> Task<Message> {
        if let Some(open) = self.shared.opened.menu {
            let count = menu::acts(self.menus(), open.menu).len();
            self.shared.opened.menu = Some(open.moved(to, count));
            return reveal(MENU);
        }
        let (columns, rows) = to.offset();
        self.shared.apply(Command::Move { columns: columns * across, rows: rows * down });
        Task::none()
    }

    /// Walks solutions, where there are several, or else steps; but the steps that belong to them while they are shown.
    pub(crate) fn go(&mut self, go: Go) -> Task<Message> {
        let Self { shared, board, answers, .. } = self;
        let steps_are_shown = answers.shows_finding() && board.sight.browsing.solution().is_none();
        if browses(&shared.session) && !steps_are_shown {
            answers.walking.is_playing = false;
            return board.go_to_solution(shared, go).map(Message::Board);
        }
        answers.go(shared, go).map(Message::from)
    }

    /// Goes to a place. What was open in place of the panel is closed.
    pub(crate) fn go_to_place(&mut self, place: MainView) -> Task<Message> {
        let opened = &mut self.shared.opened;
        if opened.place == place && opened.page.is_none() {
            return Task::none();
        }
        (opened.place, opened.page) = (place, None);
        self.answers.walking.is_playing = false;
        match place {
            MainView::Grid => Task::none(),
            MainView::RuleBook => self.book.begin(&self.shared).map(Message::Book),
        }
    }

    /// Opens the rule book at a rule.
    fn open_book_at(&mut self, rule: RuleId) -> Task<Message> {
        let open = self.go_to_place(MainView::RuleBook);
        let event = self.book.update(BookMessage::Choose(rule));
        let chosen = self.book.after_book(&mut self.shared, event).map(Message::Book);
        Task::batch([open, chosen])
    }

    /// Opens a page, or closes it if it is open.
    pub(crate) fn toggle_page(&mut self, page: Page) -> Task<Message> {
        let Self { shared, files, maker, .. } = self;
        if page == Page::Puzzles && files.list.is_none() {
            Files::say_no_list(shared);
            return Task::none();
        }
        if page == Page::Solutions && !browses(&shared.session) {
            return Task::none();
        }
        if page == Page::Export {
            let shows_made = shared.opened.shows(Page::Maker);
            let maker = Some(&*maker).filter(|_| shows_made);
            self.export.open_beside(export::listed_here(files.open_list(shared), maker));
        }
        shared.opened.toggle_page(page);
        if matches!(
            page,
            Page::Puzzles | Page::Maker | Page::Export | Page::Laboratory | Page::Solutions
        ) {
            // The chosen puzzle is previewed on the grid, or opened there; or the grid is what goes out, or
            // shows a run.
            shared.opened.place = MainView::Grid;
        }
        match page {
            Page::Puzzles => files.show_chosen(shared).map(Message::Files),
            Page::Solutions if shared.opened.shows(page) => {
                let shown = self.board.sight.browsing.number();
                self.solutions.begin_page(shared, shown).map(Message::Solutions)
            }
            Page::Past if shared.opened.shows(page) => self.read_past(),
            _ => Task::none(),
        }
    }

    /// How many past games are listed.
    pub(crate) fn past_listed(&self) -> usize {
        self.past.found().map_or(0, PastGames::listed)
    }
}
