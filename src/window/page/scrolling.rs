//! What keys do on a page that is only read, or whose rows they change.

use iced::Task;
use iced::widget::operation::{scroll_by, snap_to};
use iced::widget::scrollable::{AbsoluteOffset, RelativeOffset};

use super::setting;
use crate::action::{Action, Go, Move, Page};
use crate::cards::question::works_everywhere;
use crate::play::Play;
use crate::shared::opened::OpenPage;
use crate::shared::{LINE, Shared};
use crate::widget::reveal::PAGE;

/// What a key does in such a page before anything else; `None` if it works there as everywhere.
pub(crate) fn key_first<M: Send + 'static>(
    (shared, play): (&mut Shared, &mut Play),
    open: OpenPage,
    act: Action,
) -> Option<Task<M>> {
    if open.page == Page::Preferences
        && let Action::NextTab | Action::Go(Go::First | Go::Last) = act
    {
        if act == Action::NextTab {
            shared.notices.said = None;
        }
        return setting::key((shared, play), open.row, act);
    }
    let turns = matches!(open.page, Page::Preferences | Page::Past);
    let down = |y: f32| Some(scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y }));
    match act {
        Action::Escape => None,
        Action::Move(_) | Action::Enter if turns => None,
        Action::Move(Move::Down) => down(LINE),
        Action::Move(Move::Up) => down(-LINE),
        Action::Puzzle(go) => Some(shared.scroll_page(go)),
        Action::MoveByBlock(Move::Down) => Some(shared.scroll_page(Go::On)),
        Action::MoveByBlock(Move::Up) => Some(shared.scroll_page(Go::Back)),
        Action::Go(Go::First) => Some(snap_to(PAGE.list, RelativeOffset::START)),
        Action::Go(Go::Last) => Some(snap_to(PAGE.list, RelativeOffset::END)),
        Action::Solve => {
            // What is solved is to be seen.
            shared.opened.page = None;
            None
        }
        act if works_everywhere(act) => None,
        _ => Some(Task::none()),
    }
}

/// Does in the preferences what is asked for; `None` if they have nothing to do with it.
pub(crate) fn act_in_preferences<M: Send + 'static>(
    of: (&mut Shared, &mut Play),
    row: usize,
    act: Action,
) -> Option<Task<M>> {
    matches!(act, Action::Move(_) | Action::Enter).then(|| setting::key(of, row, act)).flatten()
}
