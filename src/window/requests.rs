//! What a screen asks of the others, and what concerns several of them at once.

use std::sync::Arc;

use iced::Task;

use super::action::{Action, Go, MainView, Move, NewGame, Page, Tab};
use super::board::Board;
use super::export;
use super::files::Files;
use super::frame::menu;
use super::message::Message;
use super::new_puzzles::NextGame;
use super::new_puzzles::game::Beside;
use super::play::at_hand::browses;
use super::practice::seed;
use super::shared::Request;
use super::state::Window;
use super::widget::reveal::{MENU, reveal};
use duvod::grid::Puzzle;
use duvod::knowledge::Level;
use duvod::proof::RuleId;
use duvod::session::Command;

impl Window {
    /// Does what a screen asks of another one; or gives back what is asked of all, as a control would.
    pub(crate) fn grant(&mut self, request: Request) -> Result<Task<Message>, Action> {
        let Self { shared, board, answers, book, files, export, .. } = self;
        match request {
            Request::Act(act) => return Err(act),
            Request::Go(go) => return Ok(self.go(go)),
            Request::Play(action) => board.play(shared, action),
            Request::Solve => return Ok(self.solve()),
            Request::AskAbout(cell, digit) => {
                return Ok(answers.ask_about(shared, cell, digit).map(Message::from));
            }
            Request::PressedAgain => _ = answers.leave_why_not(shared),
            Request::LeaveSolution => _ = board.leave_solution(shared),
            Request::ShowSolution(number, solution) => board.sight.browsing.put(number, solution),
            Request::ToggleLegend => board.toggle_legend(),
            Request::Rule(rule) => return Ok(self.open_book_at(rule)),
            Request::Place(place) => return Ok(self.go_to_place(place)),
            Request::Page(page) => return Ok(self.toggle_page(page)),
            Request::Practise(rules) => return Ok(self.practise_by_lot(rules, seed())),
            Request::PracticeSheet => {
                export.choose_exercises();
                let go = self.go_to_place(MainView::Grid);
                return Ok(Task::batch([go, self.toggle_page(Page::Export)]));
            }
            Request::MakeExercises(count) => {
                if let Some(rule) = book.chosen() {
                    let of = (&book.geometry, rule);
                    return Ok(export.make_exercises(shared, of, count).map(Message::Export));
                }
            }
            Request::OpenExample(exhibit) => {
                if files.load_exhibit(shared, &book.geometry, *exhibit) {
                    shared.notices.said = book.opened();
                    return Ok(self.go_to_place(MainView::Grid));
                }
            }
            Request::OpenMade(number) => self.open_made(number),
            Request::Save(aside) => return Ok(files.save_aside(shared, aside).map(Message::Files)),
            Request::AskSystem => return Ok(self.ask_system()),
            Request::Profile(name) => book.choose_profile(shared, &name),
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
            self.shared.cancel_solving();
        }
    }

    /// Asks the system whether it is light or dark, if that counts.
    pub(crate) fn ask_system(&self) -> Task<Message> {
        self.shared.appearance.ask_system().map(Message::System)
    }

    /// Begins to practise; what is drawn by lot follows from the seed.
    pub(crate) fn practise_by_lot(&mut self, rules: Vec<RuleId>, seed: u64) -> Task<Message> {
        if self.shared.is_solving() {
            self.cancel();
        }
        let board = self.practice.begin(&mut self.shared, rules, seed).map(Message::Practice);
        Task::batch([self.go_to_place(MainView::Grid), board])
    }

    /// Empties the grid; it is the one that is chosen for new puzzles then.
    pub(crate) fn reset(&mut self) {
        let grid = Arc::clone(self.maker.chosen_grid(&self.shared));
        self.files.empty(&mut self.shared, &grid);
    }

    /// The puzzle in this row of those that were made becomes the game. The page stays, so that others can be looked at.
    fn open_made(&mut self, row: usize) {
        if let Some((puzzles, as_made)) = self.maker.to_open(row) {
            self.files.load_made(&mut self.shared, puzzles[row].clone());
            self.games.opened(&mut self.shared, puzzles, (row, as_made));
        }
    }

    /// Makes a puzzle in the background, to be played as soon as it is there.
    pub(crate) fn new_game(&mut self, wanted: NewGame) -> Task<Message> {
        let Self { shared, board, maker, games, .. } = self;
        let chosen_grid = &Arc::clone(maker.chosen_grid(shared));
        let next = NextGame { chosen_grid, at_hand: board.known_hardness(shared) };
        games.begin(shared, wanted, next).map(|(number, made)| Message::GameMade(number, made))
    }

    /// A puzzle that was made becomes the game; perhaps it is called by its level.
    pub(crate) fn load_game(&mut self, puzzle: Puzzle, level: Option<Level>) {
        self.files.load_made(&mut self.shared, puzzle.clone());
        self.games.loaded(&mut self.shared, puzzle, level);
    }

    /// Plays the puzzle of the day, now that it is known which games came to their end.
    pub(crate) fn play_day(&mut self) {
        match self.games.day_to_play(&mut self.shared, self.past.found()) {
            Some((_, Some(game))) => self.files.go_on_with(&mut self.shared, &game),
            Some((puzzle, None)) => self.load_game(puzzle, None),
            None => return,
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

    /// Moves the selection to the next cell or block, or the chosen item of an open menu.
    pub(crate) fn move_selection(&mut self, to: Move, by_block: bool) -> Task<Message> {
        if let Some(open) = self.shared.opened.menu {
            let count = menu::acts(self.menus(), open.menu).len();
            self.shared.opened.menu = Some(open.moved(to, count));
            return reveal(MENU);
        }
        Board::move_selection(&mut self.shared, to, by_block);
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
        let chosen = self.book.begin_at(&mut self.shared, rule).map(Message::Book);
        Task::batch([open, chosen])
    }

    /// Opens a page, or closes it if it is open.
    pub(crate) fn toggle_page(&mut self, page: Page) -> Task<Message> {
        let Self { shared, files, maker, .. } = self;
        match page {
            Page::Puzzles if files.list.is_none() => {
                Files::say_no_list(shared);
                return Task::none();
            }
            Page::Solutions if !browses(&shared.session) => return Task::none(),
            Page::Export => {
                let maker = shared.opened.shows(Page::Maker).then_some(&*maker);
                self.export.open_beside(export::listed_here(files.open_list(shared), maker));
            }
            _ => {}
        }
        shared.opened.toggle_page(page);
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
}
