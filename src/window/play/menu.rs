//! What else can be done in play: the items of the menu *More*.

use super::Play;
use crate::act::{Act, Deed, Entry, Thinner};
use crate::look::Look;
use crate::look::layout::Layout;
use crate::look::wording::Wording;
use duvod::message::words;
use duvod::session::{Action, Mode, Session};

/// What the menu offers, in its order. In a small window it has what the tool row has no room for.
pub(crate) fn deeds(session: &Session, layout: &Layout) -> Vec<Act> {
    let mut deeds = Vec::new();
    if session.mode() == Mode::Explaining {
        let deeds = [Deed::Restart, Deed::PlayOrEdit].map(Act::Play);
        return [Act::ClearSolution].into_iter().chain(deeds).collect();
    }
    if session.mode() == Mode::Playing && layout.play_words() == Wording::Icons {
        deeds.extend([Deed::FillMarks, Deed::Check]);
    }
    let mut acts: Vec<Act> = deeds.into_iter().map(Act::Play).collect();
    if session.mode() == Mode::Playing {
        acts.extend([Entry::Corner, Entry::Centre].map(Deed::Entry).map(Act::Play));
    }
    acts.push(Act::Clear);
    if session.mode() == Mode::Entering && session.has_puzzle() {
        acts.push(Act::ClearJoined);
        let all = [Thinner::Superfluous, Thinner::Minimal, Thinner::Joined];
        acts.extend(all.map(Act::Thin));
    }
    let others = [Deed::Singles, Deed::ClearMarks, Deed::ClearColours, Deed::Restart];
    let others = others.into_iter().filter(|_| session.mode() == Mode::Playing);
    acts.extend(others.chain([Deed::PlayOrEdit]).map(Act::Play));
    acts
}

/// The words of an item.
pub(crate) fn label(session: &Session, play: &Play, deed: Deed, look: Look<'_>) -> String {
    look.label(match deed {
        Deed::FillMarks => words::WindowFillMarksKey,
        Deed::Check => words::WindowCheckKey,
        Deed::Singles if play.shows_singles => words::WindowHideSingles,
        Deed::Singles => words::WindowShowSingles,
        Deed::Entry(Entry::Corner) => words::WindowCornerKey,
        Deed::Entry(Entry::Centre) => words::WindowCentreKey,
        Deed::ClearMarks => words::WindowClearMarks,
        Deed::ClearColours => words::WindowClearColours,
        Deed::Restart => words::WindowRestart,
        _ if session.lock(Action::EditGivens).is_none() => words::WindowEditGivens,
        _ => words::WindowPlayKey,
    })
}
