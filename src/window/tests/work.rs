//! The work that the window waits for, with its numbers: a test does it by hand, and sends the message that its end would.

use crate::background::{Concern, Gauged, Hardness, Listing, Pending};
use crate::book::{Contest, Exhibition};
use crate::export::FileOrder;
use crate::laboratory::RunOrder;
use crate::new_puzzles::Order;
use crate::past::PastGamesToRead;
use crate::practice::Question;
use crate::{BoardMessage, Message, PanelMessage, Window};
use duvod::generator::Thinning;
use duvod::grid::Puzzle;
use duvod::practice::PracticeOrder;
use duvod::session::{Advice, Consultation, Inquiry, SolutionSearch};

/// A question that may be waited for, with the number of the work.
type Asked = fn(&Window) -> Option<(u64, &Consultation)>;

/// The shortest answer that is being looked for.
pub(super) fn inquiry(window: &Window) -> Option<(u64, &Inquiry)> {
    window.shared.background.seeking.waited()
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

/// Answers this question, and gives what it came to.
pub(super) fn answer(window: &mut Window, asked: Asked) -> Advice {
    let (number, question) = asked(window).expect("a question");
    let advice = question.run(&|| false).expect("an answer");
    tell(window, number, advice.clone());
    advice
}

/// Answers the question for a hint, about a cell or for all steps: whichever is waited for.
pub(super) fn answer_any(window: &mut Window) {
    let all: [Asked; 3] = [consultation, wondering, listing];
    let asked = all.into_iter().find(|asked| asked(window).is_some());
    let _ = answer(window, asked.expect("a question"));
}

/// A question came to this as the work with this number.
pub(super) fn tell(window: &mut Window, number: u64, advice: Advice) {
    let advice = Some(Box::new(advice));
    let _ = window.update(Message::Panel(PanelMessage::Advised(number, advice)));
}

/// The puzzle that is being rated.
pub(super) fn rating(window: &Window) -> Option<(u64, &Puzzle)> {
    window.shared.background.rating.waited()
}

/// The search for a solution that is waited for.
pub(super) fn solution_search(window: &Window) -> Option<(u64, &SolutionSearch)> {
    window.shared.background.searching.waited()
}

/// Does that search.
pub(super) fn search(window: &mut Window) {
    let (number, search) = solution_search(window).expect("a search");
    let found = search.run(&|| false).map(Box::new);
    let _ = window.update(Message::Board(BoardMessage::Found(number, found)));
}

/// The solutions that are being listed.
pub(super) fn solution_listing(window: &Window) -> Option<(u64, &Listing)> {
    window.shared.background.listing.waited()
}

/// The puzzle whose givens are being looked through.
pub(super) fn thinning(window: &Window) -> Option<(u64, &Thinning)> {
    window.shared.background.thinning.waited()
}

/// The puzzle in play whose level and score are being found out.
pub(super) fn gauging(window: &Window) -> Option<(u64, &Gauged)> {
    window.shared.gauge.waited()
}

/// Finds them out.
pub(super) fn gauge(window: &mut Window) -> Hardness {
    let (number, gauged) = gauging(window).expect("it is rated");
    let hardness = gauged.run(&|| false);
    let _ = window.update(Message::Board(BoardMessage::Gauged(number, hardness)));
    hardness
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
    window.book.preparing.waited()
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
    window.practice.running.as_ref()?.making.waited()
}

/// What is being judged.
pub(super) fn asked_of_marks(window: &Window) -> Option<(u64, &Question)> {
    window.practice.running.as_ref()?.judging.waited()
}

/// The games that are being read.
pub(super) fn past_wanted(window: &Window) -> Option<(u64, &PastGamesToRead)> {
    window.pages.past.wanted()
}

/// Reads them.
pub(super) fn read_past(window: &mut Window) {
    let (number, wanted) = past_wanted(window).expect("what is wanted");
    let found = wanted.read();
    let _ =
        window.update(Message::Page(crate::PageMessage::PastRead(number, Some(Box::new(found)))));
}

/// The run that is being recorded.
pub(super) fn recording(window: &Window) -> Option<(u64, &RunOrder)> {
    window.pages.laboratory.watch.running.waited()
}

/// The comparison of methods that goes on.
pub(super) fn comparing(window: &Window) -> Option<u64> {
    window.pages.laboratory.compare.running.waited().map(|(number, _)| number)
}

/// The table that is made again.
pub(super) fn remaking(window: &Window) -> Option<u64> {
    window.pages.laboratory.tables.running.waited().map(|(number, _)| number)
}
