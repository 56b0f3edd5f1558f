//! The panel beside the grid: a row of tabs, and below it what the chosen tab says.
//!
//! A panel has its own state, `Message`, `update` and view. What concerns other screens it asks of them by a
//! [`Request`](crate::shared::Request). What all of it is about is in [`Shown`].

pub(crate) mod answers;
pub(crate) mod card;
pub mod hint;
pub mod procedure;
pub mod proof;
pub(crate) mod slip;
pub(crate) mod steps;
pub(crate) mod telling;
mod told_row;
pub(crate) mod walking;
pub mod why;

mod acting;
mod asking;
mod coach;
pub(crate) mod copying;
mod doing;
mod empty;
pub(crate) mod finding;
mod following;
mod grouped;
mod held;
mod listing;
mod message;
mod parts;
pub(crate) mod rated;
mod rating;
mod reacting;
pub(crate) mod review;
mod shown;
mod walks;
mod wondering;

use super::action::{Action, AnswerAction, BoardAction, Menu, ShowAction, Tab};
use super::background::{Concern, Pending};
use super::board_view::legend;
use super::look::font::{MEDIUM, Purpose};
use super::look::grids::grid_name;
use super::look::layout::Lengths;
use super::look::measured::Type;
use super::look::{Look, Side};
use super::play;
use super::play::at_hand::{
    can_do, hides_grid, is_being_entered, is_completed, is_finished, shows_mistakes,
};
use super::shared::names::of_day;
use super::widget::controls::Control;
use super::widget::icon::Icon;
use super::widget::prose::{beside_line, line, scrolled};
use super::widget::reveal::{PANEL, TOLD};
use super::widget::theme::button::Kind;
use super::widget::{controls, theme};

use iced::widget::{Column, column, container, opaque, row, space, stack, text};
use iced::{Alignment, Color, Element, Length, Padding, Pixels};

use duvod::explanation::facts_in_short;
use duvod::knowledge::CLASSIC_GRID;
use duvod::message::{words, words::Label};
use duvod::session::Mode;
pub use message::Message;
pub(crate) use shown::Shown;

/// What is free at least between the tabs and what stands at their right end.
const LEAST_BESIDE: f32 = 4.0;
/// The size of the type of tabs, in the wide form and in the small one.
const TAB: (f32, f32) = (15.0, 14.0);

/// How much room the timer with its button, and what puts the panel away, take at the end of the row of tabs; the level and the
/// score take the more where the panel is so wide.
const END_OF_TABS: f32 = 170.0;
const LEVEL: f32 = 170.0;

/// The panel.
pub(crate) fn view<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let look = look.with_tips(Side::Above);
    let (scene, geometry) = (shown.sight.grid.scene(), shown.session().geometry());
    let opens =
        (shown.sight.is_legend_open, Message::Act(Action::Board(BoardAction::ToggleLegend)));
    let legend = legend::view(scene, geometry, opens, look);
    let content = content(shown, look.reading());
    let inside = column![head(shown, look), line(look)]
        .push(kind_of_puzzle(shown, look))
        .push(content)
        .push(legend)
        .width(look.layout.panel - 1.0)
        .height(Length::Fill);
    beside_line(inside, look).height(Length::Fill).into()
}

/// Which day's puzzle it is, or on which grid, if it is not the usual one. Where there is none yet, the button for another says
/// so.
fn kind_of_puzzle<'a>(shown: Shown<'a>, look: Look<'a>) -> Option<Element<'a, Message>> {
    let geometry = shown.session().geometry();
    let is_other = geometry.name() != CLASSIC_GRID && shown.session().has_puzzle();
    let grid = || words::GridAtHand { grid: grid_name(geometry.name(), look.locale) }.into();
    let kind = shown.day().map(of_day).or_else(|| is_other.then(grid))?;
    let words = look.muted(Purpose::Secondary, look.say(&kind));
    let margin = look.layout.lengths.margin;
    Some(container(words).padding(Padding { top: 8.0, ..[0.0, margin].into() }).into())
}

/// What is beside the grid while the panel is put away: the timer, what shows the panel again, and below them the cards,
/// which so move nothing on the grid.
pub(crate) fn put_away<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let timer = timer(shown, look);
    let show = away_button(Icon::Back, words::WindowShowPanel, look);
    let head = row![space().width(Length::Fill)].push(timer).push(show);
    let head = head.spacing(12).align_y(Alignment::Center);
    let height = look.layout.lengths.tabs - 1.0;
    let head = container(head).padding([0.0, look.layout.lengths.margin]).center_y(height);
    let cards = (!hides_grid(shown.session())).then(|| {
        let cards = card::view(shown, look.reading());
        scrolled(container(cards).width(Length::Fill), look).id(PANEL.list).height(Length::Fill)
    });
    column![head].push(cards).width(look.layout.panel).into()
}

/// The cards above a page that is still to be seen below them. What is asked comes first: until then nothing on the page can
/// be pressed.
pub(crate) fn above_page<'a, M: From<Message> + 'a>(
    shown: Shown<'a>,
    page: Element<'a, M>,
    look: Look<'a>,
) -> Element<'a, M> {
    let cards = Element::from(card::view(shown, look.reading())).map(M::from);
    let above = opaque(container(space()).width(Length::Fill).height(Length::Fill));
    let gap = space().height(look.layout.lengths.margin / 2.0);
    column![cards, gap, stack![page, above].height(Length::Fill)].into()
}

/// The timer, while something is played.
fn timer<'a>(shown: Shown<'a>, look: Look<'a>) -> Option<Element<'a, Message>> {
    let timer = || play::timer(shown.session(), shown.hardness, look);
    play::has_timer(shown.session()).then(timer)
}

fn away_button<'a, M: From<Action> + Clone + 'a>(
    sign: Icon,
    label: Label,
    look: Look<'a>,
) -> Element<'a, M> {
    controls::bare_icon_button(sign, look.label(label), Action::Show(ShowAction::TogglePanel), look)
}

/// The tabs, and at their right end the timer while playing, and what puts the panel away.
fn head<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let tabs = tabs(shown.answers.tab, look);
    let timer = timer(shown, look);
    let away = away_button(Icon::On, words::WindowHidePanel, look);
    let end = row![].push(timer).push(away).spacing(8).align_y(Alignment::Center);
    let margin = look.layout.lengths.margin;
    let end = container(end).padding(iced::Padding::ZERO.right(margin));
    // Where it is tight the gaps between the tabs give way.
    row![container(tabs).width(Length::Fill), end].align_y(Alignment::Center).into()
}

/// What a tab is called.
const fn tab_name(tab: Tab) -> Label {
    match tab {
        Tab::Why => words::WindowTabWhy,
        Tab::Procedure => words::WindowTabProcedure,
        Tab::Hint => words::WindowTabHint,
    }
}

/// How wide the names of the tabs are together at text size 100 %.
fn tab_widths(look: Look<'_>) -> f32 {
    let size = Pixels(look.pick(TAB.0, TAB.1));
    let set = Type { font: MEDIUM, size, line: size };
    Tab::ALL.map(|tab| set.width(&look.typeset(&look.label(tab_name(tab)))).ceil()).iter().sum()
}

/// How much larger the tabs are than at text size 100 %: as what is read below them, as far as they find room in one row with
/// what stands at its end.
fn tabs_zoom(look: Look<'_>) -> f32 {
    let Lengths { between_tabs, margin, .. } = look.layout.lengths;
    let wanted = tab_widths(look) + between_tabs * (Tab::ALL.len() - 1) as f32;
    let has_level = look.layout.panel >= look.grown(play::ROOM_FOR_LEVEL);
    let end = END_OF_TABS + if has_level { LEVEL } else { 0.0 };
    let room = look.layout.panel - 1.0 - 2.0 * margin - end;
    look.reading().layout.zoom.min(room / wanted).max(1.0)
}

fn tabs(chosen: Tab, look: Look<'_>) -> Element<'_, Message> {
    let (lengths, zoom) = (look.layout.lengths, tabs_zoom(look));
    let height = lengths.tabs * zoom - 1.0;
    let tabs = Tab::ALL.map(|tab| {
        let label = look.label(tab_name(tab));
        let label = text(label).size(look.pick(TAB.0, TAB.1) * zoom).font(MEDIUM);
        let colour = if tab == chosen { look.palette.accent } else { Color::TRANSPARENT };
        let below = container(space()).width(Length::Fill).height(2);
        let below = below.style(theme::container::ground(colour));
        let label = container(label).center_y(height - 2.0);
        let inside = column![label, below].width(Length::Shrink);
        let tip = match tab {
            Tab::Why => words::WindowTabWhyTip,
            Tab::Procedure => words::WindowTabProcedureTip,
            Tab::Hint => words::WindowTabHintTip,
        };
        Control::new(Kind::Tab(tab == chosen), inside)
            .height(height)
            .on_press(Message::Act(Action::Answer(AnswerAction::Tab(tab))))
            .tip(look.label(tip))
            .view(look)
    });
    let gap = || space().width(Length::Fill);
    let [first, second, third] = tabs;
    let wanted = tab_widths(look) * zoom + 2.0 * lengths.between_tabs * zoom;
    let all = row![first, gap(), second, gap(), third]
        .padding(Padding::ZERO.left(lengths.margin).right(LEAST_BESIDE))
        .align_y(Alignment::Center);
    container(all).max_width(wanted + lengths.margin + LEAST_BESIDE).into()
}

/// The card, if there is one, and what the tab says. Only the procedure scrolls by itself.
fn content<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    if hides_grid(shown.session()) {
        return empty::paused(look).map(Message::Act);
    }
    let card = card::view(shown, look);
    if !shown.session().has_puzzle() {
        // Whatever the tab: who has no puzzle needs one first.
        let page = empty::view(shown.session(), false, shown.game, look).map(Message::Act);
        let page = column![card, container(page).id(TOLD.chosen)].width(Length::Fill);
        return scrolled(page, look).id(PANEL.list).height(Length::Fill).into();
    }
    if shown.answers.tab == Tab::Procedure && shown.session().mode() == Mode::Explaining {
        let place = shown.answers.procedure.place(shown.session());
        let rating = shown.answers.rated.rating(shown.session());
        let page = shown
            .answers
            .procedure
            .view(place.as_ref(), rating, shown.answers.walking, look)
            .map(Message::Procedure);
        return column![card, page].height(Length::Fill).into();
    }
    if shown.answers.reviews(shown.session()) {
        let mistakes = shown.session().counts().mistakes as usize;
        let asked = shown.background().consulting(Concern::Game);
        let page = review::view(&shown.answers.review, mistakes, asked, look).map(Message::Review);
        return whole(column![card, page], look);
    }
    if shown.answers.lists_steps(shown.session()) {
        let seeks = !shows_mistakes(shown.session());
        let asked = shown.background().consulting(Concern::Steps);
        let can_do = can_do(shown.session());
        let page = steps::view(&shown.answers.steps, (can_do, seeks), asked, look);
        let page = page.map(Message::Steps);
        return whole(column![card, page], look);
    }
    if shown.answers.tab == Tab::Hint && !is_being_entered(shown.session()) {
        let page = shown.answers.hint.view(&around(shown, look), look).map(Message::Hint);
        return whole(column![card, container(page).id(TOLD.chosen), ways_on(shown, look)], look);
    }
    let page = match shown.session().mode() {
        Mode::Explaining => {
            shown.answers.why.view(shown.background().seeking.is_going(), look).map(Message::from)
        }
        Mode::Playing if shown.answers.tab == Tab::Why && shown.session().finding().is_none() => {
            shown.answers.why.view_in_play(&in_play(shown), look).map(Message::from)
        }
        Mode::Entering | Mode::Playing | Mode::Solving => {
            let is_thinning = shown.background().thinning.is_going();
            empty::view(shown.session(), is_thinning, shown.game, look).map(Message::Act)
        }
    };
    whole(column![card, container(page).id(TOLD.chosen)], look)
}

/// A page that scrolls; all that stands in it ends at one edge.
fn whole<'a>(page: Column<'a, Message>, look: Look<'a>) -> Element<'a, Message> {
    let page = page.width(Length::Fill).max_width(look.page_width());
    scrolled(container(page).width(Length::Fill), look).id(PANEL.list).height(Length::Fill).into()
}

/// What can be done next where the grid is full and there is nothing to hint at: read why, or take another puzzle.
fn ways_on<'a>(shown: Shown<'a>, look: Look<'a>) -> Option<Element<'a, Message>> {
    if !is_finished(shown.session()) || shown.session().finding().is_some() {
        return None;
    }
    let why = Message::Act(Action::Enter);
    let why = controls::enter_button(look.label(words::WindowTabWhy), why, look);
    let other = Message::Act(Action::Toggle(Menu::Examples));
    let name = look.told(words::WindowExample, words::WindowExampleKey);
    let other = controls::small_button(name, other, look);
    let ways = row![why, other].spacing(12).align_y(Alignment::Center);
    let below = iced::Padding::from([0.0, look.layout.lengths.margin]).bottom(28.0);
    Some(container(ways.wrap().vertical_spacing(8)).padding(below).into())
}

/// What the panel *Hint* has to know.
fn around<'a>(shown: Shown<'a>, look: Look<'_>) -> hint::HintContext<'a> {
    let geometry = shown.session().geometry();
    let hinted = shown.background().consulting(Concern::Hint);
    hint::HintContext {
        at_once: hint::said_at_once(shown.session(), look.locale),
        is_looking: hinted.is_some_and(Pending::is_worth_telling),
        last_move: shown
            .answers
            .last_move
            .as_ref()
            .map(|(_, facts)| facts_in_short(geometry, facts)),
        geometry,
        can_do: can_do(shown.session()),
        is_completed: is_completed(shown.session()),
    }
}

/// What the panel *Why* has to know of a puzzle in play.
fn in_play(shown: Shown<'_>) -> why::OfferContext<'_> {
    why::OfferContext {
        session: shown.session(),
        is_looking: shown.background().consulting(Concern::Reason).is_some(),
        asks_why_not: shown.answers.awaits_why_not,
        shows_mistakes: shows_mistakes(shown.session()),
    }
}
