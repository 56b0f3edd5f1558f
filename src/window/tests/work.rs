//! The work that the window waits for, with its numbers: a test does it by hand, and sends the message that its end would.

use crate::Window;
use crate::background::{Concern, Gauged, Listing, Pending};
use crate::book::{Contest, Exhibition};
use crate::export::FileOrder;
use crate::laboratory::RunOrder;
use crate::new_puzzles::Order;
use crate::past::PastGamesToRead;
use crate::practice::{Judging, Making, Question};
use duvod::generator::Thinning;
use duvod::grid::Puzzle;
use duvod::practice::PracticeOrder;
use duvod::session::{Consultation, Inquiry, SolutionSearch};

/// The shortest answer that is being looked for.
pub(super) fn inquiry(window: &Window) -> Option<(u64, &Inquiry)> {
    window.shared.background.seeking().map(Pending::waited)
}

fn asked(window: &Window, concern: Concern) -> Option<(u64, &Consultation)> {
    window.shared.background.consulting(concern).map(Pending::waited)
}

/// The question about a cell in play that is being answered.
pub(super) fn wondering(window: &Window) -> Option<(u64, &Consultation)> {
    asked(window, Concern::Reason)
}

/// The question for a hint, or about the last move, that is being answered.
pub(super) fn consultation(window: &Window) -> Option<(u64, &Consultation)> {
    asked(window, Concern::Hint)
}

/// The question for all steps that is being answered.
pub(super) fn listing(window: &Window) -> Option<(u64, &Consultation)> {
    asked(window, Concern::Steps)
}

/// The question about the game that is being answered.
pub(super) fn reviewing(window: &Window) -> Option<(u64, &Consultation)> {
    asked(window, Concern::Game)
}

/// The puzzle that is being rated.
pub(super) fn rating(window: &Window) -> Option<(u64, &Puzzle)> {
    window.shared.background.rating().map(Pending::waited)
}

/// The search for a solution that is waited for.
pub(super) fn solution_search(window: &Window) -> Option<(u64, &SolutionSearch)> {
    window.shared.background.searching().map(Pending::waited)
}

/// The solutions that are being listed.
pub(super) fn solution_listing(window: &Window) -> Option<(u64, &Listing)> {
    window.shared.background.listing().map(Pending::waited)
}

/// The puzzle whose givens are being looked through.
pub(super) fn thinning(window: &Window) -> Option<(u64, &Thinning)> {
    window.shared.background.thinning().map(Pending::waited)
}

/// The puzzle in play whose level and score are being found out.
pub(super) fn gauging(window: &Window) -> Option<(u64, &Gauged)> {
    window.board.gauge.waited()
}

/// The file that is being made on the page of what goes out.
pub(super) fn exporting(window: &Window) -> Option<(u64, &FileOrder)> {
    window.pages.export.waited()
}

/// The boards of a practice sheet that are being made.
pub(super) fn ordered_exercises(window: &Window) -> Option<(u64, &PracticeOrder, u64)> {
    window.pages.export.exercises.waited()
}

/// The comparison of profiles that goes on.
pub(super) fn contest(window: &Window) -> Option<(u64, &Contest)> {
    window.book.comparison.running()
}

/// The examples that are being worked out.
pub(super) fn exhibition(window: &Window) -> Option<(u64, &Exhibition)> {
    let preparing = window.book.preparing.as_ref()?;
    Some((preparing.number, &preparing.exhibition))
}

/// The game that is being made.
pub(super) fn game_order(window: &Window) -> Option<(u64, &Order)> {
    window.pages.games.order()
}

/// The puzzles that are being made.
pub(super) fn order(window: &Window) -> Option<(u64, &Order)> {
    window.order()
}

/// The board that is being made.
pub(super) fn ordered(window: &Window) -> Option<(u64, &PracticeOrder)> {
    window.practice.running.as_ref()?.making.as_ref().map(Making::waited)
}

/// What is being judged.
pub(super) fn asked_of_marks(window: &Window) -> Option<(u64, &Question)> {
    window.practice.running.as_ref()?.judging.as_ref().map(Judging::waited)
}

/// The games that are being read.
pub(super) fn past_wanted(window: &Window) -> Option<(u64, &PastGamesToRead)> {
    window.pages.past.wanted()
}

/// The run that is being recorded.
pub(super) fn recording(window: &Window) -> Option<(u64, &RunOrder)> {
    window.pages.laboratory.watch.running.as_ref().map(|running| (running.number, &running.order))
}

/// The comparison of methods that goes on.
pub(super) fn comparing(window: &Window) -> Option<u64> {
    window.pages.laboratory.compare.running.as_ref().map(|running| running.number)
}

/// The table that is made again.
pub(super) fn remaking(window: &Window) -> Option<u64> {
    window.pages.laboratory.tables.running.as_ref().map(|running| running.number)
}
