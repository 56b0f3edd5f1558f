//! Buttons, all made by one builder, and those that come in several places, by their names.
//!
//! A locked button cannot be pressed, and says why in a tooltip.

use iced::widget::text::Wrapping;
use iced::widget::{Button, Row, Text, button, column, container, row, space, stack};
use iced::{Alignment, Element, Length, Padding, border::Radius};

use super::icon::{Icon, icon};
pub(crate) use super::name::Name;
use super::theme;
use super::theme::button::Kind;
use super::tip::tip;
use crate::action::{Action, BoardAction};
use crate::look::Look;
use crate::look::font::Purpose;
use crate::look::wording::{BESIDE, CLOSE_BY, Wording};
use duvod::message::words;
use duvod::session::Lock;

/// What is chosen has a button beside it in a panel of this width.
const ROOM_FOR_OPPOSITE: f32 = 420.0;

/// The widest tooltip.
const TOOLTIP_WIDTH: f32 = 440.0;

/// A button that is being made.
pub(crate) struct Control<'a, M> {
    button: Button<'a, M>,
    kind: Kind,
    tip: Tip,
    /// Whether pressing it asks for something.
    asks: bool,
}

/// What is said beside a button.
enum Tip {
    Nothing,
    /// Why it is locked, if it is.
    Lock(Option<Lock>),
    /// What it does.
    Words(String),
}

impl<'a, M: Clone + 'a> Control<'a, M> {
    /// A button of this kind around what it shows. It can be pressed once it is said what that asks for.
    pub(crate) fn new(kind: Kind, inside: impl Into<Element<'a, M>>) -> Self {
        Self { button: button(inside).padding(0), kind, tip: Tip::Nothing, asks: false }
    }

    /// A button with a word in its middle and so much room on both sides of it.
    pub(crate) fn word(kind: Kind, word: Text<'a>, beside: f32) -> Self {
        Self::new(kind, container(word).center_y(Length::Fill)).padding([0.0, beside])
    }

    /// The same, so high; where the word takes several lines, as high as it needs.
    fn growing(
        kind: Kind,
        (purpose, word): (Purpose, Text<'a>),
        (beside, height): (f32, f32),
        look: Look<'_>,
    ) -> Self {
        let around = ((height - look.size(purpose).1.0) / 2.0).max(0.0);
        Self::new(kind, word).padding([around, beside])
    }

    /// A square button with an icon alone.
    fn icon(kind: Kind, inside: Element<'a, M>, side: f32) -> Self {
        Self::new(kind, container(inside).center(Length::Fill)).width(side).height(side)
    }

    /// The room around what it shows.
    pub(crate) fn padding(self, padding: impl Into<Padding>) -> Self {
        Self { button: self.button.padding(padding), ..self }
    }

    /// Its width.
    pub(crate) fn width(self, width: impl Into<Length>) -> Self {
        Self { button: self.button.width(width), ..self }
    }

    /// Its height.
    pub(crate) fn height(self, height: impl Into<Length>) -> Self {
        Self { button: self.button.height(height), ..self }
    }

    /// What pressing it asks for.
    pub(crate) fn on_press(self, message: M) -> Self {
        Self { button: self.button.on_press(message), asks: true, ..self }
    }

    /// What pressing it asks for, if there is something.
    pub(crate) fn on_press_maybe(self, message: Option<M>) -> Self {
        let asks = message.is_some();
        Self { button: self.button.on_press_maybe(message), asks, ..self }
    }

    /// What pressing it asks for, unless that is locked; then it is said why.
    pub(crate) fn on_press_unless(self, barred: Option<Lock>, message: M) -> Self {
        let press = barred.is_none().then_some(message);
        let button = self.button.on_press_maybe(press);
        Self { button, tip: Tip::Lock(barred), asks: true, ..self }
    }

    /// What it does, said in a tooltip, unless it is locked, which is said then.
    pub(crate) fn tip_unless_locked(self, words: String) -> Self {
        if matches!(self.tip, Tip::Lock(Some(_))) { self } else { self.tip(words) }
    }

    /// What is said in a tooltip, if there is something.
    fn tip_maybe(self, words: Option<String>) -> Self {
        match words {
            Some(words) => self.tip_unless_locked(words),
            None => self,
        }
    }

    /// What it does, said in a tooltip.
    pub(crate) fn tip(self, words: String) -> Self {
        Self { tip: Tip::Words(words), ..self }
    }

    /// The button.
    pub(crate) fn view(self, look: Look<'a>) -> Element<'a, M> {
        let button = self.button.style(theme::button::style(self.kind, look.palette));
        match self.tip {
            // A tooltip that says nothing: what tests look for.
            Tip::Nothing if self.asks && !self.kind.speaks() => explained(button, None, look),
            Tip::Nothing => button.into(),
            Tip::Lock(barred) => explained(button, barred, look),
            Tip::Words(words) => with_tip(button, words, None, look),
        }
    }
}

/// The main button if it is the next sensible act and no question takes Enter, else a plain one.
pub(crate) fn solve_button<'a, M: From<Action> + Clone + 'a>(
    barred: Option<Lock>,
    is_next: bool,
    look: Look<'a>,
) -> Element<'a, M> {
    // What is locked looks one way, whatever the next act would be.
    let is_main = is_next && look.enter && barred.is_none();
    let kind = if is_main { Kind::Main } else { Kind::Plain };
    let beside = if look.layout.is_narrow() { 8.0 } else { look.pick(17.0, 14.0) };
    let word = look.text(Purpose::Control, look.label(words::WindowSolve));
    let button = Control::word(kind, word, beside).height(look.layout.lengths.toolbar);
    let button = button.on_press_unless(barred, Action::Solve.into());
    button.tip_unless_locked(look.label(words::WindowSolveKey)).view(look)
}

/// The button that drops the solution, named by what it does.
pub(crate) fn clear_button<'a, M: From<Action> + Clone + 'a>(look: Look<'a>) -> Element<'a, M> {
    let word = look.text(Purpose::Control, look.label(words::WindowClear));
    Control::word(Kind::Plain, word.wrapping(Wrapping::None), beside_clear(look))
        .height(look.layout.lengths.tools)
        .on_press(Action::Board(BoardAction::ClearSolution).into())
        .tip(look.label(words::WindowClearSolution))
        .view(look)
}

/// How much room is on both sides of its word.
pub(crate) fn beside_clear(look: Look<'_>) -> f32 {
    look.pick(12.0, 8.0)
}

/// A plain button of the toolbar's height, with what its tooltip says.
pub(crate) fn plain_button<'a, M: From<Action> + Clone + 'a>(
    (label, tip): (String, String),
    act: Action,
    barred: Option<Lock>,
    look: Look<'a>,
) -> Element<'a, M> {
    let beside = if look.layout.is_narrow() { 8.0 } else { 12.0 };
    Control::word(Kind::Plain, look.text(Purpose::Control, label), beside)
        .height(look.layout.lengths.toolbar)
        .on_press_unless(barred, act.into())
        .tip_unless_locked(tip)
        .view(look)
}

/// A plain button that is never locked.
pub(crate) fn small_button<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    small(Kind::Plain, name, look).on_press(message).view(look)
}

/// The same that may be locked.
pub(crate) fn small_unless<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    barred: Option<Lock>,
    look: Look<'a>,
) -> Element<'a, M> {
    let Name { words, tip } = name.into();
    let button = small(Kind::Plain, words, look).on_press_unless(barred, message);
    button.tip_maybe(tip).view(look)
}

fn small<'a, M: Clone + 'a>(kind: Kind, name: impl Into<Name>, look: Look<'a>) -> Control<'a, M> {
    let Name { words, tip } = name.into();
    let word = (Purpose::Control, look.text(Purpose::Control, words));
    Control::growing(kind, word, (12.0, look.pick(32.0, 26.0)), look).tip_maybe(tip)
}

/// A button that answers a question; Enter takes the chosen one, which is the main button then and names the key.
pub(crate) fn answer<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    chosen: bool,
    look: Look<'a>,
) -> Element<'a, M> {
    let Name { words, tip } = name.into();
    if !chosen {
        return small(Kind::Plain, Name { words, tip }, look).on_press(message).view(look);
    }
    let name = Name { words: look.with_enter(words), tip };
    small(Kind::Main, name, look).on_press(message).view(look)
}

/// The next sensible act that the panel offers. While a question above it takes Enter, that has the main button, and this
/// is a plain one.
pub(crate) fn main_button<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let kind = if look.enter { Kind::Main } else { Kind::Plain };
    sized_as_main(kind, name, look).on_press(message).view(look)
}

/// A button that looks like the main one, where it was and is of no use any more.
pub(crate) fn spent_button<'a, M: Clone + 'a>(label: String, look: Look<'a>) -> Element<'a, M> {
    sized_as_main(Kind::Main, label, look).view(look)
}

fn sized_as_main<'a, M: Clone + 'a>(
    kind: Kind,
    name: impl Into<Name>,
    look: Look<'a>,
) -> Control<'a, M> {
    let Name { words, tip } = name.into();
    let word = (Purpose::Control, look.text(Purpose::Control, words));
    let beside = (look.pick(17.0, 14.0), look.layout.lengths.toolbar);
    Control::growing(kind, word, beside, look).tip_maybe(tip)
}

/// The same where Enter does it too, which its label says as long as no question takes the key.
pub(crate) fn enter_button<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let Name { words, tip } = name.into();
    let words = if look.enter { look.with_enter(words) } else { words };
    main_button(Name { words, tip }, message, look)
}

/// A button no higher than a line of text and its frame.
pub(crate) fn chip_button<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    chip_switch(name, message, false, look)
}

/// The same that shows whether what it opens is open.
pub(crate) fn chip_switch<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    is_open: bool,
    look: Look<'a>,
) -> Element<'a, M> {
    let Name { words, tip } = name.into();
    let word = (Purpose::Secondary, look.text(Purpose::Secondary, words));
    Control::growing(Kind::Chip(is_open), word, (8.0, look.pick(24.0, 22.0)), look)
        .on_press(message)
        .tip_maybe(tip)
        .view(look)
}

/// A plain button with an icon before its label.
pub(crate) fn labelled<'a, M: From<Action> + Clone + 'a>(
    sign: Icon,
    name: impl Into<Name>,
    act: Action,
    barred: Option<Lock>,
    look: Look<'a>,
) -> Element<'a, M> {
    let Name { words, tip } = name.into();
    Control::new(Kind::Plain, with_icon(sign, words, false, barred.is_some(), look))
        .padding([0.0, 12.0])
        .height(look.layout.lengths.toolbar)
        .on_press_unless(barred, act.into())
        .tip_maybe(tip)
        .view(look)
}

/// One of several buttons in a common frame.
pub(crate) fn grouped<'a, M: From<Action> + Clone + 'a>(
    content: Row<'a, M>,
    act: Action,
    barred: Option<Lock>,
    corners: Radius,
    look: Look<'a>,
) -> Element<'a, M> {
    let beside = match look.layout.load_words() {
        Wording::Full | Wording::Short => BESIDE,
        Wording::Icons if look.layout.is_narrow() => 5.0,
        Wording::Tight | Wording::Icons => CLOSE_BY,
    };
    Control::new(Kind::Grouped(corners), content)
        .padding([0.0, beside])
        .height(look.layout.lengths.toolbar - 2.0)
        .on_press_unless(barred, act.into())
        .view(look)
}

/// An icon, a label and perhaps a sign that a menu opens.
pub(crate) fn with_icon<'a, M: 'a>(
    sign: Icon,
    label: String,
    opens: bool,
    locked: bool,
    look: Look<'_>,
) -> Row<'a, M> {
    let colour = if locked { look.palette.disabled() } else { look.palette.ink };
    let sign = icon(sign, look.grown(16.0), colour, colour);
    let label = look.text(Purpose::Control, label);
    let down = opens.then(|| icon(Icon::Down, 16.0, colour, colour));
    row![sign, label].push(down).spacing(8).align_y(Alignment::Center).height(Length::Fill)
}

/// A label and the sign that a menu opens.
pub(crate) fn opening<'a, M: 'a>(label: String, locked: bool, look: Look<'_>) -> Row<'a, M> {
    let colour = if locked { look.palette.disabled() } else { look.palette.ink };
    let label = look.text(Purpose::Control, label);
    let down = icon(Icon::Down, 16.0, colour, colour);
    row![label, down].spacing(8).align_y(Alignment::Center).height(Length::Fill)
}

/// The same where the label may take several lines: the button is as high as it needs, and the sign has its room in any case.
pub(crate) fn opening_lines<'a, M: Clone + 'a>(
    name: impl Into<Name>,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let Name { words, tip } = name.into();
    let colour = look.palette.ink;
    let around = ((look.pick(30.0, 26.0) - look.size(Purpose::Control).1.0) / 2.0).max(0.0);
    let label = container(look.text(Purpose::Control, words)).padding(Padding::ZERO.right(24));
    let down = container(icon(Icon::Down, 16.0, colour, colour));
    let inside = stack![label, down.align_right(Length::Fill).center_y(Length::Fill)];
    let button = Control::new(Kind::Plain, inside).padding([around, 10.0]);
    button.on_press(message).tip_maybe(tip).view(look)
}

/// A framed button with an icon alone; what it does is said in a tooltip.
pub(crate) fn icon_button<'a, M: Clone + 'a>(
    sign: Icon,
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let colour = look.palette.ink;
    let sign = icon(sign, look.grown(18.0), colour, colour);
    let button = Control::icon(Kind::Plain, sign, look.layout.lengths.toolbar);
    button.on_press(message).tip(label).view(look)
}

/// A small button with an icon alone and no frame, as high as a line of text.
pub(crate) fn tiny_icon_button<'a, M: Clone + 'a>(
    sign: Icon,
    label: String,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let colour = look.palette.muted;
    let sign = icon(sign, look.grown(16.0), colour, colour);
    Control::icon(Kind::Bare, sign, look.grown(20.0)).on_press(message).tip(label).view(look)
}

/// Several choices side by side in a frame, each with its label, whether it is chosen, and what it asks for. Where they find
/// no room in one line, they take more of them.
pub(crate) fn choice<'a, M: Clone + 'a>(
    choices: impl IntoIterator<Item = (String, bool, M)>,
    look: Look<'a>,
) -> Element<'a, M> {
    let choices = choices.into_iter().map(|(label, chosen, message)| {
        let name = look.text(Purpose::Secondary, label).font(crate::look::font::MEDIUM);
        let (word, size) =
            ((Purpose::Secondary, name), (look.pick(12.0, 9.0), look.pick(24.0, 22.0)));
        Control::growing(Kind::Choice(chosen), word, size, look).on_press(message).view(look)
    });
    let choices = row(choices.collect::<Vec<_>>()).spacing(2).wrap();
    container(choices).padding(3).style(theme::container::choices(look.palette)).into()
}

/// What is chosen at the left, and a button at the right end; below it where there is no room beside it.
pub(crate) fn opposite<'a, M: 'a>(
    left: Element<'a, M>,
    button: Option<Element<'a, M>>,
    look: Look<'_>,
) -> Element<'a, M> {
    let gap = || space().width(Length::Fill);
    if look.layout.has_panel(ROOM_FOR_OPPOSITE) {
        // A button keeps its line: what is chosen takes more of them where it is tight.
        let left = container(left).width(Length::Fill);
        return row![left].push(button).spacing(8).align_y(Alignment::Center).into();
    }
    let button = button.map(|button| row![gap(), button]);
    column![left].push(button).spacing(look.pick(8.0, 6.0)).into()
}

/// A button with an icon alone and no frame.
pub(crate) fn bare_icon_button<'a, M: From<Action> + Clone + 'a>(
    sign: Icon,
    label: String,
    act: Action,
    look: Look<'a>,
) -> Element<'a, M> {
    let colour = look.palette.muted;
    let sign = icon(sign, look.grown(20.0), colour, colour);
    Control::icon(Kind::Bare, sign, look.pick(32.0, 28.0))
        .on_press(act.into())
        .tip(label)
        .view(look)
}

/// How wide a button of the tool row with an icon alone is.
pub(crate) fn tool_width(look: Look<'_>) -> f32 {
    look.layout.lengths.tools.min(32.0)
}

/// A framed button of the tool row with an icon alone.
pub(crate) fn tool_icon<'a, M: From<Action> + Clone + 'a>(
    sign: Icon,
    label: String,
    act: Action,
    barred: Option<Lock>,
    look: Look<'a>,
) -> Element<'a, M> {
    let palette = look.palette;
    let colour = if barred.is_some() { palette.barred_sign() } else { palette.ink };
    let sign = icon(sign, 18.0, colour, colour);
    let button = Control::icon(Kind::Plain, sign, look.layout.lengths.tools);
    let button = button.width(tool_width(look));
    match barred {
        Some(_) => button.on_press_unless(barred, act.into()).view(look),
        None => button.on_press(act.into()).tip(label).view(look),
    }
}

/// The element, with the reason why it is locked.
pub(crate) fn explained<'a, M: 'a>(
    element: impl Into<Element<'a, M>>,
    barred: Option<Lock>,
    look: Look<'a>,
) -> Element<'a, M> {
    // There is a tooltip even where it says nothing: it remembers a click on what is locked by that.
    let words = barred.map(|barred| tip_words(look.say(&barred.reason), Some(Icon::Lock), look));
    tip(element, words, look.tips, look.palette)
}

/// The element with a text that tells more about it.
pub(crate) fn with_tip<'a, M: 'a>(
    element: impl Into<Element<'a, M>>,
    content: String,
    sign: Option<Icon>,
    look: Look<'a>,
) -> Element<'a, M> {
    tip(element, Some(tip_words(content, sign, look)), look.tips, look.palette)
}

fn tip_words<'a, M: 'a>(content: String, sign: Option<Icon>, look: Look<'a>) -> Element<'a, M> {
    let colour = look.palette.surface;
    let sign = sign.map(|sign| icon(sign, 14.0, colour, colour));
    let words = look.text(Purpose::Secondary, content).color(colour);
    let inside = Row::new().push(sign).push(words).spacing(8).align_y(Alignment::Center);
    container(inside).max_width(look.grown(TOOLTIP_WIDTH)).padding([6, 10]).into()
}
