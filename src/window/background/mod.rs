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
pub(crate) use pending::{Pending, QUIET, Waiting};
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
    pub(crate) seeking: Waiting<Inquiry>,
    hint: Waiting<Consultation>,
    reason: Waiting<Consultation>,
    steps: Waiting<Consultation>,
    game: Waiting<Consultation>,
    /// The solution that is being looked for, of several.
    pub(crate) searching: Waiting<SolutionSearch>,
    /// The puzzle that is being rated.
    pub(crate) rating: Waiting<Puzzle>,
    /// The puzzle whose givens are being looked through.
    pub(crate) thinning: Waiting<Thinning>,
    /// The solutions that are being listed.
    pub(crate) listing: Waiting<Listing>,
}

impl Background {
    /// Gives the number of another piece of work.
    pub(crate) fn next_number(&mut self) -> u64 {
        self.runs += 1;
        self.runs
    }

    /// Takes note of the time.
    pub(crate) fn poll(&mut self, now: Instant) {
        for asked in [&mut self.hint, &mut self.steps, &mut self.game] {
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
        self.seeking
            .start(number, inquiry, |inquiry, cancelled| inquiry.run(cancelled).map(Box::new))
    }

    /// Asks the coach.
    pub(crate) fn consult(
        &mut self,
        concern: Concern,
        question: Consultation,
    ) -> Task<(u64, Option<Box<Advice>>)> {
        let number = self.next_number();
        let waiting = self.consulting_mut(concern);
        waiting.start(number, question, |question, cancelled| question.run(cancelled).map(Box::new))
    }

    /// The question to the coach that is being answered.
    pub(crate) fn consulting(&self, concern: Concern) -> Option<&Pending<Consultation>> {
        match concern {
            Concern::Hint => self.hint.now(),
            Concern::Reason => self.reason.now(),
            Concern::Steps => self.steps.now(),
            Concern::Game => self.game.now(),
        }
    }

    fn consulting_mut(&mut self, concern: Concern) -> &mut Waiting<Consultation> {
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
        let mut concerns = concerns.into_iter();
        concerns.find_map(|concern| Some((concern, self.consulting_mut(concern).end(number)?)))
    }

    /// Waits for no answer of the coach; false if none was waited for.
    pub(crate) fn leave_consulting(&mut self, concern: Concern) -> bool {
        self.consulting_mut(concern).leave()
    }

    /// Waits for an answer of the coach only if this holds of the question.
    pub(crate) fn consult_only_if(
        &mut self,
        concern: Concern,
        holds: impl FnOnce(&Consultation) -> bool,
    ) {
        self.consulting_mut(concern).keep_if(holds);
    }

    /// Whether something is listed bit by bit: solutions, all steps of a state, or what there is to say of a game.
    pub(crate) fn is_listing(&self) -> bool {
        self.listing.is_going() || self.steps.is_going() || self.game.is_going()
    }

    /// Looks for a solution of several.
    pub(crate) fn search(
        &mut self,
        search: SolutionSearch,
    ) -> Task<(u64, Option<Box<FoundSolutions>>)> {
        let number = self.next_number();
        self.searching
            .start(number, search, |search, cancelled| search.run(cancelled).map(Box::new))
    }

    /// Rates a puzzle as Sudoku Explainer does.
    pub(crate) fn rate(&mut self, puzzle: Puzzle) -> Task<(u64, Option<Box<Explained>>)> {
        let number = self.next_number();
        self.rating
            .start(number, puzzle, |puzzle, stopped| Explained::of(puzzle, stopped).map(Box::new))
    }

    /// Looks through the givens of a puzzle.
    pub(crate) fn thin(&mut self, thinning: Thinning) -> Task<(u64, Option<Thinned>)> {
        let number = self.next_number();
        self.thinning.start(number, thinning, |it, stopped| it.run(stopped))
    }

    /// Looks through no givens; false if none were.
    pub(crate) fn leave_thinning(&mut self) -> bool {
        self.thinning.leave()
    }

    /// Lists solutions.
    pub(crate) fn list(&mut self, listing: Listing) -> Task<u64> {
        let number = self.next_number();
        let task = self.listing.start(number, listing, |it, stopped| it.run(stopped).then_some(()));
        task.map(|(number, _)| number)
    }
}
