//! The row below the digit keys: what can be done in play, how far solving is, what came of it.

use iced::widget::text::Wrapping;
use iced::widget::{container, row, space};
use iced::{Alignment, Element, Length};

use crate::action::Action;
use crate::background::Running;
use crate::files::list::List;
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::look::measured::Type;
use crate::play::{self, Play};
use crate::widget::icon::{Icon, icon};
use crate::widget::level_bars::{self, level_bars};
use crate::widget::{controls, progress};
use duvod::knowledge::{Knowledge, Level};
use duvod::message::{Message as Words, words};
use duvod::rating::{limit, rate};
use duvod::session::{Mode, Session};

/// The gap between what stands in the row, and the side of the sign that it is solved.
const GAP: f32 = 8.0;
const SIGN: f32 = 18.0;

/// What the row is about.
pub(crate) struct Tools<'a> {
    pub(crate) session: &'a Session,
    pub(crate) play: &'a Play,
    pub(crate) knowledge: &'a Knowledge,
    /// The solving that is going on.
    pub(crate) solving: Option<&'a Running>,
    /// Whether a text is being read for so long that it is worth telling.
    pub(crate) is_reading: bool,
    /// The open list of puzzles, if it is open.
    pub(crate) list: Option<&'a List>,
    /// Whether the grid shows a run of the laboratory.
    pub(crate) is_run: bool,
    /// What Sudoku Explainer says of the solved puzzle, if that is known.
    pub(crate) explainer: Option<Words>,
}

/// The row, as wide as the grid.
pub(crate) fn view<'a>(tools: Tools<'a>, look: Look<'a>) -> Element<'a, Action> {
    let Tools { session, play, knowledge, explainer, .. } = tools;
    let running = tools.solving.filter(|running| running.is_worth_telling());
    let inside = match (running, tools.list, session.mode()) {
        (Some(running), ..) => solving(running, look),
        (None, ..) if tools.is_reading => reading(look),
        (None, Some(list), _) => previewed(list, look),
        (None, None, _) if tools.is_run => run(look),
        (None, None, Mode::Explaining) => solved(session, knowledge, explainer, look),
        (None, None, Mode::Playing) => play::playing(session, play, look),
        (None, None, _) => play::entering(session, look),
    };
    container(inside).width(look.layout.grid).center_y(look.layout.lengths.tools).into()
}

/// That a text is being read.
fn reading(look: Look<'_>) -> Element<'_, Action> {
    let words = look.text(Purpose::Control, look.label(words::WindowReading)).width(Length::Fill);
    let cancel = controls::small_button(look.cancel(), Action::Cancel, look);
    row![words, cancel].spacing(12).align_y(Alignment::Center).into()
}

/// That the grid shows a run.
fn run(look: Look<'_>) -> Element<'_, Action> {
    look.text(Purpose::Control, look.label(words::LabOnGrid)).width(Length::Fill).into()
}

/// That the grid shows a puzzle of the list, and which.
fn previewed<'a>(list: &List, look: Look<'a>) -> Element<'a, Action> {
    let Some(board) = list.previewed() else { return space().into() };
    let number = list.number(list.chosen);
    let givens = board.digits().count();
    let words = look.say(&words::WindowListPreviewed { givens, number }.into());
    look.text(Purpose::Control, words).width(Length::Fill).into()
}

fn solving<'a>(running: &Running, look: Look<'a>) -> Element<'a, Action> {
    let seconds = running.elapsed.as_secs();
    let far = Words::from(words::WindowSolvingFar { step: running.steps(), seconds });
    let cancel = controls::small_button(look.cancel(), Action::Cancel, look);
    row![
        look.text(Purpose::Control, look.label(words::WindowSolving)),
        progress::unknown(running.elapsed, look),
        look.muted(Purpose::Secondary, look.say(&far)),
        cancel,
    ]
    .spacing(12)
    .align_y(Alignment::Center)
    .into()
}

/// What came of solving, how hard it was, and the way back to the puzzle. Where the row is narrow it keeps to that.
fn solved<'a>(
    session: &Session,
    knowledge: &Knowledge,
    explainer: Option<Words>,
    look: Look<'a>,
) -> Element<'a, Action> {
    let palette = look.palette;
    let quiet =
        |words: String| look.muted(Purpose::Control, words).font(crate::look::font::REGULAR);
    let (sign, colour, head) = if session.is_complete() {
        (Icon::Check, palette.success, words::WindowSolved)
    } else {
        (Icon::Question, palette.accent, words::WindowUnfinished)
    };
    let hardest = level(session, knowledge);
    let name = hardest.map_or(words::WindowBeyondRules.into(), Level::message);
    let name = look.say(&name);
    // Where undo and redo stand in play no button stands here: who clears the solution by a double click takes nothing
    // back.
    let room = play::back_and_forth_width(look).max(level_width(&name, look));
    let steps = session.steps().map_or(0, <[_]>::len);
    let steps = look.say(&Words::from(words::WindowSteps { count: steps }));
    let one = session.is_complete().then(|| look.label(words::WindowOneSolution));
    let head = look.label(head);
    let more = that_fit(&head, [one, Some(steps)].into_iter().flatten().collect(), room, look);
    let head = look.text_in(Purpose::Control, SEMIBOLD, head).wrapping(Wrapping::None);
    let mut line = row![icon(sign, SIGN, colour, colour), head];
    for words in more {
        line = line.push(quiet("·".to_owned())).push(quiet(words).wrapping(Wrapping::None));
    }
    let hardness = match hardest {
        Some(level) => {
            let name = look.text(Purpose::Control, name).wrapping(Wrapping::None);
            let level = row![level_bars(look, level), name].spacing(8).align_y(Alignment::Center);
            let more = raised(session, knowledge).into_iter().chain(explainer);
            let more: Vec<String> = more.map(|words| look.say(&words)).collect();
            let level: Element<'a, Action> = if more.is_empty() {
                level.into()
            } else {
                controls::with_tip(level, more.join("\n"), None, look)
            };
            container(level).align_right(room)
        }
        None if look.layout.is_wide() => container(quiet(name)),
        None => container(space().width(room)),
    };
    line.push(space().width(Length::Fill))
        .push(controls::clear_button(look))
        .push(hardness)
        .spacing(GAP)
        .align_y(Alignment::Center)
        .into()
}

/// How wide a text of the row is.
fn width(words: &str, look: Look<'_>) -> f32 {
    let (size, line) = look.size(Purpose::Control);
    Type { font: SEMIBOLD, size, line }.width(&look.typeset(words)).ceil()
}

/// How wide the level is with its bars.
fn level_width(name: &str, look: Look<'_>) -> f32 {
    level_bars::width(look) + GAP + width(name, look)
}

/// What is told besides that it is solved: the last of these, as many as find room.
fn that_fit(head: &str, mut more: Vec<String>, level: f32, look: Look<'_>) -> Vec<String> {
    let clear = width(&look.label(words::WindowClear), look) + controls::beside_clear(look) * 2.0;
    let taken = SIGN + width(head, look) + clear + level + 4.0 * GAP;
    let dot = width("·", look);
    let wanted = |more: &[String]| -> f32 {
        more.iter().map(|words| dot + width(words, look) + 2.0 * GAP).sum()
    };
    while !more.is_empty() && taken + wanted(&more) > look.layout.grid {
        drop(more.remove(0));
    }
    more
}

/// How hard the puzzle was; nothing if it is not solved, or the rules did not come to the end.
pub(crate) fn level(session: &Session, knowledge: &Knowledge) -> Option<Level> {
    rate(knowledge, session.rated_trace()?).level
}

/// Why the level is higher than that of the hardest step, if it is.
fn raised(session: &Session, knowledge: &Knowledge) -> Option<Words> {
    let rating = rate(knowledge, session.rated_trace()?);
    let hardest = knowledge.rule(rating.hardest?)?.level;
    let limit = limit(hardest, session.geometry());
    let limit = limit.filter(|_| rating.level.is_some_and(|level| level > hardest))?;
    let (hardest, score) = (hardest.message(), rating.score);
    Some(words::WindowLevelRaised { hardest, limit, score }.into())
}
