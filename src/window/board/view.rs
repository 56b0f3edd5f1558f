//! The grid with what belongs to it: the toolbar above, the digit keys and the tool row below.

use iced::widget::{column, container, row, space, stack};
use iced::{Element, Length};

use super::{Board, Message};
use crate::action::{Action, BoardAction, PlayAction};
use crate::board_view::grid::{self, Touch};
use crate::files::Files;
use crate::frame::digit_keys::{self, Keys};
use crate::frame::tool_row::{self, Tools};
use crate::frame::toolbar;
use crate::look::font::Purpose;
use crate::look::{Look, Side};
use crate::shared::Shared;
use duvod::message::{Message as Words, words};
use duvod::session::{Lock, SelectionChange};

/// What is seen of the grid that other screens decide.
pub(crate) struct Shown<'a> {
    pub(crate) shared: &'a Shared,
    /// Why much of it is barred, while something is practised.
    pub(crate) barred: Option<Lock>,
    /// The files, of which one may be read, and a puzzle seen in place of the one at hand.
    pub(crate) files: &'a Files,
    /// Whether a run of a method is seen there.
    pub(crate) is_run: bool,
    /// How Sudoku Explainer rates the puzzle, if that is known.
    pub(crate) explainer: Option<Words>,
}

/// Toolbar, grid, digit keys and tool row, one below the other.
pub(crate) fn view<'a, M>(board: &'a Board, shown: Shown<'a>, look: Look<'a>) -> Element<'a, M>
where
    M: From<Action> + From<Message> + Clone + 'a,
{
    let session = &shown.shared.session;
    let look = look.with_tips_beside_panel();
    let lengths = look.layout.lengths;
    let above = look.with_tips(Side::Above);
    let inset = lengths.left + lengths.gutter;
    let indented = |element| row![space().width(inset), element];
    let grid = grid::view(&board.sight.grid, |touch| {
        M::from(match touch {
            Touch::Over(cell) => return Message::Over(cell).into(),
            Touch::Press(cell, None) => Action::Board(BoardAction::Select(cell)),
            Touch::Press(cell, Some(digit)) => Action::Play(PlayAction::Press(cell, digit)),
            Touch::PressTwice(cell) => {
                Action::Board(BoardAction::Choose(SelectionChange::Same(cell)))
            }
            Touch::PressAlso(cell) => {
                Action::Board(BoardAction::Choose(SelectionChange::Toggle(cell)))
            }
            Touch::PressUpTo(cell) => {
                Action::Board(BoardAction::Choose(SelectionChange::UpTo(cell)))
            }
            Touch::Brush(cell, digit) => Action::Play(PlayAction::Brush(cell, digit)),
            Touch::Sweep(from, to) => Action::Play(PlayAction::Sweep(from, to)),
        })
    });
    let is_other = shown.files.previewed(shown.shared).is_some() || shown.is_run;
    let is_hidden = shown.shared.hides_grid() && shown.barred.is_none() && !is_other;
    let word = is_hidden.then(|| {
        let word = look.text(Purpose::Headline, look.label(words::WindowPaused));
        container(word).center(Length::Fill)
    });
    let grid = row![space().width(lengths.left), stack![grid].push(word)];
    let lit = board.sight.grid.lit();
    let keys = Keys { session, play: &board.play, lit, is_preview: is_other };
    let tools = Tools {
        session,
        play: &board.play,
        knowledge: &shown.shared.knowledge,
        solving: shown.shared.background.solving(),
        is_reading: shown.files.is_reading_long(),
        list: shown.files.open_list(shown.shared),
        is_run: shown.is_run,
        explainer: shown.explainer,
    };
    let keys = row![digit_keys::eraser(session, inset, above), digit_keys::view(keys, above)];
    let bar = toolbar::view(session, shown.barred.as_ref(), look).map(M::from);
    let column = column![
        space().height(lengths.above_toolbar),
        indented(bar),
        grid,
        // The outer line of the grid reaches one pixel over its edge.
        space().height(lengths.above_keys - grid::EDGE),
        Element::from(keys).map(M::from),
        space().height(lengths.above_tools),
        indented(tool_row::view(tools, above).map(M::from)),
    ];
    column.width(look.layout.left_side).into()
}
