//! What a screen asks of the others.

use iced::Task;

use super::action::{Action, Page};
use super::message::Message;
use super::shared::Request;
use super::shared::clock::seed;
use super::state::Window;
use duvod::grid::Puzzle;

impl Window {
    /// Does what a screen asks of another one; or gives back what is asked of all, as a control would.
    pub(crate) fn grant(&mut self, request: Request) -> Result<Task<Message>, Action> {
        let Self { shared, board, answers, book, practice, files, pages } = self;
        match request {
            Request::Act(act) => return Err(act),
            Request::Go(go) => {
                let shows_solution = board.sight.browsing.solution().is_some();
                return Ok(answers.go(shared, go, shows_solution).map(Message::from));
            }
            Request::Solution(go) => {
                return Ok(board.go_to_solution(shared, go).map(Message::Board));
            }
            Request::Play(action) => board.play(shared, action),
            Request::Solve => return Ok(answers.solve(shared).map(Message::from)),
            Request::ShowResumed => return Ok(answers.show_resumed(shared).map(Message::from)),
            Request::AskAbout(cell, digit) => {
                return Ok(answers.ask_about(shared, cell, digit).map(Message::from));
            }
            Request::PressedAgain => _ = answers.leave_why_not(shared),
            Request::LeaveSolution => _ = board.leave_solution(shared),
            Request::ShowSolution(number, solution) => board.sight.browsing.put(number, solution),
            Request::ToggleLegend => board.toggle_legend(),
            Request::Rule(rule) => return Ok(book.begin_at(shared, rule).map(Message::Book)),
            Request::Page(Page::Puzzles) => {
                return Ok(files.toggle_list(shared).map(Message::Files));
            }
            Request::Page(page) => {
                let beside = (files.open_list(shared), board.sight.browsing.number());
                return Ok(pages.toggle(shared, page, beside).map(Message::from));
            }
            Request::Practise(rules) => {
                if shared.is_solving() && !files.leave_reading() {
                    shared.cancel_solving();
                }
                return Ok(practice.begin(shared, rules, seed()).map(Message::Practice));
            }
            Request::PracticeSheet => pages.export.choose_exercises(),
            Request::MakeExercises(count) => {
                let of = book.exercised();
                return Ok(pages.make_exercises(shared, of, count).map(Message::from));
            }
            Request::OpenExample(exhibit) => {
                files.load_exhibit(shared, *exhibit, book.opened());
            }
            Request::LoadMade(puzzle, made_as) => {
                files.load_made(shared, Puzzle::clone(&puzzle));
                pages.games.loaded(shared, *puzzle, made_as);
            }
            Request::Empty(grid) => files.empty(shared, &grid),
            Request::Save(aside) => return Ok(files.save_aside(shared, aside).map(Message::Files)),
            Request::AskSystem => return Ok(shared.ask_system().map(Message::System)),
            Request::Profile(name) => book.choose_profile(shared, &name),
            Request::ReadPast => return Ok(pages.read_past(shared).map(Message::from)),
            Request::GoOnWith(game) => files.go_on_with(shared, &game),
            Request::BeginAgain(game) => files.begin_again(shared, &game),
        }
        Ok(Task::none())
    }
}
