//! What else can be done in play: the items of the menu *More*.

use super::Play;
use crate::action::{Action, BoardAction, EntryMode, PlayAction, Thinner};
use crate::look::Look;
use crate::look::layout::Layout;
use crate::look::wording::Wording;
use duvod::message::words;
use duvod::session::{Lockable, Mode, Session};

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
