//! Steps that suppose something, unfolded: their cases below them, each step of a case as choosable as any other.

use std::collections::BTreeMap;

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use crate::look::Look;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::panel::told_row::told_row;
use crate::widget::icon::Icon;
use crate::widget::{controls, theme};
use duvod::explanation::{ToldCase, is_long, unfold};
use duvod::grid::Geometry;
use duvod::locale::Locale;
use duvod::message::words;
use duvod::proof::{At, Moment, StepPath, Trace};

/// A step within a case, in words.
#[derive(Debug)]
struct Line {
    result: String,
    rule: String,
    sentence: String,
    unfolds: bool,
    /// Whether the sentence says that its steps stand below.
    is_laid_out: bool,
}

/// A case in words.
#[derive(Debug)]
struct Case {
    supposed: String,
    lines: Vec<Line>,
    end: String,
    is_contradiction: bool,
}

/// The steps that are unfolded, with the words of their cases.
#[derive(Debug, Default)]
pub(crate) struct Unfolded(BTreeMap<StepPath, Vec<Case>>);

impl Unfolded {
    /// Unfolds the step at a place of a trace; false if there is nothing in it, or if it is unfolded already.
    pub(crate) fn unfold(
        &mut self,
        (geometry, trace): (&Geometry, &Trace),
        place: &StepPath,
        locale: &Locale,
    ) -> bool {
        if self.0.contains_key(place) {
            return false;
        }
        let cases = tell((geometry, trace), place, locale);
        let is_any = !cases.is_empty();
        if is_any {
            let _ = self.0.insert(place.clone(), cases);
        }
        is_any
    }

    /// Folds the step at a place; false if it is not unfolded.
    pub(crate) fn fold(&mut self, place: &StepPath) -> bool {
        self.0.remove(place).is_some()
    }

    /// Whether the step at a place is unfolded.
    pub(crate) fn has(&self, place: &StepPath) -> bool {
        self.0.contains_key(place)
    }

    /// Folds everything.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, of: (&Geometry, &Trace), locale: &Locale) {
        for (place, cases) in &mut self.0 {
            *cases = tell(of, place, locale);
        }
    }

    /// The places below the step there, as far as they are unfolded, in the order in which they are read.
    pub(crate) fn places(&self, step: &StepPath) -> Vec<StepPath> {
        let mut places = Vec::new();
        for (number, case) in self.0.get(step).into_iter().flatten().enumerate() {
            for line in 0..=case.lines.len() {
                let place = step.within(number, line);
                let inner = self.places(&place);
                places.push(place);
                places.extend(inner);
            }
        }
        places
    }

    /// How many characters are shown below the step there, and how many lines.
    pub(crate) fn length(&self, step: &StepPath) -> (usize, usize) {
        let mut length = (0, 0);
        for (number, case) in self.0.get(step).into_iter().flatten().enumerate() {
            length.1 += 2;
            length.0 += case.end.chars().count();
            for (line, words) in case.lines.iter().enumerate() {
                let (characters, lines) = self.length(&step.within(number, line));
                length.0 += words.sentence.chars().count() + characters;
                length.1 += 1 + lines;
            }
        }
        length
    }
}

fn tell((geometry, trace): (&Geometry, &Trace), place: &StepPath, locale: &Locale) -> Vec<Case> {
    let Some(moment) = Moment::of(geometry, trace, place) else { return Vec::new() };
    let At::Step(step) = moment.at else { return Vec::new() };
    let told = unfold(geometry, &moment.candidates, step);
    let cases = told.iter().zip(&step.cases);
    cases
        .map(|(told, case): (&ToldCase, _)| Case {
            supposed: locale.say(&told.supposed),
            lines: told
                .lines
                .iter()
                .zip(&case.steps)
                .map(|(line, step)| Line {
                    result: locale.say(&line.result()),
                    rule: locale.say(&line.name),
                    sentence: locale.say(&line.sentence),
                    unfolds: !step.cases.is_empty(),
                    is_laid_out: is_long(step),
                })
                .collect(),
            end: locale.say(&told.end),
            is_contradiction: told.is_contradiction,
        })
        .collect()
}

/// What the rows below a step ask for.
pub(crate) struct Asks<M> {
    /// That a place is shown.
    pub(crate) choose: fn(StepPath) -> M,
    /// That the step at a place is unfolded or folded.
    pub(crate) toggle: fn(StepPath) -> M,
}

impl<M> Clone for Asks<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Asks<M> {}

/// The cases of the step there, if it is unfolded.
pub(crate) fn view<'a, M: Clone + 'a>(
    unfolded: &'a Unfolded,
    step: &StepPath,
    current: Option<&StepPath>,
    asks: Asks<M>,
    look: Look<'a>,
) -> Option<Element<'a, M>> {
    let cases = unfolded.0.get(step)?;
    let mut all = Column::new().spacing(8);
    for (number, case) in cases.iter().enumerate() {
        let head = look.text_in(Purpose::Control, SEMIBOLD, case.supposed.as_str());
        let mut rows =
            column![container(head.color(look.palette.violet)).padding([4, 8])].spacing(2);
        for (line, words) in case.lines.iter().enumerate() {
            let place = step.within(number, line);
            let inside = words_of_line(line, words, unfolded.has(&place), &place, asks, look);
            rows = rows.push(choosable(inside, &place, current, asks, look));
            rows = rows.push(view(unfolded, &place, current, asks, look));
        }
        let place = step.within(number, case.lines.len());
        let end = end(case.end.as_str(), case.is_contradiction, look);
        rows = rows.push(choosable(end, &place, current, asks, look));
        let rail = container(space()).width(2).height(Length::Fill);
        let rail = rail.style(theme::container::ground(look.palette.violet));
        all = all.push(iced::widget::stack![
            container(rows).padding(Padding::ZERO.left(10)).width(Length::Fill),
            rail,
        ]);
    }
    let left = look.pick(12.0, 6.0);
    Some(container(all).padding(Padding::ZERO.left(left).bottom(8).top(4)).into())
}

/// What steps come to: something that cannot be, or what they reach.
pub(super) fn end<'a, M: 'a>(
    words: &'a str,
    is_contradiction: bool,
    look: Look<'a>,
) -> Element<'a, M> {
    let (sign, colour) =
        if is_contradiction { ("✗", look.palette.target) } else { ("⇒", look.palette.blue) };
    let sign = look.text_in(Purpose::Secondary, SEMIBOLD, sign).color(colour);
    let words = look.text_in(Purpose::Control, REGULAR, words).width(Length::Fill);
    row![container(sign).width(18), words].into()
}

/// A line with its ground, which is pressed to choose its place.
pub(super) fn choosable<'a, M: Clone + 'a>(
    inside: Element<'a, M>,
    place: &StepPath,
    current: Option<&StepPath>,
    asks: Asks<M>,
    look: Look<'a>,
) -> Element<'a, M> {
    let chosen = current == Some(place);
    let choose = (asks.choose)(place.clone());
    told_row(inside, [look.pick(6.0, 4.0), 8.0], chosen, choose, look)
}

fn words_of_line<'a, M: Clone + 'a>(
    number: usize,
    words: &'a Line,
    is_unfolded: bool,
    place: &StepPath,
    asks: Asks<M>,
    look: Look<'a>,
) -> Element<'a, M> {
    let figure = look.muted(Purpose::Secondary, (number + 1).to_string());
    let result = look.text_in(Purpose::Control, SEMIBOLD, words.result.as_str());
    let rule = look.muted(Purpose::Secondary, words.rule.as_str());
    let head = row![result, rule].spacing(12).align_y(Alignment::Center).width(Length::Fill).wrap();
    let sign = words.unfolds.then(|| fold_button(is_unfolded, (asks.toggle)(place.clone()), look));
    let head = row![head].push(sign).spacing(8).align_y(Alignment::Start);
    let sentence = look.text_in(Purpose::Secondary, REGULAR, words.sentence.as_str());
    let sentence = container(sentence).max_width(look.text_width());
    let folded = words.is_laid_out && !is_unfolded;
    let steps = folded.then(|| unfold_button((asks.toggle)(place.clone()), look));
    let body = column![head, sentence].push(steps).spacing(2).width(Length::Fill);
    row![container(figure).width(18), body].align_y(Alignment::Start).into()
}

/// What opens the steps that a sentence says stand below, and by which key.
pub(crate) fn unfold_button<'a, M: Clone + 'a>(message: M, look: Look<'a>) -> Element<'a, M> {
    controls::chip_button(look.label(words::WindowUnfold), message, look)
}

/// The sign that opens and closes what lies below.
pub(crate) fn fold_button<'a, M: Clone + 'a>(
    is_unfolded: bool,
    message: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let (sign, label) =
        if is_unfolded { (Icon::Down, words::WindowFold) } else { (Icon::On, words::WindowUnfold) };
    controls::tiny_icon_button(sign, look.label(label), message, look)
}
