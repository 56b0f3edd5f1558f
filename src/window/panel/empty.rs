//! What the panel says while there is nothing to explain: what to do next.

use iced::alignment::Horizontal;
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use crate::action::{Action, Menu, NewGame, Page, PageAction, Thinner};
use crate::action::{BoardAction, FileAction, PlayAction};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::look::grids::grid_name;
use crate::widget::controls;
use crate::widget::icon::Icon;
use crate::widget::located::{BEGINNING, GRIDS};
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words};
use duvod::session::{Lockable, Mode, Session, Unanswered};

/// No puzzle of the usual grid with fewer givens has exactly one solution; before that nothing is to be said, nor before as
/// large a part of another grid is given.
const FEWEST: usize = 17;
const FEWEST_OF: usize = 81;

/// What is left free above the words, wide and small; and how much that is where the panel is lower than this.
const ABOVE: (f32, f32) = (96.0, 56.0);
const LITTLE: (f32, f32) = (24.0, 16.0);
const LOW: f32 = 680.0;

/// The next thing to do: without a puzzle the three ways to load one, while it is entered how to go on to play it.
/// `game` is the number of the button for a new game that Enter takes.
pub(crate) fn view<'a>(
    session: &Session,
    is_thinning: bool,
    game: Option<usize>,
    look: Look<'a>,
) -> Element<'a, Action> {
    // The card says what was found, why, and what leads on.
    if session.finding().is_some() {
        return space().into();
    }
    let empty = !session.has_puzzle();
    let (title, how): (_, &[_]) = match (session.mode(), empty) {
        (Mode::Solving, _) => (words::WindowSolvingTitle, &[words::WindowSolvingHow]),
        (_, true) => (words::WindowEmptyTitle, &[words::WindowEmptyHow]),
        (Mode::Entering, false) if session.is_determined() => {
            let how = &[
                words::WindowDeterminedHow,
                words::WindowDeterminedThen,
                words::WindowEnteringSolve,
            ];
            (words::WindowDeterminedTitle, how)
        }
        (Mode::Entering, false) if !session.surplus().is_empty() => {
            (words::WindowSurplusTitle, &[])
        }
        (Mode::Entering, false) => {
            let how =
                &[words::WindowEnteringHow, words::WindowEnteringThen, words::WindowEnteringSolve];
            (words::WindowEnteringTitle, how)
        }
        (_, false) if session.is_completed() => (words::WindowWonTitle, &[words::WindowWonHow]),
        (_, false) => (words::WindowReadyTitle, &[words::WindowReadyHow, words::WindowReadyThen]),
    };
    let has_surplus = !session.surplus().is_empty();
    let is_typed = session.mode() == Mode::Entering && !empty;
    let so_far = match session.unanswered().filter(|_| is_typed && !has_surplus) {
        Some(Unanswered::Several) if has_enough(session) => Some(words::WindowSeveralSoFar),
        Some(Unanswered::None) => Some(words::WindowNoneSoFar),
        _ => None,
    };
    let how = so_far.iter().chain(how).map(|&id| quiet(look.label(id), look));
    let mut words = column![look.text(Purpose::Section, look.label(title))]
        .extend(how)
        .spacing(4)
        .align_x(Alignment::Center);
    if empty {
        words = beginnings(words, session, game, look);
    } else if session.mode() == Mode::Entering {
        let play = Action::Play(PlayAction::PlayOrEdit);
        let play =
            controls::labelled(Icon::Play, look.label(words::WindowPlayKey), play, None, look);
        words = words.push(space().height(16)).push(play).push(surplus(session, look));
        let makes = session.is_determined() && (is_thinning || !session.is_copied());
        words = words.push(makes.then(|| thinners(is_thinning, look)));
    }
    in_the_middle(words, look)
}

/// The words, and below them all that can be begun with: a grid, a file, a new game, the first steps.
fn beginnings<'a>(
    words: Column<'a, Action>,
    session: &Session,
    game: Option<usize>,
    look: Look<'a>,
) -> Column<'a, Action> {
    let words = words.push(space().height(12)).push(grid_button(session, look));
    let words = words.push(space().height(16)).push(load_buttons(session, look));
    let words = words.push(space().height(16)).push(quiet(look.label(words::GameTitle), look));
    let words = words.push(new_games(session, game, look));
    let past = look.label(words::PastTitle);
    let past = controls::small_button(
        (past, look.label(words::PastOpenKey)),
        Action::Open(Page::Past),
        look,
    );
    let first = look.label(words::FirstOpen);
    let first = controls::small_button(first, Action::Open(Page::Keys), look);
    let more = row![first, past].spacing(8).wrap().vertical_spacing(8);
    let more = more.align_x(Horizontal::Center);
    words.push(space().height(16)).push(more)
}

/// Whether there may be as many givens as leave one solution.
fn has_enough(session: &Session) -> bool {
    session.puzzle().digits().count() * FEWEST_OF >= FEWEST * session.geometry().cell_count()
}

/// What stands beside the grid while it is hidden: nothing of the puzzle.
pub(crate) fn paused(look: Look<'_>) -> Element<'_, Action> {
    let go_on = Action::Play(PlayAction::Pause);
    let go_on =
        controls::labelled(Icon::Play, look.label(words::WindowGoOnPlaying), go_on, None, look);
    let title = look.text(Purpose::Section, look.label(words::WindowPaused));
    let words = column![title, quiet(look.label(words::WindowHidden), look)];
    let words = words.push(space().height(16)).push(go_on).spacing(4).align_x(Alignment::Center);
    in_the_middle(words, look)
}

/// Words in the middle of the panel.
fn in_the_middle<'a>(words: Column<'a, Action>, look: Look<'a>) -> Element<'a, Action> {
    let words = container(words).max_width(look.text_width());
    // Where the panel is low, what can be pressed is to be seen even with a notice below it.
    let above = if look.layout.body < look.grown(LOW) { LITTLE } else { ABOVE };
    container(words).center_x(Length::Fill).padding([look.pick(above.0, above.1), 16.0]).into()
}

/// That not all digits were needed, and a way to play without those that were not.
fn surplus<'a>(session: &Session, look: Look<'a>) -> Option<Element<'a, Action>> {
    let geometry = session.geometry();
    let cells = session.surplus();
    if cells.is_empty() {
        return None;
    }
    let names: Vec<_> = cells.iter().map(|cell| geometry.cell_name(*cell)).collect();
    let how = Words::from(words::WindowSurplusHow { cells: names });
    let label = Words::from(words::WindowSurplusPlay { count: cells.len() });
    let play = Action::Play(PlayAction::PlayWithoutSurplus);
    let name = (look.say(&label), look.label(words::TipSurplusPlay));
    let play = controls::small_button(name, play, look);
    let words = column![space().height(12), quiet(look.say(&how), look), play];
    Some(words.spacing(8).align_x(Alignment::Center).into())
}

/// What can be asked of the givens, or that it is looked for.
fn thinners<'a>(is_thinning: bool, look: Look<'a>) -> Element<'a, Action> {
    let button = |name, act| controls::small_button(name, act, look);
    let inside: Element<'a, Action> = if is_thinning {
        let words = quiet(look.label(words::ThinLooking), look);
        row![words, button(look.cancel(), Action::Escape)]
            .spacing(12)
            .align_y(Alignment::Center)
            .into()
    } else {
        row![
            button(
                look.told(words::ThinShow, words::TipThinShow),
                Action::Board(BoardAction::Thin(Thinner::Superfluous))
            ),
            button(
                look.told(words::ThinMake, words::TipThinMake),
                Action::Board(BoardAction::Thin(Thinner::Minimal))
            ),
            button(
                look.told(words::ThinMakeJoined, words::TipThinJoined),
                Action::Board(BoardAction::Thin(Thinner::Joined))
            ),
        ]
        .spacing(8)
        .wrap()
        .vertical_spacing(8)
        .align_x(Horizontal::Center)
        .into()
    };
    column![space().height(20), inside].into()
}

fn quiet(words: String, look: Look<'_>) -> Element<'_, Action> {
    look.muted(Purpose::Control, words).font(REGULAR).align_x(Alignment::Center).into()
}

/// A game of each level, and that of the day; the one with the number `chosen` is taken by Enter.
fn new_games<'a>(session: &Session, chosen: Option<usize>, look: Look<'a>) -> Element<'a, Action> {
    let barred = session.lock(Lockable::Load);
    let levels = Level::ALL.map(|level| (look.say(&level.message()), NewGame::Of(level)));
    let of_day = (look.label(words::GameOfDay), NewGame::OfDay);
    let games = levels.into_iter().chain([of_day]).enumerate();
    let buttons = games.map(|(number, (label, game))| {
        let tip = match game {
            NewGame::Of(level) => words::GameOfLevelTip { level: level.message() }.into(),
            _ => Words::from(words::GameOfDayTip),
        };
        let name = (label, format!("{} {}", look.say(&tip), look.label(words::TipNewGames)));
        if barred.is_some() {
            return controls::small_unless(
                name,
                Action::Page(PageAction::NewGame(game)),
                barred.clone(),
                look,
            );
        }
        controls::answer(
            name,
            Action::Page(PageAction::NewGame(game)),
            chosen == Some(number),
            look,
        )
    });
    row(buttons).spacing(8).wrap().vertical_spacing(8).align_x(Horizontal::Center).into()
}

/// Which grid this is, on a button that leads to another one.
fn grid_button<'a>(session: &Session, look: Look<'a>) -> Element<'a, Action> {
    let grid = grid_name(session.geometry().name(), look.locale);
    let label = look.say(&words::GridAtHand { grid }.into());
    let barred = session.lock(Lockable::Load);
    let button = controls::small_unless(
        (label, look.label(words::TipGrid)),
        Action::Toggle(Menu::Grids),
        barred,
        look,
    );
    container(button).id(GRIDS).into()
}

fn load_buttons<'a>(session: &Session, look: Look<'a>) -> Element<'a, Action> {
    let button = |icon, (label, key), act| {
        let barred = session.lock(Lockable::Load);
        controls::labelled(icon, look.told(label, key), act, barred, look)
    };
    let examples = button(
        Icon::Grid,
        (words::WindowExample, words::WindowExampleKey),
        Action::Toggle(Menu::Beginning),
    );
    let buttons = [
        container(examples).id(BEGINNING).into(),
        button(
            Icon::Folder,
            (words::WindowOpen, words::WindowOpenKey),
            Action::File(FileAction::Open),
        ),
        button(
            Icon::Clipboard,
            (words::WindowPaste, words::WindowPasteKey),
            Action::File(FileAction::Paste),
        ),
    ];
    row(buttons).spacing(8).wrap().vertical_spacing(8).align_x(Horizontal::Center).into()
}
