//! What the panel *Procedure* shows.
//!
//! A procedure may have 150 steps and more, so only those rows are made that may be seen; empty
//! space stands for the others. The height of every row is known but that of the chosen one before it
//! is laid out. It is therefore always made, and the rows after it are chosen with a bound for its height.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::columns::{Columns, SIGN, inset, sides};
use super::{Message, Panel, Row};
use crate::action::Go;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::look::{Look, Side};
use crate::panel::proof::nested;
use crate::panel::rated;
use crate::panel::told_row::told_row;
use crate::panel::walking::Walking;
use crate::widget::controls;
use crate::widget::controls::Name;
use crate::widget::icon::Icon;
use crate::widget::level_bars::level_bars;
use crate::widget::prose::{line, scrolled};
use crate::widget::reveal::{FILTER, PANEL, drawn_height};
use duvod::explainer::ExplainerRating;
use duvod::message::{Message as Words, words};
use duvod::proof::StepPath;

/// What the height of the list is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 900.0;

/// A panel narrower than this, wide and small, has no room for buttons beside a heading.
const ROOM_FOR_BUTTONS: (f32, f32) = (440.0, 310.0);

/// About how high all is that stands above the list but the filter, wide and small.
const ABOVE: (f32, f32) = (150.0, 110.0);

/// So many rows are seen at least below what is not scrolled.
const LEAST_ROWS: f32 = 6.0;

/// More than the mean width of a character of a sentence.
const WIDE_CHARACTER: f32 = 9.0;

/// What the rows within a step ask for.
const ASKS: nested::Asks<Message> =
    nested::Asks { choose: Message::Choose, toggle: Message::Toggle };

impl Panel {
    /// What the panel shows while this place is shown, with what Sudoku Explainer says of the puzzle if that is known.
    pub(crate) fn view<'a>(
        &'a self,
        shown: Option<&StepPath>,
        rating: Option<&ExplainerRating>,
        walking: Walking,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let margin = look.layout.lengths.margin;
        let step = shown.map(StepPath::outermost);
        let listed = self.listed();
        let gap = |wide, small| space().height(look.pick(wide, small));
        let mut head = column![
            self.head(step, walking, look),
            gap(8.0, 4.0),
            self.second_line(listed.len(), rating, walking, look),
        ];
        if let Some(filter) = self.filter.view(look) {
            head = head.push(gap(10.0, 6.0)).push(filter);
        }
        let head = head.push(gap(12.0, 6.0)).push(self.columns(look));
        let head = container(head).padding([0.0, margin]);
        let rule = container(line(look)).padding([0.0, margin - inset(look)]);
        let head = column![space().height(look.pick(24.0, 12.0)), head, rule];
        // An open filter that leaves little of the list is scrolled with it.
        let above = self.filter.height(look) + look.pick(ABOVE.0, ABOVE.1);
        let has_room = look.layout.body - look.layout.lengths.tabs - above
            >= LEAST_ROWS * look.layout.lengths.list_row;
        let scrolls = |page: Column<'a, Message>| {
            scrolled(page, look)
                .id(PANEL.list)
                .on_scroll(Message::Scrolled)
                .width(Length::Fill)
                .height(Length::Fill)
        };
        if self.filter.is_open() && !has_room {
            let head = container(head).id(FILTER.chosen);
            let list = self.list(&listed, shown, 2.0 * above, look);
            return scrolls(column![head, list]).into();
        }
        let list = scrolls(column![self.list(&listed, shown, 0.0, look)]);
        column![head, list].height(Length::Fill).width(Length::Fill).into()
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
            let step = look.say(&Words::from(words::WindowStepShown { step: step + 1 }));
            let of = look.say(&Words::from(words::WindowStepOf { total: count }));
            let of = look.text_in(Purpose::Headline, REGULAR, of).color(look.palette.muted);
            row![look.text(Purpose::Headline, step), of].spacing(8).into()
        } else {
            let count = look.say(&Words::from(words::WindowSteps { count }));
            look.text(Purpose::Headline, count).into()
        };
        let (sign, label) = if walking.is_playing {
            (Icon::Pause, words::WindowWalkStop)
        } else {
            (Icon::Play, words::WindowWalkAlone)
        };
        // Where there is no room for the title beside the buttons it stands above them.
        let tips = if has_room(look) { Side::Above } else { Side::Below };
        let look = look.with_tips(tips);
        let button =
            |icon, message, label| controls::icon_button(icon, look.label(label), message, look);
        let buttons = [
            button(Icon::First, Message::Go(Go::First), words::WindowGoFirst),
            button(Icon::Back, Message::Go(Go::Back), words::WindowGoBack),
            button(sign, Message::Play, label),
            button(Icon::On, Message::Go(Go::On), words::WindowGoOn),
            button(Icon::Last, Message::Go(Go::Last), words::WindowGoLast),
        ];
        let buttons = row(buttons).spacing(look.pick(8.0, 4.0));
        if !has_room(look) {
            return column![title, buttons].spacing(4).into();
        }
        row![container(title).width(Length::Fill), buttons].align_y(Alignment::Center).into()
    }

    /// The filter, the pace and how hard the puzzle is.
    fn second_line<'a>(
        &'a self,
        listed: usize,
        rating: Option<&ExplainerRating>,
        walking: Walking,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        // Above stands which step it is.
        let look = look.with_tips(Side::Below);
        let filter: Name = if self.filter.is_on() {
            let words = Words::from(words::WindowFilterOn { count: listed });
            look.keyed_text(look.say(&words), words::KeyRules).into()
        } else {
            look.label(words::WindowFilter).into()
        };
        let is_open = self.filter.is_open() || self.filter.is_on();
        let filter = controls::chip_switch(filter, Message::ToggleFilter, is_open, look);
        let pace = look.say(&Words::from(words::WindowPace { seconds: walking.seconds() }));
        let pace = (pace, look.label(words::TipPace));
        let pace = controls::chip_button(pace, Message::Pace, look);
        let score = self.hardness(rating, look);
        if !has_room(look) {
            return row![filter, pace, score]
                .spacing(8)
                .align_y(Alignment::Center)
                .wrap()
                .vertical_spacing(4)
                .into();
        }
        row![filter, pace, space().width(Length::Fill), score]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    }

    /// The score of all steps, and how Sudoku Explainer rates the puzzle.
    fn hardness<'a>(
        &'a self,
        rating: Option<&ExplainerRating>,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let score = look.muted(Purpose::Secondary, self.score.as_str());
        let score: Element<'a, Message> = match &self.rated {
            Some(why) => controls::with_tip(score, why.clone(), None, look.with_tips(Side::Below)),
            None => score.into(),
        };
        let score = (!self.is_explainer).then_some(score);
        let Some(rating) = rating else { return row![].push(score).into() };
        let (label, tip) = if self.is_explainer {
            (rated::all(rating), words::WindowExplainerBack)
        } else {
            (rated::short(rating), words::WindowExplainerSteps)
        };
        let tip = format!("{}\n{}", look.say(&rated::long(rating)), look.label(tip));
        let switch =
            controls::chip_switch(look.say(&label), Message::Explainer, self.is_explainer, look);
        let switch = controls::with_tip(switch, tip, None, look);
        row![].push(score).push(switch).spacing(8).align_y(Alignment::Center).into()
    }

    /// The rows that may be seen, with space for those that are not made. What is scrolled with them stands no higher than
    /// this above them.
    fn list<'a>(
        &'a self,
        listed: &[usize],
        shown: Option<&StepPath>,
        above: f32,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let tops = self.tops(listed, look);
        let step = shown.map(StepPath::outermost);
        let (first, last) = self.seen(&tops, step, above, look);
        let gap = |from: usize, to: usize| space().height(tops[to] - tops[from]);
        let (left, right) = sides(look);
        let mut rows = Column::new().padding(Padding { top: 4.0, right, bottom: 0.0, left });
        let mut made = 0;
        let chosen = listed.iter().position(|&number| Some(number) == step);
        let chosen = chosen.into_iter().filter(|place| !(first..last).contains(place));
        let mut places: Vec<usize> = (first..last).chain(chosen).collect();
        places.sort_unstable();
        for place in places {
            if place > made {
                rows = rows.push(gap(made, place));
            }
            let (number, height) = (listed[place], tops[place + 1] - tops[place]);
            let shown = shown.filter(|_| step == Some(number));
            rows = rows.push(self.row(number, height, shown, look));
            made = place + 1;
        }
        rows.push(gap(made, listed.len())).push(space().height(16)).into()
    }

    /// Where each of the listed rows begins, and where the last one ends, were none chosen.
    fn tops(&self, listed: &[usize], look: Look<'_>) -> Vec<f32> {
        let words = self.rows.iter().map(|row| [row.rule.as_str(), row.result.as_str()]);
        let heights = self.heights.of(words, look);
        let mut tops = vec![0.0];
        let mut top = 0.0;
        for &number in listed {
            top += heights.get(number).copied().unwrap_or_default();
            tops.push(top);
        }
        tops
    }

    /// The rows that may be seen: from the first to the one before the last number.
    fn seen(
        &self,
        tops: &[f32],
        shown: Option<usize>,
        above: f32,
        look: Look<'_>,
    ) -> (usize, usize) {
        let height = drawn_height(self.height, UNKNOWN_HEIGHT);
        let extra = shown.map_or(0.0, |step| self.extra(step, look));
        let from = self.offset - above - extra - height;
        let to = self.offset + 2.0 * height;
        let first = tops.partition_point(|top| *top <= from).saturating_sub(1);
        let last = tops.partition_point(|top| *top < to);
        let count = tops.len() - 1;
        (first.min(count), last.min(count))
    }

    /// More than the height that the chosen row has besides that of every row.
    fn extra(&self, step: usize, look: Look<'_>) -> f32 {
        let Some(sentence) = &self.sentence else { return 0.0 };
        let width = (look.layout.panel - look.grown(200.0)).clamp(120.0, look.text_width());
        let (characters, inner) = self.unfolded.length(&StepPath::step(step));
        let characters = sentence.chars().count() + characters;
        let lines = (characters as f32 * look.grown(WIDE_CHARACTER) / width).ceil() + 2.0;
        // Each line within has a heading and may be half empty at its end.
        let lines = lines + 3.5 * inner as f32;
        lines * look.size(Purpose::Explanation).1.0 + 40.0
    }

    fn row<'a>(
        &'a self,
        step: usize,
        height: f32,
        shown: Option<&StepPath>,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let Some(words) = self.rows.get(step) else { return space().into() };
        let columns = Columns::new(look);
        let palette = look.palette;
        let place = StepPath::step(step);
        let chosen = shown.is_some();
        let font = if chosen { SEMIBOLD } else { REGULAR };
        let number = look.text_in(Purpose::Control, font, (step + 1).to_string());
        let number = number.color(if chosen { palette.accent } else { palette.muted });
        let bars: Element<'a, Message> = match words.level {
            Some(level) => level_bars(look, level),
            None => space().into(),
        };
        let told = columns.words([&words.rule, &words.result], chosen, look);
        let cost = look.muted(Purpose::Control, words.cost.as_str()).font(REGULAR);
        let sign = words.unfolds.then(|| {
            let is_unfolded = chosen && self.unfolded.has(&place);
            nested::fold_button(is_unfolded, Message::Toggle(place.clone()), look)
        });
        let sign = container(row![].push(sign)).width(SIGN);
        let head = columns.row(number, bars, told, cost, look).push(sign);
        let head = if chosen { head.push(space().height(height)) } else { head.height(height) };
        let mut body = column![head];
        if let Some(sentence) = self.sentence.as_ref().filter(|_| chosen) {
            body = body.push(self.told(sentence, words, &place, look));
        }
        let (is_current, choose) = (shown == Some(&place), Message::Choose(place.clone()));
        let row = told_row(body, [0.0, look.pick(16.0, 8.0)], is_current, choose, look);
        let inner = nested::view(&self.unfolded, &place, shown, ASKS, look).filter(|_| chosen);
        let inner = inner.map(|inner| container(inner).padding([0.0, look.pick(16.0, 8.0)]));
        column![row].push(inner).into()
    }

    /// What is told of the chosen step below its row.
    fn told<'a>(
        &'a self,
        sentence: &'a str,
        words: &Row,
        place: &StepPath,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let sentence = look.text(Purpose::Explanation, sentence);
        let sentence = container(sentence).max_width(look.text_width());
        let left = look.pick(36.0, 28.0);
        let padding = Padding { left, bottom: 16.0, top: 4.0, right: 0.0 };
        let label = look.label(words::WindowRuleInBook);
        // What Sudoku Explainer does has no page.
        let rule = (!self.is_explainer)
            .then(|| controls::chip_button(label, Message::Rule(words.id), look));
        // Where there is no column of scores, the score of the chosen step is told here.
        let score = (!Columns::new(look).has_score).then(|| {
            let score = words.cost.as_str();
            let score = if self.is_explainer {
                Words::from(words::WindowRating { rating: score })
            } else {
                words::WindowScore { score }.into()
            };
            look.muted(Purpose::Secondary, look.say(&score))
        });
        // The sentence of a long step says that its steps stand below.
        let folded = words.unfolds && !self.unfolded.has(place);
        let steps = folded.then(|| nested::unfold_button(Message::Toggle(place.clone()), look));
        let below =
            row![].push(rule).push(steps).push(score).spacing(12).align_y(Alignment::Center).wrap();
        let told = column![sentence, below].spacing(look.pick(10.0, 6.0));
        container(told).padding(padding).into()
    }

    /// The heads of the columns; there are none where they stand one below the other.
    fn columns<'a>(&self, look: Look<'a>) -> Option<Element<'a, Message>> {
        let columns = Columns::new(look);
        if columns.is_stacked {
            return None;
        }
        let head = |id| look.muted(Purpose::Secondary, look.label(id));
        let score =
            if self.is_explainer { words::WindowColumnRating } else { words::WindowColumnScore };
        let number = look.muted(Purpose::Secondary, "#");
        let words = [head(words::WindowColumnRule), head(words::WindowColumnResult)];
        let heads = columns.row(number, space(), words, head(score), look);
        Some(heads.push(space().width(SIGN)).height(look.pick(28.0, 24.0)).into())
    }
}

/// Whether there is room for buttons beside a heading.
fn has_room(look: Look<'_>) -> bool {
    let (wide, small) = ROOM_FOR_BUTTONS;
    look.layout.has_panel(if look.layout.is_wide() { wide } else { small })
}
