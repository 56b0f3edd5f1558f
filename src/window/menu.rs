//! The menus below the load buttons, with mouse and keyboard.

use iced::widget::text::Wrapping;
use iced::widget::{column, container, mouse_area, opaque, pin, row, space, stack};
use iced::{Alignment, Element, Length, Padding, Task};

use super::act::{Act, Menu, Page, Tab};
use super::files::file_name;
use super::frame::toolbar;
use super::look::Look;
use super::look::font::{MEDIUM, Purpose, REGULAR};
use super::message::Message;
use super::opened::OpenMenu;
use super::play;
use super::state::Window;
use super::widget::controls::Control;
use super::widget::ellipsis::one_line;
use super::widget::level_bars::level_bars;
use super::widget::located::{BEGINNING, locate};
use super::widget::prose::{ROOM_FOR_BAR, line, scrolled};
use super::widget::reveal::MENU;
use super::widget::theme;
use super::widget::theme::button::Kind;
use crate::message::words;
use crate::session::{Action, Question};

/// The width of a menu.
const WIDTH: f32 = 288.0;

/// The width of a menu with the names of puzzles or files.
const WIDE: f32 = 380.0;

/// About how high a heading in a menu is.
const HEADING: f32 = 30.0;

/// The gap between a menu and what it belongs to.
const GAP: f32 = 4.0;

impl Window {
    /// Opens a menu, or closes it if it is open.
    pub(crate) fn toggle(&mut self, menu: Menu) -> Task<Message> {
        if matches!(menu, Menu::Examples | Menu::Beginning) {
            self.notices.said = self.reason(Action::Load);
        }
        let open = self.opened.menu.is_some_and(|open| open.menu == menu);
        self.opened.menu = (!open && self.notices.said.is_none()).then(|| OpenMenu::new(menu));
        match self.opened.menu {
            Some(OpenMenu { menu: Menu::Beginning, .. }) => locate(BEGINNING).map(Message::Located),
            _ => Task::none(),
        }
    }

    /// Does what the chosen item of the open menu does; without a menu, asks why.
    pub(crate) fn enter(&mut self) -> Task<Message> {
        let Some(open) = self.opened.menu else {
            if self.answers.tab == Tab::Hint && self.can_do() && !self.is_finished() {
                return self.do_as_told();
            }
            if self.answers.tab == Tab::Why
                && matches!(self.answers.why.question(), Some(Question::WhyNot(..)))
            {
                self.ask_why();
            }
            if self.answers.tab == Tab::Why && self.wonders() && self.session.finding().is_none() {
                return self.wonder_why();
            }
            return self.go_to(Tab::Why);
        };
        match acts(self, open.menu).into_iter().nth(open.item) {
            Some(act) => self.act(act),
            None => Task::none(),
        }
    }
}

/// What the items of a menu do, in their order. Where there is no room for more buttons above the grid, the menu of files
/// has what they have.
pub(crate) fn acts(window: &Window, menu: Menu) -> Vec<Act> {
    let examples = (0..window.knowledge.puzzles().len()).map(Act::Example);
    let mut acts = Vec::new();
    match menu {
        Menu::Examples | Menu::Beginning => acts.extend(examples),
        Menu::More => acts = play::deeds(&window.session, &window.appearance.layout),
        Menu::Files => {
            let is_alone = !window.appearance.layout.has_load_words();
            acts.extend([Act::Reset, Act::OpenFile]);
            acts.extend(is_alone.then_some(Act::Paste));
            acts.extend([Act::Save, Act::SaveAs, Act::Copy(false), Act::Copy(true)]);
            acts.extend(window.files.list.is_some().then_some(Act::Open(Page::Puzzles)));
            acts.push(Act::Open(Page::About));
            acts.extend((0..window.files.recent.paths().len()).map(Act::Recent));
            acts.extend(examples.filter(|_| is_alone));
        }
    }
    acts
}

/// The open menu over everything, if there is one. A click beside it closes it.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Option<Element<'a, Message>> {
    let open = window.opened.menu?;
    let lengths = look.layout.lengths;
    let close = Message::Act(Act::Toggle(open.menu));
    let beside = mouse_area(space().width(Length::Fill).height(Length::Fill)).on_press(close);
    let left = lengths.left + lengths.gutter;
    let top = lengths.top_bar + lengths.above_toolbar + lengths.toolbar + GAP;
    let bottom = lengths.top_bar + look.layout.body;
    if open.menu == Menu::Beginning {
        let place = open.place?;
        let top = place.y + place.height + GAP;
        let left = place.x.min(look.layout.left_side + look.layout.panel - WIDE - GAP);
        let list = opaque(list(window, open, bottom - top - 16.0, look));
        return Some(opaque(stack![beside, pin(list).x(left).y(top)]));
    }
    if open.menu == Menu::More {
        // The tool row is at the bottom: this menu ends above it, at the right end of the grid.
        let end = look.layout.tools_at() - GAP;
        let list = opaque(list(window, open, end - top, look));
        let place = container(list).align_bottom(end).align_right(left + look.layout.grid);
        return Some(opaque(stack![beside, place]));
    }
    let list = opaque(list(window, open, bottom - top - 16.0, look));
    let before = (open.menu == Menu::Files).then(|| toolbar::up_to_files(window, look));
    let below = column![space().height(lengths.toolbar + GAP), list];
    let place = pin(row![].push(before).push(below)).x(left).y(top - lengths.toolbar - GAP);
    Some(opaque(stack![beside, place]))
}

fn list<'a>(window: &'a Window, open: OpenMenu, room: f32, look: Look<'a>) -> Element<'a, Message> {
    let acts = acts(window, open.menu);
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
        let item = Control::new(Kind::MenuItem(chosen), item(window, act, look))
            .padding([6, 10])
            .width(Length::Fill)
            .on_press(Message::Act(act))
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
fn item<'a>(window: &'a Window, act: Act, look: Look<'a>) -> Element<'a, Message> {
    let name = |name: String| look.text(Purpose::Control, name).wrapping(Wrapping::None);
    match act {
        Act::Example(number) => {
            let Some(example) = window.knowledge.puzzles().get(number) else {
                return space().into();
            };
            let title = look.say(&example.name());
            let title = one_line(title, Purpose::Control, MEDIUM, None, look);
            let Some(level) = example.level else { return title };
            let word = look.muted(Purpose::Secondary, look.say(&level.message()));
            row![title, word, level_bars(look, level)].spacing(8).align_y(Alignment::Center).into()
        }
        Act::Recent(number) => {
            let Some(path) = window.files.recent.paths().get(number) else { return space().into() };
            let folder = path.parent().map(|folder| folder.display().to_string());
            let (folder, muted) = (folder.unwrap_or_default(), Some(look.palette.muted));
            let folder = one_line(folder, Purpose::Secondary, REGULAR, muted, look);
            row![name(file_name(path)), folder].spacing(12).align_y(Alignment::Center).into()
        }
        _ => look.text(Purpose::Control, label(window, act, look)).into(),
    }
}

fn label(window: &Window, act: Act, look: Look<'_>) -> String {
    look.label(match act {
        Act::Play(deed) => return play::label(&window.session, &window.play, deed, look),
        Act::Reset => words::WindowNew,
        Act::OpenFile => words::WindowOpenKey,
        Act::Paste => words::WindowPasteKey,
        Act::Save => words::WindowSave,
        Act::SaveAs => words::WindowSaveAs,
        Act::Clear => words::WindowErase,
        Act::ClearSolution => words::WindowClearSolution,
        Act::Copy(false) => words::WindowCopyPuzzle,
        Act::Copy(true) => words::WindowCopyState,
        Act::Open(Page::Puzzles) => words::WindowListKey,
        _ => words::WindowAbout,
    })
}
