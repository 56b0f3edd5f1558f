//! What works in the background: solving, and all that is asked of the session and takes time.
//!
//! Of each kind at most one piece of work goes on; another one, or letting go of it, cancels the one before. Every piece has a
//! number, and what comes with another number than the one that is waited for is late and of no use.

mod awaited;
mod gauge;
mod inbox;
mod listing;
mod pending;
mod rater;
mod running;

use std::sync::Arc;
use std::time::Instant;

use iced::Task;

pub(crate) use awaited::{Awaited, background, take_broken};
pub use gauge::Gauged;
pub(crate) use gauge::{Gauge, Hardness};
pub(crate) use inbox::Inbox;
pub(crate) use listing::Batch;
pub use listing::Listing;
pub(crate) use pending::{Pending, QUIET};
pub(crate) use rater::{Rated, Rater};
pub(crate) use running::{PACE, Running};

use duvod::explainer::{self, ExplainerRating};
use duvod::explanation::Why;
use duvod::generator::{Thinned, Thinning};
use duvod::grid::Puzzle;
use duvod::proof::Trace;
use duvod::session::{Advice, Consultation, FoundSolutions, Inquiry, Job, Outcome, SolutionSearch};

/// What a question to the coach is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Concern {
    /// A hint, or what is to be said of the last move.
    Hint,
    /// Why, or why not, of a cell in play.
    Reason,
    /// All steps that can be made.
    Steps,
    /// What is to be said of the game.
    Game,
}

/// How Sudoku Explainer rates a puzzle, and its steps.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The ratings.
    pub rating: ExplainerRating,
    /// The steps: one for each of the rating.
    pub trace: Arc<Trace>,
}

impl Explained {
    /// Rates a puzzle as Sudoku Explainer does; nothing if it was stopped, or is of another grid than the classic one.
    pub fn of(puzzle: &Puzzle, stopped: &dyn Fn() -> bool) -> Option<Self> {
        let (rating, trace) = explainer::explain(&puzzle.geometry, &puzzle.board, stopped).ok()?;
        Some(Self { rating, trace: Arc::new(trace) })
    }
}

/// All that works now.
#[derive(Debug, Default)]
pub(crate) struct Background {
    /// How many pieces of work were started.
    runs: u64,
    solving: Option<Running>,
    /// The shortest answer that is being looked for.
    seeking: Option<Pending<Inquiry>>,
    hint: Option<Pending<Consultation>>,
    reason: Option<Pending<Consultation>>,
    steps: Option<Pending<Consultation>>,
    game: Option<Pending<Consultation>>,
    /// The solution that is being looked for, of several.
    searching: Option<Pending<SolutionSearch>>,
    /// The puzzle that is being rated.
    rating: Option<Pending<Puzzle>>,
    /// The puzzle whose givens are being looked through.
    thinning: Option<Pending<Thinning>>,
    /// The solutions that are being listed.
    listing: Option<Pending<Listing>>,
}

impl Background {
    /// Gives the number of another piece of work.
    pub(crate) fn next_number(&mut self) -> u64 {
        self.runs += 1;
        self.runs
    }

    /// Takes note of the time.
    pub(crate) fn poll(&mut self, now: Instant) {
        for asked in [&mut self.hint, &mut self.steps, &mut self.game].into_iter().flatten() {
            asked.poll(now);
        }
        if let Some(solving) = &mut self.solving {
            solving.poll(now);
        }
    }

    /// Solves a puzzle.
    pub(crate) fn solve(&mut self, job: Job) -> Task<(u64, Outcome)> {
        let number = self.next_number();
        let (running, work) = Running::start(number, job);
        self.solving = Some(running);
        work.map(move |outcome| (number, outcome))
    }

    /// The solving that goes on.
    pub(crate) fn solving(&self) -> Option<&Running> {
        self.solving.as_ref()
    }

    /// Ends the solving with this number; false if it is not waited for.
    pub(crate) fn end_solving(&mut self, number: u64) -> bool {
        self.solving.take_if(|running| running.number == number).is_some()
    }

    /// Solves no longer; false if nothing was being solved.
    pub(crate) fn leave_solving(&mut self) -> bool {
        self.solving.take().is_some()
    }

    /// Looks for the shortest answer to a question.
    pub(crate) fn request_why(&mut self, inquiry: Inquiry) -> Task<(u64, Option<Box<Why>>)> {
        let number = self.next_number();
        let (pending, task) = Pending::start(number, inquiry, |inquiry, cancelled| {
            inquiry.run(cancelled).map(Box::new)
        });
        self.seeking = Some(pending);
        task
    }

    /// The shortest answer that is being looked for.
    pub(crate) fn seeking(&self) -> Option<&Pending<Inquiry>> {
        self.seeking.as_ref()
    }

    /// Ends the looking with this number, if it is waited for, and gives what was asked.
    pub(crate) fn end_seeking(&mut self, number: u64) -> Option<Inquiry> {
        Pending::end(&mut self.seeking, number)
    }

    /// Looks for no shortest answer.
    pub(crate) fn leave_seeking(&mut self) {
        self.seeking = None;
    }

    /// Asks the coach.
    pub(crate) fn consult(
        &mut self,
        concern: Concern,
        question: Consultation,
    ) -> Task<(u64, Option<Box<Advice>>)> {
        let number = self.next_number();
        let (pending, task) = Pending::start(number, question, |question, cancelled| {
            question.run(cancelled).map(Box::new)
        });
        *self.consulting_mut(concern) = Some(pending);
        task
    }

    /// The question to the coach that is being answered.
    pub(crate) fn consulting(&self, concern: Concern) -> Option<&Pending<Consultation>> {
        match concern {
            Concern::Hint => self.hint.as_ref(),
            Concern::Reason => self.reason.as_ref(),
            Concern::Steps => self.steps.as_ref(),
            Concern::Game => self.game.as_ref(),
        }
    }

    fn consulting_mut(&mut self, concern: Concern) -> &mut Option<Pending<Consultation>> {
        match concern {
            Concern::Hint => &mut self.hint,
            Concern::Reason => &mut self.reason,
            Concern::Steps => &mut self.steps,
            Concern::Game => &mut self.game,
        }
    }

    /// Ends the question with this number, if it is waited for, and gives it.
    pub(crate) fn end_consulting(&mut self, number: u64) -> Option<(Concern, Consultation)> {
        let concerns = [Concern::Hint, Concern::Reason, Concern::Steps, Concern::Game];
        concerns.into_iter().find_map(|concern| {
            Some((concern, Pending::end(self.consulting_mut(concern), number)?))
        })
    }

    /// Waits for no answer of the coach; false if none was waited for.
    pub(crate) fn leave_consulting(&mut self, concern: Concern) -> bool {
        self.consulting_mut(concern).take().is_some()
    }

    /// Waits for an answer of the coach only if this holds of the question.
    pub(crate) fn consult_only_if(
        &mut self,
        concern: Concern,
        holds: impl FnOnce(&Consultation) -> bool,
    ) {
        let pending = self.consulting_mut(concern);
        let _ = pending.take_if(|pending| !holds(pending.asked()));
    }

    /// Whether something is listed bit by bit: solutions, all steps of a state, or what there is to say of a game.
    pub(crate) fn is_listing(&self) -> bool {
        self.listing.is_some() || self.steps.is_some() || self.game.is_some()
    }

    /// Looks for a solution of several.
    pub(crate) fn search(
        &mut self,
        search: SolutionSearch,
    ) -> Task<(u64, Option<Box<FoundSolutions>>)> {
        let number = self.next_number();
        let (pending, task) =
            Pending::start(number, search, |search, cancelled| search.run(cancelled).map(Box::new));
        self.searching = Some(pending);
        task
    }

    /// The solution that is being looked for.
    pub(crate) fn searching(&self) -> Option<&Pending<SolutionSearch>> {
        self.searching.as_ref()
    }

    /// Ends the search with this number, if it is waited for, and gives what was looked for.
    pub(crate) fn end_searching(&mut self, number: u64) -> Option<SolutionSearch> {
        Pending::end(&mut self.searching, number)
    }

    /// Rates a puzzle as Sudoku Explainer does.
    pub(crate) fn rate(&mut self, puzzle: Puzzle) -> Task<(u64, Option<Box<Explained>>)> {
        let number = self.next_number();
        let (pending, task) = Pending::start(number, puzzle, |puzzle, cancelled| {
            Explained::of(puzzle, cancelled).map(Box::new)
        });
        self.rating = Some(pending);
        task
    }

    /// The puzzle that is being rated.
    pub(crate) fn rating(&self) -> Option<&Pending<Puzzle>> {
        self.rating.as_ref()
    }

    /// Ends the rating with this number, if it is waited for, and gives the puzzle.
    pub(crate) fn end_rating(&mut self, number: u64) -> Option<Puzzle> {
        Pending::end(&mut self.rating, number)
    }

    /// Looks through the givens of a puzzle.
    pub(crate) fn thin(&mut self, thinning: Thinning) -> Task<(u64, Option<Thinned>)> {
        let number = self.next_number();
        let (pending, task) = Pending::start(number, thinning, |it, stopped| it.run(stopped));
        self.thinning = Some(pending);
        task
    }

    /// The puzzle whose givens are being looked through.
    pub(crate) fn thinning(&self) -> Option<&Pending<Thinning>> {
        self.thinning.as_ref()
    }

    /// Ends the looking through with this number, if it is waited for, and gives what was asked.
    pub(crate) fn end_thinning(&mut self, number: u64) -> Option<Thinning> {
        Pending::end(&mut self.thinning, number)
    }

    /// Looks through no givens; false if none were.
    pub(crate) fn leave_thinning(&mut self) -> bool {
        self.thinning.take().is_some()
    }

    /// Lists solutions.
    pub(crate) fn list(&mut self, listing: Listing) -> Task<u64> {
        let number = self.next_number();
        let (pending, task) =
            Pending::start(number, listing, |it, stopped| it.run(stopped).then_some(()));
        self.listing = Some(pending);
        task.map(|(number, _)| number)
    }

    /// The solutions that are being listed.
    pub(crate) fn listing(&self) -> Option<&Pending<Listing>> {
        self.listing.as_ref()
    }

    /// Ends the listing with this number; false if it is not waited for.
    pub(crate) fn end_listing(&mut self, number: u64) -> bool {
        Pending::end(&mut self.listing, number).is_some()
    }

    /// Lists no solutions; false if none were listed.
    pub(crate) fn leave_listing(&mut self) -> bool {
        self.listing.take().is_some()
    }

    /// Rates nothing.
    pub(crate) fn leave_rating(&mut self) {
        self.rating = None;
    }

    /// Looks for no solution.
    pub(crate) fn leave_searching(&mut self) {
        self.searching = None;
    }
}
