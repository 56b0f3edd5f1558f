//! What a screen asks of the others, and what concerns several of them at once.

use std::sync::Arc;

use iced::Task;

use super::action::{Action, Go, MainView, Move, Page, Tab};
use super::board::Board;
use super::frame::menu;
use super::message::Message;
use super::page;
use super::play::at_hand::browses;
use super::shared::Request;
use super::shared::clock::seed;
use super::state::Window;
use super::widget::reveal::{MENU, reveal};
use duvod::grid::Puzzle;
use duvod::proof::RuleId;
use duvod::session::Command;

impl Window {
    /// Does what a screen asks of another one; or gives back what is asked of all, as a control would.
    pub(crate) fn grant(&mut self, request: Request) -> Result<Task<Message>, Action> {
        let Self { shared, board, answers, book, files, pages, .. } = self;
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
                pages.export.choose_exercises();
                let go = self.go_to_place(MainView::Grid);
                return Ok(Task::batch([go, self.toggle_page(Page::Export)]));
            }
            Request::MakeExercises(count) => {
                if let Some(rule) = book.chosen() {
                    let of = (&book.geometry, rule);
                    let task = pages.export.make_exercises(shared, of, count);
                    return Ok(task.map(page::Message::Export).map(Message::from));
                }
            }
            Request::OpenExample(exhibit) => {
                if files.load_exhibit(shared, &book.geometry, *exhibit) {
                    shared.notices.said = book.opened();
                    return Ok(self.go_to_place(MainView::Grid));
                }
            }
            Request::LoadMade(puzzle, made_as) => {
                files.load_made(shared, Puzzle::clone(&puzzle));
                pages.games.loaded(shared, *puzzle, made_as);
            }
            Request::Empty => self.reset(),
            Request::Save(aside) => return Ok(files.save_aside(shared, aside).map(Message::Files)),
            Request::AskSystem => return Ok(shared.appearance.ask_system().map(Message::System)),
            Request::Profile(name) => book.choose_profile(shared, &name),
            Request::ReadPast => return Ok(pages.read_past(shared).map(Message::from)),
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
        let grid = Arc::clone(self.pages.maker.chosen_grid(&self.shared));
        self.files.empty(&mut self.shared, &grid);
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
        let Self { shared, board, files, pages, .. } = self;
        if page == Page::Puzzles {
            return files.toggle_list(shared).map(Message::Files);
        }
        let beside = (files.open_list(shared), board.sight.browsing.number());
        pages.toggle(shared, page, beside).map(Message::from)
    }
}
