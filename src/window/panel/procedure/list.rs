//! What the panel *Procedure* shows.
//!
//! A procedure may have 150 steps and more, so only those rows are made that may be seen; empty
//! space stands for the others. All rows are equally high but the chosen one, whose height is not
//! known before it is laid out. It is therefore always made, and the rows after it are chosen with
//! a bound for its height.

use iced::widget::text::Wrapping;
use iced::widget::{Column, Text, button, column, container, row, space};
use iced::{Alignment, Element, Length, Padding, Pixels};

use super::{Message, Panel};
use crate::message::Message as Words;
use crate::proof::Place;
use crate::window::controls;
use crate::window::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::window::icon::Icon;
use crate::window::level_bars::level_bars;
use crate::window::look::Look;
use crate::window::message::Go;
use crate::window::panel::proof::nested;
use crate::window::panel::{PANEL, line, scrolled};
use crate::window::theme;
use crate::window::tip::Side;
use crate::window::walking::Walking;

/// What the height of the list is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 900.0;

/// The width of the sign that opens what lies within a step.
const SIGN: f32 = 20.0;

/// A panel narrower than this, wide and small, has no room for buttons beside a heading.
const ROOM_FOR_BUTTONS: (f32, f32) = (440.0, 310.0);

/// More than the mean width of a character of a sentence.
const WIDE_CHARACTER: f32 = 9.0;

/// What the rows within a step ask for.
const ASKS: nested::Asks<Message> =
    nested::Asks { choose: Message::Choose, toggle: Message::Toggle };

impl Panel {
    /// What the panel shows while this place is shown.
    pub(crate) fn view<'a>(
        &'a self,
        shown: Option<&Place>,
        walking: Walking,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let margin = look.layout.lengths.margin;
        let step = shown.map(Place::outermost);
        let listed = self.listed();
        let gap = |wide, small| space().height(look.pick(wide, small));
        let mut head = column![
            self.head(step, walking, look),
            gap(8.0, 4.0),
            self.second_line(listed.len(), walking, look),
        ];
        if let Some(filter) = self.filter.view(look) {
            head = head.push(gap(10.0, 6.0)).push(filter);
        }
        let head = head.push(gap(12.0, 6.0)).push(columns(look));
        let head = container(head).padding([0.0, margin]);
        let list = scrolled(self.list(&listed, shown, look), look)
            .id(PANEL.list)
            .on_scroll(Message::Scrolled)
            .width(Length::Fill)
            .height(Length::Fill);
        let rule = container(line(look)).padding([0.0, margin - look.pick(16.0, 8.0)]);
        column![space().height(look.pick(24.0, 12.0)), head, rule, list]
            .height(Length::Fill)
            .width(Length::Fill)
            .into()
    }

    /// Which step is shown, and the buttons for walking.
    fn head<'a>(
        &'a self,
        shown: Option<usize>,
        walking: Walking,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let count = self.rows.len();
        let title: Element<'a, Message> = if let Some(step) = shown {
            let step = look.say(&Words::new("window-step-shown").with("step", step + 1));
            let of = look.say(&Words::new("window-step-of").with("total", count));
            let of = look.text_in(Purpose::Headline, REGULAR, of).color(look.palette.muted);
            row![look.text(Purpose::Headline, step), of].spacing(8).into()
        } else {
            let count = look.say(&Words::new("window-steps").with("count", count));
            look.text(Purpose::Headline, count).into()
        };
        let (sign, label) = if walking.is_playing {
            (Icon::Pause, "window-walk-stop")
        } else {
            (Icon::Play, "window-walk-alone")
        };
        // Where there is no room for the title beside the buttons it stands above them.
        let tips = if has_room(look) { Side::Above } else { Side::Below };
        let look = look.with_tips(tips);
        let button =
            |icon, message, label| controls::icon_button(icon, look.label(label), message, look);
        let buttons = [
            button(Icon::First, Message::Go(Go::First), "window-go-first"),
            button(Icon::Back, Message::Go(Go::Back), "window-go-back"),
            button(sign, Message::Play, label),
            button(Icon::On, Message::Go(Go::On), "window-go-on"),
            button(Icon::Last, Message::Go(Go::Last), "window-go-last"),
        ];
        let buttons = row(buttons).spacing(look.pick(8.0, 4.0));
        if !has_room(look) {
            return column![title, buttons].spacing(4).into();
        }
        row![container(title).width(Length::Fill), buttons].align_y(Alignment::Center).into()
    }

    /// The filter, the pace and the score.
    fn second_line<'a>(
        &'a self,
        listed: usize,
        walking: Walking,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let filter = if self.filter.is_on() {
            let words = Words::new("window-filter-on").with("count", listed);
            look.say(&words)
        } else {
            look.label("window-filter")
        };
        let filter = controls::chip_button(filter, Message::ToggleFilter, look);
        let pace = look.say(&Words::new("window-pace").with("seconds", walking.seconds()));
        let pace = controls::chip_button(pace, Message::Pace, look);
        let score = look.muted(Purpose::Secondary, self.score.as_str());
        if !has_room(look) {
            return row![filter, pace, score].spacing(8).wrap().vertical_spacing(4).into();
        }
        row![filter, pace, space().width(Length::Fill), score]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    }

    /// The rows that may be seen, with space for those that are not made.
    fn list<'a>(
        &'a self,
        listed: &[usize],
        shown: Option<&Place>,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let row = look.layout.lengths.list_row;
        let step = shown.map(Place::outermost);
        let (first, last) = self.seen(listed.len(), step, look);
        let gap = |rows: usize| space().height(row * rows as f32);
        let side = look.layout.lengths.margin - look.pick(16.0, 8.0);
        let mut rows = Column::new().padding(Padding::ZERO.horizontal(side).top(4));
        let mut made = 0;
        let chosen = listed.iter().position(|&number| Some(number) == step);
        let chosen = chosen.into_iter().filter(|place| !(first..last).contains(place));
        let mut places: Vec<usize> = (first..last).chain(chosen).collect();
        places.sort_unstable();
        for place in places {
            if place > made {
                rows = rows.push(gap(place - made));
            }
            let number = listed[place];
            rows = rows.push(self.row(number, shown.filter(|_| step == Some(number)), look));
            made = place + 1;
        }
        rows.push(gap(listed.len() - made)).push(space().height(16)).into()
    }

    /// The rows that may be seen: from the first to the one before the last number.
    fn seen(&self, count: usize, shown: Option<usize>, look: Look<'_>) -> (usize, usize) {
        let row = look.layout.lengths.list_row;
        let height = self.height.unwrap_or(UNKNOWN_HEIGHT);
        let extra = shown.map_or(0.0, |step| self.extra(step, look));
        let first = ((self.offset - extra - height) / row).floor().max(0.0) as usize;
        let last = ((self.offset + 2.0 * height) / row).ceil() as usize;
        (first.min(count), last.min(count))
    }

    /// More than the height that the chosen row has besides that of every row.
    fn extra(&self, step: usize, look: Look<'_>) -> f32 {
        let Some(sentence) = &self.sentence else { return 0.0 };
        let width = (look.layout.panel - look.grown(200.0)).clamp(120.0, look.text_width());
        let (characters, inner) = self.unfolded.length(&Place::step(step));
        let characters = sentence.chars().count() + characters;
        let lines = (characters as f32 * look.grown(WIDE_CHARACTER) / width).ceil() + 2.0;
        // Each line within has a heading and may be half empty at its end.
        let lines = lines + 3.5 * inner as f32;
        lines * look.size(Purpose::Explanation).1.0 + 40.0
    }

    fn row<'a>(
        &'a self,
        step: usize,
        shown: Option<&Place>,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let Some(words) = self.rows.get(step) else { return space().into() };
        let height = look.layout.lengths.list_row;
        let palette = look.palette;
        let place = Place::step(step);
        let chosen = shown.is_some();
        let fonts = if chosen { [SEMIBOLD; 3] } else { [REGULAR, REGULAR, MEDIUM] };
        let number = look.text_in(Purpose::Control, fonts[0], (step + 1).to_string());
        let number = number.color(if chosen { palette.accent } else { palette.muted });
        let bars: Element<'a, Message> = match words.level {
            Some(level) => level_bars(look, level),
            None => space().into(),
        };
        let rule = look.text_in(Purpose::Control, fonts[1], words.rule.as_str());
        let result = look.text_in(Purpose::Control, fonts[2], words.result.as_str());
        let cost = look.muted(Purpose::Control, words.cost.as_str()).font(REGULAR);
        let sign = words.unfolds.then(|| {
            let is_unfolded = chosen && self.unfolded.has(&place);
            nested::fold_button(is_unfolded, Message::Toggle(place.clone()), look)
        });
        let sign = container(row![].push(sign)).width(SIGN);
        let head = cells(number, bars, [rule, result], cost, chosen, look).push(sign);
        let head = head.height(if chosen { Length::Shrink } else { height.into() });
        let mut body = column![head];
        if let Some(sentence) = self.sentence.as_ref().filter(|_| chosen) {
            let sentence = look.text(Purpose::Explanation, sentence.as_str());
            let sentence = container(sentence).max_width(look.text_width());
            let left = look.pick(36.0, 28.0);
            let padding = Padding { left, bottom: 16.0, top: 4.0, right: 0.0 };
            let label = look.label("window-rule-in-book");
            let rule = controls::chip_button(label, Message::Rule(words.id), look);
            let told = column![sentence, rule].spacing(look.pick(10.0, 6.0));
            body = body.push(container(told).padding(padding));
        }
        let row = button(body)
            .padding([0.0, look.pick(16.0, 8.0)])
            .width(Length::Fill)
            .style(theme::button::list_row(palette, shown == Some(&place)))
            .on_press(Message::Choose(place.clone()));
        let is_current = shown == Some(&place);
        let row: Element<'a, Message> =
            if is_current { container(row).id(PANEL.chosen).into() } else { row.into() };
        let inner = nested::view(&self.unfolded, &place, shown, ASKS, look).filter(|_| chosen);
        let inner = inner.map(|inner| container(inner).padding([0.0, look.pick(16.0, 8.0)]));
        column![row].push(inner).into()
    }
}

/// Whether there is room for buttons beside a heading.
fn has_room(look: Look<'_>) -> bool {
    let (wide, small) = ROOM_FOR_BUTTONS;
    look.layout.has_panel(if look.layout.is_wide() { wide } else { small })
}

/// The heads of the columns.
fn columns(look: Look<'_>) -> Element<'_, Message> {
    let head = |id| look.muted(Purpose::Secondary, look.label(id));
    let number = look.muted(Purpose::Secondary, "#");
    let (rule, result) = (head("window-column-rule"), head("window-column-result"));
    cells(number, space(), [rule, result], head("window-column-score"), false, look)
        .push(space().width(SIGN))
        .height(look.pick(28.0, 24.0))
        .into()
}

/// A row of the list. Rule and result take two lines at most, but for the chosen row, which says them in full.
fn cells<'a>(
    number: Text<'a>,
    bars: impl Into<Element<'a, Message>>,
    words: [Text<'a>; 2],
    cost: Text<'a>,
    chosen: bool,
    look: Look<'_>,
) -> iced::widget::Row<'a, Message> {
    let line = look.pick(18.0, 16.0);
    let most = if chosen { f32::INFINITY } else { 2.0 * line };
    let [rule, result] = words.map(|text| {
        let text = text.wrapping(Wrapping::Word).line_height(Pixels(line));
        container(text).max_height(most).clip(true)
    });
    let is_tight = !has_room(look);
    let portions = match (is_tight, look.layout.is_wide()) {
        (true, _) => (2, 1),
        (false, true) => (5, 6),
        (false, false) => (3, 2),
    };
    // Where text is so large that there is little room the names of rules need it more than their levels.
    let bars = (!is_tight).then(|| {
        row![container(bars).width(look.grown(19.0)), space().width(look.pick(13.0, 8.0))]
    });
    let mut cells = row![
        space().height(if chosen { look.layout.lengths.list_row } else { 0.0 }),
        container(number).align_right(look.pick(24.0, 20.0)),
        space().width(look.pick(12.0, 8.0)),
    ];
    cells = cells.push(bars).push(rule.width(Length::FillPortion(portions.0)));
    cells = cells.push(space().width(8)).push(result.width(Length::FillPortion(portions.1)));
    if look.layout.is_wide() && look.layout.has_panel(480.0) {
        cells = cells.push(space().width(8)).push(container(cost).align_right(look.grown(64.0)));
    }
    cells.align_y(Alignment::Center)
}
