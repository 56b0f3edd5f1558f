//! The row below the digit keys: what can be done in play, how far solving is, what came of it.

use iced::widget::{container, progress_bar, row, space};
use iced::{Alignment, Element, Length};

use crate::message::{Message as Words, words};
use crate::session::Mode;
use crate::window::act::{Act, Page};
use crate::window::background::Running;
use crate::window::look::Look;
use crate::window::look::font::{Purpose, SEMIBOLD};
use crate::window::message::Message;
use crate::window::play;
use crate::window::state::Window;
use crate::window::widget::icon::{Icon, icon};
use crate::window::widget::level_bars::level_bars;
use crate::window::widget::{controls, theme};

/// A row narrower than this has no room in the small form for how long the solution is.
const ROOM_FOR_LENGTH: f32 = 410.0;

/// How long the moving bar takes from end to end, in seconds.
const SWEEP: f32 = 1.6;

/// The row, as wide as the grid.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let running = window.background.solving().filter(|running| running.is_worth_telling());
    let inside = match (running, window.session.mode()) {
        (Some(running), _) => solving(running, look),
        (None, _) if window.files.is_reading_long() => reading(look),
        _ if window.opened.shows(Page::Puzzles) => previewed(window, look),
        (None, Mode::Explaining) => solved(window, look),
        (None, Mode::Playing) => play::playing(&window.session, &window.play, look),
        (None, _) => play::entering(&window.session, look),
    };
    container(inside).width(look.layout.grid).center_y(look.layout.lengths.tools).into()
}

/// That a text is being read.
fn reading(look: Look<'_>) -> Element<'_, Message> {
    let words = look.text(Purpose::Control, look.label(words::WindowReading)).width(Length::Fill);
    let cancel =
        controls::small_button(look.label(words::WindowCancel), Message::Act(Act::Cancel), look);
    row![words, cancel].spacing(12).align_y(Alignment::Center).into()
}

/// That the grid shows a puzzle of the list, and which.
fn previewed<'a>(window: &Window, look: Look<'a>) -> Element<'a, Message> {
    let Some((board, number)) = window.previewed().zip(window.previewed_number()) else {
        return space().into();
    };
    let givens = board.digits().count();
    let words = look.say(&words::WindowListPreviewed { givens, number }.into());
    look.text(Purpose::Control, words).width(Length::Fill).into()
}

fn solving<'a>(running: &Running, look: Look<'a>) -> Element<'a, Message> {
    let seconds = running.elapsed.as_secs();
    let far = Words::from(words::WindowSolvingFar { step: running.steps(), seconds });
    let there_and_back = (running.elapsed.as_secs_f32() / SWEEP) % 2.0;
    let along = if there_and_back > 1.0 { 2.0 - there_and_back } else { there_and_back };
    let bar = progress_bar(0.0..=1.0, along)
        .length(Length::Fill)
        .girth(6)
        .style(theme::progress_bar::moving(look.palette));
    let cancel =
        controls::small_button(look.label(words::WindowCancel), Message::Act(Act::Cancel), look);
    row![
        look.text(Purpose::Control, look.label(words::WindowSolving)),
        bar,
        look.muted(Purpose::Secondary, look.say(&far)),
        cancel,
    ]
    .spacing(12)
    .align_y(Alignment::Center)
    .into()
}

/// What came of solving, how hard it was, and the way back to the puzzle. Where the row is narrow it keeps to that.
fn solved<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let palette = look.palette;
    let is_roomy = look.layout.is_wide();
    let has_steps = is_roomy || window.session.is_complete() && look.layout.grid >= ROOM_FOR_LENGTH;
    let steps = window.session.steps().map_or(0, <[_]>::len);
    let steps = look.say(&Words::from(words::WindowSteps { count: steps }));
    let quiet = |words: String| {
        look.muted(Purpose::Control, words).font(crate::window::look::font::REGULAR)
    };
    let (sign, colour, head) = if window.session.is_complete() {
        (Icon::Check, palette.success, words::WindowSolved)
    } else {
        (Icon::Question, palette.accent, words::WindowUnfinished)
    };
    let head = look.text_in(Purpose::Control, SEMIBOLD, look.label(head));
    let mut line = row![icon(sign, 18.0, colour, colour), head];
    if is_roomy && window.session.is_complete() {
        line = line.push(quiet("·".to_owned())).push(quiet(look.label(words::WindowOneSolution)));
    }
    if has_steps {
        line = line.push(quiet("·".to_owned())).push(quiet(steps));
    }
    // Where undo and redo stand in play no button stands here: who clears the solution by a double click takes nothing
    // back.
    let room = play::back_and_forth_width(look);
    let hardness = match window.level() {
        Some(level) => {
            let name = look.text(Purpose::Control, look.say(&level.message()));
            let level = row![level_bars(look, level), name].spacing(8).align_y(Alignment::Center);
            let raised = window.raised();
            let level: Element<'a, Message> = match raised {
                Some(why) => controls::with_tip(level, look.say(&why), None, look),
                None => level.into(),
            };
            container(level).align_right(room)
        }
        None if is_roomy => container(quiet(look.label(words::WindowBeyondRules))),
        None => container(space().width(room)),
    };
    line.push(space().width(Length::Fill))
        .push(controls::clear_button(look))
        .push(hardness)
        .spacing(8)
        .align_y(Alignment::Center)
        .into()
}
