//! What is shown while a run is chosen or watched.

use iced::widget::{Column, column, container, row, slider};
use iced::{Alignment, Element};

use super::recording::Recording;
use super::{Message, SOUGHT_FIELD, SPEEDS, STEP_FIELD, Watch};
use crate::action::Go;
use crate::laboratory::methods::Methods;
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::new_puzzles::choices::Known;
use crate::widget::field::Field;
use crate::widget::form::{Asks, Lists};
use crate::widget::icon::Icon;
use crate::widget::prose::{line, paragraph};
use crate::widget::{controls, theme};
use duvod::message::{Message as Words, words};
use duvod_laboratory::LastStep;

/// How wide a field for a number is.
const NUMBER: f32 = 90.0;

/// What is chosen, and below it the run at the step that is shown.
pub(crate) fn view<'a>(
    watch: &'a Watch,
    about: (Known<'a>, &'a Methods),
    look: Look<'a>,
) -> Column<'a, Message> {
    let (known, methods) = about;
    let lists = Lists { field: SOUGHT_FIELD, open: Message::Open, seek: Message::Seek };
    let asks = Asks {
        choose: Message::Choose,
        type_in: Message::Type,
        given: Message::Run,
        lists: Some(lists),
    };
    let rows = watch.choices.rows((known, &methods.told), look.locale);
    let page = watch.form.view(rows, (&asks, &watch.faults), |_, row| row, look);
    if let Some(recording) = &watch.recording {
        let around = [look.pick(12.0, 8.0), look.layout.lengths.margin];
        return page.push(line(look)).push(container(told(watch, recording, look)).padding(around));
    }
    let how = look.muted(Purpose::Secondary, look.label(words::LabWatchHow));
    page.push(container(how).padding([12.0, look.layout.lengths.margin]))
}

/// What came of the run, the buttons for walking it, and the step that is shown.
fn told<'a>(watch: &'a Watch, recording: &'a Recording, look: Look<'a>) -> Column<'a, Message> {
    let replay = recording.replay();
    let seconds = recording.elapsed.as_secs_f64();
    let milliseconds = (seconds * 1e4).round() / 10.0;
    let mut outcome = look.say(&recording.outcome());
    outcome.push(' ');
    outcome.push_str(&look.say(&words::LabTook { milliseconds }.into()));
    let head = look.text(Purpose::Secondary, outcome);
    let page = Column::new().push(head).spacing(look.pick(12.0, 8.0));
    if replay.is_empty() {
        return page.push(paragraph(look.label(words::LabNoSteps), look));
    }
    page.push(place(watch, recording, look)).push(step(recording, look))
}

/// Where in the run it is, and how it is walked on.
fn place<'a>(watch: &'a Watch, recording: &'a Recording, look: Look<'a>) -> Column<'a, Message> {
    let replay = recording.replay();
    let (step, total) = (replay.at(), replay.len());
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let title = look.say(&words::LabStepOf { step, total }.into());
    let title = look.text_in(Purpose::Section, SEMIBOLD, title);
    let rail = slider(0..=count(total), count(step), Message::GoTo)
        .style(theme::slider::rail(look.palette))
        .height(20.0);
    let go_to = look.text(Purpose::Secondary, look.label(words::LabGoTo));
    let width = look.grown(NUMBER);
    let field = Field {
        hint: look.label(words::LabStepHint),
        width: Some(width),
        typed: &watch.typed_step,
        id: STEP_FIELD,
        purpose: Purpose::Secondary,
    };
    let field = field.view(Message::TypeStep, Message::GoToTyped, look);
    let go_to = row![go_to, container(field).width(width)].spacing(8).align_y(Alignment::Center);
    let speeds = SPEEDS.into_iter().enumerate().map(|(number, speed)| {
        let name = look.say(&words::MakerNumber { number: speed }.into());
        (name, number == watch.speed, Message::Speed(number))
    });
    let speed = look.text(Purpose::Secondary, look.label(words::LabSpeed));
    let speed = row![speed, controls::choice(speeds, look)].spacing(8).align_y(Alignment::Center);
    let both = row![go_to, speed].spacing(16).align_y(Alignment::Center);
    column![title, controls_row(watch.is_playing, look), rail, both.wrap().vertical_spacing(6)]
        .spacing(8)
}

/// The buttons for walking.
fn controls_row(is_playing: bool, look: Look<'_>) -> Element<'_, Message> {
    let (sign, label) = if is_playing {
        (Icon::Pause, words::WindowWalkStop)
    } else {
        (Icon::Play, words::WindowWalkAlone)
    };
    let button =
        |icon, message, label| controls::icon_button(icon, look.label(label), message, look);
    row![
        button(Icon::First, Message::Go(Go::First), words::LabGoFirst),
        button(Icon::Back, Message::Go(Go::Back), words::WindowGoBack),
        button(sign, Message::Play, label),
        button(Icon::On, Message::Go(Go::On), words::WindowGoOn),
        button(Icon::Last, Message::Go(Go::Last), words::LabGoLast),
    ]
    .spacing(look.pick(8.0, 4.0))
    .into()
}

/// The step that is shown, told; whether it was a guess, and what stood around its cell.
fn step<'a>(recording: &'a Recording, look: Look<'a>) -> Column<'a, Message> {
    let Some(LastStep { told, situation, is_guess, .. }) = recording.last() else {
        return column![paragraph(look.label(words::LabAtStart), look)];
    };
    let chip = is_guess.then(|| {
        let colour = look.palette.violet;
        let word = look.text(Purpose::Secondary, look.label(words::LabGuess)).color(colour);
        container(word).padding([2.0, 8.0]).style(theme::container::chip(look.palette))
    });
    let around = situation.as_ref().map(|words| {
        let words = words.each_ref().map(|words: &Words| look.say(words)).join(" ");
        let words = look.muted(Purpose::Secondary, words);
        container(words).max_width(look.text_width())
    });
    let hint = look.muted(Purpose::Secondary, look.label(words::LabCellHint));
    let hint = (!recording.replay().goes_by_grids()).then_some(hint);
    column![paragraph(look.say(told), look)].push(chip).push(around).push(hint).spacing(8)
}
