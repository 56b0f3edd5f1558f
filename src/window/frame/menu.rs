//! The menus below the load buttons, with mouse and keyboard.

use iced::widget::text::Wrapping;
use iced::widget::{column, container, mouse_area, opaque, pin, row, space, stack};
use iced::{Alignment, Element, Length, Padding};

use super::toolbar;
use crate::action::{
    Action, AnswerAction, BoardAction, FileAction, Menu, Move, NewGame, Page, PageAction, Shown,
    Thinner,
};
use crate::files::Files;
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::look::grids::{grid_name, has_word, is_sought, next_game};
use crate::look::plain::plain;
use crate::look::wording::Wording;
use crate::play::{self, Play};
use crate::shared::Shared;
use crate::shared::opened::OpenMenu;
use crate::sources::file_name;
use crate::widget::controls::Control;
use crate::widget::ellipsis::one_line;
use crate::widget::level_bars::level_bars;
use crate::widget::prose::{ROOM_FOR_BAR, line, scrolled};
use crate::widget::reveal::MENU;
use crate::widget::theme;
use crate::widget::theme::button::Kind;
use duvod::formats::FORMATS;
use duvod::grid::Geometry;
use duvod::knowledge::Level;
use duvod::message::{words, words::Label};

/// The width of a menu.
const WIDTH: f32 = 288.0;

/// The width of a menu with the names of puzzles or files.
const WIDE: f32 = 380.0;

/// About how high a heading in a menu is.
const HEADING: f32 = 30.0;

/// The gap between a menu and what it belongs to.
const GAP: f32 = 4.0;

/// What the menus are about.
#[derive(Clone, Copy)]
pub(crate) struct Menus<'a> {
    /// What all screens share.
    pub(crate) shared: &'a Shared,
    pub(crate) play: &'a Play,
    pub(crate) files: &'a Files,
    /// The grid of new puzzles.
    pub(crate) grid: &'a Geometry,
    /// The level of the next game, and its grid if it is not that of new puzzles.
    pub(crate) next: (Level, Option<&'a Geometry>),
    /// Whether a step is shown.
    pub(crate) has_step: bool,
    /// Whether it can be written as a line of a library.
    pub(crate) has_case: bool,
}

/// What the items of a menu do, in their order. Where there is no room for more buttons above the grid, the menu of files
/// has what they have.
pub(crate) fn acts(menus: Menus<'_>, menu: Menu) -> Vec<Action> {
    let examples =
        (0..menus.shared.knowledge.puzzles().len()).map(FileAction::Example).map(Action::File);
    let mut acts = Vec::new();
    match menu {
        Menu::Examples | Menu::Beginning => acts.extend(examples),
        Menu::Grids => acts
            .extend((0..menus.shared.opened.grids.len()).map(PageAction::Grid).map(Action::Page)),
        Menu::More => acts = play::deeds(&menus.shared.session, &menus.shared.layout()),
        Menu::Formats => {
            acts.extend(shown(menus).map(AnswerAction::CopyText).map(Action::Answer));
            acts.extend([
                Action::Page(PageAction::CopyPicture),
                Action::Page(PageAction::CopyCode),
            ]);
            acts.extend((0..FORMATS.len()).map(FileAction::CopyAs).map(Action::File));
        }
        Menu::Files => {
            let is_alone = menus.shared.layout().load_words() == Wording::Icons;
            let games = [NewGame::Next].into_iter().chain(Level::ALL.map(NewGame::Of));
            acts.extend(games.chain([NewGame::OfDay]).map(PageAction::NewGame).map(Action::Page));
            acts.extend([Action::Reset, Action::Toggle(Menu::Grids)]);
            acts.extend([Action::Open(Page::Maker), Action::Open(Page::Past)]);
            acts.push(Action::Open(Page::Laboratory));
            acts.push(Action::File(FileAction::Open));
            acts.extend(is_alone.then_some(Action::File(FileAction::Paste)));
            acts.extend([
                Action::File(FileAction::Save),
                Action::File(FileAction::SaveAs),
                Action::File(FileAction::Copy(false)),
                Action::File(FileAction::Copy(true)),
            ]);
            acts.extend([Action::Toggle(Menu::Formats), Action::Open(Page::Export)]);
            acts.extend(menus.files.list.is_some().then_some(Action::Open(Page::Puzzles)));
            acts.push(Action::Open(Page::About));
            acts.extend(
                (0..menus.files.recent.paths().len()).map(FileAction::Recent).map(Action::File),
            );
            acts.extend(examples.filter(|_| is_alone));
            acts.push(Action::Quit);
        }
    }
    acts
}

/// The number of the item that is looked for by what was typed, from the one with this number on, in turn; `None` if there is
/// none. It begins so, or it is a grid that is called so as well, or a word of its name begins so.
pub(crate) fn sought(
    menus: Menus<'_>,
    menu: Menu,
    (typed, from): (&str, usize),
    look: Look<'_>,
) -> Option<usize> {
    let acts = acts(menus, menu);
    let grid = |number: usize| match acts[number] {
        Action::Page(PageAction::Grid(number)) => menus.shared.opened.grids.get(number),
        _ => None,
    };
    let begins = |number: &usize| {
        grid(*number).map_or_else(
            || plain(&name(menus, acts[*number], look)).starts_with(&plain(typed)),
            |grid| is_sought(grid, typed, look.locale),
        )
    };
    let has = |number: &usize| grid(*number).is_some_and(|grid| has_word(grid, typed, look.locale));
    let in_turn = || (from..acts.len()).chain(0..acts.len().min(from));
    in_turn().find(begins).or_else(|| in_turn().find(has))
}

/// The open menu once its chosen item is the next one up or down.
pub(crate) fn moved(menus: Menus<'_>, to: Move) -> Option<OpenMenu> {
    let open = menus.shared.opened.menu?;
    Some(open.moved(to, acts(menus, open.menu).len()))
}

/// What the chosen item of the open menu asks for.
pub(crate) fn chosen(menus: Menus<'_>, open: OpenMenu) -> Option<Action> {
    acts(menus, open.menu).into_iter().nth(open.item)
}

/// What can be copied as text of what is shown.
fn shown(menus: Menus<'_>) -> impl Iterator<Item = Shown> {
    let step = [Shown::Step, Shown::Notation].into_iter();
    let procedure = [Shown::Procedure, Shown::ProcedureInNotation].into_iter();
    let has_procedure = menus.shared.session.trace().is_some_and(|trace| !trace.steps.is_empty());
    step.filter(move |_| menus.has_step)
        .chain(Some(Shown::Case).filter(|_| menus.has_case))
        .chain(procedure.filter(move |_| has_procedure))
        .chain(Some(Shown::Solution).filter(|_| menus.shared.session.is_complete()))
}

/// The open menu over everything. A click beside it closes it.
pub(crate) fn view<'a>(
    menus: Menus<'a>,
    open: OpenMenu,
    look: Look<'a>,
) -> Option<Element<'a, Action>> {
    let lengths = look.layout.lengths;
    let close = Action::Toggle(open.menu);
    let beside = mouse_area(space().width(Length::Fill).height(Length::Fill)).on_press(close);
    let left = look.layout.inset + lengths.left + lengths.gutter;
    let top = lengths.top_bar + lengths.above_toolbar + lengths.toolbar + GAP;
    let bottom = lengths.top_bar + look.layout.body;
    let whole = look.layout.inset + look.layout.left_side + look.layout.panel;
    // Its items are as large as what is read in the panel, where there is room for them.
    let read = look.reading();
    let wanted = read.grown(if open.menu == Menu::More { WIDTH } else { WIDE });
    let list = |room, end: f32| opaque(list(menus, open, (room, wanted.min(end - GAP)), read));
    if open.menu == Menu::Beginning || open.menu == Menu::Grids && open.place.is_some() {
        let place = open.place?;
        let top = place.y + place.height + GAP;
        let left = place.x.min(whole - wanted - GAP).max(GAP);
        let list = list(bottom - top - 16.0, whole - left);
        return Some(opaque(stack![beside, pin(list).x(left).y(top)]));
    }
    if open.menu == Menu::More {
        // The tool row is at the bottom: this menu ends above it, at the right end of the grid.
        let end = look.layout.tools_at() - GAP;
        let right = left + look.layout.grid;
        let list = list(end - top, right);
        let place = container(list).align_bottom(end).align_right(right);
        return Some(opaque(stack![beside, place]));
    }
    // Of the buttons above the grid no more stand before its own than half of them.
    let list = list(bottom - top - 16.0, whole - left - look.layout.grid / 2.0);
    let before = matches!(open.menu, Menu::Files | Menu::Formats | Menu::Grids)
        .then(|| toolbar::up_to_files(&menus.shared.session, look));
    let below = column![space().height(lengths.toolbar + GAP), list];
    let place = pin(row![].push(before).push(below)).x(left).y(top - lengths.toolbar - GAP);
    Some(opaque(stack![beside, place]))
}

/// The items, no higher than there is room, and so wide.
fn list<'a>(
    menus: Menus<'a>,
    open: OpenMenu,
    (room, width): (f32, f32),
    look: Look<'a>,
) -> Element<'a, Action> {
    let acts = acts(menus, open.menu);
    // A bar stands beside what is chosen, not on it.
    let height = look.size(Purpose::Control).1.0 + look.grown(12.0) + 2.0;
    let is_scrolled = acts.len() as f32 * height > room - 2.0 * look.grown(HEADING);
    let right = if is_scrolled { ROOM_FOR_BAR } else { 4.0 };
    let mut items = column![].spacing(2).padding(Padding::from(4).right(right));
    let mut levels = row![].spacing(2);
    for (number, act) in acts.into_iter().enumerate() {
        let heading = match act {
            Action::File(FileAction::Recent(0)) => Some(words::WindowRecent),
            Action::File(FileAction::Example(0)) if open.menu == Menu::Files => {
                Some(words::WindowExamples)
            }
            _ => None,
        };
        if let Some(heading) = heading {
            let title = look.muted(Purpose::Secondary, look.label(heading));
            items = items
                .push(line(look))
                .push(container(title).padding([look.grown(4.0), look.grown(10.0)]));
        }
        let chosen = number == open.item;
        let is_level = matches!(act, Action::Page(PageAction::NewGame(NewGame::Of(_))));
        let across = if is_level { Length::Shrink } else { Length::Fill };
        let item = Control::new(Kind::MenuItem(chosen), item(menus, act, look))
            .padding([look.grown(6.0), look.grown(10.0)])
            .width(across)
            .on_press(act)
            .view(look);
        let item = if chosen { container(item).id(MENU.chosen).into() } else { item };
        if is_level {
            levels = levels.push(item);
            continue;
        }
        // The levels stand side by side.
        if act == Action::Page(PageAction::NewGame(NewGame::OfDay)) {
            items = items.push(std::mem::replace(&mut levels, row![]).wrap().vertical_spacing(2));
        }
        items = items.push(item);
    }
    let items =
        container(scrolled(items, look).id(MENU.list)).max_height(room).width(width).padding(1);
    items.style(theme::container::menu(look.palette)).into()
}

/// What an item says: an example how hard it is, a file in which folder it is.
fn item<'a>(menus: Menus<'a>, act: Action, look: Look<'a>) -> Element<'a, Action> {
    match act {
        Action::File(FileAction::Example(number)) => {
            let title = one_line(name(menus, act, look), Purpose::Control, MEDIUM, None, look);
            let example = menus.shared.knowledge.puzzles().get(number);
            let Some(level) = example.and_then(|example| example.level) else { return title };
            let word = look.muted(Purpose::Secondary, look.say(&level.message()));
            row![title, word, level_bars(look, level)].spacing(8).align_y(Alignment::Center).into()
        }
        Action::Page(PageAction::Grid(number)) => {
            let is_chosen =
                menus.shared.opened.grids.get(number).is_some_and(|it| **it == *menus.grid);
            let font = if is_chosen { SEMIBOLD } else { REGULAR };
            look.text_in(Purpose::Control, font, name(menus, act, look)).into()
        }
        Action::File(FileAction::Recent(number)) => {
            let Some(path) = menus.files.recent.paths().get(number) else { return space().into() };
            let folder = path.parent().map(|folder| folder.display().to_string());
            let (folder, muted) = (folder.unwrap_or_default(), Some(look.palette.muted));
            let folder = one_line(folder, Purpose::Secondary, REGULAR, muted, look);
            let name = look.text(Purpose::Control, name(menus, act, look)).wrapping(Wrapping::None);
            row![name, folder].spacing(12).align_y(Alignment::Center).into()
        }
        _ => look.text(Purpose::Control, name(menus, act, look)).into(),
    }
}

/// What an item is called.
fn name(menus: Menus<'_>, act: Action, look: Look<'_>) -> String {
    match act {
        Action::File(FileAction::Example(number)) => {
            let example = menus.shared.knowledge.puzzles().get(number);
            example.map_or_else(String::new, |example| look.say(&example.name()))
        }
        Action::File(FileAction::Recent(number)) => {
            let path = menus.files.recent.paths().get(number);
            path.map_or_else(String::new, |path| file_name(path))
        }
        Action::Page(PageAction::NewGame(NewGame::Next)) => {
            look.say(&next_game(menus.next, look.locale))
        }
        Action::Page(PageAction::NewGame(NewGame::Of(level))) => look.say(&level.message()),
        Action::Page(PageAction::Grid(number)) => {
            let grid = menus.shared.opened.grids.get(number);
            grid.map_or_else(String::new, |grid| grid_name(grid.name(), look.locale))
        }
        Action::Toggle(Menu::Grids) => {
            let grid = grid_name(menus.grid.name(), look.locale);
            look.say(&words::GridChoose { grid }.into())
        }
        Action::Play(deed) => play::label(&menus.shared.session, menus.play, deed, look),
        _ => look.label(label(act)),
    }
}

fn label(act: Action) -> Label {
    match act {
        Action::Page(PageAction::NewGame(_)) => words::GameOfDay,
        Action::Reset => words::WindowNew,
        Action::Quit => words::WindowQuit,
        Action::File(FileAction::Open) => words::WindowOpenKey,
        Action::File(FileAction::Paste) => words::WindowPasteKey,
        Action::File(FileAction::Save) => words::WindowSave,
        Action::File(FileAction::SaveAs) => words::WindowSaveAs,
        Action::Clear => words::WindowErase,
        Action::Board(BoardAction::ClearJoined) => words::ThinClearJoined,
        Action::Board(BoardAction::Thin(Thinner::Superfluous)) => words::ThinShow,
        Action::Board(BoardAction::Thin(Thinner::Minimal)) => words::ThinMake,
        Action::Board(BoardAction::Thin(Thinner::Joined)) => words::ThinMakeJoined,
        Action::Board(BoardAction::ClearSolution) => words::WindowClearSolution,
        Action::File(FileAction::Copy(false)) => words::WindowCopyPuzzle,
        Action::File(FileAction::Copy(true)) => words::WindowCopyState,
        Action::Toggle(Menu::Formats) => words::WindowCopyAs,
        Action::Answer(AnswerAction::CopyText(shown)) => match shown {
            Shown::Step => words::CopyStep,
            Shown::Notation => words::CopyNotation,
            Shown::Case => words::CopyCase,
            Shown::Procedure => words::CopyProcedure,
            Shown::ProcedureInNotation => words::CopyProcedureNotation,
            Shown::Solution => words::CopySolution,
        },
        Action::Page(PageAction::CopyPicture) => words::CopyPicture,
        Action::Page(PageAction::CopyCode) => words::CopyCode,
        Action::File(FileAction::CopyAs(number)) => {
            FORMATS.get(number).map_or(words::WindowCopyAs, |it| it.about().label)
        }
        Action::Open(Page::Puzzles) => words::WindowListKey,
        Action::Open(Page::Maker) => words::MakerOpenKey,
        Action::Open(Page::Past) => words::PastOpenKey,
        Action::Open(Page::Export) => words::ExportOpenKey,
        Action::Open(Page::Laboratory) => words::LabOpenKey,
        _ => words::WindowAbout,
    }
}
