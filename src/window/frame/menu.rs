//! The menus below the load buttons, with mouse and keyboard.

use iced::widget::text::Wrapping;
use iced::widget::{column, container, mouse_area, opaque, pin, row, space, stack};
use iced::{Alignment, Element, Length, Padding};

use super::opened::OpenMenu;
use super::toolbar;
use crate::act::{Act, Menu, Page, Shown, Thinner};
use crate::files::{Files, file_name};
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR};
use crate::look::layout::Layout;
use crate::look::wording::Wording;
use crate::play::{self, Play};
use crate::widget::controls::Control;
use crate::widget::ellipsis::one_line;
use crate::widget::level_bars::level_bars;
use crate::widget::prose::{ROOM_FOR_BAR, line, scrolled};
use crate::widget::reveal::MENU;
use crate::widget::theme;
use crate::widget::theme::button::Kind;
use duvod::formats::FORMATS;
use duvod::knowledge::Knowledge;
use duvod::message::words;
use duvod::session::Session;

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
    pub(crate) session: &'a Session,
    pub(crate) play: &'a Play,
    pub(crate) knowledge: &'a Knowledge,
    pub(crate) files: &'a Files,
    pub(crate) layout: Layout,
    /// Whether a step is shown.
    pub(crate) has_step: bool,
}

/// What the items of a menu do, in their order. Where there is no room for more buttons above the grid, the menu of files
/// has what they have.
pub(crate) fn acts(menus: Menus<'_>, menu: Menu) -> Vec<Act> {
    let examples = (0..menus.knowledge.puzzles().len()).map(Act::Example);
    let mut acts = Vec::new();
    match menu {
        Menu::Examples | Menu::Beginning => acts.extend(examples),
        Menu::More => acts = play::deeds(menus.session, &menus.layout),
        Menu::Formats => {
            acts.extend(shown(menus).map(Act::CopyText));
            acts.extend([Act::CopyPicture, Act::CopyCode]);
            acts.extend((0..FORMATS.len()).map(Act::CopyAs));
        }
        Menu::Files => {
            let is_alone = menus.layout.load_words() == Wording::Icons;
            acts.extend([Act::Reset, Act::Open(Page::Maker), Act::Open(Page::Past)]);
            acts.push(Act::Open(Page::Laboratory));
            acts.push(Act::OpenFile);
            acts.extend(is_alone.then_some(Act::Paste));
            acts.extend([Act::Save, Act::SaveAs, Act::Copy(false), Act::Copy(true)]);
            acts.extend([Act::Toggle(Menu::Formats), Act::Open(Page::Export)]);
            acts.extend(menus.files.list.is_some().then_some(Act::Open(Page::Puzzles)));
            acts.push(Act::Open(Page::About));
            acts.extend((0..menus.files.recent.paths().len()).map(Act::Recent));
            acts.extend(examples.filter(|_| is_alone));
            acts.push(Act::Quit);
        }
    }
    acts
}

/// What can be copied as text of what is shown.
fn shown(menus: Menus<'_>) -> impl Iterator<Item = Shown> {
    let step = [Shown::Step, Shown::Notation, Shown::Case].into_iter();
    let procedure = [Shown::Procedure, Shown::ProcedureInNotation].into_iter();
    let has_procedure = menus.session.trace().is_some_and(|trace| !trace.steps.is_empty());
    step.filter(move |_| menus.has_step)
        .chain(procedure.filter(move |_| has_procedure))
        .chain(Some(Shown::Solution).filter(|_| menus.session.is_complete()))
}

/// The open menu over everything. A click beside it closes it.
pub(crate) fn view<'a>(
    menus: Menus<'a>,
    open: OpenMenu,
    look: Look<'a>,
) -> Option<Element<'a, Act>> {
    let lengths = look.layout.lengths;
    let close = Act::Toggle(open.menu);
    let beside = mouse_area(space().width(Length::Fill).height(Length::Fill)).on_press(close);
    let left = look.layout.inset + lengths.left + lengths.gutter;
    let top = lengths.top_bar + lengths.above_toolbar + lengths.toolbar + GAP;
    let bottom = lengths.top_bar + look.layout.body;
    if open.menu == Menu::Beginning {
        let place = open.place?;
        let top = place.y + place.height + GAP;
        let left = place.x.min(look.layout.left_side + look.layout.panel - WIDE - GAP);
        let list = opaque(list(menus, open, bottom - top - 16.0, look));
        return Some(opaque(stack![beside, pin(list).x(left).y(top)]));
    }
    if open.menu == Menu::More {
        // The tool row is at the bottom: this menu ends above it, at the right end of the grid.
        let end = look.layout.tools_at() - GAP;
        let list = opaque(list(menus, open, end - top, look));
        let place = container(list).align_bottom(end).align_right(left + look.layout.grid);
        return Some(opaque(stack![beside, place]));
    }
    let list = opaque(list(menus, open, bottom - top - 16.0, look));
    let before = matches!(open.menu, Menu::Files | Menu::Formats)
        .then(|| toolbar::up_to_files(menus.session, look));
    let below = column![space().height(lengths.toolbar + GAP), list];
    let place = pin(row![].push(before).push(below)).x(left).y(top - lengths.toolbar - GAP);
    Some(opaque(stack![beside, place]))
}

fn list<'a>(menus: Menus<'a>, open: OpenMenu, room: f32, look: Look<'a>) -> Element<'a, Act> {
    let acts = acts(menus, open.menu);
    // A bar stands beside what is chosen, not on it.
    let height = look.size(Purpose::Control).1.0 + 14.0;
    let is_scrolled = acts.len() as f32 * height > room - 2.0 * HEADING;
    let right = if is_scrolled { ROOM_FOR_BAR } else { 4.0 };
    let mut items = column![].spacing(2).padding(Padding::from(4).right(right));
    for (number, act) in acts.into_iter().enumerate() {
        let heading = match act {
            Act::Recent(0) => Some(words::WindowRecent),
            Act::Example(0) if open.menu == Menu::Files => Some(words::WindowExamples),
            _ => None,
        };
        if let Some(heading) = heading {
            let title = look.muted(Purpose::Secondary, look.label(heading));
            items = items.push(line(look)).push(container(title).padding([4, 10]));
        }
        let chosen = number == open.item;
        let item = Control::new(Kind::MenuItem(chosen), item(menus, act, look))
            .padding([6, 10])
            .width(Length::Fill)
            .on_press(act)
            .view(look);
        items =
            items.push(if chosen { Element::from(container(item).id(MENU.chosen)) } else { item });
    }
    let width = if open.menu == Menu::More { WIDTH } else { WIDE };
    let items =
        container(scrolled(items, look).id(MENU.list)).max_height(room).width(width).padding(1);
    items.style(theme::container::menu(look.palette)).into()
}

/// What an item says: an example how hard it is, a file in which folder it is.
fn item<'a>(menus: Menus<'a>, act: Act, look: Look<'a>) -> Element<'a, Act> {
    let name = |name: String| look.text(Purpose::Control, name).wrapping(Wrapping::None);
    match act {
        Act::Example(number) => {
            let Some(example) = menus.knowledge.puzzles().get(number) else {
                return space().into();
            };
            let title = look.say(&example.name());
            let title = one_line(title, Purpose::Control, MEDIUM, None, look);
            let Some(level) = example.level else { return title };
            let word = look.muted(Purpose::Secondary, look.say(&level.message()));
            row![title, word, level_bars(look, level)].spacing(8).align_y(Alignment::Center).into()
        }
        Act::Recent(number) => {
            let Some(path) = menus.files.recent.paths().get(number) else { return space().into() };
            let folder = path.parent().map(|folder| folder.display().to_string());
            let (folder, muted) = (folder.unwrap_or_default(), Some(look.palette.muted));
            let folder = one_line(folder, Purpose::Secondary, REGULAR, muted, look);
            row![name(file_name(path)), folder].spacing(12).align_y(Alignment::Center).into()
        }
        _ => look.text(Purpose::Control, label(menus, act, look)).into(),
    }
}

fn label(menus: Menus<'_>, act: Act, look: Look<'_>) -> String {
    look.label(match act {
        Act::Play(deed) => return play::label(menus.session, menus.play, deed, look),
        Act::Reset => words::WindowNew,
        Act::Quit => words::WindowQuit,
        Act::OpenFile => words::WindowOpenKey,
        Act::Paste => words::WindowPasteKey,
        Act::Save => words::WindowSave,
        Act::SaveAs => words::WindowSaveAs,
        Act::Clear => words::WindowErase,
        Act::ClearJoined => words::ThinClearJoined,
        Act::Thin(Thinner::Superfluous) => words::ThinShow,
        Act::Thin(Thinner::Minimal) => words::ThinMake,
        Act::Thin(Thinner::Joined) => words::ThinMakeJoined,
        Act::ClearSolution => words::WindowClearSolution,
        Act::Copy(false) => words::WindowCopyPuzzle,
        Act::Copy(true) => words::WindowCopyState,
        Act::Toggle(Menu::Formats) => words::WindowCopyAs,
        Act::CopyText(shown) => match shown {
            Shown::Step => words::CopyStep,
            Shown::Notation => words::CopyNotation,
            Shown::Case => words::CopyCase,
            Shown::Procedure => words::CopyProcedure,
            Shown::ProcedureInNotation => words::CopyProcedureNotation,
            Shown::Solution => words::CopySolution,
        },
        Act::CopyPicture => words::CopyPicture,
        Act::CopyCode => words::CopyCode,
        Act::CopyAs(number) => FORMATS.get(number).map_or(words::WindowCopyAs, |it| it.label()),
        Act::Open(Page::Puzzles) => words::WindowListKey,
        Act::Open(Page::Maker) => words::MakerOpenKey,
        Act::Open(Page::Past) => words::PastOpenKey,
        Act::Open(Page::Export) => words::ExportOpenKey,
        Act::Open(Page::Laboratory) => words::LabOpenKey,
        _ => words::WindowAbout,
    })
}
