//! The tool row while a puzzle is entered or played.

use iced::widget::{Row, container, row, space};
use iced::{Alignment, Element, Length};

use super::Play;
use super::timer::clock;
use crate::action::{Action, BoardAction, EntryMode, Menu, PlayAction, Thinner};
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::look::layout::Layout;
use crate::look::wording::Wording;
use crate::widget::icon::{Icon, icon};
use crate::widget::theme::button::Kind;
use crate::widget::{controls, controls::Control, theme};
use duvod::message::{Message as Words, words, words::Label};
use duvod::session::{Lockable, Mode, Session};

/// The gap between undo, redo and the menu.
const BETWEEN: f32 = 4.0;

/// What digit keys do, marks, looking for mistakes, undo and redo, and a menu with the rest.
pub(crate) fn playing<'a, M: From<Action> + Clone + 'a>(
    session: &Session,
    play: &Play,
    look: Look<'a>,
) -> Element<'a, M> {
    let mut line: Row<'a, M> = if session.is_completed() {
        row![completed(session, look)]
    } else {
        row![entries(play, look)]
    };
    if !session.is_completed() {
        line = line.push(fill_marks(look)).push(check(look));
    }
    line.push(space().width(Length::Fill))
        .push(back_and_forth(session, look))
        .spacing(if look.layout.is_narrow() { 4 } else { 6 })
        .align_y(Alignment::Center)
        .into()
}

/// How many givens there are, and a button to play.
pub(crate) fn entering<'a, M: From<Action> + Clone + 'a>(
    session: &Session,
    look: Look<'a>,
) -> Element<'a, M> {
    let count = session.puzzle().digits().count();
    let mut line = Row::new();
    if count > 0 {
        let words = look.say(&Words::from(words::WindowGivens { count }));
        line = line.push(look.muted(Purpose::Control, words).font(REGULAR));
    }
    line = line.push(space().width(Length::Fill));
    if count > 0 {
        let play = tool(words::WindowPlay, PlayAction::PlayOrEdit, look);
        line = line.push(controls::with_tip(play, look.label(words::WindowPlayKey), None, look));
    }
    line.push(back_and_forth(session, look)).spacing(8).align_y(Alignment::Center).into()
}

/// That the player has solved it, unless every digit came from hints, and how long it took.
fn completed<'a, M: 'a>(session: &Session, look: Look<'a>) -> Element<'a, M> {
    let colour = look.palette.success;
    let time = clock(session.elapsed());
    let id = completed_words(session);
    row![
        icon(Icon::Check, 18.0, colour, colour),
        look.text_in(Purpose::Control, SEMIBOLD, look.label(id)),
        look.muted(Purpose::Control, "·").font(REGULAR),
        look.muted(Purpose::Control, time).font(REGULAR),
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .into()
}

/// What is said of a grid that the player has filled rightly.
pub(crate) fn completed_words(session: &Session) -> Label {
    let by_hints = !session.position().has_found();
    if by_hints { words::WindowCompletedByHints } else { words::WindowCompleted }
}

/// What digit keys do, side by side.
fn entries<'a, M: From<Action> + Clone + 'a>(play: &Play, look: Look<'a>) -> Element<'a, M> {
    let height = look.layout.lengths.tools - 6.0;
    let writes = play.writes();
    let choices = EntryMode::IN_TURN.map(|entry| {
        // In place of marks stands what kind of them is written.
        let kind =
            if entry == EntryMode::Marks && writes.note().is_some() { writes } else { entry };
        let chosen = kind == writes;
        let name = look.label(match kind {
            EntryMode::Digits => words::WindowDigits,
            EntryMode::Marks => words::WindowMarks,
            EntryMode::Corner => words::WindowCorner,
            EntryMode::Centre => words::WindowCentre,
            EntryMode::Colours => words::WindowColours,
        });
        let name = look.text(Purpose::Secondary, name).font(MEDIUM);
        Control::new(Kind::Entry(chosen), container(name).center_y(Length::Fill))
            .padding([0.0, if look.layout.is_narrow() { 4.0 } else { look.pick(9.0, 8.0) }])
            .height(height)
            .on_press(Action::Play(PlayAction::Entry(entry)).into())
            .view(look)
    });
    let frame = container(row(choices)).padding(2).style(theme::container::chip(look.palette));
    controls::with_tip(frame, look.label(words::WindowEntryHow), None, look)
}

fn fill_marks<'a, M: From<Action> + Clone + 'a>(look: Look<'a>) -> Element<'a, M> {
    let words = [words::WindowFillMarks, words::WindowFillMarksShort];
    word_or_icon((words, words::WindowFillMarksKey), Icon::Marks, PlayAction::FillMarks, look)
}

fn check<'a, M: From<Action> + Clone + 'a>(look: Look<'a>) -> Element<'a, M> {
    let words = [words::WindowCheck, words::WindowCheckShort];
    word_or_icon((words, words::WindowCheckKey), Icon::Check, PlayAction::Check, look)
}

/// A button with its word, long or short, or, where there is no room for it, with an icon whose tooltip has the word and the key.
fn word_or_icon<'a, M: From<Action> + Clone + 'a>(
    ([full, short], name): ([Label; 2], Label),
    sign: Icon,
    deed: PlayAction,
    look: Look<'a>,
) -> Element<'a, M> {
    let word = match look.layout.play_words() {
        Wording::Full => full,
        Wording::Short | Wording::Tight => short,
        Wording::Icons => {
            return controls::tool_icon(sign, look.label(name), Action::Play(deed), None, look);
        }
    };
    controls::with_tip(tool(word, deed, look), look.label(name), None, look)
}

fn tool<'a, M: From<Action> + Clone + 'a>(
    id: Label,
    deed: PlayAction,
    look: Look<'a>,
) -> Element<'a, M> {
    let label = container(look.text(Purpose::Control, look.label(id))).center_y(Length::Fill);
    Control::new(Kind::Plain, label)
        .padding([0.0, 9.0])
        .height(look.layout.lengths.tools)
        .on_press(Action::Play(deed).into())
        .view(look)
}

/// How much room undo, redo and the menu with the rest take.
pub(crate) fn back_and_forth_width(look: Look<'_>) -> f32 {
    3.0 * controls::tool_width(look) + 2.0 * BETWEEN
}

/// Undo, redo and the menu with the rest, at the end of the row. They stand there whatever else is in the row, so that none
/// of them comes under a pointer that was over another one.
fn back_and_forth<'a, M: From<Action> + Clone + 'a>(
    session: &Session,
    look: Look<'a>,
) -> Element<'a, M> {
    let button = |sign, id, deed, action| {
        let barred = session.lock(action);
        controls::tool_icon(sign, look.label(id), Action::Play(deed), barred, look)
    };
    let more = Action::Toggle(Menu::More);
    row![
        button(Icon::Undo, words::WindowUndo, PlayAction::Undo, Lockable::Undo),
        button(Icon::Redo, words::WindowRedo, PlayAction::Redo, Lockable::Redo),
        controls::tool_icon(Icon::More, look.label(words::WindowMore), more, None, look),
    ]
    .spacing(BETWEEN)
    .into()
}

/// What the menu offers, in its order. In a small window it has what the tool row has no room for.
pub(crate) fn deeds(session: &Session, layout: &Layout) -> Vec<Action> {
    let mut deeds = Vec::new();
    if session.mode() == Mode::Explaining {
        let deeds = [PlayAction::Restart, PlayAction::PlayOrEdit].map(Action::Play);
        return [Action::Board(BoardAction::ClearSolution)].into_iter().chain(deeds).collect();
    }
    if session.mode() == Mode::Playing && layout.play_words() == Wording::Icons {
        deeds.extend([PlayAction::FillMarks, PlayAction::Check]);
    }
    let mut acts: Vec<Action> = deeds.into_iter().map(Action::Play).collect();
    if session.mode() == Mode::Playing {
        acts.extend(
            [EntryMode::Corner, EntryMode::Centre].map(PlayAction::Entry).map(Action::Play),
        );
    }
    acts.push(Action::Clear);
    if session.mode() == Mode::Entering && session.has_puzzle() {
        acts.push(Action::Board(BoardAction::ClearJoined));
        let all = [Thinner::Superfluous, Thinner::Minimal, Thinner::Joined];
        acts.extend(all.map(BoardAction::Thin).map(Action::Board));
    }
    let others = [
        PlayAction::Singles,
        PlayAction::ClearMarks,
        PlayAction::ClearColours,
        PlayAction::Restart,
    ];
    let others = others.into_iter().filter(|_| session.mode() == Mode::Playing);
    acts.extend(others.chain([PlayAction::PlayOrEdit]).map(Action::Play));
    acts
}

/// The words of an item.
pub(crate) fn label(session: &Session, play: &Play, deed: PlayAction, look: Look<'_>) -> String {
    look.label(match deed {
        PlayAction::FillMarks => words::WindowFillMarksKey,
        PlayAction::Check => words::WindowCheckKey,
        PlayAction::Singles if play.shows_singles => words::WindowHideSingles,
        PlayAction::Singles => words::WindowShowSingles,
        PlayAction::Entry(EntryMode::Corner) => words::WindowCornerKey,
        PlayAction::Entry(EntryMode::Centre) => words::WindowCentreKey,
        PlayAction::ClearMarks => words::WindowClearMarks,
        PlayAction::ClearColours => words::WindowClearColours,
        PlayAction::Restart => words::WindowRestart,
        _ if session.lock(Lockable::EditGivens).is_none() => words::WindowEditGivens,
        _ => words::WindowPlayKey,
    })
}
